//! The bodies of the HTTP API. The server's OpenAPI document says where each belongs.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Code, NewsItem, Phase, RawValue, SeatNow, Turn};

/// The longest nickname, in characters.
pub const LONGEST_NAME: usize = 24;

/// How many avatars there are to choose from.
pub const AVATARS: u8 = 24;

/// Somebody new.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewIdentity {
    /// How they want to be called, 1 to 24 characters. The only personal data there is.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub name: String,
    /// Their picture, 0 to 23.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(maximum = 23))]
    pub avatar: u8,
    /// For programs: return a bearer token instead of setting a cookie.
    #[serde(default)]
    pub token: bool,
}

/// Who one is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Identity {
    /// How one is called.
    pub name: String,
    /// One's picture.
    pub avatar: u8,
    /// The bearer token, shown once, when it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Another name or picture.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeIdentity {
    /// The new name, if it is to change.
    #[cfg_attr(feature = "schema", schema(min_length = 1))]
    pub name: Option<String>,
    /// The new picture, if it is to change.
    #[cfg_attr(feature = "schema", schema(maximum = 23))]
    pub avatar: Option<u8>,
}

/// A code by which a second device becomes the same person, once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OneTimeCode {
    /// The code, to be read out loud or typed.
    pub code: String,
    /// For how many seconds it is good.
    pub seconds: u32,
}

/// Becoming the person who made a one-time code.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// The code.
    pub code: String,
    /// For programs: return a bearer token instead of setting a cookie.
    #[serde(default)]
    pub token: bool,
}

/// A game that is played here.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// Its name in setups and records.
    pub id: String,
    /// Its title, in English.
    pub title: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest and the most seats.
    pub seats: [u8; 2],
    /// The usual setup for the fewest seats.
    pub setup: String,
}

/// What there is to choose from.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Games {
    /// The games.
    pub games: Vec<GameSummary>,
    /// The levels of bots, the weakest first.
    pub levels: Vec<String>,
}

/// A match to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// Which game, by its id among `GET /api/games`.
    pub game: String,
    /// Seats and options in one line, such as `seats=3 turns=8`; the usual setup if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// Who sits where: `me`, `kept`, `open`, or `bot:LEVEL`. At most one seat is `me` or `kept`. Who wants to add
    /// to the dealer's fate chooses `kept`: the seat waits for them until they sit down with a `hash`, now that
    /// they know what the dealer promised.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 8))]
    pub seats: Vec<String>,
    /// Who finds it.
    #[serde(default)]
    pub visibility: Visibility,
    /// Who may watch without a seat.
    #[serde(default)]
    pub watch: Watch,
    /// How long one may think.
    #[serde(default)]
    pub clock: TimeControl,
    /// When it starts.
    #[serde(default)]
    pub start: StartWhen,
    /// Who may sit down.
    #[serde(default)]
    pub admission: Admission,
    /// Who may ask for hints.
    #[serde(default)]
    pub hints: Hints,
    /// Of older clients, and not used any more: what is known before the start adds nothing to fate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// Who finds a match.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Whoever has the link or the code.
    #[default]
    Link,
    /// Everybody: it is listed in the lobby.
    Public,
}

/// Who may watch without a seat.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Whoever has the link.
    #[default]
    Anyone,
    /// Nobody until it is over.
    Nobody,
}

/// How long one may think before a bot steps in. The time of a seat runs while it is asked, and
/// starts anew when another seat has acted.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TimeControl {
    /// As long as one likes.
    #[default]
    None,
    /// So many seconds, 5 to 3600.
    Turn(u32),
    /// So many days, 1 to 14.
    Days(u32),
}

impl TimeControl {
    /// The limit in milliseconds.
    pub const fn milliseconds(self) -> Option<u64> {
        match self {
            TimeControl::None => None,
            TimeControl::Turn(seconds) => Some(seconds as u64 * 1000),
            TimeControl::Days(days) => Some(days as u64 * 86_400_000),
        }
    }
}

/// When a match starts.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartWhen {
    /// As soon as no seat is open.
    #[default]
    Full,
    /// When the host says so.
    Host,
}

/// Who may sit down where a seat is open.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Admission {
    /// Whoever comes.
    #[default]
    Anyone,
    /// Whomever the host lets in.
    Asked,
}

/// Who may ask a bot for hints. The page keeps to it; a person with another program beside them can
/// always ask that.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Whoever plays against bots alone; nobody who plays against people.
    #[default]
    Usual,
    /// Everybody who plays.
    Anyone,
    /// Nobody.
    Nobody,
}

/// What the host changes before the match starts. What is left out stays.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeMatch {
    /// Seats and options. With more seats than before the new ones are open; with fewer, those go at
    /// which nobody sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// How long one may think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Who may ask for hints.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<Hints>,
}

/// Somebody who would like to sit down and waits for the host.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Asking {
    /// By which the host answers.
    pub number: u32,
    /// How they want to be called.
    pub name: String,
    /// Their picture.
    pub avatar: u8,
}

/// The host's answer to somebody who would like to sit down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Admit {
    /// Whether they may.
    pub admit: bool,
}

/// A match, as anyone with the link may know it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Match {
    /// Its name in links; nobody guesses it.
    pub id: String,
    /// A short code to read out loud, until the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Which game.
    pub game: String,
    /// Seats and options.
    pub setup: String,
    /// Where in its life it is.
    pub phase: Phase,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who may watch.
    pub watch: Watch,
    /// How long one may think.
    pub clock: TimeControl,
    /// When it starts.
    pub start: StartWhen,
    /// Who may sit down.
    #[serde(default)]
    pub admission: Admission,
    /// Whether those who play may ask for hints, with the seats as they are now.
    #[serde(default)]
    pub hints: bool,
    /// Who would like to sit down; told to the host.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asking: Vec<Asking>,
    /// Whether one has asked to sit down oneself.
    #[serde(default)]
    pub asked_host: bool,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// One's own seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
    /// Whether one may start it and set its seats.
    pub host: bool,
    /// The number of the last entry.
    pub number: u32,
    /// What the dealer promised: the SHA-256 of its key.
    pub commit: String,
    /// How many milliseconds are left to show one's nonce, while the match waits for that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<u64>,
    /// The place of each seat, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<u8>>,
    /// The match that the same people went on with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// A match in the lobby.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Listed {
    /// Its name in links.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Seats and options.
    pub setup: String,
    /// Waiting or playing.
    pub phase: Phase,
    /// How long one may think.
    pub clock: TimeControl,
    /// Who may watch.
    pub watch: Watch,
    /// Who sits where. Whether they are connected is not told here.
    pub seats: Vec<SeatNow>,
    /// One's own seat; told among one's own matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
    /// Who is to decide, while it is played; told among one's own matches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub asked: Vec<Seat>,
    /// When it was last changed or played, in milliseconds since 1970; told among one's own matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub touched: Option<u64>,
    /// The place of each seat, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<u8>>,
}

/// The public matches, the latest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// The matches.
    pub matches: Vec<Listed>,
}

/// One's own matches, the latest first.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mine {
    /// The matches in which one has a seat or is the host.
    pub matches: Vec<Listed>,
}

/// Sitting down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Where; the first open seat if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>, maximum = 7))]
    pub seat: Option<Seat>,
    /// The SHA-256 of the nonce that one will add to the dealer's fate, as 64 hexadecimal digits. One
    /// adds nothing if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
    pub hash: Option<String>,
    /// Of older clients, and not used any more: what is known before the start adds nothing to fate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// Showing the nonce whose hash one sat down with.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShowNonce {
    /// The nonce: 64 hexadecimal digits.
    #[cfg_attr(feature = "schema", schema(pattern = "^[0-9a-f]{64}$"))]
    pub nonce: String,
}

/// What the host makes of a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    /// `open` or `bot:LEVEL`. Before the start, a person who sits there has to get up. Later, only a
    /// bot for somebody who is away.
    #[cfg_attr(feature = "schema", schema(pattern = "^(open|bot:[a-z]+)$"))]
    pub sitter: String,
}

/// Starting before every seat is taken.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The level of the bots that get the open seats; `hare` if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[a-z]+$"))]
    pub fill: Option<String>,
}

/// Everything that one has heard of a match, or should have heard. Of what was taken back it is told that it was, and
/// nothing else.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct History {
    /// The number of the last entry.
    pub number: u32,
    /// The news in their order, as on the websocket.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub news: Vec<NewsItem>,
}

/// How a match stood after an event, as far as one may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moment {
    /// What was heard of the event.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub heard: NewsItem,
    /// What was to be seen afterwards, in the game's own type.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: Box<RawValue>,
    /// Who was to decide then.
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    pub turn: Turn,
}

/// Where a match is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchLink {
    /// Its name in links.
    pub id: String,
}

/// How the server is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Health {
    /// `ok`, or what is the matter.
    pub status: String,
    /// The version of the server.
    pub version: String,
}

/// An error, as RFC 9457 has it (`application/problem+json`).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProblemDetails {
    /// A name for this kind of problem that never changes.
    pub r#type: String,
    /// The kind of problem in a few words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// Which problem, for programs.
    pub code: Code,
    /// What is wrong and what to do.
    pub detail: String,
}
