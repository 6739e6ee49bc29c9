//! Battle Line's table: nine flags in a row, the viewer's side below them, hands, decks, and the grid of unseen troops
//! by which claims are proved.

mod card;
mod hand;
mod layout;
mod line;
mod panel;
mod seats;
mod table;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;
use sandtable_battle_line::{Card, Colour, Tactic, View};
use sandtable_core::{AnyGame, Messages, Seat, Step, Text, Viewer, messages};

use self::card::Shown as _;
use self::layout::Layout;
use self::table::at_flags;
use crate::board::{Board, Drawn, Scene, Seen, Shortcut, Target};
use crate::paper::put;

/// The edge of a card.
const EDGE: Color = Color::Indexed(235);

/// Draws Battle Line.
pub(crate) struct BattleLine;

impl Board for BattleLine {
    fn see(&self, game: &dyn AnyGame, viewer: Viewer) -> Seen {
        Seen::of::<sandtable_battle_line::BattleLine>(game, viewer)
    }

    fn messages(&self) -> Messages {
        messages!("locales/battle-line")
    }

    fn least(&self) -> Size {
        Size::new(80, 20)
    }

    fn headline(&self, scene: &Scene) -> String {
        let view: &View = scene.view();
        let mut parts = vec![scene.words.say(&Text::new("ui-bl-turn").with("turn", i64::from(view.turn)))];
        let game = i64::from(view.game);
        if view.options.points > 0 {
            let points = i64::from(view.options.points);
            parts.push(scene.words.say(&Text::new("ui-bl-game-to").with("game", game).with("points", points)));
        } else if view.options.games > 1 {
            let games = i64::from(view.options.games);
            parts.push(scene.words.say(&Text::new("ui-bl-game-of").with("game", game).with("games", games)));
        }
        parts.join(" · ")
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn {
        let view: &View = scene.view();
        let known_before = scene.view_before().map(at_flags);
        let mut table = Table { view, scene, buffer, layout: Layout::new(area), targets: Vec::new(), known_before };
        table.draw_seats();
        table.draw_line();
        table.draw_hand();
        let rest = table.draw_panel();
        Drawn { targets: table.targets, log: table.layout.log.unwrap_or(rest) }
    }

    fn buttons(&self) -> Vec<Step> {
        ["pass", "done"].map(|name| Step::new("button", name)).to_vec()
    }

    fn shortcut(&self, key: char, scene: &Scene) -> Option<Shortcut> {
        if let Some(flag) = key.to_digit(10).filter(|flag| (1..=9).contains(flag)) {
            return Some(Shortcut::Choose(Step::new("flag", flag)));
        }
        if key == 't' {
            let decks = ["troops", "tactics"].map(|deck| Step::new("deck", deck));
            return Some(Shortcut::Seek(
                Tactic::ALL.map(|tactic| Card::tactic(tactic).step()).into_iter().chain(decks).collect(),
            ));
        }
        let letter = key.to_ascii_uppercase();
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
        let view: &View = scene.view();
        let hand = view.hands[scene.near().index()].cards.clone().unwrap_or_default();
        let cards = hand.into_iter().chain(at_flags(view));
        Some(Shortcut::Seek(cards.filter(|card| card.has_colour(colour)).map(|card| card.step()).collect()))
    }

    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)] {
        &[("1–9", "ui-bl-help-flags"), ("r o y g b p", "ui-bl-help-colours"), ("t", "ui-bl-help-tactics")]
    }
}

/// The table while it is drawn; each part of it is in a file of its own.
struct Table<'a, 'b> {
    view: &'a View,
    scene: &'a Scene<'b>,
    buffer: &'a mut Buffer,
    layout: Layout,
    targets: Vec<Target>,
    /// What lay at the flags when the viewer last decided.
    known_before: Option<Vec<Card>>,
}

impl Table<'_, '_> {
    fn near(&self) -> Seat {
        self.scene.near()
    }

    /// Draws a card face up: a cell for its mark, then its face.
    fn draw_card(&mut self, area: Rect, card: Card) {
        let step = card.step();
        let standing = self.scene.standing(&step);
        let palette = self.scene.palette;
        let cells = usize::from(area.width - 1);
        let mut style = card.paint(palette);
        if standing.under_cursor {
            style = palette.cursor();
        } else if standing.chosen {
            style = card.paint_taken_up(palette);
        }
        let face = Rect { x: area.x + 1, width: area.width - 1, ..area };
        self.buffer.set_style(face, style);
        // High cards have their face in the middle row; those at the flags in the first.
        let row = if area.height > 2 { area.y + 1 } else { area.y };
        for y in area.y..area.bottom() {
            let text = match y {
                _ if y == row => card.face_in(self.scene, cells),
                // A line at the lower edge keeps two cards of a colour apart.
                _ if y + 1 == area.bottom() => "▁".repeat(cells),
                _ => " ".repeat(cells),
            };
            let style = if y != row && palette.coloured() { style.fg(EDGE) } else { style };
            put(self.buffer, face.x, y, &text, face.width, style);
        }
        let new = self.known_before.as_ref().is_some_and(|known| !known.contains(&card));
        let (mark, style) = match standing {
            _ if standing.under_cursor => ("▸", palette.accent()),
            _ if standing.choosable => ("•", palette.accent()),
            _ if new && area.y < self.layout.near_line => ("+", palette.info()),
            _ => (" ", palette.ink()),
        };
        put(self.buffer, area.x, row, mark, 1, style);
        self.targets.push(Target::new(area, step));
    }
}
