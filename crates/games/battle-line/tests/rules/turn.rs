//! The turn (BL-3).

use crate::common::*;
use sandtable_battle_line::Event;
use sandtable_battle_line::saved::StepName;
use sandtable_core::Rules;

#[test]
fn bl_3_1_the_seats_take_turns_alternately() {
    let mut game = position().hand(YOU, "R1 R2").hand(FOE, "B1 B2").game();
    assert_eq!(refusal(&game, FOE, "blue-1 @1"), Some("BL-3.1"));
    play_all(&mut game, YOU, &["red-1 @1", "draw troops"]);
    assert_eq!(refusal(&game, YOU, "red-2 @1"), Some("BL-3.1"));
    play_all(&mut game, FOE, &["blue-1 @1", "draw troops"]);
    play(&mut game, YOU, "red-2 @2");
}

#[test]
fn bl_3_2_a_turn_is_play_then_claim_then_draw() {
    let mut game = position().flag(1, "R8 R9", "").hand(YOU, "R10 R1").game();
    assert_eq!(step(&game), "play");
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-3.2"));
    assert_eq!(refusal(&game, YOU, "draw troops"), Some("BL-3.2"));
    assert_eq!(refusal(&game, YOU, "done"), Some("BL-3.2"));
    play(&mut game, YOU, "red-10 @1");
    assert_eq!(step(&game), "claim");
    assert_eq!(refusal(&game, YOU, "red-1 @2"), Some("BL-3.2"));
    assert_eq!(refusal(&game, YOU, "draw troops"), Some("BL-3.2"));
    play(&mut game, YOU, "done");
    assert_eq!(step(&game), "draw");
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-3.2"), "the claim step has gone by");
    assert_eq!(refusal(&game, YOU, "red-1 @2"), Some("BL-3.2"));
    play(&mut game, YOU, "draw troops");
    assert_eq!(truth(&game).turn_of, FOE);
}

#[test]
fn bl_3_3_exactly_one_card_of_the_hand_is_played() {
    let mut game = position().hand(YOU, "R1 mud").hand(FOE, "B1").game();
    for action in ["red-2 @1", "blue-1 @1", "fog @1", "scout", "deserter blue-1"] {
        assert_eq!(refusal(&game, YOU, action), Some("BL-3.3"), "{action}");
    }
    assert_eq!(refusal(&game, YOU, "mud @1"), None, "a tactics card will do");
    play(&mut game, YOU, "red-1 @1");
    assert_ne!(step(&game), "play");
}

/// BL-3.5, BL-3.6: X-22, may I pass?
#[test]
fn bl_3_4_bl_3_5_bl_3_6_x_22_who_cannot_place_a_troop_may_pass() {
    let full = |at: &str, signs: &str| position().flag(at.parse().unwrap(), signs, "");
    // A free place and a troop in hand: no.
    let game = position().hand(YOU, "R1 mud").game();
    assert_eq!(refusal(&game, YOU, "pass"), Some("BL-3.5"));
    assert!(!truth(&game).may_pass);
    assert_eq!(refusal(&game, YOU, "mud @1"), None, "any other playable card instead of the troop");
    // Troops in hand, all places full: yes, also if a tactics card could be played.
    let game = full("1", "R1 R2 R4").claimed(FOE, &[2, 3, 6, 7]).claimed(YOU, &[4, 5, 8, 9]).hand(YOU, "B1 mud").game();
    assert_eq!(refusal(&game, YOU, "pass"), None);
    assert_eq!(refusal(&game, YOU, "mud @1"), None);
    assert!(truth(&game).may_pass);
    // Only tactics cards in hand: yes, playable or not.
    let game = position().hand(YOU, "mud").game();
    assert_eq!(choices_with(&game, YOU, "mud").len(), 9);
    assert_eq!(refusal(&game, YOU, "pass"), None);
    let game = position().hand(YOU, "mud").guile(YOU, "scout").game();
    assert_eq!(choices(&game, YOU), ["pass"]);
    // Empty hand: yes.
    assert_eq!(choices(&position().game(), YOU), ["pass"]);
}

#[test]
fn bl_3_7_a_player_who_passed_may_still_claim() {
    let mut game = position().flag(1, "R8 R9 R10", "").hand(YOU, "mud").game();
    play(&mut game, YOU, "pass");
    assert_eq!(step(&game), "claim");
    play(&mut game, YOU, "claim 1");
    assert_eq!(truth(&game).flags[0].claimed_by, Some(YOU));
}

#[test]
fn bl_3_8_a_hand_holds_at_most_seven_cards_in_any_mix() {
    let seven = "R1 R2 R4 R5 mud fog H";
    assert!(position().hand(YOU, seven).load().is_ok());
    let error = position().hand(YOU, &format!("{seven} S")).load().unwrap_err();
    assert_eq!(error.to_string(), "state.hands[0]: at most 7 cards, found 8");
    // While Scout is carried out it may hold more.
    let scouting = position().guile(YOU, "scout").step(StepName::PutBack);
    assert!(scouting.clone().hand(YOU, &format!("{seven} S R7")).load().is_ok());
    assert!(scouting.hand(YOU, &format!("{seven} S R7 R8")).load().is_err());
}

#[test]
fn bl_3_9_a_card_is_drawn_from_either_deck_whatever_was_played() {
    for drawn in ["draw troops", "draw tactics"] {
        let mut game = position().hand(YOU, "R1 mud").troops_on_top("B7").tactics_on_top("fog").game();
        play(&mut game, YOU, "red-1 @1");
        assert_eq!(choices(&game, YOU), ["draw troops", "draw tactics"]);
        assert_eq!(refusal(&game, YOU, "pass"), Some("BL-3.9"), "he must draw");
        assert_eq!(refusal(&game, YOU, "done"), Some("BL-3.9"));
        play(&mut game, YOU, drawn);
        let top = if drawn == "draw troops" { card("B7") } else { card("fog") };
        assert!(game.hand(YOU).contains(top), "the top card");
        assert_eq!(game.hand(YOU).len(), 2);
    }
}

#[test]
fn bl_3_10_with_seven_cards_nobody_draws() {
    let mut game = position().hand(YOU, "L E H S fog mud deserter").game();
    play(&mut game, YOU, "pass");
    assert_eq!(truth(&game).turn_of, FOE);
    assert_eq!(game.hand(YOU).len(), 7);
    // With fewer he draws, also after a pass.
    let mut game = position().hand(YOU, "L E H S fog mud").game();
    play(&mut game, YOU, "pass");
    assert_eq!(step(&game), "draw");
}

#[test]
fn bl_3_11_if_one_deck_is_empty_the_card_comes_from_the_other() {
    let mut game = position().hand(YOU, "R1").only_troops_left("").tactics_on_top("fog").game();
    let events = play(&mut game, YOU, "red-1 @1");
    assert!(matches!(events[1], Event::Drew { card: Some(drawn), .. } if drawn == card("fog")));
    assert_eq!(truth(&game).turn_of, FOE);
    // Where a draw is asked for, an empty deck is refused.
    let mut game = position().guile(YOU, "scout").step(StepName::ScoutDraw).only_troops_left("R7").game();
    play(&mut game, YOU, "draw troops");
    assert_eq!(step(&game), "put-back", "the other two came from the tactics deck");
}

/// BL-3.12, BL-3.13: X-09, empty decks.
#[test]
fn bl_3_12_x_09_with_both_decks_empty_play_goes_on_with_the_hands() {
    let mut game = position()
        .hand(YOU, "R1 R2 R5 R7 R9")
        .hand(FOE, "B1 B2 B4 B5 B7")
        .only_troops_left("")
        .only_tactics_left("")
        .game();
    play(&mut game, YOU, "red-1 @1");
    assert_eq!((game.hand(YOU).len(), truth(&game).turn_of), (4, FOE));
    play(&mut game, FOE, "blue-1 @1");
    assert_eq!(choices_with(&game, YOU, "red-2").len(), 9);
}

#[test]
fn bl_3_13_steps_that_ask_nothing_are_left_out_but_a_play_is_always_asked() {
    // No flag to claim: no claim step.
    let mut game = position().hand(YOU, "R1").game();
    play(&mut game, YOU, "red-1 @1");
    assert_eq!(step(&game), "draw");
    // The claim step ends with the last flag that can be claimed.
    let mut game = position().flag(1, "R8 R9 R10", "").flag(5, "B8 B9 B10", "").claim_step().game();
    assert_eq!(choices(&game, YOU), ["claim 1", "claim 5", "done"]);
    play_all(&mut game, YOU, &["claim 5", "claim 1"]);
    assert_eq!(step(&game), "draw");
    // A single deck with cards is drawn from unasked, by Scout too.
    let mut game = position().hand(YOU, "scout").only_tactics_left("").game();
    let events = play(&mut game, YOU, "scout");
    assert_eq!(events.len(), 4, "Scout and three draws");
    assert_eq!(step(&game), "put-back");
    // The only play there is, is asked for.
    let game = position().claimed(FOE, &[1, 2, 4, 5]).claimed(YOU, &[3, 6, 7, 9]).hand(YOU, "R1").game();
    assert_eq!(choices(&game, YOU), ["red-1 @8"]);
    assert_eq!(game.to_act().lowest(), Some(YOU));
}
