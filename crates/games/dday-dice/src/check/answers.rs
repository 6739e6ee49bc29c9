//! Answers to the questions that interrupt a step, judged: straight, skulls, bonuses, mines, swaps, the Battle Cry of others.

use sandtable_core::{Seat, Text};

use super::{Verdict, not_now, refuse, refuse_if};
use crate::action::{Action, Target};
use crate::award::Award;
use crate::dice::Face;
use crate::item::{Item, ItemEffect, ItemWindow};
use crate::nation::BonusPart;
use crate::state::{Ask, DDayDice, Part};
use crate::texts;

impl DDayDice {
    pub(super) fn judge_answer(&self, ask: Ask, action: Action) -> Verdict {
        match (ask, action) {
            (Ask::Award { .. }, Action::ChooseAward(award)) => self.judge_available(award, "DD-8.4"),
            (Ask::Skull { seat, .. }, Action::Cancel(die)) => {
                self.judge_rolled(seat, die)?;
                let dice = &self.unit(seat).dice;
                refuse_if(dice.face(die) == Face::Skull, "DD-6.1", || Text::new("dd-no-cancel-skull"))?;
                refuse_if(dice.cancelled.contains(die), "DD-6.5", || texts::die_text("dd-no-cancel-twice", die))
            }
            (Ask::Skull { .. }, _) => refuse("DD-6.5", Text::new("dd-no-skull-first")),
            (Ask::Bonus { seat, face, part, to }, _) => self.judge_bonus(seat, face, part, to, action),
            (Ask::Result { .. }, Action::Result(face)) => {
                refuse_if(face == Face::Skull, "DD-25.20", || Text::new("dd-no-skull-result"))
            }
            (Ask::FreeItem { seat, most }, Action::TakeItem(item)) => {
                self.judge_free_item(seat, item, most, "DD-25.22")
            }
            (Ask::FreeItem { .. }, Action::TakeNone) => Ok(()),
            (Ask::Swap { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Ask::Swap { .. }, _) => refuse("DD-15.11", Text::new("dd-no-swap-first")),
            (Ask::Mine { seat, rolled }, Action::Use { item, on }) => self.judge_mine_card(seat, rolled, item, on),
            (Ask::Mine { .. }, Action::GoOn) => Ok(()),
            (Ask::MineLoss { seat, .. }, Action::Lose(specialist)) => {
                self.judge_own_specialist(seat, specialist, "DD-17.7")
            }
            (Ask::MineLoss { seat, left }, Action::Soldiers) => self.judge_soldiers(seat, left),
            (Ask::Follow { leader, seat }, Action::Follow) => self.judge_follow(leader, seat),
            (Ask::Follow { .. }, Action::StayBehind) => Ok(()),
            _ => not_now(action),
        }
    }

    /// Is the award among the available ones? A clause says where they are taken from.
    pub(super) fn judge_available(&self, award: Award, rule: &'static str) -> Verdict {
        let text = |id: &'static str| texts::award_text(id, award);
        refuse_if(self.setup.solo() && !award.solo(), "DD-22.5", || text("dd-no-award-solo"))?;
        let played = self.seats().any(|seat| self.unit(seat).played.contains(award));
        refuse_if(played, "DD-11.7", || text("dd-no-award-left"))?;
        let held = self.seats().any(|seat| self.unit(seat).awards.contains(award));
        refuse_if(held, rule, || text("dd-no-award-held"))?;
        refuse_if(!self.awards.contains(award), rule, || text("dd-no-award-left"))
    }

    /// DD-7.4: first the part, then who gets it, then what.
    fn judge_bonus(&self, seat: Seat, face: Face, part: Option<Part>, to: Option<Seat>, action: Action) -> Verdict {
        let first = || refuse("DD-7.4", Text::new("dd-no-bonus-first"));
        let chosen = match (self.nation(seat).bonus(face), part) {
            ([only], _) => only,
            ([one, _, ..], Some(Part::A)) => one,
            ([_, other, ..], Some(Part::B)) => other,
            ([one, other, ..], None) => {
                return match action {
                    Action::Choose(Part::A) => self.judge_part(seat, one),
                    Action::Choose(Part::B) => self.judge_part(seat, other),
                    _ => first(),
                };
            }
            ([], _) => return first(),
        };
        if to.is_none() && (chosen.to_any || is_for_another(chosen)) {
            return match action {
                Action::For(other) => self.judge_receiver(seat, chosen, other),
                _ => first(),
            };
        }
        match action {
            Action::Result(face) if chosen.result => {
                refuse_if(face == Face::Skull, "DD-7.11", || Text::new("dd-no-skull-result"))
            }
            Action::TakeItem(item) if chosen.item > 0 => {
                self.judge_free_item(to.unwrap_or(seat), item, chosen.item, "DD-7.6")
            }
            Action::TakeNone if chosen.item > 0 => Ok(()),
            _ => first(),
        }
    }

    /// DD-7.6, DD-13.7: of two parts, one that is an item can be had only where there is one for somebody.
    fn judge_part(&self, seat: Seat, part: &BonusPart) -> Verdict {
        if part.item == 0 {
            return Ok(());
        }
        let there = self.pool.iter().any(|item| item.kind().cost <= part.item);
        refuse_if(!there, "DD-7.6", || Text::new("dd-no-free-item"))?;
        let nobody = self.seats().all(|other| self.judge_receiver(seat, part, other).is_err());
        refuse_if(nobody, "DD-13.7", || Text::new("dd-no-items-here"))
    }

    /// DD-7.29, DD-13.7: may this unit get what the part brings?
    fn judge_receiver(&self, seat: Seat, part: &BonusPart, other: Seat) -> Verdict {
        refuse_if(other.0 >= self.setup.seats, "DD-1.1", || Text::new("dd-no-seat"))?;
        let is_outside = |seat: Seat| !self.unit(seat).sector.is_bunker();
        refuse_if(!is_outside(other), "DD-7.29", || Text::new("dd-no-other-unit"))?;
        if other == seat {
            // "Another unit" is the unit itself when there is no other outside.
            let others = self.seats().any(|one| one != seat && is_outside(one));
            refuse_if(is_for_another(part) && others, "DD-7.29", || Text::new("dd-no-other-unit"))?;
        } else {
            refuse_if(!part.to_any && !is_for_another(part), "DD-7.29", || Text::new("dd-no-other-unit"))?;
        }
        let barred = part.item > 0 && self.place(other).no_items;
        refuse_if(barred, "DD-13.7", || Text::new("dd-no-items-here"))
    }

    /// DD-7.6, DD-13.7, DD-23.8, DD-25.22: an item of the pool up to a printed cost.
    fn judge_free_item(&self, seat: Seat, item: Item, most: u8, rule: &'static str) -> Verdict {
        self.judge_items_are_on(seat)?;
        refuse_if(!self.pool.contains(item), rule, || texts::item_text("dd-no-in-pool", item))?;
        let dear = item.kind().cost > most;
        refuse_if(dear, rule, || texts::item_text("dd-no-free-dear", item).with("most", i64::from(most)))
    }

    /// DD-17.8, DD-26.2, DD-26.18
    fn judge_mine_card(&self, seat: Seat, rolled: Option<u8>, item: Item, on: Target) -> Verdict {
        self.judge_has_item(seat, item)?;
        let at_mines = item.kind().windows.contains(&ItemWindow::Mine);
        refuse_if(!at_mines, "DD-13.4", || texts::item_text("dd-no-item-now", item))?;
        match (item.effect(), rolled, on) {
            (ItemEffect::NoMineRoll, None, Target::None) => Ok(()),
            (ItemEffect::NoMineRoll, _, _) => refuse("DD-26.18", texts::item_text("dd-no-item-now", item)),
            (ItemEffect::SetDie, Some(shows), Target::Number(number)) => {
                refuse_if(!(1..=6).contains(&number), "DD-26.2", || Text::new("dd-no-number"))?;
                refuse_if(number == shows, "DD-13.6", || Text::new("dd-no-change"))
            }
            _ => refuse("DD-26.2", texts::item_text("dd-no-item-now", item)),
        }
    }

    /// DD-16.14: into the sector of the one who cried, on the terms of a Battle Cry.
    fn judge_follow(&self, leader: Seat, seat: Seat) -> Verdict {
        let way = self.judge_way(seat, self.unit(leader).sector, "DD-16.12")?;
        refuse_if(!way.forward, "DD-16.11", || Text::new("dd-no-cry-sideways"))
    }
}

/// DD-7.15, DD-7.19, DD-7.26: does a part give something to another unit besides the own?
fn is_for_another(part: &BonusPart) -> bool {
    part.others_soldiers > 0 || part.others_points > 0
}
