//! The variant "last chance" (BL-15).

use crate::common::*;
use sandtable_core::Rules;

fn last_chance() -> Position {
    position().options(|setup| setup.last_chance = true)
}

/// BL-15.1 to BL-15.3.
#[test]
fn bl_15_1_bl_15_2_bl_15_3_x_11_flags_are_claimed_at_the_start_of_the_turn_only() {
    let table = last_chance().flag(1, "R8 R9", "B1 B2").hand(YOU, "R10 G1").hand(FOE, "deserter B3");
    // Your third card makes the Wedge 8-9-10. You cannot claim now.
    let mut game = table.game();
    play(&mut game, YOU, "red-10 @1");
    assert_eq!(step(&game), "draw");
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-15.1"));
    play(&mut game, YOU, "draw troops");
    // The opponent replies with Deserter on the 9: at the start of your turn there is nothing to claim.
    play_all(&mut game, FOE, &["deserter red-9", "draw troops"]);
    assert_eq!(step(&game), "play");
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.13"));
    // Had he put a card on his lost side instead, you would claim then and play on.
    let mut game = table.game();
    play_all(&mut game, YOU, &["red-10 @1", "draw troops"]);
    play_all(&mut game, FOE, &["blue-3 @1", "draw troops"]);
    assert_eq!(step(&game), "claim");
    assert_eq!(refusal(&game, YOU, "green-1 @2"), Some("BL-15.1"), "first the claims");
    play_all(&mut game, YOU, &["claim 1", "green-1 @2"]);
    assert_eq!(step(&game), "draw");
}

/// BL-15.3: on the position at the start of the turn.
#[test]
fn bl_15_3_a_card_played_in_the_turn_supports_no_claim_of_it() {
    let mut game = last_chance().flag(1, "R3 R4 R5", "B8").flag(2, "", "B10").hand(YOU, "B7").game();
    play(&mut game, YOU, "blue-7 @3");
    // B7 is seen now and the proof would hold, but the claim step has gone by.
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-15.1"));
}

#[test]
fn bl_15_4_a_win_is_declared_before_the_play() {
    let mut game = last_chance().claimed(YOU, &[1, 2]).flag(3, "R8 R9 R10", "").hand(YOU, "G1").claim_step().game();
    assert_eq!(step(&game), "claim");
    play(&mut game, YOU, "claim 3");
    assert_eq!(game.outcome().unwrap().rule(), Some("BL-14.1"));
    assert!(game.hand(YOU).contains(card("G1")), "no card was played");
}

#[test]
fn bl_15_5_at_a_stalemate_the_game_ends_with_the_second_pass() {
    let mut game = last_chance().passes(1).flag(3, "R8 R9 R10", "").claimed(FOE, &[9]).game();
    play(&mut game, YOU, "pass");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.reason.as_str(), outcome.scores), ("BL-14.5", vec![0, 5]), "flag 3 is not claimed any more");
}
