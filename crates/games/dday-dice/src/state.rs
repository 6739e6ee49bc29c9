//! The flat state of play, and nothing that decides.

use sandtable_core::{Id, Pending, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::award::{Award, AwardSet};
use crate::dice::{Die, Face};
use crate::item::ItemSet;
use crate::nation::Nation;
use crate::rules::victory::Ending;
use crate::sector::{MOST_SECTORS, Sector};
use crate::setup::{MOST_SEATS, Setup};
use crate::specialist::SpecialistSet;
use crate::unit::Unit;
use crate::vehicle::{Vehicle, VehicleSet};

/// A game of D-Day Dice.
#[derive(Clone, Debug, PartialEq)]
pub struct DDayDice {
    pub(crate) setup: Setup,
    /// Which turn it is, from 1.
    pub(crate) turn: u16,
    /// What is going on.
    pub(crate) step: Step,
    /// The position was written by hand, and nothing can be chosen at its step: somebody has to say "go on".
    pub(crate) resting: bool,
    /// The window that is open, or was last.
    pub(crate) window: Window,
    /// Questions that interrupt the step, the next one on top.
    pub(crate) asks: Asks,
    /// The units, by seat. Those of empty seats are never looked at.
    pub(crate) units: [Unit; MOST_SEATS],
    /// The items that can be found.
    pub(crate) pool: ItemSet,
    /// The vehicles that can be found.
    pub(crate) vehicles: VehicleSet,
    /// The ranked and unique specialists that can be recruited (DD-1.6).
    pub(crate) supply: SpecialistSet,
    /// The awards that nobody has had.
    pub(crate) awards: AwardSet,
    /// What is going on in each sector, this turn.
    pub(crate) fire: [SectorFire; MOST_SECTORS],
    /// How the game ended.
    pub(crate) ending: Option<Ending>,
}

/// The phases and what lies between them, in the order of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Phase 1: the dice.
    Dice,
    /// The end of phase 1: the result window.
    Result,
    /// Phase 2.
    Upkeep,
    /// Phase 3.
    Marker,
    /// Phase 4.
    Supply,
    /// Phase 5.
    Move,
    /// Phase 6: the MG dice are rolled.
    Combat,
    /// Phase 6, after the MG dice: the fire window.
    Fire,
    /// Phase 6: special damage and losses.
    Losses,
    /// The turn ends.
    End,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This seat chooses a start sector (DD-2.3).
    Start(Seat),
    /// This seat adds a card to the pool (DD-2.6).
    PoolCard(Seat),
    /// This phase is about to begin.
    Begin(Phase),
    /// All units roll, lock and re-roll.
    Dice,
    /// The units take what their dice bring, one after the other.
    Upkeep,
    /// A window is open.
    Window,
    /// All units pay their losses.
    Losses,
    /// The game is over.
    Over,
}

/// The windows (DD-3.4). Upkeep has its order of seats from one too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum WindowKind {
    /// At the end of phase 1.
    #[default]
    Result,
    /// In phase 2.
    Upkeep,
    /// In phase 4.
    Supply,
    /// In phase 5.
    Move,
    /// In phase 6.
    Fire,
}

/// A window: who is asked in which order, and who is done (DD-3.5 to DD-3.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Window {
    /// Which.
    pub kind: WindowKind,
    /// The seats that take part, in the order in which they are asked.
    pub order: [u8; MOST_SEATS],
    /// How many take part.
    pub count: u8,
    /// Whose place in the order it is.
    pub at: u8,
    /// The seats that are done.
    pub done: SeatSet,
    /// Somebody has acted in this round.
    pub acted: bool,
    /// It is the last round, without `wait`.
    pub last: bool,
}

impl Window {
    /// The seats that take part, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (order, count) = (self.order, usize::from(self.count));
        (0..count).map(move |place| Seat(order[place]))
    }

    /// The seat whose place it is.
    #[must_use]
    pub fn current(&self) -> Option<Seat> {
        (self.at < self.count).then(|| Seat(self.order[usize::from(self.at)]))
    }

    /// Does the seat take part?
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        self.seats().any(|other| other == seat)
    }
}

/// The part of a bonus that was chosen (DD-7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The first.
    A,
    /// The second.
    B,
}

/// A question that interrupts a step. What can be answered in one way only is answered unasked (DD-3.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// A straight: which award (DD-8.4).
    Award {
        /// Whose.
        seat: Seat,
    },
    /// Skulls: which die is cancelled (DD-6.5).
    Skull {
        /// Whose.
        seat: Seat,
        /// How many skulls still cancel.
        left: u8,
    },
    /// A tricolour bonus and what of it has been chosen.
    Bonus {
        /// Whose.
        seat: Seat,
        /// The face on three colours.
        face: Face,
        /// The part, once it is chosen.
        part: Option<Part>,
        /// Who gets what goes to another, once it is chosen.
        to: Option<Seat>,
    },
    /// The Colonel: which result (DD-25.20).
    Result {
        /// Whose.
        seat: Seat,
    },
    /// An item up to a cost, free (DD-25.22).
    FreeItem {
        /// Whose.
        seat: Seat,
        /// The highest printed cost.
        most: u8,
    },
    /// A swap of dice is asked for (DD-15.9).
    Swap {
        /// Who asks.
        seat: Seat,
        /// His die.
        own: Die,
        /// Who is asked.
        with: Seat,
        /// The die that is asked for.
        other: Die,
    },
    /// A unit stands in mines (DD-17.7): before the roll, or after it.
    Mine {
        /// Whose.
        seat: Seat,
        /// What the mine die shows, once it is rolled.
        rolled: Option<u8>,
    },
    /// Losses by mines are to be paid (DD-17.7).
    MineLoss {
        /// Whose.
        seat: Seat,
        /// How many.
        left: u16,
    },
    /// A unit has come into its new sector (DD-17.11): what it finds there.
    Arrive {
        /// Whose.
        seat: Seat,
        /// Where it came from.
        from: Sector,
        /// By a Battle Cry of its own.
        cry: bool,
    },
    /// May this seat follow a Battle Cry (DD-16.14)?
    Follow {
        /// Who moved.
        leader: Seat,
        /// Who is asked.
        seat: Seat,
    },
}

impl Ask {
    /// Who is asked.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match *self {
            Ask::Swap { with, .. } => with,
            Ask::Award { seat }
            | Ask::Skull { seat, .. }
            | Ask::Bonus { seat, .. }
            | Ask::Result { seat }
            | Ask::FreeItem { seat, .. }
            | Ask::Mine { seat, .. }
            | Ask::MineLoss { seat, .. }
            | Ask::Arrive { seat, .. }
            | Ask::Follow { seat, .. } => seat,
        }
    }
}

/// The questions that wait: three at most in play.
pub(crate) type Asks = Pending<Ask, 8>;

/// What is going on in a sector, this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SectorFire {
    /// What its MG dice show; 0 for dice that were not rolled.
    pub dice: [u8; 2],
    /// Which of them count 0 (DD-26.20).
    pub silenced: [bool; 2],
    /// Each counts at most this (DD-26.10).
    pub most: Option<u8>,
    /// DEF is 0 by a card (DD-26.1).
    pub def_zero: bool,
    /// DEF is so much less by cards.
    pub def_less: u8,
}

impl DDayDice {
    /// The seats that play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.setup.seats).map(Seat)
    }

    /// A seat's unit.
    #[must_use]
    pub fn unit(&self, seat: Seat) -> &Unit {
        &self.units[seat.index()]
    }

    pub(crate) fn unit_mut(&mut self, seat: Seat) -> &mut Unit {
        &mut self.units[seat.index()]
    }

    /// A seat's nation.
    #[must_use]
    pub fn nation(&self, seat: Seat) -> Nation {
        self.setup.nations.of(seat)
    }

    /// Which turn it is, from 1.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// What is going on.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The question that interrupts the step, if there is one.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.asks.top()
    }

    /// The window that is open.
    #[must_use]
    pub fn window(&self) -> Option<WindowKind> {
        (self.step == Step::Window).then_some(self.window.kind)
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &crate::map::Map {
        &self.setup.map
    }

    /// The sector a unit is in.
    pub(crate) fn place(&self, seat: Seat) -> &crate::map::SectorInfo {
        self.setup.map.sector(self.unit(seat).sector)
    }

    /// The units in a sector.
    pub(crate) fn in_sector(&self, sector: Sector) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(move |&seat| self.unit(seat).sector == sector)
    }

    /// The vehicles in a sector (DD-14.2).
    pub(crate) fn vehicles_in(&self, sector: Sector) -> impl Iterator<Item = Vehicle> + use<'_> {
        self.in_sector(sector).filter_map(|seat| self.unit(seat).vehicle)
    }

    /// The units outside the bunker.
    pub(crate) fn outside(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(|&seat| self.unit(seat).outside())
    }

    /// The seats of the units outside.
    pub(crate) fn seats_outside(&self) -> SeatSet {
        self.outside().collect()
    }

    /// The seats of the units that fight this turn.
    pub(crate) fn fighters(&self) -> SeatSet {
        self.seats().filter(|&seat| self.fights(seat)).collect()
    }

    /// Units outside other than this one (DD-7.29).
    pub(crate) fn others_outside(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
        self.outside().filter(move |&other| other != seat)
    }

    /// DD-18.1: the units that fight this turn: outside at its start, wherever they are now.
    pub(crate) fn fights(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        unit.outside() || unit.bunker_turn == self.turn
    }

    /// DD-3.2: in the bunker since an earlier turn.
    pub(crate) fn safe(&self, seat: Seat) -> bool {
        !self.fights(seat)
    }

    pub(crate) fn fire(&self, sector: Sector) -> &SectorFire {
        &self.fire[sector.index()]
    }

    pub(crate) fn fire_mut(&mut self, sector: Sector) -> &mut SectorFire {
        &mut self.fire[sector.index()]
    }

    /// The awards that can still be had; none in the lessons (DD-23.8).
    pub(crate) fn awards_to_be_had(&self) -> AwardSet {
        if self.setup.has_items() { self.awards } else { AwardSet::NONE }
    }

    /// A unit gets an award (DD-11.4).
    pub(crate) fn bestow(&mut self, seat: Seat, award: Award) {
        self.awards.remove(award);
        let unit = self.unit_mut(seat);
        unit.awards.insert(award);
        unit.turn.award = true;
    }
}
