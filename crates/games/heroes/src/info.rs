//! What the game declares about itself.

use sandtable_core::{GameInfo, OptionInfo, OptionValues, messages};

use crate::scenario::IDS;

/// Heroes of Normandie: The Tactical Card Game.
pub(crate) static INFO: GameInfo = GameInfo {
    slug: "heroes",
    name: "Heroes of Normandie: The Tactical Card Game",
    clause_prefix: "HN",
    rules_version: 1,
    seats: (2, 2),
    seats_key: None,
    options: &[
        OptionInfo { key: "scenario", values: OptionValues::Choice(&IDS), clauses: &["HN-3.1", "HN-40.1"] },
        OptionInfo { key: "no-events", values: OptionValues::Switch, clauses: &["HN-30.1"] },
        OptionInfo { key: "sure-activation", values: OptionValues::Switch, clauses: &["HN-30.2"] },
        OptionInfo { key: "no-terrain", values: OptionValues::Switch, clauses: &["HN-30.3", "HN-30.11"] },
        OptionInfo { key: "no-hidden", values: OptionValues::Switch, clauses: &["HN-30.4", "HN-30.5", "HN-30.10"] },
        OptionInfo { key: "casualties", values: OptionValues::Switch, clauses: &["HN-30.7", "HN-30.8", "HN-30.9"] },
    ],
    scenarios: &IDS,
    scenario_key: Some("scenario"),
    cooperative: false,
    alike: false,
    reactions: true,
    messages: messages!(),
};
