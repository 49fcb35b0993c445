//! A small game for tests and examples, with everything that laws are about: private cards, two
//! seats asked at once, secret bids, a public roll.
//!
//! Each of two seats is dealt a secret card from a pile of six. Both bid 0 to 2 at once, in
//! secret. A die is rolled and all is shown. The highest sum of card, bid and, for seat 0, the
//! roll wins.
//!
//! [`Toy`] is sound. A [`Flawed`] one breaks one law, so that tests can see it caught.

use std::{
    cell::Cell,
    fmt,
    hash::{Hash, Hasher},
    ops::RangeInclusive,
    str::FromStr,
    sync::atomic::{AtomicU32, Ordering},
};

use game::{
    BadSetup, BadToken, Event, Game, Observer, Pile, Play as _, Ranking, Rng, Seat, Seats, Turn,
    Words,
};
use serde::{Deserialize, Serialize};

/// What can be wrong with a [`Flawed`] game.
#[expect(missing_docs, reason = "their names say it")]
pub mod flaw {
    pub const NONE: u8 = 0;
    pub const IMAGINES_ANOTHER_CARD: u8 = 1;
    pub const ASKED_BY_A_SECRET: u8 = 2;
    pub const ACTIONS_BY_A_SECRET: u8 = 3;
    pub const NEWS_OMIT_THE_ROLL: u8 = 4;
    pub const NEWS_TELL_THE_BID: u8 = 5;
    pub const LIST_UNSORTED: u8 = 6;
    pub const LIST_REPEATS: u8 = 7;
    pub const LIST_FOR_UNASKED: u8 = 8;
    pub const LIST_EMPTY: u8 = 9;
    pub const LIST_DEPENDS_ON_VECTOR: u8 = 10;
    pub const SAMPLE_IMPOSSIBLE: u8 = 11;
    pub const REFUSAL_LEAVES_A_TRACE: u8 = 12;
    pub const TEXT_OF_ANOTHER: u8 = 13;
    pub const TEXT_WITH_COMMENT: u8 = 14;
    pub const JSON_FORGETS: u8 = 15;
    pub const START_DIFFERS: u8 = 16;
    pub const CLONE_FORGETS: u8 = 17;
    pub const CARD_STAYS_IN_PILE: u8 = 18;
    pub const NEVER_ENDS: u8 = 19;
    pub const RANKING_TOO_SHORT: u8 = 20;
    pub const OPEN_IS_CLOSED: u8 = 21;
}

/// The game as it should be.
pub type Toy = Flawed<{ flaw::NONE }>;

/// The game with a flaw, and the state of a match of it.
#[derive(Debug, Eq, PartialEq)]
pub struct Flawed<const FLAW: u8> {
    pile: Pile,
    cards: [Option<u8>; 2],
    bids: [Option<u8>; 2],
    roll: Option<u8>,
    /// Where flaws leave their traces.
    trace: Cell<u32>,
}

/// Two seats and no options: `seats=2`.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd, Hash)]
pub struct Setup;

/// What a seat bids: `bid 2`.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Hash)]
pub struct Bid<const FLAW: u8>(u8);

/// What fate decides: `deal 3`, `roll 6`.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Hash)]
pub enum Fate {
    /// The card of the next seat.
    Deal(u8),
    /// The die.
    Roll(u8),
}

/// What one observer may know.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    me: Option<Seat>,
    card: Option<u8>,
    dealt: u8,
    bid: Option<u8>,
    asked: [bool; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    roll: Option<u8>,
    /// Cards and bids, once the die has been rolled or where everything is open.
    shown: Option<[[Option<u8>; 2]; 2]>,
    #[serde(skip)]
    forgotten: u8,
}

/// One event as one observer hears of it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub enum News {
    /// A seat got a card.
    Dealt {
        /// Who.
        seat: u8,
        /// Which, told to that seat alone.
        card: Option<u8>,
    },
    /// A seat bid.
    Bid {
        /// Who.
        seat: Seat,
        /// How much, told to that seat alone.
        bid: Option<u8>,
    },
    /// The die fell.
    Rolled(Option<u8>),
}

impl<const FLAW: u8> Flawed<FLAW> {
    /// The numbers of all cards, for law 5.
    pub fn pieces(&self) -> Vec<u32> {
        let held = self.cards.into_iter().flatten().map(u32::from);
        held.chain(self.pile.iter().map(u32::from)).collect()
    }

    /// What a seat has bid so far.
    pub fn bid(&self, seat: Seat) -> Option<u8> {
        self.bids[seat.index()]
    }

    fn eyes(who: Observer) -> Observer {
        let closed = FLAW == flaw::OPEN_IS_CLOSED && who == Observer::All;
        if closed { Observer::Public } else { who }
    }

    fn dealt(&self) -> u8 {
        self.cards.iter().flatten().count().try_into().unwrap()
    }

    fn asked(&self) -> Seats {
        let all = Seats::all(2).iter();
        all.filter(|seat| {
            let secretly_done =
                FLAW == flaw::ASKED_BY_A_SECRET && self.cards[1 - seat.index()] == Some(0);
            self.bids[seat.index()].is_none() && !secretly_done
        })
        .collect()
    }
}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const ID: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;

    type Setup = Setup;
    type Action = Bid<FLAW>;
    type Chance = Fate;
    type View = View;
    type News = News;

    fn usual(_: u8) -> Setup {
        Setup
    }

    fn start(_: &Setup) -> Result<Self, BadSetup> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let started = STARTED.fetch_add(1, Ordering::Relaxed);
        Ok(Flawed {
            pile: (0..6).collect(),
            cards: [None; 2],
            bids: [None; 2],
            roll: None,
            trace: Cell::new(if FLAW == flaw::START_DIFFERS { started } else { 0 }),
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.dealt() < 2 {
            Turn::Chance
        } else if !self.asked().is_empty() {
            Turn::Seats(self.asked())
        } else if self.roll.is_none() || FLAW == flaw::NEVER_ENDS {
            Turn::Chance
        } else {
            let seats = if FLAW == flaw::RANKING_TOO_SHORT { 1 } else { 2 };
            Turn::Over(Ranking::by(seats, |seat| {
                let roll = if seat.number() == 0 { self.roll } else { None };
                self.cards[seat.index()].unwrap()
                    + self.bids[seat.index()].unwrap_or(0)
                    + roll.unwrap_or(0)
            }))
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Bid<FLAW>>) {
        let bids = self.dealt() == 2 && self.asked().contains(seat);
        match FLAW {
            flaw::LIST_FOR_UNASKED if !bids => out.push(Bid(0)),
            flaw::LIST_EMPTY => {}
            _ if !bids => {}
            flaw::LIST_UNSORTED => out.extend([Bid(1), Bid(0)]),
            flaw::LIST_REPEATS => out.extend([Bid(1), Bid(1)]),
            flaw::LIST_DEPENDS_ON_VECTOR if out.capacity() > 0 => out.extend([Bid(0), Bid(1)]),
            flaw::ACTIONS_BY_A_SECRET if self.cards[1 - seat.index()] == Some(0) => {
                out.push(Bid(0));
            }
            _ => out.extend([Bid(0), Bid(1), Bid(2)]),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Fate {
        if self.dealt() < 2 {
            Fate::Deal(self.pile.pick(rng).unwrap())
        } else {
            Fate::Roll(u8::try_from(rng.below(6)).unwrap() + 1)
        }
    }

    fn possible(&self, chance: &Fate) -> bool {
        match *chance {
            Fate::Deal(_) if FLAW == flaw::REFUSAL_LEAVES_A_TRACE && self.dealt() == 2 => {
                self.trace.set(self.trace.get() + 1);
                false
            }
            Fate::Deal(card) => self.dealt() < 2 && self.pile.contains(card),
            Fate::Roll(6) if FLAW == flaw::SAMPLE_IMPOSSIBLE => false,
            Fate::Roll(roll) => self.dealt() == 2 && (1..=6).contains(&roll),
        }
    }

    fn apply(&mut self, event: &Event<Self>) {
        match *event {
            Event::Chance(Fate::Deal(card)) => {
                if FLAW != flaw::CARD_STAYS_IN_PILE {
                    self.pile.remove(card);
                }
                self.cards[usize::from(self.dealt())] = Some(card);
            }
            Event::Chance(Fate::Roll(roll)) => self.roll = Some(roll),
            Event::Action(seat, Bid(bid)) => self.bids[seat.index()] = Some(bid),
        }
        if FLAW == flaw::CLONE_FORGETS {
            self.trace.set(self.trace.get() + 1);
        }
    }

    fn view(&self, who: Observer) -> View {
        let who = Self::eyes(who);
        let seat = self.place_of(who);
        let asked = self.asked();
        let open = who == Observer::All;
        let hidden = FLAW == flaw::ASKED_BY_A_SECRET;
        View {
            me: seat,
            card: seat.and_then(|seat| self.cards[seat.index()]),
            dealt: self.dealt(),
            bid: seat.and_then(|seat| self.bids[seat.index()]),
            asked: [0, 1].map(|n| {
                let seat = Seat::new(n);
                if hidden { self.bids[seat.index()].is_none() } else { asked.contains(seat) }
            }),
            roll: self.roll,
            shown: (open || self.roll.is_some()).then_some([self.cards, self.bids]),
            forgotten: if FLAW == flaw::JSON_FORGETS { self.dealt() } else { 0 },
        }
    }

    fn tell(&self, event: &Event<Self>, who: Observer) -> News {
        let who = Self::eyes(who);
        match *event {
            Event::Chance(Fate::Deal(card)) => {
                let seat = self.dealt();
                News::Dealt { seat, card: who.knows(Seat::new(seat)).then_some(card) }
            }
            Event::Chance(Fate::Roll(roll)) => {
                News::Rolled((FLAW != flaw::NEWS_OMIT_THE_ROLL).then_some(roll))
            }
            Event::Action(seat, Bid(bid)) => {
                let told = who.knows(seat) || FLAW == flaw::NEWS_TELL_THE_BID;
                News::Bid { seat, bid: told.then_some(bid) }
            }
        }
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Self {
        let mut toy = Flawed::start(&Setup).expect("it always starts");
        if let Some(card) = view.card {
            toy.pile.remove(card);
        }
        for n in 0..2 {
            let mine = view.me == Some(Seat::new(n));
            let at = usize::from(n);
            if n < view.dealt {
                let wrong = FLAW == flaw::IMAGINES_ANOTHER_CARD;
                toy.cards[at] = if mine && !wrong { view.card } else { toy.pile.draw(rng) };
            }
            if !view.asked[at] {
                toy.bids[at] = if mine { view.bid } else { Some(1) };
            }
        }
        toy.roll = view.roll;
        if let Some([cards, bids]) = view.shown {
            toy.pile = (0..6).filter(|&card| !cards.contains(&Some(card))).collect();
            (toy.cards, toy.bids) = (cards, bids);
        }
        toy
    }
}

impl<const FLAW: u8> Clone for Flawed<FLAW> {
    fn clone(&self) -> Self {
        let trace = if FLAW == flaw::CLONE_FORGETS { 0 } else { self.trace.get() };
        Flawed { trace: Cell::new(trace), ..*self }
    }
}

impl<const FLAW: u8> Hash for Flawed<FLAW> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.pile, self.cards, self.bids, self.roll).hash(state);
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seats=2")
    }
}

impl FromStr for Setup {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        if text == "seats=2" {
            Ok(Setup)
        } else {
            Err(BadToken::new(text, "a setup, such as `seats=2`"))
        }
    }
}

impl<const FLAW: u8> fmt::Display for Bid<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match FLAW {
            flaw::TEXT_OF_ANOTHER => f.write_str("bid 1"),
            flaw::TEXT_WITH_COMMENT => write!(f, "bid {};", self.0),
            _ => write!(f, "bid {}", self.0),
        }
    }
}

impl<const FLAW: u8> FromStr for Bid<FLAW> {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text.trim_end_matches(';'), "a bid");
        match words.word()? {
            "bid" => Ok(Bid(words.parse()?)),
            _ => Err(words.bad()),
        }
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Deal(card) => write!(f, "deal {card}"),
            Fate::Roll(roll) => write!(f, "roll {roll}"),
        }
    }
}

impl FromStr for Fate {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "an outcome");
        match words.word()? {
            "deal" => Ok(Fate::Deal(words.parse()?)),
            "roll" => Ok(Fate::Roll(words.parse()?)),
            _ => Err(words.bad()),
        }
    }
}
