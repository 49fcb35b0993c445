#[cfg(feature = "bots")]
use bots::{Budget, Thought};
use game::{Game, Observer, Rng, Seat, Turn};
use record::{Header, Record, Who};
use serde_json::{Value, value::RawValue};

#[cfg(feature = "bots")]
use crate::Bot;
use crate::{
    AnyGame, Dealer, OpenError, PlayError, ReplayError, Told, any_state::AnyState, dealer::Due,
};

/// A match as it stands, without the way there: what a server keeps of each of thousands.
///
/// A [`Table`](crate::Table) has the record beside it. Here the record is somewhere else, such as
/// in a database, and a position is tried out on a clone before that record grows.
pub struct Position {
    game: &'static AnyGame,
    state: Box<dyn AnyState>,
    next: u32,
    /// How often fate has spoken. Nothing that fate said is ever taken back.
    outcomes: u32,
}

impl Position {
    /// Before the first event.
    pub fn start(game: &'static AnyGame, setup: &str) -> Result<Self, OpenError> {
        Ok(Position { game, state: (game.start)(setup)?, next: 1, outcomes: 0 })
    }

    /// Before the first event of a record with this header.
    pub(crate) fn before(game: &'static AnyGame, header: &Header) -> Result<Self, OpenError> {
        game.accept(header)?;
        Position::start(game, &header.setup)
    }

    /// Where a record leads. What has been taken back is left out; everything else is told on the
    /// way.
    pub fn replay(
        game: &'static AnyGame,
        record: &Record,
        mut tell: impl FnMut(&Told),
    ) -> Result<Self, ReplayError> {
        let mut position = Position::before(game, record.header())?;
        for event in record.live() {
            position.skip_to(event.number);
            let told = position.happen(event.who, event.text).map_err(|error| {
                let line = record.line_of(event.number);
                ReplayError { line, fault: error.into() }
            })?;
            tell(&told);
        }
        position.skip_to(record.next());
        Ok(position)
    }

    /// The game that is played.
    pub fn game(&self) -> &'static AnyGame {
        self.game
    }

    /// The number that the next entry of the record will have.
    pub fn next(&self) -> u32 {
        self.next
    }

    /// The numbers in between belong to what was taken back.
    pub(crate) fn skip_to(&mut self, next: u32) {
        self.next = next;
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.state.seats()
    }

    /// Who is to decide now.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// What a seat may do now, as texts in their order; nothing when it is not asked.
    pub fn actions(&self, seat: Seat) -> Vec<String> {
        self.state.actions(seat)
    }

    /// What an observer may know now.
    pub fn view(&self, who: Observer) -> Value {
        self.state.view(who)
    }

    /// The view itself, for whoever knows the game; none if it is another one.
    pub fn view_of<G: Game>(&self, who: Observer) -> Option<G::View> {
        self.state.as_any().downcast_ref().map(|state: &G| state.view(who))
    }

    /// The same as JSON text, for whoever only passes it on.
    pub fn view_text(&self, who: Observer) -> Box<RawValue> {
        self.state.view_text(who)
    }

    /// An event happens, if it may.
    pub fn happen(&mut self, who: Who, text: &str) -> Result<Told, PlayError> {
        let event = self.state.play(who, text)?;
        let number = self.next;
        self.next += 1;
        self.outcomes += u32::from(who == Who::Fate);
        Ok(Told { number, who, text: text.to_owned(), event })
    }

    /// An outcome with the odds of the real thing; none where no chance outcome is due.
    pub fn sample(&self, rng: &mut dyn Rng) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.state.sample(rng))
    }

    /// The outcome that the dealer's key gives here; none where none is due.
    pub(crate) fn outcome(&self, dealer: &Dealer) -> Option<String> {
        let due = Due { event: self.next, outcome: self.outcomes + 1 };
        self.sample(&mut dealer.stream(due))
    }

    /// Lets the dealer decide the outcome that is due; none where none is.
    pub fn deal(&mut self, dealer: &Dealer) -> Option<Told> {
        let outcome = self.outcome(dealer)?;
        let told = self.happen(Who::Fate, &outcome);
        Some(told.expect("sampled outcomes are possible, as the laws say"))
    }

    /// What a bot would do in this seat; none if the seat is not asked.
    #[cfg(feature = "bots")]
    pub fn suggest(
        &self,
        seat: Seat,
        bot: &mut Bot,
        budget: Budget<'_>,
        rng: &mut dyn Rng,
    ) -> Option<Thought<String>> {
        bot.choose(&self.view(Observer::Seat(seat)), seat, budget, rng)
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        let Position { game, next, outcomes, .. } = *self;
        Position { game, state: self.state.clone_box(), next, outcomes }
    }
}
