//! The turn and the decks (AD-5): which card comes, which card leaves.

use sandtable_core::{Events, Id};

use crate::boxes::Drop;
use crate::card::{Luck, Number};
use crate::chart::Chart;
use crate::event::{Deck, Event};
use crate::side::{Power, Side};
use crate::state::{AxisDDay, Effects, Entering, Fights, Marches, Phase, Shots, Task};
use crate::unit::{Kind, Unit};
use crate::zone::{ZONES, ZoneSet};

impl AxisDDay {
    /// The first card of a turn.
    pub(crate) fn first_phase(&self) -> Phase {
        self.card_from(Number::FIRST)
    }

    /// AD-17.2: Fortune n, order n, Tactics n; the first of them from a number on that is in its deck.
    fn card_from(&self, number: Number) -> Phase {
        let mut number = Some(number);
        while let Some(n) = number {
            if self.orders.contains(n) {
                return if self.setup.fortune { Phase::Fortune(n) } else { Phase::Order(n) };
            }
            if self.tactics.contains(n) {
                return Phase::Tactics(n);
            }
            number = n.next();
        }
        Phase::Victory
    }

    fn card_after(&self, phase: Phase) -> Phase {
        let next = |n: Number| n.next().map_or(Phase::Victory, |next| self.card_from(next));
        match phase {
            Phase::Fortune(n) => Phase::Order(n),
            Phase::Order(n) if self.tactics.contains(n) => Phase::Tactics(n),
            Phase::Order(n) | Phase::Tactics(n) => next(n),
            Phase::Victory => Phase::Victory,
        }
    }

    /// The running card is done, and the next one comes.
    pub(super) fn next_card(&mut self, events: &mut dyn Events<Event>) {
        self.clear_card(events);
        self.phase = self.card_after(self.phase);
        self.task = Task::Begin;
    }

    /// What holds for the running card only is forgotten.
    fn clear_card(&mut self, events: &mut dyn Events<Event>) {
        self.done = [false; 2];
        self.shots = Shots::NONE;
        if self.marches != Marches::NONE {
            self.marches = Marches::NONE;
        }
        self.fights = Fights::NONE;
        self.entering = Entering::NONE;
        match self.phase {
            Phase::Order(number) => {
                // AD-5.8
                if number == Number::FIRST {
                    self.leave(number, events);
                }
                // AD-40.3
                self.luck = Luck::Nothing;
                self.effects.spared = None;
                self.effects.own_zone = [None; 2];
                self.effects.picked = ZoneSet::NONE;
                match number.get() {
                    4 => self.effects.safe = [ZoneSet::NONE; 2],
                    10 => self.effects.deceptive = None,
                    11 => self.effects.combined = false,
                    _ => {}
                }
            }
            // Tactics 4 comes right after order 4, and nothing else asks for its losses.
            Phase::Tactics(number) if number == Number::of(4) => self.effects.downed = [0; ZONES],
            _ => {}
        }
    }

    /// AD-5.7: what holds for one turn is over.
    pub(super) fn next_turn(&mut self, events: &mut dyn Events<Event>) {
        self.effects = Effects::NONE;
        self.turn += 1;
        self.phase = self.first_phase();
        self.task = Task::Begin;
        let turn = self.turn;
        events.emit(|| Event::TurnBegan { turn });
    }

    /// AD-5.10: the order comes up, and leaves or is carried out.
    pub(super) fn order_comes(&mut self, number: Number, events: &mut dyn Events<Event>) {
        if self.order_leaves(number) {
            self.leave(number, events);
            self.task = Task::Finished;
            return;
        }
        self.open_order(number);
        let combat = self.task == Task::NextFight;
        events.emit(|| Event::CardCame { deck: Deck::Order, number, side: number.active(), combat });
    }

    /// The first step of an order that is carried out.
    pub(crate) fn open_order(&mut self, number: Number) {
        self.task = match number.get() {
            1 => Task::AirborneRoll { drop: Drop::ALL[0] },
            2 if self.is_for_three() => Task::NavalSplit,
            2 => {
                self.shots.naval = [number.order().dice, 0];
                Task::Naval
            }
            3 => Task::Patrol,
            4 | 6 => Task::Flak,
            5 => Task::PlaceBombers,
            7 | 16 => Task::PlanesReturn,
            8 | 12 => Task::March,
            9 => Task::Shell,
            10 => Task::Land,
            11 | 13 => Task::NextFight,
            _ => Task::RollCharts,
        };
    }

    fn leave(&mut self, number: Number, events: &mut dyn Events<Event>) {
        self.orders.remove(number);
        events.emit(|| Event::CardLeft { number });
    }

    /// AD-5.12 to AD-5.23: does the order leave the deck when it comes up?
    pub(crate) fn order_leaves(&self, number: Number) -> bool {
        match number.get() {
            2 => self.no_blockhouse_ever(),
            3 => self.no_fighter_ever(),
            4 => self.no_fighter_ever() || self.no_flak_ever(),
            5 => self.no_bomber_ever(),
            6 => self.no_bomber_ever() || self.no_flak_ever(),
            7 => self.none_in_play(Kind::Bomber),
            9 => self.no_blockhouse_ever() || self.nobody_lands_ever(),
            10 => self.nobody_lands_ever(),
            14 => self.charts_are_empty(Side::Allies),
            15 => self.charts_are_empty(Side::Axis) && !self.tactics.contains(Number::of(16)),
            16 => self.none_in_play(Kind::Fighter),
            _ => false,
        }
    }

    /// AD-5.12.
    fn no_blockhouse_ever(&self) -> bool {
        self.board.with(Unit::BLOCKHOUSE).is_empty() && !self.tactics.contains(Number::of(8))
    }

    /// AD-40.4: a Fortune card is in the deck as long as its order is.
    fn has_fortune(&self, number: u8) -> bool {
        self.setup.fortune && self.orders.contains(Number::of(number))
    }

    fn none_in_play(&self, kind: Kind) -> bool {
        Power::ALLIES.iter().all(|&power| self.in_play(power, kind) == 0)
    }

    /// AD-5.13.
    fn no_fighter_ever(&self) -> bool {
        self.none_in_play(Kind::Fighter) && !self.has_fortune(16)
    }

    /// AD-5.15.
    fn no_bomber_ever(&self) -> bool {
        self.none_in_play(Kind::Bomber) && !self.has_fortune(7)
    }

    /// AD-5.14, AD-5.16.
    fn no_flak_ever(&self) -> bool {
        let on_chart = |chart: Chart| !self.chart(chart).and(chart.printed().of_kind(Kind::Artillery)).is_empty();
        self.board.with(Unit::FLAK).is_empty() && !Chart::of(Side::Axis).into_iter().any(on_chart)
    }

    fn charts_are_empty(&self, side: Side) -> bool {
        Chart::of(side).into_iter().all(|chart| self.charts[chart.index()].is_empty())
    }

    /// AD-5.19.
    fn nobody_lands_ever(&self) -> bool {
        self.beaches.iter().all(|units| units.is_empty()) && self.charts_are_empty(Side::Allies)
    }
}

impl Phase {
    /// Its place in a turn: Fortune n, order n, Tactics n (AD-17.2), the victory check last.
    #[must_use]
    pub fn place(self) -> u8 {
        match self {
            Phase::Fortune(number) => number.index() as u8 * 3,
            Phase::Order(number) => number.index() as u8 * 3 + 1,
            Phase::Tactics(number) => number.index() as u8 * 3 + 2,
            Phase::Victory => u8::MAX,
        }
    }
}
