//! How to carry out an action of Game of Trains by hand.

use serde_json::Value;

use crate::{Deed, Page, Picture, Player, keys, network::is_hidden};

/// Somebody with a mouse.
pub fn player() -> Box<dyn Player> {
    Box::new(Hand::Mouse)
}

/// With what somebody plays.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Hand {
    /// Clicks.
    Mouse,
    /// Pulls things where they belong.
    Drag,
    /// Nothing but keys.
    Keyboard,
}

impl Player for Hand {
    fn act<'a>(&'a mut self, page: &'a Page, action: &'a str) -> Deed<'a> {
        Box::pin(act(page, action, *self))
    }

    /// The guide asks for the winning move, and does not say which.
    fn choose<'a>(&'a mut self, page: &'a Page) -> Deed<'a> {
        Box::pin(act(page, "swap 3 5", *self))
    }

    fn pieces(&self) -> (&'static str, &'static str) {
        ("[data-zone='train']", "data-card")
    }

    fn secret(&self) -> Option<&'static str> {
        Some(".held-card")
    }

    fn may_hear(&self, news: &Value) -> bool {
        match news["what"].as_str() {
            Some("offered") => is_hidden(news, "cards"),
            Some("kept") => is_hidden(news, "aside"),
            Some("drawn") => is_hidden(news, "card"),
            _ => true,
        }
    }

    fn picture(&self) -> Picture {
        Picture { who: &["person", "hare", "fox"], steps: 12, close: None, quiet: "true" }
    }
}

/// Carries out an action, written as in records.
pub async fn act(page: &Page, action: &str, hand: Hand) {
    if action == "draw" {
        return match hand {
            Hand::Keyboard => {
                page.tab_to("[data-test='draw']").await;
                page.press(keys::ENTER).await;
            }
            Hand::Mouse | Hand::Drag => page.click("draw").await,
        };
    }
    let from_hand = action.starts_with("keep") || action.starts_with("place");
    let hand = if hand == Hand::Drag && !from_hand { Hand::Mouse } else { hand };
    let card = card(page, action).await;
    let place = format!(".slot[data-action='{action}']");
    match hand {
        Hand::Mouse => {
            if let Some(card) = card {
                page.click_on(&card).await;
            }
            let number = page.number().await;
            page.click_on(&format!(".aim[data-action='{action}']")).await;
            // A finger sees first what would happen. Without a line the move waits.
            let done = format!(
                "return document.querySelector('[data-test=do-it], [data-pending=true]') !== null \
                 || document.querySelector('.table').dataset.number > {number}"
            );
            page.until("it is done, or shown", &done).await;
            if page.has("[data-test='do-it']").await {
                page.click("do-it").await;
            }
        }
        Hand::Drag => {
            // A card from the hand goes onto the wagon at the place that the action ends with.
            let wagon = action.rsplit(' ').next().unwrap_or_default();
            let card = card.unwrap_or_else(|| ".held-card button".to_owned());
            page.pull(&card, &format!("[data-test='wagon-{wagon}']")).await;
        }
        Hand::Keyboard => {
            if let Some(card) = card {
                let first = if action.starts_with("keep") { &card } else { ".berth button" };
                page.tab_to(first).await;
                page.walk_to(keys::RIGHT, &card).await;
                page.press(keys::ENTER).await;
            }
            if !page.on(".at-0 .slot").await {
                page.tab_to(".at-0 .slot").await;
            }
            page.press(keys::HOME).await;
            page.walk_to(keys::RIGHT, &place).await;
            page.press(keys::ENTER).await;
        }
    }
}

/// The card that has to be chosen first, if there is more than one.
async fn card(page: &Page, action: &str) -> Option<String> {
    let words: Vec<&str> = action.split(' ').collect();
    let ability = match words.as_slice() {
        ["keep", card, _] => {
            let several = page.count(".held-card").await > 1;
            return several.then(|| format!("[data-test='hand-{card}']"));
        }
        ["swap", a, b] if number(b) - number(a) == 1 => "SwapNeighbours",
        ["swap", ..] => "SwapOverOne",
        ["right", _] => "TwoRight",
        ["left", _] => "TwoLeft",
        ["remove", "left"] => "RemoveLeft",
        ["remove", "middle"] => "RemoveMiddle",
        ["remove", "right"] => "RemoveRight",
        ["protect", _] => "Protect",
        _ => return None,
    };
    Some(format!("[data-berth='{ability}'] button"))
}

fn number(word: &str) -> i32 {
    word.parse().expect("a place")
}
