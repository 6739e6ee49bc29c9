//! A board draws one game from what the viewer may know, and says where the things to point at are.

use std::any::Any;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use sandtable_core::{AnyGame, Component, Game, Messages, Path, Seat, Step, Text, Viewer, Views};

use crate::clicks::{Clicks, Detour, Offer};
use crate::palette::Palette;
use crate::sheet::Reader;
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

/// What a viewer sees of a game, as the game's own type.
pub(crate) struct Seen(Box<dyn Any>);

impl Seen {
    /// What a viewer sees of a game of the kind `G`.
    ///
    /// # Panics
    /// When the game is of another kind: then `boards` names the wrong board for it.
    pub(crate) fn of<G: Game>(game: &dyn AnyGame, viewer: Viewer) -> Seen {
        match game.as_any().downcast_ref::<G>() {
            Some(known) => Seen(Box::new(Views::view(known, viewer))),
            None => panic!("the board of {} is given a game of {}", G::info().slug, game.info().slug),
        }
    }

    /// For a board that needs no view.
    pub(crate) fn nothing() -> Seen {
        Seen(Box::new(()))
    }

    /// The view, in the type that the board saw it in.
    pub(crate) fn view<V: 'static>(&self) -> &V {
        self.0.downcast_ref().expect("a board looks at what it has seen itself")
    }
}

/// What a board may look at: the viewer's view, what may be chosen, and how to say things. Never the game.
pub(crate) struct Scene<'a> {
    /// Everything the viewer knows, as the board saw it.
    pub(crate) seen: &'a Seen,
    /// The same when the viewer last decided: what is new since then can be marked.
    pub(crate) seen_before: Option<&'a Seen>,
    /// The whole position in words, a line at a time.
    pub(crate) position: Box<dyn Fn() -> Vec<String> + 'a>,
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
    /// What is printed on everything of this set-up.
    pub(crate) components: &'a [Component],
    /// The label of a thing.
    pub(crate) label: Box<dyn Fn(&Step) -> Text + 'a>,
    /// How things are said.
    pub(crate) words: &'a Words,
    /// How things are drawn.
    pub(crate) palette: Palette,
}

impl Scene<'_> {
    /// The view, in the type that the board saw it in.
    pub(crate) fn view<V: 'static>(&self) -> &V {
        self.seen.view()
    }

    /// The view when the viewer last decided.
    pub(crate) fn view_before<V: 'static>(&self) -> Option<&V> {
        self.seen_before.map(Seen::view)
    }

    /// What a thing is called.
    pub(crate) fn name_of(&self, step: &Step) -> String {
        self.words.say(&(self.label)(step))
    }

    /// What is printed on a thing.
    pub(crate) fn component(&self, thing: &Step) -> Option<&Component> {
        self.components.iter().find(|component| component.thing == *thing)
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The seat at the bottom of the table.
    pub(crate) fn near(&self) -> Seat {
        near(self.viewer)
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

/// The seat at the bottom of the table: the viewer's, or the first for those who only look on.
pub(crate) fn near(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::All => Seat(0),
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
    /// Open a sheet.
    Read(Reader),
}

/// What came of a board's own switch.
pub(crate) enum Switched {
    /// From now on it is as the player wants it.
    Set,
    /// Something is to be done in a row: [`Board::answer`] knows what.
    Go,
}

/// One game's table in the terminal.
pub(crate) trait Board {
    /// Looks at the game through the eyes of a viewer.
    fn see(&self, game: &dyn AnyGame, viewer: Viewer) -> Seen;

    /// Its own words; their ids begin with `ui-` like those of the interface.
    fn messages(&self) -> Messages;

    /// The smallest area it can be drawn in.
    fn least(&self) -> Size;

    /// A few words for the bar at the top: the turn, the points.
    fn headline(&self, scene: &Scene) -> String;

    /// Draws the table.
    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn;

    /// Buttons that are always in sight, so that one can ask why they cannot be pressed. Others appear when they can.
    fn buttons(&self) -> Vec<Step>;

    /// What a letter or digit means here.
    fn shortcut(&self, key: char, scene: &Scene) -> Option<Shortcut>;

    /// The letters and digits of [`Board::shortcut`] for the help: key and meaning.
    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)];

    /// What a thing is called where the board knows better than the game, which sees no position: a unit by its card, the
    /// board's own switches.
    fn label(&self, _: &Seen, _: &Step) -> Option<Text> {
        None
    }

    /// Things that stand for several clicks now.
    fn detours(&self, _: &Seen, _: &Clicks) -> Vec<Detour> {
        Vec::new()
    }

    /// A switch of the board's own was pointed at; nothing if this is none.
    fn switch(&self, _: &Step, _: &Seen) -> Option<Switched> {
        None
    }

    /// The player made a choice, when so many steps of it had been made before the last click.
    fn made(&self, _: &Path, _: usize) {}

    /// The choice that the player's habits make here without asking.
    fn answer<'a>(&self, _: &Seen, _: &'a [Offer]) -> Option<&'a Offer> {
        None
    }

    /// The standing order that the player has given, in the words of the game, which obeys it where the habits choose nothing.
    fn order(&self, _: &Seen) -> Option<String> {
        None
    }
}
