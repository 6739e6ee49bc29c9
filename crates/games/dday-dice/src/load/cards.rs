//! The cards of a position from outside: every card in one place, and none that is not played with.

use sandtable_core::LoadError;

use super::{expect, name};
use crate::award::{Award, AwardSet};
use crate::item::{Item, ItemGroup, ItemSet};
use crate::saved::Saved;
use crate::setup::BazookaJoe;
use crate::specialist::{Specialist, SpecialistSet};
use crate::state::DDayDice;
use crate::vehicle::VehicleSet;

/// Every card is in one place.
pub(super) fn load_cards(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    let (mut items, mut awards, mut supply) = (ItemSet::NONE, AwardSet::NONE, SpecialistSet::NONE);
    let mut vehicles = VehicleSet::NONE;
    let solo = game.setup.solo();
    for seat in game.seats() {
        let unit = game.unit(seat);
        let place = |key: &str| format!("state.units[{seat}].{key}");
        let twice = unit.items.and(items).lowest();
        expect(twice.is_none(), place("items"), format!("every card once: {} is in two units", name(twice)))?;
        let banned = unit.items.iter().find(|item| solo && !item.kind().solo);
        expect(
            banned.is_none(),
            place("items"),
            format!("no {}: it is left out in the solo game (DD-22.5)", name(banned)),
        )?;
        check_items_of_map(game, unit.items, &place("items"))?;
        let decorated = unit.awards.or(unit.played);
        expect(game.setup.has_items() || decorated.is_empty(), place("awards"), "no awards in a lesson (DD-23.8)")?;
        let twice = decorated.and(awards).lowest();
        expect(twice.is_none(), place("awards"), format!("every award once: {} is in two units", name(twice)))?;
        let banned = decorated.iter().find(|award| solo && !award.solo());
        expect(
            banned.is_none(),
            place("awards"),
            format!("no {}: it is left out in the solo game (DD-22.5)", name(banned)),
        )?;
        let common: SpecialistSet = unit.specialists.or(unit.dead).and(Specialist::common());
        let twice = common.and(supply).lowest();
        expect(
            twice.is_none(),
            place("specialists"),
            format!("every common specialist once: {} is in two units", name(twice)),
        )?;
        if let Some(vehicle) = unit.vehicle {
            expect(
                !vehicles.contains(vehicle),
                place("vehicle"),
                format!("every vehicle once: {vehicle} is in two units"),
            )?;
            vehicles.insert(vehicle);
            check_vehicles_of_map(game, vehicles, &place("vehicle"))?;
        }
        items = items.or(unit.items);
        awards = awards.or(decorated);
        supply = supply.or(common);
    }
    game.pool = saved.pool.unwrap_or(game.pool.without(items));
    let twice = game.pool.and(items).lowest();
    expect(twice.is_none(), "state.pool", format!("every card once: {} is in a unit", name(twice)))?;
    let banned = game.pool.iter().find(|item: &Item| solo && !item.kind().solo);
    expect(banned.is_none(), "state.pool", format!("no {}: it is left out in the solo game (DD-22.5)", name(banned)))?;
    check_items_of_map(game, game.pool, "state.pool")?;
    game.vehicles = saved.vehicles.unwrap_or(game.vehicles.without(vehicles));
    let twice = game.vehicles.and(vehicles).lowest();
    expect(twice.is_none(), "state.vehicles", format!("every vehicle once: {} is in a unit", name(twice)))?;
    check_vehicles_of_map(game, game.vehicles, "state.vehicles")?;
    game.supply = saved.supply.unwrap_or(game.supply.without(supply));
    let twice = game.supply.and(supply).lowest();
    expect(twice.is_none(), "state.supply", format!("every common specialist once: {} is in a unit", name(twice)))?;
    let own = game.supply.without(Specialist::common()).lowest();
    expect(own.is_none(), "state.supply", format!("ranked and unique specialists, found {}", name(own)))?;
    game.awards = saved.awards.unwrap_or(game.awards.without(awards));
    let twice = game.awards.and(awards).lowest();
    expect(twice.is_none(), "state.awards", format!("every award once: {} is in a unit", name(twice)))?;
    let banned = game.awards.iter().find(|award: &Award| solo && !award.solo());
    expect(
        banned.is_none(),
        "state.awards",
        format!("no {}: it is left out in the solo game (DD-22.5)", name(banned)),
    )?;
    check_given(game)
}

/// DD-2.5 to DD-2.8, DD-23.4, DD-23.8: only cards that are played with on this map.
fn check_items_of_map(game: &DDayDice, items: ItemSet, place: &str) -> Result<(), LoadError> {
    expect(game.setup.has_items() || items.is_empty(), place, "no items in a lesson (DD-23.8)")?;
    let setup = &game.setup;
    let map = &setup.map;
    let played_with = |item: &Item| match item.group() {
        ItemGroup::Regular | ItemGroup::Symbol => true,
        ItemGroup::Special if map.file.each_unit.iter().any(|one| one.same_kind(*item)) => item.copy() <= setup.seats,
        ItemGroup::Special if setup.bazooka_joe != BazookaJoe::Off => item.copy() == 1,
        ItemGroup::Special => map.special_items.contains(*item),
    };
    let foreign = items.iter().find(|item| !played_with(item));
    expect(foreign.is_none(), place, format!("cards of the map {} (DD-2.6), found {}", map.file.id, name(foreign)))
}

/// DD-2.8
fn check_vehicles_of_map(game: &DDayDice, vehicles: VehicleSet, place: &str) -> Result<(), LoadError> {
    expect(game.setup.has_items() || vehicles.is_empty(), place, "no vehicles in a lesson (DD-23.8)")?;
    let map = &game.setup.map;
    let foreign = vehicles.without(map.vehicles).lowest();
    expect(foreign.is_none(), place, format!("vehicles of the map {} (DD-2.8), found {}", map.file.id, name(foreign)))
}

/// DD-1.5, DD-15.2: of what can be given away, as many cards are in the units, alive or dead, as units have taken theirs.
fn check_given(game: &DDayDice) -> Result<(), LoadError> {
    for kind in Specialist::all().filter(|one| one.effects().tradeable) {
        let there = |some: SpecialistSet| u32::from(some.and(kind.copies()).len());
        let cards: u32 =
            game.seats().map(|seat| there(game.unit(seat).specialists) + there(game.unit(seat).dead)).sum();
        let taken = game.seats().filter(|&seat| game.unit(seat).spent.contains(kind)).count() as u32;
        expect(
            cards == taken,
            "state.units",
            format!(
                "as many {kind} cards in the units as are `spent` in them, one a unit (DD-1.5): {cards} and {taken}"
            ),
        )?;
    }
    Ok(())
}
