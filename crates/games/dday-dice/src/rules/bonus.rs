//! Tricolour bonuses (DD-7): what a nation gets, and what its owner has to choose.

use sandtable_core::Seat;

use super::Table;
use crate::dice::Face;
use crate::event::Event;
use crate::nation::BonusPart;
use crate::specialist::Specialists;
use crate::state::{Ask, DDayDice, Part};
use crate::unit::Resource;

/// What a bonus still asks its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BonusQuestion {
    /// One part or the other.
    Part,
    /// Which unit gets it.
    Seat,
    /// Which result.
    Result,
    /// Which item up to this cost.
    Item(u8),
    /// Nothing more.
    Nothing,
}

impl DDayDice {
    /// The bonus begins: Veteran and Radioman add to it whatever is chosen (DD-25.5, DD-25.7).
    pub(super) fn begin_bonus(&mut self, seat: Seat, face: Face, table: &mut Table<'_>) {
        table.tell(|| Event::Bonus { seat, face });
        let specialists = self.unit(seat).specialists;
        let mut soldiers = specialists.sum(|effects| effects.soldiers_a_tricolour);
        if face.is_soldier() {
            soldiers += specialists.sum(|effects| effects.reinforced_soldiers);
        }
        self.grant(seat, Resource::Soldiers, soldiers, table);
        self.asks.push(Ask::Bonus { seat, face, part: None, to: None });
    }

    /// The part of a bonus that holds: the chosen one, or the only one.
    pub(crate) fn bonus_part(&self, seat: Seat, face: Face, part: Option<Part>) -> &'static BonusPart {
        let parts = self.nation(seat).bonus(face);
        &parts[part.map_or(0, DDayDice::part_index).min(parts.len() - 1)]
    }

    /// The units that may get what the part brings: the unit itself, any unit, or another (DD-7.29), which is the unit
    /// itself if there is none.
    pub(crate) fn bonus_seats(&self, seat: Seat, part: &BonusPart) -> impl Iterator<Item = Seat> + use<'_> {
        let (to_any, to_another, item) = (part.to_any, part.gives_another(), part.item > 0);
        let alone = self.others_outside(seat).next().is_none();
        self.outside()
            .filter(move |&other| if other == seat { !to_another || alone } else { to_any || to_another })
            .filter(move |&other| !item || self.gets_items(other))
    }

    /// What has to be asked next.
    pub(crate) fn bonus_question(&self, seat: Seat, face: Face, part: Option<Part>, to: Option<Seat>) -> BonusQuestion {
        if part.is_none() && self.nation(seat).bonus(face).len() > 1 {
            return BonusQuestion::Part;
        }
        let chosen = self.bonus_part(seat, face, part);
        if to.is_none() && (chosen.to_any || chosen.gives_another()) {
            return BonusQuestion::Seat;
        }
        match chosen {
            BonusPart { result: true, .. } => BonusQuestion::Result,
            BonusPart { item: most @ 1.., .. } => BonusQuestion::Item(*most),
            _ => BonusQuestion::Nothing,
        }
    }

    /// Is there an item that the part could bring? A part that could bring nothing cannot be chosen.
    pub(crate) fn part_brings_something(&self, seat: Seat, part: &BonusPart) -> bool {
        part.item == 0
            || (self.items_up_to(part.item).next().is_some() && self.bonus_seats(seat, part).next().is_some())
    }

    /// Plays out what of a bonus can go one way only; `true` if its owner has to be asked.
    pub(super) fn bonus_asks(&mut self, table: &mut Table<'_>) -> bool {
        let Some(Ask::Bonus { seat, face, part, to }) = self.asks.top() else { return false };
        let next = |game: &mut DDayDice, part, to| {
            game.asks.pop();
            game.asks.push(Ask::Bonus { seat, face, part, to });
            false
        };
        match self.bonus_question(seat, face, part, to) {
            BonusQuestion::Part => {
                let parts = self.nation(seat).bonus(face);
                match [Part::A, Part::B].map(|part| self.part_brings_something(seat, &parts[Self::part_index(part)])) {
                    [true, true] => true,
                    [_, false] => next(self, Some(Part::A), to),
                    [false, true] => next(self, Some(Part::B), to),
                }
            }
            BonusQuestion::Seat if !self.part_brings_something(seat, self.bonus_part(seat, face, part)) => {
                self.asks.pop();
                false
            }
            BonusQuestion::Seat => {
                let mut seats = self.bonus_seats(seat, self.bonus_part(seat, face, part));
                match (seats.next(), seats.next()) {
                    (Some(_), Some(_)) => true,
                    (only, _) => {
                        drop(seats);
                        next(self, part, only.or(Some(seat)))
                    }
                }
            }
            BonusQuestion::Result => true,
            BonusQuestion::Item(most) => {
                let possible = self.gets_items(to.unwrap_or(seat)) && self.items_up_to(most).next().is_some();
                if !possible {
                    self.asks.pop();
                }
                possible
            }
            BonusQuestion::Nothing => {
                self.asks.pop();
                self.take_bonus(seat, *self.bonus_part(seat, face, part), to, table);
                false
            }
        }
    }

    /// What needs no further choice.
    fn take_bonus(&mut self, seat: Seat, part: BonusPart, to: Option<Seat>, table: &mut Table<'_>) {
        self.grant(seat, Resource::Soldiers, part.soldiers, table);
        self.grant(seat, Resource::Courage, part.courage, table);
        self.grant(seat, Resource::Stars, part.stars, table);
        self.grant(seat, Resource::Points, part.points, table);
        let other = to.unwrap_or(seat);
        self.grant(other, Resource::Soldiers, part.others_soldiers, table);
        self.grant(other, Resource::Points, part.others_points, table);
        let turn = &mut self.unit_mut(seat).turn;
        turn.cry |= part.cry;
        turn.more_finds += part.finds;
        if part.finds > 0 {
            table.tell(|| Event::MoreFinds { seat });
        }
    }

    /// A colourless result (DD-7.11, DD-25.20): it is counted when collecting.
    pub(crate) fn gain_result(&mut self, seat: Seat, face: Face, table: &mut Table<'_>) {
        self.unit_mut(seat).turn.results[face as usize] += 1;
        table.tell(|| Event::ResultGained { seat, face });
    }

    /// Would this bonus ask its owner anything? For the order of the upkeep window.
    pub(crate) fn bonus_would_ask(&self, seat: Seat, face: Face) -> bool {
        let parts = self.nation(seat).bonus(face);
        let choices = parts.iter().filter(|part| self.part_brings_something(seat, part)).count();
        let asks = |part: &BonusPart| {
            let several = self.bonus_seats(seat, part).count() > 1;
            let goes_to_somebody = part.to_any || part.gives_another();
            self.part_brings_something(seat, part) && (part.result || part.item > 0 || (goes_to_somebody && several))
        };
        choices > 1 || parts.iter().any(asks)
    }
}
