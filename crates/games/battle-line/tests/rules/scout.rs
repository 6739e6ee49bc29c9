//! Scout (BL-12).

use crate::common::*;
use sandtable_battle_line::saved::StepName;

#[test]
fn bl_12_1_a_guile_card_stays_before_its_player() {
    let mut game =
        position().guile(FOE, "traitor").flag(1, "R1", "B1").hand(YOU, "scout redeploy").hand(FOE, "deserter").game();
    assert_eq!(refusal(&game, YOU, "scout @1"), Some("BL-12.1"));
    assert_eq!(refusal(&game, YOU, "redeploy traitor @1"), Some("BL-12.1"));
    play_all(&mut game, YOU, &["scout", "draw troops", "draw troops", "draw troops"]);
    let backs = choices(&game, YOU);
    play(&mut game, YOU, &backs[0]);
    let backs = choices(&game, YOU);
    play(&mut game, YOU, &backs[0]);
    play(&mut game, YOU, "draw troops");
    assert_eq!(truth(&game).guile, [cards("scout"), cards("traitor")]);
    assert_eq!(refusal(&game, FOE, "deserter scout"), Some("BL-12.1"), "no card can take it away");
}

/// BL-12.2 to BL-12.5, BL-12.9, BL-18.4 to BL-18.6: X-18.
#[test]
fn bl_12_2_bl_12_3_bl_12_4_bl_12_5_bl_12_9_x_18_three_cards_are_drawn_and_two_put_back() {
    let mut game = position()
        .hand(YOU, "scout B4 R1 R2 R4 R5 R7")
        .hand(FOE, "P1")
        .troops_on_top("G9 Y2")
        .tactics_on_top("mud")
        .game();
    play(&mut game, YOU, "scout");
    assert_eq!(refusal(&game, YOU, "back blue-4"), Some("BL-12.2"), "first the draws");
    play(&mut game, YOU, "draw troops");
    assert!(game.hand(YOU).contains(card("G9")), "he sees each card before he chooses the next deck");
    play_all(&mut game, YOU, &["draw troops", "draw tactics"]);
    assert_eq!(game.hand(YOU).len(), 9);
    assert_eq!(refusal(&game, YOU, "draw troops"), Some("BL-12.4"), "now two go back");
    assert_eq!(refusal(&game, YOU, "back purple-1"), Some("BL-12.4"), "of his own hand");
    play_all(&mut game, YOU, &["back blue-4", "back green-9"]);
    // BL-12.9: he holds seven cards and does not draw.
    assert_eq!((game.hand(YOU).len(), truth(&game).turn_of), (7, FOE));
    assert_eq!(truth(&game).decks.troops.top[..2], cards("G9 B4"), "of two of a kind the second lies on top");
    play_all(&mut game, FOE, &["purple-1 @1", "draw troops"]);
    assert!(game.hand(FOE).contains(card("G9")));
    assert_eq!(seen(&game, YOU).hands[1].known, Some(cards("G9")), "you know that he holds G9");
    assert_eq!(seen(&game, YOU).decks.troops.top, cards("B4"), "and that B4 is on top");
}

/// BL-12.6: Scout at the end of the decks.
#[test]
fn bl_12_6_x_19_with_fewer_cards_all_are_drawn_and_one_fewer_put_back() {
    let table = position().hand(YOU, "scout R1 R2 R4 R5 R7 R9").only_troops_left("G1");
    let mut game = table.clone().only_tactics_left("mud").game();
    play(&mut game, YOU, "scout");
    assert_eq!(choices(&game, YOU), ["draw troops", "draw tactics"]);
    play(&mut game, YOU, "draw troops");
    assert_eq!(game.hand(YOU).len(), 8, "the other card came unasked");
    play(&mut game, YOU, "back green-1");
    assert_eq!((game.hand(YOU).len(), truth(&game).turn_of), (7, FOE));
    assert_eq!(truth(&game).decks.troops.top, cards("G1"));
    // With one card left he draws it and puts back none.
    let mut game = table.only_tactics_left("").game();
    play(&mut game, YOU, "scout");
    assert_eq!((game.hand(YOU).len(), truth(&game).turn_of), (7, FOE));
    assert_eq!(truth(&game).decks.troops.size, 0);
}

#[test]
fn bl_12_7_scout_cannot_be_played_when_both_decks_are_empty() {
    let game = position().hand(YOU, "scout").only_troops_left("").only_tactics_left("").game();
    assert_eq!(refusal(&game, YOU, "scout"), Some("BL-12.7"));
}

#[test]
fn bl_12_8_cards_may_be_put_back_on_empty_decks() {
    let table = position()
        .guile(YOU, "scout")
        .guile(FOE, "deserter")
        .discards("L")
        .hand(YOU, "E R1 R2")
        .only_troops_left("")
        .only_tactics_left("");
    let mut game = table.step(StepName::PutBack).game();
    play_all(&mut game, YOU, &["back leader-eagle", "back red-1"]);
    // Hand of one, so he draws again: both decks have a card now.
    assert_eq!(choices(&game, YOU), ["draw troops", "draw tactics"]);
    assert_eq!(truth(&game).decks.tactics.top, cards("E"));
}

#[test]
fn bl_12_9_after_scout_the_player_may_claim() {
    let mut game = position().flag(1, "R8 R9 R10", "").hand(YOU, "scout R1 R2 R3 R4 R5 R6").game();
    play_all(&mut game, YOU, &["scout", "draw troops", "draw troops", "draw troops", "back red-1", "back red-2"]);
    assert_eq!(choices(&game, YOU), ["claim 1", "done"]);
    play(&mut game, YOU, "claim 1");
    assert_eq!((game.hand(YOU).len(), truth(&game).turn_of), (7, FOE));
}
