//! axe-core finds nothing on any screen of the room, in both themes.

use e2e::{House, Page, Screen, keys, rawsiko::SIEGE};

use super::{FAILS_THEN_TAKES, siege, trade};

/// From the set-up to the final table.
async fn every_screen(house: &House, screen: Screen) {
    let page = house.hurried(screen).await;
    page.go("/new/rawsiko").await;
    page.see("[data-test='begin']").await;
    page.accessible("the set-up").await;
    page.take_over(SIEGE, 12, 1).await;
    page.now().await;
    page.accessible("choosing a continent").await;
    page.take_over(SIEGE, 37, 1).await;
    page.now().await;
    page.accessible_in(".raw-top", "placing assets").await;
    page.close().await;

    let page = siege(house, screen, FAILS_THEN_TAKES).await;
    page.accessible("the action phase").await;
    let small = screen.size.0 < 600;
    open(&page, small, "objectives").await;
    page.accessible_in("[data-test='objectives']", "the objectives").await;
    page.click_on("[data-test='goal-flame_retardants'] [data-test='chip-Sb']").await;
    page.see("dialog.raw-card[open]").await;
    page.accessible_in("dialog.raw-card", "the card of a material").await;
    close(&page).await;
    page.press(keys::ESCAPE).await;
    open(&page, small, "info").await;
    page.see("dialog.raw-info[open]").await;
    page.accessible_in("dialog.raw-info", "all symbols").await;
    close(&page).await;
    page.press('n').await;
    page.see("dialog.raw-ask[open]").await;
    page.accessible_in("dialog.raw-ask", "the question").await;
    close(&page).await;
    page.walk_on_map("[data-test='territory-ukraine']").await;
    page.press(keys::ENTER).await;
    page.see(".token.from").await;
    page.walk_on_map("[data-test='territory-ural']").await;
    page.press(keys::ENTER).await;
    page.see("[data-test='odds']").await;
    page.accessible_in("[data-test='tool']", "the chances of a clash").await;
    page.press('r').await;
    page.see(".clash .verdict").await;
    page.accessible_in("[data-test='clash']", "a clash").await;
    page.press('r').await;
    page.see(".tale.grave").await;
    page.accessible_in("[data-test='herald']", "an elimination").await;
    page.advice().await;
    page.accessible_in("[data-test='advice']", "advice").await;
    page.press('l').await;
    page.accessible_in(".side", "the log").await;
    page.close().await;

    let page = trade(house, screen).await;
    page.press('n').await;
    page.click("really-done").await;
    page.see("[data-test='claims']").await;
    page.accessible_in(".raw-dock", "Trade with China").await;
    page.press('n').await;
    page.click("really-done").await;
    page.see("dialog.result[open]").await;
    page.accessible_in("dialog.result", "the final table").await;
    page.close().await;
}

async fn open(page: &Page, small: bool, panel: &str) {
    match (small, panel) {
        (true, _) => page.click(&format!("tab-{panel}")).await,
        (false, "objectives") => page.click("objectives-more").await,
        (false, _) => page.click(panel).await,
    }
}

async fn close(page: &Page) {
    page.press(keys::ESCAPE).await;
    page.until("it closes", "return document.querySelector('dialog[open]') === null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_of_a_laptop() {
    every_screen(&House::open().await, Screen::LAPTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_screen_of_a_phone() {
    every_screen(&House::open().await, Screen::PHONE).await;
}
