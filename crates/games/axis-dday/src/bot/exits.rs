//! What a march may leave behind: fortune, the flood and a partner who is done close zones, and the plan is made with what is
//! left (AD-16.5, AD-48.4, AD-52.3, AD-67.2).

use super::ground::Ground;
use super::march::March;
use crate::action::Action;
use crate::card::Luck;
use crate::side::{Power, Side};
use crate::state::AxisDDay;
use crate::zone::ZoneSet;

/// By power, the zones that its units may leave.
#[derive(Clone, Copy)]
pub(super) struct Exits([ZoneSet; Power::ALL.len()]);

impl Exits {
    /// Whatever is open as long as nobody has bound himself to a zone.
    fn open(game: &AxisDDay) -> Exits {
        let dry = game.map().zones().without(game.effects.flooded.map_or(ZoneSet::NONE, ZoneSet::only));
        Exits(Power::ALL.map(|power| match power {
            Power::Uk | Power::Us if game.done[power.ally()] => ZoneSet::NONE,
            _ => dry,
        }))
    }

    /// The zones that units of a power may leave.
    pub(super) fn of(&self, power: Power) -> ZoneSet {
        self.0[power as usize]
    }

    fn only(mut self, power: Power, zones: ZoneSet) -> Exits {
        let open = &mut self.0[power as usize];
        *open = open.and(zones);
        self
    }

    /// With bad fortune: every way to bind the powers of a side to zones that they want to leave.
    fn bound(self, game: &AxisDDay, side: Side, wanted: Exits) -> Vec<Exits> {
        let bound = game.marches.bound;
        match side {
            Side::Axis => {
                let known: ZoneSet = bound.into_iter().flatten().collect();
                let free = if known.len() > 1 { ZoneSet::NONE } else { wanted.of(Power::Axis).without(known) };
                let firsts = if known.is_empty() { free } else { known };
                let mut ways = Vec::new();
                for first in firsts {
                    let one = known.or(ZoneSet::only(first));
                    ways.push(self.only(Power::Axis, one));
                    let seconds = free.iter().filter(|&second| !known.is_empty() || second > first);
                    ways.extend(seconds.map(|second| self.only(Power::Axis, one.or(ZoneSet::only(second)))));
                }
                ways
            }
            Side::Allies => {
                let zones = |power: Power| bound[power.ally()].map_or(wanted.of(power), ZoneSet::only);
                let mut ways = vec![self];
                for power in Power::ALLIES.into_iter().filter(|&power| !zones(power).is_empty()) {
                    let one_of = |way: Exits| zones(power).iter().map(move |zone| way.only(power, ZoneSet::only(zone)));
                    ways = ways.into_iter().flat_map(one_of).collect();
                }
                ways
            }
        }
    }
}

/// The best plan of a march within what is open. With bad fortune few zones may be left: then a plan is made for every choice
/// of them, each with those units alone that can really come, and the one that gains most is carried out.
pub(super) fn best_march<'a>(ground: &'a Ground<'a>, side: Side, plan: &dyn Fn(Exits) -> March<'a>) -> Vec<Action> {
    let game = ground.game;
    let open = Exits::open(game);
    let free = plan(open);
    if game.luck() != Luck::Bad {
        return free.orders();
    }
    let wanted = Exits(Power::ALL.map(|power| free.left_by(power)));
    let ways = open.bound(game, side, wanted);
    let plans = ways.into_iter().map(plan);
    plans.max_by(|one, other| one.gain().total_cmp(&other.gain())).map_or(Vec::new(), March::orders)
}
