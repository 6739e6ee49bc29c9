//! What a position is worth: the three cities, what stands about them, what is still to come, and the clock.

use super::force::Force;
use super::ground::Ground;
use crate::chart::Chart;
use crate::setup::turns;
use crate::side::Side;
use crate::state::AxisDDay;
use crate::zone::{ZoneSet, cities};
use sandtable_core::Id;

/// How much a force counts for a city, by steps.
const NEAR: [f32; 5] = [1.0, 0.7, 0.4, 0.2, 0.1];

impl AxisDDay {
    /// The chance that the Allies win.
    pub(super) fn allied_chance(&self) -> f32 {
        match self.winner() {
            Some(Side::Allies) => return 1.0,
            Some(Side::Axis) => return 0.0,
            None => {}
        }
        let ground = Ground::new(self);
        let (mut lead, mut worst) = (0.0f32, 1.0f32);
        for city in cities() {
            let steps = ground.steps_from(ZoneSet::only(city));
            let mut force = [0.5f32; 2];
            for zone in ground.map.zones() {
                let weight = NEAR.get(steps[zone.index()] as usize).copied().unwrap_or(0.0);
                force[0] += weight * ground.of(Side::Axis, zone).worth();
                force[1] += weight * ground.of(Side::Allies, zone).worth();
            }
            let share = (force[1] - force[0]) / (force[0] + force[1]);
            let held = match (ground.held(Side::Allies, city), ground.held(Side::Axis, city)) {
                (true, false) => 0.5,
                (true, true) => 0.1,
                _ => -0.2,
            };
            lead += share + held;
            worst = worst.min(share + held);
        }
        let afloat: f32 = self.beaches.iter().map(|units| Force::of(units, Side::Allies).worth()).sum();
        let to_come = |side: Side| -> f32 { Chart::of(side).iter().map(|&chart| self.chart(chart).len() as f32).sum() };
        let on_land = |side: Side| -> f32 { ground.map.zones().iter().map(|zone| ground.of(side, zone).worth()).sum() };
        let allies = on_land(Side::Allies) + afloat + 0.7 * to_come(Side::Allies);
        let axis = on_land(Side::Axis) + 0.7 * to_come(Side::Axis);
        let material = (allies - axis) / 30.0;
        let planes: f32 = f32::from(self.airfield.total() as u8) / 40.0;
        let clock = f32::from(self.turn) / f32::from(turns());
        let close = if self.close { 1.2 } else { 0.0 };
        // Late in the game the worst of the three cities is what counts.
        let score = 0.3 + material + planes + 0.5 * lead + 2.0 * clock * (worst - 0.1) + close;
        1.0 / (1.0 + (-1.2 * score).exp())
    }
}
