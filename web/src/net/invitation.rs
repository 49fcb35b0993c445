//! How others come to a match: a link, a code to read out loud, a square for a camera.

use leptos::prelude::*;
use text::t;
use wire::http::OneTimeCode;

use super::post;
use crate::{art, browser, route::Route};

/// The whole link to a table.
pub fn table(game: &str, id: &str) -> String {
    whole(&Route::Table(game.to_owned(), id.to_owned(), None))
}

/// The whole link to a place in this house.
pub fn whole(route: &Route) -> String {
    format!("{}{}", browser::window().location().origin().unwrap_or_default(), route.path())
}

/// A code in its syllables, so that it can be read out loud: `ra-lu-mi-go`.
pub fn spoken(code: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    letters.chunks(2).map(|two| two.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// Link, code and square.
pub fn share(link: &str, code: Option<&str>) -> AnyView {
    let copied = RwSignal::new(false);
    let text = link.to_owned();
    let copy = move |_| {
        let text = text.clone();
        browser::spawn(async move {
            copied.try_set(browser::copy(&text, "invitation-link").await);
        });
    };
    let shared = link.to_owned();
    let send = move |_| browser::share(&shared);
    let select = |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let has_code = code.is_some();
    let code = code.map(|code| {
        view! {
            <p class="code">
                <span class="quiet">{t!("invite-code")}</span>
                <strong data-test="code" data-code=code.to_owned()>{spoken(code)}</strong>
            </p>
        }
    });
    view! {
        <div class="invitation">
            {art::qr(link, t!("invite-qr"))}
            <div>
                {code}
                <label class="quiet" for="invitation-link">{t!("invite-link")}</label>
                <div class="row">
                    <input id="invitation-link" class="name" readonly prop:value=link.to_owned()
                        data-test="link-text"
                        on:focus=select/>
                    <button data-test="copy" on:click=copy>
                        {art::link()}
                        <span aria-live="polite">
                            {move || if copied.get() { t!("invite-copied") } else { t!("invite-copy") }}
                        </span>
                    </button>
                    <button data-test="share-link" hidden=!browser::can_share() on:click=send>
                        {t!("invite-share")}
                    </button>
                </div>
                <p class="quiet" hidden=!has_code>{t!("invite-about")}</p>
            </div>
        </div>
    }
    .into_any()
}

fn host() -> String {
    browser::window().location().host().unwrap_or_default()
}

/// A code by which another device becomes the same person.
pub fn second_device() -> AnyView {
    let code = RwSignal::new(None::<Result<String, String>>);
    let ask = move |_| {
        browser::spawn(async move {
            let got: Result<OneTimeCode, _> = post("/api/me/code", &serde_json::json!({})).await;
            code.try_set(Some(got.map(|it| it.code).map_err(|trouble| trouble.words())));
        });
    };
    view! {
        <section>
            <h3>{t!("device-title")}</h3>
            <p class="quiet">{t!("device-about")}</p>
            {move || match code.get() {
                None => view! {
                    <button data-test="second-device" on:click=ask>{t!("device-ask")}</button>
                }.into_any(),
                Some(Ok(code)) => view! {
                    <div class="invitation">
                        {art::qr(&whole(&Route::Join(Some(code.clone()))), t!("device-qr"))}
                        <div>
                            <p class="code">
                                <span class="quiet">{t!("device-type", address = host())}</span>
                                <strong data-test="device-code" data-code=code.clone()>{spoken(&code)}</strong>
                            </p>
                            <p class="quiet">{t!("device-lasts")}</p>
                        </div>
                    </div>
                }.into_any(),
                Some(Err(words)) => view! { <p class="trouble" role="alert">{words}</p> }.into_any(),
            }}
        </section>
    }
    .into_any()
}
