//! Every sentence that the server may say exists in every language, and none is left over.

use std::collections::BTreeSet;
use std::path::Path;

use sandtable_core::Language;
use sandtable_server::texts::MESSAGES;

fn ids(source: &str) -> BTreeSet<&str> {
    let ids = source.lines().filter(|line| line.starts_with("sv-"));
    ids.map(|line| line.split(" =").next().unwrap()).collect()
}

/// The ids in quotation marks in the server's code.
fn used(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            used(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = std::fs::read_to_string(&path).unwrap();
            let quoted = code.split('"').filter(|part| part.starts_with("sv-") && !part.contains(char::is_whitespace));
            found.extend(quoted.map(str::to_owned));
        }
    }
}

#[test]
fn every_sentence_exists_in_every_language_and_is_used() {
    let mut wanted = BTreeSet::new();
    used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut wanted);
    let wanted: BTreeSet<&str> = wanted.iter().map(String::as_str).collect();
    for language in Language::ALL {
        assert_eq!(ids(MESSAGES.source(language)), wanted, "{}", language.tag());
    }
}
