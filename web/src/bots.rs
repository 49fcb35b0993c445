//! Bots think in a web worker, so that the page never waits for them.
//!
//! The worker is this same program. It gets views, and nothing else, as JSON.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use futures_channel::oneshot;
use game::{Seat, Seeded};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Bot, Budget, Level, find};
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// What the page asks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which match: what a bot thought before helps it later in the same one.
    pub table: String,
    /// Which game.
    pub game: String,
    /// By its word.
    pub level: String,
    /// What the seat knows.
    pub view: Value,
    /// Who is asked.
    pub seat: Seat,
    /// For how long to think at most.
    pub milliseconds: u32,
    /// Where the bot's own chance begins.
    pub seed: u64,
}

/// What a bot wants to do and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The choice.
    pub action: String,
    /// What it thought of, the best first.
    pub ideas: Vec<Idea>,
    /// How many times it played on in its mind.
    pub iterations: u32,
}

/// An action that a bot thought of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Idea {
    /// Which.
    pub action: String,
    /// How likely it makes a win, 0 to 1.
    pub chance: f32,
    /// How much of the thinking went into it, 0 to 1.
    pub share: f32,
}

#[derive(Serialize, Deserialize)]
struct Numbered<T> {
    number: u32,
    what: T,
}

/// The bots, as the page sees them.
#[derive(Clone)]
pub struct Bots(Rc<Line>);

/// The line to the worker. If the worker cannot be had, the page thinks for itself.
struct Line {
    worker: Option<Worker>,
    waiting: Rc<RefCell<Waiting>>,
}

#[derive(Default)]
struct Waiting {
    next: u32,
    open: HashMap<u32, oneshot::Sender<Option<Answer>>>,
}

impl Bots {
    /// Starts the worker. The page says where its program is.
    pub fn start() -> Self {
        let waiting = Rc::new(RefCell::new(Waiting::default()));
        let worker = program().and_then(|url| {
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            Worker::new_with_options(&url, &options).ok()
        });
        if let Some(worker) = &worker {
            let open = Rc::clone(&waiting);
            browser::listen(worker, "message", move |event| {
                let event: MessageEvent = event.unchecked_into();
                let text = event.data().as_string().unwrap_or_default();
                let Ok(answer) = serde_json::from_str::<Numbered<Option<Answer>>>(&text) else {
                    return;
                };
                if let Some(asker) = open.borrow_mut().open.remove(&answer.number) {
                    asker.send(answer.what).ok();
                }
            });
            // Whoever waits for a worker that broke hears that nothing will come.
            let open = Rc::clone(&waiting);
            browser::listen(worker, "error", move |_| open.borrow_mut().open.clear());
        }
        Bots(Rc::new(Line { worker, waiting }))
    }

    /// What a bot would do. None if the seat is not asked.
    pub async fn ask(&self, question: Question) -> Option<Answer> {
        if let Some(worker) = &self.0.worker {
            let (answer, hears) = oneshot::channel();
            let number = {
                let mut waiting = self.0.waiting.borrow_mut();
                waiting.next += 1;
                let number = waiting.next;
                waiting.open.insert(number, answer);
                number
            };
            let text = serde_json::to_string(&Numbered { number, what: &question });
            worker.post_message(&text.expect("a question is JSON").into()).ok();
            if let Ok(answer) = hears.await {
                return answer;
            }
        }
        // A look one decision ahead takes a millisecond, which the page can spare.
        let level = Level::Hare.id().to_owned();
        Mind::default().think(&Question { level, ..question })
    }
}

/// The address of the worker's program, which the page carries.
fn program() -> Option<String> {
    let link = browser::document().query_selector("link[rel=galds-worker]").ok()??;
    Some(link.unchecked_into::<web_sys::HtmlLinkElement>().href())
}

/// Runs in the worker: answers questions for ever.
pub fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mind = RefCell::new(Mind::default());
    let port = scope.clone();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let Ok(question) = serde_json::from_str::<Numbered<Question>>(&text) else { return };
        let what = mind.borrow_mut().think(&question.what);
        let answer = Numbered { number: question.number, what };
        let text = serde_json::to_string(&answer).expect("an answer is JSON");
        port.post_message(&text.into()).ok();
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // The page may have asked before this program ran; the loader has kept that.
    scope.post_message(&"ready".into()).ok();
}

/// The bots of the match that was asked about last.
#[derive(Default)]
struct Mind {
    table: String,
    bots: HashMap<(u8, String), Bot>,
}

impl Mind {
    fn think(&mut self, question: &Question) -> Option<Answer> {
        if self.table != question.table {
            self.bots.clear();
            self.table.clone_from(&question.table);
        }
        let level: Level = question.level.parse().ok()?;
        let entry = find(&question.game)?;
        let key = (question.seat.number(), question.level.clone());
        let bot = self.bots.entry(key).or_insert_with(|| entry.bot(level));
        let end = browser::now() + f64::from(question.milliseconds);
        let stop = || browser::now() >= end;
        let budget = Budget { iterations: level.iterations(), stop: &stop, threads: 1 };
        let mut rng = Seeded::new(question.seed);
        let thought = bot.choose(&question.view, question.seat, budget, &mut rng)?;
        let ideas = thought.ideas.into_iter().map(|idea| Idea {
            action: idea.action,
            chance: idea.chance,
            share: idea.share,
        });
        Some(Answer {
            action: thought.action,
            ideas: ideas.collect(),
            iterations: thought.iterations,
        })
    }
}
