//! Whatever play can reach can be saved, stored as text and loaded again, for every game, scenario and option. The server
//! does just that when somebody plays on from a line of an old match, and a position that could not be loaded would be a
//! table that nobody can open.
//!
//! The suite plays one game of each set-up. `SANDTABLE_ROUND_TRIPS=40 cargo test -p sandtable-shelf --test round_trip --
//! --nocapture` plays forty, looks at every position from all sides, and prints how many there were.

use std::collections::BTreeMap;

use sandtable_core::{AnyGame, AnyKind, Chance, Choice, Chosen, Fast, OptionValues, Registry, Viewer};
use sandtable_shelf::registry;
use serde_json::{Map, Value, json};

/// The suite compares views and choices once in so many positions. They are read from the state, which save and load every
/// time; comparing them takes ten times as long.
const SAMPLE: u64 = 8;

/// Scenarios of one's own, which reach what no printed one does.
const OWN: [(&str, &str); 4] = [
    ("heroes", include_str!("../../games/heroes/tests/own-scenario.toml")),
    ("heroes", include_str!("../../cli/corpus/scenario/heroes.toml")),
    ("dday-dice", include_str!("../../cli/corpus/scenario/dday-dice-own.toml")),
    ("undaunted", include_str!("../../cli/corpus/scenario/undaunted.toml")),
];

/// Every scenario with its usual options, every number of seats, and every option switched by itself.
fn setups(kind: &dyn AnyKind) -> Vec<Value> {
    let info = kind.info();
    let with = |key: &str, value: Value| Value::Object(Map::from_iter([(key.to_owned(), value)]));
    let mut setups = vec![json!({})];
    for id in info.scenarios {
        setups.push(Value::Object(info.with_scenario(id).expect("a game with scenarios has a key for them")));
    }
    for option in info.options {
        match option.values {
            OptionValues::Switch => setups.extend([true, false].map(|on| with(option.key, json!(on)))),
            OptionValues::Choice(words) => setups.extend(words.iter().map(|word| with(option.key, json!(word)))),
            OptionValues::Number { least, most, .. } => {
                setups.extend([least, most].map(|number| with(option.key, json!(number))));
            }
        }
    }
    if info.seats_key.is_some() {
        let (fewest, most) = info.seats;
        setups.extend((fewest..=most).flat_map(|seats| info.with_seats(seats)).map(Value::Object));
    }
    let own = OWN.iter().filter(|(slug, _)| *slug == info.slug);
    setups.extend(own.map(|(_, text)| kind.scenario(text).expect("a scenario that can be played")));
    // Some options go with some scenarios or numbers of seats only.
    setups.retain(|setup| kind.start(setup, &mut Fast::new(0)).is_ok());
    setups.dedup();
    setups
}

/// What the server does with a position: it is written, stored as text, read and loaded. Nothing may be different then.
fn round_trip(kind: &dyn AnyKind, game: &dyn AnyGame, thorough: bool) -> Result<(), String> {
    let saved = game.save().into_json();
    let text = saved.to_string();
    let stored: Value = serde_json::from_str(&text).map_err(|error| format!("it does not read: {error}"))?;
    let loaded = kind.load(&stored).map_err(|error| format!("it is refused: {error}"))?;
    if loaded.save().into_json() != saved {
        return Err(format!("it is saved differently afterwards: {}", loaded.save().into_json()));
    }
    if !thorough {
        return Ok(());
    }
    if loaded.digest() != game.digest() {
        return Err("it has another digest".to_owned());
    }
    if (loaded.to_act(), loaded.outcome()) != (game.to_act(), game.outcome()) {
        return Err("it asks other seats, or has another outcome".to_owned());
    }
    if let Some(viewer) = Viewer::every(game.seats()).find(|&viewer| loaded.view(viewer) != game.view(viewer)) {
        return Err(format!("{viewer:?} sees something else"));
    }
    let other = game.to_act().iter().find(|&seat| loaded.legal(seat) != game.legal(seat));
    other.map_or(Ok(()), |seat| Err(format!("seat {seat} has other choices")))
}

/// Picks an action. Half of the games pick among kinds of actions first: a manoeuvre is one choice among a hundred moves, and
/// few games would try it.
fn pick(choices: &[Choice], by_kind: bool, chance: &mut Fast) -> Chosen {
    let mut among: Vec<&Choice> = choices.iter().collect();
    if by_kind {
        let mut kinds: BTreeMap<&str, Vec<&Choice>> = BTreeMap::new();
        for choice in choices {
            kinds.entry(choice.text.id.as_ref()).or_default().push(choice);
        }
        let kind = chance.below(kinds.len() as u32) as usize;
        among = kinds.into_values().nth(kind).expect("one of them");
    }
    Chosen::Notation(among[chance.below(among.len() as u32) as usize].action.clone())
}

/// Plays a game to its end, and tries every position. Tells how many there were, and what failed.
fn play(kind: &dyn AnyKind, setup: &Value, seed: u64, sample: u64) -> (u64, Vec<String>) {
    let mut chance = Fast::new(seed);
    let mut game = kind.start(setup, &mut chance).expect("a set-up that can be played");
    let (mut positions, mut failed) = (0, Vec::new());
    loop {
        positions += 1;
        if let Err(wrong) = round_trip(kind, &*game, positions % sample == 0) {
            failed.push(format!(
                "{} {setup} seed {seed} position {positions}: {wrong}\n{}",
                kind.info().slug,
                game.save().into_json()
            ));
        }
        let seats: Vec<_> = game.to_act().iter().collect();
        if seats.is_empty() {
            return (positions, failed);
        }
        let seat = seats[chance.below(seats.len() as u32) as usize];
        let chosen = pick(&game.legal(seat), seed % 2 == 1, &mut chance);
        game.apply(seat, &chosen, &mut chance).expect("a legal action");
    }
}

fn every_step(slug: &str) {
    let asked: Option<u64> = std::env::var("SANDTABLE_ROUND_TRIPS").ok().and_then(|number| number.parse().ok());
    let (games, sample) = asked.map_or((1, SAMPLE), |games| (games, 1));
    let registry: Registry = registry();
    let kind = registry.find(slug).expect("a game of the shelf");
    let (mut positions, mut failed) = (0, Vec::new());
    let setups = setups(kind);
    for (first, setup) in (0..).zip(&setups) {
        for seed in first..first + games {
            let (seen, wrong) = play(kind, setup, seed, sample);
            positions += seen;
            failed.extend(wrong);
        }
    }
    println!("{slug}: {positions} positions of {} set-ups, {} failed", setups.len(), failed.len());
    let reasons: Vec<&str> = failed.iter().filter_map(|wrong| wrong.lines().next()).collect();
    assert!(failed.is_empty(), "{}\n\nThe first position:\n{}", reasons.join("\n"), failed[0]);
}

#[test]
fn every_step_of_battle_line_can_be_loaded() {
    every_step("battle-line");
}

#[test]
fn every_step_of_undaunted_can_be_loaded() {
    every_step("undaunted");
}

#[test]
fn every_step_of_dday_dice_can_be_loaded() {
    every_step("dday-dice");
}

#[test]
fn every_step_of_heroes_can_be_loaded() {
    every_step("heroes");
}

#[test]
fn every_step_of_axis_dday_can_be_loaded() {
    every_step("axis-dday");
}
