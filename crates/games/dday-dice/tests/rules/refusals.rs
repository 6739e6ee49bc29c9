//! Refusals name the clause that tells most, and say nothing that is not so.

use crate::common::*;
use sandtable_core::{Rules, Seat};
use serde_json::json;

fn faces(count: usize) -> Vec<&'static str> {
    vec!["s1"; count]
}

/// The clause and the message of a refusal.
fn says(game: &sandtable_dday_dice::DDayDice, seat: Seat, path: &str) -> String {
    let refusal = game.check(seat, &action(game, seat, path)).expect_err("refused");
    format!("{}: {}", refusal.rule, refusal.text.id)
}

/// DD-8.4, DD-11.7, DD-19.2: held by another is not yet played.
#[test]
fn an_award_that_another_unit_holds_is_not_available() {
    let straight = dice("R skull star, W s1 s2, B courage tool");
    let other = json!({"soldiers": 20, "dice": faces(6), "awards": ["silver-star"], "played": ["bronze-star"]});
    let game = several("tiger", "upkeep", &[json!({"soldiers": 9, "dice": straight}), other]);
    assert_eq!(says(&game, ME, "award:silver-star"), "DD-8.4: dd-no-award-held");
    assert_eq!(says(&game, ME, "award:bronze-star"), "DD-11.7: dd-no-award-left");
    let other = json!({"soldiers": 20, "awards": ["silver-star"], "played": ["bronze-star"]});
    let game = several("omaha", "supply", &[json!({"sector": 10, "soldiers": 9}), other]);
    assert_eq!(says(&game, ME, "award:silver-star → button:take"), "DD-19.2: dd-no-award-held");
    assert_eq!(says(&game, ME, "award:bronze-star → button:take"), "DD-11.7: dd-no-award-left");
}

/// DD-3.5, DD-15.8: in the fire window a unit inside has its place in the order.
#[test]
fn a_unit_inside_that_has_waited_is_told_whose_place_it_is() {
    let safe = json!({"sector": "bunker", "bunker-turn": 2, "soldiers": 3});
    let entered = json!({"sector": "bunker", "bunker-turn": 3, "soldiers": 30, "items": ["field-radio"]});
    let fire = json!([{"sector": "bunker", "mg": [3]}]);
    let mut game = at(json!({
        "setup": {"seats": 2}, "turn": 3, "phase": "fire", "units": [safe, entered], "fire": fire
    }));
    assert_eq!(says(&game, SHE, "button:done"), "DD-3.5: dd-no-turn");
    play(&mut game, ME, "button:wait");
    assert_eq!(game.to_act().lowest(), Some(SHE));
    assert_eq!(says(&game, ME, "button:done"), "DD-3.5: dd-no-turn");
}

/// DD-12.5: the limit forbids it; its own card was not taken.
#[test]
fn the_own_courier_beside_a_given_one_breaks_the_limit_of_reserve_specialists() {
    let units = [
        json!({"soldiers": 3, "stars": 5, "specialists": ["courier"], "spent": []}),
        json!({"soldiers": 9, "spent": ["courier"]}),
    ];
    let game = several("tiger", "supply", &units);
    assert_eq!(says(&game, ME, "specialist:courier → button:recruit"), "DD-12.5: dd-no-limit");
}

/// DD-15.4: a gift waits for a window.
#[test]
fn a_gift_after_the_own_dice_waits_for_a_window() {
    let finished = json!({"soldiers": 9, "dice": faces(6), "locked": ["r1", "w1"], "rerolls": 2});
    let rolling = json!({"soldiers": 9, "dice": faces(6), "locked": ["r1", "w1"]});
    let game = several("tiger", "dice", &[finished, rolling]);
    assert_eq!(says(&game, ME, "seat:1 → resource:soldiers → number:1"), "DD-15.4: dd-no-now");
    assert_eq!(says(&game, ME, "button:stop"), "DD-4.5: dd-no-dice-done");
}

/// DD-4.7: the other unit left its second blue die out.
#[test]
fn a_die_that_the_other_unit_did_not_roll_is_told_as_its_own() {
    let units = [
        json!({"sector": 2, "soldiers": 3, "dice": faces(6), "specialists": ["lieutenant"]}),
        json!({"sector": 8, "soldiers": 30, "dice": faces(5)}),
    ];
    let game = several("tiger", "result", &units);
    assert_eq!(says(&game, ME, "die:b1 → seat:1 → die:b2"), "DD-4.7: dd-no-such-die-there");
}

/// DD-14.9: one choice has one path.
#[test]
fn explosives_in_another_order_are_told_the_order() {
    let unit = json!({"sector": 8, "soldiers": 30, "courage": 9, "items": ["hand-grenades", "bazooka"]});
    let game = solo("pegasus", "move", unit);
    let ways = choices_with(&game, ME, "sector:10");
    assert_eq!(ways, ["sector:10 → card:bazooka → card:hand-grenades"]);
    assert_eq!(says(&game, ME, "sector:10 → card:hand-grenades → card:bazooka"), "DD-14.9: dd-no-card-order");
    assert_eq!(says(&game, ME, "sector:10 → card:bazooka"), "DD-14.9: dd-no-demand");
}

/// DD-18.11: a unit without specialists loses none, and nobody is told that it does.
#[test]
fn special_damage_is_told_of_those_alone_who_lose_something() {
    use sandtable_dday_dice::Event;
    let damage = |event: &Event| matches!(event, Event::SpecialDamage { .. });
    let fire = |unit: serde_json::Value| {
        let mut game = at(json!({"setup": {"map": "omaha"}, "phase": "combat", "units": [unit]}));
        go_on(&mut game, &["6"])
    };
    assert!(!has_event(&fire(json!({"sector": 8, "soldiers": 60})), damage));
    assert!(has_event(&fire(json!({"sector": 8, "soldiers": 60, "specialists": ["medic", "scout"]})), damage));
}
