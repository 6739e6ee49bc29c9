//! Axis & Allies: D-Day at the table: the coast, the list, groups and standing orders, and whole games by keys.

use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, MouseEventKind};
use sandtable_axis_dday::AxisDDay;
use sandtable_core::{Entry, Fast, Kind, Language, Match, Registry, Seed};
use serde_json::{Value, json};

use super::played::play;
use super::{Rig, bot, options, person};
use crate::{PlayOptions, Start};

/// The second turn: two beaches are taken, one is fought for, and the Allies move.
fn landed() -> Value {
    json!({
        "turn": 2,
        "step": "order 8",
        "zones": {
            "10": {"axis": "2I", "us": "3I"},
            "11": {"us": "2I 1A"},
            "14": {"us": "4I 1A 1T"},
            "15": {"axis": "1I 1B", "uk": "3I 1A 1T"},
            "17": {"uk": "2I 1T"},
            "21": {"axis": "3I 1A"},
            "30": {"axis": "2I 1A 1T", "us": "2F", "uk": "1F"}
        },
        "boxes": {"utah": "1I", "omaha": "2I", "gold": "1A", "juno": "3I 1A 1T", "sword": ""},
        "charts": {"us": "9-30", "uk": "4-29", "rennes": "8-40", "rouen": "6-27"}
    })
}

fn at(position: &Value, size: (u16, u16), language: Language) -> Rig {
    let kind = Kind::<AxisDDay>::default();
    let mut play = Match::from_position(&kind, position, Seed::from_text("terminal")).unwrap();
    play.seat_names(["Bela".to_owned(), "Ada".to_owned()]);
    let start = Start::Resume { file: std::path::PathBuf::new(), record: Box::new(play.record()) };
    Rig::new(played_by(start, language), size)
}

/// A zone has been taken up.
pub(super) fn on_the_coast(size: (u16, u16)) -> Rig {
    let mut rig = at(&landed(), size, Language::En);
    choose(&mut rig, "Vierville");
    rig
}

fn from_the_start(setup: Value, size: (u16, u16), language: Language) -> Rig {
    let start = Start::New { game: "axis-dday".to_owned(), setup, seed: Seed::from_text("terminal") };
    Rig::new(played_by(start, language), size)
}

/// A bot leads the Axis, Ada the Allies.
fn played_by(start: Start, language: Language) -> PlayOptions {
    let registry = Registry::new().with::<AxisDDay>();
    PlayOptions { registry, language, ..options(start, vec![bot(), person("Ada")]) }
}

/// Moves until the line below the prompt speaks of a thing, and chooses it.
fn choose(rig: &mut Rig, thing: &str) {
    for _ in 0..60 {
        if rig.screen().lines().nth(2).is_some_and(|line| line.contains(thing)) {
            return rig.press(KeyCode::Enter);
        }
        rig.press(KeyCode::Tab);
    }
    panic!("no {thing}:\n{}", rig.screen());
}

/// What was decided, in notation.
fn decided(rig: &Rig) -> Vec<String> {
    let entries = rig.table.record().entries;
    entries
        .into_iter()
        .filter_map(|entry| if let Entry::Action(_, action) = entry { Some(action) } else { None })
        .collect()
}

#[test]
fn the_coast_at_100_by_30() {
    assert_snapshot!(at(&landed(), (100, 30), Language::En).screen());
}

#[test]
fn the_coast_at_150_by_48() {
    assert_snapshot!(at(&landed(), (150, 48), Language::En).screen());
}

#[test]
fn the_list_at_80_by_24() {
    assert_snapshot!(at(&landed(), (80, 24), Language::En).screen());
}

#[test]
fn a_zone_taken_up_shows_its_units_and_where_they_may_go() {
    let mut rig = at(&landed(), (100, 30), Language::En);
    choose(&mut rig, "Vierville");
    assert_snapshot!(rig.screen());
}

#[test]
fn the_odds_of_a_march_into_a_battle_stand_near_the_prompt() {
    let mut rig = at(&landed(), (100, 30), Language::En);
    choose(&mut rig, "Vierville");
    choose(&mut rig, "→ US infantry");
    for _ in 0..12 {
        if rig.screen().lines().nth(2).is_some_and(|line| line.contains("Saint-Clair")) {
            break;
        }
        rig.press(KeyCode::Tab);
    }
    let line = rig.screen().lines().nth(2).unwrap_or_default().to_owned();
    assert!(line.contains('%'), "{line}");
    rig.type_in("w");
    assert_snapshot!(rig.screen());
}

#[test]
fn a_zone_and_then_its_neighbour_send_everybody() {
    let mut rig = at(&landed(), (100, 30), Language::En);
    choose(&mut rig, "Vierville");
    choose(&mut rig, "to Carentan");
    let moved: Vec<String> = decided(&rig).into_iter().filter(|action| action.starts_with("move 14")).collect();
    assert_eq!(moved.len(), 6, "{moved:?}");
    assert!(moved.iter().all(|action| action.contains(" 13")), "{moved:?}");
}

#[test]
fn so_many_go_at_once_as_was_said_and_one_more_goes_again() {
    let mut rig = at(&landed(), (100, 30), Language::En);
    rig.type_in("2");
    choose(&mut rig, "Vierville");
    choose(&mut rig, "→ US infantry");
    choose(&mut rig, "to Saint-Clair");
    assert_eq!(decided(&rig), ["move 14 us-infantry 21", "move 14 us-infantry 21"]);
    rig.type_in("r");
    assert_eq!(decided(&rig).len(), 3);
}

#[test]
fn everybody_lands_at_one_key() {
    let mut position = landed();
    position["step"] = json!("order 10");
    let mut rig = at(&position, (80, 24), Language::En);
    rig.type_in("m");
    let landed = decided(&rig).into_iter().filter(|action| action.starts_with("land")).count();
    assert_eq!(landed, 9);
}

#[test]
fn a_standing_order_gives_up_casualties_without_asking() {
    let position = json!({
        "turn": 2, "step": "order 13", "empty": true,
        "zones": {"30": {"axis": "5I 2A", "uk": "3I 2A 2T"}, "14": {"us": "1I"}, "2": {"axis": "1I"}, "26": {"axis": "1I"}}
    });
    let mut asked = at(&position, (100, 30), Language::En);
    choose(&mut asked, "Go on");
    assert!(asked.screen().contains("Choose a casualty"), "{}", asked.screen());
    let mut standing = at(&position, (100, 30), Language::En);
    standing.type_in("o");
    choose(&mut standing, "Go on");
    standing.wait();
    assert!(!standing.screen().contains("Choose a casualty"), "{}", standing.screen());
    assert!(decided(&standing).contains(&"at 30 uk-infantry".to_owned()), "{:?}", decided(&standing));
}

#[test]
fn the_charts_and_the_cards_are_on_sheets() {
    let mut rig = at(&landed(), (100, 30), Language::En);
    rig.type_in("c");
    assert_snapshot!(rig.screen());
    rig.press(KeyCode::Esc);
    rig.type_in("f");
    assert!(rig.screen().contains("Airborne Assault"), "{}", rig.screen());
}

#[test]
fn what_a_zone_is_and_how_its_battle_would_go_is_told() {
    let mut rig = at(&landed(), (100, 30), Language::En);
    let screen = rig.screen();
    let place =
        screen.lines().enumerate().find_map(|(row, line)| Some((row, line[..line.find("15⚔")?].chars().count())));
    let (row, column) = place.expect("Bayeux is fought for");
    rig.mouse(MouseEventKind::Moved, column as u16, row as u16);
    rig.type_in("i");
    assert_snapshot!(rig.screen());
}

#[test]
fn nobody_is_called_by_the_number_of_a_seat() {
    let mut rig = from_the_start(json!({"seats": 2}), (100, 30), Language::En);
    play(&mut rig, 40, &mut Fast::new(7));
    rig.type_in("L");
    assert!(!rig.screen().to_lowercase().contains("seat "), "{}", rig.screen());
    rig.press(KeyCode::Esc);
    rig.type_in("d");
    assert!(!rig.screen().to_lowercase().contains("seat "), "{}", rig.screen());
}

#[test]
fn every_option_shows_everything_that_may_be_chosen() {
    let setups = [
        (json!({"fortune": true, "tactics": true}), (80, 24), Language::Hu),
        (json!({"tactics": true, "zones": 42}), (100, 30), Language::Tr),
        (json!({"fortune": true}), (140, 44), Language::Nl),
    ];
    for (number, (setup, size, language)) in setups.into_iter().enumerate() {
        let mut rig = from_the_start(setup, size, language);
        play(&mut rig, 120, &mut Fast::new(number as u64));
    }
}

#[test]
fn a_whole_game_by_keys() {
    let mut rig = from_the_start(json!({}), (100, 30), Language::En);
    play(&mut rig, 6_000, &mut Fast::new(1));
    assert!(rig.screen().contains("The match is over"), "{}", rig.screen());
}
