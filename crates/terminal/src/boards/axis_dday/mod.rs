//! The table of Axis & Allies: D-Day: the coast as a net of zones, or a list of them in a small window; the order track,
//! the charts and the fight on the open sea.

mod detours;
mod habits;
mod list;
mod map;
mod network;
mod sea;
mod sheet;
mod stack;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use sandtable_axis_dday::view::View;
use sandtable_axis_dday::{Chart, Kind, casualty_order};
use sandtable_core::{AnyGame, Messages, Path, Step, Text, Viewer, messages};

use self::habits::{Deed, Habits, Many, NUMBERS};
use self::network::Network;
use self::sea::side_of;
use crate::board::{Board, Drawn, Scene, Seen, Shortcut, Switched, Target, near};
use crate::buttons;
use crate::clicks::{Clicks, Detour, Offer};

/// The log has at least this many rows.
const LEAST_LOG: u16 = 2;
/// A window as wide as this has a panel at the side.
const WITH_PANEL: u16 = 134;
const PANEL: u16 = 33;
/// Rows for what may be chosen, and for the habits.
const BUTTONS: u16 = 1;
const HABITS: u16 = 1;

/// Draws Axis & Allies: D-Day.
pub(crate) struct AxisDDay {
    habits: Habits,
}

impl AxisDDay {
    pub(crate) fn new() -> AxisDDay {
        AxisDDay { habits: Habits::usual() }
    }
}

impl Board for AxisDDay {
    fn see(&self, game: &dyn AnyGame, viewer: Viewer) -> Seen {
        Seen::of::<sandtable_axis_dday::AxisDDay>(game, viewer)
    }

    fn messages(&self) -> Messages {
        messages!("locales/axis-dday")
    }

    fn least(&self) -> Size {
        Size::new(80, 20)
    }

    fn headline(&self, scene: &Scene) -> String {
        let view: &View = scene.view();
        let turn = Text::new("ui-ad-headline").with("turn", i64::from(view.turn)).with("turns", i64::from(view.turns));
        let mut parts = vec![scene.words.say(&turn)];
        parts.push(sheet::card_now(view, scene));
        let cities: Vec<String> = view.cities_held.iter().map(ToString::to_string).collect();
        if !cities.is_empty() {
            parts.push(format!("★▫{}", cities.join(" ")));
        }
        parts.retain(|part| !part.is_empty());
        parts.join(" · ")
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer, scene: &Scene) -> Drawn {
        let view: &View = scene.view();
        let mut table = Table { view, scene, buffer, targets: Vec::new(), habits: &self.habits };
        let top = BUTTONS + HABITS;
        let panel = if area.width >= WITH_PANEL { PANEL } else { 0 };
        let below = Rect { y: area.y + top, height: area.height - top, ..area };
        let ground = Rect { width: below.width - panel, ..below };
        let log = match Network::new(ground, view) {
            Some(network) => {
                table.draw_net(&network);
                table.draw_sea(network.sea);
                let side = Rect { x: ground.right() + 1, width: panel.saturating_sub(1), ..below };
                if panel > 0 { side } else { network.south }
            }
            None => {
                let row = table.draw_list(below);
                let row = match below.bottom().saturating_sub(row) {
                    // Whatever is left above the log tells of the sea.
                    left if left > LEAST_LOG => {
                        let sea = Rect { y: row, height: (left - LEAST_LOG).min(8), ..below };
                        table.draw_sea(sea)
                    }
                    _ => row,
                };
                Rect { y: row, height: below.bottom().saturating_sub(row), ..below }
            }
        };
        table.draw_habits(Rect { y: area.y + BUTTONS, height: HABITS, ..area });
        table.draw_buttons(Rect { height: BUTTONS, ..area });
        Drawn { targets: table.targets, log }
    }

    /// They lie on the board, in a row of their own.
    fn buttons(&self) -> Vec<Step> {
        Vec::new()
    }

    fn shortcut(&self, key: char, scene: &Scene) -> Option<Shortcut> {
        let view: &View = scene.view();
        let habit = |name: &str| Some(Shortcut::Choose(Step::new(HABIT, name)));
        let of_kind =
            |kinds: &[&str]| scene.clicks.next().into_iter().filter(|step| kinds.contains(&step.kind())).collect();
        match key {
            '0' => habit("many-all"),
            '1'..='9' => habit(&format!("many-{key}")),
            'r' => habit("again"),
            'm' => habit("land-all"),
            'o' => habit("standing"),
            'c' => Some(Shortcut::Read(sheet::charts(view, scene))),
            'f' => Some(Shortcut::Read(sheet::cards(view, scene))),
            'x' => scene.clicks.next().into_iter().find(is_end).map(Shortcut::Choose),
            'b' => Some(Shortcut::Seek(of_kind(&["button", "unit", "count", "card", "die"]))),
            'z' => Some(Shortcut::Seek(of_kind(&["zone"]))),
            't' => Some(Shortcut::Seek(of_kind(&["box", "chart"]))),
            _ => None,
        }
    }

    fn shortcut_help(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("1–9 0", "ui-ad-help-many"),
            ("r", "ui-ad-help-again"),
            ("m", "ui-ad-help-land-all"),
            ("x", "ui-ad-help-end"),
            ("o", "ui-ad-help-standing"),
            ("c", "ui-ad-help-charts"),
            ("f", "ui-ad-help-cards"),
            ("z t b", "ui-ad-help-seek"),
            ("zone → zone", "ui-ad-help-everybody"),
            ("▪4I2AB U3I K2T", "ui-ad-help-units"),
            ("★ ⚔ ⇡ ≈", "ui-ad-help-signs"),
            ("UK 23 ›T +4", "ui-ad-help-chart"),
            ("3I≤1  I 1! 5", "ui-ad-help-battle"),
        ]
    }

    fn label(&self, _: &Seen, step: &Step) -> Option<Text> {
        if step.kind() != HABIT {
            return None;
        }
        Some(match step.name() {
            "again" => Text::new("ui-ad-again"),
            "land-all" => Text::new("ui-ad-land-all"),
            "standing" => Text::new("ui-ad-standing"),
            "many-all" => Text::new("ui-ad-all-at-once"),
            name => match name.strip_prefix("raise-").and_then(Kind::named) {
                Some(kind) => Text::new("ui-ad-raise").with("kind", kind_text(kind)),
                None => Text::new("ui-ad-so-many").with("count", name.trim_start_matches("many-").to_owned()),
            },
        })
    }

    fn detours(&self, seen: &Seen, clicks: &Clicks) -> Vec<Detour> {
        detours::detours(seen.view(), clicks)
    }

    fn switch(&self, step: &Step, seen: &Seen) -> Option<Switched> {
        let view: &View = seen.view();
        let deed = Deed::asked(view);
        (step.kind() == HABIT).then(|| self.habits.switch(step.name(), side_of(near(view.viewer)), deed)).flatten()
    }

    fn made(&self, path: &Path, before: usize) {
        self.habits.made(path, before);
    }

    fn answer<'a>(&self, seen: &Seen, offers: &'a [Offer]) -> Option<&'a Offer> {
        self.habits.answer(seen.view(), offers)
    }

    fn order(&self, seen: &Seen) -> Option<String> {
        let view: &View = seen.view();
        self.habits.standing(side_of(near(view.viewer))).map(|kinds| casualty_order(&kinds))
    }
}

/// The kind of the board's own switches.
const HABIT: &str = "habit";

/// Is it the button that ends what is being done?
fn is_end(step: &Step) -> bool {
    step.kind() == "button" && ["done", "pass", "stop", "begin", "go-on"].contains(&step.name())
}

/// A kind of unit in words.
fn kind_text(kind: Kind) -> Text {
    Text::new(match kind {
        Kind::Infantry => "ad-kind-infantry",
        Kind::Artillery => "ad-kind-artillery",
        Kind::Tank => "ad-kind-tank",
        Kind::Blockhouse => "ad-kind-blockhouse",
        Kind::Fighter => "ad-kind-fighter",
        Kind::Bomber => "ad-kind-bomber",
    })
}

/// The name of a chart in paths, for the sheet.
const CHARTS: [Chart; 4] = [Chart::Uk, Chart::Us, Chart::Rennes, Chart::Rouen];

/// The table while it is drawn; each part of it is in a file of its own.
struct Table<'a, 'b> {
    view: &'a View,
    scene: &'a Scene<'b>,
    buffer: &'a mut Buffer,
    targets: Vec<Target>,
    habits: &'a Habits,
}

impl Table<'_, '_> {
    /// Whatever may be chosen and lies nowhere else: units, cards, numbers, buttons.
    fn draw_buttons(&mut self, area: Rect) {
        if self.scene.clicks.all().is_empty() {
            return;
        }
        let mut steps = buttons::left_over(self.scene, &self.targets);
        // What ends the order comes last, so that it is not pressed for want of something else.
        steps.sort_by_key(is_end);
        let row = Rect { x: area.x + 1, width: area.width - 2, ..area };
        self.targets.extend(buttons::draw(self.buffer, row, &steps, self.scene));
    }

    /// How many go at once, the last choice once more, the standing order.
    fn draw_habits(&mut self, area: Rect) {
        if self.scene.clicks.all().is_empty() {
            return;
        }
        let deed = Deed::asked(self.view);
        let mut switches: Vec<(String, String, bool)> = Vec::new();
        let words = self.scene.words;
        let mut label = String::new();
        if let Some(deed) = deed {
            label = words.ui("ui-ad-at-once");
            let set = self.habits.many(deed);
            for many in NUMBERS {
                let (name, shown) = match many {
                    Many::So(number) => (format!("many-{number}"), number.to_string()),
                    Many::All => ("many-all".to_owned(), words.ui("ui-ad-all")),
                };
                switches.push((name, shown, many == set));
            }
        }
        let again = self.habits.last().filter(|last| self.scene.clicks.all().iter().any(|offer| offer.path == *last));
        if again.is_some() {
            switches.push(("again".into(), words.ui("ui-ad-again"), false));
        }
        if deed == Some(Deed::Land) {
            switches.push(("land-all".into(), words.ui("ui-ad-land-all"), false));
        }
        let standing = self.habits.standing(side_of(self.scene.near()));
        switches.push(("standing".into(), words.ui("ui-ad-standing"), standing.is_some()));
        for kind in standing.unwrap_or_default() {
            switches.push((format!("raise-{}", kind.name()), kind.letter().to_string(), false));
        }
        self.draw_switches(area, &label, &switches);
    }

    fn draw_switches(&mut self, area: Rect, label: &str, switches: &[(String, String, bool)]) {
        let palette = self.scene.palette;
        let mut x = area.x + 1;
        crate::paper::put(self.buffer, x, area.y, label, area.width, palette.calm());
        x += crate::paper::width(label) as u16 + u16::from(!label.is_empty());
        for (name, shown, set) in switches {
            let step = Step::new(HABIT, name);
            let text = if *set { format!("‹{shown}›") } else { format!(" {shown} ") };
            let wide = crate::paper::width(&text) as u16;
            if x + wide > area.right() {
                return;
            }
            let style = match self.scene.standing(&step) {
                standing if standing.under_cursor => palette.cursor(),
                _ if *set => palette.info(),
                _ => palette.calm(),
            };
            crate::paper::put(self.buffer, x, area.y, &text, wide, style);
            self.targets.push(Target::new(Rect { x, y: area.y, width: wide, height: 1 }, step));
            x += wide;
        }
    }
}
