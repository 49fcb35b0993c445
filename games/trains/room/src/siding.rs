//! What the board knows at a moment: what is picked, where it can go, what would come of it.

use std::sync::Arc;

use game::{Event, Game, Observer, Seat, Seeded, Turn};
use leptos::prelude::*;
use text::Seating;
use trains::{Ability, Action, Card, News, Phase, TRAIN, Trains, Use, View};
use web::{
    browser,
    frame::{Why, why},
    room::At,
};

use super::flight::Flight;

/// A card that waits for its target.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Pick {
    /// The card of the row with this ability.
    Row(Ability),
    /// A card of the hand.
    Hand(Card),
}

/// A card that follows the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dragged {
    /// Which.
    pub what: Pick,
    /// How far it has come.
    pub by: (f64, f64),
}

/// Everything that the parts of the board share.
#[derive(Clone, Copy)]
pub struct Siding {
    /// What is to be seen. Whoever reads it first after a change notes where all cards lay.
    pub view: Memo<Arc<View>>,
    /// What may be done.
    pub actions: Memo<Arc<Vec<Action>>>,
    /// What a bot advises.
    pub hint: Memo<Option<Action>>,
    /// Whose train stands in front.
    pub front: Memo<Seat>,
    /// Who is to decide.
    pub turn: Memo<Turn>,
    /// What is picked: by hand, or because there is nothing else.
    pub pick: Memo<Option<Pick>>,
    /// What can be done with it.
    pub targets: Memo<Vec<Action>>,
    /// What is pointed at.
    pub aim: RwSignal<Option<Action>>,
    /// Whether a finger has pointed at it: then it stays shown after the finger is gone.
    pub shown: RwSignal<bool>,
    /// Whether one plays with a finger.
    pub finger: RwSignal<bool>,
    /// What would be seen after that.
    pub preview: Memo<Option<Arc<View>>>,
    /// The cards that the last event was about.
    pub fresh: Memo<Vec<Card>>,
    /// What follows the pointer.
    pub dragged: RwSignal<Option<Dragged>>,
    /// Who sits where.
    pub seating: StoredValue<Arc<Seating>>,
    /// Whom to ask why something cannot be done.
    pub why: Why,
    picked: RwSignal<Option<Pick>>,
    act: Callback<Action>,
}

impl Siding {
    /// Ready for a board.
    pub fn new(at: &At<Trains>, flight: Flight) -> Self {
        let At { view, actions, news, me, turn, hint, act, .. } = *at;
        let view = Memo::new(move |_| {
            let view = view.get();
            flight.note();
            view
        });
        let front = Memo::new(move |before: Option<&Seat>| {
            me.get().seat().or(before.copied()).unwrap_or(Seat::new(0))
        });
        let picked = RwSignal::new(None);
        let aim = RwSignal::new(None);
        let pick = Memo::new(move |_| actions.with(|actions| pick(actions, picked.get())));
        let targets = Memo::new(move |_| {
            let Some(pick) = pick.get() else { return Vec::new() };
            actions.with(|actions| {
                actions.iter().copied().filter(|action| belongs(*action) == Some(pick)).collect()
            })
        });
        let preview = Memo::new(move |_| {
            let action = aim.get().filter(|aim| targets.with(|targets| targets.contains(aim)))?;
            let seat = me.get().seat()?;
            Some(Arc::new(after(&view.get(), seat, action)))
        });
        let fresh = Memo::new(move |_| {
            news.with(|news| news.last().map_or_else(Vec::new, |(_, news)| about(news)))
        });
        Siding {
            view,
            actions,
            hint,
            front,
            turn,
            pick,
            targets,
            aim,
            shown: RwSignal::new(false),
            finger: RwSignal::new(browser::by_finger()),
            preview,
            fresh,
            dragged: RwSignal::new(None),
            seating: StoredValue::new(Arc::clone(&at.seating)),
            why: why(),
            picked,
            act,
        }
    }

    /// Picks a card, or lays it back if it is picked already.
    pub fn toggle(self, what: Pick) {
        self.point(None);
        self.picked.update(|picked| *picked = (*picked != Some(what)).then_some(what));
    }

    /// Picks a card.
    pub fn take(self, what: Pick) {
        self.picked.set(Some(what));
    }

    /// Lays back what was picked. Says whether there was something.
    pub fn cancel(self) -> Option<Pick> {
        self.point(None);
        let picked = self.picked.get_untracked();
        if picked.is_some() {
            self.picked.set(None);
        }
        picked
    }

    /// Does it.
    pub fn act(self, action: Action) {
        self.act.run(action);
        self.picked.set(None);
        self.point(None);
    }

    /// Points at something, or at nothing any more.
    pub fn point(self, at: Option<Action>) {
        self.shown.set(false);
        self.aim.set(at);
    }

    /// A finger points at something: it stays shown until it is done or something else is chosen.
    pub fn show(self, at: Option<Action>) {
        self.aim.set(at);
        self.shown.set(at.is_some());
    }

    /// What a finger has pointed at and what can be done: a second tap does it.
    pub fn ready(self) -> Option<Action> {
        let aim = self.aim.get().filter(|_| self.shown.get());
        aim.filter(|aim| self.targets.with(|targets| targets.contains(aim)))
    }

    /// Whether this is the train of the one who may act.
    pub fn is_front(self, seat: Seat) -> bool {
        self.front.get() == seat
    }

    /// What can be chosen at this place of the front train, from left to right.
    pub fn aims(self, place: usize) -> Vec<Action> {
        let here = |action: &Action| ends(*action).contains(&Some(place));
        self.targets.with(|targets| targets.iter().copied().filter(here).collect())
    }

    /// What is called how.
    pub fn name(self, seat: Seat) -> String {
        self.seating.with_value(|seating| seating.name(seat))
    }
}

/// Where one points to choose an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anchor {
    /// The place, from 0.
    pub place: usize,
    /// How many places further to the right the pointer finds it: neighbours swap between them.
    pub shift: f64,
}

/// The places at which an action is chosen: wagons that swap over another one are two.
fn ends(action: Action) -> [Option<usize>; 2] {
    let first = anchor(action).map(|anchor| anchor.place);
    let other = matches!(action, Action::Use(Use::SwapOverOne(_))).then_some(2);
    [first, first.zip(other).map(|(first, other)| first + other)]
}

/// Where the keyboard chooses an action.
pub fn anchor(action: Action) -> Option<Anchor> {
    let (place, shift) = match action {
        Action::Draw => return None,
        Action::Keep(_, place)
        | Action::Place(place)
        | Action::Use(Use::SwapOverOne(place) | Use::TwoRight(place) | Use::TwoLeft(place)) => {
            (place, 0.0)
        }
        Action::Use(Use::SwapNeighbours(place)) => (place, 0.5),
        Action::Use(Use::Remove(spot) | Use::Protect(spot)) => (spot.place(), 0.0),
    };
    Some(Anchor { place: place.index(), shift })
}

/// The card that an action takes.
pub fn belongs(action: Action) -> Option<Pick> {
    match action {
        Action::Draw => None,
        Action::Keep(card, _) => Some(Pick::Hand(card)),
        // There is only one card to place; which one, the view knows.
        Action::Place(_) => Some(DRAWN),
        Action::Use(what) => Some(Pick::Row(what.ability())),
    }
}

/// Stands for the card that was drawn, of which there is never more than one.
const DRAWN: Pick = Pick::Hand(match Card::new(1) {
    Some(card) => card,
    None => panic!("the cards begin with 1"),
});

/// The pick for a card of the hand, given what may be done.
pub fn pick_of_hand(card: Card, actions: &[Action]) -> Pick {
    if matches!(actions.first(), Some(Action::Place(_))) { DRAWN } else { Pick::Hand(card) }
}

/// What counts as picked. A single card in the hand is picked by itself.
fn pick(actions: &[Action], picked: Option<Pick>) -> Option<Pick> {
    let first = actions.first().copied().and_then(belongs);
    let only = |pick: &Pick| actions.iter().all(|action| belongs(*action) == Some(*pick));
    let stands = |pick: &Pick| actions.iter().any(|action| belongs(*action) == Some(*pick));
    picked.filter(stands).or_else(|| first.filter(only).filter(|it| matches!(it, Pick::Hand(_))))
}

/// What a seat would see after an action. The rules themselves say so: whatever is hidden is made up,
/// and does not show.
fn after(view: &View, seat: Seat, action: Action) -> View {
    let mut state = Trains::imagine(view, &mut Seeded::new(1));
    state.apply(&Event::Action(seat, action));
    state.view(Observer::Seat(seat))
}

/// The cards that an event was about.
fn about(news: &News) -> Vec<Card> {
    match news {
        News::Kept { card, replaced, .. } | News::Placed { card, replaced, .. } => {
            vec![*card, *replaced]
        }
        News::Used { chosen, removed, .. } => {
            chosen.iter().copied().chain(removed.iter().map(|taken| taken.card)).collect()
        }
        News::Refilled { card, .. } => vec![*card],
        News::Drawn { card, .. } => card.iter().copied().collect(),
        _ => Vec::new(),
    }
}

/// Which wagons can stay in an ascending train. Of several selections that are equally long, the
/// one whose numbers come closest to their places.
pub fn fitting(train: [Option<Card>; TRAIN]) -> [bool; TRAIN] {
    let cost = |at: usize, card: Card| {
        let usual = u32::try_from(at).unwrap_or(0) * 12 + 6;
        u32::from(card.number()).abs_diff(usual)
    };
    // For each wagon: the longest selection that ends with it, its cost, and the wagon before.
    let mut best: [Option<(u32, u32, Option<usize>)>; TRAIN] = [None; TRAIN];
    for at in 0..TRAIN {
        let Some(card) = train[at] else { continue };
        let mut here = (1, cost(at, card), None);
        for before in 0..at {
            if let (Some(other), Some((length, spent, _))) = (train[before], best[before])
                && other < card
            {
                let longer = (length + 1, spent + cost(at, card), Some(before));
                if longer.0 > here.0 || (longer.0 == here.0 && longer.1 < here.1) {
                    here = longer;
                }
            }
        }
        best[at] = Some(here);
    }
    let mut fits = [false; TRAIN];
    let ends = (0..TRAIN).filter_map(|at| Some((at, best[at]?)));
    let mut at =
        ends.max_by_key(|(_, (length, spent, _))| (*length, u32::MAX - *spent)).map(|(at, _)| at);
    while let Some(place) = at {
        fits[place] = true;
        at = best[place].and_then(|(_, _, before)| before);
    }
    fits
}

/// Which wagons are coupled to the one before them.
pub fn coupled(train: [Option<Card>; TRAIN]) -> [bool; TRAIN] {
    std::array::from_fn(|at| at > 0 && train[at - 1].is_some() && train[at - 1] < train[at])
}

/// Who has won.
pub fn winner(view: &View) -> Option<Seat> {
    if let Phase::Over(seat) = view.phase { Some(seat) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn train(numbers: [u8; TRAIN]) -> [Option<Card>; TRAIN] {
        numbers.map(Card::new)
    }

    #[test]
    fn the_wagons_that_can_stay_are_the_longest_ascending_selection() {
        let all =
            |text: &str| -> [bool; TRAIN] { std::array::from_fn(|at| text.as_bytes()[at] == b'x') };
        let cases = [
            ([3, 12, 25, 40, 51, 66, 80], "xxxxxxx"),
            ([80, 66, 51, 40, 25, 12, 3], "...x..."),
            ([3, 12, 70, 40, 51, 66, 80], "xx.xxxx"),
            ([3, 12, 25, 0, 51, 66, 80], "xxx.xxx"),
            ([84, 12, 25, 40, 51, 66, 1], ".xxxxx."),
        ];
        for (numbers, expected) in cases {
            let fits = fitting(train(numbers));
            assert_eq!(fits, all(expected), "{numbers:?}");
            let count = fits.iter().filter(|fits| **fits).count();
            assert_eq!(count, trains::in_order(&train(numbers)), "{numbers:?}");
        }
    }

    #[test]
    fn wagons_that_swap_over_one_are_chosen_at_both_ends() {
        let action: Action = "swap 3 5".parse().expect("an action");
        assert_eq!(ends(action), [Some(2), Some(4)]);
        let neighbours: Action = "swap 3 4".parse().expect("an action");
        assert_eq!(ends(neighbours), [Some(2), None]);
    }

    #[test]
    fn a_gap_couples_to_nothing() {
        let coupled = coupled(train([3, 12, 0, 40, 30, 66, 80]));
        assert_eq!(coupled, [false, true, false, false, false, true, true]);
    }
}
