//! The stations on the field. Each is one drawing for the whole match, so that it walks.

use dig_mars::{Field, View};
use game::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web::browser;

use super::{
    desk::{Desk, Light, Pick},
    place::{self, corner, feet, sunk},
};

/// Where each station of each seat stands.
type Places = [[Option<Field>; 4]; 4];

/// The feet of a station, and how many of its seat stand behind it where they stand close.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Spot {
    x: f64,
    y: f64,
    count: u8,
}

/// A station that is being dragged: where from, and how far.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    owner: Seat,
    number: usize,
    from: Field,
    start: (f64, f64),
    by: (f64, f64),
}

/// How far a pointer moves before it drags, in pixels.
const SLACK: f64 = 6.0;

/// All stations.
pub fn stations(desk: Desk) -> AnyView {
    let places = Memo::new(move |before: Option<&Places>| {
        desk.view.with(|view| follow(before.unwrap_or(&[[None; 4]; 4]), view))
    });
    let spots = Memo::new(move |_| desk.view.with(|view| spots(&places.get(), view)));
    let drag = RwSignal::new(None::<Drag>);
    let seats = desk.seating().seats();
    let all = seats.flat_map(|seat| (0..4).map(move |number| (seat, number)));
    let drawn = all.map(|(seat, number)| {
        let spot = Memo::new(move |_| spots.get()[seat.index()][number]);
        let field = Memo::new(move |_| places.get()[seat.index()][number]);
        station(desk, seat, number, field, spot, drag)
    });
    view! { <g class="dm-stations" aria-hidden="true">{drawn.collect_view()}</g> }.into_any()
}

fn station(
    desk: Desk,
    owner: Seat,
    number: usize,
    field: Memo<Option<Field>>,
    spot: Memo<Option<Spot>>,
    drag: RwSignal<Option<Drag>>,
) -> AnyView {
    let seating = desk.seating();
    let colour = seating.at(owner).colour;
    let held = Memo::new(move |_| {
        drag.get().filter(|drag| drag.owner == owner && drag.number == number).map(|drag| drag.by)
    });
    let last = StoredValue::new((235.0, -40.0));
    let transform = move || {
        let (mut x, mut y) = spot.get().map_or_else(|| last.get_value(), |spot| (spot.x, spot.y));
        last.set_value((x, y));
        if let Some(by) = held.get() {
            (x, y) = (x + by.0, y + by.1);
        }
        format!("translate({x}px, {y}px)")
    };
    let free = Memo::new(move |_| field.get().is_some_and(|field| desk.can_leave(owner, field)));
    let picked =
        move || field.get().is_some_and(|field| desk.pick.get() == Pick::Station(owner, field));
    let hinted = Memo::new(move |_| {
        use dig_mars::{Action, Use};
        match (desk.hint.get(), field.get()) {
            (Some(Action::Move(from, _)), Some(field)) => {
                desk.me.get() == Some(owner) && from == field
            }
            (Some(Action::Bonus(Use::Move(whose, from, _))), Some(field)) => {
                whose == owner && from == field
            }
            _ => false,
        }
    });
    let down = move |event: web_sys::PointerEvent| {
        let Some(from) = field.get_untracked().filter(|_| free.get_untracked()) else { return };
        if event.button() != 0 {
            return;
        }
        if let Some(target) = event.current_target() {
            let element: web_sys::Element = target.unchecked_into();
            element.set_pointer_capture(event.pointer_id()).ok();
        }
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        drag.set(Some(Drag { owner, number, from, start, by: (0.0, 0.0) }));
    };
    let moved = move |event: web_sys::PointerEvent| {
        let Some(now) = drag.get_untracked() else { return };
        let scale = scale();
        let far =
            (f64::from(event.client_x()) - now.start.0, f64::from(event.client_y()) - now.start.1);
        if now.by != (0.0, 0.0) || far.0.hypot(far.1) > SLACK {
            desk.pick.set(Pick::Station(owner, now.from));
            drag.set(Some(Drag { by: (far.0 / scale, far.1 / scale), ..now }));
        }
    };
    let up = move |event: web_sys::PointerEvent| {
        let Some(now) = drag.get_untracked() else { return };
        drag.set(None);
        if now.by == (0.0, 0.0) {
            touched(desk, owner, now.from);
            return;
        }
        let to = under(&event).filter(|&to| to != now.from);
        match to.map(|to| (to, desk.landings(owner, now.from, to))) {
            Some((to, landings)) if !landings.is_empty() => desk.choose(to),
            _ => desk.put_down(),
        }
    };
    let pattern = format!("url(#pattern-{colour})");
    let body = "M-13.5 -4v-9.5a13.5 13.5 0 0 1 27 0V-4z";
    view! {
        <g class=format!("dm-station {}", seating.class(owner))
            class:away=move || spot.get().is_none() class:free=move || free.get()
            class:mine=move || desk.me.get() == Some(owner)
            class:picked=picked class:held=move || held.get().is_some() class:hinted=move || hinted.get()
            style:transform=transform
            data-test=format!("station-{}-{number}", owner.number())
            on:pointerdown=down on:pointermove=moved on:pointerup=up
            on:pointercancel=move |_| drag.set(None)>
            <g class="dm-grow">
                <circle class="dm-station-halo" cy="-14" r="21"/>
                <ellipse class="dm-shade" rx="15" ry="4.5"/>
                <path class="dm-legs" d="M-10 -5l-3 5M10 -5l3 5M8 -24l4 -5"/>
                <circle class="dm-lamp" cx="12" cy="-30" r="2.4"/>
                <path class="dm-dome" d=body/>
                <path d=body fill=pattern/>
                <circle cy="-13" r="9.5" fill="var(--seat)"/>
                <text class="dm-letter" y="-6.8">{seating.at(owner).letter().to_string()}</text>
                <g class="dm-count" class:off=move || spot.get().is_none_or(|spot| spot.count < 2)>
                    <circle cx="13" cy="-2" r="10"/>
                    <text x="13" y="4">{move || spot.get().map(|spot| spot.count.to_string())}</text>
                </g>
            </g>
        </g>
    }
    .into_any()
}

/// A click on a station takes it in hand, unless something in hand was to go to its field. A second
/// click is for the field.
fn touched(desk: Desk, owner: Seat, from: Field) {
    let pick = desk.pick.get_untracked();
    let aimed = pick != Pick::Nothing && desk.light(from) == Light::Target;
    let anyone = pick == Pick::Bonus(dig_mars::Bonus::Move);
    if pick == Pick::Station(owner, from) {
        desk.pick.set(Pick::Nothing);
        desk.choose(from);
    } else if aimed && !anyone {
        desk.choose(from);
    } else {
        desk.stop.set(from);
        desk.pick.set(Pick::Station(owner, from));
    }
}

/// How many pixels one unit of the drawing has.
fn scale() -> f64 {
    drawing().map_or(1.0, |place| (place.width() / place::SIZE.0).max(0.01))
}

fn drawing() -> Option<web_sys::DomRect> {
    let element = browser::document().query_selector(".dm-ground").ok()??;
    Some(element.get_bounding_client_rect())
}

/// The field under a pointer.
fn under(event: &web_sys::PointerEvent) -> Option<Field> {
    let (place, scale) = (drawing()?, scale());
    let x = (f64::from(event.client_x()) - place.left()) / scale;
    let y = (f64::from(event.client_y()) - place.top()) / scale;
    place::field_at(x, y)
}

/// Who stands where now, given who stood where before: whoever is still there has not moved.
fn follow(before: &Places, view: &View) -> Places {
    let mut now = [[None; 4]; 4];
    for (seat, has) in view.seats.iter().enumerate() {
        let mut rest = has.stations.to_vec();
        for (was, is) in before[seat].iter().zip(&mut now[seat]) {
            if let Some(at) = rest.iter().position(|&field| Some(field) == *was) {
                *is = Some(rest.remove(at));
            }
        }
        let walked = (0..4).filter(|&number| before[seat][number].is_some());
        let fresh = (0..4).filter(|&number| before[seat][number].is_none());
        for number in walked.chain(fresh) {
            if now[seat][number].is_none() && !rest.is_empty() {
                now[seat][number] = Some(rest.remove(0));
            }
        }
    }
    now
}

fn spots(places: &Places, view: &View) -> [[Option<Spot>; 4]; 4] {
    let mut spots = [[None; 4]; 4];
    for field in Field::ALL {
        let here: Vec<(usize, usize)> = (0..4)
            .flat_map(|seat| (0..4).map(move |number| (seat, number)))
            .filter(|&(seat, number)| places[seat][number] == Some(field))
            .collect();
        let owners: Vec<usize> = here.iter().map(|&(seat, _)| seat).collect();
        let (left, top) = corner(field);
        let tiles = view.stacks[field.index()].tiles;
        // On a tile they stand at its very edge, so that one sees what was found and its bonus.
        let y = top + sunk(tiles) + if tiles == 0 { 77.0 } else { 84.0 };
        let feet = feet(&owners);
        for (at, &(seat, number)) in here.iter().enumerate() {
            // Only the one in front says how many there are, and only where one cannot see it.
            let front = owners.get(at + 1) != Some(&seat);
            let close = at > 0 && owners[at - 1] == seat && feet[at] - feet[at - 1] < 13.0;
            let alike = owners.iter().filter(|&&owner| owner == seat).count();
            let count = if front && close { u8::try_from(alike).unwrap_or(4) } else { 0 };
            spots[seat][number] = Some(Spot { x: left + feet[at], y, count });
        }
    }
    spots
}
