//! Every screen of the house, looked at by axe-core in the light and in the dark. What belongs to one
//! game alone is looked at in the tests of that game.

use e2e::{House, Screen, keys};
use games::GAMES;

#[tokio::test(flavor = "multi_thread")]
async fn the_house() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::PHONE] {
        let page = house.hurried(screen).await;
        page.accessible("the start page").await;
        for game in GAMES.iter().map(|game| game.id) {
            page.go(&format!("/new/{game}")).await;
            page.see("[data-test='begin']").await;
            page.accessible(&format!("setting up {game}")).await;
        }
        page.click("settings").await;
        page.see("dialog.settings[open]").await;
        page.accessible("the settings").await;
        page.press(keys::ESCAPE).await;
        page.until("they close", "return !document.querySelector('dialog[open]')").await;
        page.go("/no/such/page").await;
        page.accessible("a lost way").await;
        page.begin_with_mice(&GAMES[0]).await;
        page.go("/").await;
        page.see(".matches").await;
        page.accessible("the start page with a match").await;
        page.close().await;
    }
}
