//! The pieces of a position (AD-2.17): zones, boxes, Airfield, charts; the supply is what is missing.

use sandtable_core::loading::expect;
use sandtable_core::{Id, LoadError};

use crate::board::Board;
use crate::boxes::{Beach, BoxId, Drop};
use crate::card::Number;
use crate::chart::{Chart, Place, Places};
use crate::saved::{Counts, Saved, SavedZone};
use crate::setup::{pieces, start_of, start_of_airfield};
use crate::side::{Power, Side};
use crate::state::AxisDDay;
use crate::unit::{Kind, Unit, Units, limits};
use crate::zone::{Zone, ZoneSet};

/// The zone of a key.
pub(super) fn zone_named(game: &AxisDDay, name: &str, place: &str) -> Result<Zone, LoadError> {
    let zone = Zone::named(name);
    match zone.filter(|&zone| game.map().has(zone)) {
        Some(zone) => Ok(zone),
        None => Err(LoadError::new(
            place,
            format!("a zone of the map with {} zones, found {name:?} (AD-3.1)", game.setup.zones),
        )),
    }
}

/// A zone that is written as a number.
pub(super) fn on_map(game: &AxisDDay, zone: Zone, place: impl std::fmt::Display) -> Result<Zone, LoadError> {
    expect(
        game.map().has(zone),
        place,
        format_args!("a zone of the map with {} zones, found {zone} (AD-3.1)", game.setup.zones),
    )?;
    Ok(zone)
}

/// Adds what is written of a power.
fn add(units: &mut Units, power: Power, counts: &Counts, place: &str) -> Result<(), LoadError> {
    for &(kind, count) in &counts.0 {
        let Some(unit) = Unit::find(power, kind) else {
            return Err(LoadError::new(place, format!("kinds that {power} has, found {kind} (AD-2.5, AD-2.6)")));
        };
        let sum = u16::from(units.of(unit)) + u16::from(count);
        let all = pieces().of(unit);
        expect(sum <= u16::from(all), place, format_args!("at most {all} {unit} (AD-2.14), found {sum}"))?;
        units.set(unit, sum as u8);
    }
    Ok(())
}

/// The units of all powers that are written at a place.
pub(super) fn units_of(written: &SavedZone, place: &str) -> Result<Units, LoadError> {
    let mut units = Units::NONE;
    for (power, counts) in written.by_power() {
        add(&mut units, power, counts, &format!("{place}.{power}"))?;
    }
    Ok(units)
}

/// The units of one power that are written at a place.
pub(super) fn units_of_power(power: Power, counts: &Counts, place: &str) -> Result<Units, LoadError> {
    let mut units = Units::NONE;
    add(&mut units, power, counts, place)?;
    Ok(units)
}

/// An Allied power of a key.
pub(super) fn ally_named(name: &str, place: &str) -> Result<Power, LoadError> {
    Power::named(name)
        .filter(|power| power.side() == Side::Allies)
        .ok_or_else(|| LoadError::new(place, format!("uk or us, found {name:?}")))
}

pub(super) fn load(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    load_zones(saved, game)?;
    load_boxes(saved, game)?;
    load_airfield(saved, game)?;
    load_charts(saved, game)?;
    load_supply(game)
}

fn load_zones(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    let mut board = Board::EMPTY;
    let mut named = ZoneSet::NONE;
    for (name, written) in &saved.zones {
        let place = format!("state.zones.{name}");
        let zone = zone_named(game, name, &place)?;
        named.insert(zone);
        let units = units_of(written, &place)?;
        check_zone(saved, &units, &place)?;
        units.iter().for_each(|(unit, count)| board.add(zone, unit, count));
    }
    if !saved.empty {
        for zone in game.map().zones().without(named) {
            start_of(zone).iter().for_each(|(unit, count)| board.add(zone, unit, count));
        }
    }
    game.board = board;
    Ok(())
}

/// AD-7 and AD-11.14 in a zone.
fn check_zone(saved: &Saved, units: &Units, place: &str) -> Result<(), LoadError> {
    for side in Side::ALL {
        let (count, most) = (units.line(side), limits().land);
        expect(count <= most, place, format_args!("at most {most} units of the {side} (AD-7.1), found {count}"))?;
    }
    let (fighters, most) = (units.fighters(), limits().fighters);
    // AD-43.1: by good fortune there may be more.
    expect(
        fighters <= most || saved.setup.fortune,
        place,
        format_args!("at most {most} fighters (AD-7.8), found {fighters}"),
    )?;
    let bombers: u8 = Power::ALLIES.iter().map(|&power| units.of(Unit::of(power, Kind::Bomber))).sum();
    expect(
        bombers == 0 || units.land(Side::Allies) == 0,
        place,
        "no bomber in a zone with Allied land units (AD-11.14)",
    )
}

fn load_boxes(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    let waiting = game.orders.contains(Number::FIRST);
    for beach in Beach::all() {
        game.beaches[beach.index()] = if saved.empty { Units::NONE } else { beach.printed().start };
    }
    // AD-21.10: in order 1 the boxes before the one that is being done are empty.
    let current = saved.doing.airborne.as_ref().map_or(Drop::ALL[0], |airborne| airborne.drop);
    let waiting = |drop: Drop| waiting && drop >= current;
    for drop in Drop::all() {
        let start = if waiting(drop) && !saved.empty { drop.printed().start.total() as u8 } else { 0 };
        game.drops[drop.index()] = start;
    }
    for (name, counts) in &saved.boxes {
        let place = format!("state.boxes.{name}");
        let Some(id) = BoxId::named(name) else {
            let names: Vec<&str> = BoxId::all().map(BoxId::name).collect();
            return Err(LoadError::new(place, format!("one of {}", names.join(", "))));
        };
        let printed = id.printed();
        let units = units_of_power(printed.power, counts, &place)?;
        let count = units.total();
        expect(
            count <= u16::from(printed.capacity),
            &place,
            format_args!("at most {} units (AD-7.10), found {count}", printed.capacity),
        )?;
        let land = units.iter().all(|(unit, _)| unit.kind().is_land());
        expect(land, &place, "land units: planes are on the Airfield or in zones (AD-3.11)")?;
        match id {
            BoxId::Beach(beach) => game.beaches[beach.index()] = units,
            BoxId::Drop(drop) => {
                let infantry = units.of(Unit::of(printed.power, Kind::Infantry));
                expect(count == u16::from(infantry), &place, "infantry alone (AD-4.8)")?;
                expect(waiting(drop) || count == 0, &place, "nobody, as its order 1 has been carried out (AD-21.8)")?;
                game.drops[drop.index()] = infantry;
            }
        }
    }
    Ok(())
}

/// AD-7.11: those who are still to drop must have room in their zone.
pub(super) fn check_paratroopers(game: &AxisDDay) -> Result<(), LoadError> {
    for drop in Drop::all() {
        let (there, coming) = (game.board.at(drop.zone()).line(Side::Allies), game.drops[drop.index()]);
        expect(
            there + coming <= limits().land,
            format_args!("state.boxes.{drop}"),
            format_args!(
                "room for them in zone {}: {there} Allied units are there, and at most {} may be (AD-7.11), found {coming}",
                drop.zone(),
                limits().land
            ),
        )?;
    }
    Ok(())
}

fn load_airfield(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    let in_zones = game.board.total();
    game.airfield = Units::NONE;
    // What is left out is on the Airfield unless it is in a zone.
    for (unit, count) in start_of_airfield().iter() {
        game.airfield.set(unit, count.saturating_sub(in_zones.of(unit)));
    }
    for (name, counts) in &saved.airfield {
        let place = format!("state.airfield.{name}");
        let power = ally_named(name, &place)?;
        let units = units_of_power(power, counts, &place)?;
        let planes = units.iter().all(|(unit, _)| unit.kind().is_air());
        expect(planes, &place, "fighters and bombers (AD-3.11)")?;
        for kind in Kind::AIR {
            let unit = Unit::of(power, kind);
            game.airfield.set(unit, units.of(unit));
        }
    }
    Ok(())
}

fn load_charts(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    for (name, filled) in &saved.charts {
        let place = format!("state.charts.{name}");
        let Some(chart) = Chart::named(name) else {
            return Err(LoadError::new(place, format!("uk, us, rennes or rouen, found {name:?}")));
        };
        let most = chart.printed().places.len();
        let mut places = Places::NONE;
        for &number in &filled.0 {
            let fits = number >= 1 && usize::from(number) <= most;
            expect(fits, &place, format_args!("places from 1 to {most}, found {number}"))?;
            let at = Place::at(usize::from(number) - 1);
            expect(!places.contains(at), &place, format_args!("each place once, found {number} again"))?;
            places.insert(at);
        }
        game.charts[chart.index()] = places;
    }
    Ok(())
}

/// AD-2.17: what is nowhere else is in the supply, and nothing is there twice.
fn load_supply(game: &mut AxisDDay) -> Result<(), LoadError> {
    let count = |unit: Unit| -> u16 {
        let mut sum = u16::from(game.board.total().of(unit)) + u16::from(game.airfield.of(unit));
        sum += game.beaches.iter().map(|units| u16::from(units.of(unit))).sum::<u16>();
        if unit.kind() == Kind::Infantry {
            let drops = Drop::all().filter(|drop| drop.power() == unit.power());
            sum += drops.map(|drop| u16::from(game.drops[drop.index()])).sum::<u16>();
        }
        let charts = Chart::all().filter(|chart| chart.power() == unit.power());
        sum += charts
            .map(|chart| u16::from(game.chart(chart).and(chart.printed().of_kind(unit.kind())).len()))
            .sum::<u16>();
        sum
    };
    let mut supply = Units::NONE;
    for unit in Unit::all() {
        let (all, found) = (u16::from(pieces().of(unit)), count(unit));
        let room = match unit.kind() {
            Kind::Blockhouse => "fewer in other zones, or \"empty\": true, make room",
            Kind::Fighter | Kind::Bomber => "fewer on the Airfield make room",
            _ => "empty places of a chart or boxes make room",
        };
        let counted = if unit.kind().is_air() { "in zones and on the Airfield" } else { "in zones, boxes and charts" };
        expect(
            found <= all,
            "state",
            format_args!("at most {all} {unit} {counted} together (AD-2.17), found {found}; {room}"),
        )?;
        supply.set(unit, (all - found) as u8);
    }
    game.supply = supply;
    Ok(())
}
