//! The guided first match, and reasons why something cannot be done.

use e2e::{House, Player as _, Screen, keys, trains::Hand};

#[tokio::test(flavor = "multi_thread")]
async fn it_is_learned_by_winning() {
    let house = House::open().await;
    let (page, mut player) = (house.hurried(Screen::LAPTOP).await, Hand::Mouse);
    // One click from the start page.
    page.click("learn-trains").await;
    assert_eq!(page.card().await.0, "hello");
    page.accessible("the beginning of a lesson").await;
    page.follow(&mut player, "swap").await;
    page.accessible("a lesson that asks for something").await;

    // Nothing else can be done: a click on the draw pile does nothing.
    let before = page.number().await;
    page.click("draw").await;
    assert_eq!(page.number().await, before);
    assert_eq!(page.card().await.0, "swap");

    // It may be left at any moment, and remembers where one was.
    page.click("lesson-leave").await;
    page.see(".games").await;
    assert_eq!(page.text_of("[data-test='learn-trains']").await.trim(), "Continue the lesson");
    page.click_on(".matches a").await;
    assert_eq!(page.card().await.0, "swap");
    page.reload().await;
    assert_eq!(page.card().await.0, "swap");
    assert_eq!(page.number().await, before);

    page.follow(&mut player, "win").await;
    player.act(&page, "swap 3 5").await;
    page.see("dialog.result[open]").await;
    assert!(page.text_of("dialog.result").await.contains("You have won"));
    let said = page.text_of("[data-test='lesson-text']").await;
    assert!(said.contains("you have won your first match"), "the guide has seen it: {said}");
    // Whoever comes again begins anew.
    page.go("/trains/learn").await;
    assert_eq!(page.card().await.0, "hello");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_what_cannot_be_done_is_led_to_the_rule() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("trains", &["person", "mouse"]).await;
    page.now().await;
    // One has to put a card into the own train, not into that of the other.
    page.click_on(".siding .at-1 .slot[data-place='2']").await;
    assert_eq!(page.why().await, "/trains/rules/4-3");
    assert!(page.text_of("[data-test='why']").await.contains("Replace any one of your wagons"));
    page.accessible("the reason why not").await;
    page.click_on("[data-test='draw']").await;
    assert_eq!(page.why().await, "/trains/rules/2-5");
    page.press(keys::ESCAPE).await;
    page.until("it goes away", "return !document.querySelector('[data-test=why]')").await;
    page.close().await;
}
