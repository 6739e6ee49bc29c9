//! A board draws one game from what the viewer may know, and says where the things to point at are.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use sandtable_core::{Seat, Step, Text, ViewJson, Viewer};

use crate::clicks::Clicks;
use crate::palette::Palette;
use crate::words::Words;

/// A thing on the screen that can be pointed at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Target {
    /// Where it is.
    pub(crate) area: Rect,
    /// What it is.
    pub(crate) step: Step,
    /// It lies behind other things: clicks reach it where nothing else is, the arrow keys pass over it.
    pub(crate) backdrop: bool,
}

impl Target {
    pub(crate) fn new(area: Rect, step: Step) -> Target {
        Target { area, step, backdrop: false }
    }

    pub(crate) fn backdrop(area: Rect, step: Step) -> Target {
        Target { area, step, backdrop: true }
    }

    /// Is it at this cell?
    pub(crate) fn at(&self, place: Position) -> bool {
        self.area.contains(place)
    }
}

/// What a board may look at: the viewer's view, what may be chosen, and how to say things. Never the game.
pub(crate) struct Scene<'a> {
    /// Everything the viewer knows.
    pub(crate) view: &'a ViewJson,
    /// The view when the viewer last decided: what is new since then can be marked.
    pub(crate) before: Option<&'a ViewJson>,
    /// Whose eyes these are.
    pub(crate) viewer: Viewer,
    /// Who sits where.
    pub(crate) names: &'a [String],
    /// What was pointed at and what may come next.
    pub(crate) clicks: &'a Clicks,
    /// The thing under the cursor.
    pub(crate) cursor: Option<&'a Step>,
    /// How the hand is sorted: a number that a key counts up.
    pub(crate) sorting: usize,
    /// The label of a thing.
    pub(crate) label: Box<dyn Fn(&Step) -> Text + 'a>,
    /// How things are said.
    pub(crate) words: &'a Words,
    /// How things are drawn.
    pub(crate) palette: Palette,
}

impl Scene<'_> {
    /// What a thing is called.
    pub(crate) fn name_of(&self, step: &Step) -> String {
        self.words.say(&(self.label)(step))
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The seat at the bottom of the table: the viewer's, or seat 0 for those who only look on.
    pub(crate) fn near(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::All => Seat(0),
        }
    }

    /// How a thing stands to what may be done now.
    pub(crate) fn standing(&self, step: &Step) -> Standing {
        Standing {
            under_cursor: self.cursor == Some(step),
            choosable: self.clicks.may(step),
            chosen: self.clicks.made().contains(step),
        }
    }
}

/// How a thing stands to what may be done now.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Standing {
    /// The cursor is on it.
    pub(crate) under_cursor: bool,
    /// It may be pointed at next.
    pub(crate) choosable: bool,
    /// It was pointed at already.
    pub(crate) chosen: bool,
}

/// What a board drew.
pub(crate) struct Drawn {
    /// The things that can be pointed at; of those that lie upon each other, the topmost first.
    pub(crate) targets: Vec<Target>,
    /// Where the log may go.
    pub(crate) log: Rect,
}

/// What a letter or digit means on a board.
pub(crate) enum Shortcut {
    /// Point at this thing, as a click would.
    Choose(Step),
    /// Move the cursor to the next of these that may be chosen.
    Seek(Vec<Step>),
}

/// One game's table in the terminal.
pub(crate) trait Board {
    /// The smallest area it can be drawn in.
    fn least(&self) -> Size;

    /// A few words for the bar at the top: the turn, the points.
    fn headline(&self, scene: &Scene) -> String;

    /// Draws the table.
    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn;

    /// Buttons that are always in sight, so that one can ask why they cannot be pressed. Others appear when they can.
    fn buttons(&self) -> Vec<Step>;

    /// Things that are in sight only while they can be chosen: clicks that lead on to them have their reasons too.
    fn hidden(&self) -> Vec<Step> {
        Vec::new()
    }

    /// What a letter or digit means here.
    fn shortcut(&self, key: char, scene: &Scene) -> Option<Shortcut>;

    /// The letters and digits of [`Board::shortcut`] for the help: key and meaning.
    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)];

    /// The whole position in words, a line at a time.
    fn describe(&self, scene: &Scene) -> Vec<String>;
}
