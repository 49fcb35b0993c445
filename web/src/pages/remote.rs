use std::rc::Rc;

use game::Seat;
use leptos::prelude::*;
use text::t;

use super::{SharedBots, gather, top_bar};
use crate::{
    find,
    frame::{Extra, table},
    host::{EndReason, Host, Link, Online as _, Remote, SharedHost},
    room::AnyRoom,
    route::{Route, here},
};

/// What there is to see of a match on a server.
#[derive(Clone, PartialEq)]
enum Stage {
    Connecting,
    Gathering,
    /// The board, with the eyes of this seat or of the public.
    Board(Option<Seat>),
    Ended(EndReason),
}

/// A match on a server: where one gathers, plays or looks on.
pub fn page(game: &str, id: &str, wanted: Option<u8>) -> AnyView {
    let Some(room) = find(game) else { return super::nowhere() };
    let remote = opened(room, id, false);
    let stage = stage(remote);
    let (game, id) = (room.id, id.to_owned());
    (move || match stage.get() {
        Stage::Connecting => connecting(game),
        Stage::Gathering => {
            gather::page(remote, game, wanted.and_then(|it| Seat::try_from(it).ok()))
        }
        Stage::Board(you) => {
            let host = remote.with_value(|remote| Rc::new(remote.clone()) as Rc<dyn Host>);
            let host: SharedHost = StoredValue::new_local(host);
            let playing = you.is_some();
            table(host, Extra { id: id.clone(), below: ().into_any(), playing, screen: false })
        }
        Stage::Ended(why) => ended(remote, &why),
    })
    .into_any()
}

/// The same on a screen that everybody sees: large, no secrets, no controls.
pub fn screen(game: &str, id: &str) -> AnyView {
    let Some(room) = find(game) else { return super::nowhere() };
    let remote = opened(room, id, true);
    let stage = stage(remote);
    let (game, id) = (room.id, id.to_owned());
    (move || match stage.get() {
        Stage::Connecting => connecting(game),
        Stage::Gathering => gather::screen(remote, game),
        Stage::Board(_) => {
            let host = remote.with_value(|remote| Rc::new(remote.clone()) as Rc<dyn Host>);
            let host: SharedHost = StoredValue::new_local(host);
            let below = ().into_any();
            table(host, Extra { id: id.clone(), below, playing: false, screen: true })
        }
        Stage::Ended(why) => ended(remote, &why),
    })
    .into_any()
}

fn opened(room: &'static AnyRoom, id: &str, watches: bool) -> StoredValue<Remote, LocalStorage> {
    let bots = expect_context::<SharedBots>().get_value();
    let remote = StoredValue::new_local(Remote::open(room, id, watches, bots));
    let leaving = remote.get_value();
    let leaving = StoredValue::new_local(leaving);
    on_cleanup(move || leaving.with_value(Remote::leave));
    remote
}

fn stage(remote: StoredValue<Remote, LocalStorage>) -> Memo<Stage> {
    let (link, around) = remote.with_value(|remote| (remote.link(), remote.around()));
    Memo::new(move |_| {
        if let Link::Ended(why) = link.get() {
            return Stage::Ended(why);
        }
        match around.get() {
            None => Stage::Connecting,
            Some(around) if around.phase == wire::Phase::Frozen => {
                Stage::Ended(EndReason::Refused(t!("trouble-frozen")))
            }
            Some(around) if remote.with_value(Remote::has_board) => Stage::Board(around.you),
            Some(_) => Stage::Gathering,
        }
    })
}

fn connecting(game: &'static str) -> AnyView {
    view! {
        {top_bar()}
        <main class=format!("nowhere room-{game}")>
            <h1>{t!(format!("{game}-title"))}</h1>
            <p role="status" data-test="link" data-link="connecting">{t!("link-connecting")}</p>
        </main>
    }
    .into_any()
}

/// The line will not come back by itself: says why, and what to do.
fn ended(remote: StoredValue<Remote, LocalStorage>, why: &EndReason) -> AnyView {
    let here = here();
    let (title, text) = match why {
        EndReason::Replaced => (t!("ended-replaced"), t!("ended-replaced-text")),
        EndReason::Gone => (t!("ended-gone"), t!("ended-gone-text")),
        EndReason::NotWatching => (t!("ended-closed"), t!("ended-closed-text")),
        EndReason::Forgotten => (t!("ended-forgotten"), t!("ended-forgotten-text")),
        EndReason::Refused(words) => (t!("ended-refused"), words.clone()),
    };
    let again = *why == EndReason::Replaced;
    view! {
        {top_bar()}
        <main class="nowhere" data-test="ended">
            <h1>{title}</h1>
            <p>{text}</p>
            <div class="row wrap">
                <button class="primary" data-test="come-back" hidden=!again
                    on:click=move |_| remote.with_value(Remote::come_back)>
                    {t!("ended-here")}
                </button>
                <button class:primary=!again data-test="to-lobby" on:click=move |_| here.go(Route::Together)>
                    {t!("ended-lobby")}
                </button>
                <button on:click=move |_| here.go(Route::Start)>{t!("nowhere-start")}</button>
            </div>
        </main>
    }
    .into_any()
}
