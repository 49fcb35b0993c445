//! Making matches.

use std::sync::Arc;

use record::Bytes32;
use store::{Identity, NewMatch, Phase, Row, StoreError};
use table::{Level, Position, Record};
use wire::{
    Code, Problem,
    http::{self, StartWhen, TimeControl, Visibility, Watch},
};

use crate::{
    info::{Chair, Info, Person},
    random,
    shared::Shared,
};

/// How many syllables a join code has: some twelve million codes.
const SYLLABLES: usize = 4;

/// Makes a match as somebody wants it. It starts at once if nobody has to be waited for.
pub async fn make(
    shared: &Arc<Shared>,
    host: &Identity,
    new: &http::NewMatch,
) -> Result<http::Match, Problem> {
    let info = wanted(shared, host, new)?;
    let at_once = info.full() && info.start == StartWhen::Full;
    let id = create(shared, info).await?;
    let made = shared.reach(&id)?;
    if at_once {
        made.start(host.key, shared.settings.stand_in).await
    } else {
        made.look(Some(host.key)).await
    }
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
    match new.clock {
        TimeControl::Turn(seconds) if !(5..=3600).contains(&seconds) => {
            return Err(invalid("a clock for each turn has 5 to 3600 seconds".to_owned()));
        }
        TimeControl::Days(days) if !(1..=14).contains(&days) => {
            return Err(invalid("a clock for days has 1 to 14 of them".to_owned()));
        }
        TimeControl::None | TimeControl::Turn(_) | TimeControl::Days(_) => {}
    }
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
        begins: None,
    })
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
        sitters: info.sitters(),
    };
    keep(shared, key, Vec::new(), || row(&info)).await
}

/// Keeps a finished record as a match that anybody with the link can look at.
pub async fn import(shared: &Shared, host: &Identity, record: &Record) -> Result<String, Problem> {
    let (header, key) = (record.header(), record.key.unwrap_or(Bytes32([0; 32])));
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
        begins: None,
    };
    let lines = record.entries().iter().map(ToString::to_string).collect();
    keep(shared, key, lines, || Row {
        code: None,
        listed: false,
        phase: Phase::Over,
        info: serde_json::to_string(&info).expect("plain data becomes JSON"),
        header: Some(header.to_string()),
        result: record.result.clone(),
        wake: None,
        sitters: info.sitters(),
    })
    .await
}

async fn keep(
    shared: &Shared,
    key: Bytes32,
    lines: Vec<String>,
    row: impl Fn() -> Row,
) -> Result<String, Problem> {
    // A code may be in use; three of them hardly ever are.
    for _ in 0..3 {
        let id = random::match_id();
        let at = shared.settings.clock.now();
        let new = NewMatch { id: id.clone(), row: row(), key, lines: lines.clone(), at };
        match shared.store.create(new).await {
            Ok(_) => return Ok(id),
            Err(StoreError::Conflict) => {}
            Err(error) => {
                tracing::error!(%error, "a match could not be kept");
                break;
            }
        }
    }
    Err(Problem::new(Code::Unavailable, "the match could not be kept; try again"))
}
