//! The plan of a careful player: what the way ahead will cost, what the unit can count on, and so what everything is worth.

use sandtable_core::Seat;

use super::route::Route;
use crate::harvest::Prices;
use crate::map::{Demand, Way};
use crate::rules::movement::Toll;
use crate::sector::Sector;
use crate::specialist::{Specialist, SpecialistSet, Specialists};
use crate::state::DDayDice;
use crate::unit::Resource;

/// The numbers of the plan; found by playing many games with others.
struct Habits {
    /// Soldiers that six dice bring a turn when soldiers are wanted.
    income: f32,
    /// A sector can be held if it costs no more than the income and this: stars, courage and tools are worth some soldiers.
    hold: f32,
    /// So much more than the way ahead takes must be there before a sector that can be held is left.
    margin: f32,
    /// How much of the difference between the worst and the mean is reckoned with: in the bunker, and in the next fight.
    last_fight: f32,
    next_fight: f32,
    /// What a soldier is worth that is needed to live, and one that will be needed by the turn in which a sector is left.
    soldier_to_live: f32,
    soldier_due: f32,
    /// From so many soldiers a turn on they are said to be needed.
    due: f32,
    /// What a star is worth for each turn ahead: what a specialist saves, by the star.
    star_a_turn: f32,
    /// What courage is worth while the way ahead takes more than there will be, and otherwise.
    courage: f32,
    courage_to_spare: f32,
    /// What an item point, the item of a Dead Man's Gift and an award are worth.
    point: f32,
    gift: f32,
    award: f32,
}

const HABITS: Habits = Habits {
    income: 6.0,
    hold: 3.0,
    margin: 4.0,
    last_fight: 0.5,
    next_fight: 0.85,
    soldier_to_live: 4.0,
    soldier_due: 1.5,
    due: 1.0,
    star_a_turn: 0.22,
    courage: 1.15,
    courage_to_spare: 0.45,
    point: 0.4,
    gift: 4.5,
    award: 7.0,
};

/// Who is wanted besides those that the route demands, the most wanted first.
const WANTED: [&str; 12] = [
    "medic",
    "sergeant",
    "gunner",
    "sharpshooter",
    "colonel",
    "war-hero",
    "veteran",
    "chaplain",
    "minesweeper",
    "captain",
    "bugler",
    "scout",
];

/// The plan of one unit.
pub(super) struct Plan<'a> {
    pub(super) game: &'a DDayDice,
    pub(super) seat: Seat,
    pub(super) route: Route,
}

impl<'a> Plan<'a> {
    pub(super) fn new(game: &'a DDayDice, seat: Seat) -> Plan<'a> {
        Plan { game, seat, route: Route::ahead(game, seat) }
    }

    /// The next sector of the route, and the way to it.
    pub(super) fn next(&self) -> Option<&'a Way> {
        let next = *self.route.sectors().first()?;
        self.game.setup.map.way(self.game.unit(self.seat).sector, next)
    }

    /// The mean and the worst of the losses of a first combat in a sector, and of the next one where the unit is.
    pub(super) fn loss(&self, sector: Sector) -> (f32, f32) {
        let unit = self.game.unit(self.seat);
        let terms = match sector == unit.sector {
            true => self.game.terms_now(self.seat),
            false => self.game.terms(self.seat, sector, 0, unit.vehicle.filter(|_| !sector.is_bunker()).into_iter()),
        };
        (terms.mean(), f32::from(terms.worst()))
    }

    /// Soldiers that a turn brings, whatever else the dice are wanted for.
    pub(super) fn income(&self, sector: Sector) -> f32 {
        let unit = self.game.unit(self.seat);
        let info = self.game.setup.map.sector(sector);
        let dice = f32::from(info.dice) / 6.0;
        let all = unit.specialists;
        let more = f32::from(all.sum(|effects| effects.soldier_if_soldier + 2 * effects.results));
        let bonus = match info.bonus {
            Some(crate::dice::Face::One) => 1.0,
            Some(_) => 0.5,
            None => 0.0,
        };
        HABITS.income * dice + more + bonus
    }

    /// Can the unit hold where it is: does a turn there bring as much as it costs?
    pub(super) fn holds(&self) -> bool {
        let sector = self.game.unit(self.seat).sector;
        self.loss(sector).0 <= self.income(sector) + HABITS.hold
    }

    /// Soldiers that the items in hand can save.
    pub(super) fn reserve(&self) -> f32 {
        let items = self.game.unit(self.seat).items;
        items.iter().map(super::cards::saves).sum()
    }

    /// How much is left of the unit at the worst moment of a march to the bunker that begins now, on average.
    pub(super) fn march(&self) -> f32 {
        let unit = self.game.unit(self.seat);
        let mut strength = f32::from(unit.strength()) + self.reserve();
        let mut least = f32::INFINITY;
        let mut here = unit.sector;
        for (step, &sector) in self.route.sectors().iter().enumerate() {
            let way = self.game.setup.map.way(here, sector);
            if step > 0 {
                strength += self.income(here) - 1.0;
            }
            if way.is_some_and(|way| way.mines) && !unit.specialists.any(|effects| effects.no_mines) {
                strength -= 3.0;
            }
            let info = self.game.setup.map.sector(sector);
            strength += if info.enter_d6 { 3.5 } else { 0.0 };
            let (mean, worst) = self.loss(sector);
            // The last combat has to be outlived for sure, the others on average.
            let loss = if sector.is_bunker() { mean + HABITS.last_fight * (worst - mean) } else { mean };
            strength -= loss;
            least = least.min(strength);
            here = sector;
        }
        least
    }

    /// The courage that the way to the bunker takes.
    pub(super) fn courage_ahead(&self) -> f32 {
        let unit = self.game.unit(self.seat);
        let less = f32::from(unit.specialists.sum(|effects| effects.advance_cost));
        let mut here = unit.sector;
        let mut sum = 0.0;
        for &sector in self.route.sectors() {
            if let Some(way) = self.game.setup.map.way(here, sector).filter(|way| way.forward) {
                sum += (f32::from(way.cost) - less).max(1.0);
            }
            here = sector;
        }
        sum
    }

    /// Turns that are likely to come.
    pub(super) fn turns_ahead(&self) -> f32 {
        let held = self.route.sectors().iter().filter(|&&sector| {
            let (mean, _) = self.loss(sector);
            mean <= self.income(sector) + HABITS.hold
        });
        let black = |sector: &&Sector| self.game.setup.map.sector(**sector).shield == crate::map_file::Shield::Black;
        let held = held.filter(|sector| !black(sector)).count() as f32;
        self.route.sectors().len() as f32 + 1.2 * held
    }

    /// Who is still to be recruited: those that the route demands first.
    pub(super) fn recruits(&self) -> impl Iterator<Item = Specialist> + use<'_> {
        let unit = self.game.unit(self.seat);
        let demanded =
            self.route.sectors().iter().filter_map(move |&sector| match self.game.setup.map.sector(sector).demand {
                Demand::Have(some) if unit.specialists.and(some).is_empty() => some.lowest(),
                Demand::Sacrifice(some) if unit.specialists.and(some).is_empty() && some.len() < 20 => some.lowest(),
                _ => None,
            });
        let wanted = WANTED.iter().filter_map(|name| Specialist::named(name));
        demanded.chain(wanted).filter(move |&one| self.game.may_have(self.seat, one))
    }

    /// Does a sector ahead take any one specialist?
    pub(super) fn victims_wanted(&self) -> usize {
        let takes = |sector: &&Sector| matches!(self.game.setup.map.sector(**sector).demand, Demand::Sacrifice(_));
        self.route.sectors().iter().filter(takes).count()
    }

    /// How many turns the unit may still stay after this one, as things stand before phase 3.
    fn turns_left(&self) -> u8 {
        let unit = self.game.unit(self.seat);
        let stay = unit.specialists.sum(|effects| effects.stay) + u8::from(self.game.setup.long_stay);
        if unit.marker == 0 { 0 } else { (3 + stay).saturating_sub(unit.marker) }
    }

    /// How many soldiers are missing to outlive a combat in a sector, almost surely.
    pub(super) fn missing_for(&self, sector: Sector, mines: bool) -> f32 {
        let unit = self.game.unit(self.seat);
        let (mean, worst) = self.loss(sector);
        let mines = if mines && !unit.specialists.any(|effects| effects.no_mines) { 4.0 } else { 0.0 };
        let strength = f32::from(unit.strength()) + self.reserve();
        mean + HABITS.next_fight * (worst - mean) + mines + 1.0 - strength
    }

    /// What everything is worth when the dice are rolled.
    pub(super) fn prices(&self) -> Prices {
        let unit = self.game.unit(self.seat);
        let left = self.turns_left();
        let next = self.next();
        let leaves = left == 0 || !self.holds();
        let here = self.missing_for(unit.sector, false);
        let danger = match next {
            Some(way) if leaves => self.missing_for(way.to, way.mines),
            _ => here,
        };
        // What is missing for the next sector has to come by the turn in which this one must be left.
        let due = next.filter(|_| !leaves).map_or(0.0, |way| {
            let stay = f32::from(left);
            (self.missing_for(way.to, way.mines) + stay * self.loss(unit.sector).0) / (stay + 1.0)
        });
        let turns = self.turns_ahead();
        let has = f32::from(unit.has(Resource::Courage));
        let (urgent, cry) = match next.filter(|way| way.forward) {
            Some(way) => {
                let cost = f32::from(self.game.courage_for(self.seat, way));
                ((cost - has).max(0.0), if leaves { cost } else { 1.0 })
            }
            None => (0.0, 1.0),
        };
        let urgency = match left {
            0 => 12.0,
            1 => 4.5,
            _ => 2.5,
        };
        let ahead = self.courage_ahead();
        // About one courage a turn comes by itself.
        let short = ahead - has - 0.7 * (turns - 1.0);
        let courage = if short > 0.0 { HABITS.courage } else { HABITS.courage_to_spare };
        let demanded = self.demanded_soon();
        let stars = f32::from(unit.has(Resource::Stars));
        let star = match self.recruits().next() {
            Some(_) => (HABITS.star_a_turn * turns + 0.25).min(2.2),
            None => 0.25,
        };
        let urgent_stars = demanded.map_or(0.0, |one| (f32::from(one.cost()) - stars).max(0.0));
        let last_finds = self.route.sectors().len() <= 1;
        let points = match self.game.gets_items(self.seat) {
            true => HABITS.point,
            // Nothing can be found here; before the bunker never again.
            false => {
                if last_finds {
                    0.0
                } else {
                    0.3
                }
            }
        };
        let last = self.route.sectors().len() <= 1;
        Prices {
            soldier_in_danger: HABITS.soldier_to_live,
            danger,
            soldier: if due > HABITS.due { HABITS.soldier_due } else { 1.0 },
            star: if last { 0.1 } else { star },
            urgent_stars: (urgent_stars, 2.4),
            courage: if last && has >= ahead { 0.05 } else { courage },
            urgent_courage: (urgent, urgency),
            point: points,
            cry: cry * courage.max(1.0) + if left == 0 && urgent > 0.0 { 12.0 } else { 0.0 },
            gift: HABITS.gift,
            award: HABITS.award,
        }
    }

    /// A specialist that one of the next sectors demands.
    fn demanded_soon(&self) -> Option<Specialist> {
        let unit = self.game.unit(self.seat);
        self.route.sectors().iter().take(3).find_map(|&sector| match self.game.setup.map.sector(sector).demand {
            Demand::Have(some) if unit.specialists.and(some).is_empty() => some.lowest(),
            Demand::Sacrifice(some) if unit.specialists.and(some).is_empty() => {
                cheapest(some, |one| self.game.may_have(self.seat, one))
            }
            _ => None,
        })
    }

    /// Is it time to leave a sector that need not be left?
    pub(super) fn goes(&self, way: &Way) -> bool {
        let unit = self.game.unit(self.seat);
        let strength = f32::from(unit.strength()) + self.reserve();
        let mines = if way.mines && !unit.specialists.any(|effects| effects.no_mines) { 3.5 } else { 0.0 };
        let (_, there) = self.loss(way.to);
        let (_, here) = self.loss(unit.sector);
        let (risk_there, risk_here) = (there + mines + 1.0 - strength, here + 1.0 - strength);
        // Rather a sure stay than a step that may be the last.
        if risk_there > 0.0 && risk_here <= 0.0 {
            return false;
        }
        if self.holds() {
            let margin = self.march();
            let courage = f32::from(unit.has(Resource::Courage)) + 0.7 * (self.route.sectors().len() as f32 - 1.0);
            return margin >= HABITS.margin && courage >= self.courage_ahead();
        }
        true
    }

    /// Can the unit take this way now, and with what?
    pub(super) fn open(&self, way: &Way) -> bool {
        let unit = self.game.unit(self.seat);
        self.game.way_is_open(self.seat, way)
            && self.game.courage_for(self.seat, way) <= unit.has(Resource::Courage)
            && !matches!(self.game.toll(self.seat, way), Toll::Missing(_))
    }
}

/// The cheapest of some specialists that can be had.
pub(super) fn cheapest(some: SpecialistSet, can: impl Fn(Specialist) -> bool) -> Option<Specialist> {
    some.iter().filter(|&one| can(one)).min_by_key(|one| one.cost())
}
