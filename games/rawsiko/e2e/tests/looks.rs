//! What is seen: nothing covers anything, it is large enough, and it says what it is.

use e2e::{
    House, Now, Page, Screen, Staged,
    rawsiko::SIEGE,
    tour::{LANGUAGES, SIZES},
};
use serde_json::{Value, json};

use super::{ALL, siege};

/// Pairs of names, pawns, chips and portraits that cover each other on the map.
const COVERED: &str = "
    const boxes = [];
    const add = (what, it, trim = 0) => {
        const r = it.getBoundingClientRect();
        boxes.push([what, r.left, r.top + r.height * trim, r.right, r.bottom - r.height * trim]);
    };
    for (const token of document.querySelectorAll('.token')) {
        const id = token.dataset.territory;
        // The box of a text has room for accents and tails above and below.
        add(`name of ${id}`, token.querySelector('.name'), .16);
        for (const chip of token.querySelectorAll('.raw-chip rect')) add(`chip in ${id}`, chip);
        // Where no pawn stands there may be one.
        const halo = token.querySelector('.halo').getBoundingClientRect();
        const r = halo.width * 10 / 28, x = halo.x + halo.width / 2, y = halo.y + halo.height / 2;
        const body = token.querySelector('.body')?.getBoundingClientRect();
        const half = Math.max(r, body ? body.width / 2 : 0);
        boxes.push([`pawn in ${id}`, x - half, y - r, x + half, y + r]);
    }
    for (const it of document.querySelectorAll('.closed-name')) add('China', it, .16);
    for (const it of document.querySelectorAll('.portrait .frame')) add(`portrait ${it.closest('.portrait').dataset.continent}`, it);
    for (const it of document.querySelectorAll('.continent-name')) add(`name ${it.closest('.portrait').dataset.continent}`, it, .16);
    add('buttons', document.querySelector('.raw-zoom'));
    const found = [];
    boxes.forEach((a, n) => boxes.slice(n + 1).forEach((b) => {
        const wide = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
        const high = Math.min(a[4], b[4]) - Math.max(a[2], b[2]);
        if (wide > .5 && high > .5) found.push(`${a[0]} and ${b[0]}: ${wide.toFixed(1)} by ${high.toFixed(1)}`);
    }));
    const map = document.querySelector('.raw-map').getBoundingClientRect();
    for (const [what, left, top, right, bottom] of boxes) {
        if (left < map.left || top < map.top || right > map.right || bottom > map.bottom) found.push(`${what} leaves the map`);
    }
    return [boxes.length, found]";

async fn nothing_covers(page: &Page, what: &str) {
    page.until("the letters are there", "return document.fonts.status === 'loaded'").await;
    let covered = page.run(COVERED, Vec::new()).await;
    assert!(covered[0].as_u64() > Some(180), "{covered}");
    assert_eq!(covered[1], json!([]), "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_the_map_covers_anything() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    for language in LANGUAGES {
        page.dress(language, "light").await;
        page.take_over(SIEGE, ALL, 1).await;
        page.now().await;
        for size in SIZES.into_iter().filter(|size| size.0 > 1000) {
            page.resize(size).await;
            nothing_covers(&page, &format!("{size:?} in {language}")).await;
            let letters = page.run(LETTERS, Vec::new()).await;
            for what in ["names", "pawns", "chips", "continents"] {
                let pixels = letters[what].as_f64().unwrap_or_default();
                assert!(pixels >= 9.0, "{what} have {pixels} pixels at {size:?}");
            }
        }
    }
    page.close().await;
}

/// What of the objectives cannot be seen whole.
const UNSEEN: &str = "
    const found = [];
    const all = document.querySelectorAll('.goal .points, .goal h3, .goal .chip');
    for (const it of all) {
        const r = it.getBoundingClientRect();
        const whole = [[r.left + 2, r.top + 2], [r.right - 2, r.bottom - 2], [r.left + r.width / 2, r.top + r.height / 2]]
            .every(([x, y]) => { const on = document.elementFromPoint(x, y); return on !== null && it.closest('.goal').contains(on); });
        // The mark of a chip hangs over its corner.
        if (!whole || (!it.matches('.chip') && it.scrollWidth > it.clientWidth + 1)) found.push(it.textContent);
    }
    return [document.querySelectorAll('.goal').length, found]";

#[tokio::test(flavor = "multi_thread")]
async fn every_objective_is_seen_whole() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    for card in 1..=7 {
        let mine = |view: &Value, actions: &[String]| {
            let me = view["me"].as_u64().and_then(|me| usize::try_from(me).ok());
            let seat = &view["seats"][me.unwrap_or_default()];
            seat["objective"] == format!("o{card}") && actions.iter().any(|it| it == "done")
        };
        let staged = Staged::play("rawsiko", "seats=3 turns=4", "", mine);
        for language in LANGUAGES {
            page.dress(language, "light").await;
            page.lay(&staged, "mouse").await;
            page.now().await;
            for size in SIZES {
                page.resize(size).await;
                let small = size.0 <= 1000;
                if small {
                    page.click("tab-objectives").await;
                    page.see(".raw-objectives.open").await;
                    // What has just come is on its way.
                    page.resize(size).await;
                }
                let unseen = page.run(UNSEEN, Vec::new()).await;
                assert_eq!(unseen, json!([4, []]), "card {card} at {size:?} in {language}");
                if small {
                    page.click("tab-objectives").await;
                }
            }
        }
    }
    page.close().await;
}

/// The smallest letters of each kind, in pixels on the screen.
const LETTERS: &str = "
    const scale = (svg) => { const m = svg.getScreenCTM(); return Math.hypot(m.a, m.b); };
    const size = (css) => Math.min(...[...document.querySelectorAll(css)].filter((it) => it.getClientRects().length > 0).map((it) => {
        const own = parseFloat(getComputedStyle(it).fontSize);
        return it.ownerSVGElement ? own * scale(it) : own;
    }));
    return { names: size('.token .name'), pawns: size('.token .pawn .all, .token .pawn .ready'), chips: size('.raw-chip text'), continents: size('.continent-name'),
        turn: size('.turns strong'), prompt: size('.prompt'), goals: size('.goal h3'), needs: size('.goal .chip'), seats: size('.raw-status .counts') }";

#[tokio::test(flavor = "multi_thread")]
async fn a_class_can_read_it() {
    let house = House::open().await;
    let page = house.hurried(Screen::CLASS).await;
    page.begin("rawsiko", &["person", "person", "person"]).await;
    assert_eq!(page.now().await, Now::Curtain);
    // Behind the curtain there is no objective, not even hidden.
    assert_eq!(page.count(".goal").await, 0);
    page.click("lift").await;
    page.see(".goal").await;
    page.close().await;

    let page = siege(&house, Screen::CLASS, 1).await;
    let letters = page.run(LETTERS, Vec::new()).await;
    for (what, least) in [
        ("names", 16.0),
        ("pawns", 18.0),
        ("chips", 13.0),
        ("turn", 18.0),
        ("prompt", 20.0),
        ("goals", 20.0),
        ("needs", 17.0),
        ("seats", 17.0),
    ] {
        let size = letters[what].as_f64().unwrap_or_default();
        assert!(size >= least, "{what} have {size} pixels and need {least}: {letters}");
    }
    page.picture("class").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_territory_says_what_it_is() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    let label = async |territory: &str| {
        page.attributes(&format!("[data-test='territory-{territory}']"), "aria-label")
            .await
            .remove(0)
    };
    assert_eq!(
        label("ukraine").await,
        "Ukraine, yours, 7 assets, 7 can act, borders Finland, Germany, Turkey, Urals, \
         hafnium, magnesium, natural graphite, scandium, can be chosen"
    );
    assert!(label("ural").await.starts_with("Urals, Cilia, 1 asset, borders "));
    assert!(label("siberia").await.starts_with("Siberia, free, borders "));
    page.close().await;
}

/// The map is so many times as large as when it is seen whole, at least.
fn near(factor: f64) -> String {
    format!(
        "return new DOMMatrix(getComputedStyle(document.querySelector('.camera')).transform).a >= {factor}"
    )
}

const WHOLE: &str =
    "return new DOMMatrix(getComputedStyle(document.querySelector('.camera')).transform).a === 1";

#[tokio::test(flavor = "multi_thread")]
async fn the_map_comes_near() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    assert_eq!(page.run(WHOLE, Vec::new()).await, true);
    page.double_click("[data-test='territory-brazil']").await;
    page.until("South America fills the view", &near(1.8)).await;
    let inside = "const map = document.querySelector('.raw-map').getBoundingClientRect(); \
                  return ['colombia', 'peru', 'bolivia', 'brazil', 'chile', 'argentina'].every((it) => { \
                      const r = document.querySelector(`[data-test=territory-${it}]`).getBoundingClientRect(); \
                      return r.left >= map.left && r.right <= map.right && r.top >= map.top && r.bottom <= map.bottom })";
    assert_eq!(page.run(inside, Vec::new()).await, true);
    page.press('0').await;
    page.until("the whole map", WHOLE).await;
    page.press('+').await;
    page.until("nearer by the keyboard", &near(1.4)).await;
    page.click("zoom-out").await;
    page.until("the whole map", WHOLE).await;
    let wheel = "document.querySelector('.raw-map > svg').dispatchEvent(new WheelEvent('wheel', { deltaY: -400, clientX: 700, clientY: 400, bubbles: true, cancelable: true }))";
    page.run(wheel, Vec::new()).await;
    page.until("nearer by the wheel", &near(1.1)).await;

    let before = page.middle("[data-test='territory-turkey']").await;
    page.drag((700.0, 400.0), (60.0, -40.0)).await;
    assert_moved(&page, before, (60.0, -40.0)).await;
    assert_eq!(page.count(".token.from").await, 0, "whoever drags the map chooses nothing");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fingers_move_the_map() {
    let house = House::open().await;
    let page = siege(&house, Screen::PHONE, 1).await;
    // Wherever the camera was to begin with.
    page.press('0').await;
    page.until("the whole map", WHOLE).await;
    let (x, y) = page.middle(".raw-map > svg").await;
    page.fingers(&[[(x - 20.0, y), (x - 80.0, y - 20.0)], [(x + 20.0, y), (x + 80.0, y + 20.0)]])
        .await;
    page.until("nearer by two fingers", &near(3.5)).await;
    let before = page.middle("[data-test='territory-turkey']").await;
    page.fingers(&[[(x, y), (x + 40.0, y - 25.0)]]).await;
    assert_moved(&page, before, (40.0, -25.0)).await;
    page.picture("pinched").await;
    page.fingers(&[[(x - 90.0, y), (x - 15.0, y)], [(x + 90.0, y), (x + 15.0, y)]]).await;
    page.until("the whole map", WHOLE).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_begins_where_letters_can_be_read() {
    let house = House::open().await;
    let page = siege(&house, Screen::PHONE, 1).await;
    // A chip without its symbol says nothing.
    let blank = "const seen = (it) => it.getClientRects().length > 0; \
                 return [...document.querySelectorAll('.raw-chip')].filter((it) => seen(it) && !seen(it.querySelector('text'))).length";
    for screen in [Screen::PHONE, Screen::SIDEWAYS] {
        page.resize(screen.size).await;
        page.until("names", "return document.querySelector('.raw-map > svg.full') !== null").await;
        let letters = page.run(LETTERS, Vec::new()).await;
        for what in ["names", "pawns", "chips"] {
            let pixels = letters[what].as_f64().unwrap_or_default();
            assert!(pixels >= 10.0, "{what} have {pixels} pixels on {screen:?}");
        }
        assert_eq!(page.run(blank, Vec::new()).await, 0);
    }
    page.press('0').await;
    page.until("the whole map", WHOLE).await;
    assert_eq!(page.run(blank, Vec::new()).await, 0, "nor from afar");
    page.close().await;
}

/// The map went with the pointer: what was there is as much farther, give or take a pixel or two.
async fn assert_moved(page: &Page, before: (f64, f64), by: (f64, f64)) {
    let after = page.middle("[data-test='territory-turkey']").await;
    let off = (after.0 - before.0 - by.0).hypot(after.1 - before.1 - by.1);
    assert!(off < 2.0, "from {before:?} to {after:?} instead of by {by:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_hides_no_panel() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    page.advice().await;
    let apart = "const box = (css) => document.querySelector(css).getBoundingClientRect(); \
                 const a = box('[data-test=advice]'); \
                 return ['.raw-objectives', '.raw-tool', '.raw-top', '.prompt', '.raw-finish'].filter((css) => { const b = box(css); \
                     return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom })";
    assert_eq!(page.run(apart, Vec::<Value>::new()).await, json!([]));
    page.picture("advice").await;
    page.close().await;
}
