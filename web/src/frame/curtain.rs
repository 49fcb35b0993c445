use leptos::prelude::*;
use text::t;

use super::{dialog, name_tag};
use crate::host::SharedHost;

/// Covers everything until the person with the next secret sits at the screen.
pub fn curtain(host: SharedHost) -> Option<impl IntoView> {
    let (next, seating) = host.with_value(|host| Some((host.curtain()?.next(), host.seating())))?;
    let lift = move |_| {
        host.with_value(|host| {
            if let Some(curtain) = host.curtain() {
                curtain.lift();
            }
        });
    };
    let open = RwSignal::new(false);
    Effect::new(move |_| open.set(next.get().is_some()));
    let content = move || {
        let Some(seat) = next.get() else { return ().into_any() };
        view! {
            <div class="hand-over">
                <p>{t!("curtain-pass")}</p>
                {name_tag(&seating, seat)}
                <p class="quiet">{t!("curtain-others")}</p>
                <button class="primary" data-test="lift" autofocus on:click=lift>
                    {t!("curtain-lift", name = seating.name(seat))}
                </button>
            </div>
        }
        .into_any()
    };
    Some(dialog(open, "curtain", t!("curtain-title"), false, content))
}
