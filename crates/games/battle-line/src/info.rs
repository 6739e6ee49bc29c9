//! What the game declares about itself.

use sandtable_core::{GameInfo, OptionInfo, OptionValues, messages};

use crate::setup::{MOST_GAMES, MOST_POINTS};

/// Battle Line.
pub(crate) static INFO: GameInfo = GameInfo {
    slug: "battle-line",
    name: "Battle Line",
    clause_prefix: "BL",
    rules_version: 1,
    seats: (2, 2),
    seats_key: None,
    options: &[
        OptionInfo {
            key: "starter",
            values: OptionValues::Choice(&["draw", "seat-0", "seat-1"]),
            clauses: &["BL-2.4", "BL-2.7"],
        },
        OptionInfo { key: "last-chance", values: OptionValues::Switch, clauses: &["BL-15"] },
        OptionInfo { key: "open-fronts", values: OptionValues::Switch, clauses: &["BL-16"] },
        OptionInfo { key: "troops-only", values: OptionValues::Switch, clauses: &["BL-17"] },
        OptionInfo { key: "fixed-ground", values: OptionValues::Switch, clauses: &["BL-11.12"] },
        OptionInfo {
            key: "games",
            values: OptionValues::Number { default: 1, least: 1, most: MOST_GAMES },
            clauses: &["BL-14.8", "BL-14.9"],
        },
        OptionInfo {
            key: "points",
            values: OptionValues::Number { default: 0, least: 0, most: MOST_POINTS },
            clauses: &["BL-14.8", "BL-14.9"],
        },
    ],
    scenarios: &[],
    scenario_key: None,
    cooperative: false,
    alike: true,
    reactions: false,
    messages: messages!(),
};
