//! The flat state of play, and nothing that decides.

use sandtable_core::Pending;

use crate::force::{Counter, Force};
use crate::kind::{Squad, UnitSet};
use crate::rules::victory::Ending;
use crate::scenario::Scenario;
use crate::setup::ScenarioRef;
use crate::side::{Side, UnitId};
use crate::tile::{Tile, TileSet};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// D1: both sides choose an initiative card.
    Initiative,
    /// D2: the next play of a side's turn.
    Play(Side),
    /// D3: the next card of a Bolster.
    Bolster {
        /// Whose.
        side: Side,
        /// How many may still be taken.
        left: u8,
        /// The letter that it is limited to.
        squad: Option<Squad>,
    },
    /// D4: the next counter of a Blast.
    Blast {
        /// Whose.
        side: Side,
        /// The counters not yet attacked, the US's first.
        left: [UnitSet; 2],
    },
}

/// A match of Undaunted: Normandy.
#[derive(Clone, Debug, PartialEq)]
pub struct Undaunted {
    pub(crate) scenario: ScenarioRef,
    /// UN-13.20.
    pub(crate) round_limit: u16,
    /// Which round this is, from 1.
    pub(crate) round: u16,
    /// UN-1.17: who holds the initiative marker. In the turns of a round its holder comes first (UN-6.1).
    pub(crate) marker: Side,
    /// What is asked: the stage of the round, and on top of it what a play leaves open. Nothing when the game is over.
    pub(crate) pending: Pending<Step, 2>,
    /// Both sides, the US first.
    pub(crate) forces: [Force; 2],
    /// UN-14.15: the value of the radio tile's objective; 0 without a radio.
    pub(crate) radio_value: u16,
    /// How the game ended, if it has.
    pub(crate) ending: Option<Ending>,
}

impl Undaunted {
    /// The scenario that is played.
    #[must_use]
    pub fn mission(&self) -> &Scenario {
        self.scenario.get()
    }

    /// Everything of a side.
    #[must_use]
    pub fn force(&self, side: Side) -> &Force {
        &self.forces[side.index()]
    }

    pub(crate) fn force_mut(&mut self, side: Side) -> &mut Force {
        &mut self.forces[side.index()]
    }

    /// The counter of a unit.
    #[must_use]
    pub fn counter(&self, id: UnitId) -> Counter {
        self.force(id.side).counter(id.unit)
    }

    pub(crate) fn counter_mut(&mut self, id: UnitId) -> &mut Counter {
        &mut self.forces[id.side.index()].counters[id.unit.index()]
    }

    /// What is asked; nothing when the game is over.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        self.pending.top()
    }

    /// Which round this is, from 1.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Who holds the initiative marker.
    #[must_use]
    pub fn marker(&self) -> Side {
        self.marker
    }

    /// Whose turn it is, if the round has come to the turns and the game is not over.
    #[must_use]
    pub fn turn_of(&self) -> Option<Side> {
        self.pending.iter().find_map(|step| match step {
            Step::Play(side) => Some(side),
            _ => None,
        })
    }

    /// The value of a tile's objective now; 0 without one.
    #[must_use]
    pub fn value(&self, tile: Tile) -> u16 {
        if self.mission().radio == Some(tile) { self.radio_value } else { u16::from(self.mission().value(tile)) }
    }

    /// The counters on a tile, by side.
    pub(crate) fn counters_on(&self, tile: Tile) -> [UnitSet; 2] {
        Side::BOTH.map(|side| self.force(side).on_board().filter(|&(_, at)| at == tile).map(|(unit, _)| unit).collect())
    }

    /// UN-13.3: the sum of the values of all objectives that a side controls.
    #[must_use]
    pub fn points(&self, side: Side) -> u16 {
        let scenario = self.mission();
        let controlled: TileSet = self.force(side).controlled.both(scenario.objectives);
        let printed: u16 = controlled.indices().map(|index| u16::from(scenario.values()[index])).sum();
        match scenario.radio {
            Some(tile) if controlled.contains(tile) => {
                printed.saturating_add(self.radio_value.saturating_sub(u16::from(scenario.value(tile))))
            }
            _ => printed,
        }
    }
}
