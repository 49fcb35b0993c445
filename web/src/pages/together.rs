//! Playing together: the lobby, making a match, joining by a code, one's own matches.

use game::Seat;
use leptos::prelude::*;
use text::{Seating, t};
use wire::{
    Code, Phase,
    http::{
        Admission, Hints, Identity, Listed, Lobby, Match, MatchLink, Mine, NewMatch, StartWhen,
        TakeOver, TimeControl, Visibility, Watch,
    },
};

use super::{new::option, nowhere, top_bar};
use crate::{
    browser, doors,
    frame::face,
    host::seating,
    knock,
    net::{self, Introduction, Trouble, clock_words, presence},
    route::{Here, Route, here},
    shelf,
};

/// How long a list is good, in milliseconds.
const FRESH: u32 = 5_000;

/// The lobby.
pub fn page() -> AnyView {
    let presence = presence();
    view! {
        {top_bar()}
        <main class="together">
            <h1>{t!("together-title")}</h1>
            <p class="quiet">{t!("together-lead")}</p>
            {move || if presence.is_there() { lobby() } else { alone() }}
        </main>
    }
    .into_any()
}

/// The page came from a plain folder: there is nobody to play with.
fn alone() -> AnyView {
    let here = here();
    view! {
        <p>{t!("together-alone")}</p>
        <div class="row">
            <button class="primary" on:click=move |_| here.go(Route::Start)>{t!("nowhere-start")}</button>
        </div>
    }
    .into_any()
}

fn lobby() -> AnyView {
    let here = here();
    let list = RwSignal::new(None::<Vec<Listed>>);
    keep_fresh(move || async move {
        if let Ok(lobby) = net::get::<Lobby>("/api/matches").await {
            list.try_set(Some(lobby.matches));
        }
        true
    });
    let doors = doors().iter().map(|door| {
        let route = Route::Create(door.id.to_owned());
        view! {
            <li class=format!("room-{}", door.id)>
                <a class="button" href=route.path() data-test=format!("together-{}", door.id)
                    on:click=move |event| {
                        event.prevent_default();
                        here.go(route.clone());
                    }>
                    {t!(format!("{}-title", door.id))}
                </a>
            </li>
        }
    });
    view! {
        <section aria-labelledby="invite-others">
            <h2 id="invite-others">{t!("together-new")}</h2>
            <ul class="row wrap doors">{doors.collect_view()}</ul>
        </section>
        <section aria-labelledby="by-code">
            <h2 id="by-code">{t!("together-code")}</h2>
            {code_form("")}
        </section>
        {let mine = Own::ask(); view! { {mine.first()} {mine.rest()} }}
        <section aria-labelledby="public">
            <h2 id="public">{t!("together-public")}</h2>
            {move || match list.get() {
                None => view! { <p class="quiet">{t!("link-connecting")}</p> }.into_any(),
                Some(list) if list.is_empty() => view! { <p class="quiet">{t!("together-none")}</p> }.into_any(),
                Some(list) => view! {
                    <ul class="matches" data-test="public">{list.iter().filter_map(|it| line(it, here)).collect_view()}</ul>
                }.into_any(),
            }}
        </section>
    }
    .into_any()
}

/// Asks now and again and again, for as long as the page is there and the answer makes sense.
fn keep_fresh<F: Future<Output = bool>>(ask: impl Fn() -> F + 'static) {
    let alive = StoredValue::new(());
    browser::spawn(async move {
        while alive.try_get_value().is_some() && ask().await {
            browser::wait(FRESH).await;
        }
    });
}

/// One's own matches on the server, the running ones first, with whose turn it is.
#[derive(Clone, Copy)]
pub struct Own(RwSignal<Vec<Listed>>);

impl Own {
    /// Asks for them, now and again.
    pub fn ask() -> Self {
        Own(own())
    }

    /// Those that wait for me: before everything else.
    pub fn first(self) -> AnyView {
        self.list(true, "together-continue", "my-turns")
    }

    /// All others.
    pub fn rest(self) -> AnyView {
        self.list(false, "together-mine", "my-matches")
    }

    fn list(self, turns: bool, title: &'static str, name: &'static str) -> AnyView {
        let here = here();
        let all = self.0;
        (move || {
            let list = all.get();
            let list: Vec<_> = list.iter().filter(|it| is_my_turn(it) == turns).collect();
            if list.is_empty() {
                return ().into_any();
            }
            view! {
                <section class:going-on=turns aria-labelledby=name>
                    <h2 id=name>{t!(title)}</h2>
                    <ul class="matches" data-test=name>
                        {list.into_iter().filter_map(|it| line(it, here)).collect_view()}
                    </ul>
                </section>
            }
            .into_any()
        })
        .into_any()
    }
}

fn own() -> RwSignal<Vec<Listed>> {
    let list = RwSignal::new(Vec::<Listed>::new());
    keep_fresh(move || async move {
        if !net::is_known() {
            return false;
        }
        let mine = net::get::<Mine>("/api/me/matches").await.map(|mine| mine.matches);
        // Whom the server does not know has no matches there.
        let known = !matches!(&mine, Err(trouble) if trouble.code() == Some(Code::NoIdentity));
        if let Ok(mut mine) = mine {
            mine.sort_by_key(|it| (!is_my_turn(it), it.phase == Phase::Over));
            if list.try_with_untracked(|list| same(list, &mine)) == Some(false) {
                list.try_set(mine);
            }
        }
        known
    });
    // How many matches wait for me stands in the title, where it is seen from another tab.
    Effect::new(move |_| {
        let count = list.with(|list| list.iter().filter(|it| is_my_turn(it)).count());
        let title = if count > 0 { format!("({count}) Galds") } else { "Galds".to_owned() };
        browser::document().set_title(&title);
    });
    list
}

fn same(one: &[Listed], other: &[Listed]) -> bool {
    serde_json::to_string(one).ok() == serde_json::to_string(other).ok()
}

fn is_my_turn(listed: &Listed) -> bool {
    listed.you.is_some_and(|you| listed.asked.contains(&you))
}

/// A match in a list: who sits there, how it stands, and the way to it.
fn line(listed: &Listed, here: Here) -> Option<AnyView> {
    let game = knock(&listed.game)?.id;
    let seating = seating(&listed.seats);
    let free = listed.seats.iter().filter(|now| now.sitter == wire::Sitter::Open).count();
    let names: Vec<String> = seating
        .seats()
        .filter(|seat: &Seat| listed.seats[seat.index()].sitter != wire::Sitter::Open)
        .map(|seat| seating.name(seat))
        .collect();
    // An empty seat has none.
    let faces = seating.seats().map(|seat| face(&seating, seat));
    let mine = is_my_turn(listed);
    let state = match listed.phase {
        Phase::Waiting => t!("list-waiting", count = free),
        Phase::Playing if mine => t!("list-mine"),
        Phase::Playing => listed
            .asked
            .first()
            .map_or_else(|| t!("list-playing"), |seat| t!("list-turn", name = seating.name(*seat))),
        Phase::Over => listed
            .result
            .as_deref()
            .map_or_else(|| t!("list-over"), |places| ending(places, listed.you, &seating)),
        Phase::Frozen => t!("trouble-frozen"),
    };
    let seated = listed.you.is_some();
    let label = match listed.phase {
        Phase::Waiting => t!("list-join"),
        Phase::Playing if seated => t!("start-continue"),
        Phase::Playing | Phase::Frozen => t!("list-watch"),
        Phase::Over => t!("start-look"),
    };
    #[expect(clippy::cast_precision_loss, reason = "milliseconds since 1970")]
    let when = listed.touched.map(|at| format!(" · {}", shelf::time_words(at as f64)));
    let closed = listed.phase == Phase::Playing && listed.watch == Watch::Nobody && !seated;
    let route = if listed.phase == Phase::Over {
        Route::Replay(game.to_owned(), listed.id.clone(), None)
    } else {
        Route::Table(game.to_owned(), listed.id.clone(), None)
    };
    let href = route.path();
    let go = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        here.go(route.clone());
    };
    Some(
        view! {
            <li class=format!("room-{game}") class:mine=mine data-test=format!("match-{}", listed.id)>
                <span class="faces" aria-hidden="true">{faces.collect_view()}</span>
                <span class="what">
                    <strong>{t!(format!("{game}-title"))} " · " {state}</strong>
                    <span class="quiet">{names.join(", ")} " · " {clock_words(listed.clock)} {when}</span>
                </span>
                <a class="button" href=href hidden=closed on:click=go>{label}</a>
            </li>
        }
        .into_any(),
    )
}

/// How a match ended, in a few words: these are the places of its seats.
pub fn ending(places: &[u8], mine: Option<Seat>, seating: &Seating) -> String {
    let first = |seat: &Seat| places.get(seat.index()) == Some(&1);
    let winners: Vec<Seat> = seating.seats().filter(first).collect();
    match winners.as_slice() {
        [] => t!("list-over"),
        [seat] if mine == Some(*seat) => t!("list-you-won"),
        [seat] => t!("result-won", name = seating.name(*seat)),
        several => {
            let names: Vec<String> = several.iter().map(|&seat| seating.name(seat)).collect();
            t!("result-shared", names = names.join(", "))
        }
    }
}

/// Somebody read a code out loud: `/join`, or with the code in the address.
pub fn join(code: Option<String>) -> AnyView {
    view! {
        {top_bar()}
        <main class="together">
            <h1>{t!("together-code")}</h1>
            {code_form(&code.unwrap_or_default())}
        </main>
    }
    .into_any()
}

/// Where one types a code.
pub fn code_form(given: &str) -> AnyView {
    let here = here();
    let code = RwSignal::new(given.to_owned());
    let trouble = RwSignal::new(None::<String>);
    let (another, sure) = (RwSignal::new(false), RwSignal::new(false));
    let find = move || {
        let typed: String =
            code.get_untracked().chars().filter(char::is_ascii_alphabetic).collect();
        if typed.is_empty() {
            trouble.set(Some(t!("code-missing")));
            return;
        }
        // A browser that is somebody already is asked before it becomes somebody else.
        if typed.len() >= DEVICE_CODE && net::is_known() && !sure.get_untracked() {
            another.set(true);
            return;
        }
        browser::spawn(async move {
            let found = if typed.len() >= DEVICE_CODE {
                take_over(typed).await
            } else {
                search(&typed).await
            };
            match found {
                Ok(route) => here.go(route),
                Err(words) => {
                    another.try_set(false);
                    trouble.try_set(Some(words));
                }
            }
        });
    };
    if !given.is_empty() {
        find();
    }
    view! {
        <form class="code-form" on:submit=move |event| {
            event.prevent_default();
            find();
        }>
            <label for="join-code">{t!("code-label")}</label>
            <div class="row">
                <input id="join-code" class="name" autocomplete="off" autocapitalize="none" spellcheck="false"
                    maxlength="24" placeholder="ra-lu-mi-go" data-test="join-code"
                    prop:value=move || code.get() on:input=move |event| {
                        trouble.set(None);
                        another.set(false);
                        code.set(event_target_value(&event));
                    }/>
                <button class="primary" type="submit" data-test="join">{t!("code-go")}</button>
            </div>
            <p class="trouble" role="alert" data-test="code-trouble">{move || trouble.get()}</p>
            <div class="sure" hidden=move || !another.get() data-test="another-device">
                <p>{t!("device-sure")}</p>
                <button type="button" class="primary" data-test="take-over" on:click=move |_| {
                    sure.set(true);
                    find();
                }>{t!("device-take")}</button>
            </div>
        </form>
    }
    .into_any()
}

/// How many letters the code of another device has. That of a match is shorter.
const DEVICE_CODE: usize = 12;

/// This device becomes the same person as another one, and goes on where that one plays.
async fn take_over(code: String) -> Result<Route, String> {
    let taken: Result<Identity, Trouble> =
        net::post("/api/me/take-over", &TakeOver { code, token: false }).await;
    taken.map_err(|trouble| match trouble.code() {
        Some(Code::NotFound) => t!("device-unknown"),
        _ => trouble.words(),
    })?;
    net::mark();
    let mine: Result<Mine, Trouble> = net::get("/api/me/matches").await;
    let mine = mine.map_or_else(|_| Vec::new(), |mine| mine.matches);
    let open = mine.into_iter().filter(|it| it.phase != Phase::Over && it.you.is_some());
    // The latest first, as the server lists them; the one that is played before one that waits.
    let next = open.min_by_key(|it| it.phase != Phase::Playing);
    Ok(next.map_or(Route::Together, |it| Route::Table(it.game, it.id, None)))
}

async fn search(code: &str) -> Result<Route, String> {
    let words = |trouble: Trouble| match trouble.code() {
        Some(Code::NotFound) => t!("code-unknown"),
        _ => trouble.words(),
    };
    let found: MatchLink = net::get(&format!("/api/codes/{code}")).await.map_err(words)?;
    let it: Match = net::get(&format!("/api/matches/{}", found.id)).await.map_err(words)?;
    Ok(Route::Table(it.game, it.id, None))
}

/// The clocks to choose from.
pub const CLOCKS: [TimeControl; 7] = [
    TimeControl::None,
    TimeControl::Turn(30),
    TimeControl::Turn(60),
    TimeControl::Turn(120),
    TimeControl::Turn(300),
    TimeControl::Days(1),
    TimeControl::Days(3),
];

/// A match over the network to be set up.
#[expect(clippy::too_many_lines, reason = "one form, as it is read from top to bottom")]
pub fn create(game: &str) -> AnyView {
    let Some(door) = knock(game) else { return nowhere() };
    let here = here();
    let who = Introduction::remember();
    let (least, most) = door.seats;
    let count = RwSignal::new(least);
    let chosen = RwSignal::new(door.options.iter().map(|it| it.usual).collect::<Vec<u8>>());
    let clock = RwSignal::new(0usize);
    let [public, asked, closed, hints, on_screen] = [false; 5].map(RwSignal::new);
    let trouble = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    let make = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        trouble.set(None);
        let seats = count.get_untracked();
        let screen = on_screen.get_untracked();
        let new = NewMatch {
            game: door.id.to_owned(),
            setup: Some((door.setup)(seats, &chosen.get_untracked())),
            seats: (0..seats)
                .map(|seat| if seat == 0 && !screen { "kept" } else { "open" }.to_owned())
                .collect(),
            visibility: if public.get_untracked() { Visibility::Public } else { Visibility::Link },
            watch: if closed.get_untracked() && !screen { Watch::Nobody } else { Watch::Anyone },
            clock: CLOCKS[clock.get_untracked()],
            start: StartWhen::Host,
            admission: if asked.get_untracked() { Admission::Asked } else { Admission::Anyone },
            hints: if hints.get_untracked() { Hints::Anyone } else { Hints::Usual },
            nonce: None,
        };
        browser::spawn(async move {
            let made = async {
                who.introduce().await?;
                let made: Result<Match, Trouble> = net::post("/api/matches", &new).await;
                let made = made.map_err(|it| it.words())?;
                if !screen {
                    // If this does not work, one sits down at the table by hand.
                    let _ = net::fate::sit(&made.id, None).await;
                }
                Ok::<_, String>(made)
            };
            match made.await {
                Ok(made) if screen => here.go(Route::Screen(made.game, made.id)),
                Ok(made) => here.go(Route::Table(made.game, made.id, None)),
                Err(words) => {
                    trouble.try_set(Some(words));
                }
            }
            busy.try_set(false);
        });
    };
    let check = |signal: RwSignal<bool>, key: &'static str, about: String| {
        view! {
            <div class="option">
                <label>
                    <input type="checkbox" data-test=key aria-describedby=format!("{key}-about")
                        prop:checked=move || signal.get()
                        on:change=move |event| signal.set(event_target_checked(&event))/>
                    <span>{t!(key)}</span>
                </label>
                <p class="quiet" id=format!("{key}-about")>{about}</p>
            </div>
        }
    };
    view! {
        {top_bar()}
        <main class=format!("new room-{}", door.id) class:many-options={door.options.len() > 2}>
            <h1>{t!("create-title", game = t!(format!("{}-title", door.id)))}</h1>
            <section aria-labelledby="you"><h2 id="you">{t!("create-you")}</h2>{who.form()}</section>
            <section aria-labelledby="seats">
                <h2 id="seats">{t!("create-seats")}</h2>
                <div class="option">
                    <div class="row counts" role="group" aria-labelledby="seats">
                        {(least..=most).map(|seats| view! {
                            <button type="button" data-test=format!("seats-{seats}")
                                aria-pressed=move || (count.get() == seats).to_string()
                                on:click=move |_| count.set(seats)>{seats}</button>
                        }).collect_view()}
                    </div>
                    <p class="quiet">{t!("create-seats-about")}</p>
                </div>
            </section>
            <section aria-labelledby="how">
                <h2 id="how">{t!("create-how")}</h2>
                <div class="option">
                    <label>
                        <span>{t!("create-clock")}</span>
                        <select data-test="clock" on:change=move |event| {
                            if let Ok(value) = event_target_value(&event).parse() {
                                clock.set(value);
                            }
                        }>
                            {CLOCKS.into_iter().enumerate().map(|(at, it)| view! {
                                <option value=at>{clock_words(it)}</option>
                            }).collect_view()}
                        </select>
                    </label>
                    <p class="quiet">{t!("create-clock-about")}</p>
                </div>
                {check(public, "create-public", t!("create-public-about"))}
                {check(asked, "create-asked", t!("create-asked-about"))}
                {check(closed, "create-watch-nobody", t!("create-watch-nobody-about"))}
                {check(hints, "create-hints", t!("create-hints-about"))}
                {check(on_screen, "create-screen", t!("create-screen-about"))}
            </section>
            <section aria-labelledby="options" hidden=door.options.is_empty()>
                <h2 id="options">{t!("new-options")}</h2>
                {door.options.iter().enumerate().map(|(at, it)| option(at, it, chosen)).collect_view()}
            </section>
            <p class="trouble" role="alert" data-test="trouble">{move || trouble.get()}</p>
            <div class="row end">
                <button class="plain" on:click=move |_| here.go(Route::Together)>{t!("new-back")}</button>
                <button class="primary" data-test="make" disabled=move || busy.get() on:click=make>
                    {t!("create-make")}
                </button>
            </div>
        </main>
    }
    .into_any()
}

/// On the start page, before the games: what waits for me, the place for a code, and the way to
/// others, where there is a server. What else I play there comes after the games.
pub fn invitation() -> (AnyView, AnyView) {
    let (here, presence) = (here(), presence());
    let mine = Memo::new(move |_| presence.is_there());
    let own = StoredValue::new(None::<Own>);
    let owned = move || {
        own.get_value().unwrap_or_else(|| {
            let asked = Own::ask();
            own.set_value(Some(asked));
            asked
        })
    };
    let first = move || {
        mine.get().then(|| {
            view! {
                {owned().first()}
                <section class="invite-panel" aria-labelledby="together">
                    <h2 id="together" class="aside">{t!("together-title")}</h2>
                    {code_form("")}
                    <a class="button" href="/together" data-test="together" on:click=move |event| {
                        event.prevent_default();
                        here.go(Route::Together);
                    }>{t!("together-go")}</a>
                </section>
            }
        })
    };
    let rest = move || mine.get().then(|| owned().rest());
    (first.into_any(), rest.into_any())
}
