//! How to play `RAWsiko` without a mouse.

use serde_json::{Value, json};

use crate::{Now, Page, keys};

/// Somebody who plays with keys alone.
#[derive(Debug, Default)]
pub struct Keyboard {
    /// What was done in this action phase.
    deeds: usize,
    /// How many assets went somewhere or attacked.
    pub confirmed: usize,
}

/// Which arrow leads from the territory with the keyboard towards the nearest that matches: arrows
/// go to what lies more ahead than aside.
const ARROW: &str = "
    const spots = [...document.querySelectorAll('[data-test^=territory-]')].map((it) => {
        const r = it.getBoundingClientRect();
        return { it, x: r.x + r.width / 2, y: r.y + r.height / 2 };
    });
    const wanted = new Set(document.querySelectorAll(arguments[0]));
    const arrows = [[1, 0], [-1, 0], [0, 1], [0, -1]];
    const beside = (from, [right, down]) => {
        let best = null, least = Infinity;
        for (const to of spots) {
            const dx = to.x - from.x, dy = to.y - from.y;
            const ahead = dx * right + dy * down, aside = Math.abs(dx * down) + Math.abs(dy * right);
            if (ahead > 0 && aside <= ahead * 1.6 && ahead + 1.8 * aside < least) {
                least = ahead + 1.8 * aside;
                best = to;
            }
        }
        return best;
    };
    const start = spots.find((spot) => spot.it === document.activeElement);
    if (!start) return 'lost';
    if (wanted.has(start.it)) return 'there';
    const seen = new Set([start]);
    let edge = arrows.map((arrow, n) => [beside(start, arrow), n]);
    while (edge.length) {
        const next = [];
        for (const [spot, n] of edge) {
            if (!spot || seen.has(spot)) continue;
            if (wanted.has(spot.it)) return n;
            seen.add(spot);
            for (const arrow of arrows) next.push([beside(spot, arrow), n]);
        }
        edge = next;
    }
    return 'none'";

impl Keyboard {
    /// Plays until the match is over.
    pub async fn play(&mut self, page: &Page) {
        for _ in 0..2_000 {
            match page.now().await {
                Now::Over => return,
                Now::Curtain => page.press(keys::ENTER).await,
                Now::Mine => self.step(page).await,
            }
        }
        panic!("the match does not end\n{}", page.text().await);
    }

    /// One choice.
    pub async fn step(&mut self, page: &Page) {
        let number = page.number().await;
        if page.has(".portrait.open").await {
            page.tab_to(".portrait.open [data-test^=continent-]").await;
            page.press(keys::ENTER).await;
            page.after(number).await;
        } else if page.has("[data-test='claims'] .offered").await {
            page.tab_to("[data-test='claims'] .offered").await;
            page.press(keys::ENTER).await;
            page.after(number).await;
        } else if page.has("[data-test='confirm']").await {
            self.confirm(page).await;
        } else if page.has(".token.from").await {
            let foe = ".token.target.owned:not(.mine) [data-test]";
            let target = if page.has(foe).await { foe } else { ".token.target [data-test]" };
            page.walk_on_map(target).await;
            page.press(keys::ENTER).await;
            page.see("[data-test='confirm']").await;
        } else if !page.has("[data-test='done'][hidden]").await
            && (self.deeds >= 3 || !page.has(".token.open").await)
        {
            self.deeds = 0;
            page.press('n').await;
            let gone = format!(
                "return document.querySelector('dialog.raw-ask[open]') !== null \
                 || document.querySelector('.table').dataset.number > {number}"
            );
            page.until("the phase ends, or the page asks", &gone).await;
            if page.has("dialog.raw-ask[open]").await {
                // What cannot be taken back never has the keyboard by itself.
                page.tab_and_enter("[data-test='really-done']").await;
            }
            page.after(number).await;
        } else if page.has(".token.open").await {
            page.walk_on_map(".token.open [data-test]").await;
            page.press(keys::ENTER).await;
            let done = format!(
                "return document.querySelector('.token.from') !== null \
                 || document.querySelector('.table').dataset.number > {number}"
            );
            page.until("something is chosen or done", &done).await;
        }
    }

    /// One fewer, one more, and go: by R, or by Enter on the goal.
    async fn confirm(&mut self, page: &Page) {
        let number = page.number().await;
        let count = page.text_of("[data-test='count']").await;
        if count != "1" {
            page.press('-').await;
            let fewer = format!(
                "return document.querySelector('[data-test=count]').textContent !== {}",
                json!(count)
            );
            page.until("one fewer", &fewer).await;
            page.press('+').await;
        }
        self.deeds += 1;
        self.confirmed += 1;
        page.press(if self.confirmed.is_multiple_of(2) { keys::ENTER } else { 'r' }).await;
        page.after(number).await;
    }
}

impl Page {
    /// Goes to the map with Tab and over it with arrows, until a territory that matches has the keyboard.
    pub async fn walk_on_map(&self, css: &str) {
        for _ in 0..60 {
            let arrow = self.run(ARROW, vec![json!(css)]).await;
            let key = match &arrow {
                Value::String(word) if word == "there" => return,
                Value::String(word) if word == "lost" => {
                    self.tab_to("[data-test^=territory-]").await;
                    continue;
                }
                _ => arrow.as_u64().and_then(|n| {
                    [keys::RIGHT, keys::LEFT, keys::DOWN, keys::UP]
                        .get(usize::try_from(n).ok()?)
                        .copied()
                }),
            };
            let Some(key) = key else { panic!("no arrow leads to {css}: {arrow}") };
            self.press(key).await;
        }
        panic!("the arrows never reach {css}\n{}", self.text().await);
    }
}
