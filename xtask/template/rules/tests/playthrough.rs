//! A whole match as everybody saw it.

#[test]
fn the_playthrough_is_what_happens() {
    laws::playthrough::<sample_game::SampleGame>(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/playthrough.txt"
    ));
}
