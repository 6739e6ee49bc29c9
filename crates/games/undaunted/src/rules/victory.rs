//! The end of the game (UN-13).

use sandtable_core::{Events, Outcome, Reason, SeatSet, Verdict};

use crate::cards::Cards;
use crate::event::Event;
use crate::force::Force;
use crate::kind::{Kind, Title};
use crate::printed::CardAction;
use crate::rules::support::bolster_takes;
use crate::scenario_file::Goal;
use crate::side::Side;
use crate::state::Undaunted;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won.
    pub winner: Side,
    /// By what.
    pub by: Way,
}

/// The ways to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// UN-13.4: enough points.
    Points,
    /// UN-13.6: the opponent is pinned.
    Pin,
    /// UN-13.15: the opponent is beyond hope, and the goal was to pin him.
    HopelessPin,
    /// UN-13.16: the opponent came to be beyond hope while he had fewer points.
    Hopeless,
    /// UN-13.17: the opponent had long been beyond hope when the winner came to have more points.
    HopelessOvertaken,
    /// UN-13.9: both are pinned, and the winner has more points.
    BothPinned,
    /// UN-13.10: both are pinned with equal points, and the winner holds the initiative marker.
    BothPinnedMarker,
    /// UN-13.20: the last round is complete.
    Limit,
}

impl Way {
    /// The clause.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Way::Points => "UN-13.4",
            Way::Pin => "UN-13.6",
            Way::HopelessPin => "UN-13.15",
            Way::Hopeless => "UN-13.16",
            Way::HopelessOvertaken => "UN-13.17",
            Way::BothPinned => "UN-13.9",
            Way::BothPinnedMarker => "UN-13.10",
            Way::Limit => "UN-13.20",
        }
    }
}

impl Undaunted {
    pub(crate) fn goal(&self, side: Side) -> Goal {
        self.mission().side(side).goal
    }

    /// UN-13.12: can a side with a points goal no longer reach it?
    pub(crate) fn is_hopeless(&self, side: Side) -> bool {
        matches!(self.goal(side), Goal::Points(_)) && !has_hope(self.force(side))
    }

    /// How the game has ended in this position, if it has; the round limit apart.
    pub(crate) fn decided(&self) -> Option<Ending> {
        let ending = |winner: Side, by: Way| Some(Ending { winner, by });
        let points = Side::BOTH.map(|side| self.points(side));
        for side in Side::BOTH {
            // UN-13.4
            if let Goal::Points(goal) = self.goal(side)
                && points[side.index()] >= goal
            {
                return ending(side, Way::Points);
            }
        }
        let without_riflemen = Side::BOTH.map(|side| self.force(side).has_no_riflemen());
        let hopeless = Side::BOTH.map(|side| self.is_hopeless(side));
        for side in Side::BOTH {
            let other = side.other().index();
            if self.goal(side) == Goal::Pin {
                if without_riflemen[other] {
                    return ending(side, Way::Pin);
                }
                if hopeless[other] {
                    return ending(side, Way::HopelessPin);
                }
            }
        }
        // UN-13.9, UN-13.10, UN-13.18
        if (0..2).all(|index| without_riflemen[index] || hopeless[index]) {
            return match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Greater => ending(Side::Us, Way::BothPinned),
                std::cmp::Ordering::Less => ending(Side::Ge, Way::BothPinned),
                std::cmp::Ordering::Equal => ending(self.marker, Way::BothPinnedMarker),
            };
        }
        // UN-13.16; what makes it UN-13.17 is how it came about, see `test_points`.
        Side::BOTH
            .into_iter()
            .find(|side| hopeless[side.other().index()] && points[side.index()] > points[side.other().index()])
            .and_then(|side| ending(side, Way::Hopeless))
    }

    /// UN-13.2: is the end reached? Then the game stops at once.
    pub(super) fn test_end(&mut self, events: &mut dyn Events<Event>) {
        if let Some(ending) = self.decided() {
            self.end(ending, events);
        }
    }

    /// UN-13.2 after points have changed. Control touches no card, so a side that is beyond hope now was so before, and
    /// the game had gone on (UN-13.17).
    pub(super) fn test_points(&mut self, events: &mut dyn Events<Event>) {
        match self.decided() {
            Some(Ending { winner, by: Way::Hopeless }) => {
                self.end(Ending { winner, by: Way::HopelessOvertaken }, events);
            }
            Some(ending) => self.end(ending, events),
            None => {}
        }
    }

    /// UN-13.20: the last round is complete.
    pub(crate) fn at_limit(&self) -> Ending {
        let [us, ge] = Side::BOTH.map(|side| self.points(side));
        let winner = match us.cmp(&ge) {
            std::cmp::Ordering::Greater => Side::Us,
            std::cmp::Ordering::Less => Side::Ge,
            std::cmp::Ordering::Equal => self.marker,
        };
        Ending { winner, by: Way::Limit }
    }

    pub(super) fn end_by_limit(&mut self, events: &mut dyn Events<Event>) {
        self.end(self.at_limit(), events);
    }

    fn end(&mut self, ending: Ending, events: &mut dyn Events<Event>) {
        self.ending = Some(ending);
        self.pending.clear();
        let points = Side::BOTH.map(|side| self.points(side));
        events.emit(|| Event::GameOver { winner: ending.winner, rule: ending.by.rule(), points });
    }

    /// How the game ended; the scores are the points of both sides.
    pub(crate) fn match_outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| Outcome {
            verdict: Verdict::Won(SeatSet::only(ending.winner.seat())),
            scores: Side::BOTH.map(|side| i32::from(self.points(side))).to_vec(),
            reason: Reason::Rule(ending.by.rule().to_owned()),
        })
    }
}

/// UN-13.13: is a Rifleman card in hand, deck, face-down card, play area or discard, or can one be brought there?
pub(crate) fn has_hope(force: &Force) -> bool {
    let mut within = force.held();
    within.add_all(&force.play);
    within.add_all(&force.discard);
    if within.kinds().any(is_rifle) {
        return true;
    }
    within.add_all(&Cards::in_deck(&force.deck));
    can_bring_riflemen(within, force.supply)
}

fn is_rifle(kind: Kind) -> bool {
    kind.title() == Title::Rifle
}

/// UN-13.13: with these cards to be played and those in the supply, can a Rifleman be had?
pub(crate) fn can_bring_riflemen(mut within: Cards, mut waiting: Cards) -> bool {
    loop {
        if within.kinds().any(is_rifle) {
            return true;
        }
        // Every kind of the supply that a Bolster of a kind already counted may take.
        let fetched = waiting.kinds().find(|&kind| {
            within
                .kinds()
                .any(|card| card.printed().strength(CardAction::Bolster).is_some() && bolster_takes(card.reach(), kind))
        });
        let Some(kind) = fetched else { return false };
        within.add(kind);
        waiting = waiting.without(&Cards::from_iter((0..waiting.of(kind)).map(|_| kind)));
    }
}
