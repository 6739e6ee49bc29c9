//! `sandtable sim` and `sandtable arena`, and the records they keep.

use std::path::Path;

use crate::program::{block, complained, document, folder, printed, run, run_well};
use serde_json::{Value, json};

fn simulate(more: &[&str]) -> Value {
    let arguments = [&["sim", "battle-line", "--json", "--seed", "42"], more].concat();
    serde_json::from_str(&run_well(&arguments)).expect("one JSON object")
}

/// Without what depends on the machine.
fn timeless(mut report: Value) -> Value {
    let clocked = ["seconds", "cpu_seconds", "steps_per_cpu_second", "games_per_cpu_second"];
    let fields = report.as_object_mut().expect("an object");
    fields.retain(|key, _| !clocked.contains(&key.as_str()));
    report
}

fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<String> =
        entries.map(|entry| entry.expect("an entry").path().to_str().expect("a plain path").to_owned()).collect();
    files.sort();
    files
}

#[test]
fn the_report_has_every_field_and_adds_up() {
    let report = simulate(&["--games", "200", "--bots", "random,random"]);
    assert_eq!(report["games"], 200);
    for number in ["draws", "steps", "cpu_seconds", "steps_per_cpu_second", "games_per_cpu_second"] {
        assert!(report[number].is_number(), "{number}: {report}");
    }
    for group in ["by_bot", "by_seat"] {
        let scores = report["wins"][group].as_array().expect("a list");
        let wins: u64 = scores.iter().filter_map(|score| score["wins"].as_u64()).sum();
        assert_eq!(wins + report["draws"].as_u64().expect("a number"), 200, "{group}");
        for score in scores {
            let [low, rate, high] = ["low", "rate", "high"].map(|key| score[key].as_f64().expect("a number"));
            assert!(low <= rate && rate <= high, "{score}");
        }
    }
    assert!(report["shortest"].as_u64() <= report["longest"].as_u64());
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_threads() {
    let one = timeless(simulate(&["--games", "60", "--threads", "1", "--bots", "recruit,random", "--rotate"]));
    let two = timeless(simulate(&["--games", "60", "--threads", "2", "--bots", "recruit,random", "--rotate"]));
    assert_eq!(one, two);
}

#[test]
fn options_reach_the_game() {
    let report = simulate(&["--games", "20", "-o", "troops-only", "--setup", r#"{"starter":"seat-1"}"#]);
    assert_eq!(report["setup"], json!({"starter": "seat-1", "troops-only": true}));
}

#[test]
fn records_are_kept_and_every_one_verifies() {
    let folder = folder("kept-records");
    simulate(&["--games", "12", "--bots", "recruit,random", "--out", folder.to_str().expect("a plain path")]);
    let files = files(&folder);
    assert_eq!(files.len(), 12);
    assert!(files[0].ends_with("battle-line-01.record"), "{files:?}");
    let arguments: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let told = run_well(&arguments);
    assert_eq!(told.matches("ok: every line follows the rules").count(), 12, "{told}");
    let record = std::fs::read_to_string(&files[0]).expect("a record");
    assert!(record.contains("\nseat 0: bot recruit\nseat 1: bot random\n"), "{record}");
}

#[test]
fn one_bot_alone_plays_every_seat() {
    let one = timeless(simulate(&["--games", "20", "--bots", "recruit"]));
    assert_eq!(one, timeless(simulate(&["--games", "20", "--bots", "recruit,recruit"])));
}

#[test]
fn a_record_that_was_tampered_with_fails_and_says_where() {
    let folder = folder("tampered-records");
    simulate(&["--games", "1", "--out", folder.to_str().expect("a plain path")]);
    let file = &files(&folder)[0];
    let sound = std::fs::read_to_string(file).expect("a record");
    let verify = |text: &str| {
        std::fs::write(file, text).expect("a file can be written");
        let output = run(&["verify", file]);
        assert_eq!(output.status.code(), Some(1), "{}", printed(&output));
        assert_eq!(complained(&output), "sandtable: 1 of one record failed\n");
        printed(&output)
    };
    let last = sound.lines().last().expect("the last line");
    assert!(verify(&sound.replace(last, "")).contains("FAILED: "), "an action is missing");
    assert!(verify(&sound.replace("\nseed: ", "\nseed: x")).contains("expected 64 hexadecimal digits"));
    let other_seed = sound.replace("\nseed: ", &format!("\nseed: {}\nwas: ", "0".repeat(64)));
    let other_seed = other_seed.lines().filter(|line| !line.starts_with("was: ")).collect::<Vec<_>>().join("\n");
    assert!(verify(&other_seed).contains("cannot be played"), "the cards lie otherwise");
    let old = verify(&sound.replace("\nrules: 1\n", "\nrules: 0\n"));
    assert!(old.contains("played by rules version 0 of battle-line, this program plays version 1"), "{old}");
}

#[test]
fn the_documented_record_verifies() {
    let file = folder("documented-record").join("documented.record");
    std::fs::write(&file, block(&document("records.md"), "text record")).expect("a file can be written");
    let told = run_well(&["verify", file.to_str().expect("a plain path")]);
    assert!(told.contains("ok: the dice are proved"), "{told}");
}

#[test]
fn an_arena_rates_its_bots() {
    let arguments = ["arena", "battle-line", "--bots", "random,recruit", "--games", "40", "--seed", "1"];
    let report: Value = serde_json::from_str(&run_well(&[&arguments[..], &["--json"]].concat())).expect("JSON");
    assert_eq!(report["pairings"][0]["games"], 40);
    assert_eq!(report["ratings"][0]["points"]["value"], 0.0);
    assert!(report["ratings"][1]["points"]["value"].as_f64() > Some(0.0), "a recruit is stronger: {report}");
    let table = run_well(&arguments);
    assert!(table.contains("recruit against random"), "{table}");
}

#[test]
fn a_plan_that_makes_no_sense_is_a_usage_error() {
    let cases: [(&[&str], &str); 6] = [
        (&["sim", "chess"], "no game \"chess\""),
        (&["sim", "battle-line", "--bots", "random,random,random"], "bots: expected 2"),
        (&["sim", "battle-line", "--bots", "genius,random"], "no level \"genius\""),
        (&["sim", "battle-line", "--games", "0"], "games: expected 1 or more"),
        (&["sim", "battle-line", "-o", "games=26"], "-o games: expected a number from 1 to 25"),
        (&["arena", "battle-line", "--bots", "random"], "an arena expects two or more"),
    ];
    for (arguments, complaint) in cases {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complained(&output).contains(complaint), "{}", complained(&output));
        assert_eq!(printed(&output), "");
    }
}

#[test]
fn a_map_of_ones_own_takes_the_games_options() {
    let file = folder("own-map").join("own.toml");
    std::fs::write(&file, block(&document("scenarios/dday-dice.md"), "toml")).expect("a file can be written");
    let file = file.to_str().expect("a plain path");
    for (seats, bots) in [("2", "random,random"), ("3", "random,random,random")] {
        let seats = format!("seats={seats}");
        run_well(&["sim", "dday-dice", "--scenario", file, "-o", &seats, "--games", "2", "--bots", bots]);
    }
}
