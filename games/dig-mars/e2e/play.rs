//! How to carry out an action of Dig Mars by hand.

use serde_json::Value;

use crate::{Deed, Page, Picture, Player, keys};

/// Somebody with a mouse.
pub fn player() -> Box<dyn Player> {
    Box::new(Digger)
}

/// Somebody with a mouse.
#[derive(Clone, Copy, Debug)]
pub struct Digger;

impl Player for Digger {
    fn act<'a>(&'a mut self, page: &'a Page, action: &'a str) -> Deed<'a> {
        Box::pin(act(page, action))
    }

    fn choose<'a>(&'a mut self, page: &'a Page) -> Deed<'a> {
        Box::pin(act(page, "place d1"))
    }

    fn pieces(&self) -> (&'static str, &'static str) {
        ("[data-test^='station-']", "aria-label")
    }

    fn may_see(&self, view: &Value, mine: Option<u64>) -> bool {
        // Nobody sees a tile that lies face down, unless they have scanned it.
        view["stacks"].as_array().into_iter().flatten().all(|stack| {
            let top = &stack["top"];
            let scanned = top["scanned"].as_array().cloned().unwrap_or_default();
            let knows = scanned.iter().any(|it| it.as_u64() == mine && mine.is_some());
            top["face"] != "down" || knows || top["tile"].is_null()
        })
    }

    fn picture(&self) -> Picture {
        Picture { who: &["person", "hare", "fox"], steps: 30, close: None, quiet: "true" }
    }
}

/// Carries out an action, written as in records.
pub async fn act(page: &Page, action: &str) {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        ["declare"] => page.click("declare").await,
        ["bonus", "point"] => page.click("bonus-point").await,
        ["upgrade", track] => page.click(&format!("track-{track}")).await,
        ["end"] => {
            let number = page.number().await;
            page.click("end").await;
            // With something left to do the page asks once. Without a line the move waits.
            let asked = format!(
                "return document.querySelector('[data-test=end-sure], [data-pending=true]') !== null \
                 || document.querySelector('.table').dataset.number > {number}"
            );
            page.until("the turn ends, or the page asks", &asked).await;
            if page.has("[data-test='end-sure']").await {
                page.click("end-sure").await;
            }
        }
        [.., field] => {
            let field = format!("[data-test='field-{field}']");
            let wanted = format!("[data-test='card'] [data-action='{action}']");
            // Above the stations, which stand on the lower half.
            let number = page.number().await;
            page.click_at(&field, (0.5, 0.15)).await;
            // A mouse lands at once; a finger sees the card of the field first.
            let landed = format!(
                "return document.querySelector('[data-test=card], [data-pending=true]') !== null \
                 || document.querySelector('.table').dataset.number > {number}"
            );
            page.until("the field answers", &landed).await;
            if words[0] != "place" || page.has(&wanted).await {
                page.click_on(&wanted).await;
            }
        }
        [] => panic!("no action"),
    }
}

/// Carries out an action with nothing but keys.
pub async fn act_by_keys(page: &Page, action: &str) {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        ["declare"] => page.tab_and_enter("[data-test='declare']").await,
        ["bonus", "point"] => page.tab_and_enter("[data-test='bonus-point']").await,
        ["upgrade", track] => page.tab_and_enter(&format!("[data-test='track-{track}']")).await,
        ["end"] => {
            let number = page.number().await;
            page.tab_and_enter("[data-test='end']").await;
            if page.number().await == number && page.has("[data-test='end-sure']").await {
                page.tab_and_enter("[data-test='end-sure']").await;
            }
        }
        [.., field] => {
            page.tab_to("[data-test^='field-']").await;
            for key in [keys::UP, keys::UP, keys::UP, keys::LEFT, keys::LEFT, keys::LEFT] {
                page.press(key).await;
            }
            let place = field.as_bytes();
            for _ in 0..place[0] - b'a' {
                page.press(keys::RIGHT).await;
            }
            for _ in 0..place[1] - b'1' {
                page.press(keys::DOWN).await;
            }
            let script = format!("return document.activeElement.dataset.test === 'field-{field}'");
            page.until("the arrows have led to the field", &script).await;
            page.press(keys::ENTER).await;
            if words[0] != "place" {
                let wanted = format!("[data-test='card'] [data-action='{action}']");
                page.see(&wanted).await;
                page.tab_and_enter(&wanted).await;
            }
        }
        [] => panic!("no action"),
    }
}

/// One action, as the owl advises.
pub async fn step(page: &Page) {
    Digger.step(page).await;
}
