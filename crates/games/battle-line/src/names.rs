//! What the cards are called: the card file `data/cards.toml`, read once.

use std::sync::LazyLock;

use sandtable_core::{SetupError, TomlFile};
use serde::Deserialize;

use crate::card::{Card, Colour, Group, Tactic};

/// The card file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    colour: Vec<ColourEntry>,
    tactic: Vec<TacticEntry>,
}

/// One colour of the card file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ColourEntry {
    pub(crate) id: String,
    pub(crate) letter: char,
    pub(crate) emblem: String,
}

/// One tactics card of the card file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TacticEntry {
    id: String,
    group: Group,
}

/// The names of everything, by index.
#[derive(Debug)]
pub(crate) struct Names {
    pub(crate) colours: Vec<ColourEntry>,
    pub(crate) cards: Vec<String>,
}

/// The names of the printed cards.
pub(crate) fn names() -> &'static Names {
    static NAMES: LazyLock<Names> =
        LazyLock::new(|| read(include_str!("../data/cards.toml")).expect("the card file is tested"));
    &NAMES
}

/// Reads a card file. The rules know six colours and what each of the ten tactics cards does, so the file gives
/// names to these, in their order, and can neither add nor regroup cards.
fn read(text: &str) -> Result<Names, SetupError> {
    let parsed = TomlFile::parse(text)?;
    let file: CardFile = parsed.read()?;
    if file.colour.len() != Colour::ALL.len() {
        return Err(parsed.fault("colour", format!("six colours, found {}", file.colour.len())));
    }
    if file.tactic.len() != Tactic::ALL.len() {
        return Err(parsed.fault("tactic", format!("ten tactics cards, found {}", file.tactic.len())));
    }
    for (index, (entry, tactic)) in file.tactic.iter().zip(Tactic::ALL).enumerate() {
        if entry.group != tactic.group() {
            let key = format!("tactic[{index}].group");
            return Err(parsed.fault(&key, format!("group {:?} for {}", tactic.group(), entry.id)));
        }
    }
    let troops = file.colour.iter().flat_map(|colour| (1..=10).map(|value| format!("{}-{value}", colour.id)));
    let cards: Vec<String> = troops.chain(file.tactic.iter().map(|tactic| tactic.id.clone())).collect();
    debug_assert_eq!(cards.len(), usize::from(Card::COUNT));
    if let Some((_, twice)) = cards.iter().enumerate().find(|(index, name)| cards[..*index].contains(name)) {
        return Err(SetupError::new("cards.toml", format!("every name once, found {twice} again")));
    }
    Ok(Names { colours: file.colour, cards })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = include_str!("../data/cards.toml");

    #[test]
    fn the_printed_cards_have_the_names_of_the_rules() {
        let names = read(PRINTED).unwrap();
        let letters: String = names.colours.iter().map(|colour| colour.letter).collect();
        assert_eq!(letters, "ROYGBP");
        assert_eq!(names.cards[0], "red-1");
        assert_eq!(names.cards[59], "purple-10");
        let tactics = [
            "leader-lion",
            "leader-eagle",
            "horse",
            "shield",
            "fog",
            "mud",
            "scout",
            "redeploy",
            "deserter",
            "traitor",
        ];
        assert_eq!(names.cards[60..], tactics);
        for (tactic, name) in Tactic::ALL.into_iter().zip(tactics) {
            assert_eq!(Card::tactic(tactic).name(), name);
        }
    }

    #[test]
    fn a_wrong_card_file_is_refused_with_the_place() {
        let refused = |from: &str, to: &str| read(&PRINTED.replacen(from, to, 1)).unwrap_err().to_string();
        let regrouped = refused("group = \"morale\"", "group = \"guile\"");
        assert!(regrouped.contains("tactic[0].group: group Morale for leader-lion"), "{regrouped}");
        assert!(refused("id = \"orange\"", "id = \"red\"").contains("every name once, found red-1 again"));
        let misspelt = refused("letter = \"R\"", "lettre = \"R\"");
        assert!(misspelt.starts_with("line 8, colour[0].lettre: unknown field"), "{misspelt}");
        let five = refused("[[colour]]", "[[tactic]]");
        assert!(five.contains("tactic[0]"), "{five}");
    }
}
