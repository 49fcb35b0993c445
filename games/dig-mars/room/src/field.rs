//! The field: sixteen stacks, how strong one is on each of them, and who stands there.

use dig_mars::{Action, Field, News, TopView, Track, Use, View};
use game::Seat;
use leptos::prelude::*;
use text::t;

use super::{
    desk::{Desk, Light, Pick, field_id, focus_now},
    place::{self, TILE, corner, sunk},
    signs,
    stations::stations,
    tile, words,
};

/// The whole field.
pub fn field(desk: Desk) -> AnyView {
    let (width, height) = place::SIZE;
    let rows = Field::ALL.chunks(4).map(|row| {
        let cells = row.iter().map(|&field| one(desk, field)).collect_view();
        view! { <g role="row">{cells}</g> }
    });
    let rulers = (0..4usize).map(|at| {
        let (x, y) = corner(Field::ALL[5 * at]);
        let letter = char::from(b"abcd"[at]).to_string();
        view! {
            <text class="dm-ruler" x=x + TILE.0 / 2.0 y="15">{letter}</text>
            <text class="dm-ruler" x="10" y=y + 66.0>{(at + 1).to_string()}</text>
        }
    });
    let holding = move || matches!(desk.pick.get(), Pick::Station(..) | Pick::Bonus(_));
    view! {
        <svg class="dm-ground" class:holding=holding viewBox=format!("0 0 {width} {height}")>
            <g aria-hidden="true">{rulers.collect_view()}</g>
            <g role="grid" aria-label=t!("dig-mars-field")>{rows.collect_view()}</g>
            <g class="dm-scans" aria-hidden="true">{Field::ALL.map(|field| scans(desk, field))}</g>
            {stations(desk)}
            <g class="dm-gauges" aria-hidden="true">
                {Field::ALL.map(|field| gauge(desk, field))}
            </g>
        </svg>
    }
    .into_any()
}

fn one(desk: Desk, field: Field) -> AnyView {
    let seating = desk.seating();
    let stack = Memo::new(move |_| desk.view.with(|view| view.stacks[field.index()].clone()));
    let tiles = Memo::new(move |_| stack.with(|stack| stack.tiles));
    let light = Memo::new(move |_| desk.light(field));
    let hinted = Memo::new(move |_| desk.hint.get().is_some_and(|action| touches(action, field)));
    let turned = move || {
        desk.news.with(|news| {
            news.iter().any(|(_, news)| match *news {
                News::Dug { field: at, .. } | News::Uncovered { field: at, .. } => at == field,
                _ => false,
            })
        })
    };
    let scanning = move || {
        desk.news.with(|news| {
            news.iter()
                .any(|(_, news)| matches!(*news, News::Scanned { field: at, .. } if at == field))
        })
    };
    let drawn = move || stack.with(|stack| tile::top(stack.top.as_ref()));
    let label = move || desk.view.with(|view| words::field(view, desk.me.get(), field, &seating));
    let together = Memo::new(move |_| desk.view.with(|view| standing(view, field) > 1));
    // Only in the turn in which it was dug is the bonus of a tile good for anything.
    let spent = move || {
        desk.view.with(|view| match view.stacks[field.index()].top {
            Some(TopView::Up { tile }) => {
                tile.face().bonus.is_none_or(|bonus| !view.bonuses.contains(&bonus))
            }
            _ => false,
        })
    };
    let (x, y) = corner(field);
    let open = move || desk.pick.get() == Pick::Field(field);
    view! {
        <g id=field_id(field) role="gridcell" class="dm-field" data-test=format!("field-{field}")
            class:can=move || light.get() == Light::Can class:target=move || light.get() == Light::Target
            class:hinted=move || hinted.get() class:open=open
            tabindex=move || if desk.stop.get() == field { "0" } else { "-1" }
            aria-label=label aria-expanded=move || open().to_string()
            transform=format!("translate({x} {y})")
            on:click=move |_| desk.choose(field)
            on:focus=move |_| desk.stop.set(field)
            on:keydown=move |event| pressed(desk, field, &event)>
            <rect class="dm-hit" x="-4" y="-2" width="112" height="118"/>
            <g inner_html=move || tile::depth(tiles.get())></g>
            <g class="dm-top" class:gone=move || tiles.get() == 0
                style:transform=move || format!("translateY({}px)", sunk(tiles.get()))>
                <g class="dm-turn" class:turned=turned class:spent=spent inner_html=drawn></g>
                <circle class="dm-radar" class:on=scanning cx="52" cy="42" r="36"/>
            </g>
            <g style:transform=move || format!("translateY({}px)", sunk(tiles.get())) class="dm-over">
                <ellipse class="dm-together" class:on=move || together.get() cx="52" cy="68" rx="50" ry="18"/>
                <rect class="dm-light" x="1" y="1" width="102" height="82" rx="10"/>
            </g>
        </g>
    }
    .into_any()
}

/// What is known of the covered tile of a field. Letters and numbers would be read out with the field,
/// which says the same in words, so they lie above it.
fn scans(desk: Desk, field: Field) -> AnyView {
    let seating = desk.seating();
    let stack = Memo::new(move |_| desk.view.with(|view| view.stacks[field.index()].clone()));
    let drawn =
        move || stack.with(|stack| tile::scans(stack.top.as_ref(), desk.me.get(), &seating));
    let (x, y) = corner(field);
    let place = move || format!("translate({x} {})", y + sunk(stack.with(|stack| stack.tiles)));
    view! { <g transform=place inner_html=drawn></g> }.into_any()
}

/// The arrows walk over the grid, Enter and the space bar choose, Escape lets go.
fn pressed(desk: Desk, field: Field, event: &web_sys::KeyboardEvent) {
    use dig_mars::Way;
    let go = |way| {
        if let Some(next) = field.next(way) {
            // At once, so that no key is lost however fast they come.
            focus_now(&field_id(next));
        }
    };
    match event.key().as_str() {
        "ArrowUp" => go(Way::Up),
        "ArrowLeft" => go(Way::Left),
        "ArrowRight" => go(Way::Right),
        "ArrowDown" => go(Way::Down),
        "Enter" | " " => {
            // The keyboard has read what is there before it chooses.
            desk.finger.set(false);
            desk.choose(field);
        }
        "Escape" => desk.put_down(),
        _ => return,
    }
    event.prevent_default();
}

/// Whether an action has to do with this field.
pub fn touches(action: Action, field: Field) -> bool {
    match action {
        Action::Place(at)
        | Action::Dig(at)
        | Action::Transport(at)
        | Action::Bonus(Use::Dig(at) | Use::Transport(at) | Use::Scan(at)) => at == field,
        Action::Move(_, to) | Action::Bonus(Use::Move(_, _, to)) => to == field,
        Action::Upgrade(_) | Action::Bonus(Use::Point) | Action::Declare | Action::End => false,
    }
}

/// How many stations stand on a field, whoever they belong to.
pub fn standing(view: &View, field: Field) -> u8 {
    (0..).map(Seat::new).take(view.seats.len()).map(|seat| view.stations(seat, field)).sum()
}

/// What somebody can do on a field, and what it takes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Gauge {
    /// Digging or transport.
    pub track: Track,
    /// The level of that track.
    pub level: u8,
    /// Level and help together.
    pub strength: u8,
    /// How hard it is.
    pub needed: u8,
    /// Whether a station of that seat stands there already.
    pub there: bool,
}

impl Gauge {
    /// How strong a seat is on a field, or would be as soon as it had a station there. None where
    /// there is nothing to dig or to take.
    pub fn of(view: &View, seat: Seat, field: Field) -> Option<Self> {
        let has = &view.seats[seat.index()];
        let (track, level, needed) = match view.stacks[field.index()].top.as_ref()? {
            TopView::Down { dig, .. } => (Track::Digging, has.digging, *dig),
            TopView::Up { tile } => (Track::Transport, has.transport, tile.face().transport),
        };
        Some(Gauge {
            track,
            level: level.number(),
            strength: view.strength(seat, track, field),
            needed: needed.number(),
            there: view.stations(seat, field) > 0,
        })
    }

    /// Whether it is enough.
    pub fn enough(self) -> bool {
        self.strength >= self.needed
    }

    /// The strength as a sum: `1+2=3`, or just the level where nobody helps.
    pub fn sum(self) -> String {
        match self.strength - self.level {
            0 => self.level.to_string(),
            help => format!("{}+{help}={}", self.level, self.strength),
        }
    }
}

/// How strong I am there and what it takes: on every field where I stand, and where the station in
/// hand could go.
fn gauge(desk: Desk, field: Field) -> AnyView {
    let gauge = Memo::new(move |_| {
        let view = desk.view.get();
        let seat = desk.me.get().or(view.active)?;
        let gauge = Gauge::of(&view, seat, field)?;
        let coming = match desk.pick.get() {
            Pick::Station(owner, from) => {
                owner == seat && !desk.landings(owner, from, field).is_empty()
            }
            _ => false,
        };
        (gauge.there || coming).then_some(gauge)
    });
    let (x, y) = corner(field);
    (move || {
        let gauge = gauge.get()?;
        let sum = gauge.sum();
        #[expect(clippy::cast_precision_loss, reason = "some letters")]
        let left = 32.0 + 12.2 * sum.len() as f64;
        let width = left + 38.0;
        let x = x + (TILE.0 - width) / 2.0;
        let verdict = if gauge.enough() { signs::TICK } else { r#"<circle cx="12" cy="12" r="5" fill="currentColor"/>"# };
        let tip = words::gauge(gauge, desk.me.get().is_some());
        Some(view! {
            <g class="dm-gauge" class:enough=gauge.enough() class:helped=gauge.strength != gauge.level
                class:coming=!gauge.there transform=format!("translate({x} {})", y + 94.0) data-tip=tip>
                <g class="dm-grow">
                    <rect class="dm-gauge-all" width=width height="24" rx="9"/>
                    <path class="dm-gauge-needed"
                        d=format!("M{left} 0h29a9 9 0 0 1 9 9v6a9 9 0 0 1-9 9h-29z")/>
                    <g transform="translate(6 3) scale(.75)" inner_html=signs::of_track(gauge.track)></g>
                    <text x="27" y="18.8">{sum}</text>
                    <g class="dm-verdict" transform=format!("translate({} 4) scale(.66)", left + 3.0)
                        inner_html=verdict></g>
                    <text class="dm-verdict" x=left + 22.0 y="18.8">{gauge.needed.to_string()}</text>
                </g>
            </g>
        })
    })
    .into_any()
}
