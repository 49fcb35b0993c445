//! Whole matches and parts of them.

use e2e::{House, Now, Page, Player as _, Screen, trains::Hand};
use serde_json::json;

async fn opened(house: &House, screen: Screen, who: &[&str]) -> Page {
    let page = house.page(screen).await;
    page.prefer(&json!({ "tempo": "instant" })).await;
    page.begin("trains", who).await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_by_clicks_with_a_reload_and_another_language_in_the_middle() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "mouse"]).await;
    for _ in 0..3 {
        assert_eq!(page.now().await, Now::Mine);
        Hand::Mouse.step(&page).await;
    }
    page.now().await;
    let trains = "[data-zone='train']";
    let (before, log) = (page.attributes(trains, "data-card").await, page.lines().await);
    page.reload().await;
    page.see(trains).await;
    assert_eq!(page.attributes(trains, "data-card").await, before, "the trains survive a reload");
    assert_eq!(page.lines().await, log, "so does the log");

    page.click("settings").await;
    page.click("language-lv").await;
    page.until("Latvian", "return document.documentElement.lang === 'lv'").await;
    page.until("the log", "return document.querySelector('.log h2').innerText === 'Kas notika'")
        .await;
    assert_eq!(page.attributes(trains, "data-card").await, before, "and a change of language");
    page.play(&mut Hand::Mouse).await;
    let result = page.text_of("[data-test='result']").await;
    assert!(result.contains("uzvar") || result.contains("Uzvar"), "{result}");
    page.accessible("the result").await;
    page.click("replay").await;
    page.see("[data-test='scrub']").await;
    page.click("step").await;
    page.until(
        "a step",
        "return document.querySelector('.scrubber output').innerText.startsWith('1 ')",
    )
    .await;
    page.accessible("the replay").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_needs_something_that_can_be_taken_back() {
    let house = House::open().await;
    // By touch, as on a phone: a card that was drawn has been seen, so it stays drawn.
    let page = opened(&house, Screen::PHONE, &["person", "mouse"]).await;
    while page.now().await == Now::Mine && !page.has(".pile.draw.usable").await {
        Hand::Mouse.step(&page).await;
    }
    let number = page.number().await;
    page.click("draw").await;
    page.after(number).await;
    page.see(".held-card").await;
    assert!(page.has("[data-test='undo']:disabled").await, "what was seen cannot be unseen");
    page.press('u').await;
    assert!(page.has(".held-card").await, "nor by the key");
    Hand::Mouse.step(&page).await;
    page.now().await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_by_keyboard_alone() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP.dark(), &["person", "mouse"]).await;
    page.now().await;
    while page.now().await == Now::Mine {
        Hand::Keyboard.step(&page).await;
        assert!(page.has_keyboard().await, "the keyboard stays where one was");
    }
    page.accessible("the result").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_can_be_dragged_on_a_table_of_four() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "mouse", "mouse", "mouse"]).await;
    for _ in 0..6 {
        if page.now().await == Now::Over {
            break;
        }
        Hand::Drag.step(&page).await;
    }
    page.accessible("the board").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_on_a_phone_keep_their_secrets() {
    let house = House::open().await;
    let page = opened(&house, Screen::PHONE, &["person", "person"]).await;
    let mut curtains = 0;
    for _ in 0..8 {
        match page.now().await {
            Now::Over => break,
            Now::Curtain => {
                curtains += 1;
                assert_eq!(
                    page.count(".held-card").await,
                    0,
                    "no card in a hand behind the curtain"
                );
                page.accessible("the curtain").await;
                page.click("lift").await;
            }
            Now::Mine => Hand::Mouse.step(&page).await,
        }
    }
    assert!(curtains >= 2, "each of the two had cards to choose from");
    page.accessible("the board").await;
    page.close().await;
}
