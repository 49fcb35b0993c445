//! Whatever clients say over the websockets of a match: every command gets one answer, a refused one
//! changes nothing, numbers never go back, and what was accepted replays to what clients were told.
#![no_main]

use std::{collections::VecDeque, sync::Arc, time::Duration};

use games::GAMES;
use libfuzzer_sys::fuzz_target;
use serde_json::json;
use server::{Clock, Direct, DirectSocket, Limits, Rate, Settings};
use store::{Bytes32, Identity, LocalBus, NewIdentity, Sqlite, Store};
use table::{Level, Position};
use tokio::runtime::{Builder, Runtime};
use wire::{
    Message, Order, Outcome, Reaction, Update,
    http::{self, NewMatch, Sit},
};

thread_local! {
    static HOUSE: House = House::open();
}

// The first byte chooses between texts and steps, the second the game. Texts: each line is said as
// it is by the seat that its first byte names. Steps: each byte is a command that makes sense.
fuzz_target!(|data: &[u8]| {
    let [kind, game, rest @ ..] = data else { return };
    HOUSE.with(|house| {
        house.runtime.block_on(async {
            let mut talk = Talk::open(house, usize::from(*game)).await;
            if kind % 2 == 0 {
                for line in rest.split(|&byte| byte == b'\n').take(64) {
                    let Some((seat, text)) = line.split_first() else { continue };
                    let Ok(text) = str::from_utf8(text) else { continue };
                    talk.say(usize::from(*seat), text).await;
                }
            } else {
                for (at, step) in rest.iter().take(200).enumerate() {
                    talk.step(*step, at).await;
                }
            }
            talk.end(house).await;
        });
    });
});

struct House {
    runtime: Runtime,
    direct: Direct,
    store: Arc<dyn Store>,
    people: Vec<Identity>,
}

impl House {
    fn open() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (direct, store, people) = runtime.block_on(async {
            let store: Arc<dyn Store> = Arc::new(Sqlite::memory().await.expect("memory"));
            let mut people = Vec::new();
            for number in 0..4 {
                let (name, secret) = (format!("Guest {number}"), Bytes32([number; 32]));
                let new = NewIdentity { name, avatar: number, secret, at: 0 };
                store.create_identity(new).await.expect("it is kept");
                people.extend(store.identity(secret).await.expect("it is found"));
            }
            let unlimited = Rate::UNLIMITED;
            let settings = Settings {
                // A clock that stands still: bots think, but never come to move.
                clock: Clock::by_hand(1_000_000),
                stand_in: Level::Random,
                bot_threads: 1,
                idle: Duration::ZERO,
                limits: Limits { commands: unlimited, ..Limits::default() },
                ..Settings::default()
            };
            let bus = Arc::new(LocalBus::new(16));
            (Direct::new(settings, store.clone(), bus), store, people)
        });
        House { runtime, direct, store, people }
    }
}

/// The clients of one match: one for each seat, and a spectator.
struct Talk<'a> {
    direct: &'a Direct,
    id: String,
    clients: Vec<Client>,
    said: VecDeque<(usize, String)>,
}

struct Client {
    line: DirectSocket,
    now: Option<Update>,
}

impl<'a> Talk<'a> {
    async fn open(house: &'a House, game: usize) -> Self {
        let game = &GAMES[game % GAMES.len()];
        let seats = *game.seats.start();
        let mut chairs = vec!["open".to_owned(); usize::from(seats)];
        chairs[0] = "me".to_owned();
        let new = json!({"game": game.id, "seats": chairs});
        let new: NewMatch = serde_json::from_value(new).expect("a match to be made");
        let made = house.direct.create(&house.people[0], &new).await.expect("a usual match");
        let mut clients = Vec::new();
        for person in &house.people[..usize::from(seats)] {
            house.direct.sit(&made.id, person, Sit::default()).await.expect("a seat is open");
            let line = house.direct.open(&made.id, Some(person)).await.expect("they may play");
            clients.push(Client { line, now: None });
        }
        let line = house.direct.open(&made.id, None).await.expect("anyone may watch");
        clients.push(Client { line, now: None });
        let mut talk =
            Talk { direct: &house.direct, id: made.id, clients, said: VecDeque::default() };
        for seat in 0..talk.clients.len() {
            talk.say(seat, r#"{"id":"first","do":{"hello":{}}}"#).await;
        }
        talk
    }

    async fn look(&self) -> http::Match {
        self.direct.look(&self.id, None).await.expect("the match is there")
    }

    /// A command that makes sense.
    async fn step(&mut self, step: u8, at: usize) {
        let (seat, which) = (usize::from(step & 3) % self.clients.len(), usize::from(step >> 2));
        let now = self.clients[seat].now.clone();
        let number = now.as_ref().map_or(0, |now| now.number);
        let order = match which {
            0..=47 => {
                // Whoever is asked acts; otherwise the seat tries something.
                let asked = self.clients.iter().position(|client| {
                    client.now.as_ref().is_some_and(|now| !now.actions.is_empty())
                });
                let Some(asked) = asked else { return };
                let actions = &self.clients[asked].now.as_ref().expect("it is asked").actions;
                let pick = |by: usize| actions[(which * by + at) % actions.len()].clone();
                let actions = if which < 40 { vec![pick(7)] } else { vec![pick(7), pick(3)] };
                let seat = if which < 45 { asked } else { seat };
                let order = Order::Act { actions, seen: (which % 2 == 0).then_some(number) };
                return self.order(seat, at, order).await;
            }
            48..=51 => Order::Undo { to: None },
            52 => Order::Undo { to: number.checked_sub(u32::from(step & 3)) },
            53 => Order::React(Reaction::ALL[at % 8]),
            54 => Order::HandOver,
            55..=57 => Order::TakeBack,
            58 if at.is_multiple_of(8) => Order::Resign,
            59..=60 => Order::Hello {
                since: number.checked_sub(u32::from(step & 3)),
                alone: false,
                device: None,
            },
            _ => {
                // The same once more: it is not carried out again.
                let Some((seat, text)) = self.said.back().cloned() else { return };
                let before = self.look().await.number;
                self.say(seat, &text).await;
                assert_eq!(self.look().await.number, before, "a command is carried out once");
                return;
            }
        };
        self.order(seat, at, order).await;
    }

    async fn order(&mut self, seat: usize, at: usize, order: Order) {
        let text = json!({"id": format!("n{at}"), "do": order}).to_string();
        self.said.push_back((seat, text.clone()));
        self.say(seat, &text).await;
    }

    /// Somebody says something. Everything that follows from it is heard before this returns.
    async fn say(&mut self, seat: usize, text: &str) {
        let seat = seat % self.clients.len();
        let before = self.look().await;
        let unread = self.clients[seat].line.say(text).await;
        let outcome = match unread {
            Some(Message::Answer(answer)) => answer.outcome,
            Some(other) => panic!("{other:?}"),
            None => self.hear(seat).await,
        };
        // By now the actor has told everybody: the look is answered after that.
        let after = self.look().await;
        assert!(after.number >= before.number, "numbers never go back");
        match outcome {
            Outcome::Done { number } => assert!(number <= after.number),
            Outcome::Refused(problem) => {
                assert!(!problem.detail.is_empty());
                assert_eq!(json!(before), json!(after), "{problem} changes nothing");
            }
        }
        let refused = self.clients[seat].now.is_some() && before.number == after.number;
        for client in &mut self.clients {
            let told = client.now.clone();
            client.take_all();
            if let (true, Some(told), Some(now)) = (refused, told, &client.now) {
                assert_eq!(
                    told.view.map(|v| v.to_string()),
                    now.view.as_ref().map(|v| v.to_string())
                );
            }
            if let Some(now) = &client.now {
                assert_eq!(now.number, after.number, "everybody knows how far it has come");
            }
        }
    }

    /// The answer to what somebody said.
    async fn hear(&mut self, seat: usize) -> Outcome {
        loop {
            let text = self.clients[seat].line.hear().await.expect("an answer comes");
            if let Message::Answer(answer) = self.clients[seat].take(&text) {
                return answer.outcome;
            }
        }
    }

    async fn end(self, house: &House) {
        let look = self.look().await;
        let found = house.store.find(&self.id).await.expect("memory works").expect("it is kept");
        let mut text = found.row.header.expect("it has started");
        for entry in house.store.entries(found.key, 0).await.expect("memory works") {
            text.push_str(&format!("{} {}\n", entry.number, entry.line));
        }
        let record: record::Record = text.parse().expect("what was written can be read");
        assert_eq!(record.next() - 1, look.number);
        let game = games::find(&look.game).expect("a known game");
        let position = Position::replay(game, &record, |_| {}).expect("what was accepted replays");
        let public = position.view_text(game::Observer::Public).to_string();
        for client in self.clients {
            let now = client.now.as_ref().expect("everybody said hello");
            assert_eq!(now.number, look.number);
            if now.you.is_none() {
                assert_eq!(now.view.as_ref().map(|view| view.to_string()), Some(public.clone()));
            }
            client.line.close().await;
        }
    }
}

impl Client {
    /// Takes note of a message.
    fn take(&mut self, text: &str) -> Message {
        let message: Message = serde_json::from_str(text).expect("messages can be read");
        if let Message::Update(update) = &message {
            let before = self.now.as_ref().map_or(0, |now| now.number);
            assert!(update.number >= before && update.since <= update.number);
            self.now = Some((**update).clone());
        }
        message
    }

    /// Takes note of everything that waits.
    fn take_all(&mut self) {
        while let Some(text) = self.line.waiting() {
            let message = self.take(&text);
            assert!(!matches!(message, Message::Answer(_)), "one answer for each command");
        }
    }
}
