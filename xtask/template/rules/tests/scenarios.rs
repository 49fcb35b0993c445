//! Every numbered rule of RULES.md, shown by scripts.

#[test]
fn every_rule_is_shown() {
    laws::scenarios::<sample_game::SampleGame>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/../RULES.md"),
    );
}
