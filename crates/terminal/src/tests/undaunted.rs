//! Undaunted at the table: whole screens, odds over targets, reasons, and whole games by keys.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use sandtable_core::{Chance as _, Fast, Kind, Language, Match, Seed};
use sandtable_undaunted::Undaunted;
use serde_json::{Value, json};

use super::table::{click, find};
use super::whole_games::play_out;
use super::{Rig, bot, options, person};
use crate::{PlayOptions, Start};

/// The middle of a battle at La Raye: the US to play, one counter suppressed, both sides on one tile.
fn battle() -> Value {
    json!({
        "setup": {"scenario": "1"},
        "round": 5,
        "marker": "us",
        "turn": "us",
        "us": {
            "counters": {"rifle-a": "13b", "rifle-b": "17b", "scout-a": "12b", "scout-b": "2b"},
            "suppressed": ["rifle-b"],
            "scouted": ["17b", "12b", "16b"], "controlled": ["2b", "13b"],
            "hand": ["rifle-a", "scout-a", "leader-a", "fog"],
            "deck": ["sergeant", "rifle-b"],
            "discard": ["leader-b", "fog"]
        },
        "ge": {
            "counters": {"rifle-a": "12b", "rifle-b": "5b", "scout-a": "5b"},
            "scouted": ["8a", "12b"], "controlled": ["5b"],
            "hand": ["rifle-a", "scout-b", "fog", "fog"],
            "deck": ["sergeant", "leader-a"],
            "discard": ["rifle-b"]
        }
    })
}

fn at(position: &Value, size: (u16, u16), language: Language) -> Rig {
    let kind = Kind::<Undaunted>::default();
    let mut play = Match::from_position(&kind, position, Seed::from_text("terminal")).unwrap();
    play.seat_names(["Ada".to_owned(), "Bela".to_owned()]);
    let start = Start::Resume { file: std::path::PathBuf::new(), record: Box::new(play.record()) };
    Rig::new(PlayOptions { language, ..options(start, vec![person("Ada"), bot()]) }, size)
}

fn scenario(number: u8, size: (u16, u16), language: Language) -> Rig {
    let setup = json!({"scenario": number.to_string(), "round-limit": 12});
    let start = Start::New { game: "undaunted".to_owned(), setup, seed: Seed::from_text("terminal") };
    Rig::new(PlayOptions { language, ..options(start, vec![person("Ada"), bot()]) }, size)
}

/// Moves until the line below the prompt speaks of a thing.
fn seek(rig: &mut Rig, key: KeyCode, thing: &str) {
    for _ in 0..30 {
        if rig.screen().lines().nth(2).is_some_and(|line| line.contains(thing)) {
            return;
        }
        rig.press(key);
    }
    panic!("no {thing}:\n{}", rig.screen());
}

fn choose(rig: &mut Rig, thing: &str) {
    seek(rig, KeyCode::Tab, thing);
    rig.press(KeyCode::Enter);
}

#[test]
fn a_battle_at_80_by_24() {
    assert_snapshot!(at(&battle(), (80, 24), Language::En).screen());
}

#[test]
fn a_battle_at_120_by_36() {
    assert_snapshot!(at(&battle(), (120, 36), Language::En).screen());
}

#[test]
fn a_card_taken_up_shows_its_actions() {
    let mut rig = at(&battle(), (80, 24), Language::En);
    // The second card is Scout A.
    rig.type_in("2");
    assert_snapshot!(rig.screen());
}

#[test]
fn the_chance_to_hit_stands_beside_every_target() {
    let mut rig = at(&battle(), (80, 24), Language::En);
    // The third card is Rifleman A.
    rig.type_in("3");
    choose(&mut rig, "Attack");
    assert_snapshot!(rig.screen());
}

#[test]
fn the_whole_odds_of_a_target_are_on_a_sheet() {
    let mut rig = at(&battle(), (80, 24), Language::En);
    rig.type_in("3");
    choose(&mut rig, "Attack");
    rig.type_in("w");
    assert_snapshot!(rig.screen());
    rig.press(KeyCode::Esc);
    rig.press(KeyCode::Esc);
    seek(&mut rig, KeyCode::Tab, "Attack");
    assert!(rig.screen().contains("3 choices: 30 % to 60 %"), "{}", rig.screen());
    rig.type_in("aattack");
    assert!(rig.screen().contains("Attack German Riflemen A  60 %"), "{}", rig.screen());
}

#[test]
fn why_a_card_or_a_tile_cannot_be_chosen() {
    let mut rig = at(&battle(), (80, 24), Language::En);
    // The fourth card is Fog of War.
    rig.type_in("4");
    assert!(rig.screen().contains("UN-7."), "{}", rig.screen());
    rig.type_in("3");
    choose(&mut rig, "Move");
    let place = find(&mut rig, "8A");
    click(&mut rig, place);
    assert!(rig.screen().contains("UN-9."), "{}", rig.screen());
}

#[test]
fn every_scenario_shows_everything_that_may_be_chosen() {
    for number in 1..=12 {
        let mut rig = scenario(number, (80, 24), Language::En);
        let mut chance = Fast::new(u64::from(number));
        for _ in 0..40 {
            rig.wait();
            if rig.table.record().outcome.is_some() {
                break;
            }
            let shown = rig.table.in_sight();
            let missing = rig.table.choosable().into_iter().find(|step| !shown.contains(step));
            assert_eq!(missing, None, "scenario {number}:\n{}", rig.screen());
            for _ in 0..=chance.below(5) {
                rig.press(KeyCode::Tab);
            }
            rig.press(KeyCode::Enter);
        }
    }
}

#[test]
fn whole_games_by_keys_at_80_by_24() {
    for number in [2, 12] {
        let mut rig = scenario(number, (80, 24), Language::En);
        play_out(&mut rig, &mut Fast::new(u64::from(number)));
        assert!(rig.screen().contains("The match is over"), "{}", rig.screen());
    }
}

#[test]
fn every_language_fits_the_smallest_window() {
    for language in Language::ALL {
        let mut rig = at(&battle(), (80, 24), language);
        rig.type_in("2");
        let screen = rig.screen();
        assert!(!screen.contains("ui-") && !screen.contains("un-"), "{screen}");
        // Every action of a Scout, and the end of the turn.
        assert!(rig.table.choosable().iter().all(|step| rig.table.in_sight().contains(step)), "{screen}");
        rig.type_in("d");
        assert!(!rig.screen().contains("ui-"), "{}", rig.screen());
    }
}

#[test]
fn the_largest_maps_at_80_by_24() {
    for number in [5, 8] {
        assert_snapshot!(format!("scenario_{number}_at_80_by_24"), scenario(number, (80, 24), Language::En).screen());
    }
}

#[test]
fn the_position_is_told_in_words() {
    let mut rig = at(&battle(), (90, 60), Language::En);
    rig.type_in("d");
    assert_snapshot!(rig.screen());
}
