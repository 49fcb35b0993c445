//! In how many ways a match can go on.

use rawsiko::Rawsiko;

#[test]
fn perft() {
    laws::perft::<Rawsiko>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}
