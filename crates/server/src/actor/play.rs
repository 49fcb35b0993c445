//! Commands: what a socket may ask, and the way of an action from its check to its news.

use game::{Seat, Turn};
use record::{What, Who};
use store::Phase;
use table::{PlayError, Position, Told, Undone};
use wire::{
    BotReason, Code, Command, LONGEST_ID, MOST_ACTIONS, Order, Outcome, Problem, Reaction, StandIn,
};

use super::{Actor, SocketId, answers::stored, bots::Thinking, load::seat_of, tell::Prepared};
use crate::info::Chair;

/// How many milliseconds lie between two signs of one seat.
const BETWEEN_REACTIONS: u64 = 1_000;

/// What actions would lead to. Nothing has happened yet.
struct Preview {
    position: Position,
    told: Vec<Told>,
    lines: Vec<String>,
}

impl Actor {
    /// A command came over a socket.
    pub(super) async fn command(&mut self, socket: SocketId, command: Command) {
        let Command { id, order } = command;
        let outcome = if id.is_empty() || id.len() > LONGEST_ID {
            let detail = format!("the id of a command has 1 to {LONGEST_ID} bytes");
            Outcome::Refused(Problem::new(Code::BadRequest, detail))
        } else {
            self.carry_out(socket, &id, order).await
        };
        let label = match outcome {
            Outcome::Done { .. } => "done",
            Outcome::Refused(_) => "refused",
        };
        let label = crate::metrics::CommandOutcome { outcome: label };
        self.shared.metrics.commands.get_or_create(&label).inc();
        self.acknowledge(socket, id, outcome);
        self.tell();
        self.think();
    }

    async fn carry_out(&mut self, socket: SocketId, id: &str, order: Order) -> Outcome {
        if let Order::Hello { since, alone, device } = order {
            return match self.hello(socket, since, alone, device).await {
                Ok(()) => Outcome::Done { number: self.number() },
                Err(problem) => Outcome::Refused(problem),
            };
        }
        let seat = match self.seat_of(self.who_at(socket)) {
            Ok(seat) => seat,
            Err(problem) => return Outcome::Refused(problem),
        };
        if let Some(first) = self.answers.find(seat, id) {
            return first;
        }
        let done = match order {
            Order::Hello { .. } => unreachable!("answered above"),
            Order::Act { actions, seen } => self.act_by_person(seat, id, &actions, seen).await,
            Order::Undo { to } => self.undo(seat, id, to).await,
            Order::React(reaction) => self.react(seat, reaction),
            Order::HandOver => self.hand_over(seat, id, BotReason::Asked).await,
            Order::Resign => self.hand_over(seat, id, BotReason::Resigned).await,
            Order::TakeBack => self.take_back(seat, id).await,
        };
        let outcome = match done {
            Ok(()) => Outcome::Done { number: self.number() },
            Err(problem) => Outcome::Refused(problem),
        };
        // What was refused for want of a disk may be tried again under the same name.
        let passes = matches!(&outcome, Outcome::Refused(it) if crate::trouble::passes(it.code));
        if !passes {
            self.answers.keep(seat, id, outcome.clone());
        }
        outcome
    }

    async fn act_by_person(
        &mut self,
        seat: Seat,
        id: &str,
        actions: &[String],
        seen: Option<u32>,
    ) -> Result<(), Problem> {
        self.playing()?;
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            let detail = format!("a command holds 1 to {MOST_ACTIONS} actions");
            return Err(Problem::new(Code::BadRequest, detail));
        }
        if seen.is_some_and(|seen| seen != self.number()) {
            let detail = format!("the match is at number {}; look again", self.number());
            return Err(Problem::new(Code::Stale, detail));
        }
        if self.info.bot(seat).is_some() {
            let detail = "a bot plays this seat; take it back first";
            return Err(Problem::new(Code::Refused, detail));
        }
        self.act(seat, actions, Some(id), None).await?;
        self.shared.metrics.actions.inc_by(actions.len() as u64);
        Ok(())
    }

    /// A seat acts: check, append, apply. The acknowledgement and the news go out afterwards, in
    /// this order.
    pub(super) async fn act(
        &mut self,
        seat: Seat,
        actions: &[String],
        command: Option<&str>,
        bot: Option<StandIn>,
    ) -> Result<(), Problem> {
        if self.number() >= self.shared.settings.limits.entries {
            let detail = "this match has become too long to go on; its record can be looked at";
            return Err(Problem::new(Code::Refused, detail));
        }
        let note = bot.as_ref().map(StandIn::note);
        let preview = self.guarded(|actor| actor.try_out(seat, actions, note.as_deref()))??;
        let over = match preview.position.turn() {
            Turn::Over(ranking) => Some(ranking),
            Turn::Seats(_) | Turn::Chance => None,
        };
        let row = over.map(|ranking| {
            let mut row = self.row();
            row.phase = Phase::Over;
            row.result = Some(ranking.to_string());
            (row.code, row.listed, row.wake) = (None, false, None);
            row.keep_until = None;
            row
        });
        let since = self.number();
        let command = command.map(|id| stored(seat, id)).unwrap_or_default();
        self.append(preview.lines, Some(command), row).await?;

        // It is on disk: from here on it has happened.
        let at = self.shared.settings.clock.now();
        if let Some(play) = &mut self.play {
            play.last = preview.told.last().map(|told| (told.number, told.who));
            play.clocks.acted(Some(seat), preview.position.turn().asked(), at);
            play.milestones.passed(&preview.position, play.last);
            play.position = preview.position;
        }
        if let Some(ranking) = over {
            self.phase = Phase::Over;
            self.result = Some(ranking.places().to_vec());
            (self.code, self.wake) = (None, None);
            // Nobody decides any more.
            self.bot_table = None;
            self.bots = self.shared.bot_memory.of_match();
        }
        self.outdate_thinking();
        self.publish().await;
        self.prepared.push(Prepared::Events { since, told: preview.told, bot });
        Ok(())
    }

    /// What the actions would lead to, outcomes of fate included. A run ends where fate speaks:
    /// otherwise a client could try out what fate will say, again and again.
    fn try_out(
        &self,
        seat: Seat,
        actions: &[String],
        note: Option<&str>,
    ) -> Result<Preview, Problem> {
        let Some(play) = &self.play else { return Err(not_playing()) };
        let mut preview = Preview {
            position: play.position.clone(),
            told: Vec::with_capacity(actions.len() + 1),
            lines: Vec::with_capacity(actions.len() + 1),
        };
        for action in actions {
            let happened = preview.position.happen(Who::Seat(seat.number()), action);
            let told = happened.map_err(|error| refused_by_rules(&error))?;
            preview.lines.push(line(&told, note));
            preview.told.push(told);
        }
        while let Some(told) = preview.position.deal(&play.dealer) {
            preview.lines.push(line(&told, None));
            preview.told.push(told);
        }
        Ok(preview)
    }

    /// Takes back. It is rare, so the states on the way are not kept: the record tells them, from the
    /// last milestone on.
    async fn undo(&mut self, seat: Seat, id: &str, to: Option<u32>) -> Result<(), Problem> {
        self.playing()?;
        // Half of the room is for playing on.
        if self.number() >= self.shared.settings.limits.entries / 2 {
            let detail = "too much has been taken back in this match; play on";
            return Err(Problem::new(Code::Refused, detail));
        }
        let mine = |(_, who): &(u32, Who)| *who == Who::Seat(seat.number());
        let last = || self.play.as_ref()?.last.filter(mine).map(|(number, _)| number);
        let to = to.or_else(last).ok_or(PlayError::NothingToUndo(seat));
        let to = to.map_err(|error| refused_by_rules(&error))?;
        // The record would allow it until somebody else acts, but they may be thinking already.
        if !self.asked().contains(seat) {
            let detail = "your turn is over, and what was done in it stays";
            return Err(Problem::new(Code::Refused, detail));
        }
        let undone = self.look_back(to, |past| past.undo(seat.number(), to)).await?;
        let Undone { position, last } = undone.map_err(|error| refused_by_rules(&error.into()))?;
        let undo =
            record::Entry { who: Who::Seat(seat.number()), what: What::Undo(to), note: None };
        let line = undo.to_string();
        let since = self.number();
        self.append(vec![line], Some(stored(seat, id)), None).await?;

        let at = self.shared.settings.clock.now();
        if let Some(play) = &mut self.play {
            play.last = last;
            play.milestones.took_back(to, &position, last);
            play.clocks.took_back(seat, position.turn().asked(), at);
            play.position = position;
        }
        self.outdate_thinking();
        self.publish().await;
        self.prepared.push(Prepared::Undo { since, by: seat, to });
        Ok(())
    }

    fn react(&mut self, seat: Seat, reaction: Reaction) -> Result<(), Problem> {
        let now = self.shared.settings.clock.now();
        let last = &mut self.reacted[seat.index()];
        if now < *last + BETWEEN_REACTIONS && *last > 0 {
            return Err(Problem::new(Code::TooMany, "one sign at a time; wait a moment"));
        }
        *last = now;
        self.tell_reaction(seat, reaction);
        Ok(())
    }

    async fn hand_over(&mut self, seat: Seat, id: &str, why: BotReason) -> Result<(), Problem> {
        self.playing()?;
        let level = self.shared.settings.stand_in.to_string();
        let Chair::Person { stand_in, .. } = &mut self.info.chairs[seat.index()] else {
            return Err(not_playing());
        };
        if stand_in.as_ref().is_some_and(|bot| bot.why == BotReason::Resigned) {
            return Ok(());
        }
        let before = stand_in.replace(StandIn { level, why });
        self.save_chair(seat, id, before).await
    }

    /// Plays on after a bot did. The time for what is asked now runs on as if nothing had been: whoever
    /// hands over and takes back must not gain any.
    async fn take_back(&mut self, seat: Seat, id: &str) -> Result<(), Problem> {
        self.playing()?;
        let Chair::Person { stand_in, .. } = &mut self.info.chairs[seat.index()] else {
            return Err(not_playing());
        };
        if stand_in.as_ref().is_some_and(|bot| bot.why == BotReason::Resigned) {
            return Err(Problem::new(Code::Refused, "you have left this seat for good"));
        }
        if stand_in.is_none() {
            return Ok(());
        }
        if self.time_is_over(seat) {
            let detail =
                "the time for this is over and the bot decides it; take your seat back then";
            return Err(Problem::new(Code::Refused, detail));
        }
        let Chair::Person { stand_in, .. } = &mut self.info.chairs[seat.index()] else {
            return Err(not_playing());
        };
        let before = stand_in.take();
        self.thinking = Thinking::None;
        self.save_chair(seat, id, before).await
    }

    /// Keeps who plays a seat, or puts it back as it was.
    async fn save_chair(
        &mut self,
        seat: Seat,
        command: &str,
        before: Option<StandIn>,
    ) -> Result<(), Problem> {
        let commands = self.info.commands.clone();
        self.info.remember(stored(seat, command));
        if let Err(problem) = self.save().await {
            self.info.commands = commands;
            if let Chair::Person { stand_in, .. } = &mut self.info.chairs[seat.index()] {
                *stand_in = before;
            }
            return Err(problem);
        }
        self.publish().await;
        self.prepared.push(Prepared::Seats);
        Ok(())
    }

    /// What a bot thinks about is no longer how things stand; what it has decided may still do.
    fn outdate_thinking(&mut self) {
        if let Thinking::About { .. } = self.thinking {
            self.thinking = Thinking::None;
        }
    }

    fn playing(&self) -> Result<(), Problem> {
        self.thawed()?;
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Problem::new(Code::WrongPhase, "the match has not started yet")),
            Phase::Over => Err(Problem::new(Code::WrongPhase, "the match is over")),
        }
    }
}

/// An event as the record has it, without its number.
pub fn line(told: &Told, note: Option<&str>) -> String {
    let note = note.filter(|_| seat_of(told.who).is_some()).map(str::to_owned);
    record::Entry { who: told.who, what: What::Event(told.text.clone()), note }.to_string()
}

fn not_playing() -> Problem {
    Problem::new(Code::WrongPhase, "the match has not started yet")
}

fn refused_by_rules(error: &PlayError) -> Problem {
    let code = match error {
        PlayError::Text(_) => Code::BadRequest,
        PlayError::Refused(_) | PlayError::Undo(_) | PlayError::NothingToUndo(_) => Code::Refused,
    };
    Problem::new(code, error.to_string())
}
