//! What the bots of every game keep.

use std::marker::PhantomData;

use bots::{Bot, Budget, Level, Mind};
use game::{Event, Game, Observer, Play, Seat, Seeded, Turn};
use games::Visitor;

const BUDGET: Budget<'_> = Budget { iterations: 24, stop: &|| false, threads: 1 };

/// A heuristic the wrong way round.
struct Negated<M>(PhantomData<M>);

impl<M: Mind> Mind for Negated<M> {
    type Game = M::Game;
    const SCALE: i32 = M::SCALE;
    const PLAY_ON: u32 = M::PLAY_ON;
    const TRIES: usize = M::TRIES;
    const CLARITY: i32 = M::CLARITY;
    const SPAN: f32 = M::SPAN;

    fn standing(state: &M::Game, seat: Seat) -> i32 {
        -M::standing(state, seat)
    }

    fn promise(state: &M::Game, seat: Seat) -> i32 {
        -M::promise(state, seat)
    }
}

/// After so many events a match counts as not won: some go on for ever if nobody tries to win.
const PATIENCE: u32 = 1_500;

/// Whether a bot of this level wins against random ones.
fn wins<M: Mind>(level: Level, bot: Seat, seed: u64) -> bool {
    let mut rng = Seeded::new(seed);
    let mut scratch = Vec::new();
    let mut state = M::Game::start(&M::Game::usual(*M::Game::SEATS.start())).unwrap();
    let mut mind = Bot::<M>::new(level);
    for _ in 0..PATIENCE {
        let event = match state.turn() {
            Turn::Over(ranking) => return ranking.winners().contains(bot),
            Turn::Seats(asked) if asked.contains(bot) => {
                let view = state.view(Observer::Seat(bot));
                let thought = mind.choose(&view, bot, BUDGET, &mut rng);
                Event::Action(bot, thought.expect("an asked seat has something to do").action)
            }
            _ => state.random(&mut rng, &mut scratch).expect("it is not over"),
        };
        state.play(&event).expect("bots play by the rules");
    }
    false
}

/// How many of some matches it wins, in every seat in turn.
fn count<M: Mind>(level: Level) -> usize {
    let seats = *M::Game::SEATS.start();
    (0..MATCHES).filter(|&n| wins::<M>(level, Seat::new((n % u64::from(seats)) as u8), n)).count()
}

const MATCHES: u64 = 8;

struct Strength;

impl Visitor for Strength {
    fn visit<M: Mind>(&mut self) {
        for level in [Level::Hare, Level::Fox] {
            let (right, wrong) = (count::<M>(level), count::<Negated<M>>(level));
            println!("{} {level}: {right} and {wrong} of {MATCHES}", M::Game::ID);
        }
    }
}

/// Were the heuristic of any game the wrong way round, this would fail.
#[test]
fn bots_beat_random_ones() {
    games::each(&mut Strength);
}

struct Blind;

/// Two worlds that differ only in what a seat cannot see are the same to it.
impl Visitor for Blind {
    fn visit<M: Mind>(&mut self) {
        let mut rng = Seeded::new(9);
        let mut state = M::Game::start(&M::Game::usual(*M::Game::SEATS.start())).unwrap();
        let mut scratch = Vec::new();
        for _ in 0..120 {
            for seat in state.turn().asked().iter() {
                let view = state.view(Observer::Seat(seat));
                let other = M::Game::imagine(&view, &mut rng).view(Observer::Seat(seat));
                for level in Level::ALL {
                    let choice = |view| {
                        let mut bot = Bot::<M>::new(level);
                        let thought = bot.choose(view, seat, BUDGET, &mut Seeded::new(3));
                        thought.map(|thought| thought.action)
                    };
                    assert_eq!(choice(&view), choice(&other), "{} {level}", M::Game::ID);
                }
            }
            let Some(event) = state.random(&mut rng, &mut scratch) else { break };
            state.apply(&event);
        }
    }
}

#[test]
fn equal_views_get_equal_choices() {
    games::each(&mut Blind);
}
