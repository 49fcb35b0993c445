//! Whole matches and parts of them.

use e2e::{House, Now, Page, Screen, Staged, dig_mars};
use serde_json::{Value, json};

async fn opened(house: &House, screen: Screen, who: &[&str]) -> Page {
    let page = house.page(screen).await;
    page.prefer(&json!({ "tempo": "instant" })).await;
    page.begin("dig-mars", who).await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_by_clicks() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "mouse", "mouse", "mouse"]).await;
    page.now().await;
    page.accessible("the board").await;
    page.play(&mut dig_mars::Digger).await;
    page.see("[data-test='result']").await;
    page.accessible("the result").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_hand_the_screen_over_and_points_stay_secret() {
    let house = House::open().await;
    let page = opened(&house, Screen::PHONE.dark(), &["person", "person"]).await;
    let mut curtains = 0;
    for _ in 0..24 {
        match page.now().await {
            Now::Over => break,
            Now::Curtain => {
                curtains += 1;
                page.click("lift").await;
            }
            Now::Mine => dig_mars::step(&page).await,
        }
    }
    assert!(curtains >= 2, "the screen goes from one to the other");
    page.accessible("the board on a phone").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_alone_is_enough_and_never_lost() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP.dark(), &["person", "mouse"]).await;
    for _ in 0..14 {
        if page.now().await == Now::Over {
            break;
        }
        let (number, action) = (page.number().await, page.advice().await);
        dig_mars::act_by_keys(&page, &action).await;
        page.after(number).await;
        page.until("the keyboard is somewhere", "return document.activeElement !== document.body")
            .await;
    }
    page.close().await;
}

/// How many tiles lie on the field.
fn tiles(view: &Value) -> u64 {
    let stacks = view["stacks"].as_array().expect("a view has stacks");
    stacks.iter().map(|stack| stack["tiles"].as_u64().expect("a number")).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn victory_is_declared() {
    let house = House::open().await;
    let may = |_: &Value, actions: &[String]| actions.iter().any(|action| action == "declare");
    let staged = Staged::play("dig-mars", "seats=2", "declare", may);
    for screen in [Screen::LAPTOP, Screen::PHONE] {
        let page = house.hurried(screen).await;
        page.lay(&staged, "mouse").await;
        page.see("[data-test='declare']").await;
        page.accessible("victory in reach").await;
        page.picture("declare").await;
        // To end the turn instead is possible, but not by mistake.
        page.click("end").await;
        page.see("[data-test='end-sure']").await;
        assert!(page.text_of(".dm-sure").await.contains("declare victory"));
        page.click("go-on").await;
        page.click("declare").await;
        assert_eq!(page.now().await, Now::Over);
        assert!(page.text_of("dialog.result").await.contains("victory declared"));
        page.accessible("a declared victory").await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_tile_ends_the_match() {
    let house = House::open().await;
    let last = |view: &Value, actions: &[String]| {
        tiles(view) == 1 && actions.iter().any(|action| action.starts_with("transport "))
    };
    let staged = Staged::play("dig-mars", "seats=2", "declare", last);
    let page = house.hurried(Screen::PHONE).await;
    page.lay(&staged, "mouse").await;
    page.now().await;
    let field =
        "return [...document.querySelectorAll('.dm-field.can')].map((it) => it.dataset.test)[0]";
    let field = page.until("something can be carried off", field).await;
    let field = field.as_str().expect("a name").trim_start_matches("field-").to_owned();
    page.picture("last-tile").await;
    let number = page.number().await;
    dig_mars::act(&page, &format!("transport {field}")).await;
    page.after(number).await;
    // Whoever holds enough points may still declare victory; the others see the result.
    let script = "return document.querySelector('dialog.result[open]') !== null \
                  || document.querySelector('[data-test=declare]') !== null";
    page.until("the end, or the choice before it", script).await;
    if page.now().await == Now::Mine {
        page.accessible("the choice at the end").await;
        page.picture("last-choice").await;
        assert!(page.text_of("[data-test='prompt']").await.contains("last tile"));
        page.click("end").await;
        if page.has("[data-test='end-sure']").await {
            page.click("end-sure").await;
        }
    }
    assert_eq!(page.now().await, Now::Over);
    assert!(page.text_of(".log").await.contains("last tile"), "the log says why");
    page.accessible("the end by the last tile").await;
    page.picture("last-result").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_which_nothing_happens_warns_and_ends() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "person"]).await;
    let mut warned = false;
    for _ in 0..100 {
        match page.now().await {
            Now::Over => break,
            Now::Curtain => page.click("lift").await,
            Now::Mine if page.has("[data-test='end']").await => {
                if page.has("[data-test='quiet']").await && !warned {
                    warned = true;
                    page.accessible("the warning").await;
                    page.picture("quiet").await;
                }
                dig_mars::act(&page, "end").await;
            }
            Now::Mine => dig_mars::step(&page).await,
        }
    }
    assert!(warned, "before it ends it says so");
    assert_eq!(page.now().await, Now::Over);
    assert!(page.text_of(".log").await.contains("ten rounds"), "the log says why");
    page.picture("quiet-result").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_taken_back() {
    let house = House::open().await;
    let page = opened(&house, Screen::LAPTOP, &["person", "mouse"]).await;
    // A way of the station that uncovers nothing can be taken back.
    for _ in 0..200 {
        assert_eq!(page.now().await, Now::Mine, "the match is not over yet");
        let before = page.attributes("[data-test^='station-']", "aria-label").await;
        let (lines, number) = (page.lines().await, page.number().await);
        let action = page.advice().await;
        dig_mars::act(&page, &action).await;
        page.after(number).await;
        if !action.starts_with("move ") {
            continue;
        }
        page.click("undo").await;
        let script = format!("return document.querySelectorAll('.log li').length === {lines}");
        page.until("the line is gone from the log", &script).await;
        assert_eq!(page.attributes("[data-test^='station-']", "aria-label").await, before);
        page.close().await;
        return;
    }
    panic!("the owl never advised to move");
}
