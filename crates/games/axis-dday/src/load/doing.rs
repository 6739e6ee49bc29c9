//! How far the running card of a position is.

use std::collections::BTreeMap;

use sandtable_core::loading::{each_once, expect};
use sandtable_core::{Id, LoadError};

use super::pieces::{on_map, units_of, zone_named};
use super::step::Step;
use crate::boxes::Beach;
use crate::card::{Luck, Number};
use crate::chart::Chart;
use crate::dice::Dice;
use crate::saved::{BoundTo, Doing, NavalDice, Rolled, Saved, SavedDrop, SavedFight, SavedMove};
use crate::side::{Power, Side};
use crate::state::{AxisDDay, Phase, Task, Travel};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

pub(super) fn load(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    let doing = &saved.doing;
    fits(doing, step)?;
    let Step::At(phase) = step else { return Ok(()) };
    match phase {
        Phase::Fortune(number) => load_fortune(saved, number, game),
        Phase::Order(number) => {
            // AD-5.10: an order that leaves the deck is not begun.
            if game.order_leaves(number) {
                return Ok(());
            }
            game.open_order(number);
            load_order(doing, number, game)
        }
        Phase::Tactics(number) => load_tactics(doing, number, game),
        Phase::Victory => Ok(()),
    }
}

/// Every key belongs to some steps.
fn fits(doing: &Doing, step: Step) -> Result<(), LoadError> {
    let order = |numbers: &[u8]| matches!(step, Step::At(Phase::Order(number)) if numbers.contains(&number.get()));
    let tactics = |numbers: &[u8]| matches!(step, Step::At(Phase::Tactics(number)) if numbers.contains(&number.get()));
    let fortune = |one: u8| matches!(step, Step::At(Phase::Fortune(number)) if number.get() == one);
    let keys = [
        ("to-remove", doing.to_remove.is_some(), fortune(1), "Fortune 1"),
        ("airborne", doing.airborne.is_some(), order(&[1]), "order 1"),
        ("naval-dice", doing.naval_dice.is_some(), order(&[2]), "order 2"),
        ("fired", !doing.fired.is_empty(), order(&[4, 6, 9]), "orders 4, 6 and 9"),
        ("bombed", doing.bombed.is_some(), order(&[5]) || tactics(&[5, 6]), "order 5 and Tactics 5 and 6"),
        ("moved", !doing.moved.is_empty(), order(&[8]) || tactics(&[14]), "order 8 and Tactics 14"),
        ("moves", !doing.moves.is_empty(), order(&[12, 15]), "orders 12 and 15"),
        ("convoy", doing.convoy.is_some(), tactics(&[15]), "Tactics 15"),
        ("bound.uk", doing.bound.uk.is_some(), order(&[8, 10]), "orders 8 and 10"),
        ("bound.us", doing.bound.us.is_some(), order(&[8, 10]), "orders 8 and 10"),
        ("bound.axis", !doing.bound.axis.is_empty(), order(&[12]), "order 12"),
        ("zones-done", !doing.zones_done.is_empty(), order(&[11, 13]), "orders 11 and 13"),
        ("fight", doing.fight.is_some(), order(&[11, 13]), "orders 11 and 13"),
        ("dice", !doing.dice.is_empty(), order(&[14, 15]), "orders 14 and 15"),
        ("answered", !doing.answered.is_empty(), order(&[14, 15]), "orders 14 and 15"),
        ("to-place", doing.to_place.is_some(), order(&[14, 15]), "orders 14 and 15"),
        ("paratroopers", doing.paratroopers.is_some(), tactics(&[1]), "Tactics 1"),
        ("guns", doing.guns.is_some(), tactics(&[11, 13]), "Tactics 11 and 13"),
        ("returned", doing.returned.is_some(), tactics(&[16]), "Tactics 16"),
    ];
    for (key, present, here, belongs) in keys {
        expect(
            !present || here,
            format_args!("state.doing.{key}"),
            format_args!("nothing in this step: it belongs to {belongs}"),
        )?;
    }
    Ok(())
}

/// A Fortune card whose die has been rolled; without a result it is still to be rolled.
fn load_fortune(saved: &Saved, number: Number, game: &mut AxisDDay) -> Result<(), LoadError> {
    let doing = &saved.doing;
    if saved.effects.fortune.is_none() {
        return expect(doing.to_remove.is_none(), "state.doing.to-remove", "nothing, as the die is still to be rolled");
    }
    let most = number.fortune().bad.count;
    game.task = match (number.get(), game.luck) {
        (1, Luck::Bad) => {
            let left = doing.to_remove.unwrap_or(most);
            expect(left <= most, "state.doing.to-remove", format_args!("at most {most} (AD-41.2), found {left}"))?;
            Task::LoseParatroopers { left }
        }
        (4 | 6, Luck::Bad) => Task::SpareZone,
        (7 | 16, Luck::Good) => Task::PlaneBack,
        (7 | 16, Luck::Bad) => Task::LosePlane,
        (11, Luck::Bad) => Task::OwnZone,
        (13, Luck::Bad) => Task::PickFights,
        _ => Task::Finished,
    };
    let misplaced = doing.to_remove.is_some() && number != Number::FIRST;
    expect(!misplaced, "state.doing.to-remove", "nothing in this step: it belongs to Fortune 1")
}

fn load_order(doing: &Doing, number: Number, game: &mut AxisDDay) -> Result<(), LoadError> {
    match number.get() {
        1 => load_airborne(doing.airborne.as_ref(), game),
        2 => load_naval(doing.naval_dice.as_ref(), number, game),
        4 | 6 => load_fired(&doing.fired, Unit::FLAK, game),
        5 => {
            if let Some(bombed) = &doing.bombed {
                game.task = Task::Bomb;
                load_bombed(bombed, game)?;
            }
            Ok(())
        }
        8 => {
            load_moved(doing, game, |unit| unit.side() == Side::Allies && unit.kind().is_line(), "Allied land units")?;
            load_bound_zones(doing, game)
        }
        9 => load_fired(&doing.fired, Unit::BLOCKHOUSE, game),
        10 => load_bound_boxes(doing, game),
        11 | 13 => load_fights(doing, game),
        12 => load_moves(doing, game),
        14 | 15 => load_entering(doing, game),
        _ => Ok(()),
    }
}

fn load_airborne(written: Option<&SavedDrop>, game: &mut AxisDDay) -> Result<(), LoadError> {
    let Some(written) = written else { return Ok(()) };
    let drop = written.drop;
    game.task = match written.left {
        None => Task::AirborneRoll { drop },
        Some(hits) => {
            let most = game.board.at(drop.zone()).line(Side::Axis);
            let place = "state.doing.airborne.left";
            expect(
                hits <= most,
                place,
                format_args!(
                    "at most {most}, the units that may be hit in zone {} (AD-21.6), found {hits}",
                    drop.zone()
                ),
            )?;
            Task::AirborneHits { drop, hits }
        }
    };
    Ok(())
}

fn load_naval(written: Option<&NavalDice>, number: Number, game: &mut AxisDDay) -> Result<(), LoadError> {
    let Some(written) = written else { return Ok(()) };
    let place = "state.doing.naval-dice";
    let naval = match (written, game.is_for_three()) {
        (&NavalDice::All(dice), false) => [dice, 0],
        (&NavalDice::Each { uk, us }, true) => [uk, us],
        (_, false) => return Err(LoadError::new(place, "one number, as one seat aims all dice (AD-22.4)")),
        (_, true) => {
            return Err(LoadError::new(place, "dice of each power, such as {\"uk\": 2, \"us\": 3} (AD-16.11)"));
        }
    };
    let (sum, most) = (u16::from(naval[0]) + u16::from(naval[1]), number.order().dice);
    expect(sum <= u16::from(most), place, format_args!("at most {most} dice (AD-22.1), found {sum}"))?;
    game.shots.naval = naval;
    game.task = Task::Naval;
    Ok(())
}

fn load_fired(fired: &BTreeMap<String, u8>, gun: Unit, game: &mut AxisDDay) -> Result<(), LoadError> {
    for (name, &count) in fired {
        let place = format!("state.doing.fired.{name}");
        let zone = zone_named(game, name, &place)?;
        let most = game.board.of(zone, gun);
        expect(count <= most, &place, format_args!("at most the {most} {gun} of zone {zone}, found {count}"))?;
        let reaches = gun != Unit::BLOCKHOUSE || !zone.range().is_empty();
        expect(reaches || count == 0, place, "none, as no beachhead box is in range there (AD-29.4)")?;
        game.shots.fired[zone.index()] = count;
    }
    Ok(())
}

fn load_bombed(bombed: &[Power], game: &mut AxisDDay) -> Result<(), LoadError> {
    each_once(bombed, "state.doing.bombed")?;
    for (index, &power) in bombed.iter().enumerate() {
        let place = format!("state.doing.bombed[{index}]");
        expect(power.side() == Side::Allies, &place, "uk or us, found axis")?;
        expect(
            game.board.bomber(power).is_some(),
            place,
            format_args!("a power whose bomber is in a zone, found {power}"),
        )?;
        game.shots.bombed[power.ally()] = true;
    }
    Ok(())
}

fn load_moved(doing: &Doing, game: &mut AxisDDay, may: fn(Unit) -> bool, what: &str) -> Result<(), LoadError> {
    for (name, written) in &doing.moved {
        let place = format!("state.doing.moved.{name}");
        let zone = zone_named(game, name, &place)?;
        let units = units_of(written, &place)?;
        for (unit, count) in units.iter() {
            expect(may(unit), &place, format_args!("{what}, found {unit}"))?;
            let there = game.board.of(zone, unit);
            expect(count <= there, &place, format_args!("at most the {there} {unit} of the zone, found {count}"))?;
        }
        game.marches.moved[zone.index()] = units;
    }
    Ok(())
}

/// AD-48.6.
fn load_bound_zones(doing: &Doing, game: &mut AxisDDay) -> Result<(), LoadError> {
    for (power, bound) in [(Power::Uk, &doing.bound.uk), (Power::Us, &doing.bound.us)] {
        let place = format!("state.doing.bound.{power}");
        let has_moved =
            |zone: Zone| Unit::line_of(power).iter().any(|&unit| game.marches.moved[zone.index()].of(unit) > 0);
        match bound {
            Some(BoundTo::Zone(id)) => {
                expect(game.luck == Luck::Bad, &place, "nothing, as the Fortune is not a 6 (AD-48.4)")?;
                let zone = Zone::new(*id).ok_or_else(|| LoadError::new(&*place, format!("a zone, found {id}")))?;
                game.marches.bound[power.ally()] = Some(on_map(game, zone, &place)?);
            }
            Some(BoundTo::Box(name)) => return Err(LoadError::new(place, format!("a zone, found {name:?}"))),
            None => {
                let unbound = game.luck == Luck::Bad && Zone::all().any(has_moved);
                expect(!unbound, place, "the zone that the power's first unit left (AD-48.6)")?;
            }
        }
    }
    Ok(())
}

/// AD-50.4.
fn load_bound_boxes(doing: &Doing, game: &mut AxisDDay) -> Result<(), LoadError> {
    for (power, bound) in [(Power::Uk, &doing.bound.uk), (Power::Us, &doing.bound.us)] {
        let place = format!("state.doing.bound.{power}");
        let Some(bound) = bound else { continue };
        expect(game.luck == Luck::Bad, &place, "nothing, as the Fortune is not a 6 (AD-50.2)")?;
        let beach = match bound {
            BoundTo::Box(name) => Beach::named(name).filter(|beach| beach.power() == power),
            BoundTo::Zone(_) => None,
        };
        let beach = beach.ok_or_else(|| LoadError::new(place, format!("a beachhead box of {power}")))?;
        game.marches.bound_beach[power.ally()] = Some(beach);
    }
    Ok(())
}

/// Order 12: who has moved, and by which zones.
fn load_moves(doing: &Doing, game: &mut AxisDDay) -> Result<(), LoadError> {
    let mut starts: Vec<Zone> = Vec::new();
    for (index, travel) in doing.moves.iter().enumerate() {
        let place = format!("state.doing.moves[{index}]");
        let zones = &travel.zones;
        expect((2..=3).contains(&zones.len()), format!("{place}.zones"), "two or three zones (AD-6.5, AD-6.6)")?;
        check_way(travel, game, &place)?;
        check_march(travel, game, &place)?;
        let end = zones[zones.len() - 1];
        game.marches.moved[end.index()].add(travel.unit, 1);
        let (moved, there) = (game.marches.moved[end.index()].of(travel.unit), game.board.of(end, travel.unit));
        expect(
            moved <= there,
            &place,
            format_args!("a unit that is in zone {end}, where {there} {} are, and {moved} moved there", travel.unit),
        )?;
        game.marches.add_travel(Travel::new(travel.unit, zones));
        if !starts.contains(&zones[0]) {
            starts.push(zones[0]);
        }
    }
    let place = "state.doing.bound.axis";
    let most = usize::from(Number::of(12).fortune().bad.count);
    if game.luck != Luck::Bad {
        return expect(doing.bound.axis.is_empty(), place, "nothing, as the Fortune is not a 6 (AD-52.3)");
    }
    expect(starts.len() <= most, "state.doing.moves", format_args!("moves out of {most} zones only (AD-52.3)"))?;
    each_once(&doing.bound.axis, place)?;
    let mut bound = doing.bound.axis.clone();
    if bound.is_empty() {
        bound = starts.clone();
    }
    let covers = starts.iter().all(|zone| bound.contains(zone)) && bound.len() <= most;
    expect(covers, place, format_args!("at most {most} zones, and those that units have left (AD-52.5)"))?;
    for (slot, zone) in bound.into_iter().enumerate() {
        game.marches.bound[slot] = Some(on_map(game, zone, place)?);
    }
    Ok(())
}

/// Each zone next to the one before, and an Axis unit that can move.
fn check_way(travel: &SavedMove, game: &AxisDDay, place: &str) -> Result<(), LoadError> {
    let unit = travel.unit;
    let moves = unit.side() == Side::Axis && unit.kind().is_line();
    expect(moves, format_args!("{place}.unit"), format_args!("infantry, artillery or tank of the Axis, found {unit}"))?;
    for (index, &zone) in travel.zones.iter().enumerate() {
        on_map(game, zone, format_args!("{place}.zones[{index}]"))?;
    }
    for (index, pair) in travel.zones.windows(2).enumerate() {
        expect(
            game.map().adjacent(pair[0], pair[1]),
            format_args!("{place}.zones[{}]", index + 1),
            format_args!("a zone next to {} (AD-6.4), found {}", pair[0], pair[1]),
        )?;
    }
    each_once(&travel.zones, format_args!("{place}.zones"))
}

/// AD-6.5, AD-6.7, AD-6.12: a way that the unit could go. No Allied unit comes or goes in order 12, so what stops it now
/// would have stopped it then.
fn check_march(travel: &SavedMove, game: &AxisDDay, place: &str) -> Result<(), LoadError> {
    let (unit, zones) = (travel.unit, &travel.zones);
    expect(
        zones.len() <= 1 + usize::from(game.reach(unit)),
        format_args!("{place}.zones"),
        format_args!("two zones, as {unit} moves one zone (AD-6.5), found {}", zones.len()),
    )?;
    for (index, &zone) in zones.iter().enumerate() {
        let place = format!("{place}.zones[{index}]");
        let (first, last) = (index == 0, index + 1 == zones.len());
        let enemies = game.board.at(zone).land(Side::Allies) > 0;
        expect(!(enemies && first), &place, format_args!("a zone that is not contested (AD-6.12), found {zone}"))?;
        let stopped = enemies && !last;
        expect(!stopped, &place, format_args!("a zone without Allied land units to pass (AD-6.7), found {zone}"))?;
        let flooded = game.effects.flooded == Some(zone);
        expect(!flooded, place, format_args!("a zone that is not flooded (AD-67.2), found {zone}"))?;
    }
    Ok(())
}

fn load_fights(doing: &Doing, game: &mut AxisDDay) -> Result<(), LoadError> {
    each_once(&doing.zones_done, "state.doing.zones-done")?;
    for (index, &zone) in doing.zones_done.iter().enumerate() {
        game.fights.done.insert(on_map(game, zone, format_args!("state.doing.zones-done[{index}]"))?);
    }
    match &doing.fight {
        Some(fight) => load_fight(fight, doing.zones_done.is_empty(), game),
        None => Ok(()),
    }
}

fn load_fight(fight: &SavedFight, first: bool, game: &mut AxisDDay) -> Result<(), LoadError> {
    let at = |key: &str| format!("state.doing.fight.{key}");
    let zone = on_map(game, fight.zone, at("zone"))?;
    if first {
        // AD-8.3: what comes before it is done.
        let before = game.fights_left().iter().take_while(|&other| other < zone);
        game.fights.done = before.collect();
    }
    let left = game.fights_left();
    expect(
        left.contains(zone),
        at("zone"),
        format_args!("a zone that is still to be fought over, found {zone} (AD-8.2)"),
    )?;
    expect(
        left.lowest() == Some(zone),
        at("zone"),
        format_args!("the first zone that is not done (AD-8.3), found {zone}"),
    )?;
    let attacker = game.active();
    let on = match fight.rolled {
        Rolled::Attacker => attacker.other(),
        Rolled::Defender => attacker,
    };
    game.task = Task::Hits { zone, on, hits: 0 };
    let casualties = units_of(&fight.casualties, &at("casualties"))?;
    for (unit, count) in casualties.iter() {
        let (place, most) = (at("casualties"), game.may_fall(zone, unit));
        expect(unit.kind().is_land(), &place, format_args!("land units, found {unit} (AD-2.11)"))?;
        expect(count <= most, &place, format_args!("at most {most} {unit} of zone {zone} (AD-9.3), found {count}"))?;
        let early = on != attacker && unit.side() == attacker;
        expect(!early, &place, "none of the attacker, as the defender has not fired (AD-8.8)")?;
    }
    game.fights.lost = casualties;
    let rolled = load_fight_dice(fight, zone, game)?;
    let standing: u8 = Unit::land_of(on).iter().map(|&unit| game.may_fall(zone, unit)).sum();
    let fallen: u8 = Unit::land_of(on).iter().map(|&unit| casualties.of(unit)).sum();
    let hits = match (fight.hits, rolled) {
        (Some(hits), _) => hits,
        (None, Some(rolled)) => rolled.saturating_sub(fallen).min(standing),
        (None, None) => return Err(LoadError::new(at("hits"), "the hits that are still to be given, or the dice")),
    };
    expect(
        hits <= standing,
        at("hits"),
        format_args!("at most {standing}, the units that may still fall (AD-9.4), found {hits}"),
    )?;
    game.task = Task::Hits { zone, on, hits };
    Ok(())
}

/// The dice of a cycle; tells how many of those rolled last hit.
fn load_fight_dice(fight: &SavedFight, zone: Zone, game: &mut AxisDDay) -> Result<Option<u8>, LoadError> {
    let attacker = game.active();
    let mut last = None;
    let written = [(&fight.dice.attacker, attacker, true), (&fight.dice.defender, attacker.other(), false)];
    for (index, (faces, side, attacking)) in written.into_iter().enumerate() {
        let place = if attacking { "state.doing.fight.dice.attacker" } else { "state.doing.fight.dice.defender" };
        if faces.is_empty() {
            continue;
        }
        let early = !attacking && fight.rolled == Rolled::Attacker;
        expect(!early, place, "nothing, as the defender has not rolled")?;
        let rows = game.firing(zone, side, attacking);
        let count: u8 = rows.iter().map(|row| row.count).sum();
        expect(
            faces.len() == usize::from(count),
            place,
            format_args!("{count} dice, one for each unit (AD-8.5, AD-8.7), found {}", faces.len()),
        )?;
        let mut dice = Dice::NONE;
        for &face in faces {
            expect((1..=6).contains(&face), place, format_args!("faces from 1 to 6 (AD-18.9), found {face}"))?;
            dice.push(face);
        }
        let needs = rows.iter().flat_map(|row| std::iter::repeat_n(row.needs, usize::from(row.count)));
        let hits = needs.zip(faces).filter(|&(needs, &face)| face <= needs).count() as u8;
        last = (attacking == (fight.rolled == Rolled::Attacker)).then_some(hits);
        game.fights.dice[index] = dice;
    }
    Ok(last)
}

fn load_entering(doing: &Doing, game: &mut AxisDDay) -> Result<(), LoadError> {
    let own = Chart::of(game.active());
    let chart = |name: &str, place: &str| -> Result<Chart, LoadError> {
        let chart = Chart::named(name).filter(|chart| own.contains(chart));
        chart.ok_or_else(|| LoadError::new(place, format!("{} or {}, found {name:?}", own[0], own[1])))
    };
    for (name, &dice) in &doing.dice {
        let place = format!("state.doing.dice.{name}");
        let chart = chart(name, &place)?;
        let faces = dice.iter().all(|face| (1..=6).contains(face));
        expect(faces, &place, format_args!("two faces from 1 to 6 (AD-18.9), found {dice:?}"))?;
        game.entering.dice[chart.slot()] = dice;
    }
    for (index, &chart) in doing.answered.iter().enumerate() {
        let place = format!("state.doing.answered[{index}]");
        expect(own.contains(&chart), &place, format_args!("{} or {}, found {chart}", own[0], own[1]))?;
        expect(game.luck == Luck::Good, place, "nothing, as the Fortune is not a 1 (AD-54.1, AD-55.1)")?;
        game.entering.answered[chart.slot()] = true;
    }
    load_placed(doing, game)?;
    let Some(to_place) = &doing.to_place else {
        expect(doing.moves.is_empty(), "state.doing.to-place", "how many units are still to be placed")?;
        if !doing.dice.is_empty() {
            game.task = Task::Reroll;
            if game.luck != Luck::Good {
                game.entering.left = game.entering.dice.map(|dice| game.most_entering(dice));
                game.task = Task::Reinforce;
            }
        }
        return Ok(());
    };
    for (name, &count) in to_place {
        let place = format!("state.doing.to-place.{name}");
        let chart = chart(name, &place)?;
        let dice = game.entering.dice[chart.slot()];
        let most = if dice[0] > 0 { game.most_entering(dice) } else { game.most_entering([6, 6]) };
        expect(count <= most, place, format_args!("at most {most} units (AD-13.3), found {count}"))?;
        game.entering.left[chart.slot()] = count;
    }
    game.task = Task::Reinforce;
    Ok(())
}

/// Order 15: the units that were placed, to be strafed.
fn load_placed(doing: &Doing, game: &mut AxisDDay) -> Result<(), LoadError> {
    let most = 4 * 6;
    expect(
        doing.moves.len() <= most,
        "state.doing.moves",
        format_args!("at most {most} units, as four dice bring, found {}", doing.moves.len()),
    )?;
    for (index, travel) in doing.moves.iter().enumerate() {
        let place = format!("state.doing.moves[{index}]");
        expect(travel.zones.len() == 1, format!("{place}.zones"), "the one zone in which it was placed (AD-11.5)")?;
        check_way(travel, game, &place)?;
        let end = travel.zones[0];
        let entry = Chart::of(Side::Axis).into_iter().any(|chart| chart.printed().zones.contains(end));
        expect(entry, format_args!("{place}.zones"), format_args!("an entry zone (AD-13.13), found {end}"))?;
        let placed = doing.moves[..=index].iter().filter(|other| *other == travel).count();
        let there = game.board.of(end, travel.unit);
        expect(
            placed <= usize::from(there),
            &place,
            format_args!("a unit that is in zone {end}, where {there} {} are", travel.unit),
        )?;
        game.marches.add_travel(Travel::new(travel.unit, &travel.zones));
    }
    Ok(())
}

/// A Tactics card that is in the deck is offered; one that has just been used is being carried out.
fn load_tactics(doing: &Doing, number: Number, game: &mut AxisDDay) -> Result<(), LoadError> {
    if game.tactics.contains(number) {
        game.task = Task::Offer;
        let idle = *doing == Doing::default();
        return expect(idle, "state.doing", format_args!("nothing, as Tactics {number} is offered and not yet used"));
    }
    game.task = match number.get() {
        1 => match &doing.paratroopers {
            Some(SavedDrop { drop, left: None }) => Task::ParatroopersRoll { drop: *drop },
            Some(SavedDrop { drop, left: Some(left) }) => {
                let most = drop.printed().capacity;
                let place = "state.doing.paratroopers.left";
                expect(*left <= most, place, format_args!("at most {most} (AD-61.4), found {left}"))?;
                Task::ParatroopersAttack { drop: *drop, left: *left }
            }
            None => return Err(LoadError::new("state.doing.paratroopers", "the box that is being done (AD-61.8)")),
        },
        3 => Task::Barnstorm,
        4 => Task::Fireball,
        5 | 6 => {
            load_bombed(doing.bombed.as_deref().unwrap_or_default(), game)?;
            if number.get() == 5 { Task::Bomb } else { Task::FriendlyFire }
        }
        11 | 13 => {
            let Some(guns) = &doing.guns else {
                return Err(LoadError::new(
                    "state.doing.guns",
                    "the zone that is hit, and its hits (AD-71.1, AD-73.1)",
                ));
            };
            let zone = on_map(game, guns.zone, "state.doing.guns.zone")?;
            let most = game.board.at(zone).land(number.owner().other());
            expect(
                guns.hits <= most,
                "state.doing.guns.hits",
                format_args!("at most {most}, the units that may fall (AD-9.4), found {}", guns.hits),
            )?;
            Task::GunHits { zone, hits: guns.hits }
        }
        14 => {
            load_moved(doing, game, |unit| unit.kind() == Kind::Fighter, "fighters (AD-74.1)")?;
            Task::Recon
        }
        15 => load_convoy(doing, game)?,
        16 => {
            let (returned, most) = (doing.returned.unwrap_or(0), number.tactics().count);
            expect(
                returned <= most,
                "state.doing.returned",
                format_args!("at most {most} (AD-76.1), found {returned}"),
            )?;
            Task::Volunteers { returned }
        }
        _ => {
            return Err(LoadError::new("state.step", format!("a card that is in the deck: Tactics {number} was used")));
        }
    };
    Ok(())
}

/// AD-75.
fn load_convoy(doing: &Doing, game: &mut AxisDDay) -> Result<Task, LoadError> {
    let Some(convoy) = &doing.convoy else {
        return Err(LoadError::new("state.doing.convoy", "the unit that moves and its zones (AD-75.1)"));
    };
    let place = "state.doing.convoy";
    check_way(convoy, game, place)?;
    let Some(&end) = convoy.zones.last() else {
        return Err(LoadError::new(format!("{place}.zones"), "at least the zone where it started"));
    };
    expect(
        game.board.of(end, convoy.unit) > 0,
        format_args!("{place}.zones"),
        format_args!("a way that ends where a {} is, found {end}", convoy.unit),
    )?;
    let clear = convoy.zones.iter().all(|&zone| game.board.at(zone).land(Side::Allies) == 0);
    expect(clear, format_args!("{place}.zones"), "zones without Allied land units (AD-75.2)")?;
    convoy.zones.iter().for_each(|&zone| game.marches.add_convoy(zone));
    Ok(Task::Convoy { unit: convoy.unit })
}
