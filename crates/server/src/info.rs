//! What is known of a match beside its record, as the store keeps it.

use game::Seat;
use record::{Brought, Bytes32, MAX_SEATS};
use serde::{Deserialize, Serialize};
use store::IdentityKey;
use table::Level;
use wire::{
    BotReason, SeatNow, Sitter, StandIn,
    http::{Admission, Asking, Hints, Listed, Sit, StartWhen, TimeControl, Visibility, Watch},
};

/// What is known of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Info {
    pub game: String,
    pub setup: String,
    pub visibility: Visibility,
    pub watch: Watch,
    pub clock: TimeControl,
    pub start: StartWhen,
    /// Who may start it; none for an imported one.
    pub host: Option<i64>,
    pub chairs: Vec<Chair>,
    /// What the dealer promised, before anyone sat down.
    pub commit: String,
    pub rematch: Option<String>,
    /// When it started.
    pub started: Option<u64>,
    /// Who may sit down.
    #[serde(default)]
    pub admission: Admission,
    /// Who may ask for hints.
    #[serde(default)]
    pub hints: Hints,
    /// Who would like to, and waits for the host.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asking: Vec<Asker>,
    /// The latest commands that changed something here, as the store names them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<String>,
    /// Until when people may show their nonces, now that the promise, the seats and the hashes are fixed.
    #[serde(default)]
    pub begins: Option<u64>,
}

/// How many commands are remembered beside the record.
const COMMANDS: usize = 32;

/// A seat and who has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Anyone may sit down.
    Open,
    /// Kept for somebody from the match before.
    Kept(Person),
    /// Somebody sits here.
    Person {
        person: Person,
        /// The SHA-256 of what they will add to the dealer's fate.
        #[serde(default)]
        hash: Option<String>,
        /// What they add to the dealer's fate. Nobody knows it before everything else is fixed.
        #[serde(default)]
        shown: Option<String>,
        /// The bot that plays for them, and why.
        stand_in: Option<StandIn>,
    },
    /// A bot sits here.
    Bot { level: String },
    /// A name from an imported record.
    Name(String),
}

/// Somebody who would like to sit down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Asker {
    pub number: u32,
    pub person: Person,
    /// Where, and what else they said.
    pub sit: Sit,
}

/// The key of somebody who is not known any more.
pub const NOBODY: i64 = 0;

/// Somebody, as the others see them.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Person {
    pub who: i64,
    pub name: String,
    pub avatar: u8,
}

impl Person {
    pub fn of(identity: &store::Identity) -> Self {
        let store::Identity { key, name, avatar, .. } = identity;
        Person { who: key.0, name: name.clone(), avatar: *avatar }
    }
}

impl Info {
    /// The seat of this identity.
    pub fn seat_of(&self, who: Option<IdentityKey>) -> Option<Seat> {
        let who = who?;
        let at = self.chairs.iter().position(|chair| chair.who() == Some(who))?;
        Seat::try_from(u8::try_from(at).ok()?).ok()
    }

    pub fn is_host(&self, who: Option<IdentityKey>) -> bool {
        who.is_some_and(|who| self.host == Some(who.0))
    }

    /// Who would like to sit down.
    pub fn asking(&self) -> Vec<Asking> {
        let asking = |asker: &Asker| {
            let Person { name, avatar, .. } = asker.person.clone();
            Asking { number: asker.number, name, avatar }
        };
        self.asking.iter().map(asking).collect()
    }

    /// Whether this identity would like to sit down.
    pub fn is_asking(&self, who: Option<IdentityKey>) -> bool {
        who.is_some_and(|who| self.asking.iter().any(|asker| asker.person.who == who.0))
    }

    /// Whether those who play may ask for hints. A seat that waits for somebody waits for a person.
    pub fn may_ask_for_hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| !matches!(chair, Chair::Bot { .. })).count();
        match self.hints {
            Hints::Usual => people <= 1,
            Hints::Anyone => true,
            Hints::Nobody => false,
        }
    }

    /// Whether somebody brought it along as a finished record.
    pub fn is_imported(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair, Chair::Name(_)))
    }

    /// Somebody has got up: if it was their match, it is somebody's who sits at the table. Where nobody
    /// does, it stays theirs.
    pub fn hand_over(&mut self, from: IdentityKey) {
        let sits = |chair: &Chair| match chair {
            Chair::Person { person, stand_in: None, .. } if person.who != from.0 => {
                Some(person.who)
            }
            _ => None,
        };
        if self.is_host(Some(from))
            && let Some(next) = self.chairs.iter().find_map(sits)
        {
            self.host = Some(next);
        }
    }

    /// Whether only bots play.
    pub fn bots_alone(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair, Chair::Bot { .. }))
    }

    /// A command has changed something.
    pub fn remember(&mut self, command: String) {
        self.commands.push(command);
        if self.commands.len() > COMMANDS {
            self.commands.remove(0);
        }
    }

    /// Everybody who finds this match among their own.
    pub fn sitters(&self) -> Vec<IdentityKey> {
        let mut all: Vec<IdentityKey> = self
            .chairs
            .iter()
            .filter_map(|chair| match chair {
                Chair::Kept(person) | Chair::Person { person, .. } => Some(person.who),
                Chair::Open | Chair::Bot { .. } | Chair::Name(_) => None,
            })
            .chain(self.host)
            .map(IdentityKey)
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Whether nobody else is waited for.
    pub fn full(&self) -> bool {
        !self.chairs.iter().any(|chair| matches!(chair, Chair::Open | Chair::Kept(_)))
    }

    /// The names in the record.
    pub fn names(&self) -> Vec<String> {
        self.chairs
            .iter()
            .map(|chair| match chair {
                Chair::Open => String::new(),
                Chair::Name(name) => name.clone(),
                Chair::Kept(person) | Chair::Person { person, .. } => person.name.clone(),
                Chair::Bot { level } => format!("bot:{level}"),
            })
            .collect()
    }

    /// What the seats brought for the dealer. What was not shown by now is withheld.
    pub fn nonces(&self) -> [Brought; MAX_SEATS] {
        let mut nonces = [Brought::Nothing; MAX_SEATS];
        for (brought, chair) in nonces.iter_mut().zip(&self.chairs) {
            let Chair::Person { hash, shown, .. } = chair else { continue };
            let read = |text: &Option<String>| text.as_deref().and_then(|it| it.parse().ok());
            *brought = match (read(shown), read(hash)) {
                (Some(nonce), _) => Brought::Nonce(nonce),
                (None, Some(hash)) => Brought::Withheld(hash),
                (None, None) => Brought::Nothing,
            };
        }
        nonces
    }

    /// Whether somebody has still to show what they committed to.
    pub fn asks_for_nonces(&self) -> bool {
        self.nonces().iter().any(|brought| matches!(brought, Brought::Withheld(_)))
    }

    /// The bot that decides for a seat now, and why.
    pub fn bot(&self, seat: Seat) -> Option<StandIn> {
        match self.chairs.get(seat.index())? {
            Chair::Bot { level } => Some(StandIn { level: level.clone(), why: BotReason::Seat }),
            Chair::Person { stand_in, .. } => stand_in.clone(),
            Chair::Open | Chair::Kept(_) | Chair::Name(_) => None,
        }
    }

    /// The seats as everybody sees them.
    pub fn seats(&self, online: impl Fn(IdentityKey) -> bool) -> Vec<SeatNow> {
        self.chairs
            .iter()
            .map(|chair| {
                let (sitter, name, avatar, online, stand_in) = match chair {
                    Chair::Open => (Sitter::Open, "", 0, false, None),
                    Chair::Kept(person) => {
                        (Sitter::Open, &*person.name, person.avatar, false, None)
                    }
                    Chair::Name(name) => (Sitter::Person, &**name, 0, false, None),
                    Chair::Bot { level } => (Sitter::Bot, &**level, 0, true, None),
                    Chair::Person { person, stand_in, .. } => {
                        let online = online(IdentityKey(person.who));
                        (Sitter::Person, &*person.name, person.avatar, online, stand_in.clone())
                    }
                };
                let hash = match chair {
                    Chair::Person { hash, .. } if self.started.is_none() => hash.clone(),
                    _ => None,
                };
                SeatNow {
                    sitter,
                    name: name.to_owned(),
                    avatar,
                    online,
                    stand_in,
                    host: chair.who().is_some_and(|who| self.is_host(Some(who))),
                    bot_wanted: Vec::new(),
                    hash,
                }
            })
            .collect()
    }

    /// As a line in a list.
    pub fn listed(&self, id: String, phase: store::Phase) -> Listed {
        Listed {
            id,
            game: self.game.clone(),
            setup: self.setup.clone(),
            phase: phase_now(phase),
            clock: self.clock,
            watch: self.watch,
            seats: self.seats(|_| false),
            you: None,
            asked: Vec::new(),
            touched: None,
            result: None,
        }
    }
}

impl Chair {
    /// A bot sits down.
    pub fn bot(level: Level) -> Self {
        Chair::Bot { level: level.to_string() }
    }

    /// Somebody sits down, and may have committed to a nonce.
    pub fn person(person: Person, hash: Option<Bytes32>) -> Self {
        let hash = hash.map(|hash| hash.to_string());
        Chair::Person { person, hash, shown: None, stand_in: None }
    }

    /// The hash of what a person will add to the dealer's fate.
    pub fn hash(&self) -> Option<Bytes32> {
        match self {
            Chair::Person { hash, .. } => hash.as_deref()?.parse().ok(),
            Chair::Open | Chair::Kept(_) | Chair::Bot { .. } | Chair::Name(_) => None,
        }
    }

    /// Who sits here, if it is a person.
    pub fn who(&self) -> Option<IdentityKey> {
        match self {
            Chair::Person { person, .. } => Some(IdentityKey(person.who)),
            Chair::Open | Chair::Kept(_) | Chair::Bot { .. } | Chair::Name(_) => None,
        }
    }
}

/// The phase as clients know it.
pub fn phase_now(phase: store::Phase) -> wire::Phase {
    match phase {
        store::Phase::Waiting => wire::Phase::Waiting,
        store::Phase::Playing => wire::Phase::Playing,
        store::Phase::Over => wire::Phase::Over,
    }
}
