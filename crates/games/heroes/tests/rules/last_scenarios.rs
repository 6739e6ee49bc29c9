//! Sections 45 to 47: the last three scenarios.

use serde_json::json;

use sandtable_heroes::Terrain;

use super::scenarios::end;
use crate::common::*;

/// HN-45.1, HN-45.2, HN-45.11.
#[test]
fn hn_45_1_hn_45_2_hn_45_11_cherbourg() {
    let base = on("cherbourg").us("u15a@a1").ge("g16a@g5").set("commands", 1);
    let five = json!({"c5": "us", "d5": "us", "b6": "us"});
    assert_eq!(end(base.set("control", five.clone())).as_deref(), Some("us HN-45.1"));
    let last = on("cherbourg").us("u15a@a1").ge("g16a@g5").phase(GE).set("turn", 8).set("commands", 1);
    assert_eq!(end(last.clone().set("control", json!({"c5": "us", "b6": "us"}))).as_deref(), Some("us HN-45.2"));
    assert_eq!(end(last.set("control", json!({"c5": "us"}))).as_deref(), Some("ge HN-45.2"));
    let mut game = on("cherbourg")
        .us("u15a@a1")
        .ge("g16a@g5")
        .phase(GE)
        .set("commands", 1)
        .set("control", five)
        .hand(GE, "hg")
        .game();
    act(&mut game, GE, "card:hg → event:2", "");
    assert_eq!(force(&game, US).points, 4);
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!(outcome(&game), None);
}

#[test]
fn hn_45_4_markers_of_cherbourg() {
    let view = truth(&on("cherbourg").game());
    assert!(view.boxes.iter().any(|shown| shown.obstacle && shown.tile == tile("c4")));
    assert!(view.boxes.iter().any(|shown| shown.depot && shown.tile == tile("b6")));
}

#[test]
fn hn_45_5_demolition_charges() {
    let mut game = on("cherbourg")
        .us("u19a@d3, u15a@c3")
        .ge("g48a@d4, g52a@c5 hidden, g17a@e4")
        .active("u19a")
        .directives(1, 3)
        .game();
    refused(&game, US, "HN-45.5", "unit:u19a → ability:charge → unit:g17a");
    act(&mut game, US, "unit:u19a → ability:charge → unit:g48a", "3 4");
    act(&mut game, US, "marker:directive", "");
    assert_eq!(marks(&game, "g48a"), (1, 0));
    refused(&game, US, "HN-45.5", "unit:u19a → value:1 → unit:g48a");
    refused(&game, US, "HN-45.5", "unit:u19a → ability:charge → unit:g48a");
    let shot = on("cherbourg").us("u19a@d3").ge("g48a@d4").active("u19a").done("values", json!([1])).game();
    refused(&shot, US, "HN-45.5", "unit:u19a → ability:charge → unit:g48a");
    let rifles = on("cherbourg").us("u15a@d3").ge("g48a@d4").active("u15a").game();
    refused(&rifles, US, "HN-45.5", "unit:u15a → ability:charge → unit:g48a");
}

#[test]
fn hn_45_6_p47_squadron() {
    let mut game = on("cherbourg").us("u15a@a1").ge("g16a@g5").hand(US, "hu").directives(0, 0).game();
    act(&mut game, US, "card:hu → event:1 → tile:a1", "");
    act(&mut game, US, "tile:g5", "");
    act(&mut game, US, "tile:d1", "6 6 6 6");
    assert_eq!((place(&game, "u15a").as_str(), place(&game, "g16a").as_str()), ("off", "off"));
}

#[test]
fn hn_45_7_pole_charges() {
    let mut game = on("cherbourg").us("u15a@d3, u45a@a4").ge("g48a@d4, g49a@a5").hand(US, "hu").game();
    refused(&game, US, "HN-45.7", "card:hu → event:2 → unit:g49a");
    act(&mut game, US, "card:hu → event:2 → unit:g48a", "");
    assert_eq!(marks(&game, "g48a"), (1, 0));
}

#[test]
fn hn_45_8_leaflets() {
    let mut game = on("cherbourg").us("u15a@a1").ge("g27a@b5, g27b@e5 hidden").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:3", "5");
    assert_eq!(
        (place(&game, "g27a").as_str(), place(&game, "g27b").as_str(), force(&game, GE).destroyed),
        ("off", "e5", 1)
    );
}

#[test]
fn hn_45_9_bombarding_squadron() {
    let mut game = on("cherbourg").us("u15a@a1").ge("g52a@c5, g48a@d4").hand(US, "hu").directives(0, 0).game();
    refused(&game, US, "HN-45.9", "card:hu → event:4 → unit:g48a");
    act(&mut game, US, "card:hu → event:4 → unit:g52a", "4 5 1");
    assert_eq!(place(&game, "g52a"), "off");
}

#[test]
fn hn_45_12_guns_of_the_rock() {
    let mut game = on("cherbourg").phase(GE).ge("g52a@c5, g48a@d4").us("u24a@c3").hand(GE, "hg").game();
    act(&mut game, GE, "card:hg → event:3", "");
    refused(&game, GE, "HN-45.12", "unit:g48a → value:1 → unit:u24a");
    act(&mut game, GE, "unit:g52a → value:1 → unit:u24a", "4 5");
    assert_eq!(place(&game, "u24a"), "off");
}

/// HN-46.1, HN-46.2, HN-46.6.
#[test]
fn hn_46_1_hn_46_2_hn_46_6_mortain() {
    let six = json!({"d3": "ge", "c1": "ge"});
    let base = on("mortain").us("u15a@g1").ge("g16a@g6").set("commands", 1).set("control", six);
    // The German player goes first; the end of a turn is the end of the US phase.
    assert_eq!(end(base.clone().phase(GE)), None);
    assert_eq!(end(base.phase(US)).as_deref(), Some("ge HN-46.1"));
    let last = on("mortain").us("u15a@g1").ge("g16a@g6").phase(US).set("turn", 8).set("commands", 1);
    assert_eq!(end(last.clone().set("control", json!({"d3": "ge", "b2": "ge"}))).as_deref(), Some("ge HN-46.2"));
    assert_eq!(end(last.set("control", json!({"d3": "ge"}))).as_deref(), Some("us HN-46.2"));
    assert!(truth(&on("mortain").game()).boxes.iter().any(|shown| shown.depot && shown.tile == tile("c1")));
}

/// HN-46.3, HN-46.8, HN-46.11: mist on turn 1, thick mist does not add to it, and some cards are barred.
#[test]
fn hn_46_3_hn_46_8_hn_46_11_mist() {
    let base = on("mortain").us("u33a@c1, u15a@g1").ge("g30a@c3, g42a@f5").directives(0, 0);
    let shoot = |position: Position| {
        let mut game = position.active("u33a").game();
        act(&mut game, US, "unit:u33a → value:1 → unit:g30a", "4 5");
        marks(&game, "g30a").0
    };
    let thick = json!([{"event": "ge-1", "side": "ge"}]);
    assert_eq!(
        (shoot(base.clone()), shoot(base.clone().set("turn", 1)), shoot(base.clone().set("effects", thick.clone()))),
        (1, 0, 0)
    );
    let mut both = base.clone().set("turn", 1).set("effects", thick).active("u33a").game();
    act(&mut both, US, "unit:u33a → value:1 → unit:g30a", "5 6");
    assert_eq!(marks(&both, "g30a"), (1, 0));
    let barred = base.clone().set("turn", 1).hand(US, "eu01, hu").game();
    refused(&barred, US, "HN-46.3", "card:eu01 → unit:g30a");
    refused(&barred, US, "HN-46.8", "card:hu → event:2 → unit:g42a");
    allowed(&base.clone().hand(US, "hu").game(), US, "card:hu → event:2 → unit:g42a");
    let late = base.clone().phase(GE).set("turn", 3).hand(GE, "hg").game();
    refused(&late, GE, "HN-46.11", "card:hg → event:1");
    let mut typhoons = base.hand(US, "hu").game();
    refused(&typhoons, US, "HN-46.8", "card:hu → event:2 → unit:g30a");
    act(&mut typhoons, US, "card:hu → event:2 → unit:g42a", "4 5");
    assert_eq!(marks(&typhoons, "g42a"), (1, 0));
}

#[test]
fn hn_46_4_cut_off() {
    let base = on("mortain").us("u01a@c2").hand(US, "u15a").set("placing", json!({}));
    allowed(&base.clone().ge("g16a@c4").game(), US, "card:u15a → tile:d2");
    refused(&base.clone().ge("g16a@g2").game(), US, "HN-46.4", "card:u15a → tile:d2");
    allowed(&base.us("u01a@c1").ge("g16a@g2").game(), US, "card:u15a → tile:d2");
}

#[test]
fn hn_46_5_supply_drop() {
    let mut game = on("mortain")
        .us("u15a@g1")
        .ge("g16a@g6")
        .phase(GE)
        .set("turn", 5)
        .set("commands", 1)
        .directives(0, 0)
        .set("control", json!({"c1": "ge"}))
        .game();
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!((truth(&game).phase, directives(&game)[0]), (US, 2));
}

#[test]
fn hn_46_7_the_observers_call_the_guns() {
    let mut game = on("mortain").us("u12a@d2").ge("g30a@d4, g42a@g6").hand(US, "hu").directives(0, 0).game();
    refused(&game, US, "HN-46.7", "card:hu → event:1 → unit:g42a");
    act(&mut game, US, "card:hu → event:1 → unit:g30a", "4 4");
    act(&mut game, US, "unit:g30a", "1 2");
    act(&mut game, US, "button:done", "");
    assert_eq!(marks(&game, "g30a"), (1, 1));
    let hidden = on("mortain").us("u12a@d2 hidden").ge("g30a@d4").hand(US, "hu").game();
    refused(&hidden, US, "HN-46.7", "card:hu → event:1 → unit:g30a");
}

/// HN-46.9, HN-46.10.
#[test]
fn hn_46_9_hn_46_10_on_the_hill() {
    let base = on("mortain")
        .us("u24a@c2 hit=1 suppressed=2, u24b@d3 hit=1, u24c@a1 hit=1 suppressed=1")
        .ge("g16a@g6")
        .hand(US, "hu");
    let mut plasma = base.clone().game();
    refused(&plasma, US, "HN-46.9", "card:hu → event:3 → unit:u24c");
    act(&mut plasma, US, "card:hu → event:3 → unit:u24a", "");
    act(&mut plasma, US, "unit:u24b", "");
    assert_eq!((marks(&plasma, "u24a").0, marks(&plasma, "u24b").0), (0, 0));
    let mut refusal = base.game();
    act(&mut refusal, US, "card:hu → event:4", "");
    assert_eq!((marks(&refusal, "u24a").1, marks(&refusal, "u24c").1), (0, 1));
}

/// HN-46.12, HN-51.12, HN-51.13: the US chooses; the markers tell decoys from units.
#[test]
fn hn_46_12_hn_51_12_hn_51_13_demand_to_surrender() {
    let base = on("mortain").phase(GE).ge("g16a@g6").us("u15a@c2 hidden, u99a@c3 hidden, u15b@a1").hand(GE, "hg");
    let mut game = base.clone().game();
    act(&mut game, GE, "card:hg → event:2", "");
    assert_eq!(asked(&game), "us answer");
    refused(&game, US, "HN-46.12", "button:done");
    let mut pays = game.clone();
    act(&mut pays, US, "marker:directive", "");
    assert_eq!((directives(&pays)[0], marks(&pays, "u15a")), (1, (0, 0)));
    act(&mut game, US, "button:suppressed", "");
    assert_eq!((marks(&game, "u15a"), marks(&game, "u15b")), ((0, 1), (0, 0)));
    assert!(unit(&game, "u15a").evidence.contains(&"no-decoy".to_owned()));
    assert!(unit(&game, "u99a").evidence.contains(&"decoy".to_owned()));
    let mut poor = base.directives(1, 0).game();
    act(&mut poor, GE, "card:hg → event:2", "");
    assert_eq!((marks(&poor, "u15a"), directives(&poor)[0]), ((0, 1), 1));
}

#[test]
fn hn_46_13_into_the_town() {
    let base = on("mortain")
        .phase(GE)
        .ge("g30a@b3")
        .us("u24a@b2, u24b@c3")
        .set("effects", json!([{"event": "ge-3", "side": "ge"}]))
        .directives(0, 0)
        .active("g30a");
    let mut town = base.clone().game();
    act(&mut town, GE, "unit:g30a → value:1 → unit:u24a", "3 4 1");
    assert_eq!(marks(&town, "u24a"), (1, 0));
    let mut hill = base.game();
    act(&mut hill, GE, "unit:g30a → value:1 → unit:u24b", "3 4");
    assert_eq!(marks(&hill, "u24b"), (0, 0));
}

/// HN-47.1, HN-47.4: exits, and what they are worth.
#[test]
fn hn_47_1_hn_47_4_exits() {
    let mut game =
        on("falaise").phase(GE).ge("g42a@a1, g01a@b1, g99a@d1 hidden, g30a@c1").us("u15a@g1").active("g42a").game();
    refused(&game, GE, "HN-9.13", "unit:g30a → button:exit");
    act(&mut game, GE, "unit:g42a → button:exit", "");
    assert_eq!((force(&game, GE).points, names(&force(&game, GE).escaped)), (4, vec!["g42a".to_owned()]));
    act(&mut game, GE, "tactic:activate → unit:g01a", "");
    act(&mut game, GE, "marker:directive → button:exit", "");
    assert_eq!(force(&game, GE).points, 8);
    act(&mut game, GE, "tactic:activate → unit:g99a", "");
    act(&mut game, GE, "unit:g99a → button:exit", "");
    assert_eq!((force(&game, GE).points, names(&force(&game, GE).discard)), (8, vec!["g99a".to_owned()]));
    act(&mut game, GE, "tactic:activate → unit:g30a", "");
    refused(&game, GE, "HN-47.4", "unit:g30a → button:exit");
    let mut forward = on("falaise").phase(GE).ge("g08a@a2, g42a@a1").us("u15a@g1").active("g08a").game();
    act(&mut forward, GE, "unit:g08a → ability:forward → unit:g42a", "");
    assert_eq!(force(&forward, GE).points, 4);
}

/// HN-47.4, HN-24.8: the forced march of a manoeuvre leads out too, and the normal move that Counter-thrust gives.
#[test]
fn hn_47_4_exits_without_activation() {
    let mut game = on("falaise").phase(GE).ge("g16a@a1, g17a@a2").us("u15a@g1").game();
    act(&mut game, GE, "tactic:manoeuvre → unit:g16a → unit:g17a", "");
    refused(&game, GE, "HN-47.4", "marker:directive → unit:g16a → button:exit");
    refused(&game, GE, "HN-7.10", "unit:g17a → button:exit");
    refused(&game, GE, "HN-7.11", "marker:directive → button:exit");
    act(&mut game, GE, "marker:directive → unit:g17a → button:exit", "");
    assert_eq!((force(&game, GE).points, force(&game, GE).directives), (3, 2));
    refused(&game, GE, "HN-7.11", "marker:directive → unit:g16a → tile:a3");
    act(&mut game, GE, "button:done", "");
    assert!(unit(&game, "g16a").activated);
    let mut thrust = on("falaise").phase(GE).ge("g16a@b1").us("u15a@g1").hand(GE, "eg12").game();
    act(&mut thrust, GE, "card:eg12 → unit:g16a", "");
    refused(&thrust, GE, "HN-24.8", "marker:directive → button:exit");
    act(&mut thrust, GE, "unit:g16a → button:exit", "");
    assert_eq!((force(&thrust, GE).points, asked(&thrust).as_str()), (3, "ge tactic"));
}

/// HN-47.2, HN-47.3.
#[test]
fn hn_47_2_hn_47_3_falaise() {
    let base = on("falaise").us("u15a@g1").ge("g16a@a6").set("commands", 1);
    assert_eq!(end(base.side(GE, "points", 16)).as_deref(), Some("ge HN-47.3"));
    let last = on("falaise").us("u15a@g1").ge("g16a@a6").phase(US).set("turn", 8).set("commands", 1);
    let held = last.set("control", json!({"b4": "us", "f2": "us"})).side(GE, "destroyed", 3);
    assert_eq!(force(&held.game(), US).points, 5);
    assert_eq!(end(held.clone().side(GE, "points", 5)).as_deref(), Some("us HN-47.3"));
    assert_eq!(end(held.side(GE, "points", 6)).as_deref(), Some("ge HN-47.3"));
}

/// HN-47.4: nobody has escaped where there is no exit, and only units do.
#[test]
fn hn_47_4_an_escaped_pile_needs_exits() {
    let with = |scenario: &str, side, card: &str| {
        on(scenario).ge("g30a@c1").us("u15a@g1").side(side, "escaped", json!([card]))
    };
    assert_eq!(names(&force(&with("falaise", GE, "g42a").game(), GE).escaped), ["g42a"]);
    let nobody = "escaped: nobody, as the side has no exits (HN-47.4)";
    assert!(with("falaise", US, "u24a").fault().contains(nobody));
    assert!(with("turqueville", GE, "g42a").fault().contains(nobody));
    assert!(with("falaise", GE, "gh1").fault().contains("Unit Cards alone (HN-47.4)"));
}

#[test]
fn hn_47_5_fords_and_bridge() {
    let game = on("falaise").game();
    assert_eq!(
        (game.terrain(tile("b3")), game.terrain(tile("d3")), game.terrain(tile("f3")), game.terrain(tile("a3"))),
        (Terrain::Flooded, Terrain::Flooded, Terrain::Open, Terrain::Water)
    );
    assert!(truth(&game).boxes.iter().any(|shown| shown.depot && shown.tile == tile("c5")));
}

#[test]
fn hn_47_6_narrow_ground() {
    let us = on("falaise").hand(US, "u15a").set("placing", json!({})).game();
    assert_eq!(offers(&us, US, "card:u15a → tile:"), 3);
    let ge = on("falaise").phase(GE).ge("g01a@c4").hand(GE, "g16a").set("placing", json!({})).game();
    refused(&ge, GE, "HN-6.10", "card:g16a → tile:c3");
    allowed(&ge, GE, "card:g16a → tile:c5");
    let low = on("falaise").phase(GE).ge("g01a@e2").hand(GE, "g16a").set("placing", json!({})).game();
    refused(&low, GE, "HN-47.6", "card:g16a → tile:e1");
}

#[test]
fn hn_47_7_the_poles_on_the_mace() {
    let mut game = on("falaise").us("u15a@a2").ge("g16a@a6").aside(US, "u45b, u45c").hand(US, "hu").game();
    refused(&game, US, "HN-47.7", "card:hu → event:1 → tile:c1");
    act(&mut game, US, "card:hu → event:1 → tile:g1", "");
    act(&mut game, US, "tile:g2", "");
    assert_eq!((force(&game, US).aside.len(), asked(&game).as_str()), (0, "us tactic"));
}

#[test]
fn hn_47_8_killing_ground() {
    let mut game = on("falaise").us("u35a@c4, u15a@d4").ge("g16a@c5").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:2", "");
    refused(&game, US, "HN-47.8", "unit:u15a → value:1 → unit:g16a");
    act(&mut game, US, "unit:u35a → value:2 → unit:g16a", "6 6");
    assert_eq!(place(&game, "g16a"), "off");
}

/// HN-47.9: hidden Infantry with SUPPRESSED is turned up and rolls too.
#[test]
fn hn_47_9_white_flags() {
    let mut game = on("falaise")
        .us("u15a@a2")
        .ge("g16a@c5 suppressed=1, g42a@d5 suppressed=1, g30a@e5 hidden suppressed=1, g53a@f5")
        .hand(US, "hu")
        .game();
    act(&mut game, US, "card:hu → event:3", "");
    assert_eq!((offers(&game, US, "unit:"), unit(&game, "g30a").hidden), (2, false));
    act(&mut game, US, "unit:g16a", "5 4");
    assert_eq!((place(&game, "g16a").as_str(), place(&game, "g30a").as_str()), ("off", "e5"));
}

#[test]
fn hn_47_10_fighter_bombers() {
    let game = on("falaise").us("u15a@a2").ge("g16a@c5").hand(US, "hu").game();
    refused(&game, US, "HN-47.10", "card:hu → event:4 → tile:a2");
    allowed(&game, US, "card:hu → event:4 → tile:c5");
}

#[test]
fn hn_47_11_help_from_outside_the_pocket() {
    let mut game = on("falaise").phase(GE).us("u15a@g1").ge("g16a@a6").aside(GE, "g43a").hand(GE, "hg").game();
    act(&mut game, GE, "card:hg → event:1 → tile:b1", "");
    act(&mut game, GE, "tactic:activate → unit:g43a", "");
    act(&mut game, GE, "unit:g43a → button:exit", "");
    assert_eq!((force(&game, GE).points, names(&force(&game, GE).escaped)), (0, vec!["g43a".to_owned()]));
}

#[test]
fn hn_47_12_night_at_the_ford() {
    let mut game = on("falaise").phase(GE).us("u15a@g1").ge("g30a@b4, g16a@d3, g42a@e4").hand(GE, "hg").game();
    act(&mut game, GE, "card:hg → event:2", "");
    assert_eq!(game.terrain(tile("d3")), Terrain::Open);
    refused(&game, GE, "HN-47.12", "unit:g42a");
    act(&mut game, GE, "unit:g16a", "");
    act(&mut game, GE, "unit:g30a", "");
    assert_eq!((place(&game, "g30a").as_str(), place(&game, "g16a").as_str()), ("b3", "d2"));
    act(&mut game, GE, "tactic:activate → unit:g30a", "");
    allowed(&game, GE, "marker:directive → tile:b2");
}

#[test]
fn hn_47_13_break_out() {
    let mut game = on("falaise")
        .phase(GE)
        .us("u15a@g1")
        .ge("g01a@c4, g30a@c5, g99a@d5 hidden, g16a@b4 activated, g42a@g6")
        .hand(GE, "hg")
        .game();
    act(&mut game, GE, "card:hg → event:3", "");
    assert!(unit(&game, "g30a").go && unit(&game, "g99a").go && unit(&game, "g99a").hidden);
    assert!(!unit(&game, "g16a").go && !unit(&game, "g42a").go && !unit(&game, "g01a").go);
    let enemy = on("falaise").us("u15a@g1").ge("g01a@c4, g30a@c5").set("window", true).hand(GE, "hg").game();
    refused(&enemy, GE, "HN-17.16", "card:hg → event:3");
}
