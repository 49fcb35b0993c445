use core::{
    fmt::{self, Display},
    num::NonZeroU8,
    str::FromStr,
};

use game::{BadToken, Pile, plain};
use serde::{Deserialize, Serialize};

/// How many cards there are (§1.1).
pub const CARDS: u8 = 84;

/// How many wagons a train has (§1.2).
pub const TRAIN: usize = 7;

/// The number on a wagon, 1 to 84. The ability follows from it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= CARDS => Some(Card(number)),
            _ => None,
        }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What it does when it is used from the row.
    #[inline]
    pub const fn ability(self) -> Ability {
        ABILITIES[self.number() as usize]
    }

    pub(crate) fn drawn(piece: Option<u8>) -> Self {
        piece.and_then(Card::new).expect("a pile holds cards only and is never empty (§3.4)")
    }
}

/// The eight abilities (§5).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// §5.1
    SwapNeighbours,
    /// §5.2
    SwapOverOne,
    /// §5.3
    TwoRight,
    /// §5.4
    TwoLeft,
    /// §5.5
    RemoveLeft,
    /// §5.5
    RemoveMiddle,
    /// §5.5
    RemoveRight,
    /// §5.9
    Protect,
}

impl Ability {
    /// All of them, in their order.
    pub const ALL: [Ability; 8] = [
        Ability::SwapNeighbours,
        Ability::SwapOverOne,
        Ability::TwoRight,
        Ability::TwoLeft,
        Ability::RemoveLeft,
        Ability::RemoveMiddle,
        Ability::RemoveRight,
        Ability::Protect,
    ];
}

/// Ability by number, from the rule that the printed deck follows (§1.1).
static ABILITIES: [Ability; CARDS as usize + 1] = {
    const CYCLE: [Ability; 8] = [
        Ability::TwoRight,
        Ability::Protect,
        Ability::TwoLeft,
        Ability::SwapNeighbours,
        Ability::RemoveMiddle,
        Ability::RemoveRight,
        Ability::RemoveLeft,
        Ability::SwapOverOne,
    ];
    let mut abilities = [Ability::Protect; CARDS as usize + 1];
    let mut number = 1;
    let mut step = 0;
    while number < abilities.len() {
        abilities[number] = match number {
            49 => Ability::SwapOverOne,
            59 => Ability::TwoRight,
            67 => Ability::RemoveMiddle,
            76 => Ability::TwoLeft,
            _ => {
                step += 1;
                CYCLE[(step - 1) % 8]
            }
        };
        number += 1;
    }
    abilities
};

pub(crate) fn whole_deck() -> Pile {
    (1..=CARDS).collect()
}

/// A place in a train, 1 to 7 from the left (§1.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// All of them, from the left.
    pub const ALL: [Place; TRAIN] =
        [Place(1), Place(2), Place(3), Place(4), Place(5), Place(6), Place(7)];

    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number as usize <= TRAIN { Some(Place(number)) } else { None }
    }

    /// Its number from the left, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number from the left, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// The places that removals take from and locks hang at (§5.5, §5.9).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// Place 1.
    Left,
    /// Place 4.
    Middle,
    /// Place 7.
    Right,
}

impl Spot {
    /// All of them, from the left.
    pub const ALL: [Spot; 3] = [Spot::Left, Spot::Middle, Spot::Right];

    /// The place of this spot.
    #[inline]
    pub const fn place(self) -> Place {
        Place(3 * self as u8 + 1)
    }

    /// The spot at this place, if there is one.
    pub fn at(place: Place) -> Option<Self> {
        Spot::ALL.into_iter().find(|spot| spot.place() == place)
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Card {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        plain(text).and_then(Card::new).ok_or_else(|| BadToken::new(text, "a card, 1 to 84"))
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Place {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        plain(text).and_then(Place::new).ok_or_else(|| BadToken::new(text, "a place, 1 to 7"))
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Card::new(number).ok_or("cards are numbered 1 to 84")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.number()
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Place::new(number).ok_or("places are numbered 1 to 7")
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.0
    }
}
