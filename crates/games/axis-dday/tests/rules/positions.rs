//! Positions written by hand: what is taken, and what is said when something does not hold.

use crate::common::*;
use sandtable_axis_dday::{AxisDDay, Setup};
use sandtable_core::{Positions, Rules};
use serde_json::json;

/// What is left out is as set up: an empty position is the start of the game.
#[test]
fn nothing_said_is_the_start_of_the_game() {
    let game = Position(json!({})).game();
    assert_eq!(game, fresh(Setup::default()));
    assert_eq!(
        at("order 8").zone(14, "", "2I", "").game().board().at(zone(15)),
        fresh(Setup::default()).board().at(zone(15))
    );
}

/// Units are written by kind or by letters, charts as ranges or lists.
#[test]
fn units_and_places_are_written_in_two_ways() {
    let letters = bare("order 8").zone(14, "2I 1T", "", "1F").chart("uk", "3-5, 9").game();
    let words = Position(json!({
        "step": "order 8",
        "empty": true,
        "zones": {"14": {"axis": {"infantry": 2, "tank": 1}, "us": {"fighter": 1}}},
        "charts": {"uk": [3, 4, 5, 9]},
    }));
    assert_eq!(letters, words.game());
}

/// Planes that are not named are on the Airfield unless they are in a zone.
#[test]
fn the_airfield_follows_from_the_zones() {
    assert_eq!(airfield(&bare("order 8").zone(14, "", "3F", "1F").game()), "1F 1M | 3F 1M");
    assert_eq!(airfield(&bare("order 8").zone(14, "", "3F", "").airfield("uk", "").game()), " | 4F 1M");
}

/// Every state that is saved is loaded the same, also one that waits to go on.
#[test]
fn a_position_that_waits_is_saved_as_it_is() {
    for position in [
        bare("order 13").zone(14, "1I", "1I", "").doing("zones-done", json!([2])),
        bare("order 2"),
        bare("fortune 2").fortune("good"),
        at("order 1").boxed("82nd", "").doing("airborne", json!({"box": "101st"})),
        bare("tactics 12").with_tactics(),
        bare("order 13").zone(14, "1T", "2I", "").doing("fight", json!({"zone": 14, "hits": 1})),
        bare("victory").turn(3),
    ] {
        let game = position.game();
        assert_eq!(asked(&game), "D59");
        assert_eq!(AxisDDay::load(&game.save()).unwrap(), game, "{}", position.0);
    }
}

/// A game that is over says who has won.
#[test]
fn a_game_that_is_over() {
    let over = bare("over").turn(10).game();
    assert_eq!((over.winner(), over.to_act().is_empty()), (Some(sandtable_axis_dday::Side::Axis), true));
    assert_eq!(bare("over").turn(5).fault(), "state.step: over only in turn 10 or when the Allies have won (AD-15.6)");
    assert_eq!(
        bare("over").turn(10).set("winner", "allies").fault(),
        "state.winner: allies only if they are close to victory and hold 2, 26 and 30 (AD-15.3)"
    );
}

/// Steps and cards that cannot be.
#[test]
fn steps_and_decks() {
    for (position, fault) in [
        (
            at("lunch"),
            "state.step: start, fortune 1 to 16, order 1 to 16, tactics 1 to 16, victory or over, found \"lunch\"",
        ),
        (
            at("order 17"),
            "state.step: start, fortune 1 to 16, order 1 to 16, tactics 1 to 16, victory or over, found \"order 17\"",
        ),
        (at("order 5").orders_gone(&[5]), "state.step: a card that is in the deck: order 5 has left it (AD-5.11)"),
        (at("order 2").orders_gone(&[17]), "state.gone.orders[0]: a card from 1 to 16, found 17"),
        (at("order 2").orders_gone(&[5, 5]), "state.gone.orders: each once: 5 is named twice"),
        (at("order 2").tactics_gone(&[3]), "state.gone.tactics[0]: nothing, as Tactics cards are not used (AD-17.1)"),
        (at("start").turn(2), "state.step: a card, as the game has begun before turn 2"),
        (at("order 8").set("decision", "D31"), "state.decision: D59, as the rest of the position tells, found \"D31\""),
        (at("order 2").set("winner", "axis"), "state.winner: nobody, as the game is not over"),
    ] {
        assert_eq!(position.fault(), fault);
    }
}

/// Pieces that cannot be.
#[test]
fn pieces() {
    for (position, fault) in [
        (
            at("order 8").zone(34, "1I", "", ""),
            "state.zones.34: a zone of the map with 41 zones, found \"34\" (AD-3.1)",
        ),
        (
            at("order 8").zone(99, "1I", "", ""),
            "state.zones.99: a zone of the map with 41 zones, found \"99\" (AD-3.1)",
        ),
        (
            at("order 8").zone(14, "1F", "", ""),
            "state.zones.14.axis: kinds that axis has, found fighter (AD-2.5, AD-2.6)",
        ),
        (
            at("order 8").zone(14, "", "1B", ""),
            "state.zones.14.uk: kinds that uk has, found blockhouse (AD-2.5, AD-2.6)",
        ),
        (
            at("order 8").boxed("brest", "1I"),
            "state.boxes.brest: one of utah, omaha, gold, juno, sword, 82nd, 101st, 6th",
        ),
        (at("order 8").airfield("uk", "1I"), "state.airfield.uk: fighters and bombers (AD-3.11)"),
        (at("order 8").airfield("axis", ""), "state.airfield.axis: uk or us, found \"axis\""),
        (at("order 8").chart("uk", "30"), "state.charts.uk: places from 1 to 29, found 30"),
        (at("order 8").chart("uk", "3, 3"), "state.charts.uk: each place once, found 3 again"),
        (at("order 8").chart("paris", "1"), "state.charts.paris: uk, us, rennes or rouen, found \"paris\""),
        (at("order 8").airfield("uk", "5F"), "state.airfield.uk: at most 4 uk-fighter (AD-2.14), found 5"),
    ] {
        assert_eq!(position.fault(), fault);
    }
    assert!(at("order 8").zone(14, "3X", "", "").fault().contains("units such as"));
}

/// Effects that cannot be.
#[test]
fn effects() {
    for (position, fault) in [
        (
            at("order 2").effect("fortune", "good"),
            "state.effects.fortune: nothing, as Fortune cards are not used (AD-17.1)",
        ),
        (
            at("order 8").effect("flooded", 14),
            "state.effects.flooded: nothing, as Tactics cards are not used (AD-17.1)",
        ),
        (
            at("order 8").with_tactics().effect("flooded", 30),
            "state.effects.flooded: a coastal zone (AD-67.1), found 30",
        ),
        (
            at("order 3").with_tactics().effect("flooded", 14),
            "state.effects.flooded: nothing in this step: Tactics 7 comes after order 7 and works for a while",
        ),
        (
            at("order 12").with_tactics().effect("combined", true),
            "state.effects.combined: nothing in this step: Tactics 10 comes after order 10 and works for a while",
        ),
        (
            bare("order 4").with_tactics().effect("safe", json!({"14": "uk"})),
            "state.effects.safe.14: a uk-fighter in zone 14 (AD-63.1)",
        ),
        (
            bare("tactics 4").with_tactics().effect("downed", json!({"14": 1})),
            "state.effects.downed: at most the 0 fighters that are destroyed, found 1",
        ),
        (
            bare("order 3").fortune("bad").effect("kept", json!({"uk": "5F"})),
            "state.effects.kept.uk: at most 4 uk-fighter (AD-2.14), found 5",
        ),
        (
            bare("order 11").fortune("bad").zone(14, "1I", "1I", "").zone(15, "1I", "1I", ""),
            "state.effects.own-zone.uk: the zone that the power has chosen (AD-51.3)",
        ),
    ] {
        assert_eq!(position.fault(), fault);
    }
}

/// Details that do not belong to the step, or cannot be.
#[test]
fn details_of_the_running_card() {
    let fight = |fight: serde_json::Value| bare("order 13").zone(14, "1T", "2I", "").doing("fight", fight).fault();
    assert_eq!(
        at("order 8").doing("fired", json!({"14": 1})).fault(),
        "state.doing.fired: nothing in this step: it belongs to orders 4, 6 and 9"
    );
    assert_eq!(
        bare("order 9").zone(14, "1B", "", "").boxed("omaha", "1I").doing("fired", json!({"14": 2})).fault(),
        "state.doing.fired.14: at most the 1 blockhouse of zone 14, found 2"
    );
    assert_eq!(
        fight(json!({"zone": 15, "hits": 1})),
        "state.doing.fight.zone: a zone that is still to be fought over, found 15 (AD-8.2)"
    );
    assert_eq!(
        fight(json!({"zone": 14, "hits": 3})),
        "state.doing.fight.hits: at most 2, the units that may still fall (AD-9.4), found 3"
    );
    assert_eq!(fight(json!({"zone": 14})), "state.doing.fight.hits: the hits that are still to be given, or the dice");
    assert_eq!(
        fight(json!({"zone": 14, "hits": 1, "casualties": {"uk": "3I"}})),
        "state.doing.fight.casualties: at most 2 uk-infantry of zone 14 (AD-9.3), found 3"
    );
    assert_eq!(
        fight(json!({"zone": 14, "dice": {"attacker": [1, 2]}})),
        "state.doing.fight.dice.attacker: 1 dice, one for each unit (AD-8.5, AD-8.7), found 2"
    );
    assert_eq!(
        bare("order 12")
            .zone(14, "1I", "", "")
            .doing("moves", json!([{"unit": "infantry", "zones": [30, 14]}]))
            .fault(),
        "state.doing.moves[0].zones[1]: a zone next to 30 (AD-6.4), found 14"
    );
    assert_eq!(
        bare("order 8").zone(14, "", "1I", "").doing("moved", json!({"14": {"uk": "2I"}})).fault(),
        "state.doing.moved.14: at most the 1 uk-infantry of the zone, found 2"
    );
    assert_eq!(
        bare("tactics 15").with_tactics().tactics_gone(&[15]).fault(),
        "state.doing.convoy: the unit that moves and its zones (AD-75.1)"
    );
    assert_eq!(
        bare("order 8").three().set("said-done", json!(["axis"])).fault(),
        "state.said-done[0]: uk or us, found axis"
    );
    assert_eq!(
        at("order 2").set("joint", json!({"uk": "count:3"})).fault(),
        "state.joint: nothing, as two seats play (AD-16.2)"
    );
    assert_eq!(
        at("order 2").three().set("joint", json!({"uk": "count:9"})).fault(),
        "state.joint.uk: a legal choice (AD-16.7), found \"count:9\""
    );
}

/// A fight in the middle, with its dice: the hits follow from them.
#[test]
fn a_fight_in_the_middle() {
    let game = bare("order 13")
        .zone(14, "2T", "2I 1A", "")
        .doing("fight", json!({"zone": 14, "dice": {"attacker": [1, 6]}}))
        .game();
    assert_eq!((asked(&game), view(&game).battle.unwrap().hits), ("D41", 1));
    let mut game = bare("order 13")
        .zone(14, "2T 1I", "2I 1A", "")
        .doing("fight", json!({"zone": 14, "rolled": "defender", "hits": 1, "casualties": {"uk": "1I"}}))
        .game();
    assert_eq!(asked(&game), "D42");
    act(&mut game, AXIS, "zone:14 → unit:infantry", "…");
    assert_eq!(standing(&game, 14), "2T | 1I 1A | ");
}

/// A joint decision in the middle.
#[test]
fn a_joint_decision_in_the_middle() {
    let game = at("order 2").three().set("joint", json!({"uk": "count:3", "us": "split 2", "referred": true})).game();
    assert_eq!((asked(&game), to_act(&game)), ("D58", vec![0]));
}

/// AD-40.2, AD-40.3: a Fortune card whose die is told is not rolled again, whatever the die was.
#[test]
fn a_fortune_die_that_was_rolled_is_not_rolled_again() {
    let mut game = bare("fortune 2").turn(2).fortune("nothing").zone(14, "1B", "", "").game();
    go_on(&mut game, "");
    assert_eq!((step(&game), asked(&game)), ("order 2".to_owned(), "D7"));
    // A card of which nothing is told waits for its die.
    let mut game = bare("fortune 2").turn(2).with_fortune().zone(14, "1B", "", "").game();
    go_on(&mut game, "4");
    assert_eq!(step(&game), "order 2");
}

/// The words of the guide may be spelled as people spell them.
#[test]
fn spellings() {
    let plain = bare("order 14").zone(14, "3I 1A", "", "").chart("uk", "6-29").fortune("bad");
    for spelled in [
        plain.clone().set("step", "Order 14"),
        plain.clone().set("step", "order-14"),
        plain.clone().set("step", "order14"),
        plain.clone().zone(14, "3 I 1 A", "", ""),
        plain.clone().zone(14, "3i1a", "", ""),
        plain.clone().zone(14, "I I, I A", "", ""),
        plain.clone().chart("uk", "6 - 29"),
        plain.clone().chart("uk", "6–29"),
        plain.clone().fortune("bad").put("effects", "fortune", 6),
    ] {
        assert_eq!(spelled.game(), plain.game(), "{}", spelled.0);
    }
    assert_eq!(bare("victory check").turn(3).game(), bare("victory").turn(3).game());
    let joint = |uk: serde_json::Value| at("order 2").three().set("joint", json!({"uk": uk})).game();
    assert_eq!(joint(json!(["count:3"])), joint(json!("count:3")));
    assert_eq!(
        bare("order 3").with_fortune().put("effects", "fortune", 7).fault(),
        "state.effects.fortune: invalid value: integer `7`, expected good, bad or nothing, or the die: 1 to 6"
    );
}

/// What is written in another shape than the guide's is answered with that shape.
#[test]
fn shapes() {
    for (position, fault) in [
        (
            bare("order 8").put("zones", "14", "3I"),
            "state.zones.14: invalid type: string \"3I\", expected units by power, such as {\"axis\": \"3I 1B\", \"us\": \"2I\"}",
        ),
        (
            bare("order 2").doing("naval-dice", "3"),
            "state.doing.naval-dice: the dice that are left: a number, with three seats {\"uk\": 2, \"us\": 3}",
        ),
        (
            bare("order 8").chart("uk", "5-2"),
            "state.charts.uk: invalid value: string \"5-2\", expected filled places such as \"1-4, 7, 9-38\" or [1, 2, 3]",
        ),
        (
            at("order 8").zone(13, "1B", "", ""),
            "state: at most 17 blockhouse in zones, boxes and charts together (AD-2.17), found 18; \
             fewer in other zones, or \"empty\": true, make room",
        ),
        (
            bare("order 8").zone(14, "", "2F", "").airfield("uk", "3F"),
            "state: at most 4 uk-fighter in zones and on the Airfield together (AD-2.17), found 5; \
             fewer on the Airfield make room",
        ),
    ] {
        assert_eq!(position.fault(), fault);
    }
}

/// AD-5.9, AD-5.11: an order has left the deck only if nothing of its kind is left.
#[test]
fn orders_that_cannot_have_left() {
    for (number, clause) in [(2, "blockhouses"), (3, "fighters"), (7, "bombers"), (14, "Allied charts"), (15, "charts")]
    {
        assert_eq!(
            at("order 8").turn(5).orders_gone(&[number]).fault(),
            format!("state.gone.orders[0]: an order that has no units left (AD-5.9), found {number}"),
            "{clause}"
        );
    }
    assert_eq!(
        at("order 8").turn(5).orders_gone(&[8]).fault(),
        "state.gone.orders[0]: an order that can leave the deck (AD-5.23), found 8"
    );
    // AD-5.8
    assert_eq!(
        at("start").orders_gone(&[1]).fault(),
        "state.gone.orders[0]: another order: order 1 is still to be carried out (AD-5.8)"
    );
    at("order 8").turn(5).orders_gone(&[1, 7]).airfield("uk", "4F").airfield("us", "4F").game();
    bare("order 8").turn(5).orders_gone(&[1, 2, 9]).game();
    // AD-5.13: as long as Fortune 16 is in the deck, order 3 stays.
    let bombers = |position: Position| position.turn(5).airfield("uk", "1M").airfield("us", "1M");
    bombers(bare("order 8")).orders_gone(&[3, 4, 16]).game();
    assert_eq!(
        bombers(bare("order 8")).with_fortune().orders_gone(&[3]).fault(),
        "state.gone.orders[0]: an order that has no units left (AD-5.9), found 3"
    );
}

/// AD-6.5, AD-6.7, AD-6.12, AD-67.2, AD-13.13: ways that no Axis unit can have gone.
#[test]
fn ways_of_units_that_have_moved() {
    let moved =
        |position: Position, unit: &str, zones: &[u8]| position.doing("moves", json!([{"unit": unit, "zones": zones}]));
    assert_eq!(
        moved(bare("order 12").zone(14, "1I", "", ""), "infantry", &[21, 22, 14]).fault(),
        "state.doing.moves[0].zones: two zones, as infantry moves one zone (AD-6.5), found 3"
    );
    // AD-52.1
    moved(bare("order 12").fortune("good").zone(14, "1I", "", ""), "infantry", &[21, 22, 14]).game();
    assert_eq!(
        moved(bare("order 12").zone(14, "1T", "", "").zone(22, "", "1I", ""), "tank", &[21, 22, 14]).fault(),
        "state.doing.moves[0].zones[1]: a zone without Allied land units to pass (AD-6.7), found 22"
    );
    assert_eq!(
        moved(bare("order 12").zone(14, "1T", "", "").zone(21, "", "1I", ""), "tank", &[21, 14]).fault(),
        "state.doing.moves[0].zones[0]: a zone that is not contested (AD-6.12), found 21"
    );
    // AD-6.10: into a zone with enemies is a move like any other.
    moved(bare("order 12").zone(14, "1T", "1I", ""), "tank", &[21, 14]).game();
    assert_eq!(
        moved(bare("order 12").with_tactics().effect("flooded", 14).zone(14, "1T", "", ""), "tank", &[21, 14]).fault(),
        "state.doing.moves[0].zones[1]: a zone that is not flooded (AD-67.2), found 14"
    );
    assert_eq!(
        moved(bare("order 15").zone(30, "1T", "", ""), "tank", &[30]).doing("to-place", json!({"rennes": 1})).fault(),
        "state.doing.moves[0].zones: an entry zone (AD-13.13), found 30"
    );
}

/// AD-18.2: where bad fortune left one choice only, it need not be told; what it cannot have been is refused.
#[test]
fn choices_of_bad_fortune_that_follow() {
    let one = bare("order 11").fortune("bad").zone(14, "1I", "1I", "").zone(15, "", "1I", "");
    assert_eq!(one.game(), one.clone().effect("own-zone", json!({"uk": 14})).game());
    let two = bare("order 13").fortune("bad").zone(14, "1I", "1I", "").zone(15, "1I", "1I", "");
    assert_eq!(two.game(), two.clone().effect("picked", json!([14, 15])).game());
    let flak = bare("order 4").fortune("bad").zone(14, "1A", "1F", "").zone(15, "1I", "1F", "");
    assert_eq!(flak.game(), flak.clone().effect("spared", 14).game());
    assert_eq!(
        flak.effect("spared", 15).fault(),
        "state.effects.spared: a zone with such planes and Axis artillery (AD-44.3, AD-46.3)"
    );
    assert_eq!(
        bare("order 3").fortune("good").effect("kept", json!({"uk": "1F"})).fault(),
        "state.effects.kept.uk: no uk-fighter, as Fortune 3 was not a 6 this turn (AD-43.2), found 1"
    );
    bare("order 8").with_fortune().effect("kept", json!({"uk": "1F 1M"})).game();
}

/// AD-29.4: a blockhouse that reaches no beachhead box cannot have fired to sea.
#[test]
fn blockhouses_that_cannot_have_fired() {
    let fired = |zone: u8| {
        bare("order 9").zone(zone, "1B", "", "").boxed("omaha", "2I").doing("fired", json!({zone.to_string(): 1}))
    };
    fired(14).game();
    assert_eq!(fired(1).fault(), "state.doing.fired.1: none, as no beachhead box is in range there (AD-29.4)");
}
