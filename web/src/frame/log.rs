use game::{Observer, Seat};
use leptos::{html, prelude::*};
use text::{Seating, t};
use wasm_bindgen::JsCast as _;

use crate::{
    browser,
    host::{Heard, Scene, SharedHost},
    room::AnyRoom,
};

/// An event that is worth a line: its number, whose it is, and its words.
type Spoken = (u32, Option<Seat>, String);

/// What has happened, in words. Pointing at a line shows its moment on the board.
pub fn log(host: SharedHost, peek: RwSignal<Option<u32>>) -> impl IntoView {
    let (update, seating) = host.with_value(|host| (host.update(), host.seating()));
    let lines = lines_of(host);
    let scroll = NodeRef::<html::Div>::new();
    // Where one looks back, the log follows the moment that is shown, and a line leads there.
    let looks_back = host.with_value(|host| host.play().is_none());
    let here = Memo::new(move |_| {
        let number = update.with(|update| update.number);
        let before = |lines: &Vec<Spoken>| lines.iter().rfind(|it| it.0 <= number).map(|it| it.0);
        looks_back.then(|| lines.with(before)).flatten()
    });
    Effect::new(move |_| {
        lines.track();
        let here = here.get();
        // The newest line is at the end; that is where one reads on.
        let Some(shown) = scroll.get() else { return };
        request_animation_frame(move || match here {
            Some(number) => show_line(&shown, number),
            None if looks_back => shown.set_scroll_top(0),
            None => shown.set_scroll_top(shown.scroll_height()),
        });
    });
    let choose = move |number: u32| {
        if !host.with_value(|host| host.go_to(number)) {
            peek.set(Some(number));
        }
    };
    let numbers =
        move || lines.with_untracked(|lines| lines.iter().map(|it| it.0).collect::<Vec<_>>());
    // With the keyboard one walks up and down the lines.
    let walk = move |event: web_sys::KeyboardEvent| {
        let numbers = numbers();
        let at = peek.get_untracked().or(here.get_untracked());
        let at = at.and_then(|it| numbers.iter().position(|&n| n == it));
        let to = match event.key().as_str() {
            "ArrowUp" => at.unwrap_or(numbers.len()).checked_sub(1),
            "ArrowDown" => at.map(|at| at + 1),
            "Home" => Some(0),
            "End" | "Escape" => None,
            _ => return,
        };
        event.prevent_default();
        if looks_back {
            to.and_then(|to| numbers.get(to).copied()).into_iter().for_each(choose);
            return;
        }
        peek.set(to.and_then(|to| numbers.get(to).copied()));
        let line = peek.get_untracked().map(|number| format!("[data-line='{number}']"));
        let line = line.and_then(|it| browser::document().query_selector(&it).ok().flatten());
        if let Some(line) = line {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            line.scroll_into_view_with_scroll_into_view_options(&options);
        }
    };
    // With other eyes the same event may have other words: a line is more than its number.
    view! {
        <section class="log" aria-label=t!("play-log")>
            <h2>{t!("play-log")}</h2>
            <div class="lines" role="log" tabindex="0" aria-label=t!("play-log") node_ref=scroll
                on:keydown=walk on:blur=move |event| if !is_sheet(&event) { peek.set(None) }
                on:pointerleave=move |event| if is_mouse(&event) && !is_sheet(&event) { peek.set(None) }>
                <ol><For each=move || lines.get() key=Clone::clone children=move |(number, seat, text)| {
                    let class = seat.map_or_else(String::new, |seat| seating.class(seat));
                    view! {
                        <li class=class class:peeked=move || peek.get() == Some(number)
                            class:here=move || here.get() == Some(number)
                            aria-current=move || (here.get() == Some(number)).then_some("step")>
                            <span data-line=number on:click=move |_| choose(number)
                                on:pointerenter=move |event| {
                                    if !looks_back && is_mouse(&event) && !is_sheet(&event) {
                                        peek.set(Some(number));
                                    }
                                }>
                                {text}
                            </span>
                        </li>
                    }
                }/></ol>
            </div>
            <p class="quiet empty" hidden=move || !lines.with(Vec::is_empty)>{t!("log-empty")}</p>
        </section>
    }
}

/// What is worth a line, kept up to date. Each event is said once.
fn lines_of(host: SharedHost) -> RwSignal<Vec<Spoken>> {
    let (update, seating, room) =
        host.with_value(|host| (host.update(), host.seating(), host.room()));
    // Everything that was heard, and the part of it that is worth a line. Each is said once.
    let heard = StoredValue::new(Vec::<Heard>::new());
    let lines = RwSignal::new(Vec::<Spoken>::new());
    let last = StoredValue::new((0u32, Observer::Public));
    Effect::new(move |_| {
        let update = update.get();
        let goes_on = follows(last.get_value(), &update);
        last.set_value((update.number, update.me));
        if goes_on {
            let known = heard.with_value(|heard| heard.last().map_or(0, |it| it.number));
            let news: Vec<Heard> =
                update.news.iter().filter(|it| it.number > known).cloned().collect();
            let said = spoken(room, &seating, &news);
            heard.update_value(|heard| heard.extend(news));
            if !said.is_empty() {
                lines.update(|lines| lines.extend(said));
            }
        } else {
            let (history, taken_back) = host.with_value(|host| (host.history(), host.taken_back()));
            let mut said = spoken(room, &seating, &history);
            said.extend(taken_back.into_iter().map(|(number, by)| {
                (number, Some(by), t!("log-taken-back", name = seating.name(by)))
            }));
            said.sort_by_key(|it| it.0);
            heard.set_value(history);
            if lines.with_untracked(|lines| *lines != said) {
                lines.set(said);
            }
        }
    });
    lines
}

/// Scrolls the list, and nothing else, so far that a line is seen.
fn show_line(list: &web_sys::HtmlDivElement, number: u32) {
    let line = list.query_selector(&format!("[data-line='{number}']")).ok().flatten();
    let Some(line) = line else { return };
    let (line, around) = (line.get_bounding_client_rect(), list.get_bounding_client_rect());
    let middle = line.top() - around.top() - (around.height() - line.height()) / 2.0;
    #[expect(clippy::cast_possible_truncation, reason = "some thousand pixels")]
    list.set_scroll_top(list.scroll_top() + middle as i32);
}

/// These events in words. What fate brings somebody, such as a card that they drew, is theirs.
fn spoken(room: &AnyRoom, seating: &Seating, heard: &[Heard]) -> Vec<Spoken> {
    let say = |heard: &Heard| {
        let whose = heard.seat.or_else(|| (room.words.whose)(&heard.news));
        Some((heard.number, whose, (room.words.say)(&heard.news, seating)?))
    };
    heard.iter().filter_map(say).collect()
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
fn follows((number, me): (u32, Observer), update: &Scene) -> bool {
    let count = u32::try_from(update.news.len()).unwrap_or(0);
    update.me == me
        && count > 0
        && update.number == number + count
        && update.news[0].number == number + 1
}
