//! D-Day Dice's table: the beach as rows of sectors up to the bunker, the viewer's unit with its dice beside it.

mod beach;
mod face;
mod layout;
mod panel;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use sandtable_core::{AnyGame, Messages, Seat, Step, Text, Viewer, messages};
use sandtable_dday_dice::View;

use self::face::unit_of;
use self::layout::{LEAST_LOG, Layout};
use super::plain::Plain;
use crate::board::{Board, Drawn, Scene, Seen, Shortcut, Target};
use crate::buttons;

/// Draws D-Day Dice.
pub(crate) struct DDayDice;

impl Board for DDayDice {
    fn see(&self, game: &dyn AnyGame, viewer: Viewer) -> Seen {
        Seen::of::<sandtable_dday_dice::DDayDice>(game, viewer)
    }

    fn messages(&self) -> Messages {
        messages!("locales/dday-dice")
    }

    fn least(&self) -> Size {
        Size::new(80, 20)
    }

    fn headline(&self, scene: &Scene) -> String {
        let view: &View = scene.view();
        let text = Text::new("ui-dd-headline")
            .with("name", view.map.name.clone())
            .with("turn", i64::from(view.turn))
            .with("phase", view.phase.text());
        scene.words.say(&text)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn {
        let view: &View = scene.view();
        // A map that is too large for the window is told in words.
        let Some(layout) = Layout::new(area, view) else {
            return Plain.draw(area, buffer, scene);
        };
        let mut table = Table { view, scene, buffer, layout, targets: Vec::new() };
        table.draw_beach();
        table.draw_panel();
        let log = table.draw_choices();
        Drawn { targets: table.targets, log }
    }

    /// They lie on the board, below the beach.
    fn buttons(&self) -> Vec<Step> {
        Vec::new()
    }

    fn shortcut(&self, key: char, scene: &Scene) -> Option<Shortcut> {
        let view: &View = scene.view();
        if let Some(place) = key.to_digit(10) {
            let unit = unit_of(view, scene.near())?;
            let die = unit.dice.get((place as usize).checked_sub(1)?)?;
            return Some(Shortcut::Choose(Step::new("die", die.die)));
        }
        let of_kind =
            |kinds: &[&str]| scene.clicks.next().into_iter().filter(|step| kinds.contains(&step.kind())).collect();
        Some(Shortcut::Seek(match key {
            'b' => of_kind(&["button", "number", "face", "resource"]),
            't' => of_kind(&["sector"]),
            'c' => of_kind(&["card", "vehicle"]),
            'p' => of_kind(&["specialist"]),
            'm' => of_kind(&["award"]),
            'o' => of_kind(&["seat"]),
            _ => return None,
        }))
    }

    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("1–6", "ui-dd-help-dice"),
            ("b", "ui-dd-help-buttons"),
            ("t", "ui-dd-help-sectors"),
            ("c p m", "ui-dd-help-things"),
            ("o", "ui-dd-help-units"),
            ("5 D10 M1■ ♥2✱#", "ui-dd-help-head"),
            ("▲0/2 ▲0!", "ui-dd-help-unit"),
            ("? † − ✹", "ui-dd-help-demand"),
            ("+★ +d6 ✪ ⚄5", "ui-dd-help-gifts"),
            ("≤1 6☠ ⊘= ⊘⚒", "ui-dd-help-limits"),
            ("♟ ★ ♥ ⚒ Σ", "ui-dd-help-resources"),
            ("R★= ↻ ×", "ui-dd-help-die"),
            ("→7 ♥2 −8.5 ≤11", "ui-dd-help-reach"),
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
    fn near(&self) -> Seat {
        self.scene.near()
    }

    /// Whatever may be chosen and lies nowhere else, below the beach; gives what is left for the log.
    fn draw_choices(&mut self) -> Rect {
        let below = self.layout.below;
        let steps = buttons::left_over(self.scene, &self.targets);
        let room = Rect { height: below.height.saturating_sub(LEAST_LOG), ..below };
        let drawn = buttons::draw(self.buffer, room, &steps, self.scene);
        let used = drawn.iter().map(|target| target.area.bottom()).max().unwrap_or(below.y);
        self.targets.extend(drawn);
        Rect { y: used, height: below.bottom() - used, ..below }
    }
}
