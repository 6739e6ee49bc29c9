//! Sections 7 and 8: the manoeuvre, and removing SUPPRESSED markers.

use serde_json::json;

use crate::common::*;

/// HN-7.1, HN-7.3: two own units, orthogonally adjacent, exchange their boxes.
#[test]
fn hn_7_1_hn_7_3_the_exchange() {
    let mut game = open().us("u15a@c3, u41a@c4, u41b@d4").ge("g16a@g6").game();
    refused(&game, US, "HN-7.1", "tactic:manoeuvre → unit:u15a → unit:u41b");
    refused(&game, US, "HN-7.1", "tactic:manoeuvre → unit:u15a → unit:g16a");
    refused(&game, US, "HN-7.1", "tactic:manoeuvre → unit:u15a → unit:u15a");
    act(&mut game, US, "tactic:manoeuvre → unit:u15a → unit:u41a", "");
    assert_eq!((place(&game, "u15a"), place(&game, "u41a")), ("c4".into(), "c3".into()));
}

/// HN-7.2, HN-7.4, HN-7.5: not ACTIVATED, not Immobile, and each able to enter the other's box.
#[test]
fn hn_7_2_hn_7_4_hn_7_5_who_takes_part() {
    let game = open().us("u15a@c3, u15b@c4 activated, u53a@b3, u45a@d3").markers(json!({"obstacle": ["C3"]})).game();
    refused(&game, US, "HN-7.2", "tactic:manoeuvre → unit:u15a → unit:u15b");
    refused(&game, US, "HN-7.4", "tactic:manoeuvre → unit:u15a → unit:u53a");
    refused(&game, US, "HN-7.5", "tactic:manoeuvre → unit:u15a → unit:u45a");
}

#[test]
fn hn_7_6_the_exchange_turns_up_hidden_enemies() {
    let mut game = open().us("u15a@c2, u15b@c3").ge("g16a@c4 hidden, g16b@b1 hidden").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u15a → unit:u15b", "");
    assert!(!unit(&game, "g16a").hidden && !unit(&game, "g16b").hidden);
}

/// HN-7.7, HN-7.9, HN-7.10, HN-7.12, HN-7.15: one attack, AP and +1, no other move, no ability; both ACTIVATED at the end.
#[test]
fn hn_7_7_hn_7_9_hn_7_10_hn_7_12_hn_7_15_after_the_exchange() {
    let mut game = open().us("u01a@c2, u45a@c3").ge("g16a@c4, g42a@d4").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u01a → unit:u45a", "");
    refused(&game, US, "HN-7.12", "unit:u01a → ability:elan");
    refused(&game, US, "HN-7.10", "unit:u45a → tile:b2");
    let mut game = open().us("u15b@c2, u45a@c3").ge("g16a@c1, g42a@d1").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u15b → unit:u45a", "");
    allowed(&game, US, "unit:u45a → value:2 → marker:directive → unit:g42a");
    act(&mut game, US, "unit:u45a → value:1 → unit:g16a", "3 4");
    act(&mut game, US, "marker:directive", "");
    assert_eq!((place(&game, "g16a").as_str(), asked(&game).as_str()), ("off", "us manoeuvre"));
    refused(&game, US, "HN-7.7", "unit:u45a → value:2 → unit:g42a");
    act(&mut game, US, "button:done", "");
    assert!(unit(&game, "u15b").activated && unit(&game, "u45a").activated);
}

/// HN-7.8: Fire Again! and its second attack are included.
#[test]
fn hn_7_8_fire_again_in_a_manoeuvre() {
    let mut game = open().us("u15a@c2, u43a@c3").ge("g24a@b1, g23a@c1").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u15a → unit:u43a", "");
    act(&mut game, US, "unit:u43a → value:1 → unit:g23a", "5 4");
    assert_eq!(marks(&game, "g23a"), (1, 1));
    act(&mut game, US, "unit:u43a → value:1 → unit:g23a", "");
    assert_eq!(place(&game, "g23a"), "off");
    refused(&game, US, "HN-7.7", "unit:u43a → value:1 → unit:g24a");
}

#[test]
fn hn_7_11_one_forced_march() {
    let mut game = open().us("u15a@c2, u15b@c3").ge("g16a@c4").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u15a → unit:u15b", "");
    act(&mut game, US, "marker:directive → unit:u15b → tile:d2", "");
    refused(&game, US, "HN-7.11", "marker:directive → unit:u15a → tile:b3");
    allowed(&game, US, "unit:u15a → value:1 → unit:g16a");
    assert_eq!(directives(&game)[0], 2);
}

#[test]
fn hn_7_13_passive_abilities_keep_working() {
    let mut game = open().us("u24a@c2, u24b@c3, u04a@d3").ge("g16a@c4").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u24a → unit:u24b", "");
    act(&mut game, US, "unit:u24a → value:1 → unit:g16a", "3 4");
    assert_eq!(place(&game, "g16a"), "off");
}

/// HN-7.14: both count as moved: no Fire or Move unit shoots, a Lumbering one uses its moved value.
#[test]
fn hn_7_14_both_have_moved() {
    let mut game = open().us("u35a@c2, u40a@c3").ge("g16a@c4").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u35a → unit:u40a", "");
    refused(&game, US, "HN-7.14", "unit:u35a → value:1 → unit:g16a");
    refused(&game, US, "HN-21.19", "unit:u40a → value:1h → unit:g16a");
    act(&mut game, US, "unit:u40a → value:1m → unit:g16a", "4 5");
    assert_eq!(place(&game, "g16a"), "c4");
}

/// HN-7.16, HN-27.4: hidden units and decoys take part; the one that shoots is turned up.
#[test]
fn hn_7_16_hidden_units_take_part() {
    let mut game = open().us("u15a@c2 hidden, u99a@c3 hidden").ge("g16a@c4 known hidden").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u15a → unit:u99a", "");
    refused(&game, US, "HN-27.1", "unit:u99a → value:1 → unit:g16a");
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "1 2");
    assert!(!unit(&game, "u15a").hidden && unit(&game, "u99a").hidden);
}

#[test]
fn hn_7_17_no_hiding_after_a_manoeuvre() {
    let mut game =
        ground([".......", ".......", ".......", "..T....", ".......", "......."]).us("u15a@c2, u15b@c3").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u15a → unit:u15b", "");
    assert_eq!(offers(&game, US, "button:"), 1);
    refused(&game, US, "HN-7.17", "button:end-hidden");
    act(&mut game, US, "button:done", "");
    assert!(!unit(&game, "u15a").hidden);
}

/// HN-7.18, HN-29.11: no card interrupts a manoeuvre.
#[test]
fn hn_7_18_hn_29_11_no_interruption() {
    let mut game = open().us("u15a@c2, u15b@c3").ge("g23a@g6 hit=1").hand(GE, "eg03").game();
    act(&mut game, US, "tactic:manoeuvre → unit:u15a → unit:u15b", "");
    refused(&game, GE, "HN-7.18", "card:eg03 → unit:g23a");
    act(&mut game, US, "button:done", "");
    assert_eq!(asked(&game), "ge window");
}

/// HN-8.1, HN-8.3, HN-8.6, HN-50.8: up to two markers, from one unit or two, hidden and ACTIVATED ones too.
#[test]
fn hn_8_1_hn_8_3_hn_8_6_two_markers() {
    let mut game = field().us("u15a@a1 suppressed=3 activated, u15b@b1 hidden suppressed=1").game();
    act(&mut game, US, "tactic:unsuppress → unit:u15a", "");
    assert_eq!((marks(&game, "u15a"), asked(&game).as_str()), ((0, 2), "us unsuppress"));
    refused(&game, US, "HN-4.6", "tactic:directives");
    allowed(&game, US, "button:done");
    act(&mut game, US, "unit:u15b → marker:suppressed", "");
    assert_eq!((marks(&game, "u15b"), asked(&game).as_str()), ((0, 0), "us tactic"));
    refused(&game, US, "HN-8.1", "unit:u15a → marker:suppressed");
    let mut last = field().us("u15a@a1 suppressed=1").game();
    act(&mut last, US, "tactic:unsuppress → unit:u15a", "");
    assert_eq!(asked(&last), "us tactic");
}

#[test]
fn hn_8_2_a_unit_with_a_marker_is_needed() {
    refused(&field().us("u15a@a1").game(), US, "HN-8.2", "tactic:unsuppress → unit:u15a");
    refused(&field().us("u15a@a1").ge("g16a@g6 suppressed=1").game(), US, "HN-8.1", "tactic:unsuppress → unit:g16a");
}

/// HN-8.4, HN-8.5: SUPPRESSED forbids DIRECTIVES and nothing else.
#[test]
fn hn_8_4_hn_8_5_what_suppressed_does() {
    let mut game = open().us("u45a@c3 suppressed=1").ge("g16a@c4, g42a@d4").active("u45a").game();
    refused(&game, US, "HN-8.4", "marker:directive → tile:b3");
    refused(&game, US, "HN-8.4", "unit:u45a → value:2 → marker:directive → unit:g42a");
    act(&mut game, US, "unit:u45a → value:2 → unit:g16a", "4 4");
    act(&mut game, US, "tile:c4", "");
    act(&mut game, US, "unit:u45a → tile:c3", "");
    let mut saves = field().us("u15a@c3").ge("g16a@c4 suppressed=1").active("u15a").game();
    act(&mut saves, US, "unit:u15a → value:1 → unit:g16a", "4 4 6");
    assert_eq!(place(&saves, "g16a"), "c4");
}
