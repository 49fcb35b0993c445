//! The equipment of every seat.

use dig_mars::{Action, Level, Track, cost};
use game::Seat;
use leptos::prelude::*;
use text::t;
use web::art;

use super::{
    desk::{Desk, board_id},
    motion::Motion,
    signs::{self, sign},
    words,
};

/// The equipment of a seat: one's own large, with upgrades to click; those of the others small.
pub fn board(desk: Desk, motion: Motion, seat: Seat) -> AnyView {
    let seating = desk.seating();
    let mine = Memo::new(move |_| desk.me.get() == Some(seat));
    let active = move || desk.view.with(|view| view.active == Some(seat));
    let waits = move || desk.view.with(|view| view.seats[seat.index()].stations.is_empty());
    let tracks = move || {
        let mine = mine.get();
        Track::ALL.map(|track| {
            if mine { my_track(desk, seat, track) } else { their_track(desk, seat, track) }
        })
    };
    view! {
        <section class=format!("dm-board {}", seating.class(seat)) id=board_id(seat)
            class:me=move || mine.get() class:active=active class:waits=waits
            aria-label=seating.name(seat)>
            <header>
                {art::swatch(seating.at(seat).colour)}
                <span class="dm-name">{seating.name(seat)}</span>
                {points(desk, seat)}
                {motion.gain(seat)}
            </header>
            <div class="dm-tracks">{tracks}</div>
        </section>
    }
    .into_any()
}

/// The points of a seat, as far as one may see them.
fn points(desk: Desk, seat: Seat) -> AnyView {
    let shown = Memo::new(move |_| {
        desk.view.with(|view| {
            let points = view.seats[seat.index()].points;
            view.shows_points(seat).then_some((points, view.target))
        })
    });
    (move || match shown.get() {
        None => view! {
            <span class="dm-points hidden" data-tip=t!("dig-mars-points-hidden")>
                {sign(signs::POINT)} <b aria-hidden="true">"?"</b>
                <span class="dm-said">{t!("dig-mars-points-hidden")}</span>
            </span>
        }
        .into_any(),
        Some((points, target)) => {
            let full = points >= target;
            let part = 100.0 * f64::from(points.min(target)) / f64::from(target);
            view! {
                <span class="dm-points" class:full=full
                    data-tip=t!("dig-mars-points-of", points = points, target = target)>
                    {sign(signs::POINT)}
                    <b>{points.to_string()}</b>
                    <span class="dm-target">{format!("/ {target}")}</span>
                    <span class="dm-bar" aria-hidden="true"><i style=format!("width:{part}%")></i></span>
                </span>
            }
            .into_any()
        }
    })
    .into_any()
}

fn level(desk: Desk, seat: Seat, track: Track) -> Memo<u8> {
    Memo::new(move |_| {
        desk.view.with(|view| {
            let has = &view.seats[seat.index()];
            match track {
                Track::Digging => has.digging.number(),
                Track::Transport => has.transport.number(),
                Track::Fleet => has.fleet.number(),
            }
        })
    })
}

/// A track of somebody else: its sign and its level.
fn their_track(desk: Desk, seat: Seat, track: Track) -> AnyView {
    let level = level(desk, seat, track);
    let said = move || t!("dig-mars-level", track = words::track(track), level = level.get());
    view! {
        <span class="dm-track theirs" data-tip=said>
            {sign(signs::of_track(track))}
            <span class="dm-said">{said}</span>
            <b aria-hidden="true">{move || level.get()}</b>
            <span class="dm-pips" aria-hidden="true">
                {(1..=4u8).map(|at| view! { <i class:on=move || at <= level.get()></i> }).collect_view()}
            </span>
        </span>
    }
    .into_any()
}

/// One of my tracks: four levels, and what the next one costs. A click takes it.
fn my_track(desk: Desk, seat: Seat, track: Track) -> AnyView {
    let level = level(desk, seat, track);
    let action = Action::Upgrade(track);
    let may = Memo::new(move |_| desk.may(action));
    let next = move || Level::new(level.get()).and_then(Level::next);
    let about = move || match next() {
        None => t!("dig-mars-track-full", track = words::track(track)),
        Some(to) => {
            let (track, to, paid) = (words::track(track), to.number(), cost(to));
            if may.get() {
                t!("dig-mars-track-can", track = track, level = to, paid = paid)
            } else {
                t!("dig-mars-track-cannot", track = track, level = to, paid = paid)
            }
        }
    };
    let steps = Level::ALL.map(|step| {
        let number = step.number();
        view! {
            <i class="dm-step" class:on=move || number <= level.get()
                class:next=move || number == level.get() + 1>{number}</i>
        }
    });
    // What the next level costs.
    let price = move || {
        next().map(|to| view! { <span class="dm-price">{sign(signs::POINT)} {cost(to)}</span> })
    };
    let click = move |_| {
        if may.get_untracked() {
            desk.act(action);
            return;
        }
        let waits = desk.actions.with_untracked(|actions| actions.is_empty());
        let none = desk.view.with_untracked(|view| view.actions == 0);
        if waits {
            desk.why.not((t!("why-turn"), "2.4"));
        } else if none {
            desk.why.not((t!("dig-mars-why-actions"), "3.1"));
        } else {
            desk.why.not((untrack(about), "3.7"));
        }
    };
    view! {
        <button class="dm-track mine" class:can=move || may.get()
            class:hinted=move || desk.hint.get() == Some(action)
            aria-disabled=move || (!may.get()).to_string()
            data-tip=about data-test=format!("track-{}", words_of(track)) data-action=action.to_string()
            on:click=click>
            {sign(signs::of_track(track))}
            <span class="dm-track-name">{words::track(track)}</span>
            <span class="dm-said">{move || t!("dig-mars-level-now", level = level.get(), about = about())}</span>
            <span class="dm-steps" aria-hidden="true">{steps} {price}</span>
        </button>
    }
    .into_any()
}

fn words_of(track: Track) -> &'static str {
    match track {
        Track::Digging => "digging",
        Track::Transport => "transport",
        Track::Fleet => "fleet",
    }
}
