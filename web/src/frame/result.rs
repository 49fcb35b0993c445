use game::{Seat, Turn};
use leptos::prelude::*;
use text::{Seating, t};

use super::{dialog, name_tag};
use crate::{
    browser,
    host::{Play, SharedHost},
    route::{Route, here},
    settings::{settings, still},
    shelf,
};

/// How long the last move is looked at, in milliseconds.
const LAST_MOVE: u32 = 1_400;

/// The end: who won, the full score and how it came about, and what to do next.
pub fn result(host: SharedHost, id: String, open: RwSignal<bool>) -> impl IntoView {
    let update = host.with_value(|host| host.update());
    let over = Memo::new(move |_| matches!(update.with(|update| update.turn), Turn::Over(_)));
    let (here, settings) = (here(), settings());
    Effect::new(move |before: Option<bool>| {
        let over = over.get();
        if over {
            // The last move is seen first, unless one comes to a match that was over already.
            let pause = if before.is_none() || still(settings) { 0 } else { LAST_MOVE };
            browser::spawn(async move {
                browser::wait(pause).await;
                open.try_set(true);
            });
        }
        over
    });
    // Somebody may have asked for another match already: that stands where everybody looks.
    let around = host.with_value(|host| host.online().map(|online| online.around()));
    let offered = Memo::new(move |_| {
        around.is_some_and(|it| it.with(|it| it.as_ref().is_some_and(|it| it.rematch.is_some())))
    });
    let content = move || {
        let (update, seating, room) =
            host.with_value(|host| (host.update().get(), host.seating(), host.room()));
        let game = room.id;
        let Turn::Over(ranking) = update.turn else { return ().into_any() };
        let mut seats: Vec<Seat> = seating.seats().collect();
        seats.sort_by_key(|&seat| ranking.place(seat));
        let places = seats.into_iter().map(|seat| {
            let place = ranking.place(seat);
            view! {
                <li class:first={place == 1}>
                    <span class="place">{t!("result-place", place = place)}</span>
                    {name_tag(&seating, seat)}
                </li>
            }
        });
        let online = host.with_value(|host| host.online().is_some());
        // Where several people share the screen, nobody is "you".
        let alone = |&seat: &Seat| seating.people() == 1 && seating.is_person(seat);
        let own = if online { update.me.seat() } else { seating.seats().find(alone) };
        let looks_on = online && update.me.seat().is_none();
        let offered = offered.get() && !looks_on;
        let replay = Route::Replay(game.to_owned(), id.clone(), None);
        let name = shelf::file_name(game, &seating, js_sys::Date::now());
        let save = move |_| {
            let name = name.clone();
            let record = host.with_value(|host| host.record());
            browser::spawn(async move {
                if let Some(record) = record.await {
                    browser::download(&name, &record).ok();
                }
            });
        };
        let again = move |_| {
            let route = host.with_value(|host| host.play().map(Play::rematch));
            browser::spawn(async move {
                let Some(route) = route else { return };
                if let Some(route) = route.await {
                    here.go(route);
                }
            });
        };
        view! {
            <h2 data-test="result">{headline(&seating, &ranking, own)}</h2>
            <ol class="places">{places.collect_view()}</ol>
            <div class="score" tabindex="0" role="region" aria-label=t!("result-title")>
                {(room.score)(&update.view, &seating)}
                {(room.course)(&update.view, &host.with_value(|host| host.history()), &seating)}
            </div>
            <p class="offer" role="status" data-test="rematch-offer" hidden=!offered>{t!("rematch-asked")}</p>
            <div class="row wrap end">
                <button on:click=move |_| open.set(false)>{t!("result-board")}</button>
                <button on:click=save data-test="save">{t!("result-save")}</button>
                <button data-test="replay" on:click=move |_| here.go(replay.clone())>
                    {t!("result-replay")}
                </button>
                <button class="primary" data-test="rematch" autofocus hidden=looks_on on:click=again>
                    {if offered { t!("rematch-join") } else { t!("result-rematch") }}
                </button>
            </div>
        }
        .into_any()
    };
    dialog(open, "result", t!("result-title"), true, content)
}

fn headline(seating: &Seating, ranking: &game::Ranking, own: Option<Seat>) -> String {
    let winners: Vec<Seat> = ranking.winners().iter().collect();
    match winners.as_slice() {
        [seat] if own == Some(*seat) => t!("result-you-won"),
        [seat] => t!("result-won", name = seating.name(*seat)),
        several => {
            let names: Vec<String> = several.iter().map(|&seat| seating.name(seat)).collect();
            t!("result-shared", names = names.join(", "))
        }
    }
}
