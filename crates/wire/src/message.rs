use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Problem, Reaction};

/// What a client hears over the websocket of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// What came of a command. It comes before the update that the command led to.
    Answer(Answer),
    /// How things stand. An update and a reconnect are the same message.
    Update(Box<Update>),
    /// Somebody gave a sign.
    Reaction {
        /// Who.
        seat: Seat,
        /// Which sign.
        reaction: Reaction,
    },
    /// Another number of people without a seat look on.
    Watching {
        /// How many.
        count: u32,
    },
    /// The server is about to close the socket.
    Closing(Closing),
}

/// What came of a command.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The id of the command.
    pub id: String,
    /// What came of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What came of a command.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It was carried out, and what it led to is on disk.
    Done {
        /// The number of the last entry that it led to, or of the last entry there was.
        number: u32,
    },
    /// Nothing has changed.
    Refused(Problem),
}

/// How things stand, as far as one observer may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "a message: each says something of its own")]
pub struct Update {
    /// The news begin after this number. If it is higher than the last number that the client has
    /// seen, it has missed something, and the view alone tells where things stand.
    pub since: u32,
    /// The number of the last entry.
    pub number: u32,
    /// Where in its life the match is.
    pub phase: Phase,
    /// One's own seat; none for a spectator.
    pub you: Option<Seat>,
    /// Whether one may start the match and set its seats.
    pub host: bool,
    /// Whether the one who may is not here.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub host_away: bool,
    /// Whether those who play may ask for hints.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub hints: bool,
    /// What has happened since.
    pub news: Vec<NewsItem>,
    /// The whole view, in the game's own type; none before the start.
    pub view: Option<Box<RawValue>>,
    /// What one may do now.
    pub actions: Vec<String>,
    /// Who is asked; none before the start.
    pub turn: Option<Turn>,
    /// The number of the last event, if one may take it back.
    pub undo: Option<u32>,
    /// How many milliseconds each seat has left; none while its clock does not run.
    pub clocks: Vec<Option<u64>>,
    /// Who sits where.
    pub seats: Vec<SeatNow>,
    /// How many people without a seat look on.
    pub watching: u32,
    /// Who would like to sit down; told to the host.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asking: Vec<crate::http::Asking>,
    /// Whether one has asked to sit down oneself.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub asked_host: bool,
    /// The match that the same people go on with, once somebody asked for it.
    pub rematch: Option<String>,
    /// How many milliseconds are left to show one's nonce, while the match waits for that. From then on
    /// the promise, the seats and their hashes are fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<u64>,
}

/// One entry of the record, as one observer hears of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NewsItem {
    /// Its number.
    pub number: u32,
    /// Whose doing it was; none for fate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The event, in the game's own type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<Box<RawValue>>,
    /// The event with this number and all later ones were taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<u32>,
    /// The bot that decided, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<StandIn>,
}

/// Where in its life a match is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Not everyone is there yet.
    Waiting,
    /// It is played.
    Playing,
    /// It has come to its end.
    Over,
    /// A mistake in the program stopped it. Its record is safe.
    Frozen,
}

/// Who is to decide now.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Each of these seats may act.
    Seats(Vec<Seat>),
    /// A chance outcome is due. The server never leaves it at that.
    Chance,
    /// The place of each seat.
    Over(Vec<u8>),
}

impl From<game::Turn> for Turn {
    fn from(turn: game::Turn) -> Self {
        match turn {
            game::Turn::Seats(seats) => Turn::Seats(seats.iter().collect()),
            game::Turn::Chance => Turn::Chance,
            game::Turn::Over(ranking) => Turn::Over(ranking.places().to_vec()),
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatNow {
    /// Nobody, a person or a bot.
    pub sitter: Sitter,
    /// How they want to be called; the level of a bot; empty if nobody is there.
    pub name: String,
    /// Their picture, out of a fixed set.
    pub avatar: u8,
    /// Whether a person is connected now. Bots always are.
    pub online: bool,
    /// The bot that plays for the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<StandIn>,
    /// Whether this person may start the match and set its seats.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub host: bool,
    /// The seats that would like a bot to play on here, while the person is away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub bot_wanted: Vec<Seat>,
    /// The SHA-256 of the nonce that they will add to the dealer's fate; told until the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// Nobody, a person or a bot.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Anyone may sit down here.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A bot that decides for a seat, and why it does.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandIn {
    /// How well it plays.
    pub level: String,
    /// Why it decides.
    pub why: BotReason,
}

/// Why a bot decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotReason {
    /// The seat is its own.
    Seat,
    /// The person asked for it.
    Asked,
    /// The person's time ran out.
    Time,
    /// The person was away, and the host asked for it, or all others did.
    Away,
    /// The person left for good.
    Resigned,
}

/// Why the server closes a socket.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The server stops. Everything acknowledged is on disk; connect again in a moment.
    Stopping,
    /// The match has been deleted.
    Deleted,
    /// Nobody may watch this match, and one has no seat in it any more.
    NotWatching,
    /// The seat is played at another device now.
    Replaced,
    /// One has been forgotten, as one wanted, and with that all seats are gone.
    Forgotten,
}

/// As in the note behind an entry of the record: `bot:fox`, `bot:fox time`.
impl StandIn {
    /// The note.
    pub fn note(&self) -> String {
        match self.why {
            BotReason::Seat => format!("bot:{}", self.level),
            BotReason::Asked => format!("bot:{} asked", self.level),
            BotReason::Time => format!("bot:{} time", self.level),
            BotReason::Away => format!("bot:{} away", self.level),
            BotReason::Resigned => format!("bot:{} resigned", self.level),
        }
    }

    /// The bot that a note tells of.
    pub fn from_note(note: &str) -> Option<Self> {
        let (level, why) = match note.strip_prefix("bot:")?.split_once(' ') {
            None => (note.strip_prefix("bot:")?, BotReason::Seat),
            Some((level, "asked")) => (level, BotReason::Asked),
            Some((level, "time")) => (level, BotReason::Time),
            Some((level, "away")) => (level, BotReason::Away),
            Some((level, "resigned")) => (level, BotReason::Resigned),
            Some(_) => return None,
        };
        Some(StandIn { level: level.to_owned(), why })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_say_which_bot_decided_and_why() {
        for why in [
            BotReason::Seat,
            BotReason::Asked,
            BotReason::Time,
            BotReason::Away,
            BotReason::Resigned,
        ] {
            let bot = StandIn { level: "fox".to_owned(), why };
            assert_eq!(StandIn::from_note(&bot.note()), Some(bot));
        }
        for other in ["4.1s", "bot:fox why", "fox"] {
            assert_eq!(StandIn::from_note(other), None, "{other}");
        }
    }

    #[test]
    fn an_answer_says_what_came_of_it() {
        let done = Answer { id: "a".to_owned(), outcome: Outcome::Done { number: 3 } };
        let text = serde_json::to_string(&Message::Answer(done.clone())).unwrap();
        assert_eq!(text, r#"{"answer":{"id":"a","done":{"number":3}}}"#);
        match serde_json::from_str(&text).unwrap() {
            Message::Answer(answer) => assert_eq!(answer, done),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_update_passes_the_view_on_as_it_is() {
        let text = concat!(
            r#"{"update":{"since":1,"number":2,"phase":"playing","you":0,"host":true,"#,
            r#""news":[{"number":2,"seat":0,"news":{"b":1,"a":2.0}}],"view":{"z":[1,2],"a":null},"#,
            r#""actions":["draw"],"turn":{"seats":[0]},"undo":null,"clocks":[1000,null],"#,
            r#""seats":[{"sitter":"bot","name":"fox","avatar":0,"online":true}],"watching":2,"rematch":null}}"#,
        );
        let message: Message = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
    }
}
