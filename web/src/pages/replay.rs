use std::rc::Rc;

use game::Observer;
use leptos::prelude::*;

use super::{nowhere, top_bar};
use crate::{
    art, browser,
    frame::{Extra, table},
    host::{Host, Replaying, Shared},
    route::{Route, here},
    shelf, t,
};

/// How long a moment is shown while the match plays by itself, in milliseconds.
const STEP: u32 = 900;

/// A match to look at again.
pub fn page(game: &str, id: &str, number: Option<u32>) -> AnyView {
    let Some(kept) = shelf::find(id) else { return nowhere() };
    let Some(record) = kept.read().filter(|it| it.header().game == game) else { return nowhere() };
    let replaying = match Replaying::new(record, kept.sitters) {
        Ok(replaying) => replaying,
        Err(error) => {
            shelf::forget(id);
            return refused(&error);
        }
    };
    if let Some(number) = number {
        replaying.go_to(number);
    }
    let below = scrubber(&replaying, id.to_owned());
    let host: Shared = StoredValue::new_local(Rc::new(replaying) as Rc<dyn Host>);
    table(host, Extra { id: id.to_owned(), below, playing: false })
}

/// A record that the rules do not agree with.
fn refused(error: &str) -> AnyView {
    let here = here();
    view! {
        {top_bar()}
        <main class="nowhere" data-test="refused">
            <h1>{t!("refused-title")}</h1>
            <p class="trouble" role="alert">{t!("start-refused", error = error)}</p>
            <button class="primary" on:click=move |_| here.go(Route::Start)>{t!("nowhere-start")}</button>
        </main>
    }
    .into_any()
}

fn scrubber(replaying: &Replaying, id: String) -> AnyView {
    let game = replaying.game();
    let here = here();
    let last = replaying.len() - 1;
    let at = replaying.at();
    let seating = replaying.seating();
    let replaying = StoredValue::new_local(replaying.clone());
    let running = RwSignal::new(false);
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
                browser::wait(STEP).await;
                if running.try_get_untracked() == Some(true) {
                    step(1);
                }
            }
            running.try_set(false);
        });
    };
    let eyes = move |event: web_sys::Event| {
        let seat = event_target_value(&event).parse().ok();
        let me = seat.map_or(Observer::Public, Observer::Seat);
        replaying.with_value(|replaying| replaying.look_as(me));
    };
    let save = move |_| {
        let (game, record) = replaying.with_value(|it| (it.game(), it.record()));
        browser::download(&format!("{game}.galds"), &record.unwrap_or_default()).ok();
    };
    let seats = seating.seats().map(|seat| {
        view! { <option value=seat.number()>{seating.name(seat)}</option> }
    });
    view! {
        <div class="scrubber">
            <button class="icon" aria-label=t!("replay-back") data-tip=t!("replay-back")
                disabled=move || at.get() == 0 on:click=move |_| step(-1)>{art::back()}</button>
            <button class="icon" data-test="run" on:click=run
                aria-label=move || if running.get() { t!("replay-stop") } else { t!("replay-run") }>
                {move || if running.get() { art::pause() } else { art::run() }}
            </button>
            <button class="icon" aria-label=t!("replay-on") data-tip=t!("replay-on") data-test="step"
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
            <button on:click=save data-test="save">{t!("result-save")}</button>
            <label class="eyes">
                <span>{t!("replay-eyes")}</span>
                <select on:change=eyes>
                    <option value="public">{t!("replay-public")}</option>
                    {seats.collect_view()}
                </select>
            </label>
        </div>
    }
    .into_any()
}
