//! In how many ways a match can go on.

#[test]
fn counts_are_as_filed() {
    laws::perft::<sample_game::SampleGame>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}
