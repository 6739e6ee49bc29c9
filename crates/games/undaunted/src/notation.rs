//! Actions as one short line: what records, protocol and storage hold.
//!
//! `initiative leader-a` · `rifle-a move 13b` · `scout-b scout 3b 17b` · `scout-b scout 3b stop` ·
//! `guide guide us-rifle-a 2b` · `sergeant bolster gunner-a` · `bolster scout-b` · `done` · `sergeant command 2` ·
//! `gunner-c attack ge-rifle-a` · `mortar blast ge-rifle-a` · `blast us-scout-a` · `rifle-a rally` · `scout-a hunker` ·
//! `end-turn`
//!
//! What can never be chosen is written too, so that it can be asked about: `their-card rifle-a` · `their-supply rifle-a` ·
//! `their-play rifle-a` · `inspire rifle-a`

use std::fmt;
use std::str::FromStr;

use sandtable_core::ParseError;

use crate::action::{Action, Astray, Deed, Word};
use crate::kind::Kind;
use crate::saved::read_card;
use crate::side::{Side, UnitId};
use crate::tile::Tile;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Initiative(kind) => write!(f, "initiative {kind}"),
            Action::EndTurn => f.write_str("end-turn"),
            Action::BolsterMore(kind) => write!(f, "bolster {kind}"),
            Action::Done => f.write_str("done"),
            Action::BlastNext(unit) => write!(f, "blast {unit}"),
            Action::Astray(Astray::TheirCard(kind)) => write!(f, "their-card {kind}"),
            Action::Astray(Astray::TheirSupply(kind)) => write!(f, "their-supply {kind}"),
            Action::Astray(Astray::TheirPlay(kind)) => write!(f, "their-play {kind}"),
            Action::Astray(Astray::InspireMore(kind)) => write!(f, "inspire {kind}"),
            Action::Play { card, deed } => {
                write!(f, "{card} {}", deed.name())?;
                deed.words(card).try_for_each(|word| match word {
                    Word::Unit(unit) => write!(f, " {unit}"),
                    Word::Tile(tile) => write!(f, " {tile}"),
                    Word::Supply(kind) | Word::InPlay(kind) => write!(f, " {kind}"),
                    Word::Count(count) => write!(f, " {count}"),
                    Word::Stop => f.write_str(" stop"),
                })
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let wanted = |expected: &str| ParseError::new(text, expected);
        let kind = |name: &str| Kind::named(name).ok_or_else(|| wanted("a card such as rifle-a or sergeant"));
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["end-turn"] => Ok(Action::EndTurn),
            ["done"] => Ok(Action::Done),
            ["initiative", name] => Ok(Action::Initiative(kind(name)?)),
            ["bolster", name] => Ok(Action::BolsterMore(kind(name)?)),
            ["inspire", name] => Ok(Action::Astray(Astray::InspireMore(kind(name)?))),
            ["their-card", name] => Ok(Action::Astray(Astray::TheirCard(kind(name)?))),
            ["their-supply", name] => Ok(Action::Astray(Astray::TheirSupply(kind(name)?))),
            ["their-play", name] => Ok(Action::Astray(Astray::TheirPlay(kind(name)?))),
            ["blast", name] => {
                let unit = UnitId::named(name).ok_or_else(|| wanted("a counter such as us-rifle-a"))?;
                Ok(Action::BlastNext(unit))
            }
            [card, name, ref rest @ ..] if !rest.is_empty() || Kind::named(card).is_some() => {
                let card = kind(card)?;
                let words = rest.iter().map(|word| read_word(name, word)).collect::<Option<Vec<_>>>();
                let deed = words.and_then(|words| Deed::read(card, name, &words));
                let deed = deed.ok_or_else(|| wanted("an action such as move 13b, scout 3b stop, guide us-rifle-a 2b, bolster gunner-a, command 2, attack ge-rifle-a, control, rally or hunker"))?;
                Ok(Action::Play { card, deed })
            }
            _ => Err(wanted(
                "initiative leader-a, rifle-a move 13b, scout-b scout 3b stop, sergeant bolster gunner-a, \
                 gunner-c attack ge-rifle-a, scout-a hunker, rifle-a rally, bolster scout-b, blast us-scout-a, done or end-turn",
            )),
        }
    }
}

impl Action {
    /// What a line of notation means when this side writes it: cards may be named with their side, `us-rifle-a`, as in piles
    /// and paths. A card of the other side is what a click on it would be.
    pub fn of_side(text: &str, side: Side) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (place, astray): (usize, fn(Kind) -> Astray) = match words[..] {
            ["initiative", _] => (1, Astray::TheirCard),
            ["bolster", _] => (1, Astray::TheirSupply),
            ["inspire", _] => (1, Astray::TheirPlay),
            [_, "bolster", _] => (2, Astray::TheirSupply),
            [_, "inspire", _] => (2, Astray::TheirPlay),
            _ => (0, Astray::TheirCard),
        };
        let mut plain: Vec<&str> = words.clone();
        for (at, astray) in [(0, Astray::TheirCard as fn(Kind) -> Astray), (place, astray)] {
            let Some((Some(whose), kind)) = words.get(at).and_then(|word| read_card(word)) else { continue };
            if whose != side {
                return Ok(Action::Astray(astray(kind)));
            }
            plain[at] = words[at].split_once('-').map_or(words[at], |(_, rest)| rest);
        }
        plain.join(" ").parse().map_err(|error| ParseError { given: text.to_owned(), ..error })
    }
}

/// One word after the action's name.
fn read_word(action: &str, word: &str) -> Option<Word> {
    match (action, word) {
        (_, "stop") => Some(Word::Stop),
        ("bolster", name) => Kind::named(name).map(Word::Supply),
        ("inspire", name) => Kind::named(name).map(Word::InPlay),
        ("command", count) => count.parse().ok().map(Word::Count),
        (_, word) => Tile::named(word).map(Word::Tile).or_else(|| UnitId::named(word).map(Word::Unit)),
    }
}
