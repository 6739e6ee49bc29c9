//! Clicks that no position allows, and the clauses that say so.

use crate::common::*;
use sandtable_core::{Clicks, Path};
use sandtable_undaunted::Action;

/// UN-6.2: a side plays cards from its own hand; UN-5.1: and chooses one of them for initiative.
#[test]
fn un_5_1_un_6_2_a_card_of_the_other_side_is_not_in_the_own_hand() {
    let game = at(1).initiative(US).hand(US, "rifle-a").hand(GE, "rifle-a").game();
    refused(&game, US, "UN-5.1", "card:ge-rifle-a");
    refused(&game, GE, "UN-5.1", "card:us-rifle-a");
    let game = at(1).turn(US).hand(US, "rifle-a").hand(GE, "rifle-a").game();
    refused(&game, US, "UN-6.2", "card:ge-rifle-a → action:move → tile:8a");
    refused(&game, US, "UN-6.2", "card:ge-rifle-a → action:hunker");
    refused(&game, US, "UN-6.2", "card:ge-fog");
    refused(&game, GE, "UN-6.11", "card:us-rifle-a → action:control");
}

/// UN-10.1: from the own supply, with the first card of a Bolster and with the next.
#[test]
fn un_10_1_the_supply_of_the_other_side() {
    let mut game = at(1).turn(US).hand(US, "sergeant rifle-a").game();
    refused(&game, US, "UN-10.1", "card:us-sergeant → action:bolster → supply:ge-rifle-a");
    act(&mut game, US, "card:us-sergeant → action:bolster → supply:us-rifle-a", "");
    refused(&game, US, "UN-10.1", "supply:ge-rifle-b");
    refused(&game, US, "UN-6.2", "card:ge-rifle-b → action:hunker");
}

/// UN-10.23: from the own play area, and never more cards than the strength of the Inspire.
#[test]
fn un_10_23_the_play_area_of_the_other_side_and_a_second_card() {
    let mut game = at(1).turn(US).hand(US, "leader-a scout-a").play(US, "rifle-a scout-a").game();
    refused(&game, US, "UN-10.23", "card:us-leader-a → action:inspire → play:ge-rifle-a");
    act(&mut game, US, "card:us-leader-a → action:inspire → play:us-rifle-a", "");
    refused(&game, US, "UN-10.23", "play:us-scout-a");
}

/// UN-9.8, UN-11.2, UN-11.7: counters of either side can be clicked, and the clause of the action answers.
#[test]
fn un_9_8_un_11_2_counters_of_the_wrong_side() {
    let game = at(6).turn(US).hand(US, "guide rifle-a").game();
    refused(&game, US, "UN-9.8", "card:us-guide → action:guide → unit:ge-rifle-a → tile:17b");
    refused(&game, US, "UN-11.2", "card:us-rifle-a → action:attack → unit:us-rifle-b");
    refused(&game, US, "UN-11.7", "unit:ge-rifle-a");
}

/// UN-9.2: a walk may be named as long as one likes.
#[test]
fn un_9_2_three_steps_and_more() {
    let game = at(1).turn(US).hand(US, "scout-a rifle-a").game();
    refused(&game, US, "UN-9.2", "card:us-scout-a → action:scout → tile:13b → tile:12b → tile:8a");
    refused(&game, US, "UN-9.2", "card:us-scout-a → action:scout → tile:13b → tile:12b → tile:8a → tile:5b → tile:4b");
    refused(&game, US, "UN-9.2", "rifle-a move 2b 17b 2b");
}

/// UN-1.3: a card that lacks the action, however the walk ends.
#[test]
fn un_1_3_a_walk_of_a_card_that_has_no_such_action() {
    let game = at(1).turn(US).hand(US, "scout-a rifle-a").game();
    for walk in ["tile:2b", "tile:2b → button:stop", "tile:2b → tile:17b", "button:stop"] {
        refused(&game, US, "UN-1.3", &format!("card:us-rifle-a → action:scout → {walk}"));
        refused(&game, US, "UN-1.3", &format!("card:us-scout-a → action:move → {walk}"));
    }
}

/// They are written and read like every action.
#[test]
fn what_goes_astray_has_a_path_and_a_notation() {
    let game = at(1).turn(GE).hand(GE, "rifle-a").game();
    for path in ["card:us-rifle-a", "supply:us-scout-b", "play:us-leader-a", "play:ge-rifle-a"] {
        let action = action(&game, GE, path);
        assert_eq!(game.path(GE.seat(), &action), Path::parse(path).unwrap());
        assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(&action));
    }
}
