//! Whole matches that were played once and must be replayed the same for ever: a change of rules shows here first.
//!
//! A record that no longer replays means that the rules version must rise. New ones are made with
//! `sandtable sim undaunted --out DIR`.

use std::path::Path;

use sandtable_core::battery::golden_records;
use sandtable_undaunted::Undaunted;

#[test]
fn every_golden_record_replays_to_its_result_and_digest() {
    let replayed = golden_records::<Undaunted>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    assert!(replayed >= 5, "golden records are gone: {replayed} are left");
}
