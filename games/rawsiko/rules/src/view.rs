use core::num::NonZeroU8;

use arrayvec::ArrayVec;
use game::{Event, Observer, Play as _, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Application, CONTINENT_COUNT, Chance, Continent, Dice, Material, Named, Objective,
    Phase, Rawsiko, Rolled, SEATS, Score, Set, Setup, TERRITORY_COUNT, Table, Territory,
    apply::apply,
    legal::{defenders, pick},
    score::missing,
    setup::start,
};

/// What one observer may know: everything but the objective cards of others, which are shown when
/// the match is over (§3.2).
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The seat that looks; none for the public. With everything open, whoever decides.
    pub me: Option<Seat>,
    /// The options of the match.
    pub setup: Setup,
    /// Who is asked first in every round.
    pub first: Option<Seat>,
    /// The running turn; 0 while setting up.
    pub turn: u8,
    /// The last turn at the present standing (§7.4).
    pub turns: u8,
    /// What happens next.
    pub phase: Phase,
    /// The dice, if they are what happened last.
    pub rolled: Option<Rolled>,
    /// What lies on each territory.
    pub territories: Table<Territory, TerritoryView, TERRITORY_COUNT>,
    /// Who is where.
    pub continents: Table<Continent, ContinentView, CONTINENT_COUNT>,
    /// What is known of each seat.
    pub seats: ArrayVec<SeatView, SEATS>,
}

impl View {
    /// What the turn counter shows: the turn, and how many were agreed upon. An elimination that
    /// shortens the match moves it on by one (§7.4); in the last turn both are the same.
    pub fn counter(&self) -> (u8, u8) {
        (self.turn + (self.setup.turns - self.turns), self.setup.turns)
    }
}

/// What lies on one territory.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct TerritoryView {
    /// Whose it is.
    pub owner: Option<Seat>,
    /// How many assets are there.
    pub assets: u8,
    /// How many of them can still act; 0 unless the owner is in its action phase (§5.2).
    pub ready: u8,
}

/// Who is in one continent.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct ContinentView {
    /// Who chose it at the beginning.
    pub chosen_by: ArrayVec<Seat, 2>,
    /// Who has territories in it while nobody else has (§8.2).
    pub alone: Option<Seat>,
}

/// What is known of one seat.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct SeatView {
    /// As which one it was eliminated: 1 is the first to go. None as long as it survives.
    pub eliminated: Option<NonZeroU8>,
    /// The continents that it chose, in their order.
    pub continents: ArrayVec<Continent, 2>,
    /// How many assets it has yet to place.
    pub to_place: u8,
    /// How many assets it has on the map.
    pub assets: u8,
    /// How many territories it holds.
    pub territories: u8,
    /// The materials that it holds, claims included.
    pub materials: Set<Material>,
    /// Those of them that it claimed in Trade with China.
    pub claimed: Set<Material>,
    /// How many more it could claim at the present standing, if the option is on.
    pub claims: u8,
    /// What it would receive now at the beginning of a turn (§4.2).
    pub investment: u8,
    /// Whether it has an objective card.
    pub dealt: bool,
    /// Which one, if I may know.
    pub objective: Option<Objective>,
    /// The applications on that card.
    pub goals: ArrayVec<Goal, 4>,
    /// What it would score now, if I may know.
    pub score: Option<Score>,
}

/// An application of an objective card, and how far its owner is.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Goal {
    /// Which.
    pub application: Application,
    /// What it is worth when it is complete.
    pub points: u8,
    /// What it needs.
    pub materials: Set<Material>,
    /// What is missing; it is complete when nothing is.
    pub missing: Set<Material>,
}

/// One event as one observer hears of it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum News {
    /// Fate chose who begins.
    First {
        /// Who.
        seat: Seat,
    },
    /// Fate dealt an objective card.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which one, told to that seat alone.
        objective: Option<Objective>,
    },
    /// A seat chose a continent, or fate chose one for it.
    Settled {
        /// Who.
        seat: Seat,
        /// Which continent.
        continent: Continent,
        /// Fate chose.
        by_fate: bool,
    },
    /// A seat picked a territory.
    Picked {
        /// Who.
        seat: Seat,
        /// Which territory.
        territory: Territory,
        /// The materials that it did not hold before.
        gained: Set<Material>,
    },
    /// A seat placed an asset.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// How many it has yet to place.
        left: u8,
        /// What follows.
        then: Then,
    },
    /// A seat moved assets.
    Moved {
        /// Who.
        seat: Seat,
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// How many.
        count: NonZeroU8,
        /// It took an empty territory.
        occupied: bool,
        /// It left a territory empty.
        vacated: bool,
        /// The materials that it did not hold before.
        gained: Set<Material>,
        /// The materials that it holds no longer.
        lost: Set<Material>,
    },
    /// A seat attacks; the dice are next.
    Attacks {
        /// Who.
        seat: Seat,
        /// Whom.
        defender: Seat,
        /// From where.
        from: Territory,
        /// Which territory.
        to: Territory,
        /// With how many assets.
        count: NonZeroU8,
        /// How many assets meet them.
        defenders: u8,
    },
    /// The dice of a clash fell.
    Clashed {
        /// Who attacked.
        seat: Seat,
        /// Whom.
        defender: Seat,
        /// From where.
        from: Territory,
        /// Which territory.
        to: Territory,
        /// The attacker's dice.
        attack: Dice,
        /// The defender's dice.
        defence: Dice,
        /// How many assets the attacker lost.
        attacker_lost: u8,
        /// How many assets the defender lost.
        defender_lost: u8,
        /// The attackers moved in.
        conquered: bool,
        /// The materials that the attacker did not hold before.
        gained: Set<Material>,
        /// The materials that the attacker holds no longer.
        lost: Set<Material>,
        /// The materials that the defender holds no longer.
        taken: Set<Material>,
        /// Who was eliminated by it.
        eliminated: Option<Seat>,
        /// The turn counter moves on by one, so the match is one turn shorter (§7.4).
        shortened: bool,
        /// What follows.
        then: Then,
    },
    /// A seat ended its action phase.
    Done {
        /// Who.
        seat: Seat,
        /// What follows.
        then: Then,
    },
    /// A seat claimed a material.
    Claimed {
        /// Who.
        seat: Seat,
        /// Which.
        material: Material,
        /// What follows.
        then: Then,
    },
    /// A seat gave up the rest of its claims.
    Passed {
        /// Who.
        seat: Seat,
        /// What follows.
        then: Then,
    },
}

/// What begins with an event.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// Nothing; the phase goes on.
    GoesOn,
    /// This seat places its first assets.
    Places(Seat),
    /// The action phase of this seat.
    Acts(Seat),
    /// A new turn.
    Turn {
        /// Which, as the turn counter shows it ([`View::counter`]).
        turn: u8,
        /// The assets that each seat receives, in order of the seats.
        received: ArrayVec<u8, SEATS>,
    },
    /// Trade with China for this seat.
    Trades {
        /// Who.
        seat: Seat,
        /// How many materials it may claim.
        claims: u8,
    },
    /// Nothing more: the match is over.
    Over,
}

pub(crate) fn view(state: &Rawsiko, who: Observer) -> View {
    View {
        me: state.place_of(who),
        setup: state.setup,
        first: state.first,
        turn: state.turn,
        turns: state.turns,
        phase: state.phase,
        rolled: state.rolled,
        territories: Table::new(|territory| {
            let owner = state.owner(territory);
            let acts = owner.is_some() && owner == state.acting();
            TerritoryView {
                owner,
                assets: state.assets(territory),
                ready: if acts { state.ready(territory) } else { 0 },
            }
        }),
        continents: Table::new(|continent| {
            let chose = |seat: &Seat| state.continents[seat.index()].contains(&Some(continent));
            ContinentView {
                chosen_by: state.seats_in_order().filter(chose).collect(),
                alone: state.alone(continent),
            }
        }),
        seats: state.seats_in_order().map(|seat| seat_view(state, seat, who)).collect(),
    }
}

fn seat_view(state: &Rawsiko, seat: Seat, who: Observer) -> SeatView {
    let shown = who.knows(seat) || state.phase == Phase::Over;
    let objective = state.objectives[seat.index()].filter(|_| shown);
    let materials = state.materials(seat);
    let goal = |application: Application| Goal {
        application,
        points: application.points(),
        materials: application.materials(),
        missing: missing(application, materials),
    };
    SeatView {
        eliminated: state.fallen[seat.index()],
        continents: state.continents[seat.index()].into_iter().flatten().collect(),
        to_place: state.to_place[seat.index()],
        assets: state.held(seat).iter().map(|territory| state.assets(territory)).sum(),
        territories: state.held(seat).len(),
        materials,
        claimed: state.claimed[seat.index()],
        claims: state.claims(seat),
        investment: state.investment(seat),
        dealt: state.objectives[seat.index()].is_some(),
        objective,
        goals: objective.into_iter().flat_map(Objective::applications).map(goal).collect(),
        score: objective.map(|objective| state.score(seat, objective)),
    }
}

/// What the observer cannot see are the cards of others: any of those that it does not see.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Rawsiko {
    let start = start(view.setup).expect("a view has a setup that can be played");
    let mut state = Rawsiko {
        first: view.first,
        turn: view.turn,
        turns: view.turns,
        phase: view.phase,
        rolled: view.rolled,
        ..start
    };
    let acting = state.acting();
    for (territory, there) in view.territories.iter() {
        let Some(owner) = there.owner else { continue };
        state.held[owner.index()].insert(territory);
        state.assets[territory.index()] = there.assets;
        if acting == Some(owner) {
            state.moved[territory.index()] = there.assets - there.ready;
        }
    }
    let shown = view.seats.iter().filter_map(|seat| seat.objective);
    let mut unseen = Set::<Objective>::all() - shown.collect();
    for (n, seat) in view.seats.iter().enumerate() {
        state.claimed[n] = seat.claimed;
        state.to_place[n] = seat.to_place;
        state.fallen[n] = seat.eliminated;
        for (slot, continent) in state.continents[n].iter_mut().zip(&seat.continents) {
            *slot = Some(*continent);
        }
        state.objectives[n] = seat.objective;
        if seat.dealt && seat.objective.is_none() {
            let card = pick(unseen, rng);
            unseen.remove(card);
            state.objectives[n] = Some(card);
        }
    }
    state
}

pub(crate) fn tell(state: &Rawsiko, event: Event<Rawsiko>, who: Observer) -> News {
    let mut after = state.clone();
    apply(&mut after, event);
    match event {
        Event::Chance(chance) => tell_chance(state, chance, who, &after),
        Event::Action(seat, action) => tell_action(state, seat, action, &after),
    }
}

fn tell_chance(state: &Rawsiko, chance: Chance, who: Observer, after: &Rawsiko) -> News {
    match chance {
        Chance::First(seat) => News::First { seat },
        Chance::Deal(seat, objective) => {
            News::Dealt { seat, objective: who.knows(seat).then_some(objective) }
        }
        Chance::Assign(seat, continent) => News::Settled { seat, continent, by_fate: true },
        Chance::Roll(attack, defence) => {
            let Rolled { attacker: seat, defender, from, to, .. } =
                after.rolled.expect("dice were rolled");
            let [attacker_lost, defender_lost] = attack.losses(defence);
            let fell = |who: &Seat| state.survives(*who) && !after.survives(*who);
            News::Clashed {
                seat,
                defender,
                from,
                to,
                attack,
                defence,
                attacker_lost,
                defender_lost,
                conquered: after.owner(to) == Some(seat),
                gained: after.materials(seat) - state.materials(seat),
                lost: state.materials(seat) - after.materials(seat),
                taken: state.materials(defender) - after.materials(defender),
                eliminated: [seat, defender].into_iter().find(fell),
                shortened: after.turns < state.turns,
                then: then(state, after),
            }
        }
    }
}

fn tell_action(state: &Rawsiko, seat: Seat, action: Action, after: &Rawsiko) -> News {
    let gained = after.materials(seat) - state.materials(seat);
    match action {
        Action::Continent(continent) => News::Settled { seat, continent, by_fate: false },
        Action::Pick(territory) => News::Picked { seat, territory, gained },
        Action::Place(territory) => News::Placed {
            seat,
            territory,
            left: state.to_place[seat.index()] - 1,
            then: then(state, after),
        },
        Action::Move(from, to, count) => News::Moved {
            seat,
            from,
            to,
            count,
            occupied: !state.held(seat).contains(to),
            vacated: !after.held(seat).contains(from),
            gained,
            lost: state.materials(seat) - after.materials(seat),
        },
        Action::Attack(from, to, count) => News::Attacks {
            seat,
            defender: state.owner(to).expect("only what somebody holds is attacked"),
            from,
            to,
            count,
            defenders: defenders(state, to),
        },
        Action::Done => News::Done { seat, then: then(state, after) },
        Action::Claim(material) => News::Claimed { seat, material, then: then(state, after) },
        Action::Pass => News::Passed { seat, then: then(state, after) },
    }
}

/// What an event led to, if it ended a phase.
fn then(state: &Rawsiko, after: &Rawsiko) -> Then {
    let acted = state.acting();
    match after.phase {
        Phase::Over => Then::Over,
        Phase::Invest if after.turn > state.turn => {
            let received = after.to_place.into_iter().take(usize::from(after.setup.seats));
            Then::Turn { turn: after.counter(), received: received.collect() }
        }
        Phase::Act(seat) if acted != Some(seat) => Then::Acts(seat),
        Phase::Place(seat) if state.phase != after.phase => Then::Places(seat),
        Phase::Trade(seat) if state.phase != after.phase => {
            Then::Trades { seat, claims: after.claims(seat) }
        }
        _ => Then::GoesOn,
    }
}
