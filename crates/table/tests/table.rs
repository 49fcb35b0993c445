//! A table from its opening to a verified record.

use game::{Observer, Refused, Seat, Seeded, Turn};
use table::{
    Budget, Dealer, Level, NotVerified, OpenError, PlayError, Record, ReplayFault, Sitting, Table,
    record::{Bytes32, CannotUndo, Seal, Who},
    verify,
};

fn dealer() -> Dealer {
    Dealer::new(Bytes32([9; 32]), vec![Bytes32([1; 32]), Bytes32([2; 32])])
}

fn open() -> Table {
    let names = vec!["Lauma".to_owned(), "bot:hare".to_owned()];
    let sitting = Sitting { names, dealer: Some(dealer()) };
    Table::open("trains", "seats=2", &sitting).unwrap()
}

/// Plays on until a seat is asked.
fn fate(table: &mut Table) {
    while table.deal(&dealer()).is_some() {}
}

/// Plays to the end with hares.
fn finished() -> Table {
    let mut table = open();
    let mut rng = Seeded::new(4);
    let mut bot = table.game().bot(Level::Hare);
    let budget = Budget { iterations: 1, stop: &|| false, threads: 1 };
    loop {
        fate(&mut table);
        let Some(seat) = table.turn().asked().iter().next() else { break };
        let action = table.suggest(seat, &mut bot, budget, &mut rng).unwrap().action;
        table.act(seat, &action, None).unwrap();
    }
    table.reveal(&dealer());
    table
}

#[test]
fn unknown_games_setups_and_rules_are_refused_with_advice() {
    let fails = |game: &str, setup: &str| {
        Table::open(game, setup, &Sitting::default()).err().unwrap().to_string()
    };
    assert!(fails("chess", "seats=2").contains("there is trains"));
    assert!(fails("trains", "two").contains("such as `seats=2`"));
    assert!(fails("trains", "seats=5").contains("2, 3 or 4"));
    let record: Record = "galds 1\ngame trains\nrules 7\nsetup seats=2\n".parse().unwrap();
    let error = Table::resume(record).err().unwrap();
    assert_eq!(error.line, 3);
    let game = "trains";
    let fault = OpenError::NoSuchRules { game, wanted: 7, known: 1 };
    assert_eq!(error.fault, ReplayFault::Open(fault));
}

#[test]
fn a_refused_event_leaves_no_trace() {
    let mut table = open();
    fate(&mut table);
    let before = table.record().to_string();
    let seat = table.turn().asked().iter().next().unwrap();
    let other = seat.next(2);
    assert!(matches!(table.act(seat, "fly", None), Err(PlayError::Text(_))));
    let refused = |error| Err(PlayError::Refused(error));
    assert_eq!(table.act(other, "draw", None).map(|_| ()), refused(Refused::NotAsked(other)));
    assert_eq!(
        table.act(seat, "draw", None).map(|_| ()),
        refused(Refused::NotAllowed("draw".to_owned()))
    );
    assert_eq!(table.befall("draw 3").map(|_| ()), refused(Refused::NoChance));
    assert_eq!(table.record().to_string(), before);
}

#[test]
fn an_action_can_be_taken_back_until_somebody_else_acts() {
    let mut table = open();
    fate(&mut table);
    let seat = table.turn().asked().iter().next().unwrap();
    let view = table.view(Observer::Public);
    assert_eq!(table.undo(seat, None), Err(PlayError::NothingToUndo(seat)));
    let first = table.actions(seat)[0].clone();
    let number = table.act(seat, &first, None).unwrap().number;
    table.undo(seat, Some(number)).unwrap();
    assert_eq!(table.view(Observer::Public), view);
    table.act(seat, &first, None).unwrap();
    let other = table.turn().asked().iter().next().unwrap();
    assert_ne!(other, seat);
    let answer = table.actions(other)[0].clone();
    table.act(other, &answer, None).unwrap();
    assert_eq!(table.undo(seat, None), Err(PlayError::NothingToUndo(seat)));
    let last = table.record().next() - 1;
    assert_eq!(table.undo(seat, Some(last)), Err(CannotUndo::OtherActed(last).into()));
    // The record tells all of it, and leads to the same table.
    let again = Table::resume(table.record().to_string().parse().unwrap()).unwrap();
    assert_eq!(again.view(Observer::Seat(seat)), table.view(Observer::Seat(seat)));
}

#[test]
fn nothing_is_taken_back_past_fate_or_after_the_end() {
    let mut table = finished();
    let record = table.record().clone();
    for seat in (0..2).map(Seat::new) {
        assert_eq!(table.undo(seat, None), Err(PlayError::Refused(Refused::Over)));
    }
    // An undo after the end is no part of a sound record either.
    let last = record.next() - 1;
    let winner = record.live().last().unwrap().who;
    let Who::Seat(winner) = winner else { panic!("the last event is an action") };
    let body: Vec<String> =
        record.to_string().lines().take(record.line_of(last)).map(str::to_owned).collect();
    let text = format!("{}\n{} {winner} undo {last}\n", body.join("\n"), last + 1);
    let error = Table::resume(text.parse().unwrap()).err().unwrap();
    assert_eq!(error.line, record.line_of(last + 1));
}

#[test]
fn what_is_told_keeps_secrets() {
    let mut table = open();
    while table.turn() == Turn::Chance {
        let told = table.deal(&dealer()).unwrap();
        if told.text.starts_with("offer 1") {
            let cards = |who| told.to(who)["cards"].as_array().unwrap().len();
            assert!(cards(Observer::Seat(Seat::new(1))) > 0);
            assert_eq!(cards(Observer::Seat(Seat::new(0))), 0);
            assert_eq!(cards(Observer::Public), 0);
        }
    }
}

#[test]
fn a_finished_record_is_verified() {
    let table = finished();
    let record: Record = table.record().to_string().parse().unwrap();
    let verified = verify(&record).unwrap();
    assert_eq!(verified.events, record.next() - 1);
    assert!(verified.outcomes > 5);
}

#[test]
fn a_record_that_cannot_be_verified_says_why() {
    let whole = finished().record().clone();
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = whole.clone();
        change(&mut record);
        verify(&record).unwrap_err()
    };
    assert_eq!(changed(&|record| record.key = None), NotVerified::NoKey);
    let line = whole.line_of_key();
    assert_eq!(
        changed(&|record| record.key = Some(Bytes32([8; 32]))),
        NotVerified::WrongKey { line }
    );
    assert_eq!(changed(&|record| record.result = None).to_string(), {
        let result = whole.result.clone().unwrap();
        let line = whole.line_of_result();
        format!("line {line}: the match is over, but its result is missing: `result {result}`")
    });
    let error = changed(&|record| record.result = Some("1 1".to_owned()));
    let line = whole.line_of_result();
    assert!(error.to_string().starts_with(&format!("line {line}: ")), "{error}");
    let open = Table::open("trains", "seats=2", &Sitting::default()).unwrap();
    assert_eq!(verify(open.record()), Err(NotVerified::NoCommit));
}

/// Somebody who changes an outcome and seals the record anew is still found out.
#[test]
fn a_forged_outcome_is_found_on_its_line() {
    let record = finished().record().clone();
    let (number, card) = record
        .live()
        .find_map(|event| Some((event.number, event.text.strip_prefix("draw ")?.to_owned())))
        .unwrap();
    let line = record.line_of(number);
    let used: Vec<&str> = record.live().flat_map(|event| event.text.split(' ')).collect();
    let other = (1..=84).map(|card| card.to_string()).find(|card| !used.contains(&card.as_str()));
    let text = record.to_string();
    let body = text.lines().take_while(|line| !line.starts_with("seal "));
    let forged: Vec<String> = (1..)
        .zip(body)
        .map(|(at, text)| {
            let other = other.as_ref().unwrap();
            if at == line {
                text.replace(&format!("draw {card}"), &format!("draw {other}"))
            } else {
                text.to_owned()
            }
        })
        .collect();
    let seal = Seal::of(forged.iter().map(String::as_str));
    let forged: Record = format!("{}\n{seal}", forged.join("\n")).parse().unwrap();
    match verify(&forged) {
        Err(NotVerified::Outcome { line: found, .. }) => assert_eq!(found, line),
        other => panic!("{other:?}"),
    }
}

#[test]
fn simulations_repeat_and_add_up() {
    let trains = table::find("trains").unwrap();
    let job = |matches| table::Job { setup: "seats=3".to_owned(), seed: 5, matches, limit: 2_000 };
    let whole = trains.simulate(&job(0..40)).unwrap();
    let mut parts = trains.simulate(&job(0..15)).unwrap();
    parts.add(&trains.simulate(&job(15..40)).unwrap());
    assert_eq!(parts, whole);
    assert_eq!(whole.matches, 40);
    let wins: u64 = whole.wins.iter().sum();
    assert_eq!(wins + whole.unfinished, 40);
}
