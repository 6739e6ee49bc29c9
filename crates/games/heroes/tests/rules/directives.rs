//! Sections 24, 25 and 28: DIRECTIVES, markers, terrain.

use serde_json::json;

use crate::common::*;

/// HN-24.2, HN-28.3: a unit that is SUPPRESSED, Flooded or Disorientated uses none, for any of the five uses.
#[test]
fn hn_24_2_hn_28_3_who_cannot_use_directives() {
    let wet = ground([".......", ".......", ".......", "..f....", ".......", "......."]);
    refused(
        &wet.clone().us("u15a@c3").ge("g42a@c4").active("u15a").game(),
        US,
        "HN-28.3",
        "unit:u15a → value:1 → marker:directive → unit:g42a",
    );
    let mut roll = wet.clone().us("u15a@c3").ge("g23a@c4").active("u15a").game();
    act(&mut roll, US, "unit:u15a → value:1 → unit:g23a", "3 4");
    assert_eq!(asked(&roll), "us activation");
    let mut go = wet.clone().us("u15a@c3 go").game();
    act(&mut go, US, "unit:u15a → button:go", "1");
    assert_eq!(asked(&go), "us tactic");
    let mut save =
        wet.markers(json!({"defence": {"C3": 6}})).phase(GE).ge("g16a@c4").us("u15a@c3").active("g16a").game();
    act(&mut save, GE, "unit:g16a → value:1 → unit:u15a", "4 4 5");
    assert_eq!(place(&save, "u15a"), "off");
    refused(&open().us("u15a@c3").directives(0, 0).active("u15a").game(), US, "HN-24.1", "marker:directive → tile:c4");
}

/// HN-24.3: what counts is the moment of use.
#[test]
fn hn_24_3_the_moment_of_use() {
    let mut game =
        open().us("u45a@c3").ge("g16a@c4, g42a@d3").markers(json!({"mine": {"c2": "ge"}})).active("u45a").game();
    act(&mut game, US, "marker:directive → tile:c2", "2 2");
    assert_eq!(marks(&game, "u45a"), (0, 1));
    refused(&game, US, "HN-8.4", "unit:u45a → value:2 → marker:directive → unit:g42a");
}

/// HN-24.4, HN-24.12, HN-24.13: several in one phase, one +1 an attack, and one attack may have both.
#[test]
fn hn_24_4_hn_24_12_hn_24_13_several_directives() {
    let mut game = open().us("u50a@c3").ge("g42a@c4, g23a@d4").directives(6, 0).active("u50a").game();
    act(&mut game, US, "unit:u50a → value:2 → marker:directive → unit:g42a", "4 4");
    act(&mut game, US, "marker:directive", "");
    act(&mut game, US, "unit:u50a → value:1 → unit:g23a", "3 4");
    act(&mut game, US, "marker:directive", "");
    act(&mut game, US, "marker:directive → tile:c2", "");
    assert_eq!((marks(&game, "g42a"), marks(&game, "g23a"), directives(&game)[0]), ((1, 0), (1, 0), 2));
}

/// HN-24.5, HN-24.6, HN-24.7: one box orthogonally in any direction, once, whenever (example h).
#[test]
fn hn_24_5_hn_24_6_hn_24_7_forced_march() {
    let mut game = open().us("u41a@c3").active("u41a").game();
    refused(&game, US, "HN-24.5", "marker:directive → tile:d4");
    assert_eq!(offers(&game, US, "marker:directive → tile:"), 4);
    act(&mut game, US, "marker:directive → tile:c2", "");
    refused(&game, US, "HN-24.6", "marker:directive → tile:c1");
    act(&mut game, US, "unit:u41a → tile:d3", "");
}

#[test]
fn hn_24_8_only_in_activation_and_manoeuvre() {
    let game = open().us("u15a@c3").game();
    refused(&game, US, "HN-24.8", "marker:directive → tile:c4");
    let other = open().us("u15a@c3, u15b@a1").active("u15a").game();
    refused(&other, US, "HN-24.8", "marker:directive → unit:u15b → tile:a2");
}

#[test]
fn hn_24_9_forcing_an_activation() {
    let mut game = open().us("u15a@c3 go").game();
    act(&mut game, US, "unit:u15a → button:go", "2");
    assert_eq!(asked(&game), "us force-go");
    let mut accepts = game.clone();
    act(&mut accepts, US, "button:accept", "");
    assert!(!unit(&accepts, "u15a").go);
    act(&mut game, US, "marker:directive", "");
    assert_eq!((asked(&game).as_str(), directives(&game)[0]), ("us activation", 2));
}

#[test]
fn hn_24_11_plus_one_on_an_attack() {
    let mut game = open().us("u15a@c3").ge("g23a@c4").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g23a", "3 4");
    refused(&game, US, "HN-12.15", "button:end");
    act(&mut game, US, "marker:directive", "");
    assert_eq!((marks(&game, "g23a"), asked(&game).as_str()), ((1, 0), "us activation"));
}

#[test]
fn hn_24_14_plus_one_on_a_save() {
    let mut low = field().us("u15a@c3").ge("g16a@c4").active("u15a").game();
    act(&mut low, US, "unit:u15a → value:1 → unit:g16a", "4 4 4");
    assert_eq!(place(&low, "g16a"), "off");
    let mut near = field().us("u15a@c3").ge("g16a@c4").active("u15a").game();
    act(&mut near, US, "unit:u15a → value:1 → unit:g16a", "4 4 5");
    assert_eq!(asked(&near), "ge save-plus");
    act(&mut near, GE, "marker:directive", "");
    assert_eq!((marks(&near, "g16a"), directives(&near)[1]), ((0, 0), 2));
}

/// HN-25.1: a Depot gives its controller a DIRECTIVE at the start of the own phase.
#[test]
fn hn_25_1_depots() {
    let mut game = on("la-fiere").us("u15a@a1").ge("g16a@b6").set("commands", 1).directives(0, 0).game();
    act(&mut game, US, "tactic:directives", "");
    assert_eq!(directives(&game), [3, 1]);
}

/// HN-25.2, HN-28.4: a Ford makes Water Flooded; a DIRECTIVE leads in, and none out.
#[test]
fn hn_25_2_hn_28_4_fords() {
    let map =
        ground([".......", ".......", ".~.....", ".~.....", ".......", "......."]).markers(json!({"ford": ["B3"]}));
    let mut game = map.us("u15a@b2").active("u15a").game();
    act(&mut game, US, "marker:directive → tile:b3", "");
    refused(&game, US, "HN-28.13", "unit:u15a → tile:b4");
    let inside =
        ground([".......", ".......", ".......", ".f.....", ".......", "......."]).us("u15a@b3").active("u15a").game();
    refused(&inside, US, "HN-28.4", "marker:directive → tile:b2");
    allowed(&inside, US, "unit:u15a → tile:b2");
}

/// HN-25.2: a Ford lies in a Water box. One that an event may lay is taken as it lies; with another map the scenario's own
/// Fords go where the Water went.
#[test]
fn hn_25_2_no_ford_on_land() {
    let dry = open().markers(json!({"ford": ["B3"]}));
    assert!(dry.fault().contains("state.markers.ford: Water boxes (HN-25.2), found B3"), "{}", dry.fault());
    let rows = json!([".......", ".......", ".......", ".......", ".......", "......."]);
    let drained = on("falaise").set("map", rows.clone()).us("u15a@a1").ge("g16a@b6").game();
    assert!(truth(&drained).boxes.iter().all(|shown| !shown.ford));
    let crossing = |ford: &str| {
        on("la-fiere").set("map", rows.clone()).markers(json!({"ford": [ford]})).us("u15a@a1").ge("g16a@b6")
    };
    assert!(truth(&crossing("B3").game()).boxes.iter().any(|shown| shown.ford && shown.tile == tile("b3")));
    assert!(crossing("F3").fault().contains("HN-25.2"));
}

/// HN-25.3, HN-25.4, HN-25.5: bonus markers serve whoever stands there.
#[test]
fn hn_25_3_hn_25_4_hn_25_5_bonus_markers() {
    let markers = json!({"shooting": {"C3": 1}, "defence": {"C4": 6}});
    let mut game = open().us("u15a@c3").ge("g23a@c4").markers(markers.clone()).active("u15a").directives(0, 0).game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g23a", "3 4 6");
    assert_eq!(marks(&game, "g23a"), (0, 0));
    let mut other =
        open().phase(GE).ge("g16a@c3").us("u24a@c4").markers(markers).active("g16a").directives(0, 0).game();
    act(&mut other, GE, "unit:g16a → value:1 → unit:u24a", "3 4 5");
    assert_eq!(marks(&other, "u24a"), (1, 0));
}

/// HN-25.6, HN-32.13: a Panzerfaust pierces, again and again.
#[test]
fn hn_25_6_hn_32_13_panzerfaust() {
    let mut game = field().phase(GE).ge("g19a@c4, g42a@d5").us("u45a@c3").hand(GE, "eg01").directives(0, 0).game();
    refused(&game, GE, "HN-32.13", "card:eg01 → unit:g42a");
    act(&mut game, GE, "card:eg01 → unit:g19a", "");
    act(&mut game, GE, "tactic:activate → unit:g19a", "");
    refused(&game, GE, "HN-24.10", "unit:g19a → value:1 → marker:directive → unit:u45a");
    act(&mut game, GE, "unit:g19a → value:1 → unit:u45a", "4 4");
    assert_eq!((marks(&game, "u45a"), unit(&game, "g19a").panzerfaust), ((1, 0), true));
    refused(
        &field().phase(GE).ge("g16a@c4 panzerfaust").hand(GE, "eg01").game(),
        GE,
        "HN-17.15",
        "card:eg01 → unit:g16a",
    );
}

/// HN-25.7: a bombardment strikes every unit in its boxes, of both sides; then the markers go.
#[test]
fn hn_25_7_bombardment() {
    let mut game = on("falaise").us("u15a@c5").ge("g16a@c4").hand(US, "hu").game();
    act(&mut game, US, "card:hu → event:4 → tile:c5", "");
    act(&mut game, US, "tile:c4", "");
    assert!(truth(&game).boxes.iter().filter(|shown| shown.bombardment).count() == 2);
    act(&mut game, US, "button:done", "6 6 6 6");
    assert_eq!((place(&game, "u15a").as_str(), place(&game, "g16a").as_str()), ("off", "off"));
    assert!(truth(&game).boxes.iter().all(|shown| !shown.bombardment));
}

/// HN-25.8, HN-25.9, HN-25.10: scenario events on the turn track, points, objectives.
#[test]
fn hn_25_8_hn_25_9_hn_25_10_track_points_objectives() {
    let view = truth(&on("carentan").game());
    assert_eq!(view.scenario_events, [3]);
    let game = on("mortain").set("control", json!({"d3": "ge", "c1": "us", "b2": "ge", "a3": "us"})).game();
    assert_eq!(force(&game, GE).points, 5);
    assert!(truth(&game).boxes.iter().filter(|shown| shown.objective).count() == 4);
}

#[test]
fn hn_25_11_hit_point_markers() {
    let mut game = open().us("u15a@c3").ge("g16a@c4 hit-points=1").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "6 6");
    assert_eq!(marks(&game, "g16a"), (1, 0));
}

/// HN-25.13, HN-32.18: a Mine strikes the first enemy that moves in; Engineers remove it.
#[test]
fn hn_25_13_hn_32_18_mines() {
    let mut lay =
        field().phase(GE).ge("g16a@c4").us("u15a@c2, u19a@e2 hidden").hand(GE, "eg11").set("commands", 1).game();
    refused(&lay, GE, "HN-32.18", "card:eg11 → tile:c4");
    act(&mut lay, GE, "card:eg11 → tile:c3", "");
    act(&mut lay, GE, "tactic:directives", "");
    act(&mut lay, US, "tactic:activate → unit:u15a", "");
    act(&mut lay, US, "unit:u15a → tile:c3", "4 3");
    assert_eq!((place(&lay, "u15a").as_str(), marks(&lay, "u15a")), ("c3", (0, 0)));
    assert!(truth(&lay).boxes.iter().all(|shown| shown.mine.is_none()));
    let mut engineers = open().us("u19a@c2 hidden").markers(json!({"mine": {"c3": "ge"}})).active("u19a").game();
    act(&mut engineers, US, "unit:u19a → tile:c3", "");
    assert!(!unit(&engineers, "u19a").hidden && truth(&engineers).boxes.iter().all(|shown| shown.mine.is_none()));
    let water = on("la-fiere").phase(GE).ge("g16a@c5").hand(GE, "eg11").game();
    refused(&water, GE, "HN-32.18", "card:eg11 → tile:a3");
}

/// HN-28.5: the Hill makes attacks reach one box further.
#[test]
fn hn_28_5_hills() {
    let map = ground([".......", ".......", ".......", "..H....", ".......", "......."]);
    let game = map.us("u15a@c3").ge("g16a@c5, g16b@c6").active("u15a").game();
    allowed(&game, US, "unit:u15a → value:1 → unit:g16a");
    refused(&game, US, "HN-11.7", "unit:u15a → value:1 → unit:g16b");
}

#[test]
fn hn_28_8_anybody_may_enter_a_fortified_position() {
    let game =
        ground([".......", ".......", "..P....", ".......", ".......", "......."]).us("u15a@c3").active("u15a").game();
    allowed(&game, US, "unit:u15a → tile:c4");
    allowed(&game, US, "marker:directive → tile:c4");
}

#[test]
fn hn_28_12_forest_gives_no_save_and_no_cover() {
    let map = ground([".......", ".......", "..T....", ".......", ".......", "......."]);
    let mut game = map.clone().us("u15a@c3").ge("g16a@c4").active("u15a").game();
    act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "4 4");
    assert_eq!(place(&game, "g16a"), "off");
    let mut near = map.us("u15a@c2").ge("g16a@c4 hidden").active("u15a").game();
    act(&mut near, US, "unit:u15a → tile:c3", "");
    assert!(!unit(&near, "g16a").hidden);
}
