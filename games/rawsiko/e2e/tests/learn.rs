//! The guided first match, and reasons why something cannot be done.

use e2e::{House, Player as _, Screen, rawsiko::Hands};
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn it_is_learned_and_then_played_freely() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP.speaking("sk-SK")).await;
    let mut hands = Hands::default();
    page.click("learn-rawsiko").await;
    let cards = page.follow(&mut hands, "free").await;
    assert!(cards.len() > 20, "{cards:?}");
    page.accessible("the end of a lesson").await;
    let link = page.attributes("[data-test='lesson-rules']", "href").await;
    assert_eq!(link, ["/rawsiko/rules"]);
    page.click("lesson-next").await;
    page.now().await;
    let before = page.number().await;
    for _ in 0..40 {
        if page.number().await > before {
            break;
        }
        hands.step(&page).await;
    }
    assert!(page.number().await > before, "the match goes on");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_what_cannot_be_done_is_led_to_the_rule() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("rawsiko", &["person", "mouse", "mouse"]).await;
    page.now().await;
    let mut hands = Hands::default();
    while page.has(".portrait.open [data-test^=continent-]").await {
        hands.step(&page).await;
        page.now().await;
    }
    // A territory that lies elsewhere than one has to choose.
    let elsewhere = "const all = [...document.querySelectorAll('[data-test^=territory-][aria-disabled=true]')]; \
                     const reached = (it) => { const r = it.getBoundingClientRect(); \
                       return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === it; }; \
                     return all.find(reached)?.dataset.test";
    let territory = page.until("some territory is out of reach", elsewhere).await;
    page.click(territory.as_str().expect("its name")).await;
    assert!(page.why().await.starts_with("/rawsiko/rules/3-"));
    // The link leads there.
    let link = page.why().await;
    page.go(&link).await;
    page.until("the rule has the keyboard", "return document.activeElement.matches('.rule')").await;
    assert_eq!(page.run("return location.pathname", Vec::new()).await, Value::String(link));
    page.close().await;
}
