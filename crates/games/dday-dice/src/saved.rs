//! A whole position in the words of the rules, made to be written by hand (`docs/positions/dday-dice.md`).
//!
//! Everything may be left out: `{"setup": {"map": "omaha"}, "units": [{"sector": 8, "soldiers": 20}], "phase": "move"}` is a
//! position. Cards that are named nowhere are where they lie at the start.

use sandtable_core::{Id, IdSet, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::award::AwardSet;
use crate::dice::{DICE, DieSet, Face};
use crate::item::ItemSet;
use crate::rules::victory::Ending;
use crate::sector::{Sector, SectorSet};
use crate::setup::Setup;
use crate::specialist::SpecialistSet;
use crate::state::{Ask, DDayDice, Phase, SectorFire, Step, Window, WindowKind};
use crate::unit::{DiceStage, Resource, ThisTurn, Unit, UpkeepStage};
use crate::vehicle::{Vehicle, VehicleSet};

/// A position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default, expecting = "a position, as an object")]
pub struct Saved {
    /// Map, nations, options.
    pub setup: Setup,
    /// Which turn, from 1. Left out: 1, or 2 if somebody is in the bunker.
    pub turn: Option<u16>,
    /// Where in the turn. Left out: the dice.
    pub phase: PhaseName,
    /// In `start` and `pool`: whose choice it is. Left out: seat 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The open window. Left out: it is opened now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<SavedWindow>,
    /// Questions that interrupt the phase, the next one last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<Ask>,
    /// The units, by seat. Left out: as at the start.
    pub units: Vec<SavedUnit>,
    /// The items that can be found. Left out: what is there at the start and in no unit.
    pub pool: Option<ItemSet>,
    /// The vehicles that can be found. Left out: those of the map that are in no unit.
    pub vehicles: Option<VehicleSet>,
    /// The common supply of specialists. Left out: all that are in no unit and not dead.
    pub supply: Option<SpecialistSet>,
    /// The awards that can be had. Left out: all that nobody has.
    pub awards: Option<AwardSet>,
    /// MG dice and cards used on sectors this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fire: Vec<SavedFire>,
    /// In `over`: how it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// Where in the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// The seats choose start sectors.
    Start,
    /// The seats add cards to the pool.
    Pool,
    /// Phase 1; without dice in the units they are still to be rolled.
    #[default]
    Dice,
    /// The result window.
    Result,
    /// Phase 2.
    Upkeep,
    /// Phase 3.
    Marker,
    /// Phase 4.
    Supply,
    /// Phase 5.
    Move,
    /// Phase 6, before the MG dice.
    Combat,
    /// Phase 6, after the MG dice.
    Fire,
    /// Phase 6, special damage and losses.
    Losses,
    /// The end of the turn.
    End,
    /// The game is over.
    Over,
}

/// An open window.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default, expecting = "an open window, as an object")]
pub struct SavedWindow {
    /// Which; left out, that of the phase.
    pub kind: Option<WindowKind>,
    /// The seats in the order in which they are asked.
    pub order: Vec<Seat>,
    /// Whose place in the order it is, from 0.
    pub at: u8,
    /// Those who are done.
    pub done: SeatSet,
    /// Somebody has acted in this round.
    pub acted: bool,
    /// The last round, without `wait`.
    pub last: bool,
}

/// One unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default, expecting = "a unit, as an object")]
pub struct SavedUnit {
    /// Where it is. Left out: the first start sector.
    pub sector: Option<Sector>,
    /// Where it has been. Left out: its sector, and the start sector if there is but one.
    pub visited: Option<SectorSet>,
    /// In the bunker: the last sector before it. Left out: the highest visited.
    pub last_outside: Option<Sector>,
    /// In the bunker: the turn of its entry. Left out: the turn before; from `combat` on, this turn.
    pub bunker_turn: Option<u16>,
    /// Its marker: 1 to 3 chevrons, 4 or `"arrow"`, 0 or `"shield"`. Left out: one chevron, or the shield in a black sector.
    pub marker: Option<SavedMarker>,
    /// Combats it has had in its sector.
    pub combats: u8,
    /// Left out: what the map gives.
    pub soldiers: Option<u16>,
    /// Left out: what the map gives.
    pub stars: Option<u16>,
    /// Left out: what the map gives.
    pub courage: Option<u16>,
    /// Item points. Left out: what the map gives.
    pub points: Option<u16>,
    /// Its specialists.
    pub specialists: SpecialistSet,
    /// Those that died in it.
    pub dead: SpecialistSet,
    /// Its own specialist cards that were taken. Left out: those in it and those dead.
    pub spent: Option<SpecialistSet>,
    /// Its items.
    pub items: ItemSet,
    /// Its vehicle.
    pub vehicle: Option<Vehicle>,
    /// Its awards.
    pub awards: AwardSet,
    /// Awards it has played.
    pub played: AwardSet,
    /// It has used its mulligan.
    pub mulligan_used: bool,
    /// It has used an award symbol.
    pub symbol_used: bool,
    /// What its dice show: five or six faces, in the order r1 r2 w1 w2 b1 b2.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Face>,
    /// How far it is with them. Left out: what follows from locks and re-rolls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<DiceStage>,
    /// Locked dice.
    #[serde(skip_serializing_if = "is_default")]
    pub locked: DieSet,
    /// Dice marked for the re-roll.
    #[serde(skip_serializing_if = "is_default")]
    pub marked: DieSet,
    /// Dice that skulls have cancelled.
    #[serde(skip_serializing_if = "is_default")]
    pub cancelled: DieSet,
    /// Re-rolls made.
    #[serde(skip_serializing_if = "is_default")]
    pub rerolls: u8,
    /// The reserve of the solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<[Face; DICE]>,
    /// What holds to the end of the turn.
    #[serde(skip_serializing_if = "is_default")]
    pub this_turn: SavedTurn,
}

/// A marker as a number or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a marker: a number from 0 to 9, \"shield\" or \"arrow\"")]
pub enum SavedMarker {
    /// Its number.
    Number(u8),
    /// What it shows.
    Word(MarkerWord),
}

/// What a marker shows besides chevrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkerWord {
    /// The black shield.
    Shield,
    /// The red arrow.
    Arrow,
}

/// What holds for a unit to the end of the turn; everything left out is not so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default, expecting = "what holds this turn, as an object")]
#[allow(missing_docs, reason = "the fields are those of the unit, under their names")]
pub struct SavedTurn {
    pub recruited: bool,
    pub finds: u8,
    pub more_finds: u8,
    pub award: bool,
    pub cry: bool,
    pub moved: bool,
    pub open_advance: bool,
    pub swapped: bool,
    pub declined_by: SeatSet,
    pub linked: SeatSet,
    /// Colourless results.
    pub results: Vec<Face>,
    /// Tricolour bonuses still to be taken.
    pub bonuses: Vec<Face>,
    pub upkeep: UpkeepStage,
    pub results_due: u8,
    pub halved: bool,
    pub mg_zero: bool,
    pub def_zero: bool,
    pub no_mg: bool,
    pub fewer_losses: u8,
    pub no_loss: bool,
    /// Specialists to be lost by special damage.
    pub special: u8,
    /// Losses still to be paid.
    pub losses: Option<u16>,
    /// What it was given in the open window.
    pub received: SavedReceived,
}

/// What a unit was given in the open window.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default, expecting = "what was given, as an object")]
#[allow(missing_docs, reason = "the fields are those of the unit, under their names")]
pub struct SavedReceived {
    pub resources: IdSet<Resource>,
    pub items: ItemSet,
    pub vehicle: bool,
    pub specialists: SpecialistSet,
}

/// A sector's MG dice, and the cards used on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, expecting = "a sector's fire, as an object")]
pub struct SavedFire {
    /// Which sector.
    pub sector: Sector,
    /// What its MG dice show.
    #[serde(default)]
    pub mg: Vec<u8>,
    /// Which of them count 0, from 1.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub silenced: Vec<u8>,
    /// Each counts at most this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// DEF is 0.
    #[serde(default)]
    pub def_zero: bool,
    /// DEF is so much less.
    #[serde(default)]
    pub def_less: u8,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl From<Phase> for PhaseName {
    fn from(phase: Phase) -> PhaseName {
        match phase {
            Phase::Dice => PhaseName::Dice,
            Phase::Result => PhaseName::Result,
            Phase::Upkeep => PhaseName::Upkeep,
            Phase::Marker => PhaseName::Marker,
            Phase::Supply => PhaseName::Supply,
            Phase::Move => PhaseName::Move,
            Phase::Combat => PhaseName::Combat,
            Phase::Fire => PhaseName::Fire,
            Phase::Losses => PhaseName::Losses,
            Phase::End => PhaseName::End,
        }
    }
}

impl DDayDice {
    /// Where in the turn it is.
    pub(crate) fn phase_name(&self) -> PhaseName {
        match self.step {
            Step::Start(_) => PhaseName::Start,
            Step::PoolCard(_) => PhaseName::Pool,
            Step::Begin(phase) => phase.into(),
            Step::Dice => PhaseName::Dice,
            Step::Upkeep => PhaseName::Upkeep,
            Step::Window => match self.window.kind {
                WindowKind::Result => PhaseName::Result,
                WindowKind::Upkeep => PhaseName::Upkeep,
                WindowKind::Supply => PhaseName::Supply,
                WindowKind::Move => PhaseName::Move,
                WindowKind::Fire => PhaseName::Fire,
            },
            Step::Losses => PhaseName::Losses,
            Step::Over => PhaseName::Over,
        }
    }

    /// The whole position, nothing left out.
    pub(crate) fn to_saved(&self) -> Saved {
        let seat = match self.step {
            Step::Start(seat) | Step::PoolCard(seat) => Some(seat),
            _ => None,
        };
        Saved {
            setup: self.setup.clone(),
            turn: Some(self.turn),
            phase: self.phase_name(),
            seat,
            window: (self.window != Window::default()).then(|| self.window.to_saved()),
            asks: self.asks.iter().collect(),
            units: self.seats().map(|seat| self.unit(seat).to_saved()).collect(),
            pool: Some(self.pool),
            vehicles: Some(self.vehicles),
            supply: Some(self.supply),
            awards: Some(self.awards),
            fire: self.saved_fire(),
            ending: self.ending,
        }
    }

    fn saved_fire(&self) -> Vec<SavedFire> {
        let lit = self.setup.map.sectors().filter(|(sector, _)| *self.fire(*sector) != SectorFire::default());
        lit.map(|(sector, _)| {
            let fire = self.fire(sector);
            SavedFire {
                sector,
                mg: fire.dice.into_iter().filter(|&number| number > 0).collect(),
                silenced: (0..2).filter(|&die| fire.silenced[die]).map(|die| die as u8 + 1).collect(),
                most: fire.most,
                def_zero: fire.def_zero,
                def_less: fire.def_less,
            }
        })
        .collect()
    }
}

impl Window {
    fn to_saved(self) -> SavedWindow {
        SavedWindow {
            kind: Some(self.kind),
            order: self.seats().collect(),
            at: self.at,
            done: self.done,
            acted: self.acted,
            last: self.last,
        }
    }
}

/// So many of each face, one after the other.
fn listed(counts: [u8; 6]) -> Vec<Face> {
    Face::ALL.into_iter().flat_map(|face| std::iter::repeat_n(face, usize::from(counts[face as usize]))).collect()
}

impl Unit {
    fn to_saved(self) -> SavedUnit {
        let [soldiers, stars, courage, points] = self.resources.map(Some);
        let in_bunker = !self.outside();
        SavedUnit {
            sector: Some(self.sector),
            visited: Some(self.visited),
            last_outside: Some(self.last_outside),
            bunker_turn: in_bunker.then_some(self.bunker_turn),
            marker: Some(SavedMarker::Number(self.marker)),
            combats: self.combats,
            soldiers,
            stars,
            courage,
            points,
            specialists: self.specialists,
            dead: self.dead,
            spent: Some(self.spent),
            items: self.items,
            vehicle: self.vehicle,
            awards: self.awards,
            played: self.played,
            mulligan_used: self.mulligan_used,
            symbol_used: self.symbol_used,
            dice: self.dice.rolled().iter().map(|die| self.dice.faces[die.index()]).collect(),
            stage: (self.dice.stage != DiceStage::Idle).then_some(self.dice.stage),
            locked: self.dice.locked,
            marked: self.dice.marked,
            cancelled: self.dice.cancelled,
            rerolls: self.dice.rerolls,
            reserve: self.dice.reserve,
            this_turn: self.turn.to_saved(),
        }
    }
}

impl ThisTurn {
    fn to_saved(self) -> SavedTurn {
        SavedTurn {
            recruited: self.recruited,
            finds: self.finds,
            more_finds: self.more_finds,
            award: self.award,
            cry: self.cry,
            moved: self.moved,
            open_advance: self.open_advance,
            swapped: self.swapped,
            declined_by: self.declined_by,
            linked: self.linked,
            results: listed(self.results),
            bonuses: listed(self.bonuses),
            upkeep: self.upkeep,
            results_due: self.results_due,
            halved: self.halved,
            mg_zero: self.mg_zero,
            def_zero: self.def_zero,
            no_mg: self.no_mg,
            fewer_losses: self.fewer_losses,
            no_loss: self.no_loss,
            special: self.special,
            losses: self.losses,
            received: SavedReceived {
                resources: self.received.resources,
                items: self.received.items,
                vehicle: self.received.vehicle,
                specialists: self.received.specialists,
            },
        }
    }
}
