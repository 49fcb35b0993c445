//! The house itself: coming in, setting up, languages, themes, lost ways.

use e2e::{House, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn one_comes_in_and_finds_the_games() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::PHONE.dark()] {
        let page = house.page(screen).await;
        assert_eq!(page.count(".games > li").await, 3);
        assert!(page.text().await.contains("Play now"));
        page.click("new-rawsiko").await;
        page.see("[data-test='begin']").await;
        page.click("settings").await;
        page.see("dialog[open]").await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browsers_language_comes_first_and_can_be_changed() {
    let house = House::open().await;
    for (language, now) in [("lv-LV", "Spēlēt"), ("sk-SK", "Hrať"), ("de-DE", "Play now")] {
        let page = house.page(Screen::LAPTOP.speaking(language)).await;
        assert!(page.text().await.contains(now), "{}", page.text().await);
        page.click_on("button[lang='sk']").await;
        page.until("Slovak", "return document.body.innerText.includes('Hrať')").await;
        page.reload().await;
        assert!(page.text().await.contains("Hrať"), "the choice is kept");
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_way_leads_home() {
    let house = House::open().await;
    let page = house.page(Screen::PHONE).await;
    for path in
        ["/trains/match/0123456789", "/rawsiko/replay/0123456789", "/new/chess", "/what/is/this"]
    {
        page.go(path).await;
        assert!(page.text().await.contains("There is nothing here"), "{path}");
        page.accessible("a lost way").await;
    }
    page.click_on("main button.primary").await;
    page.see(".games").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_added_removed_and_named() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.go("/new/trains").await;
    assert_eq!(page.count(".sitter").await, 2);
    page.click("add-seat").await;
    page.click("add-seat").await;
    assert_eq!(page.count(".sitter").await, 4);
    assert!(page.has("[data-test='add-seat']:disabled").await, "four is the most");
    page.click_on(".sitter:nth-child(4) > button.icon").await;
    page.until("three seats", "return document.querySelectorAll('.sitter').length === 3").await;
    let name = page.see(".sitter:first-child input.name").await;
    name.send_keys("Lauma").await.unwrap();
    page.click("begin").await;
    page.see(".strip").await;
    let text = page.text().await;
    assert!(text.contains("Lauma"), "{text}");
    page.close().await;
}
