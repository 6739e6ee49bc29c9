//! AD-3: the map.

use crate::common::*;
use sandtable_axis_dday::{Beach, Chart, Drop, Entry, Map, Power, Setup, Zone, cities, coast, limits};

fn ids(zones: impl IntoIterator<Item = Zone>) -> Vec<u8> {
    zones.into_iter().map(Zone::id).collect()
}

/// AD-3.1, AD-3.2: the zones of both maps.
#[test]
fn ad_3_1_ad_3_2_forty_one_or_forty_two_zones() {
    let small = ids(Map::of(41).zones());
    assert_eq!(small, (1..=33).chain(35..=42).collect::<Vec<_>>());
    assert_eq!(ids(Map::of(42).zones()), (1..=42).collect::<Vec<_>>());
    let game = bare("order 3").game();
    refused(&game, ALLIES, "AD-3.1", "unit:uk-fighter → zone:34");
    let game = bare("order 3").option("zones", 42).game();
    allowed(&game, ALLIES, "unit:uk-fighter → zone:34");
}

/// AD-3.3: adjacency is symmetric, and who is not a neighbour is not adjacent.
#[test]
fn ad_3_3_adjacency_is_symmetric() {
    for (zones, edges) in [(41, 94), (42, 97)] {
        let map = Map::of(zones);
        let mut pairs = 0;
        for one in map.zones() {
            assert!(!map.adjacent(one, one));
            for other in map.neighbours(one) {
                assert!(map.adjacent(other, one), "{one} {other}");
                pairs += 1;
            }
        }
        assert_eq!(pairs, 2 * edges);
    }
    let game = bare("order 8").zone(16, "", "1I", "").game();
    allowed(&game, ALLIES, "zone:16 → unit:uk-infantry → zone:30");
    refused(&game, ALLIES, "AD-6.4", "zone:16 → unit:uk-infantry → zone:29");
}

/// The length of the shortest way.
fn distance(map: &Map, from: u8, to: u8) -> u32 {
    let mut reached = sandtable_axis_dday::ZoneSet::only(zone(from));
    for steps in 0.. {
        if reached.contains(zone(to)) {
            return steps;
        }
        let next = reached.iter().fold(reached, |all, zone| all.or(map.neighbours(zone)));
        assert_ne!(next, reached, "the map is connected");
        reached = next;
    }
    unreachable!()
}

/// AD-3.4, AD-3.5: zone 25 on both maps, zone 34, and distances that stay the same.
#[test]
fn ad_3_4_ad_3_5_zone_25_and_zone_34() {
    let (small, large) = (Map::of(41), Map::of(42));
    assert_eq!(ids(small.neighbours(zone(25))), [20, 24, 26, 33, 35]);
    assert!(small.zones().iter().all(|one| !small.adjacent(one, zone(34))));
    assert_eq!(ids(large.neighbours(zone(25))), [20, 24, 26, 33, 34, 35]);
    assert_eq!(ids(large.neighbours(zone(34))), [25, 33, 35]);
    let known = [
        (11, 2, 3),
        (14, 26, 2),
        (15, 30, 2),
        (16, 30, 1),
        (17, 30, 1),
        (35, 26, 1),
        (33, 26, 2),
        (37, 26, 2),
        (37, 30, 2),
        (40, 30, 2),
        (42, 30, 2),
        (32, 30, 2),
    ];
    for (from, to, steps) in known {
        assert_eq!((distance(small, from, to), distance(large, from, to)), (steps, steps), "{from} {to}");
    }
}

/// AD-3.6: the cities.
#[test]
fn ad_3_6_the_cities() {
    assert_eq!(ids(cities()), [2, 26, 30]);
    let names = cities().iter().map(|zone| Map::of(41).printed(zone).unwrap().name.clone()).collect::<Vec<_>>();
    assert_eq!(names, ["Cherbourg", "St. Lo", "Caen"]);
}

/// AD-3.7, AD-3.8, AD-3.9: the beachhead boxes.
#[test]
fn ad_3_7_ad_3_8_ad_3_9_the_beachhead_boxes() {
    let boxes: Vec<_> =
        Beach::all().map(|beach| (beach.name(), beach.power(), beach.zone().id(), beach.printed().capacity)).collect();
    assert_eq!(
        boxes,
        [
            ("utah", Power::Us, 11, 4),
            ("omaha", Power::Us, 14, 8),
            ("gold", Power::Uk, 15, 7),
            ("juno", Power::Uk, 16, 5),
            ("sword", Power::Uk, 17, 6)
        ]
    );
    assert_eq!(at("order 10").boxed("utah", "5I").fault(), "state.boxes.utah: at most 4 units (AD-7.10), found 5");
}

/// AD-3.10: the Airborne boxes.
#[test]
fn ad_3_10_the_airborne_boxes() {
    let boxes: Vec<_> =
        Drop::all().map(|drop| (drop.name(), drop.power(), drop.zone().id(), drop.printed().capacity)).collect();
    assert_eq!(boxes, [("82nd", Power::Us, 10, 3), ("101st", Power::Us, 11, 3), ("6th", Power::Uk, 17, 3)]);
}

/// AD-3.11: a plane is on the Airfield or in a zone.
#[test]
fn ad_3_11_the_airfield() {
    let mut game = bare("order 3").game();
    assert_eq!(airfield(&game), "4F 1M | 4F 1M");
    act(&mut game, ALLIES, "unit:us-fighter → zone:20", "");
    assert_eq!((airfield(&game), standing(&game, 20)), ("4F 1M | 3F 1M".into(), " |  | 1F".into()));
    assert_eq!(
        at("order 3").boxed("utah", "1F").fault(),
        "state.boxes.utah: land units: planes are on the Airfield or in zones (AD-3.11)"
    );
}

/// AD-3.12: boxes know no limit of eight and no cycle.
#[test]
fn ad_3_12_boxes_are_not_zones() {
    let game = bare("order 10").zone(14, "8I", "", "7I").boxed("omaha", "6I 2A").chart("us", "9-38").game();
    assert_eq!(in_box(&game, "omaha"), "6I 2A");
    assert_eq!(limits().land, 8);
    assert_eq!(game.board().contested().len(), 1);
}

/// AD-3.13: the entry markers.
#[test]
fn ad_3_13_entry_markers() {
    let marked =
        |entry: Entry| Zone::all().filter(|zone| zone.entry() == Some(entry)).map(Zone::id).collect::<Vec<_>>();
    assert_eq!(
        (marked(Entry::Rennes), marked(Entry::Chartres), marked(Entry::Rouen)),
        (vec![33, 35], vec![37, 40], vec![32, 42])
    );
    assert_eq!(ids(Chart::Rennes.printed().zones), [33, 35, 37, 40]);
    assert_eq!(ids(Chart::Rouen.printed().zones), [32, 37, 40, 42]);
}

/// AD-3.14: the coast.
#[test]
fn ad_3_14_the_coast() {
    assert_eq!(ids(coast()), [1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 14, 15, 16, 17, 18, 19, 24, 33]);
}

/// AD-3.15, AD-3.16: the ranges of the blockhouses, lists that may be empty.
#[test]
fn ad_3_15_ad_3_16_ranges() {
    for zone in Zone::all() {
        let range: Vec<&str> = zone.range().iter().map(Beach::name).collect();
        let expected: &[&str] = match zone.id() {
            4 | 7 | 11 => &["utah"],
            14 => &["omaha"],
            15 => &["gold"],
            16 => &["juno"],
            17 | 18 => &["sword"],
            _ => &[],
        };
        assert_eq!(range, expected, "{zone}");
    }
}

/// AD-3.17: the track has ten turns.
#[test]
fn ad_3_17_the_turn_track() {
    assert_eq!((view(&at("order 2").turn(7).game()).turn, view(&at("order 2").game()).turns), (7, 10));
    assert_eq!(at("order 2").turn(11).fault(), "state.turn: 1 to 10, found 11");
    assert_eq!(at("order 2").turn(0).fault(), "state.turn: 1 to 10, found 0");
}

/// AD-3.18: north is up: the coast of Calvados lies above Caen, the beachheads above their zones, the entries of the Axis
/// at the southern and eastern edge.
#[test]
fn ad_3_18_north_is_up() {
    let map = Map::of(41);
    let at = |id: u8| map.printed(zone(id)).unwrap().at;
    assert!(at(2)[1] < at(26)[1] && at(16)[1] < at(30)[1]);
    for beach in Beach::all() {
        assert!(beach.printed().at[1] < at(beach.zone().id())[1], "{beach}");
    }
    assert!([33, 35, 37, 40, 42, 32].iter().all(|&id| at(id)[1] > 80));
    assert_eq!(fresh(Setup::default()).map().zones().len(), 41);
}
