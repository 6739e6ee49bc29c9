//! What a good player knows: positions in which anybody can say who stands better, or what to do.

use crate::common::{self, GE, US, action, field, on, open};
use sandtable_core::battery::{favourite, underway};
use sandtable_core::{Clicks, Fast, Knowledge, Level, Rules, Seat, Unheard, Viewer, Views};
use sandtable_heroes::{Action, Button, Heroes, Setup, Side};

/// What a position is worth to a side, as it sees it.
#[track_caller]
fn worth(game: &Heroes, side: Side) -> f32 {
    let mut worth = [0.0; 2];
    assert!(game.evaluate(side.seat(), &mut worth), "at rest");
    assert!((worth[0] + worth[1] - 1.0).abs() < 1e-5);
    worth[side.index()]
}

/// What looks best at first sight.
fn best(game: &Heroes, side: Side) -> Action {
    favourite(game, side.seat())
}

/// Something looks best that begins with these clicks.
#[track_caller]
fn prefers(game: &Heroes, side: Side, text: &str) {
    let (found, wanted) = (best(game, side), action(game, side, text));
    let path = |action: &Action| game.path(side.seat(), action).to_string();
    assert_eq!(path(&found), path(&wanted));
}

/// Games of every scenario, each after some random actions.
fn positions() -> impl Iterator<Item = Heroes> {
    (0..70u64).filter_map(|number| underway(&Setup::printed(number as u8 % 7 + 1), 250, number))
}

#[test]
fn what_a_seat_does_not_know_changes_nothing_in_its_judgement() {
    for (number, game) in positions().enumerate() {
        for side in Side::BOTH {
            let other = game.determinize(Viewer::Seat(side.seat()), &mut Fast::new(number as u64));
            let judge = |game: &Heroes| {
                let mut worth = [0.0; 2];
                game.evaluate(side.seat(), &mut worth).then_some(worth)
            };
            assert_eq!(judge(&game), judge(&other));
            let mut legal = Vec::new();
            game.legal(side.seat(), &mut legal);
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.priors(side.seat(), &legal, &mut here);
            other.priors(side.seat(), &legal, &mut there);
            assert_eq!(here, there);
        }
    }
}

#[test]
fn every_position_of_every_scenario_can_be_judged_and_played_on() {
    let mut chance = Fast::new(1);
    let mut legal: Vec<Action> = Vec::new();
    let mut judged = 0;
    for mut game in positions() {
        for _ in 0..40 {
            let Some(seat) = game.to_act().lowest() else { break };
            let side = Side::of(seat).unwrap();
            let mut worth = [0.0; 2];
            if game.evaluate(seat, &mut worth) {
                judged += 1;
                assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)), "{worth:?}");
            }
            best(&game, side);
            legal.clear();
            game.legal(seat, &mut legal);
            let index = game.playout(seat, &legal, &mut chance);
            game.apply(seat, &legal[index], &mut chance, &mut Unheard);
        }
    }
    assert!(judged > 100, "{judged}");
}

#[test]
fn who_can_shoot_shoots_at_what_is_worth_most() {
    // A command post and a decoy of a target stand side by side in the open.
    let game = open().us("u15a@c2").ge("g01a@c3, g54a@b3").directives(0, 0).active("u15a").game();
    prefers(&game, US, "unit:u15a → value:1 → unit:g01a");
}

#[test]
fn armour_is_not_shot_at_with_rifles() {
    let game = open().us("u15a@c2").ge("g42a@c3, g16a@b3").directives(0, 0).active("u15a").game();
    prefers(&game, US, "unit:u15a → value:1 → unit:g16a");
}

#[test]
fn an_empty_objective_beside_is_entered() {
    let game = field().us("u15a@c3").ge("g16a@f5").directives(0, 0).active("u15a").game();
    prefers(&game, US, "unit:u15a → tile:c4");
}

#[test]
fn who_can_leave_by_an_exit_leaves() {
    let game = on("falaise").phase(GE).us("u15a@g1").ge("g42a@a1").directives(0, 0).active("g42a").game();
    assert!(matches!(best(&game, GE), Action::Exit(_)));
}

#[test]
fn a_directive_is_paid_for_a_kill_and_for_a_life() {
    let mut game = open().us("u15a@c2").ge("g42a@c3, g16a@b3").directives(3, 0).active("u15a").game();
    common::act(&mut game, US, "unit:u15a → value:1 → unit:g16a", "3 4");
    assert_eq!(best(&game, US), Action::Directive);
    let mut game = open().us("u15a@c2").ge("g01a@c3").directives(0, 3).active("u15a").game();
    common::act(&mut game, US, "unit:u15a → value:1 → unit:g01a", "5 5 5");
    assert_eq!(best(&game, GE), Action::Directive);
}

#[test]
fn nobody_asks_to_be_left_alone_and_an_empty_stack_is_filled() {
    let game = open().us("u10a@a1").ge("g16a@g6").directives(0, 3).game();
    assert_eq!(best(&game, US), Action::RecoverDirectives);
    let game = open().us("u15a@a1").ge("g16a@g6").hand(GE, "eg08").set("window", true).game();
    assert!(!matches!(best(&game, GE), Action::Quiet(_)));
}

#[test]
fn an_activation_is_ended_only_when_nothing_is_left_to_do() {
    let game = open().us("u15a@c2").ge("g16a@c3").directives(0, 0).active("u15a").game();
    assert_ne!(best(&game, US), Action::Button(Button::End));
}

#[test]
fn objectives_units_and_cards_are_worth_something() {
    let plain = field().us("u15a@c2, u15b@d2").ge("g16a@f5, g16b@d5");
    let base = worth(&plain.game(), US);
    let held = plain.clone().set("control", serde_json::json!({"C4": "us", "D4": "ge", "F5": "ge"}));
    assert!(worth(&held.game(), US) > base + 0.01);
    assert!(worth(&plain.clone().us("u15a@c2, u15b@d2, u45a@e2").game(), US) > base);
    assert!(worth(&plain.clone().ge("g16a@f5").game(), US) > base);
    assert!(worth(&plain.clone().hand(US, "u15c, eu01").game(), US) > base);
    assert!(worth(&plain.clone().directives(0, 3).game(), US) < base);
}

#[test]
fn in_the_middle_of_an_activation_nothing_is_judged() {
    let game = open().us("u15a@c2").ge("g16a@c3").active("u15a").game();
    assert!(!game.evaluate(Seat(0), &mut [0.0; 2]));
}

#[test]
fn every_level_slips_less_than_the_one_below_and_the_last_one_searches() {
    let [recruit, regular, veteran] = [Level::Recruit, Level::Regular, Level::Veteran].map(|level| {
        let care = Heroes::temper(level).care.expect("follows the first sight");
        assert_eq!(care.careful, 1.0);
        care.slips
    });
    assert!(recruit > regular && regular > veteran && veteran == 0.0);
    let elite = Heroes::temper(Level::Elite);
    assert!(elite.care.is_none() && elite.iterations > 0);
}

/// A seat that there is not gets no judgement, and no panic.
#[test]
fn a_strange_seat_is_not_judged() {
    let game = open().us("u15a@c2").ge("g16a@c3").game();
    assert!(!game.evaluate(Seat(5), &mut [0.0; 8]));
    let mut weights = Vec::new();
    game.priors(Seat(5), &[Action::RecoverDirectives], &mut weights);
    assert_eq!(weights, [1.0]);
}
