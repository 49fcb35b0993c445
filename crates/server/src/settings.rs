use std::time::Duration;

use games::{GAMES, OLDER};
use table::{AnyGame, Level};

use crate::Clock;

/// How a server behaves. [`Default`] is right for a table among friends.
#[derive(Clone)]
pub struct Settings {
    /// The games that are played here.
    pub games: &'static [AnyGame],
    /// Older rules of these games, for the matches that began with them.
    pub older: &'static [AnyGame],
    /// The clock that matches go by.
    pub clock: Clock,
    /// Where people reach the server, such as `https://galds.example`, if that is not the address
    /// that it listens on. With `https` cookies are marked as secure.
    pub origin: Option<String>,
    /// How many reverse proxies stand in front. Their `X-Forwarded-For` is believed, and that of
    /// nobody else.
    pub proxies: usize,
    /// How many threads the bots think on.
    pub bot_threads: usize,
    /// How many bots remember what they thought, in all matches together. Each takes some 20 megabytes
    /// at most; beyond them the one that thought longest ago begins anew.
    pub kept_bots: usize,
    /// How long a bot seems to think at least.
    pub bot_floor: Duration,
    /// The bot that plays for people whose time ran out, or who handed over their seat.
    pub stand_in: Level,
    /// How long a match stays in memory when nobody is there.
    pub idle: Duration,
    /// After how long without play a match is deleted, and an identity without a seat forgotten.
    pub keep: Duration,
    /// How long a stop waits for requests that are under way.
    pub drain: Duration,
    /// What the server takes from clients.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            games: GAMES,
            older: OLDER,
            clock: Clock::system(),
            origin: None,
            proxies: 0,
            bot_threads: cores.saturating_sub(1).max(1),
            kept_bots: 16,
            bot_floor: Duration::from_millis(700),
            stand_in: Level::Hare,
            idle: Duration::from_mins(1),
            keep: Duration::from_hours(30 * 24),
            drain: Duration::from_secs(10),
            limits: Limits::default(),
        }
    }
}

impl Settings {
    /// Whether people reach the server by https.
    pub(crate) fn secure(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

/// What the server takes from clients before it says no.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at the same time.
    pub connections: usize,
    /// Connections at the same time from one address. A school is often one address.
    pub connections_per_address: usize,
    /// Matches in memory at the same time.
    pub matches: usize,
    /// Sockets without a seat on one match at the same time.
    pub watchers: usize,
    /// Entries in the record of one match. No match needs as many; only taking back again and again
    /// gets there.
    pub entries: u32,
    /// Matches of one host in which only bots play, at the same time.
    pub bot_tables: usize,
    /// Public matches of one host that wait for others.
    pub open_tables: usize,
    /// Bytes in the body of a request; records may have more, see `record`.
    pub body: usize,
    /// Bytes in an imported record.
    pub record: usize,
    /// Bytes in a message over a websocket.
    pub message: usize,
    /// Messages that wait for a slow reader before it is resynchronised.
    pub queue: usize,
    /// Requests from one address.
    pub requests: Rate,
    /// New identities, matches, imports and codes from one address.
    pub creations: Rate,
    /// Codes that are tried from one network: an IPv4 address, or a /48 of IPv6.
    pub guesses: Rate,
    /// Imported records from one address, and from one identity.
    pub imports: Rate,
    /// Commands from one identity, or from one address without.
    pub commands: Rate,
    /// How long a client may take to send the head of a request.
    pub head_timeout: Duration,
    /// How long a request may take.
    pub request_timeout: Duration,
    /// How long a websocket may take to say hello.
    pub hello_timeout: Duration,
    /// How long a websocket may be silent. Half of it is how often it is asked for a sign of life.
    pub socket_idle: Duration,
    /// How long a client may take to read one message.
    pub send_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 10_000,
            connections_per_address: 500,
            matches: 100_000,
            watchers: 200,
            entries: 20_000,
            bot_tables: 3,
            open_tables: 3,
            body: 16 * 1024,
            record: 1024 * 1024,
            message: 16 * 1024,
            queue: 16,
            requests: Rate { per_minute: 3_000 },
            creations: Rate { per_minute: 120 },
            guesses: Rate { per_minute: 120 },
            imports: Rate { per_minute: 10 },
            commands: Rate { per_minute: 600 },
            head_timeout: Duration::from_secs(10),
            request_timeout: Duration::from_secs(20),
            hello_timeout: Duration::from_secs(10),
            socket_idle: Duration::from_mins(1),
            send_timeout: Duration::from_secs(20),
        }
    }
}

/// How often something may happen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Rate {
    /// At most so often in any minute; 0 for as often as one likes.
    pub per_minute: u32,
}

impl Rate {
    /// As often as one likes.
    pub const UNLIMITED: Rate = Rate { per_minute: 0 };
}
