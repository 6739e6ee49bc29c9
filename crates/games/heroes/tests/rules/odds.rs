//! Exact odds, with numbers worked out by hand. Two dice reach 8 in 15 of 36 throws, 9 in 10, 10 in 6; doubles below 8 are
//! 2, 4 and 6: three throws.

use sandtable_core::{Chance, Chances, Fast, Likelihood, Rules, Unheard, Viewer, Views};
use sandtable_heroes::{Heroes, Setup};

use crate::common::{GE, Position, US, act, action, open};

/// The chance behind a label, `what` or `with: what`.
fn chance(game: &Heroes, side: sandtable_heroes::Side, text: &str, label: &str) -> Option<f64> {
    let odds = game.odds(side.seat(), &action(game, side, text))?;
    let (with, what) = label.split_once(": ").map_or((None, label), |(with, what)| (Some(with), what));
    let json = serde_json::to_value(&odds).unwrap();
    let lines = json.as_array().expect("lines");
    let found = odds.0.iter().zip(lines).find(|(line, json)| match with {
        Some(with) => {
            line.label.id == format!("hn-odds-with-{with}") && json.to_string().contains(&format!("hn-odds-{what}\""))
        }
        None => line.label.id == format!("hn-odds-{what}"),
    });
    match found?.0.value {
        Likelihood::Chance(chance) => Some(chance),
        _ => panic!("{label} is no chance"),
    }
}

#[track_caller]
fn is(game: &Heroes, text: &str, label: &str, wanted: f64) {
    let found = chance(game, US, text, label);
    assert!(found.is_some_and(|found| (found - wanted).abs() < 1e-9), "{text}, {label}: {found:?}, not {wanted}");
}

/// A Rifle Company that is active beside somebody.
fn beside(enemy: &str) -> Position {
    open().us("u15a@c2").ge(enemy).active("u15a")
}

const SHOT: &str = "unit:u15a → value:1 → unit:";

#[test]
fn a_shot_in_the_open_hits_in_15_of_36_and_suppresses_by_low_doubles() {
    let game = beside("g16a@c3").directives(0, 0).game();
    let shot = format!("{SHOT}g16a");
    is(&game, &shot, "hit", 15.0 / 36.0);
    is(&game, &shot, "destroy", 15.0 / 36.0);
    is(&game, &shot, "suppress", 3.0 / 36.0);
    is(&game, &shot, "saved", 0.0);
    is(&game, &shot, "miss", 18.0 / 36.0);
    assert_eq!(chance(&game, US, &shot, "attack: hit"), None, "nobody can pay");
    assert_eq!(chance(&game, US, &shot, "save: hit"), None);
}

#[test]
fn a_directive_for_the_attack_turns_sevens_into_successes() {
    let game = beside("g16a@c3").directives(1, 0).game();
    let shot = format!("{SHOT}g16a");
    is(&game, &shot, "hit", 15.0 / 36.0);
    is(&game, &shot, "attack: hit", 21.0 / 36.0);
    is(&game, &shot, "attack: destroy", 21.0 / 36.0);
    is(&game, &shot, "attack: miss", 12.0 / 36.0);
}

#[test]
fn a_save_and_a_directive_for_it() {
    // An HQ with two hit points and a save of 6: one in six, two in six when it pays.
    let game = beside("g02a@c3").directives(0, 2).game();
    let shot = format!("{SHOT}g02a");
    is(&game, &shot, "hit", 15.0 / 36.0 * 5.0 / 6.0);
    is(&game, &shot, "saved", 15.0 / 36.0 / 6.0);
    is(&game, &shot, "destroy", 0.0);
    is(&game, &shot, "save: hit", 15.0 / 36.0 * 4.0 / 6.0);
    is(&game, &shot, "save: saved", 15.0 / 36.0 * 2.0 / 6.0);
}

#[test]
fn armour_turns_a_hit_into_suppression_unless_it_is_pierced() {
    let game = beside("g42a@c3").directives(1, 0).game();
    let shot = format!("{SHOT}g42a");
    is(&game, &shot, "hit", 0.0);
    is(&game, &shot, "suppress", 18.0 / 36.0);
    let paid = "unit:u15a → value:1 → marker:directive → unit:g42a";
    is(&game, paid, "hit", 15.0 / 36.0);
    is(&game, paid, "suppress", 3.0 / 36.0);
    assert_eq!(chance(&game, US, paid, "attack: hit"), None, "the only DIRECTIVE is spent");
}

#[test]
fn a_fragile_unit_breaks_by_suppression() {
    let game = open()
        .us("u15a@c2")
        .side(GE, "units", serde_json::json!([{"card": "g27a", "at": "c3", "suppressed": 1}]))
        .directives(0, 0)
        .active("u15a")
        .game();
    let shot = format!("{SHOT}g27a");
    is(&game, &shot, "broken", 3.0 / 36.0);
    is(&game, &shot, "destroy", 15.0 / 36.0);
}

#[test]
fn after_the_roll_the_odds_are_those_of_the_save() {
    let mut game = beside("g02a@c3").directives(1, 0).game();
    act(&mut game, US, &format!("{SHOT}g02a"), "3 4");
    is(&game, "marker:directive", "hit", 5.0 / 6.0);
    is(&game, "marker:directive", "saved", 1.0 / 6.0);
    is(&game, "button:accept", "miss", 1.0);
}

#[test]
fn go_and_medics_roll_one_die() {
    let game = open().us("u01a@b2, u15a@c2 go, u16a@d2 go").game();
    is(&game, "unit:u15a → button:go", "go", 0.5);
    is(&game, "unit:u16a → button:go", "go", 4.0 / 6.0);
    let hurt = serde_json::json!([{"card": "u10a", "at": "c2"}, {"card": "u16a", "at": "d2", "hit": 1}]);
    let game = open().side(US, "units", hurt).active("u10a").game();
    is(&game, "unit:u10a → ability:medic → unit:u16a", "healed", 0.5);
}

/// Two hidden units of the deployment, a company and a decoy. The die of the hidden save counts for the company alone.
#[test]
fn a_hidden_target_is_everything_that_it_may_be() {
    let game = beside("g16a@c3 hidden, g99a@e6 hidden").directives(0, 0).game();
    let other = beside("g99a@c3 hidden, g16a@e6 hidden").directives(0, 0).game();
    for (game, target) in [(&game, "g16a"), (&other, "g99a")] {
        let shot = format!("{SHOT}{target}");
        is(game, &shot, "decoy", 0.5);
        is(game, &shot, "hit", 0.5 * 15.0 / 36.0 * 5.0 / 6.0);
        is(game, &shot, "saved", 0.5 * 15.0 / 36.0 / 6.0);
        is(game, &shot, "suppress", 0.5 * 3.0 / 36.0);
        is(game, &shot, "miss", 0.5 * 18.0 / 36.0);
    }
}

/// The other unit has moved, so the Immobile strongpoint must be the target.
#[test]
fn what_other_hidden_units_have_shown_counts() {
    let ge = serde_json::json!([
        {"card": "g48a", "at": "c3", "hidden": true},
        {"card": "g16a", "at": "e6", "hidden": true, "evidence": ["moved"]},
    ]);
    let game = open().us("u15a@c2").side(GE, "units", ge).directives(0, 0).active("u15a").game();
    // The strongpoint has two hit points.
    is(&game, &format!("{SHOT}g48a"), "destroy", 0.0);
    is(&game, &format!("{SHOT}g48a"), "hit", 15.0 / 36.0 * 5.0 / 6.0);
}

#[test]
fn equal_views_have_equal_odds() {
    for number in 0..28u64 {
        let mut chance = Fast::new(number);
        let mut game = Heroes::new(&Setup::printed(number as u8 % 7 + 1), &mut chance).unwrap();
        let mut legal = Vec::new();
        for step in 0..160 {
            let Some(seat) = game.to_act().lowest() else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            if step % 8 == 0 {
                let world = game.determinize(Viewer::Seat(seat), &mut chance);
                for action in legal.iter().take(12) {
                    let (true_odds, dealt) = (game.odds(seat, action), world.odds(seat, action));
                    let close = match (&true_odds, &dealt) {
                        (Some(one), Some(other)) => {
                            one.0.len() == other.0.len() && one.0.iter().zip(&other.0).all(same)
                        }
                        (one, other) => one.is_none() && other.is_none(),
                    };
                    assert!(close, "{number} {step} {action}: {true_odds:?}\n{dealt:?}");
                }
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut Unheard);
        }
    }
}

fn same((one, other): (&sandtable_core::OddsLine, &sandtable_core::OddsLine)) -> bool {
    match (&one.value, &other.value) {
        (Likelihood::Chance(here), Likelihood::Chance(there)) => {
            one.label == other.label && (here - there).abs() < 1e-9
        }
        _ => false,
    }
}
