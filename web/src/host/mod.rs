//! What the page plays at: a table inside the page, a record, or a server.

mod eyes;
mod guide;
mod local;
mod remote;
mod replay;

use std::{cell::RefCell, future::Future, pin::Pin, rc::Rc, sync::Arc};

pub use eyes::Eyes;
use eyes::{history, past};
pub use guide::Guide;
pub use local::Local;
pub use remote::{Around, Link, Remote, Sign, Why, seating};
pub use replay::Replaying;

use game::{Observer, Seat, Turn};
use leptos::prelude::*;
use serde_json::Value;

use crate::{bots::Thought, route::Route};
use text::Seating;

/// Where a match stands for the one who looks. An update and a return are the same message.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The number of the last event.
    pub number: u32,
    /// What has just been heard, the oldest first. Nothing after a jump: look at the view.
    pub news: Vec<Heard>,
    /// Who looks.
    pub me: Observer,
    /// What they see.
    pub view: Value,
    /// What they may do now, as texts in their order.
    pub actions: Vec<String>,
    /// Who is to decide.
    pub turn: Turn,
    /// Whether the one who looks can take their last action back.
    pub undo: bool,
    /// Who has to come to the screen before they may look, because they have a secret.
    pub curtain: Option<Seat>,
}

/// One event as the one who looks has heard of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// Its number.
    pub number: u32,
    /// Whose doing it was; none for fate.
    pub seat: Option<Seat>,
    /// What they heard.
    pub news: Value,
}

/// How a match stood after an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What was heard of it.
    pub heard: Heard,
    /// What was to be seen afterwards.
    pub view: Value,
    /// Who was to decide then.
    pub turn: Turn,
}

/// An answer that comes later.
pub type Later<T> = Pin<Box<dyn Future<Output = T>>>;

/// What the page plays at. All of it is about the one who looks.
pub trait Host {
    /// Which game, by its name in records.
    fn game(&self) -> &'static str;

    /// Who sits where.
    fn seating(&self) -> Arc<Seating>;

    /// Where the match stands, from now on.
    fn update(&self) -> Signal<Arc<Scene>>;

    /// The bot that thinks at this moment.
    fn thinking(&self) -> Signal<Option<Seat>>;

    /// What the person has to know although they did not ask, as the key of a text.
    fn trouble(&self) -> Signal<Option<&'static str>> {
        Signal::derive(|| None)
    }

    /// Does these things one after the other, all or none.
    fn act(&self, actions: Vec<String>);

    /// Takes the last action back.
    fn undo(&self);

    /// What guides the person, in a first match.
    fn guide(&self) -> Option<Guide> {
        None
    }

    /// The person has read what the guide said.
    fn read_on(&self) {}

    /// Lifts the curtain: the person who is asked sits at the screen now.
    fn lift(&self);

    /// Shows at once what would be shown slowly.
    fn skip(&self);

    /// What a strong bot would do in the seat of the one who looks.
    fn hint(&self) -> Later<Option<Thought>>;

    /// Everything heard so far that was not taken back, the oldest first.
    fn history(&self) -> Vec<Heard>;

    /// How the match stood after the event with this number.
    fn past(&self, number: u32) -> Option<Moment>;

    /// The record as text, once the match is over or where nobody's secrets are at stake.
    fn record(&self) -> Later<Option<String>>;

    /// The same seats once more: where to go for that.
    fn rematch(&self) -> Later<Option<Route>>;

    /// The match on a server that this is, if it is one.
    fn remote(&self) -> Option<Remote> {
        None
    }
}

/// A host that can be handed around in the page.
pub type Shared = StoredValue<Rc<dyn Host>, LocalStorage>;

/// A gate that opens after a while, or at once when somebody is in a hurry.
#[derive(Clone, Default)]
struct Gate(Rc<RefCell<Vec<futures_channel::oneshot::Sender<()>>>>);

impl Gate {
    async fn wait(&self, milliseconds: u32) {
        if milliseconds == 0 {
            return;
        }
        let (hurry, hurried) = futures_channel::oneshot::channel();
        self.0.borrow_mut().push(hurry);
        let gate = self.clone();
        crate::browser::spawn(async move {
            crate::browser::wait(milliseconds).await;
            gate.open();
        });
        hurried.await.ok();
    }

    fn open(&self) {
        for waiting in self.0.borrow_mut().drain(..) {
            waiting.send(()).ok();
        }
    }
}
