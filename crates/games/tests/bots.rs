//! What the bots of every game keep.

use std::marker::PhantomData;

use bots::{Bot, Budget, Level, Mind};
use game::{Event, Game, Observer, Play, Seat, Seeded, Turn};
use games::Visitor;

const BUDGET: Budget<'_> = Budget { iterations: 24, stop: &|| false, threads: 1 };

/// A mind the wrong way round.
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

/// Whether the bot in this seat wins. The others have the opposite mind, at their level.
fn wins<M: Mind>(level: Level, others: Level, seat: Seat, seed: u64) -> bool {
    let mut rng = Seeded::new(seed);
    let mut state = M::Game::start(&M::Game::usual(*M::Game::SEATS.start())).unwrap();
    let (mut bot, mut opposite) = (Bot::<M>::new(level), Bot::<Negated<M>>::new(others));
    for _ in 0..PATIENCE {
        let event = match state.turn() {
            Turn::Over(ranking) => return ranking.winners().contains(seat),
            Turn::Chance => Event::Chance(state.sample(&mut rng)),
            Turn::Seats(asked) => {
                let actor = asked.pick(&mut rng);
                let view = state.view(Observer::Seat(actor));
                let thought = if actor == seat {
                    bot.choose(&view, actor, BUDGET, &mut rng)
                } else {
                    opposite.choose(&view, actor, BUDGET, &mut rng)
                };
                Event::Action(actor, thought.expect("an asked seat has something to do").action)
            }
        };
        state.play(&event).expect("bots play by the rules");
    }
    false
}

/// Wins some matches, each in another seat, far more often than by chance.
fn dominates<M: Mind>(level: Level, others: Level) {
    const MATCHES: u64 = 8;
    let seats = *M::Game::SEATS.start();
    let sits = |seed: u64| Seat::new(u8::try_from(seed % u64::from(seats)).unwrap());
    let won = (0..MATCHES).filter(|&seed| wins::<M>(level, others, sits(seed), seed)).count();
    println!("{}: {level} won {won} of {MATCHES} against {others}", M::Game::ID);
    assert!(won >= 6, "{}: {level} won {won} of {MATCHES} against {others}", M::Game::ID);
}

struct Strength;

impl Visitor for Strength {
    fn visit<M: Mind>(&mut self) {
        dominates::<M>(Level::Hare, Level::Random);
        // Against chance alone a mind can be quite wrong and still win in some games. Against its
        // own opposite it cannot: were its judgement the wrong way round, this would fail.
        dominates::<M>(Level::Hare, Level::Hare);
        // The fox goes by the finer judgement.
        dominates::<M>(Level::Fox, Level::Fox);
    }
}

#[test]
fn bots_beat_random_ones_and_those_who_want_the_opposite() {
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
