//! What somebody has heard so far, and how things stood then: told anew from the record, because
//! nothing is kept for it.

use game::Observer;
use store::IdentityKey;
use table::Position;
use wire::{Code, NewsItem, Problem, StandIn, http};

use super::{
    Actor,
    load::{self, read, seat_of},
};

impl Actor {
    /// Everything that somebody has heard, or should have heard.
    pub(super) async fn history(
        &mut self,
        who: Option<IdentityKey>,
    ) -> Result<http::History, Problem> {
        self.let_watch(who)?;
        let number = self.number();
        let news = if number == 0 {
            Vec::new()
        } else {
            let observer = self.observer(who);
            let mut news = self.news_since(observer, 0).await?;
            news.retain(|news| news.undo.is_none());
            news
        };
        Ok(http::History { number, news })
    }

    /// How things stood after an event that was not taken back.
    pub(super) async fn moment(
        &mut self,
        who: Option<IdentityKey>,
        number: u32,
    ) -> Result<http::Moment, Problem> {
        self.let_watch(who)?;
        let nothing = || Problem::new(Code::NotFound, "there is no such event in this match");
        if number == 0 || number > self.number() {
            return Err(nothing());
        }
        let header = self.header().await?;
        let entries = self.shared.store.entries(self.key, 0).await.map_err(load::unavailable)?;
        let record = read(&header, &entries)?;
        let (game, observer) = (self.game, self.observer(who));
        self.guarded(|_| moment(game, &record, observer, number))?.ok_or_else(nothing)
    }
}

fn moment(
    game: &'static table::AnyGame,
    record: &table::Record,
    observer: Observer,
    number: u32,
) -> Option<http::Moment> {
    let mut position = Position::start(game, &record.header().setup).ok()?;
    for event in record.live() {
        let told = position.happen(event.who, event.text).ok()?;
        if event.number == number {
            let note = record.entries()[number as usize - 1].note.as_deref();
            let bot = note.and_then(StandIn::from_note);
            let (seat, news) = (seat_of(told.who), Some(told.text_to(observer)));
            return Some(http::Moment {
                heard: NewsItem { number, seat, news, undo: None, bot },
                view: position.view_text(observer),
                turn: position.turn().into(),
            });
        }
    }
    None
}
