//! What statistics ask of the rules is what fate said.

use game::{Event, Game, Play, Seat, Seeded};
use games::Visitor;
use table::Mind;

struct Statistics {
    /// How many games say what fate made of a seat.
    with_roles: usize,
}

impl Visitor for Statistics {
    fn visit<M: Mind>(&mut self) {
        let mut roles = 0;
        for seed in 0..8 {
            let mut rng = Seeded::new(seed);
            let mut state = M::Game::start(&M::Game::usual(*M::Game::SEATS.end())).unwrap();
            let mut said: Vec<String> = Vec::new();
            let mut first = None;
            let mut actions = Vec::new();
            while let Some(event) = state.random(&mut rng, &mut actions) {
                if let Event::Chance(chance) = &event {
                    let text = chance.to_string();
                    let seat = text.strip_prefix("first ").map(|seat| seat.parse().unwrap());
                    first = seat.map(Seat::new).or(first);
                    said.push(text);
                }
                state.play(&event).unwrap();
                assert_eq!(state.first(), first, "{}", M::Game::ID);
            }
            assert!(first.is_some(), "{} is begun by somebody", M::Game::ID);
            for seat in (0..state.seats()).map(Seat::new) {
                let Some(role) = state.role(seat) else { continue };
                roles += 1;
                let dealt = |text: &&String| {
                    let words: Vec<&str> = text.split(' ').collect();
                    words.contains(&role) && words.contains(&seat.to_string().as_str())
                };
                assert!(said.iter().any(|text| dealt(&text)), "{seat} is no {role}: {said:?}");
            }
        }
        self.with_roles += usize::from(roles > 0);
    }
}

#[test]
fn statistics_know_who_began_and_what_fate_made_of_everybody() {
    let mut statistics = Statistics { with_roles: 0 };
    games::each(&mut statistics);
    assert!(statistics.with_roles > 0, "some game deals roles");
}
