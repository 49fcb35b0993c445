//! A position goes the same way as a table, only without the record.

use game::{Observer, Rng, Seat, Seeded};
use table::{
    Dealer, GAMES, Position, Sitting, Table,
    record::{Bytes32, Who},
};

#[test]
fn a_position_stands_where_the_table_stands() {
    for game in GAMES {
        let setup = game.setup(*game.seats.start());
        let dealer = Dealer::new(Bytes32([3; 32]), vec![Bytes32([4; 32])]);
        let sitting = Sitting { names: Vec::new(), dealer: Some(dealer.clone()) };
        let mut table = Table::open(game.id, &setup, &sitting).unwrap();
        let mut position = Position::start(game, &setup).unwrap();
        let mut rng = Seeded::new(5);
        for _ in 0..200 {
            let told = match (table.deal(&dealer), position.deal(&dealer)) {
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
            let seats = (0..table.seats()).map(Seat::new);
            for who in seats.clone().map(Observer::Seat).chain([Observer::Public]) {
                assert_eq!(position.view(who), table.view(who));
                assert_eq!(position.view_text(who).get(), table.view(who).to_string());
                assert_eq!(told.1.text_to(who).get(), told.0.to(who).to_string());
            }
            seats.for_each(|seat| assert_eq!(position.actions(seat), table.actions(seat)));
        }
        let mut told = Vec::new();
        let replayed = Position::replay(game, table.record(), |event| told.push(event.number));
        let replayed = replayed.unwrap();
        assert_eq!(told, (1..table.record().next()).collect::<Vec<_>>());
        assert_eq!(replayed.next(), table.record().next());
        assert_eq!(replayed.view(Observer::Public), table.view(Observer::Public));
    }
}

/// Seats take back in any order that is allowed, also what another seat's event had protected before
/// that was taken back itself.
#[test]
fn taking_back_leads_where_the_record_leads() {
    for game in GAMES {
        let dealer = Dealer::new(Bytes32([3; 32]), vec![Bytes32([4; 32])]);
        let mut rng = Seeded::new(6);
        let mut after_another = 0;
        for _ in 0..40 {
            let setup = game.setup(*game.seats.start());
            let sitting = Sitting { names: Vec::new(), dealer: Some(dealer.clone()) };
            let mut table = Table::open(game.id, &setup, &sitting).unwrap();
            let mut last = None;
            for _ in 0..100 {
                if table.deal(&dealer).is_some() {
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
                    assert_eq!(replayed.turn(), table.turn());
                    for who in (0..table.seats()).map(|seat| Observer::Seat(Seat::new(seat))) {
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
        assert!(after_another > 0, "{}: no seat took back right after another", game.id);
    }
}

#[test]
fn a_refused_event_changes_nothing() {
    let game = table::find("trains").unwrap();
    let mut position = Position::start(game, "seats=2").unwrap();
    assert!(position.happen(Who::Seat(0), "draw").is_err(), "fate is due");
    assert!(position.happen(Who::Fate, "nonsense").is_err());
    assert_eq!(position.next(), 1);
}

#[test]
fn what_was_taken_back_is_not_told_again() {
    let game = table::find("trains").unwrap();
    let dealer = Dealer::new(Bytes32([3; 32]), Vec::new());
    let mut table = Table::open("trains", "seats=2", &Sitting::default()).unwrap();
    let mut rng = Seeded::new(5);
    let mut undone = None;
    while undone.is_none() {
        while table.deal(&dealer).is_some() {}
        let seat = table.turn().asked().iter().next().expect("it is not over so soon");
        let before = table.view(Observer::Seat(seat));
        let action = rng.pick(&table.actions(seat)).clone();
        let told = table.act(seat, &action, None).unwrap();
        if table.undo(seat, None).is_ok() {
            assert_eq!(table.view(Observer::Seat(seat)), before);
            undone = Some(told.number);
        }
    }
    let mut told = Vec::new();
    let position = Position::replay(game, table.record(), |event| told.push(event.number)).unwrap();
    assert!(!told.contains(&undone.unwrap()));
    assert_eq!(position.next(), table.record().next(), "the undo itself has a number");
    assert_eq!(position.view(Observer::Public), table.view(Observer::Public));
}
