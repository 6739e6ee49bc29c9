//! The variant "open fronts" (BL-16).

use crate::common::*;

fn open_fronts() -> Position {
    position().options(|setup| setup.open_fronts = true)
}

/// BL-16.1, BL-16.3, BL-16.4: the rulebook's example, seen from the loser's seat.
#[test]
fn bl_16_1_bl_16_3_bl_16_4_x_12_the_loser_of_a_flag_plays_on_there() {
    let table =
        open_fronts().flag(2, "R8 R9 R10", "B1").claimed(YOU, &[2]).hand(FOE, "B4 B5 B7 L fog").hand(YOU, "G1 G2 G4");
    let mut game = table.clone().turn(FOE).game();
    assert_eq!(refusal(&game, FOE, "leader-lion @2"), Some("BL-16.4"));
    assert_eq!(refusal(&game, FOE, "fog @2"), Some("BL-16.4"));
    play_all(&mut game, FOE, &["blue-4 @2", "draw troops"]);
    assert_eq!(refusal(&game, YOU, "green-1 @2"), Some("BL-16.3"));
    play_all(&mut game, YOU, &["green-1 @1", "draw troops"]);
    play_all(&mut game, FOE, &["blue-5 @2", "draw troops"]);
    play_all(&mut game, YOU, &["green-2 @1", "draw troops"]);
    assert_eq!(refusal(&game, FOE, "blue-7 @2"), Some("BL-16.1"), "up to three cards");
    // Without the variant the flag is closed.
    let closed = table.options(|setup| setup.open_fronts = false).turn(FOE).game();
    assert_eq!(refusal(&closed, FOE, "blue-4 @2"), Some("BL-7.8"));
}

#[test]
fn bl_16_2_where_mud_lies_the_limit_is_four() {
    let table = open_fronts().mud(2, YOU).claimed(YOU, &[2]).hand(FOE, "B7").turn(FOE);
    assert_eq!(refusal(&table.clone().flag(2, "R7 R8 R9 R10", "B1 B4 B5").game(), FOE, "blue-7 @2"), None);
    assert_eq!(refusal(&table.flag(2, "R7 R8 R9 R10", "B1 B4 B5 B6").game(), FOE, "blue-7 @2"), Some("BL-16.2"));
}

#[test]
fn bl_16_3_the_winner_does_not_play_on_even_with_room() {
    let game = open_fronts().mud(2, YOU).claimed(YOU, &[2]).hand(YOU, "G1").game();
    assert_eq!(refusal(&game, YOU, "green-1 @2"), Some("BL-16.3"));
}

#[test]
fn bl_16_4_cards_of_a_claimed_flag_still_do_not_move() {
    let game = open_fronts()
        .flag(2, "R8 R9 R10", "B1")
        .claimed(YOU, &[2])
        .flag(3, "G1", "Y1")
        .hand(YOU, "redeploy deserter traitor")
        .game();
    for action in ["redeploy red-8 @4", "redeploy green-1 @2", "deserter blue-1", "traitor yellow-1 @2"] {
        assert_eq!(refusal(&game, YOU, action), Some("BL-7.9"), "{action}");
    }
}

#[test]
fn bl_16_5_a_troop_played_on_does_not_change_the_owner() {
    let mut game = open_fronts().flag(2, "R8 R9 R10", "B8 B9").claimed(YOU, &[2]).hand(FOE, "B10").turn(FOE).game();
    play(&mut game, FOE, "blue-10 @2");
    assert_eq!(truth(&game).flags[1].claimed_by, Some(YOU));
    assert_eq!(refusal(&game, FOE, "claim 2"), Some("BL-7.7"));
}

#[test]
fn bl_16_6_such_a_troop_is_seen() {
    let mut game = open_fronts().flag(1, "R3 R4 R5", "B8").flag(2, "", "B10").claimed(FOE, &[9]).hand(YOU, "B7").game();
    play(&mut game, YOU, "blue-7 @9");
    assert_eq!(refusal(&game, YOU, "claim 1"), None, "B7 cannot come any more");
}

#[test]
fn bl_16_7_such_a_place_counts_for_the_right_to_pass() {
    let full =
        open_fronts().claimed(FOE, &[2, 3, 6, 7]).claimed(YOU, &[4, 5, 8, 9]).flag(1, "R1 R4 R6", "").hand(YOU, "B1");
    let mut game = full.clone().game();
    assert_eq!(refusal(&game, YOU, "pass"), Some("BL-3.5"));
    assert_eq!(choices(&game, YOU), ["blue-1 @2", "blue-1 @3", "blue-1 @6", "blue-1 @7"]);
    play(&mut game, YOU, "blue-1 @2");
    assert_eq!(step(&game), "draw", "it was the card of the turn");
    let game = full.options(|setup| setup.open_fronts = false).game();
    assert_eq!(choices(&game, YOU), ["pass"]);
}
