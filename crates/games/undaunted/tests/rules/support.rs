//! UN-10: support actions; UN-14.13 to UN-14.19: the radio.

use crate::common::*;
use sandtable_undaunted::Side;

/// UN-10.1: from the own supply to the own discard, not to the hand.
#[test]
fn un_10_1_bolster_goes_to_the_discard() {
    let mut game = at(1).turn(US).hand(US, "sergeant rifle-a").game();
    act(&mut game, US, "sergeant bolster rifle-b", "");
    assert_eq!((discard(&game, US).as_str(), hand(&game, US).as_str()), ("rifle-b", "rifle-a"));
    refused(&game, US, "UN-10.1", "bolster gunner-a");
}

/// UN-10.2, UN-10.3: a letter limits; without one cards of any squad and command cards can be taken.
#[test]
fn un_10_2_un_10_3_bolster_with_and_without_a_letter() {
    let mut game = at(7).turn(US).hand(US, "leader-b sergeant rifle-a").game();
    refused(&game, US, "UN-10.2", "leader-b bolster rifle-a");
    refused(&game, US, "UN-10.2", "leader-b bolster sniper");
    assert_eq!(
        choices_with(&game, US, "leader-b bolster"),
        ["leader-b bolster scout-b", "leader-b bolster rifle-b", "leader-b bolster gunner-b"]
    );
    act(&mut game, US, "sergeant bolster guide", "");
    act(&mut game, US, "bolster leader-c", "");
    act(&mut game, US, "bolster sniper", "");
    assert_eq!(discard(&game, US), "guide, leader-c, sniper");
}

#[test]
fn un_10_4_fog_cannot_be_taken_by_bolster() {
    let mut game = at(1).turn(US).hand(US, "sergeant rifle-a").game();
    refused(&game, US, "UN-10.4", "sergeant bolster fog");
    act(&mut game, US, "sergeant bolster rifle-b", "");
    refused(&game, US, "UN-10.4", "bolster fog");
}

/// UN-10.5: one after the other, alike or different; the side may stop, and must when X are taken or none is left.
#[test]
fn un_10_5_cards_are_chosen_one_after_the_other() {
    let start = at(1).turn(US).hand(US, "sergeant leader-a rifle-a").game();
    refused(&start, US, "UN-10.5", "bolster rifle-a");
    refused(&start, US, "UN-10.5", "done");
    let mut game = start.clone();
    act(&mut game, US, "sergeant bolster rifle-a", "");
    act(&mut game, US, "bolster rifle-a", "");
    act(&mut game, US, "bolster scout-b", "");
    assert_eq!(discard(&game, US), "scout-b, rifle-a ×2");
    allowed(&game, US, "rifle-a move 2b");
    let mut game = start;
    act(&mut game, US, "leader-a bolster scout-a", "");
    act(&mut game, US, "done", "");
    assert_eq!(discard(&game, US), "scout-a");
    // The supply has one card of squad A: the second is not asked for.
    let mut game = at(1).turn(US).hand(US, "leader-a rifle-b").deck(US, "rifle-a*4 scout-a*3 sergeant").game();
    act(&mut game, US, "leader-a bolster rifle-a", "");
    allowed(&game, US, "rifle-b move 2b");
}

#[test]
fn un_10_6_without_an_eligible_card_bolster_cannot_be_chosen() {
    let game = at(1).turn(US).hand(US, "leader-a rifle-b").deck(US, "rifle-a*5 scout-a*3").game();
    refused(&game, US, "UN-10.6", "leader-a bolster rifle-a");
    assert_eq!(choices_with(&game, US, "leader-a"), ["leader-a hunker"]);
}

#[test]
fn un_10_7_bolster_places_no_counter() {
    let mut game = at(7).turn(US).hand(US, "leader-a rifle-a").game();
    act(&mut game, US, "leader-a bolster gunner-a", "");
    assert_eq!(counter(&game, "us-gunner-a"), "off");
}

/// UN-10.8, UN-10.10, UN-10.11: 1 to X, at most deck and discard together.
#[test]
fn un_10_8_un_10_10_un_10_11_command() {
    let mut game = at(1).turn(US).hand(US, "sergeant rifle-a").deck(US, "scout-a scout-b").game();
    refused(&game, US, "UN-10.10", "sergeant command 0");
    refused(&game, US, "UN-10.8", "sergeant command 3");
    act(&mut game, US, "sergeant command 2", "");
    assert_eq!(hand(&game, US), "scout-a, scout-b, rifle-a");
    let game = at(1).turn(US).hand(US, "sergeant rifle-a").deck(US, "scout-a").game();
    refused(&game, US, "UN-10.11", "sergeant command 2");
    allowed(&game, US, "sergeant command 1");
    let game = at(1).turn(US).hand(US, "sergeant rifle-a").deck(US, "").game();
    refused(&game, US, "UN-10.11", "sergeant command 1");
}

/// UN-10.9: refilled in the middle, without the play area and so without the Command card.
#[test]
fn un_10_9_command_refills_the_deck_without_the_play_area() {
    let mut game =
        at(1).turn(US).hand(US, "sergeant").deck(US, "scout-a").discard(US, "scout-b").play(US, "rifle-a").game();
    act(&mut game, US, "sergeant command 2", "");
    assert_eq!((hand(&game, US).as_str(), play_area(&game, US).as_str()), ("scout-a, scout-b", "sergeant, rifle-a"));
}

/// UN-10.12, UN-10.13: one Fog from the opponent's supply to his discard; without one the card is played all the same.
#[test]
fn un_10_12_un_10_13_conceal() {
    let mut game = at(1).turn(US).hand(US, "scout-a rifle-a").hand(GE, "rifle-a").game();
    act(&mut game, US, "scout-a conceal", "");
    assert_eq!((game.force(GE).supply.of(kind("fog")), discard(&game, GE).as_str()), (7, "fog"));
    assert_eq!(discard(&game, US), "");
    let mut game = at(1)
        .turn(US)
        .hand(US, "scout-a rifle-a")
        .counters(US, "rifle-a@17b")
        .hand(GE, "rifle-a")
        .removed(GE, "fog*8")
        .deck(GE, "fog*2")
        .game();
    act(&mut game, US, "scout-a conceal", "");
    assert_eq!((discard(&game, GE).as_str(), play_area(&game, US).as_str()), ("", "scout-a"));
    assert_eq!(counter(&game, "us-scout-a"), "17b", "an absent counter is placed");
}

/// UN-10.14, UN-10.15, UN-10.16: the own marker turns; a controlled one of the opponent turns to scouted, a scouted stays.
#[test]
fn un_10_14_un_10_15_un_10_16_control() {
    let mut game = at(1)
        .turn(US)
        .hand(US, "rifle-a rifle-b scout-a")
        .counters(US, "rifle-a@5b rifle-b@8a")
        .scouted(US, "5b 8a")
        .counters(GE, "rifle-a@11b")
        .game();
    act(&mut game, US, "rifle-a control", "");
    assert_eq!((marker(&game, US, "5b"), marker(&game, GE, "5b"), points(&game)), ("controlled", "scouted", [3, 0]));
    act(&mut game, US, "rifle-b control", "");
    assert_eq!((marker(&game, US, "8a"), marker(&game, GE, "8a")), ("controlled", "scouted"));
}

#[test]
fn un_10_17_no_control_while_an_enemy_is_there() {
    let game = |enemy: &str| {
        at(1)
            .turn(US)
            .hand(US, "rifle-a")
            .counters(US, "rifle-a@13b")
            .scouted(US, "13b")
            .counters(GE, &format!("rifle-a@5b {enemy}"))
            .game()
    };
    refused(&game("scout-a@13b"), US, "UN-10.17", "rifle-a control");
    refused(&game("scout-a@13b!"), US, "UN-10.17", "rifle-a control");
    allowed(&game("scout-a@12b"), US, "rifle-a control");
    let unmarked =
        at(1).turn(US).hand(US, "rifle-a").counters(US, "rifle-a@12b").counters(GE, "rifle-a@5b scout-a@12b");
    refused(&unmarked.game(), US, "UN-10.17", "rifle-a control");
}

#[test]
fn un_10_18_a_tile_without_objective_can_be_controlled() {
    let mut game = at(1).turn(US).hand(US, "rifle-a rifle-b").game();
    act(&mut game, US, "rifle-a control", "");
    assert_eq!((marker(&game, US, "17b"), points(&game)), ("controlled", [0, 3]));
}

/// UN-10.19: control lasts after the unit leaves and while enemies are there.
#[test]
fn un_10_19_control_lasts() {
    let mut game = at(1)
        .turn(GE)
        .hand(GE, "scout-a rifle-a")
        .controlled(US, "13b")
        .scouted(GE, "12b 13b")
        .counters(US, "rifle-a@17b")
        .counters(GE, "rifle-a@12b scout-a@12b")
        .game();
    act(&mut game, GE, "scout-a scout 13b stop", "");
    act(&mut game, GE, "rifle-a move 13b", "");
    assert_eq!((marker(&game, US, "13b"), points(&game)[0]), ("controlled", 2));
}

#[test]
fn un_10_20_riflemen_alone_control() {
    let game = at(7).turn(US).hand(US, "scout-a gunner-a sniper mortar sergeant rifle-a").game();
    for card in ["scout-a", "gunner-a", "sniper", "mortar", "sergeant"] {
        refused(&game, US, "UN-10.20", &format!("{card} control"));
    }
}

#[test]
fn un_10_21_control_needs_an_own_marker() {
    let game = at(1).turn(US).hand(US, "rifle-a").counters(US, "rifle-a@13b").game();
    refused(&game, US, "UN-10.21", "rifle-a control");
}

#[test]
fn un_10_22_no_control_of_a_tile_already_controlled() {
    let game = at(1).turn(US).hand(US, "rifle-a").controlled(US, "17b").game();
    refused(&game, US, "UN-10.22", "rifle-a control");
}

/// UN-10.23, UN-10.24, UN-10.25: cards of the letter from the play area, played for anything; not from the supply.
#[test]
fn un_10_23_un_10_24_un_10_25_inspire() {
    let mut game = at(1)
        .turn(US)
        .hand(US, "leader-a rifle-a rifle-b scout-a")
        .counters(US, "rifle-a@17b! rifle-b@17b scout-a@17b")
        .game();
    act(&mut game, US, "rifle-a rally", "");
    act(&mut game, US, "rifle-b move 2b", "");
    act(&mut game, US, "scout-a hunker", "");
    refused(&game, US, "UN-10.24", "leader-a inspire rifle-b");
    refused(&game, US, "UN-10.25", "leader-a inspire scout-a");
    act(&mut game, US, "leader-a inspire rifle-a", "");
    assert_eq!((hand(&game, US).as_str(), play_area(&game, US).as_str()), ("rifle-a", "leader-a, rifle-b"));
}

/// UN-10.26, UN-10.27.
#[test]
fn un_10_26_un_10_27_inspire_needs_another_card() {
    let game = at(1).turn(US).hand(US, "leader-a rifle-a").play(US, "rifle-b").game();
    refused(&game, US, "UN-10.26", "leader-a inspire leader-a");
    refused(&game, US, "UN-10.27", "leader-a inspire rifle-a");
    assert_eq!(choices_with(&game, US, "leader-a inspire"), Vec::<String>::new());
}

#[test]
fn un_10_28_recon_needs_fog_in_hand() {
    let game = at(1).turn(US).hand(US, "scout-a rifle-a").game();
    refused(&game, US, "UN-10.28", "scout-a recon");
}

/// UN-10.29, UN-10.30, UN-10.31: a Fog leaves the game, a card is drawn, from a refilled deck if need be, or none.
#[test]
fn un_10_29_un_10_30_un_10_31_recon() {
    let mut game = at(1).turn(US).hand(US, "scout-a fog*2 rifle-a").deck(US, "rifle-b").game();
    act(&mut game, US, "scout-a recon", "");
    assert_eq!((hand(&game, US), pile(&game.force(US).removed)), ("rifle-a, rifle-b, fog".into(), "fog".into()));
    let mut game =
        at(1).turn(US).hand(US, "scout-a fog rifle-a").deck(US, "").discard(US, "rifle-b").play(US, "scout-b").game();
    act(&mut game, US, "scout-a recon", "");
    assert_eq!((hand(&game, US).as_str(), play_area(&game, US).as_str()), ("rifle-a, rifle-b", "scout-a, scout-b"));
    let mut game = at(1).turn(US).hand(US, "scout-a fog rifle-a").deck(US, "").game();
    act(&mut game, US, "scout-a recon", "");
    assert_eq!((hand(&game, US).as_str(), game.force(US).removed.len()), ("rifle-a", 1));
}

/// UN-10.32, UN-10.33, UN-10.34, UN-10.35: any other tile of the map at distance 3 or more, marked or not, occupied or not.
#[test]
fn un_10_32_un_10_33_un_10_34_un_10_35_target() {
    let mut game = at(5).turn(GE).hand(GE, "mortar*2 rifle-a").game();
    assert_eq!(
        choices_with(&game, GE, "mortar target"),
        ["1a", "5a", "3a", "10b", "9b", "12b", "14a", "18a", "15a", "17a"].map(|tile| format!("mortar target {tile}"))
    );
    act(&mut game, GE, "mortar target 18a", "");
    refused(&game, GE, "UN-10.34", "mortar target 18a");
    refused(&game, GE, "UN-3.2", "mortar target 2a");
    act(&mut game, GE, "mortar target 1a", "");
    assert_eq!(game.force(GE).target, Some(tile("1a")));
}

#[test]
fn un_10_36_a_removed_mortar_takes_its_target_along() {
    let mut game = at(9)
        .turn(US)
        .hand(US, "rifle-a sergeant")
        .hand(GE, "rifle-a")
        .deck(GE, "rifle-b")
        .counters(GE, "rifle-a@14b mortar@7b")
        .target(GE, "5b")
        .game();
    act(&mut game, US, "rifle-a attack ge-mortar", "0");
    assert_eq!((counter(&game, "ge-mortar").as_str(), game.force(GE).target), ("off", None));
    let error = at(9).side(GE, "target", "5b").fault();
    assert_eq!(error, "state.ge.target: nothing, as the Mortar is off the board (UN-10.36)");
}

/// A Riflemen unit of a side on the radio tile, which has this marker there.
fn radio(side: Side, marker: &str) -> crate::common::Position {
    let start = at(10).turn(side).hand(side, "rifle-a*2 scout-a").counters(side, "rifle-a@6b rifle-b@4b");
    let start = if side == GE { start.counters(US, "rifle-a@4b") } else { start };
    if marker == "controlled" { start.controlled(side, "6b") } else { start.scouted(side, "6b") }
}

/// UN-14.13, UN-14.14, UN-14.15, UN-14.16: the radio stays; every further US Control raises the value, without limit.
#[test]
fn un_14_13_un_14_14_un_14_15_un_14_16_the_us_raises_the_value() {
    let mut game = radio(US, "scouted").game();
    act(&mut game, US, "rifle-a control", "");
    assert_eq!((game.value(tile("6b")), points(&game)), (1, [1, 0]));
    act(&mut game, US, "rifle-a control", "");
    assert_eq!((game.value(tile("6b")), points(&game)), (2, [2, 0]));
    let mut game = radio(US, "controlled").set("radio-value", 4).game();
    act(&mut game, US, "rifle-a control", "");
    assert_eq!(outcome(&game).as_deref(), Some("us UN-13.4"));
    let mut rich = radio(GE, "scouted").set("radio-value", 40).controlled(US, "5b").game();
    assert_eq!(rich.value(tile("6b")), 40);
    act(&mut rich, GE, "scout-a conceal", "");
    assert_eq!(rich.mission().radio, Some(tile("6b")));
}

#[test]
fn un_14_17_an_enemy_on_the_radio_tile_stops_these_controls_too() {
    let game = radio(US, "controlled").counters(GE, "rifle-a@14b scout-b@6b").game();
    refused(&game, US, "UN-10.17", "rifle-a control");
}

/// UN-14.18, UN-14.19: Germany can take the tile with its value, and cannot raise it.
#[test]
fn un_14_18_un_14_19_germany_takes_the_tile_with_its_value() {
    let mut game = radio(GE, "scouted").set("radio-value", 3).controlled(US, "6b").game();
    assert_eq!(points(&game), [3, 0]);
    act(&mut game, GE, "rifle-a control", "");
    assert_eq!((points(&game), marker(&game, US, "6b")), ([0, 3], "scouted"));
    refused(&game, GE, "UN-14.18", "rifle-a control");
}
