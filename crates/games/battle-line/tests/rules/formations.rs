//! Formations (BL-5).

use crate::common::*;

/// BL-5.1 to BL-5.6, BL-5.8: the five formations of the rulebook. Each beats all that come after it.
#[test]
fn bl_5_1_bl_5_2_bl_5_3_bl_5_4_bl_5_5_bl_5_6_x_01_the_five_formations() {
    let strongest_first = [
        ("R3 R4 R5", "wedge 12"),
        ("Y8 B8 G8", "phalanx 24"),
        ("B2 B7 B4", "battalion 13"),
        ("Y4 G5 R6", "skirmish 15"),
        ("Y7 B2 G1", "host 10"),
    ];
    for (place, (signs, name)) in strongest_first.into_iter().enumerate() {
        assert_eq!(formation_of(signs), name);
        for (weaker, _) in &strongest_first[place + 1..] {
            if cards(signs).iter().all(|card| !cards(weaker).contains(card)) {
                let game = position().flag(1, signs, weaker).claim_step().game();
                assert_eq!(refusal(&game, YOU, "claim 1"), None, "{signs} beats {weaker}");
                let game = position().flag(1, weaker, signs).claim_step().game();
                assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.1"));
            }
        }
    }
}

/// BL-5.1: a stronger formation wins whatever the values.
#[test]
fn bl_5_1_the_lowest_wedge_beats_the_highest_phalanx() {
    let game = position().flag(1, "R1 R2 R3", "Y10 B10 G10").claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

#[test]
fn bl_5_7_a_run_does_not_go_on_from_ten_to_one() {
    assert_eq!(formation_of("R9 R10 R1"), "battalion 20");
    assert_eq!(formation_of("R10 B1 G2"), "host 13");
}

#[test]
fn bl_5_8_a_side_counts_as_the_strongest_formation_it_fulfils() {
    // One colour and a run: not a Battalion, not a Skirmish.
    assert_eq!(formation_of("G1 G2 G3"), "wedge 6");
    assert_eq!(formation_of("G1 G2 G3 G4"), "wedge 10");
    assert_eq!(formation_of("G4 B4 R4 Y4"), "phalanx 16");
}

/// BL-5.9: two Battalions.
#[test]
fn bl_5_9_x_02_of_equal_formations_the_higher_sum_wins() {
    let game = position().flag(1, "R4 R6 R3", "B7 B1 B3").claim_step().game();
    assert_eq!(formation(&game, 1, YOU).unwrap(), "battalion 13");
    assert_eq!(formation(&game, 1, FOE).unwrap(), "battalion 11");
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

/// BL-5.10: equal sides.
#[test]
fn bl_5_10_x_13_of_equal_sides_the_one_completed_first_wins() {
    let tied = position().flag(1, "R4 R6 R3", "B7 B1 B5");
    let game = tied.clone().ages(1, 17, 20).claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
    let game = tied.clone().ages(1, 17, 20).claim_step().turn(FOE).game();
    assert_eq!(refusal(&game, FOE, "claim 1"), Some("BL-8.1"));
    let game = tied.clone().ages(1, 20, 17).claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.1"));
    let game = tied.ages(1, 20, 17).claim_step().turn(FOE).game();
    assert_eq!(refusal(&game, FOE, "claim 1"), None);
}

#[test]
fn bl_5_11_neither_the_highest_card_nor_the_colour_breaks_a_tie() {
    // Hosts of 15: the higher single card (10) does not help against the side that was completed first.
    let game = position().flag(1, "R10 B4 G1", "Y7 P6 O2").ages(1, 9, 8).claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), Some("BL-8.1"));
    let game = position().flag(1, "Y7 P6 O2", "R10 B4 G1").ages(1, 8, 9).claim_step().game();
    assert_eq!(refusal(&game, YOU, "claim 1"), None);
}

/// BL-5.12: formation before sum.
#[test]
fn bl_5_12_a_morale_card_takes_the_colour_and_value_that_make_its_side_strongest() {
    assert_eq!(formation_of("L B1 B2"), "wedge 6");
    assert_eq!(formation_of("L H S"), "battalion 21");
    assert_eq!(formation_of("S G5 G9"), "battalion 17");
    assert_eq!(formation_of("H R9 R10"), "wedge 27");
    assert_eq!(formation_of("H R9 B10"), "skirmish 27");
    assert_eq!(formation_of("S R1 B1"), "phalanx 3");
    assert_eq!(formation_of("L H R7 R9"), "wedge 34");
    assert_eq!(formation_of("L S B3 B4"), "wedge 14");
}

#[test]
fn bl_5_13_a_morale_card_may_double_a_troop_that_lies_anywhere() {
    // The blue 10 lies elsewhere: the Leader stands for it all the same.
    let game = position().flag(1, "B8 B9 L", "").discards("B10").game();
    assert_eq!(formation(&game, 1, YOU).unwrap(), "wedge 27");
    // The Leader doubles the red 10 of its own side: a Battalion of 10 + 10 + 6.
    assert_eq!(formation_of("L R10 R6"), "battalion 26");
    assert_eq!(formation_of("H R8 R2"), "battalion 18");
}
