use std::collections::VecDeque;

use game::Seat;
use wire::Outcome;

/// For each seat the answers to its latest commands, so that a command that comes again is not
/// carried out again. Those that led to entries are in the store too and survive a crash.
#[derive(Default)]
pub struct Answers(VecDeque<(Seat, Box<str>, Outcome)>);

/// How many are kept for each seat.
const KEPT: usize = 8;

impl Answers {
    /// The first answer to this command.
    pub fn find(&self, seat: Seat, id: &str) -> Option<&Outcome> {
        self.0.iter().rev().find(|(of, name, _)| *of == seat && **name == *id).map(|(.., out)| out)
    }

    pub fn keep(&mut self, seat: Seat, id: &str, outcome: Outcome) {
        if self.0.iter().filter(|(of, ..)| *of == seat).count() >= KEPT
            && let Some(oldest) = self.0.iter().position(|(of, ..)| *of == seat)
        {
            self.0.remove(oldest);
        }
        self.0.push_back((seat, id.into(), outcome));
    }

    /// Adds what the store knows of.
    pub fn merge(&mut self, other: Answers) {
        for (seat, id, outcome) in other.0 {
            if self.find(seat, &id).is_none() {
                self.keep(seat, &id, outcome);
            }
        }
    }
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
    fn each_seat_has_its_own_memory() {
        let mut answers = Answers::default();
        let (one, two) = (Seat::new(1), Seat::new(2));
        answers.keep(two, "a", Outcome::Done { number: 7 });
        for number in 0..20 {
            answers.keep(one, &number.to_string(), Outcome::Done { number });
        }
        assert_eq!(answers.find(one, "19"), Some(&Outcome::Done { number: 19 }));
        assert_eq!(answers.find(one, "12"), Some(&Outcome::Done { number: 12 }));
        assert_eq!(answers.find(one, "11"), None, "only the latest");
        assert_eq!(answers.find(two, "a"), Some(&Outcome::Done { number: 7 }));
        assert_eq!(answers.find(two, "19"), None);
    }

    #[test]
    fn names_in_the_store_can_be_read_back() {
        let seat = Seat::new(3);
        assert_eq!(of_stored(&stored(seat, "k 1")), Some((seat, "k 1")));
        assert_eq!(of_stored(""), None);
    }
}
