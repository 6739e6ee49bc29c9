//! What the game says, as messages and their arguments; the sentences are in `locales/`.

mod actions;
mod components;
mod describe;
mod events;
pub(crate) mod names;
pub(crate) mod prompts;

use sandtable_core::{Component, Prompt, Seat, Step, Text, Viewer, Words};

use self::names::on_map;
use crate::action::Action;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::AxisDDay;
use crate::view::View;

impl Words for AxisDDay {
    fn prompt(&self, viewer: Viewer) -> Prompt {
        let prompt = prompts::prompt(self, viewer);
        Prompt { text: on_map(prompt.text, self.map()), ..prompt }
    }

    fn action_text(&self, _: Seat, action: &Action) -> Text {
        on_map(actions::action_text(self, *action), self.map())
    }

    fn step_text(&self, step: &Step) -> Text {
        on_map(actions::step_text(step), self.map())
    }

    fn event_text(&self, event: &Event, viewer: Viewer) -> Text {
        on_map(events::event_text(event, viewer), self.map())
    }

    fn describe(view: &View, near: Seat) -> Vec<Text> {
        let told = describe::describe(view, near);
        told.into_iter().map(|text| on_map(text, view.options.map())).collect()
    }

    fn components(setup: &Setup) -> Vec<Component> {
        components::components(setup)
    }
}
