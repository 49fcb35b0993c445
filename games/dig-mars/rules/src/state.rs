use game::{Pile, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{Bonus, Field, GRID, Level, Tile, Track};

/// A match of Dig Mars.
///
/// What is covered does not exist yet. A tile comes to be in two steps: its back when it becomes
/// the top of its stack, its front when it is dug or scanned.
///
/// A state has 168 bytes.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct DigMars {
    /// The tiles whose front nobody has seen. Those that lie covered, and the face-down tops that
    /// nobody has scanned, are some of these each.
    pub(crate) hidden: Pile,
    /// The tiles that were carried off.
    pub(crate) taken: Pile,
    /// By seat.
    pub(crate) stations: [Stations; 4],
    pub(crate) stacks: [Stack; GRID],
    /// How many tiles of each difficulty nobody has seen the back of: all of that difficulty but
    /// those that are or were on top of a stack.
    pub(crate) covered: [u8; 4],
    /// By seat and track.
    pub(crate) levels: [[Level; Track::ALL.len()]; 4],
    /// By seat. All tiles together are worth 133.
    pub(crate) points: [u8; 4],
    /// How many of each kind the active seat may still use in this turn (§5.2).
    pub(crate) bonuses: [u8; Bonus::ALL.len()],
    /// How many of the three actions are left (§3.1).
    pub(crate) actions: u8,
    /// How many turns in a row, this one included, have seen no dig, transport or upgrade (§6.4).
    pub(crate) quiet: u8,
    pub(crate) seats: u8,
    pub(crate) open_points: bool,
    pub(crate) first: Option<Seat>,
    /// Whose turn it is; of no meaning before the first seat is chosen.
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
}

/// What lies on one field.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Stack {
    /// How many tiles.
    pub left: u8,
    /// The top one: none on an empty field, and until fate has decided its back.
    pub top: Option<Top>,
}

/// The top tile of a stack, as far as it is decided.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Top {
    /// Face down; only the back is decided.
    Down(Level),
    /// Face down; these seats know which tile it is (§5.9).
    Scanned(Tile, Seats),
    /// Face up.
    Up(Tile),
}

/// What happens next. Public.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Fate lays out the stacks (§2.2).
    Backs,
    /// Fate chooses who begins.
    First,
    /// The active seat places its first station.
    Settle,
    /// The active seat acts.
    Turn,
    /// The active seat places the station that its upgrade of the fleet brought (§3.8).
    Station,
    /// Fate decides the front of the tile that the active seat turns over.
    Dig(Field),
    /// Fate decides the front of the tile that the active seat looks at.
    Scan(Field),
    /// Fate decides the back of the tile that was uncovered.
    Back(Field),
    /// The active seat took the last tile and may declare victory (§6.3).
    Last,
    /// Nothing more happens.
    Over(End),
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The active seat declared victory (§6.2).
    Declared,
    /// The last tile is gone (§6.3).
    Exhausted,
    /// Nothing has happened for ten rounds (§6.4).
    Quiet,
}

/// Where the stations of one seat stand: how many on each field, in four bits each.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Hash)]
pub struct Stations(u64);

impl Stations {
    /// None is out.
    pub const NONE: Stations = Stations(0);

    /// How many stand on this field.
    #[inline]
    pub const fn at(self, field: Field) -> u8 {
        (self.0 >> (4 * field.index()) & 0xf) as u8
    }

    /// The fields on which at least one stands, in their order.
    #[inline]
    pub fn fields(self) -> impl Iterator<Item = Field> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            #[expect(clippy::cast_possible_truncation, reason = "below 16")]
            let field = Field::numbered((rest.trailing_zeros() / 4) as u8);
            rest &= !(0xf << (4 * field.index()));
            Some(field)
        })
    }

    /// The field of every single station, in their order.
    pub fn each(self) -> impl Iterator<Item = Field> {
        self.fields().flat_map(move |field| (0..self.at(field)).map(move |_| field))
    }

    #[inline]
    pub(crate) const fn add(&mut self, field: Field) {
        self.0 += 1 << (4 * field.index());
    }

    #[inline]
    pub(crate) const fn remove(&mut self, field: Field) {
        self.0 -= 1 << (4 * field.index());
    }
}

impl DigMars {
    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, once the first seat is chosen.
    pub fn active(&self) -> Option<Seat> {
        self.first.map(|_| self.active)
    }

    /// What lies on a field.
    #[inline]
    pub fn stack(&self, field: Field) -> Stack {
        self.stacks[field.index()]
    }

    /// Where the stations of a seat stand.
    #[inline]
    pub fn stations(&self, seat: Seat) -> Stations {
        self.stations[seat.index()]
    }

    /// The level of a track.
    #[inline]
    pub fn level(&self, seat: Seat, track: Track) -> Level {
        self.levels[seat.index()][track as usize]
    }

    /// How many points a seat holds.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }

    /// How many bonuses the active seat may still use in this turn.
    pub fn open_bonuses(&self) -> u8 {
        self.bonuses.iter().sum()
    }

    /// What a seat with a station there can dig or transport on this field (§4.1).
    #[inline]
    pub fn strength(&self, seat: Seat, track: Track, field: Field) -> u8 {
        let standing: u8 = self.stations.iter().map(|stations| stations.at(field)).sum();
        self.level(seat, track).number() + standing - 1
    }

    /// The numbers of all tiles, wherever they lie, and 100 and more for the stations, in no order.
    pub fn pieces(&self) -> impl Iterator<Item = u8> {
        let tops = self.stacks.iter().filter_map(|stack| match stack.top {
            Some(Top::Scanned(tile, _) | Top::Up(tile)) => Some(tile.number()),
            Some(Top::Down(_)) | None => None,
        });
        let stations = (0..self.seats).map(Seat::new).flat_map(|seat| {
            let out = self.stations(seat).each().count();
            // The fleet says how many should be out, but for one that is about to be placed.
            let waits = match self.phase {
                Phase::Station => self.active == seat,
                Phase::Backs | Phase::First | Phase::Settle => out == 0,
                _ => false,
            };
            let stock = 4 - self.level(seat, Track::Fleet).number() + u8::from(waits);
            let number = 100 + 8 * seat.number();
            (number..).take(out + usize::from(stock))
        });
        tops.chain(self.hidden.iter()).chain(self.taken.iter()).chain(stations)
    }
}
