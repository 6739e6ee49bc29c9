//! Tactics cards in general (BL-9).

use crate::common::*;

#[test]
fn bl_9_1_a_tactics_card_is_the_one_card_of_the_turn() {
    let mut game = position().hand(YOU, "R1 mud").game();
    play(&mut game, YOU, "mud @1");
    assert_eq!(step(&game), "draw");
    assert_eq!(refusal(&game, YOU, "red-1 @1"), Some("BL-3.2"));
}

/// BL-9.3 too: two to one, and three in hand.
#[test]
fn bl_9_2_bl_9_3_x_06_a_player_is_one_tactics_card_ahead_at_most() {
    let mut game = position()
        .guile(YOU, "scout traitor")
        .guile(FOE, "redeploy")
        .flag(1, "R1", "B1")
        .hand(YOU, "H S fog G1")
        .hand(FOE, "mud L")
        .game();
    for action in ["horse @1", "shield @2", "fog @3"] {
        assert_eq!(refusal(&game, YOU, action), Some("BL-9.2"), "{action}");
    }
    play_all(&mut game, YOU, &["green-1 @2", "draw troops"]);
    play_all(&mut game, FOE, &["mud @9", "draw troops"]);
    // Two each: all are playable again.
    for action in ["horse @1", "shield @2", "fog @3"] {
        assert_eq!(refusal(&game, YOU, action), None, "{action}");
    }
    play_all(&mut game, YOU, &["fog @3", "draw troops"]);
    assert_eq!(truth(&game).tactics_played, [3, 2]);
}

#[test]
fn bl_9_4_the_number_of_tactics_cards_played_never_falls() {
    let mut game = position()
        .flag(1, "H", "")
        .flag(2, "R1", "B1")
        .hand(YOU, "redeploy G1")
        .hand(FOE, "deserter")
        .tactics_played(1, 1)
        .discards("fog")
        .game();
    play_all(&mut game, YOU, &["redeploy horse @2", "draw troops"]);
    assert_eq!(truth(&game).tactics_played, [2, 1], "Redeploy itself, and nothing for the moved card");
    play_all(&mut game, FOE, &["deserter horse", "draw troops"]);
    assert_eq!(truth(&game).tactics_played, [2, 2], "a discarded card still counts");
}

#[test]
fn bl_9_5_tactics_cards_act_at_open_flags_only() {
    let game = position().claimed(YOU, &[1]).claimed(FOE, &[2]).hand(YOU, "L fog").game();
    for action in ["leader-lion @1", "fog @1", "leader-lion @2", "fog @2"] {
        assert_eq!(refusal(&game, YOU, action), Some("BL-9.5"), "{action}");
    }
    assert_eq!(choices_with(&game, YOU, "fog").len(), 7);
}

#[test]
fn bl_9_6_a_tactics_card_without_target_cannot_be_played() {
    let game = position().hand(YOU, "redeploy deserter traitor R1").game();
    assert_eq!(refusal(&game, YOU, "redeploy red-1 @2"), Some("BL-9.6"));
    assert_eq!(refusal(&game, YOU, "deserter blue-1"), Some("BL-9.6"));
    assert_eq!(refusal(&game, YOU, "traitor blue-1 @2"), Some("BL-9.6"));
    assert_eq!(choices(&game, YOU).len(), 9, "only the red 1");
    // Traitor finds no target among morale cards.
    let game = position().flag(1, "", "H").hand(YOU, "traitor").game();
    assert_eq!(refusal(&game, YOU, "traitor blue-1 @2"), Some("BL-9.6"));
}

#[test]
fn bl_9_7_the_effect_of_a_played_card_cannot_be_declined() {
    let mut game = position().hand(YOU, "scout R1 R2").game();
    play(&mut game, YOU, "scout");
    assert_eq!(refusal(&game, YOU, "pass"), Some("BL-9.7"));
    assert_eq!(refusal(&game, YOU, "done"), Some("BL-9.7"));
    play_all(&mut game, YOU, &["draw troops", "draw troops", "draw tactics"]);
    assert_eq!(refusal(&game, YOU, "done"), Some("BL-9.7"));
    assert_eq!(choices(&game, YOU).len(), 5, "one of five cards goes back");
}

/// BL-9.8: the second Leader stays in hand; only Scout can put it back.
#[test]
fn bl_9_8_x_08_a_card_that_cannot_be_played_stays_in_hand_unless_scout_puts_it_back() {
    let table = position().guile(FOE, "deserter").discards("L");
    let game = table.clone().hand(YOU, "E").game();
    assert_eq!(choices(&game, YOU), ["pass"]);
    let mut game = table.hand(YOU, "E scout").game();
    play_all(&mut game, YOU, &["scout", "draw troops", "draw troops", "draw troops", "back leader-eagle"]);
    assert!(!game.hand(YOU).contains(card("E")));
}
