//! Claims (BL-7).

use crate::common::*;
use sandtable_core::Rules;

#[test]
fn bl_7_1_any_number_of_flags_is_claimed_one_after_the_other_or_none() {
    let table = position().flag(1, "R8 R9 R10", "").flag(5, "B8 B9 B10", "").claim_step();
    let mut game = table.game();
    play_all(&mut game, YOU, &["claim 1", "claim 5"]);
    assert_eq!(game.claimed(YOU).iter().map(|flag| flag.get()).collect::<Vec<_>>(), [1, 5]);
    let mut game = table.game();
    play(&mut game, YOU, "done");
    assert!(game.claimed(YOU).is_empty());
}

#[test]
fn bl_7_2_a_player_claims_in_his_own_turn_only() {
    let mut game = position().flag(1, "R8 R9 R10", "").flag(2, "", "B8 B9 B10").hand(YOU, "G1").game();
    play(&mut game, YOU, "green-1 @3");
    assert_eq!(refusal(&game, FOE, "claim 2"), Some("BL-7.2"));
    assert_eq!(refusal(&game, YOU, "claim 2"), Some("BL-8.13"), "and only for himself");
    assert_eq!(choices(&game, YOU), ["claim 1", "done"]);
}

#[test]
fn bl_7_3_a_claim_needs_a_complete_own_side_and_the_proof() {
    let game = position().flag(1, "R8 R9", "").flag(2, "G7 G8 G9", "").flag(3, "B8 B9 B10", "").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.13"));
    assert_eq!(refusal(&game, YOU, "claim 2"), Some("BL-8.2"));
    assert_eq!(refusal(&game, YOU, "claim 3"), None);
}

#[test]
fn bl_7_4_an_unsupported_claim_is_refused_and_costs_nothing() {
    let game = position().flag(2, "G7 G8 G9", "").flag(3, "B8 B9 B10", "").claim_step().game();
    let before = game;
    assert_eq!(refusal(&game, YOU, "claim 2"), Some("BL-8.2"));
    assert_eq!(game, before);
    assert_eq!(refusal(&game, YOU, "claim 3"), None, "he goes on as if nothing had been");
}

#[test]
fn bl_7_5_a_flag_left_open_is_claimed_later_if_the_proof_still_holds() {
    let mut game = position().flag(1, "R8 R9 R10", "").hand(YOU, "G1 G2").hand(FOE, "B1").game();
    play_all(&mut game, YOU, &["green-1 @2", "done", "draw troops"]);
    play_all(&mut game, FOE, &["blue-1 @1", "draw troops"]);
    play_all(&mut game, YOU, &["green-2 @2", "claim 1"]);
    assert_eq!(truth(&game).flags[0].claimed_by, Some(YOU));
}

/// BL-7.6: Wedge against Phalanx.
#[test]
fn bl_7_6_x_03_no_flag_decides_itself() {
    let table = position().flag(1, "R3 R4 R5", "Y8 B8 G8");
    let game = table.clone().claim_step().game();
    assert_eq!(truth(&game).flags[0].claimed_by, None);
    assert_eq!(refusal(&game, YOU, "claim 1"), None, "although 12 is less than 24");
    let game = table.claim_step().turn(FOE).game();
    assert_eq!(refusal(&game, FOE, "claim 1"), Some("BL-8.1"));
}

#[test]
fn bl_7_7_a_claimed_flag_is_the_claimers_for_the_rest_of_the_game() {
    let mut game = position().flag(1, "R8 R9 R10", "").flag(3, "B8 B9 B10", "").claim_step().game();
    play(&mut game, YOU, "claim 1");
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-7.7"));
    let game = position()
        .flag(1, "R8 R9 R10", "G8 G9 G10")
        .ages(1, 20, 17)
        .claimed(FOE, &[1])
        .flag(3, "B8 B9 B10", "")
        .claim_step()
        .game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-7.7"), "not even by as strong a side");
}

#[test]
fn bl_7_8_nobody_plays_a_card_at_a_claimed_flag() {
    for owner in [YOU, FOE] {
        let game = position().claimed(owner, &[4]).hand(YOU, "R7 H fog").game();
        assert_eq!(refusal(&game, YOU, "red-7 @4"), Some("BL-7.8"));
        assert_eq!(refusal(&game, YOU, "horse @4"), Some("BL-9.5"));
        assert_eq!(refusal(&game, YOU, "fog @4"), Some("BL-9.5"));
    }
}

#[test]
fn bl_7_9_no_card_of_a_claimed_flag_moves_and_none_is_moved_there() {
    let table =
        position().flag(1, "R1 R2", "B1 B8 B9").fog(1, FOE).claimed(FOE, &[1]).flag(2, "G1", "Y1").tactics_played(0, 1);
    let game = table.clone().hand(YOU, "redeploy deserter traitor").game();
    for action in [
        "redeploy red-1 @3",
        "redeploy red-1 off",
        "redeploy green-1 @1",
        "deserter blue-1",
        "deserter fog",
        "traitor blue-1 @2",
        "traitor yellow-1 @1",
    ] {
        assert_eq!(refusal(&game, YOU, action), Some("BL-7.9"), "{action}");
    }
    assert_eq!(refusal(&game, YOU, "redeploy green-1 @3"), None);
    assert_eq!(refusal(&game, YOU, "deserter yellow-1"), None);
}

#[test]
fn bl_7_10_one_unseen_troop_may_stand_against_several_claims() {
    // G10 alone makes either of the opponent's sides the Wedge 8-9-10; without it both can only equal yours.
    let table = position().flag(1, "R7 R8 R9", "H G9").flag(2, "B7 B8 B9", "L G8").claim_step();
    let game = table.game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.2"));
    assert_eq!(refusal(&game, YOU, "claim 2"), Some("BL-8.2"));
    let game = table.discards("G10").game();
    assert_eq!(choices(&game, YOU), ["claim 1", "claim 2", "done"]);
    // A claim changes no other proof.
    let mut game =
        position().flag(1, "R8 R9 R10", "").flag(3, "Y8 Y9 Y10", "").flag(5, "B8 B9 B10", "").claim_step().game();
    play(&mut game, YOU, "claim 3");
    assert_eq!(choices(&game, YOU), ["claim 1", "claim 5", "done"]);
}

#[test]
fn bl_7_11_the_end_is_tested_after_every_claim() {
    let mut game =
        position().claimed(YOU, &[1, 2]).flag(3, "R8 R9 R10", "").flag(7, "B8 B9 B10", "").claim_step().game();
    play(&mut game, YOU, "claim 3");
    assert_eq!(game.outcome().unwrap().rule(), Some("BL-14.1"));
    assert_eq!(truth(&game).flags[6].claimed_by, None, "flag 7 is not claimed any more");
}
