//! The JSON schemas of the games hold for what is really sent and taken: random games are looked at through all eyes, and
//! set-ups are written in every way in which people may write them.

#![cfg(feature = "wire")]

mod validator;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use sandtable_core::{AnyGame, AnyKind, Chance, Chosen, Fast, OptionValues, Viewer};
use sandtable_shelf::{Shelf, Shelved};
use serde_json::{Value, json};

use validator::faults;

/// One position in so many is looked at through all eyes; everything that is told on the way is looked at.
const SAMPLE: u32 = 10;

/// In most set-ups so many decisions show what is different there.
const OPENING: u32 = 10;

/// What a game's schema says of one of its parts.
struct Part {
    name: String,
    schema: Value,
    /// What was looked at already: most of what happens has happened before.
    seen: HashSet<String>,
}

impl Part {
    fn of(game: &dyn Shelved, part: &str) -> Part {
        let mut schema = game.shapes().expect("every game on the shelf has shapes").schema;
        let part_of_it = schema["properties"][part].take();
        schema["properties"] = json!({ part: part_of_it });
        schema["required"] = json!([part]);
        Part { name: format!("{} {part}", game.kind().info().slug), schema, seen: HashSet::new() }
    }

    fn faults(&self, value: &Value) -> Vec<String> {
        let (_, part) = self.name.split_once(' ').expect("a game and a part of it");
        faults(&self.schema, &self.schema, &json!({ part: value }))
    }

    fn holds(&mut self, value: &Value) {
        if self.seen.insert(value.to_string()) {
            let faults = self.faults(value);
            assert!(faults.is_empty(), "{}: {}\n{value}", self.name, faults.join("\n"));
        }
    }
}

fn files(folder: &str, end: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|its| its == end));
    files.sort();
    files
}

/// The printed scenarios or maps of a game, as files.
fn printed(kind: &dyn AnyKind) -> Vec<String> {
    let data = format!("crates/games/{}/data", kind.info().slug);
    let found = ["scenarios", "maps"].into_iter().flat_map(|folder| files(&format!("{data}/{folder}"), "toml"));
    found.map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// Every option with every value that is declared, and every scenario.
fn declared(kind: &dyn AnyKind) -> Vec<Value> {
    let info = kind.info();
    let mut setups = vec![json!({}), kind.default_setup()];
    for option in info.options {
        let values: Vec<Value> = match &option.values {
            OptionValues::Switch => vec![json!(false), json!(true)],
            OptionValues::Choice(words) => words.iter().map(|word| json!(word)).collect(),
            OptionValues::Number { default, least, most } => vec![json!(default), json!(least), json!(most)],
        };
        setups.extend(values.into_iter().map(|value| json!({ option.key: value })));
    }
    let scenarios = info.scenario_key.iter().flat_map(|key| info.scenarios.iter().map(move |id| json!({ *key: id })));
    setups.extend(scenarios);
    setups.extend(
        (info.seats.0..=info.seats.1).filter(|_| info.seats.0 < info.seats.1).map(|seats| json!({"seats": seats})),
    );
    setups
}

/// With the most seats and all that can be switched on, as far as that can be played together.
fn with_everything(kind: &dyn AnyKind) -> Value {
    let info = kind.info();
    let mut setup = json!({});
    let seats = [("seats", json!(info.seats.1))];
    let switches = info.options.iter().filter(|option| matches!(option.values, OptionValues::Switch));
    for (key, value) in seats.into_iter().chain(switches.map(|option| (option.key, json!(true)))) {
        let mut more = setup.clone();
        more[key] = value;
        if kind.start(&more, &mut Fast::new(1)).is_ok() {
            setup = more;
        }
    }
    setup
}

/// What people may write and may not: it is for the game to say which.
fn tried(kind: &dyn AnyKind) -> Vec<Value> {
    let mut setups = vec![json!({"no-such-option": true}), json!("default")];
    for number in 0..=14 {
        let word = number.to_string();
        for key in ["scenario", "map", "seats", "zones", "games", "points", "round-limit", "lesson"] {
            setups.extend([json!({ key: number }), json!({ key: word })]);
        }
    }
    for key in ["mulligan", "long-stay", "fortune", "no-events", "troops-only"] {
        setups.extend(
            [json!(true), json!(false), json!("on"), json!("off"), json!("yes"), json!(1)]
                .map(|value| json!({ key: value })),
        );
    }
    for nations in [json!("uk"), json!(["fr", "ca"]), json!(["fr", "fr"]), json!([]), json!("ge"), json!(1)] {
        setups.push(json!({"nations": nations}));
    }
    setups.extend(kind.info().scenarios.iter().flat_map(|id| [json!({"map": id}), json!({"scenario": id})]));
    setups.extend([json!({"scenario": {}}), json!({"map": {}}), json!({"games": 26}), json!({"points": 101})]);
    setups.extend([
        json!({"round-limit": 1_000}),
        json!({"round-limit": 1_001}),
        json!({"zones": 41}),
        json!({"zones": 42}),
    ]);
    setups
}

/// A scenario file as JSON, with every key as it is written in the file.
fn as_json(text: &str) -> Value {
    serde_json::to_value(text.parse::<toml::Table>().unwrap()).unwrap()
}

#[test]
fn every_setup_that_a_game_takes_is_in_its_schema() {
    for game in Shelf::all().iter() {
        let kind = game.kind();
        let mut part = Part::of(game, "setup");
        let starts = |setup: &Value| kind.start(setup, &mut Fast::new(1)).map(|game| game.setup());
        for setup in declared(kind) {
            part.holds(&setup);
            // As records and views write it.
            part.holds(&starts(&setup).unwrap_or_else(|error| panic!("{}: {setup}: {error}", part.name)));
        }
        let key = kind.info().scenario_key.unwrap_or_default();
        for text in printed(kind) {
            part.holds(&kind.scenario(&text).unwrap());
            let written = json!({ key: as_json(&text) });
            starts(&written).unwrap();
            part.holds(&written);
        }
        for setup in tried(kind) {
            let (taken, faults) = (starts(&setup), part.faults(&setup));
            assert_eq!(
                taken.is_ok(),
                faults.is_empty(),
                "{}: {setup}: the game says {taken:?}, the schema {faults:?}",
                part.name
            );
        }
    }
}

/// Looks at a game through all eyes.
fn look(game: &dyn AnyGame, view: &mut Part) {
    Viewer::every(game.seats()).for_each(|viewer| view.holds(&game.view(viewer).json()));
}

/// Plays at random, so many decisions at most.
fn play(game: &mut dyn AnyGame, most: u32, view: &mut Part, event: &mut Part, chance: &mut dyn Chance) {
    look(game, view);
    for _ in 0..most {
        let Some(seat) = game.to_act().lowest() else { break };
        let choices = game.legal(seat);
        let chosen = choices[chance.below(choices.len() as u32) as usize].action.clone();
        let applied = game.apply(seat, &Chosen::Notation(chosen), chance).unwrap();
        let told = |viewer| applied.happenings.iter().filter_map(move |happening| happening.told(viewer));
        for told in Viewer::every(game.seats()).flat_map(told) {
            event.holds(&told.event.json());
        }
        if chance.below(SAMPLE) == 0 {
            look(game, view);
        }
    }
    look(game, view);
}

#[test]
fn every_view_and_event_is_as_the_schema_says() {
    for game in Shelf::all().iter() {
        let kind = game.kind();
        let (mut view, mut event) = (Part::of(game, "view"), Part::of(game, "event"));
        let mut chance = Fast::new(1);
        let own = printed(kind).into_iter().map(|text| (kind.scenario(&text).unwrap(), OPENING));
        let openings = declared(kind).into_iter().map(|setup| (setup, OPENING));
        for (setup, most) in openings.chain(own).chain([(with_everything(kind), u32::MAX)]) {
            let mut started = kind.start(&setup, &mut chance).unwrap();
            play(started.as_mut(), most, &mut view, &mut event, &mut chance);
        }
        assert!(view.seen.len() > 100 && event.seen.len() > 50, "{}: too little was looked at", view.name);
    }
}

/// What boards of the page are tested with could have been sent.
#[test]
fn the_examples_of_the_page_are_views() {
    for game in Shelf::all().iter() {
        let mut view = Part::of(game, "view");
        let examples = files(&format!("web/src/boards/{}", game.kind().info().slug), "json");
        assert!(!examples.is_empty(), "{}", view.name);
        examples.iter().for_each(|file| view.holds(&serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()));
    }
}
