//! What follows from a record depends on what somebody kept from before the match.

use std::{fs, path::Path};

use game::{Seeded, Turn};
use table::{
    Budget, Dealer, Level, Sitting, Table,
    record::{Brought, Bytes32},
};

use crate::{
    first,
    run::{fails, folder, succeeds},
};

const MINE: Bytes32 = Bytes32([0x51; 32]);
const OTHER: Bytes32 = Bytes32([0x52; 32]);

/// A match of hares, to which I brought something, and another this.
fn play(folder: &Path, other: Brought) {
    let game = first();
    let mut nonces = [Brought::Nothing; 8];
    (nonces[0], nonces[1]) = (Brought::Nonce(MINE), other);
    let dealer = Dealer::new(Bytes32([7; 32]), nonces);
    let sitting = Sitting { names: Vec::new(), dealer: Some(dealer.clone()) };
    let mut table = Table::open(game, &game.setup(*game.seats.start()), &sitting).unwrap();
    let (mut bot, mut rng) = (game.bot(Level::Hare), Seeded::new(4));
    let budget = Budget { iterations: 1, stop: &|| false, threads: 1 };
    while !matches!(table.turn(), Turn::Over(_)) {
        if table.deal(&dealer).is_none() {
            let seat = table.turn().asked().iter().next().unwrap();
            let action = table.suggest(seat, &mut bot, budget, &mut rng).unwrap().action;
            table.act(seat, &action, None).unwrap();
        }
    }
    table.reveal(&dealer);
    fs::write(folder.join("match.galds"), table.record().to_string()).unwrap();
}

fn verify<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["verify", "match.galds"], more].concat()
}

#[test]
fn whoever_was_there_checks_what_they_saw() {
    let folder = folder("seen");
    play(&folder, Brought::Nonce(OTHER));
    let promise = Bytes32([7; 32]).sha256().to_string();
    let (mine, other) = (MINE.to_string(), OTHER.to_string());
    let (hash, hash_2) = (format!("0={}", MINE.sha256()), format!("1={}", OTHER.sha256()));
    let all = ["--promise", &*promise, "--nonce", &*mine, "--hash", &*hash, "--hash", &*hash_2];
    let told = succeeds(&folder, &verify(&all), "");
    assert!(told.contains("ok so nobody could choose an outcome"), "{told}");
    let told = succeeds(&folder, &verify(&all[..2]), "");
    assert!(told.contains("ok the promise is the one that you saw"), "{told}");
    assert!(told.contains("note whether the promise and the hashes"), "{told}");
    assert!(!told.contains("nobody could choose"), "{told}");
    for (args, part) in [
        (["--promise", &*mine], "not the promise that you saw"),
        (["--nonce", &*promise], "your nonce is not in this record"),
        (["--hash", &*hash], "what seat 1 brought is not what was fixed"),
        (["--hash", "9=aa"], "0 to 7"),
        (["--nonce", "aa"], "64 hexadecimal"),
    ] {
        let error = fails(&folder, &verify(&args), "");
        assert!(error.contains(part), "{args:?}: {error}");
    }

    // One of them kept theirs back.
    play(&folder, Brought::Withheld(OTHER.sha256()));
    let told = succeeds(&folder, &verify(&all), "");
    assert!(told.contains("did not show what they had committed to: 1"), "{told}");
    assert!(!told.contains("nobody could choose"), "{told}");
    let error = fails(&folder, &verify(&["--nonce", &*other]), "");
    assert!(error.contains("your nonce was left out"), "{error}");
}
