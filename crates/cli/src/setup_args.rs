//! Options of a game, as they are written on the command line.

use anyhow::Context as _;
use clap::Args;
use sandtable_core::{AnyKind, GameInfo, OptionInfo, OptionValues};
use serde_json::{Map, Value, json};

use crate::exit::usage;
use crate::scenario;

/// `--setup`, `--scenario` and `-o`
#[derive(Args, Debug, Default)]
pub struct SetupArgs {
    /// The whole set-up as a JSON object, as the engine protocol has it
    #[arg(long, value_name = "JSON")]
    setup: Option<String>,
    /// A scenario of the game by its id, or a file with one of your own
    #[arg(long, value_name = "ID|FILE", conflicts_with = "setup")]
    scenario: Option<String>,
    /// One option of the game, as often as needed; a switch needs no value (`sandtable games GAME` lists them)
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

impl SetupArgs {
    /// Nothing was said: the usual game.
    pub fn is_usual(&self) -> bool {
        self.setup.is_none() && self.scenario.is_none() && self.options.is_empty()
    }

    /// The set-up as JSON. `-o` goes over what `--setup` or a scenario says.
    pub fn json(&self, kind: &dyn AnyKind) -> anyhow::Result<Value> {
        let game = kind.info();
        let setup = match (&self.setup, &self.scenario) {
            (Some(text), _) => object(text)?,
            (None, Some(id)) if game.scenarios.contains(&id.as_str()) => game.with_scenario(id).map_err(usage)?,
            (None, Some(file)) => match scenario::read(kind, file.as_ref())? {
                Value::Object(setup) => unusual(kind, setup),
                other => anyhow::bail!("{file}: expected a scenario, and it makes the set-up {other}"),
            },
            (None, None) => Map::new(),
        };
        self.over(setup, game)
    }

    fn over(&self, mut setup: Map<String, Value>, game: &GameInfo) -> anyhow::Result<Value> {
        for option in &self.options {
            let (key, value) =
                option.split_once('=').map_or((option.as_str(), None), |(key, value)| (key, Some(value)));
            setup.insert(key_of(game, key).to_owned(), value_of(game, key, value)?);
        }
        Ok(Value::Object(setup))
    }
}

/// What of a scenario's set-up is not as usual. The rest is left to the game, which may fill it in otherwise when an option goes
/// over it: two seats want two nations.
fn unusual(kind: &dyn AnyKind, mut setup: Map<String, Value>) -> Map<String, Value> {
    let usual = kind.default_setup();
    setup.retain(|key, value| usual.get(key) != Some(value));
    setup
}

fn object(text: &str) -> anyhow::Result<Map<String, Value>> {
    serde_json::from_str(text).map_err(usage).context("--setup: expected a JSON object")
}

/// On the command line every game's scenario may be called so, whatever its set-up calls it.
const SCENARIO: &str = "scenario";

/// The key of the set-up that an option is about.
fn key_of<'a>(game: &GameInfo, option: &'a str) -> &'a str {
    game.scenario_key.filter(|_| option == SCENARIO).unwrap_or(option)
}

fn value_of(game: &GameInfo, key: &str, value: Option<&str>) -> anyhow::Result<Value> {
    if game.scenario_key == Some(key_of(game, key)) {
        return value
            .filter(|name| game.scenarios.contains(name))
            .map(|name| json!(name))
            .ok_or_else(|| usage(format!("-o {key}: expected one of {}", game.scenarios.join(", "))));
    }
    let Some(option) = game.options.iter().find(|option| option.key == key) else {
        let known = game.options.iter().map(|option| option.key).collect::<Vec<_>>().join(", ");
        return Err(usage(format!("-o {key}: {} has no such option, only {known}", game.name)));
    };
    read(option, value).map_err(|expected| usage(format!("-o {key}: expected {expected}")))
}

fn read(option: &OptionInfo, value: Option<&str>) -> Result<Value, String> {
    match (&option.values, value) {
        (OptionValues::Switch, None | Some("true" | "on" | "yes")) => Ok(json!(true)),
        (OptionValues::Switch, Some("false" | "off" | "no")) => Ok(json!(false)),
        (OptionValues::Switch, Some(_)) => Err("on or off".to_owned()),
        (OptionValues::Choice(words), Some(word)) if words.contains(&word) => Ok(json!(word)),
        (OptionValues::Choice(words), _) => Err(format!("one of {}", words.join(", "))),
        (OptionValues::Number { least, most, .. }, value) => value
            .and_then(|text| text.parse().ok())
            .filter(|number| (*least..=*most).contains(number))
            .map(|number: u32| json!(number))
            .ok_or_else(|| format!("a number from {least} to {most}")),
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::Messages;

    use super::*;

    static GAME: GameInfo = GameInfo {
        slug: "sample",
        name: "Sample",
        clause_prefix: "SA",
        rules_version: 1,
        seats: (2, 2),
        seats_key: None,
        options: &[
            OptionInfo { key: "fog", values: OptionValues::Switch, clauses: &[] },
            OptionInfo { key: "side", values: OptionValues::Choice(&["red", "blue"]), clauses: &[] },
            OptionInfo { key: "games", values: OptionValues::Number { default: 1, least: 1, most: 25 }, clauses: &[] },
        ],
        scenarios: &["bridge", "town"],
        scenario_key: Some("place"),
        cooperative: false,
        alike: true,
        reactions: false,
        messages: Messages::everywhere(""),
    };

    fn setup(json: Option<&str>, options: &[&str]) -> Result<Value, String> {
        let options = options.iter().map(ToString::to_string).collect();
        let args = SetupArgs { options, ..SetupArgs::default() };
        let written = json.map_or(Ok(Map::new()), object);
        written.and_then(|written| args.over(written, &GAME)).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn options_become_the_json_that_the_game_reads() {
        assert_eq!(
            setup(None, &["fog", "side=blue", "games=3", "scenario=town"]),
            Ok(json!({"fog": true, "side": "blue", "games": 3, "place": "town"}))
        );
        assert_eq!(setup(None, &["place=bridge"]), Ok(json!({"place": "bridge"})));
        assert_eq!(setup(None, &[]), Ok(json!({})));
    }

    #[test]
    fn a_single_option_goes_over_the_whole_set_up() {
        assert_eq!(setup(Some(r#"{"fog":true,"games":5}"#), &["fog=off"]), Ok(json!({"fog": false, "games": 5})));
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        let error = |options: &[&str]| setup(None, options).unwrap_err();
        assert_eq!(error(&["frog"]), "-o frog: Sample has no such option, only fog, side, games");
        assert_eq!(error(&["fog=maybe"]), "-o fog: expected on or off");
        assert_eq!(error(&["side=green"]), "-o side: expected one of red, blue");
        assert_eq!(error(&["games=26"]), "-o games: expected a number from 1 to 25");
        assert_eq!(error(&["scenario=sea"]), "-o scenario: expected one of bridge, town");
        assert!(setup(Some("[]"), &[]).unwrap_err().starts_with("--setup: expected a JSON object"));
    }
}
