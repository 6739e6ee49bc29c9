//! What is under way: effects in force, a tactic, an event, an attack, a deployment.

use sandtable_core::LoadError;
use sandtable_core::loading::{expect, number};

use super::cards::Hands;
use super::{read_present, read_unit};
use crate::cards::EventRef;
use crate::effect::{Effect, From, Whose};
use crate::piece::Mark;
use crate::printed::Fire;
use crate::saved::{
    Saved, SavedActivation, SavedAgain, SavedAim, SavedAsk, SavedAttack, SavedEvent, SavedManoeuvre, SavedPlacing,
    SavedShooter,
};
use crate::side::Side;
use crate::state::{
    Activation, Again, Aim, Attack, EventAsk, EventRun, Heroes, Lasting, MOST_LASTING, Manoeuvre, Placing, Shooter,
    Stage, Task,
};

/// Effects in force.
pub(super) fn load_effects(saved: &Saved, game: &mut Heroes, hands: &mut Hands) -> Result<(), LoadError> {
    let room = format!("at most {MOST_LASTING} effects, found {}", saved.effects.len());
    expect(saved.effects.len() <= MOST_LASTING, "state.effects", room)?;
    for (index, written) in saved.effects.iter().enumerate() {
        let place = format!("state.effects[{index}]");
        let event = read_event(&written.event, written.side, game, &format!("{place}.event"))?;
        let kind = game.event_kind(event);
        let lasts = kind.effects.iter().any(Effect::lasts);
        expect(
            lasts,
            format_args!("{place}.event"),
            format_args!("an event that lasts, and {} does not", written.event),
        )?;
        let turn = match written.until.as_deref() {
            None => kind.duration == crate::effect::Duration::Turn,
            Some("phase") => false,
            Some("turn") => true,
            Some(other) => {
                return Err(LoadError::new(
                    format!("{place}.until"),
                    format!("\"phase\" or \"turn\", found {other:?}"),
                ));
            }
        };
        let unit = match &written.unit {
            Some(name) => Some(read_unit(&name.0, game, &format!("{place}.unit"))?),
            None => None,
        };
        let tile = written.tile;
        expect(
            tile.is_none_or(|tile| game.field().boxes.contains(tile)),
            format_args!("{place}.tile"),
            "a box of the battlefield",
        )?;
        let card = match &written.card {
            Some(name) => Some(hands.take(name, written.side, game, &format!("{place}.card"))?),
            None => None,
        };
        game.lasting[index] = Some(Lasting { event, side: written.side, unit, tile, card, turn });
    }
    Ok(())
}

/// An event by its id, which must be one that this side can have.
fn read_event(id: &str, side: Side, game: &Heroes, place: &str) -> Result<EventRef, LoadError> {
    let lower = id.to_ascii_lowercase();
    let found = game.cards().events.iter().position(|event| event.id == lower);
    let found = found.ok_or_else(|| LoadError::new(place, format!("an event such as eu07 or us-2, found {id:?}")))?;
    let event = EventRef(found as u8);
    let listed = |whose: Side| game.mission().side(whose).historical.contains(&event);
    expect(!listed(side.other()), place, format_args!("an event of {side}, and {id} is not"))?;
    Ok(event)
}

/// Tactic, event, window, attack.
pub(super) fn load(saved: &Saved, game: &mut Heroes) -> Result<(), LoadError> {
    let mut tasks = Vec::new();
    if let Some(written) = &saved.activation {
        tasks.push(Task::Activation(activation(written, game)?));
    }
    if let Some(written) = &saved.manoeuvre {
        tasks.push(Task::Manoeuvre(manoeuvre(written, game)?));
    }
    if let Some(written) = &saved.placing {
        tasks.push(Task::Placing(placing(written, game)?));
    }
    if saved.unsuppressing {
        tasks.push(Task::Unsuppress);
    }
    if let Some(name) = &saved.failed_go {
        let unit = read_present(&name.0, game, "state.failed-go")?;
        expect(unit.side == game.phase, "state.failed-go", "a unit of the active player")?;
        tasks.push(Task::ForceGo(unit));
    }
    expect(tasks.len() <= 1, "state", "at most one of activation, manoeuvre, placing, unsuppressing and failed-go")?;
    game.task = tasks.pop().unwrap_or(Task::None);
    game.window = saved.window;
    expect(
        !(game.window && game.task != Task::None),
        "state.window",
        "false, as a window falls between activations (HN-29.11)",
    )?;
    if let Some(written) = &saved.event {
        game.event = Some(event(written, game)?);
    }
    if let Some(written) = &saved.attack {
        game.attack = Some(attack(written, game)?);
    }
    // Boxes are struck one after the other without a question, so this can stand only below an attack.
    let strikes = game.event.is_some_and(|run| run.ask == EventAsk::Strike);
    expect(!strikes || game.attack.is_some(), "state.event.ask", "strike only while an attack is under way")?;
    Ok(())
}

fn again(written: &SavedAgain, game: &Heroes, place: &str) -> Result<Again, LoadError> {
    Ok(Again { target: read_unit(&written.target.0, game, place)?, success: written.success })
}

fn shots(values: &[u8], place: &str) -> Result<[u8; 2], LoadError> {
    expect(values.len() <= 2 && values.iter().all(|&shots| shots <= 2), place, "two numbers from 0 to 2")?;
    Ok([values.first().copied().unwrap_or(0), values.get(1).copied().unwrap_or(0)])
}

fn activation(written: &SavedActivation, game: &Heroes) -> Result<Activation, LoadError> {
    let place = "state.activation";
    let name =
        written.unit.as_ref().ok_or_else(|| LoadError::new("state.activation.unit", "a unit such as us-1 or u15a"))?;
    let unit = read_present(&name.0, game, "state.activation.unit")?;
    expect(unit.side == game.phase, "state.activation.unit", "a unit of the active player")?;
    let carries = |mark: Mark| game.find(unit).is_some_and(|tile| game.piece(tile).has(mark));
    expect(!carries(Mark::Activated), "state.activation.unit", "a unit without ACTIVATED (HN-9.2)")?;
    expect(!carries(Mark::Go), "state.activation.unit", "a unit without GO!, which it has used (HN-20.37)")?;
    let mut active = Activation::new(unit);
    active.moved = written.moved;
    active.marched = written.marched;
    active.seized = written.seized;
    active.extra = written.extra;
    active.halted = written.halted;
    active.charged = written.charged;
    active.values = shots(&written.values, "state.activation.values")?;
    expect(written.again.len() <= 2, "state.activation.again", "one for each of at most two values")?;
    for (index, first) in written.again.iter().enumerate() {
        active.again[index] = match first {
            Some(first) => Some(again(first, game, &format!("{place}.again[{index}].target"))?),
            None => None,
        };
    }
    expect(written.uses.len() <= active.uses.len(), "state.activation.uses", "at most seven numbers")?;
    active.uses[..written.uses.len()].copy_from_slice(&written.uses);
    Ok(active)
}

fn manoeuvre(written: &SavedManoeuvre, game: &Heroes) -> Result<Manoeuvre, LoadError> {
    let place = "state.manoeuvre";
    let one = read_unit(&written.units[0].0, game, "state.manoeuvre.units[0]")?;
    let other = read_unit(&written.units[1].0, game, "state.manoeuvre.units[1]")?;
    let own = one != other && one.side == game.phase && other.side == game.phase;
    expect(own, "state.manoeuvre.units", "two units of the active player")?;
    let there = game.find(one).is_some() || game.find(other).is_some();
    expect(there, "state.manoeuvre.units", "units on the battlefield")?;
    // HN-7.1: after the exchange they stand side by side, until one of them marches (HN-7.11) or is moved by an event of the
    // active player, who may play one at any decision of the phase (HN-17.4, HN-17.24).
    let moved = written.marched || game.force(game.phase).event_played;
    let beside = match (game.find(one), game.find(other)) {
        (Some(here), Some(there)) if !moved => here.beside().contains(there),
        _ => true,
    };
    expect(
        beside,
        "state.manoeuvre.units",
        "two units that are orthogonally adjacent (HN-7.1), unless one has marched or the side has played an event",
    )?;
    for unit in [one, other] {
        let activated = game.find(unit).is_some_and(|tile| game.piece(tile).has(Mark::Activated));
        expect(!activated, "state.manoeuvre.units", "units without ACTIVATED (HN-7.2)")?;
    }
    let shot = match &written.shot {
        Some(name) => {
            let unit = read_unit(&name.0, game, "state.manoeuvre.shot")?;
            expect(unit == one || unit == other, "state.manoeuvre.shot", "one of the two units")?;
            let value = number(written.value, 1, 1..=2, "state.manoeuvre.value")?;
            Some((unit, value - 1))
        }
        None => None,
    };
    let first = match &written.again {
        Some(first) => Some(again(first, game, &format!("{place}.again.target"))?),
        None => None,
    };
    expect(first.is_none() || shot.is_some(), "state.manoeuvre.again", "nothing before somebody has shot")?;
    let fires = shot.is_none_or(|(unit, slot)| {
        game.find(unit).is_none_or(|tile| {
            let value = game.kind(tile).values.get(usize::from(slot));
            value.is_some_and(|value| value.fire.has(crate::printed::Shooting::FireAgain))
        })
    });
    expect(first.is_none() || fires, "state.manoeuvre.again", "a value with Fire Again!")?;
    Ok(Manoeuvre { units: [one, other], marched: written.marched, shot, again: first })
}

fn placing(written: &SavedPlacing, game: &Heroes) -> Result<Placing, LoadError> {
    let next = game.force(game.phase).next_tag;
    let first_tag = number(written.first_tag, next, 1..=next, "state.placing.first-tag")?;
    let mut placing = Placing { first_tag, placed: 0, sources: [0; 3], hqs: [0; 7] };
    expect(written.placed.len() <= 3, "state.placing.placed", "at most three cards (HN-6.4)")?;
    for (index, names) in written.placed.iter().enumerate() {
        let mut mask = 0;
        for name in names {
            if name == "zone" {
                mask |= 1;
                continue;
            }
            let place = format!("state.placing.placed[{index}]");
            let tag = read_unit(name, game, &place)?;
            expect(tag.side == game.phase && tag.number > 0, &*place, "zone, or the tags of own HQs")?;
            let bit = placing.hqs.iter().position(|&known| known == tag.number || known == 0);
            let bit = bit.ok_or_else(|| LoadError::new(&*place, "at most seven HQs"))?;
            placing.hqs[bit] = tag.number;
            mask |= 2 << bit;
        }
        placing.sources[index] = mask;
        placing.placed += 1;
    }
    Ok(placing)
}

fn event(written: &SavedEvent, game: &Heroes) -> Result<EventRun, LoadError> {
    let event = read_event(&written.event, written.side, game, "state.event.event")?;
    let effects = &game.event_kind(event).effects;
    let most = effects.len() as u8;
    let usual = effects.iter().position(Effect::takes_steps).map_or(1, |index| index as u8 + 1);
    let effect = number(written.effect, usual, 1..=most, "state.event.effect")? - 1;
    let mut run = EventRun::new(event, written.side);
    run.effect = effect;
    run.ask = match written.ask {
        SavedAsk::Units => EventAsk::Units,
        SavedAsk::Boxes => EventAsk::Boxes,
        SavedAsk::Spots => EventAsk::Spots,
        SavedAsk::Cards => EventAsk::Cards,
        SavedAsk::Moves => EventAsk::Moves,
        SavedAsk::Fires => EventAsk::Fires,
        SavedAsk::Acts => EventAsk::Acts,
        SavedAsk::Each => EventAsk::Each,
        SavedAsk::Answer => EventAsk::Answer,
        SavedAsk::Strike => EventAsk::Strike,
        SavedAsk::Nothing => EventAsk::Nothing,
    };
    let fits = match (run.ask, &effects[usize::from(effect)]) {
        (EventAsk::Boxes | EventAsk::Strike, Effect::Barrage { .. })
        | (EventAsk::Spots, Effect::Place { from: From::Aside, .. })
        | (EventAsk::Cards, Effect::Place { from: From::Hand, .. })
        | (EventAsk::Moves, Effect::AllMove { .. })
        | (EventAsk::Fires, Effect::AllFire { .. })
        | (EventAsk::Acts, Effect::Act { .. })
        | (EventAsk::Answer, Effect::Choice { whose: Whose::Enemy, .. }) => true,
        (EventAsk::Units | EventAsk::Each, effect) => effect.takes_steps() && crate::rules::effects::on_units(effect),
        _ => false,
    };
    expect(fits, "state.event.ask", "what this event can ask for")?;
    run.left = written.left;
    expect(written.left <= 9, "state.event.left", "at most 9")?;
    expect(written.boxes.len() <= 4, "state.event.boxes", "at most 4 boxes")?;
    for (index, &tile) in written.boxes.iter().enumerate() {
        let place = format!("state.event.boxes[{index}]");
        expect(game.field().boxes.contains(tile), &*place, "a box of the battlefield")?;
        expect(!written.boxes[..index].contains(&tile), &*place, "every box once")?;
        run.boxes[index] = tile;
    }
    run.chosen = written.boxes.len() as u8;
    expect(
        usize::from(run.left) + written.boxes.len() <= 4 || run.ask != EventAsk::Boxes,
        "state.event.left",
        "at most 4 boxes in all",
    )?;
    run.struck = number(Some(written.struck), 0, 0..=run.chosen, "state.event.struck")?;
    run.unit = match &written.unit {
        Some(name) => Some(read_present(&name.0, game, "state.event.unit")?),
        None => None,
    };
    let acts = run.ask != EventAsk::Acts || run.unit.is_some_and(|unit| unit.side == run.side);
    expect(acts, "state.event.unit", "the unit that acts, of who plays the event")?;
    run.moved = written.moved;
    run.halted = written.halted;
    run.values = shots(&written.values, "state.event.values")?;
    Ok(run)
}

fn attack(written: &SavedAttack, game: &Heroes) -> Result<Attack, LoadError> {
    let by = match &written.by {
        Some(name) => {
            let unit = read_present(&name.0, game, "state.attack.by")?;
            expect(unit.side == written.side, "state.attack.by", "a unit of the side that attacks")?;
            match written.how {
                SavedShooter::Activation => Shooter::Active(unit),
                SavedShooter::Manoeuvre => Shooter::Manoeuvre(unit),
                SavedShooter::Fire => Shooter::Order(unit),
                SavedShooter::Event => Shooter::ByEvent(unit),
            }
        }
        None => Shooter::Nobody,
    };
    let target = read_unit(&written.target.0, game, "state.attack.target")?;
    let at_target = game.find(target);
    let aim = match written.aim {
        SavedAim::Plus => Aim::Plus,
        SavedAim::TurnUp => Aim::TurnUp,
        SavedAim::SavePlus => Aim::SavePlus,
        SavedAim::Seize => Aim::Seize,
        SavedAim::Roll => {
            return Err(LoadError::new(
                "state.attack.aim",
                "plus, turn-up, save-plus or seize: an attack before its dice is declared in play",
            ));
        }
    };
    let unit = by.unit().and_then(|unit| game.find(unit));
    let at = written.at.or(at_target);
    let at = at.ok_or_else(|| LoadError::new("state.attack.at", "the box that the target held, such as d4"))?;
    match aim {
        Aim::Seize => {
            let can = unit.is_some_and(|from| {
                from.beside().contains(at) && game.enterable(from, sandtable_core::IdSet::only(at)).contains(at)
            });
            expect(can, "state.attack.at", "an empty box beside the attacker that it can enter")?;
        }
        _ => {
            expect(at_target == Some(at), "state.attack.at", format_args!("the box of {target}"))?;
            expect(aim != Aim::Plus || unit.is_some(), "state.attack.by", "the attacking unit, which may pay")?;
            let foe = unit.is_none() || target.side != written.side;
            expect(foe, "state.attack.target", "an enemy unit")?;
            let decoy = at_target.is_some_and(|tile| game.kind(tile).is_decoy());
            expect(
                !decoy || aim == Aim::Plus,
                "state.attack.target",
                "no decoy, which is discarded before saves (HN-27.6)",
            )?;
        }
    }
    let mut fire = Fire::NONE;
    for (index, effect) in written.effects.iter().enumerate() {
        fire.add(effect).map_err(|wrong| LoadError::new(format!("state.attack.effects[{index}]"), wrong))?;
    }
    expect((2..=12).contains(&written.value), "state.attack.value", format_args!("2 to 12, found {}", written.value))?;
    let dice = written.dice.iter().all(|die| *die <= 6);
    expect(dice, "state.attack.dice", "two faces from 1 to 6, or zeros for a sure success")?;
    expect((-100..=120).contains(&written.total), "state.attack.total", "a total of dice and modifiers")?;
    expect(written.save_die <= 6 && written.save <= 6, "state.attack.save", "a die and a save value up to 6")?;
    let slot = match written.slot {
        Some(slot @ 1..=2) => slot - 1,
        Some(slot) => return Err(LoadError::new("state.attack.slot", format!("1 or 2, found {slot}"))),
        None => 2,
    };
    Ok(Attack {
        side: written.side,
        by,
        target,
        at,
        slot,
        value: written.value,
        fire,
        paid: written.paid,
        sure: written.sure,
        aim,
        dice: written.dice,
        total: written.total,
        plus: written.plus,
        save_die: written.save_die,
        save: written.save,
    })
}

/// D1: a secret deployment under way.
pub(super) fn load_deployment(saved: &Saved, game: &Heroes) -> Result<Stage, LoadError> {
    let side = game.phase;
    let list = &game.mission().side(side).deployment;
    expect(!game.variants.no_hidden, "state.stage", "no deployment, as nothing is hidden in this variant (HN-30.10)")?;
    let first = list.iter().position(|entry| entry.hidden);
    let first =
        first.ok_or_else(|| LoadError::new("state.stage", format!("no deployment: {side} has no hidden cards")))?;
    let next = number(saved.deploying, first as u8 + 1, first as u8 + 1..=list.len() as u8, "state.deploying")? - 1;
    for (index, entry) in list.iter().enumerate() {
        let held = game.units(side).contains(entry.tile);
        let placed = index < usize::from(next);
        expect(
            held == placed,
            format_args!("state.{side}.units"),
            format_args!("units in the boxes of the list before number {}, and in no other", next + 1),
        )?;
        if held && entry.hidden {
            let piece = game.piece(entry.tile);
            let listed = list.iter().any(|other| other.hidden && other.card == piece.card);
            let secret = piece.is_secret() && piece.has(Mark::Deployed) && listed;
            expect(secret, format_args!("state.{side}.units"), "hidden cards of the deployment list")?;
        }
    }
    let stray = game.units(side).iter().any(|tile| !list.iter().any(|entry| entry.tile == tile));
    expect(!stray, format_args!("state.{side}.units"), "units in the boxes of the list alone")?;
    expect(game.undeployed(side).len() >= 2, "state.deploying", "two cards or more that are not placed (HN-3.16)")?;
    Ok(Stage::Deploy { side, next })
}
