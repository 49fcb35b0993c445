//! Guided matches, and reasons why something cannot be done.

use crate::{Page, Player};

/// More than any lesson has.
const STEPS: usize = 400;

/// A card that may have been seen before.
fn note(seen: &mut Vec<String>, name: &str) {
    if seen.last().is_none_or(|last| last != name) {
        seen.push(name.to_owned());
    }
}

impl Page {
    /// What the guide says at this moment: the name of the card, and the action that it asks for.
    pub async fn card(&self) -> (String, Option<String>) {
        let script = "const it = document.querySelector('[data-test=lesson]'); \
                      return it === null || it.hidden ? null : [it.dataset.card, it.dataset.action ?? null]";
        let said = self.until("the guide says something", script).await;
        let text = |at: usize| said[at].as_str().map(str::to_owned);
        (text(0).expect("a card has a name"), text(1))
    }

    /// Reads on, if there is only something to read.
    async fn read_on(&self) -> bool {
        let shown = "return !document.querySelector('[data-test=lesson-next]').hidden";
        let reads = self.run(shown, Vec::new()).await == true;
        if reads {
            self.click("lesson-next").await;
        }
        reads
    }

    /// Follows the guide until a card of this name; says which cards there were.
    pub async fn follow(&self, player: &mut dyn Player, until: &str) -> Vec<String> {
        let mut seen = Vec::new();
        for _ in 0..STEPS {
            let (name, wanted) = self.card().await;
            note(&mut seen, &name);
            if name == until {
                return seen;
            }
            self.obey(player, &name, wanted).await;
        }
        panic!("the lesson does not end: {seen:?}");
    }

    /// Follows the guide until it has no more to say, or the match is over; says which cards there were.
    pub async fn follow_to_the_end(&self, player: &mut dyn Player) -> Vec<String> {
        let mut seen = Vec::new();
        for _ in 0..STEPS {
            let end = "if (document.querySelector('dialog.result[open]')) return 'over'; \
                       const it = document.querySelector('[data-test=lesson]'); \
                       if (it === null || it.hidden) return null; \
                       return document.querySelector('[data-test=lesson-rules]').hidden ? 'more' : 'last'";
            let end = self.until("the guide says something, or the match is over", end).await;
            if end == "over" {
                return seen;
            }
            let (name, wanted) = self.card().await;
            note(&mut seen, &name);
            if end == "last" && wanted.is_none() {
                return seen;
            }
            self.obey(player, &name, wanted).await;
        }
        panic!("the lesson does not end: {seen:?}");
    }

    /// Does what a card says.
    async fn obey(&self, player: &mut dyn Player, card: &str, wanted: Option<String>) {
        let before = self.number().await;
        if self.read_on().await {
            let gone = format!(
                "return document.querySelector('[data-test=lesson]').dataset.card !== '{card}'"
            );
            self.until("the next card", &gone).await;
            return;
        }
        match wanted {
            Some(wanted) => player.act(self, &wanted).await,
            None => player.choose(self).await,
        }
        self.after(before).await;
    }

    /// Something was tried in vain: the address of the rule that says why.
    pub async fn why(&self) -> String {
        self.see("[data-test='why']").await;
        let rules = self.attributes("[data-test='why-rule']", "href").await;
        rules.first().cloned().expect("there is a link to the rule")
    }
}
