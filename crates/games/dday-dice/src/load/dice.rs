//! The dice of a position from outside (DD-4).

use sandtable_core::{LoadError, Seat};

use super::expect;
use crate::dice::{DICE, Face};
use crate::rules::dice::{LOCKS, REROLLS};
use crate::saved::{PhaseName, Saved, SavedUnit};
use crate::specialist::Specialists;
use crate::state::DDayDice;
use crate::unit::{Dice, DiceStage, Unit};

/// The dice of a unit, and how far it is with them.
pub(super) fn load_dice(
    saved: &Saved,
    game: &DDayDice,
    written: &SavedUnit,
    unit: &mut Unit,
    place: &str,
) -> Result<(), LoadError> {
    let info = game.setup.map.sector(unit.sector);
    let mut dice = Dice {
        locked: written.locked,
        marked: written.marked,
        cancelled: written.cancelled,
        rerolls: written.rerolls,
        reserve: written.reserve,
        ..Dice::default()
    };
    let count = written.dice.len();
    expect(
        count == 0 || (5..=DICE).contains(&count),
        format!("{place}.dice"),
        format!("five or six faces, found {count}"),
    )?;
    dice.count = count as u8;
    written.dice.iter().enumerate().for_each(|(index, &face)| dice.faces[index] = face);
    for (key, some) in [("locked", dice.locked), ("marked", dice.marked), ("cancelled", dice.cancelled)] {
        expect(some.without(dice.rolled()).is_empty(), format!("{place}.{key}"), "dice that were rolled")?;
    }
    expect(dice.locked.len() <= LOCKS, format!("{place}.locked"), "two dice at most (DD-4.2)")?;
    expect(dice.rerolls <= REROLLS, format!("{place}.rerolls"), format!("0 to {REROLLS}, found {}", dice.rerolls))?;
    let cancelled_skull = dice.cancelled.iter().any(|die| dice.face(die) == Face::Skull);
    expect(!cancelled_skull, format!("{place}.cancelled"), "dice that show no skull (DD-6.1)")?;
    let in_dice = saved.phase == PhaseName::Dice;
    let soldiers = dice.counting().any(|(_, face)| face.is_soldier());
    let fresh = dice.rerolls == 0 && dice.locked.is_empty();
    let usual = if count == 0 {
        DiceStage::Idle
    } else if !in_dice || dice.rerolls == REROLLS {
        DiceStage::Ready
    } else if game.setup.mulligan && !unit.mulligan_used && !soldiers && fresh {
        DiceStage::Mulligan
    } else if info.no_lock || dice.locked.len() >= LOCKS {
        DiceStage::Reroll
    } else {
        DiceStage::Lock
    };
    dice.stage = written.stage.unwrap_or(usual);
    let stage = dice.stage;
    // DD-4.2: what was re-rolled was locked before.
    let locked = info.no_lock || dice.locked.len() == LOCKS;
    expect(
        !in_dice || dice.rerolls == 0 || locked,
        format!("{place}.rerolls"),
        "none before two dice are locked (DD-4.2)",
    )?;
    let fits = match stage {
        DiceStage::Idle => count == 0,
        DiceStage::Mulligan => {
            let may = game.setup.mulligan && !unit.mulligan_used && !soldiers;
            in_dice && fresh && may && count > 0
        }
        DiceStage::Lock => in_dice && dice.locked.len() < LOCKS && !info.no_lock && dice.rerolls == 0 && count > 0,
        DiceStage::Reroll => in_dice && dice.rerolls < REROLLS && locked && count > 0,
        DiceStage::Ready => count > 0 && dice.marked.is_empty(),
    };
    expect(
        fits,
        format!("{place}.stage"),
        format!("{}, as dice, locks and re-rolls tell, found {}", spelled(usual), spelled(stage)),
    )?;
    expect(
        stage == DiceStage::Reroll || dice.marked.is_empty(),
        format!("{place}.marked"),
        "no marks before the re-roll",
    )?;
    expect(count == 0 || unit.outside() || !in_dice, format!("{place}.dice"), "no dice in the bunker (DD-20.2)")?;
    unit.dice = dice;
    check_dice(saved, game, unit, place)
}

/// A stage as it is written.
fn spelled(stage: DiceStage) -> &'static str {
    match stage {
        DiceStage::Idle => "idle",
        DiceStage::Mulligan => "mulligan",
        DiceStage::Lock => "lock",
        DiceStage::Reroll => "reroll",
        DiceStage::Ready => "ready",
    }
}

/// DD-4.7: a unit rolls as many dice as its sector says. With several players a Dispatch Case may have brought it as many as
/// another unit has (DD-26.5); after a move the sector is another one.
pub(super) fn check_counts(saved: &Saved, game: &DDayDice) -> Result<(), LoadError> {
    let rolls = |seat: Seat| game.place(seat).dice;
    for seat in game.seats() {
        let unit = game.unit(seat);
        let count = unit.dice.count;
        if count == 0 || unit.turn.moved || !unit.outside() || count == rolls(seat) {
            continue;
        }
        let elsewhere = |other: Seat| other != seat && (game.unit(other).turn.moved || rolls(other) == count);
        let copied = saved.phase != PhaseName::Dice && game.seats().any(elsewhere);
        expect(
            copied,
            format!("state.units[{seat}].dice"),
            format!("{} faces in sector {} (DD-4.7), found {count}", rolls(seat), unit.sector),
        )?;
    }
    Ok(())
}

/// What the sector and the cards of the unit say about its dice.
fn check_dice(saved: &Saved, game: &DDayDice, unit: &Unit, place: &str) -> Result<(), LoadError> {
    let (dice, info) = (&unit.dice, game.setup.map.sector(unit.sector));
    let in_dice = saved.phase == PhaseName::Dice;
    let no_lock = in_dice && info.no_lock;
    expect(!no_lock || dice.locked.is_empty(), format!("{place}.locked"), "none in this sector (DD-4.8)")?;
    let corporal = if dice.rerolls == 1 { unit.specialists.sum(|effects| effects.reroll_locked) } else { 0 };
    expect(
        dice.marked.and(dice.locked).len() <= corporal,
        format!("{place}.marked"),
        "dice that are not locked (DD-4.3)",
    )?;
    let early = matches!(saved.phase, PhaseName::Dice | PhaseName::Result);
    expect(!early || dice.cancelled.is_empty(), format!("{place}.cancelled"), "none before the upkeep (DD-9.1)")?;
    let reserve = dice.reserve.is_none() || game.setup.solo();
    expect(reserve, format!("{place}.reserve"), "none with several players (DD-22.6)")
}
