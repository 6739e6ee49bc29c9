//! Who decides (AD-16), joint decisions, and casualties (AD-9).

use sandtable_core::{Chance, Events, Seat};

use crate::action::{Action, Button};
use crate::card::Luck;
use crate::event::Event;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Decider, Joint, Phase, Task};
use crate::unit::{Kind, Unit};
use crate::zone::Zone;

impl AxisDDay {
    /// Who decides what is being done.
    pub(crate) fn decider(&self) -> Decider {
        let of = |side: Side| if side == Side::Axis { Decider::Axis } else { Decider::Each };
        match self.task {
            Task::Start
            | Task::Begin
            | Task::Finished
            | Task::AirborneRoll { .. }
            | Task::PlanesReturn
            | Task::NextFight
            | Task::RollCharts
            | Task::Strafe
            | Task::ParatroopersRoll { .. }
            | Task::Over => Decider::Nobody,
            Task::LoseParatroopers { .. }
            | Task::LosePlane
            | Task::PickFights
            | Task::AirborneHits { .. }
            | Task::Flak
            | Task::Shell
            | Task::Fireball
            | Task::FriendlyFire
            | Task::Convoy { .. }
            | Task::Volunteers { .. } => Decider::Axis,
            Task::SpareZone | Task::PlaneBack | Task::NavalSplit | Task::Barnstorm => Decider::Joint,
            Task::OwnZone | Task::Naval | Task::Patrol | Task::PlaceBombers | Task::Bomb | Task::Land | Task::Recon => {
                Decider::Each
            }
            Task::March | Task::Reroll | Task::Reinforce => of(self.active()),
            Task::Hits { zone, on, .. } => self.who_chooses_casualties(zone, on),
            Task::GunHits { zone, .. } => self.who_chooses_casualties(zone, self.gun_target()),
            Task::Offer if self.active() == Side::Axis => Decider::Axis,
            Task::Offer => Decider::Joint,
            Task::ParatroopersAttack { drop, .. } => Decider::Ally(drop.power()),
        }
    }

    /// AD-9.1: the side that is hit; AD-16.6, AD-16.12: both Allied powers together where units of both may be chosen.
    fn who_chooses_casualties(&self, zone: Zone, side: Side) -> Decider {
        if side == Side::Axis {
            return Decider::Axis;
        }
        let has = |power: Power| Unit::land_of_power(power).iter().any(|&unit| self.may_fall(zone, unit) > 0);
        match (has(Power::Uk), has(Power::Us)) {
            (true, true) => Decider::Joint,
            (true, false) => Decider::Ally(Power::Uk),
            (false, true) => Decider::Ally(Power::Us),
            (false, false) => Decider::Nobody,
        }
    }

    /// The side that the running card belongs to: the active one of an order and its Fortune, the owner of a Tactics card.
    #[must_use]
    pub fn active(&self) -> Side {
        match self.phase {
            Phase::Fortune(number) | Phase::Order(number) => number.active(),
            Phase::Tactics(number) => number.owner(),
            Phase::Victory => Side::Allies,
        }
    }

    /// AD-71, AD-73: the side that long-range guns fire at.
    pub(crate) fn gun_target(&self) -> Side {
        self.active().other()
    }

    /// The kind of plane that the running card is about: fighters in 3, 4, 14 and 16, bombers in 5, 6 and 7.
    pub(crate) fn plane(&self) -> Kind {
        match self.phase {
            Phase::Fortune(number) | Phase::Order(number) | Phase::Tactics(number)
                if (5..=7).contains(&number.get()) =>
            {
                Kind::Bomber
            }
            _ => Kind::Fighter,
        }
    }

    /// How many units of a kind in a zone may be made casualties by the hits that are being given.
    pub(crate) fn may_fall(&self, zone: Zone, unit: Unit) -> u8 {
        // AD-21.5
        if matches!(self.task, Task::AirborneHits { .. }) && unit == Unit::BLOCKHOUSE {
            return 0;
        }
        // AD-51.5
        if matches!(self.task, Task::Hits { .. }) && !self.fights_in(zone, unit.power()) {
            return 0;
        }
        // AD-9.3
        self.board.of(zone, unit) - self.fights.lost.of(unit)
    }

    /// AD-51.4: does a power take part in a cycle of the running order in a zone?
    pub(crate) fn fights_in(&self, zone: Zone, power: Power) -> bool {
        let limited = self.phase.is_order(11) && self.luck == Luck::Bad && power.side() == Side::Allies;
        !limited || self.effects.own_zone[power.ally()] == Some(zone)
    }

    /// AD-9.9: the casualty that is chosen without asking, because all may fall or all are alike.
    pub(crate) fn sole_casualty(&self) -> Option<(Zone, Unit)> {
        let (zone, side, hits) = match self.task {
            Task::AirborneHits { drop, hits } => (drop.zone(), Side::Axis, hits),
            Task::Hits { zone, on, hits } => (zone, on, hits),
            Task::GunHits { zone, hits } => (zone, self.gun_target(), hits),
            _ => return None,
        };
        if hits == 0 {
            return None;
        }
        let (mut first, mut kinds, mut units) = (None, 0, 0);
        for &unit in Unit::land_of(side) {
            let count = self.may_fall(zone, unit);
            if count > 0 {
                first.get_or_insert(unit);
                kinds += 1;
                units += count;
            }
        }
        first.filter(|_| kinds == 1 || hits >= units).map(|unit| (zone, unit))
    }

    /// What a seat chose, an answer in a joint decision perhaps.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        if self.decider() != Decider::Joint || !self.is_for_three() {
            return self.decide(self.played_by(seat), action, chance, events);
        }
        let proposed = self.joint.us.or(self.joint.uk);
        match action {
            _ if self.joint.referred => {
                self.joint = Joint::NONE;
                self.decide(Powers::ALLIES, action, chance, events);
            }
            Action::Press(Button::Agree) => {
                let Some(proposed) = proposed else { return };
                events.emit(|| Event::Agreed { seat });
                self.joint = Joint::NONE;
                self.decide(Powers::ALLIES, proposed, chance, events);
            }
            Action::Press(Button::Refer) => {
                events.emit(|| Event::Referred { seat });
                self.joint.referred = true;
            }
            proposal => {
                events.emit(|| Event::Proposed { seat, path: proposal.path() });
                match self.joint.uk {
                    None => self.joint.uk = Some(proposal),
                    Some(_) => self.joint.us = Some(proposal),
                }
            }
        }
    }

    /// A decision is made, by or for these powers.
    pub(crate) fn decide(
        &mut self,
        powers: Powers,
        action: Action,
        chance: &mut dyn Chance,
        events: &mut dyn Events<Event>,
    ) {
        match (self.task, action) {
            (Task::Convoy { unit }, Action::STOP) => self.strafe_convoy(unit, chance, events),
            (Task::Reroll, Action::PASS) => self.decline_reroll(powers, events),
            (Task::Offer, Action::PASS) => self.pass_card(events),
            (_, Action::DONE) => self.say_done(powers, events),
            (Task::LoseParatroopers { left }, Action::Box(id)) => self.lose_paratrooper(left, id, events),
            (Task::SpareZone, Action::Zone(zone)) => self.spare_zone(zone, events),
            (Task::PlaneBack, Action::Unit(plane)) => self.bring_back(plane, events),
            (Task::LosePlane, Action::At(zone, plane)) => self.lose_plane(zone, plane, events),
            (Task::OwnZone, Action::Zone(zone)) => self.choose_own_zone(powers, zone, events),
            (Task::PickFights, Action::Zone(zone)) => self.pick_fight(zone, events),
            (Task::AirborneHits { drop, hits }, Action::At(zone, unit)) => {
                self.destroy(zone, unit, events);
                self.task = Task::AirborneHits { drop, hits: hits - 1 };
            }
            (Task::NavalSplit, Action::Split(count)) => self.split_naval(count, events),
            (Task::Naval, Action::Zone(zone)) => self.bombard(powers, zone, chance, events),
            (Task::Patrol | Task::PlaceBombers, Action::Fly(plane, zone)) => self.fly(plane, zone, events),
            (Task::Flak, Action::At(zone, plane)) => self.fire_flak(zone, plane, chance, events),
            (Task::Bomb, Action::Bomb(plane, target)) => self.bomb(plane.power(), target, chance, events),
            (Task::March, Action::Move { from, unit, walk }) => self.march(from, unit, walk, events),
            (Task::Shell, Action::Shell(zone, id, target)) => self.shell(zone, id, target, chance, events),
            (Task::Land, Action::Land(id, unit, zone)) => self.land(id, unit, zone, events),
            (Task::Hits { zone, on, hits }, Action::At(_, unit)) => self.set_aside(zone, on, hits, unit, events),
            (Task::Reroll, Action::Reroll(chart, die)) => self.reroll(chart, die, chance, events),
            (Task::Reinforce, Action::ToBox(chart, id)) => self.enter_box(chart, id, events),
            (Task::Reinforce, Action::ToZone(chart, zone)) => self.enter_zone(chart, zone, events),
            (Task::Offer, Action::Card(number, aim)) => self.use_card(number, aim, chance, events),
            (Task::ParatroopersAttack { drop, left }, Action::At(_, target)) => {
                self.paratrooper_attacks(drop, left, target, chance, events);
            }
            (Task::Barnstorm, Action::At(zone, fighter)) => self.protect(zone, fighter, events),
            (Task::Fireball, Action::At(zone, target)) => self.fireball(zone, target, chance, events),
            (Task::FriendlyFire, Action::ShortOf(plane, zone, target)) => {
                self.bomb_short(plane.power(), zone, target, chance, events);
            }
            (Task::GunHits { hits, .. }, Action::At(zone, unit)) => {
                self.destroy(zone, unit, events);
                self.task = Task::GunHits { zone, hits: hits - 1 };
            }
            (Task::Recon, Action::Move { from, unit, walk }) => self.reconnoitre(from, unit, walk.end(), events),
            (Task::Convoy { unit }, Action::Zone(zone)) => self.convoy_step(unit, zone, events),
            (Task::Volunteers { returned }, Action::Chart(chart)) => self.volunteer(returned, chart, events),
            _ => {}
        }
    }

    /// AD-16.5: these powers are done; the Axis ends what it was doing.
    fn say_done(&mut self, powers: Powers, events: &mut dyn Events<Event>) {
        if let Some(power) = powers.iter().next() {
            let seat = self.seat_of(power);
            events.emit(|| Event::SaidDone { seat });
        }
        if powers == Powers::AXIS {
            self.end_axis_task();
        }
        powers.iter().filter(|power| power.side() == Side::Allies).for_each(|power| self.done[power.ally()] = true);
    }

    /// The Axis has said done.
    fn end_axis_task(&mut self) {
        match self.task {
            Task::March => self.end_march(),
            Task::Reinforce => self.end_placing(),
            _ => self.task = Task::Finished,
        }
    }
}
