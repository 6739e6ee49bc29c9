//! What stands together, and how a battle between two such groups goes on average.

use super::weights as w;
use crate::side::{Power, Side};
use crate::unit::{Kind, Unit, Units};

/// Land units of one side by kind (infantry, artillery, tanks, blockhouses), fractions of them where some may not arrive.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Force([f32; 4]);

/// What a unit is worth: infantry, artillery, tank, blockhouse.
const WORTH: [f32; 4] = [1.0, 1.35, 1.9, 1.1];
/// Attack and defence by kind.
const ALLIED: [[f32; 4]; 2] = [[1.0, 2.0, 3.0, 0.0], [2.0, 2.0, 2.0, 0.0]];
const AXIS: [[f32; 4]; 2] = [[1.0, 2.0, 3.0, 3.0], [2.0, 2.0, 3.0, 1.0]];
/// Who falls first.
const FALL: [usize; 4] = [0, 3, 1, 2];

impl Force {
    pub(super) fn of(units: &Units, side: Side) -> Force {
        let mut force = Force::default();
        for &unit in Unit::land_of(side) {
            force.0[unit.kind() as usize] += f32::from(units.of(unit));
        }
        force
    }

    /// The land units of one power.
    pub(super) fn of_power(units: &Units, power: Power) -> Force {
        let mut force = Force::default();
        for &unit in Unit::land_of_power(power) {
            force.0[unit.kind() as usize] += f32::from(units.of(unit));
        }
        force
    }

    pub(super) fn add(&mut self, kind: Kind, count: f32) {
        self.0[kind as usize] += count;
    }

    pub(super) fn with(mut self, other: &Force) -> Force {
        self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
        self
    }

    pub(super) fn times(mut self, share: f32) -> Force {
        self.0.iter_mut().for_each(|count| *count *= share);
        self
    }

    /// Cut down to so many units that count for the limit of a zone.
    pub(super) fn at_most(self, room: f32) -> Force {
        let line = self.line();
        if line <= room || line <= 0.0 { self } else { self.times(room.max(0.0) / line) }
    }

    pub(super) fn count(&self) -> f32 {
        self.0.iter().sum()
    }

    /// Without blockhouses.
    pub(super) fn line(&self) -> f32 {
        self.0[0] + self.0[1] + self.0[2]
    }

    pub(super) fn infantry(&self) -> f32 {
        self.0[0]
    }

    pub(super) fn artillery(&self) -> f32 {
        self.0[1]
    }

    pub(super) fn worth(&self) -> f32 {
        self.0.iter().zip(WORTH).map(|(count, worth)| count * worth).sum()
    }

    pub(super) fn is_none(&self) -> bool {
        self.count() < 0.05
    }

    /// The hits of one volley on average.
    pub(super) fn hits(&self, side: Side, attacking: bool) -> f32 {
        let values = match side {
            Side::Axis => &AXIS[usize::from(!attacking)],
            Side::Allies => &ALLIED[usize::from(!attacking)],
        };
        self.0.iter().zip(values).map(|(count, value)| count * value).sum::<f32>() / 6.0
    }

    /// The chance that one volley hits less often than so many times.
    pub(super) fn fewer_hits(&self, side: Side, attacking: bool, most: usize) -> f32 {
        let values = match side {
            Side::Axis => &AXIS[usize::from(!attacking)],
            Side::Allies => &ALLIED[usize::from(!attacking)],
        };
        const MOST: usize = 24;
        let mut chances = [0.0f32; MOST];
        chances[0] = 1.0;
        for (count, value) in self.0.iter().zip(values) {
            let hit = value / 6.0;
            for _ in 0..count.round() as usize {
                for hits in (0..MOST).rev() {
                    let with = if hits == 0 { 0.0 } else { chances[hits - 1] * hit };
                    chances[hits] = chances[hits] * (1.0 - hit) + with;
                }
            }
        }
        chances[..most.min(MOST)].iter().sum()
    }

    fn lose(&mut self, mut hits: f32) {
        for kind in FALL {
            let lost = hits.min(self.0[kind]);
            self.0[kind] -= lost;
            hits -= lost;
        }
    }
}

/// What a unit is worth to its side.
pub(super) fn worth(unit: Unit) -> f32 {
    WORTH.get(unit.kind() as usize).copied().unwrap_or(2.0)
}

/// A battle that goes on turn by turn.
#[derive(Clone, Copy)]
pub(super) struct Battle {
    pub allies: Force,
    pub axis: Force,
    /// What comes to help when the side moves, as far as there is room.
    pub more_allies: Force,
    pub more_axis: Force,
    /// Who attacks first.
    pub first: Side,
}

impl Battle {
    /// The chance of a side to be left alone in the zone in the end, near enough.
    pub(super) fn odds(self, side: Side) -> f32 {
        let lead = self.lead(12);
        let lead = if side == Side::Allies { lead } else { -lead };
        1.0 / (1.0 + (-w::ODDS_SLOPE * lead).exp())
    }

    /// How much more the Allies have after some cycles, as a part of what the stronger side has brought: -1 to 1.
    pub(super) fn lead(self, cycles: u8) -> f32 {
        let after = self.after(cycles);
        let most = self.worth_of(Side::Allies).max(self.worth_of(Side::Axis)).max(0.5);
        (after.worth_of(Side::Allies) - after.worth_of(Side::Axis)) / most
    }

    /// What a side has brought or may still bring.
    fn worth_of(&self, side: Side) -> f32 {
        match side {
            Side::Axis => self.axis.worth() + self.more_axis.worth(),
            Side::Allies => self.allies.worth() + self.more_allies.worth(),
        }
    }

    /// How it stands after some cycles on average.
    fn after(mut self, cycles: u8) -> Battle {
        let mut attacker = self.first;
        for cycle in 0..cycles {
            if cycle > 0 {
                // Before the cycle its side has moved.
                let (own, more) = match attacker {
                    Side::Axis => (&mut self.axis, &mut self.more_axis),
                    Side::Allies => (&mut self.allies, &mut self.more_allies),
                };
                let come = more.at_most(8.0 - own.line());
                *own = own.with(&come);
                *more = more.with(&come.times(-1.0));
            }
            let (allied_hits, axis_hits) = (
                self.allies.hits(Side::Allies, attacker == Side::Allies),
                self.axis.hits(Side::Axis, attacker == Side::Axis),
            );
            self.allies.lose(axis_hits);
            self.axis.lose(allied_hits);
            if self.allies.is_none() || self.axis.is_none() {
                break;
            }
            attacker = attacker.other();
        }
        self
    }
}
