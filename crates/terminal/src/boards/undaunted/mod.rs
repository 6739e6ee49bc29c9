//! Undaunted's table: the battlefield as staggered tiles, the hand below it, both sides' goals and piles beside it.

mod card;
mod hand;
mod layout;
mod map;
mod side;
mod sides;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use sandtable_core::{AnyGame, Messages, Step, Text, Viewer, messages};
use sandtable_undaunted::{Side, View};

use self::layout::Layout;
use super::plain::Plain;
use crate::board::{Board, Drawn, Scene, Seen, Shortcut, Target};
use crate::buttons;

/// Draws Undaunted.
pub(crate) struct Undaunted;

impl Board for Undaunted {
    fn see(&self, game: &dyn AnyGame, viewer: Viewer) -> Seen {
        Seen::of::<sandtable_undaunted::Undaunted>(game, viewer)
    }

    fn messages(&self) -> Messages {
        messages!("locales/undaunted")
    }

    fn least(&self) -> Size {
        Size::new(80, 20)
    }

    fn headline(&self, scene: &Scene) -> String {
        let view: &View = scene.view();
        let text = Text::new("ui-un-headline").with("name", view.name.clone()).with("round", i64::from(view.round));
        scene.words.say(&text)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn {
        let view: &View = scene.view();
        // A map that is too large for the window is told in words.
        let Some(layout) = Layout::new(area, &view.map) else {
            return Plain.draw(area, buffer, scene);
        };
        let mut table = Table { view, scene, buffer, layout, targets: Vec::new() };
        table.draw_map();
        table.draw_hand();
        let rest = table.draw_sides();
        table.draw_buttons();
        Drawn { targets: table.targets, log: table.layout.log.unwrap_or(rest) }
    }

    /// They lie on the board, in a row of their own.
    fn buttons(&self) -> Vec<Step> {
        Vec::new()
    }

    fn shortcut(&self, key: char, scene: &Scene) -> Option<Shortcut> {
        let view: &View = scene.view();
        let near = side::of(scene.near());
        if let Some(place) = key.to_digit(10) {
            let hand = hand::sorted(view.side(near).hand.cards.as_ref()?, scene.sorting);
            let (card, _) = hand.get((place as usize).checked_sub(1)?)?;
            return Some(Shortcut::Choose(card::step(*card, "card", near)));
        }
        let of_kind =
            |kinds: &[&str]| scene.clicks.next().into_iter().filter(|step| kinds.contains(&step.kind())).collect();
        Some(Shortcut::Seek(match key {
            'b' => of_kind(&["action", "count", "button"]),
            't' => of_kind(&["tile"]),
            'c' => of_kind(&["unit"]),
            'p' => of_kind(&["supply", "play"]),
            _ => return None,
        }))
    }

    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("1–9", "ui-un-help-hand"),
            ("b", "ui-un-help-buttons"),
            ("t", "ui-un-help-tiles"),
            ("c", "ui-un-help-counters"),
            ("p", "ui-un-help-piles"),
            ("17B♣3②uG", "ui-un-help-head"),
            ("▫RA ▪sb", "ui-un-help-signs"),
            ("⚑ ⊕ ☎ ★", "ui-un-help-markers"),
        ]
    }
}

/// The table while it is drawn; each part of it is in a file of its own.
struct Table<'a, 'b> {
    view: &'a View,
    scene: &'a Scene<'b>,
    buffer: &'a mut Buffer,
    layout: Layout,
    targets: Vec<Target>,
}

impl Table<'_, '_> {
    fn near(&self) -> Side {
        side::of(self.scene.near())
    }

    /// Whatever may be chosen and lies nowhere else: actions, numbers, buttons. Ending the turn is always in sight while
    /// the viewer is asked.
    fn draw_buttons(&mut self) {
        if self.scene.clicks.all().is_empty() {
            return;
        }
        let mut steps = buttons::left_over(self.scene, &self.targets);
        let end = Step::new("button", "end-turn");
        if !steps.contains(&end) {
            steps.push(end);
        }
        let row = Rect { x: self.layout.buttons.x + 1, width: self.layout.buttons.width - 2, ..self.layout.buttons };
        self.targets.extend(buttons::draw(self.buffer, row, &steps, self.scene));
    }
}
