//! The other commands, and how the program behaves as a program.

use std::process::{Command, Stdio};

use crate::program::{complained, folder, printed, run, run_well};

const COMMANDS: [&str; 9] = ["play", "replay", "verify", "sim", "arena", "engine", "games", "completions", "man"];

#[test]
fn every_command_has_help_with_an_example() {
    for command in COMMANDS {
        for flag in ["-h", "--help"] {
            let help = run_well(&[command, flag]);
            assert!(help.contains("Example"), "{command} {flag}: {help}");
        }
    }
}

#[test]
fn the_games_are_listed_and_one_is_told_in_full() {
    let list = run_well(&["games"]);
    assert!(list.contains("battle-line") && list.contains("Battle Line"), "{list}");
    let details = run_well(&["games", "battle-line"]);
    for part in ["last-chance = off | on", "starter = draw | seat-0 | seat-1", "games = 1 to 25, default 1", "BL-15"] {
        assert!(details.contains(part), "{part}: {details}");
    }
    let dutch = run_well(&["games", "battle-line", "--lang", "nl"]);
    assert!(dutch.contains("regelversie"), "{dutch}");
    let json: serde_json::Value = serde_json::from_str(&run_well(&["games", "--json"])).expect("JSON");
    assert_eq!(json[0]["slug"], "battle-line");
}

#[test]
fn a_record_is_printed_step_by_step_for_each_viewer() {
    let folder = folder("printed-record");
    run_well(&["sim", "battle-line", "-n", "1", "--seed", "3", "--out", folder.to_str().expect("a plain path")]);
    let file = folder.join("battle-line-1.record");
    let file = file.to_str().expect("a plain path");
    let all = run_well(&["replay", file]);
    assert!(all.starts_with("Battle Line, rules version 1\nMacedon: bot random\n"), "{all}");
    assert!(all.trim_end().lines().last().expect("a line").starts_with("Result: "), "{all}");
    let public = run_well(&["replay", "--viewer", "public", file]);
    assert!(all.contains("draw troops") && !public.contains("(0): draw troops"), "others read just whose it was");
    assert!(!all.contains("bl-"), "every sentence is there: {all}");
    let story = run_well(&["replay", "--story", file]);
    assert!(story.starts_with("Result: ") && story.contains("\nFlags claimed: bot random "), "{story}");
    assert!(!story.contains("bl-") && !story.contains("core-"), "{story}");
    let old = std::fs::read_to_string(file).expect("just written").replace("rules: 1\n", "rules: 0\n");
    std::fs::write(file, old).expect("the folder is ours");
    assert!(run_well(&["replay", "--story", file]).contains("older rules"), "its head is told all the same");
}

#[test]
fn what_cannot_be_read_is_one_line_on_standard_error() {
    let nowhere = run(&["replay", "nowhere.record"]);
    assert_eq!(nowhere.status.code(), Some(1));
    assert!(complained(&nowhere).starts_with("sandtable: cannot read nowhere.record: "));
    assert_eq!(complained(&nowhere).lines().count(), 1);
    let verify = run(&["verify", "nowhere.record"]);
    assert_eq!(verify.status.code(), Some(1));
    assert!(printed(&verify).contains("FAILED: this is no record"), "{}", printed(&verify));
    assert_eq!(run(&["dance"]).status.code(), Some(2));
    assert_eq!(run(&["play", "chess"]).status.code(), Some(2));
    assert_eq!(run(&["play", "battle-line", "--seats", "you"]).status.code(), Some(2));
}

#[test]
fn completions_and_manual_pages_are_written() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(run_well(&["completions", shell]).contains("arena"), "{shell}");
    }
    assert!(run_well(&["man"]).contains(".TH sandtable"));
    let folder = folder("manual");
    run_well(&["man", "--out", folder.to_str().expect("a plain path")]);
    for page in ["sandtable.1", "sandtable-engine.1", "sandtable-sim.1", "sandtable-verify.1"] {
        assert!(folder.join(page).is_file(), "{page}");
    }
}

/// A reader that leaves before the end, as `head` does, is no error and no reason to complain.
#[test]
fn a_reader_who_leaves_early_is_no_error() {
    for arguments in
        [&["games"][..], &["games", "battle-line"], &["completions", "zsh"], &["man"], &["sim", "battle-line"]]
    {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("the program runs");
        assert_eq!((output.status.code(), complained(&output).as_str()), (Some(0), ""), "{arguments:?}");
    }
}
