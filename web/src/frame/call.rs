//! Calls somebody who looks elsewhere when it is their turn.

use std::sync::Arc;

use leptos::prelude::*;
use text::t;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission, VisibilityState};

use crate::{browser, host::Scene};

/// Shows a notification when one is asked while the page is hidden, if one allowed that.
pub fn when_asked(update: Signal<Arc<Scene>>, game: &'static str) {
    if !browser::has("Notification") {
        return;
    }
    Effect::new(move |before: Option<bool>| {
        let asked = update.with(|update| !update.actions.is_empty());
        let hidden = browser::document().visibility_state() == VisibilityState::Hidden;
        let allowed = Notification::permission() == NotificationPermission::Granted;
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

/// Asks the person whether they want to be called; nothing where they have decided already.
pub fn wish() -> AnyView {
    if !browser::has("Notification") {
        return ().into_any();
    }
    let decided = RwSignal::new(Notification::permission() != NotificationPermission::Default);
    let ask = move |_| {
        let Ok(asking) = Notification::request_permission() else { return };
        browser::spawn(async move {
            JsFuture::from(asking).await.ok();
            decided.try_set(true);
        });
    };
    view! {
        <p hidden=move || decided.get()>
            <button data-test="call-me" on:click=ask>{t!("call-wish")}</button>
        </p>
    }
    .into_any()
}
