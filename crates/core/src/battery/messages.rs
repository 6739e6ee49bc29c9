//! Every message that a game's sources name exists in every language, and the other way round.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::{Game, Language, OptionValues};

/// Holds the texts of a game to its sources: what they name as `"<prefix>-…"`, its options with their explanations and
/// words, its scenarios, and `more`, which are names that the sources put together. All languages have just these, with the
/// same arguments.
///
/// # Panics
/// When a message is missing, unused, written twice, or used with other arguments in another language; when the folder of
/// sources cannot be read.
pub fn every_message_is_there<G: Game>(prefix: &str, sources: &Path, more: impl IntoIterator<Item = String>) {
    let info = G::info();
    let mut named: BTreeSet<String> = more.into_iter().collect();
    named_in(sources, &format!("{prefix}-"), &mut named);
    for option in info.options {
        named.insert(format!("option-{}", option.key));
        // Scenarios are said by messages of their own.
        if let OptionValues::Choice(words) = option.values
            && Some(option.key) != info.scenario_key
        {
            named.extend(words.iter().map(|word| format!("option-{}-{word}", option.key)));
        }
    }
    named.extend(info.scenarios.iter().map(|id| format!("scenario-{id}")));
    let english = messages(info.messages.source(Language::En));
    for language in Language::ALL {
        let source = info.messages.source(language);
        let written = messages(source);
        let ids: BTreeSet<String> = written.keys().cloned().collect();
        assert_eq!(ids, named, "{language:?}");
        assert_eq!(written, english, "{language:?} uses the same arguments");
        assert_eq!(source.matches("    .help = ").count(), info.options.len(), "{language:?}: one help an option");
    }
}

/// The messages of a Fluent file, each with the arguments it uses.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            current = line.split(' ').next().unwrap_or_default().to_owned();
            assert!(found.insert(current.clone(), BTreeSet::new()).is_none(), "{current} twice");
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect::<String>()
        });
        if let Some(used) = found.get_mut(&current) {
            used.extend(arguments);
        }
    }
    found
}

/// Every literal of the sources that is such a name, whole: those with `{` are put together from parts.
fn named_in(folder: &Path, start: &str, into: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the folder of sources") {
        let path = entry.expect("an entry of the folder of sources").path();
        if path.is_dir() {
            named_in(&path, start, into);
        } else {
            let source = std::fs::read_to_string(&path).expect("a source file");
            let literals = source.split('"').filter(|piece| piece.starts_with(start) && !piece.contains([' ', '{']));
            into.extend(literals.map(str::to_owned));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_the_arguments_of_all_its_lines() {
        let found =
            messages("# no\nx-a = { $n ->\n    [one] one { $card }\n   *[other] { $n }\n }\nx-b = b\n    .help = h\n");
        let used = |id: &str| found[id].iter().map(String::as_str).collect::<Vec<_>>();
        assert_eq!((used("x-a"), used("x-b"), found.len()), (vec!["card", "n"], vec![], 2));
    }

    #[test]
    #[should_panic(expected = "x-a twice")]
    fn a_message_is_written_once() {
        messages("x-a = one\nx-a = two\n");
    }
}
