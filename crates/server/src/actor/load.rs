//! Waking a match: everything about it follows from the store.

use std::sync::Arc;

use game::Seat;
use record::{Record, Who};
use store::{Entry, Phase};
use table::{Dealer, Milestones, Position, ReplayError, Since};
use wire::{Code, Outcome, Problem, http::TimeControl};

use super::{
    Actor, Started,
    answers::{Answers, of_stored},
    bots::Thinking,
    clocks::Clocks,
    handle::WeakHandle,
    seats::SHOW,
};
use crate::{info::Info, shared::Shared};

/// Builds the actor of a match from what the store knows.
pub async fn load(
    shared: Arc<Shared>,
    id: Arc<str>,
    mailbox: WeakHandle,
) -> Result<Actor, Problem> {
    let found = shared.store.find(&id).await.map_err(unavailable)?;
    let found = found.ok_or_else(|| Problem::new(Code::NotFound, "there is no such match"))?;
    let info: Info = serde_json::from_str(&found.row.info).map_err(|error| {
        tracing::error!(key = found.key.0, %error, "a match cannot be read");
        Problem::new(Code::Internal, "this match cannot be read by this version")
    })?;
    let known = shared.game(&info.game)?;
    // A match that has started keeps the rules that it started with.
    let rules = found.row.header.as_deref().and_then(rules_of).unwrap_or(known.rules);
    let game = shared.rules(known, rules);
    let frozen = game.is_none().then(|| {
        let (title, newest) = (known.title, known.rules);
        let detail = format!(
            "this match is played by rules {rules} of {title}, and this server knows rules {newest}; \
             it is kept, and goes on with a galds that knows rules {rules}"
        );
        Problem::new(Code::Frozen, detail)
    });
    let game = game.unwrap_or(known);
    let result = found.row.result.as_deref().map(places).unwrap_or_default();
    let now = shared.settings.clock.now();
    let mut actor = Actor {
        mailbox,
        id,
        key: found.key,
        revision: found.revision,
        touched: now,
        wake: found.row.wake,
        game,
        code: found.row.code,
        phase: found.row.phase,
        info,
        result,
        play: None,
        answers: Answers::default(),
        watchers: Vec::new(),
        next_socket: 0,
        prepared: Vec::new(),
        thinking: Thinking::None,
        bots: shared.bot_memory.of_match(),
        reacted: [0; game::MAX_SEATS as usize],
        frozen,
        bot_table: None,
        waits_for_table: false,
        doubt: false,
        pause: 0,
        deleted: false,
        show_by: None,
        wishes: Vec::new(),
        shared,
    };
    // After a crash everybody gets the time again: nobody could be heard meanwhile.
    actor.show_by = actor.info.begins.map(|by| by.max(now + SHOW));
    // Long ago, so that a match that is played again is soon touched.
    actor.touched = 0;
    if found.row.phase == Phase::Waiting || actor.frozen.is_some() {
        return Ok(actor);
    }
    let header = found.row.header.unwrap_or_default();
    let entries = actor.shared.store.entries(actor.key, 0).await.map_err(unavailable)?;
    let key = actor.shared.store.dealer_key(actor.key).await.map_err(unavailable)?;
    let record = read(&header, &entries)?;
    let key = key.ok_or_else(|| Problem::new(Code::Internal, "the dealer has lost its key"))?;
    let dealer = Dealer::of(record.header(), key);
    let game = actor.game;
    let replayed = actor.guarded(|_| {
        let start = Position::start(game, &record.header().setup)?;
        let mut milestones = Milestones::new(start);
        let first = milestones.before(1).clone();
        let all = Since::new(&first, record.entries()).expect("the record has them all");
        let position = all.play(|told, _, position| {
            milestones.passed(position, Some((told.number, told.who)));
            true
        })?;
        Ok::<_, ReplayError>((position, milestones))
    });
    match replayed {
        Ok(Ok((position, milestones))) => {
            let last = record.live().last().map(|event| (event.number, event.who));
            let at = entries.last().map(|entry| entry.at).or(actor.info.started).unwrap_or(now);
            // Nobody could play before this server began. A turn is short, and begins anew; of a
            // clock of days little is lost.
            let short = matches!(actor.info.clock, TimeControl::Turn(_));
            let at = if short { at.max(actor.shared.began) } else { at };
            let clocks = Clocks::start(position.turn().asked(), at);
            actor.play = Some(Started { position, dealer, last, clocks, milestones });
            actor.answers = answered(&entries, &actor.info.commands);
        }
        Ok(Err(error)) => {
            tracing::error!(key = actor.key.0, %error, "a record cannot be replayed");
            return Err(damaged());
        }
        // The rules panic on it: the match is frozen, and its record is as it was.
        Err(_) => {}
    }
    Ok(actor)
}

/// The record of a match that is kept as a header and entries.
pub fn read(header: &str, entries: &[Entry]) -> Result<Record, Problem> {
    use std::fmt::Write;
    let mut text = header.to_owned();
    for entry in entries {
        let _ = writeln!(text, "{} {}", entry.number, entry.line);
    }
    text.parse().map_err(|error| {
        tracing::error!(%error, "a record cannot be read");
        damaged()
    })
}

/// Some entries of it.
pub fn entries(entries: &[Entry]) -> Result<Vec<record::Entry>, Problem> {
    let read = |entry: &Entry| entry.line.parse();
    entries.iter().map(read).collect::<Result<_, _>>().map_err(|error: record::Fault| {
        tracing::error!(%error, "an entry cannot be read");
        damaged()
    })
}

/// The version of the rules that a header names, whatever else stands in it.
fn rules_of(header: &str) -> Option<u32> {
    header.lines().find_map(|line| line.strip_prefix("rules ")).and_then(|text| text.parse().ok())
}

pub fn damaged() -> Problem {
    Problem::new(Code::Internal, "the record of this match is damaged")
}

/// The answers to the commands that the entries came from, and to those that changed the seating.
fn answered(entries: &[Entry], others: &[String]) -> Answers {
    let mut answers = Answers::default();
    let number = entries.last().map_or(0, |entry| entry.number);
    for (seat, id) in others.iter().filter_map(|command| of_stored(command)) {
        answers.keep(seat, id, Outcome::Done { number });
    }
    // Every append begins with a named command, or with an empty name.
    let begins: Vec<usize> =
        (0..entries.len()).filter(|&at| entries[at].command.is_some()).collect();
    for (at, &begin) in begins.iter().enumerate() {
        let end = begins.get(at + 1).copied().unwrap_or(entries.len());
        if let Some((seat, id)) = entries[begin].command.as_deref().and_then(of_stored) {
            let number = entries[end - 1].number;
            answers.keep(seat, id, Outcome::Done { number });
        }
    }
    answers
}

fn places(result: &str) -> Option<Vec<u8>> {
    result.parse().ok().map(|ranking: game::Ranking| ranking.places().to_vec())
}

#[expect(clippy::needless_pass_by_value, reason = "it stands behind map_err")]
pub fn unavailable(error: store::StoreError) -> Problem {
    crate::trouble::problem(&error)
}

/// Whose event it was, as a seat.
pub fn seat_of(who: Who) -> Option<Seat> {
    match who {
        Who::Fate => None,
        Who::Seat(seat) => Seat::try_from(seat).ok(),
    }
}
