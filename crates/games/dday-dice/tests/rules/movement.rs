//! DD-16 and DD-17: movement, entering a sector, mines.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_dday_dice::Event;
use serde_json::{Value, json};

fn mover(map: &str, sector: u8, more: Value) -> sandtable_dday_dice::DDayDice {
    let mut unit = json!({"sector": sector, "soldiers": 60, "courage": 9});
    merge(&mut unit, more);
    solo(map, "move", unit)
}

#[test]
fn dd_16_1_a_unit_moves_at_most_once_a_turn() {
    let mut game = mover("tiger", 2, json!({"items": ["field-radio"]}));
    play(&mut game, ME, "sector:4");
    assert_eq!(refusal(&game, ME, "sector:5"), Some("DD-16.1"));
}

#[test]
fn dd_16_2_forward_or_sideways_never_backward_nor_diagonally() {
    let game = mover("tiger", 4, json!({"visited": [1, 3, 4], "items": ["hip-flask"]}));
    assert_eq!(refusal(&game, ME, "sector:2"), Some("DD-16.2"), "backward");
    assert_eq!(refusal(&game, ME, "sector:8"), Some("DD-16.2"), "no border");
    let game = mover("omaha", 5, json!({}));
    // 5 (0–3) and 9 (6–12): far apart; 5 and 8 overlap.
    assert_eq!(choices_with(&game, ME, "sector:8"), ["sector:8"]);
    assert_eq!(refusal(&game, ME, "sector:9"), Some("DD-16.2"));
    // Sectors that only touch at a corner: hoc 6 (0–3) and 10 (6–12) do not, 4 (0–5) and 8 (9–12) neither.
    assert_eq!(refusal(&mover("hoc", 6, json!({})), ME, "sector:10"), Some("DD-16.2"));
}

#[test]
fn dd_16_3_never_where_it_has_been() {
    let game = mover("tiger", 3, json!({"visited": [1, 2, 3]}));
    assert_eq!(refusal(&game, ME, "sector:2"), Some("DD-16.3"));
    assert_eq!(refusal(&game, ME, "sector:1"), Some("DD-16.3"), "its start sector included");
}

/// DD-16.4, DD-16.5, DD-16.6.
#[test]
fn x_16_courage() {
    let costs = |map: &str, sector: u8, to: &str, more: Value| {
        let game = mover(map, sector, more);
        unit(&game, ME).reach.iter().find(|reach| reach.sector.to_string() == to).unwrap().courage.unwrap()
    };
    assert_eq!(costs("utah", 5, "8", json!({})), 2);
    assert_eq!(costs("utah", 5, "8", json!({"specialists": ["scout"]})), 1);
    assert_eq!(costs("utah", 5, "8", json!({"specialists": ["scout"], "vehicle": "jeep"})), 1);
    assert_eq!(costs("utah", 10, "bunker", json!({"specialists": ["scout"], "vehicle": "jeep"})), 2);
    assert_eq!(costs("utah", 2, "3", json!({})), 0);
    let mut game = mover("utah", 2, json!({"courage": 0}));
    let events = roll(&mut game, ME, "sector:3", &["2"]);
    assert!(events.contains(&Event::MineRolled { seat: ME, number: 2 }));
    let poor = mover("utah", 5, json!({"courage": 1}));
    assert_eq!(refusal(&poor, ME, "sector:8"), Some("DD-16.4"));
}

#[test]
fn dd_16_7_and_dd_16_8_who_need_not_move_may_stay_who_must_and_can_must() {
    assert_eq!(refusal(&mover("tiger", 2, json!({"marker": 3})), ME, "button:done"), None);
    assert_eq!(refusal(&mover("tiger", 2, json!({"marker": 4})), ME, "button:done"), Some("DD-16.8"));
    // It must and cannot: done is offered beside what else it may do.
    let stuck = mover("tiger", 4, json!({"courage": 0, "items": ["field-radio"]}));
    assert_eq!(refusal(&stuck, ME, "button:done"), None);
}

#[test]
fn dd_16_9_who_had_to_move_and_has_not_is_destroyed() {
    let mut game = mover("tiger", 4, json!({"courage": 0, "items": ["field-radio"]}));
    play(&mut game, ME, "button:done");
    assert_eq!(game.outcome().unwrap().rule(), Some("DD-16.9"));
}

#[test]
fn dd_16_10_a_sector_for_one_unit_cannot_be_entered_while_another_is_in_it() {
    let unit = |sector: u8, soldiers: u8| json!({"sector": sector, "soldiers": soldiers, "courage": 9, "this-turn": {"cry": true}});
    let game = several("omaha", "move", &[unit(1, 3), json!({"sector": 3, "soldiers": 9})]);
    assert_eq!(refusal(&game, ME, "sector:3"), Some("DD-16.10"));
    assert_eq!(refusal(&game, ME, "button:cry → sector:3"), Some("DD-16.10"));
    assert_eq!(refusal(&game, ME, "sector:4"), None);
}

/// DD-16.11, DD-16.12, DD-17.14, DD-7.24.
#[test]
fn x_18_battle_cry_into_a_demand() {
    let cry = json!({"courage": 0, "specialists": ["medic"], "this-turn": {"cry": true}});
    let mut game = mover("omaha", 9, cry.clone());
    let events = roll(&mut game, ME, "button:cry → sector:11", &["3"]);
    assert!(events.contains(&Event::MineLosses { seat: ME, losses: 2 }), "the Medic lives and helps");
    let events = roll(&mut game, ME, "button:soldiers", &["5", "1"]);
    assert!(has_event(&events, |event| matches!(event, Event::Gained { amount: 5, .. })), "1d6 soldiers come");
    let mut unit = json!({"sector": 9, "soldiers": 60});
    merge(&mut unit, cry);
    let mut france = at(json!({"setup": {"map": "omaha", "nations": ["fr"]}, "phase": "move", "units": [unit]}));
    let events = roll(&mut france, ME, "button:cry → sector:11", &["5", "1"]);
    assert!(!has_event(&events, |event| matches!(event, Event::MineRolled { .. })));
    let cry = json!({"this-turn": {"cry": true}});
    assert_eq!(refusal(&mover("juno", 6, cry), ME, "button:cry → sector:9"), Some("DD-16.12"));
    let sideways = mover("tiger", 2, json!({"this-turn": {"cry": true}}));
    assert_eq!(refusal(&sideways, ME, "button:cry → sector:3"), Some("DD-16.11"), "forward only");
}

#[test]
fn dd_16_13_a_battle_cry_not_used_is_lost_and_the_usual_move_remains() {
    let mut game = mover("tiger", 2, json!({"this-turn": {"cry": true}}));
    assert_eq!(refusal(&game, ME, "sector:4"), None);
    play(&mut game, ME, "button:done");
    assert_eq!(phase(&game), "dice");
    assert!(!unit(&game, ME).cry);
}

/// DD-16.14, DD-7.23.
#[test]
fn dd_16_14_after_a_cry_of_the_uk_the_first_that_accepts_follows() {
    let units = json!([{"sector": 5, "soldiers": 60, "this-turn": {"cry": true}}, {"sector": 5, "soldiers": 70}, {"sector": 5, "soldiers": 80}]);
    let mut game =
        at(json!({"setup": {"map": "tiger", "nations": ["uk", "us", "ca"]}, "phase": "move", "units": units}));
    roll(&mut game, ME, "button:cry → sector:8", &["1"]);
    assert_eq!(game.to_act().lowest(), Some(SHE));
    assert_eq!(choices(&game, SHE), ["button:follow", "button:no"]);
    play(&mut game, SHE, "button:no");
    assert_eq!(game.to_act().lowest(), Some(HE));
    let events = roll(&mut game, HE, "button:follow", &["6"]);
    assert!(events.contains(&Event::MineLosses { seat: HE, losses: 6 }), "with its own mine roll");
    assert_eq!(
        (unit(&game, HE).sector.to_string(), unit(&game, SHE).sector.to_string()),
        ("8".to_owned(), "5".to_owned())
    );
}

#[test]
fn dd_17_1_have_means_in_the_unit_when_it_enters() {
    assert_eq!(refusal(&mover("tiger", 2, json!({})), ME, "sector:5"), Some("DD-17.1"));
    let mut game = mover("tiger", 2, json!({"specialists": ["corporal"]}));
    play(&mut game, ME, "sector:5");
    assert_eq!(specialists(&game, ME), ["corporal"]);
    // If it dies later the unit may stay: nothing asks again.
    let game =
        solo("tiger", "move", json!({"sector": 5, "soldiers": 60, "courage": 9, "dead": ["corporal"], "marker": 2}));
    assert_eq!(refusal(&game, ME, "button:done"), None);
}

#[test]
fn dd_17_2_and_dd_17_5_a_sacrifice_dies_on_entry_and_pays_for_no_loss() {
    let mut game = mover("tiger", 4, json!({"specialists": ["scout", "medic"]}));
    assert_eq!(refusal(&game, ME, "sector:7"), Some("DD-17.2"));
    assert_eq!(refusal(&game, ME, "sector:7 → specialist:gunner"), Some("DD-17.2"));
    let events = roll(&mut game, ME, "sector:7 → specialist:scout", &["2"]);
    assert_eq!(losses(&events, ME), Some(8 + 2 - 1));
    assert_eq!(specialists(&game, ME), ["medic"]);
    let named = mover("omaha", 9, json!({"specialists": ["scout"]}));
    assert_eq!(refusal(&named, ME, "sector:11 → specialist:scout"), Some("DD-17.2"), "the Medic is demanded");
}

#[test]
fn dd_17_3_a_discard_takes_the_item() {
    assert_eq!(refusal(&mover("hoc", 2, json!({})), ME, "sector:4"), Some("DD-17.3"));
    let mut game = mover("hoc", 2, json!({"items": ["grappling-hook"]}));
    let events = roll(&mut game, ME, "sector:4 → card:grappling-hook", &["1"]);
    assert!(has_event(&events, |event| matches!(event, Event::Discarded { .. })));
    assert!(items(&game, ME).is_empty());
}

#[test]
fn dd_17_4_two_icons_mean_one_or_the_other() {
    let text =
        include_str!("../../data/maps/tiger.toml").replace("have = [\"corporal\"]", "have = [\"corporal\", \"scout\"]");
    let setup = sandtable_dday_dice::DDayDice::scenario(&text).unwrap();
    let with = |who: Value| {
        at(
            json!({"setup": setup, "phase": "move", "units": [{"sector": 2, "soldiers": 60, "courage": 9, "specialists": who}]}),
        )
    };
    assert_eq!(refusal(&with(json!(["scout"])), ME, "sector:5"), None);
    assert_eq!(refusal(&with(json!(["corporal"])), ME, "sector:5"), None);
    assert_eq!(refusal(&with(json!(["medic"])), ME, "sector:5"), Some("DD-17.1"));
}

#[test]
fn dd_17_6_demands_hold_sideways_too() {
    assert_eq!(refusal(&mover("tiger", 4, json!({"items": ["hip-flask"]})), ME, "sector:5"), Some("DD-17.1"));
}

/// DD-17.7, DD-17.8.
#[test]
fn x_17_mines() {
    let cross = |more: Value, die: &str| {
        let mut game = mover("utah", 2, more);
        let events = roll(&mut game, ME, "sector:3", &[die]);
        (game, events)
    };
    let (mut game, events) = cross(json!({"specialists": ["medic"]}), "3");
    assert!(events.contains(&Event::MineLosses { seat: ME, losses: 2 }));
    assert_eq!(choices(&game, ME), ["specialist:medic", "button:soldiers"]);
    play_all(&mut game, ME, &["specialist:medic"]);
    assert_eq!(counts(&game, ME)[0], 60 - 1 - 6, "the Medic and one soldier, then the combat");
    let (_, events) = cross(json!({"specialists": ["medic"]}), "1");
    assert!(events.contains(&Event::MineLosses { seat: ME, losses: 0 }));
    let mut game = mover("utah", 2, json!({"specialists": ["minesweeper"]}));
    assert!(!has_event(&play(&mut game, ME, "sector:3"), |event| matches!(event, Event::MineRolled { .. })));
    let (mut game, _) = cross(json!({"specialists": ["medic"], "items": ["binoculars"]}), "6");
    assert_eq!(refusal(&game, ME, "card:binoculars → number:6"), Some("DD-13.6"));
    let events = play(&mut game, ME, "card:binoculars → number:1");
    assert!(events.contains(&Event::MineLosses { seat: ME, losses: 0 }));
    let mut weak = mover("utah", 2, json!({"soldiers": 4}));
    roll(&mut weak, ME, "sector:3", &["4"]);
    assert_eq!(weak.outcome().unwrap().rule(), Some("DD-20.6"));
}

#[test]
fn dd_17_9_and_dd_17_10_an_obstacle_takes_wire_cutters_or_a_bulldozer() {
    assert_eq!(refusal(&mover("omaha", 6, json!({})), ME, "sector:7"), Some("DD-17.9"));
    let mut game = mover("omaha", 6, json!({"items": ["wire-cutters"]}));
    roll(&mut game, ME, "sector:7", &["1"]);
    assert!(items(&game, ME).is_empty(), "one pair is discarded");
    // Another unit's Bulldozer in the sector serves too.
    let units = [
        json!({"sector": 6, "soldiers": 3, "courage": 9, "items": ["wire-cutters"]}),
        json!({"sector": 6, "soldiers": 60, "vehicle": "bulldozer"}),
    ];
    let mut game = several("omaha", "move", &units);
    play(&mut game, ME, "sector:7");
    assert_eq!(items(&game, ME), ["wire-cutters"]);
}

/// DD-17.11, DD-17.13.
#[test]
fn x_19_a_free_specialist_joins_after_the_mines() {
    let mut game = mover("hoc", 4, json!({}));
    let events = roll(&mut game, ME, "sector:7", &["2", "1"]);
    let mine = events.iter().position(|event| matches!(event, Event::MineRolled { .. })).unwrap();
    let joined = events.iter().position(|event| matches!(event, Event::Joined { .. })).unwrap();
    assert!(mine < joined);
    let mut game = mover("hoc", 4, json!({"dead": ["minesweeper"]}));
    let events = roll(&mut game, ME, "sector:7", &["2", "1"]);
    assert!(!has_event(&events, |event| matches!(event, Event::Joined { .. })));
    // It does not count as the recruit of the turn: recruiting is still possible next phase 4.
    let mut reserve = mover("merville", 3, json!({"specialists": ["bugler"]}));
    let events = roll(&mut reserve, ME, "sector:6", &["1"]);
    assert!(!has_event(&events, |event| matches!(event, Event::Joined { .. })), "DD-12.5 does not allow it");
}

#[test]
fn dd_17_11_courage_demand_mines_soldiers_specialist_bugler() {
    let mut game = mover("omaha", 9, json!({"specialists": ["medic", "bugler"]}));
    let events = roll(&mut game, ME, "sector:11 → specialist:medic", &["1"]);
    assert_eq!(choices(&game, ME), ["specialist:bugler", "button:soldiers"]);
    let rest = roll(&mut game, ME, "button:soldiers", &["4", "1"]);
    let amounts: Vec<u16> = rest
        .iter()
        .filter_map(|event| if let Event::Gained { amount, .. } = event { Some(*amount) } else { None })
        .collect();
    assert_eq!(amounts, [4, 2], "1d6 soldiers, then the Bugler");
    assert!(matches!(events[..2], [Event::Moved { courage: 3, .. }, Event::Sacrificed { .. }]));
}

#[test]
fn dd_17_12_one_die_of_soldiers_on_entry() {
    let mut game = mover("tiger", 9, json!({"specialists": ["scout"]}));
    let events = roll(&mut game, ME, "sector:10 → specialist:scout", &["6", "1"]);
    assert!(has_event(&events, |event| matches!(event, Event::Gained { amount: 6, .. })));
}

#[test]
fn dd_17_13_the_specialist_of_a_sector_is_free_and_no_recruit_of_the_turn() {
    let mut game =
        solo("tiger", "move", json!({"sector": 1, "soldiers": 60, "courage": 9, "this-turn": {"recruited": true}}));
    let events = play(&mut game, ME, "sector:2");
    assert!(has_event(&events, |event| matches!(event, Event::Joined { .. })));
    assert_eq!(specialists(&game, ME), ["scout"]);
}

#[test]
fn dd_17_14_a_battle_cry_finds_them_too() {
    let mut game =
        solo("tiger", "move", json!({"sector": 1, "soldiers": 60, "courage": 0, "this-turn": {"cry": true}}));
    play(&mut game, ME, "button:cry → sector:2");
    assert_eq!(specialists(&game, ME), ["scout"]);
}
