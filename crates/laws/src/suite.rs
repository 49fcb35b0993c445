use std::fmt::{self, Display};

use game::{Game, Seeded};
use thiserror::Error;

use crate::walk::walk;

/// What to check of one game.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// The setups to play, as text.
    pub setups: &'static [&'static str],
    /// How many matches of each.
    pub matches: u32,
    /// How long they may be.
    pub length: Length,
    /// The numbers of all pieces of a state, wherever they lie, in any order (law 5).
    pub pieces: fn(&G) -> Vec<u32>,
    /// Another seed plays other matches.
    pub seed: u64,
}

/// How long a random match may be (law 6).
#[derive(Clone, Copy, Debug)]
pub enum Length {
    /// The rules end every match within so many events.
    Ends(u32),
    /// The rules know no bound; matches are cut off after so many events.
    Cut(u32),
}

/// What was looked at when all laws held.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Matches played.
    pub matches: u32,
    /// Those of them that came to their end.
    pub finished: u32,
    /// Events in all of them.
    pub events: u64,
}

/// A law, or one half of one. The numbers are those of the [front page](crate).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Law {
    /// 1: an imagined state looks the same.
    ImaginedView,
    /// 1: an imagined state asks the same seats.
    ImaginedTurn,
    /// 1: an imagined state offers its observer the same actions.
    ImaginedActions,
    /// 1: a state imagined from the view of everything looks the same to everybody.
    OpenShowsAll,
    /// 2: equal news, different views.
    NewsOmit,
    /// 2: different news, equal views.
    NewsTellTooMuch,
    /// 3: sorted and without repetition.
    ListInOrder,
    /// 3: something for each asked seat, nothing for the others.
    ListForAsked,
    /// 3: `check` accepts the list and nothing else.
    CheckAgrees,
    /// 3: sampled outcomes are possible.
    SamplePossible,
    /// 3: what is refused changes nothing.
    RefusalIsHarmless,
    /// 4: texts read back.
    TextReadsBack,
    /// 4: JSON reads back.
    JsonReadsBack,
    /// 4: a replay gives an equal state.
    ReplayIsEqual,
    /// 4: a clone behaves as its original.
    CloneIsEqual,
    /// 5: every piece is somewhere exactly once.
    PiecesOnce,
    /// 6: matches end.
    MatchEnds,
    /// 6: the ranking has a place for every seat.
    RankingIsWhole,
}

impl Law {
    /// Its number on the front page.
    pub fn number(self) -> u8 {
        use Law as L;
        match self {
            L::ImaginedView | L::ImaginedTurn | L::ImaginedActions | L::OpenShowsAll => 1,
            L::NewsOmit | L::NewsTellTooMuch => 2,
            L::ListInOrder
            | L::ListForAsked
            | L::CheckAgrees
            | L::SamplePossible
            | L::RefusalIsHarmless => 3,
            L::TextReadsBack | L::JsonReadsBack | L::ReplayIsEqual | L::CloneIsEqual => 4,
            L::PiecesOnce => 5,
            L::MatchEnds | L::RankingIsWhole => 6,
        }
    }
}

/// A law that does not hold, with all that is needed to see it again.
#[derive(Debug, Error)]
pub struct Broken {
    /// Which.
    pub law: Law,
    /// What was seen.
    pub what: String,
    /// The setup of the match.
    pub setup: String,
    /// The seed of the suite.
    pub seed: u64,
    /// The number of the match under that seed.
    pub number: u32,
    /// The events so far.
    pub events: Vec<String>,
}

impl Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, what, setup, seed, number, events } = self;
        writeln!(f, "law {} ({law:?}) does not hold: {what}", law.number())?;
        writeln!(f, "seed {seed}, match {number}, after {} events:", events.len())?;
        writeln!(f, "setup {setup}")?;
        for (n, event) in (1..).zip(events) {
            writeln!(f, "{n} {event}")?;
        }
        Ok(())
    }
}

impl<G: Game> Suite<G> {
    /// Plays and looks; stops at the first law that does not hold.
    pub fn check(&self) -> Result<Tally, Broken> {
        let mut tally = Tally::default();
        for setup in self.setups {
            for number in 0..self.matches {
                let mut rng = Seeded::stream(self.seed, u64::from(number));
                let mut events = Vec::new();
                let walked = walk(self, setup, &mut rng, &mut events);
                tally.matches += 1;
                tally.events += events.len() as u64;
                match walked {
                    Ok(finished) => tally.finished += u32::from(finished),
                    Err((law, what)) => {
                        let (setup, seed) = ((*setup).to_owned(), self.seed);
                        return Err(Broken { law, what, setup, seed, number, events });
                    }
                }
            }
        }
        Ok(tally)
    }

    /// Like [`check`](Suite::check), for a test: says what was played, or panics with the whole
    /// story of the failure.
    pub fn hold(&self) {
        match self.check() {
            Ok(Tally { matches, finished, events }) => println!(
                "{}: {matches} matches, {finished} of them to the end, {events} events",
                G::ID
            ),
            Err(broken) => panic!("{broken}"),
        }
    }
}
