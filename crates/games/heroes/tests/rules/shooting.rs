//! Sections 11 to 13 and 21: shooting, armour, shooting effects.

use serde_json::json;

use crate::common::*;

fn duel(by: &str, target: &str) -> Position {
    open().us(&format!("{by}@c3")).ge(&format!("{target}@c4")).active(by)
}

/// HN-11.1, HN-11.3: each value once, at one target or two.
#[test]
fn hn_11_1_hn_11_3_values_and_targets() {
    let mut game = open().us("u45a@c3").ge("g16a@c4, g16b@d4").active("u45a").game();
    act(&mut game, US, "unit:u45a → value:1 → unit:g16a", "1 2");
    refused(&game, US, "HN-11.1", "unit:u45a → value:1 → unit:g16b");
    allowed(&game, US, "unit:u45a → value:2 → unit:g16a");
    allowed(&game, US, "unit:u45a → value:2 → unit:g16b");
    refused(&game, US, "HN-11.1", "unit:u45a → value:1h → unit:g16a");
}

/// HN-11.2, HN-11.8: an enemy unit, visible or hidden; nothing blocks an attack.
#[test]
fn hn_11_2_hn_11_8_targets() {
    let game = open().us("u33a@c2, u15a@c3").ge("g16a@c4 hidden").active("u33a").game();
    allowed(&game, US, "unit:u33a → value:1 → unit:g16a");
    refused(&game, US, "HN-11.2", "unit:u33a → value:1 → unit:u15a");
}

#[test]
fn hn_11_4_attacks_come_one_after_the_other() {
    let mut game = open().us("u45a@c3").ge("g16a@c4, g16b@d4").active("u45a").game();
    act(&mut game, US, "unit:u45a → value:1 → unit:g16a", "3 4");
    assert_eq!(asked(&game), "us attack-plus");
    refused(&game, US, "HN-12.15", "unit:u45a → value:2 → unit:g16b");
}

/// HN-11.5, HN-11.6, HN-11.7: range 1 without a number; a number holds for its area and reaches everything up to it.
#[test]
fn hn_11_5_hn_11_6_hn_11_7_range() {
    let game = open().us("u15a@c3, u33a@e3").ge("g16a@c5, g16b@e4, g16c@e5").active("u15a").game();
    refused(&game, US, "HN-11.5", "unit:u15a → value:1 → unit:g16a");
    let game = open().us("u33a@e3").ge("g16a@e6, g16b@e4, g16c@e5").active("u33a").game();
    for value in [1, 2] {
        allowed(&game, US, &format!("unit:u33a → value:{value} → unit:g16b"));
        allowed(&game, US, &format!("unit:u33a → value:{value} → unit:g16c"));
        refused(&game, US, "HN-11.7", &format!("unit:u33a → value:{value} → unit:g16a"));
    }
    let tank = open().us("u47a@e3").ge("g16c@e5").active("u47a").game();
    allowed(&tank, US, "unit:u47a → value:1 → unit:g16c");
    refused(&tank, US, "HN-11.5", "unit:u47a → value:2 → unit:g16c");
}

/// HN-11.10, HN-24.10: Armour-Piercing is paid with the declaration, unless the attack has it or the target is known to be soft.
#[test]
fn hn_11_10_hn_24_10_armour_piercing_by_directive() {
    let mut game = open().us("u50a@c3").ge("g42a@c4, g16a@d4, g16b@b4 hidden, g49a@b2").active("u50a").game();
    refused(&game, US, "HN-24.10", "unit:u50a → value:1 → marker:directive → unit:g42a");
    refused(&game, US, "HN-24.10", "unit:u50a → value:2 → marker:directive → unit:g16a");
    allowed(&game, US, "unit:u50a → value:2 → marker:directive → unit:g16b");
    allowed(&game, US, "unit:u50a → value:2 → marker:directive → unit:g49a");
    act(&mut game, US, "unit:u50a → value:2 → marker:directive → unit:g42a", "4 5");
    assert_eq!((marks(&game, "g42a"), directives(&game)[0]), ((1, 0), 2));
}

#[test]
fn hn_11_11_no_values_no_attack() {
    refused(&duel("u10a", "g16a").game(), US, "HN-11.11", "unit:u10a → value:1 → unit:g16a");
}

/// HN-12.1, HN-12.2, HN-12.3: a total equal to the value is a success and gives one HIT; below it gives none.
#[test]
fn hn_12_1_hn_12_2_hn_12_3_success_and_failure() {
    let mut game = duel("u15a", "g42a").directives(0, 0).game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g42a", "2 5");
    assert_eq!(marks(&game, "g42a"), (0, 0));
    let mut game = duel("u50a", "g42a").directives(0, 0).game();
    act(&mut game, US, "unit:u50a → value:1 → unit:g42a", "3 5");
    assert_eq!(marks(&game, "g42a"), (1, 0));
}

/// HN-12.4, HN-12.7, HN-12.8: a failed double suppresses; double 1 also gives a DIRECTIVE (example b).
#[test]
fn hn_12_4_hn_12_7_hn_12_8_doubles() {
    for (dice, gained) in [("1 1", 1), ("2 2", 0), ("3 3", 0), ("4 4", 0)] {
        let mut game = duel("u29a", "g23a").directives(0, 0).game();
        act(&mut game, US, "unit:u29a → value:1 → unit:g23a", dice);
        assert_eq!((marks(&game, "g23a"), directives(&game)[0]), ((0, 1), gained), "{dice}");
    }
}

/// HN-12.5, HN-12.6: doubles are natural, success is the total; a double that becomes a success suppresses nobody (example c).
#[test]
fn hn_12_5_hn_12_6_doubles_that_succeed() {
    let mut game = duel("u29a", "g23a").game();
    act(&mut game, US, "unit:u29a → value:1 → unit:g23a", "5 5");
    assert_eq!(marks(&game, "g23a"), (1, 0));
    let mut raised = duel("u28a", "g23a").game();
    act(&mut raised, US, "unit:u28a → value:1 → unit:g23a", "4 4");
    assert_eq!(marks(&raised, "g23a"), (0, 1));
    let mut raised = duel("u19a", "g23a").game();
    act(&mut raised, US, "unit:u19a → value:1 → unit:g23a", "4 4");
    act(&mut raised, US, "marker:directive", "");
    assert_eq!(marks(&raised, "g23a"), (1, 0));
}

/// HN-12.9: the marker of a double 1 cannot pay for that roll.
#[test]
fn hn_12_9_the_marker_comes_after_the_plus() {
    let mut game = open().us("u25a@c3").ge("g23a@c4 suppressed=5").directives(0, 0).active("u25a").game();
    act(&mut game, US, "unit:u25a → value:1 → unit:g23a", "1 1");
    // 2 and 5 for Relentless Assault: 7 of 8, and no DIRECTIVE to pay with.
    assert_eq!((asked(&game).as_str(), directives(&game)[0], marks(&game, "g23a")), ("us activation", 1, (0, 6)));
}

/// HN-12.10: also for a unit that could not use it, and for an attack without attacking unit.
#[test]
fn hn_12_10_who_gains_it() {
    let mut game = duel("u28a", "g23a").directives(0, 0).game();
    act(&mut game, US, "unit:u28a → value:1 → unit:g23a", "1 1");
    assert_eq!(directives(&game)[0], 1);
    let mut event = field().us("u15a@a1").ge("g23a@d4").hand(US, "eu01").directives(0, 0).game();
    act(&mut event, US, "card:eu01 → unit:g23a", "1 1");
    assert_eq!(directives(&event)[0], 1);
}

/// HN-12.11, HN-21.16, HN-21.20, HN-20.22, HN-25.3: modifiers add up.
#[test]
fn hn_12_11_modifiers_add_up() {
    let mut game = open()
        .phase(GE)
        .us("u24a@c3 suppressed=2")
        .ge("g18a@c4 hero=gh1, g09a@b4")
        .markers(json!({"shooting": {"C4": 1}}))
        .directives(0, 0)
        .active("g18a")
        .game();
    // 1 + 2, Relentless 2, hero 1, Encouragement 1, marker 1: 8.
    act(&mut game, GE, "unit:g18a → value:1 → unit:u24a", "1 2");
    assert_eq!(marks(&game, "u24a"), (1, 2));
}

/// HN-12.12, HN-13.2: each source of SUPPRESSED places its own marker.
#[test]
fn hn_12_12_every_source_its_marker() {
    let mut game = duel("u17a", "g42a").directives(0, 0).game();
    // 3 + 3 and 1: a failed double and a total of 7.
    act(&mut game, US, "unit:u17a → value:1 → unit:g42a", "3 3");
    assert_eq!(marks(&game, "g42a"), (0, 2));
}

/// HN-12.13: +1 is offered only if it can change the result.
#[test]
fn hn_12_13_when_the_plus_is_offered() {
    let mut seven = duel("u33a", "g23a").game();
    act(&mut seven, US, "unit:u33a → value:2 → unit:g23a", "2 4");
    assert_eq!(asked(&seven), "us attack-plus");
    act(&mut seven, US, "marker:directive", "");
    assert_eq!(marks(&seven, "g23a"), (0, 1));
    let mut far = duel("u15a", "g23a").game();
    act(&mut far, US, "unit:u15a → value:1 → unit:g23a", "2 4");
    assert_eq!(asked(&far), "us activation");
    let mut soft = duel("u26a", "g42a").game();
    act(&mut soft, US, "unit:u26a → value:1 → unit:g42a", "2 4");
    assert_eq!(asked(&soft), "us activation");
    let mut hidden = open().us("u26a@c3").ge("g42a@c4 hidden").active("u26a").game();
    act(&mut hidden, US, "unit:u26a → value:1 → unit:g42a", "2 4");
    assert_eq!(asked(&hidden), "us attack-plus");
}

/// HN-12.14: the table of results.
#[test]
fn hn_12_14_the_table() {
    for (by, slot, value) in [("u15a", 1, 8), ("u19a", 1, 9), ("u29a", 1, 10)] {
        for one in 1..=6u8 {
            for two in 1..=6u8 {
                let mut game = duel(by, "g23a").directives(0, 0).game();
                act(&mut game, US, &format!("unit:{by} → value:{slot} → unit:g23a"), &format!("{one} {two}"));
                let expected = match (one + two >= value, one == two) {
                    (true, _) => (1, 0),
                    (false, true) => (0, 1),
                    (false, false) => (0, 0),
                };
                assert_eq!(marks(&game, "g23a"), expected, "{value}: {one} {two}");
            }
        }
    }
}

/// HN-12.15: the order of an attack, told by its events.
#[test]
fn hn_12_15_the_order_of_an_attack() {
    let mut game = open().us("u15a@c3 hidden").ge("g16a@c4 hidden").active("u15a").game();
    let events = act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4 2");
    let kinds: Vec<String> =
        events.iter().map(|event| serde_json::to_value(event).unwrap()["kind"].as_str().unwrap().to_owned()).collect();
    assert_eq!(
        kinds,
        ["turned-up", "attacked", "rolled", "resolved", "save-rolled", "turned-up", "marked", "destroyed"]
    );
    assert_eq!(asked(&game), "us seize");
}

/// HN-13.1, HN-13.8: armour is the badge; every Tank has it, MECH alone does not; AP changes nothing against others.
#[test]
fn hn_13_1_hn_13_8_who_is_armoured() {
    for kind in &sandtable_heroes::printed(0).cards.kinds {
        assert!(kind.armoured || !kind.types.contains(sandtable_heroes::UnitType::Tank), "{}", kind.id);
    }
    let mut mech = duel("u15a", "g33a").game();
    act(&mut mech, US, "unit:u15a → value:1 → unit:g33a", "4 4");
    assert_eq!(place(&mech, "g33a"), "off");
    let mut soft = duel("u18a", "g23a").game();
    act(&mut soft, US, "unit:u18a → value:1 → unit:g23a", "4 5");
    assert_eq!(marks(&soft, "g23a"), (1, 0));
}

/// HN-13.2, HN-13.3, HN-13.4: without AP a success suppresses; AP belongs to its area.
#[test]
fn hn_13_2_hn_13_3_hn_13_4_penetration() {
    let mut game = duel("u50a", "g42a").game();
    act(&mut game, US, "unit:u50a → value:1 → unit:g42a", "4 4");
    act(&mut game, US, "unit:u50a → value:2 → unit:g42a", "6 4");
    assert_eq!(marks(&game, "g42a"), (1, 1));
}

#[test]
fn hn_13_5_two_hits_become_two_suppressed() {
    let mut game = duel("u36a", "g42a").game();
    act(&mut game, US, "unit:u36a → value:1 → unit:g42a", "4 5");
    assert_eq!(marks(&game, "g42a"), (0, 2));
}

#[test]
fn hn_13_6_a_partial_success_suppresses_armour() {
    for by in ["u15a", "u50a"] {
        let mut game = duel(by, "g42a").game();
        act(&mut game, US, &format!("unit:{by} → value:1 → unit:g42a"), "2 2");
        assert_eq!(marks(&game, "g42a"), (0, 1));
    }
}

/// HN-13.7, HN-26.8: armour counts for a hidden target.
#[test]
fn hn_13_7_hn_26_8_hidden_armour() {
    let mut game = open().us("u15a@c3").ge("g42a@c4 hidden").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g42a", "4 4 3");
    assert_eq!((marks(&game, "g42a"), unit(&game, "g42a").hidden), ((0, 1), false));
}

/// HN-21.1, HN-21.2: an effect applies to all values of its area and to no others.
#[test]
fn hn_21_1_hn_21_2_effects_belong_to_areas() {
    let mut game = duel("u33a", "g23a").directives(0, 0).game();
    act(&mut game, US, "unit:u33a → value:1 → unit:g23a", "3 4");
    act(&mut game, US, "unit:u33a → value:2 → unit:g23a", "3 4");
    assert_eq!(marks(&game, "g23a"), (0, 2));
}

/// HN-21.3, HN-21.4, HN-21.7: totals of 7, and of 7 or more against Infantry, even on a failure or after a save.
#[test]
fn hn_21_3_hn_21_4_hn_21_7_suppressive_totals() {
    let mut exact = duel("u33a", "g42a").directives(0, 0).game();
    act(&mut exact, US, "unit:u33a → value:1 → unit:g42a", "3 5");
    assert_eq!(marks(&exact, "g42a"), (0, 0));
    let mut up = duel("u26a", "g23a").directives(0, 0).game();
    act(&mut up, US, "unit:u26a → value:1 → unit:g23a", "3 5");
    assert_eq!(marks(&up, "g23a"), (0, 1));
    let mut tank = duel("u26a", "g42a").directives(0, 0).game();
    act(&mut tank, US, "unit:u26a → value:1 → unit:g42a", "3 5");
    assert_eq!(marks(&tank, "g42a"), (0, 0));
    let mut saved = field().us("u26a@c3").ge("g16a@c4").directives(0, 0).active("u26a").game();
    act(&mut saved, US, "unit:u26a → value:1 → unit:g16a", "4 5 6");
    assert_eq!(marks(&saved, "g16a"), (0, 1));
}

/// HN-21.5, HN-21.6, HN-21.8: a HIT that was placed also suppresses INF or TANK.
#[test]
fn hn_21_5_hn_21_6_hn_21_8_suppressive_hits() {
    let mut inf = open().us("u35a@c2").ge("g23a@c4 hidden").active("u35a").game();
    act(&mut inf, US, "unit:u35a → value:1 → unit:g23a", "4 4 1");
    assert_eq!(marks(&inf, "g23a"), (1, 1));
    let mut tank = duel("u18a", "g42a").game();
    act(&mut tank, US, "unit:u18a → value:1 → unit:g42a", "4 5");
    assert_eq!(marks(&tank, "g42a"), (1, 1));
    let mut blocked = duel("u35a", "g42a").game();
    act(&mut blocked, US, "unit:u35a → value:1 → unit:g42a", "4 5");
    assert_eq!(marks(&blocked, "g42a"), (0, 1));
}

#[test]
fn hn_21_9_double_hits() {
    let mut game = open().us("u36a@c3").ge("g30a@c5").active("u36a").game();
    act(&mut game, US, "unit:u36a → value:1 → unit:g30a", "4 5");
    assert_eq!(place(&game, "g30a"), "off");
}

/// HN-21.10, HN-21.11, HN-21.13, HN-21.14: two attacks; the second on the same target is sure, has no dice, and may be saved.
#[test]
fn hn_21_10_hn_21_11_hn_21_13_hn_21_14_fire_again() {
    let mut game = field().us("u43a@c3").ge("g23a@c4").active("u43a").game();
    act(&mut game, US, "unit:u43a → value:1 → unit:g23a", "4 5 6");
    assert_eq!(marks(&game, "g23a"), (0, 1));
    act(&mut game, US, "unit:u43a → value:1 → unit:g23a", "2");
    assert_eq!(marks(&game, "g23a"), (1, 1));
    refused(&game, US, "HN-21.10", "unit:u43a → value:1 → unit:g23a");
    let armour = open().us("u43a@c3").ge("g42a@c4").active("u43a").game();
    let mut armour = armour;
    act(&mut armour, US, "unit:u43a → value:1 → unit:g42a", "4 5");
    assert_eq!(marks(&armour, "g42a"), (0, 1));
    act(&mut armour, US, "unit:u43a → value:1 → marker:directive → unit:g42a", "");
    assert_eq!(marks(&armour, "g42a"), (1, 1));
}

/// HN-21.12, HN-21.15: otherwise the second attack is rolled, now, later, or not at all.
#[test]
fn hn_21_12_hn_21_15_the_second_attack() {
    let mut game = open().us("u43a@c3").ge("g23a@c4, g30a@d4").directives(0, 0).active("u43a").game();
    act(&mut game, US, "unit:u43a → value:1 → unit:g23a", "4 5");
    act(&mut game, US, "unit:u43a → tile:d3", "");
    let mut end = game.clone();
    act(&mut end, US, "button:end", "");
    act(&mut game, US, "unit:u43a → value:1 → unit:g30a", "1 2");
    assert_eq!(marks(&game, "g30a"), (0, 0));
}

#[test]
fn hn_21_17_defenceless_attacks() {
    let mut game = field().us("u20a@c3").ge("g16a@c4").active("u20a").game();
    act(&mut game, US, "unit:u20a → value:1 → unit:g16a", "4 4");
    assert_eq!(place(&game, "g16a"), "off");
}

/// HN-21.18, HN-21.19: halted and moved values.
#[test]
fn hn_21_18_hn_21_19_lumbering() {
    let mut game = open().us("u40a@c3").ge("g42a@c5, g42b@d5").active("u40a").game();
    refused(&game, US, "HN-21.19", "unit:u40a → value:1 → unit:g42a");
    allowed(&game, US, "unit:u40a → value:1m → unit:g42a");
    act(&mut game, US, "unit:u40a → value:1h → unit:g42a", "4 4");
    assert_eq!(marks(&game, "g42a"), (0, 2));
    refused(&game, US, "HN-21.19", "unit:u40a → tile:c2");
    refused(&game, US, "HN-21.19", "marker:directive → tile:c2");
    let mut moved = open().us("u40a@c3").ge("g42a@c5").active("u40a").game();
    act(&mut moved, US, "unit:u40a → tile:c2", "");
    refused(&moved, US, "HN-21.19", "unit:u40a → value:1h → unit:g42a");
    act(&mut moved, US, "unit:u40a → value:1m → unit:g42a", "4 4");
    assert_eq!(marks(&moved, "g42a"), (0, 1));
}

/// HN-21.16, HN-21.20, HN-21.21: Relentless Assault, Sustained Fire; card and Hero add up.
#[test]
fn hn_21_16_hn_21_20_hn_21_21_numbers() {
    let mut game = open().us("u17a@c3 hero=uh1").ge("g23a@c4").directives(0, 0).active("u17a").game();
    act(&mut game, US, "unit:u17a → value:1 → unit:g23a", "2 6");
    assert_eq!(marks(&game, "g23a"), (1, 0));
    let mut assault = open().us("u21a@c3").ge("g23a@c4 suppressed=2").directives(0, 0).active("u21a").game();
    act(&mut assault, US, "unit:u21a → value:1 → unit:g23a", "2 4");
    assert_eq!(marks(&assault, "g23a"), (1, 2));
}

/// Examples a, d and e of section 52.
#[test]
fn e3_small_examples() {
    let mut a = duel("u15a", "g23a").game();
    act(&mut a, US, "unit:u15a → value:1 → unit:g23a", "3 4");
    act(&mut a, US, "marker:directive", "");
    assert_eq!(marks(&a, "g23a"), (1, 0));
    let mut d = open().phase(GE).ge("g19a@c3").us("u15a@c4, u15b@d4").active("g19a").game();
    act(&mut d, GE, "unit:g19a → value:1 → unit:u15a", "1 2");
    act(&mut d, GE, "unit:g19a → value:2 → unit:u15b", "1 2");
}
