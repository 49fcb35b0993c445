use std::sync::Arc;

use leptos::prelude::*;
use text::t;

use crate::{
    art,
    bots::Thought,
    browser,
    host::{Play, Scene, SharedHost},
};

/// A hint that was asked for.
#[derive(Clone, Copy)]
pub struct Hint {
    host: SharedHost,
    update: Signal<Arc<Scene>>,
    /// The event after which it was asked for; it means nothing any more after the next.
    number: RwSignal<u32>,
    answer: RwSignal<Option<Thought>>,
    busy: RwSignal<bool>,
    /// Somebody asked where there are no hints.
    refused: RwSignal<bool>,
}

impl Hint {
    /// None yet.
    pub fn new(host: SharedHost) -> Self {
        Hint {
            host,
            update: host.with_value(|host| host.update()),
            number: RwSignal::new(0),
            answer: RwSignal::new(None),
            busy: RwSignal::new(false),
            refused: RwSignal::new(false),
        }
    }

    /// Whether there are hints at this table.
    pub fn is_allowed(self) -> bool {
        let around = self.host.with_value(|host| host.online().map(|online| online.around()));
        around.is_none_or(|around| around.with(|it| it.as_ref().is_some_and(|it| it.hints)))
    }

    /// Asks a strong bot.
    pub fn ask(self) {
        if !untrack(|| self.is_allowed()) {
            self.refused.set(true);
            return;
        }
        if self.busy.get_untracked() || self.update.with_untracked(|it| it.actions.is_empty()) {
            return;
        }
        let answer = self.host.with_value(|host| host.play().map(Play::hint));
        let Some(answer) = answer else { return };
        self.busy.set(true);
        let number = self.update.with_untracked(|update| update.number);
        browser::spawn(async move {
            let answer = answer.await;
            // The page may have gone elsewhere in the meantime.
            if self.busy.try_set(false).is_none() {
                self.number.set(number);
                self.answer.set(answer);
            }
        });
    }

    /// Forgets it.
    pub fn close(self) {
        self.refused.set(false);
        self.answer.set(None);
    }

    /// Takes the card away, and leaves the keyboard where the next hint is.
    fn close_button(self) -> impl IntoView {
        let close = move |_| {
            self.close();
            browser::focus("hint-button");
        };
        view! { <button class="icon" aria-label=t!("hint-close") on:click=close>{art::cross()}</button> }
    }

    fn current(self) -> Option<Thought> {
        let number = self.update.with(|update| update.number);
        self.answer.get().filter(|_| self.number.get() == number)
    }

    /// The action that is advised now.
    pub fn action(self) -> Option<String> {
        self.current().map(|answer| answer.action)
    }

    /// The advice in words, with its reason and what else was thought of.
    pub fn card(self) -> AnyView {
        if self.refused.get() {
            return view! {
                <section class="hint" role="status" data-test="no-hints">
                    <span class="owl" aria-hidden="true">{art::face(art::Creature::Bot(art::Animal::Owl))}</span>
                    <p>{t!("hint-none")}</p>
                    {self.close_button()}
                </section>
            }
            .into_any();
        }
        if self.busy.get() {
            return view! {
                <section class="hint" aria-live="polite">
                    <p class="thinking">{art::face(art::Creature::Bot(art::Animal::Owl))} {t!("hint-thinking")}</p>
                </section>
            }
            .into_any();
        }
        let Some(answer) = self.current() else { return ().into_any() };
        let update = self.update.get_untracked();
        let (room, seating) = self.host.with_value(|host| (host.room(), host.seating()));
        let say = |action: &str| (room.words.advise)(action, &update.view, &seating);
        let percent = |chance: f32| (chance * 100.0).round();
        let best = answer.ideas.iter().find(|idea| idea.action == answer.action);
        let others = answer.ideas.iter().filter(|idea| idea.action != answer.action).take(2);
        let others: Vec<_> = others
            .map(|idea| {
                let line =
                    t!("hint-other", what = say(&idea.action), chance = percent(idea.chance));
                view! { <li>{line}</li> }
            })
            .collect();
        let reason = best.map(|idea| {
            t!("hint-reason", chance = percent(idea.chance), count = answer.iterations)
        });
        view! {
            <section class="hint" aria-live="polite" aria-label=t!("play-hint")
                data-test="advice" data-action=answer.action.clone()>
                <span class="owl" aria-hidden="true">{art::face(art::Creature::Bot(art::Animal::Owl))}</span>
                <div>
                    <p><strong>{say(&answer.action)}</strong></p>
                    <p class="quiet">{reason}</p>
                    <ul class="quiet">{others}</ul>
                </div>
                {self.close_button()}
            </section>
        }
        .into_any()
    }
}
