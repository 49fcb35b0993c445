use core::{
    fmt::{self, Display},
    num::NonZeroU8,
    str::FromStr,
};

use game::{BadToken, Pile, plain};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use Bonus::{Dig, Move, Point, Scan, Transport};

/// How many tiles there are (§1.1).
pub const TILES: u8 = 48;

/// How many fields the grid has (§1.2).
pub const GRID: usize = 16;

/// The tiles, numbered from 1 in this order (§1.1).
///
/// That there are 48 of them with difficulties from 1 to 4, the five bonuses, and single tiles
/// (worth 1, 2 and 3; worth 5 and as hard to transport as 4) are known of the printed game. Who
/// has which is not: this distribution is a reconstruction, and this table the only place for it.
static FACES: [Face; TILES as usize] = [
    // dig, transport, points, bonus
    face(1, 1, 1, Some(Dig)),
    face(1, 1, 1, Some(Transport)),
    face(1, 1, 1, Some(Move)),
    face(1, 1, 1, Some(Scan)),
    face(1, 1, 1, Some(Point)),
    face(1, 1, 1, None),
    face(1, 1, 2, Some(Dig)),
    face(1, 1, 2, Some(Move)),
    face(1, 1, 2, None),
    face(1, 1, 2, None),
    face(1, 2, 2, Some(Transport)),
    face(1, 2, 2, None),
    face(1, 2, 2, None),
    face(1, 2, 2, None),
    face(1, 2, 3, None),
    face(1, 3, 3, None),
    face(2, 1, 1, Some(Point)),
    face(2, 1, 2, Some(Transport)),
    face(2, 1, 2, Some(Scan)),
    face(2, 2, 2, Some(Dig)),
    face(2, 2, 2, Some(Move)),
    face(2, 2, 2, None),
    face(2, 2, 2, None),
    face(2, 2, 3, Some(Dig)),
    face(2, 2, 3, Some(Scan)),
    face(2, 2, 3, None),
    face(2, 2, 3, None),
    face(2, 3, 3, Some(Transport)),
    face(2, 3, 3, None),
    face(2, 3, 4, None),
    face(3, 2, 2, Some(Point)),
    face(3, 2, 3, Some(Dig)),
    face(3, 2, 3, Some(Move)),
    face(3, 3, 3, Some(Transport)),
    face(3, 3, 3, None),
    face(3, 3, 4, Some(Scan)),
    face(3, 3, 4, None),
    face(3, 3, 4, None),
    face(3, 4, 4, None),
    face(3, 4, 5, None),
    face(4, 3, 3, Some(Point)),
    face(4, 3, 4, Some(Dig)),
    face(4, 3, 4, None),
    face(4, 4, 4, Some(Move)),
    face(4, 4, 5, None),
    face(4, 4, 5, None),
    face(4, 4, 5, None),
    face(4, 4, 5, None),
];

const fn face(dig: u8, transport: u8, points: u8, bonus: Option<Bonus>) -> Face {
    match (Level::new(dig), Level::new(transport)) {
        (Some(dig), Some(transport)) => Face { dig, transport, points, bonus },
        _ => panic!("difficulties are 1 to 4"),
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Face {
    /// How hard it is to dig; this stands on the back.
    pub dig: Level,
    /// How hard it is to transport.
    pub transport: Level,
    /// What it is worth.
    pub points: u8,
    /// What who turns it over earns (§5.1).
    pub bonus: Option<Bonus>,
}

/// A tile, numbered 1 to 48. What is printed on it follows from the number.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(try_from = "Described", into = "Described")]
pub struct Tile(NonZeroU8);

impl Tile {
    /// The tile with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= TILES => Some(Tile(number)),
            _ => None,
        }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// What is printed on it.
    #[inline]
    pub const fn face(self) -> &'static Face {
        &FACES[self.number() as usize - 1]
    }

    pub(crate) fn drawn(piece: Option<u8>) -> Self {
        piece.and_then(Tile::new).expect("a tile for every back (§2.2)")
    }
}

/// A tile with all that is printed on it: in JSON nobody should need the table.
#[derive(Serialize, Deserialize)]
struct Described {
    id: u8,
    dig: Level,
    transport: Level,
    points: u8,
    bonus: Option<Bonus>,
}

/// What equipment can do, and how hard a tile is: 1 to 4.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(NonZeroU8);

impl Level {
    /// Where all tracks begin.
    pub const ONE: Level = Level(NonZeroU8::MIN);

    /// All of them, from the lowest.
    pub const ALL: [Level; 4] = {
        let mut all = [Level::ONE; 4];
        let mut at = 1;
        while at < all.len() {
            all[at] = all[at - 1].next().expect("four levels");
            at += 1;
        }
        all
    };

    /// The level with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= 4 => Some(Level(number)),
            _ => None,
        }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its number, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.number() as usize - 1
    }

    /// The one above; none above 4.
    #[inline]
    pub const fn next(self) -> Option<Self> {
        Level::new(self.number() + 1)
    }
}

/// The five bonuses (§5).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// §5.4
    Dig,
    /// §5.5
    Transport,
    /// §5.6
    Move,
    /// §5.7
    Point,
    /// §5.8
    Scan,
}

impl Bonus {
    /// All of them, in their order.
    pub const ALL: [Bonus; 5] = [Dig, Transport, Move, Point, Scan];
}

/// The three tracks of a seat (§1.3).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// For §3.2.
    Digging,
    /// For §3.3.
    Transport,
    /// For §3.8.
    Fleet,
}

impl Track {
    /// All of them, in their order.
    pub const ALL: [Track; 3] = [Track::Digging, Track::Transport, Track::Fleet];
}

/// A field of the grid (§1.2): `a1` is top left, `d1` top right, `d4` bottom right.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Field(u8);

impl Field {
    /// All of them, row by row from the top.
    pub const ALL: [Field; GRID] = {
        let mut all = [Field(0); GRID];
        let mut at = 1;
        while at < GRID {
            all[at] = Field(all[at - 1].0 + 1);
            at += 1;
        }
        all
    };

    /// Its number, row by row from the top, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The field beside this one, unless the grid ends here.
    #[inline]
    pub const fn next(self, way: Way) -> Option<Field> {
        NEIGHBOURS[self.index()][way as usize]
    }

    /// The field with this number below 16.
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Field {
        Field(number & 15)
    }
}

/// By field and way. Looking it up is cheaper than working it out.
static NEIGHBOURS: [[Option<Field>; 4]; GRID] = {
    let mut all = [[None; 4]; GRID];
    let mut at = 0;
    while at < GRID {
        let Field(number) = Field::ALL[at];
        let (column, row) = (number % 4, number / 4);
        all[at] = [
            if row > 0 { Some(Field(number - 4)) } else { None },
            if column > 0 { Some(Field(number - 1)) } else { None },
            if column < 3 { Some(Field(number + 1)) } else { None },
            if row < 3 { Some(Field(number + 4)) } else { None },
        ];
        at += 1;
    }
    all
};

/// A direction on the grid (§3.5).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Way {
    /// Towards row 1.
    Up,
    /// Towards column a.
    Left,
    /// Towards column d.
    Right,
    /// Towards row 4.
    Down,
}

impl Way {
    /// All of them, in the order of the fields that they lead to.
    pub const ALL: [Way; 4] = [Way::Up, Way::Left, Way::Right, Way::Down];
}

pub(crate) fn all_tiles() -> Pile {
    (1..=TILES).collect()
}

/// The tiles that are that hard to dig.
#[inline]
pub(crate) fn of_level(level: Level) -> Pile {
    static BY_LEVEL: [Pile; 4] = {
        let mut piles = [Pile::EMPTY; 4];
        let mut at = 0;
        while at < FACES.len() {
            #[expect(clippy::cast_possible_truncation, reason = "48 tiles")]
            piles[FACES[at].dig.index()].insert(at as u8 + 1);
            at += 1;
        }
        piles
    };
    BY_LEVEL[level.index()]
}

impl Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Tile {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        plain(text).and_then(Tile::new).ok_or_else(|| BadToken::new(text, "a tile, 1 to 48"))
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl FromStr for Level {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text.as_bytes() {
            [digit @ b'1'..=b'4'] => Ok(Level::ALL[usize::from(digit - b'1')]),
            _ => Err(BadToken::new(text, "a level, 1 to 4")),
        }
    }
}

impl Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % 4), self.0 / 4 + 1)
    }
}

impl FromStr for Field {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match text.as_bytes() {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => {
                Ok(Field(4 * (row - b'1') + (column - b'a')))
            }
            _ => Err(BadToken::new(text, "a field, a1 to d4")),
        }
    }
}

/// As its text.
impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        alloc::string::String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Level::new(number).ok_or("levels are 1 to 4")
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

impl TryFrom<Described> for Tile {
    type Error = &'static str;

    fn try_from(described: Described) -> Result<Self, Self::Error> {
        let Described { id, dig, transport, points, bonus } = described;
        Tile::new(id)
            .filter(|tile| *tile.face() == Face { dig, transport, points, bonus })
            .ok_or("there is no such tile")
    }
}

impl From<Tile> for Described {
    fn from(tile: Tile) -> Described {
        let Face { dig, transport, points, bonus } = *tile.face();
        Described { id: tile.number(), dig, transport, points, bonus }
    }
}
