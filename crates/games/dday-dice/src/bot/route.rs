//! Which way to go: the best known route of each map of the game, and a search for one elsewhere.

use sandtable_core::{Id, Seat};

use crate::dice::Face;
use crate::map::{Demand, Way};
use crate::map_file::Shield;
use crate::sector::{MOST_SECTORS, Sector, SectorSet};
use crate::specialist::{Group, Specialist, Specialists};
use crate::state::DDayDice;

/// Where the search below is not good enough: routes that did better in long simulations, as sector numbers; the bunker
/// follows.
const ROUTES: [(&str, &[u8]); 2] = [("hoc", &[1, 2, 3, 5, 8, 7, 6, 9, 10, 11]), ("gold", &[2, 5, 4, 3, 6, 8, 11])];

/// What the dice of a turn bring, in soldiers: more than they show, since stars, courage and tools are of use to the end.
const TURN: f32 = 11.0;
/// What stands against a way that may never open.
const CLOSED: f32 = 100.0;

/// No search for a route looks at more ways than this.
const MOST_WAYS: u32 = 4_000;

/// The sectors that lie ahead, the next one first, the bunker last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Route {
    sectors: [Sector; MOST_SECTORS],
    len: usize,
}

impl Route {
    const EMPTY: Route = Route { sectors: [Sector::BUNKER; MOST_SECTORS], len: 0 };

    /// What lies ahead of a unit.
    pub(super) fn ahead(game: &DDayDice, seat: Seat) -> Route {
        Route::known(game, seat).unwrap_or_else(|| Search::best(game, seat))
    }

    /// Where to start.
    pub(super) fn start(game: &DDayDice, seat: Seat) -> Option<Sector> {
        if let Some(numbers) = Route::table(game) {
            return Sector::number(*numbers.first()?);
        }
        let starts = game.setup.map.file.start.iter().copied();
        let gain = |&start: &Sector| Search::from(game, seat, start).best.0;
        starts.max_by(|one, other| gain(one).total_cmp(&gain(other)))
    }

    fn table(game: &DDayDice) -> Option<&'static [u8]> {
        let map = &game.setup.map;
        let known = ROUTES.iter().find(|(id, _)| *id == map.file.id && map.is_built_in())?;
        Some(known.1)
    }

    /// The rest of the known route, if nothing on it is closed to this unit.
    fn known(game: &DDayDice, seat: Seat) -> Option<Route> {
        let unit = game.unit(seat);
        let numbers = Route::table(game)?;
        let at = numbers.iter().position(|&number| unit.sector.get() == Some(number))?;
        let mut route = Route::EMPTY;
        for &number in &numbers[at + 1..] {
            let sector = Sector::number(number)?;
            if unit.visited.contains(sector) || !reachable(game, seat, sector) {
                return None;
            }
            route.push(sector);
        }
        route.push(Sector::BUNKER);
        // The next sector may be full.
        game.has_room(route.sectors[0]).then_some(route)
    }

    fn push(&mut self, sector: Sector) {
        if self.len < MOST_SECTORS {
            self.sectors[self.len] = sector;
            self.len += 1;
        }
    }

    /// The sectors, the next one first.
    pub(super) fn sectors(&self) -> &[Sector] {
        &self.sectors[..self.len]
    }
}

/// Can the unit count on entering a sector some day? What only one unit can have may be another's; and partners stay
/// together, so a sector for one unit is for nobody while others are outside.
fn reachable(game: &DDayDice, seat: Seat, sector: Sector) -> bool {
    let info = game.setup.map.sector(sector);
    let unit = game.unit(seat);
    let outside = game.outside().count();
    let room = info.max_units == 0 || outside <= usize::from(info.max_units);
    let demand = match info.demand {
        Demand::Have(some) => {
            let shared = |one: Specialist| outside > 1 && matches!(one.group(), Group::Ranked | Group::Unique);
            !unit.specialists.and(some).is_empty() || some.iter().any(|one| game.may_have(seat, one) && !shared(one))
        }
        Demand::Discard(some) => !unit.items.or(game.pool).and(some).is_empty(),
        _ => true,
    };
    room && demand
}

/// Looks at all ways to the bunker, within reason.
struct Search<'a> {
    game: &'a DDayDice,
    seat: Seat,
    left: u32,
    path: Route,
    best: (f32, Route),
    /// What entering and holding each sector is worth.
    worth: [f32; MOST_SECTORS],
}

impl Search<'_> {
    /// The best way from where the unit is.
    fn best(game: &DDayDice, seat: Seat) -> Route {
        let unit = game.unit(seat);
        let mut search = Search::new(game, seat);
        search.walk(unit.sector, unit.visited, 0.0);
        search.best.1
    }

    /// The best way from a start sector.
    fn from(game: &DDayDice, seat: Seat, start: Sector) -> Search<'_> {
        let mut search = Search::new(game, seat);
        search.walk(start, SectorSet::only(start), search.stay(start));
        search
    }

    fn new(game: &DDayDice, seat: Seat) -> Search<'_> {
        let mut search = Search {
            game,
            seat,
            left: MOST_WAYS,
            path: Route::EMPTY,
            best: (f32::NEG_INFINITY, Route::EMPTY),
            worth: [0.0; MOST_SECTORS],
        };
        for (sector, _) in game.setup.map.sectors() {
            search.worth[sector.index()] = search.stay(sector) - search.entry(sector);
        }
        search
    }

    fn walk(&mut self, from: Sector, visited: SectorSet, gain: f32) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        if from.is_bunker() {
            if gain > self.best.0 {
                self.best = (gain, self.path);
            }
            return;
        }
        let game = self.game;
        for way in &game.setup.map.sector(from).ways {
            if visited.contains(way.to) || (self.path.len == 0 && !game.way_is_open(self.seat, way)) {
                continue;
            }
            let mut been = visited;
            been.insert(way.to);
            self.path.push(way.to);
            self.walk(way.to, been, gain + self.worth[way.to.index()] - self.price(way));
            self.path.len -= 1;
        }
    }

    /// What the turns in a sector bring beyond what they cost, in soldiers.
    fn stay(&self, sector: Sector) -> f32 {
        let info = self.game.setup.map.sector(sector);
        if sector.is_bunker() {
            return 0.0;
        }
        let bonus = match info.bonus {
            Some(Face::One | Face::Star | Face::Courage) => 1.0,
            Some(_) => 0.7,
            None => 0.0,
        };
        let income = TURN * f32::from(info.dice) / 6.0 + bonus - if info.penalty.is_some() { 0.8 } else { 0.0 };
        let special = if info.special { 1.0 } else { 0.0 };
        let turns = if info.shield == Shield::Black { 1 } else { 3 };
        let (mut sum, mut best) = (0.0, f32::NEG_INFINITY);
        for turn in 0..turns {
            let def = info.def.get(turn).or(info.def.last()).copied().unwrap_or(0);
            sum += income - f32::from(def) - 3.5 * f32::from(info.mg) - special;
            best = f32::max(best, sum);
        }
        let found = if info.enter_d6 { 3.5 } else { 0.0 }
            + if info.here.is_some() { 3.0 } else { 0.0 }
            + if info.award { 6.0 } else { 0.0 };
        best + found
    }

    /// What a sector demands, in soldiers.
    fn entry(&self, sector: Sector) -> f32 {
        let unit = self.game.unit(self.seat);
        let demand = match self.game.setup.map.sector(sector).demand {
            Demand::None => 0.0,
            Demand::Have(some) if !unit.specialists.and(some).is_empty() => 0.0,
            Demand::Have(_) => 1.5,
            Demand::Sacrifice(_) => 4.0,
            Demand::Discard(some) if !unit.items.and(some).is_empty() => 0.0,
            Demand::Discard(_) => 4.0,
            Demand::Explosives(icons) => 8.0 * f32::from(icons),
        };
        demand + if reachable(self.game, self.seat, sector) { 0.0 } else { CLOSED }
    }

    /// What a step takes, in soldiers.
    fn price(&self, way: &Way) -> f32 {
        let unit = self.game.unit(self.seat);
        let obstacle = if way.obstacle && !self.game.crosses(self.seat, way) { 12.0 } else { 0.0 };
        let mines = if way.mines && !unit.specialists.any(|effects| effects.no_mines) { 3.5 } else { 0.0 };
        f32::from(way.cost) + mines + obstacle
    }
}
