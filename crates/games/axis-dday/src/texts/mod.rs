//! What the game says, as messages and their arguments; the sentences are in `locales/`.

mod actions;
mod components;
mod describe;
mod events;
pub(crate) mod names;
pub(crate) mod prompts;

use sandtable_core::{Component, Prompt, Seat, Step, Text, Viewer, Words};

use crate::action::Action;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::AxisDDay;
use crate::view::View;

impl Words for AxisDDay {
    fn prompt(&self, viewer: Viewer) -> Prompt {
        prompts::prompt(self, viewer)
    }

    fn action_text(&self, _: Seat, action: &Action) -> Text {
        actions::action_text(self, *action)
    }

    fn step_text(step: &Step) -> Text {
        actions::step_text(step)
    }

    fn event_text(event: &Event, viewer: Viewer) -> Text {
        events::event_text(event, viewer)
    }

    fn describe(view: &View, near: Seat) -> Vec<Text> {
        describe::describe(view, near)
    }

    fn components(setup: &Setup) -> Vec<Component> {
        components::components(setup)
    }
}
