//! Who completed first (BL-6).

use crate::common::*;

/// BL-6.5 too: a complete side was completed before any that is not.
#[test]
fn bl_6_1_bl_6_5_a_complete_side_is_as_old_as_its_newest_card() {
    let mut game = position().flag(1, "R4 R6", "B7 B1").hand(YOU, "R3").hand(FOE, "B5").game();
    play_all(&mut game, YOU, &["red-3 @1", "draw troops"]);
    assert_eq!(side(&game, 1, YOU).age, Some(5), "four cards lay there before");
    assert_eq!(side(&game, 1, FOE).age, None);
    play(&mut game, FOE, "blue-5 @1");
    assert_eq!((side(&game, 1, YOU).age, side(&game, 1, FOE).age), (Some(5), Some(6)));
    // Equal Battalions: the younger side cannot claim, the older one can.
    assert_eq!(refusal(&game, FOE, "claim 1"), Some("BL-8.1"));
    play_all(&mut game, FOE, &["draw troops"]);
    let anything = choices(&game, YOU).remove(0);
    play(&mut game, YOU, &anything);
    play(&mut game, YOU, "claim 1");
}

/// BL-6.2: Deserter turns a tie round. Also BL-8.2, BL-10.6 and BL-13.5.
#[test]
fn bl_6_2_x_14_a_side_filled_again_has_the_age_of_the_card_that_filled_it() {
    let mut game = position()
        .flag(1, "R4 R6 R3", "B7 B1 B5")
        .ages(1, 17, 20)
        .turn(FOE)
        .hand(FOE, "deserter G1 G2")
        .hand(YOU, "S")
        .game();
    play(&mut game, FOE, "deserter red-3");
    // He cannot claim: R5 would make R4 R6 a Wedge.
    assert_eq!(refusal(&game, FOE, "claim 1"), Some("BL-8.2"));
    play(&mut game, FOE, "draw troops");
    play(&mut game, YOU, "shield @1");
    assert_eq!(formation(&game, 1, YOU).unwrap(), "battalion 13");
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.1"), "equal, but now the newer one");
    play(&mut game, YOU, "draw troops");
    play(&mut game, FOE, "green-1 @9");
    assert_eq!(refusal(&game, FOE, "claim 1"), None);
}

#[test]
fn bl_6_3_a_card_moved_by_redeploy_or_traitor_comes_in_that_play() {
    let table = position().flag(1, "R4", "").flag(2, "B1 B2", "G5").ages(2, 40, 30);
    let mut game = table.clone().hand(YOU, "redeploy").game();
    play(&mut game, YOU, "redeploy red-4 @2");
    assert_eq!(side(&game, 2, YOU).ages, [39, 40, 41]);
    let mut game = table.hand(YOU, "traitor").game();
    play(&mut game, YOU, "traitor green-5 @2");
    assert_eq!(side(&game, 2, YOU).ages, [39, 40, 41]);
}

#[test]
fn bl_6_4_fog_and_mud_change_the_age_of_no_card() {
    let mut game =
        position().flag(1, "R4 R6 R3", "B7 B1 B5").ages(1, 17, 20).hand(YOU, "fog mud").hand(FOE, "deserter").game();
    let before = [YOU, FOE].map(|seat| side(&game, 1, seat).ages);
    play_all(&mut game, YOU, &["mud @1", "draw troops"]);
    assert_eq!([YOU, FOE].map(|seat| side(&game, 1, seat).ages), before);
    play_all(&mut game, FOE, &["deserter mud", "draw troops"]);
    play(&mut game, YOU, "fog @1");
    assert_eq!([YOU, FOE].map(|seat| side(&game, 1, seat).ages), before);
}
