//! Dig Mars in the page.

use e2e::{House, Now, Page, Screen, dig_mars};
use serde_json::json;

async fn opened(house: &House, screen: Screen, who: &[&str]) -> Page {
    let page = house.page(screen).await;
    page.prefer(&json!({ "tempo": "instant" })).await;
    page.begin("dig-mars", who).await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_by_clicks() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "mouse"]).await;
    page.now().await;
    page.accessible("the board").await;
    dig_mars::play(&page).await;
    page.see("[data-test='result']").await;
    page.accessible("the result").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_hand_the_screen_over_and_points_stay_secret() {
    let house = House::open().await;
    let page = opened(&house, Screen::PHONE.dark(), &["person", "person"]).await;
    let mut curtains = 0;
    for _ in 0..24 {
        match page.now().await {
            Now::Over => break,
            Now::Curtain => {
                curtains += 1;
                page.click("lift").await;
            }
            Now::Mine => dig_mars::step(&page).await,
        }
    }
    assert!(curtains >= 2, "the screen goes from one to the other");
    page.accessible("the board on a phone").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_taken_back() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "mouse"]).await;
    // A way of the station that uncovers nothing can be taken back.
    for _ in 0..200 {
        assert_eq!(page.now().await, Now::Mine, "the match is not over yet");
        let before = page.attributes("[data-test^='station-']", "aria-label").await;
        let (lines, number) = (page.lines().await, page.number().await);
        let action = page.advice().await;
        dig_mars::act(&page, &action).await;
        page.after(number).await;
        if !action.starts_with("move ") {
            continue;
        }
        page.click("undo").await;
        let script = format!("return document.querySelectorAll('.log li').length === {lines}");
        page.until("the line is gone from the log", &script).await;
        assert_eq!(page.attributes("[data-test^='station-']", "aria-label").await, before);
        page.close().await;
        return;
    }
    panic!("the owl never advised to move");
}
