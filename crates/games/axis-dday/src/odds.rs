//! Exact chances, for the interface and the bots: single shots here, whole battles in the folder.

mod battle;
mod fight;
mod typed;

pub use fight::{Fight, GIVEN_UP, Prospect};

use sandtable_core::{Chances, Odds, OddsLine, ParseError, Seat, Step, Text, Viewer};

use crate::action::{Action, Walk};
use crate::card::Number;
use crate::side::Side;
use crate::state::{AxisDDay, Phase, Task};
use crate::texts::names::{side_text, unit_text};
use crate::unit::{Kind, Unit, Units};
use crate::zone::Zone;

impl AxisDDay {
    /// The highest die that hits, if the action is one shot at one target.
    fn needs(&self, action: Action) -> Option<u8> {
        Some(match (self.task, action) {
            (Task::Naval, Action::Zone(_)) => self.hit_on(Number::of(2)),
            (Task::Flak, Action::At(_, plane)) if plane.kind() == Kind::Fighter => self.hit_on(Number::of(4)),
            (Task::Flak, Action::At(..)) => self.hit_on(Number::of(6)),
            (Task::Bomb, Action::Bomb(..)) => match self.phase {
                Phase::Tactics(number) => number.tactics().hit,
                _ => self.hit_on(Number::of(5)),
            },
            (Task::Shell, Action::Shell(..)) => self.hit_on(Number::of(9)),
            (Task::ParatroopersAttack { .. }, Action::At(..)) => Number::of(1).tactics().hit,
            (Task::Fireball, Action::At(..)) => Number::of(4).tactics().hit,
            (Task::FriendlyFire, Action::ShortOf(..)) => Number::of(6).tactics().hit,
            _ => return None,
        })
    }

    /// The units of a zone as they would stand with one more.
    fn joined_by(&self, zone: Zone, unit: Unit) -> Units {
        let mut units = *self.board.at(zone);
        units.add(unit, 1);
        units
    }

    /// The zone where a move or a landing ends, and the unit that comes.
    fn comes_to(action: Action) -> Option<(Zone, Unit)> {
        match action {
            Action::Move { unit, walk: Walk::One(to) | Walk::Stop(to) | Walk::Two(_, to), .. } => Some((to, unit)),
            Action::Land(_, unit, to) => Some((to, unit)),
            _ => None,
        }
        .filter(|(_, unit)| unit.kind().is_land())
    }
}

/// Strafing.
impl AxisDDay {
    /// The zones that an Axis unit will have been in when the fighters fire at it (AD-11.4, AD-11.5), if that is what the
    /// action brings.
    fn strafed_in(&self, action: Action) -> Vec<Zone> {
        match (self.task, action) {
            (Task::March, Action::Move { from, unit, walk }) if unit.side() == Side::Axis => match walk {
                Walk::One(to) | Walk::Stop(to) => vec![from, to],
                Walk::Two(by, to) => vec![from, by, to],
                Walk::Far(..) => Vec::new(),
            },
            (Task::Reinforce, Action::ToZone(_, zone)) => vec![zone],
            (Task::Convoy { .. }, Action::Zone(zone)) => [self.marches.convoy(), &[zone]].concat(),
            (Task::Convoy { .. }, Action::STOP) => self.marches.convoy().to_vec(),
            _ => Vec::new(),
        }
    }

    /// How likely the unit survives the fighters: each rolls one die at it, and one hit is enough.
    fn strafing_line(&self, action: Action) -> Option<OddsLine> {
        let dice = self.fighters_over(&self.strafed_in(action));
        let missed = 1.0 - f64::from(self.strafing_needs()) / 6.0;
        let label = || Text::new("ad-odds-gets-past").with("dice", i64::from(dice));
        // A product, not a power: the same to the last digit on every machine.
        (dice > 0).then(|| Odds::chance(label(), (0..dice).map(|_| missed).product()))
    }
}

/// The odds of the battle in a zone, if both sides have land units there: fought to its end, and after one attack.
fn battle_odds(units: &Units, attacker: Side, side: Side) -> Option<Odds> {
    if units.land(Side::Axis) == 0 || units.land(Side::Allies) == 0 {
        return None;
    }
    let fight = Fight::new(units, attacker);
    let (end, cycle) = (fight.to_the_end(), fight.cycle());
    let own = |prospect: &Prospect| if side == Side::Axis { prospect.axis } else { prospect.allies };
    let left =
        |prospect: &Prospect| spread(if side == Side::Axis { &prospect.axis_left } else { &prospect.allies_left });
    let theirs =
        |prospect: &Prospect| spread(if side == Side::Axis { &prospect.allies_left } else { &prospect.axis_left });
    let label = |id: &'static str| Text::new(id).with("side", side_text(side));
    let other = |id: &'static str| Text::new(id).with("side", side_text(side.other()));
    let mut lines = vec![
        Odds::chance(label("ad-odds-wins"), own(&end)),
        Odds::chance(Text::new("ad-odds-nobody"), end.nobody),
        Odds::spread(label("ad-odds-left"), left(&end)),
        Odds::spread(other("ad-odds-left"), theirs(&end)),
        Odds::chance(label("ad-odds-wins-at-once"), own(&cycle)),
        Odds::chance(Text::new("ad-odds-contested"), cycle.contested),
        Odds::spread(label("ad-odds-left-at-once"), left(&cycle)),
        Odds::spread(other("ad-odds-left-at-once"), theirs(&cycle)),
    ];
    lines.extend(
        end.expected
            .iter()
            .map(|(unit, mean)| Odds::expected(Text::new("ad-odds-expected").with("unit", unit_text(*unit)), *mean)),
    );
    Some(Odds(lines))
}

fn spread(chances: &[f64]) -> Vec<(i32, f64)> {
    (0..).zip(chances.iter().copied()).collect()
}

fn hit_line(needs: u8) -> OddsLine {
    Odds::chance(Text::new("ad-odds-destroyed").with("needs", i64::from(needs)), f64::from(needs.min(6)) / 6.0)
}

impl Chances for AxisDDay {
    fn odds(&self, _: Seat, action: &Action) -> Option<Odds> {
        if self.waiting || self.joint.uk.is_some() {
            return None;
        }
        let mut lines = Vec::new();
        if let Some((zone, unit)) = AxisDDay::comes_to(*action) {
            // Whoever moves now attacks next (orders 8, 10 and 11; 12 and 13).
            let battle = battle_odds(&self.joined_by(zone, unit), unit.side(), unit.side());
            lines.extend(battle.into_iter().flat_map(|Odds(lines)| lines));
        }
        lines.extend(self.needs(*action).map(hit_line));
        lines.extend(self.strafing_line(*action));
        (!lines.is_empty()).then_some(Odds(lines))
    }

    /// The battle in a zone: the Allies attack next until order 11 is over, then the Axis until order 13 is.
    fn prospect(&self, viewer: Viewer, thing: &Step) -> Option<Odds> {
        let zone = (thing.kind() == "zone").then(|| Zone::named(thing.name())).flatten()?;
        let side = match viewer {
            Viewer::Seat(Seat(0)) => Side::Axis,
            _ => Side::Allies,
        };
        let attacker =
            if self.phase.place() < Phase::Order(Number::of(12)).place() { Side::Allies } else { Side::Axis };
        battle_odds(self.board.at(zone), attacker, side)
    }

    fn typed_fight(text: &str) -> Result<Odds, ParseError> {
        let (units, attacker) = typed::read(text)?;
        Ok(battle_odds(&units, attacker, attacker).expect("both sides have somebody"))
    }
}
