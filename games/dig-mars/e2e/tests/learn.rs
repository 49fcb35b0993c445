//! The guided first match, and reasons why something cannot be done.

use e2e::{
    House, Screen,
    dig_mars::{self, Digger},
};

#[tokio::test(flavor = "multi_thread")]
async fn it_is_learned_and_then_played_freely() {
    let house = House::open().await;
    let page = house.hurried(Screen::PHONE.speaking("lv-LV")).await;
    page.click("learn-dig-mars").await;
    page.follow(&mut Digger, "share").await;
    page.accessible("a lesson on a phone").await;
    page.follow(&mut Digger, "free").await;
    page.click("lesson-next").await;
    page.until("it is gone", "return document.querySelector('[data-test=lesson]').hidden").await;
    // From here on it is a match like any other.
    dig_mars::step(&page).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_what_cannot_be_done_is_led_to_the_rule() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("dig-mars", &["person", "mouse"]).await;
    page.now().await;
    page.click("field-a1").await;
    page.now().await;
    // Nobody has a point yet, so nothing can be raised.
    page.click("track-digging").await;
    assert_eq!(page.why().await, "/dig-mars/rules/3-7");
    page.click_at("[data-test='field-d1']", (0.5, 0.15)).await;
    page.click_on("[data-test='card'] [data-test='ask']").await;
    assert_eq!(page.why().await, "/dig-mars/rules/4-3");
    page.close().await;
}
