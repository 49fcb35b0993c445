//! What the person has in hand, and what could be done with it.

use std::sync::Arc;

use dig_mars::{Action, Bonus, DigMars, Field, News, Use, View};
use game::Seat;
use leptos::prelude::*;
use text::{Seating, t};
use wasm_bindgen::JsCast as _;
use web::{
    browser,
    frame::{Why, why},
    room::At,
};

/// What the person has chosen, on the way to an action.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Pick {
    /// Nothing yet.
    #[default]
    Nothing,
    /// A field, whose card lies open.
    Field(Field),
    /// A station on this field, to go elsewhere.
    Station(Seat, Field),
    /// A bonus that needs a target.
    Bonus(Bonus),
}

/// How a field is lit.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Light {
    /// Not at all.
    Off,
    /// Something can be done here.
    Can,
    /// What is in hand can go here.
    Target,
}

/// Everything that the parts of this room share.
#[derive(Clone, Copy)]
pub struct Desk {
    /// What is to be seen.
    pub view: Memo<Arc<View>>,
    /// What may be done.
    pub actions: Memo<Arc<Vec<Action>>>,
    /// What has just happened.
    pub news: Memo<Arc<Vec<(u32, News)>>>,
    /// Whose eyes these are.
    pub me: Memo<Option<Seat>>,
    /// What a bot advises.
    pub hint: Memo<Option<Action>>,
    /// What is in hand.
    pub pick: RwSignal<Pick>,
    /// The field that has the tab stop.
    pub stop: RwSignal<Field>,
    /// Whether the person has been asked if the turn is really to end.
    pub ending: RwSignal<bool>,
    /// Whether one plays with a finger, which cannot point at something without choosing it.
    pub finger: RwSignal<bool>,
    /// Whom to ask why something cannot be done.
    pub why: Why,
    seating: StoredValue<Arc<Seating>>,
    act: Callback<Action>,
}

impl Desk {
    /// A desk with empty hands; it lets go of everything whenever something happens.
    pub fn new(at: At<DigMars>) -> Self {
        let me = Memo::new(move |_| at.me.get().seat());
        let desk = Desk {
            view: at.view,
            actions: at.actions,
            news: at.news,
            me,
            hint: at.hint,
            pick: RwSignal::new(Pick::Nothing),
            stop: RwSignal::new(Field::ALL[0]),
            ending: RwSignal::new(false),
            finger: RwSignal::new(browser::by_finger()),
            why: why(),
            seating: StoredValue::new(at.seating),
            act: at.act,
        };
        Effect::new(move |_| {
            desk.view.track();
            desk.actions.track();
            desk.ending.set(false);
            desk.put_down();
        });
        desk
    }

    /// Who sits where.
    pub fn seating(self) -> Arc<Seating> {
        self.seating.get_value()
    }

    /// Whether this may be done now.
    pub fn may(self, action: Action) -> bool {
        self.actions.with(|actions| actions.contains(&action))
    }

    /// Whether something that fits may be done now.
    pub fn may_any(self, fits: impl Fn(&Action) -> bool) -> bool {
        self.actions.with(|actions| actions.iter().any(fits))
    }

    /// Does it. What was clicked may be gone afterwards; then the keyboard goes to the field.
    pub fn act(self, action: Action) {
        if has_keyboard(".dm-turn-box") {
            focus(&field_id(self.stop.get_untracked()));
        }
        self.put_down();
        self.act.run(action);
    }

    /// Takes this in hand; a second time puts it down again.
    pub fn take(self, pick: Pick) {
        let now = self.pick.get_untracked();
        self.pick.set(if now == pick { Pick::Nothing } else { pick });
    }

    /// Lets go. The keyboard goes back from the card to its field.
    pub fn put_down(self) {
        let before = self.pick.get_untracked();
        if before == Pick::Nothing {
            return;
        }
        if let Pick::Field(field) = before
            && has_keyboard(".dm-card")
        {
            focus(&field_id(field));
        }
        self.pick.set(Pick::Nothing);
    }

    /// What the station in hand could do on this field: an action, a bonus, both or nothing.
    pub fn landings(self, owner: Seat, from: Field, to: Field) -> Vec<Action> {
        let mine = self.me.get() == Some(owner);
        let step = mine.then_some(Action::Move(from, to));
        let leap = Action::Bonus(Use::Move(owner, from, to));
        step.into_iter().chain([leap]).filter(|&action| self.may(action)).collect()
    }

    /// Whether this station could go anywhere.
    pub fn can_leave(self, owner: Seat, from: Field) -> bool {
        let mine = self.me.get() == Some(owner);
        self.may_any(|action| match *action {
            Action::Move(at, _) => mine && at == from,
            Action::Bonus(Use::Move(whose, at, _)) => whose == owner && at == from,
            _ => false,
        })
    }

    /// How a field is lit.
    pub fn light(self, field: Field) -> Light {
        let target = |lit: bool| if lit { Light::Target } else { Light::Off };
        match self.pick.get() {
            Pick::Nothing | Pick::Field(_) => {
                let can = self.may_any(|action| match *action {
                    Action::Place(at)
                    | Action::Dig(at)
                    | Action::Transport(at)
                    | Action::Bonus(Use::Dig(at) | Use::Transport(at)) => at == field,
                    _ => false,
                });
                if can { Light::Can } else { Light::Off }
            }
            Pick::Station(owner, from) => target(!self.landings(owner, from, field).is_empty()),
            Pick::Bonus(bonus) => target(!self.aims(bonus, field).is_empty()),
        }
    }

    /// What a bonus could do with this field. For a move: from here.
    pub fn aims(self, bonus: Bonus, field: Field) -> Vec<Action> {
        let fits = |action: &Action| match (bonus, *action) {
            (Bonus::Dig, Action::Bonus(Use::Dig(at)))
            | (Bonus::Transport, Action::Bonus(Use::Transport(at)))
            | (Bonus::Scan, Action::Bonus(Use::Scan(at)))
            | (Bonus::Move, Action::Bonus(Use::Move(_, at, _))) => at == field,
            _ => false,
        };
        self.actions.with(|actions| actions.iter().copied().filter(fits).collect())
    }

    /// A field was clicked, or chosen by keyboard.
    pub fn choose(self, field: Field) {
        self.stop.set(field);
        match self.pick.get_untracked() {
            Pick::Station(owner, from) => match self.landings(owner, from, field).as_slice() {
                [] if field == from => self.pick.set(Pick::Nothing),
                // It stays in hand.
                [] => self.why.not((t!("dig-mars-why-move"), "3.5")),
                [action] => self.act(*action),
                _ => self.open(field),
            },
            Pick::Bonus(Bonus::Move) => {
                let owners: Vec<Seat> = (self.seating().seats())
                    .filter(|&seat| self.view.with_untracked(|it| it.stations(seat, field) > 0))
                    .collect();
                match owners.as_slice() {
                    [owner] => self.pick.set(Pick::Station(*owner, field)),
                    _ => self.open(field),
                }
            }
            Pick::Bonus(bonus) => match self.aims(bonus, field).as_slice() {
                [] => self.why.not((t!("dig-mars-why-bonus"), rule_of(bonus))),
                [action] if !self.finger.get_untracked() => self.act(*action),
                _ => self.open(field),
            },
            Pick::Nothing | Pick::Field(_) => {
                // What cannot be taken back is not done by the first tap: its card shows it.
                if self.may(Action::Place(field)) && !self.finger.get_untracked() {
                    self.act(Action::Place(field));
                } else {
                    self.open(field);
                }
            }
        }
    }

    /// Opens the card of a field, and hands it the keyboard.
    fn open(self, field: Field) {
        if self.pick.get_untracked() == Pick::Field(field) {
            self.put_down();
        } else {
            self.pick.set(Pick::Field(field));
            focus("dm-card-first");
        }
    }
}

/// The rule about a bonus.
fn rule_of(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Dig => "5.4",
        Bonus::Transport => "5.5",
        Bonus::Move => "5.6",
        Bonus::Point => "5.7",
        Bonus::Scan => "5.8",
    }
}

/// Whether the keyboard is somewhere in there.
fn has_keyboard(place: &str) -> bool {
    let element = browser::document().active_element();
    element.is_some_and(|element| element.closest(place).ok().flatten().is_some())
}

/// The id of a field's drawing.
pub fn field_id(field: Field) -> String {
    format!("dm-field-{field}")
}

/// The id of a seat's equipment.
pub fn board_id(seat: Seat) -> String {
    format!("dm-board-{}", seat.number())
}

/// Gives the keyboard to something, once it is drawn.
pub fn focus(id: &str) {
    let id = id.to_owned();
    browser::spawn(async move {
        browser::wait(0).await;
        focus_now(&id);
    });
}

/// Gives the keyboard to something that is there.
pub fn focus_now(id: &str) {
    if let Some(element) = browser::document().get_element_by_id(id) {
        // A drawing can have the keyboard as well as an element of text; only the types differ.
        element.unchecked_into::<web_sys::HtmlElement>().focus().ok();
    }
}
