//! Why something cannot be done: the reason, and the rule that it comes from.

use leptos::prelude::*;
use text::{language, t};
use wasm_bindgen::JsCast as _;

use crate::{
    art,
    learn::book::{self, Part, Piece},
    room::AnyRoom,
    route::Route,
};

/// A reason why not, and the rule that it comes from.
pub type Because = (String, &'static str);

/// Whoever tries what cannot be done asks why. Where nobody plays, nobody answers.
#[derive(Clone, Copy, Default)]
pub struct Why(Option<Asked>);

/// What was answered, and whether somebody plays.
#[derive(Clone, Copy)]
struct Asked {
    answer: RwSignal<Option<Because>>,
    playing: Signal<bool>,
    /// Whether the answer was there when the pointer went down.
    before: StoredValue<bool>,
}

impl Why {
    /// Answers as long as somebody plays.
    pub fn new(playing: Signal<bool>) -> Self {
        let before = StoredValue::new(false);
        Why(Some(Asked { answer: RwSignal::new(None), playing, before }))
    }

    /// It cannot be done for this reason, by this rule.
    pub fn not(self, because: Because) {
        if let Some(Asked { answer, playing, before }) = self.0
            && playing.get_untracked()
        {
            before.set_value(false);
            answer.set(Some(because));
        }
    }

    /// A pointer goes down somewhere.
    pub fn press(self) {
        if let Some(Asked { answer, before, .. }) = self.0 {
            before.set_value(answer.with_untracked(Option::is_some));
        }
    }

    /// A click comes, before whatever was clicked hears of it. The answer goes now and not when the
    /// pointer goes up: the board grows into its place, and the click would meet something else.
    pub fn click(self, event: &web_sys::MouseEvent) {
        let Some(Asked { before, .. }) = self.0 else { return };
        let element: Option<web_sys::Element> = event.target().and_then(|it| it.dyn_into().ok());
        let inside = element.and_then(|it| it.closest(".why").ok().flatten()).is_some();
        if !inside && before.get_value() {
            self.forget();
        }
    }

    fn forget(self) {
        if let Some(Asked { answer, .. }) = self.0
            && answer.with_untracked(Option::is_some)
        {
            answer.set(None);
        }
    }
}

/// Whom to ask, for a board that is being built.
pub fn why() -> Why {
    use_context().unwrap_or_default()
}

/// Where the answer appears. Whatever one does next takes it away.
pub fn card(why: Why, room: &'static AnyRoom) -> AnyView {
    let Some(Asked { answer, .. }) = why.0 else { return ().into_any() };
    let key = window_event_listener(leptos::ev::keydown, move |event| {
        if matches!(event.key().as_str(), "Escape" | "Tab") || event.key().starts_with("Arrow") {
            why.forget();
        }
    });
    on_cleanup(move || key.remove());
    let content = move || {
        let (reason, rule) = answer.get()?;
        let link = Route::Rules(room.id.to_owned(), Some(rule.to_owned())).path();
        Some(view! {
            <section class="hint why" aria-label=t!("why-title") data-test="why">
                <div>
                    <strong data-test="why-reason">{reason}</strong>
                    <p class="why-rule">{text_of(room, rule)}</p>
                    <a target="_blank" rel="noopener" href=link data-test="why-rule">{t!("why-rule", rule = rule)}</a>
                </div>
                <button class="icon" aria-label=t!("why-close") on:click=move |_| why.forget()>{art::cross()}</button>
            </section>
        })
    };
    // It is there before it says something, or nobody would be told.
    view! { <div class="answers" role="status">{content}</div> }.into_any()
}

/// What a rule says, in the reader's language.
fn text_of(room: &AnyRoom, rule: &str) -> String {
    let parts = book::read((room.rules)(language()));
    let said = parts.into_iter().find_map(|part| match part {
        Part::Rule(number, said) if number == rule => Some(said),
        Part::Rule(..) | Part::Chapter(_) | Part::Aside(_) | Part::List(_) => None,
    });
    // Signs are for the rulebook; here there are words.
    let words = said.into_iter().flatten().filter(|piece| !matches!(piece, Piece::Sign(_)));
    words.map(|piece| piece.text()).collect::<String>().trim().to_owned()
}
