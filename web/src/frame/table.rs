use std::sync::Arc;

use game::{Seat, Turn};
use leptos::prelude::*;
use text::t;
use wasm_bindgen::JsCast as _;

use super::{
    Why, curtain::curtain, hint::Hint, lesson::lesson, log::log, name_tag, no_room, result::result,
    settings_button, why,
};
use crate::{
    art, browser,
    host::{Gate, Guide, Guided, Keeping, Play, Scene, SharedHost},
    room::Shown,
    route::{Route, here},
    sound,
};

/// What a page adds to the frame.
pub struct Extra {
    /// The name of the match in addresses.
    pub id: String,
    /// Stands below the board: the scrubber of a replay, for instance.
    pub below: AnyView,
    /// Whether one plays, or only looks.
    pub playing: bool,
    /// Whether everybody in the room looks at this screen: large, and nothing to click on.
    pub screen: bool,
}

/// The frame around a board.
#[expect(clippy::too_many_lines, reason = "one page, as it is read from top to bottom")]
pub fn table(host: SharedHost, extra: Extra) -> AnyView {
    let (now, seating, room) = host.with_value(|host| (host.update(), host.seating(), host.room()));
    let game = room.id;
    let here = here();
    let online = host.with_value(|host| host.online()).map(StoredValue::new_local);
    let guided = host.with_value(|host| host.guided());
    let guide = guided.as_ref().map(Guided::guide);
    let led = Memo::new(move |_| guide.is_some_and(|guide| !guide.is_over()));
    let over = Memo::new(move |_| now.with(|update| matches!(update.turn, Turn::Over(_))));
    let hint = Hint::new(host);
    let peek = RwSignal::new(None::<u32>);
    let log_open = RwSignal::new(false);
    let result_open = RwSignal::new(false);

    // However many look at what is shown, it is looked up once.
    let shown: Signal<Arc<Scene>> = Memo::new(move |_| {
        let now = now.get();
        let past = peek.get().and_then(|number| host.with_value(|host| host.past(number)));
        past.map_or(now, Arc::new)
    })
    .into();
    let act = Callback::new(move |action: String| {
        peek.set(None);
        host.with_value(|host| host.play().into_iter().for_each(|play| play.act(action.clone())));
    });
    // In a lesson the guide says what to do.
    let plays = extra.playing || online.is_some() && !extra.screen;
    let asking = Signal::derive(move || {
        let seated = now.with(|update| update.me.seat().is_some());
        let over = now.with(|update| matches!(update.turn, Turn::Over(_)));
        plays && seated && !over && !led.get() && peek.get().is_none()
    });
    let why = Why::new(asking);
    provide_context(why);
    let board = (room.board)(Shown {
        update: shown,
        hint: Signal::derive(move || guide.and_then(Guide::wanted).or_else(|| hint.action())),
        seating: Arc::clone(&seating),
        act,
    });

    // Bots play on without a pause until somebody is asked.
    let forward = move || host.with_value(|host| host.gate().into_iter().for_each(Gate::hold_open));
    let bots_play = {
        let seating = Arc::clone(&seating);
        Memo::new(move |before: Option<&bool>| match now.with(|update| update.turn) {
            Turn::Over(_) => false,
            Turn::Chance => before.is_some_and(|before| *before),
            Turn::Seats(asked) => !led.get() && !asked.iter().any(|seat| seating.is_person(seat)),
        })
    };
    let undo = move |()| host.with_value(|host| host.play().into_iter().for_each(Play::undo));
    keys(move |key| match key {
        "u" => undo(()),
        "h" if !led.get_untracked() => hint.ask(),
        "l" => log_open.update(|open| *open = !*open),
        "f" if bots_play.get_untracked() => forward(),
        _ => {}
    });
    // Whoever closes the log has seen enough of the past.
    Effect::new(move |_| {
        if !log_open.get() {
            peek.set(None);
        }
    });
    let skip = move |_| host.with_value(|host| host.gate().into_iter().for_each(Gate::open));
    Effect::new(move |before: Option<u32>| {
        let number = now.with(|update| update.number);
        if before.is_some_and(|before| before != number) {
            sound::knock();
        }
        number
    });
    Effect::new(move |_| {
        let mine = now.with(|update| !update.actions.is_empty());
        let title = t!(format!("{game}-title"));
        let title = if mine { format!("● {title}") } else { title };
        browser::document().set_title(&format!("{title} · Galds"));
    });
    if online.is_some() {
        super::call::when_asked(now, game);
    }

    let unkept = host.with_value(|host| host.keeping().map(Keeping::unkept));
    let keep = Callback::new(move |()| {
        host.with_value(|host| host.keeping().into_iter().for_each(Keeping::keep));
    });
    let banner = {
        let seating = Arc::clone(&seating);
        let thinking = host.with_value(|host| host.play().map(Play::thinking));
        move || {
            let thinking = thinking.and_then(|it| it.get());
            banner(&shown.get(), thinking, &seating, online.is_some())
        }
    };
    let prompt = {
        let seating = Arc::clone(&seating);
        move || {
            let update = shown.get();
            let mine = !update.actions.is_empty();
            mine.then(|| (room.words.prompt)(&update.view, &update.actions, &seating))
        }
    };
    let strip = {
        let seating = Arc::clone(&seating);
        move || strip(&shown.get(), &seating, online)
    };
    let turn_class = {
        let seating = Arc::clone(&seating);
        Memo::new(move |_| {
            let asked = shown.with(|update| update.turn.asked().iter().next());
            asked.map_or_else(String::new, |seat| seating.class(seat))
        })
    };
    let mine = move || shown.with(|update| !update.actions.is_empty());
    // One text: a new list of classes would take away one that was set beside it.
    let turn_line =
        move || format!("turn {} {}", turn_class.get(), if mine() { "mine" } else { "" });
    let (playing, screen) = (extra.playing, extra.screen);
    let ends = playing || online.is_some();
    view! {
        <div class=format!("table room-{game}") class:playing=playing class:screen=screen
            class:networked=online.is_some() on:pointerdown=skip
            on:pointerdown:capture=move |_| why.press()
            on:click:capture=move |event| why.click(&event)
            data-number=move || now.with(|update| update.number)>
            <header class="bar">
                <button class="icon" data-tip=t!("play-home") aria-label=t!("play-home")
                    on:click=move |_| here.go(Route::Start)>{art::mark()}</button>
                <h1>{t!(format!("{game}-title"))}</h1>
                <div class=turn_line role="status">
                    {banner}
                </div>
                <button class="icon forward" data-tip=t!("play-forward-tip") aria-label=t!("play-forward")
                    aria-keyshortcuts="f" data-test="forward" hidden=!playing class:idle=move || !bots_play.get()
                    disabled=move || !bots_play.get() on:click=move |_| forward()>
                    {art::forward()}
                </button>
                <button class="icon" data-tip=t!("play-undo-tip") aria-label=t!("play-undo") hidden=!playing
                    aria-keyshortcuts="u" data-test="undo"
                    disabled=move || !now.with(|update| update.undo) on:click=move |_| undo(())>
                    {art::undo()}
                </button>
                <button class="icon" aria-label=t!("play-hint") hidden=!playing
                    data-tip=move || if hint.is_allowed() { t!("play-hint-tip") } else { t!("hint-none") }
                    aria-disabled=move || (!hint.is_allowed()).then_some("true")
                    aria-keyshortcuts="h" data-test="hint" id="hint-button"
                    disabled=move || hint.is_allowed() && (!mine() || led.get()) on:click=move |_| hint.ask()>
                    {art::bulb()}
                </button>
                <button class="icon log-button" id="log-button" data-tip=t!("play-log") aria-label=t!("play-log") aria-keyshortcuts="l"
                    aria-expanded=move || log_open.get().to_string()
                    on:click=move |_| log_open.update(|open| *open = !*open)>
                    {art::list()}
                </button>
                {online.map(|online| super::net::buttons(online, game))}
                <a class="button icon rules-link" target="_blank" rel="noopener" data-tip=t!("play-rules") aria-label=t!("play-rules")
                    data-test="rules" hidden=screen href=Route::Rules(game.to_owned(), None).path()>
                    {art::book()}
                </a>
                {settings_button()}
            </header>
            <section class="seats" aria-label=t!("play-seats")><ul class="strip">{strip}</ul></section>
            <main class="board" id="board" tabindex="-1">
                {board}
                <button class="past" data-test="past" hidden=move || peek.get().is_none() on:click=move |_| {
                    peek.set(None);
                    browser::focus("board");
                }>
                    {t!("play-past")}
                </button>
            </main>
            <footer class=move || format!("below {}", turn_class.get())>
                {unkept.map(|unkept| no_room(unkept, "play-unkept", keep))}
                {guided.map(|guided| lesson(guided, game, over))}
                {why::card(why, room)}
                {move || hint.card()}
                <p class="prompt" class:mine=mine data-test="prompt">{prompt}</p>
                {online.map(|online| super::net::stand_in(online, game))}
                {online.map(|online| super::net::absent(online, now))}
                {online.map(super::net::line)}
                {extra.below}
                <button class="primary" data-test="result-again"
                    hidden=move || !ends || result_open.get()
                        || !matches!(now.with(|update| update.turn), Turn::Over(_))
                    on:click=move |_| result_open.set(true)>
                    {t!("result-title")}
                </button>
            </footer>
            <aside class="side" class:open=move || log_open.get()>
                <button class="icon close" aria-label=t!("log-close") data-test="log-close" on:click=move |_| {
                    log_open.set(false);
                    browser::focus("log-button");
                }>
                    {art::cross()}
                </button>
                {log(host, peek)}
            </aside>
            {playing.then(|| curtain(host))}
            {ends.then(|| result(host, extra.id, result_open))}
        </div>
    }
    .into_any()
}

/// Whose turn it is, in words.
fn banner(
    update: &Scene,
    thinking: Option<Seat>,
    seating: &text::Seating,
    own_screen: bool,
) -> AnyView {
    let text = match update.turn {
        Turn::Over(_) => t!("turn-over"),
        Turn::Chance => t!("turn-chance"),
        Turn::Seats(asked) => {
            let mine = asked.iter().find(|&seat| own_screen && update.me.is(seat));
            let seat = mine.or(thinking).or_else(|| asked.iter().next());
            let Some(seat) = seat else { return ().into_any() };
            let sitter = seating.at(seat);
            let text = if sitter.bot.is_some() {
                t!("turn-bot", name = seating.name(seat))
            } else if mine.is_some() || !own_screen && seating.people() == 1 {
                t!("turn-yours")
            } else {
                t!("turn-person", name = seating.name(seat))
            };
            return view! {
                <span class="letter" aria-hidden="true">{art::swatch(sitter.colour)}</span>
                <span>{text}</span>
            }
            .into_any();
        }
    };
    view! { <span>{text}</span> }.into_any()
}

/// Everybody at the table.
fn strip(
    update: &Scene,
    seating: &text::Seating,
    online: Option<super::net::SharedOnline>,
) -> AnyView {
    let asked = update.turn.asked();
    seating
        .seats()
        .map(|seat| {
            let on = asked.contains(seat);
            let me = update.me.is(seat);
            view! {
                <li class=seating.class(seat) class:asked=on class:me=me
                    aria-current=on.then_some("true")>
                    {name_tag(seating, seat)}
                    {online.map(|online| super::net::badge(online, seat))}
                </li>
            }
        })
        .collect_view()
        .into_any()
}

/// Single letters do things, unless somebody is writing.
fn keys(press: impl Fn(&str) + 'static) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let writes = event.target().is_some_and(|target| {
            let element: Result<web_sys::Element, _> = target.dyn_into();
            element
                .is_ok_and(|it| matches!(it.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
        });
        if !writes && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            press(&event.key().to_lowercase());
        }
    });
    on_cleanup(move || handle.remove());
}
