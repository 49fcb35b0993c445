//! A table from its opening to a verified record.

mod toy;

use game::{Observer, Refused, Seat, Seeded, Turn};
use table::{
    Budget, Dealer, Level, NotVerified, OpenError, PlayError, Record, ReplayFault, Seen, Sitting,
    Table,
    record::{Brought, Bytes32, CannotUndo, Format, Header, Seal, Who},
    verify, verify_for,
};
use toy::TOY;

/// What Lauma brings to seat 0.
const NONCE: Bytes32 = Bytes32([1; 32]);

/// What the first two seats brought.
fn nonces(first: Brought, second: Brought) -> [Brought; 8] {
    let mut nonces = [Brought::Nothing; 8];
    (nonces[0], nonces[1]) = (first, second);
    nonces
}

fn dealer() -> Dealer {
    Dealer::new(Bytes32([9; 32]), nonces(Brought::Nonce(NONCE), Brought::Nothing))
}

/// A dealer as they were before format 2: every seat has a nonce.
fn old_dealer() -> Dealer {
    let nonces = nonces(Brought::Nonce(NONCE), Brought::Nonce(Bytes32([2; 32])));
    let header = Header { format: Format::One, nonces, ..Header::default() };
    Dealer::of(&header, Bytes32([9; 32]))
}

/// What Lauma saw before the match.
fn seen() -> Seen {
    let mut hashes = [None; 8];
    hashes[0] = Some(NONCE.sha256());
    Seen { commit: Some(dealer().commit()), hashes: Some(hashes), nonce: Some(NONCE) }
}

fn open() -> Table {
    open_with(&dealer())
}

fn open_with(dealer: &Dealer) -> Table {
    let names = vec!["Lauma".to_owned(), "bot:hare".to_owned()];
    let sitting = Sitting { names, dealer: Some(dealer.clone()) };
    Table::open(&TOY, "seats=2", &sitting).unwrap()
}

/// Plays on until a seat is asked.
fn fate(table: &mut Table) {
    while table.deal(&dealer()).is_some() {}
}

/// Plays to the end with hares.
fn finished() -> Table {
    finished_with(&dealer())
}

fn finished_with(dealer: &Dealer) -> Table {
    let mut table = open_with(dealer);
    let mut rng = Seeded::new(4);
    let mut bot = table.game().bot(Level::Hare);
    let budget = Budget { iterations: 1, stop: &|| false, threads: 1 };
    loop {
        while table.deal(dealer).is_some() {}
        let Some(seat) = table.turn().asked().iter().next() else { break };
        let action = table.suggest(seat, &mut bot, budget, &mut rng).unwrap().action;
        table.act(seat, &action, None).unwrap();
    }
    table.reveal(dealer);
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
fn it_is_said_who_brought_a_nonce_and_who_withheld_it() {
    let seats = |seats: &[u8]| seats.iter().copied().map(Seat::new).collect();
    let found = |first, second| {
        let dealer = Dealer::new(Bytes32([9; 32]), nonces(first, second));
        verify(&TOY, finished_with(&dealer).record()).unwrap()
    };
    let (mine, hash) = (Brought::Nonce(NONCE), Bytes32([5; 32]));
    let one = found(mine, Brought::Withheld(hash));
    assert_eq!((one.brought, one.withheld), (seats(&[0]), seats(&[1])));
    // The dice follow from the key, and that is all that there is to say of it.
    let none = found(Brought::Nothing, Brought::Nothing);
    assert_eq!((none.outcomes, none.brought, none.withheld), (3, seats(&[]), seats(&[])));
    let record = finished_with(&Dealer::new(Bytes32([9; 32]), Default::default())).record().clone();
    assert_eq!(verify_for(&TOY, &record, &seen()), Err(NotVerified::NoSuchNonce));
}

/// The dealer knows its key. When it also knows what Lauma brings, it looks for a nonce of its own bot,
/// or of somebody whom it made up, with which fate says what it likes.
#[test]
fn a_dealer_that_grinds_is_found_out_by_whoever_was_there() {
    let wanted = "deal 5";
    let ground = (0..=255u8)
        .map(|try_| Brought::Nonce(Bytes32([try_; 32])))
        .map(|try_| Dealer::new(Bytes32([9; 32]), nonces(Brought::Nonce(NONCE), try_)))
        .find(|dealer| open_with(dealer).deal(dealer).is_some_and(|told| told.text == wanted))
        .expect("one in six does");
    let record = finished_with(&ground).record().clone();
    assert!(verify(&TOY, &record).is_ok(), "whoever was not there cannot tell");
    let line = record.header().line_of_nonce(1);
    let other = NotVerified::OtherHash { line, seat: Seat::new(1) };
    assert_eq!(verify_for(&TOY, &record, &seen()), Err(other.clone()), "a bot brings nothing");
    let mut made_up = seen();
    made_up.hashes.as_mut().unwrap()[1] = Some(Bytes32([77; 32]).sha256());
    assert_eq!(verify_for(&TOY, &record, &made_up), Err(other), "it was fixed before");

    // What remains is to choose whether to show what was fixed. That is named.
    let held_back = Brought::Withheld(Bytes32([77; 32]).sha256());
    let dealer = Dealer::new(Bytes32([9; 32]), nonces(Brought::Nonce(NONCE), held_back));
    let found = verify_for(&TOY, finished_with(&dealer).record(), &made_up).unwrap();
    assert!(found.withheld.contains(Seat::new(1)));
    assert_eq!(found.courses(), 2, "with it and without it");
}

#[test]
fn what_somebody_saw_is_held_against_the_record() {
    let record = finished().record().clone();
    assert_eq!(verify_for(&TOY, &record, &seen()).unwrap().yours, Some(Seat::new(0)));
    let commit = Some(Bytes32([8; 32]).sha256());
    let line = record.header().line_of_commit();
    let other = Err(NotVerified::OtherCommit { line });
    assert_eq!(verify_for(&TOY, &record, &Seen { commit, ..seen() }), other);
    let nonce = Some(Bytes32([8; 32]));
    let other = Err(NotVerified::NoSuchNonce);
    assert_eq!(verify_for(&TOY, &record, &Seen { nonce, ..seen() }), other);
    // The dealer did not like what Lauma brought.
    let left_out = nonces(Brought::Withheld(NONCE.sha256()), Brought::Nothing);
    let record = finished_with(&Dealer::new(Bytes32([9; 32]), left_out)).record().clone();
    assert!(verify(&TOY, &record).is_ok());
    let line = record.header().line_of_nonce(0);
    assert_eq!(verify_for(&TOY, &record, &seen()), Err(NotVerified::LeftOut { line }));
}

/// Whoever knows the key could otherwise act and take back until fate has a number that they like.
#[test]
fn taking_back_shifts_nothing() {
    let (first, second) = (Seat::new(0), Seat::new(1));
    let mut rolled = Vec::new();
    for pairs in 0..12 {
        let mut table = open();
        fate(&mut table);
        for _ in 0..pairs {
            table.act(first, "bid 1", None).unwrap();
            table.undo(first, None).unwrap();
        }
        table.act(first, "bid 1", None).unwrap();
        table.act(second, "bid 1", None).unwrap();
        rolled.push(table.deal(&dealer()).unwrap().text);
        // A match that is woken from its record goes on in the same way.
        let resumed = Table::resume(&TOY, table.record().to_string().parse().unwrap()).unwrap();
        assert_eq!(resumed.turn(), table.turn());
        table.reveal(&dealer());
        assert!(verify(&TOY, table.record()).is_ok());
    }
    rolled.dedup();
    assert_eq!(rolled.len(), 1, "{rolled:?}");
}

/// Matches that were begun before format 2 end as they began.
#[test]
fn old_records_go_on_and_are_verified() {
    let mut table = open_with(&old_dealer());
    while table.deal(&old_dealer()).is_some() {}
    let text = table.record().to_string();
    assert!(text.starts_with("galds 1\n"), "{text}");
    let mut table = Table::resume(&TOY, text.parse().unwrap()).unwrap();
    let dealer = Dealer::of(table.record().header(), old_dealer().key());
    for seat in [0, 1].map(Seat::new) {
        table.act(seat, "bid 1", None).unwrap();
    }
    table.deal(&dealer).unwrap();
    table.reveal(&dealer);
    let found = verify(&TOY, &table.record().to_string().parse().unwrap()).unwrap();
    assert_eq!((found.format, found.outcomes), (Format::One, 3));
    // It is another fate than the same key and nonces have now.
    let mut copy = table.record().to_string().replacen("galds 1", "galds 2", 1);
    copy.truncate(copy.find("seal ").unwrap());
    let seal = Seal::of(copy.lines()).to_string();
    let copy = (copy + &seal).parse().unwrap();
    assert!(matches!(verify(&TOY, &copy), Err(NotVerified::Outcome { .. })));
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
