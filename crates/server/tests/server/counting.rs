//! A game that no one would play: it counts, it rolls, and it can be made to panic. The server
//! takes its games as a setting, so a test can bring its own.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use game::{BadSetup, BadToken, Event, Game, Observer, Play as _, Ranking, Rng, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};
use table::{AnyGame, Mind};

/// Only this game.
pub static COUNTING: &[AnyGame] = &[AnyGame::of::<Kit<1>>()];

/// With rules of a later time, in which everything counts double.
pub static COUNTING_2: &[AnyGame] = &[AnyGame::of::<Kit<2>>()];

#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Counting<const RULES: u32> {
    setup: Setup,
    active: Seat,
    total: u32,
    /// What each seat rolled; only the seat itself knows.
    rolled: [u32; 4],
    rolling: bool,
    over: bool,
    poisoned: bool,
}

/// `seats=2`; `seats=2 padding=1000` for views that are so many bytes longer; `seats=2 danger` for
/// actions that panic.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Setup {
    seats: u8,
    padding: usize,
    danger: bool,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={}", self.seats)?;
        if self.padding > 0 {
            write!(f, " padding={}", self.padding)?;
        }
        f.write_str(if self.danger { " danger" } else { "" })
    }
}

impl FromStr for Setup {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let bad = || BadToken::new(text, "a setup of Counting");
        let (rest, danger) = match text.strip_suffix(" danger") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (seats, padding) = rest.split_once(" padding=").unwrap_or((rest, "0"));
        let seats = seats.strip_prefix("seats=").and_then(|seats| seats.parse().ok());
        let padding = padding.parse().map_err(|_| bad())?;
        Ok(Setup { seats: seats.ok_or_else(bad)?, padding, danger })
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Action {
    /// Counts.
    Add(u32),
    /// Asks fate.
    Roll,
    /// The next seat's turn.
    Pass,
    /// The end.
    End,
    /// Panics when it is applied.
    Boom,
    /// Lets every later view panic.
    Poison,
}

impl Action {
    const ALL: [Action; 7] = [
        Action::Add(1),
        Action::Add(2),
        Action::Roll,
        Action::Pass,
        Action::End,
        Action::Boom,
        Action::Poison,
    ];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Add(by) => write!(f, "add {by}"),
            Action::Roll => f.write_str("roll"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
            Action::Boom => f.write_str("boom"),
            Action::Poison => f.write_str("poison"),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let found = Action::ALL.into_iter().find(|action| action.to_string() == text);
        found.ok_or_else(|| BadToken::new(text, "an action of Counting"))
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Rolled(u32);

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rolled {}", self.0)
    }
}

impl FromStr for Rolled {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let number = text.strip_prefix("rolled ").and_then(|text| text.parse().ok());
        number.map(Rolled).ok_or_else(|| BadToken::new(text, "an outcome of Counting"))
    }
}

#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    seats: u8,
    active: Seat,
    total: u32,
    mine: Option<u32>,
    rolling: bool,
    over: bool,
    padding: String,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct News {
    text: String,
}

impl<const RULES: u32> Game for Counting<RULES> {
    const ID: &'static str = "counting";
    const TITLE: &'static str = "Counting";
    const RULES: u32 = RULES;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Setup = Setup;
    type Action = Action;
    type Chance = Rolled;
    type View = View;
    type News = News;

    fn usual(seats: u8) -> Setup {
        Setup { seats, padding: 0, danger: false }
    }

    fn start(setup: &Setup) -> Result<Self, BadSetup> {
        Self::seated(setup.seats)?;
        Ok(Counting {
            setup: *setup,
            active: Seat::new(0),
            total: 0,
            rolled: [0; 4],
            rolling: false,
            over: false,
            poisoned: false,
        })
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn turn(&self) -> Turn {
        if self.over {
            Turn::Over(Ranking::winner(self.setup.seats, self.active))
        } else if self.rolling {
            Turn::Chance
        } else {
            Turn::Seats(Seats::one(self.active))
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() == Turn::Seats(Seats::one(seat)) {
            let many = if self.setup.danger { Action::ALL.len() } else { Action::ALL.len() - 2 };
            out.extend(&Action::ALL[..many]);
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Rolled {
        Rolled(rng.below(1000) + 1)
    }

    fn possible(&self, chance: &Rolled) -> bool {
        (1..=1000).contains(&chance.0)
    }

    fn apply(&mut self, event: &Event<Self>) {
        match event {
            Event::Chance(Rolled(number)) => {
                self.rolled[self.active.index()] = *number;
                self.rolling = false;
            }
            Event::Action(_, Action::Add(by)) => self.total += by * RULES,
            Event::Action(_, Action::Roll) => self.rolling = true,
            Event::Action(_, Action::Pass) => self.active = self.active.next(self.setup.seats),
            Event::Action(_, Action::End) => self.over = true,
            Event::Action(_, Action::Boom) => panic!("boom, as asked for"),
            Event::Action(_, Action::Poison) => self.poisoned = true,
        }
    }

    fn view(&self, who: Observer) -> View {
        assert!(!self.poisoned, "poisoned, as asked for");
        View {
            seats: self.setup.seats,
            active: self.active,
            total: self.total,
            mine: who.seat().map(|seat| self.rolled[seat.index()]),
            rolling: self.rolling,
            over: self.over,
            padding: "x".repeat(self.setup.padding),
        }
    }

    fn tell(&self, event: &Event<Self>, who: Observer) -> News {
        let secret = matches!(event, Event::Chance(_)) && !who.is(self.active);
        News { text: if secret { "! rolled ?".to_owned() } else { event.to_string() } }
    }

    fn imagine(view: &View, _: &mut impl Rng) -> Self {
        let setup = Setup { seats: view.seats, padding: 0, danger: false };
        let mut state = Self::start(&setup).unwrap();
        (state.active, state.total, state.over) = (view.active, view.total, view.over);
        state
    }
}

/// What bots know of it: nothing.
pub struct Kit<const RULES: u32>;

impl<const RULES: u32> Mind for Kit<RULES> {
    type Game = Counting<RULES>;
    const SCALE: i32 = 1;
    const PLAY_ON: u32 = 0;

    fn standing(_: &Counting<RULES>, _: Seat) -> i32 {
        0
    }
}
