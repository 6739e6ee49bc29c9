//! What the log says of deeds that are no actions of the game.

use sandtable_core::{Argument, Entry, Seat, Text};

use super::deed::Deed;
use super::state::TableState;
use crate::wire::Sitter;

/// The sentence for a deed; nothing for actions of the game, which tell their own events.
pub(super) fn note(deed: &Deed, table: &TableState) -> Option<Text> {
    let who = |seat: &Seat| table.sitters.get(seat.index()).map_or(Argument::from(""), called);
    let by = |id: &'static str, seat: &Seat| Text::new(id).with("name", who(seat)).with("seat", spoken(seat));
    Some(match deed {
        Deed::Sit { seat, .. } | Deed::SeatBot { seat, .. } => by("sv-log-sits", seat),
        Deed::Stand { seat } => Text::new("sv-log-stands").with("seat", spoken(seat)),
        Deed::Contribute { seat, .. } => by("sv-log-contributes", seat),
        Deed::Start if table.row.position.is_some() && table.branch_of.is_none() => {
            Text::new("sv-log-starts-from-position")
        }
        Deed::Start => Text::new("sv-log-starts"),
        Deed::Play { entry: Entry::Resign(seat) } => by("sv-log-resigns", seat),
        Deed::Play { entry: Entry::Forfeit(seat) } => by("sv-log-out-of-time", seat),
        Deed::Play { entry: Entry::TakeBack(seat, ..) } => by("sv-log-takes-back", seat),
        Deed::Play { entry: Entry::Action(..) | Entry::Dice(_) }
        | Deed::Reaction { .. }
        | Deed::Lull
        | Deed::Order { .. } => return None,
        Deed::Undo { seat } => by("sv-log-undoes", seat),
        Deed::Ask { seat, .. } => by("sv-log-asks", seat),
        Deed::AskPause { seat } => by("sv-log-asks-pause", seat),
        Deed::Pause { .. } => Text::new("sv-log-pauses"),
        Deed::Resume { seat } => by("sv-log-resumes", seat),
        Deed::Branch(branch) => Text::new("sv-log-branch").with("line", i64::from(branch.line)),
        Deed::Answer { seat, agree: true } => by("sv-log-agrees", seat),
        Deed::Answer { seat, agree: false } => by("sv-log-declines", seat),
        Deed::TakeOver { seat, .. } => by("sv-log-taken-over", seat),
        Deed::Vacation { seat, days } => by("sv-log-rests", seat).with("days", i64::from(*days)),
        Deed::Rematch { .. } => Text::new("sv-log-rematch"),
    })
}

/// A person's name, or the bot by its level.
fn called(sitter: &Sitter) -> Argument {
    match sitter {
        Sitter::Bot { level, .. } => Text::new("sv-bot").with("level", level.to_string()).into(),
        Sitter::Person { .. } | Sitter::Empty => sitter.label().into(),
    }
}

/// People count from one.
fn spoken(seat: &Seat) -> i64 {
    i64::from(seat.0) + 1
}
