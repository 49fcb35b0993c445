//! Chooses one candidate for each of many things, so that the whole costs little.

/// Steps of the search.
const STEPS: u32 = 400_000;

/// What a step may cost at the beginning.
const BOLD: f64 = 40.0;

/// Chooses from `costs`, which has a list for each thing; `clash` says what two choices (a thing
/// and one of its candidates) cost together. Random steps are taken that may cost less and less
/// (threshold accepting), then single things are improved until none can be.
pub fn choose(
    costs: &[Vec<f64>],
    clash: impl Fn((usize, usize), (usize, usize)) -> f64,
) -> Vec<usize> {
    let best = |list: &Vec<f64>| {
        (0..list.len()).min_by(|a, b| list[*a].total_cmp(&list[*b])).expect("every thing fits")
    };
    let mut chosen: Vec<usize> = costs.iter().map(best).collect();
    let cost = |chosen: &[usize], thing: usize, candidate: usize| {
        let others = chosen.iter().enumerate().filter(|(other, _)| *other != thing);
        let clashes = others.map(|(other, choice)| clash((thing, candidate), (other, *choice)));
        costs[thing][candidate] + clashes.sum::<f64>()
    };

    let mut dice = Dice(1);
    for step in 0..STEPS {
        let thing = dice.below(costs.len());
        let candidate = dice.below(costs[thing].len());
        let bold = BOLD * f64::from(STEPS - step) / f64::from(STEPS) * dice.share();
        let now = cost(&chosen, thing, chosen[thing]);
        if cost(&chosen, thing, candidate) <= now + bold {
            chosen[thing] = candidate;
        }
    }
    loop {
        let mut better = false;
        for thing in 0..costs.len() {
            let now = cost(&chosen, thing, chosen[thing]);
            let each = (0..costs[thing].len()).map(|other| (cost(&chosen, thing, other), other));
            let least = each.min_by(|a, b| a.0.total_cmp(&b.0)).expect("every thing fits");
            if least.0 < now - 1e-9 {
                chosen[thing] = least.1;
                better = true;
            }
        }
        if !better {
            return chosen;
        }
    }
}

/// `SplitMix64`: the same numbers at every run.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}
