//! Morale cards: Leaders, Heavy Horse, Shield Wall (BL-10).

use crate::common::*;

#[test]
fn bl_10_1_a_morale_card_takes_a_free_place_of_the_own_side() {
    let mut game = position().flag(1, "R1 R4", "").flag(2, "G1 G4 G6", "").hand(YOU, "H").game();
    assert_eq!(choices_with(&game, YOU, "horse").len(), 8, "not where the side is full");
    play(&mut game, YOU, "horse @1");
    assert_eq!(side(&game, 1, YOU).cards, cards("R1 R4 H"));
    assert!(side(&game, 1, YOU).complete);
}

/// BL-10.2, BL-10.7 and BL-5.12: a Leader beside the blue 8.
#[test]
fn bl_10_2_x_07_a_leader_stands_for_any_card() {
    assert_eq!(formation_of("B8 L B9"), "wedge 27");
    assert_eq!(formation_of("B8 L B6"), "wedge 21");
    assert_eq!(formation_of("B8 L R8"), "phalanx 24");
    assert_eq!(formation_of("B8 L B2"), "battalion 20");
    assert_eq!(formation_of("B8 L R5"), "host 23");
}

#[test]
fn bl_10_3_a_player_plays_one_leader_at_most() {
    let game = position().flag(1, "L", "").guile(FOE, "scout").hand(YOU, "E").game();
    assert_eq!(refusal(&game, YOU, "leader-eagle @2"), Some("BL-10.3"));
    // The opponent may play the other.
    let game = position().flag(1, "L", "").hand(FOE, "E").turn(FOE).game();
    assert_eq!(refusal(&game, FOE, "leader-eagle @1"), None);
}

/// BL-10.4: also when the first has left the table.
#[test]
fn bl_10_4_x_08_a_leader_that_left_the_table_still_counts() {
    let game = position().guile(FOE, "deserter").discards("L").hand(YOU, "E").game();
    assert_eq!(truth(&game).leaders_played, [1, 0]);
    for number in 1..=9 {
        assert_eq!(refusal(&game, YOU, &format!("leader-eagle @{number}")), Some("BL-10.4"));
    }
}

#[test]
fn bl_10_5_the_heavy_horse_is_an_eight_of_any_colour() {
    assert_eq!(formation_of("H R7 R9"), "wedge 24");
    assert_eq!(formation_of("H B8 R8"), "phalanx 24");
    assert_eq!(formation_of("H R1 R2"), "battalion 11");
    assert_eq!(formation_of("H R6 B7"), "skirmish 21");
    assert_eq!(formation_of("H R1 B2"), "host 11");
}

/// BL-10.6 (X-14 uses it as a 3).
#[test]
fn bl_10_6_the_shield_wall_is_a_one_two_or_three_of_any_colour() {
    assert_eq!(formation_of("S R2 R3"), "wedge 6");
    assert_eq!(formation_of("S R3 R4"), "wedge 9");
    assert_eq!(formation_of("S R4 R5"), "wedge 12");
    assert_eq!(formation_of("S R5 R6"), "battalion 14");
    assert_eq!(formation_of("S B1 R1"), "phalanx 3");
    assert_eq!(formation_of("S B4 R4"), "host 11");
    assert_eq!(formation_of("S R4 R6"), "battalion 13");
}

#[test]
fn bl_10_7_colour_and_value_are_settled_anew_in_every_proof() {
    let mut game = position().flag(1, "B8 L", "").hand(YOU, "R8").hand(FOE, "deserter").game();
    assert_eq!(side(&game, 1, YOU).could_become.unwrap().sum, 27, "the Leader may still become a blue card");
    play_all(&mut game, YOU, &["red-8 @1", "draw troops"]);
    assert_eq!(formation(&game, 1, YOU).unwrap(), "phalanx 24");
    play(&mut game, FOE, "deserter red-8");
    assert_eq!(side(&game, 1, YOU).could_become.unwrap().sum, 27);
}

#[test]
fn bl_10_8_deserter_and_redeploy_take_a_morale_card_traitor_does_not() {
    let game = position().flag(1, "H", "S").tactics_played(1, 1).hand(YOU, "redeploy deserter traitor").game();
    assert_eq!(refusal(&game, YOU, "redeploy horse @2"), None);
    assert_eq!(refusal(&game, YOU, "deserter shield"), None);
    assert_eq!(refusal(&game, YOU, "traitor shield @2"), Some("BL-13.8"));
}
