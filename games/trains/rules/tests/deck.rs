//! The deck against what is known of the printed one.

use trains::{
    Ability::{
        self, Protect, RemoveLeft, RemoveMiddle, RemoveRight, SwapNeighbours, SwapOverOne, TwoLeft,
        TwoRight,
    },
    CARDS, Card,
};

/// The 33 cards that are pictured on the publisher's English sheet.
const PICTURED: [(Ability, &[u8]); 8] = [
    (TwoRight, &[9, 17, 41, 50, 77]),
    (Protect, &[10, 26, 34, 69]),
    (TwoLeft, &[3, 11, 27]),
    (SwapNeighbours, &[12, 20, 28, 44, 53, 62]),
    (RemoveMiddle, &[5, 37, 45, 63, 81]),
    (RemoveRight, &[14, 22, 73]),
    (RemoveLeft, &[56]),
    (SwapOverOne, &[8, 24, 32, 48, 57, 75]),
];

/// The cards that interrupt the cycle. None of them is pictured.
const EXTRA: [(Ability, u8); 4] =
    [(SwapOverOne, 49), (TwoRight, 59), (RemoveMiddle, 67), (TwoLeft, 76)];

fn ability(number: u8) -> Ability {
    Card::new(number).unwrap_or_else(|| panic!("there is a card {number}")).ability()
}

#[test]
fn there_are_84_cards() {
    assert_eq!(CARDS, 84);
    let numbers: Vec<u8> = (0..=u8::MAX).filter_map(Card::new).map(Card::number).collect();
    assert_eq!(numbers, (1..=84).collect::<Vec<u8>>());
}

#[test]
fn each_ability_is_on_ten_or_eleven() {
    let count = |wanted| (1..=CARDS).filter(|&number| ability(number) == wanted).count();
    let counts = Ability::ALL.map(|wanted| (wanted, count(wanted)));
    assert_eq!(
        counts,
        [
            (SwapNeighbours, 10),
            (SwapOverOne, 11),
            (TwoRight, 11),
            (TwoLeft, 11),
            (RemoveLeft, 10),
            (RemoveMiddle, 11),
            (RemoveRight, 10),
            (Protect, 10),
        ]
    );
}

#[test]
fn the_pictured_cards_are_as_pictured() {
    assert_eq!(PICTURED.iter().map(|(_, numbers)| numbers.len()).sum::<usize>(), 33);
    for (wanted, numbers) in PICTURED {
        for &number in numbers {
            assert_eq!(ability(number), wanted, "card {number}");
        }
    }
}

#[test]
fn four_cards_interrupt_the_cycle() {
    for (wanted, number) in EXTRA {
        assert_eq!(ability(number), wanted, "card {number}");
    }
    let cycle: Vec<Ability> = (1..=CARDS)
        .filter(|number| EXTRA.iter().all(|(_, extra)| extra != number))
        .map(ability)
        .collect();
    assert_eq!(cycle.len(), 80);
    for eight in cycle.chunks(8) {
        assert_eq!(eight, &cycle[..8]);
    }
}
