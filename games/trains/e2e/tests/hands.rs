//! Marks that are hit, taps that show before they do, and what is read out.

use e2e::{House, Now, Page, Player as _, Screen, With, keys, trains::Hand};
use serde_json::{Value, json};

/// Takes a card of the row, if one can be used, or else draws one. Then there are marks.
async fn marked(page: &Page, turn: usize) {
    if page.has(".aim .dot").await {
        return;
    }
    let held = page.count(".held-card.usable").await;
    let usable = page.attributes(".berth.usable", "data-berth").await;
    if held > 1 {
        page.click_on(".held-card.usable button").await;
    } else if usable.is_empty() || turn.is_multiple_of(5) {
        page.click("draw").await;
    } else {
        let berth = &usable[turn % usable.len()];
        page.click_on(&format!("[data-berth='{berth}'] button")).await;
    }
    page.see(".aim .dot").await;
}

/// Where each mark is, and what it stands for.
const MARKS: &str = "return [...document.querySelectorAll('.aim .dot')].map((it) => { \
    const r = it.getBoundingClientRect(); \
    return [r.x + r.width / 2, r.y + r.height / 2, it.closest('.aim').dataset.action]; })";

/// What is done by a click at a point.
const UNDER: &str =
    "return document.elementFromPoint(arguments[0], arguments[1])?.closest('.aim')?.dataset.action";

#[tokio::test(flavor = "multi_thread")]
async fn every_mark_is_hit_in_its_middle() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("trains", &["person", "mouse", "mouse", "mouse"]).await;
    let mut hits = 0;
    while hits < 20 {
        if page.now().await == Now::Over {
            page.begin("trains", &["person", "mouse", "mouse", "mouse"]).await;
            continue;
        }
        marked(&page, hits).await;
        // Wagons may still roll to their places.
        let mut marks = page.run(MARKS, Vec::new()).await;
        loop {
            let frame =
                "requestAnimationFrame(() => setTimeout(arguments[arguments.length - 1], 50))";
            page.run_async(frame).await;
            let again = page.run(MARKS, Vec::new()).await;
            if std::mem::replace(&mut marks, again.clone()) == again {
                break;
            }
        }
        let marks = marks.as_array().expect("a list");
        let mark = &marks[hits * 5 % marks.len()];
        let (x, y) = (mark[0].as_f64().expect("a place"), mark[1].as_f64().expect("a place"));
        let number = page.number().await;
        page.point_at(x, y).await;
        // Pointing at it changes nothing about what lies there.
        let aimed = page.run(UNDER, vec![json!(x), json!(y)]).await;
        assert_eq!(aimed, mark[2], "the mark is still there under the mouse, {hits} hits");
        page.see(".dot.aimed").await;
        page.click_point(x, y).await;
        page.after(number).await;
        hits += 1;
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_shows_and_a_second_one_does() {
    let house = House::open().await;
    let page = house.hurried(Screen::PHONE).await.with(With::Finger);
    page.begin("trains", &["person", "mouse"]).await;
    for again in [true, false] {
        assert_eq!(page.now().await, Now::Mine);
        marked(&page, 1).await;
        let (number, (x, y)) = (page.number().await, page.points(".aim .dot").await[0]);
        page.tap(x, y).await;
        page.see("[data-test='do-it']").await;
        page.see(".train.previewed").await;
        assert_eq!(page.number().await, number, "nothing has happened yet");
        page.accessible("what a tap shows").await;
        if again {
            page.tap(x, y).await;
        } else {
            page.click("do-it").await;
        }
        page.after(number).await;
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wagons_swap_over_one_from_both_ends() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("trains", &["person", "mouse", "mouse"]).await;
    for _ in 0..60 {
        if page.now().await == Now::Over {
            page.begin("trains", &["person", "mouse", "mouse"]).await;
            continue;
        }
        if page.has("[data-berth='SwapOverOne'].usable").await {
            page.click_on("[data-berth='SwapOverOne'] button").await;
            for (wagon, aims) in
                [(1, vec!["swap 1 3"]), (3, vec!["swap 1 3", "swap 3 5"]), (7, vec!["swap 5 7"])]
            {
                let css = format!("[data-test='wagon-{wagon}'] .aim");
                page.see(&css).await;
                assert_eq!(page.attributes(&css, "data-action").await, aims, "wagon {wagon}");
            }
            return page.close().await;
        }
        Hand::Mouse.step(&page).await;
    }
    panic!("no card swaps over one");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tap_after_an_answer_picks_the_card() {
    let house = House::open().await;
    let page = house.hurried(Screen::PHONE).await.with(With::Finger);
    page.begin("trains", &["person", "mouse"]).await;
    let usable = ".berth.usable button";
    while !page.has(usable).await {
        assert_eq!(page.now().await, Now::Mine);
        Hand::Mouse.step(&page).await;
        page.now().await;
    }
    for _ in 0..3 {
        page.click_on(".siding .at-1 .slot[data-place='2']").await;
        page.see("[data-test='why']").await;
        page.click_on(usable).await;
        page.see(".berth.picked").await;
        assert!(!page.has("[data-test='why']").await, "the answer is gone");
        page.click("cancel").await;
        page.until("it is laid back", "return !document.querySelector('.berth.picked')").await;
    }
    page.close().await;
}

/// The labels of my wagons.
async fn labels(page: &Page) -> Vec<String> {
    page.attributes(".at-0 .slot", "aria-label").await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_read_out_is_true_while_one_points() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("trains", &["person", "mouse"]).await;
    page.now().await;
    let before = labels(&page).await;
    assert!(before.iter().all(|label| label.contains('(')), "each says its ability: {before:?}");
    marked(&page, 1).await;
    // After a key, focus counts as that of the keyboard, and points.
    page.press(keys::TAB).await;
    for wagon in 1..=7 {
        page.run(
            "document.querySelector(`[data-test='wagon-${arguments[0]}']`).focus()",
            vec![json!(wagon)],
        )
        .await;
        page.see(".slot.aimed").await;
        assert_eq!(labels(&page).await, before, "wagon {wagon} is only pointed at");
    }
    let silent = "return [...document.querySelectorAll('.berth')].filter((it) => \
                  it.querySelector('button:not([hidden])') === null && !it.querySelector('.spoken')?.textContent).length";
    assert_eq!(page.run(silent, Vec::new()).await, Value::from(0), "no place of the row is silent");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn places_of_removals_are_striped_whoever_chooses_the_colours() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("trains", &["person", "mouse"]).await;
    page.see(".siding .spot").await;
    page.force_colours().await;
    let stripes = "return getComputedStyle(document.querySelector('.siding .spot'), '::before').backgroundImage.includes('gradient')";
    page.until("the stripes are there", stripes).await;
    page.close().await;
}
