//! Sections 40 to 44: the first four scenarios.

use serde_json::json;

use sandtable_core::{Fast, Rules, Unheard};
use sandtable_heroes::{Action, Button, Heroes, Question, Setup, Terrain, printed};

use crate::common::*;

fn last_turn(scenario: &str) -> Position {
    let number = sandtable_heroes::IDS.iter().position(|id| *id == scenario).unwrap();
    let second = printed(number).first.other();
    on(scenario).us("u15a@a1").ge("g16a@g6").phase(second).set("turn", printed(number).turns).set("commands", 1)
}

pub(crate) fn end(position: Position) -> Option<String> {
    let mut game = position.game();
    let side = truth(&game).phase;
    act(&mut game, side, "tactic:directives", "");
    outcome(&game)
}

#[test]
fn hn_40_1_everything_comes_from_the_data() {
    for number in 0..7 {
        let scenario = printed(number);
        assert_eq!(scenario.field.rows(), scenario.file.map);
        assert!(scenario.sides.iter().all(|side| !side.deployment.is_empty() && !side.reserve.is_empty()));
    }
    assert_eq!(printed(4).sides[0].reserve.len(), 22);
}

/// HN-40.2, HN-45.10: a unit from the discard pile is known to both even if it arrives hidden.
#[test]
fn hn_40_2_hn_45_10_known_arrivals() {
    let mut game =
        on("cherbourg").phase(GE).ge("g16a@g5").us("u15a@a1").hand(GE, "hg").discard(GE, "g17a, g41a").game();
    refused(&game, GE, "HN-45.10", "card:hg → event:1 → card:g41a → tile:c6");
    refused(&game, GE, "HN-45.10", "card:hg → event:1 → card:g17a → tile:g4");
    act(&mut game, GE, "card:hg → event:1 → card:g17a → tile:c6", "");
    let shown = unit(&game, "g17a");
    assert!(shown.hidden && shown.known);
    assert!(seen(&game, US).unit_at(tile("c6")).unwrap().card.is_some());
}

/// HN-40.3, HN-44.3, HN-51.10: cards set aside that come into the hand are known there, until one is placed hidden.
#[test]
fn hn_40_3_hn_44_3_hn_51_10_combat_command_a() {
    let mut game = on("carentan")
        .phase(GE)
        .us("u15a@a1")
        .ge("g16a@g6")
        .set("turn", 3)
        .set("commands", 1)
        .aside(US, "u07a, u45a, u45b, u42a")
        .game();
    act(&mut game, GE, "tactic:directives", "");
    assert_eq!(asked(&game), "us arrive");
    assert_eq!(names(&seen(&game, GE).us.hand_cards), ["u07a", "u42a", "u45a", "u45b"]);
    refused(&game, US, "HN-44.3", "card:u07a → tile:a2");
    refused(&game, US, "HN-6.9", "card:u07a → tile:a1");
    act(&mut game, US, "card:u45a → tile:b1", "");
    assert_eq!(names(&seen(&game, GE).us.hand_cards), Vec::<String>::new());
    act(&mut game, US, "card:u42a → tile:c1", "");
    assert_eq!((asked(&game).as_str(), force(&game, US).hand), ("us tactic", 2));
}

#[test]
fn hn_40_4_rows_include_both_ends() {
    let mut game = field().us("u15a@a2, u15b@b4, u15c@c5, u15d@d1").ge("g16a@g6").phase(GE).hand(GE, "hg").game();
    assert_eq!(offers(&game, GE, "card:hg → event:1 → unit:"), 2);
    act(&mut game, GE, "card:hg → event:1 → unit:u15a", "1 2");
    refused(&game, GE, "HN-41.7", "unit:u15c");
}

/// HN-40.6, HN-51.12: what is given to units of a side is not given to decoys; a hidden unit that gets it is none.
#[test]
fn hn_40_6_decoys_get_nothing() {
    let mut game = on("carentan").phase(GE).us("u15a@a1").ge("g30a@c5 hidden, g99a@d5 hidden").hand(GE, "hg").game();
    act(&mut game, GE, "card:hg → event:1", "");
    refused(&game, GE, "HN-44.8", "unit:g99a");
    act(&mut game, GE, "unit:g30a", "");
    assert!(unit(&game, "g30a").evidence.contains(&"no-decoy".to_owned()));
}

#[test]
fn hn_41_2_turqueville_after_turn_5() {
    assert_eq!(
        end(last_turn("turqueville").set("control", json!({"c4": "us", "d4": "us"}))).as_deref(),
        Some("us HN-41.2")
    );
    assert_eq!(end(last_turn("turqueville").set("control", json!({"c4": "us"}))).as_deref(), Some("ge HN-41.2"));
}

#[test]
fn hn_41_3_no_special_rules() {
    let scenario = printed(0);
    assert!(
        scenario.bombard.is_none()
            && scenario.charge.is_none()
            && scenario.exits.is_none()
            && scenario.arrivals.is_empty()
    );
}

#[test]
fn hn_41_4_svonchek_talks() {
    let game = field().us("u15a@c2").ge("g27a@c4, g28a@g6, g16a@d4").hand(US, "hu").game();
    allowed(&game, US, "card:hu → event:1 → unit:g27a");
    refused(&game, US, "HN-41.4", "card:hu → event:1 → unit:g28a");
    refused(&game, US, "HN-41.4", "card:hu → event:1 → unit:g16a");
}

/// HN-41.5, HN-41.9: cards set aside arrive on the own edge.
#[test]
fn hn_41_5_hn_41_9_arrivals() {
    let mut game = field().us("u15a@a1").ge("g16a@g6").hand(US, "hu").aside(US, "u45a").game();
    refused(&game, US, "HN-41.5", "card:hu → event:2 → tile:c2");
    act(&mut game, US, "card:hu → event:2 → tile:c1", "");
    assert!(unit(&game, "u45a").known);
    let mut german = field().phase(GE).ge("g16a@g6").hand(GE, "hg").aside(GE, "g18a").game();
    act(&mut german, GE, "card:hg → event:3 → tile:a6", "");
    assert_eq!(place(&german, "g18a"), "a6");
}

#[test]
fn hn_41_6_chemical_mortars() {
    let mut game = field().us("u15a@a1").ge("g16a@d4").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:3 → unit:g16a", "4 5");
    assert_eq!(place(&game, "g16a"), "off");
}

#[test]
fn hn_41_7_guns_on_the_ridge() {
    let mut game = field().us("u24a@a2, u24b@b4").ge("g16a@g6").phase(GE).hand(GE, "hg").directives(0, 0).game();
    act(&mut game, GE, "card:hg → event:1 → unit:u24a", "4 5");
    refused(&game, GE, "HN-41.7", "unit:u24a");
    act(&mut game, GE, "unit:u24b", "1 2");
    assert_eq!((marks(&game, "u24a"), asked(&game).as_str()), ((1, 1), "ge tactic"));
}

#[test]
fn hn_41_8_the_georgians_dig_in() {
    let mut game =
        open().us("u15a@c3").ge("g27a@c4 suppressed=1").set("window", true).hand(GE, "hg").directives(0, 0).game();
    act(&mut game, GE, "card:hg → event:2", "");
    act(&mut game, US, "tactic:activate → unit:u15a", "");
    act(&mut game, US, "unit:u15a → value:1 → unit:g27a", "4 4 6");
    assert_eq!(marks(&game, "g27a"), (0, 1));
    refused(
        &open().us("u15a@c3").ge("g16a@c4").set("window", true).hand(GE, "hg").game(),
        GE,
        "HN-17.15",
        "card:hg → event:2",
    );
}

/// HN-42.1, HN-42.2: C5 and one of C6, D6; otherwise Germany after turn 8.
#[test]
fn hn_42_1_hn_42_2_omaha() {
    let base = on("omaha").us("u15a@a2").ge("g16a@g6").set("commands", 1);
    assert_eq!(end(base.clone().set("control", json!({"c5": "us", "d6": "us"}))).as_deref(), Some("us HN-42.1"));
    assert_eq!(end(base.set("control", json!({"c6": "us", "d6": "us"}))), None);
    let last = on("omaha").us("u15a@a2").ge("g16a@g6").phase(GE).set("turn", 8).set("commands", 1);
    assert_eq!(end(last.set("control", json!({"c5": "us"}))).as_deref(), Some("ge HN-42.2"));
}

#[test]
fn hn_42_3_the_anti_tank_wall() {
    let mut game = on("omaha").us("u19a@c4, u45a@b5").active("u19a").game();
    act(&mut game, US, "unit:u19a → ability:engineers → tile:c5", "");
    act(&mut game, US, "button:end", "");
    act(&mut game, US, "tactic:activate → unit:u45a", "");
    allowed(&game, US, "unit:u45a → tile:c5");
}

#[test]
fn hn_42_4_the_zone_of_omaha() {
    let mut game = on("omaha").hand(US, "u15a, u44a, u46a").set("placing", json!({})).game();
    assert_eq!(offers(&game, US, "card:u15a → tile:"), 7);
    assert_eq!(offers(&game, US, "card:u44a → tile:"), 14);
    act(&mut game, US, "card:u44a → tile:a1", "");
    refused(&game, US, "HN-6.5", "card:u46a → tile:b2");
}

#[test]
fn hn_42_5_surf() {
    let game = on("omaha").us("u09a@c3, u15a@c2, u30a@b2").active("u09a").game();
    refused(&game, US, "HN-20.27", "unit:u09a → ability:fallback → unit:u15a");
    assert_eq!((game.terrain(tile("c1")), game.terrain(tile("c2"))), (Terrain::Water, Terrain::Flooded));
}

#[test]
fn hn_42_6_destroyers_close_in() {
    let mut game = on("omaha").us("u15a@a2").ge("g48a@e4, g16a@c6").hand(US, "hu").directives(0, 0).game();
    refused(&game, US, "HN-42.6", "card:hu → event:1 → unit:g16a");
    act(&mut game, US, "card:hu → event:1 → unit:g48a", "4 5 1");
    act(&mut game, US, "unit:g48a", "1 2");
    act(&mut game, US, "unit:g48a", "6 6 1");
    assert_eq!((place(&game, "g48a").as_str(), asked(&game).as_str()), ("off", "us tactic"));
}

#[test]
fn hn_42_7_rangers_lead_the_way() {
    let mut game =
        on("omaha").us("u15a@a2, u21a@b4, u45a@c3, u15b@d2 hidden, u15c@e5").ge("g16a@g6").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:2", "");
    refused(&game, US, "HN-42.7", "unit:u45a");
    refused(&game, US, "HN-42.7", "unit:u15c");
    act(&mut game, US, "unit:u15b", "");
    assert_eq!((place(&game, "u15b").as_str(), unit(&game, "u15b").hidden), ("d3", false));
    act(&mut game, US, "unit:u15a", "");
    act(&mut game, US, "button:done", "");
    assert_eq!(place(&game, "u21a"), "b4");
}

#[test]
fn hn_42_8_bangalores() {
    let base = on("omaha").us("u15a@a3 suppressed=2, u15b@b2 suppressed=1").hand(US, "hu");
    let mut wall = base.clone().game();
    act(&mut wall, US, "card:hu → event:3 → button:obstacle", "");
    assert!(truth(&wall).boxes.iter().all(|shown| !shown.obstacle));
    let mut calm = base.clone().game();
    act(&mut calm, US, "card:hu → event:3 → button:suppressed", "");
    assert_eq!((marks(&calm, "u15a"), marks(&calm, "u15b")), ((0, 0), (0, 1)));
    let gone = base.us("u15a@a3").markers(json!({"objective": ["C5", "C6", "D6"]})).game();
    refused(&gone, US, "HN-17.15", "card:hu → event:3 → button:obstacle");
}

#[test]
fn hn_42_9_crossfire() {
    let mut game = on("omaha").phase(GE).ge("g51a@c4 hidden, g48a@e4, g17a@d4").us("u24a@d3").hand(GE, "hg").game();
    act(&mut game, GE, "card:hg → event:1", "");
    refused(&game, GE, "HN-42.9", "unit:g17a → value:1 → unit:u24a");
    act(&mut game, GE, "unit:g51a → value:1 → unit:u24a", "1 2");
    assert!(!unit(&game, "g51a").hidden);
    refused(&game, GE, "HN-42.9", "unit:g51a → value:1 → unit:u24a");
    act(&mut game, GE, "unit:g48a → value:2 → unit:u24a", "1 2");
    assert_eq!(asked(&game), "ge tactic");
}

#[test]
fn hn_42_10_mined_obstacles() {
    let mut game = on("omaha")
        .phase(GE)
        .ge("g16a@g6")
        .us("u46a@b1, u15a@c2 hidden, u15b@c3")
        .hand(GE, "hg")
        .directives(0, 0)
        .game();
    refused(&game, GE, "HN-42.10", "card:hg → event:2 → unit:u15b");
    act(&mut game, GE, "card:hg → event:2 → unit:u46a", "4 5");
    act(&mut game, GE, "unit:u15a", "4 5 1");
    assert_eq!((marks(&game, "u46a"), place(&game, "u15a").as_str()), ((1, 0), "off"));
}

#[test]
fn hn_42_11_reserves_from_the_plateau() {
    let mut game =
        on("omaha").phase(GE).ge("g16a@g5").us("u15a@a2").hand(GE, "hg").reserve(GE, "g17a, g19a, g22a").game();
    act(&mut game, GE, "card:hg → event:3", "");
    assert_eq!((asked(&game).as_str(), force(&game, GE).hand), ("ge event-card", 2));
    refused(&game, GE, "HN-42.11", "card:g17a → tile:d5");
    act(&mut game, GE, "card:g17a → tile:d6", "");
    assert_eq!((place(&game, "g17a").as_str(), asked(&game).as_str()), ("d6", "ge tactic"));
}

/// HN-43.1, HN-43.2.
#[test]
fn hn_43_1_hn_43_2_la_fiere() {
    let base = on("la-fiere").us("u15a@a1").ge("g16a@g6").set("commands", 1);
    assert_eq!(end(base.set("control", json!({"d4": "us", "d5": "us", "d6": "us"}))).as_deref(), Some("us HN-43.1"));
    assert_eq!(
        end(last_turn("la-fiere").set("control", json!({"d4": "us", "d5": "us"}))).as_deref(),
        Some("us HN-43.2")
    );
    assert_eq!(
        end(last_turn("la-fiere").set("control", json!({"d4": "us", "d6": "us"}))).as_deref(),
        Some("ge HN-43.2")
    );
}

/// HN-43.3, HN-45.3: before turn 1 the US marks three different boxes.
#[test]
fn hn_43_3_hn_45_3_before_turn_1() {
    for (number, outside, inside) in [(3, "d4", "d5"), (5, "d3", "d4")] {
        let mut game = start(&Setup::printed(number));
        game.apply(GE.seat(), &Action::Button(Button::AsListed), &mut Fast::new(1), &mut Unheard);
        assert_eq!(asked(&game), "us bombard");
        let rule = if number == 3 { "HN-43.3" } else { "HN-45.3" };
        refused(&game, US, rule, &format!("tile:{outside}"));
        act(&mut game, US, &format!("tile:{inside}"), "");
        refused(&game, US, "HN-50.10", &format!("tile:{inside}"));
        refused(&game, US, "HN-25.7", "button:done");
        act(&mut game, US, "tile:a6", "");
        let action = action(&game, US, "tile:b6");
        game.apply(US.seat(), &action, &mut Fast::new(4), &mut Unheard);
        assert_ne!(game.question().map(|(_, question)| question), Some(Question::Bombard));
    }
    let mut strikes = start(&Setup { no_hidden: true, ..Setup::printed(3) });
    act(&mut strikes, US, "tile:d5", "");
    act(&mut strikes, US, "tile:a6", "");
    act(&mut strikes, US, "tile:a5", "4 5 1");
    assert_eq!(place(&strikes, "g19a"), "off");
}

#[test]
fn hn_43_4_markers_of_la_fiere() {
    let view = truth(&on("la-fiere").game());
    let shown = |name: &str| view.boxes.iter().find(|shown| shown.tile == tile(name)).unwrap().clone();
    assert!(shown("f3").ford && shown("f4").ford && shown("b6").depot);
    assert_eq!((shown("d3").defence, shown("f3").counts_as), (6, Terrain::Flooded));
}

#[test]
fn hn_43_5_follow_me() {
    let mut game =
        on("la-fiere").us("u03a@b1, u24a@d2, u27a@a2, u15a@g1, u99a@d1 hidden").ge("g16a@g6").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:1", "");
    refused(&game, US, "HN-43.5", "unit:u15a → tile:g2");
    refused(&game, US, "HN-43.5", "unit:u99a → tile:c1");
    refused(&game, US, "HN-17.24", "unit:u24a → tile:e3");
    act(&mut game, US, "unit:u24a → tile:d3", "");
    act(&mut game, US, "unit:u27a → tile:a1", "");
    assert_eq!((place(&game, "u24a").as_str(), place(&game, "u27a").as_str()), ("d3", "a1"));
}

#[test]
fn hn_43_6_tanks_on_the_causeway() {
    let mut game = on("la-fiere").us("u45a@d3").ge("g30a@d5").hand(US, "hu").directives(0, 0).game();
    act(&mut game, US, "card:hu → event:2 → unit:u45a", "");
    act(&mut game, US, "unit:u45a → tile:d4", "");
    act(&mut game, US, "unit:u45a → value:1 → unit:g30a", "4 4 1");
    refused(&game, US, "HN-17.20", "unit:u45a → value:1 → unit:g30a");
    act(&mut game, US, "unit:u45a → value:2 → unit:g30a", "4 4 1");
    assert_eq!(
        (place(&game, "g30a").as_str(), place(&game, "u45a").as_str(), asked(&game).as_str()),
        ("off", "d4", "us tactic")
    );
}

#[test]
fn hn_43_7_a_second_crossing() {
    let mut game = on("la-fiere").us("u15a@b2").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:3", "");
    assert_eq!((game.terrain(tile("b3")), game.terrain(tile("b4"))), (Terrain::Flooded, Terrain::Flooded));
}

#[test]
fn hn_43_8_the_causeway_is_zeroed_in() {
    let mut game = on("la-fiere")
        .phase(GE)
        .ge("g16a@g6")
        .us("u24a@d3, u27a@d4 hidden, u15a@d2")
        .hand(GE, "hg")
        .directives(0, 0)
        .game();
    act(&mut game, GE, "card:hg → event:1", "");
    assert_eq!((asked(&game).as_str(), offers(&game, GE, "unit:")), ("ge event-each", 2));
    act(&mut game, GE, "unit:u24a", "3 4 1 2");
    assert_eq!((marks(&game, "u24a"), unit(&game, "u27a").hidden, asked(&game).as_str()), ((0, 1), false, "ge tactic"));
}

/// HN-43.9: a Unit Card of choice from the reserve, not shown.
#[test]
fn hn_43_9_air_landing_reserves() {
    let mut game =
        on("la-fiere").phase(GE).ge("g16a@g6").us("u15a@a1").hand(GE, "hg").reserve(GE, "g18a, eg02, g20a").game();
    refused(&game, GE, "HN-43.9", "card:hg → event:2 → card:eg02");
    let events = act(&mut game, GE, "card:hg → event:2 → card:g20a", "");
    assert_eq!((names(&force(&game, GE).hand_cards), force(&game, GE).reserve), (vec!["g20a".to_owned()], 2));
    let told: Vec<_> = events
        .iter()
        .filter_map(|event| {
            <Heroes as sandtable_core::Views>::event_for(event, sandtable_core::Viewer::Seat(US.seat()))
        })
        .collect();
    assert!(!serde_json::to_string(&told).unwrap().contains("g20a"));
}

#[test]
fn hn_43_10_r35s() {
    let mut game = on("la-fiere").phase(GE).ge("g16a@g6").hand(GE, "hg").aside(GE, "g45a").game();
    refused(&game, GE, "HN-43.10", "card:hg → event:3 → tile:a5");
    act(&mut game, GE, "card:hg → event:3 → tile:a6", "");
    assert_eq!(place(&game, "g45a"), "a6");
}

/// HN-44.1, HN-44.2, HN-44.4.
#[test]
fn hn_44_1_hn_44_2_hn_44_4_carentan() {
    let base = on("carentan").us("u15a@a1").ge("g16a@g6").set("commands", 1);
    assert_eq!(end(base.set("control", json!({"c1": "ge", "d1": "ge"}))).as_deref(), Some("ge HN-44.1"));
    assert_eq!(end(last_turn("carentan")).as_deref(), Some("us HN-44.2"));
    let tie = last_turn("carentan").set("control", json!({"c1": "ge", "d1": "us", "e1": "us"}));
    assert_eq!(end(tie.clone()).as_deref(), Some("us HN-44.2"));
    assert_eq!(end(tie.side(US, "destroyed", 2)).as_deref(), Some("ge HN-44.2"));
    assert!(truth(&on("carentan").game()).boxes.iter().any(|shown| shown.depot && shown.tile == tile("d1")));
}

#[test]
fn hn_44_5_the_line_holds() {
    let mut game = on("carentan").us("u24a@c3 suppressed=1, u15a@a1").ge("g16a@c4").hand(US, "hu").game();
    refused(&game, US, "HN-44.5", "card:hu → event:1 → unit:u15a");
    act(&mut game, US, "card:hu → event:1 → unit:u24a", "");
    act(&mut game, US, "tactic:activate → unit:u24a", "");
    allowed(&game, US, "marker:directive → tile:b3");
    act(&mut game, US, "button:end", "");
    let mut save = on("carentan")
        .phase(GE)
        .us("u24a@c3")
        .ge("g16a@c4")
        .set("effects", json!([{"event": "us-1", "side": "us", "unit": "u24a"}]))
        .directives(0, 0)
        .active("g16a")
        .game();
    act(&mut save, GE, "unit:g16a → value:1 → unit:u24a", "4 4 5");
    assert_eq!(marks(&save, "u24a"), (0, 0));
}

/// HN-44.6, HN-51.1: the US sees the German hand; a spectator does not.
#[test]
fn hn_44_6_ultra() {
    let mut game =
        on("carentan").us("u15a@a1").ge("g16a@g6").hand(US, "hu").hand(GE, "g23a, eg12").directives(0, 0).game();
    act(&mut game, US, "card:hu → event:2", "");
    assert_eq!(directives(&game)[0], 2);
    assert_eq!(names(&seen(&game, US).ge.hand_cards), ["g23a", "eg12"]);
    assert!(sandtable_core::Views::view(&game, sandtable_core::Viewer::Public).ge.hand_cards.is_empty());
}

#[test]
fn hn_44_7_field_artillery() {
    let mut game = on("carentan").us("u15a@a1").ge("g23a@c5, g30a@d4, g16a@e6").hand(US, "hu").directives(0, 0).game();
    act(&mut game, US, "card:hu → event:3 → unit:g23a", "4 5");
    refused(&game, US, "HN-44.7", "unit:g23a");
    act(&mut game, US, "unit:g30a", "1 2");
    act(&mut game, US, "unit:g16a", "1 2");
    assert_eq!((marks(&game, "g23a"), asked(&game).as_str()), ((1, 1), "us tactic"));
}

#[test]
fn hn_44_8_dawn_attack() {
    let mut game = on("carentan").phase(GE).us("u15a@a1").ge("g30a@c5, g42a@d6, g16a@e3").hand(GE, "hg").game();
    act(&mut game, GE, "card:hg → event:1", "");
    refused(&game, GE, "HN-44.8", "unit:g16a");
    act(&mut game, GE, "unit:g42a", "");
    assert_eq!(place(&game, "g42a"), "d5");
}

#[test]
fn hn_44_9_the_flank_gives_way() {
    let mut game =
        on("carentan").phase(GE).ge("g16a@g6").us("u15a@c3, u15b@d3, u15c@d2, u04a@b2").hand(GE, "hg").game();
    refused(&game, GE, "HN-44.9", "card:hg → event:2 → unit:u04a");
    act(&mut game, GE, "card:hg → event:2 → unit:u15a", "3");
    assert_eq!(place(&game, "u15a"), "c2");
    act(&mut game, GE, "unit:u15b", "1");
    assert_eq!(marks(&game, "u15b"), (0, 1));
    let mut stands = on("carentan").phase(GE).ge("g16a@g6").us("u15a@c3").hand(GE, "hg").game();
    act(&mut stands, GE, "card:hg → event:2 → unit:u15a", "4");
    assert_eq!((place(&stands, "u15a").as_str(), marks(&stands, "u15a")), ("c3", (0, 0)));
}

#[test]
fn hn_44_10_assault_guns_forward() {
    let mut game = on("carentan").phase(GE).ge("g46a@c4").us("u24a@c3").hand(GE, "hg").directives(0, 0).game();
    act(&mut game, GE, "card:hg → event:3", "");
    act(&mut game, GE, "tactic:activate → unit:g46a", "");
    act(&mut game, GE, "unit:g46a → value:1 → unit:u24a", "3 4");
    assert_eq!(marks(&game, "u24a"), (1, 0));
}
