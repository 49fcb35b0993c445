use core::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{BadToken, Seat, Words, plain};

use crate::{Card, HAND, SIDES};

/// What a seat decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Action {
    /// `play 17`: choose this card (§3.2).
    Play(Card),
}

/// What fate decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Chance {
    /// `deal 1 3 8 12 19 22 30`: the cards of a seat, in ascending order (§2.2).
    Deal(Seat, [Card; HAND]),
    /// `roll 4`: what the round is worth (§3.1).
    Roll(u8),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "an action of Sample Game");
        let action = match words.word()? {
            "play" => Action::Play(words.parse()?),
            _ => return Err(words.bad()),
        };
        words.end(action)
    }
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(seat, cards) => {
                write!(f, "deal {seat}")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Chance::Roll(points) => write!(f, "roll {points}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "a chance outcome of Sample Game");
        let chance = match words.word()? {
            "deal" => {
                let seat = words.parse()?;
                let mut cards = [words.parse()?; HAND];
                for at in 1..HAND {
                    cards[at] = words.parse()?;
                    // One spelling each: in another order it would be the same deal.
                    if cards[at - 1] >= cards[at] {
                        return Err(words.bad());
                    }
                }
                Chance::Deal(seat, cards)
            }
            "roll" => {
                let points = plain(words.word()?).filter(|points| (1..=SIDES).contains(points));
                Chance::Roll(points.ok_or_else(|| words.bad())?)
            }
            _ => return Err(words.bad()),
        };
        words.end(chance)
    }
}
