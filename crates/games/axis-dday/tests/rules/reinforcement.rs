//! AD-13: reinforcement.

use crate::common::*;
use sandtable_axis_dday::{Beach, Chart, Event, Side};
use serde_json::json;

fn rolled(events: &[Event]) -> Vec<Chart> {
    events
        .iter()
        .filter_map(|event| if let Event::ChartRolled { chart, .. } = event { Some(*chart) } else { None })
        .collect()
}

/// AD-13.1: one chart a power, two for Germany, each rolled for on its own.
#[test]
fn ad_13_1_the_charts() {
    assert_eq!(
        (Chart::of(Side::Allies), Chart::of(Side::Axis)),
        ([Chart::Uk, Chart::Us], [Chart::Rennes, Chart::Rouen])
    );
    let mut game = bare("order 15").game();
    let events = go_on(&mut game, "1 2 3 4");
    assert_eq!(rolled(&events), [Chart::Rennes, Chart::Rouen]);
    assert_eq!((view(&game).charts[2].left, view(&game).charts[3].left), (3, 7));
}

/// AD-13.2: in the sequence of the places.
#[test]
fn ad_13_2_in_sequence() {
    let mut game = bare("order 14").chart("us", "").chart("uk", "3, 5, 11").doing("to-place", json!({"uk": 3})).game();
    act(&mut game, ALLIES, "chart:uk → box:gold", "");
    act(&mut game, ALLIES, "chart:uk → box:gold", "");
    assert_eq!((in_box(&game, "gold"), next_place(&game, "uk")), ("1I 1T".into(), Some(11)));
}

/// AD-13.3: the sum of two dice is the most that may enter.
#[test]
fn ad_13_3_two_dice() {
    let mut game = bare("order 14").chart("us", "").game();
    go_on(&mut game, "1 2");
    act(&mut game, ALLIES, "chart:uk → box:gold", "");
    act(&mut game, ALLIES, "chart:uk → box:gold", "");
    act(&mut game, ALLIES, "chart:uk → box:gold", "…");
    assert_ne!(step(&game), "order 14");
    let game = bare("order 14").doing("to-place", json!({"uk": 0, "us": 2})).game();
    refused(&game, ALLIES, "AD-13.3", "chart:uk → box:gold");
}

/// AD-13.4: a unit without a place stops those behind it.
#[test]
fn ad_13_4_a_unit_without_room_stops_the_rest() {
    // Place 5 may enter at Utah only, and Utah is full; Omaha has room for the units behind it.
    let game =
        bare("order 14").boxed("utah", "4I").chart("us", "5-38").doing("to-place", json!({"uk": 1, "us": 5})).game();
    assert_eq!(choices_with(&game, ALLIES, "enter us"), Vec::<String>::new());
    refused(&game, ALLIES, "AD-13.11", "chart:us → box:omaha");
    refused(&game, ALLIES, "AD-7.10", "chart:us → box:utah");
}

/// AD-13.5, AD-13.6, AD-13.7: the owner may stop; what is not placed stays on the chart, and the rest of the roll is lost.
#[test]
fn ad_13_5_ad_13_6_ad_13_7_stopping_early() {
    let mut game = bare("order 14").chart("us", "").game();
    go_on(&mut game, "5 5");
    act(&mut game, ALLIES, "chart:uk → box:gold", "");
    act(&mut game, ALLIES, "button:done", "…");
    assert_eq!(next_place(&game, "uk"), Some(2));
    assert_eq!((step(&game), view(&game).charts[0].left), ("order 15".into(), 0));
}

/// AD-13.8, AD-13.9: each power in its own boxes, spread as it likes.
#[test]
fn ad_13_8_ad_13_9_own_boxes() {
    let game = bare("order 14").chart("us", "9-38").doing("to-place", json!({"uk": 3, "us": 3})).game();
    for name in ["gold", "juno", "sword"] {
        allowed(&game, ALLIES, &format!("chart:uk → box:{name}"));
        refused(&game, ALLIES, "AD-13.8", &format!("chart:us → box:{name}"));
    }
    for name in ["utah", "omaha"] {
        allowed(&game, ALLIES, &format!("chart:us → box:{name}"));
        refused(&game, ALLIES, "AD-13.8", &format!("chart:uk → box:{name}"));
    }
    refused(&game, ALLIES, "AD-13.8", "chart:uk → zone:15");
}

/// AD-13.10: any kinds, and those who wait take up room.
#[test]
fn ad_13_10_silhouettes_do_not_matter() {
    let mut game = bare("order 14")
        .chart("us", "")
        .chart("uk", "1-2, 5")
        .boxed("juno", "3I")
        .doing("to-place", json!({"uk": 3}))
        .game();
    act(&mut game, ALLIES, "chart:uk → box:juno", "");
    act(&mut game, ALLIES, "chart:uk → box:juno", "");
    refused(&game, ALLIES, "AD-7.10", "chart:uk → box:juno");
    assert_eq!(in_box(&game, "juno"), "3I 2A");
}

/// AD-13.11: the first eight places of the US chart.
#[test]
fn ad_13_11_beaches_of_the_us_chart() {
    for (index, place) in Chart::Us.printed().places.iter().enumerate() {
        let boxes: Vec<&str> = place.boxes.iter().map(Beach::name).collect();
        let expected: &[&str] = match index + 1 {
            1..=6 => &["utah"],
            7..=8 => &["omaha"],
            _ => &["utah", "omaha"],
        };
        assert_eq!(boxes, expected, "place {}", index + 1);
    }
    let game = bare("order 14").chart("us", "7-38").doing("to-place", json!({"us": 2})).game();
    refused(&game, ALLIES, "AD-13.11", "chart:us → box:utah");
}

/// AD-13.12: never in Airborne boxes.
#[test]
fn ad_13_12_never_in_airborne_boxes() {
    let game = bare("order 14").doing("to-place", json!({"us": 2})).game();
    refused(&game, ALLIES, "AD-13.12", "chart:us → box:82nd");
}

/// AD-13.13, AD-13.14: the entry zones of each chart, spread as the Axis likes, within eight.
#[test]
fn ad_13_13_ad_13_14_entry_zones() {
    let game = bare("order 15").zone(37, "8I", "", "").doing("to-place", json!({"rennes": 3, "rouen": 3})).game();
    for id in [33, 35, 40] {
        allowed(&game, AXIS, &format!("chart:rennes → zone:{id}"));
    }
    for id in [32, 42, 40] {
        allowed(&game, AXIS, &format!("chart:rouen → zone:{id}"));
    }
    refused(&game, AXIS, "AD-13.14", "chart:rennes → zone:37");
    refused(&game, AXIS, "AD-13.13", "chart:rennes → zone:32");
    refused(&game, AXIS, "AD-13.13", "chart:rouen → zone:33");
    refused(&game, AXIS, "AD-13.13", "chart:rouen → box:utah");
}

/// AD-13.15: among Allied units too; the zone is then contested.
#[test]
fn ad_13_15_entering_among_enemies() {
    let mut game = bare("order 15").zone(33, "", "", "1I").doing("to-place", json!({"rennes": 2})).game();
    act(&mut game, AXIS, "chart:rennes → zone:33", "");
    assert!(game.board().contested().contains(zone(33)));
}

/// AD-13.16: an empty chart is not rolled for.
#[test]
fn ad_13_16_an_empty_chart_is_not_rolled_for() {
    let mut game = bare("order 14").chart("uk", "").game();
    let events = go_on(&mut game, "3 3");
    assert_eq!(rolled(&events), [Chart::Us]);
    refused(&game, ALLIES, "AD-13.16", "chart:uk → box:gold");
}

/// AD-13.17: all dice before the first unit.
#[test]
fn ad_13_17_all_dice_first() {
    let mut game = bare("order 14").game();
    let events = go_on(&mut game, "1 2 | 3 4");
    assert_eq!(rolled(&events), [Chart::Uk, Chart::Us]);
    act(&mut game, ALLIES, "chart:uk → box:gold", "");
}
