//! The laws that hold for every game, on random play of this one.

use sandtable_axis_dday::{
    Action, Aim, AxisDDay, Beach, BoxId, Button, Chart, Drop, Number, Phase, Setup, Unit, Walk, Zone, pieces,
};
use sandtable_core::battery::{Battery, clauses_without_test};
use sandtable_core::{Rules, Seat};

/// Every action that can be named, of moves those from zones where somebody is and a few more.
fn universe(game: &AxisDDay, _: Seat) -> Vec<Action> {
    let map = game.map();
    let zones: Vec<Zone> = Zone::all().collect();
    let mut all: Vec<Action> = Button::ALL.map(Action::Press).to_vec();
    all.extend((0..=7).map(Action::Split));
    all.extend(zones.iter().copied().map(Action::Zone));
    all.extend(BoxId::all().map(Action::Box));
    all.extend(Unit::all().map(Action::Unit));
    all.extend(Chart::all().map(Action::Chart));
    for &zone in &zones {
        all.extend(Unit::all().map(|unit| Action::At(zone, unit)));
        all.extend(Unit::all().map(|unit| Action::Fly(unit, zone)));
    }
    for plane in Unit::all() {
        all.extend(Unit::all().map(|target| Action::Bomb(plane, target)));
    }
    for plane in ["uk-bomber", "us-bomber", "us-fighter", "tank"].map(|name| Unit::named(name).unwrap()) {
        for &zone in &zones {
            all.extend(Unit::all().map(|target| Action::ShortOf(plane, zone, target)));
        }
    }
    moves(game, &zones, &mut all);
    let coast = [4, 7, 11, 13, 14, 15, 16, 17, 18, 30, 34].map(|id| Zone::new(id).unwrap());
    for id in BoxId::all() {
        for unit in Unit::all() {
            all.extend(coast.iter().map(|&zone| Action::Land(id, unit, zone)));
            all.extend(coast.iter().map(|&zone| Action::Shell(zone, id, unit)));
        }
        all.push(Action::Back(coast[2], Unit::named("us-infantry").unwrap(), id));
        all.extend(Chart::all().map(|chart| Action::ToBox(chart, id)));
    }
    all.push(Action::LandFurther(BoxId::Beach(Beach::Gold), Unit::named("uk-tank").unwrap(), coast[5], coast[4]));
    all.push(Action::ShellZone(coast[2], coast[1], Unit::named("us-infantry").unwrap()));
    for chart in Chart::all() {
        all.extend((0..=3).map(|die| Action::Reroll(chart, die)));
        all.extend(zones.iter().map(|&zone| Action::ToZone(chart, zone)));
    }
    for number in Number::all() {
        let current = game.phase() == Phase::Tactics(number);
        let some = if current { zones.len() } else { 2 };
        let mut aims = vec![Aim::Plain, Aim::Box(BoxId::Drop(Drop::D82))];
        aims.extend(Beach::all().map(|beach| Aim::Box(BoxId::Beach(beach))).take(some));
        for &zone in zones.iter().take(some) {
            aims.push(Aim::Zone(zone));
            aims.extend(Unit::all().map(|unit| Aim::Unit(zone, unit)).take(some));
            aims.extend(map.neighbours(zone).iter().map(|at| Aim::Zones(zone, at)));
            aims.push(Aim::Zones(zone, zones[0]));
        }
        all.extend(aims.into_iter().map(|aim| Action::Card(number, aim)));
    }
    let mut seen = std::collections::HashSet::new();
    all.retain(|action| seen.insert(*action));
    all
}

fn moves(game: &AxisDDay, zones: &[Zone], all: &mut Vec<Action>) {
    let map = game.map();
    for &from in zones {
        let here: Vec<Unit> = match game.board().at(from).iter().map(|(unit, _)| unit).collect::<Vec<_>>() {
            units if units.is_empty() && from.id() % 9 != 0 => continue,
            units if units.is_empty() => vec![Unit::named("tank").unwrap(), Unit::named("us-infantry").unwrap()],
            units => units,
        };
        for unit in here {
            let mut add = |walk: Walk| all.push(Action::Move { from, unit, walk });
            if unit.kind().is_air() {
                zones.iter().for_each(|&to| add(Walk::One(to)));
                continue;
            }
            let strange = [from, zones[33], zones[usize::from(from.id()) % 42]];
            for first in map.neighbours(from).iter().chain(strange) {
                add(Walk::One(first));
                add(Walk::Stop(first));
                for second in map.neighbours(first).iter().chain([zones[33]]) {
                    add(Walk::Two(first, second));
                }
            }
            add(Walk::Far(zones[0], zones[1], zones[2]));
        }
    }
}

/// AD-2.17: the pieces of each kind, wherever they are.
fn census(game: &AxisDDay) -> Vec<(String, u32)> {
    let mut all = game.board().total();
    all.add_all(game.airfield());
    all.add_all(game.supply());
    Beach::all().for_each(|beach| all.add_all(game.beach(beach)));
    for drop in Drop::all() {
        all.add(Unit::named(&format!("{}-infantry", drop.power())).unwrap(), game.drop_box(drop));
    }
    for chart in Chart::all() {
        game.chart(chart).iter().for_each(|place| all.add(chart.unit(place), 1));
    }
    Unit::all().map(|unit| (unit.to_string(), u32::from(all.of(unit)))).collect()
}

/// AD-2.17: at every moment the pieces add up to the totals of AD-2.14, and every law of the project holds in all games and
/// on both maps, for two and for three.
#[test]
fn every_law_holds_and_ad_2_17_pieces_add_up() {
    let basic = Setup::default();
    let all = Setup { fortune: true, tactics: true, ..basic };
    let setups = vec![
        basic,
        Setup { fortune: true, zones: 42, ..basic },
        Setup { tactics: true, ..basic },
        all,
        Setup { seats: 3, ..basic },
        Setup { seats: 3, zones: 42, ..all },
    ];
    for setup in &setups {
        let game = AxisDDay::new(setup, &mut sandtable_core::Fast::new(1)).unwrap();
        for (name, count) in census(&game) {
            assert_eq!(count, u32::from(pieces().of(Unit::named(&name).unwrap())), "{name}");
        }
    }
    Battery { setups, games: 2, universe, census }.run();
}

#[test]
fn every_clause_has_a_test_that_names_it() {
    let crate_folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = std::fs::read_to_string(crate_folder.join("../../../docs/rules/axis-dday.md")).unwrap();
    let missing = clauses_without_test("AD", &rules, &crate_folder.join("tests/rules"));
    assert_eq!(missing, Vec::<String>::new());
}
