//! What the game declares about itself.

use sandtable_core::{GameInfo, OptionInfo, OptionValues, messages};

use crate::map::MAPS;

/// D-Day Dice.
pub(crate) static INFO: GameInfo = GameInfo {
    slug: "dday-dice",
    name: "D-Day Dice",
    clause_prefix: "DD",
    rules_version: 1,
    seats: (1, 4),
    seats_key: Some("seats"),
    options: &[
        OptionInfo {
            key: "seats",
            values: OptionValues::Number { default: 1, least: 1, most: 4 },
            clauses: &["DD-1.1", "DD-22"],
        },
        // A word is the nation of seat 0, the others follow in the usual order; a list names all.
        OptionInfo {
            key: "nations",
            values: OptionValues::Choice(&["us", "uk", "ca", "fr"]),
            clauses: &["DD-2.1", "DD-7"],
        },
        OptionInfo { key: "mulligan", values: OptionValues::Choice(&["on", "off"]), clauses: &["DD-23.1"] },
        OptionInfo {
            key: "bazooka-joe",
            values: OptionValues::Choice(&["off", "items", "items-and-specialists"]),
            clauses: &["DD-23.4", "DD-23.5"],
        },
        OptionInfo { key: "long-stay", values: OptionValues::Switch, clauses: &["DD-23.7"] },
        OptionInfo { key: "lesson", values: OptionValues::Choice(&["off", "1", "2"]), clauses: &["DD-23.8"] },
    ],
    scenarios: &MAPS,
    scenario_key: Some("map"),
    cooperative: true,
    alike: false,
    reactions: false,
    messages: messages!(),
};
