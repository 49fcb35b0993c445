//! What only one person may know is on that person's screen alone, in every game.

use std::fs;

use game::{Observer, Seat};
use table::{Record, Replay, record::Who};
use text::{Seating, Sitter};

use crate::run::{folder, succeeds};

const NAMES: [&str; 8] = ["Lauma", "Juris", "Anna", "Peter", "Zuzana", "Ilze", "Marek", "Inga"];

#[test]
fn secrets_are_shown_behind_a_curtain() {
    let folder = folder("curtain");
    let mut secrets = 0;
    for terminal in games::TERMINALS {
        let game = games::find(terminal.words.id).unwrap();
        let seats = *game.seats.start();
        let who = NAMES[..usize::from(seats)].join(",");
        let args = ["play", game.id, "--who", &who, "--save", game.id];
        // Enter lifts the curtain and goes on; where it means nothing, that is said.
        let said = succeeds(&folder, &args, &"\n1\n".repeat(60));
        let record: Record = fs::read_to_string(folder.join(game.id)).unwrap().parse().unwrap();
        text::add(terminal.words.texts);
        let names = (0..seats).zip('A'..).zip(NAMES);
        let seating = Seating(
            names
                .map(|((seat, letter), name)| Sitter {
                    name: format!("{letter} {name}"),
                    ..Sitter::person(seat)
                })
                .collect(),
        );
        // Each hand-over, what one person sees, the next hand-over …
        let screens: Vec<&str> = said.split("This is only for ").collect();
        let last_of = |seat| {
            let entries = (1..).zip(record.entries());
            entries.filter(|(_, entry)| entry.who == Who::Seat(seat)).last().map_or(0, |it| it.0)
        };
        let last: Vec<u32> = (0..seats).map(last_of).collect();
        let mut replay = Replay::new(game, record);
        while let Some(step) = replay.step().unwrap() {
            let told = step.expect("nobody takes back");
            let heard = |who| (terminal.words.say)(&told.to(who), &seating);
            for seat in (0..seats).map(Seat::new) {
                let Some(private) = heard(Observer::Seat(seat)) else { continue };
                if heard(Observer::Public).as_ref() == Some(&private) {
                    continue;
                }
                let name = seating.name(seat);
                let line = format!("{:4} {private}\n", told.number);
                let shown: Vec<&&str> =
                    screens.iter().filter(|screen| screen.contains(&line)).collect();
                let own = shown.iter().all(|screen| screen.starts_with(&format!("{name}.")));
                assert!(own, "{line} is for {name}:\n{said}");
                // Whoever has acted since has been told, once.
                let times = usize::from(told.number < last[seat.index()]);
                assert!(shown.len() >= times && shown.len() <= 1, "{line} for {name}:\n{said}");
                secrets += 1;
            }
        }
    }
    assert!(secrets > 4, "only {secrets} secrets were told");
}
