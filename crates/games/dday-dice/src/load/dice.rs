//! The dice of a position from outside (DD-4).

use sandtable_core::LoadError;

use super::{expect, may_have_moved};
use crate::dice::{DICE, Face};
use crate::rules::dice::{LOCKS, REROLLS};
use crate::saved::{PhaseName, Saved, SavedUnit};
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
    let fits = match stage {
        DiceStage::Idle => count == 0,
        DiceStage::Mulligan => {
            let may = game.setup.mulligan && !unit.mulligan_used && !soldiers;
            in_dice && fresh && may && count > 0
        }
        DiceStage::Lock => in_dice && dice.locked.len() < LOCKS && !info.no_lock && dice.rerolls == 0 && count > 0,
        DiceStage::Reroll => {
            let locked = info.no_lock || dice.locked.len() == LOCKS;
            in_dice && dice.rerolls < REROLLS && locked && count > 0
        }
        DiceStage::Ready => count > 0 && dice.marked.is_empty(),
    };
    expect(
        fits,
        format!("{place}.stage"),
        format!("the stage that fits dice, locks and re-rolls ({usual:?}), found {stage:?}"),
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

/// What the sector and the cards of the unit say about its dice.
fn check_dice(saved: &Saved, game: &DDayDice, unit: &Unit, place: &str) -> Result<(), LoadError> {
    let (dice, info) = (&unit.dice, game.setup.map.sector(unit.sector));
    let in_dice = saved.phase == PhaseName::Dice;
    // With several players a Dispatch Case may have brought another number (DD-26.5), and a move another sector.
    let final_result = !in_dice && !may_have_moved(saved.phase) && game.setup.solo();
    expect(
        dice.count == 0 || !final_result || dice.count == info.dice,
        format!("{place}.dice"),
        format!("{} faces in sector {} (DD-4.7), found {}", info.dice, unit.sector, dice.count),
    )?;
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
