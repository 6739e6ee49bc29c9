//! The decisions of a player (the table of decision points, D1 to D29).

use sandtable_core::Seat;
use serde::{Deserialize, Serialize};

use crate::award::Award;
use crate::dice::{Die, Face};
use crate::item::Item;
use crate::sector::Sector;
use crate::specialist::Specialist;
use crate::state::Part;
use crate::unit::Resource;
use crate::vehicle::Vehicle;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// D1: the unit starts here.
    Start(Sector),
    /// D2: this card is added to the pool.
    PoolCard(Item),
    /// D3: all dice are rolled again.
    Mulligan,
    /// D3: they are not.
    Keep,
    /// D4: a die is locked.
    Lock(Die),
    /// D5: a die is marked for the re-roll.
    Mark(Die),
    /// D6: the marked dice are rolled.
    Roll,
    /// D7: the dice stay as they are.
    Stop,
    /// D8: an award is played.
    PlayAward {
        /// Which.
        award: Award,
        /// With which choices.
        with: AwardChoice,
    },
    /// D9, D19, D25, D27: an item is used.
    Use {
        /// Which.
        item: Item,
        /// On what.
        on: Target,
    },
    /// D10: a swap of dice is asked for.
    AskSwap {
        /// The own die.
        own: Die,
        /// Who is asked.
        seat: Seat,
        /// For which die.
        other: Die,
    },
    /// D10, solo: a die is swapped for one of the reserve.
    SwapReserve {
        /// The own die.
        own: Die,
        /// The reserve die.
        reserve: Die,
    },
    /// D11: the swap is made.
    Accept,
    /// D11: it is not.
    Decline,
    /// D12: the award of a straight.
    ChooseAward(Award),
    /// D13: a skull cancels this die.
    Cancel(Die),
    /// D14: one part of a bonus.
    Choose(Part),
    /// D14, D15: a result.
    Result(Face),
    /// D14: the unit that gets it.
    For(Seat),
    /// D14: an item of the pool, free.
    TakeItem(Item),
    /// D14: none.
    TakeNone,
    /// D16: a specialist is recruited.
    Recruit(Specialist),
    /// D17: an item is found.
    Find(Item),
    /// D17: a vehicle is found.
    FindVehicle(Vehicle),
    /// D18: an award is bought.
    BuyAward,
    /// D18: the award of an award symbol.
    TakeAward(Award),
    /// D20: a gift.
    Give {
        /// To whom.
        to: Seat,
        /// What.
        gift: Gift,
    },
    /// D21: the vehicle is abandoned.
    Abandon(Vehicle),
    /// D22: the unit moves.
    Move {
        /// Where to.
        to: Sector,
        /// What the demand takes.
        pay: Payment,
    },
    /// D23: the unit moves by a Battle Cry.
    Cry(Sector),
    /// D24: the unit follows a Battle Cry.
    Follow,
    /// D24: it does not.
    StayBehind,
    /// D25: no card is used at the mines. Also: a position written by hand goes on.
    GoOn,
    /// D26: the window is closed for this seat.
    Done,
    /// D26: others first.
    Wait,
    /// D28, D29: this specialist dies.
    Lose(Specialist),
    /// D29: the rest of the losses are soldiers.
    Soldiers,
}

/// What an award is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AwardChoice {
    /// Nothing to choose.
    None,
    /// Medal of Honor: this specialist is recruited.
    Recruit(Specialist),
    /// Military Medal: these two dice, the lower first, are set to these faces.
    Dice([(Die, Face); 2]),
    /// Memorial Cross: the own specialist that returns, and another unit's.
    Return {
        /// The own one.
        own: Option<Specialist>,
        /// The other unit and its specialist.
        other: Option<(Seat, Specialist)>,
    },
    /// Volunteer Service Medal: the other unit.
    Seat(Seat),
    /// Croix de Guerre: the item.
    Item(Item),
    /// Ordre de la Libération: the bonus of this face.
    Bonus(Face),
}

/// What an item is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Nothing to choose.
    None,
    /// An own die is set to a face.
    Die(Die, Face),
    /// An MG die of the sector, 0 or 1.
    Mg(u8),
    /// An MG die of the sector is set to a number.
    MgNumber(u8, u8),
    /// The mine die is set to a number.
    Number(u8),
    /// Another unit.
    Seat(Seat),
    /// A sector.
    Sector(Sector),
}

/// What is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    /// So much of a resource.
    Resource(Resource, u16),
    /// An item card.
    Item(Item),
    /// The vehicle.
    Vehicle(Vehicle),
    /// A specialist that can be given: the Courier.
    Specialist(Specialist),
}

/// What a demand takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payment {
    /// Nothing.
    None,
    /// This specialist dies.
    Specialist(Specialist),
    /// This item is discarded.
    Item(Item),
    /// These two items are discarded, in rising order of their ids.
    Items(Item, Item),
}

impl Payment {
    /// Two items in rising order of their ids, so that one choice has one path.
    #[must_use]
    pub fn both(one: Item, other: Item) -> Payment {
        if one.name() < other.name() { Payment::Items(one, other) } else { Payment::Items(other, one) }
    }
}
