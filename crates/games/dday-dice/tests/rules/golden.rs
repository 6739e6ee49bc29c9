//! Whole matches that were played once and must be replayed the same for ever: a change of rules shows here first.
//!
//! A record that no longer replays means that the rules version must rise.

use std::path::Path;

use sandtable_core::{Match, Record, Registry};
use sandtable_dday_dice::DDayDice;

#[test]
fn every_golden_record_replays_to_its_result_and_digest() {
    let registry = Registry::new().with::<DDayDice>();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_string(), text, "{}", path.display());
        Match::replay(&record, &registry).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        replayed += 1;
    }
    assert!(replayed >= 4, "the golden records are gone");
}
