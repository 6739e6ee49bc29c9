//! Ground cards: Fog and Mud (BL-11).

use crate::common::*;

#[test]
fn bl_11_1_a_ground_card_lies_on_the_players_side_and_takes_no_place() {
    let mut game = position().flag(1, "R1 R4 R6", "").hand(YOU, "fog").game();
    play(&mut game, YOU, "fog @1");
    let view = seen(&game, FOE);
    assert_eq!((view.flags[0].fog, view.flags[0].mud), (Some(YOU), None));
    assert_eq!(side(&game, 1, YOU).cards.len(), 3);
    assert!(side(&game, 1, YOU).complete);
}

#[test]
fn bl_11_2_it_acts_on_both_sides() {
    let game = position().flag(1, "R3 R4 R5", "B8 Y8 G9").fog(1, YOU).game();
    assert_eq!(
        (formation(&game, 1, YOU).unwrap(), formation(&game, 1, FOE).unwrap()),
        ("sum 12".into(), "sum 25".into())
    );
    let game = position().flag(1, "R3 R4 R5", "B8 Y8 G9").mud(1, YOU).game();
    assert!(!side(&game, 1, YOU).complete && !side(&game, 1, FOE).complete);
}

#[test]
fn bl_11_3_it_may_be_played_whatever_lies_at_the_flag() {
    let game = position().flag(1, "R1 R4 R6", "B1 B4 B6").flag(2, "G1", "").hand(YOU, "fog mud").game();
    for ground in ["fog", "mud"] {
        assert_eq!(choices_with(&game, YOU, ground).len(), 9, "complete, incomplete and empty sides");
    }
}

/// BL-11.4: Deserter and Redeploy take it. Option `fixed-ground`: BL-11.12.
#[test]
fn bl_11_4_bl_11_12_a_ground_card_stays_unless_deserter_or_redeploy_takes_it() {
    let table = position().fog(1, YOU).mud(2, FOE).hand(YOU, "redeploy deserter traitor").flag(3, "R1", "B1");
    let game = table.clone().game();
    assert_eq!(refusal(&game, YOU, "redeploy fog @5"), None);
    assert_eq!(refusal(&game, YOU, "redeploy fog off"), None);
    assert_eq!(refusal(&game, YOU, "deserter mud"), None);
    let game = table.options(|setup| setup.fixed_ground = true).game();
    for action in ["redeploy fog @5", "redeploy fog off", "deserter mud"] {
        assert_eq!(refusal(&game, YOU, action), Some("BL-11.12"), "{action}");
    }
    assert_eq!(refusal(&game, YOU, "deserter blue-1"), None);
}

#[test]
fn bl_11_5_under_fog_the_higher_sum_wins() {
    let game = position().flag(1, "R10 B8 G1", "P1 P2 P3").fog(1, FOE).claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None, "19 against 6, though those are a Wedge");
}

#[test]
fn bl_11_6_under_fog_equal_sums_are_decided_by_age() {
    let table = position().flag(1, "R10 B8 G1", "P10 O8 Y1").fog(1, FOE).claim_step();
    assert_eq!(refusal(&table.clone().ages(1, 5, 6).game(), YOU, "claim 1"), None);
    assert_eq!(refusal(&table.ages(1, 6, 5).game(), YOU, "claim 1"), Some("BL-8.1"));
}

/// BL-11.8: a side of three is not complete any more when Mud comes.
#[test]
fn bl_11_7_bl_11_8_with_mud_both_sides_need_four_cards() {
    let mut game = position().flag(1, "R5 R6 R7", "B1 B2 B3").hand(YOU, "mud R8").hand(FOE, "B4").game();
    assert!(side(&game, 1, YOU).complete && side(&game, 1, FOE).complete);
    play_all(&mut game, YOU, &["mud @1", "draw troops"]);
    assert!(!side(&game, 1, YOU).complete && !side(&game, 1, FOE).complete);
    assert_eq!(truth(&game).flags[0].full, 4);
    play_all(&mut game, FOE, &["blue-4 @1"]);
    assert_eq!(formation(&game, 1, FOE).unwrap(), "wedge 10", "formations are made of four");
}

#[test]
fn bl_11_9_fog_and_mud_may_lie_at_the_same_flag() {
    let mut game = position().flag(1, "R5 R6 R7 R8", "").mud(1, FOE).hand(YOU, "fog").game();
    play(&mut game, YOU, "fog @1");
    assert_eq!(formation(&game, 1, YOU).unwrap(), "sum 26");
    assert_eq!(truth(&game).flags[0].full, 4);
}

/// BL-11.10: Mud leaves. Also BL-11.4 and BL-13.6.
#[test]
fn bl_11_10_x_17_when_mud_leaves_a_side_of_four_counts_as_its_strongest_three() {
    let mut game = position().flag(1, "R5 R6 R7 Y7", "").mud(1, FOE).hand(YOU, "deserter G1").hand(FOE, "P1").game();
    assert_eq!(formation(&game, 1, YOU).unwrap(), "host 25");
    play_all(&mut game, YOU, &["deserter mud", "draw troops"]);
    assert_eq!(formation(&game, 1, YOU).unwrap(), "wedge 18");
    assert_eq!(side(&game, 1, YOU).cards.len(), 4);
    play_all(&mut game, FOE, &["purple-1 @9", "draw troops"]);
    assert_eq!(refusal(&game, YOU, "green-1 @1"), Some("BL-4.2"), "it takes no further card");
    // Under Fog: the highest sum of three.
    let game = position().flag(1, "R5 R6 R7 Y9", "").fog(1, YOU).discards("mud").game();
    assert_eq!(formation(&game, 1, YOU).unwrap(), "sum 22");
}

#[test]
fn bl_11_11_when_mud_or_fog_leaves_three_cards_are_complete_and_formations_count() {
    let mut game = position().flag(1, "R5 R6 R7", "").mud(1, FOE).fog(1, FOE).hand(YOU, "deserter").game();
    assert!(!side(&game, 1, YOU).complete);
    play(&mut game, YOU, "deserter mud");
    assert_eq!(formation(&game, 1, YOU).unwrap(), "sum 18");
    let mut game = position().flag(1, "R5 R6 R7", "").fog(1, FOE).hand(YOU, "deserter").game();
    play(&mut game, YOU, "deserter fog");
    assert_eq!(formation(&game, 1, YOU).unwrap(), "wedge 18");
}
