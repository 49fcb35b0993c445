use core::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{BadToken, Seat, Words};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Ability, Card, Place, Spot, TRAIN};

/// What a seat decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Action {
    /// `keep 45 3`: of the cards offered, put 45 at place 3 (§2.5).
    Keep(Card, Place),
    /// `draw` (§4.2).
    Draw,
    /// `place 3`: put the drawn card at place 3 (§4.3).
    Place(Place),
    /// Use the card of the row that does this (§4.4).
    Use(Use),
}

/// An ability with its target. The row never holds two cards that can do the same, so this says
/// which card is used as well.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Use {
    /// `swap 3 4`: the wagons at this place and the next (§5.1).
    SwapNeighbours(Place),
    /// `swap 3 5`: the wagons at this place and the one after the next (§5.2).
    SwapOverOne(Place),
    /// `right 3`: the wagon at this place moves two to the right (§5.3).
    TwoRight(Place),
    /// `left 5`: the wagon at this place moves two to the left (§5.4).
    TwoLeft(Place),
    /// `remove left`, `remove middle`, `remove right` (§5.5).
    Remove(Spot),
    /// `protect left`, `protect middle`, `protect right` (§5.9).
    Protect(Spot),
}

impl Use {
    /// The ability that it takes.
    #[inline]
    pub const fn ability(self) -> Ability {
        match self {
            Use::SwapNeighbours(_) => Ability::SwapNeighbours,
            Use::SwapOverOne(_) => Ability::SwapOverOne,
            Use::TwoRight(_) => Ability::TwoRight,
            Use::TwoLeft(_) => Ability::TwoLeft,
            Use::Remove(Spot::Left) => Ability::RemoveLeft,
            Use::Remove(Spot::Middle) => Ability::RemoveMiddle,
            Use::Remove(Spot::Right) => Ability::RemoveRight,
            Use::Protect(_) => Ability::Protect,
        }
    }
}

/// What fate decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Chance {
    /// `first 1`: who begins (§2.2).
    First(Seat),
    /// `deal 1 84 71 …`: a train, in descending order (§2.3).
    Deal(Seat, [Card; TRAIN]),
    /// `offer 1 12 45`: the cards to choose from, in ascending order (§2.4).
    Offer(Seat, [Option<Card>; 4]),
    /// `draw 45`: the top card of the draw pile (§4.2, §5.7).
    Draw(Card),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(card, place) => write!(f, "keep {card} {place}"),
            Action::Draw => f.write_str("draw"),
            Action::Place(place) => write!(f, "place {place}"),
            Action::Use(what) => Display::fmt(what, f),
        }
    }
}

impl Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Use::SwapNeighbours(place) => write!(f, "swap {place} {}", place.number() + 1),
            Use::SwapOverOne(place) => write!(f, "swap {place} {}", place.number() + 2),
            Use::TwoRight(place) => write!(f, "right {place}"),
            Use::TwoLeft(place) => write!(f, "left {place}"),
            Use::Remove(spot) => write!(f, "remove {}", name(*spot)),
            Use::Protect(spot) => write!(f, "protect {}", name(*spot)),
        }
    }
}

const fn name(spot: Spot) -> &'static str {
    match spot {
        Spot::Left => "left",
        Spot::Middle => "middle",
        Spot::Right => "right",
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "an action of Game of Trains");
        let action = match words.word()? {
            "keep" => Action::Keep(words.parse()?, words.parse()?),
            "draw" => Action::Draw,
            "place" => Action::Place(words.parse()?),
            "swap" => Action::Use(swap(&mut words)?),
            "right" => Action::Use(Use::TwoRight(within(&mut words, 1, 5)?)),
            "left" => Action::Use(Use::TwoLeft(within(&mut words, 3, 7)?)),
            "remove" => Action::Use(Use::Remove(spot(&mut words)?)),
            "protect" => Action::Use(Use::Protect(spot(&mut words)?)),
            _ => return Err(words.bad()),
        };
        words.end(action)
    }
}

fn swap(words: &mut Words<'_>) -> Result<Use, BadToken> {
    let place: Place = words.parse()?;
    let other: Place = words.parse()?;
    match other.number().checked_sub(place.number()) {
        Some(1) => Ok(Use::SwapNeighbours(place)),
        Some(2) => Ok(Use::SwapOverOne(place)),
        _ => Err(words.bad()),
    }
}

fn within(words: &mut Words<'_>, from: u8, to: u8) -> Result<Place, BadToken> {
    let place: Place = words.parse()?;
    if (from..=to).contains(&place.number()) { Ok(place) } else { Err(words.bad()) }
}

fn spot(words: &mut Words<'_>) -> Result<Spot, BadToken> {
    let word = words.word()?;
    Spot::ALL.into_iter().find(|&spot| name(spot) == word).ok_or_else(|| words.bad())
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal(seat, train) => {
                write!(f, "deal {seat}")?;
                train.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Chance::Offer(seat, cards) => {
                write!(f, "offer {seat}")?;
                cards.iter().flatten().try_for_each(|card| write!(f, " {card}"))
            }
            Chance::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "a chance outcome of Game of Trains");
        let chance = match words.word()? {
            "first" => Chance::First(words.parse()?),
            "deal" => {
                let seat = words.parse()?;
                let mut train = [words.parse()?; TRAIN];
                for at in 1..TRAIN {
                    train[at] = words.parse()?;
                    if train[at - 1] <= train[at] {
                        return Err(words.bad());
                    }
                }
                Chance::Deal(seat, train)
            }
            "offer" => {
                let seat = words.parse()?;
                let mut cards = [None; 4];
                for at in 0..cards.len() {
                    let Some(word) = words.next() else { break };
                    cards[at] = Some(word.parse().map_err(|_| words.bad())?);
                    if at > 0 && cards[at - 1] >= cards[at] {
                        return Err(words.bad());
                    }
                }
                cards[0].ok_or_else(|| words.bad())?;
                Chance::Offer(seat, cards)
            }
            "draw" => Chance::Draw(words.parse()?),
            _ => return Err(words.bad()),
        };
        words.end(chance)
    }
}

/// As its text.
impl Serialize for Use {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Use {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = alloc::string::String::deserialize(deserializer)?;
        match text.parse() {
            Ok(Action::Use(what)) => Ok(what),
            Ok(_) => Err(D::Error::custom("not an ability")),
            Err(error) => Err(D::Error::custom(error)),
        }
    }
}
