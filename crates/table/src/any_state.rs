use std::any::Any;

use game::{Event, Game, Observer, Play, Rng, Seat, Turn};
use record::Who;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{
    OpenError, PlayError,
    told::{AnyTold, Happened},
};

/// The state of a match with its types erased. What [`Game`] says with types, this says with text
/// and JSON.
pub trait AnyState: Send {
    fn clone_box(&self) -> Box<dyn AnyState>;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn actions(&self, seat: Seat) -> Vec<String>;
    fn sample(&self, rng: &mut dyn Rng) -> String;
    /// Parses, checks and applies an event; says what there is to tell of it.
    fn play(&mut self, who: Who, text: &str) -> Result<Box<dyn AnyTold>, PlayError>;
    fn view(&self, who: Observer) -> Value;
    /// The state itself, for whoever knows its type.
    fn as_any(&self) -> &dyn Any;
    /// The view as text, which costs a third of building the values first.
    fn view_text(&self, who: Observer) -> Box<RawValue>;
}

pub fn start<G: Game>(setup: &str) -> Result<Box<dyn AnyState>, OpenError> {
    Ok(Box::new(G::start(&setup.parse()?)?))
}

impl<G: Game> AnyState for G {
    fn clone_box(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn seats(&self) -> u8 {
        Game::seats(self)
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        Game::actions(self, seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn sample(&self, mut rng: &mut dyn Rng) -> String {
        Game::sample(self, &mut rng).to_string()
    }

    fn play(&mut self, who: Who, text: &str) -> Result<Box<dyn AnyTold>, PlayError> {
        let event: Event<G> = match who {
            Who::Fate => Event::Chance(text.parse()?),
            Who::Seat(seat) => Event::Action(Seat::new(seat), text.parse()?),
        };
        self.check(&event)?;
        let before = self.clone();
        self.apply(&event);
        Ok(Box::new(Happened { before, event }))
    }

    fn view(&self, who: Observer) -> Value {
        serde_json::to_value(Game::view(self, who)).expect("views are JSON, as the laws say")
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn view_text(&self, who: Observer) -> Box<RawValue> {
        to_raw_value(&Game::view(self, who)).expect("views are JSON, as the laws say")
    }
}
