use bots::Level;
use leptos::prelude::*;
use record::Record;
use text::{Seating, Sitter, t};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use super::top_bar;
use crate::{
    browser, doors,
    frame::{face, no_room},
    host::unreadable,
    knock,
    room::Door,
    route::{Here, Route, here},
    settings::settings,
    shelf::{self, Kept},
};

/// Where one comes in: the games, and what one was playing.
pub fn page() -> AnyView {
    let matches = RwSignal::new(shelf::matches());
    let (here, settings) = (here(), settings());
    // The game that there was no room for.
    let wanted = RwSignal::new(None::<&'static Door>);
    let play = Callback::new(move |door: &'static Door| {
        let preferences = settings.peek();
        let begun = play_now(door, here, preferences.name, preferences.avatar);
        wanted.try_set(if begun.is_none() { Some(door) } else { None });
    });
    let again = Callback::new(move |()| {
        matches.set(shelf::matches());
        if let Some(door) = wanted.get_untracked() {
            play.run(door);
        }
    });
    let full = Signal::derive(move || wanted.with(Option::is_some));
    let (others, with_others) = super::together::invitation();
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
            {move || going_on(matches)}
            {others}
            <ul class="games">{doors().iter().map(|door| game(door, play)).collect_view()}</ul>
            {no_room(full, "start-no-room", again)}
            {with_others}
            {move || running(matches)}
            {open_record()}
            // The browser says whether it can: see `register.js`.
            <p class="install"><button data-install data-test="install">{t!("start-install")}</button></p>
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

fn game(room: &'static Door, play: Callback<&'static Door>) -> impl IntoView {
    let here = here();
    let seats = room.seats;
    let (from, to) = room.minutes;
    let begun = shelf::lesson(room.id).and_then(|kept| kept.read().ok());
    let learn = if begun.is_some_and(|record| record.result.is_none()) {
        t!("start-learn-on")
    } else {
        t!("start-learn")
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
                <button class="primary" data-test=format!("play-{}", room.id) on:click=move |_| play.run(room)>
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
        </li>
    }
}

/// How many matches one finds again before the games.
const FIRST: usize = 2;

/// The matches that one can go on with, as many as are shown first, and all others.
fn sorted(matches: Vec<Kept>) -> (Vec<Kept>, Vec<Kept>) {
    let mut left = FIRST;
    matches.into_iter().partition(|it| {
        let first = left > 0 && !it.is_over() && !it.key.is_empty();
        left -= usize::from(first);
        first
    })
}

/// What one was playing last and can go on with, where nobody has to look for it.
fn going_on(matches: RwSignal<Vec<Kept>>) -> AnyView {
    let (kept, _) = sorted(matches.get());
    if kept.is_empty() {
        return ().into_any();
    }
    view! {
        <section class="going-on" aria-label=t!("start-continue") data-test="going-on">
            <ul class="matches">
                {kept.into_iter().filter_map(|kept| one(&kept, matches)).collect_view()}
            </ul>
        </section>
    }
    .into_any()
}

fn running(matches: RwSignal<Vec<Kept>>) -> AnyView {
    let (_, kept) = sorted(matches.get());
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
    let game = knock(kept.game()?)?.id;
    let title = t!(format!("{game}-title"));
    // Without the dealer's key a match cannot go on: it came from a file. What cannot be read is
    // looked at too: there it can be saved.
    let over = kept.key.is_empty() || kept.read().map_or(true, |record| record.result.is_some());
    let seating = Seating(kept.sitters.clone());
    let names: Vec<String> = seating.seats().map(|seat| seating.name(seat)).collect();
    let faces = seating.seats().map(|seat| face(&seating, seat)).collect_view();
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
    let date = kept.date();
    let places = kept.read().ok().and_then(|record| record.result);
    let places: Option<game::Ranking> = places.and_then(|places| places.parse().ok());
    let alone = seating.people() == 1;
    let own = seating.seats().find(|seat| alone && seating.is_person(*seat));
    let ended = places.map(|it| super::together::ending(it.places(), own, &seating));
    let ended = ended.map(|text| format!(" · {text}"));
    Some(
        view! {
            <li>
                <span class="faces" aria-hidden="true">{faces}</span>
                <span class="what">
                    <strong>{title} {ended}</strong>
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
    // The record that there was no room for.
    let wanted = RwSignal::new(None::<String>);
    let open = move |text: String| match shelve(&text) {
        Ok((game, Some(id))) => here.go(Route::Replay(game, id, None)),
        Ok((_, None)) => wanted.set(Some(text)),
        Err(error) => trouble.set(Some(error)),
    };
    let chosen = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event.target().expect("an input").unchecked_into();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        browser::spawn(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            match text {
                Some(text) => open(text),
                None => trouble.set(Some(t!("start-unreadable"))),
            }
        });
    };
    let again = Callback::new(move |()| wanted.get_untracked().into_iter().for_each(open));
    let full = Signal::derive(move || wanted.with(Option::is_some));
    view! {
        <section class="open">
            <label class="button">
                {t!("start-open")}
                <input class="file" type="file" accept=".galds,text/plain" data-test="open" on:change=chosen/>
            </label>
            <p class="trouble" role="alert">{move || trouble.get()}</p>
            {no_room(full, "start-no-room", again)}
        </section>
    }
}

/// The game of a record, and the name that it has on the shelf now, if there was room. Whether the
/// rules agree with it is found where it is played.
fn shelve(text: &str) -> Result<(String, Option<String>), String> {
    let record: Record =
        text.parse().map_err(|error: record::BadRecord| unreadable(&error.to_string()))?;
    let header = record.header().clone();
    if knock(&header.game).is_none() {
        return Err(unreadable(&header.game));
    }
    let key = record.key.map_or_else(String::new, |key| key.to_string());
    let id = shelf::add(Seating::read(&header.seats), key, text.to_owned());
    Ok((header.game, id))
}
