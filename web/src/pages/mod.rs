//! The pages of the house.

mod after;
mod gather;
mod learn;
mod new;
mod play;
mod remote;
mod replay;
mod rules;
mod start;
mod together;

use leptos::prelude::*;
use text::t;
use wasm_bindgen::JsValue;

use crate::{
    Program, art,
    bots::Bots,
    browser,
    frame::{settings_button, tips},
    net::Presence,
    program::program,
    route::{Here, Route, here},
    settings::{Settings, settings},
};

/// The bots of this page, for everybody in it.
pub type SharedBots = StoredValue<Bots, LocalStorage>;

/// Opens the page.
pub fn open(program: Program) {
    program.begin();
    std::panic::set_hook(Box::new(|broken| {
        web_sys::console::error_1(&broken.to_string().into());
        confess().ok();
    }));
    if let Some(waiting) = browser::document().get_element_by_id("waiting") {
        waiting.remove();
    }
    mount_to_body(|| {
        let settings = Settings::load();
        provide_context(settings);
        provide_context(Here::watch());
        provide_context(Presence::ask());
        provide_context::<SharedBots>(StoredValue::new_local(Bots::default()));
        tips::watch();
        // Everything is built anew when the language changes or one goes elsewhere.
        let language = Memo::new(move |_| settings.language().code());
        let here = here();
        move || {
            language.get();
            page(here.get())
        }
    });
    // For `cargo xtask bench web`: from here on a person can click.
    if let Some(performance) = browser::window().performance() {
        performance.mark("interactive").ok();
    }
}

fn page(route: Route) -> AnyView {
    view! {
        {art::patterns()}
        {program().show(route)}
        {tips::bubble()}
    }
    .into_any()
}

/// The pages that belong to no game.
pub(crate) fn house(route: Route) -> AnyView {
    match route {
        Route::Start => start::page(),
        Route::New(game) => new::page(&game),
        Route::Together => together::page(),
        Route::Create(game) => together::create(&game),
        Route::Join(code) => together::join(code),
        _ => nowhere(),
    }
}

/// The pages of a game.
pub(crate) fn room(route: Route) -> AnyView {
    match route {
        Route::Match(game, id) => play::page(&game, &id),
        Route::Replay(game, id, number) => replay::page(&game, &id, number),
        Route::Table(game, id, seat) => remote::page(&game, &id, seat),
        Route::Learn(game) => learn::page(&game),
        Route::Rules(game, rule) => rules::page(&game, rule),
        Route::Screen(game, id) => remote::screen(&game, &id),
        _ => nowhere(),
    }
}

/// Says that the page broke, and that nothing is lost. Leptos may be what broke, so this does
/// without it.
fn confess() -> Result<(), JsValue> {
    let document = browser::document();
    let (sheet, words, again) = (
        document.create_element("div")?,
        document.create_element("p")?,
        document.create_element("button")?,
    );
    sheet.set_id("broken");
    sheet.set_attribute("role", "alert")?;
    words.set_text_content(Some(&t!("broken-text")));
    again.set_text_content(Some(&t!("broken-reload")));
    again.set_class_name("primary");
    browser::listen(&again, "click", |_| {
        browser::window().location().reload().ok();
    });
    sheet.append_child(&words)?;
    sheet.append_child(&again)?;
    document.body().ok_or(JsValue::NULL)?.append_child(&sheet)?;
    Ok(())
}

/// The bar at the top of pages that are not a board.
pub fn top_bar() -> impl IntoView {
    let here = here();
    view! {
        <header class="top">
            <a class="brand" href="/" on:click=move |event| {
                event.prevent_default();
                here.go(Route::Start);
            }>
                {art::mark()}
                <span>"Galds"</span>
            </a>
            <span class="space"></span>
            {language_switch()}
            {settings_button()}
        </header>
    }
}

/// Three buttons, one for each language.
fn language_switch() -> impl IntoView {
    use text::{Language, language};
    let settings = settings();
    let button = move |it: Language| {
        let chosen = it == language();
        view! {
            <button
                class="language"
                lang=it.code()
                title=it.name()
                aria-pressed=chosen.to_string()
                on:click=move |_| settings.change(|to| to.language = Some(it.code().to_owned()))
            >
                {it.code().to_uppercase()}
            </button>
        }
    };
    view! {
        <div class="languages" role="group" aria-label=t!("settings-language")>
            {Language::ALL.map(button)}
        </div>
    }
}

/// An address that leads nowhere, or to a match that is no longer kept.
pub fn nowhere() -> AnyView {
    let here = here();
    view! {
        {top_bar()}
        <main class="nowhere">
            <h1>{t!("nowhere-title")}</h1>
            <p>{t!("nowhere-text")}</p>
            <button class="primary" on:click=move |_| here.go(Route::Start)>
                {t!("nowhere-start")}
            </button>
        </main>
    }
    .into_any()
}
