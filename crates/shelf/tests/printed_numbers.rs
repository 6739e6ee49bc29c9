//! What is printed is known to the games alone: no client's code and no client's texts say the number of a card again.
//!
//! A number by itself says nothing, so it is looked for beside the name of the thing it is printed on: `initiative: 9` in a
//! line about the sergeant, "5 soldiers" in a message about the field radio.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use sandtable_core::{Argument, Component, FigureValue, Text};
use sandtable_shelf::Shelf;
use serde_json::json;

/// The words that name a thing, and the numbers printed on it.
type Printed = BTreeMap<Vec<String>, BTreeSet<i64>>;

/// 0 and 1 stand everywhere and mean nothing.
const LEAST: i64 = 2;

/// Everything that every game tells, in set-ups that together use all of it.
fn printed() -> Printed {
    let mut printed = Printed::new();
    for game in Shelf::all().iter() {
        let info = game.kind().info();
        let mut setups = vec![json!({})];
        setups
            .extend(info.scenario_key.iter().flat_map(|key| info.scenarios.iter().map(move |id| json!({ *key: id }))));
        if info.seats.0 < info.seats.1 {
            setups.push(json!({"seats": info.seats.1}));
        }
        for setup in setups {
            let components = game.kind().components(&setup).unwrap_or_else(|error| panic!("{}: {error}", info.slug));
            components.iter().for_each(|component| add(&mut printed, component));
        }
    }
    printed
}

fn add(printed: &mut Printed, component: &Component) {
    let parts: Vec<&str> = component.thing.name().split('-').collect();
    // Of `us-rifle-a` the rifle, of `uk-s1` both parts: that is how tables in a client name it.
    let telling: Vec<&str> = parts.iter().copied().filter(|part| part.len() > 2).collect();
    let key = if telling.is_empty() { parts } else { telling };
    // What is called 17, u16 or us-1 has no name by which code speaks of it.
    let letters = |part: &str| part.chars().filter(char::is_ascii_alphabetic).count();
    if key.iter().any(|part| letters(part) == 0) || (key.len() == 1 && letters(key[0]) < 2) {
        return;
    }
    let mut numbers = BTreeSet::new();
    for figure in &component.figures {
        if let FigureValue::Number(number) = figure.value {
            numbers.insert(number);
        }
    }
    component.about.iter().for_each(|about| numbers_of(about, &mut numbers));
    // What is called by its number, such as a red 7, must be called so.
    numbers.retain(|number| *number >= LEAST && !component.thing.name().contains(&number.to_string()));
    if !numbers.is_empty() {
        printed.entry(key.into_iter().map(str::to_owned).collect()).or_default().extend(numbers);
    }
}

fn numbers_of(text: &Text, into: &mut BTreeSet<i64>) {
    for (_, argument) in &text.args {
        match argument {
            Argument::Number(number) => drop(into.insert(*number)),
            Argument::Text(inner) => numbers_of(inner, into),
            Argument::List(texts) => texts.iter().for_each(|inner| numbers_of(inner, into)),
            Argument::Word(_) => {}
        }
    }
}

/// The statements of a source: a message with all its lines, or a line of code. What code tests is left out.
fn statements(path: &Path, source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    if path.extension().is_none_or(|end| end != "ftl") {
        let comment = |line: &&str| ["//", "/*", "*"].iter().any(|start| line.trim_start().starts_with(start));
        // Where a drawing lies is no figure.
        let code = source.lines().filter(|line| !comment(line) && !line.contains("viewBox"));
        return code.map(str::to_owned).collect();
    }
    let mut messages: Vec<String> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match messages.last_mut() {
            Some(message) if !line.starts_with(|first: char| first.is_ascii_alphabetic()) => message.push_str(line),
            _ => messages.push(line.to_owned()),
        }
    }
    messages
}

/// The printed numbers that a source says again, each with its statement.
fn said_again(path: &Path, source: &str, printed: &Printed) -> Vec<String> {
    let mut found = Vec::new();
    for statement in statements(path, source) {
        let words: BTreeSet<String> = statement
            .split(|c: char| !c.is_alphanumeric())
            .map(str::to_lowercase)
            .filter(|word| !word.is_empty())
            .collect();
        for (name, numbers) in printed {
            let named = name.iter().all(|part| words.contains(part));
            if let Some(number) = numbers.iter().find(|number| named && words.contains(&number.to_string())) {
                found.push(format!(
                    "{}: {number} is printed on {}: {}",
                    path.display(),
                    name.join("-"),
                    statement.trim()
                ));
            }
        }
    }
    found
}

/// The sources of a folder, without tests, examples and drawings, whose coordinates are no figures.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    // The signs of sectors draw the face of a die beside what it takes.
    let drawings = [
        "Art.svelte",
        "picture.ts",
        "pictures.ts",
        "Frieze.svelte",
        "ground.ts",
        "layout.rs",
        "Pennant.svelte",
        "Ground.svelte",
        "SectorSigns.svelte",
    ];
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "tests" {
                sources(&path, into);
            }
        } else if ["rs", "ts", "svelte", "ftl"].iter().any(|end| path.extension().is_some_and(|its| its == *end))
            && !name.contains(".test.")
            && !drawings.contains(&name.as_str())
        {
            into.push(path);
        }
    }
}

fn hold(folders: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let printed = printed();
    let mut files = Vec::new();
    folders.iter().for_each(|folder| sources(&root.join(folder), &mut files));
    assert!(!files.is_empty());
    let again: Vec<String> =
        files.iter().flat_map(|path| said_again(path, &std::fs::read_to_string(path).unwrap(), &printed)).collect();
    assert!(again.is_empty(), "{}", again.join("\n"));
}

#[test]
fn no_printed_number_stands_in_the_terminal() {
    hold(&["crates/terminal/src/boards", "crates/terminal/locales"]);
}

#[test]
fn no_printed_number_stands_in_the_page() {
    hold(&["web/src/boards", "web/src/learn", "web/src/shell", "web/src/table", "web/locales"]);
}

#[test]
fn no_printed_number_stands_in_what_server_and_program_say() {
    hold(&["crates/server/locales", "crates/cli/locales"]);
}

/// The numbers by which a line of code tells one card or one decision from others: `card.number === 11`, `"D17"`. Such things
/// have no name beside which their numbers could be found. What a client wants to know of them, the game tells by another name.
fn told_apart(path: &Path, source: &str) -> Vec<String> {
    if path.extension().is_none_or(|end| end == "ftl") {
        return Vec::new();
    }
    let by_number = |line: &str| {
        line.match_indices("number").any(|(at, name)| {
            let rest = line[at + name.len()..].trim_start_matches(".get()").trim_start();
            let compared = ["===", "!==", "==", "!="].iter().find_map(|sign| rest.strip_prefix(sign));
            compared.is_some_and(|value| value.trim_start().starts_with(|first: char| first.is_ascii_digit()))
        })
    };
    let row = |word: &str| {
        word.strip_prefix('D').is_some_and(|row| row.len() <= 2 && row.parse().is_ok_and(|row: u8| row > 0))
    };
    let by_row = |line: &str| line.split(['\'', '"', '`']).any(row);
    let lines = statements(path, source).into_iter().filter(|line| by_number(line) || by_row(line));
    lines.map(|line| format!("{}: {}", path.display(), line.trim())).collect()
}

#[test]
fn no_client_knows_a_card_or_a_decision_by_its_number() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["crates/terminal/src", "web/src/boards", "web/src/learn", "web/src/shell", "web/src/table"] {
        sources(&root.join(folder), &mut files);
    }
    let told: Vec<String> =
        files.iter().flat_map(|path| told_apart(path, &std::fs::read_to_string(path).unwrap())).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn a_number_that_tells_things_apart_is_found() {
    let found = |file: &str, source: &str| told_apart(Path::new(file), source).len();
    assert_eq!(found("happened.ts", "if (seen.number !== 11 && seen.number !== 13) return;"), 1);
    assert_eq!(found("asked.ts", "if (!['D17', 'D19'].includes(decision)) return plain;"), 1);
    assert_eq!(found("habits.rs", "\"D27\" | \"D38\" => Deed::March,"), 1);
    assert_eq!(found("card.rs", "if card.number.get() == 11 {"), 1);
    assert_eq!(found("card.rs", "if card.number == other.number {"), 0);
    assert_eq!(found("card.rs", "let shown = \"D0\"; let path = \"D3D\";"), 0);
    assert_eq!(found("card.rs", "// D27: order 8"), 0);
}

/// Numbers from three up, as people say them. "One" and "two" stand everywhere: a side and the other, one thing and another. Words that mean
/// something else as well are left out, and what ends otherwise than it stands here is not found: Turkish `altı` (under), `yüz` (a face);
/// Hungarian `hat` (works on), `hét` (a week); Dutch `acht` (heed).
const NUMBER_WORDS: [(&str, &[&str]); 4] = [
    (
        "en",
        &[
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
            "thirty",
            "forty",
            "fifty",
            "sixty",
            "seventy",
            "eighty",
            "ninety",
            "hundred",
        ],
    ),
    (
        "tr",
        &[
            "üç", "üçü", "dört", "dördü", "beş", "beşi", "yedi", "sekiz", "dokuz", "on", "yirmi", "otuz", "kırk",
            "elli", "altmış", "yetmiş", "seksen", "doksan",
        ],
    ),
    (
        "hu",
        &[
            "három",
            "mindhárom",
            "négy",
            "öt",
            "nyolc",
            "kilenc",
            "tíz",
            "tizenegy",
            "tizenkettő",
            "tizenkét",
            "tizenhárom",
            "tizennégy",
            "tizenöt",
            "tizenhat",
            "tizenhét",
            "tizennyolc",
            "tizenkilenc",
            "húsz",
            "harminc",
            "negyven",
            "negyvenegy",
            "negyvenkét",
            "ötven",
            "hatvan",
            "hetven",
            "nyolcvan",
            "kilencven",
            "száz",
        ],
    ),
    (
        "nl",
        &[
            "drie",
            "vier",
            "vijf",
            "zes",
            "zeven",
            "negen",
            "tien",
            "elf",
            "twaalf",
            "dertien",
            "veertien",
            "vijftien",
            "zestien",
            "zeventien",
            "achttien",
            "negentien",
            "twintig",
            "dertig",
            "veertig",
            "vijftig",
            "zestig",
            "zeventig",
            "tachtig",
            "negentig",
            "honderd",
        ],
    ),
];

/// Captions that may say a number in words: what the game itself calls by one.
const CALLED_BY_A_NUMBER: [&str; 1] = [
    // What a die of each colour shows together is called so in Turkish.
    "web-dd-board-tricolours",
];

/// The messages of a file that say a number in words, by what they say and not by what they are called.
fn said_in_words(path: &Path, source: &str) -> Vec<String> {
    let language = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (_, numbers) = NUMBER_WORDS
        .iter()
        .find(|(tag, _)| *tag == language)
        .unwrap_or_else(|| panic!("the numbers of {language}: {}", path.display()));
    let mut found = Vec::new();
    for message in statements(path, source) {
        let Some((id, said)) = message.split_once('=') else { continue };
        let words = said.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
        let number = words.into_iter().find(|word| numbers.contains(&word.as_str()));
        if let Some(number) = number.filter(|_| !CALLED_BY_A_NUMBER.contains(&id.trim())) {
            found.push(format!("{}: {number}: {}", path.display(), message.trim()));
        }
    }
    found
}

/// What clients write on their boards and beside them takes a number from the game, in whatever way it is said.
///
/// What teaches (`learn`) and what stands on a cover is left out. A lesson tells of one position and of one picture: "flag four" is right there and
/// nowhere else. The rest tells the rules in the author's words, as `docs/rules` does: four cards are drawn, three cities are needed. Such numbers
/// belong to the rules and not to a card, so no component has them to give; covers are read before anything is known of the game; and a number
/// that is put in would be a digit, where four languages bend the word for it ("the tenth", "a tizedik"). Printed numbers beside the name of what
/// they are printed on are found in these texts as everywhere.
#[test]
fn no_caption_says_a_number_in_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in [
        "crates/cli/locales",
        "crates/server/locales",
        "crates/terminal/locales",
        "web/locales",
        "web/src/boards",
        "web/src/learn/locales",
        "web/src/table/locales",
    ] {
        sources(&root.join(folder), &mut files);
    }
    let teaches =
        |path: &Path| ["cover", "learn"].iter().any(|folder| path.parent().is_some_and(|at| at.ends_with(folder)));
    files.retain(|path| path.extension().is_some_and(|end| end == "ftl") && !teaches(path));
    assert!(files.len() >= 4 * NUMBER_WORDS.len());
    let said: Vec<String> =
        files.iter().flat_map(|path| said_in_words(path, &std::fs::read_to_string(path).unwrap())).collect();
    assert!(said.is_empty(), "{}", said.join("\n"));
}

#[test]
fn a_number_in_words_is_found_in_every_language() {
    let found = |file: &str, source: &str| said_in_words(Path::new(file), source).len();
    assert_eq!(
        found("en.ftl", "web-line = The nine flags\nweb-caption = The sixty troops\nweb-cities = All three cities\n"),
        3
    );
    assert_eq!(found("tr.ftl", "web-line = Dokuz bayrak\nweb-caption = altmış birlik\nweb-cities = üç kent\n"), 3);
    assert_eq!(
        found("hu.ftl", "web-line = A kilenc zászló\nweb-caption = A hatvan csapat\nweb-cities = Mindhárom város\n"),
        3
    );
    assert_eq!(
        found("nl.ftl", "web-line = De negen vlaggen\nweb-caption = De zestig soldaten\nweb-cities = drie steden\n"),
        3
    );
    assert_eq!(
        found("en.ftl", "web-three = In every colour\nweb-sides = One of two sides\nweb-line = { $count } flags\n"),
        0
    );
    assert_eq!(found("en.ftl", "web-long =\n    What is told\n    in seven lines\n"), 1);
}

/// The finder finds what it is for, and nothing else.
#[test]
fn a_number_beside_its_name_is_found() {
    let printed = printed();
    let found = |file: &str, source: &str| said_again(Path::new(file), source, &printed).len();
    assert_eq!(found("card.rs", "Title { id: \"sergeant\", letters: \"PS\", initiative: 9 },"), 1);
    assert_eq!(found("cards.ts", "  sergeant: { initiative: 9, bolster: 3 },"), 1);
    assert_eq!(found("en.ftl", "web-does-field-radio = 5 soldiers.\nweb-other = 5 apples\n"), 1);
    let nations = "web-tri-s1 = { $nation ->\n    [uk] 4 soldiers, and 4 for another unit\n   *[us] 5 soldiers\n }\n";
    assert_eq!(found("en.ftl", nations), 2);
    assert_eq!(found("card.rs", "Title::Sergeant => \"PS\", // 9 is his number, as the card file says"), 1);
    assert_eq!(found("card.rs", "// sergeant: 9"), 0);
    assert_eq!(found("card.rs", "Title::Sergeant => \"PS\","), 0);
    assert_eq!(found("en.ftl", "web-does-field-radio = { $n } soldiers.\nweb-five = 5 apples\n"), 0);
    assert_eq!(found("card.rs", "let sergeant = 1;"), 0);
}
