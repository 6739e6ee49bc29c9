//! What a good player knows: positions in which anybody can say what to do, or who stands better.

use crate::common::{ALLIES, AXIS, Position, UK, US, bare};
use sandtable_axis_dday::{Action, AxisDDay, Setup, Side};
use sandtable_core::{Chance, Fast, Knowledge, Rules, Seat, Unheard};

/// What looks best at first sight.
fn best(game: &AxisDDay, seat: Seat) -> String {
    let mut legal = Vec::new();
    Rules::legal(game, seat, &mut legal);
    assert!(legal.len() > 1, "a choice: {legal:?}");
    let mut weights = Vec::new();
    game.priors(seat, &legal, &mut weights);
    assert_eq!(weights.len(), legal.len());
    assert!(weights.iter().all(|&weight| weight > 0.0 && weight.is_finite()), "{weights:?}");
    let best = weights.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1)).unwrap().0;
    legal[best].to_string()
}

/// The chance of the Allies.
fn allied_chance(game: &AxisDDay) -> f32 {
    let mut worth = [0.0; 2];
    assert!(game.evaluate(AXIS, &mut worth));
    assert!((worth[0] + worth[1] - 1.0).abs() < 1e-5);
    worth[1]
}

fn game(position: Position) -> AxisDDay {
    position.game()
}

#[test]
fn a_battalion_of_infantry_takes_an_empty_city() {
    let game = game(bare("order 8").zone(17, "", "4I", "").zone(42, "1I", "", ""));
    assert_eq!(best(&game, ALLIES), "move 17 uk-infantry 30");
}

#[test]
fn nobody_walks_alone_into_a_full_city() {
    let game = game(bare("order 8").zone(17, "", "1I", "").zone(30, "4I 2A 2T", "", ""));
    assert_eq!(best(&game, ALLIES), "done");
}

#[test]
fn the_axis_goes_into_the_city_that_would_be_lost() {
    let game = game(
        bare("order 12")
            .turn(10)
            .set("close-to-victory", true)
            .zone(2, "", "", "7I")
            .zone(26, "", "", "8I")
            .zone(30, "", "1I", "")
            .zone(39, "4I 2A", "", ""),
    );
    assert!(best(&game, AXIS).ends_with(" 30"), "{}", best(&game, AXIS));
}

/// AD-48.4: with bad fortune a power leaves one zone only.
#[test]
fn with_bad_fortune_the_strongest_stack_goes() {
    let position = bare("order 8").zone(16, "", "4I 3A", "").zone(17, "", "1I 1T", "").zone(30, "3I", "", "");
    let game = game(position.zone(42, "1I", "", "").fortune("bad"));
    let choice = best(&game, ALLIES);
    assert!(choice.starts_with("move 16 ") && choice.ends_with(" 30"), "{choice}");
}

#[test]
fn nobody_attacks_with_what_cannot_come() {
    let about = |step: &str| bare(step).zone(16, "", "2I 1A", "").zone(17, "", "2I 1A", "").zone(23, "", "2I 1T", "");
    let position = about("order 8").zone(30, "3I 2A", "", "").zone(42, "1I", "", "");
    assert!(best(&game(position.clone()), ALLIES).contains(" 30"));
    let choice = best(&game(position.fortune("bad")), ALLIES);
    assert!(!choice.contains(" 30"), "{choice}");
}

/// AD-50.2: with bad fortune a power lands from one box only.
#[test]
fn with_bad_fortune_the_fullest_box_lands() {
    let position = bare("order 10").zone(42, "1I", "", "").boxed("gold", "4I 1A").boxed("sword", "1T");
    let choice = best(&game(position.fortune("bad")), ALLIES);
    assert!(choice.contains("gold"), "{choice}");
}

#[test]
fn blockhouses_fire_at_tanks_first() {
    let game = game(bare("order 9").zone(15, "2B", "", "").boxed("gold", "5I 1A 1T"));
    assert_eq!(best(&game, AXIS), "shell 15 gold uk-tank");
}

#[test]
fn an_open_beach_is_landed_on() {
    let game = game(bare("order 10").zone(42, "1I", "", "").boxed("gold", "2I 1A"));
    assert_ne!(best(&game, ALLIES), "done");
}

#[test]
fn holding_the_cities_is_better_than_standing_before_them() {
    let held = bare("order 8").turn(6).zone(2, "", "", "6I").zone(26, "", "", "6I").zone(30, "", "6I", "");
    let before = bare("order 8").turn(6).zone(6, "", "", "6I").zone(21, "", "", "6I").zone(17, "", "6I", "");
    let axis = |position: Position| position.zone(38, "6I 2A", "", "").zone(35, "6I 2A", "", "");
    assert!(allied_chance(&game(axis(held))) > allied_chance(&game(axis(before))) + 0.1);
}

#[test]
fn allies_of_three_seats_agree_on_what_is_not_clearly_worse() {
    let three = Setup { seats: 3, ..Setup::default() };
    let mut chance = Fast::new(5);
    let mut game = AxisDDay::new(&three, &mut chance).unwrap();
    let mut legal = Vec::new();
    let mut agreed = 0;
    while let Some(seat) = Rules::to_act(&game).lowest() {
        legal.clear();
        Rules::legal(&game, seat, &mut legal);
        let index = game.playout(seat, &legal, &mut chance);
        let action = legal[index];
        assert_ne!(action.to_string(), "refer");
        if game.joint().uk.is_some() {
            assert!(seat == US || seat == UK);
            agreed += u32::from(action.to_string() == "agree");
        }
        Rules::apply(&mut game, seat, &action, &mut chance, &mut Unheard);
    }
    assert!(agreed > 0);
}

#[test]
fn every_game_with_every_option_can_be_judged_and_played_on() {
    let mut legal: Vec<Action> = Vec::new();
    for number in 0..6u64 {
        let mut chance = Fast::new(number);
        let setup = Setup {
            seats: 2 + (number % 2) as u8,
            fortune: number % 3 > 0,
            tactics: number % 4 > 0,
            ..Setup::default()
        };
        let mut game = AxisDDay::new(&setup, &mut chance).unwrap();
        while let Some(seat) = Rules::to_act(&game).lowest() {
            legal.clear();
            Rules::legal(&game, seat, &mut legal);
            // Half of the choices at random, so that odd positions come up.
            let index = if chance.below(2) == 0 {
                chance.below(legal.len() as u32) as usize
            } else {
                game.playout(seat, &legal, &mut chance)
            };
            let mut weights = Vec::new();
            game.priors(seat, &legal, &mut weights);
            assert!(weights.iter().all(|&weight| weight > 0.0 && weight.is_finite()), "{weights:?}");
            let mut worth = [0.0; 3];
            assert!(game.evaluate(seat, &mut worth[..usize::from(setup.seats)]));
            assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)));
            Rules::apply(&mut game, seat, &legal[index], &mut chance, &mut Unheard);
        }
        assert!(matches!(game.winner(), Some(Side::Axis | Side::Allies)));
    }
}

/// One game: the Allies do what looks best, or anything; the Axis does anything.
fn allies_win(seed: u64, sensible: bool) -> bool {
    let mut chance = Fast::new(seed);
    let mut game = AxisDDay::new(&Setup::default(), &mut chance).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = Rules::to_act(&game).lowest() {
        legal.clear();
        Rules::legal(&game, seat, &mut legal);
        let index = if sensible && seat == ALLIES {
            game.playout(seat, &legal, &mut chance)
        } else {
            chance.below(legal.len() as u32) as usize
        };
        Rules::apply(&mut game, seat, &legal[index], &mut chance, &mut Unheard);
    }
    game.winner() == Some(Side::Allies)
}

#[test]
fn who_follows_the_plan_beats_an_axis_that_does_anything() {
    assert!((0..4).filter(|&seed| allies_win(seed, true)).count() >= 3);
    assert!((0..4).all(|seed| !allies_win(seed, false)));
}

/// Tanks and guns wait behind infantry for room: who goes on first is whoever is missing in front.
#[test]
fn a_stack_goes_on_mixed() {
    let position = bare("order 8").zone(14, "", "", "4I 2A").zone(21, "", "", "4I").zone(26, "6I 2A", "", "");
    let mut game = game(position.zone(35, "8I", "", ""));
    let mut gone = Vec::new();
    while game.phase().is_order(8) {
        let choice = best(&game, ALLIES);
        let action: Action = choice.parse().unwrap();
        Rules::apply(&mut game, ALLIES, &action, &mut Fast::new(1), &mut Unheard);
        gone.push(choice);
    }
    assert!(gone.contains(&"move 14 us-artillery 21".to_owned()), "{gone:?}");
}

/// Who attacks has ten turns, who defends can wait: the same share of slips would hurt the Allies much more.
#[test]
fn the_axis_slips_more_often_than_the_allies() {
    let game = game(bare("order 12").zone(42, "2I", "", "").zone(30, "", "2I", ""));
    assert_eq!(game.slips(ALLIES, 0.1), 0.1);
    assert!(game.slips(AXIS, 0.1) > 0.1);
    assert_eq!(game.slips(AXIS, 0.0), 0.0);
    assert!(game.slips(AXIS, 0.9) <= 1.0);
}

/// AD-16.4, AD-16.8: each of two Allied seats ends an order for itself, and what they decide together is asked twice.
#[test]
fn two_allied_seats_slip_less_each_and_never_by_refusing_each_other() {
    let three = Setup { seats: 3, ..Setup::default() };
    let mut chance = Fast::new(5);
    let mut game = AxisDDay::new(&three, &mut chance).unwrap();
    let mut legal = Vec::new();
    let mut asked = 0;
    while let Some(seat) = Rules::to_act(&game).lowest() {
        legal.clear();
        Rules::legal(&game, seat, &mut legal);
        if game.joint().uk.is_some() {
            asked += 1;
            assert_eq!(game.slips(seat, 0.5), 0.0);
        } else if seat != AXIS {
            let slips = game.slips(seat, 0.5);
            assert!(slips > 0.0 && slips < 0.5);
        }
        let index = game.playout(seat, &legal, &mut chance);
        let action = legal[index];
        Rules::apply(&mut game, seat, &action, &mut chance, &mut Unheard);
    }
    assert!(asked > 0);
}
