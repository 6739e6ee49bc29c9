//! Section 32: the generic events.

use sandtable_core::{Language, Phrasebook, Rules};
use sandtable_heroes::Heroes;
use serde_json::json;

use crate::common::*;

#[test]
fn hn_32_1_thunderbolt_strike() {
    let mut game = field().us("u15a@a1").ge("g42a@e4, g16a@f4, g17a@d5 hidden").hand(US, "eu01").game();
    refused(&game, US, "HN-32.1", "card:eu01 → unit:g16a");
    // The refusal says whom the text asks for, and names the unit by its card where the player sees it.
    let english = Phrasebook::new(Language::En, [&Heroes::info().messages]);
    assert_eq!(
        english.say(&refusal(&game, US, "card:eu01 → unit:g16a").unwrap().text),
        "Grenadier-Kompanie (F4) does not meet the text, which asks for enemy units (visible, not in Forest)."
    );
    refused(&game, US, "HN-17.23", "card:eu01 → unit:g17a");
    act(&mut game, US, "card:eu01 → unit:g42a", "4 4");
    assert_eq!(marks(&game, "g42a"), (1, 0));
}

/// HN-32.2, HN-50.10: one box and up to two adjacent ones; every enemy unit in them, hidden ones too.
#[test]
fn hn_32_2_hn_50_10_time_on_target() {
    let mut game = open().us("u15a@a1, u15b@d4").ge("g23a@d5 hidden, g16a@e5").hand(US, "eu02").game();
    refused(&game, US, "HN-50.10", "card:eu02 → tile:a1");
    act(&mut game, US, "card:eu02 → tile:d4", "");
    refused(&game, US, "HN-50.10", "button:done");
    refused(&game, US, "HN-50.10", "tile:d4");
    refused(&game, US, "HN-32.2", "tile:d6");
    act(&mut game, US, "tile:d5", "");
    allowed(&game, US, "button:done");
    act(&mut game, US, "tile:e5", "3 4 1 2");
    assert_eq!((marks(&game, "g23a"), marks(&game, "u15b"), marks(&game, "g16a")), ((0, 1), (0, 0), (0, 0)));
    assert!(!unit(&game, "g23a").hidden);
}

#[test]
fn hn_32_3_medic() {
    let mut game = field().us("u24a@a1 hit=1, u45a@b1 hit=1, u15a@c1").hand(US, "eu03").game();
    refused(&game, US, "HN-32.3", "card:eu03 → unit:u45a");
    refused(&game, US, "HN-17.15", "card:eu03 → unit:u15a");
    act(&mut game, US, "card:eu03 → unit:u24a", "");
    assert_eq!(marks(&game, "u24a"), (0, 0));
    let mut german = field().phase(GE).ge("g23a@c4 hit=1").hand(GE, "eg03").game();
    act(&mut german, GE, "card:eg03 → unit:g23a", "");
}

#[test]
fn hn_32_4_radio_net() {
    let mut game = field().phase(GE).ge("g16a@c4, g99a@d4 hidden, g17a@e4").hand(GE, "eg04").game();
    act(&mut game, GE, "card:eg04 → unit:g16a", "");
    act(&mut game, GE, "unit:g99a", "");
    assert!(unit(&game, "g16a").go && unit(&game, "g99a").go && unit(&game, "g99a").hidden);
    assert_eq!(asked(&game), "ge go");
}

#[test]
fn hn_32_5_ammunition() {
    let mut game = field().us("u15a@a1").directives(5, 0).hand(US, "eu05").game();
    act(&mut game, US, "card:eu05", "");
    assert_eq!(directives(&game)[0], 6);
    refused(&field().us("u15a@a1").directives(6, 0).hand(US, "eu05").game(), US, "HN-17.15", "card:eu05");
}

#[test]
fn hn_32_6_replacements() {
    let mut game = field().us("u15a@a1").hand(US, "eu06").reserve(US, "u15b, u15c, u15d").game();
    act(&mut game, US, "card:eu06", "");
    assert_eq!((force(&game, US).hand, force(&game, US).reserve), (2, 1));
    refused(&field().us("u15a@a1").hand(US, "eu06").game(), US, "HN-17.15", "card:eu06");
}

#[test]
fn hn_32_7_smoke_shells() {
    let mut game = open()
        .us("u15a@c3, u15b@g6")
        .ge("g16a@c4")
        .phase(GE)
        .set("window", true)
        .hand(US, "eu07")
        .directives(0, 0)
        .game();
    refused(&game, US, "HN-17.15", "card:eu07 → tile:e1");
    act(&mut game, US, "card:eu07 → tile:d2", "");
    act(&mut game, GE, "tactic:activate → unit:g16a", "");
    act(&mut game, GE, "unit:g16a → value:1 → unit:u15a", "4 4 5");
    assert_eq!(marks(&game, "u15a"), (0, 0));
}

#[test]
fn hn_32_8_maquis_report() {
    let mut game = field().us("u15a@a1").ge("g16a@c4 hidden, g99a@d4 hidden, g17a@e4").hand(US, "eu08").game();
    refused(&game, US, "HN-32.8", "card:eu08 → unit:g17a");
    act(&mut game, US, "card:eu08 → unit:g16a", "");
    act(&mut game, US, "unit:g99a", "");
    assert_eq!((unit(&game, "g16a").hidden, place(&game, "g99a").as_str()), (false, "off"));
}

#[test]
fn hn_32_9_counter_battery_fire() {
    let mut game = field().us("u15a@a1").ge("g37a@c4, g52a@d4, g16a@e4").hand(US, "eu09").game();
    refused(&game, US, "HN-32.9", "card:eu09 → unit:g52a");
    refused(&game, US, "HN-32.9", "card:eu09 → unit:g16a");
    act(&mut game, US, "card:eu09 → unit:g37a", "");
    assert_eq!(marks(&game, "g37a"), (0, 2));
}

#[test]
fn hn_32_10_bazooka_shells() {
    let mut game = open().us("u15a@c3").ge("g42a@c4").hand(US, "eu10").game();
    act(&mut game, US, "card:eu10 → unit:u15a", "");
    act(&mut game, US, "tactic:activate → unit:u15a", "");
    refused(&game, US, "HN-24.10", "unit:u15a → value:1 → marker:directive → unit:g42a");
    act(&mut game, US, "unit:u15a → value:1 → unit:g42a", "4 4");
    assert_eq!(marks(&game, "g42a"), (1, 0));
}

#[test]
fn hn_32_11_wires_cut() {
    let mut game =
        open().phase(GE).ge("g16a@c4 go").us("u15a@a1").set("window", true).hand(US, "eu11").directives(0, 0).game();
    act(&mut game, US, "card:eu11", "");
    act(&mut game, GE, "unit:g16a → button:go", "4");
    assert_eq!(asked(&game), "ge tactic");
    refused(&open().us("u15a@a1").ge("g16a@c4").hand(US, "eu11").game(), US, "HN-17.16", "card:eu11");
}

#[test]
fn hn_32_12_breakthrough() {
    let mut game = open().us("u45a@c2 suppressed=1, u15a@a1").ge("g16a@g6").hand(US, "eu12").game();
    refused(&game, US, "HN-32.12", "card:eu12 → unit:u15a");
    act(&mut game, US, "card:eu12 → unit:u45a", "");
    act(&mut game, US, "tactic:activate → unit:u45a", "");
    act(&mut game, US, "unit:u45a → tile:c3", "");
    refused(&game, US, "HN-32.12", "unit:u45a → tile:d4");
    act(&mut game, US, "unit:u45a → tile:c4", "");
    refused(&game, US, "HN-9.5", "unit:u45a → tile:c5");
    assert_eq!(directives(&game)[0], 3);
}

#[test]
fn hn_32_14_nebelwerfer_salvo() {
    let mut game = open().phase(GE).ge("g16a@g6").us("u24a@c3, u45a@d3").hand(GE, "eg02").game();
    act(&mut game, GE, "card:eg02 → tile:c3", "");
    act(&mut game, GE, "tile:d3", "");
    act(&mut game, GE, "button:done", "4 5 4 5");
    assert_eq!((marks(&game, "u24a"), marks(&game, "u45a")), ((0, 1), (0, 0)));
}

#[test]
fn hn_32_15_camouflage() {
    let game = open().phase(GE).ge("g16a@c4, g17a@g6 hero=gh2, g18a@e6").us("u15a@c3").hand(GE, "eg07").game();
    refused(&game, GE, "HN-32.15", "card:eg07 → unit:g16a");
    refused(&game, GE, "HN-18.13", "card:eg07 → unit:g17a");
    let mut game = game;
    act(&mut game, GE, "card:eg07 → unit:g18a", "");
    assert!(unit(&game, "g18a").hidden);
}

#[test]
fn hn_32_16_sniper() {
    let mut game = field().phase(GE).ge("g16a@g6").us("u15a@c2, u45a@d3, u53a@e3").hand(GE, "eg09").game();
    refused(&game, GE, "HN-32.16", "card:eg09 → unit:u45a");
    act(&mut game, GE, "card:eg09 → unit:u15a", "4 5");
    assert_eq!(place(&game, "u15a"), "off");
}

#[test]
fn hn_32_17_hold_to_the_last() {
    let mut game = field().us("u15a@c3").ge("g16a@c4").set("window", true).hand(GE, "eg10").directives(0, 0).game();
    act(&mut game, GE, "card:eg10", "");
    act(&mut game, US, "tactic:activate → unit:u15a", "");
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4 5");
    assert_eq!(marks(&game, "g16a"), (0, 0));
}

/// HN-32.19, D21: one normal move and one attack in either order, at least one of them.
#[test]
fn hn_32_19_counter_thrust() {
    let mut game =
        open().phase(GE).ge("g29a@c5, g42a@g6, g16a@e6 hidden").us("u15a@c3, u15b@a1").hand(GE, "eg12").game();
    refused(&game, GE, "HN-32.19", "card:eg12 → unit:g42a");
    refused(&game, GE, "HN-17.23", "card:eg12 → unit:g16a");
    act(&mut game, GE, "card:eg12 → unit:g29a", "");
    refused(&game, GE, "HN-32.19", "button:done");
    refused(&game, GE, "HN-24.8", "marker:directive → tile:c4");
    act(&mut game, GE, "unit:g29a → tile:d4", "");
    refused(&game, GE, "HN-17.20", "unit:g29a → tile:d5");
    act(&mut game, GE, "unit:g29a → value:1 → unit:u15a", "6 6");
    // Nobody seizes, and it ends by itself.
    assert_eq!((asked(&game).as_str(), unit(&game, "g29a").activated), ("ge tactic", false));
    let _ = json!(null);
}
