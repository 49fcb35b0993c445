//! Every screen, looked at by axe-core in the light and in the dark.

use e2e::{House, Now, Screen, dig_mars, keys};

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_of_a_match() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::SIDEWAYS] {
        let page = house.hurried(screen).await;
        page.begin("dig-mars", &["person", "mouse", "mouse"]).await;
        page.now().await;
        page.accessible("landing").await;
        dig_mars::step(&page).await;
        page.now().await;
        page.accessible("the first turn").await;
        page.look_around().await;
        page.click_at("[data-test='field-a1']", (0.5, 0.15)).await;
        page.see("[data-test='card']").await;
        page.accessible("the card of a field").await;
        page.press(keys::ESCAPE).await;
        page.click("end").await;
        page.see("[data-test='end-sure']").await;
        page.accessible("the question whether the turn ends").await;
        page.click("go-on").await;
        let mut bonus = false;
        for _ in 0..16 {
            if page.now().await == Now::Over {
                break;
            }
            if !bonus && page.has(".dm-bonus.usable:not([hidden])").await {
                bonus = true;
                page.accessible("a bonus").await;
            }
            dig_mars::step(&page).await;
        }
        page.now().await;
        page.accessible("the middle of a match").await;
        page.close().await;
    }
}
