//! The worked examples of section 52, with forced dice.

use crate::common::*;

/// HN-20.9, HN-12.1, HN-16.1, HN-9.5, HN-12.13, HN-24.5, HN-9.3: the M10 activation.
#[test]
fn e1_the_m10_activation() {
    let mut game = field().us("u50a@d3 go").ge("g27a@d4, g16a@f5").directives(3, 2).game();
    act(&mut game, US, "unit:u50a → button:go", "4");
    act(&mut game, US, "unit:u50a → value:1 → unit:g27a", "3 5 3");
    assert_eq!((place(&game, "g27a").as_str(), asked(&game).as_str()), ("off", "us seize"));
    act(&mut game, US, "tile:d4", "");
    act(&mut game, US, "unit:u50a → tile:e4", "");
    act(&mut game, US, "unit:u50a → value:2 → unit:g16a", "2 5");
    assert_eq!((asked(&game).as_str(), marks(&game, "g16a")), ("us activation", (0, 0)));
    act(&mut game, US, "marker:directive → tile:e3", "");
    act(&mut game, US, "button:end", "");
    assert_eq!((place(&game, "u50a").as_str(), unit(&game, "u50a").activated), ("e3", true));
    assert_eq!(names(&force(&game, GE).discard), ["g27a"]);
    assert_eq!((directives(&game), marks(&game, "g16a")), ([2, 2], (0, 0)));
}

fn e2_up_to_the_save() -> sandtable_heroes::Heroes {
    let mut game = field().us("u01a@a1, u15a@b2, u02a@c1, u50a@c3").ge("g46a@c4").directives(3, 2).game();
    act(&mut game, US, "tactic:activate → unit:u01a", "");
    act(&mut game, US, "unit:u01a → ability:go → unit:u15a", "");
    refused(&game, US, "HN-19.5", "unit:u01a → ability:go → unit:u02a");
    act(&mut game, US, "unit:u01a → tile:b1", "");
    act(&mut game, US, "unit:u01a → ability:go → unit:u02a", "");
    act(&mut game, US, "unit:u01a → ability:elan", "");
    assert_eq!(directives(&game), [4, 2]);
    act(&mut game, US, "button:end", "");
    assert_eq!(offers(&game, US, "unit:"), 2);
    act(&mut game, US, "unit:u02a → button:go", "");
    act(&mut game, US, "unit:u02a → tile:c2", "");
    act(&mut game, US, "unit:u02a → ability:go → unit:u50a", "");
    act(&mut game, US, "button:end", "");
    act(&mut game, US, "unit:u15a → button:go", "4");
    act(&mut game, US, "unit:u15a → tile:b3", "");
    act(&mut game, US, "unit:u15a → value:1 → unit:g46a", "3 4");
    assert_eq!(asked(&game), "us attack-plus");
    act(&mut game, US, "marker:directive", "5");
    assert_eq!((asked(&game).as_str(), directives(&game)), ("ge save-plus", [3, 2]));
    game
}

/// HN-9.1, HN-20.1, HN-19.12, HN-20.21, HN-20.6, HN-20.10, HN-19.7, HN-12.13, HN-14.5, HN-24.14, HN-13.3, HN-24.10, HN-4.10:
/// the Turqueville phase.
#[test]
fn e2_the_turqueville_phase() {
    let mut game = e2_up_to_the_save();
    act(&mut game, GE, "marker:directive", "");
    assert_eq!((marks(&game, "g46a"), directives(&game)), ((0, 0), [3, 1]));
    act(&mut game, US, "button:end", "");
    act(&mut game, US, "unit:u50a → button:go", "4");
    act(&mut game, US, "unit:u50a → value:1 → unit:g46a", "4 6 2");
    assert_eq!(marks(&game, "g46a"), (1, 0));
    act(&mut game, US, "unit:u50a → value:2 → marker:directive → unit:g46a", "4 5 3");
    act(&mut game, US, "tile:c4", "");
    act(&mut game, US, "button:end", "");
    assert_eq!((directives(&game), control(&game, "c4"), truth(&game).commands), ([2, 1], Some(US), 3));
    assert!(["u01a", "u02a", "u15a", "u50a"].iter().all(|card| unit(&game, card).activated));
    assert_eq!(asked(&game), "us tactic");
}

/// HN-13.2: the counter-check of the example.
#[test]
fn e2_the_german_player_accepts() {
    let mut game = e2_up_to_the_save();
    act(&mut game, GE, "button:accept", "");
    assert_eq!(marks(&game, "g46a"), (0, 1));
}
