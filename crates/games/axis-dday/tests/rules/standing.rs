//! Standing orders of casualties (AD-9.1, AD-16.8).

use crate::common::*;
use sandtable_axis_dday::AxisDDay;
use sandtable_core::{AnyGame, Seat};

fn obeyed(game: &AxisDDay, seat: Seat, order: &str) -> Option<String> {
    AnyGame::obey(game, seat, order).map(|obeyed| obeyed.action)
}

#[test]
fn casualties_fall_in_the_order_that_their_owner_has_given() {
    let mut game = bare("order 11").zone(14, "2I 1A 1T", "1I 1A", "").zone(40, "1I", "", "").game();
    go_on(&mut game, "1 6");
    let [first, last] =
        ["casualties infantry artillery blockhouse tank", "casualties tank blockhouse artillery infantry"];
    assert_eq!(obeyed(&game, AXIS, first), Some(action(&game, AXIS, "zone:14 → unit:infantry").to_string()));
    assert_eq!(obeyed(&game, AXIS, last), Some(action(&game, AXIS, "zone:14 → unit:tank").to_string()));
    assert_eq!(obeyed(&game, ALLIES, "casualties infantry artillery tank"), None, "who is not hit is not asked");
    assert_eq!(obeyed(&game, AXIS, "casualties tank"), None, "half an order is none");
    let quiet = bare("order 11").zone(14, "1I", "", "").game();
    assert_eq!(obeyed(&quiet, AXIS, first), None, "nothing else is decided by it");
}

#[test]
fn of_two_powers_that_falls_which_has_more() {
    let mut game = bare("order 13").zone(26, "1T", "1I", "2I").game();
    go_on(&mut game, "1");
    let order = "casualties infantry artillery tank";
    assert_eq!(obeyed(&game, ALLIES, order), Some(action(&game, ALLIES, "zone:26 → unit:us-infantry").to_string()));
}

#[test]
fn ad_16_8_a_partner_agrees_to_what_the_own_order_says() {
    let mut game = bare("order 13").three().zone(26, "1T", "1I 1A", "1I").game();
    go_on(&mut game, "1");
    let order = "casualties infantry artillery tank";
    let mut other = game;
    act(&mut game, UK, "zone:26 → unit:us-infantry", "");
    assert_eq!(obeyed(&game, US, order).as_deref(), Some("agree"));
    act(&mut other, UK, "zone:26 → unit:uk-artillery", "");
    assert_eq!(obeyed(&other, US, order), None, "anything else is asked");
}

#[test]
fn an_order_is_read_or_told_what_was_expected() {
    let game = bare("order 11").game();
    assert_eq!(
        game.read_order(ALLIES, "casualties  tank infantry artillery").as_deref(),
        Ok("casualties tank infantry artillery")
    );
    for wrong in [
        "",
        "casualties",
        "casualties tank",
        "casualties tank tank infantry",
        "casualties infantry artillery tank tank",
    ] {
        let error = game.read_order(ALLIES, wrong).unwrap_err();
        assert!(error.expected.contains("casualties infantry artillery tank"), "{error}");
    }
    assert_eq!(AnyGame::orders(&game, AXIS)[0].order, "casualties infantry artillery blockhouse tank");
}
