//! UN-11: combat actions.

use crate::common::*;
use sandtable_undaunted::rules::combat::{hit_chance, succeeds};

/// UN-11.1, UN-11.2: one enemy counter anywhere on the board, and never an own one.
#[test]
fn un_11_1_un_11_2_any_enemy_counter_on_the_board() {
    let game = at(2).turn(GE).hand(GE, "gunner-a").counters(US, "rifle-a@15b rifle-b@4a").game();
    assert_eq!(
        choices_with(&game, GE, "gunner-a suppress"),
        ["gunner-a suppress us-rifle-a", "gunner-a suppress us-rifle-b"]
    );
    refused(&game, GE, "UN-11.1", "gunner-a attack us-scout-a");
    refused(&game, GE, "UN-11.2", "gunner-a attack ge-rifle-a");
    refused(&game, GE, "UN-11.2", "gunner-a suppress ge-rifle-a");
}

/// A German Mortar that aims at 5A, where these counters stand.
fn blast(us: &str, ge: &str) -> crate::common::Position {
    at(5)
        .turn(GE)
        .hand(GE, "mortar rifle-b")
        .counters(US, &format!("rifle-b@1a {us}"))
        .counters(GE, &format!("rifle-a@2b mortar@2b {ge}"))
        .target(GE, "5a")
}

/// UN-11.3: every counter on the target tile, own ones included, and none elsewhere.
#[test]
fn un_11_3_blast_attacks_everything_on_the_target_tile() {
    let game = blast("rifle-a@5a scout-a@3a", "scout-b@5a").game();
    assert_eq!(choices_with(&game, GE, "mortar blast"), ["mortar blast us-rifle-a", "mortar blast ge-scout-b"]);
    refused(&game, GE, "UN-11.3", "mortar blast us-scout-a");
    let mut game = game;
    act(&mut game, GE, "mortar blast us-rifle-a", "1 1");
}

#[test]
fn un_11_4_blast_needs_the_target_marker() {
    let game = at(5).turn(GE).hand(GE, "mortar").game();
    refused(&game, GE, "UN-11.4", "mortar blast us-rifle-a");
}

#[test]
fn un_11_5_blast_needs_a_counter_on_the_tile() {
    let game = blast("", "").game();
    refused(&game, GE, "UN-11.5", "mortar blast us-rifle-b");
}

/// UN-11.6, UN-11.7: each counter with its own die, in the order that the side chooses; the last without asking.
#[test]
fn un_11_6_un_11_7_counters_are_attacked_one_by_one() {
    let mut game = blast("rifle-a@5a scout-a@5a", "scout-b@5a").hand(US, "rifle-a scout-a").game();
    act(&mut game, GE, "mortar blast us-scout-a", "1");
    assert_eq!(choices(&game, GE), ["blast us-rifle-a", "blast ge-scout-b"]);
    refused(&game, GE, "UN-11.7", "blast us-scout-a");
    refused(&game, GE, "UN-11.3", "done");
    refused(&game, GE, "UN-6.2", "end-turn");
    refused(&game, US, "UN-6.11", "blast us-rifle-a");
    act(&mut game, GE, "blast us-rifle-a", "5 1");
    assert_eq!((hand(&game, US).as_str(), asked(&game)), ("scout-a", "ge"));
    refused(&game, GE, "UN-11.7", "blast us-rifle-a");
}

/// UN-11.8, UN-11.9, UN-11.10: base defence, the cover of the defender's tile and not the attacker's, and the distance.
#[test]
fn un_11_8_un_11_9_un_11_10_total_defence() {
    let game = at(1).counters(GE, "rifle-a@5b scout-a@17b rifle-b@12b").game();
    for (from, target, total) in [
        ("17b", "ge-rifle-a", 4 + 1 + 2),
        ("12b", "ge-rifle-a", 4 + 1 + 1),
        ("5b", "ge-rifle-a", 4 + 1),
        ("17b", "ge-scout-a", 5 + 3),
        ("17b", "ge-rifle-b", 4 + 1),
        ("6a", "ge-rifle-b", 4 + 3),
    ] {
        assert_eq!(game.defence_from(tile(from), unit(target)), total, "{from} at {target}");
    }
}

#[test]
fn un_11_11_no_range_bonus_against_a_blast() {
    let game = blast("rifle-a@5a", "").game();
    assert_eq!(game.defence_against_blast(unit("us-rifle-a")), 4 + 1);
}

/// UN-11.12, UN-11.13, UN-11.14, UN-11.15: a hill gives 1 against a hill and against a Blast, else 3; an attacker on a hill
/// gains nothing else.
#[test]
fn un_11_12_un_11_13_un_11_14_un_11_15_hills() {
    let game = at(11).counters(US, "rifle-a@2a rifle-b@9a rifle-c@4a").counters(GE, "rifle-a@9a rifle-b@18b").game();
    assert_eq!(game.defence_from(tile("9a"), unit("us-rifle-b")), 4 + 1, "the same hill");
    assert_eq!(game.defence_from(tile("9a"), unit("us-rifle-a")), 4 + 1 + 1, "another hill");
    assert_eq!(game.defence_from(tile("18b"), unit("us-rifle-a")), 4 + 3 + 1, "from below");
    assert_eq!(game.defence_from(tile("9a"), unit("us-rifle-c")), 4 + 3 + 1, "from a hill at a wood");
    assert_eq!(game.defence_against_blast(unit("us-rifle-a")), 4 + 1);
    assert_eq!(game.defence_against_blast(unit("us-rifle-c")), 4 + 3);
}

/// UN-11.16: as many dice as the action's strength.
#[test]
fn un_11_16_as_many_dice_as_the_strength() {
    for (card, action, dice) in [
        ("rifle-a", "attack", "1"),
        ("scout-a", "attack", "1"),
        ("gunner-a", "attack", "1 1"),
        ("gunner-a", "suppress", "1 1 1 1"),
        ("sniper", "attack", "1 1 1"),
    ] {
        let mut game = at(7).turn(US).hand(US, &format!("{card} sergeant")).game();
        act(&mut game, US, &format!("{card} {action} ge-rifle-a"), dice);
    }
}

/// UN-11.17, UN-11.18: equal or above, and a 0 always.
#[test]
fn un_11_17_un_11_18_when_a_die_succeeds() {
    assert!(succeeds(8, 8) && succeeds(9, 8) && !succeeds(7, 8));
    assert!(succeeds(0, 8) && succeeds(0, 15) && !succeeds(9, 10));
    // The table of chances of the facts.
    for (total, one, two, three, four) in [
        (4, 0.70, 0.91, 0.97, 0.99),
        (7, 0.40, 0.64, 0.78, 0.87),
        (10, 0.10, 0.19, 0.27, 0.34),
        (14, 0.10, 0.19, 0.27, 0.34),
    ] {
        for (dice, chance) in [(1, one), (2, two), (3, three), (4, four)] {
            assert!((hit_chance(total, dice) - chance).abs() < 0.006, "{total}, {dice} dice");
        }
    }
}

/// UN-11.19, UN-11.20, UN-11.21: one casualty however many dice succeed, and nothing without one.
#[test]
fn un_11_19_un_11_20_un_11_21_one_casualty_or_nothing() {
    let start = at(7).turn(US).hand(US, "sniper sergeant").hand(GE, "rifle-a*3").game();
    let mut hit = start.clone();
    act(&mut hit, US, "sniper attack ge-rifle-a", "0 0 0");
    assert_eq!(hand(&hit, GE), "rifle-a ×2");
    let mut missed = start.clone();
    act(&mut missed, US, "sniper attack ge-rifle-a", "1 2 3");
    assert_eq!((missed.force(GE), counter(&missed, "us-sniper").as_str()), (start.force(GE), "16b"));
}

/// UN-11.22, UN-11.23: Suppress turns the counter and costs no card; against a suppressed one success does nothing.
#[test]
fn un_11_22_un_11_23_suppress() {
    let mut game = at(7).turn(US).hand(US, "gunner-a*2 sergeant").hand(GE, "rifle-a").game();
    act(&mut game, US, "gunner-a suppress ge-rifle-a", "0 0 0 0");
    assert_eq!((counter(&game, "ge-rifle-a").as_str(), hand(&game, GE).as_str()), ("6b!", "rifle-a"));
    let before = *game.force(GE);
    act(&mut game, US, "gunner-a suppress ge-rifle-a", "0 0 0 0");
    assert_eq!(game.force(GE), &before);
}

#[test]
fn un_11_24_a_suppressed_unit_stays_suppressed_after_a_casualty() {
    let mut game =
        at(7).turn(US).hand(US, "sniper sergeant").hand(GE, "rifle-a").counters(GE, "rifle-a@6b! rifle-b@6b").game();
    act(&mut game, US, "sniper attack ge-rifle-a", "0 1 1");
    assert_eq!((counter(&game, "ge-rifle-a").as_str(), hand(&game, GE).as_str()), ("6b!", ""));
}
