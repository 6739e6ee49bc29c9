//! Phase 2: upkeep (DD-9): straight, skulls, tricolours, then all units collect.

use sandtable_core::Seat;

use super::Table;
use crate::dice::{Die, Face, tool_points};
use crate::event::Event;
use crate::specialist::Specialists;
use crate::state::{Ask, DDayDice, Phase, Step};
use crate::unit::{Resource, Unit, UpkeepStage};

/// The colourless and rolled results of a unit, by face.
pub(crate) type Results = [u8; 6];

/// What a unit collects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Collected {
    pub(crate) soldiers: u16,
    pub(crate) stars: u16,
    pub(crate) courage: u16,
    pub(crate) points: u16,
}

impl DDayDice {
    /// DD-6, DD-7.5, DD-8.3: how many skulls of a unit cancel another die.
    pub(crate) fn skulls_that_cancel(unit: &Unit) -> u8 {
        if unit.dice.straight() {
            return 0;
        }
        let skulls = unit.dice.skulls();
        if skulls == 0 {
            return 0;
        }
        let gifts = 3 * unit.dice.tricolours(Face::Skull);
        // DD-25.18
        let held = unit.specialists.sum(|effects| effects.skulls);
        skulls.saturating_sub(gifts).saturating_sub(held)
    }

    /// May a straight bring the unit an award (DD-8.4, DD-11.4, DD-11.6)?
    pub(crate) fn straight_pays(&self, unit: &Unit) -> bool {
        unit.dice.straight() && !unit.turn.award && !self.awards_to_be_had().is_empty()
    }

    /// Will the seat be asked anything in this upkeep? For the order of the window (DD-3.6).
    pub(crate) fn upkeep_asks(&self, seat: Seat) -> bool {
        let mut unit = *self.unit(seat);
        if self.straight_pays(&unit) && self.awards.len() > 1 {
            return true;
        }
        let victims = unit.dice.cancellable();
        if Self::skulls_that_cancel(&unit) > 0 {
            match victims.len() {
                0 => {}
                1 => unit.dice.cancelled = unit.dice.cancelled.or(victims),
                _ => return true,
            }
        }
        let tricolours = unit.dice.all_tricolours();
        let gains = |face: &Face| tricolours[*face as usize] + unit.turn.bonuses[*face as usize] > 0;
        unit.specialists.any(|effects| effects.results > 0)
            || Face::ALL.iter().filter(|face| gains(face)).any(|&face| self.bonus_would_ask(seat, face))
    }

    /// DD-9.1: goes on with the unit whose turn it is in the order of the window; when all are ready, all collect.
    pub(super) fn advance_upkeep(&mut self, table: &mut Table<'_>) {
        let Some(seat) = self.window.current() else {
            self.collect_all(table);
            self.step = Step::Begin(Phase::Marker);
            return;
        };
        let unit = self.unit(seat);
        let next = match unit.turn.upkeep {
            UpkeepStage::Straight => {
                if unit.dice.straight() {
                    table.tell(|| Event::Straight { seat });
                }
                if self.straight_pays(unit) {
                    self.asks.push(Ask::Award { seat });
                }
                UpkeepStage::Skulls
            }
            UpkeepStage::Skulls => {
                let left = Self::skulls_that_cancel(unit);
                if left > 0 {
                    self.asks.push(Ask::Skull { seat, left });
                }
                UpkeepStage::Tricolours
            }
            UpkeepStage::Tricolours => {
                let tricolours = unit.dice.all_tricolours();
                let bonuses = &mut self.unit_mut(seat).turn.bonuses;
                bonuses.iter_mut().zip(tricolours).for_each(|(count, more)| *count += more);
                UpkeepStage::Bonuses
            }
            UpkeepStage::Bonuses => match Face::ALL.into_iter().find(|&face| unit.turn.bonuses[face as usize] > 0) {
                Some(face) => {
                    self.unit_mut(seat).turn.bonuses[face as usize] -= 1;
                    self.begin_bonus(seat, face, table);
                    UpkeepStage::Bonuses
                }
                None => {
                    let due = unit.specialists.sum(|effects| effects.results);
                    self.unit_mut(seat).turn.results_due = due;
                    UpkeepStage::Results
                }
            },
            UpkeepStage::Results if unit.turn.results_due > 0 => {
                self.unit_mut(seat).turn.results_due -= 1;
                self.asks.push(Ask::Result { seat });
                UpkeepStage::Results
            }
            UpkeepStage::Results | UpkeepStage::Finished => {
                self.window.at += 1;
                UpkeepStage::Finished
            }
        };
        self.unit_mut(seat).turn.upkeep = next;
    }

    /// Goes on with the upkeep until somebody is asked; `false` if nobody is.
    pub(crate) fn upkeep_rests(&mut self, table: &mut Table<'_>) -> bool {
        while self.step == Step::Upkeep && (!self.asks.is_empty() || self.window.current().is_some()) {
            match self.asks.is_empty() {
                true => self.advance_upkeep(table),
                false if self.asks_somebody(table) => return true,
                false => {}
            }
        }
        false
    }

    /// DD-6.5
    pub(super) fn cancel(&mut self, seat: Seat, die: Die, table: &mut Table<'_>) {
        self.unit_mut(seat).dice.cancelled.insert(die);
        table.tell(|| Event::Cancelled { seat, die });
    }

    /// DD-9.2 to DD-9.5: the results that are left when a unit collects.
    pub(crate) fn results_of(&self, seat: Seat) -> Results {
        let unit = self.unit(seat);
        let place = self.place(seat);
        let mut results = [0u8; 6];
        for (_, face) in unit.dice.counting() {
            results[face as usize] += 1;
        }
        // DD-9.3: the penalty is taken from the dice alone.
        if let Some(face) = place.penalty {
            results[face as usize] = results[face as usize].saturating_sub(1);
        }
        for (count, colourless) in results.iter_mut().zip(unit.turn.results) {
            *count = count.saturating_add(colourless);
        }
        if let Some(face) = place.bonus {
            results[face as usize] += 1;
        }
        results
    }

    /// What a unit would collect now.
    pub(crate) fn collection(&self, seat: Seat) -> Collected {
        self.worth_of(seat, self.results_of(seat))
    }

    /// What some results bring a unit: DD-6.2, DD-6.3, and the specialists of DD-9.5.
    pub(crate) fn worth_of(&self, seat: Seat, results: Results) -> Collected {
        let unit = self.unit(seat);
        let specialists = unit.specialists;
        let [_, stars, ones, twos, courage, tools] = results;
        let sum = |number: fn(&crate::specialist::Effects) -> u8| specialists.sum(number);
        let more = |when: bool, number: u8| u16::from(if when { number } else { 0 });
        let all_tools = tools + if tools > 0 { sum(|effects| effects.tool_if_tool) } else { 0 };
        let vehicles: u8 = self.vehicles_in(unit.sector).map(|vehicle| vehicle.card().soldiers_a_turn).sum();
        Collected {
            soldiers: u16::from(ones)
                + 2 * u16::from(twos)
                + more(ones + twos > 0, sum(|effects| effects.soldier_if_soldier))
                + u16::from(vehicles),
            stars: u16::from(stars),
            courage: u16::from(courage)
                + more(courage > 0, sum(|effects| effects.courage_if_courage))
                + u16::from(sum(|effects| effects.courage_a_turn)),
            points: tool_points(all_tools),
        }
    }

    /// DD-9.6
    fn collect_all(&mut self, table: &mut Table<'_>) {
        for seat in self.window.seats() {
            let Collected { soldiers, stars, courage, points } = self.collection(seat);
            let unit = self.unit_mut(seat);
            unit.gain(Resource::Soldiers, soldiers);
            unit.gain(Resource::Stars, stars);
            unit.gain(Resource::Courage, courage);
            unit.gain(Resource::Points, points);
            table.tell(|| Event::Collected { seat, soldiers, stars, courage, points });
        }
    }
}
