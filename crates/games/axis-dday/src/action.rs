//! The decisions of the table of the rules (D1 to D59), and the paths of clicks that they are.
//!
//! An action is what was clicked, no more: what it does depends on what is asked. So every path that can be clicked is one
//! action, also where no rule would ever allow it.

use sandtable_core::{Clicks, ParseError, Path, Seat, Step};

use crate::boxes::BoxId;
use crate::card::Number;
use crate::chart::Chart;
use crate::state::AxisDDay;
use crate::unit::Unit;
use crate::zone::Zone;

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// D1.
    Begin,
    /// D59.
    GoOn,
    /// No more of this.
    Done,
    /// Not this card, not this die.
    Pass,
    /// The convoy stops (D52).
    Stop,
    /// AD-16.8, AD-16.9.
    Agree,
    /// AD-16.9.
    Refer,
}

sandtable_core::named!(Button, "button", {
    Begin => "begin",
    GoOn => "go-on",
    Done => "done",
    Pass => "pass",
    Stop => "stop",
    Agree => "agree",
    Refer => "refer",
});

/// The zones that a unit goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walk {
    /// To a zone: who moves one zone.
    One(Zone),
    /// To a zone, and stop there: who could move two.
    Stop(Zone),
    /// To a zone and on to another.
    Two(Zone, Zone),
    /// Further than any unit goes: by these two to the last one.
    Far(Zone, Zone, Zone),
}

/// What a Tactics card is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// For what it says.
    Plain,
    /// On a zone (Tactics 7, 8, 12).
    Zone(Zone),
    /// On a box (Tactics 9).
    Box(BoxId),
    /// From a zone at another (Tactics 11, 13).
    Zones(Zone, Zone),
    /// For a unit of a zone (Tactics 15).
    Unit(Zone, Unit),
}

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A button.
    Press(Button),
    /// D6: the naval dice of the UK.
    Split(u8),
    /// A zone alone: D7, D12, D20, D33, D40, D52.
    Zone(Zone),
    /// A box alone: D2.
    Box(BoxId),
    /// A unit alone: D24, D53.
    Unit(Unit),
    /// A chart alone: D56.
    Chart(Chart),
    /// A unit of a zone: targets and casualties.
    At(Zone, Unit),
    /// A plane and where it goes: D9, D16.
    Fly(Unit, Zone),
    /// A bomber and its target: D17, D19.
    Bomb(Unit, Unit),
    /// A bomber, and whom it hits by mistake: D23.
    ShortOf(Unit, Zone, Unit),
    /// A unit moves: D27, D38, D48.
    Move {
        /// From where.
        from: Zone,
        /// What.
        unit: Unit,
        /// Where to.
        walk: Walk,
    },
    /// A unit goes back from a zone to a box, which none may (AD-6.21).
    Back(Zone, Unit, BoxId),
    /// A blockhouse fires to sea: D29.
    Shell(Zone, BoxId, Unit),
    /// A blockhouse fires at a zone, which none may (AD-29.5).
    ShellZone(Zone, Zone, Unit),
    /// A unit lands: D31.
    Land(BoxId, Unit, Zone),
    /// A unit lands and goes on from there to another zone, which none may (AD-30.5).
    LandFurther(BoxId, Unit, Zone, Zone),
    /// A Tactics card.
    Card(Number, Aim),
    /// A die is rolled again: D45, D49.
    Reroll(Chart, u8),
    /// The next unit of a chart enters in a box: D46.
    ToBox(Chart, BoxId),
    /// The next unit of a chart enters in a zone: D50.
    ToZone(Chart, Zone),
}

impl Action {
    /// Done.
    pub const DONE: Action = Action::Press(Button::Done);
    /// Pass.
    pub const PASS: Action = Action::Press(Button::Pass);
    /// Stop.
    pub const STOP: Action = Action::Press(Button::Stop);

    /// The things that a person clicks, in order.
    #[must_use]
    pub fn path(self) -> Path {
        let zone = |zone: Zone| Step::new("zone", zone);
        let unit = |unit: Unit| Step::new("unit", unit);
        let boxed = |id: BoxId| Step::new("box", id);
        let chart = |chart: Chart| Step::new("chart", chart);
        let stop = || Step::new("button", Button::Stop);
        Path(match self {
            Action::Press(button) => vec![Step::new("button", button)],
            Action::Split(count) => vec![Step::new("count", count)],
            Action::Zone(at) => vec![zone(at)],
            Action::Box(id) => vec![boxed(id)],
            Action::Unit(one) => vec![unit(one)],
            Action::Chart(one) => vec![chart(one)],
            Action::At(at, one) => vec![zone(at), unit(one)],
            Action::Fly(plane, to) => vec![unit(plane), zone(to)],
            Action::Bomb(plane, target) => vec![unit(plane), unit(target)],
            Action::ShortOf(plane, at, target) => vec![unit(plane), zone(at), unit(target)],
            Action::Move { from, unit: one, walk } => {
                let mut steps = vec![zone(from), unit(one)];
                match walk {
                    Walk::One(to) => steps.push(zone(to)),
                    Walk::Stop(to) => steps.extend([zone(to), stop()]),
                    Walk::Two(first, to) => steps.extend([zone(first), zone(to)]),
                    Walk::Far(first, second, to) => steps.extend([zone(first), zone(second), zone(to)]),
                }
                steps
            }
            Action::Back(from, one, to) => vec![zone(from), unit(one), boxed(to)],
            Action::Shell(from, at, target) => vec![zone(from), boxed(at), unit(target)],
            Action::ShellZone(from, at, target) => vec![zone(from), zone(at), unit(target)],
            Action::Land(from, one, to) => vec![boxed(from), unit(one), zone(to)],
            Action::LandFurther(from, one, first, to) => vec![boxed(from), unit(one), zone(first), zone(to)],
            Action::Card(number, aim) => {
                let mut steps = vec![Step::new("card", format_args!("t{number}"))];
                match aim {
                    Aim::Plain => {}
                    Aim::Zone(at) => steps.push(zone(at)),
                    Aim::Box(id) => steps.push(boxed(id)),
                    Aim::Zones(from, at) => steps.extend([zone(from), zone(at)]),
                    Aim::Unit(at, one) => steps.extend([zone(at), unit(one)]),
                }
                steps
            }
            Action::Reroll(of, die) => vec![chart(of), Step::new("die", die)],
            Action::ToBox(of, to) => vec![chart(of), boxed(to)],
            Action::ToZone(of, to) => vec![chart(of), zone(to)],
        })
    }

    /// What a path of clicks means, legal or not.
    pub fn from_path(path: &Path) -> Result<Action, ParseError> {
        let clicks = path.0.iter().map(Click::read).collect::<Option<Vec<_>>>();
        clicks.and_then(|clicks| Action::meant(&clicks)).ok_or_else(|| {
            ParseError::new(
                path.to_string(),
                "a path such as zone:14, zone:14 → unit:us-infantry → zone:21, zone:16 → unit:uk-tank → zone:23 → \
                 button:stop, unit:uk-fighter → zone:32, unit:uk-bomber → unit:tank, zone:14 → box:omaha → \
                 unit:us-artillery, box:omaha → unit:us-infantry → zone:14, chart:us → box:utah, chart:rennes → zone:33, \
                 chart:uk → die:2, card:t7 → zone:14, count:4 or button:done",
            )
        })
    }

    fn meant(clicks: &[Click]) -> Option<Action> {
        use Click as C;
        Some(match *clicks {
            [C::Button(button)] => Action::Press(button),
            [C::Count(count)] => Action::Split(count),
            [C::Zone(zone)] => Action::Zone(zone),
            [C::Box(id)] => Action::Box(id),
            [C::Unit(unit)] => Action::Unit(unit),
            [C::Chart(chart)] => Action::Chart(chart),
            [C::Zone(zone), C::Unit(unit)] => Action::At(zone, unit),
            [C::Unit(plane), C::Zone(zone)] => Action::Fly(plane, zone),
            [C::Unit(plane), C::Unit(target)] => Action::Bomb(plane, target),
            [C::Unit(plane), C::Zone(zone), C::Unit(target)] => Action::ShortOf(plane, zone, target),
            [C::Zone(from), C::Unit(unit), ref walk @ ..] if matches!(walk[0], C::Zone(_)) => {
                Action::Move { from, unit, walk: Walk::meant(walk)? }
            }
            [C::Zone(from), C::Unit(unit), C::Box(id)] => Action::Back(from, unit, id),
            [C::Zone(from), C::Box(id), C::Unit(target)] => Action::Shell(from, id, target),
            [C::Zone(from), C::Zone(at), C::Unit(target)] => Action::ShellZone(from, at, target),
            [C::Box(id), C::Unit(unit), C::Zone(to)] => Action::Land(id, unit, to),
            [C::Box(id), C::Unit(unit), C::Zone(first), C::Zone(to)] => Action::LandFurther(id, unit, first, to),
            [C::Box(id), C::Unit(unit), C::Zone(to), C::Button(Button::Stop)] => Action::LandFurther(id, unit, to, to),
            [C::Card(number)] => Action::Card(number, Aim::Plain),
            [C::Card(number), C::Zone(zone)] => Action::Card(number, Aim::Zone(zone)),
            [C::Card(number), C::Box(id)] => Action::Card(number, Aim::Box(id)),
            [C::Card(number), C::Zone(from), C::Zone(at)] => Action::Card(number, Aim::Zones(from, at)),
            [C::Card(number), C::Zone(zone), C::Unit(unit)] => Action::Card(number, Aim::Unit(zone, unit)),
            [C::Chart(chart), C::Die(die)] => Action::Reroll(chart, die),
            [C::Chart(chart), C::Box(id)] => Action::ToBox(chart, id),
            [C::Chart(chart), C::Zone(zone)] => Action::ToZone(chart, zone),
            _ => return None,
        })
    }
}

impl Walk {
    fn meant(clicks: &[Click]) -> Option<Walk> {
        use Click as C;
        Some(match *clicks {
            [C::Zone(to)] => Walk::One(to),
            [C::Zone(to), C::Button(Button::Stop)] => Walk::Stop(to),
            [C::Zone(first), C::Zone(to)] => Walk::Two(first, to),
            [C::Zone(first), C::Zone(second), ref more @ ..] => {
                let more = if let [more @ .., C::Button(Button::Stop)] = more { more } else { more };
                let zones = more.iter().map(|click| if let C::Zone(zone) = click { Some(*zone) } else { None });
                let last = *zones.collect::<Option<Vec<_>>>()?.last()?;
                Walk::Far(first, second, last)
            }
            _ => return None,
        })
    }

    /// The first zone.
    #[must_use]
    pub const fn first(self) -> Zone {
        match self {
            Walk::One(first) | Walk::Stop(first) | Walk::Two(first, _) | Walk::Far(first, ..) => first,
        }
    }

    /// Where it ends.
    #[must_use]
    pub const fn end(self) -> Zone {
        match self {
            Walk::One(end) | Walk::Stop(end) | Walk::Two(_, end) | Walk::Far(.., end) => end,
        }
    }
}

/// A thing that can be clicked.
#[derive(Clone, Copy)]
pub(crate) enum Click {
    Zone(Zone),
    Box(BoxId),
    Unit(Unit),
    Chart(Chart),
    Die(u8),
    Card(Number),
    Count(u8),
    Button(Button),
}

impl Click {
    /// What a step names, if it names anything of this game.
    pub(crate) fn read(step: &Step) -> Option<Click> {
        let number = |name: &str| name.parse().ok().filter(|number: &u8| number.to_string() == name);
        Some(match (step.kind(), step.name()) {
            ("zone", name) => Click::Zone(Zone::named(name)?),
            ("box", name) => Click::Box(BoxId::named(name)?),
            ("unit", name) => Click::Unit(Unit::named(name)?),
            ("chart", name) => Click::Chart(Chart::named(name)?),
            ("die", name) => Click::Die(number(name)?),
            ("card", name) => Click::Card(Number::new(number(name.strip_prefix('t')?)?)?),
            ("count", name) => Click::Count(number(name)?),
            ("button", name) => Click::Button(Button::named(name)?),
            _ => return None,
        })
    }
}

impl Clicks for AxisDDay {
    fn path(&self, _: Seat, action: &Action) -> Path {
        action.path()
    }

    fn read_path(&self, _: Seat, path: &Path) -> Result<Action, ParseError> {
        Action::from_path(path)
    }
}
