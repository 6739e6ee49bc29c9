//! Claims and their proof (BL-7, BL-8).

use sandtable_core::{Events, Seat};

use crate::event::Event;
use crate::flag::{Flag, FlagSet};
use crate::rules::formation::{Strength, best, can_become_stronger};
use crate::rules::turn::TurnStep;
use crate::state::BattleLine;

/// What the proof of BL-8 says about a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The opponent cannot win the flag any more.
    Holds,
    /// The claimer's own side is not complete (BL-8.13).
    OwnSideIncomplete,
    /// The opponent's complete side is stronger (BL-8.1).
    Beaten(Strength),
    /// Both sides are equal, and the opponent's was completed first (BL-8.1).
    Later,
    /// The opponent's side can still become this, which is stronger (BL-8.2).
    Beatable(Strength),
}

impl BattleLine {
    /// Could `seat` claim the flag, if it is open? The proof of BL-8 from the cards as they lie, whose turn it may be.
    #[must_use]
    pub fn proof(&self, seat: Seat, flag: Flag) -> Proof {
        let terms = self.terms(flag);
        let own = self.side(flag, seat);
        if own.len() < terms.full {
            return Proof::OwnSideIncomplete;
        }
        let Some(mine) = best(own.cards(), terms, self.unseen) else {
            return Proof::OwnSideIncomplete;
        };
        let against = self.side(flag, seat.other());
        let complete = against.len() >= terms.full;
        match best(against.cards(), terms, self.unseen) {
            None => Proof::Holds,
            Some(his) if his > mine && complete => Proof::Beaten(his),
            Some(his) if his > mine => Proof::Beatable(his),
            Some(his) if his == mine && complete && own.age() >= against.age() => Proof::Later,
            Some(_) => Proof::Holds,
        }
    }

    /// The flags that `seat` can claim. The strengths of complete sides are kept in the state, so the proof is made only
    /// where the own side is complete, and looks at unseen troops only where the opponent's is not.
    pub(crate) fn provable(&self, seat: Seat) -> FlagSet {
        let complete = self.open_flags().and(self.complete[seat.index()]);
        complete.iter().filter(|&flag| self.holds(seat, flag)).collect()
    }

    fn holds(&self, seat: Seat, flag: Flag) -> bool {
        let strengths = self.strengths[flag.index()];
        let Some(mine) = strengths[seat.index()] else {
            return false;
        };
        let against = self.side(flag, seat.other());
        match strengths[seat.other().index()] {
            Some(his) if his == mine => self.side(flag, seat).age() < against.age(),
            Some(his) => mine > his,
            None => !can_become_stronger(against.cards(), mine, self.terms(flag), self.unseen),
        }
    }

    /// A card came to or left a side: its strength is worked out anew. An incomplete side has none.
    pub(crate) fn reckon_side(&mut self, flag: Flag, seat: Seat) {
        let terms = self.terms(flag);
        let side = self.side(flag, seat);
        let strength = if side.len() >= terms.full { best(side.cards(), terms, self.unseen) } else { None };
        self.strengths[flag.index()][seat.index()] = strength;
        match strength {
            Some(_) => self.complete[seat.index()].insert(flag),
            None => self.complete[seat.index()].remove(flag),
        }
    }

    /// Fog or Mud came to or left a flag: both sides are worked out anew.
    pub(crate) fn reckon_flag(&mut self, flag: Flag) {
        self.reckon_side(flag, Seat(0));
        self.reckon_side(flag, Seat(1));
    }
}

/// BL-7.1, BL-7.7: one flag is claimed. BL-7.10: that changes no other proof, so the step goes on with what is left.
pub(super) fn claim(game: &mut BattleLine, flag: Flag, events: &mut dyn Events<Event>) {
    let seat = game.active;
    game.claimed[seat.index()].insert(flag);
    game.claimable.remove(flag);
    events.emit(|| Event::Claimed { seat, flag });
    // BL-7.11: the end is tested after every single claim.
    if let Some(ending) = game.won_by_flags() {
        game.end(ending);
    }
}

/// BL-7.5: what is left stays open.
pub(super) fn done(game: &mut BattleLine) {
    debug_assert_eq!(game.pending.top(), Some(TurnStep::Claim));
    game.claimable = FlagSet::NONE;
}
