//! A position goes the same way as a table, only without the record.

mod toy;

use game::{Observer, Seat};
use table::{Dealer, Position, Sitting, Table, Timeline, record::Bytes32, record::Who};
use toy::TOY;

#[test]
fn a_refused_event_changes_nothing() {
    let mut position = Position::start(&TOY, "seats=2").unwrap();
    assert!(position.happen(Who::Seat(0), "bid 1").is_err(), "fate is due");
    assert!(position.happen(Who::Fate, "nonsense").is_err());
    assert_eq!(position.next(), 1);
}

/// A table at which both were dealt, and the first has bid, taken it back and bid again.
fn undone() -> Table {
    let dealer = Dealer::new(Bytes32([3; 32]), Default::default());
    let mut table = Table::open(&TOY, "seats=2", &Sitting::default()).unwrap();
    while table.deal(&dealer).is_some() {}
    let seat = Seat::new(0);
    table.act(seat, "bid 0", None).unwrap();
    table.undo(seat, None).unwrap();
    table.act(seat, "bid 2", None).unwrap();
    table
}

#[test]
fn what_was_taken_back_is_not_told_again() {
    let mut table = undone();
    let mut told = Vec::new();
    let position = Position::replay(&TOY, table.record(), |it| told.push(it.number)).unwrap();
    assert_eq!(told, [1, 2, 5]);
    assert_eq!(position.view(Observer::All), table.view(Observer::All));
    assert_eq!(position.next(), 6);
    table.undo(Seat::new(0), None).unwrap();
    let position = Position::replay(&TOY, table.record(), |_| {}).unwrap();
    assert_eq!(position.next(), 7, "the undo itself has a number");
}

#[test]
fn a_timeline_follows_its_record() {
    let mut table = undone();
    let mut timeline = Timeline::new(&TOY, table.record().clone()).unwrap();
    assert_eq!(timeline.numbers(), [1, 2, 5]);
    assert!(timeline.at(3).unwrap().is_none(), "it was taken back");
    assert!(timeline.at(6).unwrap().is_none(), "it has not happened yet");
    assert_eq!(timeline.at(5).unwrap().unwrap().told.unwrap().text, "bid 2");
    assert!(timeline.at(0).unwrap().unwrap().told.is_none());
    timeline.at(5).unwrap();
    table.undo(Seat::new(0), None).unwrap();
    table.act(Seat::new(0), "bid 1", None).unwrap();
    timeline.follow(table.record().clone());
    assert!(timeline.at(5).unwrap().is_none());
    assert_eq!(timeline.at(2).unwrap().unwrap().told.unwrap().number, 2);
    let moment = timeline.at(7).unwrap().unwrap();
    assert_eq!(moment.told.unwrap().text, "bid 1");
    assert_eq!(moment.position.view(Observer::All), table.view(Observer::All));
}

#[test]
fn a_timeline_says_where_the_rules_disagree() {
    let text = "galds 1\ngame toy\nrules 1\nsetup seats=2\n1 ! deal 3\n2 ! deal 3\n";
    let mut timeline = Timeline::new(&TOY, text.parse().unwrap()).unwrap();
    assert_eq!(timeline.at(2).err().unwrap().line, 6);
    assert_eq!(timeline.at(1).unwrap().unwrap().told.unwrap().text, "deal 3");
    assert_eq!(timeline.at(2).err().unwrap().line, 6);
}
