//! The option "troops only" (BL-17).

use crate::common::*;
use sandtable_battle_line::{BattleLine, Setup};
use sandtable_core::{Fast, Rules};

#[test]
fn bl_17_1_without_tactics_cards_there_is_one_deck() {
    let setup = Setup { troops_only: true, ..Setup::default() };
    let game = BattleLine::new(&setup, &mut Fast::new(1)).unwrap();
    let view = truth(&game);
    assert_eq!((view.decks.troops.size, view.decks.tactics.size), (46, 0));
    let seat = view.turn_of;
    for action in ["mud @1", "scout", "deserter red-1", "redeploy red-1 off", "traitor red-1 @1"] {
        assert_eq!(refusal(&game, seat, action), Some("BL-17.1"), "{action}");
    }
    let error = position().options(|setup| setup.troops_only = true).hand(YOU, "mud").load().unwrap_err();
    assert_eq!(error.to_string(), "state.hands[0]: no mud: with troops-only there are no tactics cards");
}

/// BL-17.2: everything else holds, the variants included.
#[test]
fn bl_17_2_draws_claims_and_variants_are_as_ever() {
    let table =
        position().options(|setup| setup.troops_only = true).flag(1, "R8 R9", "").hand(YOU, "R10 G1").hand(FOE, "B1");
    let mut game = table.game();
    play_all(&mut game, YOU, &["red-10 @1", "claim 1"]);
    assert_eq!((game.hand(YOU).len(), truth(&game).turn_of), (2, FOE), "the draw is made unasked");
    let mut game = table.options(|setup| (setup.last_chance, setup.open_fronts) = (true, true)).game();
    play(&mut game, YOU, "red-10 @1");
    play(&mut game, FOE, "blue-1 @1");
    play(&mut game, YOU, "claim 1");
    assert_eq!(choices_with(&game, YOU, "green-1").len(), 8);
}

/// BL-17.1: there is no tactics deck at all, whatever step it is.
#[test]
fn bl_17_1_the_tactics_deck_is_left_out() {
    let game = position().options(|setup| setup.troops_only = true).hand(YOU, "R1").game();
    assert_eq!(refusal(&game, YOU, "draw tactics"), Some("BL-17.1"));
    assert_eq!(refusal(&game, YOU, "draw troops"), Some("BL-3.2"));
}
