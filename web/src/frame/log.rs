use std::sync::Arc;

use game::{Observer, Seat};
use leptos::{html, prelude::*};
use serde::Deserialize as _;
use text::t;
use wasm_bindgen::JsCast as _;

use crate::{
    browser, find,
    host::{Heard, Scene, Shared},
};

/// What has happened, in words. Pointing at a line shows its moment on the board.
pub fn log(host: Shared, peek: RwSignal<Option<u32>>) -> impl IntoView {
    let (update, seating, game) =
        host.with_value(|host| (host.update(), host.seating(), host.game()));
    let room = find(game).expect("a host plays a game that has a room");
    let heard = RwSignal::new(Vec::<Heard>::new());
    let last = StoredValue::new((0u32, Observer::Public));
    Effect::new(move |_| {
        let update = update.get();
        let goes_on = follows(last.get_value(), &update);
        last.set_value((update.number, update.me));
        if goes_on {
            heard.update(|heard| heard.extend(update.news.iter().cloned()));
        } else {
            heard.set(host.with_value(|host| host.history()));
        }
    });
    let scroll = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        heard.track();
        // The newest line is at the end; that is where one reads on.
        if let Some(list) = scroll.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let lines = move || {
        let say = |heard: &Heard| {
            Some((heard.number, whose(heard), (room.words.say)(&heard.news, &seating)?))
        };
        heard.with(|heard| heard.iter().filter_map(say).collect::<Vec<_>>())
    };
    let numbers = {
        let lines = lines.clone();
        move || lines().into_iter().map(|line| line.0).collect::<Vec<_>>()
    };
    // With the keyboard one walks up and down the lines.
    let walk = move |event: web_sys::KeyboardEvent| {
        let numbers = untrack(&numbers);
        let at = peek.get_untracked().and_then(|it| numbers.iter().position(|&n| n == it));
        let to = match event.key().as_str() {
            "ArrowUp" => at.unwrap_or(numbers.len()).checked_sub(1),
            "ArrowDown" => at.map(|at| at + 1),
            "Home" => Some(0),
            "End" | "Escape" => None,
            _ => return,
        };
        event.prevent_default();
        peek.set(to.and_then(|to| numbers.get(to).copied()));
        let line = peek.get_untracked().map(|number| format!("[data-line='{number}']"));
        let line = line.and_then(|it| browser::document().query_selector(&it).ok().flatten());
        if let Some(line) = line {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            line.scroll_into_view_with_scroll_into_view_options(&options);
        }
    };
    let seating = host.with_value(|host| host.seating());
    view! {
        <section class="log" aria-label=t!("play-log")>
            <h2>{t!("play-log")}</h2>
            <div class="lines" role="log" tabindex="0" aria-label=t!("play-log") node_ref=scroll
                on:keydown=walk on:blur=move |event| if !is_sheet(&event) { peek.set(None) }
                on:pointerleave=move |event| if is_mouse(&event) && !is_sheet(&event) { peek.set(None) }>
                <ol><For each=lines key=|line| line.0 children=move |(number, seat, text)| {
                    let class = seat.map_or_else(String::new, |seat| seating.class(seat));
                    view! {
                        <li class=class class:peeked=move || peek.get() == Some(number)>
                            <span data-line=number on:click=move |_| peek.set(Some(number))
                                on:pointerenter=move |event| if is_mouse(&event) && !is_sheet(&event) { peek.set(Some(number)) }>
                                {text}
                            </span>
                        </li>
                    }
                }/></ol>
            </div>
            <p class="quiet empty" hidden=move || !heard.with(Vec::is_empty)>{t!("log-empty")}</p>
        </section>
    }
}

/// Whose line it is. What fate brings somebody, such as a card that they drew, is theirs.
fn whose(heard: &Heard) -> Option<Seat> {
    heard.seat.or_else(|| Seat::deserialize(heard.news.get("seat")?).ok())
}

/// A mouse points without pressing; a finger taps, and what it tapped stays.
fn is_mouse(event: &web_sys::PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

/// Whether the log lies over the board. It makes room for the moment that a line tells of, and must
/// not move away from under a mouse or a finger: there the moment stays until it is sent away.
fn is_sheet(event: &web_sys::Event) -> bool {
    let at = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    at.is_some_and(|it| it.closest(".side.open").is_ok_and(|side| side.is_some()))
}

/// Whether an update brings the next events for the same eyes.
fn follows((number, me): (u32, Observer), update: &Arc<Scene>) -> bool {
    let count = u32::try_from(update.news.len()).unwrap_or(0);
    update.me == me
        && count > 0
        && update.number == number + count
        && update.news[0].number == number + 1
}
