//! Sections 17 and 18: Event cards and Hero cards; section 33: the Heroes.

use serde_json::json;

use crate::common::*;

/// HN-17.1, HN-17.3, HN-18.1, HN-18.2: one Event and one Hero a phase, and no COMMAND marker.
#[test]
fn hn_17_1_hn_17_3_hn_18_1_hn_18_2_limits() {
    let mut game = field().us("u15a@a1, u15b@b1").ge("g16a@d4").hand(US, "eu05, eu01, uh1, uh2").game();
    act(&mut game, US, "card:eu05", "");
    refused(&game, US, "HN-17.1", "card:eu01 → unit:g16a");
    act(&mut game, US, "card:uh1 → unit:u15a", "");
    refused(&game, US, "HN-18.1", "card:uh2 → unit:u15b");
    assert_eq!(truth(&game).commands, 4);
    assert!(force(&game, US).event_played && force(&game, US).hero_played);
}

/// HN-17.4, HN-18.3, HN-50.3: at any decision of the own phase, inside an activation too.
#[test]
fn hn_17_4_hn_18_3_hn_50_3_in_the_own_phase() {
    let base = field().ge("g16a@g6").hand(US, "eu05, uh1");
    for position in [
        base.clone().us("u15a@a1"),
        base.clone().us("u15a@a1").active("u15a"),
        base.clone().us("u15a@a1").set("placing", json!({})),
        base.clone().us("u15a@a1 suppressed=1").set("unsuppressing", true),
        base.clone().us("u15a@a1 go"),
        base.clone().us("u15a@a1, u15b@b1").set("manoeuvre", json!({"units": ["u15a", "u15b"]})),
        base.clone().us("u15a@a1").set("stage", "closing").set("commands", 0),
    ] {
        let game = position.game();
        allowed(&game, US, "card:eu05");
        allowed(&game, US, "card:uh1 → unit:u15a");
    }
    refused(&base.us("u15a@a1").game(), US, "HN-17.4", "card:eu01 → unit:g16a");
}

/// HN-17.5, HN-17.6, HN-17.7, HN-17.9, HN-29.1: not inside an attack, not inside an activation, but between two.
#[test]
fn hn_17_5_hn_17_6_hn_17_7_hn_17_9_interruptions() {
    let mut game =
        open().us("u15a@c3, u15b@a1 go").ge("g23a@c4 hit=1").hand(US, "eu05").hand(GE, "eg03").active("u15a").game();
    refused(&game, GE, "HN-17.6", "card:eg03 → unit:g23a");
    act(&mut game, US, "unit:u15a → value:1 → unit:g23a", "3 4");
    refused(&game, US, "HN-17.5", "card:eu05");
    refused(&game, GE, "HN-17.5", "card:eg03 → unit:g23a");
    act(&mut game, US, "button:accept", "");
    act(&mut game, US, "button:end", "");
    // A GO! marker waits, and still the other player may play between the activations.
    assert_eq!(asked(&game), "ge window");
    act(&mut game, GE, "card:eg03 → unit:g23a", "");
    assert_eq!((asked(&game).as_str(), marks(&game, "g23a")), ("us go", (0, 0)));
}

/// HN-17.10, HN-17.11, HN-17.12: at once to the discard pile, or at the board edge while it lasts.
#[test]
fn hn_17_10_hn_17_11_hn_17_12_durations() {
    let mut now = field().us("u15a@a1").directives(0, 0).hand(US, "eu05").game();
    act(&mut now, US, "card:eu05", "");
    assert_eq!((directives(&now)[0], names(&force(&now, US).discard)), (2, vec!["eu05".to_owned()]));
    let mut lasts = field().us("u15a@a1").ge("g16a@g6").hand(US, "eu10").set("commands", 1).game();
    act(&mut lasts, US, "card:eu10 → unit:u15a", "");
    assert_eq!((names(&force(&lasts, US).edge), force(&lasts, US).discard.len()), (vec!["eu10".to_owned()], 0));
    act(&mut lasts, US, "tactic:directives", "");
    assert_eq!((force(&lasts, US).edge.len(), names(&force(&lasts, US).discard)), (0, vec!["eu10".to_owned()]));
}

/// HN-17.13, HN-17.14: one event of the own list that is available, each once.
#[test]
fn hn_17_13_hn_17_14_historical_events() {
    let game = field().us("u15a@a1").ge("g16a@d4").hand(US, "hu, hu").side(US, "used", json!([3])).game();
    refused(&game, US, "HN-17.13", "card:hu");
    refused(&game, US, "HN-17.13", "card:hu → event:4");
    refused(&game, US, "HN-17.14", "card:hu → event:3 → unit:g16a");
    let mut game = field().us("u15a@a1").ge("g16a@d4").hand(US, "hu, hu").game();
    act(&mut game, US, "card:hu → event:3 → unit:g16a", "1 2");
    assert!(force(&game, US).historical[2].used);
}

/// HN-17.15: a card that could change nothing or has no target is not played.
#[test]
fn hn_17_15_useless_cards() {
    let game = field().us("u15a@a1").ge("g16a@d4 hidden").directives(6, 0).hand(US, "eu05, eu03, eu01").game();
    refused(&game, US, "HN-17.15", "card:eu05");
    refused(&game, US, "HN-17.15", "card:eu03 → unit:u15a");
    refused(&game, US, "HN-17.23", "card:eu01 → unit:g16a");
    assert_eq!(offers(&game, US, "card:"), 0);
}

/// HN-17.16, HN-17.17, HN-17.18: OWN, ENEMY and ANY; historical ones are ANY unless they place GO! markers.
#[test]
fn hn_17_16_hn_17_17_hn_17_18_timing() {
    let game = field().us("u15a@c4").ge("g16a@d4").hand(US, "eu07").game();
    refused(&game, US, "HN-17.16", "card:eu07 → tile:c4");
    let enemy =
        field().us("u24a@c4 hit=1").ge("g16a@d4").phase(GE).set("window", true).hand(US, "eu01, eu07, eu03").game();
    refused(&enemy, US, "HN-17.16", "card:eu01 → unit:g16a");
    allowed(&enemy, US, "card:eu07 → tile:c4");
    allowed(&enemy, US, "card:eu03 → unit:u24a");
    let events = &sandtable_heroes::printed(6).cards.events;
    let own = |id: &str| events.iter().find(|event| event.id == id).unwrap().timing;
    assert_eq!((own("ge-3"), own("ge-1")), (sandtable_heroes::Timing::Own, sandtable_heroes::Timing::Any));
}

/// HN-17.19: no attacking unit: no modifiers, no DIRECTIVE of the shooting side, any range; the target saves.
#[test]
fn hn_17_19_attacks_of_nobody() {
    let mut game = field().us("u04a@d3, u24a@a1").ge("g16a@d4").hand(US, "eu01").game();
    act(&mut game, US, "card:eu01 → unit:g16a", "3 4");
    assert_eq!((asked(&game).as_str(), marks(&game, "g16a")), ("us tactic", (0, 0)));
    refused(&field().us("u15a@a1").ge("g16a@d4").hand(US, "eu01").game(), US, "HN-17.19", "card:eu01 → unit:u15a");
    let mut saves = field().us("u15a@a1").ge("g16a@d4").hand(US, "eu01").directives(3, 0).game();
    act(&mut saves, US, "card:eu01 → unit:g16a", "4 4 6");
    assert_eq!(marks(&saves, "g16a"), (0, 0));
}

/// HN-17.20: an attack that an event lets a unit make is that unit's: modifiers and DIRECTIVES, no activation, no seizing.
#[test]
fn hn_17_20_attacks_of_units_by_events() {
    let mut game = on("falaise").us("u35a@c5 activated, u40a@c1").ge("g16a@c4, g30a@c2").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:2", "");
    refused(&game, US, "HN-21.18", "unit:u40a → value:1m → unit:g16a");
    act(&mut game, US, "unit:u35a → value:1 → unit:g16a", "3 4");
    act(&mut game, US, "marker:directive", "");
    assert_eq!((place(&game, "g16a").as_str(), asked(&game).as_str()), ("off", "us event-fires"));
    act(&mut game, US, "unit:u40a → value:1h → unit:g30a", "1 2");
    assert_eq!((asked(&game).as_str(), unit(&game, "u40a").activated), ("us tactic", false));
}

/// HN-17.21, HN-17.22, HN-50.11: units are settled one by one; "two" means up to two.
#[test]
fn hn_17_21_hn_17_22_hn_50_11_several_targets() {
    let mut game = field().us("u15a@c3").ge("g27a@c4, g28a@d4").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:1 → unit:g27a", "3");
    assert_eq!(asked(&game), "us event-unit");
    refused(&game, US, "HN-41.4", "unit:g27a");
    let mut both = game.clone();
    act(&mut both, US, "unit:g28a", "4");
    assert_eq!((place(&both, "g28a").as_str(), asked(&both).as_str()), ("off", "us tactic"));
    act(&mut game, US, "button:done", "");
    assert_eq!(asked(&game), "us tactic");
}

/// HN-17.23: a hidden own unit that profits from a type is turned up first.
#[test]
fn hn_17_23_typed_effects_turn_up() {
    let mut game = field().us("u15a@a1 hidden, u99a@b1 hidden").hand(US, "eu10").game();
    refused(&game, US, "HN-32.10", "card:eu10 → unit:u99a");
    act(&mut game, US, "card:eu10 → unit:u15a", "");
    assert!(!unit(&game, "u15a").hidden);
}

/// HN-17.24: movement by an event obeys entry rules, turns up and sets off Mines.
#[test]
fn hn_17_24_movement_by_events() {
    let mut game = on("carentan")
        .phase(GE)
        .us("u15a@a1 hidden, u15b@c3 hidden")
        .ge("g30a@c5, g29a@b5, g16a@b4")
        .hand(GE, "hg")
        .game();
    act(&mut game, GE, "card:hg → event:1", "");
    refused(&game, GE, "HN-10.2", "unit:g29a");
    act(&mut game, GE, "unit:g30a", "");
    assert!(!unit(&game, "u15b").hidden && !unit(&game, "g30a").activated);
    assert_eq!(place(&game, "g30a"), "c4");
}

/// HN-17.25, HN-32.20: a lasting effect on all turns nothing up; hidden units profit once they are visible.
#[test]
fn hn_17_25_hn_32_20_lasting_effects_and_hidden_units() {
    let mut game = field()
        .us("u15a@c3")
        .ge("g27a@b4 hidden suppressed=1, g16a@g6")
        .directives(0, 0)
        .set("window", true)
        .hand(GE, "hg")
        .game();
    act(&mut game, GE, "card:hg → event:2", "");
    assert!(unit(&game, "g27a").hidden);
    act(&mut game, US, "tactic:activate → unit:u15a", "");
    act(&mut game, US, "unit:u15a → value:1 → unit:g27a", "2 2");
    // Fragile is lifted at once.
    assert_eq!(marks(&game, "g27a"), (0, 2));
    act(&mut game, US, "button:end", "");
    let mut smoke = field()
        .us("u15a@c3 hidden")
        .ge("g16a@c4")
        .phase(GE)
        .set("window", true)
        .directives(0, 0)
        .hand(US, "eu07")
        .game();
    act(&mut smoke, US, "card:eu07 → tile:c3", "");
    act(&mut smoke, GE, "tactic:activate → unit:g16a", "");
    act(&mut smoke, GE, "unit:g16a → value:1 → unit:u15a", "4 4");
    assert_eq!(asked(&smoke), "us turn-up");
    act(&mut smoke, US, "unit:u15a → button:turn-up", "5");
    assert_eq!(marks(&smoke, "u15a"), (0, 0));
}

/// HN-17.26: whom an event on "every" unit concerns is fixed when it is played.
#[test]
fn hn_17_26_every_unit_once() {
    let mut game = on("cherbourg").us("u15a@a1").ge("g27a@b5, g27b@e5, g28a@d3, g27c@c3 hidden").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:3", "");
    assert_eq!((asked(&game).as_str(), offers(&game, US, "unit:")), ("us event-each", 3));
    refused(&game, US, "HN-17.26", "button:done");
    refused(&game, US, "HN-17.26", "unit:g27c");
    act(&mut game, US, "unit:g27b", "1");
    // The last one is settled without asking.
    act(&mut game, US, "unit:g28a", "6 6");
    assert_eq!((place(&game, "g27a").as_str(), asked(&game).as_str()), ("off", "us tactic"));
}

#[test]
fn hn_17_27_as_many_arrive_as_there_is_room_for() {
    let mut game = on("falaise").us("u15a@g1, u15b@g2").ge("g16a@a6").aside(US, "u45b, u45c").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:1 → tile:f1", "");
    assert_eq!((asked(&game).as_str(), force(&game, US).aside.len()), ("us tactic", 1));
}

/// HN-17.28: judged by what the player knows: a hidden enemy unit may match.
#[test]
fn hn_17_28_what_its_player_knows() {
    let hidden = on("falaise").us("u15a@a1").ge("g42a@c5 hidden suppressed=1").hand(US, "hu").game();
    allowed(&hidden, US, "card:hu → event:3");
    let visible = on("falaise").us("u15a@a1").ge("g42a@c5 suppressed=1").hand(US, "hu").game();
    refused(&visible, US, "HN-17.15", "card:hu → event:3");
}

/// HN-18.4, HN-18.5, HN-18.14, HN-33.1: the condition of the Hero.
#[test]
fn hn_18_4_hn_18_5_hn_18_14_conditions() {
    let game = field().us("u15a@a1, u42a@b1, u24a@c1, u45a@d1, u99a@e1 hidden").hand(US, "uh1").game();
    allowed(&game, US, "card:uh1 → unit:u15a");
    allowed(&game, US, "card:uh1 → unit:u42a");
    refused(&game, US, "HN-33.1", "card:uh1 → unit:u24a");
    refused(&game, US, "HN-33.1", "card:uh1 → unit:u45a");
    refused(&game, US, "HN-18.12", "card:uh1 → unit:u99a");
    refused(&game, US, "HN-18.4", "card:uh1");
    assert_eq!(offers(&field().us("u45a@d1").hand(US, "uh1").game(), US, "card:"), 0);
    refused(&field().us("u45a@d1").hand(US, "uh1").game(), US, "HN-33.1", "card:uh1 → unit:u45a");
}

/// HN-18.6, HN-18.7, HN-33.6: the unit has the ability; a shooting effect applies to every area.
#[test]
fn hn_18_6_hn_18_7_hero_effects() {
    let mut game = field().us("u30a@c3 hero=uh6").ge("g16a@c4").active("u30a").game();
    act(&mut game, US, "unit:u30a → value:1 → unit:g16a", "4 5");
    assert_eq!(place(&game, "g16a"), "off");
    let mut tank = open().us("u45a@c3 hero=uh3").ge("g42a@c4 suppressed=1").directives(0, 0).active("u45a").game();
    act(&mut tank, US, "unit:u45a → value:1 → unit:g42a", "3 4");
    act(&mut tank, US, "unit:u45a → value:2 → unit:g42a", "3 4");
    assert_eq!(marks(&tank, "g42a"), (1, 2));
}

/// HN-18.9, HN-33.4, HN-33.5, HN-50.7: a Hero's active ability works in the activation, at once if it is under way.
#[test]
fn hn_18_9_hn_33_4_hn_33_5_active_abilities() {
    let mut game = field().us("u24a@c3, u24b@c2, u15a@b3").hand(US, "uh4").active("u24a").game();
    act(&mut game, US, "card:uh4 → unit:u24a", "");
    refused(&game, US, "HN-19.8", "unit:u24a → ability:hero → unit:u15a");
    act(&mut game, US, "unit:u24a → ability:hero → unit:u24b", "");
    assert!(unit(&game, "u24b").go);
    refused(&game, US, "HN-19.10", "unit:u24a → ability:hero → unit:u24b");
    let mut doc = field().us("u24a@c3 hero=uh5 hit=1, u15a@b3").active("u24a").game();
    act(&mut doc, US, "unit:u24a → ability:hero → unit:u24a", "4");
    assert_eq!(marks(&doc, "u24a"), (0, 0));
    refused(&field().us("u15a@c3").active("u15a").game(), US, "HN-18.9", "unit:u15a → ability:hero");
}

#[test]
fn hn_18_10_the_hero_leaves_with_the_unit() {
    let mut game = open().phase(GE).ge("g16a@c3").us("u15a@c4 hero=uh1").active("g16a").game();
    act(&mut game, GE, "unit:g16a → value:1 → unit:u15a", "6 6");
    assert_eq!(names(&force(&game, US).discard), ["u15a", "uh1"]);
}

/// HN-18.11, HN-18.12, HN-18.13: one Hero a unit; a hidden one is turned up and cannot hide again.
#[test]
fn hn_18_11_hn_18_12_hn_18_13_hero_and_face() {
    let game = field().us("u15a@a3 hero=uh2").hand(US, "uh1").active("u15a").game();
    refused(&game, US, "HN-18.11", "card:uh1 → unit:u15a");
    refused(&game, US, "HN-18.13", "button:end-hidden");
    let mut hidden = field().us("u15a@a3 hidden").hand(US, "uh1").game();
    act(&mut hidden, US, "card:uh1 → unit:u15a", "");
    assert!(!unit(&hidden, "u15a").hidden);
    assert!(field().us("u15a@a3 hidden hero=uh1").fault().contains("HN-18.13"));
}

/// HN-33.2, HN-33.3, HN-33.7, HN-33.8, HN-33.9, HN-33.10, HN-33.11, HN-33.12: every Hero joins whom he may, and no one else.
#[test]
fn hn_33_heroes_join() {
    let us = field().us("u15a@a1, u24a@b1, u45a@c1, u19a@d1, u33a@e1, u41a@f1");
    let ge = field().phase(GE).ge("g16a@a6, g23a@b6, g42a@c6, g27a@d6, g37a@e6, g33a@f6, g07a@g6");
    let table = [
        (US, "uh2", "u15a u24a u19a", "u45a u33a", "HN-33.2"),
        (US, "uh3", "u45a", "u15a u41a", "HN-33.3"),
        (US, "uh4", "u24a", "u15a", "HN-33.4"),
        (US, "uh5", "u15a u24a", "u41a", "HN-33.5"),
        (US, "uh6", "u24a u19a", "u15a", "HN-33.6"),
        (GE, "gh1", "g16a g23a", "g27a g42a", "HN-33.7"),
        (GE, "gh2", "g16a g27a", "g37a", "HN-33.8"),
        (GE, "gh3", "g42a", "g16a", "HN-33.9"),
        (GE, "gh4", "g23a", "g16a", "HN-33.10"),
        (GE, "gh5", "g16a g27a g07a", "g42a", "HN-33.11"),
        (GE, "gh6", "g37a", "g16a", "HN-33.12"),
    ];
    for (side, hero, joins, not, rule) in table {
        let position = if side == US { us.clone() } else { ge.clone() };
        let game = position.hand(side, hero).game();
        for unit in joins.split(' ') {
            allowed(&game, side, &format!("card:{hero} → unit:{unit}"));
        }
        for unit in not.split(' ') {
            refused(&game, side, rule, &format!("card:{hero} → unit:{unit}"));
        }
    }
}

/// HN-33.7, HN-33.9, HN-33.10, HN-33.11, HN-33.12: what the German Heroes bring.
#[test]
fn hn_33_what_heroes_bring() {
    let base = open().phase(GE).directives(0, 0);
    let mut ludwig = base.clone().ge("g16a@c4 hero=gh1").us("u24a@c3").active("g16a").game();
    act(&mut ludwig, GE, "unit:g16a → value:1 → unit:u24a", "3 4");
    assert_eq!(marks(&ludwig, "u24a"), (1, 0));
    let mut reno = field().phase(GE).directives(0, 0).ge("g23a@c3 hero=gh4").us("u15a@c2").active("g23a").game();
    act(&mut reno, GE, "unit:g23a → value:1 → unit:u15a", "4 4");
    assert_eq!(place(&reno, "u15a"), "off");
    let mut brandt = base.clone().ge("g16a@c4 hero=gh5, g17a@c5 suppressed=1").us("u24a@a1").active("g16a").game();
    act(&mut brandt, GE, "unit:g16a → ability:hero → unit:g17a", "");
    assert_eq!(marks(&brandt, "g17a"), (0, 0));
    let mut falk = base.clone().ge("g37a@c4 hero=gh6").us("u24a@c3").active("g37a").game();
    act(&mut falk, GE, "unit:g37a → value:1 → unit:u24a", "4 5");
    assert_eq!(marks(&falk, "u24a"), (1, 1));
    let mut otto = base.ge("g42a@c4 hero=gh3").us("u24a@c3 suppressed=1").active("g42a").game();
    act(&mut otto, GE, "unit:g42a → value:1 → unit:u24a", "3 4");
    assert_eq!(marks(&otto, "u24a"), (1, 1));
}
