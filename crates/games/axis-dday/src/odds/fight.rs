//! A fight of units as they stand in a zone: which of them fall first, and what the odds of the lines mean for them.

use super::battle::{self, Attacker, Fighter, Line, Standing};
use crate::side::Side;
use crate::unit::{Kind, Unit, Units};

/// The kinds of a side in the order in which they are given up: those whose fire is missed least come first. A person may
/// choose otherwise (AD-9.1).
pub const GIVEN_UP: [Kind; 4] = [Kind::Infantry, Kind::Artillery, Kind::Blockhouse, Kind::Tank];

/// Two sides in a zone, each in the order in which its units fall.
#[derive(Clone, Debug, PartialEq)]
pub struct Fight {
    allies: Vec<Unit>,
    axis: Vec<Unit>,
    lines: [Line; 2],
    first: Attacker,
}

/// How likely a fight ends in which way, and who is left.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// Only Allied units are left.
    pub allies: f64,
    /// Only Axis units are left.
    pub axis: f64,
    /// Nobody is left (AD-8.14).
    pub nobody: f64,
    /// Both are still there.
    pub contested: f64,
    /// How likely each number of Allied units is to be left, from none on.
    pub allies_left: Vec<f64>,
    /// How likely each number of Axis units is to be left, from none on.
    pub axis_left: Vec<f64>,
    /// How many of each unit are left on the average.
    pub expected: Vec<(Unit, f64)>,
}

impl Fight {
    /// The land units of a zone, and the side that attacks first.
    #[must_use]
    pub fn new(units: &Units, attacker: Side) -> Fight {
        Fight::giving_up(units, attacker, [&GIVEN_UP, &GIVEN_UP])
    }

    /// The same with the order in which the Allies and the Axis give up their kinds.
    #[must_use]
    pub fn giving_up(units: &Units, attacker: Side, orders: [&[Kind]; 2]) -> Fight {
        let falling = |side: Side, order: &[Kind]| -> Vec<Unit> {
            let mut units: Vec<Unit> = Unit::land_of(side)
                .iter()
                .flat_map(|&unit| std::iter::repeat_n(unit, usize::from(units.of(unit))))
                .collect();
            let place = |unit: &Unit| order.iter().position(|kind| *kind == unit.kind()).unwrap_or(order.len());
            units.sort_by_key(place);
            units
        };
        let (allies, axis) = (falling(Side::Allies, orders[0]), falling(Side::Axis, orders[1]));
        let fighter = |unit: &Unit| Fighter { attack: unit.values().attack, defence: unit.values().defence };
        let line = |units: &[Unit]| Line::new(units.iter().map(fighter).collect());
        let lines = [line(&allies), line(&axis)];
        let first = if attacker == Side::Allies { Attacker::First } else { Attacker::Second };
        Fight { allies, axis, lines, first }
    }

    /// One combat cycle (AD-8).
    #[must_use]
    pub fn cycle(&self) -> Prospect {
        self.after(1)
    }

    /// So many cycles, the sides attacking in turn.
    #[must_use]
    pub fn after(&self, cycles: u32) -> Prospect {
        self.prospect(&battle::after(&self.lines[0], &self.lines[1], self.first, cycles))
    }

    /// Until one side is gone, or both.
    #[must_use]
    pub fn to_the_end(&self) -> Prospect {
        self.prospect(&battle::to_the_end(&self.lines[0], &self.lines[1], self.first))
    }

    fn prospect(&self, standing: &Standing) -> Prospect {
        let (allies_lost, axis_lost) = (standing.losses_of_first(), standing.losses_of_second());
        let mut expected = expected_left(&self.allies, &allies_lost);
        expected.extend(expected_left(&self.axis, &axis_lost));
        Prospect {
            allies: standing.first_holds(),
            axis: standing.second_holds(),
            nobody: standing.empty_zone(),
            contested: standing.contested(),
            allies_left: allies_lost.into_iter().rev().collect(),
            axis_left: axis_lost.into_iter().rev().collect(),
            expected,
        }
    }
}

/// A unit is left if fewer are lost than stand before it and itself.
fn expected_left(falling: &[Unit], lost: &[f64]) -> Vec<(Unit, f64)> {
    let mut expected: Vec<(Unit, f64)> = Vec::new();
    let mut standing = 0.0;
    for (place, &unit) in falling.iter().enumerate() {
        standing += lost[place];
        match expected.iter_mut().find(|(known, _)| *known == unit) {
            Some((_, mean)) => *mean += standing,
            None => expected.push((unit, standing)),
        }
    }
    expected
}
