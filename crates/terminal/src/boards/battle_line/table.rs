//! What this board asks of the game's view.

use sandtable_battle_line::view::FlagView;
use sandtable_battle_line::{Card, Tactic, View};
use sandtable_core::Seat;

/// The ground cards that lie on a seat's side of a flag.
pub(super) fn ground(flag: &FlagView, seat: Seat) -> Vec<Card> {
    let lies = [(Tactic::Fog, flag.fog), (Tactic::Mud, flag.mud)];
    lies.into_iter().filter(|(_, owner)| *owner == Some(seat)).map(|(tactic, _)| Card::tactic(tactic)).collect()
}

/// Every card that lies face up at a flag.
pub(super) fn at_flags(view: &View) -> Vec<Card> {
    let sides = view.flags.iter().flat_map(|flag| flag.sides.iter().flat_map(|side| side.cards.iter().copied()));
    let ground = view.flags.iter().flat_map(|flag| [ground(flag, Seat(0)), ground(flag, Seat(1))].concat());
    sides.chain(ground).collect()
}

/// How many flags a seat has claimed.
pub(super) fn claimed(view: &View, seat: Seat) -> usize {
    view.flags.iter().filter(|flag| flag.claimed_by == Some(seat)).count()
}
