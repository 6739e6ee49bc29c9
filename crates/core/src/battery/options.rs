//! What a game declares of its options is what its set-up takes.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::{GameInfo, OptionInfo, OptionValues};

/// A game that leaves open how many sit down has an option for it and names its key, and one with scenarios names theirs.
pub(super) fn have_their_keys(info: &GameInfo) -> Result<(), String> {
    let option = |key: &str| info.options.iter().any(|option| option.key == key);
    if info.seats_key.is_some() != (info.seats.0 < info.seats.1) || !info.seats_key.is_none_or(option) {
        return Err(format!("{:?} is no key that chooses among {:?} seats", info.seats_key, info.seats));
    }
    if info.scenario_key.is_some() == info.scenarios.is_empty() {
        return Err(format!("{:?} is no key that chooses among {:?}", info.scenario_key, info.scenarios));
    }
    Ok(())
}

/// Every value that an option is declared to take can be read; its declared default changes nothing in the set-up, and every
/// other value does.
pub(super) fn are_as_declared<S: Default + PartialEq + DeserializeOwned>(options: &[OptionInfo]) -> Result<(), String> {
    for option in options {
        let (default, others) = values(option);
        if read::<S>(option, &default)? != S::default() {
            return Err(format!("option {}: {default} is declared to be the default and is not", option.key));
        }
        for other in others {
            if read::<S>(option, &other)? == S::default() {
                return Err(format!("option {}: {other} is declared and changes nothing", option.key));
            }
        }
    }
    Ok(())
}

fn read<S: DeserializeOwned>(option: &OptionInfo, value: &Value) -> Result<S, String> {
    serde_json::from_value(json!({ option.key: value }))
        .map_err(|error| format!("option {}: {value} is declared and cannot be read: {error}", option.key))
}

/// The declared default, and what else is declared: all words, both ends of the numbers.
fn values(option: &OptionInfo) -> (Value, Vec<Value>) {
    match &option.values {
        OptionValues::Switch => (json!(false), vec![json!(true)]),
        OptionValues::Choice(words) => (json!(words[0]), words[1..].iter().map(|word| json!(word)).collect()),
        OptionValues::Number { default, least, most } => {
            (json!(default), [least, most].into_iter().filter(|&end| end != default).map(|end| json!(end)).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, serde::Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Setup {
        rounds: u32,
        weather: String,
        fog: bool,
    }

    impl Default for Setup {
        fn default() -> Setup {
            Setup { rounds: 10, weather: "clear".into(), fog: false }
        }
    }

    fn declared(key: &'static str, values: OptionValues) -> Result<(), String> {
        are_as_declared::<Setup>(&[OptionInfo { key, values, clauses: &[] }])
    }

    #[test]
    fn what_is_declared_as_it_is_passes() {
        declared("rounds", OptionValues::Number { default: 10, least: 1, most: 20 }).unwrap();
        declared("weather", OptionValues::Choice(&["clear", "storm"])).unwrap();
        declared("fog", OptionValues::Switch).unwrap();
    }

    #[test]
    fn what_is_declared_otherwise_is_found() {
        let wrong = declared("rounds", OptionValues::Number { default: 12, least: 1, most: 20 }).unwrap_err();
        assert_eq!(wrong, "option rounds: 12 is declared to be the default and is not");
        let wrong = declared("weather", OptionValues::Choice(&["clear", "clear"])).unwrap_err();
        assert_eq!(wrong, "option weather: \"clear\" is declared and changes nothing");
        assert!(declared("wind", OptionValues::Switch).unwrap_err().contains("unknown field `wind`"));
    }
}
