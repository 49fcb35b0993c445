use serde::{Deserialize, Serialize};

/// What a client says over the websocket of a match.
///
/// ```json
/// {"id": "k3-1", "do": {"hello": {"since": 24}}}
/// {"id": "k3-2", "do": {"act": {"actions": ["draw"]}}}
/// {"id": "k3-3", "do": {"undo": {}}}
/// {"id": "k3-4", "do": {"react": "well_played"}}
/// {"id": "k3-5", "do": "hand_over"}
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Chosen by the client, new for each command, at most [`LONGEST_ID`] bytes. A command that
    /// comes again under its id is not carried out again: it gets the first answer.
    pub id: String,
    /// What is to be done.
    #[serde(rename = "do")]
    pub order: Order,
}

/// The longest id of a command, in bytes.
pub const LONGEST_ID: usize = 40;

/// How many actions one command may hold.
pub const MOST_ACTIONS: usize = 64;

/// What is to be done.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// The first command on every socket; from then on updates come. The first of them tells the
    /// news after `since`, the last number that the client has seen, if it has seen any.
    Hello {
        /// The last number that the client has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u32>,
        /// Whether this is the one device at which the seat is played: other sockets of the same
        /// seat are closed.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        alone: bool,
        /// Which device this is, chosen by the client, at most [`LONGEST_ID`] bytes. Other sockets of
        /// the same seat at the same device are closed; other devices stay.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        device: Option<String>,
    },
    /// Actions of one's own seat, carried out whole or not at all. A run ends where fate speaks:
    /// what comes after a chance outcome can only be decided when the outcome is known.
    Act {
        /// One or more actions, as the update lists them.
        actions: Vec<String>,
        /// The number of the update that the client looked at. If more has happened since, the
        /// command is refused. Without it, the actions only have to be allowed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u32>,
    },
    /// Takes back one's own last action, or all from a certain one on.
    Undo {
        /// The number of the first event to take back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<u32>,
    },
    /// Shows everybody a sign; there is no other chat.
    React(Reaction),
    /// Lets a bot play one's seat until one takes it back.
    HandOver,
    /// Plays one's seat oneself again.
    TakeBack,
    /// Leaves one's seat to a bot for good.
    Resign,
}

/// The signs that players can give each other.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// A greeting.
    Hello,
    /// Praise.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// Something did not go as planned.
    Oops,
    /// Surprise.
    Wow,
    /// Thinking takes a moment.
    Thinking,
    /// Joy.
    Laugh,
    /// Farewell.
    GoodGame,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Reaction; 8] = [
        Reaction::Hello,
        Reaction::WellPlayed,
        Reaction::Thanks,
        Reaction::Oops,
        Reaction::Wow,
        Reaction::Thinking,
        Reaction::Laugh,
        Reaction::GoodGame,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, order: Order) {
        let command = Command { id: "a".to_owned(), order };
        assert_eq!(serde_json::to_string(&command).unwrap(), text);
        assert_eq!(serde_json::from_str::<Command>(text).unwrap(), command);
    }

    #[test]
    fn each_command_has_its_spelling() {
        let hello = |since, alone, device| Order::Hello { since, alone, device };
        check(r#"{"id":"a","do":{"hello":{}}}"#, hello(None, false, None));
        check(r#"{"id":"a","do":{"hello":{"since":24}}}"#, hello(Some(24), false, None));
        let alone = r#"{"id":"a","do":{"hello":{"since":24,"alone":true}}}"#;
        check(alone, hello(Some(24), true, None));
        let device = r#"{"id":"a","do":{"hello":{"device":"k3"}}}"#;
        check(device, hello(None, false, Some("k3".to_owned())));
        let actions = vec!["draw".to_owned()];
        let act = Order::Act { actions: actions.clone(), seen: None };
        check(r#"{"id":"a","do":{"act":{"actions":["draw"]}}}"#, act);
        let act = Order::Act { actions, seen: Some(7) };
        check(r#"{"id":"a","do":{"act":{"actions":["draw"],"seen":7}}}"#, act);
        check(r#"{"id":"a","do":{"undo":{}}}"#, Order::Undo { to: None });
        check(r#"{"id":"a","do":{"undo":{"to":25}}}"#, Order::Undo { to: Some(25) });
        check(r#"{"id":"a","do":{"react":"well_played"}}"#, Order::React(Reaction::WellPlayed));
        check(r#"{"id":"a","do":"hand_over"}"#, Order::HandOver);
        check(r#"{"id":"a","do":"take_back"}"#, Order::TakeBack);
        check(r#"{"id":"a","do":"resign"}"#, Order::Resign);
    }

    #[test]
    fn anything_else_is_refused() {
        for bad in [
            "",
            "[]",
            r#"{"do":"resign"}"#,
            r#"{"id":"a"}"#,
            r#"{"id":1,"do":"resign"}"#,
            r#"{"id":"a","do":"befall"}"#,
            r#"{"id":"a","do":"resign","seat":1}"#,
            r#"{"id":"a","do":{"act":{"actions":["draw"],"seat":1}}}"#,
            r#"{"id":"a","do":{"react":"rude"}}"#,
        ] {
            assert!(serde_json::from_str::<Command>(bad).is_err(), "{bad}");
        }
    }
}
