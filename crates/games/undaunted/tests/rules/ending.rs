//! UN-13: the end of the game.

use crate::common::*;
use sandtable_core::{Positions, Rules};
use sandtable_undaunted::{Goal, Side, Undaunted, printed};

#[test]
fn un_13_1_each_side_has_one_goal() {
    assert_eq!((printed(2).side(US).goal, printed(2).side(GE).goal), (Goal::Points(1), Goal::Pin));
    assert_eq!((printed(11).side(US).goal, printed(11).side(GE).goal), (Goal::Pin, Goal::Points(1)));
}

/// UN-13.2: in the middle of a Blast the game stops at once.
#[test]
fn un_13_2_the_game_stops_at_once() {
    let mut game = at(5)
        .turn(GE)
        .hand(GE, "mortar rifle-a")
        .hand(US, "scout-a")
        .deck(US, "sergeant")
        .counters(US, "rifle-a@5a scout-a@5a scout-b@5a")
        .counters(GE, "rifle-a@2b mortar@2b")
        .target(GE, "5a")
        .game();
    act(&mut game, GE, "mortar blast us-rifle-a", "0");
    assert_eq!((outcome(&game).as_deref(), asked(&game)), (Some("ge UN-13.6"), "nobody"));
    assert_eq!((hand(&game, US).as_str(), play_area(&game, GE).as_str()), ("scout-a", "mortar"));
    refused(&game, GE, "UN-13.2", "blast us-scout-a");
}

#[test]
fn un_13_3_points_are_the_values_of_controlled_objectives() {
    let game = at(1).controlled(US, "13b 6a 17b").scouted(US, "7a").game();
    assert_eq!(points(&game), [4, 3]);
}

#[test]
fn un_13_4_points_reached_or_exceeded_win() {
    assert_eq!(outcome(&at(1).controlled(US, "13b 6a").game()), None);
    assert_eq!(outcome(&at(1).controlled(US, "13b 6a 2b").game()).as_deref(), Some("us UN-13.4"));
    assert_eq!(outcome(&at(1).controlled(GE, "13b 6a").game()).as_deref(), Some("ge UN-13.4"));
    let over = at(1).controlled(US, "13b 6a 2b").game();
    assert_eq!(over.outcome().unwrap().scores, [5, 3]);
}

/// UN-13.5, UN-13.6: without a Riflemen counter a side is pinned, whatever else it has; then who plays to pin has won.
#[test]
fn un_13_5_un_13_6_pinned() {
    let game = at(2).counters(US, "scout-a@15b scout-b@4a").game();
    assert_eq!(outcome(&game).as_deref(), Some("ge UN-13.6"));
    let game = at(2).counters(US, "scout-a@15b rifle-b@4a!").game();
    assert_eq!((outcome(&game), force(&game, US).pinned), (None, false));
}

/// UN-13.7, UN-13.8: against a points goal it costs nothing, and ends when a Riflemen counter comes back.
#[test]
fn un_13_7_un_13_8_pinned_against_points() {
    let mut game = at(1).turn(US).hand(US, "rifle-a scout-a").counters(US, "scout-a@17b").game();
    assert_eq!((outcome(&game), force(&game, US).pinned), (None, true));
    act(&mut game, US, "rifle-a move stop", "");
    assert!(!force(&game, US).pinned);
}

/// UN-13.9, UN-13.10: both pinned: more points, else the marker.
#[test]
fn un_13_9_un_13_10_both_pinned() {
    let start = at(1).counters(US, "scout-a@17b").counters(GE, "scout-a@5b");
    assert_eq!(outcome(&start.game()).as_deref(), Some("ge UN-13.9"));
    let even = start.side(GE, "controlled", Vec::<String>::new());
    for side in Side::BOTH {
        let game = even.clone().set("marker", side.name()).game();
        assert_eq!(outcome(&game), Some(format!("{side} UN-13.10")));
    }
}

/// UN-13.11: who plays to pin wins by it even while pinned himself.
#[test]
fn un_13_11_goals_are_tested_first() {
    let game = at(2).counters(US, "scout-a@15b").counters(GE, "scout-a@18b").game();
    assert_eq!(outcome(&game).as_deref(), Some("ge UN-13.6"));
    let game = at(2).counters(US, "scout-a@15b").counters(GE, "scout-a@18b").controlled(US, "1b").game();
    assert_eq!(outcome(&game).as_deref(), Some("us UN-13.4"), "and so do points");
}

/// UN-13.12, UN-13.13: what can still be brought counts, through several Bolsters if need be.
#[test]
fn un_13_12_un_13_13_beyond_hope() {
    let hopeless = |hand: &str, deck: &str, removed: &str| {
        let game = at(7).hand(US, hand).deck(US, deck).removed(US, removed).game();
        (force(&game, US).hopeless, outcome(&game))
    };
    // Riflemen in the supply, and nobody who could fetch them.
    assert!(hopeless("scout-a", "fog", "").0);
    assert!(!hopeless("scout-a", "leader-a", "").0, "Leader A fetches Rifleman A");
    assert!(hopeless("scout-a", "leader-a", "rifle-a*5").0, "but none of another squad");
    assert!(!hopeless("scout-a", "guide", "rifle-a*5").0, "the Guide fetches any");
    assert!(!hopeless("scout-a", "guide", "rifle-a*5 rifle-b*5").0);
    assert!(hopeless("sergeant", "guide", "rifle-a*5 rifle-b*5 rifle-c*5").0);
    // A face-down card, the play area and the discard count too.
    let game = at(7).hand(US, "scout-a").deck(US, "fog").side(US, "chosen", "rifle-a").game();
    assert!(!force(&game, US).hopeless);
    let game = at(7).turn(US).hand(US, "scout-a").deck(US, "fog").play(US, "rifle-a").game();
    assert!(!force(&game, US).hopeless);
    // A side that plays to pin is never beyond hope.
    let game = at(2).hand(GE, "scout-a").deck(GE, "fog").game();
    assert!(!force(&game, GE).hopeless);
}

#[test]
fn un_13_14_counters_on_the_board_do_not_save_a_side() {
    let game = at(7).hand(US, "scout-a").deck(US, "fog").counters(US, "rifle-a@13b rifle-b@18b").game();
    assert!(force(&game, US).hopeless);
}

/// UN-13.15: against an opponent who plays to pin, hunkering down the last Rifleman loses at once.
#[test]
fn un_13_15_hopeless_against_pin() {
    let mut game = at(2).turn(US).hand(US, "rifle-a scout-a").deck(US, "fog").game();
    act(&mut game, US, "rifle-a hunker", "");
    assert_eq!(outcome(&game).as_deref(), Some("ge UN-13.15"));
}

/// UN-13.16, UN-13.17: with more points the opponent wins at once, otherwise as soon as he has more. A saved game keeps the
/// clause.
#[test]
fn un_13_16_un_13_17_hopeless_against_points() {
    let behind = at(1).hand(US, "scout-a").deck(US, "fog").game();
    assert_eq!(outcome(&behind).as_deref(), Some("ge UN-13.16"));
    let mut ahead = at(1)
        .turn(GE)
        .hand(US, "scout-a")
        .deck(US, "fog")
        .controlled(US, "13b 2b")
        .hand(GE, "rifle-a rifle-b")
        .counters(GE, "rifle-a@16b rifle-b@5b")
        .scouted(GE, "16b")
        .game();
    assert_eq!((outcome(&ahead), points(&ahead)), (None, [3, 3]));
    act(&mut ahead, GE, "rifle-a control", "");
    assert_eq!(outcome(&ahead).as_deref(), Some("ge UN-13.17"));
    assert_eq!(Undaunted::load(&ahead.save()).as_ref(), Ok(&ahead));
}

/// UN-13.16 again: the card that was the last hope goes while the opponent is ahead, by a casualty or by hunkering down.
#[test]
fn un_13_16_the_last_hope_goes_while_the_opponent_is_ahead() {
    let last = at(1).hand(US, "rifle-a scout-a").deck(US, "fog").hand(GE, "rifle-a");
    let mut game = last.clone().turn(US).game();
    act(&mut game, US, "rifle-a hunker", "");
    assert_eq!(outcome(&game).as_deref(), Some("ge UN-13.16"));
    let mut game = last.turn(GE).game();
    act(&mut game, GE, "rifle-a attack us-rifle-a", "0");
    assert_eq!(outcome(&game).as_deref(), Some("ge UN-13.16"));
    assert_eq!(Undaunted::load(&game.save()).as_ref(), Ok(&game));
}

/// UN-13.17 by the radio: the hopeless side keeps its points, and is overtaken when the value rises.
#[test]
fn un_13_17_the_radio_overtakes_a_hopeless_side() {
    let mut game = at(10)
        .turn(US)
        .hand(US, "rifle-a*2 scout-a")
        .counters(US, "rifle-a@6b rifle-b@4b")
        .controlled(US, "6b")
        .hand(GE, "scout-a")
        .deck(GE, "fog")
        .controlled(GE, "7b 8b")
        .game();
    assert_eq!((points(&game), force(&game, GE).hopeless), ([1, 2], true));
    act(&mut game, US, "rifle-a control", "");
    assert_eq!((points(&game), outcome(&game)), ([2, 2], None), "not with equal points");
    act(&mut game, US, "rifle-a control", "");
    assert_eq!(outcome(&game).as_deref(), Some("us UN-13.17"));
}

#[test]
fn un_13_18_hopeless_and_the_opponent_pinned() {
    let game = at(1).hand(US, "scout-a").deck(US, "fog").controlled(US, "13b 6a").counters(GE, "scout-a@5b").game();
    assert_eq!(outcome(&game).as_deref(), Some("us UN-13.9"));
}

/// UN-13.19: in random games a side that is beyond hope never has hope again.
#[test]
fn un_13_19_a_side_beyond_hope_stays_so() {
    let mut seen = 0;
    for seed in 0..60 {
        let mut chance = sandtable_core::Fast::new(seed);
        // Scenario 1 with few Riflemen, so that it happens.
        let mut game = at(1)
            .initiative(US)
            .hand(US, "rifle-a scout-a leader-b fog")
            .deck(US, "rifle-a rifle-b scout-b sergeant")
            .removed(US, "rifle-a*3 rifle-b*4")
            .controlled(US, "13b 2b 16b")
            .game();
        let mut hopeless = false;
        let mut actions = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.to_act().lowest() else { break };
            actions.clear();
            game.legal(seat, &mut actions);
            let action = actions[sandtable_core::Chance::below(&mut chance, actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut sandtable_core::Unheard);
            let now = force(&game, US).hopeless;
            assert!(now || !hopeless, "{action}");
            seen += usize::from(now && !hopeless);
            hopeless = now;
        }
    }
    assert!(seen > 5, "{seen}");
}

/// UN-13.20: after the last round more points win, then the marker.
#[test]
fn un_13_20_the_round_limit() {
    let last = |controlled: &str, first: Side| {
        let mut game = at(1)
            .set("setup", serde_json::json!({"scenario": 1, "round-limit": 5}))
            .second_turn(first.other())
            .hand(first.other(), "rifle-a")
            .controlled(US, controlled)
            .game();
        act(&mut game, first.other(), "end-turn", "");
        outcome(&game).unwrap()
    };
    assert_eq!(last("13b 6a", US), "us UN-13.20");
    assert_eq!(last("13b", US), "ge UN-13.20");
    assert_eq!((last("13b 7a", US), last("13b 7a", GE)), ("us UN-13.20".into(), "ge UN-13.20".into()));
    let mut game = at(1).second_turn(GE).hand(GE, "rifle-a").game();
    act(&mut game, GE, "end-turn", "");
    assert_eq!((game.round(), outcome(&game)), (6, None), "not before round 150");
}
