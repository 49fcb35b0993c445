//! Calls somebody who looks elsewhere when it is their turn.

use std::sync::Arc;

use leptos::prelude::*;
use text::t;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission, VisibilityState};

use crate::{browser, host::Scene, settings::settings};

/// Shows a notification when one is asked while the page is hidden, if one allowed that.
pub fn when_asked(update: Signal<Arc<Scene>>, game: &'static str) {
    if !browser::has("Notification") {
        return;
    }
    let settings = settings();
    Effect::new(move |before: Option<bool>| {
        let asked = update.with(|update| !update.actions.is_empty());
        let hidden = browser::document().visibility_state() == VisibilityState::Hidden;
        let allowed = wished() == Wish::Allowed && !settings.peek().uncalled;
        if asked && before == Some(false) && hidden && allowed {
            let options = NotificationOptions::new();
            options.set_body(&t!("call-text"));
            options.set_tag("galds-turn");
            options.set_icon("/icon.svg");
            let title = t!(format!("{game}-title"));
            Notification::new_with_options(&title, &options).ok();
        }
        asked
    });
}

/// What the person has said about being called.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Wish {
    Unasked,
    Allowed,
    Denied,
}

fn wished() -> Wish {
    match Notification::permission() {
        NotificationPermission::Granted => Wish::Allowed,
        NotificationPermission::Denied => Wish::Denied,
        _ => Wish::Unasked,
    }
}

/// Asks the person whether they want to be called, says when that happens, and lets them change it.
pub fn wish() -> AnyView {
    if !browser::has("Notification") {
        return ().into_any();
    }
    let settings = settings();
    let wish = RwSignal::new(wished());
    let ask = move |_| {
        let Ok(asking) = Notification::request_permission() else { return };
        browser::spawn(async move {
            JsFuture::from(asking).await.ok();
            wish.try_set(wished());
        });
    };
    let content = move || {
        match wish.get() {
        Wish::Unasked => view! {
            <p><button data-test="call-me" on:click=ask>{t!("call-wish")}</button></p>
            <p class="quiet">{t!("call-about")}</p>
        }
        .into_any(),
        Wish::Allowed => view! {
            <label class="check">
                <input type="checkbox" data-test="called" prop:checked=move || !settings.get().uncalled
                    on:change=move |event| settings.change(|to| to.uncalled = !event_target_checked(&event))/>
                <span>{t!("call-wish")}</span>
            </label>
            <p class="quiet">{t!("call-about")}</p>
        }
        .into_any(),
        Wish::Denied => view! { <p class="quiet" data-test="call-denied">{t!("call-denied")}</p> }.into_any(),
    }
    };
    view! { <section><h3>{t!("call-title")}</h3>{content}</section> }.into_any()
}
