use bots::Level;
use leptos::prelude::*;
use record::Record;
use text::{Seating, Sitter, t};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::top_bar;
use crate::{
    browser, doors,
    frame::face,
    knock,
    room::Door,
    route::{Here, Route, here},
    settings::settings,
    shelf::{self, Kept},
};

/// Where one comes in: the games, and what one was playing.
pub fn page() -> AnyView {
    let matches = RwSignal::new(shelf::matches());
    view! {
        {top_bar()}
        <main class="start">
            // What the page is told by the browser about its own files: see `register.js`.
            <p class="newer" role="status" data-test="newer">
                <span>{t!("start-newer")}</span>
                <button data-come data-test="come">{t!("start-newer-come")}</button>
            </p>
            <h1>{t!("start-title")}</h1>
            <p class="lead">{t!("start-lead")}</p>
            <ul class="games">{doors().iter().map(game).collect_view()}</ul>
            {super::together::invitation()}
            {move || running(matches)}
            {open_record()}
            <p class="kept quiet" data-test="kept">{t!("start-kept")}</p>
        </main>
    }
    .into_any()
}

/// The usual match: the person against bots, as many as the game is best with.
fn play_now(door: &Door, here: Here, name: String, avatar: u8) -> Option<()> {
    let seats = door.seats.0;
    let person = Sitter { name, avatar, ..Sitter::person(0) };
    let bots = (1..seats).map(|seat| Sitter::bot(seat, Level::Hare));
    let sitters = std::iter::once(person).chain(bots).collect();
    let chosen: Vec<u8> = door.options.iter().map(|choice| choice.usual).collect();
    let id = shelf::begin(door, &(door.setup)(seats, &chosen), sitters)?;
    here.go(Route::Match(door.id.to_owned(), id));
    Some(())
}

fn game(room: &'static Door) -> impl IntoView {
    let (here, settings) = (here(), settings());
    let seats = room.seats;
    let (from, to) = room.minutes;
    let trouble = RwSignal::new(None::<String>);
    let begun = shelf::lesson(room.id).and_then(|kept| kept.read());
    let learn = if begun.is_some_and(|record| record.result.is_none()) {
        t!("start-learn-on")
    } else {
        t!("start-learn")
    };
    let now = move |_| {
        let preferences = settings.peek();
        if play_now(room, here, preferences.name, preferences.avatar).is_none() {
            trouble.set(Some(t!("start-no-room")));
        }
    };
    view! {
        <li class=format!("game room-{}", room.id)>
            <div class="picture" aria-hidden="true" inner_html=room.picture></div>
            <h2>{t!(format!("{}-title", room.id))}</h2>
            <p>{t!(format!("{}-about", room.id))}</p>
            <p class="facts">
                <span>{t!("start-players", from = seats.0, to = seats.1)}</span>
                <span>{t!("start-minutes", from = from, to = to)}</span>
            </p>
            <div class="row">
                <button class="primary" data-test=format!("play-{}", room.id) on:click=now>
                    {t!("start-play")}
                </button>
                <a
                    class="button"
                    href=Route::New(room.id.to_owned()).path()
                    data-test=format!("new-{}", room.id)
                    on:click=move |event| {
                        event.prevent_default();
                        here.go(Route::New(room.id.to_owned()));
                    }
                >
                    {t!("start-set-up")}
                </a>
            </div>
            <p class="learn">
                <a href=Route::Learn(room.id.to_owned()).path() data-test=format!("learn-{}", room.id) hidden=!room.lesson>
                    {crate::art::cap()} {learn}
                </a>
                <a href=Route::Rules(room.id.to_owned(), None).path() data-test=format!("rules-{}", room.id)>
                    {crate::art::book()} {t!("start-rules")}
                </a>
            </p>
            <p class="trouble" role="alert">{move || trouble.get()}</p>
        </li>
    }
}

fn running(matches: RwSignal<Vec<Kept>>) -> AnyView {
    let kept = matches.get();
    if kept.is_empty() {
        return ().into_any();
    }
    view! {
        <section aria-labelledby="mine">
            <h2 id="mine">{t!("start-mine")}</h2>
            <ul class="matches">
                {kept.into_iter().filter_map(|kept| one(&kept, matches)).collect_view()}
            </ul>
        </section>
    }
    .into_any()
}

fn one(kept: &Kept, matches: RwSignal<Vec<Kept>>) -> Option<AnyView> {
    let here = here();
    let record = kept.read()?;
    let game = knock(&record.header().game)?.id;
    let title = t!(format!("{game}-title"));
    // Without the dealer's key a match cannot go on: it came from a file.
    let over = record.result.is_some() || kept.key.is_empty();
    let seating = Seating(kept.sitters.clone());
    let names: Vec<String> = seating.seats().map(|seat| seating.name(seat)).collect();
    let faces = kept.sitters.iter().map(face).collect_view();
    let route = if over {
        Route::Replay(game.to_owned(), kept.id.clone(), None)
    } else if shelf::is_lesson(&kept.id) {
        Route::Learn(game.to_owned())
    } else {
        Route::Match(game.to_owned(), kept.id.clone())
    };
    let label = if over { t!("start-look") } else { t!("start-continue") };
    let names = if shelf::is_lesson(&kept.id) { t!("learn-title") } else { names.join(", ") };
    let (id, forget) = (kept.id.clone(), t!("start-forget", game = title.clone()));
    let go = {
        let route = route.clone();
        move |event: web_sys::MouseEvent| {
            event.prevent_default();
            here.go(route.clone());
        }
    };
    let date = js_sys::Date::new(&JsValue::from_f64(kept.when));
    let date =
        String::from(date.to_locale_date_string(text::language().code(), &JsValue::UNDEFINED));
    Some(
        view! {
            <li>
                <span class="faces" aria-hidden="true">{faces}</span>
                <span class="what">
                    <strong>{title}</strong>
                    <span class="quiet">{names} " · " {date}</span>
                </span>
                <a class="button" href=route.path() on:click=go>{label}</a>
                <button class="icon" title=forget.clone() aria-label=forget on:click=move |_| {
                    shelf::forget(&id);
                    matches.set(shelf::matches());
                }>{crate::art::cross()}</button>
            </li>
        }
        .into_any(),
    )
}

/// A record from a file becomes a match on the shelf.
fn open_record() -> impl IntoView {
    let here = here();
    let trouble = RwSignal::new(None::<String>);
    let chosen = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event.target().expect("an input").unchecked_into();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        browser::spawn(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            match text.as_deref().map(shelve) {
                Some(Ok((game, id))) => here.go(Route::Replay(game, id, None)),
                Some(Err(error)) => trouble.set(Some(error)),
                None => trouble.set(Some(t!("start-unreadable"))),
            }
        });
    };
    view! {
        <section class="open">
            <label class="button">
                {t!("start-open")}
                <input class="file" type="file" accept=".galds,text/plain" data-test="open" on:change=chosen/>
            </label>
            <p class="trouble" role="alert">{move || trouble.get()}</p>
        </section>
    }
}

/// Whether the rules agree with the record is found where it is played.
fn shelve(text: &str) -> Result<(String, String), String> {
    let record: Record = text
        .parse()
        .map_err(|error: record::BadRecord| t!("start-refused", error = error.to_string()))?;
    let header = record.header().clone();
    if knock(&header.game).is_none() {
        return Err(t!("start-refused", error = header.game));
    }
    let key = record.key.map_or_else(String::new, |key| key.to_string());
    let id = shelf::add(Seating::named(&header.seats), key, text.to_owned());
    id.map(|id| (header.game, id)).ok_or_else(|| t!("start-no-room"))
}
