//! UN-8: suppressed units, placing counters.

use crate::common::*;
use serde_json::json;

/// UN-8.1, UN-8.3: a suppressed unit cannot act: its cards rally or hunker down, and nothing else.
#[test]
fn un_8_1_un_8_3_a_suppressed_unit_cannot_act() {
    let game = at(1).turn(US).hand(US, "rifle-a scout-a").counters(US, "rifle-a@17b! scout-a@17b rifle-b@17b").game();
    assert_eq!(choices_with(&game, US, "rifle-a"), ["rifle-a rally", "rifle-a hunker"]);
    refused(&game, US, "UN-8.3", "rifle-a move 2b");
    refused(&game, US, "UN-8.3", "rifle-a control");
    refused(&game, US, "UN-8.3", "scout-a rally");
}

/// UN-8.2: the counter becomes ready, and the card lies in the play area.
#[test]
fn un_8_2_rally() {
    let mut game = at(1).turn(US).hand(US, "rifle-a scout-a").counters(US, "rifle-a@17b! scout-a@17b").game();
    act(&mut game, US, "rifle-a rally", "");
    assert_eq!((counter(&game, "us-rifle-a"), play_area(&game, US)), ("17b".into(), "rifle-a".into()));
}

/// UN-8.4: no command card readies a counter, and neither does the end of a turn or a round.
#[test]
fn un_8_4_nothing_else_readies_a_counter() {
    let mut game = at(5)
        .turn(US)
        .hand(US, "sergeant guide leader-a")
        .hand(GE, "rifle-b")
        .counters(US, "rifle-a@5a! rifle-b@1a")
        .counters(GE, "rifle-a@2b! rifle-b@2b")
        .game();
    refused(&game, US, "UN-8.4", "sergeant rally");
    refused(&game, US, "UN-9.10", "guide guide us-rifle-a 1a");
    act(&mut game, US, "end-turn", "");
    act(&mut game, GE, "end-turn", "");
    assert_eq!(
        (game.round(), counter(&game, "us-rifle-a"), counter(&game, "ge-rifle-a")),
        (6, "5a!".into(), "2b!".into())
    );
}

/// UN-8.5: a suppressed counter can be attacked and blocks an enemy Control.
#[test]
fn un_8_5_a_suppressed_counter_is_a_counter() {
    let game = at(1)
        .turn(US)
        .hand(US, "rifle-a")
        .counters(US, "rifle-a@13b")
        .scouted(US, "13b")
        .counters(GE, "rifle-a@13b! rifle-b@5b")
        .game();
    refused(&game, US, "UN-10.17", "rifle-a control");
    allowed(&game, US, "rifle-a attack ge-rifle-a");
}

#[test]
fn un_8_6_a_suppressed_mortar_keeps_its_target() {
    let mut game = at(9)
        .turn(US)
        .hand(US, "gunner-a")
        .counters(US, "rifle-a@8b gunner-a@8b")
        .counters(GE, "rifle-a@14b mortar@7b")
        .target(GE, "5b")
        .game();
    act(&mut game, US, "gunner-a suppress ge-mortar", "0 1 1 1");
    assert_eq!((counter(&game, "ge-mortar").as_str(), game.force(GE).target), ("7b!", Some(tile("5b"))));
}

/// UN-8.7, UN-8.9, UN-8.11: a counter off the board is placed ready on its spawn tile, which needs no marker and gets none;
/// then the action follows from there.
#[test]
fn un_8_7_un_8_9_un_8_11_placing() {
    let mut game = at(4).turn(US).hand(US, "sniper gunner-a rifle-a").counters(US, "rifle-a@13b rifle-b@10a").game();
    let fog = game.force(US).supply.of(kind("fog"));
    act(&mut game, US, "sniper attack ge-rifle-a", "1 1 1");
    assert_eq!((counter(&game, "us-sniper").as_str(), marker(&game, US, "6a")), ("6a", "none"));
    assert_eq!((game.force(US).supply.of(kind("fog")), discard(&game, US)), (fog, "".into()));
    act(&mut game, US, "gunner-a move stop", "");
    assert_eq!(counter(&game, "us-gunner-a"), "13b");
}

/// UN-8.8: the marker of the type, else of the squad, else of the whole side.
#[test]
fn un_8_8_the_spawn_marker_of_a_unit() {
    for (scenario, side, card, spawn) in [
        (7, GE, "sniper", "7a"),
        (7, GE, "mortar", "14b"),
        (7, GE, "gunner-c", "6b"),
        (7, US, "gunner-b", "18b"),
        (7, US, "sniper", "16b"),
        (1, US, "rifle-b", "17b"),
    ] {
        let mut game =
            at(scenario).turn(side).hand(side, &format!("{card} sergeant")).counters(side, "rifle-a@13b").game();
        let deed = if card == "sniper" { "stalk" } else { "move" };
        act(&mut game, side, &format!("{card} {deed} stop"), "");
        assert_eq!(counter(&game, &format!("{side}-{card}")), spawn, "scenario {scenario}");
    }
    // A type's own marker goes before the side's.
    let text = super::scenario_files::SAMPLE.replace("a = \"5B\", sniper", "all = \"5B\", sniper");
    let setup = <sandtable_undaunted::Undaunted as sandtable_core::Rules>::scenario(&text).unwrap();
    let mut game =
        at(json!(null)).set("setup", serde_json::to_value(setup).unwrap()).turn(GE).hand(GE, "sniper rifle-a").game();
    act(&mut game, GE, "sniper stalk stop", "");
    assert_eq!(counter(&game, "ge-sniper"), "7b");
}

/// UN-8.10: what is not possible from the spawn tile cannot be chosen.
#[test]
fn un_8_10_the_action_must_be_possible_from_the_spawn_tile() {
    let game = at(1).turn(US).hand(US, "rifle-a").counters(US, "rifle-b@13b").scouted(US, "13b").game();
    allowed(&game, US, "rifle-a control");
    allowed(&game, US, "rifle-a move 13b");
    refused(&game, US, "UN-9.1", "rifle-a move 16b");
    let game = at(5).turn(GE).hand(GE, "mortar").counters(GE, "rifle-a@2b").game();
    refused(&game, GE, "UN-10.32", "mortar target 8b");
    allowed(&game, GE, "mortar target 18a");
    refused(&game, GE, "UN-11.4", "mortar blast us-rifle-a");
}

#[test]
fn un_8_12_enemies_on_the_spawn_tile_do_not_matter() {
    let mut game = at(1)
        .turn(US)
        .hand(US, "rifle-a scout-a")
        .counters(US, "rifle-b@2b")
        .counters(GE, "rifle-a@17b rifle-b@17b")
        .game();
    act(&mut game, US, "rifle-a attack ge-rifle-a", "1");
    assert_eq!(counter(&game, "us-rifle-a"), "17b");
}

/// UN-8.13: not by Guide, Bolster, Inspire, hunkering down or the initiative choice.
#[test]
fn un_8_13_a_counter_comes_in_no_other_way() {
    let mut game = at(7)
        .initiative(US)
        .hand(US, "guide sergeant leader-a gunner-a*2 rifle-a")
        .counters(US, "rifle-a@13b rifle-b@18b")
        .hand(GE, "fog rifle-a")
        .game();
    act(&mut game, US, "initiative gunner-a", "");
    act(&mut game, GE, "initiative fog", "");
    refused(&game, US, "UN-9.8", "guide guide us-gunner-a 13b");
    act(&mut game, US, "sergeant bolster gunner-b", "");
    act(&mut game, US, "done", "");
    act(&mut game, US, "gunner-a hunker", "");
    act(&mut game, US, "rifle-a move 2b", "");
    act(&mut game, US, "leader-a inspire rifle-a", "");
    assert_eq!((counter(&game, "us-gunner-a"), counter(&game, "us-gunner-b")), ("off".into(), "off".into()));
}

/// UN-8.14: a removed counter comes back on its spawn tile, not where it was removed.
#[test]
fn un_8_14_a_removed_unit_comes_back_on_its_spawn_tile() {
    let mut game = at(1)
        .turn(GE)
        .hand(GE, "rifle-a")
        .hand(US, "leader-a rifle-a")
        .deck(US, "sergeant")
        .counters(US, "rifle-a@13b rifle-b@17b scout-a@13b")
        .game();
    act(&mut game, GE, "rifle-a attack us-scout-a", "0");
    assert_eq!(counter(&game, "us-scout-a"), "off");
    let mut later = at(1).turn(US).hand(US, "scout-a rifle-a").counters(US, "rifle-a@13b rifle-b@17b").game();
    act(&mut later, US, "scout-a conceal", "");
    assert_eq!(counter(&later, "us-scout-a"), "17b");
}
