//! Chances of clashes, as parts of 1.

use rawsiko::{DICE, Odds};

/// The chances of one clash.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// What the attacker loses, what the defender loses, and how likely that is; the best for the
    /// attacker first.
    pub outcomes: Vec<(u8, u8, f64)>,
    /// To take the territory by this clash.
    pub now: f64,
    /// To take it in the end, if all that can act attack again and again.
    pub at_last: f64,
}

/// The chances of so many attackers, out of so many that can act, against so many defenders.
pub fn chances(attackers: u8, able: u8, defenders: u8) -> Option<Chances> {
    let odds = Odds::new(attackers, defenders)?;
    let all = f64::from(odds.all());
    let outcome = |lost: u8| {
        let rolls = odds.rolls.get(usize::from(lost)).copied().unwrap_or(0);
        (odds.pairs - lost, lost, f64::from(rolls) / all)
    };
    Some(Chances {
        outcomes: (0..=odds.pairs).rev().map(outcome).collect(),
        now: f64::from(odds.taking(defenders)) / all,
        at_last: siege(attackers, able.max(attackers), defenders),
    })
}

/// The chance to take a territory by a first clash with so many and then, again and again, with as
/// many as may take part. A failed assault leaves the survivors free to act (§6.4).
fn siege(first: u8, able: u8, defenders: u8) -> f64 {
    // `table[a][d]` is the chance with `a` that can act against `d`; both only fall.
    let width = usize::from(defenders) + 1;
    let mut table = vec![vec![0.0; width]; usize::from(able) + 1];
    for row in &mut table {
        row[0] = 1.0;
    }
    let clash = |table: &[Vec<f64>], with: u8, able: u8, against: u8| -> f64 {
        let Some(odds) = Odds::new(with, against) else { return 0.0 };
        let all = f64::from(odds.all());
        (0..=odds.pairs)
            .map(|lost| {
                let left = usize::from(able - (odds.pairs - lost));
                let chance = f64::from(odds.rolls[usize::from(lost)]) / all;
                chance * table[left][usize::from(against - lost)]
            })
            .sum()
    };
    for a in 1..=able {
        for d in 1..=defenders {
            let chance = clash(&table, a.min(DICE), a, d);
            table[usize::from(a)][usize::from(d)] = chance;
        }
    }
    clash(&table, first, able, defenders)
}

/// A chance in percent, never 0 or 100 for what is possible but not certain.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
pub fn percent(chance: f64) -> u8 {
    let rounded = (chance * 100.0).round() as u8;
    if chance <= 0.0 {
        0
    } else if chance >= 1.0 {
        100
    } else {
        rounded.clamp(1, 99)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn outcomes_are_sorted_and_complete() {
        let three_two = chances(3, 3, 2).unwrap();
        let losses: Vec<(u8, u8)> = three_two.outcomes.iter().map(|it| (it.0, it.1)).collect();
        assert_eq!(losses, [(0, 2), (1, 1), (2, 0)]);
        assert!(near(three_two.outcomes.iter().map(|it| it.2).sum(), 1.0));
        assert!(near(three_two.now, 2890.0 / 7776.0));
    }

    #[test]
    fn one_against_one_is_decided_at_once() {
        let one = chances(1, 1, 1).unwrap();
        assert!(near(one.now, 15.0 / 36.0));
        assert!(near(one.at_last, 15.0 / 36.0));
    }

    #[test]
    fn who_goes_on_has_a_better_chance() {
        // Two tries with one asset each.
        let two = chances(1, 2, 1).unwrap();
        let lost = 21.0 / 36.0;
        assert!(near(two.at_last, 1.0 - lost * lost));
        // First all three, then whoever is left: worked out by hand for two defenders.
        let three = chances(3, 3, 2).unwrap();
        let one_one = 15.0 / 36.0;
        let two_one = 125.0 / 216.0 + 91.0 / 216.0 * one_one;
        let one_two = 55.0 / 216.0 * 0.0 + 55.0 / 216.0 * one_one;
        let by_hand = 2890.0 / 7776.0 + 2611.0 / 7776.0 * two_one + 2275.0 / 7776.0 * one_two;
        // One attacker who beats one of two defenders stays and attacks the other.
        assert!(near(three.at_last, by_hand));
        assert!(chances(3, 9, 3).unwrap().at_last > chances(3, 4, 3).unwrap().at_last);
    }

    #[test]
    fn percent_does_not_promise_what_is_not_certain() {
        assert_eq!(percent(0.999), 99);
        assert_eq!(percent(0.001), 1);
        assert_eq!(percent(0.0), 0);
        assert_eq!(percent(1.0), 100);
        assert_eq!(percent(0.3717), 37);
    }
}
