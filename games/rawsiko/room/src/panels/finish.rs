use leptos::prelude::*;
use rawsiko::Action;
use text::t;
use web::frame;

use super::super::{
    desk::Desk,
    signs::{Sign, sign},
};

/// The next-player button. It asks only if assets could still act.
pub fn finish(desk: Desk) -> AnyView {
    let (done, pass) = (
        Memo::new(move |_| desk.offers.with(|offers| offers.done)),
        Memo::new(move |_| desk.offers.with(|offers| offers.pass)),
    );
    let spent = Memo::new(move |_| desk.offers.with(|offers| offers.ways.is_empty()));
    let hinted = Memo::new(move |_| matches!(desk.hint.get(), Some(Action::Done | Action::Pass)));
    let able = move || {
        desk.view.with(|view| {
            let own = view.territories.iter();
            let own = own.filter(|(_, it)| it.owner.is_some() && it.owner == view.me);
            own.map(|(_, it)| u16::from(it.ready)).sum::<u16>()
        })
    };
    let end = move |_| {
        desk.asking.set(false);
        desk.act(Action::Done);
    };
    let question = move || {
        view! {
            <h2>{t!("rawsiko-ask-title")}</h2>
            <p>{t!("rawsiko-ask", count = able())}</p>
            <div class="row wrap end">
                <button data-test="go-on" on:click=move |_| desk.asking.set(false)>{t!("rawsiko-ask-no")}</button>
                <button class="primary" data-test="really-done" autofocus on:click=end>{t!("rawsiko-ask-yes")}</button>
            </div>
        }
        .into_any()
    };
    view! {
        <button class="raw-finish" data-test="done" data-action=move || if pass.get() { "pass" } else { "done" } aria-keyshortcuts="n" data-tip=t!("rawsiko-finish-tip")
            class:primary=move || spent.get() || pass.get() class:hinted=move || hinted.get()
            hidden=move || !done.get() && !pass.get() on:click=move |_| desk.finish()>
            {sign(Sign::Next)}
            <span>{move || if pass.get() { t!("rawsiko-pass") } else { t!("rawsiko-finish") }}</span>
        </button>
        {frame::dialog(desk.asking, "raw-ask", t!("rawsiko-ask-title"), true, question)}
    }
    .into_any()
}
