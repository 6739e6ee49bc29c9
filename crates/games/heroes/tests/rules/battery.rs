//! The laws that hold for every game, on random play of this one.

use sandtable_core::battery::{Battery, every_message_is_there};
use sandtable_core::{Rules, Seat};
use sandtable_heroes::{
    Action, Answer, Button, CardName, Choice, Heroes, Icon, Moment, On, Setup, Side, Tag, Tile, ValueName,
};

/// Every action that can be named with the units of the battlefield, its boxes and one beyond, and the cards of both hands.
/// What a unit that is not active could do is refused in one way only, so a few of those will do.
fn universe(game: &Heroes, seat: Seat) -> Vec<Action> {
    let side = Side::of(seat).unwrap();
    let tags = |side: Side| game.units(side).iter().map(|tile| game.tag(tile)).collect::<Vec<_>>();
    let (own, foes) = (tags(side), tags(side.other()));
    let nobody = Tag { side, number: 254 };
    let all: Vec<Tag> = own.iter().chain(&foes).copied().chain([nobody]).collect();
    let tiles: Vec<Tile> = game.field().boxes.iter().chain(Tile::named("h8")).collect();
    let mut actions = vec![Action::RecoverDirectives, Action::ManageCards, Action::Directive, Action::MarchExit(None)];
    actions.extend(Button::all().map(Action::Button));
    actions.extend(Moment::all().map(Action::Quiet));
    for &tag in &all {
        actions.extend([
            Action::Unsuppress(tag),
            Action::Activate(tag),
            Action::UnsuppressMore(tag),
            Action::Unit(tag),
        ]);
        actions.extend([Action::TurnUp(tag), Action::Go(tag), Action::Exit(tag), Action::MarchExit(Some(tag))]);
        actions.extend(all.iter().map(|&other| Action::Manoeuvre(tag, other)));
    }
    for &tile in &tiles {
        actions.push(Action::Tile(tile));
        actions.push(Action::March { unit: None, tile });
        actions.extend(all.iter().map(|&unit| Action::Move { unit, tile }));
        actions.extend(own.iter().map(|&unit| Action::March { unit: Some(unit), tile }));
    }
    let shots = |unit: Tag| {
        let targets = &all;
        ValueName::all().flat_map(move |value| {
            targets.iter().flat_map(move |&target| [false, true].map(|paid| (unit, value, paid, target)))
        })
    };
    for &unit in own.iter().chain(foes.first()) {
        actions.extend(shots(unit).map(|(unit, value, paid, target)| Action::Shoot { unit, value, paid, target }));
    }
    let active = game.activation().map(|active| active.unit);
    for &unit in active.iter().chain(own.first()).chain(foes.first()) {
        for icon in Icon::all() {
            let mut push = |on: On| actions.push(Action::Use { unit, icon, on });
            push(On::Nothing);
            all.iter().for_each(|&other| push(On::Unit(other)));
            tiles.iter().for_each(|&tile| push(On::Tile(tile)));
            if icon == Icon::Fire && Some(unit) == active {
                for &shooter in &own {
                    shots(shooter).for_each(|(unit, value, paid, target)| push(On::Fire { unit, value, paid, target }));
                }
            }
        }
    }
    let mut seen = std::collections::HashSet::new();
    actions.extend(cards(game, side, &all, &tiles));
    actions.retain(|&action| seen.insert(action));
    actions
}

fn cards(game: &Heroes, side: Side, all: &[Tag], tiles: &[Tile]) -> Vec<Action> {
    let mut actions = Vec::new();
    let name = |side: Side, card| game.cards().data(side, card).name;
    let mut held: Vec<CardName> = game.force(side).hand.iter().map(|card| name(side, card)).collect();
    held.extend(game.force(side.other()).hand.iter().take(1).map(|card| name(side.other(), card)));
    held.extend(game.force(side).reserve.top_first().take(1).map(|card| name(side, card)));
    held.extend(game.mission().side(side).deployment.iter().map(|entry| name(side, entry.card)).take(12));
    held.dedup();
    for &card in &held {
        let listed = [CardName::new("hu"), CardName::new("hg")].contains(&Some(card));
        let numbers: Vec<Option<u8>> =
            if listed { vec![None, Some(1), Some(2), Some(3), Some(4), Some(5)] } else { vec![None, Some(1)] };
        for number in numbers {
            let mut push = |choice: Choice| actions.push(Action::Card { card, number, choice });
            push(Choice::Nothing);
            all.iter().for_each(|&tag| push(Choice::Unit(tag)));
            tiles.iter().for_each(|&tile| push(Choice::Tile(tile)));
            Answer::all().for_each(|answer| push(Choice::Answer(answer)));
            if listed {
                let reserve = game.force(side).reserve.top_first().map(|card| name(side, card));
                reserve.for_each(|name| push(Choice::Card(name)));
                for other in game.force(side).discard.iter() {
                    tiles.iter().for_each(|&tile| push(Choice::CardTile(name(side, other), tile)));
                }
            }
        }
        if game.turn() == 1 {
            actions.extend(tiles.iter().map(|&tile| Action::Deploy { tile, card }));
        }
    }
    actions
}

/// Every card lies in exactly one place.
fn census(game: &Heroes) -> Vec<(String, u32)> {
    let mut counts = std::collections::BTreeMap::new();
    for side in Side::BOTH {
        let force = game.force(side);
        let mut count =
            |card| *counts.entry(format!("{side} {}", game.cards().data(side, card).name)).or_insert(0) += 1;
        for pile in [&force.hand, &force.discard, &force.aside, &force.escaped] {
            pile.iter().for_each(&mut count);
        }
        force.reserve.top_first().for_each(&mut count);
    }
    let view = sandtable_core::Views::view(game, sandtable_core::Viewer::All);
    for unit in &view.units {
        for card in unit.card.iter().chain(&unit.hero) {
            *counts.entry(format!("{} {}", unit.side, card.id)).or_insert(0) += 1;
        }
    }
    for side in Side::BOTH {
        let heroes: Vec<_> = view.units.iter().filter_map(|unit| unit.hero.clone()).collect();
        for card in view.side(side).edge.iter().filter(|card| !heroes.contains(card)) {
            *counts.entry(format!("{side} {}", card.id)).or_insert(0) += 1;
        }
    }
    // A card that is not deployed yet counts too: it lies beside the board.
    for side in Side::BOTH {
        let list = &game.mission().side(side).deployment;
        for entry in list {
            let name = format!("{side} {}", game.cards().data(side, entry.card).name);
            counts.entry(name).or_insert(u32::from(!game.setup().no_hidden || !entry.hidden));
        }
    }
    counts.into_iter().collect()
}

fn run(setups: Vec<Setup>, games: u32) {
    Battery { setups, games, universe, census }.run();
}

#[test]
fn every_law_holds_in_the_first_four_scenarios() {
    run((1..=4).map(Setup::printed).collect(), 2);
}

#[test]
fn every_law_holds_in_the_last_three_scenarios() {
    run((5..=7).map(Setup::printed).collect(), 2);
}

#[test]
fn every_law_holds_in_the_variants() {
    let base = Setup::printed(6);
    let setups = vec![
        Setup { no_events: true, sure_activation: true, ..Setup::printed(1) },
        Setup { no_terrain: true, casualties: true, ..Setup::printed(2) },
        Setup { no_hidden: true, ..base },
        Setup {
            no_events: true,
            sure_activation: true,
            no_terrain: true,
            no_hidden: true,
            casualties: true,
            ..Setup::printed(5)
        },
    ];
    run(setups, 1);
}

#[test]
fn every_message_is_said_in_every_language() {
    let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    every_message_is_there::<Heroes>("hn", &sources, []);
}

#[test]
fn every_law_holds_in_a_scenario_of_ones_own() {
    let text = include_str!("../own-scenario.toml");
    run(vec![Heroes::scenario(text).unwrap()], 2);
}

#[test]
fn every_clause_has_a_test() {
    let crate_folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = std::fs::read_to_string(crate_folder.join("../../../docs/rules/heroes.md")).unwrap();
    let missing = sandtable_core::battery::clauses_without_test("HN", &rules, &crate_folder.join("tests/rules"));
    assert_eq!(missing, Vec::<String>::new());
}
