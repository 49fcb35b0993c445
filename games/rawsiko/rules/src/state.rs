use core::num::NonZeroU8;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Continent, Dice, Material, Named, Objective, Set, Setup, TERRITORY_COUNT, Territory};

/// The most seats there can be (§2.1).
pub(crate) const MOST_SEATS: u8 = 5;
pub(crate) const SEATS: usize = MOST_SEATS as usize;

/// A match of `RAWsiko`.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct Rawsiko {
    /// Whose territories are whose (§1.5).
    pub(crate) held: [Set<Territory>; SEATS],
    /// What a seat has claimed in Trade with China (§8.3).
    pub(crate) claimed: [Set<Material>; SEATS],
    /// How many assets each territory has. A match does not create 255 of them for one seat:
    /// 11 at first and 9 in each of 14 turns (§4.2).
    pub(crate) assets: [u8; TERRITORY_COUNT],
    /// How many of them have moved in the running action phase (§5.2); none outside of one.
    pub(crate) moved: [u8; TERRITORY_COUNT],
    /// The continents that a seat chose, first and second (§3.3).
    pub(crate) continents: [[Option<Continent>; 2]; SEATS],
    pub(crate) objectives: [Option<Objective>; SEATS],
    /// How many assets a seat has yet to place (§3.9, §4.3).
    pub(crate) to_place: [u8; SEATS],
    /// Who was eliminated, and as which one: 1 is the first to go (§7.1, §8.7).
    pub(crate) fallen: [Option<NonZeroU8>; SEATS],
    pub(crate) setup: Setup,
    pub(crate) first: Option<Seat>,
    /// The running turn; 0 while setting up.
    pub(crate) turn: u8,
    /// The last turn, as far as it is known (§7.4).
    pub(crate) turns: u8,
    pub(crate) phase: Phase,
    /// The dice, if they are what happened last.
    pub(crate) rolled: Option<Rolled>,
}

/// What happens next. Public.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Fate chooses who begins.
    First,
    /// Fate deals this seat its objective card.
    Deal(Seat),
    /// This seat chooses a continent.
    Continent(Seat),
    /// Fate chooses a continent for this seat.
    Assign(Seat),
    /// A seat picks territories.
    Pick {
        /// Who.
        seat: Seat,
        /// Where.
        continent: Continent,
        /// How many more.
        left: u8,
    },
    /// This seat places the rest of its first assets.
    Place(Seat),
    /// Everybody who has received assets places them.
    Invest,
    /// This seat moves and attacks.
    Act(Seat),
    /// Fate rolls the dice of a clash.
    Clash {
        /// Who attacks.
        seat: Seat,
        /// From where.
        from: Territory,
        /// Which territory.
        to: Territory,
        /// With how many assets.
        count: NonZeroU8,
    },
    /// This seat claims materials.
    Trade(Seat),
    /// The match is over.
    Over,
}

/// The dice of a clash, and whose they were.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Rolled {
    /// Who attacked.
    pub attacker: Seat,
    /// Who was attacked.
    pub defender: Seat,
    /// From where.
    pub from: Territory,
    /// Which territory.
    pub to: Territory,
    /// The attacker's dice.
    pub attack: Dice,
    /// The defender's dice.
    pub defence: Dice,
}

impl Rawsiko {
    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the match was set up.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The running turn, 0 while setting up, and the last one.
    pub fn turns(&self) -> (u8, u8) {
        (self.turn, self.turns)
    }

    /// What the turn counter shows: see [`View::counter`](crate::View::counter).
    pub(crate) fn counter(&self) -> u8 {
        self.turn + (self.setup.turns - self.turns)
    }

    /// The objective card of a seat, once it is dealt.
    pub fn objective(&self, seat: Seat) -> Option<Objective> {
        self.objectives[seat.index()]
    }

    /// The territories of a seat.
    #[inline]
    pub fn held(&self, seat: Seat) -> Set<Territory> {
        self.held[seat.index()]
    }

    /// Whose territory it is.
    #[inline]
    pub fn owner(&self, territory: Territory) -> Option<Seat> {
        if self.assets(territory) == 0 {
            return None;
        }
        self.seats_in_order().find(|seat| self.held(*seat).contains(territory))
    }

    /// How many assets a territory has.
    #[inline]
    pub fn assets(&self, territory: Territory) -> u8 {
        self.assets[territory.index()]
    }

    /// How many of its assets can still act, if its owner is in its action phase (§5.2).
    #[inline]
    pub fn ready(&self, territory: Territory) -> u8 {
        self.assets[territory.index()] - self.moved[territory.index()]
    }

    /// How many of them may go together: with the garrison on, the last one stays (§5.6).
    #[inline]
    pub fn mobile(&self, territory: Territory) -> u8 {
        let ready = self.ready(territory);
        let all = ready == self.assets(territory);
        ready.saturating_sub(u8::from(self.setup.garrison && all))
    }

    /// The different materials that a seat holds, by territories (§1.3) or claims (§8.3).
    #[inline]
    pub fn materials(&self, seat: Seat) -> Set<Material> {
        let claimed = self.claimed[seat.index()];
        self.held(seat).iter().fold(claimed, |held, territory| held | territory.materials())
    }

    /// What a seat receives at the beginning of a turn, at the present standing (§4.2).
    #[inline]
    pub fn investment(&self, seat: Seat) -> u8 {
        self.materials(seat).len().div_ceil(3)
    }

    /// Who has territories in a continent while nobody else has (§8.2).
    pub fn alone(&self, continent: Continent) -> Option<Seat> {
        let there = continent.territories();
        let mut present =
            self.seats_in_order().filter(|seat| !(there & self.held(*seat)).is_empty());
        let seat = present.next()?;
        present.next().is_none().then_some(seat)
    }

    /// How many materials a seat may still claim, if it comes to that (§8.2, §8.4).
    pub fn claims(&self, seat: Seat) -> u8 {
        let unheld = Set::<Material>::all() - self.materials(seat);
        let own = self.held(seat);
        let foreign = self.occupied() - own;
        let mut claims = 0;
        for continent in Set::<Continent>::all() {
            let there = continent.territories();
            claims += u8::from(!(there & own).is_empty() && (there & foreign).is_empty());
        }
        (claims - self.claimed[seat.index()].len()).min(unheld.len())
    }

    /// Whether a seat has not been eliminated (§7.1).
    #[inline]
    pub fn survives(&self, seat: Seat) -> bool {
        self.fallen[seat.index()].is_none()
    }

    /// The numbers of the objective cards and of the territories, wherever they are. Territories
    /// are with their owners, or without assets.
    pub fn pieces(&self) -> impl Iterator<Item = u8> {
        let dealt: Set<Objective> = self.objectives.iter().flatten().copied().collect();
        let cards = self.objectives.iter().flatten().copied().chain(Set::all() - dealt);
        let empty = Set::all().iter().filter(|territory: &Territory| self.assets(*territory) == 0);
        let land = self.held.into_iter().flatten().chain(empty);
        let number = |index: usize| u8::try_from(index).expect("at most 64");
        cards
            .map(move |card| number(card.index()))
            .chain(land.map(move |territory| 100 + number(territory.index())))
    }

    pub(crate) fn occupied(&self) -> Set<Territory> {
        self.held.into_iter().fold(Set::EMPTY, |all, held| all | held)
    }

    /// Who moves assets now.
    pub(crate) fn acting(&self) -> Option<Seat> {
        match self.phase {
            Phase::Act(seat) | Phase::Clash { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// All seats by their numbers.
    #[inline]
    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.setup.seats).map(Seat::new)
    }

    /// Who is asked first in every round (§3.1).
    #[inline]
    pub(crate) fn first(&self) -> Seat {
        self.first.expect("fate has chosen who begins")
    }
}
