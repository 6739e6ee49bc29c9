//! Whole matches that were played once and must be replayed the same for ever: a change of rules shows here first.
//!
//! A record that no longer replays means that the rules version must rise.

use std::path::Path;

use sandtable_core::battery::golden_records;
use sandtable_dday_dice::DDayDice;

#[test]
fn every_golden_record_replays_to_its_result_and_digest() {
    let replayed = golden_records::<DDayDice>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    assert!(replayed >= 4, "golden records are gone: {replayed} are left");
}
