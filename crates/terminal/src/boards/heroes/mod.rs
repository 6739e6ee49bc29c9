//! The table of Heroes of Normandie: the battlefield as a grid of boxes, both sides, the hand and the card under the cursor
//! beside it.

mod detours;
mod field;
mod layout;
mod panel;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use sandtable_core::{AnyGame, Messages, Step, Text, Viewer, messages};
use sandtable_heroes::view::View;
use sandtable_heroes::{CardLabel, Side, Tag};

use self::layout::Layout;
use super::plain::Plain;
use crate::board::{Board, Drawn, Scene, Seen, Shortcut, Target};
use crate::buttons;
use crate::clicks::{Clicks, Detour};

/// Draws Heroes of Normandie.
pub(crate) struct Heroes;

impl Board for Heroes {
    fn see(&self, game: &dyn AnyGame, viewer: Viewer) -> Seen {
        Seen::of::<sandtable_heroes::Heroes>(game, viewer)
    }

    fn messages(&self) -> Messages {
        messages!("locales/heroes")
    }

    fn least(&self) -> Size {
        Size::new(80, 20)
    }

    fn headline(&self, scene: &Scene) -> String {
        let view: &View = scene.view();
        let text = Text::new("ui-hn-headline")
            .with("name", view.name.clone())
            .with("turn", i64::from(view.turn))
            .with("turns", i64::from(view.turns))
            .with("side", side_text(view.phase))
            .with("commands", i64::from(view.commands))
            .with("all", i64::from(view.commands_of_turn));
        scene.words.say(&text)
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn {
        let view: &View = scene.view();
        let Some(layout) = Layout::new(area, view) else {
            return Plain.draw(area, buffer, scene);
        };
        let mut table = Table { view, scene, buffer, layout, targets: Vec::new() };
        table.draw_field();
        let log = table.draw_panel();
        table.draw_buttons();
        Drawn { targets: table.targets, log }
    }

    /// They lie on the board, in rows of their own.
    fn buttons(&self) -> Vec<Step> {
        Vec::new()
    }

    fn shortcut(&self, key: char, scene: &Scene) -> Option<Shortcut> {
        let view: &View = scene.view();
        if let Some(place) = key.to_digit(10) {
            let near = Side::of(scene.near()).unwrap_or(Side::Us);
            let card = view.side(near).hand_cards.get((place as usize).checked_sub(1)?)?;
            return Some(Shortcut::Choose(Step::new("card", card.id)));
        }
        let of_kind =
            |kinds: &[&str]| scene.clicks.next().into_iter().filter(|step| kinds.contains(&step.kind())).collect();
        let units = |own: bool| {
            let near = Side::of(scene.near()).unwrap_or(Side::Us);
            let of = |step: &Step| Tag::named(step.name()).is_some_and(|tag| (tag.side == near) == own);
            scene.clicks.next().into_iter().filter(|step| step.kind() == "unit" && of(step)).collect()
        };
        match key {
            'x' => scene.clicks.next().into_iter().find(is_end).map(Shortcut::Choose),
            'b' => {
                Some(Shortcut::Seek(of_kind(&["button", "tactic", "ability", "value", "event", "moment", "marker"])))
            }
            't' => Some(Shortcut::Seek(of_kind(&["tile"]))),
            'm' => Some(Shortcut::Seek(units(true))),
            'e' => Some(Shortcut::Seek(units(false))),
            'c' => Some(Shortcut::Seek(of_kind(&["card"]))),
            _ => None,
        }
    }

    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("1–9", "ui-hn-help-hand"),
            ("m e", "ui-hn-help-units"),
            ("t", "ui-hn-help-tiles"),
            ("c", "ui-hn-help-cards"),
            ("b", "ui-hn-help-buttons"),
            ("x", "ui-hn-help-end"),
            ("", "ui-hn-help-direct"),
            ("▫Rifle ▪??3 (G", "ui-hn-help-signs"),
            ("xs✓»★p+", "ui-hn-help-marks"),
            ("U T H P K f ~", "ui-hn-help-terrain"),
            ("◎2U D ≈ # ✱ ☄ ⇥", "ui-hn-help-markers"),
            ("+1 ^5", "ui-hn-help-bonus"),
        ]
    }

    fn label(&self, seen: &Seen, step: &Step) -> Option<Text> {
        let view: &View = seen.view();
        let named = |name: &str| Text::new("hn-name").with("name", name.to_owned());
        match step.kind() {
            "unit" => Tag::named(step.name()).map(|tag| view.unit_text(tag)),
            "card" => card_called(view, step.name()).map(|card| named(&card.name)),
            "event" => {
                let side = view.to_act.lowest().and_then(Side::of)?;
                let event = view.side(side).historical.iter().find(|event| event.number.to_string() == step.name())?;
                Some(named(&event.name))
            }
            _ => None,
        }
    }

    fn detours(&self, _: &Seen, clicks: &Clicks) -> Vec<Detour> {
        detours::detours(clicks)
    }
}

/// A card that the viewer knows, by its name in paths.
fn card_called<'a>(view: &'a View, name: &str) -> Option<&'a CardLabel> {
    Side::BOTH.into_iter().find_map(|side| {
        let seen = view.side(side);
        let piles = [&seen.hand_cards, &seen.pool, &seen.deployed_pool, &seen.discard, &seen.aside, &seen.edge];
        let reserve = seen.reserve_cards.iter();
        piles.into_iter().chain(reserve).flatten().find(|card| card.id.to_string() == name)
    })
}

/// "US", "Germany".
fn side_text(side: Side) -> Text {
    Text::new(match side {
        Side::Us => "hn-side-us",
        Side::Ge => "hn-side-ge",
    })
}

/// Is it the button that ends what is being done?
fn is_end(step: &Step) -> bool {
    step.kind() == "button"
        && ["done", "end", "end-phase", "pass", "accept", "stay", "as-listed"].contains(&step.name())
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
        Side::of(self.scene.near()).unwrap_or(Side::Us)
    }

    /// Whatever may be chosen and lies nowhere else: tactics, values, abilities, answers. What ends something comes last.
    fn draw_buttons(&mut self) {
        if self.scene.clicks.all().is_empty() {
            return;
        }
        let mut steps = buttons::left_over(self.scene, &self.targets);
        steps.sort_by_key(is_end);
        let row = Rect { x: self.layout.buttons.x + 1, width: self.layout.buttons.width - 2, ..self.layout.buttons };
        self.targets.extend(buttons::draw(self.buffer, row, &steps, self.scene));
    }
}
