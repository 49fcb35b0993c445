use std::{
    collections::{HashMap, VecDeque},
    hash::{BuildHasher, RandomState},
    sync::LazyLock,
};

use game::Seat;
use wire::Outcome;

/// The answers to commands, so that a command that comes again is not carried out again.
///
/// What was carried out is remembered for the whole match; it is in the store too and survives a
/// crash. Of what was refused, each seat's latest are remembered.
#[derive(Default)]
pub struct Answers {
    /// The number that each command led to, by what is as good as its name.
    done: HashMap<u64, u32>,
    refused: VecDeque<(Seat, Box<str>, Outcome)>,
}

/// How many refusals are kept for each seat.
const KEPT: usize = 32;

impl Answers {
    /// The first answer to this command.
    pub fn find(&self, seat: Seat, id: &str) -> Option<Outcome> {
        if let Some(number) = self.done.get(&name(seat, id)) {
            return Some(Outcome::Done { number: *number });
        }
        let same = |(of, name, _): &&(Seat, Box<str>, Outcome)| *of == seat && **name == *id;
        self.refused.iter().rev().find(same).map(|(.., outcome)| outcome.clone())
    }

    /// The answer to a command, if it has none yet.
    pub fn keep(&mut self, seat: Seat, id: &str, outcome: Outcome) {
        if let Outcome::Done { number } = outcome {
            self.done.entry(name(seat, id)).or_insert(number);
            return;
        }
        if self.refused.iter().filter(|(of, ..)| *of == seat).count() >= KEPT
            && let Some(oldest) = self.refused.iter().position(|(of, ..)| *of == seat)
        {
            self.refused.remove(oldest);
        }
        self.refused.push_back((seat, id.into(), outcome));
    }

    /// Adds what the store knows of.
    pub fn merge(&mut self, other: Answers) {
        self.done.extend(other.done);
    }
}

/// 64 bits that nobody outside can foresee take less room than a name.
fn name(seat: Seat, id: &str) -> u64 {
    static NAMES: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    NAMES.hash_one((seat.number(), id))
}

/// How a command is named in the store.
pub fn stored(seat: Seat, id: &str) -> String {
    format!("{seat} {id}")
}

/// The seat and the id of a command that was named by [`stored`].
pub fn of_stored(text: &str) -> Option<(Seat, &str)> {
    let (seat, id) = text.split_once(' ')?;
    Some((seat.parse().ok()?, id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_is_remembered_for_good() {
        let mut answers = Answers::default();
        let (one, two) = (Seat::new(1), Seat::new(2));
        for number in 0..1000 {
            answers.keep(one, &number.to_string(), Outcome::Done { number });
        }
        assert_eq!(answers.find(one, "0"), Some(Outcome::Done { number: 0 }));
        assert_eq!(answers.find(one, "999"), Some(Outcome::Done { number: 999 }));
        assert_eq!(answers.find(two, "0"), None, "each seat has its own names");
        answers.keep(one, "0", Outcome::Done { number: 5 });
        assert_eq!(answers.find(one, "0"), Some(Outcome::Done { number: 0 }), "the first answer");
    }

    #[test]
    fn of_what_was_refused_each_seat_has_its_latest() {
        let mut answers = Answers::default();
        let (one, two) = (Seat::new(1), Seat::new(2));
        let refused = |text: &str| Outcome::Refused(wire::Problem::new(wire::Code::Refused, text));
        answers.keep(two, "a", refused("a"));
        for number in 0..50 {
            answers.keep(one, &number.to_string(), refused(&number.to_string()));
        }
        assert_eq!(answers.find(one, "49"), Some(refused("49")));
        assert_eq!(answers.find(one, "18"), Some(refused("18")));
        assert_eq!(answers.find(one, "17"), None, "only the latest");
        assert_eq!(answers.find(two, "a"), Some(refused("a")));
        assert_eq!(answers.find(two, "49"), None);
    }

    #[test]
    fn names_in_the_store_can_be_read_back() {
        let seat = Seat::new(3);
        assert_eq!(of_stored(&stored(seat, "k 1")), Some((seat, "k 1")));
        assert_eq!(of_stored(""), None);
    }
}
