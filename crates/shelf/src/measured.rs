//! How games go when bots of one strength play them: who is favoured, and how long it takes. The figures are what
//! `sandtable sim --json` printed, a line a set-up, so anybody can measure them again.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How a set-up of a game goes when bots of one strength play it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Measured {
    /// The game's slug.
    pub game: String,
    /// The scenario or map, if the game has several.
    pub scenario: Option<String>,
    /// The switches among its options that were on.
    pub switches: Vec<String>,
    /// Who played, by seat.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u32,
    /// The part of them that each seat won, from 0 to 1.
    pub wins: Vec<f64>,
    /// The part that nobody won.
    pub drawn: f64,
    /// The part that all lost together.
    pub lost: f64,
    /// How many decisions a game took.
    pub decisions: f64,
}

/// Every line that was measured.
#[must_use]
pub fn measured() -> &'static [Measured] {
    static LINES: LazyLock<Vec<Measured>> = LazyLock::new(|| {
        let lines = include_str!("../data/measured.jsonl").lines();
        lines.map(|line| read(line).unwrap_or_else(|error| panic!("measured.jsonl: {error}"))).collect()
    });
    &LINES
}

/// The part of what `sandtable sim --json` prints that is shown to people.
#[derive(Deserialize)]
struct Printed {
    game: String,
    setup: Value,
    games: u32,
    wins: PrintedWins,
    draws: u32,
    lost_together: u32,
    steps_per_game: f64,
}

#[derive(Deserialize)]
struct PrintedWins {
    by_bot: Vec<PrintedRate>,
    by_seat: Vec<PrintedRate>,
}

#[derive(Deserialize)]
struct PrintedRate {
    name: String,
    wins: u32,
}

fn read(line: &str) -> Result<Measured, serde_json::Error> {
    let printed: Printed = serde_json::from_str(line)?;
    let scenario_key = crate::registry().find(&printed.game).ok().and_then(|kind| kind.info().scenario_key);
    let options = printed.setup.as_object().into_iter().flatten();
    let part = |count: u32| f64::from(count) / f64::from(printed.games.max(1));
    Ok(Measured {
        scenario: scenario_key.and_then(|key| printed.setup[key].as_str()).map(str::to_owned),
        switches: options.filter(|(_, value)| value.as_bool() == Some(true)).map(|(key, _)| key.clone()).collect(),
        bots: printed.wins.by_bot.into_iter().map(|rate| rate.name).collect(),
        wins: printed.wins.by_seat.iter().map(|seat| part(seat.wins)).collect(),
        drawn: part(printed.draws),
        lost: part(printed.lost_together),
        decisions: printed.steps_per_game,
        game: printed.game,
        games: printed.games,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_about_a_game_that_we_have() {
        for line in measured() {
            let info = crate::registry().find(&line.game).expect("a game on the shelf").info();
            assert!(line.games >= 100, "{line:?}");
            assert!(line.scenario.as_ref().is_none_or(|id| info.scenarios.contains(&id.as_str())), "{line:?}");
            assert!(line.switches.iter().all(|key| info.options.iter().any(|option| option.key == *key)), "{line:?}");
            assert!(line.wins.iter().all(|part| (0.0..=1.0).contains(part)), "{line:?}");
        }
    }
}
