use leptos::prelude::*;
use text::t;

use super::{dialog, name_tag};
use crate::host::Shared;

/// Covers everything until the person with the next secret sits at the screen.
pub fn curtain(host: Shared) -> impl IntoView {
    let (update, seating) = host.with_value(|host| (host.update(), host.seating()));
    let next = Memo::new(move |_| update.with(|update| update.curtain));
    let open = RwSignal::new(false);
    Effect::new(move |_| open.set(next.get().is_some()));
    let content = move || {
        let Some(seat) = next.get() else { return ().into_any() };
        view! {
            <div class="hand-over">
                <p>{t!("curtain-pass")}</p>
                {name_tag(&seating, seat)}
                <p class="quiet">{t!("curtain-others")}</p>
                <button class="primary" data-test="lift" autofocus
                    on:click=move |_| host.with_value(|host| host.lift())>
                    {t!("curtain-lift", name = seating.name(seat))}
                </button>
            </div>
        }
        .into_any()
    };
    dialog(open, "curtain", t!("curtain-title"), false, content)
}
