use leptos::prelude::*;
use text::t;
use web::{art, frame};

use super::super::desk::{Desk, mine};

/// Who looks, and how many assets they have yet to place.
pub fn player(desk: Desk) -> AnyView {
    let me = Memo::new(move |_| desk.view.with(|view| view.me));
    let left = Memo::new(move |_| desk.view.with(|view| mine(view).map_or(0, |it| it.to_place)));
    let who = move || {
        me.get().map(|seat| {
            desk.seating.with_value(|seating| {
                let sitter = seating.at(seat);
                view! {
                    <span class=format!("who {}", seating.class(seat))>
                        <span class="face">{frame::face(seating, seat)}</span>
                        {art::swatch(sitter.colour)}
                        <strong class="name">{seating.name(seat)}</strong>
                    </span>
                }
            })
        })
    };
    // Pieces that wait to be placed can be counted at a glance.
    let pieces = move || (0..left.get()).map(|_| view! { <i></i> }).collect_view();
    view! {
        <section class="raw-player" aria-label=t!("rawsiko-player") data-test="player" hidden=move || me.get().is_none()>
            {who}
            <span class="to-place" hidden=move || left.get() == 0 data-test="to-place"
                data-tip=t!("rawsiko-to-place-tip")>
                <span class="pieces" aria-hidden="true">{pieces}</span>
                <span>{move || t!("rawsiko-to-place", count = left.get())}</span>
            </span>
        </section>
    }
    .into_any()
}
