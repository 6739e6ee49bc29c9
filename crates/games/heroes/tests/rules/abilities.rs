//! Sections 19, 20, 22 and 23: abilities and types.

use serde_json::json;

use crate::common::*;

/// HN-19.1: an active ability works only while its unit is being activated.
#[test]
fn hn_19_1_active_abilities() {
    let game = open().us("u01a@c3, u15a@d3, u15b@c2").directives(0, 0).active("u15a").game();
    refused(&game, US, "HN-9.13", "unit:u01a → ability:elan");
}

/// HN-19.2, HN-19.3, HN-20.36: passive abilities work without activation, while their unit is visible.
#[test]
fn hn_19_2_hn_19_3_hn_20_36_passive_abilities() {
    for (helper, die, saved) in [("g11a@d4", "6", true), ("g11a@d4 hidden", "", false)] {
        let mut game = open().us("u15a@c3").ge(&format!("g16a@c4, {helper}")).active("u15a").directives(0, 0).game();
        act(&mut game, US, "unit:u15a → value:1 → unit:g16a", &format!("4 4 {die}"));
        if !saved {
            act(&mut game, GE, "button:keep-hidden", "");
        }
        assert_eq!(place(&game, "g16a") == "c4", saved);
    }
}

/// HN-19.4, HN-22.10: limits bind hidden units too.
#[test]
fn hn_19_4_limits_bind_hidden_units() {
    let lost = open().us("u28a@c3 hidden").active("u28a").game();
    refused(&lost, US, "HN-22.14", "marker:directive → tile:c4");
    let gun = open().us("u35a@c3 hidden").ge("g16a@c5").active("u35a").done("moved", true).game();
    refused(&gun, US, "HN-22.9", "unit:u35a → value:1 → unit:g16a");
}

/// HN-19.5, HN-19.6, HN-19.7: adjacent, within a number, anywhere.
#[test]
fn hn_19_5_hn_19_6_hn_19_7_ranges() {
    let near = open().us("u01a@c3, u15a@c5").active("u01a").game();
    refused(&near, US, "HN-19.5", "unit:u01a → ability:go → unit:u15a");
    let two = open().us("u07a@c3, u45a@c5, u45b@c6").active("u07a").game();
    allowed(&two, US, "unit:u07a → ability:go → unit:u45a");
    refused(&two, US, "HN-19.6", "unit:u07a → ability:go → unit:u45b");
    let far = open().us("u02a@a1, u45a@g6").active("u02a").game();
    allowed(&far, US, "unit:u02a → ability:go → unit:u45a");
}

/// HN-19.8, HN-19.9: a type matches either of two; with an exclamation mark only a unit of that type alone.
#[test]
fn hn_19_8_hn_19_9_types_in_icons() {
    let game = open().us("u05a@c3, u15a@c4, u24a@c2, u41a@b3, u42a@d3").active("u05a").game();
    allowed(&game, US, "unit:u05a → ability:go → unit:u15a");
    refused(&game, US, "HN-19.9", "unit:u05a → ability:go → unit:u24a");
    refused(&game, US, "HN-19.9", "unit:u05a → ability:go → unit:u42a");
    let either = open().us("u09a@c3, u24a@c2, u41a@b3").active("u09a").game();
    allowed(&either, US, "unit:u09a → ability:go → unit:u24a");
    refused(&either, US, "HN-19.8", "unit:u09a → ability:go → unit:u41a");
}

/// HN-19.10, HN-19.11, HN-19.12, HN-20.4: uses in one activation, spread before and after a move; infinity chooses each once.
#[test]
fn hn_19_10_hn_19_11_hn_19_12_hn_20_4_uses() {
    let mut game = open().us("u01a@c3, u15a@c4, u15b@c2, u15c@d3, u15d@e3").active("u01a").game();
    act(&mut game, US, "unit:u01a → ability:go → unit:u15a", "");
    act(&mut game, US, "unit:u01a → tile:b3", "");
    refused(&game, US, "HN-19.5", "unit:u01a → ability:go → unit:u15c");
    act(&mut game, US, "unit:u01a → ability:go → unit:u15b", "");
    refused(&game, US, "HN-19.10", "unit:u01a → ability:go → unit:u15a");
    let mut all = open().us("u02a@c3, u45a@c4, u45b@c2, u45c@d3").active("u02a").game();
    for tank in ["u45a", "u45b", "u45c"] {
        act(&mut all, US, &format!("unit:u02a → ability:go → unit:{tank}"), "");
    }
    refused(&all, US, "HN-19.11", "unit:u02a → ability:go → unit:u45a");
}

/// HN-19.14, HN-20.5, HN-27.5: a limited ability turns a hidden unit up and cannot choose a decoy; an unlimited one leaves it.
#[test]
fn hn_19_14_hn_20_5_hn_27_5_hidden_units_that_are_chosen() {
    let mut game = open().us("u09a@c3, u15a@c4 hidden, u99a@c2 hidden").active("u09a").game();
    refused(&game, US, "HN-27.5", "unit:u09a → ability:go → unit:u99a");
    act(&mut game, US, "unit:u09a → ability:go → unit:u15a", "");
    assert!(!unit(&game, "u15a").hidden);
    let mut plain = open().us("u01a@c3, u15a@c4 hidden, u99a@c2 hidden").active("u01a").game();
    act(&mut plain, US, "unit:u01a → ability:go → unit:u15a", "");
    act(&mut plain, US, "unit:u01a → ability:go → unit:u99a", "");
    assert!(unit(&plain, "u15a").hidden && unit(&plain, "u99a").go);
}

#[test]
fn hn_19_15_the_hill_does_not_lengthen_abilities() {
    let game = ground([".......", ".......", ".......", "..H....", ".......", "......."])
        .us("u01a@c3, u15a@c5")
        .active("u01a")
        .game();
    refused(&game, US, "HN-19.5", "unit:u01a → ability:go → unit:u15a");
}

#[test]
fn hn_19_16_nothing_hinders_abilities() {
    let map = ground([".......", ".......", ".......", "..f....", ".......", "......."]);
    let mut game = map.us("u01a@c3 suppressed=2").directives(0, 0).active("u01a").game();
    act(&mut game, US, "unit:u01a → ability:elan", "");
    assert_eq!(directives(&game)[0], 1);
}

/// HN-19.17, HN-20.34: not its own unit, except medics and rallying.
#[test]
fn hn_19_17_hn_20_34_its_own_unit() {
    let game = open().us("u01a@c3").active("u01a").game();
    refused(&game, US, "HN-19.17", "unit:u01a → ability:go → unit:u01a");
    let mut medic = open().us("u10a@c3 hit-points=1 hit=1").active("u10a").game();
    act(&mut medic, US, "unit:u10a → ability:medic → unit:u10a", "4");
    assert_eq!(marks(&medic, "u10a"), (0, 0));
    let mut rally = open().us("u05a@c3 suppressed=1").active("u05a").game();
    act(&mut rally, US, "unit:u05a → ability:rally → unit:u05a", "");
    assert_eq!(marks(&rally, "u05a"), (0, 0));
}

#[test]
fn hn_19_18_useless_abilities() {
    let game = open().us("u01a@c3, u29a@e3, u05a@a3").directives(6, 0).active("u01a").game();
    refused(&game, US, "HN-19.18", "unit:u01a → ability:elan");
    refused(&open().us("u29a@e3").active("u29a").game(), US, "HN-19.18", "unit:u29a → ability:reinforce");
    refused(
        &open().us("u05a@a3, u15a@a4").active("u05a").game(),
        US,
        "HN-19.18",
        "unit:u05a → ability:rally → unit:u15a",
    );
}

/// HN-20.1, HN-20.2, HN-20.3: one GO! marker on a unit without ACTIVATED.
#[test]
fn hn_20_1_hn_20_2_hn_20_3_go_markers() {
    let game = open().us("u01a@c3, u15a@c4 activated, u15b@c2 go, u15c@d3").active("u01a").game();
    refused(&game, US, "HN-20.2", "unit:u01a → ability:go → unit:u15a");
    refused(&game, US, "HN-20.3", "unit:u01a → ability:go → unit:u15b");
    allowed(&game, US, "unit:u01a → ability:go → unit:u15c");
}

/// HN-20.6, HN-20.7, HN-20.8, HN-20.17: resolved after the giver's activation, in the owner's order, all of them, one by one.
#[test]
fn hn_20_6_hn_20_7_hn_20_8_hn_20_17_the_pool() {
    let mut game = open().us("u01a@c3, u15a@c4, u15b@c2").active("u01a").game();
    act(&mut game, US, "unit:u01a → ability:go → unit:u15a", "");
    act(&mut game, US, "unit:u01a → ability:go → unit:u15b", "");
    refused(&game, US, "HN-4.6", "unit:u15a → button:go");
    act(&mut game, US, "button:end", "");
    refused(&game, US, "HN-20.8", "button:done");
    refused(&game, US, "HN-20.7", "unit:u01a → button:go");
    act(&mut game, US, "unit:u15b → button:go", "6");
    refused(&game, US, "HN-4.6", "unit:u15a → button:go");
    act(&mut game, US, "button:end", "");
    allowed(&game, US, "unit:u15a → button:go");
}

/// HN-20.9, HN-20.13, HN-20.14, HN-20.15, HN-20.16: the roll, success and failure (example f).
#[test]
fn hn_20_9_hn_20_13_hn_20_14_hn_20_15_hn_20_16_the_roll() {
    for die in 1..=6 {
        let mut game = open().us("u16a@c3 go, u01a@c2").directives(0, 0).game();
        act(&mut game, US, "unit:u16a → button:go", &die.to_string());
        assert_eq!(asked(&game) == "us activation", die >= 3, "{die}");
        if die < 3 {
            assert!(!unit(&game, "u16a").go);
            let mut again = game.clone();
            act(&mut again, US, "tactic:activate → unit:u01a", "");
            allowed(&again, US, "unit:u01a → ability:go → unit:u16a");
            act(&mut game, US, "tactic:activate → unit:u16a", "");
        } else {
            act(&mut game, US, "button:end", "");
            assert!(unit(&game, "u16a").activated);
        }
    }
}

/// HN-20.10, HN-20.11, HN-23.2: A, and a GO! marked so, need no roll.
#[test]
fn hn_20_10_hn_20_11_hn_23_2_automatic() {
    let mut hq = open().us("u01a@c3 go").game();
    act(&mut hq, US, "unit:u01a → button:go", "");
    let mut rommel = open().phase(GE).ge("g02a@c3, g44a@g6").active("g02a").game();
    act(&mut rommel, GE, "unit:g02a → ability:go → unit:g44a", "");
    act(&mut rommel, GE, "button:end", "");
    act(&mut rommel, GE, "unit:g44a → button:go", "");
    assert_eq!(asked(&rommel), "ge activation");
}

/// HN-20.12, HN-26.1: a hidden unit rolls against 4, an HQ too, or is turned up first (example g).
#[test]
fn hn_20_12_hn_26_1_hidden_units_roll_against_4() {
    let mut game = open().us("u23a@c3 hidden go").directives(0, 0).game();
    act(&mut game, US, "unit:u23a → button:go", "4");
    assert_eq!(asked(&game), "us activation");
    let mut hq = open().us("u01a@c3 hidden go").directives(0, 0).game();
    act(&mut hq, US, "unit:u01a → button:go", "3");
    assert_eq!(asked(&hq), "us tactic");
    let mut shown = open().us("u01a@c3 hidden go").game();
    act(&mut shown, US, "unit:u01a → button:turn-up", "");
    act(&mut shown, US, "unit:u01a → button:go", "");
}

#[test]
fn hn_20_18_a_marker_leaves_with_its_unit() {
    let mut game = on("falaise").us("u15a@c5 go").ge("g16a@c4").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:4 → tile:c5", "");
    act(&mut game, US, "button:done", "6 6");
    assert_eq!((place(&game, "u15a").as_str(), asked(&game).as_str()), ("off", "us tactic"));
}

/// HN-20.19, HN-32.11: modifiers change the die, never an automatic success.
#[test]
fn hn_20_19_hn_32_11_modifiers_of_go_rolls() {
    let base =
        field().ge("g16a@g6").directives(0, 0).set("effects", json!([{"event": "eg08", "side": "ge", "card": "eg08"}]));
    let mut game = base.clone().us("u15a@c3 go").game();
    act(&mut game, US, "unit:u15a → button:go", "4");
    assert_eq!(asked(&game), "us tactic");
    let mut hq = base.us("u01a@c3 go").game();
    act(&mut hq, US, "unit:u01a → button:go", "");
}

/// HN-20.20, HN-20.37, HN-32.4: markers from an event join the pool; a unit being activated receives none.
#[test]
fn hn_20_20_hn_20_37_hn_32_4_go_by_events() {
    let mut game = field().us("u15a@c3, u15b@c2, u15c@a1 activated").hand(US, "eu04").active("u15a").game();
    refused(&game, US, "HN-20.37", "card:eu04 → unit:u15a");
    refused(&game, US, "HN-20.2", "card:eu04 → unit:u15c");
    act(&mut game, US, "card:eu04 → unit:u15b", "");
    assert_eq!(asked(&game), "us activation");
    act(&mut game, US, "button:end", "");
    assert_eq!(asked(&game), "us go");
    let mut between = field().us("u15a@c3, u15b@c2").hand(US, "eu04").game();
    act(&mut between, US, "card:eu04 → unit:u15b", "");
    act(&mut between, US, "unit:u15a", "");
    assert_eq!(asked(&between), "us go");
}

/// HN-20.21, HN-20.35: Elan and Reinforcements.
#[test]
fn hn_20_21_hn_20_35_elan_and_reinforcements() {
    let mut game = open().us("u02a@c3").reserve(US, "u15a, u15b").active("u02a").game();
    act(&mut game, US, "unit:u02a → ability:reinforce", "");
    assert_eq!((force(&game, US).hand, force(&game, US).reserve), (1, 1));
    refused(&game, US, "HN-19.10", "unit:u02a → ability:reinforce");
    let mut elan = open().us("u01a@c3").directives(2, 0).active("u01a").game();
    act(&mut elan, US, "unit:u01a → ability:elan", "");
    assert_eq!(directives(&elan)[0], 3);
}

/// HN-20.22, HN-20.23: Encouragement gives +1, the giver included, once in all.
#[test]
fn hn_20_22_hn_20_23_encouragement() {
    let mut game = open().phase(GE).ge("g16a@c4, g09a@c5").us("u24a@c3").directives(0, 0).active("g16a").game();
    act(&mut game, GE, "unit:g16a → value:1 → unit:u24a", "3 4");
    assert_eq!(marks(&game, "u24a"), (1, 0));
    let mut tank = open().phase(GE).ge("g42a@c4, g09a@c5").us("u24a@c3").directives(0, 0).active("g42a").game();
    act(&mut tank, GE, "unit:g42a → value:1 → unit:u24a", "3 4");
    assert_eq!(marks(&tank, "u24a"), (0, 0));
}

/// HN-20.24, HN-20.25, HN-20.26, HN-20.27, HN-20.28: Forward! and Fall Back!
#[test]
fn hn_20_24_hn_20_25_hn_20_26_hn_20_27_hn_20_28_forward_and_fall_back() {
    let mut game =
        open().us("u06a@c3, u15a@d3 activated suppressed=1, u15b@b3, u15c@b4, u45a@d2").active("u06a").game();
    refused(&game, US, "HN-19.8", "unit:u06a → ability:forward → unit:u45a");
    refused(&game, US, "HN-20.27", "unit:u06a → ability:forward → unit:u15b");
    act(&mut game, US, "unit:u06a → ability:forward → unit:u15a", "");
    assert_eq!(place(&game, "u15a"), "d4");
    refused(&game, US, "HN-20.26", "unit:u06a → ability:forward → unit:u15a");
    let mut back = open().us("u09a@c3, u15a@d3, u15b@b1").active("u09a").game();
    act(&mut back, US, "unit:u09a → ability:fallback → unit:u15a", "");
    assert_eq!(place(&back, "u15a"), "d2");
    let edge = open().us("u09a@c2, u15b@b1").active("u09a").game();
    refused(&edge, US, "HN-20.27", "unit:u09a → ability:fallback → unit:u15b");
}

/// HN-20.29, HN-20.30, HN-20.31, HN-20.32: Fire!
#[test]
fn hn_20_29_hn_20_30_hn_20_31_hn_20_32_fire() {
    let mut game =
        open().us("u12a@a1, u35a@c3 activated, u33a@d3, u15a@c5").ge("g30a@c6, g42a@d5").active("u12a").game();
    refused(&game, US, "HN-19.8", "unit:u12a → ability:fire → unit:u15a → value:1 → unit:g30a");
    act(&mut game, US, "unit:u12a → ability:fire → unit:u35a → value:1 → marker:directive → unit:g42a", "3 4");
    act(&mut game, US, "marker:directive", "");
    assert_eq!((marks(&game, "g42a"), directives(&game)[0]), ((1, 0), 1));
    refused(&game, US, "HN-19.11", "unit:u12a → ability:fire → unit:u35a → value:2 → unit:g42a");
    act(&mut game, US, "unit:u12a → ability:fire → unit:u33a → value:1 → unit:g42a", "1 2");
    assert!(!unit(&game, "u33a").activated);
    let mut once = open().phase(GE).ge("g14a@a1, g39a@c3, g38a@d3").us("u24a@c4").active("g14a").game();
    refused(&once, GE, "HN-21.18", "unit:g14a → ability:fire → unit:g39a → value:1m → unit:u24a");
    act(&mut once, GE, "unit:g14a → ability:fire → unit:g39a → value:1h → unit:u24a", "1 2");
    refused(&once, GE, "HN-19.10", "unit:g14a → ability:fire → unit:g38a → value:1 → unit:u24a");
}

#[test]
fn hn_20_33_medics() {
    let base = open().us("u10a@c3, u24a@c4 hit=1, u15a@c2").active("u10a");
    let mut game = base.clone().game();
    refused(&game, US, "HN-20.33", "unit:u10a → ability:medic → unit:u15a");
    act(&mut game, US, "unit:u10a → ability:medic → unit:u24a", "4");
    assert_eq!(marks(&game, "u24a"), (0, 0));
    let mut fails = base.game();
    act(&mut fails, US, "unit:u10a → ability:medic → unit:u24a", "3");
    assert_eq!(marks(&fails, "u24a"), (1, 0));
}

/// HN-22.1: Water counts as Flooded for an Amphibious unit.
#[test]
fn hn_22_1_amphibious() {
    let map = ground([".......", ".......", ".~.....", ".~.....", ".......", "......."]);
    let mut game = map.us("u46a@a3").active("u46a").game();
    act(&mut game, US, "unit:u46a → tile:b3", "");
    refused(&game, US, "HN-22.1", "marker:directive → tile:b4");
}

/// HN-22.2, HN-22.3: Engineers remove an Obstacle in their own box or beside it.
#[test]
fn hn_22_2_hn_22_3_engineers() {
    let base = open().us("u19a@c3, u15a@d4").markers(json!({"obstacle": ["C4", "D4", "A1"]}));
    let mut game = base.clone().active("u19a").game();
    refused(&game, US, "HN-22.3", "unit:u19a → ability:engineers → tile:a1");
    refused(&game, US, "HN-22.3", "unit:u19a → ability:engineers → tile:d4");
    act(&mut game, US, "unit:u19a → ability:engineers → tile:c4", "");
    assert!(!truth(&game).boxes.iter().any(|shown| shown.tile == tile("c4") && shown.obstacle));
    refused(&base.active("u15a").game(), US, "HN-9.7", "unit:u15a → ability:engineers → tile:d4");
}

/// HN-22.4, HN-22.5, HN-22.6: a Fragile unit goes back into the reserve when the number is reached by a marker that is placed.
#[test]
fn hn_22_4_hn_22_5_hn_22_6_fragile() {
    let mut game = open().us("u15a@c3").ge("g27a@c4 suppressed=1 hero=gh2").active("u15a").directives(0, 0).game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g27a", "2 2");
    assert_eq!(
        (force(&game, GE).reserve, names(&force(&game, GE).discard), force(&game, GE).destroyed),
        (1, vec!["gh2".to_owned()], 0)
    );
    let loaded = open().ge("g27a@c4 suppressed=3").game();
    assert_eq!(marks(&loaded, "g27a"), (0, 3));
}

#[test]
fn hn_22_7_rallying() {
    let mut game = open().us("u05a@c3, u45a@c4 suppressed=2, u15a@g6 suppressed=1").active("u05a").game();
    refused(&game, US, "HN-19.5", "unit:u05a → ability:rally → unit:u15a");
    act(&mut game, US, "unit:u05a → ability:rally → unit:u45a", "");
    assert_eq!(marks(&game, "u45a"), (0, 1));
}

#[test]
fn hn_22_9_fire_or_move() {
    let mut shot = open().us("u37a@c3").ge("g42a@c4").active("u37a").game();
    act(&mut shot, US, "unit:u37a → value:1 → unit:g42a", "1 2");
    refused(&shot, US, "HN-22.9", "unit:u37a → tile:c2");
    refused(&shot, US, "HN-22.9", "marker:directive → tile:c2");
    let mut moved = open().us("u37a@c2").ge("g42a@c4").active("u37a").game();
    act(&mut moved, US, "unit:u37a → tile:c3", "");
    refused(&moved, US, "HN-22.9", "unit:u37a → value:1 → unit:g42a");
}

#[test]
fn hn_22_10_immobile() {
    let game = open().us("u53a@c3, u06a@b3").active("u53a").game();
    refused(&game, US, "HN-22.10", "unit:u53a → tile:c4");
    refused(&game, US, "HN-22.10", "marker:directive → tile:c4");
}

/// HN-22.11, HN-22.12: Defenders improves the save from terrain, in its terrains, and no other.
#[test]
fn hn_22_11_hn_22_12_defenders() {
    let mut urban = field().us("u15a@c3").ge("g17a@c4").active("u15a").directives(0, 0).game();
    act(&mut urban, US, "unit:u15a → value:1 → unit:g17a", "4 4 5");
    assert_eq!(marks(&urban, "g17a"), (0, 0));
    let mut bonus = open()
        .us("u15a@c3")
        .ge("g17a@c4")
        .markers(json!({"defence": {"C4": 6}}))
        .active("u15a")
        .directives(0, 0)
        .game();
    act(&mut bonus, US, "unit:u15a → value:1 → unit:g17a", "4 4 5");
    assert_eq!(place(&bonus, "g17a"), "off");
}

#[test]
fn hn_22_13_resistance() {
    let map = ground([".......", ".......", "..H....", ".......", ".......", "......."]);
    let mut hill = map.clone().phase(GE).ge("g16a@c3").us("u21a@c4").active("g16a").directives(0, 0).game();
    act(&mut hill, GE, "unit:g16a → value:1 → unit:u21a", "4 4 6");
    assert_eq!(marks(&hill, "u21a"), (0, 0));
    let mut plain = map.phase(GE).ge("g16a@c3").us("u21a@c2").active("g16a").directives(0, 0).game();
    act(&mut plain, GE, "unit:g16a → value:1 → unit:u21a", "4 4");
    assert_eq!(marks(&plain, "u21a"), (1, 0));
}

#[test]
fn hn_22_14_disorientated() {
    let game = open().us("u28a@c3").active("u28a").game();
    refused(&game, US, "HN-22.14", "marker:directive → tile:c4");
}

/// HN-23.3: an HQ has no values. HN-23.11, HN-23.12, HN-23.13: PARA and OST stand with another type.
#[test]
fn hn_23_3_hn_23_11_hn_23_12_hn_23_13_types() {
    use sandtable_heroes::UnitType::{Hq, Ost, Para};
    let mut pairs = std::collections::BTreeSet::new();
    for kind in &sandtable_heroes::printed(0).cards.kinds {
        assert!(!kind.is(Hq) || (kind.values.is_empty() && kind.activation.is_none()), "{}", kind.id);
        assert!(kind.types.len() == 2 || !(kind.is(Para) || kind.is(Ost)), "{}", kind.id);
        if kind.types.len() == 2 {
            pairs.insert(kind.types.iter().map(|kind| kind.name()).collect::<Vec<_>>().join("+"));
        }
    }
    let expected =
        ["ART+FORT", "ART+MECH", "ART+PARA", "ART+TANK", "HQ+OST", "HQ+PARA", "INF+MECH", "INF+OST", "INF+PARA"];
    assert_eq!(pairs.into_iter().collect::<Vec<_>>(), expected);
}
