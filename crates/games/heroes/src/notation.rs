//! Actions as one short line: what records, protocol and storage hold.
//!
//! `deploy d5 g07a` · `directives` · `cards` · `manoeuvre us-1 us-2` · `unsuppress us-1` · `activate us-1` ·
//! `unsuppress-more us-1` · `play u15f c2` · `play eu01 ge-3` · `play hu #2 b1` · `play hg #2 take g16c` ·
//! `play hg #1 g17a at d6` · `play hu #3 answer obstacle` · `shoot us-3 1 ge-2` · `shoot us-3 1 ap ge-2` · `move us-3 c4` ·
//! `exit ge-3` · `march c4` · `march us-3 c4` · `march-exit` · `march-exit ge-3` · `use us-1 go us-3` · `use us-1 elan` ·
//! `use us-9 engineers c5` · `use us-9 fire us-4 1 ge-2` · `box d4` · `unit ge-2` · `directive` · `turn-up us-3` · `go us-3` ·
//! `quiet close` · `done` · `end` · `end-hidden` · `end-phase` · `pass` · `accept` · `stay` · `keep-hidden` · `as-listed`

use std::fmt;
use std::str::FromStr;

use sandtable_core::ParseError;

use crate::action::{Action, Button, Choice, Icon, On, ValueName};
use crate::effect::Answer;
use crate::name::CardName;
use crate::side::Tag;
use crate::state::Moment;
use crate::tile::Tile;

/// A shot as it is written.
struct Shot(Tag, ValueName, bool, Tag);

impl fmt::Display for Shot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shot(unit, value, paid, target) = self;
        write!(f, "{unit} {value}{} {target}", if *paid { " ap" } else { "" })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Deploy { tile, card } => write!(f, "deploy {tile} {card}"),
            Action::RecoverDirectives => f.write_str("directives"),
            Action::ManageCards => f.write_str("cards"),
            Action::Manoeuvre(one, other) => write!(f, "manoeuvre {one} {other}"),
            Action::Unsuppress(unit) => write!(f, "unsuppress {unit}"),
            Action::Activate(unit) => write!(f, "activate {unit}"),
            Action::UnsuppressMore(unit) => write!(f, "unsuppress-more {unit}"),
            Action::Card { card, number, choice } => {
                write!(f, "play {card}")?;
                if let Some(number) = number {
                    write!(f, " #{number}")?;
                }
                match choice {
                    Choice::Nothing => Ok(()),
                    Choice::Unit(unit) => write!(f, " {unit}"),
                    Choice::Tile(tile) => write!(f, " {tile}"),
                    Choice::Card(card) => write!(f, " take {card}"),
                    Choice::CardTile(card, tile) => write!(f, " {card} at {tile}"),
                    Choice::Answer(answer) => write!(f, " answer {answer}"),
                }
            }
            Action::Shoot { unit, value, paid, target } => write!(f, "shoot {}", Shot(unit, value, paid, target)),
            Action::Move { unit, tile } => write!(f, "move {unit} {tile}"),
            Action::Exit(unit) => write!(f, "exit {unit}"),
            Action::March { unit: None, tile } => write!(f, "march {tile}"),
            Action::March { unit: Some(unit), tile } => write!(f, "march {unit} {tile}"),
            Action::MarchExit(None) => f.write_str("march-exit"),
            Action::MarchExit(Some(unit)) => write!(f, "march-exit {unit}"),
            Action::Use { unit, icon, on } => {
                write!(f, "use {unit} {icon}")?;
                match on {
                    On::Nothing => Ok(()),
                    On::Unit(unit) => write!(f, " {unit}"),
                    On::Tile(tile) => write!(f, " {tile}"),
                    On::Fire { unit, value, paid, target } => write!(f, " {}", Shot(unit, value, paid, target)),
                }
            }
            Action::Tile(tile) => write!(f, "box {tile}"),
            Action::Unit(unit) => write!(f, "unit {unit}"),
            Action::Directive => f.write_str("directive"),
            Action::TurnUp(unit) => write!(f, "turn-up {unit}"),
            Action::Go(unit) => write!(f, "go {unit}"),
            Action::Quiet(moment) => write!(f, "quiet {moment}"),
            Action::Button(button) => f.write_str(button.name()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| {
            ParseError::new(
                text,
                "activate us-1, move us-1 c3, shoot us-1 1 ge-2, shoot us-1 1 ap ge-2, use us-1 go us-3, march c4, \
                 play eu01 ge-2, play hu #2 b1, play u15f c2, go us-1, turn-up us-1, directive, box d4, unit ge-2, \
                 directives, cards, manoeuvre us-1 us-2, unsuppress us-1, quiet close, done, end, end-phase or pass",
            )
        })
    }
}

fn read(words: &[&str]) -> Option<Action> {
    let tag = Tag::named;
    let tile = Tile::named;
    Some(match *words {
        ["deploy", at, name] => Action::Deploy { tile: tile(at)?, card: CardName::new(name)? },
        ["directives"] => Action::RecoverDirectives,
        ["cards"] => Action::ManageCards,
        ["manoeuvre", one, other] => Action::Manoeuvre(tag(one)?, tag(other)?),
        ["unsuppress", unit] => Action::Unsuppress(tag(unit)?),
        ["activate", unit] => Action::Activate(tag(unit)?),
        ["unsuppress-more", unit] => Action::UnsuppressMore(tag(unit)?),
        ["play", name, ref rest @ ..] => {
            let card = CardName::new(name)?;
            let (number, rest) = match rest {
                [number, rest @ ..] if number.starts_with('#') => {
                    (Some(number[1..].parse().ok().filter(|number| (1..=9u8).contains(number))?), rest)
                }
                rest => (None, rest),
            };
            Action::Card { card, number, choice: choice(rest)? }
        }
        ["shoot", ref rest @ ..] => {
            let Shot(unit, value, paid, target) = shot(rest)?;
            Action::Shoot { unit, value, paid, target }
        }
        ["move", unit, at] => Action::Move { unit: tag(unit)?, tile: tile(at)? },
        ["exit", unit] => Action::Exit(tag(unit)?),
        ["march", at] => Action::March { unit: None, tile: tile(at)? },
        ["march", unit, at] => Action::March { unit: Some(tag(unit)?), tile: tile(at)? },
        ["march-exit"] => Action::MarchExit(None),
        ["march-exit", unit] => Action::MarchExit(Some(tag(unit)?)),
        ["use", unit, icon, ref rest @ ..] => {
            let on = match *rest {
                [] => On::Nothing,
                [name] => match tag(name) {
                    Some(unit) => On::Unit(unit),
                    None => On::Tile(tile(name)?),
                },
                _ => {
                    let Shot(unit, value, paid, target) = shot(rest)?;
                    On::Fire { unit, value, paid, target }
                }
            };
            Action::Use { unit: tag(unit)?, icon: Icon::named(icon)?, on }
        }
        ["box", at] => Action::Tile(tile(at)?),
        ["unit", unit] => Action::Unit(tag(unit)?),
        ["directive"] => Action::Directive,
        ["turn-up", unit] => Action::TurnUp(tag(unit)?),
        ["go", unit] => Action::Go(tag(unit)?),
        ["quiet", moment] => Action::Quiet(Moment::named(moment)?),
        [button] => Action::Button(Button::named(button)?),
        _ => return None,
    })
}

fn choice(words: &[&str]) -> Option<Choice> {
    Some(match *words {
        [] => Choice::Nothing,
        ["take", name] => Choice::Card(CardName::new(name)?),
        ["answer", name] => Choice::Answer(Answer::named(name)?),
        [name, "at", at] => Choice::CardTile(CardName::new(name)?, Tile::named(at)?),
        [name] => match Tag::named(name) {
            Some(unit) => Choice::Unit(unit),
            None => Choice::Tile(Tile::named(name)?),
        },
        _ => return None,
    })
}

fn shot(words: &[&str]) -> Option<Shot> {
    match *words {
        [unit, value, target] => Some(Shot(Tag::named(unit)?, ValueName::named(value)?, false, Tag::named(target)?)),
        [unit, value, "ap", target] => {
            Some(Shot(Tag::named(unit)?, ValueName::named(value)?, true, Tag::named(target)?))
        }
        _ => None,
    }
}
