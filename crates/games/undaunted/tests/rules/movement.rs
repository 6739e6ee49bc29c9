//! UN-9: movement actions.

use crate::common::*;

/// UN-9.1: from a tile to an adjacent tile.
#[test]
fn un_9_1_a_step_goes_to_an_adjacent_tile() {
    let game = at(1).turn(US).hand(US, "rifle-a scout-a").scouted(US, "5b").game();
    refused(&game, US, "UN-9.1", "rifle-a move 5b");
    refused(&game, US, "UN-9.1", "rifle-a move 17b");
    refused(&game, US, "UN-9.1", "scout-a scout 13b 5b");
    allowed(&game, US, "scout-a scout 13b 3b");
}

/// UN-9.2: up to X steps; stopping earlier is said.
#[test]
fn un_9_2_up_to_x_steps() {
    let game = at(1).turn(US).hand(US, "rifle-a scout-a").scouted(US, "13b").game();
    allowed(&game, US, "scout-a scout 13b stop");
    refused(&game, US, "UN-9.2", "rifle-a move 2b 13b");
    assert!("scout-a scout 13b".parse::<sandtable_undaunted::Action>().is_err(), "a short walk ends with stop");
    assert!("rifle-a move 13b stop".parse::<sandtable_undaunted::Action>().is_err());
    refused(&game, US, "UN-9.2", "scout-a scout 13b 3b 16b");
}

/// UN-9.3: at least one step, except for a counter that was just placed.
#[test]
fn un_9_3_at_least_one_step_unless_just_placed() {
    let game = at(1).turn(US).hand(US, "rifle-a scout-a").game();
    refused(&game, US, "UN-9.3", "rifle-a move stop");
    refused(&game, US, "UN-9.3", "scout-a scout stop");
    let mut game = at(1).turn(US).hand(US, "rifle-a scout-a").counters(US, "rifle-b@2b").game();
    act(&mut game, US, "scout-a scout stop", "");
    act(&mut game, US, "rifle-a move stop", "");
    assert_eq!((counter(&game, "us-scout-a"), counter(&game, "us-rifle-a")), ("17b".into(), "17b".into()));
    let game = at(5).turn(US).hand(US, "guide").game();
    refused(&game, US, "UN-9.3", "guide guide us-rifle-a stop");
}

/// UN-9.4: every tile entered counts, and a step may lead back.
#[test]
fn un_9_4_steps_are_named_one_by_one() {
    let mut game = at(1).turn(US).hand(US, "scout-a rifle-a").game();
    act(&mut game, US, "scout-a scout 13b 17b", "");
    assert_eq!((counter(&game, "us-scout-a").as_str(), marker(&game, US, "13b")), ("17b", "scouted"));
}

/// UN-9.5, UN-9.6, UN-9.7: the card's own counter, onto tiles with an own marker; enemy markers do not matter.
#[test]
fn un_9_5_un_9_6_un_9_7_move() {
    let mut game = at(1).turn(US).hand(US, "rifle-a rifle-b").scouted(GE, "13b 2b").game();
    refused(&game, US, "UN-9.6", "rifle-a move 13b");
    act(&mut game, US, "rifle-a move 2b", "");
    assert_eq!((counter(&game, "us-rifle-a"), counter(&game, "us-rifle-b")), ("2b".into(), "17b".into()));
    // Controlled will do as well, even while the enemy has scouted the tile.
    let game = at(1).turn(US).hand(US, "rifle-a").controlled(US, "13b").scouted(GE, "13b").game();
    allowed(&game, US, "rifle-a move 13b");
}

/// UN-9.8, UN-9.9, UN-9.10: any own counter that is on the board and ready, onto own markers, Scouts and Snipers too.
#[test]
fn un_9_8_un_9_9_un_9_10_guide() {
    let game = at(5).turn(US).hand(US, "guide").counters(US, "rifle-a@5a rifle-b@1a! scout-a@5a sniper@1a").game();
    refused(&game, US, "UN-9.8", "guide guide ge-rifle-a 4a");
    refused(&game, US, "UN-9.8", "guide guide us-gunner-a 5a");
    refused(&game, US, "UN-9.10", "guide guide us-rifle-b 5a");
    refused(&game, US, "UN-9.9", "guide guide us-scout-a 9b");
    refused(&game, US, "UN-9.1", "guide guide us-rifle-a 2b");
    let mut game = game;
    let before = game.force(US).marked;
    act(&mut game, US, "guide guide us-sniper 3a", "");
    assert_eq!((counter(&game, "us-sniper").as_str(), game.force(US).marked), ("3a", before));
}

/// UN-9.11, UN-9.12, UN-9.13, UN-9.15: any adjacent tile; a marker and a Fog for each tile without an own marker.
#[test]
fn un_9_11_un_9_12_un_9_13_un_9_15_scout() {
    let mut game = at(1).turn(US).hand(US, "scout-a scout-b rifle-a").game();
    act(&mut game, US, "scout-a scout 13b 3b", "");
    assert_eq!((marker(&game, US, "13b"), marker(&game, US, "3b")), ("scouted", "scouted"));
    assert_eq!((game.force(US).supply.of(kind("fog")), discard(&game, US).as_str()), (6, "fog ×2"));
    act(&mut game, US, "scout-b scout 13b 2b", "");
    assert_eq!(discard(&game, US), "fog ×2", "both tiles had a marker");
}

/// UN-9.14: without Fog in the supply the markers are placed all the same.
#[test]
fn un_9_14_fewer_fog_cards_than_markers() {
    let mut game = at(1).turn(US).hand(US, "scout-a rifle-a").deck(US, "rifle-b").removed(US, "fog*9").game();
    act(&mut game, US, "scout-a scout 13b 3b", "");
    assert_eq!((marker(&game, US, "13b"), marker(&game, US, "3b")), ("scouted", "scouted"));
    assert_eq!((game.force(US).supply.of(kind("fog")), discard(&game, US).as_str()), (0, "fog"));
}

#[test]
fn un_9_16_enemy_markers_stay_as_they_are() {
    let mut game = at(1).turn(US).hand(US, "scout-a rifle-a").counters(US, "scout-a@12b rifle-a@17b").game();
    act(&mut game, US, "scout-a scout 5b stop", "");
    assert_eq!((marker(&game, US, "5b"), marker(&game, GE, "5b"), points(&game)), ("scouted", "controlled", [0, 3]));
}

#[test]
fn un_9_17_stalk_places_no_marker_and_costs_no_fog() {
    let mut game = at(4).turn(US).hand(US, "sniper rifle-a").game();
    act(&mut game, US, "sniper stalk 1b", "");
    assert_eq!(
        (counter(&game, "us-sniper").as_str(), marker(&game, US, "1b"), discard(&game, US).as_str()),
        ("1b", "none", "")
    );
}

/// UN-9.18: a step of the Mortar, by Move or by Guide, takes its target marker off the board.
#[test]
fn un_9_18_a_mortar_that_steps_loses_its_target() {
    let start = at(7)
        .turn(US)
        .hand(US, "mortar guide rifle-a")
        .counters(US, "rifle-a@13b rifle-b@18b mortar@16b")
        .target(US, "10b");
    let mut moved = start.game();
    act(&mut moved, US, "mortar move 2b", "");
    assert_eq!(moved.force(US).target, None);
    let mut guided = start.game();
    act(&mut guided, US, "guide guide us-mortar 2b", "");
    assert_eq!(guided.force(US).target, None);
    let mut other = start.game();
    act(&mut other, US, "guide guide us-rifle-a 2b", "");
    assert_eq!(other.force(US).target, Some(tile("10b")));
}
