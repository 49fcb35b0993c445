//! What the guide of a first match says.

use leptos::prelude::*;
use text::t;

use crate::{
    art, browser,
    host::Guided,
    route::{Route, here},
};

/// The card of the guide: what to know, or what to do.
pub fn lesson(guided: Guided, game: &'static str, over: Memo<bool>) -> AnyView {
    let (guide, astray) = (guided.guide(), guided.astray());
    let here = here();
    let shown = Memo::new(move |_| guide.card());
    let guided = StoredValue::new_local(guided);
    let next = move |_| guided.with_value(Guided::read_on);
    // Whoever reads with the keyboard finds the button, and then the board.
    Effect::new(move |before: Option<()>| {
        let Some((card, _)) = shown.get() else { return };
        if card.only_read {
            browser::focus("lesson-next");
        } else if before.is_some() {
            browser::focus("board");
        }
    });
    let text = move || {
        let (card, _) = shown.get()?;
        let yes = |is: bool| if is { "yes" } else { "no" };
        let (finger, over) = (yes(browser::by_finger()), yes(over.get()));
        Some(t!(format!("{game}-learn-{}", card.key), finger = finger, over = over))
    };
    let only_read = move || shown.get().is_some_and(|(card, _)| card.only_read);
    let done = move || shown.get().is_some_and(|(card, all)| card.number == all);
    let content = move || {
        let (card, all) = shown.get()?;
        let leave = move |_| here.go(Route::Start);
        Some(view! {
            <header>
                <button class="icon" data-test="lesson-leave" data-tip=t!("learn-leave-tip") aria-label=t!("learn-leave") on:click=leave>
                    {art::cross()}
                </button>
                <progress max=all value=card.number aria-label=t!("learn-progress", number = card.number, all = all)></progress>
                <span class="quiet" aria-hidden="true">{card.number} " / " {all}</span>
            </header>
        })
    };
    view! {
        <p class="trouble" role="alert">{move || astray.get().then(|| t!("learn-astray"))}</p>
        <section class="lesson" data-test="lesson" aria-label=t!("learn-title") hidden=move || shown.with(Option::is_none)
            data-card=move || shown.get().map(|(card, _)| card.key)
            data-action=move || guide.wanted()>
            <span class="guide" aria-hidden="true">{art::face(art::Creature::Bot(art::Animal::Owl))}</span>
            {content}
            <div class="said">
                <p aria-live="polite" data-test="lesson-text">{text}</p>
                <div class="row">
                    <a class="button" target="_blank" rel="noopener" data-test="lesson-rules" hidden=move || !done()
                        href=Route::Rules(game.to_owned(), None).path()>{t!("learn-rules")}</a>
                    <button class="primary" id="lesson-next" data-test="lesson-next" hidden=move || !only_read() on:click=next>
                        {move || if done() { t!("learn-free") } else { t!("learn-next") }}
                    </button>
                </div>
            </div>
        </section>
    }
    .into_any()
}
