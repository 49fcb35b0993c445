use std::pin::Pin;

use serde_json::Value;

use crate::{Now, PLAYERS, Page, keys};

/// Something that takes its time in the page.
pub type Deed<'a> = Pin<Box<dyn Future<Output = ()> + 'a>>;

/// Somebody who plays one game in the page by hand, and knows what is special about its room.
///
/// What a game does not say otherwise holds for a room with a plain board.
pub trait Player {
    /// Carries out an action, written as in records.
    fn act<'a>(&'a mut self, page: &'a Page, action: &'a str) -> Deed<'a>;

    /// Does something that leads on; usually what the owl advises.
    fn step<'a>(&'a mut self, page: &'a Page) -> Deed<'a> {
        Box::pin(async move {
            let number = page.number().await;
            let action = page.advice().await;
            self.act(page, &action).await;
            page.after(number).await;
        })
    }

    /// Does something where a guided match leaves the choice.
    fn choose<'a>(&'a mut self, page: &'a Page) -> Deed<'a> {
        self.step(page)
    }

    /// How many steps show most of what the room has to say.
    fn steps(&self) -> usize {
        4
    }

    /// What shows how a match stands: what it matches, and which attribute of it.
    fn pieces(&self) -> (&'static str, &'static str) {
        ("[data-test='plain-actions'] button", "data-action")
    }

    /// What only the one who acts may see, if a room has such a thing.
    fn secret(&self) -> Option<&'static str> {
        None
    }

    /// Whether a seat, or the public, may hear these news of another seat.
    fn may_hear(&self, news: &Value) -> bool {
        let _ = news;
        true
    }

    /// Whether a seat, or the public, may see this view of a match that is not over.
    fn may_see(&self, view: &Value, mine: Option<u64>) -> bool {
        let _ = (view, mine);
        true
    }

    /// Dialogs of the room: the key that opens each, and what it is.
    fn dialogs(&self) -> &'static [(char, &'static str)] {
        &[]
    }

    /// Names that the room has in no file of texts, because they are the same in every language.
    fn same_everywhere(&self) -> &'static [&'static str] {
        &[]
    }

    /// The setup of a match of so many seats in which there is most to be seen.
    fn fullest(&self, seats: u8) -> String {
        format!("seats={seats}")
    }

    /// The setup of a match of so many seats that is over soon.
    fn shortest(&self, seats: u8) -> String {
        format!("seats={seats}")
    }

    /// The picture of the README.
    fn picture(&self) -> Picture {
        Picture { who: &["person"], steps: 12, close: None, quiet: "true" }
    }
}

/// What a picture of a match shows.
pub struct Picture {
    /// Who sits at the table.
    pub who: &'static [&'static str],
    /// After how many steps.
    pub steps: usize,
    /// What is clicked before, if it is there.
    pub close: Option<&'static str>,
    /// What must be true in the page, beside that nothing moves.
    pub quiet: &'static str,
}

/// What `play.rs` of a game has under the name `player`.
pub(crate) type Make = fn() -> Box<dyn Player>;

/// Somebody who plays this game.
pub fn player(game: &str) -> Box<dyn Player> {
    let known = PLAYERS.iter().find(|(name, _)| *name == game);
    known.map_or_else(|| Box::new(Plain) as Box<dyn Player>, |(_, player)| player())
}

/// The buttons of a plain board.
const OFFERED: &str = "[data-test='plain-actions'] button";

/// Somebody at a plain board, where every action is a button of its own.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Player for Plain {
    fn act<'a>(&'a mut self, page: &'a Page, action: &'a str) -> Deed<'a> {
        Box::pin(async move { page.click_on(&format!("{OFFERED}[data-action='{action}']")).await })
    }

    fn choose<'a>(&'a mut self, page: &'a Page) -> Deed<'a> {
        Box::pin(page.click_on(OFFERED))
    }

    /// A match may be as short as this.
    fn steps(&self) -> usize {
        2
    }
}

impl Page {
    /// Plays until the match is over; lifts curtains.
    pub async fn play(&self, player: &mut dyn Player) {
        for _ in 0..4_000 {
            match self.now().await {
                Now::Over => return,
                Now::Curtain => self.click("lift").await,
                Now::Mine => player.step(self).await,
            }
        }
        panic!("the match does not end\n{}", self.text().await);
    }

    /// Goes somewhere with Tab and presses Enter there.
    pub async fn tab_and_enter(&self, css: &str) {
        self.tab_to(css).await;
        self.press(keys::ENTER).await;
    }
}
