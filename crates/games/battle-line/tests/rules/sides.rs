//! Sides and troops (BL-4).

use crate::common::*;

#[test]
fn bl_4_1_a_troop_is_played_face_up_on_the_own_side() {
    let mut game = position().flag(3, "", "B8").hand(YOU, "R7").game();
    play(&mut game, YOU, "red-7 @3");
    assert_eq!(side(&game, 3, YOU).cards, cards("R7"));
    assert_eq!(side(&game, 3, FOE).cards, cards("B8"));
    // Face up: both seats see it.
    assert_eq!(seen(&game, FOE).flags[2].sides[0].cards, cards("R7"));
}

#[test]
fn bl_4_2_a_side_takes_at_most_the_full_number_morale_cards_included() {
    let game = position()
        .flag(1, "R1 R4 H", "")
        .flag(2, "B1 B4 B6", "")
        .mud(2, FOE)
        .hand(YOU, "R7 S")
        .tactics_played(1, 1)
        .game();
    assert_eq!(refusal(&game, YOU, "red-7 @1"), Some("BL-4.2"));
    assert_eq!(refusal(&game, YOU, "shield @1"), Some("BL-4.2"));
    assert_eq!(refusal(&game, YOU, "red-7 @2"), None, "four where Mud lies");
    assert_eq!(refusal(&game, YOU, "shield @2"), None);
}

#[test]
fn bl_4_3_a_side_with_the_full_number_has_a_formation() {
    let mut game = position().flag(1, "R3 R4", "").hand(YOU, "R5").game();
    assert!(!side(&game, 1, YOU).complete);
    assert_eq!(formation(&game, 1, YOU), None);
    play(&mut game, YOU, "red-5 @1");
    assert!(side(&game, 1, YOU).complete);
    assert_eq!(formation(&game, 1, YOU).unwrap(), "wedge 12");
}

#[test]
fn bl_4_4_the_sequence_of_the_cards_has_no_meaning() {
    for signs in ["R3 R4 R5", "R3 R5 R4", "R4 R3 R5", "R4 R5 R3", "R5 R3 R4", "R5 R4 R3"] {
        assert_eq!(formation_of(signs), "wedge 12");
    }
}

#[test]
fn bl_4_5_cards_stay_where_they_are_until_a_tactics_card_takes_them() {
    let mut game = position().flag(1, "R3", "B1").flag(2, "O3", "").hand(YOU, "R5 R6").hand(FOE, "B5 deserter").game();
    play_all(&mut game, YOU, &["red-5 @2", "draw troops"]);
    play_all(&mut game, FOE, &["blue-5 @2", "draw troops"]);
    play_all(&mut game, YOU, &["red-6 @3", "draw troops"]);
    assert_eq!((side(&game, 1, YOU).cards, side(&game, 1, FOE).cards), (cards("R3"), cards("B1")));
    play(&mut game, FOE, "deserter red-3");
    assert_eq!(side(&game, 1, YOU).cards, []);
}
