//! One line of a record.

use std::fmt;
use std::str::FromStr;

use crate::Seat;

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A seat chose an action, in the game's notation.
    Action(Seat, String),
    /// A seat went back, by leave of the table, to the position after so many lines. The chance that was used stays
    /// used: what is rolled anew is rolled anew, and so is what is drawn, unless the record is an older one.
    TakeBack(Seat, usize, Unseen),
    /// A seat gave up.
    Resign(Seat),
    /// A seat's time ran out and the table's rule is forfeit.
    Forfeit(Seat),
    /// The next dice were forced, as the engine protocol allows; with no faces, those that waited were forgotten. Such a
    /// match proves nothing.
    Dice(Vec<String>),
}

/// What becomes, with a step that is taken back, of what nobody at the table had seen, such as the order of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// It is dealt anew, so that nobody can foresee it. Written `anew`.
    Anew,
    /// It stays as it lay: so older programs did, and what they recorded is replayed as it was played.
    Stays,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(seat, notation) => write!(f, "{seat} {notation}"),
            Entry::TakeBack(seat, to, Unseen::Anew) => write!(f, "{seat} !take-back {to} anew"),
            Entry::TakeBack(seat, to, Unseen::Stays) => write!(f, "{seat} !take-back {to}"),
            Entry::Resign(seat) => write!(f, "{seat} !resign"),
            Entry::Forfeit(seat) => write!(f, "{seat} !forfeit"),
            Entry::Dice(faces) => {
                write!(f, "- !dice")?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))
            }
        }
    }
}

impl FromStr for Entry {
    type Err = String;

    fn from_str(line: &str) -> Result<Entry, String> {
        let (who, what) = line.split_once(' ').ok_or("expected a seat and an action")?;
        if let Some(faces) = what.strip_prefix("!dice").filter(|_| who == "-") {
            return match faces.strip_prefix(' ') {
                Some(faces) => Ok(Entry::Dice(faces.split(' ').map(str::to_owned).collect())),
                None if faces.is_empty() => Ok(Entry::Dice(Vec::new())),
                None => Err("expected !dice and faces".to_owned()),
            };
        }
        let seat = parse_seat(who)?;
        Ok(match what.split_once(' ').unwrap_or((what, "")) {
            ("!take-back", to) => {
                let (to, unseen) = match to.strip_suffix(" anew") {
                    Some(to) => (to, Unseen::Anew),
                    None => (to, Unseen::Stays),
                };
                Entry::TakeBack(seat, to.parse().map_err(|_| "expected the number of a line to go back to")?, unseen)
            }
            ("!resign", "") => Entry::Resign(seat),
            ("!forfeit", "") => Entry::Forfeit(seat),
            (word, _) if word.starts_with('!') => {
                return Err(format!("expected an action, !take-back, !resign or !forfeit, not {word}"));
            }
            _ => Entry::Action(seat, what.to_owned()),
        })
    }
}

pub(super) fn parse_seat(text: &str) -> Result<Seat, String> {
    match text.parse::<u8>() {
        Ok(number) if usize::from(number) < crate::MAX_SEATS && text.len() == 1 => Ok(Seat(number)),
        _ => Err(format!("expected a seat from 0 to 7, not {text:?}")),
    }
}
