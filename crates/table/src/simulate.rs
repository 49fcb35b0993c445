use std::ops::Range;

use game::{Game, MAX_SEATS, Play, Seat, Seeded, Turn};

use crate::OpenError;

/// Random matches to play.
#[derive(Clone, Debug)]
pub struct Job {
    /// How they are set up.
    pub setup: String,
    /// The seed of all of them.
    pub seed: u64,
    /// Which of them: the same number under the same seed is the same match.
    pub matches: Range<u64>,
    /// After how many events a match is cut off.
    pub limit: u64,
}

/// What came of random matches.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// How many were played.
    pub matches: u64,
    /// How many of them were cut off.
    pub unfinished: u64,
    /// Events in all of them.
    pub events: u64,
    /// The shortest that came to its end.
    pub shortest: Option<u64>,
    /// The longest that came to its end.
    pub longest: Option<u64>,
    /// Events in all that came to their end.
    pub finished_events: u64,
    /// How often each seat came first, alone or with others.
    pub wins: [u64; MAX_SEATS as usize],
}

impl Tally {
    /// Both together.
    pub fn add(&mut self, other: &Tally) {
        self.matches += other.matches;
        self.unfinished += other.unfinished;
        self.events += other.events;
        self.finished_events += other.finished_events;
        self.shortest = [self.shortest, other.shortest].into_iter().flatten().min();
        self.longest = self.longest.max(other.longest);
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
    }
}

pub fn simulate<G: Game>(job: &Job) -> Result<Tally, OpenError> {
    let start = G::start(&job.setup.parse()?)?;
    let mut tally = Tally::default();
    let mut actions = Vec::with_capacity(256);
    for number in job.matches.clone() {
        let mut rng = Seeded::stream(job.seed, number);
        let mut state = start.clone();
        let mut events = 0;
        while events < job.limit
            && let Some(event) = state.random(&mut rng, &mut actions)
        {
            state.apply(&event);
            events += 1;
        }
        tally.matches += 1;
        tally.events += events;
        match state.turn() {
            Turn::Over(ranking) => {
                tally.finished_events += events;
                tally.shortest = Some(tally.shortest.map_or(events, |least| least.min(events)));
                tally.longest = tally.longest.max(Some(events));
                ranking.winners().iter().map(Seat::index).for_each(|seat| tally.wins[seat] += 1);
            }
            Turn::Seats(_) | Turn::Chance => tally.unfinished += 1,
        }
    }
    Ok(tally)
}
