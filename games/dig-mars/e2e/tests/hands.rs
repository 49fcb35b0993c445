//! What cannot be taken back is seen before it is done.

use e2e::{House, Now, Screen, With};

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_shows_where_the_station_would_land() {
    let house = House::open().await;
    let page = house.hurried(Screen::PHONE).await.with(With::Finger);
    page.begin("dig-mars", &["person", "mouse"]).await;
    assert_eq!(page.now().await, Now::Mine);
    let number = page.number().await;
    page.click_at("[data-test='field-b2']", (0.5, 0.15)).await;
    page.see("[data-test='card'] [data-action='place b2']").await;
    assert_eq!(page.number().await, number, "nothing has happened yet");
    page.accessible("a field where one may land").await;
    page.click_on("[data-test='card'] [data-action='place b2']").await;
    page.after(number).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn levels_differ_whoever_chooses_the_colours() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("dig-mars", &["person", "mouse"]).await;
    page.see(".dm-step.on").await;
    page.force_colours().await;
    let differ = "const colour = (css) => getComputedStyle(document.querySelector(css)).backgroundColor; \
                  return colour('.dm-step.on') !== colour('.dm-step:not(.on)') \
                  && colour('.dm-pips i.on') !== colour('.dm-pips i:not(.on)')";
    page.until("what is reached is full", differ).await;
    page.close().await;
}
