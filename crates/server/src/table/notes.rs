//! What the log says of deeds that are no actions of the game.

use sandtable_core::{Argument, Entry, Seat, Text};

use super::deed::Deed;
use super::state::TableState;
use crate::wire::Sitter;

/// The sentence for a deed; nothing for actions of the game, which tell their own events.
pub(super) fn note(deed: &Deed, table: &TableState) -> Option<Text> {
    let who = |seat: &Seat| table.sitters.get(seat.index()).map_or(Argument::from(""), called);
    let by = |id: &'static str, seat: &Seat| Text::new(id).with("name", who(seat));
    // Who sits down, gets up or is replaced cannot be what the seat is called by: that is its role.
    let at = |id: &'static str, seat: &Seat| Text::new(id).with("role", role(table, *seat));
    Some(match deed {
        Deed::Sit { seat, .. } | Deed::SeatBot { seat, .. } => at("sv-log-sits", seat).with("name", who(seat)),
        Deed::Stand { seat } => at("sv-log-stands", seat),
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
        Deed::TakeOver { seat, .. } => at("sv-log-taken-over", seat),
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

/// What the game calls a seat; by rules that are not carried here, its number, and people count from one.
fn role(table: &TableState, seat: Seat) -> Text {
    let number = || Text::new("core-player").with("number", i64::from(seat.0) + 1);
    table.roles.get(seat.index()).map_or_else(number, |role| role.name.clone())
}
