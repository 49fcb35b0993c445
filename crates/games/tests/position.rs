//! In every game the ways to stand in a match lead to the same place.

use std::{fs, path::Path};

use game::{Observer, Rng, Seat, Seeded};
use games::GAMES;
use table::{
    Dealer, Milestones, Position, Record, Since, Sitting, Table, Timeline,
    record::{Brought, Bytes32, Who},
};

fn dealer() -> Dealer {
    let mut nonces = [Brought::Nothing; 8];
    nonces[0] = Brought::Nonce(Bytes32([4; 32]));
    Dealer::new(Bytes32([3; 32]), nonces)
}

fn everybody(seats: u8) -> impl Iterator<Item = Observer> {
    let seats = (0..seats).map(|seat| Observer::Seat(Seat::new(seat)));
    seats.chain([Observer::Public, Observer::All])
}

#[test]
fn a_position_stands_where_the_table_stands() {
    for game in GAMES {
        let setup = game.setup(*game.seats.start());
        let sitting = Sitting { names: Vec::new(), dealer: Some(dealer()) };
        let mut table = Table::open(game, &setup, &sitting).unwrap();
        let mut position = Position::start(game, &setup).unwrap();
        let mut rng = Seeded::new(5);
        for _ in 0..200 {
            let told = match (table.deal(&dealer()), position.deal(&dealer())) {
                (Some(one), Some(two)) => (one, two),
                (None, None) => {
                    let asked = table.turn().asked();
                    if asked.is_empty() {
                        break;
                    }
                    let seat = asked.pick(&mut rng);
                    let action = rng.pick(&table.actions(seat)).clone();
                    let before = position.clone();
                    let told = position.happen(Who::Seat(seat.number()), &action).unwrap();
                    assert_eq!(before.next() + 1, position.next(), "the clone stays where it was");
                    (table.act(seat, &action, None).unwrap(), told)
                }
                _ => panic!("one of them waits for fate"),
            };
            assert_eq!((told.0.number, &told.0.text), (told.1.number, &told.1.text));
            assert_eq!(position.next(), table.record().next());
            assert_eq!(position.turn(), table.turn());
            for who in everybody(table.seats()) {
                assert_eq!(position.view(who), table.view(who));
                assert_eq!(position.view_text(who).get(), table.view(who).to_string());
                assert_eq!(told.1.text_to(who).get(), told.0.to(who).to_string());
            }
            for seat in (0..table.seats()).map(Seat::new) {
                assert_eq!(position.actions(seat), table.actions(seat));
            }
        }
        let mut told = Vec::new();
        let replayed = Position::replay(game, table.record(), |event| told.push(event.number));
        let replayed = replayed.unwrap();
        assert_eq!(told, (1..table.record().next()).collect::<Vec<_>>());
        assert_eq!(replayed.next(), table.record().next());
        assert_eq!(replayed.view(Observer::All), table.view(Observer::All));
    }
}

/// Seats take back in any order that is allowed, also what another seat's event had protected before
/// that was taken back itself.
#[test]
fn taking_back_leads_where_the_record_leads() {
    let mut after_another = 0;
    for game in GAMES {
        let mut rng = Seeded::new(6);
        for _ in 0..40 {
            let setup = game.setup(*game.seats.end());
            let sitting = Sitting { names: Vec::new(), dealer: Some(dealer()) };
            let mut table = Table::open(game, &setup, &sitting).unwrap();
            let mut last = None;
            for _ in 0..100 {
                if table.deal(&dealer()).is_some() {
                    continue;
                }
                let asked = table.turn().asked();
                if asked.is_empty() {
                    break;
                }
                let seat = Seat::new(u8::try_from(rng.below(u32::from(table.seats()))).unwrap());
                if rng.below(2) == 0 && table.undo(seat, None).is_ok() {
                    after_another += u32::from(last.replace(seat).is_some_and(|it| it != seat));
                    let replayed = Position::replay(game, table.record(), |_| {}).unwrap();
                    assert_eq!(replayed.next(), table.record().next());
                    assert_eq!(replayed.next(), table.next());
                    assert_eq!(replayed.turn(), table.turn());
                    for who in everybody(table.seats()) {
                        assert_eq!(replayed.view(who), table.view(who), "{}", table.record());
                    }
                } else {
                    let seat = asked.pick(&mut rng);
                    let action = rng.pick(&table.actions(seat)).clone();
                    table.act(seat, &action, None).unwrap();
                    last = None;
                }
            }
        }
    }
    // In some games fate speaks after every action, so not each of them has to show it.
    assert!(after_another > 0, "no seat took back right after another");
}

/// What a timeline shows of any moment is what the whole record shows of it, wherever somebody
/// looked before.
#[test]
fn a_timeline_shows_what_a_replay_shows() {
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.id);
        for file in fs::read_dir(folder.join("records")).unwrap() {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            let record: Record = text.parse().unwrap();
            let seats = games::resume(record.clone()).unwrap().seats();
            let mut position = Position::start(game, &record.header().setup).unwrap();
            let mut shown = vec![(0, Vec::new(), views(&position, seats))];
            for event in record.live() {
                let told = position.happen(event.who, event.text).unwrap();
                let news = everybody(seats).map(|who| told.to(who)).collect();
                shown.push((event.number, news, views(&position, seats)));
            }
            let mut timeline = Timeline::new(game, record).unwrap();
            let mut rng = Seeded::new(7);
            let last = shown.len() - 1;
            let jumps = (0..60).map(|_| usize::try_from(rng.word()).unwrap() % shown.len());
            // To the end, back step by step, forth again, and then here and there.
            let steps = [last, last - 1, last - 2, 0, 1, 2, last].into_iter().chain(jumps);
            for at in steps {
                let (number, news, views_then) = &shown[at];
                let moment = timeline.at(*number).unwrap().unwrap();
                assert_eq!(moment.told.map_or(0, |told| told.number), *number);
                let hear = |who| moment.told.map(|told| told.to(who));
                let heard: Vec<_> = everybody(seats).filter_map(hear).collect();
                assert_eq!(&heard, news, "{} {number}", game.id);
                assert_eq!(&views(moment.position, seats), views_then, "{} {number}", game.id);
            }
        }
    }
}

fn views(position: &Position, seats: u8) -> Vec<serde_json::Value> {
    everybody(seats).map(|who| position.view(who)).collect()
}

/// Looking back from a milestone shows what the whole record shows, and reads little of it.
#[test]
fn milestones_lead_where_the_record_leads() {
    let mut undone = 0;
    for (game, seed) in GAMES.iter().flat_map(|game| (0..4).map(move |seed| (game, seed))) {
        let setup = game.setup(*game.seats.start());
        let sitting = Sitting { names: Vec::new(), dealer: Some(dealer()) };
        let mut table = Table::open(game, &setup, &sitting).unwrap();
        let mut milestones = Milestones::new(Position::start(game, &setup).unwrap());
        let mut position = Position::start(game, &setup).unwrap();
        let mut rng = Seeded::new(seed);
        let mut events = 0;
        while events < 200 {
            let asked = table.turn().asked();
            let last = table.record().entries().len();
            let told = if table.deal(&dealer()).is_some() {
                position.deal(&dealer()).unwrap()
            } else if asked.is_empty() {
                break;
            } else if let Some((seat, to)) = may_undo(&table, &mut rng) {
                let milestone = milestones.before(to).clone();
                let entries = &table.record().entries()[milestone.next() as usize - 1..];
                assert!(entries.len() <= 160, "{}: {} entries are read", game.id, entries.len());
                let past = Since::new(&milestone, entries).unwrap();
                let back = past.undo(seat.number(), to).unwrap().unwrap();
                table.undo(seat, Some(to)).unwrap();
                position = back.position;
                milestones.took_back(to, &position, back.last);
                undone += 1;
                let live = table.record().live().last().map(|event| (event.number, event.who));
                assert_eq!(back.last, live, "{}: the last event that counts", game.id);
                same(&position, &table);
                continue;
            } else {
                let seat = asked.pick(&mut rng);
                let action = rng.pick(&table.actions(seat)).clone();
                table.act(seat, &action, None).unwrap();
                position.happen(Who::Seat(seat.number()), &action).unwrap()
            };
            assert_eq!(told.number as usize, last + 1);
            events += 1;
            milestones.passed(&position, Some((told.number, told.who)));
            same(&position, &table);
        }
    }
    assert!(undone > 0, "nothing was taken back");
}

/// An own action that can be taken back, now and then.
fn may_undo(table: &Table, rng: &mut Seeded) -> Option<(Seat, u32)> {
    if rng.below(4) > 0 {
        return None;
    }
    let mut seats = (0..table.seats()).map(Seat::new);
    seats.find_map(|seat| Some((seat, table.record().last_of(seat.number())?)))
}

fn same(position: &Position, table: &Table) {
    assert_eq!(position.next(), table.record().next());
    assert_eq!(position.turn(), table.turn());
    for who in everybody(table.seats()) {
        assert_eq!(position.view(who), table.view(who));
    }
}
