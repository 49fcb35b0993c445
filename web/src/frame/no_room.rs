//! The browser has no room for a match: says so, and lets the person choose what may go.

use leptos::prelude::*;
use text::{Seating, t};

use super::dialog;
use crate::{
    browser, knock,
    shelf::{self, Kept},
};

/// Says that the browser has no room left, in the words of this key, and offers what is over. Nothing
/// goes before the person has said so; then it is tried again.
pub fn no_room(full: Signal<bool>, key: &'static str, again: Callback<()>) -> AnyView {
    let open = RwSignal::new(false);
    let content = move || panel(open, full, again);
    view! {
        <div class="trouble no-room" role="alert">
            {move || full.get().then(|| view! {
                <p data-test="no-room">{t!(key)}</p>
                <button data-test="make-room" on:click=move |_| open.set(true)>{t!("room-make")}</button>
            })}
        </div>
        {dialog(open, "make-room", t!("room-title"), true, content)}
    }
    .into_any()
}

fn panel(open: RwSignal<bool>, full: Signal<bool>, again: Callback<()>) -> AnyView {
    let old = RwSignal::new(finished(shelf::matches()));
    let one = move |kept: Kept| {
        let (file, gone) = (kept.clone(), kept.id.clone());
        let save = move |_| {
            browser::download(&format!("{}.galds", file.id), &file.record).ok();
        };
        let go = move |_| {
            shelf::forget(&gone);
            old.set(finished(shelf::matches()));
            again.run(());
            if !full.get_untracked() {
                open.set(false);
            }
        };
        let (title, names) = words(&kept);
        view! {
            <li>
                <span class="what">
                    <strong>{title}</strong>
                    <span class="quiet">{names} " · " {kept.date()}</span>
                </span>
                <button data-test="room-save" on:click=save>{t!("result-save")}</button>
                <button data-test="room-go" on:click=go>{t!("room-go")}</button>
            </li>
        }
    };
    let text = move || if old.with(Vec::is_empty) { t!("room-nothing") } else { t!("room-text") };
    view! {
        <h2>{t!("room-title")}</h2>
        <p>{text}</p>
        <ul class="matches">{move || old.get().into_iter().map(one).collect_view()}</ul>
        <div class="row end">
            <button class="primary" on:click=move |_| open.set(false)>{t!("match-done")}</button>
        </div>
    }
    .into_any()
}

/// What could go: matches that are over, the oldest first.
fn finished(mut matches: Vec<Kept>) -> Vec<Kept> {
    matches.retain(Kept::is_over);
    matches.reverse();
    matches
}

/// Which game it was, and who played.
fn words(kept: &Kept) -> (String, String) {
    let game = kept.game().and_then(knock).map(|door| door.id);
    let seating = Seating(kept.sitters.clone());
    let names: Vec<String> = seating.seats().map(|seat| seating.name(seat)).collect();
    (game.map_or_else(String::new, |game| t!(format!("{game}-title"))), names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(id: &str, when: f64, end: &str) -> Kept {
        Kept {
            id: id.to_owned(),
            when,
            sitters: Vec::new(),
            key: String::new(),
            record: format!("galds 1\ngame chess\n{end}"),
            read: 0,
        }
    }

    #[test]
    fn only_what_is_over_could_go_and_the_oldest_first() {
        let all = vec![
            kept("late", 3.0, "result 1 2\n"),
            kept("running", 2.0, ""),
            kept("early", 1.0, "result 2 1\n"),
        ];
        let ids: Vec<String> = finished(all).into_iter().map(|it| it.id).collect();
        assert_eq!(ids, ["early", "late"]);
    }
}
