//! How promising a choice looks at first sight.

use sandtable_core::{Id, Seat};

use super::force::worth;
use super::ground::Ground;
use super::landing::{self, Landing};
use super::{allies, axis, fire, losses, sky, weights as w};
use crate::action::{Action, Button};
use crate::boxes::BoxId;
use crate::chart::Chart;
use crate::side::{Power, Side};
use crate::state::{AxisDDay, Decider, Task};
use crate::unit::Kind;
use crate::zone::{ZONES, Zone, ZoneSet, cities};

/// Looks at choices in one position.
pub(super) struct FirstSight<'a> {
    pub ground: Ground<'a>,
    /// What the plan of a march or of a patrol says.
    orders: Vec<Action>,
    /// By zone, how good a fighter is there.
    patrol: [f32; ZONES],
    landing: Landing,
    /// Where the Allies are to go, if they come in.
    goals: Option<allies::Goals>,
    /// The seat's power; of both Allies, the one that is asked first (AD-51.3).
    power: Power,
    /// Does the Axis decide for the Allies, who could not agree (AD-16.10)?
    spiteful: bool,
}

/// What stands in the plan.
const ORDERED: f32 = 3.0;

impl<'a> FirstSight<'a> {
    /// Looks with care, or by habit.
    pub(super) fn new(game: &'a AxisDDay, seat: Seat, careful: bool) -> FirstSight<'a> {
        let ground = Ground::new(game);
        let orders = match game.task {
            Task::March if game.active() == Side::Allies => allies::march(&ground),
            Task::March => axis::march(&ground, careful),
            _ => Vec::new(),
        };
        let patrol = match game.task {
            Task::Patrol | Task::Recon | Task::LosePlane => sky::patrol(&ground),
            _ => [0.0; ZONES],
        };
        let spiteful = game.decider() == Decider::Joint && seat == game.seat_of(Power::Axis);
        let landing = Landing::new(&ground);
        let goals =
            (game.task == Task::Reinforce && game.active() == Side::Allies).then(|| allies::Goals::new(&ground));
        let contested = game.board.contested();
        let undecided = |power: &Power| {
            game.effects.own_zone[power.ally()].is_none() && !contested.and(game.board.held_by(*power)).is_empty()
        };
        let played = game.played_by(seat);
        let power = match game.active() {
            Side::Axis => Power::Axis,
            Side::Allies => played.iter().find(undecided).unwrap_or(Power::Uk),
        };
        FirstSight { ground, orders, patrol, landing, goals, power, spiteful }
    }

    /// The weight of a choice: above 0, and e times as much for every 1 that it looks better.
    pub(super) fn weight(&self, action: Action) -> f32 {
        let appeal = self.appeal(action);
        (if self.spiteful { -appeal } else { appeal }).clamp(-8.0, 8.0).exp()
    }

    fn appeal(&self, action: Action) -> f32 {
        let game = self.ground.game;
        match (game.task, action) {
            // AD-16.8, AD-16.9: agree unless another choice is clearly better; never ask the Axis.
            (_, Action::Press(Button::Agree)) => {
                let proposed = game.joint.us.or(game.joint.uk);
                proposed.map_or(0.0, |proposed| self.appeal(proposed) + 0.6)
            }
            (_, Action::Press(Button::Refer)) => -6.0,
            (Task::March, Action::Move { .. }) => {
                if self.orders.contains(&action) {
                    ORDERED
                } else {
                    self.unordered()
                }
            }
            (Task::March, _) if self.orders.is_empty() => self.unordered() + w::ENOUGH,
            (Task::March, _) => self.unordered() + w::RELUCTANT,
            (Task::Patrol, Action::Fly(_, zone)) => self.patrol[zone.index()],
            (Task::Recon, Action::Move { from, walk, .. }) => sky::recon(&self.ground, from, walk.end()),
            (Task::LosePlane, Action::At(zone, _)) => self.patrol[zone.index()],
            (Task::PlaceBombers, Action::Fly(_, zone)) => sky::strike(&self.ground, zone),
            (Task::Patrol | Task::PlaceBombers | Task::Recon, _) => 0.0,
            (Task::Bomb, Action::Bomb(plane, target)) => {
                let zone = game.board.bomber(plane.power());
                zone.map_or(0.0, |zone| sky::target(&self.ground, zone, target))
            }
            (Task::NavalSplit, Action::Split(count)) => fire::split(&self.ground, count),
            (Task::Naval, Action::Zone(zone)) => fire::naval(&self.ground, zone),
            (Task::Shell, Action::Shell(_, _, target)) => 2.0 * worth(target),
            (Task::Naval | Task::Shell, _) => -4.0,
            (Task::Flak, Action::At(zone, plane)) => 0.2 * f32::from(game.board.of(zone, plane)),
            (Task::Land, Action::Land(BoxId::Beach(beach), unit, zone)) => {
                let hitter = if unit.kind() == Kind::Infantry { 0.0 } else { 0.1 };
                let fight = if self.ground.held(Side::Axis, zone) { 0.0 } else { 0.3 };
                let lie = landing::lie(&self.ground, zone);
                let wanted = self.landing.wanted(&self.ground, beach, zone);
                if wanted { ORDERED + hitter + fight + lie } else { self.unordered() }
            }
            (Task::Land, _) => self.unordered() + w::ENOUGH,
            (Task::Hits { .. } | Task::GunHits { .. } | Task::AirborneHits { .. }, Action::At(zone, unit)) => {
                losses::appeal(&self.ground, zone, unit)
            }
            (Task::Reinforce, Action::ToBox(_, BoxId::Beach(beach))) => self.enter_beach(beach),
            (Task::Reinforce, Action::ToZone(_, zone)) => self.enter_zone(zone),
            (Task::Reinforce, _) => -1.5,
            (Task::Reroll, Action::Reroll(chart, die)) => self.reroll(chart, die),
            (Task::Convoy { .. }, Action::Zone(zone)) => -0.8 * self.convoy_distance(zone),
            (Task::Convoy { .. }, Action::STOP) => {
                -0.8 * game.marches.convoy().last().map_or(0.0, |&here| self.convoy_distance(here)) + 0.3
            }
            (Task::Volunteers { .. }, Action::Press(_)) => -3.0,
            (Task::OwnZone | Task::PickFights, Action::Zone(zone)) => fire::attack_here(&self.ground, zone, self.power),
            (Task::SpareZone, Action::Zone(zone)) => {
                let planes = game.board.at(zone);
                0.5 * self.ground.flak(zone) + 0.2 * f32::from(planes.fighters())
            }
            (Task::ParatroopersAttack { .. }, Action::At(_, target)) => 2.0 * worth(target),
            (Task::Fireball, Action::At(zone, target)) | (Task::FriendlyFire, Action::ShortOf(_, zone, target)) => {
                2.0 * worth(target) + if cities().contains(zone) { 0.5 } else { 0.0 }
            }
            (Task::Offer, Action::Card(number, aim)) => super::cards::appeal(&self.ground, number.get(), aim),
            _ => 0.0,
        }
    }

    /// How a move looks that stands in no plan: the better, the more of the slips are real mistakes.
    fn unordered(&self) -> f32 {
        match self.ground.game.active() {
            Side::Axis => w::AX_UNORDERED,
            Side::Allies => w::UNORDERED,
        }
    }

    /// Order 14: where a unit goes aboard.
    fn enter_beach(&self, beach: crate::boxes::Beach) -> f32 {
        let (ground, zone) = (&self.ground, beach.zone());
        let far = self.goals.as_ref().map_or(0.0, |goals| goals.distance(zone));
        let guns: u8 = ground
            .map
            .zones()
            .iter()
            .filter(|zone| zone.range().contains(beach))
            .map(|zone| ground.game.board.of(zone, crate::unit::Unit::BLOCKHOUSE))
            .sum();
        let crowd = f32::from(ground.game.beaches[beach.index()].total() as u8) + ground.of(Side::Allies, zone).line();
        let resisted = if ground.held(Side::Axis, zone) { 0.8 } else { 0.0 };
        3.0 - w::BEACH_STEPS * far - 0.5 * f32::from(guns) - w::BEACH_CROWD * crowd - resisted
    }

    /// Order 15: where a unit comes in.
    fn enter_zone(&self, zone: Zone) -> f32 {
        let ground = &self.ground;
        let cost = |city: Zone| -> f32 {
            let need = axis::need(ground, city) - ground.of(Side::Axis, city).line();
            let lost = if ground.taken(city) { w::AX_ENTER_LOST } else { 0.0 };
            ground.steps_from(ZoneSet::only(city))[zone.index()] - w::AX_ENTER_NEED * need - lost
        };
        let nearest = cities().iter().map(cost).fold(9.0, f32::min);
        let strafed = 1.0 - (5.0f32 / 6.0).powf(ground.fighters(zone));
        let enemy = if ground.held(Side::Allies, zone) { 1.0 } else { 0.0 };
        let crowd = w::AX_ENTER_CROWD * ground.of(Side::Axis, zone).line();
        2.0 - w::AX_ENTER_NEAR * nearest - w::AX_ENTER_STRAFED * strafed - enemy - crowd
    }

    fn reroll(&self, chart: Chart, die: u8) -> f32 {
        let slot = chart.slot();
        let dice = self.ground.game.entering.dice[slot];
        let shown = dice[usize::from(die.clamp(1, 2)) - 1];
        let left = self.ground.game.chart(chart).len();
        if left <= dice[0] + dice[1] { -1.0 } else { 3.5 - f32::from(shown) }
    }

    /// How far a zone is from where the Axis needs a unit most.
    fn convoy_distance(&self, zone: Zone) -> f32 {
        let ground = &self.ground;
        let short = |city: Zone| axis::need(ground, city) - ground.of(Side::Axis, city).line();
        let open = cities().iter().filter(|&city| !ground.held(Side::Allies, city));
        let city = open.max_by(|&one, &other| short(one).total_cmp(&short(other)));
        city.map_or(0.0, |city| ground.steps_from(ZoneSet::only(city))[zone.index()])
    }
}
