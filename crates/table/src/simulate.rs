use std::{collections::BTreeMap, ops::Range};

use game::{Game, MAX_SEATS, Play, Ranking, Seat, Seeded, Turn};

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
    /// The same by the order of turns: the first seat to act, the second, and so on.
    pub wins_by_order: [u64; MAX_SEATS as usize],
    /// The same by what fate made of the seats, in the order of the names.
    pub wins_by_role: BTreeMap<&'static str, Share>,
}

/// How often something led to a win.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Share {
    /// How often it was there, in matches that came to their end.
    pub seats: u64,
    /// How often it won.
    pub wins: u64,
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
        for (mine, theirs) in
            [(&mut self.wins, &other.wins), (&mut self.wins_by_order, &other.wins_by_order)]
        {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
        for (role, share) in &other.wins_by_role {
            let mine = self.wins_by_role.entry(role).or_default();
            mine.seats += share.seats;
            mine.wins += share.wins;
        }
    }
}

impl Tally {
    /// Counts who won a match.
    fn count<G: Game>(&mut self, state: &G, ranking: &Ranking) {
        let seats = state.seats();
        for seat in (0..seats).map(Seat::new) {
            let won = u64::from(ranking.place(seat) == 1);
            self.wins[seat.index()] += won;
            if let Some(first) = state.first() {
                let order = (seat.number() + seats - first.number()) % seats;
                self.wins_by_order[usize::from(order)] += won;
            }
            if let Some(role) = state.role(seat) {
                let share = self.wins_by_role.entry(role).or_default();
                share.seats += 1;
                share.wins += won;
            }
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
                tally.count(&state, &ranking);
            }
            Turn::Seats(_) | Turn::Chance => tally.unfinished += 1,
        }
    }
    Ok(tally)
}
