//! One script or more for each numbered rule.

use rawsiko::Rawsiko;

#[test]
fn every_rule_is_shown() {
    laws::scenarios::<Rawsiko>(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"),
        concat!(env!("CARGO_MANIFEST_DIR"), "/../RULES.md"),
    );
}
