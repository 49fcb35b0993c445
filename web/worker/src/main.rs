//! The bots of the page. They think in a web worker, so that the page never waits for them, and in
//! a program of their own, so that the page is small and they are fast.
//!
//! A bot gets a view, and nothing else, as JSON.

use std::{cell::RefCell, collections::HashMap};

use game::Seeded;
use table::{Bot, Budget, Level, Thought};
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use wire::thinking::{Numbered, Question};

/// Answers questions for ever.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let minds = RefCell::new(Minds::default());
    let port = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let Ok(question) = serde_json::from_str::<Numbered<Question>>(&text) else { return };
        let what = minds.borrow_mut().think(&question.what);
        let answer = Numbered { number: question.number, what };
        let text = serde_json::to_string(&answer).expect("an answer is JSON");
        port.post_message(&text.into()).ok();
    });
    // The loader has kept what the page asked before this program ran, and asks it again.
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}

/// Milliseconds since some moment.
fn now() -> f64 {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope.performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// The bots of the match that was asked about last.
#[derive(Default)]
struct Minds {
    table: String,
    bots: HashMap<(u8, String), Bot>,
}

impl Minds {
    fn think(&mut self, question: &Question) -> Option<Thought<String>> {
        if self.table != question.table {
            self.bots.clear();
            self.table.clone_from(&question.table);
        }
        let level: Level = question.level.parse().ok()?;
        let game = games::find(&question.game)?;
        let key = (question.seat.number(), question.level.clone());
        let bot = self.bots.entry(key).or_insert_with(|| game.bot(level));
        let end = now() + f64::from(question.milliseconds);
        let stop = || now() >= end;
        let budget = Budget { iterations: level.iterations(), stop: &stop, threads: 1 };
        let mut rng = Seeded::new(question.seed);
        bot.choose(&question.view, question.seat, budget, &mut rng)
    }
}
