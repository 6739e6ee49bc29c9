//! What the game declares about itself.

use sandtable_core::{GameInfo, OptionInfo, OptionValues, messages};

/// Axis & Allies: D-Day.
pub(crate) static INFO: GameInfo = GameInfo {
    slug: "axis-dday",
    name: "Axis & Allies: D-Day",
    clause_prefix: "AD",
    rules_version: 1,
    seats: (2, 3),
    seats_key: Some("seats"),
    options: &[
        OptionInfo {
            key: "seats",
            values: OptionValues::Number { default: 2, least: 2, most: 3 },
            clauses: &["AD-1.4", "AD-1.5", "AD-1.6", "AD-16"],
        },
        OptionInfo { key: "fortune", values: OptionValues::Switch, clauses: &["AD-17.1", "AD-40"] },
        OptionInfo { key: "tactics", values: OptionValues::Switch, clauses: &["AD-17.1", "AD-60"] },
        OptionInfo {
            key: "zones",
            values: OptionValues::Number { default: 41, least: 41, most: 42 },
            clauses: &["AD-3.1", "AD-3.2", "AD-17.3"],
        },
    ],
    scenarios: &[],
    scenario_key: None,
    cooperative: false,
    alike: false,
    reactions: false,
    messages: messages!(),
};
