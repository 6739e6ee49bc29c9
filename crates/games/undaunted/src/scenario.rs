//! Scenarios (UN-3.1): from what is written to tables, and the one validator of them.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use sandtable_core::UnknownName;
use sandtable_core::faults::{Fault, expect};
use sandtable_core::limits::check_name;

use crate::cards::Cards;
use crate::kind::{Kind, Unit};
use crate::map::{Map, Placed};
use crate::rules::victory::can_bring_riflemen;
use crate::scenario_file::{Goal, ScenarioFile, SideFile};
use crate::side::Side;
use crate::tile::{Tile, TileSet, no_such_tile};

/// A scenario that can be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// As it was written.
    pub file: Arc<ScenarioFile>,
    /// The battlefield.
    pub map: Map,
    /// The tiles with an objective.
    pub objectives: TileSet,
    values: [u8; Tile::NUMBERS],
    /// Where the radio lies, if there is one (UN-3.4).
    pub radio: Option<Tile>,
    /// What each side gets.
    pub sides: [SideSetup; 2],
}

/// What a scenario gives one side (UN-3.5).
#[derive(Clone, Debug, PartialEq)]
pub struct SideSetup {
    /// What it plays for.
    pub goal: Goal,
    /// Tiles with a marker of the side, whatever it shows.
    pub marked: TileSet,
    /// Tiles whose marker shows controlled.
    pub controlled: TileSet,
    /// Where each unit spawns (UN-8.8).
    pub spawns: [Option<Tile>; Unit::COUNT],
    /// Where each counter starts.
    pub counters: [Option<Tile>; Unit::COUNT],
    /// The cards of the deck.
    pub deck: Cards,
    /// The cards of the supply.
    pub supply: Cards,
    /// All of them.
    pub cards: Cards,
}

impl Scenario {
    /// What a side gets.
    #[must_use]
    pub fn side(&self, side: Side) -> &SideSetup {
        &self.sides[side.index()]
    }

    /// The value of a tile's objective as the scenario gives it; 0 without one.
    #[must_use]
    pub fn value(&self, tile: Tile) -> u8 {
        self.values[tile.index()]
    }

    pub(crate) fn values(&self) -> &[u8; Tile::NUMBERS] {
        &self.values
    }
}

/// The printed scenarios, 1 to 12.
const PRINTED: [&str; 12] = [
    include_str!("../data/scenarios/01-la-raye.toml"),
    include_str!("../data/scenarios/02-montmartin-en-graignes.toml"),
    include_str!("../data/scenarios/03-raid-across-the-canal.toml"),
    include_str!("../data/scenarios/04-behind-enemy-lines.toml"),
    include_str!("../data/scenarios/05-crossing-the-vire.toml"),
    include_str!("../data/scenarios/06-desperate-withdrawal.toml"),
    include_str!("../data/scenarios/07-la-huberderie.toml"),
    include_str!("../data/scenarios/08-streets-of-tessy-sur-vire.toml"),
    include_str!("../data/scenarios/09-reinforcements.toml"),
    include_str!("../data/scenarios/10-critical-intelligence.toml"),
    include_str!("../data/scenarios/11-hill-314.toml"),
    include_str!("../data/scenarios/12-mortain.toml"),
];

/// One of the twelve printed scenarios.
///
/// # Panics
/// When there is no scenario of that number: set-ups are checked before they come here.
#[must_use]
pub fn printed(number: u8) -> &'static Scenario {
    static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
        PRINTED.iter().map(|text| crate::scenario_text::read(text).expect("the printed scenarios are tested")).collect()
    });
    &SCENARIOS[usize::from(number) - 1]
}

/// What the goals of a scenario must satisfy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goals {
    /// To be played from the start: goals that can be reached.
    InReach,
    /// A position laid out by hand, such as a rulebook's example: any goals.
    Any,
}

/// The validator: everything that a scenario must satisfy, and its tables.
pub(crate) fn build(file: Arc<ScenarioFile>, goals: Goals) -> Result<Scenario, Fault> {
    check_name(&file.name, &["name"])?;
    let map = lay_map(&file)?;
    let (objectives, values) = lay_objectives(&file, &map)?;
    let radio = file.radio.as_deref().map(|name| tile_on(&map, name, &["radio"])).transpose()?;
    if let Some(tile) = radio {
        expect(objectives.contains(tile), &["radio"], || {
            format!(
                "a tile with an objective, as Control there raises its value (UN-14.15); {} has none",
                tile.printed()
            )
        })?;
    }
    let sides = [build_side(&file, Side::Us, &map)?, build_side(&file, Side::Ge, &map)?];
    let scenario = Scenario { map, objectives, values, radio, sides, file };
    check_markers(&scenario)?;
    check_pins(&scenario)?;
    if goals == Goals::InReach {
        check_goals(&scenario)?;
    }
    Ok(scenario)
}

/// A tile that must lie on the map.
fn tile_on(map: &Map, name: &str, keys: &[&str]) -> Result<Tile, Fault> {
    let tile = Tile::named(name).ok_or_else(|| Fault::new(keys, no_such_tile(name)))?;
    expect(map.has(tile), keys, || format!("a tile of the map, and {} is not on it", tile.printed()))?;
    Ok(tile)
}

fn lay_map(file: &ScenarioFile) -> Result<Map, Fault> {
    let mut tiles: Vec<Placed> = Vec::new();
    let parity = file.map.first().map_or(0, |line| line.offset % 2);
    for (number, line) in file.map.iter().enumerate() {
        let at = number.to_string();
        expect(number < Tile::NUMBERS, &["map", &at], || format!("at most {} lines", Tile::NUMBERS))?;
        expect(line.offset <= 40, &["map", &at, "offset"], || format!("0 to 40, found {}", line.offset))?;
        expect((number as u8 + line.offset) % 2 == parity, &["map", &at, "offset"], || {
            format!("each line shifted by half a tile against the one before (UN-2.2), found {}", line.offset)
        })?;
        expect(line.tiles.len() <= Tile::NUMBERS, &["map", &at, "tiles"], || {
            format!("at most {} tiles", Tile::NUMBERS)
        })?;
        for (place, name) in line.tiles.iter().enumerate() {
            if name == "-" {
                continue;
            }
            let keys = ["map", &at, "tiles", &place.to_string()];
            let tile = Tile::named(name).ok_or_else(|| Fault::new(&keys, no_such_tile(name)))?;
            if let Some(twice) = tiles.iter().find(|placed| placed.tile.number() == tile.number()) {
                return Err(Fault::new(
                    &keys,
                    format!(
                        "every tile number once (UN-2.1): {} is on the map already, found {}",
                        twice.tile.printed(),
                        tile.printed()
                    ),
                ));
            }
            tiles.push(Placed { tile, line: number as u8, offset: line.offset + 2 * place as u8 });
        }
    }
    expect(!tiles.is_empty(), &["map"], || "at least one tile".into())?;
    let map = Map::new(file.layout, tiles);
    match map.cut_off() {
        Some(tile) => {
            Err(Fault::new(&["map"], format!("a connected map (UN-2.7): no path leads to {}", tile.printed())))
        }
        None => Ok(map),
    }
}

fn lay_objectives(file: &ScenarioFile, map: &Map) -> Result<(TileSet, [u8; Tile::NUMBERS]), Fault> {
    let (mut objectives, mut values) = (TileSet::NONE, [0; Tile::NUMBERS]);
    for (name, &value) in &file.objectives {
        let keys = ["objectives", name.as_str()];
        let tile = tile_on(map, name, &keys)?;
        expect(!objectives.contains(tile), &keys, || format!("every tile once, found {} again", tile.printed()))?;
        expect((1..=9).contains(&value), &keys, || format!("a value from 1 to 9, found {value}"))?;
        objectives.insert(tile);
        values[tile.index()] = value;
    }
    Ok((objectives, values))
}

fn build_side(file: &ScenarioFile, side: Side, map: &Map) -> Result<SideSetup, Fault> {
    let (written, name) = (file.side(side), side.name());
    let scouted = markers(&written.scouted, map, &[name, "scouted"])?;
    let controlled = markers(&written.controlled, map, &[name, "controlled"])?;
    if let Some(tile) = map.in_set(scouted.both(controlled)).next() {
        return Err(Fault::new(
            &[name, "controlled"],
            format!("at most one marker a tile (UN-1.12): {} is in scouted too", tile.printed()),
        ));
    }
    let spawns = lay_spawns(written, name, map)?;
    let counters = lay_counters(written, name, map)?;
    let deck = pile(&written.deck, &[name, "deck"])?;
    let supply = pile(&written.supply, &[name, "supply"])?;
    let mut cards = deck;
    cards.add_all(&supply);
    for kind in cards.kinds() {
        let copies = kind.printed().copies;
        let key = if deck.has(kind) { "deck" } else { "supply" };
        expect(cards.of(kind) <= copies, &[name, key, kind.name()], || {
            format!("at most {copies} {kind} in deck and supply together (UN-1.2), found {}", cards.of(kind))
        })?;
    }
    for unit in Unit::all() {
        let used = cards.has(unit.kind()) || counters[unit.index()].is_some();
        expect(!used || spawns[unit.index()].is_some(), &[name, "spawns"], || {
            format!("a spawn marker that serves {unit} (UN-3.8): all, its squad or its type")
        })?;
    }
    let has_rifles = Unit::RIFLES.iter().any(|unit| counters[unit.index()].is_some());
    expect(has_rifles, &[name, "counters"], || {
        "a Riflemen counter on the map, or the side would be pinned at once (UN-13.5)".into()
    })?;
    expect(Unit::RIFLES.iter().any(|unit| cards.has(unit.kind())), &[name, "deck"], || {
        "Rifleman cards in deck or supply, or the side would be beyond hope at once (UN-13.13)".into()
    })?;
    Ok(SideSetup {
        goal: written.goal,
        marked: scouted.or(controlled),
        controlled,
        spawns,
        counters,
        deck,
        supply,
        cards,
    })
}

fn markers(names: &[String], map: &Map, keys: &[&str; 2]) -> Result<TileSet, Fault> {
    let mut tiles = TileSet::NONE;
    for (index, name) in names.iter().enumerate() {
        let keys = [keys[0], keys[1], &index.to_string()];
        let tile = tile_on(map, name, &keys)?;
        expect(!tiles.contains(tile), &keys, || format!("every tile once, found {} again", tile.printed()))?;
        tiles.insert(tile);
    }
    Ok(tiles)
}

/// UN-8.8: the marker that names the unit type, else the one of its squad, else the one of the whole side.
fn lay_spawns(written: &SideFile, side: &str, map: &Map) -> Result<[Option<Tile>; Unit::COUNT], Fault> {
    let mut tiles: BTreeMap<&str, Tile> = BTreeMap::new();
    for (whom, name) in &written.spawns {
        let keys = [side, "spawns", whom.as_str()];
        let known = ["all", "a", "b", "c", "sniper", "mortar"].contains(&whom.as_str());
        expect(known, &keys, || format!("all, a, b, c, sniper or mortar, found {whom:?}"))?;
        tiles.insert(whom, tile_on(map, name, &keys)?);
    }
    let mut spawns = [None; Unit::COUNT];
    for unit in Unit::all() {
        let squad = unit.kind().squad().map(|squad| squad.name());
        let own = squad.unwrap_or(unit.name());
        spawns[unit.index()] = tiles.get(own).or_else(|| tiles.get("all")).copied();
    }
    Ok(spawns)
}

fn lay_counters(written: &SideFile, side: &str, map: &Map) -> Result<[Option<Tile>; Unit::COUNT], Fault> {
    let mut counters = [None; Unit::COUNT];
    for (name, units) in &written.counters {
        let tile = tile_on(map, name, &[side, "counters", name])?;
        for (index, unit) in units.iter().enumerate() {
            let keys = [side, "counters", name.as_str(), &index.to_string()];
            let unit = unit.parse::<Unit>().map_err(|error| Fault::new(&keys, error.to_string()))?;
            let place: &mut Option<Tile> = &mut counters[unit.index()];
            if let Some(before) = place {
                return Err(Fault::new(
                    &keys,
                    format!("every counter once (UN-1.7): {unit} starts on {} too", before.printed()),
                ));
            }
            *place = Some(tile);
        }
    }
    Ok(counters)
}

fn pile(written: &BTreeMap<String, u8>, keys: &[&str; 2]) -> Result<Cards, Fault> {
    let mut cards = Cards::NONE;
    for (name, &count) in written {
        let kind: Kind =
            name.parse().map_err(|error: UnknownName| Fault::new(&[keys[0], keys[1], name], error.to_string()))?;
        cards.add_some(kind, count);
    }
    Ok(cards)
}

/// UN-1.13: never both controlled.
fn check_markers(scenario: &Scenario) -> Result<(), Fault> {
    let [us, ge] = &scenario.sides;
    match scenario.map.in_set(us.controlled.both(ge.controlled)).next() {
        Some(tile) => Err(Fault::new(
            &["ge", "controlled"],
            format!("no tile that both sides control (UN-1.13), found {}", tile.printed()),
        )),
        None => Ok(()),
    }
}

/// Goals that can be reached and are not reached yet.
fn check_goals(scenario: &Scenario) -> Result<(), Fault> {
    let all: u16 = scenario.values.iter().map(|&value| u16::from(value)).sum();
    for side in Side::BOTH {
        let setup = scenario.side(side);
        let Goal::Points(goal) = setup.goal else { continue };
        let keys = [side.name(), "goal"];
        expect(goal <= all || scenario.radio.is_some(), &keys, || {
            format!("at most {all}, the points on the map, found {goal}")
        })?;
        let held: u16 =
            setup.controlled.both(scenario.objectives).indices().map(|i| u16::from(scenario.values[i])).sum();
        expect(held < goal, &keys, || format!("more than {held}, the points that the side starts with, found {goal}"))?;
        expect(can_bring_riflemen(setup.deck, setup.supply), &[side.name(), "deck"], || {
            "a Rifleman, or a Bolster that leads to one, or the side would be beyond hope at once (UN-13.13)".into()
        })?;
    }
    Ok(())
}

/// Somebody must play for points: two sides that only pin would have no use for the map.
fn check_pins(scenario: &Scenario) -> Result<(), Fault> {
    let both_pin = scenario.sides.iter().all(|side| side.goal == Goal::Pin);
    expect(!both_pin, &["ge", "goal"], || "points for at least one side: both play to pin".into())
}
