//! How to play `RAWsiko` by hand: not well, but to its end.

mod keyboard;
mod records;
mod table;

use serde_json::Value;

pub use keyboard::Keyboard;
pub use records::{SIEGE, TRADE};

use crate::{Deed, Page, Picture, Player, keys, network::is_hidden};

/// Somebody with a mouse.
pub fn player() -> Box<dyn Player> {
    Box::new(Hands::default())
}

/// Somebody who plays with what is lit.
#[derive(Debug, Default)]
pub struct Hands {
    /// Grows with every choice, so that choices differ.
    choices: usize,
    /// What was done in this action phase.
    deeds: usize,
}

/// What is lit at this moment.
const LIT: &str = "
    const all = (css) => [...document.querySelectorAll(css)].filter((it) => it.getClientRects().length > 0);
    // Only what a hand can reach: nothing lies on top, and it is on the screen.
    const reached = (it) => {
        const r = it.getBoundingClientRect();
        return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === it;
    };
    const tests = (css) => all(css).map((it) => it.dataset.test);
    const within = (css) => all(css).filter(reached).map((it) => it.dataset.test);
    return {
        continents: within('.portrait.open [data-test^=continent-]'),
        territories: within('[data-test^=territory-][aria-disabled=false]'),
        inside: all('[data-test=zoom-whole]').some((it) => getComputedStyle(it).visibility === 'visible'),
        elsewhere: all('[data-test^=territory-][aria-disabled=false]').length > 0,
        claims: tests('[data-test=claims] [data-test^=chip-]'),
        confirm: all('[data-test=confirm]').length > 0,
        done: all('[data-test=done]').length > 0,
        from: all('[data-test^=territory-][aria-pressed=true]').length,
    }";

impl Player for Hands {
    fn act<'a>(&'a mut self, page: &'a Page, action: &'a str) -> Deed<'a> {
        Box::pin(act(page, action))
    }

    fn step<'a>(&'a mut self, page: &'a Page) -> Deed<'a> {
        Box::pin(self.choose_lit(page))
    }

    fn steps(&self) -> usize {
        12
    }

    fn pieces(&self) -> (&'static str, &'static str) {
        ("[data-test^='territory-']", "aria-label")
    }

    fn may_hear(&self, news: &Value) -> bool {
        let objective = news["what"] == "dealt" && news.get("objective").is_some();
        !objective || is_hidden(news, "objective")
    }

    fn may_see(&self, view: &Value, mine: Option<u64>) -> bool {
        let seats = view["seats"].as_array().into_iter().flatten();
        (0..).zip(seats).all(|(seat, it)| Some(seat) == mine || it["objective"].is_null())
    }

    fn dialogs(&self) -> &'static [(char, &'static str)] {
        &[('i', "the symbols")]
    }

    fn same_everywhere(&self) -> &'static [&'static str] {
        &["RAWsiko"]
    }

    fn fullest(&self, seats: u8) -> String {
        format!("seats={seats} turns=6 stranglehold china")
    }

    fn shortest(&self, seats: u8) -> String {
        format!("seats={seats} turns=4")
    }

    fn picture(&self) -> Picture {
        Picture {
            who: &["person", "hare", "fox", "hare"],
            steps: 60,
            close: Some(".raw-clash button"),
            quiet: "document.querySelector('.raw-herald > *') === null",
        }
    }
}

/// Carries out an action, written as in records.
pub async fn act(page: &Page, action: &str) {
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

impl Hands {
    /// One choice among what is lit.
    async fn choose_lit(&mut self, page: &Page) {
        let lit = page.run(LIT, Vec::new()).await;
        if let Some(continent) = self.any(&lit["continents"]) {
            page.click(&continent).await;
        } else if let Some(chip) = self.any(&lit["claims"]) {
            page.click_on(&format!("[data-test='claims'] [data-test='{chip}']")).await;
        } else if lit["confirm"] == true {
            self.deeds += 1;
            // Over the network what was lit may be gone by now, and what was sent takes a while.
            let number = page.number().await;
            page.press_if_there("[data-test='confirm']").await;
            let done = format!(
                "return document.querySelector('[data-test=confirm]') === null \
                 || document.querySelector('.table').dataset.number > {number}"
            );
            page.until("they go", &done).await;
        } else if lit["done"] == true && self.deeds >= 2 && lit["from"] == 0 {
            self.deeds = 0;
            page.click("done").await;
            // With assets that could still act the page asks.
            let asked = "return document.querySelector('dialog.raw-ask[open]') !== null \
                         || document.querySelector('.turn.mine') === null \
                         || document.querySelector('dialog.result[open], dialog.curtain[open]') !== null \
                         || document.querySelector('[data-test=done]').getClientRects().length === 0";
            page.until("the phase ends, or the page asks", asked).await;
            if page.has("dialog.raw-ask[open]").await {
                page.click("really-done").await;
            }
        } else if let Some(territory) = self.any(&lit["territories"]) {
            page.click(&territory).await;
            // A choice that led nowhere is laid back, so that another can be made.
            if self.choices.is_multiple_of(23) {
                page.press(keys::ESCAPE).await;
                self.deeds += 1;
            }
        } else if lit["elsewhere"] == true && lit["inside"] == true {
            // On a small screen what can be chosen may be on another part of the map.
            page.click("zoom-whole").await;
        } else if lit["done"] == true {
            self.deeds = 2;
            if lit["from"] != 0 {
                page.press(keys::ESCAPE).await;
            }
        }
    }

    fn any(&mut self, list: &Value) -> Option<String> {
        let list = list.as_array()?;
        self.choices += 1;
        let at = self.choices * 7 % list.len().max(1);
        Some(list.get(at)?.as_str()?.to_owned())
    }
}
