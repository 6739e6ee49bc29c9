//! The laws that hold for every game, on random play of this one.

use sandtable_core::battery::{Battery, clauses_without_test};
use sandtable_core::{Rules, Seat};
use sandtable_undaunted::{Action, Astray, CardAction, Deed, Force, Kind, Setup, Side, Tile, Undaunted, UnitId, Walk};

/// Every action that can be named, with the tiles of the map and two that are not on it. Walks of two steps are many, so
/// only Scouts and one other card take them here.
fn universe(game: &Undaunted, _: Seat) -> Vec<Action> {
    let map = &game.mission().map;
    let strange = Tile::all().filter(|&tile| !map.has(tile)).take(2);
    let tiles: Vec<Tile> = map.tiles.iter().map(|placed| placed.tile).chain(strange).collect();
    let mut actions = vec![Action::EndTurn, Action::Done];
    actions.extend(Kind::all().flat_map(|kind| [Action::Initiative(kind), Action::BolsterMore(kind)]));
    actions.extend(UnitId::all().map(Action::BlastNext));
    let astray = [Astray::TheirCard, Astray::TheirSupply, Astray::TheirPlay, Astray::InspireMore];
    actions.extend(astray.into_iter().flat_map(|of| Kind::all().map(of)).map(Action::Astray));
    let single: Vec<Walk> = std::iter::once(Walk::Stay).chain(tiles.iter().copied().map(Walk::One)).collect();
    let double = |first: Tile| tiles.iter().map(move |&second| Walk::Two(first, second));
    for card in Kind::all() {
        let mut deeds = vec![Deed::Hunker, Deed::Rally, Deed::Conceal, Deed::Control, Deed::Recon];
        deeds.extend((0..4).map(Deed::Command));
        // A card that lacks an action is refused it in one way only: a few of each will do.
        let some = |action: CardAction, many: usize| if card.printed().strength(action).is_some() { many } else { 2 };
        deeds.extend(Kind::all().map(Deed::Bolster).take(some(CardAction::Bolster, 99)));
        deeds.extend(Kind::all().map(Deed::Inspire).take(some(CardAction::Inspire, 99)));
        deeds.extend(tiles.iter().copied().map(Deed::Target).take(some(CardAction::Target, 99)));
        deeds.extend(UnitId::all().map(Deed::Attack).take(some(CardAction::Attack, 99)));
        deeds.extend(UnitId::all().map(Deed::Suppress).take(some(CardAction::Suppress, 99)));
        deeds.extend(UnitId::all().map(Deed::Blast).take(some(CardAction::Blast, 99)));
        deeds.extend(single.iter().copied().map(Deed::Move).take(some(CardAction::Move, 99)));
        deeds.extend(single.iter().copied().map(Deed::Scout).take(some(CardAction::Scout, 99)));
        deeds.extend(single.iter().copied().map(Deed::Stalk).take(some(CardAction::Stalk, 99)));
        if card.printed().strength(CardAction::Scout).is_some() {
            deeds.extend(tiles.iter().flat_map(|&first| double(first)).map(Deed::Scout));
            deeds.extend(tiles.iter().map(|&last| Deed::Scout(Walk::Far(tiles[0], tiles[1], last))));
        }
        if card == Kind::GUIDE || card == Kind::SNIPER {
            deeds.extend(double(tiles[0]).map(Deed::Stalk));
            for unit in UnitId::all() {
                deeds.extend(single.iter().map(|&walk| Deed::Guide(unit, walk)).take(some(CardAction::Guide, 99)));
            }
        }
        actions.extend(deeds.into_iter().map(|deed| Action::Play { card, deed }));
    }
    actions
}

/// UN-1.19: how many cards of each kind a side has, wherever they are.
fn census(game: &Undaunted) -> Vec<(String, u32)> {
    let mut counts = Vec::new();
    for side in Side::BOTH {
        let force: &Force = game.force(side);
        let mut all = force.pool();
        for pile in [&force.play, &force.discard, &force.supply, &force.removed] {
            all.add_all(pile);
        }
        counts.extend(Kind::all().map(|kind| (format!("{side}-{kind}"), u32::from(all.of(kind)))));
    }
    counts
}

/// UN-1.19: the number of cards of each kind never changes, and every law of the project holds in all twelve scenarios.
#[test]
fn every_law_holds_and_un_1_19_every_card_is_in_exactly_one_place() {
    let mut setups: Vec<Setup> = (1..=12).map(|number| Setup { round_limit: 16, ..Setup::printed(number) }).collect();
    setups.push(Setup { round_limit: 80, ..Setup::printed(2) });
    setups.push(Undaunted::scenario(super::scenario_files::SAMPLE).unwrap());
    for setup in &setups {
        let game = Undaunted::new(setup, &mut sandtable_core::Fast::new(1)).unwrap();
        for (name, count) in census(&game) {
            let (side, kind) = name.split_once('-').unwrap();
            let side = if side == "us" { Side::Us } else { Side::Ge };
            let wanted = game.mission().side(side).cards.of(Kind::named(kind).unwrap());
            assert_eq!(count, u32::from(wanted), "{name}");
        }
    }
    Battery { setups, games: 2, universe, census }.run();
}

#[test]
fn every_clause_has_a_test_that_names_it() {
    let crate_folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = std::fs::read_to_string(crate_folder.join("../../../docs/rules/undaunted.md")).unwrap();
    let missing = clauses_without_test("UN", &rules, &crate_folder.join("tests/rules"));
    assert_eq!(missing, Vec::<String>::new());
}
