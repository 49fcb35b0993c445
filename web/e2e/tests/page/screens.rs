//! Every screen, looked at by axe-core in the light and in the dark. What belongs to one game alone
//! is looked at in the tests of that game.

use e2e::{
    House, Now, Page, Screen, dig_mars, keys,
    trains::{self, Hand},
};
use serde_json::json;

const GAMES: [&str; 3] = ["trains", "dig-mars", "rawsiko"];

#[tokio::test(flavor = "multi_thread")]
async fn the_house() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::PHONE] {
        let page = house.hurried(screen).await;
        page.accessible("the start page").await;
        for game in GAMES {
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
        page.begin("trains", &["person", "mouse"]).await;
        page.now().await;
        page.go("/").await;
        page.see(".matches").await;
        page.accessible("the start page with a match").await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_trains() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::PHONE] {
        let page = house.hurried(screen).await;
        page.begin("trains", &["person", "mouse", "mouse"]).await;
        page.now().await;
        page.accessible("the draft").await;
        frame(&page).await;
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
            let (number, action) = (page.number().await, page.advice().await);
            trains::act(&page, &action, Hand::Mouse).await;
            page.after(number).await;
        }
        assert!(abilities > 0, "some card of the row can be used");
        page.now().await;
        page.accessible("the middle of a match").await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_dig_mars() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::SIDEWAYS] {
        let page = house.hurried(screen).await;
        page.begin("dig-mars", &["person", "mouse", "mouse"]).await;
        page.now().await;
        page.accessible("landing").await;
        dig_mars::step(&page).await;
        page.now().await;
        page.accessible("the first turn").await;
        frame(&page).await;
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

/// What is around every board while somebody is to act: the hint, the log and a moment of the past.
async fn frame(page: &Page) {
    page.advice().await;
    page.accessible("a hint").await;
    page.click_on(".hint button").await;
    page.until("it closes", "return !document.querySelector('.hint')").await;
    page.until(
        "the keyboard goes back to where the hint came from",
        "return document.activeElement?.id === 'hint-button'",
    )
    .await;
    let narrow = page.run("return innerWidth <= 1000", Vec::new()).await == true;
    if narrow {
        page.click_on("#log-button").await;
        page.see(".side.open").await;
        page.accessible("the log").await;
    }
    page.click_on(".log li:last-child [data-line]").await;
    page.see("[data-test='past']:not([hidden])").await;
    page.accessible("a moment of the past").await;
    if narrow {
        page.click("log-close").await;
        page.until(
            "the keyboard goes back to what opened the log",
            "return document.activeElement?.id === 'log-button'",
        )
        .await;
    } else {
        page.click("past").await;
    }
    page.until("it is now again", "return document.querySelector('[data-test=past]').hidden").await;
    assert_eq!(page.now().await, Now::Mine);
}
