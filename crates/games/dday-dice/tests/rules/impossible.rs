//! Positions that cannot be: each is refused with its place, and with what would be right.

use crate::common::*;
use sandtable_core::Positions;
use serde_json::{Value, json};

fn faces(count: usize) -> Vec<&'static str> {
    vec!["s1"; count]
}

/// DD-20.5, DD-20.6, DD-16.9.
#[test]
fn a_game_ends_only_as_the_rules_end_it() {
    let over = |unit: Value, ending: Value| json!({"phase": "over", "units": [unit], "ending": ending});
    let outside = json!({"sector": 2, "soldiers": 5});
    assert_eq!(
        refused(over(outside.clone(), json!("won"))),
        "state.ending: a win with all in the bunker (DD-20.5): seat 0 is outside"
    );
    assert_eq!(
        refused(over(outside.clone(), json!({"destroyed": 0}))),
        "state.units[0]: nobody left in a unit that is destroyed (DD-20.6)"
    );
    let gone = json!({"sector": 2, "soldiers": 0, "marker": 2});
    assert_eq!(
        refused(over(gone.clone(), json!({"stayed": 0}))),
        "state.ending: a unit outside that had to move and has not (DD-16.9)"
    );
    assert_eq!(
        refused(over(gone.clone(), json!({"destroyed": 1}))),
        "state.units[0]: at least one soldier or specialist"
    );
    at(over(gone, json!({"destroyed": 0})));
    at(over(json!({"sector": 2, "soldiers": 0, "marker": "arrow"}), json!({"stayed": 0})));
    at(over(json!({"sector": "bunker", "soldiers": 5}), json!("won")));
}

/// DD-4.7: five dice in sector 8 of Exercise Tiger, six elsewhere; with several units too.
#[test]
fn as_many_dice_as_the_sector_rolls() {
    let two = |phase: &str, first: Value, second: Value| json!({"setup": {"seats": 2}, "phase": phase, "units": [first, second]});
    let unit = |sector: u8, count: usize| json!({"sector": sector, "soldiers": 9, "dice": faces(count)});
    let five = "state.units[0].dice: 6 faces in sector 1 (DD-4.7), found 5";
    assert_eq!(refused(two("dice", unit(1, 5), unit(1, 6))), five);
    assert_eq!(refused(two("dice", unit(1, 5), unit(8, 5))), five);
    assert_eq!(refused(two("result", unit(1, 5), unit(2, 6))), five);
    assert_eq!(
        refused(two("result", unit(8, 6), unit(8, 5))),
        "state.units[0].dice: 5 faces in sector 8 (DD-4.7), found 6"
    );
    // DD-26.5: the Dispatch Case brought the five dice of the other unit.
    at(two("result", unit(1, 5), unit(8, 5)));
}

/// DD-2.6, DD-2.8, DD-23.8.
#[test]
fn only_cards_that_are_played_with_on_the_map() {
    for (state, expected) in [
        (
            json!({"units": [{"items": ["bazooka"]}]}),
            "state.units[0].items: cards of the map tiger (DD-2.6), found bazooka",
        ),
        (json!({"pool": ["wire-cutters"]}), "state.pool: cards of the map tiger (DD-2.6), found wire-cutters"),
        (
            json!({"setup": {"map": "hoc"}, "pool": ["grappling-hook-2"]}),
            "state.pool: cards of the map hoc (DD-2.6), found grappling-hook-2",
        ),
        (
            json!({"units": [{"vehicle": "sherman"}]}),
            "state.units[0].vehicle: vehicles of the map tiger (DD-2.8), found sherman",
        ),
        (json!({"vehicles": ["dukw"]}), "state.vehicles: vehicles of the map tiger (DD-2.8), found dukw"),
        (
            json!({"setup": {"lesson": "2"}, "units": [{"items": ["hip-flask"]}]}),
            "state.units[0].items: no items in a lesson (DD-23.8)",
        ),
        (
            json!({"setup": {"lesson": "2"}, "units": [{"awards": ["silver-star"]}]}),
            "state.units[0].awards: no awards in a lesson (DD-23.8)",
        ),
    ] {
        assert_eq!(refused(state), expected);
    }
    at(json!({"units": [{"items": ["flamethrower", "flak-vest-2"], "vehicle": "jeep"}]}));
    at(json!({"setup": {"bazooka-joe": "items"}, "units": [{"items": ["bazooka"]}]}));
}

/// DD-16.2: nobody comes back from ahead.
#[test]
fn no_visited_sector_lies_ahead() {
    assert_eq!(
        refused(json!({"units": [{"sector": 2, "visited": [1, 2, 9]}]})),
        "state.units[0].visited: no sector ahead of sector 2 (DD-16.2), found 9"
    );
}

/// DD-1.5, DD-15.2.
#[test]
fn every_courier_is_some_units_card() {
    let state = json!({"setup": {"seats": 2}, "units": [{"specialists": ["courier"], "spent": []}, {}]});
    let expected =
        "state.units: as many courier cards in the units as are `spent` in them, one a unit (DD-1.5): 1 and 0";
    assert_eq!(refused(state), expected);
}

/// What is asked, of whom and when.
#[test]
fn questions_that_contradict_the_table_are_refused() {
    let shown = dice("R s1 star, W s1 star, B s1 tool");
    let upkeep = |nation: &str, unit: Value, asks: Value| {
        let mut whole = json!({"soldiers": 9, "dice": shown});
        merge(&mut whole, unit);
        json!({
            "setup": {"nations": [nation]}, "phase": "upkeep", "units": [whole], "window": {"order": [0]}, "asks": asks
        })
    };
    let at_bonuses = json!({"this-turn": {"upkeep": "bonuses"}});
    let bonus = json!([{"ask": "bonus", "seat": 0, "face": "s1"}]);
    // DD-7.29: alone, what goes to another comes back, and nobody is asked.
    assert_eq!(
        refused(upkeep("uk", at_bonuses.clone(), bonus.clone())),
        "state.asks[0]: a question with more than one answer (DD-3.9)"
    );
    at(upkeep("ca", at_bonuses.clone(), bonus.clone()));
    assert_eq!(refused(upkeep("ca", json!({}), bonus)), "state.asks[0]: a question that can be asked here");
    let two = json!([{"ask": "bonus", "seat": 0, "face": "s1"}, {"ask": "result", "seat": 0}]);
    assert_eq!(
        refused(upkeep("ca", at_bonuses.clone(), two)),
        "state.asks: one question, or an `arrive` with the mines above it"
    );
    // DD-6.5: no skull was rolled.
    let skull = json!([{"ask": "skull", "seat": 0, "left": 1}]);
    let at_skulls = json!({"this-turn": {"upkeep": "tricolours"}});
    assert_eq!(refused(upkeep("us", at_skulls, skull)), "state.asks[0]: a question that can be asked here");
    // DD-17.11: an arrival is not asked about, and no mines lie behind the unit.
    let moving = |asks: Value| {
        let unit = json!({
            "sector": 2, "soldiers": 9, "items": ["mine-detector"], "specialists": ["medic"], "this-turn": {"moved": true}
        });
        json!({"phase": "move", "units": [unit], "window": {"order": [0]}, "asks": asks})
    };
    let arrive = json!({"ask": "arrive", "seat": 0, "from": 1, "cry": false});
    assert_eq!(refused(moving(json!([arrive]))), "state.asks: one question, or an `arrive` with the mines above it");
    let mine = json!({"ask": "mine", "seat": 0, "rolled": null});
    assert_eq!(refused(moving(json!([mine]))), "state.asks: the `arrive` of the unit before its mines (DD-17.11)");
    assert_eq!(refused(moving(json!([arrive, mine]))), "state.asks[1]: a question that can be asked here");
    assert_eq!(
        refused(moving(json!([arrive, {"ask": "mine-loss", "seat": 0, "left": 3}]))),
        "state.asks[1]: a question that can be asked here"
    );
}

/// A question of the mines as play asks it is a position.
#[test]
fn mines_with_their_arrival_are_a_position() {
    let unit = json!({
        "sector": 9, "visited": [1, 6, 9], "soldiers": 9, "items": ["mine-detector"], "this-turn": {"moved": true}
    });
    let state = json!({
        "setup": {"map": "omaha"}, "phase": "move", "units": [unit], "window": {"order": [0]},
        "asks": [{"ask": "arrive", "seat": 0, "from": 6, "cry": false}, {"ask": "mine", "seat": 0, "rolled": null}]
    });
    let game = at(state);
    assert_eq!(choices(&game, ME), ["card:mine-detector", "button:go-on"]);
    assert_eq!(sandtable_dday_dice::DDayDice::load(&game.save()), Ok(game));
}

/// A stage is refused for what is wrong about it.
#[test]
fn a_stage_of_the_dice_is_never_expected_and_refused_at_once() {
    let unit = json!({"dice": faces(6), "locked": ["r1"], "rerolls": 1, "stage": "lock"});
    assert_eq!(refused(json!({"units": [unit]})), "state.units[0].rerolls: none before two dice are locked (DD-4.2)");
    let unit = json!({"dice": faces(6), "locked": ["r1"], "stage": "reroll"});
    assert_eq!(
        refused(json!({"units": [unit]})),
        "state.units[0].stage: lock, as dice, locks and re-rolls tell, found reroll"
    );
}
