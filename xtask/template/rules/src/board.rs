use core::{
    fmt::{self, Display},
    num::NonZeroU8,
    str::FromStr,
};

use game::{BadToken, Pile, plain};
use serde::{Deserialize, Serialize};

/// How many cards there are (§1.1).
pub const CARDS: u8 = 30;

/// How many cards a seat is dealt (§2.2).
pub const HAND: usize = 6;

/// How many rounds there are: one for each card of a hand (§4.1).
pub const ROUNDS: u8 = 6;

/// How many sides the die has (§3.1).
pub const SIDES: u8 = 6;

/// How many seats there are at most (§2.1).
pub const MOST: usize = 4;

/// A card by its number, 1 to 30.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= CARDS => Some(Card(number)),
            _ => None,
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    pub(crate) fn drawn(piece: Option<u8>) -> Self {
        piece.and_then(Card::new).expect("there are more cards than hands need (§2.2)")
    }
}

pub(crate) fn all_cards() -> Pile {
    (1..=CARDS).collect()
}

/// The cards of a pile, the lowest first.
pub(crate) fn cards(pile: Pile) -> impl Iterator<Item = Card> {
    pile.iter().filter_map(Card::new)
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Card {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        plain(text).and_then(Card::new).ok_or_else(|| BadToken::new(text, "a card, 1 to 30"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.number()
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Card::new(number).ok_or("cards are numbered 1 to 30")
    }
}
