//! What really happened in a match, read from the store, and what each observer may know of it.
//! [`Truth::check`] holds every byte that an observer received against it.

use std::{collections::BTreeSet, fmt::Write as _};

use game::{Observer, Seat};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};
use store::{Bytes32, Store};
use table::{
    AnyGame, Replay,
    record::{Brought, What, Who},
};
use wire::{
    Code, Message, NewsItem, Phase, StandIn, Turn, Update,
    http::{Games, Health, History, Identity, Lobby, Match, MatchLink, Moment, ProblemDetails},
};

use crate::{
    house::games,
    tap::{Bytes, Received, read},
};

/// What really happened.
pub struct Truth {
    pub id: String,
    pub seats: u8,
    names: Vec<String>,
    /// After each entry of the record; before the first at 0.
    steps: Vec<AfterEntry>,
    /// The dealer's key and what the seats added to it.
    pub secrets: Vec<(&'static str, Bytes32)>,
    result: Value,
}

struct AfterEntry {
    turn: Value,
    last: Option<(u32, Who)>,
    over: bool,
    /// For each observer, the public last.
    views: Vec<Value>,
    actions: Vec<Vec<String>>,
    /// The entry as each observer hears of it.
    news: Vec<Value>,
}

/// Who received it, and what is theirs alone.
pub struct Receiver {
    pub observer: Observer,
    pub host: bool,
    pub token: Option<String>,
    /// The secrets of the others.
    pub not_theirs: Vec<String>,
}

/// How much was held against the truth.
#[derive(Debug, Default)]
pub struct Counts {
    pub updates: usize,
    pub news: usize,
    pub hidden: usize,
    pub answers: usize,
}

impl Truth {
    pub async fn of(store: &dyn Store, id: &str) -> Self {
        use std::fmt::Write;
        let found = store.find(id).await.unwrap().unwrap();
        let mut text = found.row.header.unwrap();
        for entry in store.entries(found.key, 0).await.unwrap() {
            writeln!(text, "{} {}", entry.number, entry.line).unwrap();
        }
        let key = store.dealer_key(found.key).await.unwrap().unwrap();
        Truth::read(id, &text, key)
    }

    fn read(id: &str, text: &str, key: Bytes32) -> Self {
        let record: table::Record = text.parse().unwrap();
        let header = record.header().clone();
        assert_eq!(header.commit, Some(key.sha256()), "this is the key that was promised");
        let mut secrets = vec![("the dealer's key", key)];
        for brought in header.nonces {
            match brought {
                Brought::Nonce(nonce) => secrets.push(("a nonce", nonce)),
                Brought::Withheld(_) => panic!("everybody showed what they had"),
                Brought::Nothing => {}
            }
        }
        let mut replay = Replay::new(games::of(record.header()).unwrap(), record);
        let mut steps = vec![AfterEntry::of(&replay, 0, None)];
        while let Some(told) = replay.step().unwrap() {
            steps.push(AfterEntry::of(&replay, steps.len(), told.as_ref()));
        }
        let last = steps.last().unwrap();
        assert!(last.over, "the match was played to its end");
        let result = last.turn["over"].clone();
        let seats = replay.table().unwrap().seats();
        Truth { id: id.to_owned(), seats, names: header.seats, steps, secrets, result }
    }

    /// Holds everything that came over these connections against what the receiver may know.
    pub fn check(&self, receiver: &Receiver, connections: &[Bytes]) -> Result<Counts, String> {
        let mut counts = Counts::default();
        for bytes in connections {
            for (name, secret) in &self.secrets {
                for spelling in spellings(secret) {
                    if bytes.windows(spelling.len()).any(|window| window == spelling) {
                        return Err(format!("{name} leaked"));
                    }
                }
            }
            for secret in &receiver.not_theirs {
                if bytes.windows(secret.len()).any(|window| window == secret.as_bytes()) {
                    return Err("somebody's token leaked".to_owned());
                }
            }
            for received in read(bytes)? {
                self.check_one(receiver, received, &mut counts)?;
            }
        }
        Ok(counts)
    }

    fn check_one(
        &self,
        receiver: &Receiver,
        message: Received,
        counts: &mut Counts,
    ) -> Result<(), String> {
        match message {
            Received::Answer { status: 101 | 204, .. } => Ok(()),
            Received::Answer { status, kind, body } => {
                counts.answers += 1;
                self.check_answer(receiver, status, &kind, &body)
                    .map_err(|error| format!("{error}: {status} {kind} {body}"))
            }
            Received::Message(message) => self
                .check_message(receiver, &message, counts)
                .map_err(|error| format!("{error}: {message}")),
            Received::Close(reason) => {
                let fixed = ["", "too large or broken", "the server is stopping"];
                fixed.contains(&&*reason).then_some(()).ok_or(reason)
            }
        }
    }

    fn check_answer(
        &self,
        receiver: &Receiver,
        status: u16,
        kind: &str,
        body: &str,
    ) -> Result<(), String> {
        if kind.starts_with("application/openmetrics-text") {
            let fine = |line: &str| line.starts_with("# ") || line.starts_with("galds_");
            return expect(body.lines().all(fine), "these are no metrics");
        }
        let value: Value = match kind {
            "application/json" | "application/problem+json" => {
                serde_json::from_str(body).map_err(|error| error.to_string())?
            }
            _ => return Err("this is no kind of answer that a running match may give".to_owned()),
        };
        if kind == "application/problem+json" {
            let problem: ProblemDetails = exactly(&value).ok_or("not what a problem may say")?;
            expect(problem.status == status, "another status")?;
            return check_detail(problem.code, &problem.detail);
        }
        if let Some(one) = exactly::<Match>(&value) {
            return self.check_match(receiver, &one, &value);
        }
        if let Some(identity) = exactly::<Identity>(&value) {
            return expect(
                identity.token.is_none() || identity.token == receiver.token,
                "somebody else's token",
            );
        }
        if let Some(Lobby { matches }) = exactly(&value) {
            for one in matches {
                self.check_names(one.seats.iter().map(|seat| &*seat.name))?;
            }
            return Ok(());
        }
        if let Some(History { number, news }) = exactly(&value) {
            expect((number as usize) < self.steps.len(), "a number from the future")?;
            let at = self.index(receiver.observer);
            let truth = |news: &NewsItem| {
                let told = self.steps.get(news.number as usize).map(|step| &step.news[at]);
                news.number <= number && told == serde_json::to_value(news).ok().as_ref()
            };
            return expect(news.iter().all(truth), "the history is not the truth");
        }
        if let Some(Moment { heard, view, turn }) = exactly(&value) {
            let at = self.index(receiver.observer);
            let step = self.steps.get(heard.number as usize).ok_or("a number from the future")?;
            let view: Option<Value> = serde_json::from_str(view.get()).ok();
            let truth = json!(heard) == step.news[at]
                && view.as_ref() == Some(&step.views[at])
                && json!(turn) == step.turn;
            return expect(truth, "the moment is not the truth");
        }
        let harmless = exactly::<MatchLink>(&value).is_some_and(|found| found.id == self.id)
            || exactly::<Games>(&value).is_some()
            || exactly::<Health>(&value).is_some()
            || value == serde_json::to_value(server::document()).unwrap();
        expect(harmless, "nothing like this may be said")
    }

    fn check_match(&self, receiver: &Receiver, one: &Match, value: &Value) -> Result<(), String> {
        self.check_names(one.seats.iter().map(|seat| &*seat.name))?;
        expect(one.id == self.id, "another match")?;
        expect(one.host == receiver.host, "who is the host")?;
        expect(one.commit == self.secrets[0].1.sha256().to_string(), "what was promised")?;
        // Before they sat down they were nobody.
        let you = [None, receiver.observer.seat()];
        expect(you.contains(&one.you), "somebody else's seat")?;
        let over = one.phase == Phase::Over;
        expect(!over || one.number as usize == self.steps.len() - 1, "over too early")?;
        let result = if over { &self.result } else { &Value::Null };
        expect(value.get("result").unwrap_or(&Value::Null) == result, "another result")
    }

    /// Nobody is called anything but what they call themselves.
    fn check_names<'a>(&self, names: impl Iterator<Item = &'a str>) -> Result<(), String> {
        for (name, real) in names.zip(&self.names) {
            let real = real.strip_prefix("bot:").unwrap_or(real);
            expect(name == real || name.is_empty(), "a name that nobody has")?;
        }
        Ok(())
    }

    fn check_message(
        &self,
        receiver: &Receiver,
        message: &Value,
        counts: &mut Counts,
    ) -> Result<(), String> {
        match exactly(message).ok_or("not what a message may say")? {
            Message::Answer(answer) => match answer.outcome {
                wire::Outcome::Done { number } => {
                    expect((number as usize) < self.steps.len(), "a number from the future")
                }
                wire::Outcome::Refused(problem) => check_detail(problem.code, &problem.detail),
            },
            Message::Reaction { seat, .. } => expect(seat.number() < self.seats, "no such seat"),
            Message::Closing(_) | Message::Watching { .. } => Ok(()),
            Message::Update(update) => {
                counts.updates += 1;
                self.check_update(receiver, &update, &message["update"], counts)
            }
        }
    }

    /// Every field of an update is compared with what it must be.
    fn check_update(
        &self,
        receiver: &Receiver,
        update: &Update,
        value: &Value,
        counts: &mut Counts,
    ) -> Result<(), String> {
        self.check_names(update.seats.iter().map(|seat| &*seat.name))?;
        let (number, since) = (update.number as usize, update.since as usize);
        let step = self.steps.get(number).ok_or("a number from the future")?;
        let mut expected = Map::from_iter([
            ("number".to_owned(), json!(number)),
            ("host".to_owned(), json!(receiver.host)),
            ("clocks".to_owned(), json!(vec![Value::Null; usize::from(self.seats)])),
            ("rematch".to_owned(), Value::Null),
        ]);
        // These have been looked at, or are numbers that say nothing.
        for name in ["seats", "since", "you", "watching"] {
            expected.insert(name.to_owned(), value[name].clone());
        }
        // Whether the host is here, and whether there are hints, is for everybody to know.
        for name in ["host_away", "hints"] {
            if let Some(said) = value.get(name) {
                expected.insert(name.to_owned(), said.clone());
            }
        }
        let you = [None, receiver.observer.seat()];
        expect(you.contains(&update.you), "somebody else's seat")?;
        if update.phase == Phase::Waiting {
            if let Some(left) = value.get("begins") {
                expected.insert("begins".to_owned(), left.clone());
            }
            for name in ["view", "turn", "undo"] {
                expected.insert(name.to_owned(), Value::Null);
            }
            expected.insert("phase".to_owned(), json!("waiting"));
            expected.insert("news".to_owned(), json!([]));
            expected.insert("actions".to_owned(), json!([]));
        } else {
            expect(update.you == receiver.observer.seat(), "somebody else's seat")?;
            let at = self.index(receiver.observer);
            let undo = match (step.last, receiver.observer) {
                (Some((last, Who::Seat(of))), Observer::Seat(seat)) if of == seat.number() => {
                    // Within one's own turn only.
                    step.turn["seats"]
                        .as_array()
                        .into_iter()
                        .flatten()
                        .any(|it| *it == json!(seat))
                        .then_some(last)
                }
                _ => None,
            };
            let news = self.expected_news(at, since, number, &value["news"])?;
            counts.news += news.len();
            counts.hidden += self.hidden(at, since, number);
            expected.insert("phase".to_owned(), json!(if step.over { "over" } else { "playing" }));
            expected.insert("news".to_owned(), Value::Array(news));
            expected.insert("view".to_owned(), step.views[at].clone());
            expected.insert("actions".to_owned(), json!(step.actions[at]));
            expected.insert("turn".to_owned(), step.turn.clone());
            expected.insert("undo".to_owned(), json!(undo));
        }
        let value = value.as_object().ok_or("not an object")?;
        let names: BTreeSet<&String> = expected.keys().chain(value.keys()).collect();
        for name in names {
            expect(expected.get(name) == value.get(name), &format!("`{name}` is not the truth"))?;
        }
        Ok(())
    }

    /// The news of these numbers. Somebody who comes back does not hear of what was taken back.
    fn expected_news(
        &self,
        at: usize,
        since: usize,
        number: usize,
        heard: &Value,
    ) -> Result<Vec<Value>, String> {
        expect(since <= number, "news that end before they begin")?;
        let heard = heard.as_array().ok_or("no list of news")?;
        let heard: BTreeSet<u64> =
            heard.iter().filter_map(|news| news["number"].as_u64()).collect();
        let all = self.steps[since + 1..=number].iter().map(|step| step.news[at].clone());
        let left_out = |news: &Value| !heard.contains(&news["number"].as_u64().unwrap());
        let undone = |news: &Value| {
            let of = news["number"].as_u64().unwrap();
            let mut later = self.steps[since + 1..=number].iter();
            later.any(|step| {
                let undo = &step.news[at];
                undo["undo"].as_u64().is_some_and(|to| to <= of)
                    && undo["number"].as_u64().is_some_and(|number| of < number)
            })
        };
        Ok(all.filter(|news| !(left_out(news) && undone(news))).collect())
    }

    /// How much of these news is told to others otherwise.
    fn hidden(&self, at: usize, since: usize, number: usize) -> usize {
        let steps = self.steps[since + 1..=number].iter();
        steps.filter(|step| step.news.iter().any(|news| *news != step.news[at])).count()
    }

    /// Whether a seat, whenever it alone is asked and so certainly hears how things stand, ever sees
    /// what others do not.
    pub fn hides(&self, seat: Seat, from: &[Observer]) -> bool {
        let mine = self.index(Observer::Seat(seat));
        self.steps.iter().filter(|step| step.turn == json!({"seats": [seat]})).any(|step| {
            from.iter().any(|of| {
                let mut view = step.views[self.index(*of)].clone();
                view["me"] = step.views[mine]["me"].clone();
                view != step.views[mine]
            })
        })
    }

    /// The view of an observer after this many entries.
    pub fn view(&self, number: usize, of: Observer) -> &Value {
        &self.steps[number].views[self.index(of)]
    }

    fn index(&self, observer: Observer) -> usize {
        observer.seat().map_or(usize::from(self.seats), Seat::index)
    }
}

impl AfterEntry {
    fn of(replay: &Replay, number: usize, told: Option<&table::Told>) -> Self {
        let table = replay.table().unwrap();
        let mut observers: Vec<Observer> =
            (0..table.seats()).map(|seat| Observer::Seat(Seat::new(seat))).collect();
        observers.push(Observer::Public);
        let entry = number.checked_sub(1).map(|at| &replay.record().entries()[at]);
        let news = |observer: Observer| {
            let mut news = Map::from_iter([("number".to_owned(), json!(number))]);
            if let Some(told) = told {
                if let Who::Seat(seat) = told.who {
                    news.insert("seat".to_owned(), json!(seat));
                }
                news.insert("news".to_owned(), told.to(observer));
            }
            if let Some((What::Undo(to), Who::Seat(by))) =
                entry.map(|entry| (&entry.what, entry.who))
            {
                news.insert("seat".to_owned(), json!(by));
                news.insert("undo".to_owned(), json!(to));
            }
            let note = entry.and_then(|entry| entry.note.as_deref());
            if let Some(bot) = note.and_then(StandIn::from_note) {
                news.insert("bot".to_owned(), json!(bot));
            }
            Value::Object(news)
        };
        AfterEntry {
            turn: json!(Turn::from(table.turn())),
            last: table.record().live().last().map(|event| (event.number, event.who)),
            over: matches!(table.turn(), game::Turn::Over(_)),
            views: observers.iter().map(|observer| table.view(*observer)).collect(),
            actions: observers
                .iter()
                .map(|observer| observer.seat().map_or_else(Vec::new, |seat| table.actions(seat)))
                .collect(),
            news: observers.iter().map(|observer| news(*observer)).collect(),
        }
    }
}

/// What a refusal may say: our own fixed words, and numbers. A text that the client sent may be in
/// it between backticks.
fn check_detail(code: Code, detail: &str) -> Result<(), String> {
    let words: Vec<&str> = detail.split('`').step_by(2).collect();
    let words = words.join("``");
    let words: String = words.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    let not_an_action = |game: &AnyGame| words == format!("`` is not an action of {}", game.title);
    let unreadable = code == Code::BadRequest && games().iter().any(not_an_action);
    expect(
        unreadable || DETAILS.contains(&(code, &*words)),
        &format!("a refusal that tells too much: {code:?} {words:?}"),
    )
}

/// Every refusal that the clients of this test provoke, but for texts that are no action.
const DETAILS: &[(Code, &str)] = &[
    (Code::Refused, "`` is not allowed now; see the list of actions"),
    (Code::Refused, "it is not the turn of seat "),
    (Code::Refused, "the match is over"),
    (Code::Refused, "there is no event  to take back"),
    (Code::Refused, "event  came from fate, and nothing before it can be taken back"),
    (Code::Refused, "event  was another seat's, and nothing before it can be taken back"),
    (Code::Refused, "seat  has nothing to take back"),
    (Code::Refused, "a bot plays this seat; take it back first"),
    (Code::Refused, "your turn is over, and what was done in it stays"),
    (Code::Stale, "the match is at number ; look again"),
    (Code::WrongPhase, "the match is over"),
    (Code::WrongPhase, "the match has begun already"),
    (Code::WrongPhase, "it is too late: the match has started without your nonce"),
    (Code::WrongPhase, "the match has not started yet"),
    (Code::WrongPhase, "the match is not over yet; play it to its end first"),
    (
        Code::WrongPhase,
        "the record holds everybody's secrets; it can be had when the match is over",
    ),
    (Code::TooMany, "one sign at a time; wait a moment"),
    (Code::NoSeat, "you have no seat in this match; you can only watch"),
    (Code::NotFound, "there is no such event in this match"),
    (Code::NoIdentity, "say who you are first: POST /api/me makes an identity"),
    (Code::WrongMethod, "this path does not work with this method"),
    (Code::UpgradeRequired, "this is a websocket; connect with ``"),
    (Code::Invalid, "this is not a record: line : expected ``, the first line of a record"),
];

fn expect(fine: bool, otherwise: &str) -> Result<(), String> {
    fine.then_some(()).ok_or_else(|| otherwise.to_owned())
}

/// The value as this type, if the type has a place for all of it.
fn exactly<T: Serialize + DeserializeOwned>(value: &Value) -> Option<T> {
    let read: T = serde_json::from_value(value.clone()).ok()?;
    (serde_json::to_value(&read).ok()? == *value).then_some(read)
}

/// The ways in which 32 bytes could be hidden in others: raw, in hexadecimal digits, in base64 or
/// as a list of numbers. A quarter of them is enough.
fn spellings(secret: &Bytes32) -> Vec<Bytes> {
    let mut all = Vec::new();
    for eight in secret.0.chunks(8) {
        let hexadecimal = eight.iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        });
        let numbers: Vec<String> = eight.iter().map(u8::to_string).collect();
        all.extend([eight.to_vec(), hexadecimal.to_uppercase().into(), hexadecimal.into()]);
        all.push(numbers.join(",").into());
    }
    for letters in ["+/", "-_"] {
        // Three bytes are four letters, so there are three ways to begin.
        all.extend((0..3).map(|skip| base64(&secret.0[skip..skip + 24], letters)));
    }
    all
}

fn base64(bytes: &[u8], last: &str) -> Bytes {
    let letters: Vec<u8> =
        (b'A'..=b'Z').chain(b'a'..=b'z').chain(b'0'..=b'9').chain(last.bytes()).collect();
    let three = |three: &[u8]| {
        let bits = three.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte));
        [18, 12, 6, 0].map(|shift| letters[bits >> shift & 63])
    };
    bytes.chunks_exact(3).flat_map(three).collect()
}

#[test]
fn secrets_are_found_in_every_spelling() {
    assert_eq!(base64(b"Man", "+/"), b"TWFu");
    let secret = Bytes32(std::array::from_fn(|at| u8::try_from(at * 37 % 251).unwrap()));
    let all = spellings(&secret);
    let finds = |bytes: &[u8]| {
        all.iter().any(|spelling| bytes.windows(spelling.len()).any(|part| part == spelling))
    };
    assert!(finds(secret.to_string().as_bytes()));
    assert!(finds(json!(secret.0).to_string().as_bytes()));
    assert!(finds(&[b"xx".as_slice(), &secret.0].concat()));
    for before in ["", "x", "xy"] {
        let text = [before.as_bytes(), &secret.0, b"pad"].concat();
        let whole = text.len() / 3 * 3;
        assert!(finds(&base64(&text[..whole], "-_")), "{before}");
    }
    assert!(!finds(&[0; 100]));
}
