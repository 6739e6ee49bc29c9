//! What runs on in a position: Fortune results and Tactics cards.

use sandtable_core::loading::expect;
use sandtable_core::{Id, LoadError};

use super::pieces::{ally_named, on_map, units_of_power, zone_named};
use super::step::Step;
use crate::card::{Luck, Number};
use crate::saved::Saved;
use crate::side::{Power, Side};
use crate::state::{AxisDDay, Phase};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

/// Is the step one of these, from the place of one card to that of another?
fn between(step: Step, from: Phase, to: Phase) -> bool {
    matches!(step, Step::At(phase) if (from.place()..=to.place()).contains(&phase.place()))
}

/// Is the step behind a card?
fn past(step: Step, card: Phase) -> bool {
    match step {
        Step::Start => false,
        Step::At(phase) => phase.place() > card.place(),
        Step::Over => true,
    }
}

pub(super) fn load(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    load_fortune(saved, step, game)?;
    load_tactics(saved, step, game)
}

fn load_fortune(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    let effects = &saved.effects;
    let at = |key: &str| format!("state.effects.{key}");
    if let Some(luck) = effects.fortune {
        expect(game.setup.fortune, at("fortune"), "nothing, as Fortune cards are not used (AD-17.1)")?;
        let runs = matches!(step, Step::At(Phase::Fortune(_) | Phase::Order(_)));
        expect(runs || luck == Luck::Nothing, at("fortune"), "nothing, as no order is being carried out (AD-40.3)")?;
        game.luck = luck;
    }
    for (name, counts) in &effects.kept {
        let place = at(&format!("kept.{name}"));
        expect(game.setup.fortune, &place, "nothing, as Fortune cards are not used (AD-17.1)")?;
        let power = ally_named(name, &place)?;
        let units = units_of_power(power, counts, &place)?;
        for (unit, count) in units.iter() {
            expect(unit.kind().is_air(), &place, format_args!("fighters and bombers, found {unit} (AD-43.2)"))?;
            let most = game.airfield.of(unit);
            expect(
                count <= most,
                &place,
                format_args!("at most the {most} {unit} on the Airfield (AD-43.2, AD-45.2), found {count}"),
            )?;
            let (number, rule) = if unit.kind() == Kind::Fighter { (3, "AD-43.2") } else { (5, "AD-45.2") };
            let [fortune, order] = [Phase::Fortune(Number::of(number)), Phase::Order(Number::of(number))];
            // Its own order tells how the die fell; a later one does not.
            let fell = if between(step, fortune, order) { game.luck == Luck::Bad } else { past(step, order) };
            expect(
                fell || count == 0,
                &place,
                format_args!("no {unit}, as Fortune {number} was not a 6 this turn ({rule}), found {count}"),
            )?;
            game.effects.kept.set(unit, count);
        }
    }
    load_spared(saved, step, game)?;
    load_own_zones(saved, step, game)?;
    load_picked(saved, step, game)
}

/// AD-44.2, AD-46.2.
fn load_spared(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    let place = "state.effects.spared";
    let order = matches!(step, Step::At(Phase::Order(number)) if [4, 6].contains(&number.get()));
    if let Some(zone) = saved.effects.spared {
        let bad = order && game.luck == Luck::Bad;
        expect(bad, place, "nothing, as it is not order 4 or 6 with a Fortune of 6 (AD-44.2, AD-46.2)")?;
        game.effects.spared = Some(on_map(game, zone, place)?);
    }
    if order && game.luck == Luck::Bad {
        let fired_at = game.board.with(Unit::FLAK).and(game.board.flown_over(game.plane()));
        if fired_at.len() == 1 && saved.effects.spared.is_none() && saved.doing.fired.is_empty() {
            // AD-18.2: there was nothing to choose.
            game.effects.spared = fired_at.lowest();
        }
        let fits = game.effects.spared.is_none_or(|zone| fired_at.contains(zone));
        expect(fits, place, "a zone with such planes and Axis artillery (AD-44.3, AD-46.3)")?;
        let named = game.effects.spared.is_some() || fired_at.is_empty();
        expect(named, place, "the zone that the Allies have named (AD-44.2, AD-46.2)")?;
    }
    Ok(())
}

/// AD-51.3.
fn load_own_zones(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    let of_eleven = |phase: fn(Number) -> Phase| step == Step::At(phase(Number::of(11)));
    let chosen = of_eleven(Phase::Order);
    let runs = (chosen || of_eleven(Phase::Fortune)) && game.luck == Luck::Bad;
    for (name, &zone) in &saved.effects.own_zone {
        let place = format!("state.effects.own-zone.{name}");
        let power = ally_named(name, &place)?;
        expect(runs, &place, "nothing, as it is not order 11 with a Fortune of 6 (AD-51.2)")?;
        let zone = on_map(game, zone, &place)?;
        let done = saved.doing.zones_done.contains(&zone);
        let fits = game.board.contested().contains(zone) && game.board.held_by(power).contains(zone);
        expect(done || fits, &place, format_args!("a contested zone with units of {power} (AD-51.3), found {zone}"))?;
        game.effects.own_zone[power.ally()] = Some(zone);
    }
    if runs && chosen {
        let begun = saved.doing.fight.is_some() || !saved.doing.zones_done.is_empty();
        for power in Power::ALLIES {
            let zones = game.board.contested().and(game.board.held_by(power));
            let own = &mut game.effects.own_zone[power.ally()];
            if own.is_none() && zones.len() == 1 && !begun {
                // AD-18.2: there was nothing to choose.
                *own = zones.lowest();
            }
            expect(
                zones.is_empty() || game.effects.own_zone[power.ally()].is_some(),
                format_args!("state.effects.own-zone.{power}"),
                "the zone that the power has chosen (AD-51.3)",
            )?;
        }
    }
    Ok(())
}

/// AD-53.3.
fn load_picked(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    let of_thirteen = |phase: fn(Number) -> Phase| step == Step::At(phase(Number::of(13)));
    let chosen = of_thirteen(Phase::Order);
    let runs = (chosen || of_thirteen(Phase::Fortune)) && game.luck == Luck::Bad;
    let most = Number::of(13).fortune().bad.count;
    for (index, &zone) in saved.effects.picked.iter().enumerate() {
        let place = format!("state.effects.picked[{index}]");
        expect(runs, &place, "nothing, as it is not order 13 with a Fortune of 6 (AD-53.2)")?;
        let zone = on_map(game, zone, &place)?;
        let fits = game.board.contested().contains(zone) || saved.doing.zones_done.contains(&zone);
        expect(fits, &place, format_args!("a contested zone (AD-53.3), found {zone}"))?;
        let again = game.effects.picked.contains(zone);
        expect(!again && game.effects.picked.len() < most, &place, format_args!("{most} zones, each once (AD-53.2)"))?;
        game.effects.picked.insert(zone);
    }
    let begun = saved.doing.fight.is_some() || !saved.doing.zones_done.is_empty();
    if runs && chosen && !begun && game.effects.picked.is_empty() && game.board.contested().len() <= most {
        // AD-53.3: there was nothing to choose.
        game.effects.picked = game.board.contested();
    }
    let more = !game.board.contested().without(game.effects.picked).is_empty();
    expect(
        !(runs && chosen && more) || game.effects.picked.len() == most,
        "state.effects.picked",
        format_args!("the {most} zones that the Axis has chosen (AD-53.3)"),
    )
}

fn load_tactics(saved: &Saved, step: Step, game: &mut AxisDDay) -> Result<(), LoadError> {
    let effects = &saved.effects;
    // A card whose effect runs has been used.
    let used = |game: &mut AxisDDay, number: u8, from: Phase, to: Phase, key: &str| -> Result<(), LoadError> {
        let place = format!("state.effects.{key}");
        expect(game.setup.tactics, &place, "nothing, as Tactics cards are not used (AD-17.1)")?;
        expect(
            between(step, from, to),
            &place,
            format_args!("nothing in this step: Tactics {number} comes after order {number} and works for a while"),
        )?;
        game.tactics.remove(Number::of(number));
        Ok(())
    };
    let order = |number: u8| Phase::Order(Number::of(number));
    let tactics = |number: u8| Phase::Tactics(Number::of(number));
    if !effects.safe.is_empty() {
        used(game, 3, tactics(3), order(4), "safe")?;
    }
    for (name, &power) in &effects.safe {
        let place = format!("state.effects.safe.{name}");
        let zone = zone_named(game, name, &place)?;
        expect(power.side() == Side::Allies, &place, "uk or us, found axis")?;
        let fighter = Unit::of(power, Kind::Fighter);
        expect(game.board.of(zone, fighter) > 0, &place, format_args!("a {fighter} in zone {zone} (AD-63.1)"))?;
        expect(game.board.of(zone, Unit::FLAK) > 0, &place, format_args!("Axis artillery in zone {zone} (AD-63.6)"))?;
        game.effects.safe[power.ally()].insert(zone);
    }
    for (name, &count) in &effects.downed {
        let place = format!("state.effects.downed.{name}");
        let zone = zone_named(game, name, &place)?;
        expect(game.setup.tactics, &place, "nothing, as Tactics cards are not used (AD-17.1)")?;
        let runs = between(step, order(4), tactics(4));
        expect(runs, &place, "nothing, as it is not between order 4 and Tactics 4 (AD-64.1)")?;
        let known = game.tactics.contains(Number::of(4)) || step == Step::At(tactics(4));
        expect(known, &place, "nothing, as Tactics 4 has been used (AD-60.3)")?;
        game.effects.downed[zone.index()] = count;
    }
    let lost: u16 = game.effects.downed.iter().map(|&count| u16::from(count)).sum();
    let destroyed: u16 =
        Power::ALLIES.iter().map(|&power| u16::from(game.supply.of(Unit::of(power, Kind::Fighter)))).sum();
    expect(
        lost <= destroyed,
        "state.effects.downed",
        format_args!("at most the {destroyed} fighters that are destroyed, found {lost}"),
    )?;
    if let Some(zone) = effects.flooded {
        used(game, 7, Phase::Tactics(Number::of(7)), Phase::Victory, "flooded")?;
        let zone: Zone = on_map(game, zone, "state.effects.flooded")?;
        expect(zone.is_coastal(), "state.effects.flooded", format_args!("a coastal zone (AD-67.1), found {zone}"))?;
        game.effects.flooded = Some(zone);
    }
    if let Some(beach) = effects.deceptive {
        used(game, 9, tactics(9), order(10), "deceptive")?;
        game.effects.deceptive = Some(beach);
    }
    if effects.combined {
        used(game, 10, tactics(10), order(11), "combined")?;
        game.effects.combined = true;
    }
    Ok(())
}
