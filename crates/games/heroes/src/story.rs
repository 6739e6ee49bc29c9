//! The story of a match: the points, or the boxes that the scenario is about.

use sandtable_core::{Chapter, Step as Click, Story, Text};

use crate::event::Event;
use crate::scenario::Win;
use crate::side::Side;
use crate::state::Heroes;
use crate::texts::{side_text, unit_text};
use crate::tile::{Tile, TileSet};

impl Story for Heroes {
    const DEEDS: &'static [&'static str] =
        &["hn-deed-destroyed", "hn-deed-controlled", "hn-deed-attacks", "hn-deed-hits", "hn-deed-steps"];
    const LUCK: Option<&'static str> = Some("hn-luck-hits");

    fn counts(&self) -> Text {
        Text::new(if self.counts_points() { "hn-counts-points" } else { "hn-counts-boxes" })
    }

    /// Points as they would count after the last turn.
    fn counted(&self) -> Vec<i32> {
        let counted = |side: Side| match self.counts_points() {
            true => self.points(side, true),
            false => self.contested_boxes().and(self.control[side.index()]).len(),
        };
        Side::BOTH.map(|side| i32::from(counted(side))).to_vec()
    }

    fn tell(_: &Self, _: &Self, event: &Event, chapter: &mut Chapter) {
        match event {
            Event::Destroyed { unit, tile } => {
                let text = Text::new("hn-mark-destroyed").with("unit", unit_text(unit.tag, unit.card.as_ref()));
                chapter.loss(unit.side.index(), text.with("tile", tile.printed()), Some(tile_step(*tile)));
                chapter.count(unit.side.other().index(), "hn-deed-destroyed", 1);
            }
            Event::Controlled { tile, side } => {
                let text = Text::new("hn-mark-controlled").with("side", side_text(*side)).with("tile", tile.printed());
                chapter.gain(side.index(), text, Some(tile_step(*tile)));
                chapter.count(side.index(), "hn-deed-controlled", 1);
            }
            Event::Left { unit, from, .. } => {
                let text = Text::new("hn-mark-left").with("unit", unit_text(unit.tag, unit.card.as_ref()));
                chapter.gain(unit.side.index(), text.with("tile", from.printed()), None);
            }
            Event::Attacked { side, .. } => chapter.count(side.index(), "hn-deed-attacks", 1),
            Event::Rolled { side, reached, expected, .. } => {
                chapter.luck(side.index(), u32::from(*reached), u32::from(*expected));
                chapter.count(side.index(), "hn-deed-hits", u32::from(*reached));
            }
            Event::Moved { unit, .. } => chapter.count(unit.side.index(), "hn-deed-steps", 1),
            _ => {}
        }
    }

    fn ending(&self) -> Option<Text> {
        let (winner, win) = self.winning_condition()?;
        let [mine, theirs] = [winner, winner.other()].map(|side| i64::from(self.points(side, true)));
        let about = |id: &'static str| Text::new(id).with("side", side_text(winner));
        Some(if win.more_points {
            let id = if mine == theirs { "hn-end-tie" } else { "hn-end-more-points" };
            about(id).with("mine", mine).with("theirs", theirs)
        } else if !win.control.is_empty() {
            let boxes: Vec<String> = self.boxes_that_won().iter().map(Tile::printed).collect();
            about("hn-end-control").with("boxes", boxes.join(", "))
        } else if let Some(needed) = win.points {
            about("hn-end-points").with("points", mine).with("needed", i64::from(needed))
        } else {
            Text::new("hn-end-not-reached").with("loser", side_text(winner.other()))
        })
    }

    fn won_by(&self) -> Vec<Click> {
        self.boxes_that_won().iter().map(tile_step).collect()
    }

    fn points_text(&self) -> Option<Text> {
        (!self.counts_points()).then(|| Text::new("hn-counts-points"))
    }

    fn holds(&self) -> Vec<(usize, Click)> {
        let held = |side: Side| self.control[side.index()].iter().map(move |tile| (side.index(), tile_step(tile)));
        Side::BOTH.into_iter().flat_map(held).collect()
    }
}

impl Heroes {
    /// Does the scenario look at points at all?
    fn counts_points(&self) -> bool {
        self.mission().wins.iter().any(|win| win.more_points || win.points.is_some())
    }

    /// The boxes that the conditions of the scenario name, for whichever side.
    fn contested_boxes(&self) -> TileSet {
        self.mission().wins.iter().flat_map(|win| &win.control).fold(TileSet::NONE, |all, &(boxes, _)| all.or(boxes))
    }

    /// By which condition who has won.
    fn winning_condition(&self) -> Option<(Side, &Win)> {
        let ending = self.ending?;
        Some((ending.winner, self.mission().wins.get(usize::from(ending.win))?))
    }

    /// The boxes of the winner that made it win: those of its condition, those that score, or those that the loser needed.
    fn boxes_that_won(&self) -> TileSet {
        let Some((winner, win)) = self.winning_condition() else { return TileSet::NONE };
        let held = self.control[winner.index()];
        if !win.control.is_empty() {
            return win.control.iter().fold(TileSet::NONE, |all, &(boxes, _)| all.or(boxes)).and(held);
        }
        if win.more_points || win.points.is_some() {
            let scores = self.field().scores.iter().filter(|score| score.side.is_none_or(|side| side == winner));
            return scores.map(|score| score.tile).collect::<TileSet>().and(held);
        }
        let scoring: TileSet = self.field().scores.iter().map(|score| score.tile).collect();
        self.contested_boxes().or(scoring).and(held)
    }
}

fn tile_step(tile: Tile) -> Click {
    Click::new("tile", tile)
}
