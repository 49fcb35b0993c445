//! Making matches.

use std::sync::Arc;

use record::Bytes32;
use store::{Identity, Listing, NewMatch, Phase, Row, StoreError};
use table::{Level, Position, Record};
use wire::{
    Code, Problem,
    http::{self, Admission, Hints, LONGEST_NAME, StartWhen, TimeControl, Visibility, Watch},
};

use crate::{
    info::{Chair, Info, Person},
    names, random,
    shared::Shared,
};

/// How many syllables a join code has: some eight hundred million codes.
const SYLLABLES: usize = 5;

/// How many of one's own matches are looked through for those that count.
const LOOKED_THROUGH: u32 = 100;

/// Makes a match as somebody wants it. It starts at once if nobody has to be waited for.
pub async fn make(
    shared: &Arc<Shared>,
    host: &Identity,
    new: &http::NewMatch,
) -> Result<http::Match, Problem> {
    let info = wanted(shared, host, new)?;
    not_too_many(shared, host, &info).await?;
    let at_once = info.full() && info.start == StartWhen::Full;
    let id = create(shared, info).await?;
    let made = shared.reach(&id)?;
    if at_once {
        made.start(host.key, shared.settings.stand_in).await
    } else {
        made.look(Some(host.key)).await
    }
}

/// An error if somebody has enough matches of this kind: public ones that wait, which would fill the
/// lobby, or such in which only bots play.
async fn not_too_many(shared: &Shared, host: &Identity, info: &Info) -> Result<(), Problem> {
    let limits = &shared.settings.limits;
    let public = info.visibility == Visibility::Public;
    if !public && !info.bots_alone() {
        return Ok(());
    }
    let own = shared.store.list(Listing::Of(host.key), LOOKED_THROUGH).await;
    let own = own.map_err(crate::actor::unavailable)?;
    let of_host = own.into_iter().filter_map(|found| {
        let info: Info = serde_json::from_str(&found.info).ok()?;
        info.is_host(Some(host.key)).then_some((found.phase, info))
    });
    let (mut open, mut of_bots) = (0, 0);
    for (phase, info) in of_host {
        let waits = phase == Phase::Waiting && info.visibility == Visibility::Public;
        open += usize::from(waits);
        of_bots += usize::from(phase == Phase::Playing && info.bots_alone());
    }
    if public && open >= limits.open_tables {
        let detail =
            format!("{open} public matches of yours wait already; start or close one first");
        return Err(Problem::new(Code::TooMany, detail));
    }
    if info.bots_alone() && of_bots >= limits.bot_tables {
        let detail = format!("in {of_bots} matches of yours only bots play; let one end first");
        return Err(Problem::new(Code::TooMany, detail));
    }
    Ok(())
}

/// Reads what somebody wants to play.
pub fn wanted(shared: &Shared, host: &Identity, new: &http::NewMatch) -> Result<Info, Problem> {
    let invalid = |detail: String| Problem::new(Code::Invalid, detail);
    let game = shared.game(&new.game)?;
    let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    let setup = new.setup.clone().unwrap_or_else(|| game.setup(seats));
    let position = Position::start(game, &setup).map_err(|error| invalid(error.to_string()))?;
    if position.seats() != seats {
        let of_setup = position.seats();
        return Err(invalid(format!("the setup has {of_setup} seats, but {seats} are listed")));
    }
    possible(new.clock)?;
    let mut chairs = Vec::with_capacity(new.seats.len());
    for sitter in &new.seats {
        chairs.push(match sitter.as_str() {
            "me" | "kept" if !chairs.iter().all(is_anybodys) => {
                return Err(invalid("at most one seat can be `me` or `kept`".to_owned()));
            }
            "me" => Chair::person(Person::of(host), None),
            "kept" => Chair::Kept(Person::of(host)),
            other => chair(other)?,
        });
    }
    Ok(Info {
        game: game.id.to_owned(),
        setup,
        visibility: new.visibility,
        watch: new.watch,
        clock: new.clock,
        start: new.start,
        host: Some(host.key.0),
        chairs,
        commit: String::new(),
        rematch: None,
        started: None,
        admission: new.admission,
        hints: new.hints,
        asking: Vec::new(),
        commands: Vec::new(),
        begins: None,
    })
}

/// An error for a clock that there is not.
pub fn possible(clock: TimeControl) -> Result<(), Problem> {
    match clock {
        TimeControl::Turn(seconds) if !(5..=3600).contains(&seconds) => {
            Err(Problem::new(Code::Invalid, "a clock for each turn has 5 to 3600 seconds"))
        }
        TimeControl::Days(days) if !(1..=14).contains(&days) => {
            Err(Problem::new(Code::Invalid, "a clock for days has 1 to 14 of them"))
        }
        TimeControl::None | TimeControl::Turn(_) | TimeControl::Days(_) => Ok(()),
    }
}

/// Whether a chair of a new match belongs to nobody in particular.
fn is_anybodys(chair: &Chair) -> bool {
    !matches!(chair, Chair::Person { .. } | Chair::Kept(_))
}

/// `open` or `bot:LEVEL`.
pub fn chair(text: &str) -> Result<Chair, Problem> {
    if text == "open" {
        return Ok(Chair::Open);
    }
    let level = text.strip_prefix("bot:").ok_or_else(|| {
        let detail = "a seat is `me`, `kept`, `open`, or `bot:` and a level such as `bot:fox`";
        Problem::new(Code::Invalid, detail)
    })?;
    Ok(Chair::bot(level_of(level)?))
}

/// The level of a bot.
pub fn level_of(text: &str) -> Result<Level, Problem> {
    // The text may be long, and the error repeats it.
    let short: String = text.chars().take(20).collect();
    short
        .parse()
        .map_err(|error: table::NoSuchLevel| Problem::new(Code::Invalid, error.to_string()))
}

/// A nonce or its hash.
pub fn bytes(text: &str) -> Result<Bytes32, Problem> {
    let detail = "a nonce and its hash have 64 hexadecimal digits (0-9, a-f)";
    text.parse().map_err(|_| Problem::new(Code::Invalid, detail))
}

/// Keeps a new match and says its id.
pub async fn create(shared: &Shared, mut info: Info) -> Result<String, Problem> {
    let key = random::bytes();
    info.commit = key.sha256().to_string();
    let row = |info: &Info| Row {
        code: Some(random::spoken_code(SYLLABLES)),
        listed: info.visibility == Visibility::Public,
        phase: Phase::Waiting,
        info: serde_json::to_string(info).expect("plain data becomes JSON"),
        header: None,
        result: None,
        wake: None,
        keep_until: None,
        sitters: info.sitters(),
    };
    keep(shared, key, || row(&info)).await
}

/// Keeps a finished record as a match that anybody with the link can look at. The same record is kept
/// once, whoever brings it.
pub async fn import(
    shared: &Arc<Shared>,
    host: &Identity,
    record: &Record,
) -> Result<String, Problem> {
    let id = random::match_id_of(&record.to_string());
    let known = shared.store.find(&id).await.map_err(crate::actor::unavailable)?;
    if known.is_some() {
        shared.reach(&id)?.touch().await?;
        return Ok(id);
    }
    let (mut header, key) = (record.header().clone(), record.key.unwrap_or(Bytes32([0; 32])));
    for (seat, name) in header.seats.iter_mut().enumerate() {
        *name = seat_name(name).ok_or_else(|| {
            let detail = format!(
                "the name of seat {seat} has more than {LONGEST_NAME} letters, or none that can be seen"
            );
            Problem::new(Code::Invalid, detail)
        })?;
    }
    let info = Info {
        game: header.game.clone(),
        setup: header.setup.clone(),
        visibility: Visibility::Link,
        watch: Watch::Anyone,
        clock: TimeControl::None,
        start: StartWhen::Full,
        host: Some(host.key.0),
        chairs: header.seats.iter().cloned().map(Chair::Name).collect(),
        commit: header.commit.map(|commit| commit.to_string()).unwrap_or_default(),
        rematch: None,
        started: None,
        admission: Admission::Anyone,
        hints: Hints::Usual,
        asking: Vec::new(),
        commands: Vec::new(),
        begins: None,
    };
    let lines = record.entries().iter().map(ToString::to_string).collect();
    let row = Row {
        code: None,
        listed: false,
        phase: Phase::Over,
        info: serde_json::to_string(&info).expect("plain data becomes JSON"),
        header: Some(header.to_string()),
        result: record.result.clone(),
        wake: None,
        keep_until: None,
        sitters: info.sitters(),
    };
    let at = shared.settings.clock.now();
    match shared.store.create(NewMatch { id: id.clone(), row, key, lines, at }).await {
        // Somebody else brought it at the same time.
        Ok(_) | Err(StoreError::Conflict) => Ok(id),
        Err(error) => Err(crate::actor::unavailable(error)),
    }
}

/// A name in a record: empty, of a bot, or as people may have it.
fn seat_name(name: &str) -> Option<String> {
    let bot = name.strip_prefix("bot:").is_some_and(|level| level.parse::<Level>().is_ok());
    if bot || name.is_empty() { Some(name.to_owned()) } else { names::clean(name) }
}

async fn keep(shared: &Shared, key: Bytes32, row: impl Fn() -> Row) -> Result<String, Problem> {
    // A code may be in use; three of them hardly ever are.
    for _ in 0..3 {
        let id = random::match_id();
        let at = shared.settings.clock.now();
        let new = NewMatch { id: id.clone(), row: row(), key, lines: Vec::new(), at };
        match shared.store.create(new).await {
            Ok(_) => return Ok(id),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(crate::trouble::problem(&error)),
        }
    }
    Err(Problem::new(Code::Unavailable, "the match could not be kept; try again"))
}
