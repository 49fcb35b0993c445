//! What somebody has heard so far, and how things stood then: told anew from the record, from the
//! nearest milestone on, because nothing else is kept for it.

use store::IdentityKey;
use table::{Milestone, ReplayError, Since};
use wire::{Code, Problem, http};

use super::{Actor, load, tell::heard};

impl Actor {
    /// Everything that somebody has heard, or should have heard.
    pub(super) async fn history(
        &mut self,
        who: Option<IdentityKey>,
    ) -> Result<http::History, Problem> {
        self.let_watch(who)?;
        self.thawed()?;
        let number = self.number();
        let news = if number == 0 {
            Vec::new()
        } else {
            let observer = self.observer(who);
            self.news_since(observer, 0).await?
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
        let observer = self.observer(who);
        let mut moment = None;
        self.look_back(number, |past| {
            past.play(|told, entry, position| {
                if told.number == number {
                    moment = Some(http::Moment {
                        heard: heard(told, entry, observer),
                        view: position.view_text(observer),
                        turn: position.turn().into(),
                    });
                }
                told.number < number
            })
        })
        .await?;
        moment.ok_or_else(nothing)
    }

    /// Plays again what came after the last milestone before this number.
    pub(super) async fn look_back<T>(
        &mut self,
        number: u32,
        look: impl FnOnce(Since<'_>) -> Result<T, ReplayError>,
    ) -> Result<T, Problem> {
        let milestone = self.milestone(number)?;
        let after = milestone.next() - 1;
        let entries = self.shared.store.entries(self.key, after).await;
        let entries = load::entries(&entries.map_err(load::unavailable)?)?;
        let past = Since::new(&milestone, &entries).ok_or_else(load::damaged)?;
        self.guarded(|_| look(past))?.map_err(|error| {
            tracing::error!(key = self.key.0, %error, "a record cannot be replayed");
            load::damaged()
        })
    }

    fn milestone(&self, number: u32) -> Result<Milestone, Problem> {
        self.thawed()?;
        let play = self.play.as_ref();
        let play =
            play.ok_or_else(|| Problem::new(Code::WrongPhase, "the match has not started yet"))?;
        Ok(play.milestones.before(number).clone())
    }
}
