//! What a good player knows: positions in which anybody can say what to do, and games that the careful player wins.

use crate::common::*;
use sandtable_core::{Chance, Fast, Knowledge, Level, Rules, Seat, Unheard, Verdict};
use sandtable_dday_dice::harvest::{Harvest, Prices};
use sandtable_dday_dice::{Action, DDayDice, Event, Face, MAPS, Setup};
use serde_json::json;

/// What the careful player would do.
fn advised(game: &DDayDice, seat: Seat) -> Action {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut weights = Vec::new();
    game.priors(seat, &legal, &mut weights);
    assert_eq!(weights.len(), legal.len());
    assert!(weights.iter().all(|&weight| weight > 0.0 && weight.is_finite()), "{weights:?}");
    let best = weights.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1)).unwrap().0;
    legal[best]
}

fn path(action: Action) -> String {
    action.path().to_string()
}

#[test]
fn a_unit_that_must_leave_locks_the_courage_it_needs() {
    let shown = dice("R courage star, W courage tool, B skull");
    let game = at(
        json!({"setup": {"map": "tiger"}, "units": [{"sector": 8, "marker": 3, "soldiers": 60, "courage": 1, "dice": shown, "specialists": ["bugler"], "mulligan-used": true}]}),
    );
    assert!(["die:r1 → button:lock", "die:w1 → button:lock"].contains(&path(advised(&game, ME)).as_str()));
}

#[test]
fn what_the_route_demands_is_recruited_first() {
    let game = solo("tiger", "supply", json!({"sector": 4, "stars": 4, "soldiers": 30}));
    assert_eq!(path(advised(&game, ME)), "specialist:corporal → button:recruit");
    let game = solo("tiger", "supply", json!({"sector": 8, "stars": 4, "soldiers": 30, "specialists": ["scout"]}));
    assert_eq!(path(advised(&game, ME)), "specialist:medic → button:recruit");
}

#[test]
fn an_item_is_used_when_it_saves_the_unit_and_kept_when_it_is_not_needed() {
    let fire = |soldiers: u8| {
        at(json!({"setup": {"map": "tiger"}, "phase": "fire", "fire": [{"sector": 8, "mg": [6]}],
            "units": [{"sector": 8, "soldiers": soldiers, "items": ["first-aid-kit", "field-radio"]}]}))
    };
    assert!(matches!(advised(&fire(13), ME), Action::Use { .. }));
    assert_eq!(advised(&fire(40), ME), Action::Done);
}

#[test]
fn the_weak_hold_a_safe_sector_and_the_strong_march_on() {
    let standing = |soldiers: u8| {
        solo(
            "omaha",
            "move",
            json!({"sector": 4, "soldiers": soldiers, "courage": 20, "visited": [1, 2, 3, 4], "specialists": ["scout", "medic", "gunner"], "marker": 2}),
        )
    };
    assert_eq!(advised(&standing(9), ME), Action::Done);
    assert_eq!(path(advised(&standing(200), ME)), "sector:6");
}

#[test]
fn soldiers_fall_before_specialists() {
    let game = at(
        json!({"phase": "losses", "units": [{"sector": 2, "soldiers": 9, "specialists": ["medic"], "this-turn": {"losses": 4}}]}),
    );
    assert_eq!(advised(&game, ME), Action::Soldiers);
    let game = at(
        json!({"phase": "losses", "units": [{"sector": 8, "soldiers": 1, "specialists": ["medic", "courier"], "this-turn": {"losses": 2}}]}),
    );
    assert_eq!(path(advised(&game, ME)), "specialist:courier");
}

/// Every position of random games can be judged and played on, alone and together.
#[test]
fn every_position_can_be_judged_and_played_on() {
    for number in 0..40u64 {
        let mut chance = Fast::new(number);
        let map = MAPS[number as usize % MAPS.len()];
        let setup = Setup::on(map, 1 + (number % 4) as u8).unwrap();
        let mut game = DDayDice::new(&setup, &mut chance).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            legal.clear();
            game.legal(seat, &mut legal);
            let index = game.playout(seat, &legal, &mut chance);
            assert!(index < legal.len());
            let mut worth = [0.5; 4];
            if game.evaluate(seat, &mut worth) {
                assert!(worth.iter().all(|worth| (0.0..=1.0).contains(worth)), "{worth:?}");
            }
            // Now and then something else, so that strange places are seen too.
            let action =
                if chance.below(6) == 0 { legal[chance.below(legal.len() as u32) as usize] } else { legal[index] };
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
}

/// Exercise Tiger is the easy map: the careful player wins it.
#[test]
fn the_careful_player_wins_exercise_tiger() {
    let mut won = 0;
    for seed in 0..10 {
        let mut chance = Fast::new(seed);
        let mut game = DDayDice::new(&Setup::default(), &mut chance).unwrap();
        while let Some(seat) = game.to_act().lowest() {
            let action = advised(&game, seat);
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
        won += u32::from(matches!(game.outcome().unwrap().verdict, Verdict::Won(_)));
    }
    assert!(won >= 7, "{won} of 10");
}

#[test]
fn every_level_takes_more_care_than_the_one_below() {
    let cares = [Level::Recruit, Level::Regular, Level::Veteran, Level::Elite].map(|level| {
        let care = DDayDice::temper(level).care.unwrap();
        care.careful - care.slips
    });
    assert!(cares.windows(2).all(|pair| pair[0] < pair[1]), "{cares:?}");
    const { assert!(DDayDice::TOGETHER) };
}

/// Two units in sector 8 of Exercise Tiger under an MG that shows a 5: 13 losses each.
fn under_fire(strong: u8, weak: u8) -> DDayDice {
    at(json!({"setup": {"map": "tiger", "seats": 2}, "phase": "fire", "fire": [{"sector": 8, "mg": [5]}],
        "units": [{"sector": 8, "soldiers": strong}, {"sector": 8, "soldiers": weak}]}))
}

#[test]
fn a_partner_that_would_die_waits_and_is_given_soldiers() {
    let mut game = under_fire(20, 12);
    let (strong, weak) = (Seat(0), Seat(1));
    assert_eq!(game.to_act().lowest(), Some(weak));
    assert_eq!(advised(&game, weak), Action::Wait);
    game.apply(weak, &Action::Wait, &mut Fast::new(0), &mut Unheard);
    assert_eq!(path(advised(&game, strong)), "seat:1 → resource:soldiers → number:2");
}

#[test]
fn nobody_gives_what_he_needs_himself() {
    let (strong, weak) = (Seat(0), Seat(1));
    let mut game = under_fire(14, 12);
    assert_eq!(advised(&game, weak), Action::Done);
    game.apply(weak, &Action::Wait, &mut Fast::new(0), &mut Unheard);
    assert_eq!(game.to_act().lowest(), Some(strong));
    assert_eq!(advised(&game, strong), Action::Done);
}

#[test]
fn courage_goes_to_the_partner_that_must_move() {
    let game = at(json!({"setup": {"map": "tiger", "seats": 2}, "phase": "move",
        "units": [{"sector": 2, "soldiers": 30, "courage": 4, "marker": 2},
                  {"sector": 2, "soldiers": 9, "courage": 0, "marker": 4, "visited": [1, 2, 3]}]}));
    assert_eq!(game.to_act().lowest(), Some(Seat(1)));
    assert_eq!(advised(&game, Seat(1)), Action::Wait);
    let mut game = game;
    game.apply(Seat(1), &Action::Wait, &mut Fast::new(0), &mut Unheard);
    assert_eq!(path(advised(&game, Seat(0))), "seat:1 → resource:courage → number:2");
}

#[test]
fn a_swap_is_accepted_if_it_is_good_for_the_two_together() {
    let mine = dice("R s2 star, W s2 tool, B courage skull");
    let asked_for = |path_asked: &str| {
        let hers = dice("R star tool, W courage star, B s2 courage");
        let mut game = at(json!({"setup": {"map": "tiger", "seats": 2}, "phase": "result",
            "units": [{"sector": 2, "soldiers": 3, "dice": mine},
                      {"sector": 2, "soldiers": 20, "dice": hers, "specialists": ["lieutenant"]}]}));
        play(&mut game, ME, path_asked);
        advised(&game, Seat(1))
    };
    // Two soldiers on three colours for me, a courage more for her.
    assert_eq!(asked_for("die:b1 → seat:1 → die:b1"), Action::Accept);
    // A skull for her two soldiers.
    assert_eq!(asked_for("die:b2 → seat:1 → die:b2"), Action::Decline);
}

/// What only one unit can have is no way for two: 5 demands the Corporal.
#[test]
fn partners_take_a_way_that_is_open_to_all() {
    let mut won = 0;
    for seed in 0..4 {
        let mut chance = Fast::new(seed);
        let mut game = DDayDice::new(&Setup::on("tiger", 3).unwrap(), &mut chance).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().lowest() {
            legal.clear();
            game.legal(seat, &mut legal);
            let index = game.playout(seat, &legal, &mut chance);
            game.apply(seat, &legal[index], &mut chance, &mut Unheard);
        }
        won += u32::from(matches!(game.outcome().unwrap().verdict, Verdict::Won(_)));
    }
    assert!(won >= 3, "{won} of 4");
}

/// The quick upkeep of the dice mathematics brings what the rules bring, when nothing is left to choose.
#[test]
fn the_quick_upkeep_is_the_upkeep_of_the_rules() {
    let prices = Prices {
        soldier_in_danger: 1.0,
        danger: 0.0,
        soldier: 1.0,
        star: 1.0,
        urgent_stars: (0.0, 1.0),
        courage: 1.0,
        urgent_courage: (0.0, 1.0),
        point: 0.4,
        cry: 3.0,
        gift: 4.0,
        award: 6.0,
    };
    let mut chance = Fast::new(9);
    let mut compared = 0;
    let squads = [
        json!([]),
        json!(["sergeant", "engineer"]),
        json!(["veteran", "radioman", "chaplain"]),
        json!(["captain", "flag-bearer"]),
    ];
    for number in 0..600usize {
        let faces: Vec<Face> = (0..6).map(|_| Face::ALL[chance.below(6) as usize]).collect();
        let nation = ["us", "uk", "fr"][number % 3];
        let (sector, squad) = ([2, 3, 6][number % 3], &squads[number % 4]);
        let state = json!({"setup": {"map": "omaha", "nations": [nation]}, "phase": "result",
            "units": [{"sector": sector, "soldiers": 90, "dice": faces, "specialists": squad}]});
        let mut game = at(state);
        let expected = Harvest::new(&game, ME).best(&faces, &prices).1;
        let events = go_on(&mut game, &[]);
        if has_event(&events, |event| matches!(event, Event::MarkerTurned { .. })) {
            let got = gained(&events, ME);
            assert_eq!(
                got,
                [expected.soldiers, expected.stars, expected.courage, expected.points],
                "{faces:?} {nation}"
            );
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}
