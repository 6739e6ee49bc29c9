//! What a good player knows.
//!
//! A choice is judged at first sight by what it is for ([`sight`]): marching and landing follow a plan of the whole order that
//! is made anew for every step ([`allies`], [`axis`], [`march`]); fire goes where it hurts most ([`fire`], [`sky`]);
//! casualties are taken by value ([`losses`]); cards are used when they are worth it ([`cards`]). A position is judged by the
//! three cities and what stands about them ([`worth`]). Battles are estimated with [`force`]; the numbers of all that stand in
//! [`weights`].

mod allies;
mod axis;
mod cards;
mod exits;
mod fire;
mod force;
mod ground;
mod landing;
mod losses;
mod march;
mod sight;
mod sky;
mod weights;
mod worth;

use sandtable_core::{Care, Chance, Knowledge, Level, Seat, Temper};

use self::sight::FirstSight;
use self::weights as w;
use crate::action::Action;
use crate::side::{Power, Side};
use crate::state::AxisDDay;

impl Knowledge for AxisDDay {
    /// Does what looks best by habit, which spares units that a careful player of the Axis would spend on a city.
    fn playout(&self, seat: Seat, legal: &[Action], _: &mut dyn Chance) -> usize {
        let sight = FirstSight::new(self, seat, false);
        let (mut best, mut chosen) = (f32::MIN, 0);
        for (index, &action) in legal.iter().enumerate() {
            let weight = sight.weight(action);
            if weight > best {
                (best, chosen) = (weight, index);
            }
        }
        chosen
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let sight = FirstSight::new(self, seat, true);
        out.extend(actions.iter().map(|&action| sight.weight(action).max(1e-4)));
    }

    fn evaluate(&self, _: Seat, worth: &mut [f32]) -> bool {
        let allies = self.allied_chance();
        for (seat, entry) in worth.iter_mut().enumerate() {
            let axis = self.played_by(Seat(seat as u8)).iter().all(|power| power.side() == Side::Axis);
            *entry = if axis { 1.0 - allies } else { allies };
        }
        true
    }

    /// A slip costs who defends less than who attacks and has ten turns for it, so that the Axis slips more often for levels to be
    /// as far apart on either side. Two Allied seats would slip more than one: each of them ends every order for itself, and what
    /// they decide together is asked twice (AD-16.4, AD-16.8). So each slips less, and nobody by refusing his partner.
    fn slips(&self, seat: Seat, usual: f32) -> f32 {
        if self.joint.uk.is_some() {
            0.0
        } else if seat == self.seat_of(Power::Axis) {
            (w::AX_SLIPS * usual).min(1.0)
        } else if self.seat_of(Power::Uk) == self.seat_of(Power::Us) {
            usual
        } else {
            w::SHARED_SLIPS * usual
        }
    }

    fn temper(level: Level) -> Temper {
        let follow =
            |careful: f32, slips: f32| Temper { care: Some(Care { careful, slips }), ..Temper::usual(Level::Recruit) };
        match level {
            Level::Random | Level::Recruit => follow(0.0, w::RECRUIT_SLIPS),
            Level::Regular => follow(0.0, w::REGULAR_SLIPS),
            Level::Veteran => follow(0.0, w::VETERAN_SLIPS),
            Level::Elite => follow(1.0, 0.0),
        }
    }
}
