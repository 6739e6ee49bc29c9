//! Sections 30 and 31: variants, control, victory.

use sandtable_core::{Fast, Rules};
use sandtable_heroes::{Heroes, Setup, printed};
use serde_json::json;

use crate::common::*;

#[test]
fn hn_30_1_no_events() {
    let game =
        Heroes::new(&Setup { no_events: true, no_hidden: true, ..Setup::printed(1) }, &mut Fast::new(1)).unwrap();
    let cards = names(&truth(&game).us.pool);
    assert!(
        cards.contains(&"uh1".to_owned()) && !cards.iter().any(|card| card.starts_with("eu") || card == "hu"),
        "{cards:?}"
    );
    assert!(field().variant("no-events").hand(US, "eu05").fault().contains("variant"));
}

#[test]
fn hn_30_2_sure_activation() {
    let mut game = open().variant("sure-activation").us("u23a@c3 go").game();
    act(&mut game, US, "unit:u23a → button:go", "");
    assert_eq!(asked(&game), "us activation");
}

/// HN-30.3, HN-30.11: every box counts as Open; markers keep their effects.
#[test]
fn hn_30_3_hn_30_11_no_terrain() {
    let game = on("omaha").variant("no-terrain").us("u15a@c2").active("u15a").game();
    allowed(&game, US, "unit:u15a → tile:c1");
    allowed(&game, US, "marker:directive → tile:c3");
    let mut plain =
        on("omaha").variant("no-terrain").us("u15a@c5").ge("g16a@c6").active("u15a").directives(0, 0).game();
    act(&mut plain, US, "unit:u15a → value:1 → unit:g16a", "4 4");
    assert_eq!(place(&plain, "g16a"), "off");
    let obstacle = on("omaha").variant("no-terrain").us("u45a@c4").active("u45a").game();
    refused(&obstacle, US, "HN-10.11", "unit:u45a → tile:c5");
    let last =
        field().variant("no-terrain").us("u15a@a1").ge("g16a@d4").phase(US).set("window", true).hand(GE, "eg10").game();
    refused(&last, GE, "HN-17.15", "card:eg10");
}

/// HN-30.4, HN-30.5, HN-30.10: everything is visible, decoys are left out, and there is no secret deployment.
#[test]
fn hn_30_4_hn_30_5_hn_30_10_no_hidden() {
    let game = start(&Setup { no_hidden: true, ..Setup::printed(1) });
    assert_eq!(asked(&game), "us tactic");
    let view = truth(&game);
    assert!(view.units.iter().all(|unit| !unit.hidden && unit.number.as_deref() != Some("G99")));
    assert!(!names(&view.us.pool).contains(&"u99a".to_owned()));
    assert_eq!(place(&game, "g07a"), "d5");
    let mut arrives = open().variant("no-hidden").us("u01a@c3").hand(US, "u15a").set("placing", json!({})).game();
    act(&mut arrives, US, "card:u15a → tile:a1", "");
    assert!(!unit(&arrives, "u15a").hidden);
    let forest = field().variant("no-hidden").us("u15a@a3").active("u15a").game();
    refused(&forest, US, "HN-30.4", "button:end-hidden");
    let option = Heroes::info().options.iter().find(|option| option.key == "no-hidden").unwrap();
    assert!(option.clauses.contains(&"HN-30.5"));
}

#[test]
fn hn_30_6_variants_are_independent() {
    let all = Setup {
        no_events: true,
        sure_activation: true,
        no_terrain: true,
        no_hidden: true,
        casualties: true,
        ..Setup::printed(3)
    };
    let game = start(&all);
    assert_eq!(game.setup(), all);
}

/// HN-30.7, HN-30.8, HN-30.9: a total of 12 gives two HITs, by +1 too, and against armour two SUPPRESSED.
#[test]
fn hn_30_7_hn_30_8_hn_30_9_casualties() {
    let base = open().variant("casualties").active("u15a");
    let mut twelve = base.clone().us("u15a@c3").ge("g23a@c4").game();
    act(&mut twelve, US, "unit:u15a → value:1 → unit:g23a", "6 6");
    assert_eq!(place(&twelve, "g23a"), "off");
    let mut eleven = base.clone().us("u15a@c3").ge("g23a@c4").game();
    act(&mut eleven, US, "unit:u15a → value:1 → unit:g23a", "6 5");
    assert_eq!(asked(&eleven), "us attack-plus");
    act(&mut eleven, US, "marker:directive", "");
    assert_eq!(place(&eleven, "g23a"), "off");
    let mut more = base.clone().us("u15a@c3 hero=uh1").ge("g43a@c4").game();
    act(&mut more, US, "unit:u15a → value:1 → unit:g43a", "6 6");
    assert_eq!(marks(&more, "g43a"), (0, 2));
    let mut double = open().variant("casualties").us("u36a@c3").ge("g43a@c4").active("u36a").game();
    act(&mut double, US, "unit:u36a → value:1 → unit:g43a", "6 6");
    assert_eq!(marks(&double, "g43a"), (0, 2));
    let mut event = field().variant("casualties").us("u15a@a1").ge("g23a@e4").hand(US, "eu01").game();
    act(&mut event, US, "card:eu01 → unit:g23a", "6 6");
    assert_eq!(place(&event, "g23a"), "off");
}

#[test]
fn hn_31_1_four_to_eight_turns() {
    for number in 0..7 {
        assert!((4..=8).contains(&printed(number).turns));
    }
}

/// HN-31.2, HN-31.3: control belongs to the last visible unit; hidden ones neither take nor lose it.
#[test]
fn hn_31_2_hn_31_3_control() {
    let mut game = field().us("u15a@c3").ge("g16a@g6").active("u15a").game();
    act(&mut game, US, "unit:u15a → tile:c4", "");
    assert_eq!(control(&game, "c4"), Some(US));
    act(&mut game, US, "marker:directive → tile:c5", "");
    assert_eq!(control(&game, "c4"), Some(US));
    let mut hidden = field().us("u15a@c3 hidden").active("u15a").game();
    act(&mut hidden, US, "unit:u15a → tile:c4", "");
    assert_eq!(control(&hidden, "c4"), Some(GE));
    act(&mut hidden, US, "unit:u15a → button:turn-up", "");
    assert_eq!(control(&hidden, "c4"), Some(US));
}

#[test]
fn hn_31_4_control_at_the_start() {
    let game = field().us("u15a@c4, u15b@d4 hidden").game();
    assert_eq!((control(&game, "c4"), control(&game, "d4"), control(&game, "f5")), (Some(US), Some(GE), Some(GE)));
}

/// HN-31.5, HN-41.1: victory is checked at the end of every phase.
#[test]
fn hn_31_5_hn_41_1_three_objectives() {
    let held = json!({"c4": "us", "d4": "us", "f5": "us"});
    let mut game = field().us("u15a@a1").set("control", held.clone()).set("commands", 1).game();
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(outcome(&game).as_deref(), Some("us HN-41.1"));
    let mut enemy = field().us("u15a@a1").ge("g16a@g6").phase(GE).set("control", held).set("commands", 1).game();
    act(&mut enemy, GE, "tactic:directives", "");
    assert_eq!(outcome(&enemy).as_deref(), Some("us HN-41.1"));
}

#[test]
fn hn_31_7_pairs_round_down() {
    let game =
        on("carentan").side(GE, "destroyed", 5).set("control", json!({"c1": "ge", "d1": "ge", "e1": "ge"})).game();
    assert_eq!(force(&game, US).points, 2);
}
