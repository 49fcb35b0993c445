//! One train: its locomotive, seven places with what stands there, couplings, locks and lamps.

use game::Seat;
use leptos::prelude::*;
use text::t;
use trains::{Action, Card, SeatView, Spot, TRAIN, Use};
use wasm_bindgen::JsCast as _;
use web::{browser, frame::name_tag};
use web_sys::PointerEvent;

use super::{
    arrows::arrows,
    drag,
    locomotive::{coupling, lamp, locomotive},
    reason,
    siding::{Siding, anchor, coupled, fitting, winner},
    wagon::{back, padlock, wagon},
    words,
};

/// What one train looks like, now and as it would.
#[derive(Clone, Copy)]
struct Stand {
    siding: Siding,
    seat: Seat,
    now: Memo<SeatView>,
    /// After what is pointed at; none if nothing is.
    then: Memo<Option<SeatView>>,
    fits: Memo<[bool; TRAIN]>,
    /// The same as it is, whatever is pointed at: what is read out must be true.
    truly: Memo<[bool; TRAIN]>,
    links: Memo<[bool; TRAIN]>,
    /// The one place that the tabulator key finds.
    cursor: RwSignal<usize>,
}

/// The train of a seat.
pub fn train(siding: Siding, seat: Seat) -> AnyView {
    let at = seat.index();
    let now = Memo::new(move |_| siding.view.with(|view| view.seats[at].clone()));
    let then =
        Memo::new(move |_| siding.preview.with(|view| Some(view.as_ref()?.seats[at].clone())));
    let shown = move || then.get().unwrap_or_else(|| now.get());
    let fits = Memo::new(move |_| fitting(shown().train));
    let truly = Memo::new(move |_| fitting(now.with(|now| now.train)));
    let links = Memo::new(move |_| coupled(shown().train));
    let stand = Stand { siding, seat, now, then, fits, truly, links, cursor: RwSignal::new(0) };
    follow_targets(&stand);
    let seating = siding.seating.get_value();
    let sitter = seating.at(seat);
    let class = {
        let colour = seating.class(seat);
        let count = u8::try_from(seating.0.len()).unwrap_or(2);
        move || {
            let front = siding.front.get();
            let behind = (seat.number() + count - front.number()) % count;
            format!("train {colour} at-{behind}")
        }
    };
    let asked = move || siding.turn.with(|turn| turn.asked().contains(seat));
    let won = Memo::new(move |_| siding.view.with(|view| winner(view)) == Some(seat));
    let label = {
        let name = seating.name(seat);
        move || t!("trains-train-of", name = name.clone(), count = standing(truly.get()))
    };
    let hidden = move || {
        let held = now.with(|now| now.hand);
        if siding.is_front(seat) && siding.view.with(|view| view.me == Some(seat)) {
            0
        } else {
            held
        }
    };
    let held = move || {
        (hidden() > 0).then(|| {
            let said = t!("trains-held", name = siding.name(seat), count = hidden());
            let tip = said.clone();
            view! {
                <span class="held" data-tip=tip>
                    <span class="wagon" data-card=format!("hand-{}", seat.number())>{back()}</span>
                    <span class="times" aria-hidden="true">{hidden()}</span>
                    <span class="spoken">{said}</span>
                </span>
            }
        })
    };
    view! {
        <section class=class class:asked=asked class:won=move || won.get() class:previewed=move || then.with(Option::is_some)>
            <header class="plate">
                {name_tag(&seating, seat)}
                {count(&stand)}
                {held}
            </header>
            <div class="rails">
                <div class="locomotive">{locomotive(sitter.colour, sitter.letter())}</div>
                <div class="coaches">
                    <ol class="wagons" aria-label=label>
                        {(0..TRAIN).map(|place| place_of(&stand, place)).collect_view()}
                    </ol>
                    {move || siding.is_front(seat).then(|| arrows(siding))}
                </div>
            </div>
        </section>
    }
    .into_any()
}

fn standing(fits: [bool; TRAIN]) -> usize {
    fits.iter().filter(|fits| **fits).count()
}

/// How many wagons are in order; while one points at something, how many would be.
fn count(stand: &Stand) -> AnyView {
    let Stand { then, fits, truly, .. } = *stand;
    let now = move || standing(truly.get());
    let would = move || {
        let would = standing(fits.get());
        (then.with(Option::is_some) && would != now()).then(|| {
            view! {
                <span class="would" class:better={would > now()}>" → " {would}</span>
            }
        })
    };
    let tip = t!("trains-count-about");
    view! {
        <span class="count" data-tip=tip>
            <span class="lamp fits" aria-hidden="true">{lamp()}</span>
            <span>
                <span class="long">{move || t!("trains-count", count = now())}</span>
                <span class="short" aria-hidden="true">{now} "/7"</span>
                {would}
            </span>
        </span>
    }
    .into_any()
}

/// When something is picked, the keyboard finds its first target, or the one that is advised.
fn follow_targets(stand: &Stand) {
    let Stand { siding, seat, cursor, .. } = *stand;
    Effect::new(move |_| {
        let targets = siding.targets.get();
        if siding.front.get_untracked() != seat {
            return;
        }
        let hint = siding.hint.get().filter(|hint| targets.contains(hint));
        let first = hint.or_else(|| targets.first().copied());
        if let Some(anchor) = first.and_then(anchor) {
            cursor.set(anchor.place);
            // Whoever is in this train with the keyboard already points at something.
            let inside = browser::document().query_selector(".siding .at-0 .slot:focus-visible");
            if inside.ok().flatten().is_some() {
                siding.point(first);
                focus(siding, seat, anchor.place);
            }
        }
    });
}

fn place_of(stand: &Stand, at: usize) -> AnyView {
    let Stand { siding, now, then, fits, links, .. } = *stand;
    let card = Memo::new(move |_| now.with(|now| now.train[at]));
    // Where the wagon would go, in places; none if it would leave.
    let goes = Memo::new(move |_| {
        let card = card.get()?;
        let Some(then) = then.get() else { return Some(0) };
        let to = then.train.iter().position(|other| *other == Some(card))?;
        i32::try_from(to).ok()?.checked_sub(i32::try_from(at).ok()?)
    });
    let leaves = move || card.get().is_some() && goes.get().is_none();
    // The card of the hand that would come.
    let comes = Memo::new(move |_| {
        let coming = then.with(|then| then.as_ref()?.train[at])?;
        now.with(|now| !now.train.contains(&Some(coming))).then_some(coming)
    });
    let fresh = move || card.get().is_some_and(|card| siding.fresh.with(|it| it.contains(&card)));
    let spot = Spot::ALL.into_iter().find(|spot| spot.place().index() == at);
    view! {
        <li class="place" class:spot=spot.is_some() class:gap=move || card.get().is_none()>
            {(at > 0).then(|| view! {
                <span class="coupling" class:coupled=move || links.get()[at]>{coupling()}</span>
            })}
            <div class="stands" class:leaves=leaves class:moves=move || goes.get().is_some_and(|by| by != 0)
                class:fresh=fresh
                style:--by=move || goes.get().unwrap_or(0).to_string()>
                <For each=move || card.get() key=|card| card.number() children=|card| view! {
                    <div class="wagon" data-card=card.number() data-zone="train">{wagon(card)}</div>
                }/>
            </div>
            {move || comes.get().map(|card| view! {
                <div class="stands comes"><div class="wagon">{wagon(card)}</div></div>
            })}
            {spot.map(|spot| lock(stand, spot))}
            <span class="lamp" class:fits=move || fits.get()[at]
                class:misfits=move || card.get().is_some() && !fits.get()[at]>{lamp()}</span>
            {slot(stand, at)}
        </li>
    }
    .into_any()
}

/// The lock at a spot: hanging, coming off, or about to be hung.
fn lock(stand: &Stand, spot: Spot) -> AnyView {
    let Stand { now, then, .. } = *stand;
    let lock = Memo::new(move |_| now.with(|now| now.locks[spot as usize]));
    let would = Memo::new(move |_| then.with(|then| Some(then.as_ref()?.locks[spot as usize])));
    let off = move || lock.get().is_some() && would.get() == Some(None);
    let coming = move || lock.get().is_none() && matches!(would.get(), Some(Some(_)));
    view! {
        <span class="lock" class:off=off>
            <For each=move || lock.get() key=|card: &Card| card.number() children=|card| view! {
                <span class="hangs" data-card=card.number() data-zone="lock">{padlock()}</span>
            }/>
            {move || coming().then(|| view! { <span class="hangs coming">{padlock()}</span> })}
        </span>
    }
    .into_any()
}

/// The button over a place: it speaks what stands there, and what a click would do.
fn slot(stand: &Stand, at: usize) -> AnyView {
    let Stand { siding, seat, now, truly, cursor, .. } = *stand;
    let aims = Memo::new(move |_| if siding.is_front(seat) { siding.aims(at) } else { Vec::new() });
    // What the keyboard does here. A pointer finds everything that begins or ends here.
    let target = Memo::new(move |_| {
        let own = |action: &&Action| anchor(**action).is_some_and(|anchor| anchor.place == at);
        aims.with(|aims| aims.iter().find(own).or_else(|| aims.first()).copied())
    });
    let shift = move || target.get().and_then(anchor).map_or(0.0, |anchor| anchor.shift);
    let among = move |action: Option<Action>| {
        action.is_some_and(|action| aims.with(|aims| aims.contains(&action)))
    };
    let hinted = move || among(siding.hint.get());
    let aimed = move || among(siding.aim.get());
    let label = move || now.with(|now| words::place(now, truly.get()[at], at));
    let about = move || {
        let action = target.get()?;
        let act = siding.view.with(|view| words::advise(action, view));
        Some(t!("trains-slot-act", act = act))
    };
    let tip = move || match target.get() {
        // What can be done is said by the preview and the line above; a bubble would hide it.
        Some(_) => String::new(),
        None => now.with(|now| words::about(now, at)),
    };
    let test = move || {
        if siding.is_front(seat) {
            format!("wagon-{}", at + 1)
        } else {
            format!("wagon-{}-{}", seat.number() + 1, at + 1)
        }
    };
    let click = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        // A finger has pointed before this click comes; only its second tap does something.
        let finger = event.dyn_ref::<PointerEvent>().is_some_and(by_finger);
        if drag::was_drag() || finger && target.get_untracked().is_some() {
            return;
        }
        // Enter and Space make a click without a pointer.
        let pointed = (event.detail() > 0).then(|| drag::aimed_at(&event)).flatten();
        if let Some(action) = pointed.or_else(|| target.get_untracked()) {
            siding.act(action);
        } else {
            siding.why.not(reason::of_place(siding, seat, at));
            siding.cancel();
        }
    };
    view! {
        <button type="button" class="slot" class:target=move || target.get().is_some() class:hinted=hinted class:aimed=aimed
            class:between={move || shift() > 0.0}
            style:--shift=move || shift().to_string()
            tabindex=move || if cursor.get() == at { "0" } else { "-1" }
            aria-label=label aria-description=about
            aria-disabled=move || target.get().is_none().to_string()
            data-tip=tip data-test=test data-place=at
            data-action=move || target.get().map(|action| action.to_string())
            on:click=click
            on:focus=move |event| {
                cursor.set(at);
                // A finger or a mouse gives focus too, but only the keyboard points with it.
                let seen = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
                if seen.is_some_and(|it| it.matches(":focus-visible").unwrap_or(false)) {
                    point(siding, target.get_untracked());
                }
            }
            on:blur=move |_| leave(siding, target.get_untracked())
            on:keydown=move |event| step(siding, seat, at, &event)
            on:pointerdown=move |event| drag::wagon_down(siding, seat, at, &event)
            on:pointermove=move |event| drag::wagon_moves(siding, &event)
            on:pointerup=move |event| drag::wagon_up(siding, &event)
            on:pointercancel=move |_| drag::stop(siding)
        >{move || aims.with(|aims| marks(siding, aims))}</button>
    }
    .into_any()
}

/// A mark for everything that can be chosen at a place. Where there are two, each has its half.
fn marks(siding: Siding, aims: &[Action]) -> AnyView {
    let halves = aims.len() > 1;
    let marks = (0..).zip(aims).map(|(at, &action): (usize, _)| {
        let side = match (halves, at, action) {
            (true, 0, _) => "left",
            (true, ..) => "right",
            // Beyond the outermost neighbours there is no other pair.
            (false, _, Action::Use(Use::SwapNeighbours(place))) if place.index() == 0 => "first",
            (false, _, Action::Use(Use::SwapNeighbours(place))) if place.index() == TRAIN - 2 => {
                "last"
            }
            _ => "all",
        };
        view! {
            <span class=format!("aim {side}") data-action=action.to_string()
                on:pointerenter=move |event| if !by_finger(&event) { point(siding, Some(action)) }
                on:pointerleave=move |_| leave(siding, Some(action))>
                <i class="dot" class:aimed=move || siding.aim.get() == Some(action)></i>
            </span>
        }
    });
    marks.collect_view().into_any()
}

fn by_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

fn point(siding: Siding, at: Option<Action>) {
    if siding.dragged.get_untracked().is_none() {
        siding.point(at);
    }
}

/// A pointer or the keyboard goes elsewhere. What a finger has shown stays.
fn leave(siding: Siding, from: Option<Action>) {
    let still = siding.dragged.get_untracked().is_none() && !siding.shown.get_untracked();
    if still && siding.aim.get_untracked() == from {
        siding.point(None);
    }
}

/// Arrow keys go along the train; when something is picked, from target to target.
fn step(siding: Siding, seat: Seat, at: usize, event: &web_sys::KeyboardEvent) {
    let places: Vec<usize> =
        if siding.front.get_untracked() == seat && !siding.targets.with_untracked(Vec::is_empty) {
            let place = |action: &Action| anchor(*action).map(|anchor| anchor.place);
            siding.targets.with_untracked(|targets| targets.iter().filter_map(place).collect())
        } else {
            (0..TRAIN).collect()
        };
    let next = match event.key().as_str() {
        "ArrowRight" => places.iter().copied().find(|&place| place > at),
        "ArrowLeft" => places.iter().rev().copied().find(|&place| place < at),
        "Home" => places.first().copied(),
        "End" => places.last().copied(),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next {
        // At once, so that no key is lost however fast they come.
        focus_now(&place_in_page(siding, seat, next));
    }
}

/// Gives the keyboard to a place of a train.
pub fn focus(siding: Siding, seat: Seat, place: usize) {
    focus_on(place_in_page(siding, seat, place));
}

/// How to find a place of a train in the page.
fn place_in_page(siding: Siding, seat: Seat, place: usize) -> String {
    let front = siding.front.get_untracked() == seat;
    let test = if front {
        format!("wagon-{}", place + 1)
    } else {
        format!("wagon-{}-{}", seat.number() + 1, place + 1)
    };
    format!(".siding [data-test=\"{test}\"]")
}

/// Gives the keyboard to what this finds, once the page has drawn it.
pub fn focus_on(selector: String) {
    request_animation_frame(move || focus_now(&selector));
}

fn focus_now(selector: &str) {
    let found = browser::document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        element.focus().ok();
    }
}
