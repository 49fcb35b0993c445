//! Whole matches, from the set-up to the final table.

use e2e::{
    House, Now, Page, Screen, keys,
    rawsiko::{Hands, Keyboard},
};
use serde_json::json;

const OPTIONS: [&str; 4] =
    ["rawsiko-advanced", "rawsiko-stranglehold", "rawsiko-china-trade", "rawsiko-garrison"];

/// A match of four turns, the shortest there is, with all options on or off.
async fn opened(house: &House, screen: Screen, who: &[&str], options: bool) -> Page {
    let page = house.hurried(screen).await;
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
    if page.now().await == Now::Curtain {
        page.click("lift").await;
        page.now().await;
    }
    // The match is the one that was set up, and says so.
    page.press('i').await;
    page.see("[data-test='match-options']").await;
    let said = "return [...document.querySelectorAll('[data-test=match-options] dd')].map((it) => it.textContent)";
    let on = if options { "on" } else { "off" };
    assert_eq!(page.run(said, Vec::new()).await, json!(["4", on, on, on, on]));
    page.click("info-close").await;
    assert_eq!(page.has("[data-test='hourglass'].crossed").await, options);
    page
}

async fn whole(page: &Page, seats: usize) {
    page.play(&mut Hands::default()).await;
    page.final_table(seats).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_without_options() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "person", "person"], false).await;
    whole(&page, 3).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_with_every_option() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP.dark(), &["person", "person", "person"], true).await;
    whole(&page, 3).await;
    page.close().await;
}

const FIVE: [&str; 5] = ["person", "mouse", "mouse", "mouse", "mouse"];

#[tokio::test(flavor = "multi_thread")]
async fn five_seats_with_bots_without_options() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &FIVE, false).await;
    whole(&page, 5).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_seats_with_bots_and_every_option_on_a_phone() {
    let house = House::open().await;
    let page = opened(&house, Screen::PHONE, &FIVE, true).await;
    whole(&page, 5).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_keyboard_alone() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.tab_to("[data-test='new-rawsiko']").await;
    page.press(keys::ENTER).await;
    page.see("[data-test='begin']").await;
    page.tab_to("[data-test='rawsiko-turns']").await;
    page.press(keys::HOME).await;
    page.tab_to("[data-test='rawsiko-china-trade']").await;
    page.press(' ').await;
    page.tab_to("[data-test='begin']").await;
    page.press(keys::ENTER).await;
    page.see(".raw").await;
    let mut keyboard = Keyboard::default();
    keyboard.play(&page).await;
    page.final_table(3).await;
    assert!(keyboard.confirmed > 0, "assets were sent by keys");
    assert!(page.on("dialog.result").await, "the keyboard is at the final table");
    page.tab_to("[data-test='replay']").await;
    page.press(keys::ENTER).await;
    page.see("[data-test='scrub']").await;
    page.close().await;
}
