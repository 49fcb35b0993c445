use core::{
    fmt::{self, Display},
    str::FromStr,
};

use game::{BadToken, Seat, Words};

use crate::{Field, GRID, Level, Tile, Track};

/// What a seat decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Action {
    /// `place b3`: the first station (§2.5), or the one that an upgrade brought (§3.8).
    Place(Field),
    /// `dig b3` (§3.2).
    Dig(Field),
    /// `transport b3` (§3.3).
    Transport(Field),
    /// `move b3 b4`: a station from the first field to the second (§3.5).
    Move(Field, Field),
    /// `upgrade digging`, `upgrade transport`, `upgrade fleet` (§3.7).
    Upgrade(Track),
    /// `bonus …`: use a bonus (§5.2).
    Bonus(Use),
    /// `declare` victory (§6.2).
    Declare,
    /// `end` the turn (§3.1).
    End,
}

/// A bonus with its target.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Use {
    /// `bonus dig b3` (§5.4).
    Dig(Field),
    /// `bonus transport b3` (§5.5).
    Transport(Field),
    /// `bonus move 1 b3 d1`: a station of seat 1 from the first field to the second (§5.6).
    Move(Seat, Field, Field),
    /// `bonus point` (§5.7).
    Point,
    /// `bonus scan b3` (§5.8).
    Scan(Field),
}

/// What fate decides.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Chance {
    /// `backs 1232114232111342`: the top of every stack, row by row (§2.2).
    Backs([Level; GRID]),
    /// `first 1`: who begins (§2.4).
    First(Seat),
    /// `front 23`: which tile it is that was dug or scanned (§3.2, §5.8).
    Front(Tile),
    /// `back 2`: how hard the tile is that was uncovered (§3.4).
    Back(Level),
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(field) => write!(f, "place {field}"),
            Action::Dig(field) => write!(f, "dig {field}"),
            Action::Transport(field) => write!(f, "transport {field}"),
            Action::Move(from, to) => write!(f, "move {from} {to}"),
            Action::Upgrade(track) => write!(f, "upgrade {}", name(*track)),
            Action::Bonus(what) => write!(f, "bonus {what}"),
            Action::Declare => f.write_str("declare"),
            Action::End => f.write_str("end"),
        }
    }
}

impl Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Use::Dig(field) => write!(f, "dig {field}"),
            Use::Transport(field) => write!(f, "transport {field}"),
            Use::Move(seat, from, to) => write!(f, "move {seat} {from} {to}"),
            Use::Point => f.write_str("point"),
            Use::Scan(field) => write!(f, "scan {field}"),
        }
    }
}

const fn name(track: Track) -> &'static str {
    match track {
        Track::Digging => "digging",
        Track::Transport => "transport",
        Track::Fleet => "fleet",
    }
}

impl FromStr for Action {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "an action of Dig Mars");
        let action = match words.word()? {
            "place" => Action::Place(words.parse()?),
            "dig" => Action::Dig(words.parse()?),
            "transport" => Action::Transport(words.parse()?),
            "move" => {
                let (from, to) = two_fields(&mut words)?;
                Action::Move(from, to)
            }
            "upgrade" => Action::Upgrade(track(&mut words)?),
            "bonus" => Action::Bonus(bonus(&mut words)?),
            "declare" => Action::Declare,
            "end" => Action::End,
            _ => return Err(words.bad()),
        };
        words.end(action)
    }
}

fn bonus(words: &mut Words<'_>) -> Result<Use, BadToken> {
    Ok(match words.word()? {
        "dig" => Use::Dig(words.parse()?),
        "transport" => Use::Transport(words.parse()?),
        "move" => {
            let seat = words.parse()?;
            let (from, to) = two_fields(words)?;
            Use::Move(seat, from, to)
        }
        "point" => Use::Point,
        "scan" => Use::Scan(words.parse()?),
        _ => return Err(words.bad()),
    })
}

fn two_fields(words: &mut Words<'_>) -> Result<(Field, Field), BadToken> {
    Ok((words.parse()?, words.parse()?))
}

fn track(words: &mut Words<'_>) -> Result<Track, BadToken> {
    let word = words.word()?;
    Track::ALL.into_iter().find(|&track| name(track) == word).ok_or_else(|| words.bad())
}

impl Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Backs(backs) => {
                f.write_str("backs ")?;
                backs.iter().try_for_each(|back| back.fmt(f))
            }
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Front(tile) => write!(f, "front {tile}"),
            Chance::Back(back) => write!(f, "back {back}"),
        }
    }
}

impl FromStr for Chance {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut words = Words::new(text, "a chance outcome of Dig Mars");
        let chance = match words.word()? {
            "backs" => {
                let digits = words.word()?.as_bytes();
                let digits: &[u8; GRID] = digits.try_into().map_err(|_| words.bad())?;
                let mut backs = [Level::ONE; GRID];
                for (back, digit) in backs.iter_mut().zip(digits) {
                    let number = digit.wrapping_sub(b'0');
                    *back = Level::new(number).ok_or_else(|| words.bad())?;
                }
                Chance::Backs(backs)
            }
            "first" => Chance::First(words.parse()?),
            "front" => Chance::Front(words.parse()?),
            "back" => Chance::Back(words.parse()?),
            _ => return Err(words.bad()),
        };
        words.end(chance)
    }
}
