use bots::Heuristic;
use game::{Event, Game, Observer, Play, Rng, Seat, Turn};
use record::Who;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use crate::{OpenError, PlayError};

/// A game without its types. What [`Game`] says with types, this says with text and JSON.
pub trait Erased: Send {
    fn clone_box(&self) -> Box<dyn Erased>;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn actions(&self, seat: Seat) -> Vec<String>;
    fn sample(&self, rng: &mut dyn Rng) -> String;
    /// The state after the event, if it may happen.
    fn play(&self, who: Who, text: &str) -> Result<Box<dyn Erased>, PlayError>;
    fn view(&self, who: Observer) -> Value;
    /// How an observer hears of an event that [`play`](Erased::play) accepts.
    fn tell(&self, who: Who, text: &str, to: Observer) -> Value;
    /// The view as text, which costs a third of building the values first.
    fn view_text(&self, who: Observer) -> Box<RawValue>;
    /// The news as text.
    fn tell_text(&self, who: Who, text: &str, to: Observer) -> Box<RawValue>;
}

pub fn start<G: Heuristic>(setup: &str) -> Result<Box<dyn Erased>, OpenError> {
    Ok(Box::new(G::start(&setup.parse()?)?))
}

fn event<G: Game>(who: Who, text: &str) -> Result<Event<G>, PlayError> {
    Ok(match who {
        Who::Fate => Event::Chance(text.parse()?),
        Who::Seat(seat) => Event::Action(Seat::new(seat), text.parse()?),
    })
}

impl<G: Heuristic> Erased for G {
    fn clone_box(&self) -> Box<dyn Erased> {
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

    fn play(&self, who: Who, text: &str) -> Result<Box<dyn Erased>, PlayError> {
        let mut after = self.clone();
        Play::play(&mut after, &event(who, text)?)?;
        Ok(Box::new(after))
    }

    fn view(&self, who: Observer) -> Value {
        serde_json::to_value(Game::view(self, who)).expect("views are JSON, as the laws say")
    }

    fn tell(&self, who: Who, text: &str, to: Observer) -> Value {
        let event = event(who, text).expect("this event has happened");
        serde_json::to_value(Game::tell(self, &event, to)).expect("news are JSON, as the laws say")
    }

    fn view_text(&self, who: Observer) -> Box<RawValue> {
        to_raw_value(&Game::view(self, who)).expect("views are JSON, as the laws say")
    }

    fn tell_text(&self, who: Who, text: &str, to: Observer) -> Box<RawValue> {
        let event = event(who, text).expect("this event has happened");
        to_raw_value(&Game::tell(self, &event, to)).expect("news are JSON, as the laws say")
    }
}
