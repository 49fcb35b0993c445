//! How many ways there are to go on, counted.

#[test]
fn counts_are_as_stored() {
    laws::perft::<dig_mars::DigMars>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}
