//! Every text exists in every language, and every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sandtable_core::{Language, Messages};

use crate::boards::BOARDS;
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

/// Every `"ui-…"` of the sources, and every name of a game's message.
fn used(folder: &Path, prefixes: &BTreeSet<String>, ids: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            used(&path, prefixes, ids);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let ours = |word: &&str| word.split_once('-').is_some_and(|(start, _)| prefixes.contains(start));
            let words = source.split('"').filter(ours);
            let is_id = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            ids.extend(words.filter(is_id).map(str::to_owned));
        }
    }
}

/// What the games say, by the files beside their crates.
fn said_by_games() -> BTreeSet<String> {
    let games = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../games")).unwrap();
    let files = games.map(|game| std::fs::read_to_string(game.unwrap().path().join("locales/en.ftl")).unwrap());
    files.flat_map(|file| messages(&file).into_keys()).collect()
}

/// The interface's own messages, then those of every board.
fn all() -> Vec<Messages> {
    std::iter::once(MESSAGES).chain(BOARDS.map(|(_, board)| board().messages())).collect()
}

#[test]
fn every_text_is_in_every_language_with_the_same_places() {
    for own in all() {
        let english = messages(own.source(Language::En));
        for language in Language::ALL {
            assert_eq!(messages(own.source(language)), english, "{}", language.tag());
        }
    }
}

#[test]
fn every_text_is_used_and_every_used_text_exists() {
    let mut ids = BTreeSet::new();
    let prefixes = said_by_games().into_iter().filter_map(|id| Some(id.split_once('-')?.0.to_owned()));
    let prefixes = prefixes.filter(|start| start.len() == 2).chain(["ui".to_owned()]).collect();
    used(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &prefixes, &mut ids);
    let (ours, games): (BTreeSet<_>, BTreeSet<_>) = ids.into_iter().partition(|id| id.starts_with("ui-"));
    let written: BTreeSet<String> =
        all().iter().flat_map(|own| messages(own.source(Language::En)).into_keys()).collect();
    assert_eq!(ours, written);
    let known = said_by_games();
    assert_eq!(games.iter().find(|id| !known.contains(*id)), None);
}
