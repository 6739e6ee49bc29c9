//! Every text exists in every language, and every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sandtable_battle_line::BattleLine;
use sandtable_core::{Game as _, Language};
use sandtable_undaunted::Undaunted;

use crate::words::MESSAGES;

/// The ids of a message file, each with what fills it in.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines() {
        if let Some((id, _)) = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            id.clone_into(&mut current);
            assert!(found.insert(current.clone(), BTreeSet::new()).is_none(), "{id} stands twice");
        }
        for place in line.split('$').skip(1) {
            let name = place.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).next().unwrap_or_default();
            found.entry(current.clone()).or_default().insert(name.to_owned());
        }
    }
    found
}

/// Every `"ui-…"`, `"bl-…"` and `"un-…"` of the sources.
fn used(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            used(&path, ids);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let ours = |word: &&str| ["ui-", "bl-", "un-"].iter().any(|start| word.starts_with(start));
            let words = source.split('"').filter(ours);
            let is_id = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            ids.extend(words.filter(is_id).map(str::to_owned));
        }
    }
}

#[test]
fn every_text_is_in_every_language_with_the_same_places() {
    let english = messages(MESSAGES.en);
    for language in Language::ALL {
        assert_eq!(messages(MESSAGES.source(language)), english, "{}", language.tag());
    }
}

#[test]
fn every_text_is_used_and_every_used_text_exists() {
    let mut ids = BTreeSet::new();
    used(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut ids);
    let (ours, games): (BTreeSet<_>, BTreeSet<_>) = ids.into_iter().partition(|id| id.starts_with("ui-"));
    let written: BTreeSet<String> = messages(MESSAGES.en).into_keys().collect();
    assert_eq!(ours, written);
    let known = [BattleLine::info().messages.en, Undaunted::info().messages.en].map(messages);
    assert_eq!(games.iter().find(|id| !known.iter().any(|game| game.contains_key(*id))), None);
}
