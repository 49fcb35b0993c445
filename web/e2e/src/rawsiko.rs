//! How to play `RAWsiko` by hand: not well, but to its end.

mod keyboard;
mod records;
mod table;

use serde_json::Value;

pub use keyboard::Keyboard;
pub use records::{SIEGE, TRADE};

use crate::{Now, Page, keys};

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

impl Hands {
    /// Plays until the match is over; lifts curtains.
    pub async fn play(&mut self, page: &Page) {
        for _ in 0..4_000 {
            match page.now().await {
                Now::Over => return,
                Now::Curtain => page.click("lift").await,
                Now::Mine => self.step(page).await,
            }
        }
        panic!("the match does not end\n{}", page.text().await);
    }

    /// One choice among what is lit.
    pub async fn step(&mut self, page: &Page) {
        let lit = page.run(LIT, Vec::new()).await;
        if let Some(continent) = self.any(&lit["continents"]) {
            page.click(&continent).await;
        } else if let Some(chip) = self.any(&lit["claims"]) {
            page.click_on(&format!("[data-test='claims'] [data-test='{chip}']")).await;
        } else if lit["confirm"] == true {
            self.deeds += 1;
            page.click("confirm").await;
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
