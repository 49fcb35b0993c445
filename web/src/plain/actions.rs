//! What can be done, as buttons.

use leptos::prelude::*;
use text::t;
use wasm_bindgen::JsCast as _;

use crate::{art, browser};

/// Something that can be done.
#[derive(Clone, PartialEq)]
pub struct Offer {
    /// As it is written.
    pub action: String,
    /// In words.
    pub said: String,
}

/// From so many on they stand in groups.
const GROUPED: usize = 9;

/// Above so many there is a field to look for one.
const SEARCHED: usize = 20;

/// The first button, which gets the focus of one that is gone.
const FIRST: &str = "plain-first";

/// The buttons, and above many of them a field to look for one.
pub fn offers(
    offers: Memo<Vec<Offer>>,
    hint: Memo<Option<String>>,
    act: Callback<String>,
) -> AnyView {
    let wanted = RwSignal::new(String::new());
    let found = Memo::new(move |_| {
        let wanted = wanted.get().to_lowercase();
        let fits = |offer: &Offer| {
            let text = format!("{} {}", offer.said.to_lowercase(), offer.action);
            wanted.split_whitespace().all(|word| text.contains(word))
        };
        offers.with(|offers| offers.iter().filter(|offer| fits(offer)).cloned().collect::<Vec<_>>())
    });
    let many = Memo::new(move |_| offers.with(|offers| offers.len() > SEARCHED));
    let asked = move || many.get() && wanted.with(|wanted| !wanted.trim().is_empty());
    // Whoever acts by keyboard goes on there when it is their turn again.
    let by_keyboard = StoredValue::new(false);
    let choose = Callback::new(move |(action, keyboard): (String, bool)| {
        by_keyboard.set_value(keyboard);
        act.run(action);
    });
    Effect::new(move |_| {
        let none = offers.with(Vec::is_empty);
        wanted.set(String::new());
        if !none && by_keyboard.get_value() {
            by_keyboard.set_value(false);
            browser::focus(FIRST);
        }
    });
    let only = move |event: web_sys::KeyboardEvent| {
        let only = found.with(|found| match found.as_slice() {
            [only] => Some(only.action.clone()),
            _ => None,
        });
        if let Some(action) = only.filter(|_| event.key() == "Enter") {
            choose.run((action, true));
        }
    };
    view! {
        <label class="search" hidden=move || !many.get()>
            <span>{t!("plain-search")}</span>
            <input type="search" class="name" autocomplete="off" data-test="plain-search" prop:value=wanted
                on:input=move |event| wanted.set(event_target_value(&event)) on:keydown=only/>
        </label>
        <p class="quiet" role="status" hidden=move || !many.get()>
            {move || asked().then(|| t!("plain-found", count = found.with(Vec::len)))}
        </p>
        <p class="quiet" hidden=move || !offers.with(Vec::is_empty)>{t!("plain-wait")}</p>
        <div class="groups" on:keydown=move |event| walk(&event)>
            {move || groups(&found.get(), hint, choose)}
        </div>
    }
    .into_any()
}

type Choose = Callback<(String, bool)>;

fn groups(offers: &[Offer], hint: Memo<Option<String>>, choose: Choose) -> AnyView {
    let first = offers.first().map(|offer| offer.action.clone());
    let button = |offer: &Offer| button(offer, first.as_ref() == Some(&offer.action), hint, choose);
    let buttons = |offers: &[&Offer]| offers.iter().map(|offer| button(offer)).collect_view();
    let groups = by_word(offers);
    if offers.len() < GROUPED || groups.len() < 2 {
        let all: Vec<&Offer> = offers.iter().collect();
        return view! { <div class="group">{buttons(&all)}</div> }.into_any();
    }
    let groups = groups.iter().map(|(word, offers)| {
        let title = title(word, offers);
        view! {
            <div role="group" aria-label=title.clone()>
                // One thing says itself what it is.
                <h3 aria-hidden="true" hidden=offers.len() == 1>{title.clone()}</h3>
                <div class="group">{buttons(offers)}</div>
            </div>
        }
    });
    groups.collect_view().into_any()
}

fn button(offer: &Offer, first: bool, hint: Memo<Option<String>>, choose: Choose) -> AnyView {
    let Offer { action, said } = offer.clone();
    let hinted = {
        let action = action.clone();
        move || hint.with(|hint| hint.as_ref() == Some(&action))
    };
    let mark = {
        let hinted = hinted.clone();
        move || {
            hinted().then(|| {
                view! { <span class="advice" role="img" aria-label=t!("plain-hint")>{art::bulb()}</span> }
            })
        }
    };
    let test = action.clone();
    // A click without a pointer comes from the keyboard.
    let click = move |event: web_sys::MouseEvent| choose.run((action.clone(), event.detail() == 0));
    view! {
        <button class:hinted=hinted data-action=test id=first.then_some(FIRST) on:click=click>
            {mark} <span>{said}</span>
        </button>
    }
    .into_any()
}

/// Groups by the first word of how they are written, in the order of the list.
fn by_word(offers: &[Offer]) -> Vec<(&str, Vec<&Offer>)> {
    let mut groups: Vec<(&str, Vec<&Offer>)> = Vec::new();
    for offer in offers {
        let word = offer.action.split(' ').next().unwrap_or_default();
        match groups.iter_mut().find(|(of, _)| *of == word) {
            Some((_, group)) => group.push(offer),
            None => groups.push((word, vec![offer])),
        }
    }
    groups
}

/// What a group is called: the words with which all of it begins, in the reader's language.
fn title(word: &str, offers: &[&Offer]) -> String {
    let Some(first) = offers.first() else { return word.to_owned() };
    let begins = first.said.split(' ').enumerate().take_while(|(at, word)| {
        offers.iter().all(|offer| offer.said.split(' ').nth(*at) == Some(word))
    });
    let begins: Vec<&str> = begins.map(|(_, word)| word).collect();
    if begins.is_empty() { word.to_owned() } else { begins.join(" ") }
}

/// Arrows go from button to button.
fn walk(event: &web_sys::KeyboardEvent) {
    let key = event.key();
    let Ok(buttons) = browser::document().query_selector_all(".plain .groups button") else {
        return;
    };
    let all: Vec<web_sys::HtmlElement> =
        (0..buttons.length()).filter_map(|at| buttons.get(at)?.dyn_into().ok()).collect();
    let here: Option<web_sys::HtmlElement> =
        event.target().and_then(|target| target.dyn_into().ok());
    let Some(at) = all.iter().position(|button| Some(button) == here.as_ref()) else { return };
    let last = all.len() - 1;
    let to = match key.as_str() {
        "ArrowRight" | "ArrowDown" => (at + 1).min(last),
        "ArrowLeft" | "ArrowUp" => at.saturating_sub(1),
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    event.prevent_default();
    all[to].focus().ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(action: &str, said: &str) -> Offer {
        Offer { action: action.to_owned(), said: said.to_owned() }
    }

    #[test]
    fn groups_keep_the_order_and_are_called_as_they_begin() {
        let offers = [
            offer("draw", "Pacel kārti"),
            offer("place 1", "Liec 7 vietā 1"),
            offer("place 2", "Liec 7 vietā 2"),
        ];
        let groups = by_word(&offers);
        assert_eq!(groups.iter().map(|(word, _)| *word).collect::<Vec<_>>(), ["draw", "place"]);
        assert_eq!(title(groups[1].0, &groups[1].1), "Liec 7 vietā");
    }

    #[test]
    fn a_group_that_begins_in_many_ways_is_called_as_it_is_written() {
        let offers = [offer("use 1", "Left"), offer("use 2", "Right")];
        assert_eq!(title("use", &offers.iter().collect::<Vec<_>>()), "use");
    }
}
