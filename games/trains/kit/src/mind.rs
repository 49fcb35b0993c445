use std::sync::LazyLock;

use bots::Mind;
use game::{Game, Seat};
use trains::{Card, Phase, TRAIN, Trains};

use crate::Kit;

impl Mind for Kit {
    type Game = Trains;

    const SCALE: i32 = 250;
    const PLAY_ON: u32 = 8;
    // Half a list of moves is not worth having: the one that fits is mostly in the other half.
    const TRIES: usize = 28;
    const CLARITY: i32 = 16;
    const SPAN: f32 = 0.1;

    /// How many draws it is away from the end, in hundredths, with the one that it has begun.
    fn standing(state: &Trains, seat: Seat) -> i32 {
        let train = *state.train(seat);
        match state.phase() {
            // Whoever is about to act is half a turn ahead.
            Phase::Turn(active) if active == seat => 50 - draws(train),
            Phase::Draw(active) if active == seat => 90 - draws(train),
            Phase::Place(active) if active == seat => {
                let Some(card) = state.drawn(seat) else { return -draws(train) };
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

    /// How many turns it is away from the end, in hundredths, with those of the others that it
    /// has to wait for as parts of a turn.
    fn promise(state: &Trains, seat: Seat) -> i32 {
        let train = *state.train(seat);
        let turns = match state.phase() {
            Phase::Turn(active) => turns(train) + wait(state, active, seat),
            Phase::Draw(active) if active == seat => {
                turns(train) - DRAW + wait(state, active.next(state.seats()), seat)
            }
            Phase::Place(active) if active == seat => {
                let best = (0..TRAIN).map(|place| {
                    let mut train = train;
                    train[place] = state.drawn(seat);
                    turns(train)
                });
                best.fold(f32::INFINITY, f32::min) + wait(state, active.next(state.seats()), seat)
            }
            Phase::Draw(active) | Phase::Place(active) | Phase::Refill { acting: active, .. } => {
                turns(train) + wait(state, active.next(state.seats()), seat)
            }
            _ => turns(train),
        };
        #[expect(clippy::cast_possible_truncation, reason = "some thousands at most")]
        {
            (-100.0 * turns) as i32
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

/// How many turns forward a draw brings, about.
const DRAW: f32 = 1.25;

/// What part of a round passes before this seat's turn, when `active` is the next to act.
fn wait(state: &Trains, active: Seat, seat: Seat) -> f32 {
    let seats = state.seats();
    f32::from((seat.number() + seats - active.number()) % seats) / f32::from(seats)
}

/// About how many turns turn this train into an ascending one.
///
/// The work that is left shrinks by about a quarter with every draw, however much it is, which
/// was seen by trying all cards at the best place in some thousand trains. So turns go with its
/// logarithm, and so do the odds of winning.
fn turns(train: [Option<Card>; TRAIN]) -> f32 {
    (1.0 + work(train)).ln() / 0.3
}

/// How much has to be done in a train.
///
/// Some ascending selection of wagons stays and the places between are filled anew; the selection
/// with the least to do counts. `least[n]` is for the places before `n` if the wagon at `n` stays;
/// the walls before place 1 and behind place 7 stay always.
fn work(train: [Option<Card>; TRAIN]) -> f32 {
    let between = &*BETWEEN;
    let mut wall = [0; TRAIN + 2];
    for (number, wagon) in wall[1..].iter_mut().zip(train) {
        *number = wagon.map_or(0, |card| usize::from(card.number()));
    }
    wall[TRAIN + 1] = NUMBERS + 1;
    let mut least = [FAR; TRAIN + 2];
    least[0] = 0.0;
    for to in 1..wall.len() {
        for from in 0..to {
            if wall[from] < wall[to] {
                let fill = between[to - from - 1][wall[to] - wall[from] - 1];
                least[to] = least[to].min(least[from] + fill);
            }
        }
    }
    least[TRAIN + 1]
}

const NUMBERS: usize = trains::CARDS as usize;
const FAR: f32 = 1e6;

/// How much it takes to fill so many places with ascending numbers out of a span of so many.
///
/// The exponents are those by which the work that is left tells best who wins, in three thousand
/// matches of four hares.
static BETWEEN: LazyLock<[[f32; NUMBERS + 1]; TRAIN + 1]> = LazyLock::new(|| {
    let mut table = [[FAR; NUMBERS + 1]; TRAIN + 1];
    table[0] = [0.0; NUMBERS + 1];
    for (places, row) in table.iter_mut().enumerate().skip(1) {
        for (numbers, work) in row.iter_mut().enumerate().skip(places) {
            #[expect(clippy::cast_precision_loss, reason = "at most 84")]
            let (places, part) = (places as f32, NUMBERS as f32 / numbers as f32);
            *work = places.powf(1.7) * part.powf(0.6);
        }
    }
    table
});

#[cfg(test)]
mod tests {
    use super::*;

    fn train(numbers: [u8; TRAIN]) -> [Option<Card>; TRAIN] {
        numbers.map(Card::new)
    }

    /// The draws and the work that a train takes, both in hundredths; what holds for one holds
    /// for the other.
    #[expect(clippy::cast_possible_truncation, reason = "some thousands")]
    fn both(numbers: [u8; TRAIN]) -> [i32; 2] {
        [draws(train(numbers)), (100.0 * work(train(numbers))) as i32]
    }

    #[test]
    fn an_ascending_train_needs_nothing() {
        assert_eq!(both([1, 2, 3, 4, 5, 6, 7]), [0, 0]);
    }

    #[test]
    fn a_wide_hole_is_better_than_a_narrow_one() {
        let wide = both([10, 20, 30, 1, 60, 70, 80]);
        let narrow = both([10, 20, 30, 1, 33, 70, 80]);
        assert!(wide[0] < narrow[0] && wide[1] < narrow[1], "{wide:?} {narrow:?}");
    }

    #[test]
    fn wagons_without_room_between_them_do_not_both_stay() {
        // Nothing fits between 30 and 31, so one of them has to go as well.
        let full = both([10, 20, 30, 1, 31, 70, 80]);
        let one_gone = both([10, 20, 30, 1, 29, 70, 80]);
        assert_eq!(full, one_gone);
    }

    #[test]
    fn whoever_acts_sooner_promises_more() {
        let mut rng = game::Seeded::new(4);
        let mut state = Trains::start(&"seats=4".parse().unwrap()).unwrap();
        let mut scratch = Vec::new();
        while !matches!(state.phase(), Phase::Turn(_)) {
            let event = game::Play::random(&state, &mut rng, &mut scratch).unwrap();
            state.apply(&event);
        }
        let Phase::Turn(active) = state.phase() else { unreachable!("looked for above") };
        let waits = [0, 1, 2, 3].map(|n| {
            let seat = Seat::new((active.number() + n) % 4);
            wait(&state, active, seat).to_bits()
        });
        assert_eq!(waits, [0.0, 0.25, 0.5, 0.75].map(f32::to_bits));
    }
}
