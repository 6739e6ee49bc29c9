//! DD-4 and DD-23.1 to DD-23.3: the dice.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_dday_dice::{Event, RollKind};
use serde_json::json;

const FIRST: &str = "R s2 skull, W star tool, B s1 skull";

fn first_roll(map: &str, sector: u8, shown: &str, more: serde_json::Value) -> sandtable_dday_dice::DDayDice {
    let mut unit = json!({"sector": sector});
    merge(&mut unit, more);
    let mut game = solo(map, "dice", unit);
    go_on(&mut game, &dice(shown));
    game
}

#[test]
fn dd_4_1_each_unit_outside_rolls_its_six_dice() {
    let mut game = several("tiger", "dice", &[json!({"sector": 2}), json!({"sector": "bunker"})]);
    let events = go_on(&mut game, &dice(FIRST));
    let rolled: Vec<_> = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).collect();
    assert_eq!(rolled.len(), 1);
    assert_eq!(unit(&game, ME).dice.len(), 6);
}

/// DD-4.2, DD-4.3, DD-4.4, DD-4.5, DD-4.6.
#[test]
fn x_10_two_dice_are_locked_and_the_others_re_rolled_twice_at_most() {
    let mut game = first_roll("tiger", 2, FIRST, json!({}));
    assert_eq!(refusal(&game, ME, "button:stop"), Some("DD-4.2"));
    play_all(&mut game, ME, &["die:r1 → button:lock", "die:w1 → button:lock"]);
    assert_eq!(refusal(&game, ME, "die:b1 → button:lock"), Some("DD-4.2"), "exactly two");
    assert_eq!(refusal(&game, ME, "die:r1 → button:reroll"), Some("DD-4.3"));
    assert_eq!(refusal(&game, ME, "button:roll"), Some("DD-4.4"), "nothing is marked");
    play_all(&mut game, ME, &["die:r2 → button:reroll", "die:w2 → button:reroll", "die:b2 → button:reroll"]);
    assert_eq!(refusal(&game, ME, "die:b1 → button:reroll"), Some("DD-4.4"), "marks rise");
    assert_eq!(refusal(&game, ME, "button:stop"), Some("DD-4.5"), "roll what is marked first");
    roll(&mut game, ME, "button:roll", &["s1", "courage", "star"]);
    play_all(&mut game, ME, &["die:w2 → button:reroll", "die:b1 → button:reroll"]);
    let events = roll(&mut game, ME, "button:roll", &["tool", "tool"]);
    assert!(events.contains(&Event::Finished { seat: ME }), "no third re-roll");
    // r1 s2, r2 s1, w1 star, w2 tool, b1 tool, b2 star; and the sector's courage.
    assert_eq!(collected(&events, ME), Some([3, 2, 1, 3]));
}

#[test]
fn dd_4_5_he_may_stop_before_either_re_roll() {
    let mut game = first_roll("tiger", 2, FIRST, json!({}));
    play_all(&mut game, ME, &["die:r1 → button:lock", "die:w1 → button:lock"]);
    assert!(choices(&game, ME).contains(&"button:stop".to_owned()));
    play(&mut game, ME, "die:b2 → button:reroll");
    roll(&mut game, ME, "button:roll", &["s1"]);
    let events = play(&mut game, ME, "button:stop");
    assert!(events.contains(&Event::Finished { seat: ME }));
}

/// DD-4.7, DD-8.2.
#[test]
fn x_12_five_dice_leave_out_b2_and_are_never_a_straight() {
    let mut game = first_roll("tiger", 8, "R skull star, W s1 s2, B courage", json!({}));
    assert_eq!(unit(&game, ME).dice.len(), 5);
    assert_eq!(refusal(&game, ME, "die:b2 → button:lock"), Some("DD-4.7"));
    play_all(&mut game, ME, &["die:r2 → button:lock", "die:w1 → button:lock"]);
    assert_eq!(choices_with(&game, ME, "die:b1"), ["die:b1 → button:reroll"]);
    let events = play(&mut game, ME, "button:stop");
    assert!(!has_event(&events, |event| matches!(event, Event::Straight { .. })));
    // A tricolour needs b1.
    assert_eq!(upkeep("tiger", 8, "us", "R s1 star, W s1 star, B s1", json!({}), &[]), [3 + 5, 2, 0, 0]);
    assert_eq!(upkeep("tiger", 8, "us", "R s1 s1, W s1 s1, B star", json!({}), &[]), [4, 1, 0, 0]);
}

#[test]
fn dd_4_8_where_no_dice_are_locked_all_may_be_re_rolled_twice() {
    let mut game = first_roll("tiger", 7, FIRST, json!({}));
    assert_eq!(refusal(&game, ME, "die:r1 → button:lock"), Some("DD-4.8"));
    for die in ["r1", "r2", "w1", "w2", "b1", "b2"] {
        play(&mut game, ME, &format!("die:{die} → button:reroll"));
    }
    roll(&mut game, ME, "button:roll", &["s1"; 6]);
    play(&mut game, ME, "die:r1 → button:reroll");
    let events = roll(&mut game, ME, "button:roll", &["s2"]);
    assert!(events.contains(&Event::Finished { seat: ME }));
}

#[test]
fn dd_4_9_rolls_and_locks_are_seen_as_they_happen() {
    let mut game = first_roll("tiger", 2, FIRST, json!({}));
    play(&mut game, ME, "die:w1 → button:lock");
    let locked: Vec<String> =
        unit(&game, ME).dice.iter().filter(|die| die.locked).map(|die| die.die.to_string()).collect();
    assert_eq!(locked, ["w1"]);
}

/// DD-23.1, DD-23.2, DD-23.3.
#[test]
fn x_11_a_first_roll_without_soldiers_may_be_rolled_again_once_a_game() {
    let mut game = first_roll("tiger", 2, "R skull star, W tool tool, B courage star", json!({}));
    assert_eq!(choices(&game, ME), ["button:mulligan", "button:keep"]);
    assert_eq!(refusal(&game, ME, "die:r1 → button:lock"), Some("DD-23.1"));
    let events = roll(&mut game, ME, "button:mulligan", &["star"; 6]);
    assert!(has_event(&events, |event| matches!(event, Event::Rolled { roll: RollKind::Mulligan, .. })));
    assert_eq!(refusal(&game, ME, "button:mulligan"), Some("DD-23.2"));
    play_all(&mut game, ME, &["die:r1 → button:lock", "die:r2 → button:lock"]);
    assert_eq!(unit(&game, ME).rerolls_left, 2);
    let with_soldier = first_roll("tiger", 2, "R skull s1, W tool tool, B courage star", json!({}));
    assert_eq!(refusal(&with_soldier, ME, "button:mulligan"), Some("DD-23.1"));
    let used = first_roll("tiger", 2, "R skull star, W tool tool, B courage star", json!({"mulligan-used": true}));
    assert_eq!(refusal(&used, ME, "button:mulligan"), Some("DD-23.2"));
    let mut off = at(json!({"setup": {"mulligan": "off"}, "units": [{}]}));
    go_on(&mut off, &dice("R skull star, W tool tool, B courage star"));
    assert_eq!(refusal(&off, ME, "button:mulligan"), Some("DD-23.1"));
    assert!(off.to_act().contains(ME));
}
