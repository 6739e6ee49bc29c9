//! The few styles everything is drawn with: calm ink, one accent for what may be done now, one for information. The
//! terminal keeps its own background, light or dark.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colour {
    /// The 256 indexed colours.
    #[default]
    Full,
    /// None: letters, emblems and reversed cells say everything.
    None,
}

impl Colour {
    /// None if `NO_COLOR` is set to anything, or on a dumb terminal; otherwise all.
    #[must_use]
    pub fn from_environment() -> Colour {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        if set("NO_COLOR") || dumb { Colour::None } else { Colour::Full }
    }
}

const SIGNAL_RED: Color = Color::Indexed(167);
const CHART_BLUE: Color = Color::Indexed(67);
const FIELD_GREY: Color = Color::Indexed(245);
const KHAKI: Color = Color::Indexed(137);
const LAMP: Color = Color::Indexed(223);
const ROOM: Color = Color::Indexed(237);

/// The styles of one terminal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    colour: Colour,
}

impl Palette {
    pub(crate) fn new(colour: Colour) -> Palette {
        Palette { colour }
    }

    /// May colours be used?
    pub(crate) fn coloured(self) -> bool {
        self.colour == Colour::Full
    }

    fn tint(self, style: Style, colour: Color) -> Style {
        if self.coloured() { style.fg(colour) } else { style }
    }

    /// Ordinary writing.
    pub(crate) fn ink(self) -> Style {
        Style::new()
    }

    /// Writing that matters.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What stays in the background.
    pub(crate) fn calm(self) -> Style {
        if self.coloured() { Style::new().fg(FIELD_GREY) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// Frames and rules.
    pub(crate) fn line(self) -> Style {
        self.tint(Style::new(), KHAKI)
    }

    /// What may be done now.
    pub(crate) fn accent(self) -> Style {
        self.tint(self.strong(), SIGNAL_RED)
    }

    /// Information: clauses, titles.
    pub(crate) fn info(self) -> Style {
        self.tint(Style::new(), CHART_BLUE)
    }

    /// The bar at the top.
    pub(crate) fn bar(self) -> Style {
        if self.coloured() { Style::new().fg(LAMP).bg(ROOM) } else { Style::new().add_modifier(Modifier::REVERSED) }
    }

    /// A key's name in the bar at the bottom.
    pub(crate) fn key(self) -> Style {
        self.tint(self.strong(), KHAKI)
    }

    /// The thing under the cursor.
    pub(crate) fn cursor(self) -> Style {
        if self.coloured() {
            Style::new().fg(Color::Indexed(231)).bg(SIGNAL_RED).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED.union(Modifier::BOLD))
        }
    }

    /// A card face of the given paper and ink; plain where there are no colours.
    pub(crate) fn face(self, paper: u8, ink: u8) -> Style {
        if self.coloured() {
            Style::new().fg(Color::Indexed(ink)).bg(Color::Indexed(paper)).add_modifier(Modifier::BOLD)
        } else {
            self.strong()
        }
    }

    /// Writing in a colour of its own.
    pub(crate) fn writing(self, colour: u8) -> Style {
        self.tint(self.strong(), Color::Indexed(colour))
    }
}
