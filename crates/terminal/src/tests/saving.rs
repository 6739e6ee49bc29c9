//! A match is its record, and the file always has it.

use std::path::Path;

use ratatui::crossterm::event::KeyCode;
use serde_json::json;

use super::{Rig, bot, options, person};
use crate::table::Table;
use crate::{PlayOptions, Start, read_record};

#[test]
fn the_file_has_every_action_at_once_and_the_match_goes_on_from_it() {
    let mut rig = Rig::start(json!({"starter": "seat-0"}), vec![person("Ada"), bot()], (80, 24));
    for keys in [KeyCode::Enter, KeyCode::Char('4'), KeyCode::Enter] {
        rig.press(keys);
        assert_eq!(read_record(&rig.file).unwrap(), rig.table.record());
    }
    rig.wait();
    rig.press(KeyCode::Esc);
    let record = read_record(&rig.file).unwrap();
    assert!(record.entries.len() >= 4);

    let start = Start::Resume { file: rig.file.clone(), record: Box::new(record.clone()) };
    let mut resumed = Rig::new(options(start, vec![person("Ada"), bot()]), (80, 24));
    assert_eq!(resumed.table.record(), record);
    let log = |screen: String| screen.lines().skip(19).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(log(resumed.screen()), log(rig.screen()));
}

#[test]
fn a_resumed_match_is_kept_in_its_own_file() {
    let rig = Rig::start(json!({"starter": "seat-0"}), vec![person("Ada"), bot()], (80, 24));
    let start = Start::Resume { file: rig.file.clone(), record: Box::new(rig.table.record()) };
    let table = Table::new(PlayOptions { save: None, ..options(start, vec![person("Ada"), bot()]) }).unwrap();
    assert_eq!(table.file(), rig.file);
}

#[test]
fn a_file_that_cannot_be_written_is_named_before_the_match_begins() {
    let start = Start::New { game: "battle-line".into(), setup: json!({}), seed: sandtable_core::Seed::from_text("1") };
    let nowhere = super::file().join("below-a-file").join("x.record");
    std::fs::write(nowhere.parent().unwrap().parent().unwrap(), "in the way").unwrap();
    let Err(error) =
        Table::new(PlayOptions { save: Some(nowhere.clone()), ..options(start, vec![person("Ada"), bot()]) })
    else {
        panic!("a file is no folder");
    };
    assert!(error.to_string().contains("x.record"), "{error}");
    std::fs::remove_file(nowhere.parent().unwrap().parent().unwrap()).unwrap();
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    let file = super::file();
    std::fs::write(&file, "sandtable record 1\ngame: battle-line\nrules: many\n").unwrap();
    let error = format!("{:#}", read_record(&file).unwrap_err());
    assert!(error.contains("is no record: line 3"), "{error}");
    std::fs::remove_file(&file).unwrap();
    assert!(format!("{:#}", read_record(Path::new("no-such-file")).unwrap_err()).contains("cannot read no-such-file"));
}

#[test]
fn as_many_players_as_seats() {
    let start = Start::New { game: "battle-line".into(), setup: json!({}), seed: sandtable_core::Seed::from_text("1") };
    let Err(error) = Table::new(options(start, vec![person("Ada")])) else { panic!("two seats need two players") };
    assert_eq!(error.to_string(), "1 players for 2 seats");
}
