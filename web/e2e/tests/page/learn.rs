//! The guided first match of every game, played as it asks.

use e2e::{
    House, Page, Screen, dig_mars,
    rawsiko::Hands,
    trains::{self, Hand},
};
use serde_json::Value;

/// What the guide says at this moment: the name of the card, and the action that it asks for.
async fn card(page: &Page) -> (String, Option<String>) {
    let script = "const it = document.querySelector('[data-test=lesson]'); \
                  return it === null || it.hidden ? null : [it.dataset.card, it.dataset.action ?? null]";
    let said = page.until("the guide says something", script).await;
    let text = |at: usize| said[at].as_str().map(str::to_owned);
    (text(0).expect("a card has a name"), text(1))
}

/// Reads on, if there is only something to read.
async fn read(page: &Page) -> bool {
    let shown = "return !document.querySelector('[data-test=lesson-next]').hidden";
    let reads = page.run(shown, Vec::new()).await == true;
    if reads {
        page.click("lesson-next").await;
    }
    reads
}

/// Carries out an action of `RAWsiko`, written as in records.
async fn on_the_map(page: &Page, action: &str) {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        ["continent", continent] => page.click(&format!("continent-{continent}")).await,
        ["pick" | "place", territory] => page.click(&format!("territory-{territory}")).await,
        ["move" | "attack", from, to, _] => {
            page.click(&format!("territory-{from}")).await;
            page.click(&format!("territory-{to}")).await;
            page.click("confirm").await;
        }
        _ => page.click("done").await,
    }
}

/// Follows the guide until a card of this name; says how many cards there were.
async fn follow(page: &Page, game: &str, until: &str) -> usize {
    let mut hands = Hands::default();
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..400 {
        let (name, wanted) = card(page).await;
        if seen.last() != Some(&name) {
            seen.push(name.clone());
        }
        if name == until {
            return seen.len();
        }
        let before = page.number().await;
        if read(page).await {
            let gone = format!(
                "return document.querySelector('[data-test=lesson]').dataset.card !== '{name}'"
            );
            page.until("the next card", &gone).await;
            continue;
        }
        match (game, wanted) {
            ("trains", Some(wanted)) => trains::act(page, &wanted, Hand::Mouse).await,
            ("dig-mars", Some(wanted)) => dig_mars::act(page, &wanted).await,
            ("dig-mars", None) => dig_mars::act(page, "place d1").await,
            ("rawsiko", Some(wanted)) => on_the_map(page, &wanted).await,
            ("rawsiko", None) => hands.step(page).await,
            (game, wanted) => panic!("{game} asks for {wanted:?}"),
        }
        page.after(before).await;
    }
    panic!("the lesson does not end: {seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn trains_are_learned_by_winning() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    // One click from the start page.
    page.click("learn-trains").await;
    assert_eq!(card(&page).await.0, "hello");
    page.accessible("the beginning of a lesson").await;
    follow(&page, "trains", "swap").await;
    page.accessible("a lesson that asks for something").await;

    // Nothing else can be done: a click on the draw pile does nothing.
    let before = page.number().await;
    page.click("draw").await;
    assert_eq!(page.number().await, before);
    assert_eq!(card(&page).await.0, "swap");

    // It may be left at any moment, and remembers where one was.
    page.click("lesson-leave").await;
    page.see(".games").await;
    assert_eq!(page.text_of("[data-test='learn-trains']").await.trim(), "Go on learning");
    page.click_on(".matches a").await;
    assert_eq!(card(&page).await.0, "swap");
    page.reload().await;
    assert_eq!(card(&page).await.0, "swap");
    assert_eq!(page.number().await, before);

    follow(&page, "trains", "win").await;
    trains::act(&page, "swap 3 5", Hand::Mouse).await;
    page.see("dialog.result[open]").await;
    assert!(page.text_of("dialog.result").await.contains("You have won"));
    // Whoever comes again begins anew.
    page.go("/trains/learn").await;
    assert_eq!(card(&page).await.0, "hello");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dig_mars_is_learned_and_then_played_freely() {
    let house = House::open().await;
    let page = house.hurried(Screen::PHONE.speaking("lv-LV")).await;
    page.click("learn-dig-mars").await;
    follow(&page, "dig-mars", "share").await;
    page.accessible("a lesson on a phone").await;
    follow(&page, "dig-mars", "free").await;
    page.click("lesson-next").await;
    page.until("it is gone", "return document.querySelector('[data-test=lesson]').hidden").await;
    // From here on it is a match like any other.
    dig_mars::step(&page).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rawsiko_is_learned_and_then_played_freely() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP.speaking("sk-SK")).await;
    page.click("learn-rawsiko").await;
    let cards = follow(&page, "rawsiko", "free").await;
    assert!(cards > 20, "{cards}");
    page.accessible("the end of a lesson").await;
    let link = page.attributes("[data-test='lesson-rules']", "href").await;
    assert_eq!(link, ["/rawsiko/rules"]);
    page.click("lesson-next").await;
    page.now().await;
    let before = page.number().await;
    let mut hands = Hands::default();
    for _ in 0..40 {
        if page.number().await > before {
            break;
        }
        hands.step(&page).await;
    }
    assert!(page.number().await > before, "the match goes on");
    page.close().await;
}

/// How often something asks in vain: what was tried, and the rule that says why not.
async fn why(page: &Page) -> String {
    page.see("[data-test='why']").await;
    let rules = page.attributes("[data-test='why-rule']", "href").await;
    rules.first().cloned().expect("there is a link to the rule")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_what_cannot_be_done_is_led_to_the_rule() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.begin("trains", &["person", "mouse"]).await;
    page.now().await;
    // One has to put a card into the own train, not into that of the other.
    page.click_on(".siding .at-1 .slot[data-place='2']").await;
    assert_eq!(why(&page).await, "/trains/rules/4-3");
    assert!(page.text_of("[data-test='why']").await.contains("Replace any one of your wagons"));
    page.accessible("the reason why not").await;
    page.click_on("[data-test='draw']").await;
    assert_eq!(why(&page).await, "/trains/rules/2-5");
    page.press(e2e::keys::ESCAPE).await;
    page.until("it goes away", "return !document.querySelector('[data-test=why]')").await;

    page.begin("dig-mars", &["person", "mouse"]).await;
    page.now().await;
    page.click("field-a1").await;
    page.now().await;
    // Nobody has a point yet, so nothing can be raised.
    page.click("track-digging").await;
    assert_eq!(why(&page).await, "/dig-mars/rules/3-7");
    page.click_at("[data-test='field-d1']", (0.5, 0.15)).await;
    page.click_on("[data-test='card'] [data-test='ask']").await;
    assert_eq!(why(&page).await, "/dig-mars/rules/4-3");

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
    assert!(why(&page).await.starts_with("/rawsiko/rules/3-"));
    // The link leads there.
    let link = why(&page).await;
    page.go(&link).await;
    page.until("the rule has the keyboard", "return document.activeElement.matches('.rule')").await;
    assert_eq!(page.run("return location.pathname", Vec::new()).await, Value::String(link));
    page.close().await;
}
