//! A table from its opening to a verified record.

mod toy;

use game::{Observer, Refused, Seat, Seeded, Turn};
use table::{
    Budget, Dealer, Level, NotVerified, OpenError, PlayError, Record, ReplayFault, Sitting, Table,
    record::{Bytes32, CannotUndo, Seal, Who},
    verify,
};
use toy::TOY;

fn dealer() -> Dealer {
    Dealer::new(Bytes32([9; 32]), vec![Bytes32([1; 32]), Bytes32([2; 32])])
}

fn open() -> Table {
    let names = vec!["Lauma".to_owned(), "bot:hare".to_owned()];
    let sitting = Sitting { names, dealer: Some(dealer()) };
    Table::open(&TOY, "seats=2", &sitting).unwrap()
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
fn a_game_says_what_it_is() {
    assert_eq!((TOY.id, TOY.title, TOY.rules, TOY.seats.clone()), ("toy", "Toy", 1, 2..=2));
    assert_eq!(TOY.setup(2), "seats=2");
}

#[test]
fn unknown_games_setups_and_rules_are_refused_with_advice() {
    let error = Table::open(&TOY, "two", &Sitting::default()).err().unwrap();
    assert!(error.to_string().contains("such as `seats=2`"), "{error}");
    let fails = |header: &str| {
        let record: Record = format!("galds 1\n{header}\nsetup seats=2\n").parse().unwrap();
        Table::resume(&TOY, record).err().unwrap()
    };
    let error = fails("game toy\nrules 7");
    assert_eq!(error.line, 3);
    let fault = OpenError::NoSuchRules { game: "toy", wanted: 7, known: 1 };
    assert_eq!(error.fault, ReplayFault::Open(fault));
    let error = fails("game chess\nrules 1");
    assert_eq!(error.line, 2);
    let (wanted, known) = ("chess".to_owned(), "toy".to_owned());
    assert_eq!(error.fault, ReplayFault::Open(OpenError::NoSuchGame { wanted, known }));
}

#[test]
fn a_refused_event_leaves_no_trace() {
    let mut table = open();
    let waits = table.act(Seat::new(0), "bid 1", None).map(|_| ());
    assert_eq!(waits, Err(PlayError::Refused(Refused::WaitForFate)));
    fate(&mut table);
    table.act(Seat::new(0), "bid 1", None).unwrap();
    let before = table.record().to_string();
    let (first, second) = (Seat::new(0), Seat::new(1));
    assert!(matches!(table.act(second, "fly", None), Err(PlayError::Text(_))));
    let refused = |error| Err(PlayError::Refused(error));
    assert_eq!(table.act(first, "bid 1", None).map(|_| ()), refused(Refused::NotAsked(first)));
    assert_eq!(
        table.act(second, "bid 9", None).map(|_| ()),
        refused(Refused::NotAllowed("bid 9".to_owned()))
    );
    assert_eq!(table.befall("roll 3").map(|_| ()), refused(Refused::NoChance));
    assert_eq!(table.record().to_string(), before);
    assert_eq!(table.next(), table.record().next());
}

#[test]
fn an_action_can_be_taken_back_until_somebody_else_acts() {
    let mut table = open();
    fate(&mut table);
    let (seat, other) = (Seat::new(0), Seat::new(1));
    let view = table.view(Observer::Seat(seat));
    assert_eq!(table.undo(seat, None), Err(PlayError::NothingToUndo(seat)));
    let number = table.act(seat, "bid 1", None).unwrap().number;
    assert_ne!(table.view(Observer::Seat(seat)), view);
    table.undo(seat, Some(number)).unwrap();
    assert_eq!(table.view(Observer::Seat(seat)), view);
    assert_eq!(table.next(), table.record().next(), "the undo itself has a number");
    table.act(seat, "bid 2", None).unwrap();
    // Fate speaks as soon as both have bid, so a copy tries that.
    let mut copy = table.clone();
    copy.act(other, "bid 0", None).unwrap();
    assert_eq!(copy.undo(seat, None), Err(PlayError::NothingToUndo(seat)));
    let last = copy.record().next() - 1;
    assert_eq!(copy.undo(seat, Some(last)), Err(CannotUndo::OtherActed(last).into()));
    // What the other takes back is no longer in the way.
    copy.undo(other, None).unwrap();
    copy.undo(seat, None).unwrap();
    assert_eq!(copy.view(Observer::Seat(seat)), view);
    assert_eq!(table.record().next(), last, "what a copy does is its own affair");
    // The record tells all of it, and leads to the same table.
    for table in [table, copy] {
        let record = table.record().to_string().parse().unwrap();
        let again = Table::resume(&TOY, record).unwrap();
        assert_eq!(again.view(Observer::All), table.view(Observer::All));
    }
}

#[test]
fn nothing_is_taken_back_past_fate_or_after_the_end() {
    let mut table = finished();
    let record = table.record().clone();
    for seat in (0..2).map(Seat::new) {
        assert_eq!(table.undo(seat, None), Err(PlayError::Refused(Refused::Over)));
    }
    // An undo after the end is no part of a sound record either, whoever asks.
    let last = record.next() - 1;
    let body: Vec<String> =
        record.to_string().lines().take(record.line_of(last)).map(str::to_owned).collect();
    let text = format!("{}\n{} 0 undo {last}\n", body.join("\n"), last + 1);
    assert!(text.parse::<Record>().is_err(), "fate had the last word");
    // Without the last outcome it is not over, and each may take back what is their own.
    let body = body[..body.len() - 1].join("\n");
    let bid = record.live().filter(|event| event.who == Who::Seat(1)).last().unwrap().number;
    let text = format!("{body}\n{last} 1 undo {bid}\n");
    assert!(Table::resume(&TOY, text.parse().unwrap()).is_ok());
}

#[test]
fn what_is_told_keeps_secrets() {
    let mut table = open();
    let told = table.deal(&dealer()).unwrap();
    let card = |who| !told.to(who)["Dealt"]["card"].is_null();
    assert!(card(Observer::Seat(Seat::new(0))) && card(Observer::All));
    assert!(!card(Observer::Seat(Seat::new(1))) && !card(Observer::Public));
    assert_eq!(told.text_to(Observer::Public).get(), told.to(Observer::Public).to_string());
}

#[test]
fn whoever_knows_the_game_gets_its_types() {
    let mut table = open();
    fate(&mut table);
    for who in [Observer::Public, Observer::Seat(Seat::new(1))] {
        let view = table.view_of::<laws::toy::Toy>(who).unwrap();
        assert_eq!(serde_json::to_value(view).unwrap(), table.view(who));
        assert!(table.view_of::<laws::toy::Flawed<1>>(who).is_none(), "another game");
    }
    let told = table.act(Seat::new(0), "bid 2", None).unwrap();
    for who in [Observer::Public, Observer::Seat(Seat::new(0))] {
        let news = told.news_of::<laws::toy::Toy>(who).unwrap();
        assert_eq!(serde_json::to_value(news).unwrap(), told.to(who));
        assert!(told.news_of::<laws::toy::Flawed<1>>(who).is_none(), "another game");
    }
}

/// Somebody who asks from outside cannot ask for everything.
#[test]
fn everything_is_not_for_the_asking() {
    for text in ["\"all\"", "\"All\"", "{\"all\":null}"] {
        assert!(serde_json::from_str::<Observer>(text).is_err(), "{text}");
    }
    assert!(serde_json::to_string(&Observer::All).is_err());
    assert_eq!(serde_json::from_str::<Observer>("\"public\"").unwrap(), Observer::Public);
}

#[test]
fn a_finished_record_is_verified() {
    let table = finished();
    let record: Record = table.record().to_string().parse().unwrap();
    let verified = verify(&TOY, &record).unwrap();
    assert_eq!(verified.events, record.next() - 1);
    assert_eq!(verified.outcomes, 3, "two cards and the die");
}

#[test]
fn a_record_that_cannot_be_verified_says_why() {
    let whole = finished().record().clone();
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = whole.clone();
        change(&mut record);
        verify(&TOY, &record).unwrap_err()
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
    let open = Table::open(&TOY, "seats=2", &Sitting::default()).unwrap();
    assert_eq!(verify(&TOY, open.record()), Err(NotVerified::NoCommit));
}

/// Somebody who changes an outcome and seals the record anew is still found out.
#[test]
fn a_forged_outcome_is_found_on_its_line() {
    let record = finished().record().clone();
    let dealt: Vec<(u32, &str)> = record
        .live()
        .filter_map(|event| Some((event.number, event.text.strip_prefix("deal ")?)))
        .collect();
    let (number, card) = dealt[1];
    let line = record.line_of(number);
    let used = |card: &String| dealt.iter().any(|(_, dealt)| dealt == card);
    let other = (0..6).map(|card| card.to_string()).find(|card| !used(card)).unwrap();
    let text = record.to_string();
    let body = text.lines().take_while(|line| !line.starts_with("seal "));
    let forged: Vec<String> = (1..)
        .zip(body)
        .map(|(at, text)| {
            if at == line {
                text.replace(&format!("deal {card}"), &format!("deal {other}"))
            } else {
                text.to_owned()
            }
        })
        .collect();
    let seal = Seal::of(forged.iter().map(String::as_str));
    let forged: Record = format!("{}\n{seal}", forged.join("\n")).parse().unwrap();
    match verify(&TOY, &forged) {
        Err(NotVerified::Outcome { line: found, .. }) => assert_eq!(found, line),
        other => panic!("{other:?}"),
    }
}

#[test]
fn simulations_repeat_and_add_up() {
    let job = |matches| table::Job { setup: "seats=2".to_owned(), seed: 5, matches, limit: 2_000 };
    let whole = TOY.simulate(&job(0..40)).unwrap();
    let mut parts = TOY.simulate(&job(0..15)).unwrap();
    parts.add(&TOY.simulate(&job(15..40)).unwrap());
    assert_eq!(parts, whole);
    assert_eq!((whole.matches, whole.unfinished, whole.events), (40, 0, 200));
    // Some matches end with two winners.
    assert!(whole.wins.iter().sum::<u64>() >= 40);
    assert!(matches!(finished().turn(), Turn::Over(_)));
}
