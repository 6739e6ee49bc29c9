//! UN-2: the battlefield.

use crate::common::*;
use sandtable_core::Rules;
use sandtable_undaunted::{Tile, printed};

#[test]
fn un_2_1_a_map_uses_each_number_once() {
    for number in 1..=12 {
        let mut numbers: Vec<u8> = printed(number).map.tiles.iter().map(|placed| placed.tile.number()).collect();
        let all = numbers.len();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), all, "scenario {number}");
    }
    assert_eq!(Tile::all().count(), 36);
}

/// UN-2.2: 13B of scenario 1 has all six neighbours; a tile at the edge fewer.
#[test]
fn un_2_2_neighbours_share_an_edge_or_half_an_edge() {
    let neighbours = |number: u8, name: &str| {
        let mut names: Vec<String> = printed(number).map.neighbours(tile(name)).map(|tile| tile.to_string()).collect();
        names.sort();
        names.join(" ")
    };
    assert_eq!(neighbours(1, "13b"), "12b 16b 17b 2b 3b 8a");
    assert_eq!(neighbours(1, "17b"), "12b 13b 2b 7a");
    assert_eq!(neighbours(5, "2b"), "4a 6a");
    assert!(printed(1).map.adjacent(tile("17b"), tile("13b")) && !printed(1).map.adjacent(tile("17b"), tile("5b")));
}

/// UN-2.3: the test values of the facts, and the closed formula on every pair of every map.
#[test]
fn un_2_3_distances() {
    for (number, from, to, wanted) in [
        (1, "17b", "5b", 2),
        (1, "7a", "6a", 4),
        (3, "1a", "2b", 4),
        (5, "1a", "2b", 6),
        (5, "2b", "8b", 2),
        (5, "2b", "18a", 3),
        (7, "13b", "14b", 5),
        (8, "2a", "9a", 3),
        (8, "16a", "9a", 4),
        (10, "13b", "6b", 3),
        (12, "4a", "3a", 4),
    ] {
        assert_eq!(printed(number).map.distance(tile(from), tile(to)), wanted, "S{number} {from}-{to}");
    }
    for number in 1..=12 {
        let map = &printed(number).map;
        for one in &map.tiles {
            for other in &map.tiles {
                let lines = one.line.abs_diff(other.line);
                let offsets = one.offset.abs_diff(other.offset);
                let formula = lines + offsets.saturating_sub(lines) / 2;
                assert_eq!(map.distance(one.tile, other.tile), formula);
            }
        }
    }
}

#[test]
fn un_2_4_covers_and_the_three_hills() {
    let hills: Vec<String> = Tile::all().filter(|tile| tile.cover().is_hill()).map(|tile| tile.to_string()).collect();
    assert_eq!(hills, ["2a", "9a", "16a"]);
    for (name, cover) in [("1a", 0), ("1b", 1), ("2a", 3), ("3a", 3), ("7a", 2), ("15b", 2), ("18b", 3), ("18a", 0)] {
        assert_eq!(tile(name).cover().usual, cover, "{name}");
    }
    assert_eq!(tile("9a").cover().low, Some(1));
}

/// UN-2.5: a river slows nobody, a forest blocks no fire, and there is no greatest range.
#[test]
fn un_2_5_terrain_does_nothing_else() {
    let mut game = at(5).turn(US).hand(US, "scout-a sniper").counters(US, "scout-a@10b rifle-a@5a sniper@1a").game();
    act(&mut game, US, "scout-a scout 18a 7a", "");
    assert_eq!(counter(&game, "us-scout-a"), "7a");
    // 1A to 2B: distance 6, the greatest of all maps.
    act(&mut game, US, "sniper attack ge-rifle-a", "1 2 0");
    assert_eq!(pile(&game.force(GE).removed).as_str(), "rifle-a");
}

#[test]
fn un_2_6_any_number_of_counters_on_a_tile() {
    let mut game = at(1)
        .turn(US)
        .hand(US, "rifle-a rifle-b")
        .counters(US, "rifle-a@2b rifle-b@2b scout-a@17b scout-b@17b")
        .counters(GE, "rifle-a@17b rifle-b@17b scout-a@17b scout-b@17b")
        .game();
    act(&mut game, US, "rifle-a move 17b", "");
    assert_eq!(counter(&game, "us-rifle-a"), "17b");
}

/// UN-2.7: in an own scenario the map must be connected, and steps go over tiles that exist: around a gap.
#[test]
fn un_2_7_steps_are_counted_over_tiles_that_exist() {
    let text = super::scenario_files::SAMPLE
        .replace("[\"3B\", \"4B\", \"5B\"]", "[\"3B\", \"-\", \"5B\"]")
        .replace("4B = 2", "5B = 2");
    let setup = sandtable_undaunted::Undaunted::scenario(&text).unwrap();
    let game = sandtable_undaunted::Undaunted::new(&setup, &mut sandtable_core::Fast::new(1));
    let map = game.unwrap().mission().map.clone();
    assert_eq!(map.distance(tile("3b"), tile("5b")), 3);
    let error = super::scenario_files::fault("[\"6B\", \"7B\"]", "[\"6B\", \"-\", \"-\", \"-\", \"-\", \"7B\"]");
    assert_eq!(error, "line 4, map: a connected map (UN-2.7): no path leads to 7B");
}
