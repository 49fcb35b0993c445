//! Texts come from the files and fit where they stand: looked at in a language that nobody speaks, all
//! of whose texts are long and stand between brackets, and in the three that people do.

use e2e::{House, Page, Rulebook, Screen, keys, player};
use games::GAMES;
use serde_json::{Value, json};

/// What is said without brackets: words that stand in no file. Names that are the same in every language
/// are left out, and so is the text of the rules, which is a file of its own.
const STRAY: &str = r#"
    const same = ".languages, .brand, .raw-chip, .chip, .symbol, .rule > p, .rulebook h2, .rulebook nav, .aside-rule, "
        + ".why-rule, .code, .qr, code, kbd, script, style, noscript, [lang]:not(html)";
    const bare = (text) => {
        let before;
        do { before = text; text = text.replace(/⟦[^⟦⟧]*⟧/g, ""); } while (text !== before);
        return /\p{L}{2,}/u.test(text.replace(new RegExp(arguments[0], "g"), "").replace(/Galds|ra-lu-mi-go|\b(AM|PM)\b/g, "")) ? text.trim() : "";
    };
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // A text may be written in several pieces.
        const whole = node.parentElement;
        if (!whole.closest(same) && bare(node.data) && bare(whole.textContent)) found.add(bare(node.data));
    }
    for (const name of ["aria-label", "data-tip", "title", "placeholder", "alt", "aria-description"]) {
        for (const it of document.querySelectorAll(`[${name}]`)) {
            if (!it.closest(same) && bare(it.getAttribute(name))) found.add(`${name}: ${bare(it.getAttribute(name))}`);
        }
    }
    if (bare(document.title)) found.add(`title: ${document.title}`);
    return [...found];
"#;

/// What is cut off, or wider than the screen.
const CUT: &str = r#"
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const all = document.querySelectorAll("button, .button, h1, h2, h3, label, .tab, .lesson p, .prompt, .why, figcaption, .facts span, th, legend, summary");
    for (const it of all) {
        const style = getComputedStyle(it), place = it.getBoundingClientRect();
        const hidden = !it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || place.width < 2 || it.closest(".drawing, [inert], .spoken, .unseen-text, .chip");
        if (hidden || style.textOverflow === "ellipsis" || style.position === "fixed") continue;
        const text = it.innerText?.trim();
        if (!text) continue;
        if (it.scrollWidth > it.clientWidth + 2 && it.clientWidth > 0) found.push(`${it.scrollWidth} > ${it.clientWidth}: ${text.slice(0, 60)}`);
        if (place.right > innerWidth + 1 && !it.closest(".strip, .score, .rails, .side, .scroll")) found.push(`off the screen: ${text.slice(0, 60)}`);
    }
    return found;
"#;

/// What was found, so that all of it is told at once.
struct Finds {
    strange: bool,
    all: Vec<String>,
}

impl Finds {
    async fn look(&mut self, page: &Page, what: &str) {
        let texts = |found: Value| -> Vec<String> {
            let all = found.as_array().cloned().unwrap_or_default();
            all.iter().filter_map(Value::as_str).map(str::to_owned).collect()
        };
        if self.strange {
            let stray = texts(page.run(STRAY, vec![json!(same_everywhere())]).await);
            self.all.extend(stray.iter().map(|it| format!("{what} says what is in no file: {it}")));
        }
        let cut = texts(page.run(CUT, Vec::new()).await);
        if !cut.is_empty() {
            page.picture(&format!("cut-{}", what.replace(['/', ' '], "-"))).await;
        }
        self.all.extend(cut.iter().map(|it| format!("{what} does not fit: {it}")));
    }
}

/// An expression for the names that rooms have in no file.
fn same_everywhere() -> String {
    let names = GAMES.iter().flat_map(|game| player(game.id).same_everywhere());
    // Matches nothing where there are none.
    std::iter::once(&"$^").chain(names).copied().collect::<Vec<_>>().join("|")
}

/// Walks through the whole house and looks everywhere.
async fn walk(page: &Page, strange: bool) {
    let mut finds = Finds { strange, all: Vec::new() };
    finds.look(page, "the start page").await;
    page.click("settings").await;
    page.see("dialog[open]").await;
    finds.look(page, "the settings").await;
    for game in GAMES.iter().map(|game| game.id) {
        page.go(&format!("/new/{game}")).await;
        finds.look(page, &format!("setting up {game}")).await;
        page.go(&format!("/together/{game}")).await;
        finds.look(page, &format!("{game} with others")).await;
        page.go(&format!("/{game}/rules")).await;
        finds.look(page, &format!("the rules of {game}")).await;
        if Rulebook::of(game).lesson {
            page.go(&format!("/{game}/learn")).await;
            page.see("[data-test='lesson-next']:not([hidden])").await;
            finds.look(page, &format!("the lesson of {game}")).await;
        }
    }
    for path in ["/together", "/join", "/nowhere/at/all"] {
        page.go(path).await;
        finds.look(page, path).await;
    }
    for game in GAMES {
        let bots = if *game.seats.end() > 2 { &["mouse", "fox"][..] } else { &["fox"] };
        page.begin_against(game, bots).await;
        page.advice().await;
        finds.look(page, &format!("a hint in {}", game.title)).await;
        let mut player = player(game.id);
        for _ in 0..player.steps() {
            page.now().await;
            player.step(page).await;
            finds.look(page, game.title).await;
        }
        for (key, what) in player.dialogs() {
            page.press(*key).await;
            page.see("dialog[open]").await;
            finds.look(page, &format!("{what} of {}", game.title)).await;
            page.press(keys::ESCAPE).await;
        }
    }
    page.go("/").await;
    finds.look(page, "the start page with matches").await;
    finds.all.sort();
    finds.all.dedup();
    assert!(finds.all.is_empty(), "{:#?}", finds.all);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_said_stands_in_the_files_and_long_words_break_nothing() {
    let house = House::open().await;
    for screen in [Screen::PHONE, Screen::LAPTOP] {
        let page = house.page(screen).await;
        page.prefer(&json!({ "language": "en-XA", "tempo": "instant", "still": true })).await;
        walk(&page, true).await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn latvian_and_slovak_fit_on_a_phone() {
    let house = House::open().await;
    for language in ["lv", "sk"] {
        let page = house.page(Screen::PHONE).await;
        page.prefer(&json!({ "language": language, "tempo": "instant", "still": true })).await;
        walk(&page, false).await;
        page.close().await;
    }
}
