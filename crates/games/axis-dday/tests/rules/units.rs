//! AD-2: units.

use crate::common::*;
use sandtable_axis_dday::{Side, Unit, Values, pieces};

fn values(name: &str) -> (u8, u8, u8) {
    let Values { attack, defence, movement } = unit(name).values();
    (attack, defence, movement)
}

/// AD-2.1, AD-2.2, AD-2.3, AD-2.4, AD-2.5: attack, defence and movement.
#[test]
fn ad_2_1_ad_2_2_ad_2_3_ad_2_4_ad_2_5_values() {
    for name in ["infantry", "uk-infantry", "us-infantry"] {
        assert_eq!(values(name), (1, 2, 1), "AD-2.1 {name}");
    }
    for name in ["artillery", "uk-artillery", "us-artillery"] {
        assert_eq!(values(name), (2, 2, 1), "AD-2.2 {name}");
    }
    assert_eq!((values("uk-tank"), values("us-tank")), ((3, 2, 2), (3, 2, 2)), "AD-2.3");
    assert_eq!(values("tank"), (3, 3, 2), "AD-2.4");
    assert_eq!(values("blockhouse"), (3, 1, 0), "AD-2.5");
    assert!(Unit::named("uk-blockhouse").is_none());
}

/// AD-2.6: air units are Allied and have no values.
#[test]
fn ad_2_6_air_units_have_no_values() {
    for name in ["uk-fighter", "us-fighter", "uk-bomber", "us-bomber"] {
        assert_eq!(values(name), (0, 0, 0));
    }
    assert!(Unit::named("fighter").is_none() && Unit::named("bomber").is_none());
    let game = bare("order 8").zone(14, "", "1I 1F", "").game();
    refused(&game, ALLIES, "AD-23.6", "zone:14 → unit:uk-fighter → zone:21");
}

/// AD-2.7: all land units of both sides fire.
#[test]
fn ad_2_7_land_units_attack_and_defend() {
    let mut game = bare("order 13").zone(14, "1I 1A 1T 1B", "1I", "1A").chart("us", "7-38").game();
    go_on(&mut game, "6 6 6 6 | 6 6 …");
    assert_eq!(standing(&game, 14), "1I 1A 1T 1B | 1I | 1A");
}

/// AD-2.8, AD-2.9: a lone blockhouse controls its zone, a plane does not.
#[test]
fn ad_2_8_ad_2_9_who_counts_for_control() {
    let game = bare("order 8").zone(15, "1B", "", "").zone(14, "", "2F", "").zone(16, "1I", "1F", "").game();
    assert_eq!(control(&game, 15), Some(Side::Axis));
    assert_eq!(control(&game, 14), None);
    assert_eq!(control(&game, 16), Some(Side::Axis));
}

/// AD-2.10: artillery that shoots at planes loses nothing.
#[test]
fn ad_2_10_planes_do_not_fire_back() {
    let mut game = bare("order 4").zone(14, "1A", "1F", "1F").game();
    act(&mut game, AXIS, "zone:14 → unit:uk-fighter", "6");
    assert_eq!(count(&game, 14, "artillery"), 1);
}

/// AD-2.11: planes neither fire in a cycle nor fall in it.
#[test]
fn ad_2_11_planes_take_no_part_in_a_cycle() {
    let mut game = bare("order 13").zone(14, "1I 1T", "2I 1A 4F", "").game();
    go_on(&mut game, "1 6");
    refused(&game, ALLIES, "AD-2.11", "zone:14 → unit:uk-fighter");
    act(&mut game, ALLIES, "zone:14 → unit:uk-infantry", "6 6 6 …");
    assert_eq!(standing(&game, 14), "1I 1T | 1I 1A 4F | ");
}

/// AD-2.12: infantry beside artillery hits on 1, not on 2.
#[test]
fn ad_2_12_artillery_gives_no_bonus() {
    let mut game = bare("order 11").zone(14, "3I", "1I 1A", "").game();
    let events = go_on(&mut game, "2 6 | 6 6 6 …");
    assert!(format!("{events:?}").contains("hits: 0"), "{events:?}");
    assert_eq!(standing(&game, 14), "3I | 1I 1A | ");
}

/// AD-2.13: only blockhouses fire at boxes; other guns name zones.
#[test]
fn ad_2_13_only_blockhouses_fire_at_boxes() {
    let game = at("order 9").zone(14, "4I 3A", "", "").game();
    refused(&game, AXIS, "AD-29.1", "zone:14 → box:omaha → unit:us-infantry");
    allowed(&game, AXIS, "zone:15 → box:gold → unit:uk-infantry");
    let game =
        bare("tactics 13").with_tactics().zone(14, "1A", "", "").zone(15, "", "1I", "").boxed("omaha", "1I").game();
    assert_eq!(choices_with(&game, AXIS, "t13"), ["t13 14 15"]);
}

/// AD-2.14: the piece totals, reckoned from the data.
#[test]
fn ad_2_14_piece_totals() {
    let totals: Vec<u8> = Unit::all().map(|unit| pieces().of(unit)).collect();
    assert_eq!(totals, [51, 34, 23, 17, 29, 13, 8, 4, 1, 35, 15, 6, 4, 1]);
}

/// AD-2.15: what is destroyed is in the supply.
#[test]
fn ad_2_15_destroyed_units_go_to_the_supply() {
    let mut game = at("order 9").game();
    assert_eq!(game.supply().of(unit("uk-tank")), 0);
    act(&mut game, AXIS, "zone:15 → box:gold → unit:uk-tank", "1");
    assert_eq!(game.supply().of(unit("uk-tank")), 1);
    act(&mut game, AXIS, "button:done", "");
    assert_eq!(game.supply().of(unit("uk-tank")), 1);
}

/// AD-2.16: a kind of a power in a zone is one choice, however many there are.
#[test]
fn ad_2_16_like_units_are_interchangeable() {
    let game = bare("order 8").zone(8, "", "", "3I").game();
    assert_eq!(choices(&game, ALLIES), ["move 8 us-infantry 5", "move 8 us-infantry 9", "done"]);
}

/// AD-2.17: too many pieces cannot be loaded, and what is missing is in the supply.
#[test]
fn ad_2_17_pieces_of_a_position_add_up() {
    let fault = at("order 8").zone(30, "", "8A", "").fault();
    assert_eq!(
        fault,
        "state: at most 13 uk-artillery in zones, boxes and charts together (AD-2.17), found 21; empty places of a chart or boxes make room"
    );
    let game = bare("order 8").game();
    assert_eq!(game.supply().of(unit("blockhouse")), 17);
}
