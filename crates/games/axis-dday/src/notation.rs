//! Actions as one short line: what records, protocol and storage hold.
//!
//! `begin` · `done` · `pass` · `agree` · `refer` · `split 4` · `zone 14` · `box 82nd` · `unit uk-bomber` · `chart rennes` ·
//! `at 14 us-infantry` · `fly uk-fighter 32` · `bomb uk-bomber tank` · `short uk-bomber 16 uk-tank` ·
//! `move 14 us-infantry 21` · `move 16 uk-tank 23 stop` · `move 16 uk-tank 23 28` · `shell 14 omaha us-artillery` ·
//! `land omaha us-infantry 14` · `reroll uk 2` · `enter us utah` · `enter rennes 33` · `t1` · `t7 14` · `t9 gold` ·
//! `t11 14 21` · `t15 33 tank`
//!
//! What can never be chosen is written too, so that it can be asked about: `move 16 uk-tank 23 28 29` ·
//! `back 14 us-infantry omaha` · `land gold uk-tank 15 23` · `shell 14 21 us-infantry`

use std::fmt;
use std::str::FromStr;

use sandtable_core::ParseError;

use crate::action::{Action, Aim, Button, Walk};
use crate::boxes::BoxId;
use crate::card::Number;
use crate::chart::Chart;
use crate::unit::Unit;
use crate::zone::Zone;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Press(button) => f.write_str(button.name()),
            Action::Split(count) => write!(f, "split {count}"),
            Action::Zone(zone) => write!(f, "zone {zone}"),
            Action::Box(id) => write!(f, "box {id}"),
            Action::Unit(unit) => write!(f, "unit {unit}"),
            Action::Chart(chart) => write!(f, "chart {chart}"),
            Action::At(zone, unit) => write!(f, "at {zone} {unit}"),
            Action::Fly(plane, zone) => write!(f, "fly {plane} {zone}"),
            Action::Bomb(plane, target) => write!(f, "bomb {plane} {target}"),
            Action::ShortOf(plane, zone, target) => write!(f, "short {plane} {zone} {target}"),
            Action::Move { from, unit, walk } => {
                write!(f, "move {from} {unit} ")?;
                match walk {
                    Walk::One(to) => write!(f, "{to}"),
                    Walk::Stop(to) => write!(f, "{to} stop"),
                    Walk::Two(first, to) => write!(f, "{first} {to}"),
                    Walk::Far(first, second, to) => write!(f, "{first} {second} {to}"),
                }
            }
            Action::Back(zone, unit, id) => write!(f, "back {zone} {unit} {id}"),
            Action::Shell(zone, id, target) => write!(f, "shell {zone} {id} {target}"),
            Action::ShellZone(zone, at, target) => write!(f, "shell {zone} {at} {target}"),
            Action::Land(id, unit, zone) => write!(f, "land {id} {unit} {zone}"),
            Action::LandFurther(id, unit, first, to) => write!(f, "land {id} {unit} {first} {to}"),
            Action::Card(number, aim) => {
                write!(f, "t{number}")?;
                match aim {
                    Aim::Plain => Ok(()),
                    Aim::Zone(zone) => write!(f, " {zone}"),
                    Aim::Box(id) => write!(f, " {id}"),
                    Aim::Zones(from, at) => write!(f, " {from} {at}"),
                    Aim::Unit(zone, unit) => write!(f, " {zone} {unit}"),
                }
            }
            Action::Reroll(chart, die) => write!(f, "reroll {chart} {die}"),
            Action::ToBox(chart, id) => write!(f, "enter {chart} {id}"),
            Action::ToZone(chart, zone) => write!(f, "enter {chart} {zone}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        read(text).ok_or_else(|| {
            ParseError::new(
                text,
                "begin, go-on, done, pass, stop, agree, refer, split 4, zone 14, box 82nd, unit uk-bomber, chart rennes, \
                 at 14 us-infantry, fly uk-fighter 32, bomb uk-bomber tank, short uk-bomber 16 uk-tank, \
                 move 14 us-infantry 21, move 16 uk-tank 23 stop, move 16 uk-tank 23 28, shell 14 omaha us-artillery, \
                 land omaha us-infantry 14, reroll uk 2, enter us utah, enter rennes 33, t1, t7 14, t9 gold, t11 14 21 or \
                 t15 33 tank",
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (&verb, rest) = words.split_first()?;
    let zone = Zone::named;
    let unit = Unit::named;
    Some(match (verb, rest) {
        ("split", &[count]) => Action::Split(number(count)?),
        ("zone", &[at]) => Action::Zone(zone(at)?),
        ("box", &[id]) => Action::Box(BoxId::named(id)?),
        ("unit", &[one]) => Action::Unit(unit(one)?),
        ("chart", &[chart]) => Action::Chart(Chart::named(chart)?),
        ("at", &[at, one]) => Action::At(zone(at)?, unit(one)?),
        ("fly", &[plane, to]) => Action::Fly(unit(plane)?, zone(to)?),
        ("bomb", &[plane, target]) => Action::Bomb(unit(plane)?, unit(target)?),
        ("short", &[plane, at, target]) => Action::ShortOf(unit(plane)?, zone(at)?, unit(target)?),
        ("move", &[from, one, ref walk @ ..]) => {
            let walk = match *walk {
                [to] => Walk::One(zone(to)?),
                [to, "stop"] => Walk::Stop(zone(to)?),
                [first, to] => Walk::Two(zone(first)?, zone(to)?),
                [first, second, to] => Walk::Far(zone(first)?, zone(second)?, zone(to)?),
                _ => return None,
            };
            Action::Move { from: zone(from)?, unit: unit(one)?, walk }
        }
        ("back", &[from, one, id]) => Action::Back(zone(from)?, unit(one)?, BoxId::named(id)?),
        ("shell", &[from, at, target]) => match BoxId::named(at) {
            Some(id) => Action::Shell(zone(from)?, id, unit(target)?),
            None => Action::ShellZone(zone(from)?, zone(at)?, unit(target)?),
        },
        ("land", &[id, one, to]) => Action::Land(BoxId::named(id)?, unit(one)?, zone(to)?),
        ("land", &[id, one, first, to]) => Action::LandFurther(BoxId::named(id)?, unit(one)?, zone(first)?, zone(to)?),
        ("reroll", &[chart, die]) => Action::Reroll(Chart::named(chart)?, number(die)?),
        ("enter", &[chart, at]) => match BoxId::named(at) {
            Some(id) => Action::ToBox(Chart::named(chart)?, id),
            None => Action::ToZone(Chart::named(chart)?, zone(at)?),
        },
        (verb, rest) => match Button::named(verb) {
            Some(button) => rest.is_empty().then_some(Action::Press(button))?,
            None => {
                let card = Number::new(number(verb.strip_prefix('t')?)?)?;
                Action::Card(card, aim(rest)?)
            }
        },
    })
}

fn number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

/// What a Tactics card is used for.
fn aim(words: &[&str]) -> Option<Aim> {
    Some(match *words {
        [] => Aim::Plain,
        [at] => match BoxId::named(at) {
            Some(id) => Aim::Box(id),
            None => Aim::Zone(Zone::named(at)?),
        },
        [zone, other] => match Unit::named(other) {
            Some(unit) => Aim::Unit(Zone::named(zone)?, unit),
            None => Aim::Zones(Zone::named(zone)?, Zone::named(other)?),
        },
        _ => return None,
    })
}
