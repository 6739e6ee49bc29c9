//! Awards and swaps, judged (DD-5, DD-15.9, DD-22.7, DD-28).

use sandtable_core::{Seat, Text};

use super::{Verdict, refuse, refuse_if};
use crate::action::AwardChoice;
use crate::award::{Award, AwardEffect};
use crate::dice::Die;
use crate::specialist::{Group, Specialist, Specialists};
use crate::state::DDayDice;
use crate::texts;

impl DDayDice {
    pub(super) fn judge_award(&self, seat: Seat, award: Award, with: AwardChoice) -> Verdict {
        let unit = self.unit(seat);
        refuse_if(unit.played.contains(award), "DD-11.7", || texts::award_text("dd-no-award-played", award))?;
        refuse_if(!unit.awards.contains(award), "DD-5.1", || texts::award_text("dd-no-award", award))?;
        let choice = |rule: &'static str| refuse(rule, texts::award_text("dd-no-award-choice", award));
        match (award.effect(), with) {
            (AwardEffect::FreeSpecialist, AwardChoice::Recruit(specialist)) => self.judge_joins(seat, specialist),
            (AwardEffect::FreeSpecialist, _) => choice("DD-28.1"),
            (AwardEffect::SetTwoDice, AwardChoice::Dice([(one, _), (other, _)])) => {
                self.judge_rolled(seat, one)?;
                self.judge_rolled(seat, other)?;
                if one < other { Ok(()) } else { choice("DD-28.9") }
            }
            (AwardEffect::SetTwoDice, _) => choice("DD-28.9"),
            (AwardEffect::DeadReturn, AwardChoice::Return { own, other }) => self.judge_return(seat, own, other),
            (AwardEffect::DeadReturn, _) => choice("DD-28.11"),
            (AwardEffect::SoldiersAndAnother(_), AwardChoice::None) => {
                refuse_if(self.another_unit_outside(seat), "DD-28.12", || {
                    texts::award_text("dd-no-award-choice", award)
                })
            }
            (AwardEffect::SoldiersAndAnother(_), AwardChoice::Seat(other)) => {
                self.judge_other_unit(seat, other, "DD-28.12")
            }
            (AwardEffect::SoldiersAndAnother(_), _) => choice("DD-28.12"),
            (AwardEffect::FreeItem, AwardChoice::Item(item)) => {
                refuse_if(!self.pool.contains(item), "DD-28.13", || texts::item_text("dd-no-in-pool", item))
            }
            (AwardEffect::FreeItem, _) => choice("DD-28.13"),
            (AwardEffect::BonusOfChoice, AwardChoice::Bonus(_)) => Ok(()),
            (AwardEffect::BonusOfChoice, _) => choice("DD-28.16"),
            (AwardEffect::OthersSoldiers(_), AwardChoice::None) => {
                refuse_if(!self.another_unit_outside(seat), "DD-28.6", || Text::new("dd-no-other-unit"))
            }
            (_, AwardChoice::None) => Ok(()),
            _ => choice("DD-5.1"),
        }
    }

    fn another_unit_outside(&self, seat: Seat) -> bool {
        self.seats().any(|other| other != seat && self.unit(other).outside())
    }

    /// Another unit that is outside.
    pub(super) fn judge_other_unit(&self, seat: Seat, other: Seat, rule: &'static str) -> Verdict {
        refuse_if(other.0 >= self.setup.seats, "DD-1.1", || Text::new("dd-no-seat"))?;
        let wrong = other == seat || !self.unit(other).outside();
        refuse_if(wrong, rule, || Text::new("dd-no-other-unit"))
    }

    fn judge_return(&self, seat: Seat, own: Option<Specialist>, other: Option<(Seat, Specialist)>) -> Verdict {
        let returns = |seat: Seat, specialist: Specialist| {
            let dead = self.unit(seat).dead.contains(specialist);
            refuse_if(!dead, "DD-28.11", || texts::specialist_text("dd-no-dead", specialist))?;
            self.judge_limits(seat, specialist)
        };
        let incomplete = || Text::new("dd-no-return");
        let could = |seat: Seat| self.unit(seat).dead.iter().any(|one| returns(seat, one).is_ok());
        match own {
            Some(own) => returns(seat, own)?,
            None => refuse_if(could(seat), "DD-28.11", incomplete)?,
        }
        match other {
            Some((other, specialist)) => {
                self.judge_other_unit(seat, other, "DD-28.11")?;
                returns(other, specialist)
            }
            None => {
                let possible = self.seats().any(|other| other != seat && self.unit(other).outside() && could(other));
                refuse_if(possible || own.is_none(), "DD-28.11", incomplete)
            }
        }
    }

    /// DD-1.5, DD-12.5, DD-12.6: the limits of a unit. A card that can be given away may meet another of its kind.
    pub(super) fn judge_limits(&self, seat: Seat, specialist: Specialist) -> Verdict {
        let has = self.unit(seat).specialists;
        let own = !specialist.effects().tradeable;
        refuse_if(own && has.contains(specialist), "DD-1.5", || texts::specialist_text("dd-no-second", specialist))?;
        if self.setup.bazooka_joe == crate::setup::BazookaJoe::ItemsAndSpecialists {
            return Ok(());
        }
        let rule = match specialist.group() {
            Group::Reserve => "DD-12.5",
            Group::Unique => "DD-12.6",
            Group::Regular | Group::Ranked => return Ok(()),
        };
        let full = has.iter().any(|other| other.group() == specialist.group());
        refuse_if(full, rule, || texts::specialist_text("dd-no-limit", specialist))
    }

    pub(super) fn judge_swap(&self, seat: Seat, own: Die, with: Seat, other: Die) -> Verdict {
        refuse_if(self.setup.solo(), "DD-22.1", || Text::new("dd-no-solo-trade"))?;
        let lieutenant = self.seats().any(|seat| self.unit(seat).specialists.any(|effects| effects.swap));
        refuse_if(!lieutenant, "DD-15.9", || Text::new("dd-no-lieutenant"))?;
        self.judge_other_unit(seat, with, "DD-15.9")?;
        self.judge_rolled(seat, own)?;
        let rolled = self.unit(with).dice.rolled().contains(other);
        refuse_if(!rolled, "DD-4.7", || texts::die_text("dd-no-such-die-there", other))?;
        refuse_if(own.colour() != other.colour(), "DD-15.9", || Text::new("dd-no-swap-colour"))?;
        let swapped = self.unit(seat).turn.swapped || self.unit(with).turn.swapped;
        refuse_if(swapped, "DD-15.9", || Text::new("dd-no-swap-twice"))?;
        let declined = self.unit(seat).turn.declined_by.contains(with);
        refuse_if(declined, "DD-15.11", || Text::new("dd-no-swap-declined"))
    }

    pub(super) fn judge_reserve(&self, seat: Seat, own: Die, reserve: Die) -> Verdict {
        let unit = self.unit(seat);
        let lieutenant = unit.specialists.any(|effects| effects.swap);
        refuse_if(!self.setup.solo() || !lieutenant, "DD-22.6", || Text::new("dd-no-lieutenant"))?;
        refuse_if(unit.dice.reserve.is_none(), "DD-22.6", || Text::new("dd-no-reserve"))?;
        self.judge_rolled(seat, own)?;
        refuse_if(own.colour() != reserve.colour(), "DD-22.7", || Text::new("dd-no-swap-colour"))?;
        refuse_if(unit.turn.swapped, "DD-22.7", || Text::new("dd-no-swap-twice"))
    }
}
