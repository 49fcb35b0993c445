use bots::{Budget, Idea, Level, Mind, Thought};
use game::{Game, Rng, Seat};
use serde_json::Value;

/// A bot of one game with its types erased. It gets views, as JSON, and nothing else. What it
/// thought before helps it later in the same match.
pub struct Bot(Box<dyn AnyBot>);

trait AnyBot: Send {
    fn choose(
        &mut self,
        view: &Value,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut dyn Rng,
    ) -> Option<Thought<String>>;
}

impl Bot {
    pub(crate) fn new<M: Mind>(level: Level) -> Self {
        Bot(Box::new(bots::Bot::<M>::new(level)))
    }

    /// What it does in this seat, knowing this view of its game; none if the seat is not asked,
    /// or if this is no view of the game.
    pub fn choose(
        &mut self,
        view: &Value,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut dyn Rng,
    ) -> Option<Thought<String>> {
        self.0.choose(view, seat, budget, rng)
    }
}

impl<M: Mind> AnyBot for bots::Bot<M> {
    fn choose(
        &mut self,
        view: &Value,
        seat: Seat,
        budget: Budget<'_>,
        mut rng: &mut dyn Rng,
    ) -> Option<Thought<String>> {
        let view: <M::Game as Game>::View = serde_json::from_value(view.clone()).ok()?;
        let thought = bots::Bot::choose(self, &view, seat, budget, &mut rng)?;
        Some(Thought {
            action: thought.action.to_string(),
            ideas: thought.ideas.iter().map(text).collect(),
            iterations: thought.iterations,
        })
    }
}

fn text<A: ToString>(idea: &Idea<A>) -> Idea<String> {
    Idea { action: idea.action.to_string(), chance: idea.chance, share: idea.share }
}
