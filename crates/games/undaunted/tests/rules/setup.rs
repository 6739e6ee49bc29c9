//! UN-3 and UN-14: set-up, and the twelve scenarios.

use crate::common::*;
use sandtable_core::{Chance, Fast, Rules};
use sandtable_undaunted::{Counter, Goal, Setup, Side, Undaunted, Unit, printed};

fn fresh(number: u8) -> Undaunted {
    Undaunted::new(&Setup::printed(number), &mut Fast::new(7)).unwrap()
}

/// UN-3.1: every printed scenario can be played, in any order, from the same program.
#[test]
fn un_3_1_the_scenario_fixes_everything() {
    for number in [12, 3, 7, 1, 2, 4, 5, 6, 8, 9, 10, 11] {
        let game = fresh(number);
        assert_eq!(game.setup(), Setup::printed(number));
        assert_eq!((game.round(), asked(&game)), (1, "both"));
    }
}

#[test]
fn un_3_2_the_map_consists_of_the_tiles_listed() {
    let view = truth(&fresh(1));
    let shown: Vec<String> =
        view.map.tiles.iter().map(|tile| format!("{} {} {}", tile.tile, tile.line, tile.offset)).collect();
    assert_eq!(
        shown,
        [
            "2b 0 2", "16b 0 4", "6a 0 6", "17b 1 1", "13b 1 3", "3b 1 5", "7a 2 0", "12b 2 2", "8a 2 4", "4b 3 1",
            "5b 3 3", "11b 3 5"
        ]
    );
    let game = at(1).turn(US).hand(US, "scout-a").game();
    refused(&game, US, "UN-3.2", "scout-a scout 17a stop");
}

#[test]
fn un_3_3_objectives_lie_where_the_scenario_says() {
    let view = truth(&fresh(1));
    let shown: Vec<(String, u16)> =
        view.map.tiles.iter().filter_map(|tile| Some((tile.tile.to_string(), tile.objective?))).collect();
    let wanted = [("2b", 1), ("16b", 1), ("6a", 2), ("13b", 2), ("7a", 1), ("5b", 3)];
    assert_eq!(shown, wanted.map(|(name, value)| (name.to_owned(), value)));
}

#[test]
fn un_3_4_the_radio_is_in_scenario_10_alone() {
    for number in 1..=12 {
        let radios: Vec<String> = truth(&fresh(number))
            .map
            .tiles
            .iter()
            .filter(|tile| tile.radio)
            .map(|tile| tile.tile.to_string())
            .collect();
        assert_eq!(radios, if number == 10 { vec!["6b"] } else { vec![] });
    }
}

/// UN-3.5, UN-3.12: a side has what the scenario lists and nothing else.
#[test]
fn un_3_5_un_3_12_only_what_the_scenario_lists() {
    let game = fresh(2);
    let all = |side: Side| {
        let force = game.force(side);
        let mut all = force.pool();
        all.add_all(&force.supply);
        pile(&all)
    };
    assert_eq!(all(US), "sergeant, leader-a, leader-b, scout-a ×3, scout-b ×3, rifle-a ×5, rifle-b ×5, fog ×10");
    assert_eq!(all(GE), "sergeant, leader-a, scout-a ×3, rifle-a ×5, gunner-a ×3, fog ×10");
    let error = at(2).counters(GE, "rifle-b@18b").fault();
    assert!(error.ends_with("a unit of the scenario, and rifle-b is not in it (UN-3.5)"), "{error}");
}

#[test]
fn un_3_6_counters_start_ready_on_their_tiles() {
    let game = fresh(2);
    assert_eq!((counter(&game, "us-rifle-a"), counter(&game, "us-scout-b")), ("15b".into(), "4a".into()));
    assert_eq!((counter(&game, "ge-gunner-a"), counter(&game, "us-gunner-a")), ("18b".into(), "off".into()));
    for number in 1..=12 {
        let game = fresh(number);
        for side in Side::BOTH {
            assert!(game.force(side).counters.iter().all(|counter| !counter.is_suppressed()));
        }
    }
}

#[test]
fn un_3_7_markers_start_with_their_face() {
    let game = fresh(4);
    assert_eq!((marker(&game, US, "13b"), marker(&game, US, "2b")), ("controlled", "scouted"));
    assert_eq!((marker(&game, GE, "17a"), marker(&game, GE, "2b")), ("controlled", "none"));
}

#[test]
fn un_3_8_every_unit_with_cards_has_a_spawn() {
    for number in 1..=12 {
        for setup in &printed(number).sides {
            for unit in Unit::all().filter(|unit| setup.cards.has(unit.kind())) {
                assert!(setup.spawns[unit.index()].is_some(), "scenario {number}: {unit}");
            }
        }
    }
}

#[test]
fn un_3_9_the_marker_starts_with_the_side_named() {
    let first = |number: u8| Undaunted::new(&Setup::printed(number), &mut Fast::new(3)).unwrap().marker();
    let germany = [3, 6, 9, 10, 11, 12];
    for number in 1..=12 {
        assert_eq!(first(number), if germany.contains(&number) { GE } else { US }, "scenario {number}");
    }
}

/// UN-3.10, UN-3.14: decks are shuffled, the US deck first.
#[test]
fn un_3_10_un_3_14_decks_are_shuffled_the_us_deck_first() {
    let game = |seed: u64| Undaunted::new(&Setup::printed(1), &mut Fast::new(seed)).unwrap();
    assert_ne!(game(1), game(2));
    // With only the first shuffle changed, the German deck begins where it would otherwise: the US's takes eight draws.
    struct Counting(Vec<u32>);
    impl Chance for Counting {
        fn below(&mut self, n: u32) -> u32 {
            self.0.push(n);
            n - 1
        }
    }
    let mut counting = Counting(Vec::new());
    let game = Undaunted::new(&Setup::printed(2), &mut counting).unwrap();
    assert_eq!(counting.0[..10], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], "eleven US cards");
    assert_eq!(counting.0[10..], [9, 8, 7, 6, 5, 4, 3, 2], "nine German cards");
    assert_eq!((game.force(US).deck.len(), game.force(GE).deck.len()), (7, 5), "and each side has drawn four");
}

#[test]
fn un_3_11_supplies_are_as_listed() {
    let game = fresh(9);
    assert_eq!(pile(&game.force(US).supply), pile(&printed(9).side(US).supply));
    assert_eq!(game.force(US).supply.of(kind("fog")), 9);
    assert_eq!((game.force(US).supply.len(), game.force(GE).supply.len()), (31, 29));
}

#[test]
fn un_3_13_other_piles_start_empty_and_no_target_is_set() {
    for number in 1..=12 {
        let game = fresh(number);
        for side in Side::BOTH {
            let force = game.force(side);
            assert!(force.play.is_empty() && force.discard.is_empty() && force.removed.is_empty());
            assert_eq!((force.target, force.chosen), (None, None));
            // The hand is drawn from the deck at once (UN-4.2).
            assert_eq!(force.hand.len() + force.deck.len(), printed(number).side(side).deck.len());
        }
    }
}

/// UN-14.1, UN-14.2, UN-14.3, UN-14.4, UN-14.5, UN-14.6, UN-14.7, UN-14.8, UN-14.9, UN-14.10, UN-14.11, UN-14.12: tiles,
/// first holder, goals, decks, supplies, points on the map and points at the start.
#[test]
fn un_14_1_to_un_14_12_the_figures_of_the_scenarios() {
    let p = Goal::Points;
    #[rustfmt::skip]
    let rows = [
        (1, "La Raye", 12, US, p(5), p(5), [9, 9], [20, 20], 10, [0, 3]),
        (2, "Montmartin-en-Graignes", 15, US, p(1), Goal::Pin, [11, 9], [18, 14], 3, [0, 0]),
        (3, "Raid Across the Canal", 16, GE, p(6), p(6), [9, 9], [26, 26], 12, [2, 0]),
        (4, "Behind Enemy Lines", 17, US, p(5), p(5), [12, 11], [26, 24], 8, [3, 4]),
        (5, "Crossing the Vire", 16, US, p(2), Goal::Pin, [10, 10], [29, 31], 2, [0, 0]),
        (6, "Desperate Withdrawal", 18, GE, p(1), Goal::Pin, [12, 9], [18, 32], 1, [0, 0]),
        (7, "La Huberderie", 18, US, p(10), p(10), [9, 9], [45, 45], 20, [2, 3]),
        (8, "Streets of Tessy-sur-Vire", 18, US, p(7), p(7), [9, 12], [45, 42], 10, [0, 0]),
        (9, "Reinforcements", 17, GE, p(1), Goal::Pin, [11, 12], [31, 29], 3, [0, 0]),
        (10, "Critical Intelligence", 18, GE, p(5), p(5), [11, 8], [24, 30], 7, [0, 0]),
        (11, "Hill 314", 16, GE, Goal::Pin, p(1), [9, 9], [45, 45], 3, [3, 0]),
        (12, "Mortain", 16, GE, p(10), p(10), [9, 9], [45, 45], 17, [6, 6]),
    ];
    for (number, name, tiles, first, us, ge, decks, supplies, all, start) in rows {
        let game = fresh(number);
        let view = truth(&game);
        assert_eq!((view.name.as_str(), view.map.tiles.len(), game.marker()), (name, tiles, first));
        assert_eq!((view.us.goal, view.ge.goal), (us, ge), "{name}");
        assert_eq!(Side::BOTH.map(|side| printed(number).side(side).deck.len()), decks, "{name}");
        assert_eq!(Side::BOTH.map(|side| printed(number).side(side).supply.len()), supplies, "{name}");
        assert_eq!(view.map.tiles.iter().filter_map(|tile| tile.objective).sum::<u16>(), all, "{name}");
        assert_eq!(points(&game), start, "{name}");
    }
    // What single clauses add.
    let four = fresh(4);
    assert_eq!((counter(&four, "us-sniper").as_str(), marker(&four, US, "6a")), ("6a", "none"));
    assert_eq!(printed(4).side(US).spawns[Unit::SNIPER.index()], Some(tile("6a")));
    let twelve = fresh(12);
    for (side, start, spawn) in [(US, "4a", "16a"), (GE, "3a", "2a")] {
        for unit in Unit::all() {
            let counter = twelve.force(side).counter(unit);
            assert!(counter == Counter::Off || counter == Counter::Ready(tile(start)));
            assert_eq!(printed(12).side(side).spawns[unit.index()], Some(tile(spawn)));
        }
    }
}
