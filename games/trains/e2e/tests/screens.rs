//! Every screen, looked at by axe-core in the light and in the dark.

use e2e::{House, Now, Player as _, Screen, keys, trains::Hand};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_of_a_match() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::PHONE] {
        let page = house.hurried(screen).await;
        page.begin("trains", &["person", "mouse", "mouse"]).await;
        page.now().await;
        page.accessible("the draft").await;
        page.look_around().await;
        let mut abilities = 0;
        for _ in 0..30 {
            if page.now().await == Now::Over || abilities == 2 {
                break;
            }
            // Every kind of card in the row is taken up once, its first target aimed at, and laid back.
            let usable = "return [...document.querySelectorAll('.berth.usable')]\
                          .map((it) => it.dataset.berth).find((it) => !(window.seen ??= []).includes(it))";
            if let Some(ability) = page.run(usable, Vec::new()).await.as_str() {
                page.run("window.seen.push(arguments[0])", vec![json!(ability)]).await;
                page.click_on(&format!("[data-berth='{ability}'] button")).await;
                page.see(".slot.target").await;
                page.accessible(&format!("{ability} taken up")).await;
                // After a key, focus counts as that of the keyboard, and points.
                page.press(keys::TAB).await;
                let aim = "document.querySelector('.at-0 .slot.target').focus()";
                page.run(aim, Vec::new()).await;
                page.see(".slot.aimed").await;
                page.accessible(&format!("what {ability} would do")).await;
                page.press(keys::ESCAPE).await;
                abilities += 1;
            }
            Hand::Mouse.step(&page).await;
        }
        assert!(abilities > 0, "some card of the row can be used");
        page.now().await;
        page.accessible("the middle of a match").await;
        page.close().await;
    }
}
