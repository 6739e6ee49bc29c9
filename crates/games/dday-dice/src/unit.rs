//! One unit: soldiers, specialists, cards, resources, dice (DD-1), and what it has done this turn.

use sandtable_core::{Id, IdSet, SeatSet, named};
use serde::{Deserialize, Serialize};

use crate::award::AwardSet;
use crate::dice::{DICE, Die, DieSet, Face};
use crate::item::ItemSet;
use crate::sector::{Sector, SectorSet};
use crate::specialist::SpecialistSet;
use crate::vehicle::Vehicle;

/// Counts stop here, far beyond any game, so that every position can be saved and loaded (DD-1.4 knows no limit).
pub(crate) const MOST: u16 = 30_000;

/// What a unit keeps count of (DD-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "kebab-case"),
    schemars(rename_all = "kebab-case")
)]
pub enum Resource {
    /// Soldiers.
    Soldiers,
    /// Stars.
    Stars,
    /// Courage.
    Courage,
    /// Item points.
    Points,
}

named!(Resource, "resource", { Soldiers => "soldiers", Stars => "stars", Courage => "courage", Points => "points" });

impl Id for Resource {
    const FIRST: Resource = Resource::ALL[0];

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Resource {
        Resource::ALL[index % 4]
    }
}

/// How far a unit is with its dice (DD-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DiceStage {
    /// It rolls no dice now.
    #[default]
    Idle,
    /// It may roll all dice again (DD-23.1).
    Mulligan,
    /// It must lock dice (DD-4.2).
    Lock,
    /// It may re-roll (DD-4.4).
    Reroll,
    /// It has its final result (DD-4.6).
    Ready,
}

/// The dice of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice {
    /// What they show.
    pub faces: [Face; DICE],
    /// How many of them were rolled: none, five or six.
    pub count: u8,
    /// How far the unit is.
    pub stage: DiceStage,
    /// The locked ones.
    pub locked: DieSet,
    /// Those marked for the next re-roll.
    pub marked: DieSet,
    /// Those that a skull has cancelled.
    pub cancelled: DieSet,
    /// How many re-rolls were made.
    pub rerolls: u8,
    /// The reserve of the solo game, if it was rolled (DD-22.6).
    pub reserve: Option<[Face; DICE]>,
}

impl Dice {
    /// The dice that were rolled.
    #[must_use]
    pub fn rolled(&self) -> DieSet {
        DieSet::first(usize::from(self.count))
    }

    /// What a die shows.
    #[must_use]
    pub fn face(&self, die: Die) -> Face {
        self.faces[die.index()]
    }

    /// The rolled dice that are not cancelled, with what they show.
    pub fn counting(&self) -> impl Iterator<Item = (Die, Face)> {
        let faces = self.faces;
        self.rolled().without(self.cancelled).iter().map(move |die| (die, faces[die.index()]))
    }

    /// DD-7: how many tricolours of a face there are among the dice that count.
    #[must_use]
    pub fn tricolours(&self, face: Face) -> u8 {
        let mut by_colour = [0u8; 3];
        for (die, _) in self.counting().filter(|&(_, shown)| shown == face) {
            by_colour[die.colour()] += 1;
        }
        by_colour.into_iter().min().unwrap_or(0)
    }

    /// The same for all faces at once.
    #[must_use]
    pub fn all_tricolours(&self) -> [u8; 6] {
        let mut by_colour = [[0u8; 3]; 6];
        for (die, face) in self.counting() {
            by_colour[face as usize][die.colour()] += 1;
        }
        by_colour.map(|[red, white, blue]| red.min(white).min(blue))
    }

    /// DD-8.1, DD-8.2: six dice with six different faces.
    #[must_use]
    pub fn straight(&self) -> bool {
        let shown = self.faces.iter().fold(0u8, |seen, &face| seen | 1 << face as u8);
        self.count == 6 && shown == 0b11_1111
    }

    /// How many rolled dice show a skull.
    #[must_use]
    pub fn skulls(&self) -> u8 {
        self.rolled().iter().filter(|&die| self.face(die) == Face::Skull).count() as u8
    }

    /// DD-6.5: the dice that a skull can cancel.
    #[must_use]
    pub fn cancellable(&self) -> DieSet {
        self.counting().filter(|&(_, face)| face != Face::Skull).map(|(die, _)| die).collect()
    }
}

/// How far the upkeep of a unit is (DD-9.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UpkeepStage {
    /// The straight comes first.
    #[default]
    Straight,
    /// Then the skulls.
    Skulls,
    /// Then the tricolours are counted.
    Tricolours,
    /// Their bonuses are taken one by one.
    Bonuses,
    /// Results that specialists bring.
    Results,
    /// All is ready to be collected.
    Finished,
}

/// What a unit was given in the window that is open: it is not given on (DD-15.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// Kinds of resources.
    pub resources: IdSet<Resource>,
    /// Item cards.
    pub items: ItemSet,
    /// A vehicle.
    pub vehicle: bool,
    /// Specialists.
    pub specialists: SpecialistSet,
}

/// What holds for a unit to the end of the turn (DD-18.14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThisTurn {
    /// A specialist was recruited (DD-11.1).
    pub recruited: bool,
    /// So many items or vehicles were found (DD-11.2).
    pub finds: u8,
    /// So many more may be found than usual (DD-7.27).
    pub more_finds: u8,
    /// An award was gained (DD-11.4).
    pub award: bool,
    /// The unit has a Battle Cry (DD-7.22).
    pub cry: bool,
    /// It has moved (DD-16.1).
    pub moved: bool,
    /// Its forward move minds no "have" and makes no mine roll (DD-26.24).
    pub open_advance: bool,
    /// It has swapped a die (DD-15.9).
    pub swapped: bool,
    /// The seats that declined its swap (DD-15.11).
    pub declined_by: SeatSet,
    /// The seats that count as in its sector for trade (DD-26.3).
    pub linked: SeatSet,
    /// Colourless results, by face.
    pub results: [u8; 6],
    /// Tricolour bonuses that are still to be taken, by face.
    pub bonuses: [u8; 6],
    /// How far its upkeep is.
    pub upkeep: UpkeepStage,
    /// Results of choice that are still to be named (DD-25.20).
    pub results_due: u8,
    /// Its combat losses are halved (DD-28.5).
    pub halved: bool,
    /// The MG dice of its sector count 0 (DD-28.7).
    pub mg_zero: bool,
    /// DEF of its sector is 0 (DD-28.10).
    pub def_zero: bool,
    /// It has no losses from the numbers of MG dice (DD-26.7).
    pub no_mg: bool,
    /// It has so many losses fewer (DD-26.9).
    pub fewer_losses: u8,
    /// It has no losses at all (DD-26.22).
    pub no_loss: bool,
    /// Specialists still to be lost by special damage (DD-18.11).
    pub special: u8,
    /// Losses still to be paid; none before they are found (DD-18.12).
    pub losses: Option<u16>,
    /// What it was given in the open window.
    pub received: Received,
}

/// One unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Where it is.
    pub sector: Sector,
    /// Where it has been, its sector included (DD-16.3).
    pub visited: SectorSet,
    /// The last sector before the bunker, or where it is (DD-24.2).
    pub last_outside: Sector,
    /// The turn in which it entered the bunker; 0 while it is outside.
    pub bunker_turn: u16,
    /// Its marker: 1 on entry, one more each turn; 0 is the black shield (DD-10).
    pub marker: u8,
    /// How many combats it has had in its sector (DD-18.3).
    pub combats: u8,
    /// By [`Resource`]: soldiers, stars, courage, item points.
    pub resources: [u16; 4],
    /// Its specialists.
    pub specialists: SpecialistSet,
    /// Specialists that died in it.
    pub dead: SpecialistSet,
    /// Its own specialist cards that were taken: recruited, dead or given away (DD-12.4).
    pub spent: SpecialistSet,
    /// Its items.
    pub items: ItemSet,
    /// Its vehicle.
    pub vehicle: Option<Vehicle>,
    /// Its awards.
    pub awards: AwardSet,
    /// The awards it has played (DD-11.7).
    pub played: AwardSet,
    /// It has rolled all dice again once (DD-23.2).
    pub mulligan_used: bool,
    /// It has taken the award of an award symbol (DD-19.2).
    pub symbol_used: bool,
    /// Its dice.
    pub dice: Dice,
    /// What holds to the end of the turn.
    pub turn: ThisTurn,
}

impl Unit {
    /// A unit that is not on the map yet.
    pub(crate) fn new(sector: Sector) -> Unit {
        Unit {
            sector,
            visited: SectorSet::only(sector),
            last_outside: sector,
            bunker_turn: 0,
            marker: 1,
            combats: 0,
            resources: [0; 4],
            specialists: SpecialistSet::NONE,
            dead: SpecialistSet::NONE,
            spent: SpecialistSet::NONE,
            items: ItemSet::NONE,
            vehicle: None,
            awards: AwardSet::NONE,
            played: AwardSet::NONE,
            mulligan_used: false,
            symbol_used: false,
            dice: Dice::default(),
            turn: ThisTurn::default(),
        }
    }

    /// How much it has of a resource.
    #[must_use]
    pub const fn has(&self, resource: Resource) -> u16 {
        self.resources[resource as usize]
    }

    /// Soldiers and specialists.
    #[must_use]
    pub fn strength(&self) -> u16 {
        self.has(Resource::Soldiers).saturating_add(u16::from(self.specialists.len()))
    }

    /// Is it outside the bunker?
    #[must_use]
    pub fn outside(&self) -> bool {
        !self.sector.is_bunker()
    }

    /// It gets so much of a resource.
    pub(crate) fn gain(&mut self, resource: Resource, amount: u16) {
        let count = &mut self.resources[resource as usize];
        *count = count.saturating_add(amount).min(MOST);
    }

    /// It pays so much of a resource.
    pub(crate) fn pay(&mut self, resource: Resource, amount: u16) {
        let count = &mut self.resources[resource as usize];
        *count = count.saturating_sub(amount);
    }
}
