//! A unit on the battlefield: its card, its face, its markers, and what the enemy can conclude about it.

use sandtable_core::{Id, IdSet, named};

use crate::cards::Card;

/// What a piece carries besides counted markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Face down.
    Hidden,
    /// HN-26.12, HN-40.2: face down, yet both players know it.
    Known,
    /// ACTIVATED.
    Activated,
    /// A GO! marker.
    Go,
    /// HN-20.11: that GO! needs no roll.
    Sure,
    /// HN-25.6.
    Panzerfaust,
    /// HN-47.11: it scores nothing if it leaves.
    NoScore,
    /// It came by deployment, not from a hand: its card is one of the deployment list.
    Deployed,
    /// HN-17.26: an event that is being settled still concerns it.
    Concerned,
    /// An event that is being settled has chosen it already.
    Settled,
}

impl Id for Mark {
    const FIRST: Mark = Mark::Hidden;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Mark {
        const ALL: [Mark; 10] = [
            Mark::Hidden,
            Mark::Known,
            Mark::Activated,
            Mark::Go,
            Mark::Sure,
            Mark::Panzerfaust,
            Mark::NoScore,
            Mark::Deployed,
            Mark::Concerned,
            Mark::Settled,
        ];
        ALL[index]
    }
}

/// HN-51.3 to HN-51.13: what a hidden unit has shown of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// HN-51.3: it moved, so it is not Immobile.
    Moved,
    /// HN-51.4: it moved diagonally, so it is MECH.
    Diagonal,
    /// HN-51.5: it is in or was in Water, so it is Amphibious.
    Water,
    /// HN-51.6: it used a DIRECTIVE, so it is not Disorientated.
    Directive,
    /// HN-51.7: it entered a box with an Obstacle, so it is neither TANK nor MECH.
    Obstacle,
    /// HN-51.8: it was put into a FORT box.
    Fort,
    /// HN-51.8: it was put into another box.
    NotFort,
    /// HN-51.12: it had something that decoys do not have.
    NoDecoy,
    /// HN-51.13: it got nothing where every other unit got something.
    Decoy,
}

named!(Evidence, "evidence", {
    Moved => "moved", Diagonal => "diagonal", Water => "water", Directive => "directive", Obstacle => "obstacle",
    Fort => "fort", NotFort => "not-fort", NoDecoy => "no-decoy", Decoy => "decoy",
});

impl Id for Evidence {
    const FIRST: Evidence = Evidence::Moved;

    fn index(self) -> usize {
        self as usize
    }

    fn at(index: usize) -> Evidence {
        Evidence::ALL[index]
    }
}

/// All that a hidden unit has shown.
pub type EvidenceSet = IdSet<Evidence, u16>;

/// A unit on the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The number of its tag; 0 where nobody stands.
    pub(crate) number: u8,
    /// Its card.
    pub(crate) card: Card,
    /// The Unit Card that the card is a copy of.
    pub(crate) kind: u8,
    /// HIT markers.
    pub(crate) hits: u8,
    /// SUPPRESSED markers.
    pub(crate) suppressed: u8,
    /// HN-25.11: Hit point markers.
    pub(crate) more_points: u8,
    /// The Hero who joined it.
    pub(crate) hero: Option<Card>,
    /// What else it carries.
    pub(crate) marks: IdSet<Mark, u16>,
    /// What it has shown while hidden.
    pub(crate) evidence: EvidenceSet,
    /// HN-19.11, HN-20.26: which abilities of the unit that is being activated have chosen it, a bit each.
    pub(crate) chosen: u8,
}

impl Piece {
    /// Nobody.
    pub(crate) const NOBODY: Piece = Piece {
        number: 0,
        card: Card(0),
        kind: 0,
        hits: 0,
        suppressed: 0,
        more_points: 0,
        hero: None,
        marks: IdSet::NONE,
        evidence: EvidenceSet::NONE,
        chosen: 0,
    };

    #[inline]
    pub(crate) fn has(&self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }

    pub(crate) fn put(&mut self, mark: Mark) {
        self.marks.insert(mark);
    }

    pub(crate) fn take(&mut self, mark: Mark) {
        self.marks.remove(mark);
    }

    /// Is it face down?
    #[must_use]
    #[inline]
    pub fn is_hidden(&self) -> bool {
        self.has(Mark::Hidden)
    }

    /// Does the enemy not know what it is?
    #[must_use]
    #[inline]
    pub fn is_secret(&self) -> bool {
        self.has(Mark::Hidden) && !self.has(Mark::Known)
    }
}
