//! AD-7: limits.

use crate::common::*;

/// AD-7.1, AD-7.2: eight of a side, both Allied powers together.
#[test]
fn ad_7_1_ad_7_2_eight_of_a_side() {
    let game = bare("order 8").zone(21, "", "", "8I").zone(14, "", "", "1I").game();
    refused(&game, ALLIES, "AD-7.1", "zone:14 → unit:us-infantry → zone:21");
    let game = bare("order 8").zone(21, "", "4I", "4I").zone(14, "", "", "1I").game();
    refused(&game, ALLIES, "AD-7.2", "zone:14 → unit:us-infantry → zone:21");
    let axis = bare("order 12").zone(37, "4I 2A 2T", "", "").zone(40, "1I", "", "").game();
    refused(&axis, AXIS, "AD-7.1", "zone:40 → unit:infantry → zone:37");
    assert_eq!(
        at("order 8").zone(21, "9I", "", "").fault(),
        "state.zones.21: at most 8 units of the axis (AD-7.1), found 9"
    );
    assert_eq!(
        bare("order 8").zone(21, "", "5I", "4I").fault(),
        "state.zones.21: at most 8 units of the allies (AD-7.1), found 9"
    );
}

/// AD-7.3, AD-7.4: blockhouses and planes do not count.
#[test]
fn ad_7_3_ad_7_4_who_does_not_count() {
    let game = bare("order 12").zone(15, "7I 2B", "2F", "2F").zone(22, "1I", "", "").game();
    assert_eq!(view(&game).zone(zone(15)).unwrap().counted, [7, 0]);
    allowed(&game, AXIS, "zone:22 → unit:infantry → zone:15");
    let allies = bare("order 8").zone(14, "", "7I 4F", "").zone(15, "", "1I", "").game();
    allowed(&allies, ALLIES, "zone:15 → unit:uk-infantry → zone:14");
}

/// AD-7.5: each side has its own eight.
#[test]
fn ad_7_5_eight_of_each_side() {
    let game = bare("order 8").zone(14, "8I", "", "7I").zone(15, "", "1I", "").game();
    allowed(&game, ALLIES, "zone:15 → unit:uk-infantry → zone:14");
}

/// AD-7.6: the limit holds at every moment: a full zone takes nobody, but does as soon as one has left.
#[test]
fn ad_7_6_at_every_moment() {
    let mut game = bare("order 8").zone(21, "", "", "8I").zone(14, "", "1I", "").game();
    refused(&game, ALLIES, "AD-7.1", "zone:14 → unit:uk-infantry → zone:21");
    act(&mut game, ALLIES, "zone:21 → unit:us-infantry → zone:26", "");
    allowed(&game, ALLIES, "zone:14 → unit:uk-infantry → zone:21");
}

/// AD-7.7: a tank does not pass through a zone that is full of own units.
#[test]
fn ad_7_7_no_way_through_a_full_zone() {
    let game = bare("order 8").zone(14, "", "1T", "").zone(21, "", "4I", "4I").game();
    refused(&game, ALLIES, "AD-7.7", "zone:14 → unit:uk-tank → zone:21 → zone:26");
    refused(&game, ALLIES, "AD-7.2", "zone:14 → unit:uk-tank → zone:21 → button:stop");
    allowed(&game, ALLIES, "zone:14 → unit:uk-tank → zone:22 → zone:27");
}

/// AD-7.8: four fighters of both powers.
#[test]
fn ad_7_8_four_fighters() {
    let mut game = bare("order 3").zone(21, "", "2F", "1F").game();
    act(&mut game, ALLIES, "unit:us-fighter → zone:21", "");
    refused(&game, ALLIES, "AD-7.8", "unit:us-fighter → zone:21");
    refused(&game, ALLIES, "AD-7.8", "unit:uk-fighter → zone:21");
    assert_eq!(
        bare("order 8").zone(21, "", "3F", "2F").fault(),
        "state.zones.21: at most 4 fighters (AD-7.8), found 5"
    );
}

/// AD-7.9: both bombers in one zone, beside four fighters.
#[test]
fn ad_7_9_no_limit_for_bombers() {
    let mut game = bare("order 5").zone(30, "1I 1T", "2F", "2F").game();
    act(&mut game, ALLIES, "unit:uk-bomber → zone:30", "");
    allowed(&game, ALLIES, "unit:us-bomber → zone:30");
}

/// AD-7.10: a box is full at its capacity, whatever the kinds.
#[test]
fn ad_7_10_the_capacity_of_a_box() {
    let game = bare("order 14")
        .chart("us", "")
        .boxed("juno", "2I 2A 1T")
        .chart("uk", "6-29")
        .doing("to-place", serde_json::json!({"uk": 3}))
        .game();
    refused(&game, ALLIES, "AD-7.10", "chart:uk → box:juno");
    allowed(&game, ALLIES, "chart:uk → box:gold");
}

/// AD-7.11: paratroopers count as soon as they have left their box; there must be room for them.
#[test]
fn ad_7_11_paratroopers_count_in_their_zone() {
    let mut game = at("order 1").boxed("utah", "").zone(10, "", "", "2I").game();
    go_on(&mut game, "6 6 6 | 6 6 6");
    assert_eq!(view(&game).zone(zone(10)).unwrap().counted, [0, 5]);
    let fault = bare("order 1").boxed("82nd", "3I").zone(10, "", "", "6I").fault();
    assert_eq!(
        fault,
        "state.boxes.82nd: room for them in zone 10: 6 Allied units are there, and at most 8 may be (AD-7.11), found 3"
    );
}
