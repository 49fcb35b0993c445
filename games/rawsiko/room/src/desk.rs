//! What the parts of the room share: what may be done, what is chosen, and what is lit.

use std::{num::NonZeroU8, sync::Arc};

use game::Seat;
use leptos::prelude::{Set as _, *};
use rawsiko::{
    Action, Application, Continent, Material, News, Phase, Rawsiko, SeatView, Set, Territory, View,
};
use text::Seating;
use web::{
    frame::{Why, why},
    room::At,
};

use super::{
    camera::Camera,
    nearest::nearest,
    reason::{Reason, reason},
};

/// Everything that the parts of the room share. All of it is handles, which go with the board.
#[derive(Clone, Copy)]
pub struct Desk {
    /// What is to be seen.
    pub view: Memo<Arc<View>>,
    /// What may be done.
    pub offers: Memo<Arc<Offers>>,
    /// What has just happened.
    pub news: Memo<Arc<Vec<(u32, News)>>>,
    /// What a bot advises.
    pub hint: Memo<Option<Action>>,
    /// Who sits where.
    pub seating: StoredValue<Arc<Seating>>,
    /// From where assets are to go.
    pub from: RwSignal<Option<Territory>>,
    /// Where they are to go.
    pub to: RwSignal<Option<Territory>>,
    /// How many.
    pub count: RwSignal<u8>,
    /// What somebody points at.
    pub lit: RwSignal<Lit>,
    /// What is lit by that.
    pub light: Memo<Light>,
    /// The territory that the keyboard is at, or was last.
    pub here: RwSignal<Territory>,
    /// The material whose card is shown, or was last.
    pub card: RwSignal<Material>,
    /// Whether it is shown.
    pub card_open: RwSignal<bool>,
    /// Whether all symbols are explained.
    pub info_open: RwSignal<bool>,
    /// Whether the person is asked if their phase is really over.
    pub asking: RwSignal<bool>,
    /// Which panel is open where there is no room for all.
    pub sheet: RwSignal<Sheet>,
    /// Which part of the map is shown.
    pub camera: Camera,
    /// Whom to ask why something cannot be done.
    pub why: Why,
    act: Callback<Action>,
}

/// A panel that is not always open.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Sheet {
    /// None.
    #[default]
    None,
    /// The objectives, with everything about them.
    Objectives,
    /// The seats.
    Seats,
    /// What can be chosen, as a list.
    List,
}

/// What somebody points at.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Lit {
    /// Nothing.
    #[default]
    Nothing,
    /// A material.
    Material(Material),
    /// An application.
    Application(Application),
    /// A seat.
    Seat(Seat),
    /// Territories in which something has happened.
    Lands(Set<Territory>),
}

/// What is lit on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Light {
    /// Whether anything is.
    pub on: bool,
    /// These territories.
    pub lands: Set<Territory>,
    /// Those of them that are nearest.
    pub near: Set<Territory>,
    /// These materials.
    pub materials: Set<Material>,
}

/// The legal actions, sorted by what a person points at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offers {
    /// Continents to choose.
    pub continents: Set<Continent>,
    /// Territories to pick.
    pub picks: Set<Territory>,
    /// Territories to place an asset in.
    pub places: Set<Territory>,
    /// From where, to where, how many at most, and whether that is an attack.
    pub ways: Vec<(Territory, Territory, u8, bool)>,
    /// Materials to claim.
    pub claims: Set<Material>,
    /// Whether the phase can be ended.
    pub done: bool,
    /// Whether claims can be given up.
    pub pass: bool,
}

impl Offers {
    fn new(actions: &[Action]) -> Self {
        let mut offers = Offers::default();
        for action in actions {
            match *action {
                Action::Continent(continent) => offers.continents.insert(continent),
                Action::Pick(territory) => offers.picks.insert(territory),
                Action::Place(territory) => offers.places.insert(territory),
                Action::Move(from, to, count) => offers.way(from, to, count.get(), false),
                Action::Attack(from, to, count) => offers.way(from, to, count.get(), true),
                Action::Claim(material) => offers.claims.insert(material),
                Action::Done => offers.done = true,
                Action::Pass => offers.pass = true,
            }
        }
        offers
    }

    fn way(&mut self, from: Territory, to: Territory, count: u8, attack: bool) {
        match self.ways.iter_mut().find(|way| way.0 == from && way.1 == to) {
            Some(way) => way.2 = way.2.max(count),
            None => self.ways.push((from, to, count, attack)),
        }
    }

    /// Territories from which assets can go.
    pub fn sources(&self) -> Set<Territory> {
        self.ways.iter().map(|way| way.0).collect()
    }

    /// Where they can go from there.
    pub fn targets(&self, from: Territory) -> Set<Territory> {
        self.ways.iter().filter(|way| way.0 == from).map(|way| way.1).collect()
    }

    /// Whether any asset could take a territory, or try to.
    pub fn can_take(&self, view: &View) -> bool {
        self.ways.iter().any(|way| way.3 || view.territories[way.1].owner.is_none())
    }

    /// How many can go from here to there at most, and whether that is an attack.
    pub fn most(&self, from: Territory, to: Territory) -> Option<(u8, bool)> {
        self.ways.iter().find(|way| way.0 == from && way.1 == to).map(|way| (way.2, way.3))
    }
}

impl Desk {
    /// The desk of a board.
    pub fn new(at: &At<Rawsiko>) -> Self {
        let (view, actions) = (at.view, at.actions);
        let lit = RwSignal::new(Lit::default());
        Desk {
            view,
            offers: Memo::new(move |_| Arc::new(Offers::new(&actions.get()))),
            news: at.news,
            hint: at.hint,
            seating: StoredValue::new(Arc::clone(&at.seating)),
            from: RwSignal::new(None),
            to: RwSignal::new(None),
            count: RwSignal::new(1),
            lit,
            light: Memo::new(move |_| light(&view.get(), lit.get())),
            here: RwSignal::new(Territory::Ukraine),
            card: RwSignal::new(Material::Antimony),
            card_open: RwSignal::new(false),
            info_open: RwSignal::new(false),
            asking: RwSignal::new(false),
            sheet: RwSignal::new(Sheet::None),
            camera: Camera::new(),
            why: why(),
            act: at.act,
        }
    }

    /// Who sits where.
    pub fn seating(self) -> Arc<Seating> {
        self.seating.get_value()
    }

    /// Does a thing, if it is offered.
    pub fn act(self, action: Action) {
        self.act.run(action);
    }

    /// A territory was pressed, and nothing can be done with it: says why.
    pub fn ask(self, territory: Territory) {
        self.ask_of(reason(self, territory));
    }

    /// Says why something cannot be done, if it cannot.
    pub fn ask_of(self, reason: Option<Reason>) {
        if let Some(Reason { said, rule: Some(rule) }) = reason {
            self.why.not((said, rule));
        }
    }

    /// A territory was pressed. False if that means nothing now.
    pub fn press(self, territory: Territory) -> bool {
        let offers = self.offers.get_untracked();
        if offers.picks.contains(territory) {
            self.act(Action::Pick(territory));
        } else if offers.places.contains(territory) {
            self.act(Action::Place(territory));
        } else if offers.continents.contains(territory.continent()) {
            self.act(Action::Continent(territory.continent()));
        } else if self.from.get_untracked() == Some(territory) {
            self.cancel();
        } else if let Some(from) = self.from.get_untracked()
            && let Some((most, _)) = offers.most(from, territory)
        {
            if self.to.get_untracked() == Some(territory) {
                self.confirm();
            } else {
                self.count.set(self.usual(from, territory, most));
                self.to.set(Some(territory));
            }
        } else if offers.sources().contains(territory) {
            self.to.set(None);
            self.from.set(Some(territory));
        } else {
            return false;
        }
        true
    }

    /// A material was pressed. False if that means nothing now.
    pub fn claim(self, material: Material) -> bool {
        let offered = self.offers.with_untracked(|offers| offers.claims.contains(material));
        if offered {
            self.act(Action::Claim(material));
        }
        offered
    }

    /// Shows the card of a material.
    pub fn open_card(self, material: Material) {
        self.card.set(material);
        self.card_open.set(true);
    }

    /// What is chosen: from where, to where, how many at most, and whether it is an attack.
    pub fn chosen(self) -> Option<(Territory, Territory, u8, bool)> {
        let (from, to) = (self.from.get()?, self.to.get()?);
        let (most, attack) = self.offers.with(|offers| offers.most(from, to))?;
        Some((from, to, most, attack))
    }

    /// How many go if nobody says otherwise: what is advised, or all but one where the last asset
    /// would leave its territory bare.
    fn usual(self, from: Territory, to: Territory, most: u8) -> u8 {
        if let Some(Action::Move(a, b, count) | Action::Attack(a, b, count)) =
            self.hint.get_untracked()
            && (a, b) == (from, to)
        {
            return count.get().min(most);
        }
        let assets = self.view.with_untracked(|view| view.territories[from].assets);
        if most == assets { most.saturating_sub(1).max(1) } else { most }
    }

    /// One asset more or fewer.
    pub fn change(self, by: i8) {
        let most = untrack(|| self.chosen()).map_or(1, |(_, _, most, _)| most);
        self.count.update(|count| *count = count.saturating_add_signed(by).clamp(1, most));
    }

    /// The action that is chosen.
    pub fn action(self) -> Option<Action> {
        let (from, to, most, attack) = self.chosen()?;
        let count = NonZeroU8::new(self.count.get().clamp(1, most))?;
        Some(if attack { Action::Attack(from, to, count) } else { Action::Move(from, to, count) })
    }

    /// Lets the chosen assets go.
    pub fn confirm(self) {
        if let Some(action) = untrack(|| self.action()) {
            self.act(action);
        }
    }

    /// Chooses nothing.
    pub fn cancel(self) {
        for chosen in [self.to, self.from] {
            if chosen.with_untracked(Option::is_some) {
                chosen.set(None);
            }
        }
    }

    /// The phase is over, or the person is asked whether it really is: if something could still be
    /// taken, or claims would be given up, which nobody can take back.
    pub fn finish(self) {
        let offers = self.offers.get_untracked();
        let useful = self.view.with_untracked(|view| offers.can_take(view));
        if offers.pass || (offers.done && useful) {
            self.asking.set(true);
        } else if offers.done {
            self.act(Action::Done);
        }
    }

    /// The phase is over, whatever is left.
    pub fn really_finish(self) {
        let pass = self.offers.with_untracked(|offers| offers.pass);
        self.asking.set(false);
        self.act(if pass { Action::Pass } else { Action::Done });
    }

    /// Keeps what is chosen as long as it makes sense. A failed assault can be repeated at once.
    pub fn follow(self) {
        Effect::new(move |_| {
            let (view, offers, news) = (self.view.get(), self.offers.get(), self.news.get());
            // While the dice fall there is nothing to choose, but the choice stays.
            let falling = matches!(view.phase, Phase::Clash { seat, .. } if view.me == Some(seat));
            if falling {
                return;
            }
            let moved = news.iter().any(|(_, news)| match news {
                News::Moved { seat, .. } => view.me == Some(*seat),
                News::Clashed { seat, conquered, .. } => *conquered && view.me == Some(*seat),
                _ => false,
            });
            let from = self.from.get_untracked().filter(|from| offers.sources().contains(*from));
            let to = from
                .and_then(|from| Some((self.to.get_untracked()?, from)))
                .filter(|(to, from)| offers.targets(*from).contains(*to))
                .map(|(to, _)| to);
            if moved || from.is_none() {
                self.cancel();
            } else if self.to.get_untracked() != to {
                self.to.set(to);
            }
            if self.to.with_untracked(Option::is_some) {
                self.change(0);
            }
        });
    }
}

/// How many assets of the one who looks can still act. With a garrison the last one stays (§5.6).
pub fn able(view: &View) -> u16 {
    let own = view.territories.iter().filter(|(_, it)| it.owner.is_some() && it.owner == view.me);
    own.map(|(_, it)| {
        let stays = u8::from(view.setup.garrison && it.ready == it.assets);
        u16::from(it.ready.saturating_sub(stays))
    })
    .sum()
}

/// What going from one territory to another with so many assets costs: whether nobody is left behind,
/// and which materials are held no longer.
pub fn price(view: &View, from: Territory, to: Territory, count: u8) -> (bool, Set<Material>) {
    let Some(me) = view.me else { return (false, Set::EMPTY) };
    if count < view.territories[from].assets {
        return (false, Set::EMPTY);
    }
    let claimed = mine(view).map_or(Set::EMPTY, |seat| seat.claimed);
    let rest = (held(view, me) - Set::one(from)) | Set::one(to);
    let kept = rest.iter().fold(claimed, |all, one| all | one.materials());
    (true, from.materials() - kept)
}

/// The seat of the one who looks.
pub fn mine(view: &View) -> Option<&SeatView> {
    view.me.and_then(|me| view.seats.get(me.index()))
}

/// What the one who looks has yet to get hold of.
pub fn needed(view: &View) -> Set<Material> {
    let goals = mine(view).into_iter().flat_map(|seat| &seat.goals);
    goals.fold(Set::EMPTY, |all, goal| all | goal.missing)
}

/// The territories of a seat.
pub fn held(view: &View, seat: Seat) -> Set<Territory> {
    let own = view.territories.iter().filter(|(_, there)| there.owner == Some(seat));
    own.map(|(territory, _)| territory).collect()
}

fn light(view: &View, lit: Lit) -> Light {
    let own = view.me.map_or(Set::EMPTY, |me| held(view, me));
    match lit {
        Lit::Nothing => Light::default(),
        Lit::Material(material) => Light {
            on: true,
            lands: material.territories(),
            near: Set::EMPTY,
            materials: Set::one(material),
        },
        Lit::Application(application) => {
            let goal = mine(view)
                .and_then(|seat| seat.goals.iter().find(|goal| goal.application == application));
            let missing = goal.map_or(application.materials(), |goal| goal.missing);
            let lands = missing.iter().fold(Set::EMPTY, |all, one| all | one.territories());
            let near = missing.iter().filter_map(|one| nearest(own, one)).map(|(_, near)| near);
            let near = near.fold(Set::EMPTY, |all, one| all | one);
            Light { on: true, lands, near, materials: missing }
        }
        Lit::Lands(lands) => Light { on: true, lands, near: Set::EMPTY, materials: Set::EMPTY },
        Lit::Seat(seat) => {
            Light { on: true, lands: held(view, seat), near: Set::EMPTY, materials: Set::EMPTY }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Observer};
    use rawsiko::{Setup, Table, TerritoryView};

    use super::*;

    /// Three assets in Ukraine that can act, one in Spain.
    fn view(garrison: bool) -> View {
        let me = Seat::new(0);
        let setup = Setup { garrison, ..Setup::new(3) };
        let view = Rawsiko::start(&setup).unwrap().view(Observer::Seat(me));
        let held = |assets| TerritoryView { owner: Some(me), assets, ready: assets };
        let territories = Table::new(|it| match it {
            Territory::Ukraine => held(3),
            Territory::Spain => held(1),
            _ => TerritoryView { owner: None, assets: 0, ready: 0 },
        });
        View { territories, ..view }
    }

    #[test]
    fn a_garrison_cannot_act() {
        assert_eq!(able(&view(false)), 4);
        assert_eq!(able(&view(true)), 2);
    }

    #[test]
    fn the_last_asset_costs_what_only_its_territory_bears() {
        let view = view(false);
        let price = |count| price(&view, Territory::Ukraine, Territory::Finland, count);
        assert_eq!(price(2), (false, Set::EMPTY));
        let (bare, lost) = price(3);
        assert!(bare);
        assert_eq!(lost, Territory::Ukraine.materials() - Territory::Finland.materials());
    }
}
