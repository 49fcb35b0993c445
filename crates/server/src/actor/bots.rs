use game::{Observer, Rng, Seat};
use store::{IdentityKey, Phase};

use super::{Actor, handle::Ask};
use crate::{
    bots::{Decision, Owner},
    info::Chair,
    random::Random,
};

/// What the bots of a match are at. One thinks at a time.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Thinking {
    /// No bot is asked.
    None,
    /// A bot of this seat thinks, and may not be heard of before this time.
    About { seat: Seat, number: u32, not_before: u64 },
    /// It has decided, and moves at this time.
    Decided { seat: Seat, action: String, at: u64 },
}

impl Thinking {
    pub fn is_none(&self) -> bool {
        *self == Thinking::None
    }

    /// When a bot moves.
    pub fn due(&self) -> Option<u64> {
        match self {
            Thinking::Decided { at, .. } => Some(*at),
            Thinking::None | Thinking::About { .. } => None,
        }
    }
}

impl Actor {
    /// Lets a bot think, if one is asked and none thinks yet.
    pub(super) fn think(&mut self) {
        if self.doubt
            || !self.thinking.is_none()
            || self.phase != Phase::Playing
            || self.frozen.is_some()
            || self.deleted
            || !self.somebody_waits()
        {
            return;
        }
        let asked = self.asked();
        let Some((seat, bot)) =
            asked.iter().find_map(|seat| self.info.bot(seat).map(|bot| (seat, bot)))
        else {
            return;
        };
        if !self.has_a_table() {
            return;
        }
        // A level that this version does not know any more becomes the usual one.
        let level = bot.level.parse().unwrap_or(self.shared.settings.stand_in);
        let view = self.guarded(|actor| {
            actor.play.as_ref().map(|play| play.position.view(Observer::Seat(seat)))
        });
        let Ok(Some(view)) = view else { return };
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        let number = self.number();
        let floor = crate::clock::milliseconds(self.shared.settings.bot_floor);
        let not_before = self.shared.settings.clock.now() + floor;
        self.thinking = Thinking::About { seat, number, not_before };
        let runtime = tokio::runtime::Handle::current();
        let answer = move |action| {
            // The mailbox may be full; a thread that waited for it would keep the other bots waiting.
            runtime.spawn(async move { mailbox.send(Ask::Thought { seat, number, action }).await });
        };
        let (game, bots, answer) = (self.game, self.bots.clone(), Box::new(answer));
        self.shared.bots.submit(self.owner(), Decision { game, level, seat, view, bots, answer });
    }

    /// Whose match this is, when the bots of several have to wait for each other.
    fn owner(&self) -> Owner {
        self.info.host.map_or(Owner::Match(self.key), |host| Owner::Host(IdentityKey(host)))
    }

    /// Whether anybody looks on, or somebody plays for themselves: bots play for nobody else.
    fn somebody_waits(&self) -> bool {
        let plays = |chair: &Chair| matches!(chair, Chair::Person { stand_in: None, .. });
        self.somebody_is_there() || self.info.chairs.iter().any(plays)
    }

    /// Whether bots may go on here. Where only bots play, one host has only so many tables at once.
    fn has_a_table(&mut self) -> bool {
        if self.bot_table.is_some() || !self.info.bots_alone() {
            return true;
        }
        self.bot_table = self.shared.bot_tables.enter(self.owner());
        self.waits_for_table = self.bot_table.is_none();
        if self.waits_for_table {
            self.pause = self.shared.settings.clock.now() + super::PAUSE;
        }
        !self.waits_for_table
    }

    /// A bot has decided.
    pub(super) fn thought(&mut self, of: Seat, at: u32, action: Option<String>) {
        let Thinking::About { seat, number, not_before } = self.thinking else { return };
        if (seat, number) != (of, at) {
            return;
        }
        // Without an idea of its own it does what chance suggests: a match must go on.
        let action = action.or_else(|| {
            let actions = self.guarded(|actor| {
                actor.play.as_ref().map_or_else(Vec::new, |play| play.position.actions(seat))
            });
            let actions = actions.ok().filter(|actions| !actions.is_empty())?;
            Some(Random.pick(&actions).clone())
        });
        self.thinking = match action {
            Some(action) => Thinking::Decided { seat, action, at: not_before },
            None => Thinking::None,
        };
    }

    /// A bot moves, if it is time.
    pub(super) async fn bot_acts(&mut self) {
        let now = self.shared.settings.clock.now();
        if self.thinking.due().is_none_or(|at| at > now) {
            return;
        }
        let thinking = std::mem::replace(&mut self.thinking, Thinking::None);
        let Thinking::Decided { seat, action, .. } = thinking else { return };
        // Meanwhile the person may have taken the seat back.
        if let Some(bot) = self.info.bot(seat)
            && self.act(seat, &[action], None, Some(bot)).await.is_ok()
        {
            self.shared.metrics.bot_actions.inc();
            self.tell();
        }
        self.think();
    }
}
