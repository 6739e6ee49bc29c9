//! The story of a match: the points of the objectives that each side controls.

use sandtable_core::{Chapter, Step as Click, Story, Text};

use crate::event::Event;
use crate::rules::victory::{Ending, Way};
use crate::scenario_file::Goal;
use crate::side::Side;
use crate::state::Undaunted;
use crate::texts::{side_text, tile_text, unit_text};
use crate::tile::Tile;

impl Story for Undaunted {
    const DEEDS: &'static [&'static str] = &[
        "un-deed-controlled",
        "un-deed-scouted",
        "un-deed-steps",
        "un-deed-attacks",
        "un-deed-hits",
        "un-deed-casualties",
    ];
    const LUCK: Option<&'static str> = Some("un-luck-hits");

    fn counts(&self) -> Text {
        Text::new("un-counts-points")
    }

    fn counted(&self) -> Vec<i32> {
        Side::BOTH.map(|side| i32::from(self.points(side))).to_vec()
    }

    fn tell(_: &Self, _: &Self, event: &Event, chapter: &mut Chapter) {
        match *event {
            Event::Controlled { side, tile, .. } => {
                let what = Text::new("un-mark-controlled").with("side", side_text(side)).with("tile", tile_text(tile));
                chapter.gain(side.index(), what, Some(tile_step(tile)));
                chapter.count(side.index(), "un-deed-controlled", 1);
            }
            Event::Marked { side, .. } => chapter.count(side.index(), "un-deed-scouted", 1),
            Event::Stepped { side, .. } => chapter.count(side.index(), "un-deed-steps", 1),
            Event::Rolled { side, hit, expected, .. } => {
                chapter.luck(side.index(), u32::from(hit), u32::from(expected));
                chapter.count(side.index(), "un-deed-attacks", 1);
                chapter.count(side.index(), "un-deed-hits", u32::from(hit));
            }
            Event::Casualty { side, .. } => chapter.count(side.index(), "un-deed-casualties", 1),
            Event::CounterRemoved { side, unit } => {
                chapter.loss(side.index(), Text::new("un-mark-lost").with("unit", unit_text(unit)), None);
            }
            _ => {}
        }
    }

    fn ending(&self) -> Option<Text> {
        let Ending { winner, by } = self.ending?;
        let [mine, theirs] = [winner, winner.other()].map(|side| i64::from(self.points(side)));
        let tied = mine == theirs;
        let text = Text::new(match by {
            Way::Points => "un-end-points",
            Way::Pin => "un-end-pin",
            Way::HopelessPin => "un-end-hopeless-pin",
            Way::Hopeless => "un-end-hopeless",
            Way::HopelessOvertaken => "un-end-overtaken",
            Way::BothPinned => "un-end-both-pinned",
            Way::BothPinnedMarker => "un-end-both-pinned-marker",
            Way::Limit if tied => "un-end-limit-marker",
            Way::Limit => "un-end-limit",
        });
        Some(match by {
            Way::Points => {
                let goal = if let Goal::Points(goal) = self.goal(winner) { i64::from(goal) } else { mine };
                let tiles: Vec<String> = self.objectives_of(winner).map(tile_text).collect();
                text.with("side", side_text(winner))
                    .with("tiles", tiles.join(", "))
                    .with("points", mine)
                    .with("goal", goal)
            }
            Way::Pin | Way::HopelessPin => text.with("loser", side_text(winner.other())),
            Way::Hopeless | Way::HopelessOvertaken => {
                text.with("loser", side_text(winner.other())).with("mine", mine).with("theirs", theirs)
            }
            Way::BothPinnedMarker => text.with("side", side_text(winner)),
            Way::Limit if tied => text.with("side", side_text(winner)),
            Way::BothPinned | Way::Limit => {
                text.with("side", side_text(winner)).with("mine", mine).with("theirs", theirs)
            }
        })
    }

    /// The objectives that made the points. A side that is pinned was beaten elsewhere.
    fn won_by(&self) -> Vec<Click> {
        match self.ending {
            None | Some(Ending { by: Way::Pin | Way::HopelessPin, .. }) => Vec::new(),
            Some(Ending { winner, .. }) => self.objectives_of(winner).map(tile_step).collect(),
        }
    }

    fn holds(&self) -> Vec<(usize, Click)> {
        let held = |side: Side| {
            self.mission().map.in_set(self.force(side).controlled).map(move |tile| (side.index(), tile_step(tile)))
        };
        Side::BOTH.into_iter().flat_map(held).collect()
    }
}

impl Undaunted {
    fn objectives_of(&self, side: Side) -> impl Iterator<Item = Tile> + '_ {
        self.mission().map.in_set(self.force(side).controlled.both(self.mission().objectives))
    }
}

fn tile_step(tile: Tile) -> Click {
    Click::new("tile", tile)
}
