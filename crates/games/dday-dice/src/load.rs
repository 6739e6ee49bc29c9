//! Positions from outside: everything that must hold is checked, and what does not is named with its place.

mod dice;

use sandtable_core::{Chance, LoadError, Seat, SeatSet, Unheard};

use crate::award::{Award, AwardSet};
use crate::dice::Face;
use crate::item::{Item, ItemSet};
use crate::map_file::Shield;
use crate::rules::Table;
use crate::saved::{MarkerWord, PhaseName, Saved, SavedMarker, SavedTurn, SavedUnit, SavedWindow};
use crate::sector::{Sector, SectorSet};
use crate::specialist::{Specialist, SpecialistSet};
use crate::state::{Ask, Asks, DDayDice, Phase, Step, Window, WindowKind};
use crate::unit::{DiceStage, MOST, Received, Resource, ThisTurn, Unit};

/// No count of one turn is larger.
const MOST_A_TURN: u8 = 40;
/// No question needs more others below it.
const MOST_ASKS: usize = 3;

/// Says what must hold at a place when it does not.
fn expect(holds: bool, place: impl Into<String>, expected: impl Into<String>) -> Result<(), LoadError> {
    if holds { Ok(()) } else { Err(LoadError::new(place, expected)) }
}

/// Takes a position from outside. Where nothing can be chosen at its step, or dice come first, somebody is asked to go on.
pub(crate) fn load(saved: &Saved) -> Result<DDayDice, LoadError> {
    saved.setup.check().map_err(|error| LoadError::new(format!("state.{}", error.place), error.expected))?;
    let mut game = DDayDice::laid_out(saved.setup.clone());
    load_turn(saved, &mut game)?;
    load_units(saved, &mut game)?;
    load_cards(saved, &mut game)?;
    load_fire(saved, &mut game)?;
    load_asks(saved, &mut game)?;
    load_step(saved, &mut game)?;
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
    let over = saved.phase == PhaseName::Over;
    for seat in game.seats() {
        expect(
            over || game.unit(seat).strength() > 0,
            format!("state.units[{seat}]"),
            "at least one soldier or specialist",
        )?;
    }
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

/// Every card is in one place.
fn load_cards(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    let (mut items, mut awards, mut supply) = (ItemSet::NONE, AwardSet::NONE, SpecialistSet::NONE);
    let mut vehicles = crate::vehicle::VehicleSet::NONE;
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
        let decorated = unit.awards.or(unit.played);
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
    expect(game.setup.has_items() || game.pool.is_empty(), "state.pool", "no items in a lesson (DD-23.8)")?;
    game.vehicles = saved.vehicles.unwrap_or(game.vehicles.without(vehicles));
    let twice = game.vehicles.and(vehicles).lowest();
    expect(twice.is_none(), "state.vehicles", format!("every vehicle once: {} is in a unit", name(twice)))?;
    expect(game.setup.has_items() || game.vehicles.is_empty(), "state.vehicles", "no vehicles in a lesson (DD-23.8)")?;
    game.supply = saved.supply.unwrap_or(game.supply.without(supply));
    let twice = game.supply.and(supply).lowest();
    expect(twice.is_none(), "state.supply", format!("every common specialist once: {} is in a unit", name(twice)))?;
    let own = game.supply.without(Specialist::common()).lowest();
    expect(own.is_none(), "state.supply", format!("ranked and unique specialists, found {}", name(own)))?;
    game.awards = saved.awards.unwrap_or(game.awards.without(awards));
    let twice = game.awards.and(awards).lowest();
    expect(twice.is_none(), "state.awards", format!("every award once: {} is in a unit", name(twice)))?;
    let banned = game.awards.iter().find(|award: &Award| solo && !award.solo());
    expect(banned.is_none(), "state.awards", format!("no {}: it is left out in the solo game (DD-22.5)", name(banned)))
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

fn load_asks(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    for (index, &ask) in saved.asks.iter().enumerate() {
        let place = format!("state.asks[{index}]");
        check_seat(game, ask.seat(), &place)?;
        let moving = saved.phase == PhaseName::Move;
        let fits = match ask {
            Ask::Award { .. } | Ask::Skull { .. } | Ask::Bonus { .. } | Ask::Result { .. } => {
                saved.phase == PhaseName::Upkeep
            }
            Ask::FreeItem { .. } => matches!(saved.phase, PhaseName::Result | PhaseName::Supply),
            Ask::Swap { .. } => saved.phase == PhaseName::Result,
            Ask::Mine { .. } | Ask::MineLoss { .. } | Ask::Arrive { .. } | Ask::Follow { .. } => moving,
        };
        expect(fits && saved.window.is_some(), &place, "a question of the phase, with its window")?;
        let sound = match ask {
            Ask::Swap { seat, own, with, other } => {
                check_seat(game, seat, &place)?;
                let rolled = |seat: Seat, die| game.unit(seat).dice.rolled().contains(die);
                seat != with && rolled(seat, own) && rolled(with, other)
            }
            Ask::Bonus { seat, face, part, to } => {
                to.map_or(Ok(Seat(0)), |to| check_seat(game, to, &place))?;
                part.is_none() || game.nation(seat).bonus(face).len() > 1
            }
            Ask::Mine { rolled, .. } => rolled.is_none_or(|number| (1..=6).contains(&number)),
            Ask::MineLoss { seat, left } => (1..game.unit(seat).strength()).contains(&left),
            Ask::Arrive { from, .. } => game.setup.map.has(from),
            Ask::Follow { leader, seat } => {
                check_seat(game, leader, &place)?;
                let (from, to) = (game.unit(seat).sector, game.unit(leader).sector);
                leader != seat && game.setup.map.way(from, to).is_some()
            }
            Ask::Award { .. } | Ask::Skull { .. } | Ask::Result { .. } | Ask::FreeItem { .. } => true,
        };
        expect(sound, &place, "a question that can be asked here")?;
    }
    expect(saved.asks.len() <= MOST_ASKS, "state.asks", format!("at most {MOST_ASKS} questions"))?;
    game.asks = Asks::from_slice(&saved.asks)
        .map_err(|room| LoadError::new("state.asks", format!("at most {room} questions")))?;
    Ok(())
}

fn load_window(game: &DDayDice, written: &SavedWindow, usual: WindowKind) -> Result<Window, LoadError> {
    let mut window = Window {
        kind: written.kind.unwrap_or(usual),
        at: written.at,
        done: written.done,
        acted: written.acted,
        last: written.last,
        ..Window::default()
    };
    let seats: SeatSet = written.order.iter().copied().filter(|seat| seat.index() < 8).collect();
    let each_once = seats.len() == written.order.len() && written.order.len() <= usize::from(game.setup.seats);
    expect(each_once, "state.window.order", "each seat that takes part, once")?;
    for (place, seat) in window.order.iter_mut().zip(&written.order) {
        check_seat(game, *seat, "state.window.order")?;
        *place = seat.0;
    }
    window.count = written.order.len() as u8;
    expect(window.at <= window.count, "state.window.at", "a place in the order, from 0")?;
    expect(written.done.iter().all(|seat| seats.contains(seat)), "state.window.done", "seats that take part")?;
    Ok(window)
}

/// The window of a phase.
fn window_of(phase: PhaseName) -> WindowKind {
    match phase {
        PhaseName::Result => WindowKind::Result,
        PhaseName::Supply => WindowKind::Supply,
        PhaseName::Move => WindowKind::Move,
        PhaseName::Upkeep => WindowKind::Upkeep,
        _ => WindowKind::Fire,
    }
}

fn load_step(saved: &Saved, game: &mut DDayDice) -> Result<(), LoadError> {
    let phase = saved.phase;
    let seat = check_seat(game, saved.seat.unwrap_or(Seat(0)), "state.seat")?;
    if let Some(written) = &saved.window {
        let closed = matches!(phase, PhaseName::Start | PhaseName::Pool | PhaseName::Dice);
        expect(!closed, "state.window", "none: no window is open in this phase (DD-3.4)")?;
        game.window = load_window(game, written, window_of(phase))?;
    }
    expect(saved.ending.is_none() || phase == PhaseName::Over, "state.ending", "none before the game is over")?;
    let begins = match phase {
        PhaseName::Start => {
            game.step = Step::Start(seat);
            return expect(game.setup.map.start.len() > 1, "state.phase", "pool: the map has one start sector");
        }
        PhaseName::Pool => {
            game.step = Step::PoolCard(seat);
            return expect(game.pool_cards().len() > 1, "state.phase", "dice: there is no card to choose");
        }
        PhaseName::Over => {
            let ending = saved.ending.ok_or_else(|| LoadError::new("state.ending", "how the game ended"))?;
            if let crate::rules::victory::Ending::Destroyed(seat) | crate::rules::victory::Ending::Stayed(seat) = ending
            {
                check_seat(game, seat, "state.ending")?;
            }
            game.ending = Some(ending);
            game.step = Step::Over;
            return Ok(());
        }
        PhaseName::Dice => return load_dice_step(game),
        PhaseName::Losses
            if game.seats().any(|seat| game.unit(seat).turn.special > 0 || game.unit(seat).turn.losses.is_some()) =>
        {
            for seat in game.seats() {
                let unit = game.unit(seat);
                let payable = unit.turn.losses.is_none_or(|left| left < unit.strength());
                expect(
                    payable,
                    format!("state.units[{seat}].this-turn.losses"),
                    "fewer losses than the unit is strong (DD-18.13)",
                )?;
            }
            game.step = Step::Losses;
            return Ok(());
        }
        PhaseName::Result | PhaseName::Upkeep => {
            let ready = |seat: &Seat| game.unit(*seat).dice.stage == DiceStage::Ready;
            let missing = game.outside().find(|seat| !ready(seat));
            expect(
                missing.is_none(),
                format!("state.units[{}].dice", name(missing)),
                "the final result: what the dice show",
            )?;
            if phase == PhaseName::Result { Phase::Result } else { Phase::Upkeep }
        }
        PhaseName::Marker => Phase::Marker,
        PhaseName::Supply => Phase::Supply,
        PhaseName::Move => Phase::Move,
        PhaseName::Combat => Phase::Combat,
        PhaseName::Fire if !mg_dice_are_there(game) => Phase::Combat,
        PhaseName::Fire => Phase::Fire,
        PhaseName::Losses => Phase::Losses,
        PhaseName::End => Phase::End,
    };
    let windowed = matches!(begins, Phase::Result | Phase::Upkeep | Phase::Supply | Phase::Move | Phase::Fire);
    if saved.window.is_some() && windowed {
        return load_open_window(game, begins);
    }
    begin(game, begins);
    Ok(())
}

/// The dice step: all units outside have rolled, or none.
fn load_dice_step(game: &mut DDayDice) -> Result<(), LoadError> {
    let rolled = game.outside().filter(|&seat| game.unit(seat).dice.count > 0).count();
    let outside = game.outside().count();
    expect(rolled == 0 || rolled == outside, "state.units", "dice in every unit outside the bunker, or in none")?;
    expect(outside > 0, "state.units", "a unit outside the bunker")?;
    let all_ready = game.outside().all(|seat| game.unit(seat).dice.stage == DiceStage::Ready);
    if rolled == 0 {
        begin(game, Phase::Dice);
    } else if all_ready {
        begin(game, Phase::Result);
    } else {
        game.step = Step::Dice;
    }
    Ok(())
}

/// Do the MG dice of every sector with units that fight lie there?
fn mg_dice_are_there(game: &DDayDice) -> bool {
    game.setup.map.sectors().all(|(sector, info)| {
        let fought = game.in_sector(sector).any(|seat| game.fights(seat));
        !fought || info.mg == 0 || game.fire(sector).dice[0] > 0
    })
}

/// A window as it was left: the seat whose place it is can act, or a question interrupts it.
fn load_open_window(game: &mut DDayDice, phase: Phase) -> Result<(), LoadError> {
    game.step = if phase == Phase::Upkeep { Step::Upkeep } else { Step::Window };
    let kind = game.window.kind;
    let usual = match phase {
        Phase::Result => WindowKind::Result,
        Phase::Upkeep => WindowKind::Upkeep,
        Phase::Supply => WindowKind::Supply,
        Phase::Move => WindowKind::Move,
        _ => WindowKind::Fire,
    };
    expect(kind == usual, "state.window.kind", "the window of the phase")?;
    let moving = phase == Phase::Move;
    let all = game.seats().all(|seat| {
        let entered = moving && game.fights(seat) && !game.unit(seat).outside();
        game.window.has(seat) == (game.takes_part(kind, seat) || entered)
    });
    expect(all, "state.window.order", "each seat that takes part, once")?;
    let Some(seat) = game.window.current() else {
        return Err(LoadError::new("state.window.at", "a place in the order, from 0"));
    };
    if phase == Phase::Upkeep {
        return expect(!game.asks.is_empty(), "state.asks", "what is asked in the upkeep");
    }
    let able = !game.window.done.contains(seat) && game.wants(kind, seat);
    expect(!game.asks.is_empty() || able, "state.window.at", format!("a seat that can do something; {seat} cannot"))
}

/// Begins a phase if that takes no chance and somebody can choose then; otherwise somebody is asked to go on.
fn begin(game: &mut DDayDice, phase: Phase) {
    let mut tried = game.clone();
    let mut chance = Unasked(0);
    let rests = {
        let table = &mut Table { chance: &mut chance, events: &mut Unheard };
        tried.begin_phase(phase, table);
        match phase {
            Phase::Result | Phase::Supply | Phase::Move | Phase::Fire => tried.advance_window(),
            Phase::Upkeep => tried.upkeep_rests(table),
            Phase::Losses => tried.losses_rest(table),
            Phase::Dice | Phase::Marker | Phase::Combat | Phase::End => false,
        }
    };
    if rests && chance.0 == 0 && tried.ending.is_none() {
        *game = tried;
    } else {
        game.step = Step::Begin(phase);
        game.resting = true;
    }
}

/// Chance that counts how often it was asked for; what it gives is thrown away.
struct Unasked(u32);

impl Chance for Unasked {
    fn below(&mut self, n: u32) -> u32 {
        self.0 += 1;
        self.0 % n
    }
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
