//! Guile cards: Redeploy, Deserter, Traitor (BL-13).

use crate::common::*;
use sandtable_battle_line::{BattleLine, Event};
use sandtable_core::{Clicks, Path, Rules};

/// BL-13.1 to BL-13.4, BL-6.3 and BL-9.4: X-20.
#[test]
fn bl_13_1_bl_13_2_bl_13_4_x_20_redeploy_moves_an_own_card_to_another_flag() {
    let mut game = position()
        .flag(2, "R1 R4 H", "")
        .flag(6, "G7 G9", "B1")
        .flag(7, "Y1 Y4 Y6", "")
        .tactics_played(1, 1)
        .discards("fog")
        .hand(YOU, "redeploy")
        .game();
    assert_eq!(refusal(&game, YOU, "redeploy horse @2"), Some("BL-13.4"));
    assert_eq!(refusal(&game, YOU, "redeploy blue-1 @3"), Some("BL-13.1"), "not the opponent's card");
    assert_eq!(refusal(&game, YOU, "redeploy purple-1 @3"), Some("BL-13.1"), "not a card that lies nowhere");
    assert_eq!(refusal(&game, YOU, "redeploy horse @7"), Some("BL-13.2"), "a free place is needed");
    let plays = truth(&game).plays;
    play(&mut game, YOU, "redeploy horse @6");
    assert!(!side(&game, 2, YOU).complete);
    assert_eq!(formation(&game, 6, YOU).unwrap(), "wedge 24");
    assert_eq!(side(&game, 6, YOU).age, Some(plays + 1), "as old as this play");
    assert_eq!(truth(&game).tactics_played, [2, 1]);
}

/// BL-13.2: Fog and Mud need no place.
#[test]
fn bl_13_2_redeployed_ground_needs_no_free_place() {
    let mut game =
        position().fog(1, YOU).flag(2, "R1 R4 R6", "").hand(YOU, "redeploy").tactics_played(1, 1).discards("H").game();
    assert_eq!(refusal(&game, YOU, "redeploy fog @1"), Some("BL-13.4"));
    play(&mut game, YOU, "redeploy fog @2");
    assert_eq!(truth(&game).flags[1].fog, Some(YOU));
    assert_eq!(formation(&game, 2, YOU).unwrap(), "sum 11");
}

#[test]
fn bl_13_3_redeploy_may_discard_the_card() {
    for (target, signs) in [("red-1", "R1"), ("horse", "H"), ("mud", "mud")] {
        let mut game =
            position().flag(1, "R1 H", "").mud(1, YOU).hand(YOU, "redeploy").guile(FOE, "scout deserter").game();
        let events = play(&mut game, YOU, &format!("redeploy {target} off"));
        assert_eq!(truth(&game).discards, cards(signs));
        assert!(matches!(events[0], Event::Redeployed { to: None, .. }));
    }
}

#[test]
fn bl_13_5_deserter_discards_a_card_of_the_opponent() {
    let table = position().flag(1, "R1", "B1 B2 S").fog(1, FOE).hand(YOU, "deserter");
    for (target, signs) in [("blue-1", "B1"), ("shield", "S"), ("fog", "fog")] {
        let mut game = table.game();
        play(&mut game, YOU, &format!("deserter {target}"));
        assert_eq!(truth(&game).discards, cards(signs));
    }
    assert_eq!(refusal(&table.game(), YOU, "deserter red-1"), Some("BL-13.5"));
    assert_eq!(refusal(&table.game(), YOU, "deserter purple-1"), Some("BL-13.5"));
}

#[test]
fn bl_13_6_fog_and_mud_belong_to_a_side() {
    let table = position().fog(1, YOU).mud(2, FOE).flag(3, "R1", "B1").hand(YOU, "redeploy deserter");
    let game = table.game();
    assert_eq!(refusal(&game, YOU, "redeploy mud @5"), Some("BL-13.6"));
    assert_eq!(refusal(&game, YOU, "redeploy mud off"), Some("BL-13.6"));
    assert_eq!(refusal(&game, YOU, "deserter fog"), Some("BL-13.6"));
    // Redeploy brings it to the own side of the other flag: it stays the same seat's.
    let mut game = table.game();
    play_all(&mut game, YOU, &["redeploy fog @5", "draw troops"]);
    assert_eq!(truth(&game).flags[4].fog, Some(YOU));
}

/// BL-13.7, BL-13.9, BL-13.12: X-21, Traitor at the same flag.
#[test]
fn bl_13_7_bl_13_9_bl_13_12_x_21_traitor_brings_a_troop_over() {
    let mut game = position().flag(5, "G7 G8", "G9 R2").flag(6, "B1 B4 B6", "").hand(YOU, "traitor").game();
    assert_eq!(refusal(&game, YOU, "traitor green-7 @5"), Some("BL-13.7"), "not an own troop");
    assert_eq!(refusal(&game, YOU, "traitor green-9 @6"), Some("BL-13.9"), "a free place is needed");
    play(&mut game, YOU, "traitor green-9 @5");
    assert_eq!(formation(&game, 5, YOU).unwrap(), "wedge 24");
    assert_eq!(side(&game, 5, FOE).cards, cards("R2"));
    // Claims are judged on the position after the move; then he draws as usual.
    play(&mut game, YOU, "claim 5");
    assert_eq!(step(&game), "draw");
}

#[test]
fn bl_13_8_traitor_cannot_take_a_tactics_card() {
    let game = position().flag(5, "", "H R2").fog(5, FOE).hand(YOU, "traitor").game();
    assert_eq!(refusal(&game, YOU, "traitor horse @5"), Some("BL-13.8"));
    assert_eq!(refusal(&game, YOU, "traitor fog @5"), Some("BL-13.8"));
    assert_eq!(choices_with(&game, YOU, "traitor").len(), 9, "the red 2, anywhere");
}

#[test]
fn bl_13_10_without_a_free_place_traitor_cannot_be_played() {
    let table = position().flag(1, "B1 B4 B6", "G9").claimed(FOE, &[2, 3, 6, 7]).claimed(YOU, &[4, 5, 8, 9]);
    let game = table.hand(YOU, "traitor").game();
    assert_eq!(refusal(&game, YOU, "traitor green-9 @1"), Some("BL-13.10"));
    assert_eq!(choices(&game, YOU), ["pass"]);
}

#[test]
fn bl_13_10_the_troop_of_traitor_cannot_be_discarded() {
    let game = position().flag(1, "B1", "G9").hand(YOU, "traitor").game();
    assert_eq!(refusal(&game, YOU, "traitor green-9 off"), Some("BL-13.10"));
    assert_eq!(refusal(&game, YOU, "traitor green-9 @2"), None);
}

#[test]
fn bl_13_11_discards_are_known_to_all_and_never_come_back() {
    let game = position().discards("R1 H").flag(1, "G1", "B1").hand(YOU, "R2 redeploy deserter traitor").game();
    assert_eq!(seen(&game, FOE).discards, cards("R1 H"));
    assert_eq!(refusal(&game, YOU, "redeploy red-1 @1"), Some("BL-13.11"));
    assert_eq!(refusal(&game, YOU, "deserter horse"), Some("BL-13.11"));
    assert_eq!(refusal(&game, YOU, "traitor red-1 @1"), Some("BL-13.11"));
    assert!(!truth(&game).decks.troops.top.contains(&card("R1")));
}

#[test]
fn bl_13_12_claims_of_the_same_turn_see_the_position_after_deserter() {
    let mut game = position().flag(1, "R3 R4 R5", "B8 B9 B10").hand(YOU, "deserter").discards("B7").game();
    play(&mut game, YOU, "deserter blue-9");
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

/// A guile card named alone where a card is played is not read as put back: what it is to do is missing (BL-13).
#[test]
fn a_card_named_alone_is_asked_what_it_is_to_do() {
    let alone = |game: &BattleLine, click: &str| {
        let action = game.read_path(YOU, &Path::parse(click).unwrap()).unwrap();
        let refusal = game.check(YOU, &action).unwrap_err();
        format!("{}: {}", refusal.rule, refusal.text.id)
    };
    let table = position().flag(1, "R1", "B1").hand(YOU, "deserter redeploy traitor R7 fog H");
    let game = table.game();
    for (click, expected) in [
        ("card:deserter", "BL-13.5: bl-no-goal"),
        ("card:redeploy", "BL-13.1: bl-no-goal"),
        ("card:traitor", "BL-13.7: bl-no-goal"),
        ("card:red-7", "BL-4.1: bl-no-goal"),
        ("card:horse", "BL-10.1: bl-no-goal"),
        ("card:fog", "BL-11.1: bl-no-goal"),
        ("card:blue-7", "BL-3.3: bl-no-hand"),
    ] {
        assert_eq!(alone(&game, click), expected);
    }
    let ahead = position().flag(1, "R1", "B1").fog(2, YOU).hand(YOU, "deserter").game();
    assert_eq!(alone(&ahead, "card:deserter"), "BL-9.2: bl-no-tactics-ahead");
}
