use alloc::{format, string::ToString, vec::Vec};
use core::{fmt::Debug, hash::Hash, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use crate::{BadSetup, Event, Observer, Refused, Rng, Seat, Token, Turn};

/// The rules of one game; a value of this type is the whole state of one match.
///
/// Implementations are pure: no clock, file, thread, network, float or hash map, and no chance
/// (the [front page](crate) says why). States are small and flat, so that a clone is a `memcpy`.
///
/// The crate `laws` checks what the types cannot say.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sized + 'static {
    /// The name in records and commands: lower case, words joined by `-`.
    const ID: &'static str;

    /// The title as it stands on the box, in English.
    const TITLE: &'static str;

    /// How many may play.
    const SEATS: RangeInclusive<u8>;

    /// The version of these rules. It grows only when a record made before could now give another
    /// state, or when [`sample`](Game::sample) turns the same random words into another outcome.
    const RULES: u32;

    /// The number of seats and the options of a match.
    type Setup: Token;
    /// What a seat decides.
    type Action: Token + Copy;
    /// What fate decides. Never accepted from a client.
    type Chance: Token + Copy;
    /// What one observer may know.
    type View: Clone + Eq + Hash + Debug + Send + Serialize + DeserializeOwned;
    /// One event as one observer hears of it.
    type News: Clone + Eq + Debug + Send + Serialize + DeserializeOwned;

    /// The usual setup for so many seats, with every option as people play it first.
    fn usual(seats: u8) -> Self::Setup;

    /// The state before the first event.
    fn start(setup: &Self::Setup) -> Result<Self, BadSetup>;

    /// The number of seats, the same through the whole match.
    fn seats(&self) -> u8;

    /// Who is to decide now. It is public knowledge.
    fn turn(&self) -> Turn;

    /// Appends what `seat` may do now to `out`: sorted, without repetition, nothing when the seat
    /// is not asked. The list is appended to, so that a caller can reuse one allocation for ever.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One outcome with the odds of the real thing. Called only at a chance point.
    fn sample(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Whether fate may decide so now. Called only at a chance point.
    fn possible(&self, chance: &Self::Chance) -> bool;

    /// Carries out an event that [`Play::check`] accepts. Anything else may panic or leave a
    /// state without meaning; [`Play::play`] is the careful way in.
    fn apply(&mut self, event: &Event<Self>);

    /// What `who` may know now. A view of [everything](Observer::All) is a view too: from it every
    /// other one follows.
    fn view(&self, who: Observer) -> Self::View;

    /// How `who` hears of `event`, which is about to be applied to this state.
    fn tell(&self, event: &Event<Self>, who: Observer) -> Self::News;

    /// Some state that fits the view, each with about the odds that its observer should give it.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Who has the first turn, once that is decided. For statistics.
    fn first(&self) -> Option<Seat> {
        None
    }

    /// What fate made of a seat for the whole match, such as its objective, by a short name.
    /// For statistics; none where all seats are alike.
    fn role(&self, seat: Seat) -> Option<&'static str> {
        let _ = seat;
        None
    }
}

/// What follows from the rules of any game. Implemented for all of them and overridden by none.
pub trait Play: Game {
    /// Whether the event may happen now; if not, why.
    fn check(&self, event: &Event<Self>) -> Result<(), Refused> {
        match (self.turn(), event) {
            (Turn::Over(_), _) => Err(Refused::Over),
            (Turn::Chance, Event::Action(..)) => Err(Refused::WaitForFate),
            (Turn::Chance, Event::Chance(chance)) => {
                if self.possible(chance) {
                    Ok(())
                } else {
                    Err(Refused::Impossible(chance.to_string()))
                }
            }
            (Turn::Seats(_), Event::Chance(_)) => Err(Refused::NoChance),
            (Turn::Seats(asked), Event::Action(seat, action)) => {
                if !asked.contains(*seat) {
                    return Err(Refused::NotAsked(*seat));
                }
                let mut actions = Vec::new();
                self.actions(*seat, &mut actions);
                if actions.contains(action) {
                    Ok(())
                } else {
                    Err(Refused::NotAllowed(action.to_string()))
                }
            }
        }
    }

    /// Applies the event if it may happen; a refused one changes nothing.
    fn play(&mut self, event: &Event<Self>) -> Result<(), Refused> {
        self.check(event)?;
        self.apply(event);
        Ok(())
    }

    /// Whether so many may play, said for [`Game::start`].
    fn seated(seats: u8) -> Result<(), BadSetup> {
        if Self::SEATS.contains(&seats) {
            return Ok(());
        }
        let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
        let mut counts = least.to_string();
        for count in least + 1..=most {
            counts += if count == most { " or " } else { ", " };
            counts += &count.to_string();
        }
        Err(BadSetup(format!("{} is for {counts} seats", Self::TITLE)))
    }

    /// Everyone who watches: each seat, and the public.
    fn observers(&self) -> impl Iterator<Item = Observer> + use<Self> {
        (0..self.seats()).map(|n| Observer::Seat(Seat::new(n))).chain([Observer::Public])
    }

    /// From whose place an observer looks: a seat from its own, the public from nobody's. With
    /// everything open it is the place of whoever decides now.
    fn place_of(&self, who: Observer) -> Option<Seat> {
        match who {
            Observer::Seat(seat) => Some(seat),
            Observer::Public => None,
            Observer::All => self.turn().asked().iter().next(),
        }
    }

    /// A random event with the odds of the real thing: any asked seat, any of its actions, or a
    /// sampled chance outcome; none when the match is over. `actions` is scratch space.
    fn random(&self, rng: &mut impl Rng, actions: &mut Vec<Self::Action>) -> Option<Event<Self>> {
        match self.turn() {
            Turn::Over(_) => None,
            Turn::Chance => Some(Event::Chance(self.sample(rng))),
            Turn::Seats(asked) => {
                let seat = asked.pick(rng);
                actions.clear();
                self.actions(seat, actions);
                Some(Event::Action(seat, *rng.pick(actions)))
            }
        }
    }
}

impl<G: Game> Play for G {}
