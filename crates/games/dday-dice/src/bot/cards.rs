//! What cards are worth to a careful player, in soldiers.

use crate::award::{Award, AwardEffect};
use crate::item::{Item, ItemEffect};
use crate::specialist::Specialist;

/// How many soldiers an item can save when it is needed.
pub(super) fn saves(item: Item) -> f32 {
    match item.effect() {
        ItemEffect::Soldiers(soldiers) => f32::from(soldiers),
        ItemEffect::OwnLoss(fewer) | ItemEffect::SectorDef(fewer) => f32::from(fewer),
        ItemEffect::BunkerDef(less) => f32::from(less) - 1.0,
        ItemEffect::OwnMgZero | ItemEffect::MgDieZero => 3.0,
        ItemEffect::SectorMgMost(_) | ItemEffect::SetDie => 2.0,
        ItemEffect::NoLoss => 10.0,
        ItemEffect::SectorDefZero => 9.0,
        _ => 0.0,
    }
}

/// How much a find is wanted; 0 is not at all. The price is weighed by who asks.
pub(super) fn wanted(item: Item) -> f32 {
    match item.effect() {
        ItemEffect::NoLoss => 16.0,
        ItemEffect::SectorDefZero => 13.0,
        ItemEffect::Bonus(_) => 2.5,
        ItemEffect::NoMineRoll => 2.0,
        ItemEffect::Courage(_) => 1.8,
        ItemEffect::Tools(_) => 2.0,
        _ => saves(item),
    }
}

/// Which award to choose: the higher, the better.
pub(super) fn award(award: Award, turns_ahead: f32) -> f32 {
    match award.effect() {
        AwardEffect::FreeSpecialist => 2.0 * turns_ahead.min(8.0),
        AwardEffect::Gain(gain) => {
            f32::from(gain.soldiers)
                + 1.2 * f32::from(gain.stars)
                + f32::from(gain.courage)
                + 0.4 * f32::from(gain.points)
        }
        AwardEffect::SectorDefZero => 11.0,
        AwardEffect::HalveLoss => 8.5,
        AwardEffect::SetTwoDice => 6.0,
        AwardEffect::FreeItem => 9.0,
        AwardEffect::SoldiersAndAnother(soldiers) => f32::from(soldiers),
        AwardEffect::BonusOfChoice => 7.0,
        AwardEffect::Bonus(_) => 3.0,
        AwardEffect::SectorMgZero => 4.0,
        AwardEffect::DeadReturn => 1.0,
        AwardEffect::OthersSoldiers(_) => 5.0,
    }
}

/// Who is missed least when somebody has to die: the lowest goes first.
pub(super) fn keep(specialist: Specialist) -> f32 {
    let effects = specialist.effects();
    f32::from(effects.combat_loss) * 3.0
        + f32::from(effects.def) * 3.0
        + f32::from(effects.mg_die) * 2.5
        + f32::from(effects.soldier_if_soldier) * 2.5
        + f32::from(effects.results) * 4.0
        + f32::from(effects.advance_cost)
        + f32::from(effects.reroll_locked) * 0.5
        + f32::from(specialist.card().cost) * 0.1
}
