use std::rc::Rc;

use game::Observer;
use leptos::prelude::*;
use table::Record;
use text::{Seating, t};

use super::{after, nowhere, top_bar};
use crate::{
    art, browser,
    frame::{Extra, table},
    host::{Eyes, Host as _, Replaying, SharedHost, unreadable},
    net,
    route::{Route, here},
    shelf,
};

/// How long a moment is shown while the match plays by itself, in milliseconds, by speed.
const STEPS: [(u32, &str); 3] = [(1_600, "slow"), (900, "usual"), (300, "fast")];

/// A match to look at again: from the browser's shelf, or from the server.
pub fn page(game: &str, id: &str, number: Option<u32>) -> AnyView {
    let (game, id) = (game.to_owned(), id.to_owned());
    if let Some(kept) = shelf::find(&id) {
        let record = kept.read();
        if record.as_ref().is_ok_and(|record| record.header().game != game) {
            return nowhere();
        }
        return match record.and_then(|record| Replaying::new(record, kept.sitters)) {
            Ok(replaying) => shown(replaying, &id, number, false),
            Err(error) => broken(error, kept.record),
        };
    }
    // Names of matches on this browser's shelf are shorter.
    if id.len() < 16 {
        return nowhere();
    }
    let fetched = RwSignal::new_local(None::<Result<Record, String>>);
    let path = format!("/api/matches/{id}/record");
    browser::spawn(async move {
        let text = net::text(&path).await;
        let record = text.map_err(|trouble| match trouble.code() {
            Some(wire::Code::NotFound) => t!("ended-gone-text"),
            Some(wire::Code::WrongPhase) => t!("replay-not-over"),
            _ => trouble.words(),
        });
        let record = record.and_then(|text| {
            text.parse::<Record>().map_err(|error| unreadable(&error.to_string()))
        });
        fetched.try_set(Some(record));
    });
    (move || match fetched.get() {
        None => view! {
            {top_bar()}
            <main class="nowhere"><p role="status">{t!("link-connecting")}</p></main>
        }
        .into_any(),
        Some(Err(words)) => refused(t!(format!("{game}-title")), words, None),
        Some(Ok(record)) if record.header().game == game => {
            let (text, sitters) = (record.to_string(), Seating::read(&record.header().seats).0);
            match Replaying::new(record, sitters) {
                Ok(replaying) => shown(replaying, &id, number, true),
                Err(error) => broken(error, text),
            }
        }
        Some(Ok(_)) => nowhere(),
    })
    .into_any()
}

fn shown(replaying: Replaying, id: &str, number: Option<u32>, public: bool) -> AnyView {
    if let Some(number) = number {
        replaying.go_to(number);
    }
    let below = scrubber(&replaying, id.to_owned(), public);
    let host: SharedHost = StoredValue::new_local(Rc::new(replaying));
    table(host, Extra { id: id.to_owned(), below, playing: false, screen: false })
}

/// The rules do not agree with a record. It stays where it is, and the person can have it as a file.
pub fn broken(why: String, record: String) -> AnyView {
    refused(t!("refused-title"), t!("refused-kept", why = why), Some(record))
}

/// There is no record, or something is wrong with it: says what, and where to go.
fn refused(title: String, words: String, record: Option<String>) -> AnyView {
    let here = here();
    let save = record.map(|record| {
        let save = move |_| {
            browser::download("match.galds", &record).ok();
        };
        view! { <button data-test="save" on:click=save>{t!("result-save")}</button> }
    });
    view! {
        {top_bar()}
        <main class="nowhere" data-test="refused">
            <h1>{title}</h1>
            <p class="trouble" role="alert">{words}</p>
            <div class="row wrap">
                {save}
                <button class="primary" on:click=move |_| here.go(Route::Start)>{t!("nowhere-start")}</button>
            </div>
        </main>
    }
    .into_any()
}

fn scrubber(replaying: &Replaying, id: String, public: bool) -> AnyView {
    let game = replaying.room().id;
    let here = here();
    let last = replaying.len() - 1;
    let at = replaying.at();
    let seating = replaying.seating();
    let tools = after::tools(replaying, &id, public);
    let replaying = StoredValue::new_local(replaying.clone());
    let running = RwSignal::new(false);
    let speed = RwSignal::new(1usize);
    let step = move |by: isize| {
        at.update(|at| *at = at.saturating_add_signed(by).min(last));
    };
    Effect::new(move |_| {
        at.track();
        let number = replaying.with_value(Replaying::number);
        here.rename(&Route::Replay(game.to_owned(), id.clone(), number));
    });
    let run = move |_| {
        running.update(|running| *running = !*running);
        if at.get_untracked() == last {
            at.set(0);
        }
        browser::spawn(async move {
            while running.try_get_untracked() == Some(true) && at.get_untracked() < last {
                browser::wait(STEPS[speed.get_untracked()].0).await;
                if running.try_get_untracked() == Some(true) {
                    step(1);
                }
            }
            running.try_set(false);
        });
    };
    let eyes = move |event: web_sys::Event| {
        let value = event_target_value(&event);
        let seat = value.parse().ok();
        let eyes = match (value.as_str(), seat) {
            ("open", _) => Eyes::Open,
            (_, seat) => Eyes::Of(seat.map_or(Observer::Public, Observer::Seat)),
        };
        replaying.with_value(|replaying| replaying.look_as(eyes));
    };
    let seats = seating.seats().map(|seat| {
        view! { <option value=seat.number()>{seating.name(seat)}</option> }
    });
    view! {
        <div class="scrubber">
            <button class="icon" aria-label=t!("replay-back") data-test="step-back"
                data-tip=move || (at.get() != 0).then(|| t!("replay-back"))
                disabled=move || at.get() == 0 on:click=move |_| step(-1)>{art::back()}</button>
            <button class="icon" data-test="run" on:click=run
                aria-label=move || if running.get() { t!("replay-stop") } else { t!("replay-run") }>
                {move || if running.get() { art::pause() } else { art::run() }}
            </button>
            <button class="icon" aria-label=t!("replay-on") data-test="step"
                data-tip=move || (at.get() != last).then(|| t!("replay-on"))
                disabled=move || at.get() == last on:click=move |_| step(1)>{art::forth()}</button>
            <input type="range" min="0" max=last aria-label=t!("replay-moment") prop:value=move || at.get()
                data-test="scrub"
                on:input=move |event| {
                    running.set(false);
                    if let Ok(value) = event_target_value(&event).parse() {
                        at.set(value);
                    }
                }/>
            <output>{move || t!("replay-of", at = at.get(), last = last)}</output>
            <label class="eyes">
                <span>{t!("replay-speed")}</span>
                <select data-test="speed" on:change=move |event| {
                    if let Ok(value) = event_target_value(&event).parse() {
                        speed.set(value);
                    }
                }>
                    {STEPS.into_iter().enumerate().map(|(at, (_, name))| view! {
                        <option value=at selected={at == 1}>{t!(format!("speed-{name}"))}</option>
                    }).collect_view()}
                </select>
            </label>
            <label class="eyes">
                <span>{t!("replay-eyes")}</span>
                <select data-test="eyes" on:change=eyes>
                    <option value="public">{t!("replay-public")}</option>
                    {seats.collect_view()}
                    <option value="open">{t!("replay-open")}</option>
                </select>
            </label>
        </div>
        {tools}
    }
    .into_any()
}
