//! What partners owe each other: all win or lose together, so whoever can spare something gives it to whoever would die
//! without it.

use sandtable_core::{Id, Seat};

use super::planner::Plan;
use crate::action::{Action, Gift};
use crate::dice::Die;
use crate::harvest::Harvest;
use crate::sector::Sector;
use crate::state::{DDayDice, WindowKind};
use crate::unit::Resource;

/// So many soldiers a giver keeps beyond what its own fight will cost when it only saves another's specialists.
const KEPT: i32 = 3;

impl DDayDice {
    /// A gift that a partner needs now, or a wait for one that is likely to come.
    pub(super) fn advise_partner(&self, seat: Seat, legal: &[Action]) -> Option<Action> {
        if self.setup.solo() {
            return None;
        }
        let gift = match self.window.kind {
            WindowKind::Fire => self.relief(seat),
            WindowKind::Move => self.courage_for_others(seat).or_else(|| self.parting_gift(seat)),
            _ => None,
        };
        if let Some(gift) = gift.filter(|gift| legal.contains(gift)) {
            return Some(gift);
        }
        let waits = match self.window.kind {
            WindowKind::Fire => self.shortfall(seat) > 0 && self.can_be_relieved(seat),
            WindowKind::Move => !self.unit(seat).turn.moved && self.hopes_for_courage(seat),
            _ => false,
        };
        (waits && legal.contains(&Action::Wait)).then_some(Action::Wait)
    }

    /// Is a swap of dice good for the two together? Who asks thinks so; who is asked looks at what both would collect.
    pub(super) fn welcomes_swap(&self, seat: Seat, own: Die, with: Seat, other: Die) -> bool {
        let mut swapped = self.clone();
        swapped.unit_mut(seat).dice.faces[own.index()] = self.unit(with).dice.face(other);
        swapped.unit_mut(with).dice.faces[other.index()] = self.unit(seat).dice.face(own);
        let worth = |game: &DDayDice, one: Seat| {
            let dice = &game.unit(one).dice;
            Harvest::new(game, one).best(&dice.faces[..usize::from(dice.count)], &Plan::new(game, one).prices()).0
        };
        let both = |game: &DDayDice| worth(game, seat) + worth(game, with);
        both(&swapped) >= both(self)
    }

    /// Soldiers that a unit lacks to outlive this combat.
    fn shortfall(&self, seat: Seat) -> i32 {
        match self.fights(seat) {
            true => i32::from(self.losses_of(seat)) + 1 - i32::from(self.unit(seat).strength()),
            false => 0,
        }
    }

    /// Soldiers that a unit can give away in the fire window and live.
    fn spare(&self, seat: Seat) -> i32 {
        i32::from(self.spare_soldiers(seat)).min(match self.safe(seat) {
            true => i32::MAX,
            false => -self.shortfall(seat),
        })
    }

    /// Have those in reach enough for what the unit lacks?
    fn can_be_relieved(&self, seat: Seat) -> bool {
        let givers = self.seats().filter(|&giver| self.in_reach(giver, seat) && !self.window.done.contains(giver));
        givers.map(|giver| self.spare(giver).max(0)).sum::<i32>() >= self.shortfall(seat)
    }

    /// In the fire window: soldiers for those who would die, then for those whose specialists would.
    fn relief(&self, seat: Seat) -> Option<Action> {
        let spare = self.spare(seat);
        if spare <= 0 {
            return None;
        }
        let partners = || self.seats().filter(|&to| self.in_reach(seat, to) && self.fights(to));
        let lacking = |to: &Seat| self.shortfall(*to) > 0 && self.can_be_relieved(*to);
        if let Some(to) = partners().filter(lacking).min_by_key(|&to| self.shortfall(to)) {
            return Some(soldiers(to, self.shortfall(to).min(spare)));
        }
        // Soldiers can be had again, specialists cannot.
        let own = if self.safe(seat) { 0 } else { i32::from(self.losses_of(seat)) + KEPT };
        let rest = i32::from(self.unit(seat).has(Resource::Soldiers)) - own;
        let hurt = |to: Seat| i32::from(self.losses_of(to)) - i32::from(self.unit(to).has(Resource::Soldiers));
        let to = partners().filter(|&to| hurt(to) > 0 && hurt(to) <= rest.min(spare)).min_by_key(|&to| hurt(to))?;
        Some(soldiers(to, hurt(to)))
    }

    /// Courage that a unit lacks for the advance it wants to make this turn, and whether it must.
    fn courage_lacking(&self, seat: Seat) -> Option<(u16, bool)> {
        let unit = self.unit(seat);
        if !unit.outside() || unit.turn.moved {
            return None;
        }
        let plan = Plan::new(self, seat);
        let way = plan.next().filter(|way| way.forward && self.way_is_open(seat, way))?;
        let must = self.must_move(seat);
        if unit.turn.cry || !(must || plan.goes(way)) {
            return None;
        }
        let lacking = self.courage_for(seat, way).saturating_sub(unit.has(Resource::Courage));
        (lacking > 0).then_some((lacking, must))
    }

    /// Courage that a unit will not need itself this turn.
    fn courage_to_spare(&self, seat: Seat, urgent: bool) -> u16 {
        let unit = self.unit(seat);
        let has = unit.has(Resource::Courage);
        if unit.turn.moved {
            return has;
        }
        let must = self.must_move(seat);
        if urgent && !must {
            return has;
        }
        let plan = Plan::new(self, seat);
        let own = plan.next().filter(|way| way.forward).map_or(0, |way| self.courage_for(seat, way));
        has.saturating_sub(own)
    }

    fn courage_for_others(&self, seat: Seat) -> Option<Action> {
        let wants = |to: Seat| self.courage_lacking(to).map(|(lacking, must)| (to, lacking, must));
        let partners = self.seats().filter(|&to| self.in_reach(seat, to)).filter_map(wants);
        let (to, lacking, must) = partners.max_by_key(|&(_, lacking, must)| (must, std::cmp::Reverse(lacking)))?;
        let spare = self.courage_to_spare(seat, must);
        let amount = if must { lacking.min(spare) } else { lacking };
        (amount > 0 && amount <= spare).then_some(Action::Give { to, gift: Gift::Resource(Resource::Courage, amount) })
    }

    fn hopes_for_courage(&self, seat: Seat) -> bool {
        let Some((lacking, must)) = self.courage_lacking(seat) else { return false };
        let givers = self.seats().filter(|&giver| self.in_reach(giver, seat) && !self.window.done.contains(giver));
        givers.map(|giver| self.courage_to_spare(giver, must)).sum::<u16>() >= lacking
    }

    /// Where a unit will fight this turn, as it looks before it has moved.
    fn goal(&self, seat: Seat) -> Sector {
        let unit = self.unit(seat);
        if unit.turn.moved {
            return unit.sector;
        }
        let plan = Plan::new(self, seat);
        match plan.next() {
            Some(way) if self.must_move(seat) || plan.goes(way) => way.to,
            _ => unit.sector,
        }
    }

    /// Soldiers that a unit needs where it is going to fight, against what it has: above 0 it lacks some.
    fn need(&self, seat: Seat, goal: Sector) -> i32 {
        let plan = Plan::new(self, seat);
        let mines = plan.next().is_some_and(|way| way.to == goal && way.mines);
        plan.missing_for(goal, mines).ceil() as i32
    }

    /// Before partners part: whoever has more than his fight will cost shares it with those who have less.
    fn parting_gift(&self, seat: Seat) -> Option<Action> {
        let goal = self.goal(seat);
        let spare = (-self.need(seat, goal)).min(i32::from(self.spare_soldiers(seat)));
        if spare <= 0 {
            return None;
        }
        let parting = |to: &Seat| self.in_reach(seat, *to) && self.goal(*to) != goal;
        let to = self.seats().filter(parting).max_by_key(|&to| self.need(to, self.goal(to)))?;
        let need = self.need(to, self.goal(to));
        (need > 0).then(|| soldiers(to, need.min(spare)))
    }
}

fn soldiers(to: Seat, amount: i32) -> Action {
    Action::Give { to, gift: Gift::Resource(Resource::Soldiers, amount.max(1) as u16) }
}
