use core::{
    fmt::{self, Display, Write},
    num::NonZeroU8,
    str::FromStr,
};

use arrayvec::{ArrayString, ArrayVec};
use game::{BadToken, Rng, Seat, Words, plain};
use serde::{Deserialize, Serialize};

use crate::{Continent, Material, Objective, Territory};

/// How many assets of one side take part in a clash, at most (§6.1).
pub const DICE: u8 = 3;

/// What a seat decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Action {
    /// `continent oceania`: choose a continent (§3.3).
    Continent(Continent),
    /// `pick vietnam`: pick a territory in it (§3.7).
    Pick(Territory),
    /// `place vietnam`: place an asset (§3.9, §4.3).
    Place(Territory),
    /// `move vietnam india 2`: from here, to there, so many assets (§5.3, §5.4).
    Move(Territory, Territory, NonZeroU8),
    /// `attack turkey germany 3`: from here, to there, with so many assets (§6.1).
    Attack(Territory, Territory, NonZeroU8),
    /// `done`: end the action phase (§5.1).
    Done,
    /// `claim Bi`: claim a material (§8.3).
    Claim(Material),
    /// `pass`: give up the rest of the claims (§8.4).
    Pass,
}

/// What fate decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Chance {
    /// `first 1`: who begins (§3.1).
    First(Seat),
    /// `deal 1 o3`: an objective card (§3.2).
    Deal(Seat, Objective),
    /// `assign 1 oceania`: a continent in the advanced game setup (§3.8).
    Assign(Seat, Continent),
    /// `roll 6 4 1 / 5 2`: the dice of the attacker, then those of the defender (§6.2).
    Roll(Dice, Dice),
}

/// One to three dice, the highest first.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(try_from = "ArrayVec<u8, 3>", into = "ArrayVec<u8, 3>")]
pub struct Dice {
    /// 0 where there is no die.
    faces: [u8; DICE as usize],
}

impl Dice {
    /// These faces, 1 to 6, if there are one to three of them and they do not ascend.
    pub fn new(faces: &[u8]) -> Option<Self> {
        let mut dice = Dice { faces: [0; DICE as usize] };
        dice.faces.get_mut(..faces.len())?.copy_from_slice(faces);
        let fair = !faces.is_empty() && faces.iter().all(|face| (1..=6).contains(face));
        (fair && faces.is_sorted_by(|a, b| a >= b)).then_some(dice)
    }

    /// Rolls one to three dice.
    #[inline]
    pub(crate) fn roll(count: u8, rng: &mut impl Rng) -> Self {
        let mut faces = [0; DICE as usize];
        for face in &mut faces[..usize::from(count)] {
            *face = u8::try_from(rng.below(6)).expect("below 6") + 1;
        }
        faces.sort_unstable_by(|a, b| b.cmp(a));
        Dice { faces }
    }

    /// How many there are.
    pub fn count(self) -> u8 {
        self.faces.into_iter().map(|face| u8::from(face > 0)).sum()
    }

    /// The faces, the highest first.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.count())]
    }

    /// How many assets the attacker and the defender lose, if these are the attacker's (§6.2).
    #[inline]
    pub fn losses(self, defence: Dice) -> [u8; 2] {
        let mut lost = [0, 0];
        for (a, d) in self.faces.into_iter().zip(defence.faces) {
            if a > 0 && d > 0 {
                lost[usize::from(a > d)] += 1;
            }
        }
        lost
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Put together here and written at once, a string grows once and not word by word.
        let mut text = ArrayString::<48>::new();
        match self {
            Action::Continent(continent) => write!(text, "continent {continent}"),
            Action::Pick(territory) => write!(text, "pick {territory}"),
            Action::Place(territory) => write!(text, "place {territory}"),
            Action::Move(from, to, count) => write!(text, "move {from} {to} {count}"),
            Action::Attack(from, to, count) => write!(text, "attack {from} {to} {count}"),
            Action::Done => text.write_str("done"),
            Action::Claim(material) => write!(text, "claim {material}"),
            Action::Pass => text.write_str("pass"),
        }?;
        f.pad(&text)
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "an action of RAWsiko");
        let action = match words.word()? {
            "continent" => Action::Continent(words.parse()?),
            "pick" => Action::Pick(words.parse()?),
            "place" => Action::Place(words.parse()?),
            "move" => Action::Move(words.parse()?, words.parse()?, count(&mut words, u8::MAX)?),
            "attack" => Action::Attack(words.parse()?, words.parse()?, count(&mut words, DICE)?),
            "done" => Action::Done,
            "claim" => Action::Claim(words.parse()?),
            "pass" => Action::Pass,
            _ => return Err(words.bad()),
        };
        words.end(action)
    }
}

fn count(words: &mut Words<'_>, most: u8) -> Result<NonZeroU8, BadToken> {
    let word = words.word()?;
    let count: Option<NonZeroU8> = plain(word);
    count.filter(|count| count.get() <= most).ok_or_else(|| words.bad())
}

impl Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, face) in self.faces().iter().enumerate() {
            let space = if n == 0 { "" } else { " " };
            write!(f, "{space}{face}")?;
        }
        Ok(())
    }
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal(seat, objective) => write!(f, "deal {seat} {objective}"),
            Chance::Assign(seat, continent) => write!(f, "assign {seat} {continent}"),
            Chance::Roll(attack, defence) => write!(f, "roll {attack} / {defence}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "a chance outcome of RAWsiko");
        let chance = match words.word()? {
            "first" => Chance::First(words.parse()?),
            "deal" => Chance::Deal(words.parse()?, words.parse()?),
            "assign" => Chance::Assign(words.parse()?, words.parse()?),
            "roll" => Chance::Roll(dice(&mut words, Some("/"))?, dice(&mut words, None)?),
            _ => return Err(words.bad()),
        };
        words.end(chance)
    }
}

/// The dice up to this word, or to the end of the text.
fn dice(words: &mut Words<'_>, until: Option<&str>) -> Result<Dice, BadToken> {
    let mut faces = ArrayVec::<u8, 3>::new();
    loop {
        let word = words.next();
        if word == until {
            return Dice::new(&faces).ok_or_else(|| words.bad());
        }
        match word.map(str::as_bytes) {
            Some(&[digit @ b'1'..=b'6']) if !faces.is_full() => faces.push(digit - b'0'),
            _ => return Err(words.bad()),
        }
    }
}

impl TryFrom<ArrayVec<u8, 3>> for Dice {
    type Error = &'static str;

    fn try_from(faces: ArrayVec<u8, 3>) -> Result<Self, Self::Error> {
        Dice::new(&faces).ok_or("dice are one to three faces, the highest first")
    }
}

impl From<Dice> for ArrayVec<u8, 3> {
    fn from(dice: Dice) -> Self {
        dice.faces().iter().copied().collect()
    }
}
