//! AD-1: the game, the sides, the seats.

use crate::common::*;
use sandtable_axis_dday::{AxisDDay, Power, Powers, Setup, Side, Unit};
use sandtable_core::{Rules, Seat, Verdict};

/// AD-1.1: two sides, three powers.
#[test]
fn ad_1_1_two_sides_and_three_powers() {
    assert_eq!(Side::ALL.map(Side::name), ["axis", "allies"]);
    assert_eq!(Power::ALL.map(Power::side), [Side::Axis, Side::Allies, Side::Allies]);
}

/// AD-1.2: all three cities for a complete turn; two of them are not enough.
#[test]
fn ad_1_2_the_allies_win_by_three_cities_for_a_turn() {
    let two = bare("victory").turn(5).set("close-to-victory", true).zone(2, "", "", "1I").zone(26, "", "", "1I");
    let mut game = two.clone().game();
    go_on(&mut game, "…");
    assert_eq!(game.winner(), None);
    let mut game = two.zone(30, "", "1I", "").game();
    go_on(&mut game, "");
    assert_eq!(game.winner(), Some(Side::Allies));
}

/// AD-1.3: after turn 10 the Axis has won.
#[test]
fn ad_1_3_the_axis_wins_when_time_is_up() {
    let mut game = bare("victory").turn(10).zone(2, "", "", "1I").game();
    go_on(&mut game, "");
    assert_eq!(game.winner(), Some(Side::Axis));
}

/// AD-1.4: two or three seats; another number cannot be played, and a third seat of two has no say.
#[test]
fn ad_1_4_two_or_three_seats() {
    for seats in [2, 3] {
        let game = fresh(Setup { seats, ..Setup::default() });
        assert_eq!(AxisDDay::seats(&game.setup()), seats);
    }
    assert_eq!(at("start").option("seats", 4).fault(), "state.setup.seats: expected 2 or 3, found 4");
    refused(&fresh(Setup::default()), Seat(2), "AD-1.4", "button:begin");
}

/// AD-1.5, AD-1.6: who plays what.
#[test]
fn ad_1_5_ad_1_6_who_plays_what() {
    assert_eq!(Powers::played_by(Seat(0), 2), Powers::AXIS);
    assert_eq!(Powers::played_by(Seat(1), 2), Powers::ALLIES);
    assert_eq!(
        [Seat(0), Seat(1), Seat(2)].map(|seat| Powers::played_by(seat, 3).sole()),
        [Some(Power::Axis), Some(Power::Uk), Some(Power::Us)]
    );
    let two = bare("order 8").zone(14, "", "1I", "1I").game();
    allowed(&two, ALLIES, "zone:14 → unit:uk-infantry → zone:21");
    allowed(&two, ALLIES, "zone:14 → unit:us-infantry → zone:21");
    let three = bare("order 8").three().zone(14, "", "1I", "1I").game();
    allowed(&three, UK, "zone:14 → unit:uk-infantry → zone:21");
    refused(&three, UK, "AD-16.3", "zone:14 → unit:us-infantry → zone:21");
    allowed(&three, US, "zone:14 → unit:us-infantry → zone:21");
}

/// AD-1.7: units of the two powers stay apart where one seat plays both.
#[test]
fn ad_1_7_the_allied_powers_are_never_merged() {
    let mut game = bare("order 8").zone(14, "", "1I", "2I").game();
    act(&mut game, ALLIES, "zone:14 → unit:uk-infantry → zone:21", "");
    assert_eq!((standing(&game, 14), standing(&game, 21)), (" |  | 2I".into(), " | 1I | ".into()));
    assert!(Unit::all().all(|unit| Unit::named(unit.name()) == Some(unit)));
}

/// AD-1.8: with three seats both Allied seats win.
#[test]
fn ad_1_8_the_allies_win_together() {
    let cities = |position: Position| position.zone(2, "", "", "1I").zone(26, "", "", "1I").zone(30, "", "1I", "");
    let mut game = cities(bare("victory").three().turn(4).set("close-to-victory", true)).game();
    go_on(&mut game, "");
    let Verdict::Won(winners) = game.outcome().unwrap().verdict else { panic!("somebody wins") };
    assert_eq!(winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    let roles = AxisDDay::roles(&game.setup());
    assert_eq!(roles.iter().map(|role| role.team).collect::<Vec<_>>(), [0, 1, 1]);
}

/// AD-1.9: the colours are the powers': every unit tells its power, for the board to paint.
#[test]
fn ad_1_9_every_stack_tells_its_power() {
    let game = bare("order 8").zone(14, "", "1I", "1I").zone(15, "1I", "", "").game();
    let powers: Vec<Power> =
        view(&game).zones.iter().flat_map(|zone| zone.units.clone()).map(|stack| stack.power).collect();
    assert_eq!(powers, [Power::Uk, Power::Us, Power::Axis]);
}
