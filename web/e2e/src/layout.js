// What is wrong with how the page lies on a screen of this width and height, as a list of texts.
// Letters inside drawings are looked at in the tests of their rooms.
const [wide, high] = arguments;
const found = new Set();
const root = document.documentElement;
if (root.scrollWidth > wide) found.add(`the page is ${root.scrollWidth} wide`);

// A sheet on top is all there is.
const scope = document.querySelector("dialog[open]") ?? document.body;
// A board is the page: nothing of it lies below the edge of the screen.
const board = document.querySelector(".table") !== null;

const about = (it) => {
    const name = `${it.localName}${[...it.classList].map((one) => `.${one}`).join("")}`;
    const text = it.textContent.trim().replace(/\s+/g, " ");
    return text ? `${name} “${text.slice(0, 40)}”` : name;
};
const clear = (colour) => /^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(colour);
const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

// What surrounds an element: what cuts it, which box it stands in, and on which layer.
const known = new Map();
const around = (it) => {
    if (it === null) return { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9, box: null, layer: null, spoken: false, sideways: false, down: false, window: { left: -1e9, right: 1e9, top: -1e9, bottom: 1e9 } };
    if (known.has(it)) return known.get(it);
    const style = getComputedStyle(it), r = it.getBoundingClientRect();
    const now = { ...around(it.parentElement), style, r };
    if (style.position === "fixed" || it.localName === "dialog") Object.assign(now, around(null), { style, r, layer: it });
    // What is only meant to be heard has no size, or is cut to nothing.
    now.spoken ||= style.clipPath.startsWith("inset(50%") || style.opacity === "0" || it.matches(".aside, .unseen-text, .dm-said, .spoken");
    const cuts = (way) => way === "hidden" || way === "clip";
    const rolls = (way) => way === "auto" || way === "scroll";
    if (cuts(style.overflowX)) [now.left, now.right] = [Math.max(now.left, r.left), Math.min(now.right, r.right)];
    if (cuts(style.overflowY)) [now.top, now.bottom] = [Math.max(now.top, r.top), Math.min(now.bottom, r.bottom)];
    // What is rolled out of sight covers nothing and is not covered.
    if (rolls(style.overflowX) || rolls(style.overflowY)) {
        const w = now.window;
        now.window = { left: Math.max(w.left, r.left), right: Math.min(w.right, r.right), top: Math.max(w.top, r.top), bottom: Math.min(w.bottom, r.bottom) };
    }
    if (rolls(style.overflowX)) [now.left, now.right, now.sideways] = [-1e9, 1e9, true];
    if (rolls(style.overflowY)) [now.top, now.bottom, now.down] = [-1e9, 1e9, true];
    const edge = ["Left", "Right", "Top", "Bottom"].some((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== "none" && !clear(style[`border${side}Color`]));
    const laid = !clear(style.backgroundColor) || style.backgroundImage !== "none";
    now.boxed = (edge || laid) && style.display !== "inline" && it !== scope && it !== document.body;
    if (now.boxed) Object.assign(now, { box: it, boxSideways: false });
    if (style.position === "sticky" || (style.position !== "static" && (now.boxed || style.zIndex !== "auto"))) now.layer = it;
    known.set(it, now);
    return now;
};

// Names that people gave themselves may be of any length, and are shortened.
const named = (it) => it.closest(".name, .dm-name, .name-tag") !== null && !/\d/.test(it.textContent);

const lines = [];
const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || it.closest("svg, script, style, noscript, option, .drawing, .tip") || !seen(it)) continue;
    const here = around(it);
    if (here.spoken || named(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
        if (r.width < 2 || r.height < 2) continue;
        // Above and below the letters a line has room for accents and tails.
        const spare = r.height * .28, [top, bottom] = [r.top + spare, r.bottom - spare];
        if (r.right < here.left || r.left > here.right || bottom < here.top || top > here.bottom) {
            // All of it is hidden: that may be meant, as with what slides in, but not with a part of a text.
            if (here.style.textOverflow !== "ellipsis") found.add(`out of sight: ${about(it)}`);
            continue;
        }
        if (r.left < here.left - 1 || r.right > here.right + 1 || top < here.top - 1 || bottom > here.bottom + 1) found.add(`cut: ${about(it)}`);
        if (!here.sideways && (r.left < -1 || r.right > wide + 1)) found.add(`off the screen: ${about(it)}`);
        if (board && !here.down && (top < 0 || bottom > high)) found.add(`off the screen: ${about(it)}`);
        const box = here.box?.getBoundingClientRect();
        if (box && !around(here.box).sideways && (r.left < box.left - 1 || r.right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)) {
            const scrolls = (e) => e !== here.box && (/auto|scroll/.test(around(e).style.overflow) || (e.parentElement !== null && scrolls(e.parentElement)));
            if (!scrolls(it)) found.add(`leaves its box ${here.box.className}: ${about(it)}`);
        }
        if (here.style.pointerEvents !== "none") {
            for (const x of [r.left + 2, (r.left + r.right) / 2, r.right - 2]) {
                const y = (r.top + r.bottom) / 2;
                const over = document.elementFromPoint(x, y);
                if (over === null || it.contains(over) || over.contains(it)) continue;
                // What lies on top must be seen to hide anything.
                let hides = false;
                for (let up = over; up !== null && !up.contains(it); up = up.parentElement) {
                    hides ||= around(up).boxed && seen(up) && around(up).style.opacity > .5;
                }
                const scrolled = here.down || here.sideways;
                if (hides && !scrolled) { found.add(`${about(over)} covers ${about(it)}`); break; }
            }
        }
        const w = here.window;
        if (r.left > w.left - 1 && r.right < w.right + 1 && top > w.top && bottom < w.bottom) lines.push({ it, layer: here.layer, left: r.left, right: r.right, top, bottom });
    }
    // A letter on a phone has fourteen pixels, elsewhere twelve.
    const least = Math.min(wide, high) < 600 ? 14 : 12;
    if (parseFloat(here.style.fontSize) < least - .1 && !it.closest("sup, small")) found.add(`small letters, ${here.style.fontSize}: ${about(it)}`);
}

// No line runs into another one.
lines.sort((a, b) => a.top - b.top);
lines.forEach((a, n) => {
    for (let m = n + 1; m < lines.length && lines[m].top < a.bottom - 1; m += 1) {
        const b = lines[m];
        if (a.it === b.it || a.layer !== b.layer || a.it.contains(b.it) || b.it.contains(a.it)) continue;
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - b.top > 2) found.add(`${about(a.it)} runs into ${about(b.it)}`);
    }
});

// No box leaves the box that it stands in.
for (const it of scope.querySelectorAll("*")) {
    if (it.closest("svg, .drawing, .tip") || !seen(it)) continue;
    const here = around(it);
    if (!here.boxed || here.spoken || /absolute|fixed/.test(here.style.position) || here.style.transform !== "none") continue;
    const outer = it.parentElement === null ? null : around(it.parentElement).box;
    if (outer === null || outer === undefined) continue;
    let moved = false;
    for (let up = it.parentElement; up !== outer; up = up.parentElement) moved ||= /absolute|fixed/.test(around(up).style.position) || /auto|scroll/.test(around(up).style.overflow);
    if (moved || /auto|scroll/.test(around(outer).style.overflow)) continue;
    const [a, b] = [here.r, around(outer).r];
    if (a.left < b.left - 1.5 || a.right > b.right + 1.5 || a.top < b.top - 1.5 || a.bottom > b.bottom + 1.5) found.add(`leaves its box ${outer.className}: ${about(it)}`);
}
return [...found];
