use leptos::prelude::*;
use rawsiko::Action;
use text::t;
use web::frame;

use super::super::{
    desk::{Desk, able, mine},
    signs::{Sign, sign},
};

/// The next-player button. It asks if something could still be taken, or if claims would be lost.
pub fn finish(desk: Desk) -> AnyView {
    let (done, pass) = (
        Memo::new(move |_| desk.offers.with(|offers| offers.done)),
        Memo::new(move |_| desk.offers.with(|offers| offers.pass)),
    );
    let spent = Memo::new(move |_| desk.offers.with(|offers| offers.ways.is_empty()));
    let hinted = Memo::new(move |_| matches!(desk.hint.get(), Some(Action::Done | Action::Pass)));
    let question = move || {
        let (title, said, yes) = if pass.get() {
            let claims = desk.view.with(|view| mine(view).map_or(0, |it| it.claims));
            (
                t!("rawsiko-ask-pass-title"),
                t!("rawsiko-ask-pass", count = claims),
                t!("rawsiko-ask-pass-yes"),
            )
        } else {
            let able = desk.view.with(|view| able(view));
            (t!("rawsiko-ask-title"), t!("rawsiko-ask", count = able), t!("rawsiko-ask-yes"))
        };
        view! {
            <h2>{title}</h2>
            <p>{said}</p>
            <div class="row wrap end">
                <button data-test="really-done" on:click=move |_| desk.really_finish()>{yes}</button>
                <button class="primary" data-test="not-yet" autofocus on:click=move |_| desk.asking.set(false)>
                    {t!("rawsiko-ask-no")}
                </button>
            </div>
        }
        .into_any()
    };
    view! {
        <button class="raw-finish" data-test="done" data-action=move || if pass.get() { "pass" } else { "done" } aria-keyshortcuts="n" data-tip=t!("rawsiko-finish-tip")
            class:primary=move || spent.get() && !pass.get() class:hinted=move || hinted.get()
            hidden=move || !done.get() && !pass.get() on:click=move |_| desk.finish()>
            {sign(Sign::Next)}
            <span>{move || if pass.get() { t!("rawsiko-pass") } else { t!("rawsiko-finish") }}</span>
        </button>
        {frame::dialog(desk.asking, "raw-ask", t!("rawsiko-ask-title"), true, question)}
    }
    .into_any()
}
