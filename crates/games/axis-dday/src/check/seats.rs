//! Whose decision it is (AD-16).

use sandtable_core::{Illegal, Seat};

use super::{no, refuse, refuse_if};
use crate::action::{Action, Button};
use crate::card::Number;
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Phase, Task};
use crate::unit::Unit;
use crate::zone::Zone;

/// Whose decision it is.
#[derive(PartialEq)]
pub(super) enum Whose {
    /// That of the Axis.
    Axis,
    /// AD-16.3: each Allied power's, with what is its own.
    EachAlly,
    /// AD-16.12: one Allied power's alone.
    OneAlly(Power),
    /// AD-16.6: both Allied powers' together.
    Together,
}

/// AD-16.6: the joint decisions besides casualties: the naval dice, the zone of Fortune 4 and 6, the plane of Fortune 7 and 16,
/// an Allied Tactics card with what it is aimed at, the fighter of Tactics 3.
fn is_joint(task: Task) -> bool {
    [Task::NavalSplit, Task::SpareZone, Task::PlaneBack, Task::Offer, Task::Barnstorm].contains(&task)
}

impl AxisDDay {
    /// Is it this seat's decision? Tells for which powers it then decides.
    pub(super) fn judge_seat(&self, seat: Seat, action: Action) -> Result<Powers, Illegal> {
        let own = self.played_by(seat);
        let is_axis = own == Powers::AXIS;
        let Some(whose) = self.whose() else { return Err(Illegal::new("AD-5.5", no("ad-no-not-asked"))) };
        match whose {
            Whose::Axis => {
                refuse_if(!is_axis, self.not_yours(action), || no("ad-no-axis-decides"))?;
            }
            Whose::Together if self.is_for_three() => return self.judge_joint(seat, action),
            _ if is_axis => refuse(self.not_yours(action), no("ad-no-allies-decide"))?,
            Whose::Together => {}
            Whose::EachAlly => {
                let done = own.iter().all(|power| self.done[power.ally()]);
                refuse_if(done, "AD-16.5", || no("ad-no-said-done"))?;
            }
            Whose::OneAlly(power) => {
                let rule = if self.gives_hits() { "AD-16.12" } else { "AD-16.3" };
                refuse_if(!own.has(power), rule, || no("ad-no-other-ally"))?;
            }
        }
        Ok(own)
    }

    /// AD-16.1: the side that is active or owns the card decides, about casualties the side that is hit (AD-9.1), about a
    /// Fortune card whom its clause names. Nobody does where dice fall and pieces go back by themselves (AD-18.3).
    pub(super) fn whose(&self) -> Option<Whose> {
        let side = match (self.task, self.phase) {
            _ if self.goes_by_itself() => return None,
            (Task::Hits { on, .. }, _) => on,
            (Task::AirborneHits { .. }, _) => Side::Axis,
            // AD-71.2, AD-73.2
            (Task::GunHits { .. }, _) if self.phase.is_tactics(11) => Side::Axis,
            (Task::GunHits { .. }, _) => Side::Allies,
            (_, Phase::Fortune(number)) => self.asked_by_fortune(number),
            (_, Phase::Order(number)) => number.active(),
            (_, Phase::Tactics(number)) => number.owner(),
            (_, Phase::Victory) => return None,
        };
        match (side, self.task) {
            (Side::Axis, _) => Some(Whose::Axis),
            (Side::Allies, Task::Hits { zone, .. } | Task::GunHits { zone, .. }) => self.whose_casualty(zone),
            // AD-16.3: a paratrooper is a unit of one power.
            (Side::Allies, Task::ParatroopersAttack { drop, .. }) => Some(Whose::OneAlly(drop.power())),
            (Side::Allies, task) => Some(if is_joint(task) { Whose::Together } else { Whose::EachAlly }),
        }
    }

    /// AD-41 to AD-56: the side that a Fortune card asks.
    fn asked_by_fortune(&self, number: Number) -> Side {
        match number.get() {
            // AD-44.2, AD-46.2, AD-51.3
            4 | 6 | 11 => Side::Allies,
            // AD-47.1, AD-56.1: who gets a plane back; but the Axis removes one (AD-47.2, AD-56.2).
            7 | 16 if self.task == Task::PlaneBack => Side::Allies,
            // AD-41.2, AD-53.3
            _ => Side::Axis,
        }
    }

    /// AD-16.6, AD-16.12: the powers of which a unit may be chosen there, together or the one alone.
    fn whose_casualty(&self, zone: Zone) -> Option<Whose> {
        let falls = |unit: Unit| match self.task {
            Task::Hits { on, .. } => self.judge_casualty(zone, on, zone, unit).is_ok(),
            _ => self.judge_gun_hit(zone, zone, unit).is_ok(),
        };
        let mut struck =
            Power::ALLIES.into_iter().filter(|&power| Unit::all().any(|unit| unit.power() == power && falls(unit)));
        let first = struck.next()?;
        Some(if struck.next().is_some() { Whose::Together } else { Whose::OneAlly(first) })
    }

    /// AD-18.3: steps that ask nobody.
    fn goes_by_itself(&self) -> bool {
        let between_cards = matches!(self.task, Task::Start | Task::Begin | Task::Finished | Task::Over);
        let dice = matches!(
            self.task,
            Task::AirborneRoll { .. }
                | Task::ParatroopersRoll { .. }
                | Task::RollCharts
                | Task::Strafe
                | Task::NextFight
        );
        between_cards || dice || self.task == Task::PlanesReturn
    }

    /// Are hits being given?
    fn gives_hits(&self) -> bool {
        matches!(self.task, Task::Hits { .. } | Task::GunHits { .. } | Task::AirborneHits { .. })
    }

    /// The clause that gives the decision to the other side.
    fn not_yours(&self, action: Action) -> &'static str {
        match action {
            _ if self.gives_hits() => "AD-9.1",
            Action::Move { .. } | Action::Land(..) | Action::LandFurther(..) | Action::Fly(..) => "AD-6.1",
            Action::Card(..) if self.task == Task::Offer => "AD-60.6",
            _ => "AD-16.1",
        }
    }

    /// AD-16.7 to AD-16.10: the steps of a joint decision.
    fn judge_joint(&self, seat: Seat, action: Action) -> Result<Powers, Illegal> {
        let (uk, us) = (self.seat_of(Power::Uk), self.seat_of(Power::Us));
        let answer = matches!(action, Action::Press(Button::Agree | Button::Refer));
        if self.joint.referred {
            refuse_if(seat == uk || seat == us, "AD-16.10", || no("ad-no-referred"))?;
            refuse_if(answer, "AD-16.10", || no("ad-no-answer-referred"))?;
            return Ok(Powers::ALLIES);
        }
        if seat != uk && seat != us {
            let rule = if self.gives_hits() { "AD-9.1" } else { "AD-16.6" };
            refuse(rule, no("ad-no-allies-decide"))?;
        }
        match (self.joint.uk, self.joint.us) {
            (None, _) => {
                refuse_if(seat != uk, "AD-16.7", || no("ad-no-uk-proposes"))?;
                refuse_if(answer, "AD-16.7", || no("ad-no-answer-nothing"))?;
            }
            (Some(proposed), None) => {
                refuse_if(seat != us, "AD-16.8", || no("ad-no-us-answers"))?;
                refuse_if(action == Action::Press(Button::Refer), "AD-16.9", || no("ad-no-us-refers"))?;
                refuse_if(action == proposed, "AD-16.8", || no("ad-no-same-proposal"))?;
            }
            (Some(_), Some(_)) => {
                refuse_if(seat != uk, "AD-16.9", || no("ad-no-uk-answers"))?;
                refuse_if(!answer, "AD-16.9", || no("ad-no-agree-or-refer"))?;
            }
        }
        Ok(Powers::ALLIES)
    }

    /// Is this an answer that a joint decision waits for?
    pub(super) fn is_joint_answer(&self, button: Button) -> bool {
        let joint = self.whose() == Some(Whose::Together) && self.is_for_three() && !self.joint.referred;
        match button {
            Button::Agree => joint && self.joint.uk.is_some(),
            Button::Refer => joint && self.joint.us.is_some(),
            _ => false,
        }
    }

    /// AD-16.3: an Allied seat acts with the units of its own power; nobody acts with the enemy's.
    pub(super) fn judge_own(&self, powers: Powers, power: Power) -> Result<(), Illegal> {
        refuse_if(!powers.has(power) && power.side() == Side::Allies, "AD-16.3", || no("ad-no-other-ally"))
    }
}
