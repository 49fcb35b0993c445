use game::Seat;
use trains::{Card, Phase, TRAIN, Trains};

use crate::Heuristic;

impl Heuristic for Trains {
    const SCALE: i32 = 250;
    const PLAY_ON: u32 = 8;

    /// How many draws it is away from the end, in hundredths, with the one that it has begun.
    fn standing(&self, seat: Seat) -> i32 {
        let train = *self.train(seat);
        match self.phase() {
            // Whoever is about to act is half a turn ahead.
            Phase::Turn(active) if active == seat => 50 - draws(train),
            Phase::Draw(active) if active == seat => 90 - draws(train),
            Phase::Place(active) if active == seat => {
                let Some(card) = self.drawn(seat) else { return -draws(train) };
                let places = (0..TRAIN).map(|place| {
                    let mut train = train;
                    train[place] = Some(card);
                    -draws(train)
                });
                places.max().unwrap_or(0)
            }
            _ => -draws(train),
        }
    }
}

/// About how many draws turn this train into an ascending one, in hundredths.
///
/// Some ascending selection of wagons stays and the places between are drawn anew; the cheapest
/// selection counts. `cost[n]` is the least for the places before `n` if the wagon at `n` stays;
/// the walls before place 1 and behind place 7 stay always.
fn draws(train: [Option<Card>; TRAIN]) -> i32 {
    const FAR: i32 = 100_000;
    let mut wall = [0; TRAIN + 2];
    for (number, wagon) in wall[1..].iter_mut().zip(train) {
        *number = wagon.map_or(0, |card| i32::from(card.number()));
    }
    wall[TRAIN + 1] = i32::from(trains::CARDS) + 1;
    let mut cost = [FAR; TRAIN + 2];
    cost[0] = 0;
    for to in 1..wall.len() {
        for from in 0..to {
            if wall[from] < wall[to] {
                cost[to] =
                    cost[to].min(cost[from] + between(to - from - 1, wall[to] - wall[from] - 1));
            }
        }
    }
    cost[TRAIN + 1]
}

/// About how many draws fill `places` places with ascending numbers out of a span of `numbers`.
///
/// The span falls into as many parts as there are places, and each part must be hit once. As with
/// collecting coupons, the first hit comes soon and the last one takes longest.
fn between(places: usize, numbers: i32) -> i32 {
    /// n × (1 + 1/2 + … + 1/n), in hundredths.
    const COUPONS: [i32; TRAIN + 1] = [0, 100, 300, 550, 833, 1142, 1470, 1815];
    if numbers < i32::try_from(places).expect("at most seven") {
        return 100_000;
    }
    COUPONS[places] * i32::from(trains::CARDS) / numbers.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn train(numbers: [u8; TRAIN]) -> [Option<Card>; TRAIN] {
        numbers.map(Card::new)
    }

    #[test]
    fn an_ascending_train_needs_nothing() {
        assert_eq!(draws(train([1, 2, 3, 4, 5, 6, 7])), 0);
    }

    #[test]
    fn a_wide_hole_is_better_than_a_narrow_one() {
        let wide = draws(train([10, 20, 30, 1, 60, 70, 80]));
        let narrow = draws(train([10, 20, 30, 1, 33, 70, 80]));
        assert!(wide < narrow, "{wide} {narrow}");
    }

    #[test]
    fn wagons_without_room_between_them_do_not_both_stay() {
        // Nothing fits between 30 and 31, so one of them has to go as well.
        let full = draws(train([10, 20, 30, 1, 31, 70, 80]));
        let one_gone = draws(train([10, 20, 30, 1, 29, 70, 80]));
        assert_eq!(full, one_gone);
    }
}
