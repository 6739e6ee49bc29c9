//! Which way to go: the best known route of each map of the game, and a search for one elsewhere.

use sandtable_core::Seat;

use crate::item::ItemSet;
use crate::map::{Demand, Way};
use crate::sector::{MOST_SECTORS, Sector};
use crate::state::DDayDice;
use crate::unit::Unit;

/// The routes that did best in long simulations, as sector numbers; the bunker follows.
const ROUTES: [(&str, &[u8]); 9] = [
    ("tiger", &[1, 2, 4, 5, 8, 10]),
    ("omaha", &[1, 2, 3, 4, 6, 5, 8, 10]),
    ("utah", &[1, 3, 2, 4, 5, 6, 8, 10]),
    ("juno", &[1, 4, 5, 7, 6, 8, 9, 11]),
    ("hoc", &[1, 2, 3, 5, 8, 7, 6, 9, 10, 11]),
    ("sword", &[1, 4, 3, 2, 5, 6, 8, 11]),
    ("pegasus", &[2, 4, 3, 5, 7, 9, 11]),
    ("gold", &[2, 5, 4, 3, 6, 8, 11]),
    ("merville", &[1, 3, 2, 4, 5, 6, 8, 10, 13]),
];

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
        let unit = game.unit(seat);
        Route::known(game, unit).unwrap_or_else(|| Search::best(game, seat))
    }

    /// The start sector of the known route.
    pub(super) fn start(game: &DDayDice) -> Option<Sector> {
        Route::table(game).and_then(|numbers| Sector::number(*numbers.first()?))
    }

    fn table(game: &DDayDice) -> Option<&'static [u8]> {
        let map = &game.setup.map;
        let known = ROUTES.iter().find(|(id, _)| *id == map.file.id && map.is_built_in())?;
        Some(known.1)
    }

    fn known(game: &DDayDice, unit: &Unit) -> Option<Route> {
        let numbers = Route::table(game)?;
        let at = numbers.iter().position(|&number| unit.sector.get() == Some(number))?;
        let mut route = Route::EMPTY;
        for &number in &numbers[at + 1..] {
            let sector = Sector::number(number)?;
            if unit.visited.contains(sector) {
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

/// Looks at all ways to the bunker, within reason.
struct Search<'a> {
    game: &'a DDayDice,
    seat: Seat,
    left: u32,
    path: Route,
    best: (f32, Route),
}

impl Search<'_> {
    fn best(game: &DDayDice, seat: Seat) -> Route {
        let mut search =
            Search { game, seat, left: MOST_WAYS, path: Route::EMPTY, best: (f32::INFINITY, Route::EMPTY) };
        let unit = game.unit(seat);
        search.walk(unit.sector, unit.visited, 0.0);
        search.best.1
    }

    fn walk(&mut self, from: Sector, visited: crate::sector::SectorSet, cost: f32) {
        if self.left == 0 || cost >= self.best.0 {
            return;
        }
        self.left -= 1;
        if from.is_bunker() {
            self.best = (cost, self.path);
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
            self.walk(way.to, been, cost + self.price(way));
            self.path.len -= 1;
        }
    }

    /// What a step takes, in soldiers; sectors that can be held cost nothing.
    fn price(&self, way: &Way) -> f32 {
        let info = self.game.setup.map.sector(way.to);
        let unit = self.game.unit(self.seat);
        let loss = f32::from(info.def[0]) + 3.5 * f32::from(info.mg);
        let demand = match info.demand {
            Demand::None => 0.0,
            Demand::Have(some) if !unit.specialists.and(some).is_empty() => 0.0,
            Demand::Have(_) => 3.0,
            Demand::Sacrifice(_) => 4.0,
            Demand::Discard(some) if unit.items.and(some) != ItemSet::NONE => 0.0,
            Demand::Discard(_) => 8.0,
            Demand::Explosives(icons) => 8.0 * f32::from(icons),
        };
        let obstacle = if way.obstacle && !self.game.crosses(self.seat, way) { 12.0 } else { 0.0 };
        (loss - 7.0).max(-2.0) + 1.2 * f32::from(way.cost) + if way.mines { 3.5 } else { 0.0 } + demand + obstacle
    }
}
