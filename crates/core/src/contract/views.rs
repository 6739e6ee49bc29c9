//! Who may know what.

use std::fmt::Debug;

use serde::Serialize;

use super::Rules;
use crate::{Chance, Viewer};

/// What is hidden, and what is shown. Hidden means absent: a view lists what its viewer may know.
pub trait Views: Rules {
    /// Everything one viewer may know, and nothing else.
    type View: Clone + PartialEq + Debug + Serialize + Send + 'static;

    /// Nothing is hidden from anybody: the views of one position differ in their first field, `viewer`, and in nothing else. Then
    /// the server writes a view once for all who look. Random play holds every game to what it says here.
    const OPEN: bool = false;

    /// What a viewer may know. Two states that a viewer cannot tell apart have equal views.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals anew all that the viewer does not know. It depends on the viewer's view and on chance alone: any two states
    /// with equal views are dealt the same world by the same chance.
    #[must_use]
    fn determinize(&self, viewer: Viewer, chance: &mut dyn Chance) -> Self;

    /// Deals anew what nobody at the table knows, such as the order of a deck: every seat, and whoever looks on, sees what
    /// it saw before. A match does so when a step is taken back. Where nothing is hidden from all, nothing changes.
    #[must_use]
    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> Self {
        let _ = chance;
        self.clone()
    }

    /// What of an event a viewer may know; `None` if nothing. Where nothing is hidden, everybody is told everything.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        let _ = viewer;
        Some(event.clone())
    }
}
