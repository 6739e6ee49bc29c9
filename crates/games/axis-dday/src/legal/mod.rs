//! What may be chosen now, fast: generated from the tables without a heap.

mod cards;
mod fire;
mod moves;

use sandtable_core::{Seat, SeatSet};

use crate::action::{Action, Button};
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Decider, Task};
use crate::unit::Unit;
use crate::zone::Zone;

/// Where choices are listed.
pub(crate) trait Sink {
    /// One more choice.
    fn push(&mut self, action: Action);

    /// No more are wanted.
    fn enough(&self) -> bool {
        false
    }
}

impl Sink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }
}

/// The first choice, and whether there are more: what AD-18.2 asks about.
#[derive(Default)]
pub(crate) struct Few {
    first: Option<Action>,
    more: bool,
}

impl Sink for Few {
    #[inline]
    fn push(&mut self, action: Action) {
        match self.first {
            None => self.first = Some(action),
            Some(_) => self.more = true,
        }
    }

    #[inline]
    fn enough(&self) -> bool {
        self.more
    }
}

/// What a position asks.
pub(crate) enum Survey {
    /// These seats have something to choose.
    Asked(SeatSet),
    /// There is just one choice, and it is made without asking (AD-18.2).
    Forced(Powers, Action),
    /// Nothing: the game goes on by itself.
    Nothing,
}

impl AxisDDay {
    /// What the position asks, and of whom.
    pub(crate) fn survey(&self) -> Survey {
        if let Some(unit) = self.sole_casualty() {
            return Survey::Forced(Powers::only(unit.1.power()), Action::At(unit.0, unit.1));
        }
        match self.decider() {
            Decider::Nobody => Survey::Nothing,
            Decider::Axis => self.survey_one(Powers::AXIS, self.seat_of(Power::Axis)),
            Decider::Ally(power) => self.survey_one(Powers::only(power), self.seat_of(power)),
            Decider::Joint if self.is_for_three() => self.survey_one(Powers::ALLIES, self.joint_seat()),
            Decider::Each if self.is_for_three() => self.survey_each(),
            Decider::Joint | Decider::Each => self.survey_one(Powers::ALLIES, self.speaker()),
        }
    }

    fn survey_one(&self, powers: Powers, seat: Seat) -> Survey {
        let mut few = Few::default();
        self.choices(powers, &mut few);
        match few {
            Few { more: true, .. } => Survey::Asked(SeatSet::only(seat)),
            Few { first: Some(action), .. } => Survey::Forced(powers, action),
            Few { first: None, .. } => Survey::Nothing,
        }
    }

    /// AD-18.2: where two seats are asked at once, each on its own, the UK first.
    fn survey_each(&self) -> Survey {
        let mut asked = SeatSet::NONE;
        for power in Power::ALLIES {
            match self.survey_one(Powers::only(power), self.seat_of(power)) {
                Survey::Asked(seats) => seats.iter().for_each(|seat| asked.insert(seat)),
                // AD-16.13: who waits for room can say nothing but done, and is not said to be.
                Survey::Forced(_, Action::DONE) => asked.insert(self.seat_of(power)),
                Survey::Forced(powers, action) => return Survey::Forced(powers, action),
                Survey::Nothing => {}
            }
        }
        if asked.is_empty() { Survey::Nothing } else { Survey::Asked(asked) }
    }

    /// AD-16.7 to AD-16.10: whose answer a joint decision waits for.
    pub(crate) fn joint_seat(&self) -> Seat {
        match (self.joint.uk, self.joint.us) {
            _ if self.joint.referred => self.seat_of(Power::Axis),
            (None, _) | (Some(_), Some(_)) => self.seat_of(Power::Uk),
            (Some(_), None) => self.seat_of(Power::Us),
        }
    }

    /// Everything that a seat, which is asked, may choose.
    pub(crate) fn offer(&self, seat: Seat, out: &mut impl Sink) {
        if self.waiting {
            out.push(Action::Press(Button::GoOn));
            return;
        }
        if self.task == Task::Start {
            out.push(Action::Press(Button::Begin));
            return;
        }
        match self.decider() {
            Decider::Joint if self.is_for_three() => self.offer_joint(out),
            _ => self.choices(self.played_by(seat), out),
        }
    }

    fn offer_joint(&self, out: &mut impl Sink) {
        match (self.joint.uk, self.joint.us) {
            // AD-16.8: or a different choice.
            (Some(uk), None) if !self.joint.referred => {
                out.push(Action::Press(Button::Agree));
                self.choices(Powers::ALLIES, &mut Except { out, but: uk });
            }
            // AD-16.9
            (Some(_), Some(_)) if !self.joint.referred => {
                out.push(Action::Press(Button::Agree));
                out.push(Action::Press(Button::Refer));
            }
            // AD-16.7, AD-16.10
            _ => self.choices(Powers::ALLIES, out),
        }
    }

    /// The choices of these powers in what is being done.
    fn choices(&self, powers: Powers, out: &mut impl Sink) {
        match self.task {
            Task::LoseParatroopers { left } => self.offer_paratroopers(left, out),
            Task::SpareZone => self.offer_spared(out),
            Task::PlaneBack => self.offer_planes_back(out),
            Task::LosePlane => self.offer_planes_lost(out),
            Task::OwnZone => self.offer_own_zone(powers, out),
            Task::PickFights => self.offer_fights(out),
            Task::AirborneHits { drop, hits } => self.offer_casualties(drop.zone(), Side::Axis, hits, out),
            Task::NavalSplit => self.offer_split(out),
            Task::Naval => self.offer_naval(powers, out),
            Task::Patrol => self.offer_patrol(powers, out),
            Task::Flak => self.offer_flak(out),
            Task::PlaceBombers => self.offer_bombers(powers, out),
            Task::Bomb => self.offer_bombs(powers, out),
            Task::March => self.offer_march(powers, out),
            Task::Shell => self.offer_shells(out),
            Task::Land => self.offer_landing(powers, out),
            Task::Hits { zone, on, hits } => self.offer_casualties(zone, on, hits, out),
            Task::Reroll => self.offer_reroll(powers, out),
            Task::Reinforce => self.offer_reinforcements(powers, out),
            Task::Offer => self.offer_card(out),
            Task::ParatroopersAttack { drop, left } => self.offer_drop_targets(drop, left, out),
            Task::Barnstorm => self.offer_barnstorm(out),
            Task::Fireball => self.offer_fireball(out),
            Task::FriendlyFire => self.offer_friendly_fire(out),
            Task::GunHits { zone, hits } => self.offer_casualties(zone, self.gun_target(), hits, out),
            Task::Recon => self.offer_recon(powers, out),
            Task::Convoy { .. } => self.offer_convoy(out),
            Task::Volunteers { returned } => self.offer_volunteers(returned, out),
            Task::Start
            | Task::Begin
            | Task::Finished
            | Task::AirborneRoll { .. }
            | Task::PlanesReturn
            | Task::NextFight
            | Task::RollCharts
            | Task::Strafe
            | Task::ParatroopersRoll { .. }
            | Task::Over => {}
        }
    }

    /// AD-16.5: of these powers, those that have not said done.
    fn still_acting(&self, powers: Powers) -> impl Iterator<Item = Power> + use<> {
        let done = self.done;
        powers.iter().filter(move |power| power.side() == Side::Axis || !done[power.ally()])
    }

    /// AD-9.5: the units that may be made casualties.
    fn offer_casualties(&self, zone: Zone, side: Side, hits: u8, out: &mut impl Sink) {
        if hits > 0 {
            for &unit in Unit::land_of(side) {
                if self.may_fall(zone, unit) > 0 {
                    out.push(Action::At(zone, unit));
                }
            }
        }
    }
}

/// All choices but one.
struct Except<'a, S: Sink> {
    out: &'a mut S,
    but: Action,
}

impl<S: Sink> Sink for Except<'_, S> {
    fn push(&mut self, action: Action) {
        if action != self.but {
            self.out.push(action);
        }
    }

    fn enough(&self) -> bool {
        self.out.enough()
    }
}
