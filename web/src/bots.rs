//! The line to the bots, which think in a web worker: see the program `worker`.

use std::{
    cell::{OnceCell, RefCell},
    collections::HashMap,
    rc::Rc,
};

use futures_channel::oneshot;
use wasm_bindgen::JsCast as _;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::thinking::Numbered;

pub use wire::thinking::Question;

use crate::browser;

/// What a bot wants to do and why, with actions as texts.
pub type Thought = table::Thought<String>;

/// The bots, as the page sees them.
#[derive(Clone, Default)]
pub struct Bots(Rc<Inner>);

/// The worker, which is started when it is asked first.
#[derive(Default)]
struct Inner {
    worker: OnceCell<Option<Worker>>,
    waiting: Rc<RefCell<Waiting>>,
}

#[derive(Default)]
struct Waiting {
    next: u32,
    open: HashMap<u32, oneshot::Sender<Option<Thought>>>,
}

impl Bots {
    /// Starts the worker. The page says where its program is.
    fn start(waiting: &Rc<RefCell<Waiting>>) -> Option<Worker> {
        let worker = program().and_then(|url| {
            let options = WorkerOptions::new();
            options.set_type(WorkerType::Module);
            Worker::new_with_options(&url, &options).ok()
        });
        if let Some(worker) = &worker {
            let open = Rc::clone(waiting);
            browser::listen(worker, "message", move |event| {
                let event: MessageEvent = event.unchecked_into();
                let text = event.data().as_string().unwrap_or_default();
                let Ok(answer) = serde_json::from_str::<Numbered<Option<Thought>>>(&text) else {
                    return;
                };
                if let Some(asker) = open.borrow_mut().open.remove(&answer.number) {
                    asker.send(answer.what).ok();
                }
            });
            // Whoever waits for a worker that broke hears that nothing will come.
            let open = Rc::clone(waiting);
            browser::listen(worker, "error", move |_| open.borrow_mut().open.clear());
        }
        worker
    }

    /// What a bot would do. None if the seat is not asked, or if no worker can be had.
    pub async fn ask(&self, question: Question) -> Option<Thought> {
        let Inner { worker, waiting } = &*self.0;
        let worker = worker.get_or_init(|| Bots::start(waiting)).as_ref()?;
        let (answer, hears) = oneshot::channel();
        let number = {
            let mut waiting = waiting.borrow_mut();
            waiting.next += 1;
            let number = waiting.next;
            waiting.open.insert(number, answer);
            number
        };
        let text = serde_json::to_string(&Numbered { number, what: &question });
        worker.post_message(&text.expect("a question is JSON").into()).ok();
        hears.await.ok().flatten()
    }
}

/// The address of the worker's program, which the page carries.
fn program() -> Option<String> {
    let link = browser::document().query_selector("link[rel=galds-worker]").ok()??;
    Some(link.unchecked_into::<web_sys::HtmlLinkElement>().href())
}
