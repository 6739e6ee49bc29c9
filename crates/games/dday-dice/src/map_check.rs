//! The one validator of maps, for the nine of the game and for a person's own. It says where something is wrong, and
//! what was expected there.

use sandtable_core::faults::Fault;
use sandtable_core::limits::{LONGEST_ID, LONGEST_NAME, MOST_DEMANDS, check_count, check_text};
use sandtable_core::{SetupError, TomlFile};

use crate::item::{Item, ItemGroup};
use crate::map_file::{EdgeEntry, MapFile, SectorEntry, Shield};
use crate::sector::{MOST_SECTORS, Sector, SectorSet};
use crate::setup::MOST_SEATS;

/// The width of a board.
const WIDTH: u8 = 12;
/// No number of a map is larger, so that no sum of losses runs over.
const MOST: u8 = 60;

/// A fault at the head of the file.
fn head(key: &str, expected: impl Into<String>) -> Fault {
    Fault::new(&[key], expected)
}

/// A fault in an entry of a table, counted from 0 as in JSON.
fn at(table: &str, index: usize, key: &str, expected: impl Into<String>) -> Fault {
    Fault::new(&[table, &index.to_string(), key], expected)
}

/// Refuses with a fault unless something holds.
fn expect(holds: bool, fault: impl FnOnce() -> Fault) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault()) }
}

/// Reads and checks a map. Errors name the line.
pub(crate) fn read_toml(text: &str) -> Result<MapFile, SetupError> {
    let parsed = TomlFile::parse(text)?;
    let file: MapFile = parsed.read()?;
    check(&file).map_err(|fault| parsed.fault(&fault.key(), fault.expected))?;
    Ok(file)
}

/// Everything that must hold.
pub(crate) fn check(map: &MapFile) -> Result<(), Fault> {
    check_sizes(map)?;
    check_head(map)?;
    check_numbers(map)?;
    for (index, sector) in map.sector.iter().enumerate() {
        check_sector(map, index, sector)?;
    }
    check_rows(map)?;
    check_start(map)?;
    for (index, edge) in map.edge.iter().enumerate() {
        check_edge(map, index, edge)?;
    }
    check_every_border_is_listed(map)?;
    check_bunker_is_reached(map)
}

/// Texts are as long as a name, and lists as long as a game can bear. What goes beyond the general limits of core is refused
/// before it comes here.
fn check_sizes(map: &MapFile) -> Result<(), Fault> {
    check_text(&map.id, LONGEST_ID, &["id"])?;
    for (key, text) in [("name", &map.name), ("place", &map.place), ("date", &map.date)] {
        check_text(text, LONGEST_NAME, &[key])?;
    }
    check_count(&map.start, MOST_SECTORS, &["start"])?;
    check_count(&map.special_items, Item::all().count(), &["special-items"])?;
    check_count(&map.each_unit, MOST_DEMANDS, &["each-unit"])?;
    check_count(&map.vehicles, MOST_DEMANDS, &["vehicles"])?;
    for (index, sector) in map.sector.iter().enumerate() {
        let at = index.to_string();
        check_count(&sector.have, MOST_DEMANDS, &["sector", &at, "have"])?;
        check_count(&sector.sacrifice, MOST_DEMANDS, &["sector", &at, "sacrifice"])?;
        check_count(&sector.discard, MOST_DEMANDS, &["sector", &at, "discard"])?;
    }
    Ok(())
}

fn check_head(map: &MapFile) -> Result<(), Fault> {
    expect(!map.id.is_empty(), || head("id", "a short name such as my-beach"))?;
    for (key, number) in
        [("soldiers", map.soldiers), ("stars", map.stars), ("courage", map.courage), ("points", map.points)]
    {
        expect(number <= MOST, || head(key, format!("a number from 0 to {MOST}, found {number}")))?;
    }
    expect(map.soldiers > 0, || head("soldiers", "at least 1: a unit without soldiers is destroyed"))?;
    check_together(map)?;
    for item in &map.special_items {
        expect(item.group() == ItemGroup::Special && item.copy() == 1, || {
            head("special-items", format!("special items, but {item} is no special item"))
        })?;
    }
    for item in &map.each_unit {
        expect(item.kind().copies > 1 && item.copy() == 1, || {
            head("each-unit", format!("items with a card for each unit (grappling-hook, toggle-rope), found {item}"))
        })?;
    }
    Ok(())
}

/// What is other with several units is said once for each number of them.
fn check_together(map: &MapFile) -> Result<(), Fault> {
    for (index, with) in map.together.iter().enumerate() {
        let wrong = |key: &'static str, expected: String| at("together", index, key, expected);
        let units = with.units;
        expect((2..=MOST_SEATS as u8).contains(&units), || wrong("units", format!("2, 3 or 4, found {units}")))?;
        let again = map.together[..index].iter().any(|before| before.units == units);
        expect(!again, || wrong("units", format!("each number once, found {units} again")))?;
        for (key, number) in [
            ("soldiers", with.soldiers),
            ("stars", with.stars),
            ("courage", with.courage),
            ("points", with.points),
            ("bunker-def", with.bunker_def),
        ] {
            expect(number.is_none_or(|number| number <= MOST), || wrong(key, format!("a number from 0 to {MOST}")))?;
        }
        expect(with.soldiers != Some(0), || {
            wrong("soldiers", "at least 1: a unit without soldiers is destroyed".to_owned())
        })?;
    }
    Ok(())
}

/// The sectors are numbered from 1 without a gap, and there is one bunker.
fn check_numbers(map: &MapFile) -> Result<(), Fault> {
    expect((2..=MOST_SECTORS).contains(&map.sector.len()), || {
        head("sector", format!("2 to {MOST_SECTORS} sectors, the bunker included, found {}", map.sector.len()))
    })?;
    for (index, sector) in map.sector.iter().enumerate() {
        let before = map.sector[..index].iter().any(|other| other.id == sector.id);
        expect(!before, || at("sector", index, "id", format!("every sector once, found a second {}", sector.id)))?;
        let numbered = map.sector.len() as u8 - 1;
        expect(sector.id.get().is_none_or(|number| number <= numbered), || {
            at("sector", index, "id", format!("numbers from 1 to {numbered} without a gap, found {}", sector.id))
        })?;
    }
    expect(map.sector.iter().any(|sector| sector.id.is_bunker()), || head("sector", "a sector with id = \"bunker\""))
}

fn check_sector(map: &MapFile, index: usize, sector: &SectorEntry) -> Result<(), Fault> {
    let wrong = |key: &'static str, expected: String| at("sector", index, key, expected);
    let [left, right] = sector.span;
    expect(left < right && right <= WIDTH, || {
        wrong("span", format!("[left, right] with 0 ≤ left < right ≤ {WIDTH}, found [{left}, {right}]"))
    })?;
    expect((1..=6).contains(&sector.def.len()) && sector.def.iter().all(|&def| def <= MOST), || {
        wrong("def", format!("one to six numbers from 0 to {MOST}"))
    })?;
    expect(sector.mg <= 2, || wrong("mg", format!("0, 1 or 2 dice, found {}", sector.mg)))?;
    expect(matches!(sector.dice, 5 | 6), || wrong("dice", format!("5 or 6, found {}", sector.dice)))?;
    expect(sector.explosives <= 2, || wrong("explosives", format!("0, 1 or 2 icons, found {}", sector.explosives)))?;
    let demands = [
        ("have", !sector.have.is_empty()),
        ("sacrifice", !sector.sacrifice.is_empty()),
        ("discard", !sector.discard.is_empty()),
        ("explosives", sector.explosives > 0),
    ];
    let mut made = demands.iter().filter(|(_, made)| *made);
    made.next();
    if let Some((key, _)) = made.next() {
        return Err(wrong(key, "one kind of demand a sector: have, sacrifice, discard or explosives".to_owned()));
    }
    for (key, face) in [("bonus", sector.bonus), ("penalty", sector.penalty)] {
        expect(face != Some(crate::dice::Face::Skull), || {
            wrong(key, "star, s1, s2, courage or tool, found skull".to_owned())
        })?;
    }
    if let Some(here) = sector.here {
        expect(!here.group().is_common(), || {
            wrong("here", format!("a regular or reserve specialist, but {here} is {:?}", here.group()))
        })?;
    }
    expect(!sector.special || map.special_damage.is_some(), || {
        wrong("special", "special-damage at the head of the map, which says what is lost".to_owned())
    })?;
    if sector.id.is_bunker() {
        expect(sector.max_units == 0, || {
            wrong("max-units", "none: any number enters the bunker (DD-20.7)".to_owned())
        })?;
        expect(sector.shield == Shield::White, || wrong("shield", "white: the bunker is the end".to_owned()))?;
    }
    Ok(())
}

/// Rows follow each other from 0; the bunker is alone in the last; no two sectors of a row overlap.
fn check_rows(map: &MapFile) -> Result<(), Fault> {
    let last = map.sector.iter().find(|sector| sector.id.is_bunker()).map_or(0, |bunker| bunker.row);
    for (index, sector) in map.sector.iter().enumerate() {
        let wrong = |key: &'static str, expected: String| at("sector", index, key, expected);
        if !sector.id.is_bunker() {
            expect(sector.row < last, || {
                wrong("row", format!("a row before that of the bunker ({last}), found {}", sector.row))
            })?;
        }
        let below = |row: u8| map.sector.iter().any(|other| other.row == row);
        expect(sector.row == 0 || below(sector.row - 1), || {
            wrong("row", format!("rows without a gap: row {} has no sector", sector.row - 1))
        })?;
        let overlaps = map.sector[..index].iter().find(|other| other.row == sector.row && overlap(other, sector));
        if let Some(other) = overlaps {
            return Err(wrong(
                "span",
                format!("no two sectors of a row in one place, but it overlaps sector {}", other.id),
            ));
        }
    }
    Ok(())
}

fn check_start(map: &MapFile) -> Result<(), Fault> {
    expect(!map.start.is_empty(), || head("start", "at least one start sector"))?;
    for &start in &map.start {
        let Some(sector) = map.sector.iter().find(|sector| sector.id == start) else {
            return Err(head("start", format!("sectors of the map, found {start}")));
        };
        expect(sector.row == 0 && !start.is_bunker(), || head("start", format!("sectors of row 0, found {start}")))?;
        expect(sector.shield == Shield::White && sector.max_units == 0, || {
            head("start", format!("white sectors without max-units, found {start}"))
        })?;
    }
    Ok(())
}

fn overlap(one: &SectorEntry, other: &SectorEntry) -> bool {
    one.span[0] < other.span[1] && other.span[0] < one.span[1]
}

fn touch(one: &SectorEntry, other: &SectorEntry) -> bool {
    one.span[0] == other.span[1] || other.span[0] == one.span[1]
}

/// Do two sectors border by their places on the board (DD-16.2)?
fn border(one: &SectorEntry, other: &SectorEntry) -> bool {
    match one.row.abs_diff(other.row) {
        0 => touch(one, other),
        1 => overlap(one, other),
        _ => false,
    }
}

fn check_edge(map: &MapFile, index: usize, edge: &EdgeEntry) -> Result<(), Fault> {
    let wrong = |key: &'static str, expected: String| at("edge", index, key, expected);
    let find = |sector: Sector, key: &'static str| {
        let found = map.sector.iter().find(|entry| entry.id == sector);
        found.ok_or_else(|| wrong(key, format!("a sector of the map, found {sector}")))
    };
    let (from, to) = (find(edge.from, "from")?, find(edge.to, "to")?);
    expect(from.id != to.id, || wrong("to", "another sector than from".to_owned()))?;
    expect(to.row >= from.row, || {
        wrong("to", format!("a way forward or sideways: {} lies behind {}, and nobody moves back", to.id, from.id))
    })?;
    expect(to.row - from.row <= 1, || {
        wrong("to", format!("a sector of the next row: {} to {} leaves a row out", from.id, to.id))
    })?;
    expect(border(from, to), || {
        wrong("to", format!("sectors whose spans touch: {} and {} have no border", from.id, to.id))
    })?;
    let same = |other: &&EdgeEntry| {
        (other.from, other.to) == (edge.from, edge.to) || (other.from, other.to) == (edge.to, edge.from)
    };
    expect(!map.edge[..index].iter().any(|other| same(&other)), || {
        wrong("to", format!("every border once, found a second {}–{}; sideways ones hold both ways", from.id, to.id))
    })?;
    if from.row == to.row {
        return expect(edge.cost == 0, || wrong("cost", format!("no cost sideways (DD-16.5), found {}", edge.cost)));
    }
    expect((1..=MOST).contains(&edge.cost), || {
        wrong("cost", format!("the courage of the line, at least 1, found {}", edge.cost))
    })?;
    let on_the_line = |other: &&EdgeEntry| {
        map.sector.iter().any(|entry| entry.id == other.from && entry.row == from.row)
            && map.sector.iter().any(|entry| entry.id == other.to && entry.row == to.row)
    };
    match map.edge[..index].iter().filter(on_the_line).find(|other| other.cost != edge.cost) {
        Some(other) => Err(wrong(
            "cost",
            format!(
                "one cost on one line: {} to {} costs {}, but {} to {} costs {}",
                edge.from, edge.to, edge.cost, other.from, other.to, other.cost
            ),
        )),
        None => Ok(()),
    }
}

/// Sectors that touch have a border, and it is open both ways as far as the rules allow.
fn check_every_border_is_listed(map: &MapFile) -> Result<(), Fault> {
    for (index, one) in map.sector.iter().enumerate() {
        for other in map.sector[..index].iter().filter(|other| border(one, other)) {
            let listed = map
                .edge
                .iter()
                .any(|edge| (edge.from, edge.to) == (one.id, other.id) || (edge.from, edge.to) == (other.id, one.id));
            expect(listed, || {
                at(
                    "sector",
                    index,
                    "span",
                    format!("an edge for every border: {} and {} touch, but none is listed", other.id, one.id),
                )
            })?;
        }
    }
    Ok(())
}

/// From every sector the bunker can be reached.
fn check_bunker_is_reached(map: &MapFile) -> Result<(), Fault> {
    let row = |sector: Sector| map.sector.iter().find(|entry| entry.id == sector).map(|entry| entry.row);
    let mut reached = SectorSet::only(Sector::BUNKER);
    loop {
        let before = reached;
        for edge in &map.edge {
            if reached.contains(edge.to) {
                reached.insert(edge.from);
            }
            if reached.contains(edge.from) && row(edge.from) == row(edge.to) {
                reached.insert(edge.to);
            }
        }
        if reached == before {
            break;
        }
    }
    match map.sector.iter().position(|sector| !reached.contains(sector.id)) {
        Some(index) => {
            let stuck = map.sector[index].id;
            Err(at(
                "sector",
                index,
                "id",
                format!("a way to the bunker from every sector, but none leads there from {stuck}"),
            ))
        }
        None => Ok(()),
    }
}
