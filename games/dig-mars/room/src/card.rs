//! The card of a field: what lies there and everything that can be done about it.

use std::cell::Cell;

use dig_mars::{Action, Field, TopView, Use, View};
use game::Seat;
use leptos::prelude::*;
use text::t;
use web::art;

use super::{
    desk::{Desk, Pick, field_id, focus},
    field::Gauge,
    place::{SIZE, column_and_row, corner},
    signs::{self, sign},
    words,
};

/// The card of the field that is chosen, beside it.
pub fn card(desk: Desk) -> AnyView {
    let chosen = Memo::new(move |_| match desk.pick.get() {
        Pick::Field(field) => Some(field),
        _ => None,
    });
    (move || chosen.get().map(|field| of(desk, field))).into_any()
}

fn of(desk: Desk, field: Field) -> AnyView {
    let seating = desk.seating();
    let close = move |_| {
        focus(&field_id(field));
        desk.pick.set(Pick::Nothing);
    };
    let keys = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            focus(&field_id(field));
            desk.pick.set(Pick::Nothing);
        }
    };
    let content = move || {
        let view = desk.view.get();
        let lines = words::ground(&view, field, &seating);
        let gauge = desk.me.get().and_then(|me| Gauge::of(&view, me, field));
        let gauge = gauge.filter(|gauge| gauge.there).map(|gauge| {
            let text = words::gauge(gauge, true);
            let ask = (!gauge.enough()).then(|| ask(desk, text.clone(), "4.1"));
            view! { <p class="dm-card-gauge" class:enough=gauge.enough()>{text} {ask}</p> }
        });
        let tiles = t!("dig-mars-field-tiles", tiles = view.stacks[field.index()].tiles);
        view! {
            <h2><span class="dm-card-name">{field.to_string()}</span> {tiles}</h2>
            {lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            {gauge}
            {todo(desk, field, &view)}
        }
    };
    view! {
        <div class="dm-card" role="dialog" aria-label=t!("dig-mars-card", field = field.to_string())
            style=beside(field) on:keydown=keys data-test="card">
            <button class="icon dm-card-close" aria-label=t!("dig-mars-close") on:click=close>
                {art::cross()}
            </button>
            {content}
        </div>
    }
    .into_any()
}

/// Where the card lies: to the side of its field where there is more room.
fn beside(field: Field) -> String {
    let (column, row) = column_and_row(field);
    let (x, y) = corner(field);
    let across = |x: f64| 100.0 * x / SIZE.0;
    let down = |y: f64| 100.0 * y / SIZE.1;
    let side = if column < 2 {
        format!("--left:{:.1}%;--right:auto;--breadth:100%", across(x + 110.0))
    } else {
        // To the left there is nothing but the edge of the screen.
        let (right, breadth) = (across(SIZE.0 - x + 6.0), across(x - 10.0));
        format!("--left:auto;--right:{right:.1}%;--breadth:{breadth:.1}%")
    };
    if row < 2 {
        format!("{side};--top:{:.1}%;--bottom:auto", down(y))
    } else {
        format!("{side};--top:auto;--bottom:{:.1}%", down(SIZE.1 - y - 110.0))
    }
}

/// The first thing that can be used gets the keyboard.
struct First(Cell<bool>);

impl First {
    fn id(&self) -> Option<&'static str> {
        self.0.take().then_some("dm-card-first")
    }
}

fn todo(desk: Desk, field: Field, view: &View) -> AnyView {
    let first = First(Cell::new(true));
    let seating = desk.seating();
    let mut out: Vec<AnyView> = Vec::new();
    let actions = desk.actions.get();
    let big = [
        (Action::Place(field), signs::STATION),
        (Action::Dig(field), signs::DIG),
        (Action::Bonus(Use::Dig(field)), signs::DIG),
        (Action::Transport(field), signs::TRANSPORT),
        (Action::Bonus(Use::Transport(field)), signs::TRANSPORT),
        (Action::Bonus(Use::Scan(field)), signs::SCAN),
    ];
    for (action, drawing) in big {
        if actions.contains(&action) {
            out.push(deed(desk, action, drawing, field, view, first.id()));
        }
    }
    let here: Vec<(String, Action)> = actions
        .iter()
        .filter_map(|&action| match action {
            Action::Move(from, to) if to == field => Some((from.to_string(), action)),
            _ => None,
        })
        .collect();
    if !here.is_empty() {
        let gauge = desk.me.get().and_then(|me| Gauge::of(view, me, field));
        let note = gauge.filter(|gauge| !gauge.there).map(|gauge| {
            t!("dig-mars-card-then", strength = gauge.strength, needed = gauge.needed)
        });
        let title = t!("dig-mars-card-come");
        out.push(chips(desk, &title, note, here, false, &first));
    }
    let away: Vec<(String, Action)> = actions
        .iter()
        .filter_map(|&action| match action {
            Action::Move(from, to) if from == field => Some((to.to_string(), action)),
            _ => None,
        })
        .collect();
    if !away.is_empty() {
        out.push(chips(desk, &t!("dig-mars-card-go"), None, away, false, &first));
    }
    let leap: Vec<(String, Action)> = actions
        .iter()
        .filter_map(|&action| match action {
            Action::Bonus(Use::Move(owner, from, to)) if to == field => {
                Some((format!("{} {from}", seating.at(owner).letter()), action))
            }
            _ => None,
        })
        .collect();
    if !leap.is_empty() {
        out.push(chips(desk, &t!("dig-mars-card-bonus-come"), None, leap, true, &first));
    }
    let leaving = seating.seats().filter(|&owner| {
        actions.iter().any(|action| {
            matches!(*action, Action::Bonus(Use::Move(whose, from, _)) if whose == owner && from == field)
        })
    });
    let leaving: Vec<Seat> = leaving.collect();
    if !leaving.is_empty() {
        let chips = leaving.into_iter().map(|owner| {
            let take = move |_| {
                focus(&field_id(field));
                desk.pick.set(Pick::Station(owner, field));
            };
            view! {
                <button class=format!("dm-chip {}", seating.class(owner)) id=first.id() on:click=take
                    aria-label=t!("dig-mars-card-lift", name = seating.name(owner))>
                    {art::swatch(seating.at(owner).colour)}
                </button>
            }
        });
        out.push(
            view! {
                <div class="dm-chips bonus"><span>{t!("dig-mars-card-bonus-go")}</span>{chips.collect_view()}</div>
            }
            .into_any(),
        );
    }
    if out.is_empty() {
        let (reason, rule) = nothing(desk, field, view);
        return view! {
            <p class="quiet" id=first.id() tabindex="-1">{reason.clone()} " " {ask(desk, reason, rule)}</p>
        }
        .into_any();
    }
    out.into_any()
}

/// A button that leads to the rule.
fn ask(desk: Desk, reason: String, rule: &'static str) -> AnyView {
    view! {
        <button class="plain ask" data-test="ask" on:click=move |_| desk.why.not((reason.clone(), rule))>
            {t!("why-rule", rule = rule)}
        </button>
    }
    .into_any()
}

/// Why there is nothing to do here, and the rule that says so.
fn nothing(desk: Desk, field: Field, view: &View) -> (String, &'static str) {
    let mine = desk.me.get().filter(|_| !desk.actions.with(|actions| actions.is_empty()));
    let Some(me) = mine else { return (t!("dig-mars-card-wait"), "2.4") };
    if view.actions == 0 {
        (t!("dig-mars-card-spent"), "3.1")
    } else if view.stations(me, field) == 0 {
        (t!("dig-mars-card-far"), "4.3")
    } else {
        (t!("dig-mars-card-nothing"), "4.1")
    }
}

/// One thing to do, with what comes of it.
fn deed(
    desk: Desk,
    action: Action,
    drawing: &'static str,
    field: Field,
    view: &View,
    id: Option<&'static str>,
) -> AnyView {
    let seating = desk.seating();
    let bonus = matches!(action, Action::Bonus(_));
    let free = bonus || matches!(action, Action::Place(_));
    let (title, note) = match action {
        Action::Place(_) => (t!("dig-mars-card-place"), None),
        Action::Dig(_) => (t!("dig-mars-card-dig"), None),
        Action::Bonus(Use::Dig(_)) => (t!("dig-mars-card-bonus-dig"), None),
        Action::Bonus(Use::Scan(_)) => (t!("dig-mars-card-scan"), None),
        _ => {
            let title = if bonus {
                t!("dig-mars-card-bonus-transport")
            } else {
                t!("dig-mars-card-transport")
            };
            let shares = desk.me.get().map(|me| view.shares(me, field)).unwrap_or_default();
            let worth = match view.stacks[field.index()].top {
                Some(TopView::Up { tile }) => tile.face().points,
                _ => 0,
            };
            let several = shares.len() > 1;
            let text = words::shares(&shares, &seating);
            let text = if several {
                t!("dig-mars-card-shared", points = worth, shares = text)
            } else {
                text
            };
            (title, Some((text, several)))
        }
    };
    let note = note.map(|(text, several)| {
        view! { <span class="dm-note" class:shared=several>{text}</span> }
    });
    let hinted = move || desk.hint.get() == Some(action);
    view! {
        <button class="dm-deed" class:bonus=bonus class:hinted=hinted id=id
            data-action=action.to_string() on:click=move |_| desk.act(action)>
            {sign(drawing)}
            <span class="dm-deed-text"><span>{title}</span>{note}</span>
            {(!free).then(|| view! { <span class="dm-cost" aria-hidden="true">{sign(signs::ACTION)}</span> })}
        </button>
    }
    .into_any()
}

/// Several ways of doing the same, each a small button.
fn chips(
    desk: Desk,
    title: &str,
    note: Option<String>,
    each: Vec<(String, Action)>,
    bonus: bool,
    first: &First,
) -> AnyView {
    let view = desk.view.get();
    let seating = desk.seating();
    let chips = each.into_iter().map(|(label, action)| {
        let owner = match action {
            Action::Bonus(Use::Move(owner, ..)) => Some(owner),
            _ => desk.me.get(),
        };
        let class = owner.map_or_else(String::new, |owner| seating.class(owner));
        let hinted = move || desk.hint.get() == Some(action);
        view! {
            <button class=format!("dm-chip {class}") class:hinted=hinted id=first.id()
                aria-label=words::advise(action, &view, &seating)
                data-action=action.to_string() on:click=move |_| desk.act(action)>
                {label}
            </button>
        }
    });
    let chips = chips.collect_view();
    view! {
        <div class="dm-chips" class:bonus=bonus>
            <span>{title.to_owned()}</span>
            {chips}
            {note.map(|note| view! { <span class="dm-note">{note}</span> })}
        </div>
    }
    .into_any()
}
