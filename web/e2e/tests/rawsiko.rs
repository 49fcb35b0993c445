//! `RAWsiko` in the page.

use e2e::{House, Now, Page, Screen, keys, rawsiko::Hands};
use serde_json::json;

const OPTIONS: [&str; 4] =
    ["rawsiko-advanced", "rawsiko-stranglehold", "rawsiko-china-trade", "rawsiko-garrison"];

/// A match of four turns, the shortest there is, with all options on or off.
async fn opened(house: &House, screen: Screen, who: &[&str], options: bool) -> Page {
    let page = house.page(screen).await;
    page.prefer(&json!({ "tempo": "instant", "still": true })).await;
    page.set_up("rawsiko", who).await;
    let turns = page.see("input[data-test='rawsiko-turns']").await;
    turns.send_keys(&keys::HOME.to_string()).await.unwrap();
    page.until("four turns", "return document.querySelector('.option output').innerText === '4'")
        .await;
    for option in OPTIONS.iter().filter(|_| options) {
        page.click(option).await;
    }
    page.click("begin").await;
    page.see(".raw").await;
    page
}

async fn whole(page: &Page) {
    Hands::default().play(page).await;
    let score = page.text_of("[data-test='score']").await;
    assert!(!score.is_empty());
    page.see("[data-test='course']").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_from_set_up_to_the_final_table() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "person", "person"], false).await;
    if page.now().await == Now::Curtain {
        page.accessible("the curtain").await;
        page.click("lift").await;
    }
    for panel in ["player", "status", "hourglass", "tool", "objectives", "info"] {
        page.see(&format!("[data-test='{panel}']")).await;
    }
    page.accessible("choosing continents").await;
    whole(&page).await;
    for seat in 0..3 {
        page.see(&format!("[data-test='score-{seat}']")).await;
    }
    page.accessible("the final table").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_with_every_option() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP.dark(), &["person", "person", "person"], true).await;
    whole(&page).await;
    page.accessible("the final table in the dark").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_with_four_bots() {
    let house = House::open().await;
    let who = ["person", "mouse", "hare", "mouse", "hare"];
    let page = opened(&house, Screen::LAPTOP, &who, false).await;
    page.now().await;
    page.click("info").await;
    page.see("[data-test='match-options']").await;
    page.accessible("all symbols explained").await;
    page.click("info-close").await;
    whole(&page).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_with_four_bots_and_every_option_on_a_phone() {
    let house = House::open().await;
    let who = ["person", "mouse", "hare", "mouse", "hare"];
    let page = opened(&house, Screen::PHONE, &who, true).await;
    page.now().await;
    page.accessible("the map on a phone").await;
    page.close().await;
}
