//! Any sequence of texts at a table is accepted or refused; what was accepted replays to the same.
#![no_main]

use game::{Observer, Rng, Seat, Seeded, Turn};
use games::GAMES;
use libfuzzer_sys::fuzz_target;
use table::{Record, Sitting, Table};

// The first byte chooses the game, the second the seats. Then each byte is a step: a listed
// action, an outcome from a seed, an undo, or a text of the fuzzer's own.
fuzz_target!(|data: &[u8]| {
    let [game, seats, steps @ ..] = data else { return };
    let game = &GAMES[usize::from(*game) % GAMES.len()];
    let range = game.seats.clone();
    let seats = range.start() + seats % (range.end() - range.start() + 1);
    let sitting = Sitting::default();
    let mut table = Table::open(game, &game.setup(seats), &sitting).expect("a usual setup");
    let mut rng = Seeded::new(u64::from(*steps.first().unwrap_or(&0)));
    let mut rest = steps;
    while let Some((step, after)) = rest.split_first() {
        rest = after;
        let seat = Seat::new(step % seats);
        match step >> 5 {
            0..=4 => match table.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let outcome = table.sample(&mut rng).expect("an outcome is due");
                    table.befall(&outcome).expect("sampled outcomes are possible");
                }
                Turn::Seats(asked) => {
                    let seat = asked.pick(&mut rng);
                    let actions = table.actions(seat);
                    let action = &actions[(usize::from(*step) * 7 + rest.len()) % actions.len()];
                    table.act(seat, action, None).expect("listed actions are allowed");
                }
            },
            5 => {
                let _ = table.undo(seat, None);
            }
            6 => {
                let length = usize::from(step % 16).min(rest.len());
                let (text, after) = rest.split_at(length);
                rest = after;
                if let Ok(text) = str::from_utf8(text) {
                    let told = table.act(seat, text, None).or_else(|_| table.befall(text));
                    if let Ok(told) = told {
                        assert_eq!(told.text, text, "one spelling");
                    }
                }
            }
            _ => {
                rng.word();
            }
        }
    }
    let text = table.record().to_string();
    let record: Record = text.parse().expect("what was written can be read");
    let again = Table::resume(game, record).expect("what was accepted replays");
    assert_eq!(again.turn(), table.turn());
    for seat in (0..seats).map(Seat::new) {
        assert_eq!(again.view(Observer::Seat(seat)), table.view(Observer::Seat(seat)));
    }
});
