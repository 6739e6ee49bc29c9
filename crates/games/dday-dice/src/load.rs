//! Positions from outside: everything that must hold is checked, and what does not is named with its place.

mod asks;
mod cards;
mod dice;
mod step;

use sandtable_core::loading::expect;
use sandtable_core::{LoadError, Positions, Seat};

use crate::dice::Face;
use crate::map_file::Shield;
use crate::rules::victory::Ending;
use crate::saved::{MarkerWord, PhaseName, Saved, SavedMarker, SavedTurn, SavedUnit};
use crate::sector::{Sector, SectorSet};
use crate::specialist::{Specialist, SpecialistSet};
use crate::state::DDayDice;
use crate::unit::{MOST, Received, Resource, ThisTurn, Unit, UpkeepStage};

/// No count of one turn is larger.
const MOST_A_TURN: u8 = 40;

impl Positions for DDayDice {
    type Saved = Saved;

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn load(saved: &Saved) -> Result<DDayDice, LoadError> {
        load(saved)
    }
}

/// Takes a position from outside. Where nothing can be chosen at its step, or dice come first, somebody is asked to go on.
fn load(saved: &Saved) -> Result<DDayDice, LoadError> {
    saved.setup.check()?;
    let mut game = DDayDice::laid_out(saved.setup.clone());
    load_turn(saved, &mut game)?;
    load_units(saved, &mut game)?;
    cards::load_cards(saved, &mut game)?;
    load_fire(saved, &mut game)?;
    asks::load_asks(saved, &mut game)?;
    step::load_step(saved, &mut game)?;
    asks::check_asks(&game)?;
    check_somebody_can_choose(&game)?;
    Ok(game)
}

fn check_seat(game: &DDayDice, seat: Seat, place: &str) -> Result<Seat, LoadError> {
    expect(seat.0 < game.setup.seats, place, format!("a seat below {}, found {seat}", game.setup.seats))?;
    Ok(seat)
}

fn load_turn(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    let inside = saved.units.iter().any(|unit| unit.sector == Some(Sector::BUNKER));
    game.turn = saved.turn.unwrap_or(if inside { 2 } else { 1 });
    expect((1..=MOST).contains(&game.turn), "state.turn", format!("a turn from 1 to {MOST}, found {}", game.turn))
}

fn load_units(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    let seats = usize::from(game.setup.seats);
    expect(saved.units.len() <= seats, "state.units", format!("at most {seats} units, found {}", saved.units.len()))?;
    for (index, written) in saved.units.iter().enumerate() {
        let place = format!("state.units[{index}]");
        let unit = load_unit(saved, game, written, &place)?;
        game.units[index] = unit;
    }
    // DD-26.3: a link holds both ways, whoever names it.
    for seat in game.seats() {
        for other in game.unit(seat).turn.linked.iter() {
            game.unit_mut(other).turn.linked.insert(seat);
        }
    }
    // DD-20.6: the game is over at once when a unit has nobody left, so there is one such at most.
    let lost = match saved.ending {
        Some(Ending::Destroyed(seat) | Ending::Stayed(seat)) if saved.phase == PhaseName::Over => Some(seat),
        _ => None,
    };
    for seat in game.seats() {
        let place = format!("state.units[{seat}]");
        match lost == Some(seat) {
            true => expect(game.unit(seat).strength() == 0, place, "nobody left in a unit that is destroyed (DD-20.6)"),
            false => expect(game.unit(seat).strength() > 0, place, "at least one soldier or specialist"),
        }?;
    }
    dice::check_counts(saved, game)?;
    for (sector, info) in game.setup.map.sectors() {
        let there = game.in_sector(sector).count();
        expect(
            info.max_units == 0 || there <= usize::from(info.max_units),
            "state.units",
            format!("at most {} unit in sector {sector} (DD-16.10)", info.max_units),
        )?;
    }
    Ok(())
}

fn load_unit(saved: &Saved, game: &DDayDice, written: &SavedUnit, place: &str) -> Result<Unit, LoadError> {
    let map = &game.setup.map;
    let start = map.start.lowest().unwrap_or(Sector::BUNKER);
    let sector = written.sector.unwrap_or(start);
    expect(map.has(sector), format!("{place}.sector"), format!("a sector of the map {}, found {sector}", map.file.id))?;
    let mut unit = Unit::new(sector);
    let usual = if map.start.len() == 1 { SectorSet::only(start) } else { SectorSet::NONE };
    unit.visited = written.visited.unwrap_or(usual).or(SectorSet::only(sector));
    expect(unit.visited.iter().all(|been| map.has(been)), format!("{place}.visited"), "sectors of the map")?;
    expect(
        sector.is_bunker() || !unit.visited.contains(Sector::BUNKER),
        format!("{place}.visited"),
        "no bunker: nobody leaves it",
    )?;
    // DD-16.2: nobody moves backward.
    let row = |sector: Sector| map.sector(sector).row;
    let ahead = unit.visited.iter().find(|&been| row(been) > row(sector));
    expect(
        ahead.is_none(),
        format!("{place}.visited"),
        format!("no sector ahead of sector {sector} (DD-16.2), found {}", name(ahead)),
    )?;
    load_bunker(saved, game, written, &mut unit, place)?;
    load_marker(game, written, &mut unit, place)?;
    unit.combats = written.combats;
    let file = &map.file;
    let usual_resources = [file.soldiers, file.stars, file.courage, file.points].map(u16::from);
    let amounts = [written.soldiers, written.stars, written.courage, written.points];
    for ((resource, amount), usual) in Resource::ALL.into_iter().zip(amounts).zip(usual_resources) {
        let amount = amount.unwrap_or(usual);
        expect(amount <= MOST, format!("{place}.{resource}"), format!("a number from 0 to {MOST}, found {amount}"))?;
        unit.resources[resource as usize] = amount;
    }
    load_specialists(game, written, &mut unit, place)?;
    unit.items = written.items;
    unit.vehicle = written.vehicle;
    expect(unit.vehicle.is_none() || unit.outside(), format!("{place}.vehicle"), "none in the bunker (DD-14.6)")?;
    unit.awards = written.awards;
    unit.played = written.played;
    expect(unit.awards.and(unit.played).is_empty(), format!("{place}.played"), "awards that are not held any more")?;
    unit.mulligan_used = written.mulligan_used;
    unit.symbol_used = written.symbol_used;
    unit.turn = load_this_turn(saved, game, &written.this_turn, place)?;
    dice::load_dice(saved, game, written, &mut unit, place)?;
    Ok(unit)
}

fn load_bunker(
    saved: &Saved,
    game: &DDayDice,
    written: &SavedUnit,
    unit: &mut Unit,
    place: &str,
) -> Result<(), LoadError> {
    let outside = unit.visited.without(SectorSet::only(Sector::BUNKER));
    let start = game.setup.map.start.lowest().unwrap_or(Sector::BUNKER);
    let usual = if unit.outside() { unit.sector } else { outside.highest().unwrap_or(start) };
    unit.last_outside = written.last_outside.unwrap_or(usual);
    let known = game.setup.map.has(unit.last_outside) && !unit.last_outside.is_bunker();
    let fits = known && (!unit.outside() || unit.last_outside == unit.sector);
    expect(fits, format!("{place}.last-outside"), "the sector of the unit, or the last before the bunker")?;
    if unit.outside() {
        return expect(
            written.bunker_turn.is_none_or(|turn| turn == 0),
            format!("{place}.bunker-turn"),
            "none outside the bunker",
        );
    }
    let fighting = matches!(
        saved.phase,
        PhaseName::Combat | PhaseName::Fire | PhaseName::Losses | PhaseName::End | PhaseName::Over
    );
    let usual = if fighting { game.turn } else { game.turn - 1 };
    unit.bunker_turn = written.bunker_turn.unwrap_or(usual);
    let latest = if fighting || saved.phase == PhaseName::Move { game.turn } else { game.turn - 1 };
    expect(
        (1..=latest).contains(&unit.bunker_turn),
        format!("{place}.bunker-turn"),
        format!("a turn from 1 to {latest}, found {}", unit.bunker_turn),
    )
}

fn load_marker(game: &DDayDice, written: &SavedUnit, unit: &mut Unit, place: &str) -> Result<(), LoadError> {
    let black = game.setup.map.sector(unit.sector).shield == Shield::Black;
    unit.marker = match written.marker {
        None => u8::from(!black),
        Some(SavedMarker::Number(number)) => number,
        Some(SavedMarker::Word(MarkerWord::Shield)) => 0,
        Some(SavedMarker::Word(MarkerWord::Arrow)) => 4,
    };
    let expected = if black { "the shield (0) in a black sector" } else { "1 to 9 in a white sector" };
    expect(if black { unit.marker == 0 } else { (1..=9).contains(&unit.marker) }, format!("{place}.marker"), expected)
}

fn load_specialists(game: &DDayDice, written: &SavedUnit, unit: &mut Unit, place: &str) -> Result<(), LoadError> {
    unit.specialists = written.specialists;
    unit.dead = written.dead;
    // A Courier may have come from another unit after the own one died (DD-15.2).
    let given = |one: &Specialist| one.effects().tradeable;
    let risen = unit.specialists.and(unit.dead).iter().find(|one| !given(one));
    expect(risen.is_none(), format!("{place}.dead"), "specialists that are not in the unit")?;
    if game.setup.bazooka_joe != crate::setup::BazookaJoe::ItemsAndSpecialists {
        for (group, clause) in
            [(crate::specialist::Group::Reserve, "DD-12.5"), (crate::specialist::Group::Unique, "DD-12.6")]
        {
            let count = unit.specialists.iter().filter(|one| one.group() == group).count();
            expect(count <= 1, format!("{place}.specialists"), format!("at most one {group:?} specialist ({clause})"))?;
        }
    }
    let own = |one: &Specialist| !one.group().is_common();
    let usual: SpecialistSet = unit.specialists.or(unit.dead).iter().filter(own).collect();
    unit.spent = written.spent.unwrap_or(usual);
    expect(unit.spent.iter().all(|one| own(&one)), format!("{place}.spent"), "regular and reserve specialists")?;
    let unspent = usual.without(unit.spent).iter().find(|one| !given(one));
    expect(unspent.is_none(), format!("{place}.spent"), format!("{} too: its card was taken (DD-1.5)", name(unspent)))
}

fn load_this_turn(saved: &Saved, game: &DDayDice, written: &SavedTurn, place: &str) -> Result<ThisTurn, LoadError> {
    let place = |key: &str| format!("{place}.this-turn.{key}");
    let mut turn = ThisTurn {
        recruited: written.recruited,
        finds: written.finds,
        more_finds: written.more_finds,
        award: written.award,
        cry: written.cry,
        moved: written.moved,
        open_advance: written.open_advance,
        swapped: written.swapped,
        declined_by: written.declined_by,
        linked: written.linked,
        results: [0; 6],
        bonuses: [0; 6],
        upkeep: written.upkeep,
        results_due: written.results_due,
        halved: written.halved,
        mg_zero: written.mg_zero,
        def_zero: written.def_zero,
        no_mg: written.no_mg,
        fewer_losses: written.fewer_losses,
        no_loss: written.no_loss,
        special: written.special,
        losses: written.losses,
        received: Received {
            resources: written.received.resources,
            items: written.received.items,
            vehicle: written.received.vehicle,
            specialists: written.received.specialists,
        },
    };
    let small = [
        ("finds", written.finds),
        ("more-finds", written.more_finds),
        ("results-due", written.results_due),
        ("special", written.special),
        ("fewer-losses", written.fewer_losses),
    ];
    for (key, number) in small {
        expect(number <= MOST_A_TURN, place(key), format!("a number from 0 to {MOST_A_TURN}, found {number}"))?;
    }
    for (key, faces) in [("results", &written.results), ("bonuses", &written.bonuses)] {
        expect(faces.len() <= usize::from(MOST_A_TURN), place(key), format!("at most {MOST_A_TURN} faces"))?;
    }
    expect(!written.results.contains(&Face::Skull), place("results"), "no skulls")?;
    written.results.iter().for_each(|&face| turn.results[face as usize] += 1);
    written.bonuses.iter().for_each(|&face| turn.bonuses[face as usize] += 1);
    let moved = !written.moved || may_have_moved(saved.phase);
    expect(moved, place("moved"), "not before the move window (DD-3.1)")?;
    let begun = saved.phase >= PhaseName::Marker || (saved.phase == PhaseName::Upkeep && saved.window.is_some());
    expect(begun || written.upkeep == UpkeepStage::Straight, place("upkeep"), "straight: no upkeep goes on (DD-9.1)")?;
    let paying = matches!(saved.phase, PhaseName::Losses | PhaseName::End | PhaseName::Over);
    expect(paying || written.special == 0, place("special"), "none before the losses (DD-18.11)")?;
    expect(paying || written.losses.is_none(), place("losses"), "none before they are found (DD-18.12)")?;
    for (key, seats) in [("declined-by", written.declined_by), ("linked", written.linked)] {
        expect(seats.iter().all(|seat| seat.0 < game.setup.seats), place(key), "seats of the game")?;
    }
    Ok(turn)
}

/// Has the move window been opened?
fn may_have_moved(phase: PhaseName) -> bool {
    use PhaseName::{Combat, End, Fire, Losses, Move, Over};
    matches!(phase, Move | Combat | Fire | Losses | End | Over)
}

fn name<T: ToString>(thing: Option<T>) -> String {
    thing.map_or_else(String::new, |thing| thing.to_string())
}

fn load_fire(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    for (index, written) in saved.fire.iter().enumerate() {
        let place = |key: &str| format!("state.fire[{index}].{key}");
        expect(game.setup.map.has(written.sector), place("sector"), "a sector of the map")?;
        let first = saved.fire[..index].iter().all(|other| other.sector != written.sector);
        expect(first, place("sector"), format!("every sector once, found a second {}", written.sector))?;
        let mg = usize::from(game.setup.map.sector(written.sector).mg);
        let numbers = written.mg.iter().all(|number| (1..=6).contains(number));
        expect(
            numbers && (written.mg.is_empty() || written.mg.len() == mg),
            place("mg"),
            format!("{mg} numbers from 1 to 6"),
        )?;
        expect(
            written.silenced.iter().all(|&die| (1..=mg).contains(&usize::from(die))),
            place("silenced"),
            format!("dice from 1 to {mg}"),
        )?;
        expect(written.def_less <= 200, place("def-less"), "a number from 0 to 200")?;
        let fire = game.fire_mut(written.sector);
        written.mg.iter().enumerate().for_each(|(die, &number)| fire.dice[die] = number);
        written.silenced.iter().for_each(|&die| fire.silenced[usize::from(die) - 1] = true);
        fire.most = written.most;
        fire.def_zero = written.def_zero;
        fire.def_less = written.def_less;
    }
    Ok(())
}

fn check_somebody_can_choose(game: &DDayDice) -> Result<(), LoadError> {
    if game.ending.is_some() {
        return Ok(());
    }
    let asked = game.asked();
    let able = |seat: Seat| game.each_choice(seat, &mut |_| std::ops::ControlFlow::Break(())).is_break();
    let fine = !asked.is_empty() && asked.iter().all(able);
    expect(fine, "state", "a position in which those who are asked can choose something")
}
