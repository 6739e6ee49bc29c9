//! What happened, in a form that can be told. Everything lies open (DD-30.1), so everybody is told everything.

use sandtable_core::Seat;
use serde::Serialize;

use crate::action::Gift;
use crate::award::Award;
use crate::dice::{Die, Face};
use crate::item::Item;
use crate::map_file::SpecialDamage;
use crate::sector::Sector;
use crate::specialist::Specialist;
use crate::unit::Resource;
use crate::vehicle::Vehicle;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields of an event say what the variant's name says: who, what, where, how much")]
pub enum Event {
    /// A unit was set up in a start sector.
    Started { seat: Seat, sector: Sector },
    /// A card was added to the pool.
    PoolCard { seat: Seat, item: Item },
    /// A turn began.
    TurnBegan { turn: u16 },
    /// Dice were rolled: first roll, mulligan or re-roll.
    Rolled { seat: Seat, roll: RollKind, dice: Vec<Shown> },
    /// The reserve of the solo game was rolled (DD-22.6).
    ReserveRolled { seat: Seat, dice: Vec<Shown> },
    /// A die was locked.
    Locked { seat: Seat, die: Die },
    /// A die was marked for the re-roll.
    Marked { seat: Seat, die: Die },
    /// A unit has its final result.
    Finished { seat: Seat },
    /// A d6 for the order of equal strengths (DD-3.6).
    OrderRolled { seat: Seat, number: u8 },
    /// A seat lets others go first.
    Waited { seat: Seat },
    /// A seat has ended its window.
    Done { seat: Seat },
    /// An award was played.
    AwardPlayed { seat: Seat, award: Award },
    /// An item was used.
    ItemUsed { seat: Seat, item: Item },
    /// A die was set to a face.
    DieSet { seat: Seat, die: Die, face: Face },
    /// The dice took the faces of another unit's.
    DiceCopied { seat: Seat, from: Seat },
    /// Two units count as in one sector for trade.
    Linked { seat: Seat, with: Seat },
    /// A swap was asked for.
    SwapAsked { seat: Seat, own: Die, with: Seat, other: Die },
    /// Two dice changed places.
    Swapped { seat: Seat, own: Die, with: Seat, other: Die },
    /// A swap was declined.
    SwapDeclined { seat: Seat, with: Seat },
    /// A die took the face of a reserve die.
    ReserveSwapped { seat: Seat, own: Die, reserve: Die },
    /// A straight.
    Straight { seat: Seat },
    /// A skull cancelled a die.
    Cancelled { seat: Seat, die: Die },
    /// A tricolour bonus was gained, by dice or by a card.
    Bonus { seat: Seat, face: Face },
    /// A colourless result was gained.
    ResultGained { seat: Seat, face: Face },
    /// A resource was gained besides the collecting.
    Gained { seat: Seat, resource: Resource, amount: u16 },
    /// A unit may find more items this turn.
    MoreFinds { seat: Seat },
    /// An award was gained.
    AwardGained { seat: Seat, award: Award },
    /// A unit collected what its results bring.
    Collected { seat: Seat, soldiers: u16, stars: u16, courage: u16, points: u16 },
    /// A marker was turned (DD-10); 4 and more is the arrow.
    MarkerTurned { seat: Seat, marker: u8 },
    /// A specialist was recruited; the cost is 0 if an award paid.
    Recruited { seat: Seat, specialist: Specialist, cost: u16 },
    /// A specialist joined free, or returned.
    Joined { seat: Seat, specialist: Specialist },
    /// An item came from the pool; the cost is 0 if it was free.
    Found { seat: Seat, item: Item, cost: u16 },
    /// A vehicle was found.
    FoundVehicle { seat: Seat, vehicle: Vehicle, cost: u16 },
    /// A gift.
    Gave { seat: Seat, to: Seat, gift: Gift },
    /// A vehicle was abandoned, or left behind (DD-14.7).
    VehicleLeft { seat: Seat, vehicle: Vehicle },
    /// A unit moved.
    Moved { seat: Seat, from: Sector, to: Sector, courage: u16, cry: bool },
    /// A specialist was sacrificed.
    Sacrificed { seat: Seat, specialist: Specialist },
    /// An item was discarded for a demand or an obstacle.
    Discarded { seat: Seat, item: Item },
    /// A mine roll.
    MineRolled { seat: Seat, number: u8 },
    /// A mine die or MG die was set to a number; no sector means the mine die.
    NumberSet { seat: Seat, sector: Option<Sector>, number: u8 },
    /// Losses by mines.
    MineLosses { seat: Seat, losses: u16 },
    /// A seat does not follow.
    StayedBehind { seat: Seat },
    /// The MG dice of a sector.
    MgRolled { sector: Sector, dice: Vec<u8> },
    /// Special damage strikes a unit.
    SpecialDamage { seat: Seat, damage: SpecialDamage },
    /// What a unit loses in combat.
    CombatLosses { seat: Seat, sector: Sector, losses: u16 },
    /// A specialist died.
    Died { seat: Seat, specialist: Specialist },
    /// Soldiers were lost.
    SoldiersLost { seat: Seat, count: u16 },
    /// A unit was destroyed, and all have lost.
    Lost { seat: Seat, rule: &'static str },
    /// All have won.
    Won { turn: u16 },
}

/// A die and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Shown {
    /// The die.
    pub die: Die,
    /// Its face.
    pub face: Face,
}

/// Which roll it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RollKind {
    /// The first of the turn.
    First,
    /// All dice again.
    Mulligan,
    /// A re-roll.
    Reroll,
}
