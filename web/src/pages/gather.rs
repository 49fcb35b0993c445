//! Where people come together before a match on a server.

use std::{rc::Rc, sync::Arc};

use bots::Level;
use game::Seat;
use leptos::prelude::*;
use text::{Seating, level_name, t};
use wire::{
    Phase, SeatNow, Sitter,
    http::{
        self, Admission, Admit, ChangeMatch, Hints, Match, SetSeat, Start, StartWhen, Visibility,
        Watch,
    },
};

use super::{together::CLOCKS, top_bar};
use crate::{
    art, browser,
    frame::face,
    host::{Around, Online as _, Remote, seating},
    knock,
    net::{self, Introduction, Trouble, invitation},
    route::{Here, Route, here},
};

/// A match on a server, as this page hands it around.
type SharedRemote = StoredValue<Remote, LocalStorage>;

/// What this page asks the server for, and what came of it.
#[derive(Clone, Copy)]
struct Asking {
    remote: SharedRemote,
    who: Introduction,
    trouble: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
}

impl Asking {
    /// Asks for something about this match; the answer to that comes over the line.
    fn ask(self, method: &'static str, path: &str, body: serde_json::Value) {
        let path = format!("/api/matches/{}/{path}", self.remote.with_value(Remote::id));
        self.wait_for(async move {
            let done: Result<Match, Trouble> = net::send(method, &path, &body).await;
            done.map(|_| ()).map_err(|trouble| trouble.words())
        });
    }

    /// Changes something that was agreed on.
    fn change(self, change: &ChangeMatch) {
        let path = format!("/api/matches/{}", self.remote.with_value(Remote::id));
        let body = serde_json::to_value(change).unwrap_or_default();
        self.wait_for(async move {
            let done: Result<Match, Trouble> = net::send("PATCH", &path, &body).await;
            done.map(|_| ()).map_err(|trouble| match trouble.code() {
                Some(wire::Code::Refused) => t!("gather-too-many"),
                _ => trouble.words(),
            })
        });
    }

    /// Closes the table; the line says that it is gone.
    fn close(self, here: Here) {
        let path = format!("/api/matches/{}", self.remote.with_value(Remote::id));
        self.wait_for(async move {
            let done = net::ask("DELETE", &path, None).await;
            done.map_err(|trouble| trouble.words())?;
            here.go(Route::Together);
            Ok(())
        });
    }

    fn sit(self, seat: Option<Seat>) {
        let id = self.remote.with_value(Remote::id);
        self.wait_for(async move {
            self.who.introduce().await?;
            net::fate::sit(&id, seat).await.map_err(|trouble| trouble.words())?;
            // The line knows us by the cookie that it was opened with.
            self.remote.try_with_value(Remote::come_back);
            Ok(())
        });
    }

    fn stand(self) {
        let id = self.remote.with_value(Remote::id);
        self.wait_for(async move {
            let path = format!("/api/matches/{id}/stand");
            let done: Result<Match, Trouble> = net::post(&path, &serde_json::json!({})).await;
            done.map(|_| net::fate::stood_up(&id)).map_err(|trouble| trouble.words())
        });
    }

    /// One thing at a time; says what is wrong with it.
    fn wait_for(self, done: impl Future<Output = Result<(), String>> + 'static) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.trouble.set(None);
        browser::spawn(async move {
            let done = done.await;
            self.busy.try_set(false);
            if let Err(words) = done {
                self.trouble.try_set(Some(words));
            }
        });
    }
}

/// Before the match: who sits where, free seats, bots, and how others come here.
pub fn page(remote: SharedRemote, game: &'static str, wanted: Option<Seat>) -> AnyView {
    let around = remote.with_value(Remote::around);
    let online = StoredValue::new_local(remote.with_value(|remote| Rc::new(remote.clone()) as _));
    let asking = Asking {
        remote,
        who: Introduction::remember(),
        trouble: RwSignal::new(None),
        busy: RwSignal::new(false),
    };
    let found = looked_up(remote);
    // Whoever comes or goes does not build the invitation anew.
    let code = Memo::new(move |_| found.with(|it| it.as_ref().and_then(|it| it.code.clone())));
    let seated =
        Memo::new(move |_| around.with(|it| it.as_ref().is_some_and(|it| it.you.is_some())));
    let host = Memo::new(move |_| around.with(|it| it.as_ref().is_some_and(|it| it.host)));
    let host_away =
        Memo::new(move |_| around.with(|it| it.as_ref().is_some_and(|it| it.host_away)));
    let begins = Memo::new(move |_| around.with(|it| it.as_ref().is_some_and(|it| it.begins)));
    let free = Memo::new(move |_| {
        around
            .with(|it| it.as_ref().map_or(0, |it| it.seats.iter().filter(|it| is_open(it)).count()))
    });
    let seats = move || {
        let Some(around) = around.get() else { return ().into_any() };
        let seating = seating(&around.seats);
        let rows = seating.seats().map(|seat| row(asking, &around, &seating, seat, wanted));
        rows.collect_view().into_any()
    };
    let asked_host =
        Memo::new(move |_| around.with(|it| it.as_ref().is_some_and(|it| it.asked_host)));
    let may_ask = Memo::new(move |_| !seated.get() && !asked_host.get() && free.get() != 0);
    let host_is_asked =
        move || found.with(|it| it.as_ref().is_some_and(|it| it.admission == Admission::Asked));
    let others = Memo::new(move |_| {
        around.with(|it| it.as_ref().map_or_else(Vec::new, |it| it.asking.clone()))
    });
    let first = move |_| asking.sit(wanted);
    view! {
        {top_bar()}
        <main class=format!("gather room-{game}") data-test="gather">
            <h1>{t!("gather-title", game = t!(format!("{game}-title")))}</h1>
            <p class="facts">{move || found.get().map(|it| facts(&it))}</p>
            <div class="columns">
                <section aria-labelledby="who-sits">
                    <h2 id="who-sits">{t!("gather-seats")}</h2>
                    <div hidden=move || !may_ask.get()>{asking.who.form()}</div>
                    <ol class="chairs">{seats}</ol>
                    {move || {
                        let others = others.get();
                        (!others.is_empty()).then(|| people_at_the_door(asking, others))
                    }}
                    <p role="status" data-test="asked-host" hidden=move || !asked_host.get()>
                        {t!("gather-asked")}
                    </p>
                    <p class="trouble" role="alert" data-test="trouble">{move || asking.trouble.get()}</p>
                    <p data-test="full" hidden=move || seated.get() || free.get() != 0>{t!("gather-full")}</p>
                    <div class="row wrap">
                        <button class="primary" data-test="sit" hidden=move || !may_ask.get()
                            disabled=move || asking.busy.get() on:click=first>
                            {move || if host_is_asked() && !host.get() { t!("gather-ask") } else { t!("gather-sit") }}
                        </button>
                        <button data-test="stand" hidden=move || begins.get() || !seated.get() && !asked_host.get()
                            on:click=move |_| asking.stand()>
                            {move || if seated.get() { t!("gather-stand") } else { t!("gather-ask-no-more") }}
                        </button>
                        <button class="primary" data-test="start" hidden=move || !host.get() || begins.get()
                            disabled=move || asking.busy.get()
                            on:click=move |_| {
                                let body = serde_json::to_value(Start::default()).unwrap_or_default();
                                asking.ask("POST", "start", body);
                            }>
                            {move || if free.get() != 0 { t!("gather-start-bots") } else { t!("gather-start") }}
                        </button>
                    </div>
                    <p class="quiet" role="status">
                        {move || if begins.get() {
                            t!("gather-begins")
                        } else {
                            waiting_for(seated.get(), host.get(), host_away.get(), free.get())
                        }}
                    </p>
                    {move || (host.get() && !begins.get()).then(|| agreed(asking, game, found))}
                </section>
                <section aria-labelledby="invite">
                    <h2 id="invite">{t!("invite-title")}</h2>
                    {move || {
                        let link = invitation::table(game, &remote.with_value(Remote::id));
                        invitation::share(&link, code.get().as_deref())
                    }}
                    <p>
                        <a class="button" target="_blank" rel="noopener" data-test="to-screen"
                            href=Route::Screen(game.to_owned(), remote.with_value(Remote::id)).path()>
                            {t!("match-screen")}
                        </a>
                    </p>
                </section>
            </div>
            {crate::frame::net::line(online)}
        </main>
    }
    .into_any()
}

/// Who would like to sit down, for the host to decide.
fn people_at_the_door(asking: Asking, others: Vec<http::Asking>) -> AnyView {
    let answer = move |number: u32, admit: bool| {
        let body = serde_json::to_value(Admit { admit }).unwrap_or_default();
        asking.ask("PUT", &format!("asking/{number}"), body);
    };
    let one = |other: http::Asking| {
        let http::Asking { number, name, avatar } = other;
        view! {
            <li class="chair" data-test=format!("asking-{number}")>
                <span class="face" aria-hidden="true">{art::face(art::Creature::Chosen(avatar))}</span>
                <span class="what"><strong>{name.clone()}</strong></span>
                <button class="primary" data-test=format!("admit-{number}")
                    aria-label=t!("gather-admit-whom", name = name.clone())
                    on:click=move |_| answer(number, true)>{t!("gather-admit")}</button>
                <button data-test=format!("refuse-{number}")
                    aria-label=t!("gather-refuse-whom", name = name)
                    on:click=move |_| answer(number, false)>{t!("gather-refuse")}</button>
            </li>
        }
    };
    view! {
        <h3 id="at-the-door">{t!("gather-asking")}</h3>
        <ol class="chairs" aria-labelledby="at-the-door" aria-live="polite" data-test="asking">
            {others.into_iter().map(one).collect_view()}
        </ol>
    }
    .into_any()
}

fn waiting_for(seated: bool, host: bool, host_away: bool, free: usize) -> String {
    match (seated || host, free) {
        (true, 0) if host => t!("gather-ready-host"),
        (true, 0) if host_away => t!("gather-ready-away"),
        (true, 0) => t!("gather-ready"),
        (true, free) => t!("gather-waiting", count = free),
        (false, _) => String::new(),
    }
}

/// What was agreed on, in short words.
fn facts(found: &Match) -> AnyView {
    let clock = net::clock_words(found.clock);
    let visibility = match found.visibility {
        Visibility::Public => t!("create-public"),
        Visibility::Link => t!("create-link"),
    };
    let watch = match found.watch {
        Watch::Anyone => t!("create-watch-anyone"),
        Watch::Nobody => t!("create-watch-nobody"),
    };
    let start = match found.start {
        StartWhen::Full => t!("create-start-full"),
        StartWhen::Host => t!("create-start-host"),
    };
    let admission = (found.admission == Admission::Asked).then(|| t!("create-asked-short"));
    let hints = if found.hints { t!("create-hints-on") } else { t!("create-hints-off") };
    let all = [clock, visibility, watch, hints, start].into_iter().chain(admission);
    all.map(|it| view! { <span>{it}</span> }).collect_view().into_any()
}

/// What the line does not say about a match that has not begun.
fn looked_up(remote: SharedRemote) -> RwSignal<Option<Arc<Match>>> {
    let found = RwSignal::new(None::<Arc<Match>>);
    let path = format!("/api/matches/{}", remote.with_value(Remote::id));
    let around = remote.with_value(Remote::around);
    // Whatever the host changes, the line says that something has.
    Effect::new(move |_| {
        around.track();
        let path = path.clone();
        browser::spawn(async move {
            if let Ok(it) = net::get::<Match>(&path).await {
                found.try_set(Some(Arc::new(it)));
            }
        });
    });
    found
}

/// What the host may still change before the match starts.
fn agreed(asking: Asking, game: &'static str, found: RwSignal<Option<Arc<Match>>>) -> AnyView {
    let here = here();
    let Some(door) = knock(game) else { return ().into_any() };
    let sure = RwSignal::new(false);
    let seats = Memo::new(move |_| found.with(|it| it.as_ref().map_or(0, |it| it.seats.len())));
    let setup = move |count: u8| {
        let setup = found.with_untracked(|it| it.as_ref().map(|it| it.setup.clone()));
        let words = setup.unwrap_or_default();
        let words = words.split(' ').map(|word| match word.strip_prefix("seats=") {
            Some(_) => format!("seats={count}"),
            None => word.to_owned(),
        });
        Some(words.collect::<Vec<_>>().join(" "))
    };
    let counts = (door.seats.0..=door.seats.1).map(|count| {
        view! {
            <button type="button" data-test=format!("seats-{count}")
                aria-pressed=move || (seats.get() == usize::from(count)).to_string()
                on:click=move |_| asking.change(&ChangeMatch { setup: setup(count), ..ChangeMatch::default() })>
                {count}
            </button>
        }
    });
    let clock = move |event: web_sys::Event| {
        let at: Option<usize> = event_target_value(&event).parse().ok();
        let clock = at.and_then(|at| CLOCKS.get(at).copied());
        asking.change(&ChangeMatch { clock, ..ChangeMatch::default() });
    };
    let chosen = Memo::new(move |_| found.with(|it| it.as_ref().map(|it| it.clock)));
    let hints = Memo::new(move |_| found.with(|it| it.as_ref().is_some_and(|it| it.hints)));
    view! {
        <details class="agreed" data-test="agreed">
            <summary>{t!("gather-change")}</summary>
            <div class="option">
                <span id="seats-choice">{t!("create-seats")}</span>
                <div class="row counts" role="group" aria-labelledby="seats-choice">{counts.collect_view()}</div>
            </div>
            <label class="option">
                <span>{t!("create-clock")}</span>
                <select data-test="change-clock" on:change=clock>
                    {CLOCKS.into_iter().enumerate().map(|(at, it)| view! {
                        <option value=at selected=move || chosen.get() == Some(it)>{net::clock_words(it)}</option>
                    }).collect_view()}
                </select>
            </label>
            <label class="check">
                <input type="checkbox" data-test="change-hints" prop:checked=move || hints.get()
                    on:change=move |event| {
                        let hints = if event_target_checked(&event) { Hints::Anyone } else { Hints::Nobody };
                        asking.change(&ChangeMatch { hints: Some(hints), ..ChangeMatch::default() });
                    }/>
                <span>{t!("create-hints")}</span>
            </label>
            <div class="row wrap">
                <button data-test="close-table" on:click=move |_| sure.set(true)>{t!("gather-close")}</button>
            </div>
            <div class="row wrap sure" hidden=move || !sure.get()>
                <p>{t!("gather-close-sure")}</p>
                <button data-test="close-sure" on:click=move |_| asking.close(here)>{t!("gather-close-yes")}</button>
                <button class="plain" on:click=move |_| sure.set(false)>{t!("gather-close-no")}</button>
            </div>
        </details>
    }
    .into_any()
}

fn is_open(now: &SeatNow) -> bool {
    now.sitter == Sitter::Open
}

fn row(
    asking: Asking,
    around: &Around,
    seating: &Seating,
    seat: Seat,
    wanted: Option<Seat>,
) -> AnyView {
    let Some(now) = around.seats.get(seat.index()) else { return ().into_any() };
    let open = is_open(now);
    let mine = around.you == Some(seat);
    let sitter = seating.at(seat);
    let name = match now.sitter {
        Sitter::Open if now.name.is_empty() => t!("gather-open"),
        Sitter::Open => t!("gather-kept", name = now.name.clone()),
        Sitter::Person | Sitter::Bot => seating.name(seat),
    };
    let note = match now.sitter {
        Sitter::Person if mine => t!("gather-you"),
        Sitter::Person if !now.online => t!("seat-away"),
        _ => String::new(),
    };
    let host = now.host.then(|| t!("gather-host"));
    let host = host.map(|text| view! { <span class="host" data-test="is-host">{text}</span> });
    let picture = if open { ().into_any() } else { face(seating, seat) };
    let can_sit = open && around.phase == Phase::Waiting;
    let choice = (around.host && !mine).then(|| chair_choice(asking, now, seat));
    view! {
        <li class=format!("chair {}", seating.class(seat)) class:free=open class:wanted={wanted == Some(seat)}
            data-test=format!("chair-{seat}")>
            <span class="letter" aria-hidden="true">{art::swatch(sitter.colour)}</span>
            <span class="face" aria-hidden="true">{picture}</span>
            <span class="what"><strong>{name}</strong><span class="quiet">{note}</span></span>
            {host}
            {choice}
            <button hidden=!can_sit || mine || around.asked_host data-test=format!("sit-{seat}") on:click=move |_| asking.sit(Some(seat))>
                {t!("gather-sit-here")}
            </button>
        </li>
    }
    .into_any()
}

/// The host makes something of a seat.
fn chair_choice(asking: Asking, now: &SeatNow, seat: Seat) -> AnyView {
    let level = (now.sitter == Sitter::Bot).then(|| now.name.clone());
    let person = now.sitter == Sitter::Person;
    let choose = move |event: web_sys::Event| {
        let sitter = event_target_value(&event);
        if sitter == "person" {
            return;
        }
        let body = serde_json::to_value(SetSeat { sitter }).unwrap_or_default();
        asking.ask("PUT", &format!("seats/{seat}"), body);
    };
    let letter = char::from(b'A' + seat.number()).to_string();
    view! {
        <select aria-label=t!("gather-set", letter = letter) data-test=format!("set-{seat}") on:change=choose>
            {person.then(|| view! { <option value="person" selected=true>{t!("new-person")}</option> })}
            <option value="open" selected={!person && level.is_none()}>{t!("gather-open")}</option>
            {Level::ALL.into_iter().filter(|it| *it != Level::Random).map(|it| view! {
                <option value=format!("bot:{}", it.id()) selected=level.as_deref() == Some(it.id())>
                    {t!("new-bot", animal = level_name(it), level = t!(format!("level-{}", it.id())))}
                </option>
            }).collect_view()}
        </select>
    }
    .into_any()
}

/// The same on a screen that everybody sees: one square for each free seat.
pub fn screen(remote: SharedRemote, game: &'static str) -> AnyView {
    let around = remote.with_value(Remote::around);
    let found = looked_up(remote);
    let asking = Asking {
        remote,
        who: Introduction::remember(),
        trouble: RwSignal::new(None),
        busy: RwSignal::new(false),
    };
    let id = remote.with_value(Remote::id);
    let seats = move || {
        let Some(around) = around.get() else { return ().into_any() };
        let seating = seating(&around.seats);
        let seat = |seat: Seat| {
            let now = around.seats.get(seat.index())?;
            let sitter = seating.at(seat);
            let link = Route::Table(game.to_owned(), id.clone(), Some(seat.number()));
            let inside = if is_open(now) {
                let label = t!("screen-qr", letter = sitter.letter().to_string());
                view! {
                    {art::qr(&invitation::whole(&link), label)}
                    <p>{t!("screen-free")}</p>
                }
                .into_any()
            } else {
                view! {
                    <span class="big-face" aria-hidden="true">{face(&seating, seat)}</span>
                    <p class="name">{seating.name(seat)}</p>
                }
                .into_any()
            };
            Some(view! {
                <li class=seating.class(seat) data-test=format!("place-{seat}")>
                    <span class="letter" aria-hidden="true">{art::swatch(sitter.colour)}</span>
                    {inside}
                </li>
            })
        };
        seating.seats().filter_map(seat).collect_view().into_any()
    };
    // Whoever made the match can start it from here too.
    let host = move || found.get().is_some_and(|it| it.host);
    view! {
        <main class=format!("big-screen room-{game}") data-test="screen">
            <h1>{t!(format!("{game}-title"))}</h1>
            <p class="lead">{t!("screen-lead")}</p>
            <p class="code" hidden=move || found.get().is_none()>
                <span>{t!("screen-code", address = browser::window().location().host().unwrap_or_default())}</span>
                <strong data-test="code">
                    {move || found.get().and_then(|it| it.code.as_deref().map(invitation::spoken))}
                </strong>
            </p>
            <ol class="places-to-sit">{seats}</ol>
            <p class="trouble" role="alert">{move || asking.trouble.get()}</p>
            <button class="primary" data-test="start" hidden=move || !host() on:click=move |_| {
                let body = serde_json::to_value(Start::default()).unwrap_or_default();
                asking.ask("POST", "start", body);
            }>{t!("gather-start-bots")}</button>
        </main>
    }
    .into_any()
}
