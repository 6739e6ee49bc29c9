//! Moves, judged (DD-16, DD-17).

use sandtable_core::{Seat, Text};

use super::{Verdict, refuse, refuse_if};
use crate::action::Payment;
use crate::item::{Item, ItemEffect};
use crate::map::{Demand, Way};
use crate::sector::Sector;
use crate::specialist::Specialists;
use crate::state::DDayDice;
use crate::texts;
use crate::unit::Resource;

impl DDayDice {
    /// What holds for every move, and the way it takes.
    pub(super) fn judge_way(
        &self,
        seat: Seat,
        to: Sector,
        obstacle: &'static str,
    ) -> Result<&Way, sandtable_core::Illegal> {
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
        let (cost, has) = (self.courage_of(seat, way), self.unit(seat).has(Resource::Courage));
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

    /// DD-16.4 to DD-16.6: the courage of the way, by Scout and Jeep less, but never below 1.
    fn courage_of(&self, seat: Seat, way: &Way) -> u16 {
        let unit = self.unit(seat);
        if !way.forward || way.cost == 0 {
            return 0;
        }
        let scouts = u16::from(unit.specialists.sum(|effects| effects.advance_cost));
        let here = self.seats().filter(|&other| self.unit(other).sector == unit.sector);
        let jeeps: u16 = here
            .filter_map(|other| self.unit(other).vehicle)
            .map(|vehicle| u16::from(vehicle.card().advance_cost))
            .sum();
        u16::from(way.cost).saturating_sub(scouts + jeeps).max(1)
    }

    /// DD-17.1 to DD-17.4, DD-14.9: the demand of the sector, and what is given for it.
    fn judge_payment(&self, seat: Seat, way: &Way, pay: Payment) -> Verdict {
        let unit = self.unit(seat);
        let wrong = |rule: &'static str| refuse(rule, texts::sector_text("dd-no-demand", way.to));
        let nothing_due = || refuse_if(pay != Payment::None, "DD-17.4", || texts::sector_text("dd-no-payment", way.to));
        match self.demand_on(seat, way) {
            Demand::None => nothing_due(),
            Demand::Have(any) => match unit.specialists.and(any).is_empty() {
                true => wrong("DD-17.1"),
                false => nothing_due(),
            },
            Demand::Sacrifice(accepted) => match pay {
                Payment::Specialist(specialist) if accepted.contains(specialist) => {
                    self.judge_own_specialist(seat, specialist, "DD-17.2")
                }
                _ => wrong("DD-17.2"),
            },
            Demand::Discard(accepted) => match pay {
                Payment::Item(item) if accepted.contains(item) && !unit.items.and(accepted).is_empty() => {
                    self.judge_has_item(seat, item)
                }
                _ => wrong("DD-17.3"),
            },
            Demand::Explosives(icons) => {
                let cards: &[Item] = match &pay {
                    Payment::Item(item) => &[*item],
                    Payment::Items(one, other) if one != other => &[*one, *other],
                    _ => return wrong("DD-14.9"),
                };
                if let Some(&missing) = cards.iter().find(|&&item| !unit.items.contains(item)) {
                    return self.judge_has_item(seat, missing);
                }
                let sum: u8 = cards.iter().map(|item| item.kind().explosive).sum();
                // None of them superfluous: without any one it would not be enough.
                let spare = cards.iter().any(|item| sum - item.kind().explosive >= icons);
                if sum < icons || spare {
                    return wrong("DD-14.9");
                }
                // One choice has one path: cards are named in rising order of ids.
                match cards {
                    [one, other] if one.name() > other.name() => {
                        refuse("DD-14.9", texts::item_text("dd-no-card-order", *other))
                    }
                    _ => Ok(()),
                }
            }
        }
    }

    /// What the sector demands of this unit on this way. DD-25.21: the Ranger minds no "have" and no "discard". DD-26.24:
    /// a forward move after Air Recon Photos minds no "have".
    fn demand_on(&self, seat: Seat, way: &Way) -> Demand {
        let unit = self.unit(seat);
        let ranger = unit.specialists.any(|effects| effects.ignores_have_and_discard);
        match self.setup.map.sector(way.to).demand {
            Demand::Have(_) | Demand::Discard(_) | Demand::Explosives(_) if ranger => Demand::None,
            Demand::Have(_) if way.forward && unit.turn.open_advance => Demand::None,
            demand => demand,
        }
    }

    /// Has the unit what the sector demands?
    fn can_meet(&self, seat: Seat, way: &Way) -> bool {
        let unit = self.unit(seat);
        match self.demand_on(seat, way) {
            Demand::None => true,
            Demand::Have(any) | Demand::Sacrifice(any) => unit.specialists.iter().any(|one| any.contains(one)),
            Demand::Discard(any) => unit.items.iter().any(|one| any.contains(one)),
            Demand::Explosives(icons) => {
                let held: u8 = unit.items.iter().map(|item| item.kind().explosive).sum();
                held >= icons
            }
        }
    }

    /// DD-10.2 to DD-10.5: must the unit still move this turn? After three chevrons comes the arrow, a turn later with the
    /// Major (DD-25.19) and with `long-stay` (DD-23.7); the black shield binds at once.
    pub(super) fn is_bound(&self, seat: Seat) -> bool {
        let unit = self.unit(seat);
        if unit.sector.is_bunker() || unit.turn.moved {
            return false;
        }
        let stays = 3 + unit.specialists.sum(|effects| effects.stay) + u8::from(self.setup.long_stay);
        unit.marker == 0 || unit.marker > stays
    }

    /// Has the unit any legal move (DD-16.8)?
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        self.place(seat).ways.iter().any(|way| {
            let walks = || {
                self.judge_way(seat, way.to, "DD-17.9").is_ok()
                    && self.courage_of(seat, way) <= self.unit(seat).has(Resource::Courage)
                    && self.can_meet(seat, way)
            };
            walks() || self.judge_cry(seat, way.to).is_ok()
        })
    }
}
