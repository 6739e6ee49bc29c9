//! Moves, judged (DD-16, DD-17).

use sandtable_core::{Seat, Text};

use super::{Verdict, refuse, refuse_if};
use crate::action::Payment;
use crate::item::{Item, ItemEffect};
use crate::map::{Demand, Way};
use crate::rules::movement::Toll;
use crate::sector::Sector;
use crate::state::DDayDice;
use crate::texts;
use crate::unit::Resource;

impl DDayDice {
    /// What holds for every move, and the way it takes.
    fn judge_way(&self, seat: Seat, to: Sector, obstacle: &'static str) -> Result<&Way, sandtable_core::Illegal> {
        let unit = self.unit(seat);
        let map = &self.setup.map;
        refuse_if(unit.turn.moved, "DD-16.1", || Text::new("dd-no-move-twice"))?;
        refuse_if(!map.has(to), "DD-1.8", || texts::sector_text("dd-no-sector", to))?;
        refuse_if(unit.visited.contains(to), "DD-16.3", || texts::sector_text("dd-no-again", to))?;
        let way = map.sector(unit.sector).ways.iter().find(|way| way.to == to);
        let Some(way) = way else {
            refuse("DD-16.2", texts::sector_text("dd-no-border", to))?;
            unreachable!("just refused");
        };
        let full = map.sector(to).max_units > 0
            && self.seats().filter(|&other| self.unit(other).sector == to).count()
                >= usize::from(map.sector(to).max_units);
        refuse_if(full, "DD-16.10", || texts::sector_text("dd-no-room", to))?;
        let bulldozer = self
            .seats()
            .filter(|&other| self.unit(other).sector == unit.sector)
            .any(|other| self.unit(other).vehicle.is_some_and(|vehicle| vehicle.card().cross_obstacle));
        let cutters = unit.items.iter().any(|item| item.effect() == ItemEffect::CrossObstacle);
        refuse_if(way.obstacle && !bulldozer && !cutters, obstacle, || Text::new("dd-no-obstacle"))?;
        Ok(way)
    }

    pub(super) fn judge_move(&self, seat: Seat, to: Sector, pay: Payment) -> Verdict {
        let way = self.judge_way(seat, to, "DD-17.9")?;
        self.judge_payment(seat, way, pay)?;
        let (cost, has) = (self.courage_for(seat, way), self.unit(seat).has(Resource::Courage));
        refuse_if(cost > has, "DD-16.4", || {
            Text::new("dd-no-courage").with("cost", i64::from(cost)).with("has", i64::from(has))
        })
    }

    pub(super) fn judge_cry(&self, seat: Seat, to: Sector) -> Verdict {
        let unit = self.unit(seat);
        refuse_if(!unit.turn.cry, "DD-7.22", || Text::new("dd-no-cry"))?;
        let way = self.judge_way(seat, to, "DD-16.12")?;
        refuse_if(!way.forward, "DD-16.11", || Text::new("dd-no-cry-sideways"))
    }

    fn judge_payment(&self, seat: Seat, way: &Way, pay: Payment) -> Verdict {
        let unit = self.unit(seat);
        let wrong = |rule: &'static str| refuse(rule, texts::sector_text("dd-no-demand", way.to));
        match (self.toll(seat, way), pay) {
            (Toll::Free, Payment::None) => Ok(()),
            (Toll::Free, _) => refuse("DD-17.4", texts::sector_text("dd-no-payment", way.to)),
            (Toll::Missing(Demand::Have(_)), _) => wrong("DD-17.1"),
            (Toll::Missing(Demand::Sacrifice(_)), _) => wrong("DD-17.2"),
            (Toll::Missing(Demand::Discard(_)), _) => wrong("DD-17.3"),
            (Toll::Missing(_), _) => wrong("DD-14.9"),
            (Toll::Pay(Demand::Sacrifice(accepted)), Payment::Specialist(specialist)) => {
                self.judge_own_specialist(seat, specialist, "DD-17.2")?;
                if accepted.contains(specialist) { Ok(()) } else { wrong("DD-17.2") }
            }
            (Toll::Pay(Demand::Sacrifice(_)), _) => wrong("DD-17.2"),
            (Toll::Pay(Demand::Discard(accepted)), Payment::Item(item)) => {
                self.judge_has_item(seat, item)?;
                if accepted.contains(item) { Ok(()) } else { wrong("DD-17.3") }
            }
            (Toll::Pay(Demand::Discard(_)), _) => wrong("DD-17.3"),
            (Toll::Pay(Demand::Explosives(icons)), pay) => {
                let cards: &[Item] = match &pay {
                    Payment::Item(item) => &[*item],
                    // One choice has one path: cards are named in rising order of ids.
                    Payment::Items(one, other) if one.name() < other.name() => &[*one, *other],
                    _ => return wrong("DD-14.9"),
                };
                if let Some(&missing) = cards.iter().find(|&&item| !unit.items.contains(item)) {
                    return self.judge_has_item(seat, missing);
                }
                let sum: u8 = cards.iter().map(|item| item.kind().explosive).sum();
                // None of them superfluous: without any one it would not be enough.
                let spare = cards.iter().any(|item| sum - item.kind().explosive >= icons);
                if sum >= icons && !spare { Ok(()) } else { wrong("DD-14.9") }
            }
            (Toll::Pay(_), _) => wrong("DD-17.1"),
        }
    }

    /// Has the unit any legal move (DD-16.8)?
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        self.setup.map.sector(unit.sector).ways.iter().any(|way| {
            let walks = || {
                self.judge_way(seat, way.to, "DD-17.9").is_ok()
                    && self.courage_for(seat, way) <= unit.has(Resource::Courage)
                    && !matches!(self.toll(seat, way), Toll::Missing(_))
            };
            walks() || self.judge_cry(seat, way.to).is_ok()
        })
    }
}
