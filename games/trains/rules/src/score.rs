use crate::{Card, TRAIN};

/// Whether a train is complete and in ascending order (§6.1, §6.2).
#[inline]
pub fn is_ascending(train: &[Option<Card>; TRAIN]) -> bool {
    // A gap is less than any card, so after place 1 the comparison refuses it.
    train[0].is_some() && train.windows(2).all(|pair| pair[0] < pair[1])
}

/// How many wagons can stay where they are in an ascending train: the length of the longest
/// ascending selection. For display; it decides nothing (§6.3).
pub fn in_order(train: &[Option<Card>; TRAIN]) -> usize {
    let mut longest = [0; TRAIN];
    for at in 0..TRAIN {
        if train[at].is_some() {
            let before = (0..at).filter(|&b| train[b] < train[at]).map(|b| longest[b]).max();
            longest[at] = before.unwrap_or(0) + 1;
        }
    }
    longest.into_iter().max().unwrap_or(0)
}
