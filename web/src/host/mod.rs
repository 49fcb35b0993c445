//! What the page plays at: a table inside the page, a record, or a server.
//!
//! Every host is a [`Host`]. What only some of them have is a part that one asks for: somebody may
//! [`Play`], the screen may have a [`Curtain`], the match may be kept in the browser ([`Keeping`]),
//! guided ([`Guided`]) or on a server ([`Online`]).

mod eyes;
mod guide;
mod local;
mod past;
mod remote;
mod replay;
mod trouble;

use std::{
    cell::{Cell, RefCell},
    future::Future,
    pin::Pin,
    rc::Rc,
    sync::Arc,
};

pub use eyes::Eyes;
pub use guide::{Guide, Guided};
pub use local::Local;
pub use past::{Past, hear};
pub use remote::{Around, EndReason, Link, Reacted, Remote, seating};
pub use replay::Replaying;
pub use trouble::{unreadable, why_refused};

use game::{Observer, Seat, Turn};
use leptos::prelude::*;
use wire::Reaction;

use crate::{bots::Thought, room::AnyRoom, route::Route, seen::Seen};
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
    pub view: Seen,
    /// What they may do now, as texts in their order.
    pub actions: Vec<String>,
    /// Who is to decide.
    pub turn: Turn,
    /// Whether the one who looks can take their last action back.
    pub undo: bool,
}

/// One event as the one who looks has heard of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// Its number.
    pub number: u32,
    /// Whose doing it was; none for fate.
    pub seat: Option<Seat>,
    /// What they heard.
    pub news: Seen,
}

/// An answer that comes later.
pub type Later<T> = Pin<Box<dyn Future<Output = T>>>;

/// What every host does. All of it is about the one who looks.
pub trait Host {
    /// The room of the game.
    fn room(&self) -> &'static AnyRoom;

    /// Who sits where.
    fn seating(&self) -> Arc<Seating>;

    /// Where the match stands, from now on.
    fn update(&self) -> Signal<Arc<Scene>>;

    /// Everything heard so far that was not taken back, the oldest first.
    fn history(&self) -> Vec<Heard>;

    /// How the match stood after the event with this number. Where that has to be asked for, whoever
    /// asks is asked again when it has come.
    fn past(&self, number: u32) -> Option<Scene>;

    /// What was taken back: the number of each time, and whose doing it was.
    fn taken_back(&self) -> Vec<(u32, Seat)> {
        Vec::new()
    }

    /// Goes to the moment after this event, and stays there. Only where one looks back; says whether it
    /// is so.
    fn go_to(&self, _number: u32) -> bool {
        false
    }

    /// The record as text, once the match is over or where nobody's secrets are at stake.
    fn record(&self) -> Later<Option<String>>;

    /// The match that goes on here; none where one only looks back.
    fn play(&self) -> Option<&dyn Play> {
        None
    }

    /// What holds things back, so that one can follow them.
    fn gate(&self) -> Option<&Gate> {
        None
    }

    /// The curtain of a screen that several people share.
    fn curtain(&self) -> Option<&dyn Curtain> {
        None
    }

    /// How the match is kept in the browser.
    fn keeping(&self) -> Option<&dyn Keeping> {
        None
    }

    /// The guide of a first match.
    fn guided(&self) -> Option<Guided> {
        None
    }

    /// The server that the match is on.
    fn online(&self) -> Option<Rc<dyn Online>> {
        None
    }
}

/// A match that goes on, whether the one who looks has a seat in it or not.
pub trait Play {
    /// The bot that thinks at this moment.
    fn thinking(&self) -> Signal<Option<Seat>>;

    /// Does one thing.
    fn act(&self, action: String);

    /// Takes the last action back.
    fn undo(&self);

    /// What a strong bot would do in the seat of the one who looks.
    fn hint(&self) -> Later<Option<Thought>>;

    /// The same seats once more: where to go for that.
    fn rematch(&self) -> Later<Option<Route>>;
}

/// A curtain that falls when the next person at the screen has a secret.
pub trait Curtain {
    /// Who has to come to the screen before they may look.
    fn next(&self) -> Signal<Option<Seat>>;

    /// The person who is asked sits at the screen now.
    fn lift(&self);
}

/// A match that the browser keeps after every event.
pub trait Keeping {
    /// Whether the browser had no room for the last event.
    fn unkept(&self) -> Signal<bool>;

    /// Tries again, now that there may be room.
    fn keep(&self);
}

/// A match on a server: how the line is, who is there, and what one can do about one's seat.
pub trait Online {
    /// The name of the match in links.
    fn id(&self) -> String;

    /// How the line is.
    fn link(&self) -> Signal<Link>;

    /// Tries again at once, where a pause would be made.
    fn hurry(&self);

    /// How things stand around the board; none before the server has said so.
    fn around(&self) -> Signal<Option<Arc<Around>>>;

    /// Whether something that the person did has not been acknowledged yet.
    fn pending(&self) -> Signal<bool>;

    /// Why the last thing was refused.
    fn refused(&self) -> RwSignal<Option<String>>;

    /// What somebody else has just done that is not part of the story, in words.
    fn notice(&self) -> RwSignal<Option<String>>;

    /// Asks for a bot in the place of somebody who is away.
    fn let_bot_play(&self, seat: Seat);

    /// The reactions that are to be seen now.
    fn reactions(&self) -> Signal<Vec<Reacted>>;

    /// Gives a sign.
    fn react(&self, reaction: Reaction);

    /// Lets a bot play one's seat.
    fn hand_over(&self);

    /// Plays one's seat oneself again.
    fn take_back(&self);

    /// Leaves one's seat to a bot for good.
    fn resign(&self);
}

/// A host that can be handed around in the page.
pub type SharedHost = StoredValue<Rc<dyn Host>, LocalStorage>;

/// A gate that opens after a while, or at once when somebody is in a hurry.
#[derive(Clone, Default)]
pub struct Gate {
    waiting: Rc<RefCell<Vec<futures_channel::oneshot::Sender<()>>>>,
    /// Whether it stays open until it is shut again.
    ajar: Rc<Cell<bool>>,
}

impl Gate {
    async fn wait(&self, milliseconds: u32) {
        if milliseconds == 0 || self.ajar.get() {
            return;
        }
        let (hurry, hurried) = futures_channel::oneshot::channel();
        self.waiting.borrow_mut().push(hurry);
        let gate = self.clone();
        crate::browser::spawn(async move {
            crate::browser::wait(milliseconds).await;
            gate.open();
        });
        hurried.await.ok();
    }

    /// Opens it.
    pub fn open(&self) {
        for waiting in self.waiting.borrow_mut().drain(..) {
            waiting.send(()).ok();
        }
    }

    /// Opens it for everything that comes until somebody is asked.
    pub fn hold_open(&self) {
        self.ajar.set(true);
        self.open();
    }

    fn is_held_open(&self) -> bool {
        self.ajar.get()
    }

    fn shut(&self) {
        self.ajar.set(false);
    }
}
