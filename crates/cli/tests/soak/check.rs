//! What the file says in the end, against what the players were told.

use std::path::Path;

use game::{Observer, Seat};
use store::{Phase, Sqlite, Store};
use table::{
    NotVerified, Position, Record,
    record::{What, Who},
};
use wire::Order;

use crate::player::Hand;

/// One match, and what each of its players did and heard.
pub struct Played {
    pub id: String,
    pub hands: Vec<Hand>,
    pub over: bool,
    /// News that have been compared with the record already.
    pub news: usize,
}

impl Played {
    /// Holds what everybody heard against the record, and forgets it.
    pub fn compare_news(&mut self, record: &Record) {
        for hand in &mut self.hands {
            self.news += heard(record, hand);
            hand.heard.clear();
        }
    }
}

/// What was compared.
#[derive(Default)]
pub struct Checked {
    /// Commands that were acknowledged.
    pub commands: u32,
    pub outcomes: usize,
    pub news: usize,
    pub undone: usize,
    pub repeated: u32,
    pub refused: u32,
    pub returned: u32,
}

pub async fn check(data: &Path, played: &[Played]) -> Checked {
    let store = Sqlite::open(data).await.unwrap();
    let mut checked = Checked::default();
    for Played { id, hands, news, .. } in played {
        checked.news += news;
        let found = store.find(id).await.unwrap().expect("a match that was played is kept");
        let Some(header) = found.row.header else {
            assert!(hands.iter().all(|hand| hand.done.is_empty()), "{id} never started");
            continue;
        };
        let entries = store.entries(found.key, 0).await.unwrap();
        let lines = entries.iter().map(|entry| format!("{} {}\n", entry.number, entry.line));
        let mut record: Record = (header + &lines.collect::<String>()).parse().unwrap();
        record.result = found.row.result;
        record.key = store.dealer_key(found.key).await.unwrap();
        match games::verify(&record) {
            Ok(_) => {}
            // Everything else has been checked by then.
            Err(NotVerified::NoResult) => assert_eq!(found.row.phase, Phase::Playing, "{id}"),
            Err(error) => panic!("{id}: {error}"),
        }
        let entries = record.entries();
        checked.outcomes += entries.iter().filter(|entry| entry.who == Who::Fate).count();
        for hand in hands {
            acknowledged(id, &record, hand, &mut checked);
            checked.news += heard(&record, hand);
        }
    }
    store.close().await;
    checked
}

/// What a seat did is what was acknowledged, each once and in this order.
fn acknowledged(id: &str, record: &Record, hand: &Hand, checked: &mut Checked) {
    let mine = |who| who == Who::Seat(hand.seat);
    let mut entries = (1..).zip(record.entries()).filter(|(_, entry)| mine(entry.who));
    for (number, order) in &hand.done {
        let (at, entry) = entries.next().unwrap_or_else(|| {
            panic!("{id}: seat {} was told that {order:?} is {number}", hand.seat)
        });
        match (&entry.what, order) {
            (What::Event(text), Order::Act { actions, .. }) => {
                assert_eq!(actions, std::slice::from_ref(text));
            }
            (What::Undo(to), Order::Undo { to: asked }) => {
                assert_eq!(Some(*to), *asked);
                checked.undone += 1;
            }
            other => panic!("{id}: {other:?}"),
        }
        // The number of an answer is that of the last outcome of fate that the action led to.
        let after = &record.entries()[at..*number as usize];
        assert!(after.iter().all(|entry| entry.who == Who::Fate), "{id}: {at} to {number}");
        checked.commands += 1;
    }
    assert_eq!(entries.next(), None, "{id}: seat {} did not hear of it", hand.seat);
    checked.repeated += hand.repeated;
    checked.refused += hand.refused;
    checked.returned += hand.returned;
}

/// What a player heard is what the record tells; says how much that was.
fn heard(record: &Record, hand: &Hand) -> usize {
    let game = games::of(record.header()).unwrap();
    let observer = Observer::Seat(Seat::new(hand.seat));
    let mut news = 0;
    let compare = |told: &table::Told| {
        if let Some(heard) = hand.heard.get(&told.number) {
            assert_eq!(told.text_to(observer).get(), heard, "{}", told.number);
            news += 1;
        }
    };
    Position::replay(game, record, compare).unwrap();
    news
}
