//! What is around a board when the match is on a server: how the line is, who is there, how much
//! time they have, signs, and what one can do about one's own seat.

use std::{rc::Rc, sync::Arc};

use game::Seat;
use leptos::prelude::*;
use text::t;
use wire::{BotReason, Reaction, SeatNow, Sitter};

use super::dialog;
use crate::{
    art, browser,
    host::{Around, Link, Online, Scene, seating},
    net::invitation,
    route::{Route, here},
};

/// A match on a server, as the frame hands it around.
pub type SharedOnline = StoredValue<Rc<dyn Online>, LocalStorage>;

/// How the line is, and what became of the last move. Says nothing while all is well.
pub fn line(online: SharedOnline) -> AnyView {
    let (link, pending, refused, notice) = online
        .with_value(|online| (online.link(), online.pending(), online.refused(), online.notice()));
    let state = move || match link.get() {
        Link::Connecting => "connecting",
        Link::Live => "live",
        Link::Reconnecting => "reconnecting",
        Link::Ended(_) => "ended",
    };
    let words = move || match link.get() {
        Link::Live if pending.get() => {
            view! { <span class="sending" data-test="sending">{t!("link-sending")}</span> }
                .into_any()
        }
        Link::Live => {
            let trouble = refused.get().map(|why| (why, "trouble", "refused", refused));
            let said = trouble.or_else(|| notice.get().map(|it| (it, "notice", "notice", notice)));
            said.map_or_else(
                || ().into_any(),
                |(words, class, test, from)| {
                    view! {
                        <span class=class data-test=test>{words}</span>
                        <button class="icon" aria-label=t!("link-close") on:click=move |_| from.set(None)>
                            {art::cross()}
                        </button>
                    }
                    .into_any()
                },
            )
        }
        Link::Connecting => view! { <span>{t!("link-connecting")}</span> }.into_any(),
        Link::Reconnecting | Link::Ended(_) => {
            let text = if pending.get() { t!("link-lost-pending") } else { t!("link-lost") };
            view! {
                <span>{text}</span>
                <button data-test="hurry" on:click=move |_| online.with_value(|online| online.hurry())>
                    {t!("link-hurry")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <div class="link" role="status" data-test="link" data-link=state
            data-pending=move || pending.get().to_string()>
            {words}
        </div>
    }
    .into_any()
}

/// What is to be known of a seat beside its name: whether somebody is there, who plays for them,
/// how much time they have, and the sign that they gave.
pub fn badge(online: SharedOnline, seat: Seat) -> AnyView {
    let (around, reactions) = online.with_value(|online| (online.around(), online.reactions()));
    let now =
        Memo::new(move |_| around.with(|around| around.as_ref()?.seats.get(seat.index()).cloned()));
    let presence = move || now.get().map(|now| presence(&now));
    let tick = ticking();
    let time = move || {
        tick.track();
        let left = around.with(|around| left(around.as_ref()?, seat))?;
        let short = left < 15_000.0;
        Some(view! { <span class="clock" class:short=short data-test="clock">{time(left)}</span> })
    };
    let sign = move || {
        let given = reactions.with(|all| all.iter().rfind(|it| it.seat == seat).copied())?;
        Some(view! { <span class="bubble" data-test="sign">{t!(sign_key(given.reaction))}</span> })
    };
    view! { {presence} {time} <span aria-live="polite">{sign}</span> }.into_any()
}

fn presence(now: &SeatNow) -> AnyView {
    if let Some(bot) = &now.stand_in {
        let why = match bot.why {
            BotReason::Time => t!("seat-bot-time"),
            BotReason::Away => t!("seat-bot-away"),
            BotReason::Resigned => t!("seat-bot-resigned"),
            BotReason::Asked | BotReason::Seat => t!("seat-bot-asked"),
        };
        return view! { <span class="standing-in" data-test="stand-in">{why}</span> }.into_any();
    }
    match (now.sitter, now.online) {
        (Sitter::Person, false) => {
            view! { <span class="away" data-test="away">{t!("seat-away")}</span> }.into_any()
        }
        _ => ().into_any(),
    }
}

/// How many milliseconds a seat has left now.
fn left(around: &Arc<Around>, seat: Seat) -> Option<f64> {
    let left = around.clocks.get(seat.index()).copied().flatten()?;
    #[expect(clippy::cast_precision_loss, reason = "some days in milliseconds")]
    let left = left as f64;
    Some((left - (browser::now() - around.heard)).max(0.0))
}

fn time(milliseconds: f64) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "some seconds, never below none"
    )]
    let seconds = (milliseconds / 1_000.0).ceil() as u32;
    if seconds >= 86_400 {
        t!("clock-days", days = seconds / 86_400, hours = seconds % 86_400 / 3_600)
    } else if seconds >= 3_600 {
        t!("clock-hours", hours = seconds / 3_600, minutes = seconds % 3_600 / 60)
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// Grows every second, for as long as the page shows it.
fn ticking() -> RwSignal<u32> {
    let tick = RwSignal::new(0u32);
    browser::spawn(async move {
        loop {
            browser::wait(1_000).await;
            if tick.try_update(|tick| *tick += 1).is_none() {
                return;
            }
        }
    });
    tick
}

/// The buttons of the bar: who looks on, signs, and everything about this match.
pub fn buttons(online: SharedOnline, game: &'static str) -> AnyView {
    let around = online.with_value(|online| online.around());
    let watching = Memo::new(move |_| {
        around.with(|around| around.as_ref().map_or(0, |around| around.watching))
    });
    let seated = Memo::new(move |_| {
        around.with(|around| around.as_ref().is_some_and(|around| around.you.is_some()))
    });
    let signs = RwSignal::new(false);
    let menu = RwSignal::new(false);
    view! {
        <span class="watching" hidden=move || watching.get() == 0 data-test="watching"
            data-tip=move || t!("watching-tip", count = watching.get())>
            {art::eye()} <span>{move || watching.get()}</span>
            <span class="aside">{move || t!("watching-tip", count = watching.get())}</span>
        </span>
        <button class="icon" data-tip=t!("signs-title") aria-label=t!("signs-title") data-test="signs"
            hidden=move || !seated.get() on:click=move |_| signs.set(true)>
            {art::speech()}
        </button>
        <button class="icon" data-tip=t!("match-menu") aria-label=t!("match-menu") data-test="match-menu"
            on:click=move |_| menu.set(true)>
            {art::people()}
        </button>
        {dialog(signs, "signs", t!("signs-title"), true, move || sign_panel(online, signs))}
        {dialog(menu, "match-menu", t!("match-menu"), true, move || panel(online, game, menu))}
    }
    .into_any()
}

fn sign_panel(online: SharedOnline, open: RwSignal<bool>) -> AnyView {
    let button = move |reaction: Reaction| {
        view! {
            <button data-test=sign_key(reaction) on:click=move |_| {
                online.with_value(|online| online.react(reaction));
                open.set(false);
            }>{t!(sign_key(reaction))}</button>
        }
    };
    view! {
        <h2>{t!("signs-title")}</h2>
        <div class="sign-choice">{Reaction::ALL.map(button)}</div>
    }
    .into_any()
}

fn sign_key(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Hello => "sign-hello",
        Reaction::WellPlayed => "sign-well-played",
        Reaction::Thanks => "sign-thanks",
        Reaction::Oops => "sign-oops",
        Reaction::Wow => "sign-wow",
        Reaction::Thinking => "sign-thinking",
        Reaction::Laugh => "sign-laugh",
        Reaction::GoodGame => "sign-good-game",
    }
}

/// Everything about this match: how to come to it, and one's own seat.
fn panel(online: SharedOnline, game: &'static str, open: RwSignal<bool>) -> AnyView {
    let (around, id) = online.with_value(|it| (it.around(), it.id()));
    // Each part is built anew only when something changes about it: a code that is shown stays.
    let mine = Memo::new(move |_| {
        around.with(|around| {
            let around = around.as_ref().filter(|it| it.phase == wire::Phase::Playing)?;
            around.seats.get(around.you?.index()).cloned()
        })
    });
    let seat = move || mine.get().map(|mine| own_seat(online, &mine, open));
    let seats = Memo::new(move |_| {
        around
            .with(|around| around.as_ref().map(|it| (it.seats.clone(), it.host, it.you, it.phase)))
    });
    let away = move || {
        seats.track();
        let around = around.get_untracked().filter(|it| it.phase == wire::Phase::Playing);
        around.and_then(|around| absent_people(online, &around))
    };
    let allowed = Memo::new(move |_| around.with(|it| it.as_ref().is_some_and(|it| it.hints)));
    let hints = move || if allowed.get() { t!("create-hints-on") } else { t!("create-hints-off") };
    view! {
        <h2>{t!("match-menu")}</h2>
        <p class="quiet" data-test="hints-agreed">{hints}</p>
        {away}
        {seat}
        <section>
            <h3>{t!("match-watch")}</h3>
            {invitation::share(&invitation::table(game, &id), None)}
            <p>
                <a class="button" target="_blank" rel="noopener" data-test="to-screen"
                    href=Route::Screen(game.to_owned(), id).path()>
                    {t!("match-screen")}
                </a>
            </p>
        </section>
        {super::call::wish()}
        {invitation::second_device()}
        <div class="row end">
            <button class="primary" on:click=move |_| open.set(false)>{t!("match-done")}</button>
        </div>
    }
    .into_any()
}

fn own_seat(online: SharedOnline, mine: &SeatNow, open: RwSignal<bool>) -> AnyView {
    let sure = RwSignal::new(false);
    let resigned = mine.stand_in.as_ref().is_some_and(|bot| bot.why == BotReason::Resigned);
    let bot_plays = mine.stand_in.is_some();
    view! {
        <section>
            <h3>{t!("match-seat")}</h3>
            <div class="row wrap">
                <button data-test="hand-over" hidden=bot_plays on:click=move |_| {
                    online.with_value(|online| online.hand_over());
                    open.set(false);
                }>{t!("match-hand-over")}</button>
                <button data-test="take-back" hidden=!bot_plays || resigned on:click=move |_| {
                    online.with_value(|online| online.take_back());
                    open.set(false);
                }>{t!("match-take-back")}</button>
                <button data-test="resign" hidden=resigned on:click=move |_| sure.set(true)>
                    {t!("match-resign")}
                </button>
            </div>
            <div class="row wrap sure" hidden=move || !sure.get()>
                <p>{t!("match-resign-sure")}</p>
                <button data-test="resign-sure" on:click=move |_| {
                    online.with_value(|online| online.resign());
                    open.set(false);
                }>{t!("match-resign-yes")}</button>
                <button class="plain" on:click=move |_| sure.set(false)>{t!("match-resign-no")}</button>
            </div>
            <p class="quiet" hidden=!resigned>{t!("match-resigned")}</p>
        </section>
    }
    .into_any()
}

/// Who is asked and has been away for a while: a bot is offered in their place.
pub fn absent(online: SharedOnline, scene: Signal<Arc<Scene>>) -> AnyView {
    let around = online.with_value(|it| it.around());
    let gone = Memo::new(move |_| {
        let asked = scene.with(|scene| scene.turn.asked());
        around.with(|around| {
            let around = around.as_ref()?;
            // Whoever only looks on has no say in it.
            let plays = around.you.is_some() || around.host;
            let is_gone = |seat: &Seat| around.seats.get(seat.index()).is_some_and(is_absent);
            asked.iter().find(is_gone).filter(|_| plays && around.phase == wire::Phase::Playing)
        })
    });
    let since = StoredValue::new(0.0);
    let late = RwSignal::new(false);
    Effect::new(move |_| {
        let seat = gone.get();
        let began = browser::now();
        since.set_value(began);
        late.set(false);
        if seat.is_some() {
            browser::spawn(async move {
                browser::wait(PATIENCE).await;
                // Others may have come and gone meanwhile.
                if since.try_get_value() == Some(began) {
                    late.try_set(true);
                }
            });
        }
    });
    let content = move || {
        let seat = gone.get().filter(|_| late.get())?;
        let around = around.get()?;
        let name = seating(&around.seats).name(seat);
        Some(view! {
            <div class="stand-in" role="status" data-test="absent">
                <p>{t!("absent-asked", name = name.clone())} " " <span class="quiet">{t!("absent-back", name = name)}</span></p>
                {bot_button(online, &around, seat)}
            </div>
        })
    };
    view! { {content} }.into_any()
}

/// For how many milliseconds one waits for somebody who is asked and away.
const PATIENCE: u32 = 10_000;

/// Whether a person is not here, and nobody plays for them.
fn is_absent(now: &SeatNow) -> bool {
    now.sitter == Sitter::Person && !now.online && now.stand_in.is_none()
}

/// Lets a bot play for somebody who is away: at once if the host wants it, otherwise when all do who
/// are here.
fn bot_button(online: SharedOnline, around: &Around, seat: Seat) -> AnyView {
    let wanted = around.seats.get(seat.index()).map_or_else(Vec::new, |it| it.bot_wanted.clone());
    let here =
        |now: &&SeatNow| now.sitter == Sitter::Person && now.online && now.stand_in.is_none();
    let all = around.seats.iter().filter(here).count();
    let mine = around.you.is_some_and(|you| wanted.contains(&you));
    let agreed = (!wanted.is_empty())
        .then(|| t!("absent-agreed", count = wanted.len(), all = all))
        .map(|text| view! { <span class="quiet" data-test="agreed">{text}</span> });
    view! {
        <button class="primary" data-test=format!("bot-for-{seat}") disabled=mine
            on:click=move |_| online.with_value(|online| online.let_bot_play(seat))>
            {t!("absent-bot")}
        </button>
        {agreed}
    }
    .into_any()
}

/// Everybody who is away, with what one can do about it.
fn absent_people(online: SharedOnline, around: &Around) -> Option<AnyView> {
    let seating = seating(&around.seats);
    let gone: Vec<Seat> = seating
        .seats()
        .filter(|seat| around.you != Some(*seat) && is_absent(&around.seats[seat.index()]))
        .collect();
    if gone.is_empty() || around.you.is_none() && !around.host {
        return None;
    }
    let rows = gone.into_iter().map(|seat| {
        view! {
            <li class="row wrap">
                <span class="what">{t!("absent-away", name = seating.name(seat))}</span>
                {bot_button(online, around, seat)}
            </li>
        }
    });
    Some(
        view! {
            <section data-test="absent-people">
                <h3>{t!("absent-title")}</h3>
                <ul>{rows.collect_view()}</ul>
                <p class="quiet">{t!("absent-about")}</p>
            </section>
        }
        .into_any(),
    )
}

/// What one can do about one's seat now stands where one looks: the way back from a bot, or to the
/// next match.
pub fn stand_in(online: SharedOnline, game: &'static str) -> AnyView {
    let around = online.with_value(|it| it.around());
    let stands = Memo::new(move |_| {
        around.with(|around| {
            let around = around.as_ref()?;
            let mine = around.seats.get(around.you?.index())?;
            let playing = around.phase == wire::Phase::Playing;
            mine.stand_in.as_ref().filter(|_| playing).map(|bot| bot.why)
        })
    });
    let content = move || {
        let why = stands.get()?;
        let text = match why {
            BotReason::Time => t!("stand-in-time"),
            BotReason::Away => t!("stand-in-away"),
            BotReason::Resigned => t!("stand-in-resigned"),
            BotReason::Asked | BotReason::Seat => t!("stand-in-asked"),
        };
        Some(view! {
            <div class="stand-in">
                <p>{text}</p>
                <button class="primary" data-test="take-seat-back" hidden={why == BotReason::Resigned}
                    on:click=move |_| online.with_value(|online| online.take_back())>
                    {t!("match-take-back")}
                </button>
            </div>
        })
    };
    let watches = Memo::new(move |_| {
        around.with(|around| {
            around.as_ref().is_some_and(|it| it.you.is_none() && it.phase == wire::Phase::Playing)
        })
    });
    let here = here();
    let next = Memo::new(move |_| around.with(|around| around.as_ref()?.rematch.clone()));
    let again = move || {
        let route = Route::Table(game.to_owned(), next.get()?, None);
        Some(view! {
            <div class="stand-in">
                <p>{t!("rematch-asked")}</p>
                <button class="primary" data-test="rematch-join" on:click=move |_| here.go(route.clone())>
                    {t!("rematch-join")}
                </button>
            </div>
        })
    };
    view! {
        {content}
        {again}
        <p class="quiet" data-test="you-watch" hidden=move || !watches.get()>{t!("you-watch")}</p>
    }
    .into_any()
}
