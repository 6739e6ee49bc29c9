//! The result window: swaps of dice (DD-15.9, DD-22.7) and awards (DD-5, DD-28).

use sandtable_core::{Id, Seat};

use super::Table;
use crate::action::AwardChoice;
use crate::award::{Award, AwardEffect};
use crate::dice::{Die, Face};
use crate::event::Event;
use crate::setup::BazookaJoe;
use crate::specialist::{Group, Specialist, SpecialistSet, Specialists};
use crate::state::DDayDice;
use crate::unit::{Dice, Resource};

impl DDayDice {
    /// DD-15.9: is the Lieutenant in any unit?
    pub(crate) fn swaps_are_on(&self) -> bool {
        self.seats().any(|seat| self.unit(seat).specialists.any(|effects| effects.swap))
    }

    /// DD-15.9: the dice of two units change places; each counts with the colour it has now (DD-5.3).
    pub(super) fn swap(&mut self, seat: Seat, own: Die, with: Seat, other: Die, table: &mut Table<'_>) {
        let (mine, his) = (self.unit(seat).dice.face(own), self.unit(with).dice.face(other));
        self.unit_mut(seat).dice.faces[own.index()] = his;
        self.unit_mut(with).dice.faces[other.index()] = mine;
        self.unit_mut(seat).turn.swapped = true;
        self.unit_mut(with).turn.swapped = true;
        table.tell(|| Event::Swapped { seat, own, with, other });
    }

    /// DD-22.7, DD-22.8: the reserve die takes the face that the unit's die showed.
    pub(super) fn swap_reserve(&mut self, seat: Seat, own: Die, reserve: Die, table: &mut Table<'_>) {
        let unit = self.unit_mut(seat);
        if let Some(faces) = &mut unit.dice.reserve {
            std::mem::swap(&mut unit.dice.faces[own.index()], &mut faces[reserve.index()]);
        }
        unit.turn.swapped = true;
        table.tell(|| Event::ReserveSwapped { seat, own, reserve });
    }

    pub(super) fn set_die(&mut self, seat: Seat, die: Die, face: Face, table: &mut Table<'_>) {
        self.unit_mut(seat).dice.faces[die.index()] = face;
        table.tell(|| Event::DieSet { seat, die, face });
    }

    /// DD-26.5: faces and number. A lock on a die that is no longer there goes with it.
    pub(super) fn copy_dice(&mut self, seat: Seat, from: Seat, table: &mut Table<'_>) {
        let Dice { faces, count, .. } = self.unit(from).dice;
        let dice = &mut self.unit_mut(seat).dice;
        dice.faces = faces;
        dice.count = count;
        dice.locked = dice.locked.and(dice.rolled());
        table.tell(|| Event::DiceCopied { seat, from });
    }

    /// A resource that a card or a bonus gives.
    pub(crate) fn grant(&mut self, seat: Seat, resource: Resource, amount: u8, table: &mut Table<'_>) {
        if amount > 0 {
            let amount = u16::from(amount);
            self.unit_mut(seat).gain(resource, amount);
            table.tell(|| Event::Gained { seat, resource, amount });
        }
    }

    /// DD-1.5, DD-12.5, DD-12.6, DD-23.5: all specialists that the limits allow beside those that the unit has. Of the cards
    /// that can be given away it may have several, as far as the limits go.
    pub(crate) fn within_limits(&self, seat: Seat) -> SpecialistSet {
        let has = self.unit(seat).specialists;
        let mut barred = has.without(Specialist::given());
        if self.setup.bazooka_joe != BazookaJoe::ItemsAndSpecialists {
            for one_at_a_time in [Specialist::of(Group::Reserve), Specialist::of(Group::Unique)] {
                if !has.and(one_at_a_time).is_empty() {
                    barred = barred.or(one_at_a_time);
                }
            }
        }
        Specialist::every_card().without(barred)
    }

    /// DD-28.11: the dead specialists of a unit that may return.
    pub(crate) fn may_return(&self, seat: Seat) -> SpecialistSet {
        self.unit(seat).dead.and(self.within_limits(seat))
    }

    fn bring_back(&mut self, seat: Seat, specialist: Specialist, table: &mut Table<'_>) {
        let unit = self.unit_mut(seat);
        unit.dead.remove(specialist);
        unit.specialists.insert(unit.specialists.as_newcomer(specialist));
        table.tell(|| Event::Joined { seat, specialist });
    }

    /// DD-28: an award is played and turned over (DD-11.7).
    pub(super) fn play_award(&mut self, seat: Seat, award: Award, with: AwardChoice, table: &mut Table<'_>) {
        let unit = self.unit_mut(seat);
        unit.awards.remove(award);
        unit.played.insert(award);
        table.tell(|| Event::AwardPlayed { seat, award });
        match (award.effect(), with) {
            (AwardEffect::Gain(gain), _) => {
                let amounts = [gain.soldiers, gain.stars, gain.courage, gain.points];
                for (resource, amount) in Resource::ALL.into_iter().zip(amounts) {
                    self.grant(seat, resource, amount, table);
                }
            }
            (AwardEffect::FreeSpecialist, AwardChoice::Recruit(specialist)) => {
                self.join(seat, specialist, 0, table);
            }
            (AwardEffect::HalveLoss, _) => self.unit_mut(seat).turn.halved = true,
            (AwardEffect::OthersSoldiers(amount), _) => {
                for other in self.seats().filter(|&other| other != seat) {
                    if self.unit(other).outside() {
                        self.grant(other, Resource::Soldiers, amount, table);
                    }
                }
            }
            (AwardEffect::SectorMgZero, _) => self.unit_mut(seat).turn.mg_zero = true,
            (AwardEffect::SectorDefZero, _) => self.unit_mut(seat).turn.def_zero = true,
            (AwardEffect::SetTwoDice, AwardChoice::Dice(dice)) => {
                for (die, face) in dice {
                    self.set_die(seat, die, face, table);
                }
            }
            (AwardEffect::DeadReturn, AwardChoice::Return { own, other }) => {
                own.into_iter().for_each(|own| self.bring_back(seat, own, table));
                other.into_iter().for_each(|(other, specialist)| self.bring_back(other, specialist, table));
            }
            (AwardEffect::SoldiersAndAnother(amount), with) => {
                self.grant(seat, Resource::Soldiers, amount, table);
                if let AwardChoice::Seat(other) = with {
                    self.grant(other, Resource::Soldiers, amount, table);
                }
            }
            (AwardEffect::FreeItem, AwardChoice::Item(item)) => self.take_item(seat, item, 0, table),
            (AwardEffect::Bonus(face), _) | (AwardEffect::BonusOfChoice, AwardChoice::Bonus(face)) => {
                self.unit_mut(seat).turn.bonuses[face as usize] += 1;
            }
            _ => {}
        }
    }
}
