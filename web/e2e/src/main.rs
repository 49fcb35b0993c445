//! `e2e visit` measures how long a first visit takes, on loopback; `e2e frames` how evenly the page
//! moves while bots think; `e2e smooth` how long a phone is busy at a time in a match of `RAWsiko` with
//! five seats; `e2e pictures` takes the pictures of the README. All need `GALDS`, as the tests do.

use e2e::{
    House, Now, Page, Screen, dig_mars,
    rawsiko::Hands,
    trains::{self, Hand},
};
use serde_json::{Value, json};

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
        _ => {
            panic!("usage: e2e visit, frames or smooth, or e2e pictures with SHOTS naming a folder")
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
    for (game, who) in [
        ("trains", &["owl", "hare", "hare", "hare"][..]),
        ("dig-mars", &["owl", "hare", "hare", "hare"]),
        ("rawsiko", &["owl", "hare", "hare", "hare", "hare"]),
    ] {
        let page = house.page(Screen::LAPTOP).await;
        page.prefer(&json!({ "tempo": "instant" })).await;
        page.begin(game, who).await;
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
            "{game} {count} {:.1} {:.1} {:.1} {} {:.0}",
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

/// Every time that the page was busy for more than 50 milliseconds, which is what browsers call long.
async fn smooth() {
    let house = House::open().await;
    let page = house.page(Screen::PHONE).await;
    page.prefer(&json!({ "tempo": "quick" })).await;
    page.begin("rawsiko", &["person", "mouse", "hare", "mouse", "hare"]).await;
    page.slow_down(PHONE).await;
    let watch = "window.long = []; window.frames = 0; window.began = performance.now(); \
                 new PerformanceObserver((list) => list.getEntries().forEach((it) => window.long.push(it.duration))) \
                     .observe({ entryTypes: ['longtask'] }); \
                 const frame = () => { window.frames += 1; requestAnimationFrame(frame); }; frame()";
    page.run(watch, Vec::new()).await;
    let mut hands = Hands::default();
    for _ in 0..70 {
        match page.now().await {
            Now::Mine => hands.step(&page).await,
            Now::Curtain | Now::Over => break,
        }
    }
    let seen = page
        .run("return [window.long, window.frames, performance.now() - window.began]", Vec::new())
        .await;
    let mut long: Vec<f64> =
        seen[0].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    long.sort_by(f64::total_cmp);
    let seconds = seen[2].as_f64().unwrap_or_default() / 1_000.0;
    let frames = seen[1].as_f64().unwrap_or_default();
    let (middle, longest) = (long.get(long.len() / 2), long.last());
    println!(
        "{} long tasks in {seconds:.0} s on a processor {PHONE} times slower: median {:.0} ms, longest {:.0} ms; {:.0} frames/s",
        long.len(),
        middle.copied().unwrap_or_default(),
        longest.copied().unwrap_or_default(),
        frames / seconds,
    );
    page.close().await;
}

async fn pictures() {
    let house = House::open().await;
    let page = opened(&house, "trains", &["person", "hare", "fox"]).await;
    for _ in 0..12 {
        if page.now().await == Now::Mine {
            let number = page.number().await;
            let action = page.advice().await;
            trains::act(&page, &action, Hand::Mouse).await;
            page.after(number).await;
        }
    }
    shoot(page, "trains").await;

    let page = opened(&house, "dig-mars", &["person", "hare", "fox"]).await;
    for _ in 0..30 {
        if page.now().await == Now::Mine {
            dig_mars::step(&page).await;
        }
    }
    shoot(page, "dig-mars").await;

    let page = opened(&house, "rawsiko", &["person", "hare", "fox", "hare"]).await;
    let mut hands = Hands::default();
    for _ in 0..60 {
        if page.now().await == Now::Mine {
            hands.step(&page).await;
        }
    }
    page.now().await;
    if page.has(".raw-clash button").await {
        page.click_on(".raw-clash button").await;
    }
    shoot(page, "rawsiko").await;
}

async fn opened(house: &House, game: &str, who: &[&str]) -> Page {
    let page = house.page(Screen::LAPTOP).await;
    page.in_a_hurry().await;
    page.begin(game, who).await;
    page
}

async fn shoot(page: Page, name: &str) {
    page.now().await;
    let quiet = "return document.querySelector('.raw-herald > *') === null \
                 && document.getAnimations().every((it) => it.playState !== 'running' \
                     || it.effect.getComputedTiming().iterations === Infinity)";
    page.until("everything is told", quiet).await;
    page.picture(name).await;
    page.close().await;
}
