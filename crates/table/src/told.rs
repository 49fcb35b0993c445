use std::any::Any;

use game::{Event, Game, Observer};
use record::Who;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

/// An event that has just happened.
pub struct Told {
    /// Its number in the record.
    pub number: u32,
    /// Who did it.
    pub who: Who,
    /// The action or outcome, as the record has it. Not for every ear.
    pub text: String,
    pub(crate) event: Box<dyn AnyTold>,
}

impl Told {
    /// How this observer hears of it.
    pub fn to(&self, who: Observer) -> Value {
        self.event.to(who)
    }

    /// The news themselves, for whoever knows the game; none if it is another one.
    pub fn news_of<G: Game>(&self, who: Observer) -> Option<G::News> {
        let happened: &Happened<G> = self.event.as_any().downcast_ref()?;
        Some(happened.before.tell(&happened.event, who))
    }

    /// The same as JSON text, for whoever only passes it on.
    pub fn text_to(&self, who: Observer) -> Box<RawValue> {
        self.event.text_to(who)
    }
}

/// An event with its types erased, ready to be told to anybody.
pub trait AnyTold: Send {
    fn to(&self, who: Observer) -> Value;
    fn text_to(&self, who: Observer) -> Box<RawValue>;
    /// The event itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
}

/// An event that the rules have accepted, and the state that they accepted it in.
pub struct Happened<G: Game> {
    pub before: G,
    pub event: Event<G>,
}

impl<G: Game> AnyTold for Happened<G> {
    fn to(&self, who: Observer) -> Value {
        let news = self.before.tell(&self.event, who);
        serde_json::to_value(news).expect("news are JSON, as the laws say")
    }

    fn text_to(&self, who: Observer) -> Box<RawValue> {
        let news = self.before.tell(&self.event, who);
        to_raw_value(&news).expect("news are JSON, as the laws say")
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
