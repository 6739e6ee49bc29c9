//! Golden records: whole matches that were played once and must be replayed the same for ever.

use std::path::Path;

use crate::{Game, Match, Record, Registry};

/// Replays every record of a folder to its result and digest, and tells how many there were. A change of rules shows here
/// first: a record that no longer replays means that the rules version must rise.
///
/// # Panics
/// When a record cannot be read, is not written as we write records, or replays otherwise.
#[must_use = "a folder that lost its records replays well"]
pub fn golden_records<G: Game>(folder: &Path) -> usize {
    let registry = Registry::new().with::<G>();
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry of the folder").path();
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(record.to_string(), text, "{} is not written as records are", path.display());
        Match::replay(&record, &registry).unwrap_or_else(|error| panic!("{}: {}", path.display(), error.whole()));
        replayed += 1;
    }
    replayed
}
