//! How likely each outcome of a clash is, counted exactly.

use crate::{DICE, Dice};

/// The outcomes of one clash, by how many assets the defender loses.
///
/// In a clash as many assets are lost, on both sides together, as there are pairs of dice (§6.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Odds {
    /// How many pairs of dice there are.
    pub pairs: u8,
    /// In how many of the equally likely rolls the defender loses 0, 1, 2 or 3 assets.
    pub rolls: [u32; DICE as usize + 1],
}

impl Odds {
    /// The odds of so many attackers against a territory with so many assets. None if there is
    /// nobody on one of the sides; no more than three of each side take part (§6.1).
    pub fn new(attackers: u8, defenders: u8) -> Option<Self> {
        let (attackers, defenders) = (attackers.min(DICE), defenders.min(DICE));
        if attackers == 0 || defenders == 0 {
            return None;
        }
        let mut odds = Odds { pairs: attackers.min(defenders), rolls: [0; DICE as usize + 1] };
        for attack in every(attackers) {
            for defence in every(defenders) {
                let [_, lost] = attack.losses(defence);
                odds.rolls[usize::from(lost)] += 1;
            }
        }
        Some(odds)
    }

    /// All rolls there are.
    pub fn all(&self) -> u32 {
        self.rolls.iter().sum()
    }

    /// In how many of them the last of so many defenders is lost, so that the territory is taken
    /// (§6.3).
    pub fn taking(&self, defenders: u8) -> u32 {
        self.rolls.get(usize::from(defenders)).copied().unwrap_or(0)
    }
}

/// Every way in which so many dice can fall; those that look alike stand there as often as they
/// come up.
fn every(count: u8) -> impl Iterator<Item = Dice> {
    (0..6_u32.pow(u32::from(count))).map(move |mut number| {
        let mut faces = [0; DICE as usize];
        let faces = &mut faces[..usize::from(count)];
        for face in &mut *faces {
            *face = u8::try_from(number % 6).expect("below 6") + 1;
            number /= 6;
        }
        faces.sort_unstable_by(|a, b| b.cmp(a));
        Dice::new(faces).expect("one to three faces, the highest first")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The well-known numbers of this kind of dice battle.
    #[test]
    fn the_odds_are_counted_out() {
        let rolls = |attackers, defenders| {
            let odds = Odds::new(attackers, defenders).unwrap();
            assert_eq!(
                odds.all(),
                6_u32.pow(u32::from(attackers.min(3)) + u32::from(defenders.min(3)))
            );
            odds.rolls
        };
        assert_eq!(rolls(1, 1), [21, 15, 0, 0]);
        assert_eq!(rolls(2, 1), [91, 125, 0, 0]);
        assert_eq!(rolls(3, 1), [441, 855, 0, 0]);
        assert_eq!(rolls(1, 2), [161, 55, 0, 0]);
        assert_eq!(rolls(2, 2), [581, 420, 295, 0]);
        assert_eq!(rolls(3, 2), [2275, 2611, 2890, 0]);
        assert_eq!(rolls(3, 3), [17871, 12348, 10017, 6420]);
    }

    #[test]
    fn more_than_three_do_not_take_part() {
        assert_eq!(Odds::new(9, 7), Odds::new(3, 3));
        assert_eq!(Odds::new(0, 1), None);
        assert_eq!(Odds::new(1, 0), None);
    }

    #[test]
    fn a_territory_is_taken_when_nobody_is_left() {
        let odds = Odds::new(3, 2).unwrap();
        assert_eq!(odds.taking(2), 2890);
        assert_eq!(Odds::new(3, 4).unwrap().taking(4), 0);
        assert_eq!(Odds::new(1, 2).unwrap().taking(2), 0);
    }
}
