//! Which trains are in order.

use trains::{Card, TRAIN, in_order, is_ascending};

/// A train with these wagons; 0 is a gap.
fn train(numbers: [u8; TRAIN]) -> [Option<Card>; TRAIN] {
    numbers.map(Card::new)
}

#[test]
fn only_seven_ascending_wagons_are_in_order() {
    let all = [2, 10, 11, 40, 41, 83, 84];
    assert!(is_ascending(&train(all)));
    for at in 1..TRAIN {
        let mut swapped = all;
        swapped.swap(at - 1, at);
        assert!(!is_ascending(&train(swapped)), "{swapped:?}");
    }
}

#[test]
fn a_train_with_a_gap_is_never_in_order() {
    assert!(!is_ascending(&train([0; TRAIN])));
    for at in 0..TRAIN {
        let mut gap = [2, 10, 11, 40, 41, 83, 84];
        gap[at] = 0;
        assert!(!is_ascending(&train(gap)), "{gap:?}");
        assert_eq!(in_order(&train(gap)), 6, "{gap:?}");
    }
}

#[test]
fn the_longest_ascending_selection_is_counted() {
    for (numbers, longest) in [
        ([84, 70, 60, 50, 40, 30, 20], 1),
        ([84, 70, 60, 65, 40, 30, 20], 2),
        ([80, 10, 70, 20, 60, 30, 50], 4),
        ([10, 20, 30, 84, 40, 50, 60], 6),
        ([10, 20, 30, 35, 40, 50, 60], 7),
        ([0; TRAIN], 0),
    ] {
        assert_eq!(in_order(&train(numbers)), longest, "{numbers:?}");
    }
}
