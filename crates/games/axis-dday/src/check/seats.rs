//! Whose decision it is (AD-16).

use sandtable_core::{Illegal, Seat};

use super::{no, refuse, refuse_if};
use crate::action::{Action, Button};
use crate::side::{Power, Powers, Side};
use crate::state::{AxisDDay, Decider, Task};

impl AxisDDay {
    /// Is it this seat's decision? Tells for which powers it then decides.
    pub(super) fn judge_seat(&self, seat: Seat, action: Action) -> Result<Powers, Illegal> {
        let own = self.played_by(seat);
        let is_axis = own == Powers::AXIS;
        match self.decider() {
            Decider::Axis => {
                refuse_if(!is_axis, self.not_yours(action), || no("ad-no-axis-decides"))?;
            }
            Decider::Joint if self.is_for_three() => return self.judge_joint(seat, action),
            Decider::Joint | Decider::Each if is_axis => {
                refuse(self.not_yours(action), no("ad-no-allies-decide"))?;
            }
            Decider::Joint => {}
            Decider::Each => {
                let done = own.iter().all(|power| self.done[power.ally()]);
                refuse_if(done, "AD-16.5", || no("ad-no-said-done"))?;
            }
            Decider::Ally(_) if is_axis => {
                refuse(self.not_yours(action), no("ad-no-allies-decide"))?;
            }
            Decider::Ally(power) => {
                let rule = if self.gives_hits() { "AD-16.12" } else { "AD-16.3" };
                refuse_if(!own.has(power), rule, || no("ad-no-other-ally"))?;
            }
            Decider::Nobody => refuse("AD-5.5", no("ad-no-not-asked"))?,
        }
        Ok(own)
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
        let joint = self.decider() == Decider::Joint && self.is_for_three() && !self.joint.referred;
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
