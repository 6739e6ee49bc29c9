//! DD-3: turns, windows, precedence.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_dday_dice::Event;
use serde_json::json;

#[test]
fn dd_3_1_each_phase_is_finished_by_all_before_the_next() {
    let shown = dice("R s1 s1, W s1 star, B courage tool");
    let mut game =
        several("tiger", "dice", &[json!({"sector": 2, "dice": shown}), json!({"sector": 3, "dice": shown})]);
    play_all(&mut game, ME, &["die:r1 → button:lock", "die:r2 → button:lock", "button:stop"]);
    assert_eq!(phase(&game), "dice", "seat 1 still has to lock");
    assert_eq!(refusal(&game, SHE, "sector:5"), Some("DD-3.1"));
    let events = play_all(&mut game, SHE, &["die:r1 → button:lock", "die:r2 → button:lock", "button:stop"]);
    let order: Vec<usize> = [
        events.iter().position(|event| matches!(event, Event::Collected { .. })),
        events.iter().position(|event| matches!(event, Event::MarkerTurned { .. })),
    ]
    .into_iter()
    .flatten()
    .collect();
    assert!(order[0] < order[1]);
}

#[test]
fn dd_3_2_a_unit_in_the_bunker_takes_no_part_in_any_phase() {
    let shown = dice("R s1 s1, W s1 star, B courage tool");
    let game = several("tiger", "dice", &[json!({"sector": "bunker"}), json!({"sector": 3, "dice": shown})]);
    assert_eq!(game.to_act().iter().collect::<Vec<_>>(), [SHE]);
    assert_eq!(refusal(&game, ME, "die:r1 → button:lock"), Some("DD-3.2"));
}

/// DD-3.3, DD-4.9, DD-30.1.
#[test]
fn dd_3_3_rolling_and_casualties_are_done_by_all_at_once() {
    let shown = dice("R s1 s1, W s1 star, B courage tool");
    let game = several("tiger", "dice", &[json!({"sector": 2, "dice": shown}), json!({"sector": 3, "dice": shown})]);
    assert_eq!(game.to_act().len(), 2);
    assert_eq!(unit(&game, ME).dice.len(), 6, "everybody sees them while they roll");
    let medic = json!({"sector": 9, "soldiers": 20, "specialists": ["medic"], "this-turn": {"losses": 3}});
    let game = several(
        "tiger",
        "losses",
        &[medic, json!({"sector": 9, "specialists": ["scout"], "soldiers": 9, "this-turn": {"losses": 2}})],
    );
    assert_eq!(game.to_act().len(), 2);
    let game = several("tiger", "supply", &[json!({"stars": 9, "soldiers": 5}), json!({"stars": 9})]);
    assert_eq!(game.to_act().len(), 1, "a window asks one after the other");
}

#[test]
fn dd_3_4_the_windows_of_a_turn_are_result_upkeep_supply_move_and_fire() {
    let radio = json!({"sector": 2, "soldiers": 30, "items": ["field-radio"], "courage": 9, "stars": 2, "dice": dice("R s1 skull, W s1 star, B courage courage")});
    let mut game = solo("tiger", "result", radio);
    let mut seen = vec![phase(&game)];
    for path in ["button:done", "die:r1", "button:done", "button:done", "button:done"] {
        play(&mut game, ME, path);
        seen.push(phase(&game));
    }
    assert_eq!(seen[..5], ["result", "upkeep", "supply", "move", "fire"]);
}

/// DD-3.5, DD-3.6, DD-3.7, DD-3.8.
#[test]
fn x_26_precedence_is_by_strength_then_by_dice_and_wait_lets_others_go_first() {
    let sector = |sector: u8, soldiers: u8| json!({"sector": sector, "soldiers": soldiers, "stars": 5});
    let mut game = several("tiger", "supply", &[sector(1, 9), sector(2, 6), sector(3, 9)]);
    let events = go_on(&mut game, &["3", "5"]);
    assert!(events.contains(&Event::OrderRolled { seat: ME, number: 3 }));
    assert_eq!(view(&game).window.unwrap().order, [SHE, HE, ME]);
    assert_eq!(refusal(&game, ME, "specialist:sergeant → button:recruit"), Some("DD-3.5"));
    play(&mut game, SHE, "button:wait");
    play(&mut game, HE, "specialist:sergeant → button:recruit");
    assert_eq!(game.to_act().lowest(), Some(ME), "seat 2 has no stars left and is passed over");
    assert_eq!(refusal(&game, ME, "specialist:sergeant → button:recruit"), Some("DD-1.6"));
    play(&mut game, ME, "button:done");
    assert_eq!(refusal(&game, SHE, "specialist:sergeant → button:recruit"), Some("DD-1.6"));
}

#[test]
fn dd_3_6_equal_dice_are_rolled_again() {
    let unit = |sector: u8| json!({"sector": sector, "stars": 5});
    let mut game = several("tiger", "supply", &[unit(1), unit(2), unit(3)]);
    go_on(&mut game, &["4", "4", "2", "1", "6"]);
    assert_eq!(view(&game).window.unwrap().order, [SHE, ME, HE]);
    // Seat 2 cannot do anything: no die for it, nor for anybody when only one is left to be asked.
    let game = several("tiger", "supply", &[json!({"sector": 1, "stars": 5}), json!({"sector": 2})]);
    assert_eq!(view(&game).window.unwrap().order, [ME, SHE]);
}

#[test]
fn dd_3_7_a_seat_acts_as_often_as_it_likes_and_ends_with_done_or_wait() {
    let mut game = several(
        "tiger",
        "supply",
        &[json!({"sector": 1, "soldiers": 3, "stars": 9, "points": 40}), json!({"sector": 2, "stars": 9})],
    );
    play_all(&mut game, ME, &["specialist:medic → button:recruit", "card:flak-vest → button:find"]);
    play(&mut game, SHE, "button:done");
    // Nothing is left for seat 0 but to end: it is not asked again, and the window is closed.
    assert_ne!(phase(&game), "supply");
    let mut game = several(
        "tiger",
        "supply",
        &[json!({"sector": 1, "soldiers": 3, "stars": 9, "points": 40}), json!({"sector": 2, "stars": 9})],
    );
    play(&mut game, ME, "button:wait");
    play(&mut game, SHE, "button:done");
    assert_eq!((phase(&game), game.to_act().lowest()), ("supply".to_owned(), Some(ME)), "asked again");
}

#[test]
fn dd_3_8_wait_is_offered_while_another_is_not_done_and_a_last_round_has_none() {
    let unit = |sector: u8, soldiers: u8| json!({"sector": sector, "soldiers": soldiers, "stars": 9});
    let mut game = several("tiger", "supply", &[unit(1, 3), unit(2, 4)]);
    play(&mut game, ME, "button:wait");
    play(&mut game, SHE, "button:wait");
    // Nobody acted: the last round.
    assert_eq!(refusal(&game, ME, "button:wait"), Some("DD-3.8"));
    play(&mut game, ME, "button:done");
    assert_eq!(refusal(&game, SHE, "button:wait"), Some("DD-3.8"));
    let alone = solo("tiger", "supply", json!({"stars": 9}));
    assert_eq!(refusal(&alone, ME, "button:wait"), Some("DD-3.8"));
}

#[test]
fn dd_3_9_who_can_do_nothing_is_passed_over_and_forced_choices_are_made_unasked() {
    // One die that shows no skull: the skull takes it unasked.
    let gained = upkeep("tiger", 2, "us", "R s2 skull, W skull skull, B skull skull", json!({}), &["button:none"]);
    assert_eq!(gained, [0, 0, 1, 0], "the soldiers are cancelled; the courage is the sector's");
    // Nothing to recruit, find or use: the supply window is passed over, and the move window too.
    let mut game = solo("tiger", "supply", json!({"sector": 10, "visited": [1, 9], "soldiers": 30}));
    let events = go_on(&mut game, &["2"]);
    assert_eq!(losses(&events, ME), Some(12));
}
