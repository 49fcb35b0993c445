//! `e2e visit` measures how long a first visit takes, on loopback; `e2e frames` how evenly the page
//! moves while bots think; `e2e smooth` how long a phone is busy at a time in a match at a full table;
//! `e2e pictures` takes the pictures of the README, `e2e looks` one of every screen in every size,
//! language and theme. All need `GALDS`, as the tests do.

use std::{fmt::Write as _, fs, path::PathBuf};

use e2e::{
    House, Now, Page, Screen, player,
    tour::{LANGUAGES, SIZES},
};
use games::GAMES;
use serde_json::{Value, json};
use table::AnyGame;

/// How many times; the middle one counts.
const VISITS: usize = 9;

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["visit"] => visit().await,
        ["frames"] => frames().await,
        ["smooth"] => smooth().await,
        ["pictures"] => pictures().await,
        ["looks"] => looks(false).await,
        ["looks", "--few"] => looks(true).await,
        _ => {
            panic!(
                "usage: e2e visit, frames or smooth, or with SHOTS naming a folder e2e pictures or looks"
            )
        }
    }
}

async fn visit() {
    let house = House::open().await;
    let mut times = Vec::new();
    let mut bytes = 0;
    for _ in 0..VISITS {
        // Every page is a new browser with an empty cache.
        let page = house.page(Screen::LAPTOP).await;
        let script = "const mark = performance.getEntriesByName('interactive')[0]; \
                      return mark && mark.startTime";
        let time = page.until("the page is ready", script).await;
        times.push(time.as_f64().expect("a time"));
        let script = "return performance.getEntriesByType('navigation')\
                      .concat(performance.getEntriesByType('resource'))\
                      .reduce((sum, it) => sum + it.transferSize, 0)";
        bytes = page.run(script, Vec::new()).await.as_u64().expect("a number");
        page.close().await;
    }
    times.sort_by(f64::total_cmp);
    println!("{:.0} {:.0} {:.0} {bytes}", times[0], times[VISITS / 2], times[VISITS - 1]);
}

/// How many frames are looked at: some twenty seconds.
const FRAMES: u32 = 1_200;

async fn frames() {
    let house = House::open().await;
    for game in GAMES {
        let page = house.page(Screen::LAPTOP).await;
        page.prefer(&json!({ "tempo": "instant" })).await;
        page.begin(game.id, &full(game, &["owl", "hare"])).await;
        // What happens while the program starts is part of the visit.
        page.until("they play", "return document.querySelector('.table').dataset.number > 5").await;
        let watch = "window.gaps = []; window.tasks = []; \
                     new PerformanceObserver((list) => tasks.push(...list.getEntries().map((it) => it.duration)))\
                       .observe({ type: 'longtask' }); \
                     let last = null; \
                     const tick = (now) => { if (last !== null) gaps.push(now - last); last = now; requestAnimationFrame(tick); }; \
                     requestAnimationFrame(tick)";
        page.run(watch, Vec::new()).await;
        let script = format!(
            "return document.querySelector('dialog.result[open]') !== null || gaps.length >= {FRAMES}"
        );
        page.until("enough frames", &script).await;
        let gaps = numbers(&page.run("return gaps", Vec::new()).await);
        let tasks = numbers(&page.run("return tasks", Vec::new()).await);
        let count = gaps.len();
        println!(
            "{} {count} {:.1} {:.1} {:.1} {} {:.0}",
            game.id,
            gaps[count / 2],
            gaps[count * 99 / 100],
            gaps[count - 1],
            tasks.len(),
            tasks.last().copied().unwrap_or(0.0)
        );
        page.close().await;
    }
}

/// Numbers in their order.
fn numbers(value: &Value) -> Vec<f64> {
    let mut all: Vec<f64> =
        value.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    all.sort_by(f64::total_cmp);
    all
}

/// How many times slower a phone is than this machine, as far as such a thing can be said.
const PHONE: u32 = 4;

/// A full table: the first takes the seat 0, the others take turns in the rest.
fn full(game: &AnyGame, who: &[&'static str]) -> Vec<&'static str> {
    let rest = who[1..].iter().cycle();
    std::iter::once(&who[0]).chain(rest).copied().take(usize::from(*game.seats.end())).collect()
}

/// Every time that the page was busy for more than 50 milliseconds, which is what browsers call long.
async fn smooth() {
    let house = House::open().await;
    for game in GAMES {
        let page = house.page(Screen::PHONE).await;
        page.prefer(&json!({ "tempo": "quick" })).await;
        page.begin(game.id, &full(game, &["person", "mouse", "hare"])).await;
        page.slow_down(PHONE).await;
        let watch = "window.long = []; window.frames = 0; window.began = performance.now(); \
                     new PerformanceObserver((list) => list.getEntries().forEach((it) => window.long.push(it.duration))) \
                         .observe({ entryTypes: ['longtask'] }); \
                     const frame = () => { window.frames += 1; requestAnimationFrame(frame); }; frame()";
        page.run(watch, Vec::new()).await;
        let mut player = player(game.id);
        for _ in 0..70 {
            match page.now().await {
                Now::Mine => player.step(&page).await,
                Now::Curtain | Now::Over => break,
            }
        }
        let seen = page
            .run(
                "return [window.long, window.frames, performance.now() - window.began]",
                Vec::new(),
            )
            .await;
        let long = numbers(&seen[0]);
        let seconds = seen[2].as_f64().unwrap_or_default() / 1_000.0;
        let frames = seen[1].as_f64().unwrap_or_default();
        let (middle, longest) = (long.get(long.len() / 2), long.last());
        println!(
            "{}, {} seats: {} long tasks in {seconds:.0} s on a processor {PHONE} times slower: median {:.0} ms, longest {:.0} ms; {:.0} frames/s",
            game.title,
            game.seats.end(),
            long.len(),
            middle.copied().unwrap_or_default(),
            longest.copied().unwrap_or_default(),
            frames / seconds,
        );
        page.close().await;
    }
}

async fn pictures() {
    let house = House::open().await;
    for game in GAMES {
        let mut player = player(game.id);
        let picture = player.picture();
        let page = opened(&house, game.id, picture.who).await;
        for _ in 0..picture.steps {
            if page.now().await == Now::Mine {
                player.step(&page).await;
            }
        }
        page.now().await;
        if let Some(button) = picture.close
            && page.has(button).await
        {
            page.click_on(button).await;
        }
        shoot(page, game.id, picture.quiet).await;
    }
}

/// A sheet of every screen, and a small one with each of them in one language and one theme, which may
/// be all that is wanted.
async fn looks(only_few: bool) {
    let folder = PathBuf::from(std::env::var("SHOTS").expect("SHOTS names a folder"));
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    let mut stops = page.tour_of_the_house().await;
    for game in GAMES {
        stops.extend(page.tour_of(game).await);
    }
    let (mut all, mut few) = (String::new(), String::new());
    for (at, stop) in stops.iter().enumerate() {
        write!(all, "<h2>{}</h2>", stop.name).expect("a text");
        write!(few, "<h2>{}</h2><p>", stop.name).expect("a text");
        for (number, language) in LANGUAGES.iter().enumerate() {
            for theme in ["light", "dark"] {
                // The languages take turns, and so do the themes.
                let one = number == at % LANGUAGES.len() && (theme == "dark") == (at % 2 == 1);
                if only_few && !one {
                    continue;
                }
                page.dress(language, theme).await;
                page.visit(stop).await;
                all.push_str("<p>");
                for size in SIZES {
                    page.resize(size).await;
                    let (width, height) = size;
                    let name = format!("{at}-{width}x{height}-{language}-{theme}");
                    page.picture(&name).await;
                    let title = format!("{}, {width}×{height}, {language}, {theme}", stop.name);
                    let picture = format!(
                        "<a href=\"{name}.png\"><img src=\"{name}.png\" title=\"{title}\" style=\"aspect-ratio:{width}/{height}\"></a>"
                    );
                    all.push_str(&picture);
                    if one {
                        few.push_str(&picture);
                    }
                }
                all.push_str("</p>");
            }
        }
        few.push_str("</p>");
    }
    for (name, body, high) in [("index.html", all, 200), ("few.html", few, 84)] {
        let sheet = format!(
            "<!doctype html><meta charset=utf-8><title>Galds</title><style>body{{font:11px sans-serif;margin:6px;background:#999;width:1060px}}\
             h2{{font-size:11px;margin:4px 0 2px}}p{{margin:0;white-space:nowrap}}img{{height:{high}px;margin-right:4px}}</style>{body}"
        );
        fs::write(folder.join(name), sheet).expect("SHOTS can be written to");
    }
    page.resize((1072, 800)).await;
    page.sheet(&folder.join("few.html"), &folder.join("looks.webp")).await;
}

async fn opened(house: &House, game: &str, who: &[&str]) -> Page {
    let page = house.page(Screen::LAPTOP).await;
    page.in_a_hurry().await;
    page.begin(game, who).await;
    page
}

async fn shoot(page: Page, name: &str, quiet: &str) {
    page.now().await;
    let quiet = format!(
        "return {quiet} && document.getAnimations().every((it) => it.playState !== 'running' \
                     || it.effect.getComputedTiming().iterations === Infinity)"
    );
    page.until("everything is told", &quiet).await;
    page.picture(name).await;
    page.close().await;
}
