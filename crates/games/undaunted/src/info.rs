//! What the game declares about itself.

use sandtable_core::{GameInfo, OptionInfo, OptionValues, messages};

use crate::setup::MOST_ROUNDS;

pub(crate) const SCENARIOS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

/// Undaunted: Normandy.
pub(crate) static INFO: GameInfo = GameInfo {
    slug: "undaunted",
    name: "Undaunted: Normandy",
    clause_prefix: "UN",
    rules_version: 1,
    seats: (2, 2),
    seats_key: None,
    options: &[
        OptionInfo { key: "scenario", values: OptionValues::Choice(SCENARIOS), clauses: &["UN-3.1", "UN-14"] },
        OptionInfo {
            key: "round-limit",
            values: OptionValues::Number { default: 150, least: 1, most: MOST_ROUNDS },
            clauses: &["UN-13.20"],
        },
    ],
    scenarios: SCENARIOS,
    scenario_key: Some("scenario"),
    cooperative: false,
    alike: false,
    reactions: false,
    messages: messages!(),
};
