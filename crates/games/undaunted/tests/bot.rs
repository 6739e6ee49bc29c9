//! What a good player knows: positions in which anybody can say who stands better, or what to do.

use crate::common::{GE, US, act, at};
use sandtable_core::battery::{favourite, underway};
use sandtable_core::{Fast, Knowledge, Level, Rules, Seat, Unheard, Viewer, Views};
use sandtable_undaunted::{Action, Setup, Side, Undaunted};

/// What a position is worth to a side, as it sees it.
fn worth(game: &Undaunted, side: Side) -> f32 {
    let mut worth = [0.0; 2];
    assert!(game.evaluate(side.seat(), &mut worth));
    assert!((worth[0] + worth[1] - 1.0).abs() < 1e-5);
    worth[side.index()]
}

/// What looks best at first sight.
fn best(game: &Undaunted, side: Side) -> String {
    favourite(game, side.seat()).to_string()
}

/// Games of every scenario, each after some random actions.
fn positions() -> impl Iterator<Item = Undaunted> {
    (0..240u64).filter_map(|number| underway(&Setup::printed(number as u8 % 12 + 1), 150, number))
}

#[test]
fn cards_that_a_seat_does_not_know_change_nothing_in_its_judgement() {
    for (number, game) in positions().enumerate() {
        for side in Side::BOTH {
            let other = game.determinize(Viewer::Seat(side.seat()), &mut Fast::new(number as u64));
            assert_eq!(worth(&game, side), worth(&other, side));
        }
    }
}

#[test]
fn every_position_of_every_scenario_can_be_judged_and_played_on() {
    let mut chance = Fast::new(1);
    let mut legal: Vec<Action> = Vec::new();
    for mut game in positions() {
        for _ in 0..12 {
            let Some(seat) = game.to_act().lowest() else { break };
            let side = Side::of(seat).unwrap();
            assert!((0.0..=1.0).contains(&worth(&game, side)));
            best(&game, side);
            legal.clear();
            game.legal(seat, &mut legal);
            let index = game.playout(seat, &legal, &mut chance);
            game.apply(seat, &legal[index], &mut chance, &mut Unheard);
        }
    }
}

#[test]
fn a_win_is_taken_at_first_sight() {
    let game = at(1)
        .turn(GE)
        .hand(GE, "scout-a rifle-a")
        .counters(GE, "rifle-a@13b rifle-b@5b scout-a@5b")
        .scouted(GE, "13b")
        .game();
    assert_eq!(best(&game, GE), "rifle-a control");
}

#[test]
fn points_are_worth_more_than_the_prospect_of_them() {
    let mut game = at(1).turn(US).hand(US, "rifle-a rifle-b").counters(US, "rifle-a@2b rifle-b@17b").game();
    let before = worth(&game, US);
    act(&mut game, US, "rifle-a control", "");
    assert!(worth(&game, US) > before);
}

#[test]
fn an_opponent_who_may_win_in_his_turn_is_a_threat_and_standing_in_his_way_helps() {
    let threatened =
        at(1).turn(US).hand(US, "scout-a rifle-b").counters(GE, "rifle-a@13b rifle-b@5b").scouted(GE, "13b");
    let harmless =
        at(1).turn(US).hand(US, "scout-a rifle-b").counters(GE, "rifle-a@11b rifle-b@5b").scouted(GE, "13b 11b");
    assert!(worth(&threatened.game(), US) + 0.05 < worth(&harmless.game(), US));
    let mut game = threatened.game();
    let before = worth(&game, US);
    act(&mut game, US, "scout-a scout 13b stop", "");
    assert!(worth(&game, US) > before);
}

#[test]
fn fog_losses_and_suppression_hurt() {
    let plain = at(1).turn(US).hand(US, "rifle-a scout-a");
    let base = worth(&plain.game(), US);
    assert!(worth(&plain.clone().discard(US, "fog*4").game(), US) < base);
    assert!(worth(&plain.clone().discard(US, "rifle-b*3").game(), US) > base);
    assert!(worth(&plain.clone().counters(US, "rifle-a@17b! rifle-b@17b scout-a@17b scout-b@17b").game(), US) < base);
}

#[test]
fn the_last_riflemen_against_an_opponent_who_plays_to_pin_are_in_danger() {
    let game = |counters: &str| worth(&at(2).turn(US).hand(US, "rifle-a scout-a").counters(US, counters).game(), US);
    assert!(game("rifle-a@15b") + 0.02 < game("rifle-a@15b rifle-b@4a"));
}

#[test]
fn fog_is_the_card_to_give_away_and_the_sergeant_is_not_thrown_off() {
    let game = at(1).turn(US).hand(US, "sergeant rifle-a").game();
    assert!(!best(&game, US).ends_with("hunker") && best(&game, US) != "end-turn");
    let game = at(1).initiative(US).hand(US, "sergeant rifle-a scout-a fog").game();
    assert_eq!(best(&game, US), "initiative fog");
}

#[test]
fn every_level_thinks_more_than_the_one_below() {
    let effort = |level: Level| {
        let temper = Undaunted::temper(level);
        (temper.iterations, temper.looks, -(temper.noise * 1_000.0) as i32)
    };
    let levels = [Level::Recruit, Level::Regular, Level::Veteran, Level::Elite].map(effort);
    assert!(levels[0].1 < levels[1].1 && levels[0].2 < levels[1].2);
    assert!(levels[1].0 < levels[2].0 && levels[2].0 < levels[3].0);
}

/// A seat that there is not gets no judgement, and no panic.
#[test]
fn a_strange_seat_is_not_judged() {
    let game = at(1).game();
    assert!(!game.evaluate(Seat(5), &mut [0.0; 8]));
    let mut weights = Vec::new();
    game.priors(Seat(5), &[Action::EndTurn], &mut weights);
    assert_eq!(weights, [1.0]);
}
