//! Control, victory and the end (HN-31).

use sandtable_core::{Outcome, Reason, SeatSet, Verdict};

use crate::event::Event;
use crate::rules::Table;
use crate::scenario::{Moment, Win};
use crate::side::Side;
use crate::state::{Ending, Heroes, Stage};

impl Heroes {
    /// The points of a side. Some count after the last turn only.
    #[must_use]
    pub fn points(&self, side: Side, at_end: bool) -> u8 {
        let held = self.control[side.index()];
        let boxes: u8 = self
            .field()
            .scores
            .iter()
            .zip(self.worth)
            .filter(|(score, _)| score.side.is_none_or(|whose| whose == side) && held.contains(score.tile))
            .filter(|(score, _)| at_end || !score.at_end)
            .map(|(_, value)| value)
            .sum();
        let pairs = match self.mission().pairs[side.index()] {
            // HN-31.7
            Some(only_at_end) if at_end || !only_at_end => self.force(side.other()).destroyed / 2,
            _ => 0,
        };
        boxes.saturating_add(pairs).saturating_add(self.force(side).exit_points)
    }

    /// Does a victory condition hold, and who wins by it?
    fn winner(&self, win: &Win) -> Option<Side> {
        let at_end = win.moment == Moment::End;
        if win.more_points {
            let [us, ge] = Side::BOTH.map(|side| self.points(side, at_end));
            return Some(match us.cmp(&ge) {
                std::cmp::Ordering::Greater => Side::Us,
                std::cmp::Ordering::Less => Side::Ge,
                std::cmp::Ordering::Equal => win.side,
            });
        }
        let held = self.control[win.side.index()];
        let controls = win.control.iter().all(|&(boxes, least)| boxes.and(held).len() >= least);
        let scores = win.points.is_none_or(|points| self.points(win.side, at_end) >= points);
        (controls && scores).then_some(win.side)
    }

    /// HN-31.5: looks at the conditions of a moment. Tells whether the game is over.
    pub(crate) fn look_for_winner(&mut self, moment: Moment, table: &mut Table<'_>) -> bool {
        let wins = self.mission().wins.iter().enumerate().filter(|(_, win)| win.moment == moment);
        let found = wins.into_iter().find_map(|(index, win)| Some((index, self.winner(win)?)));
        let Some((index, winner)) = found else { return false };
        self.ending = Some(Ending { winner, win: index as u8 });
        self.stage = Stage::Over;
        table.emit(|| Event::Over {
            winner,
            points: Side::BOTH.map(|side| self.points(side, true)),
            rule: self.mission().wins[index].rule.clone(),
        });
        true
    }

    pub(crate) fn match_outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        Some(Outcome {
            verdict: Verdict::Won(SeatSet::only(ending.winner.seat())),
            scores: Side::BOTH.map(|side| i32::from(self.points(side, true))).to_vec(),
            reason: Reason::Rule(self.mission().wins[usize::from(ending.win)].rule.clone()),
        })
    }
}
