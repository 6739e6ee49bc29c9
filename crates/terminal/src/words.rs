//! Everything the interface says, in the player's language: its own messages and the game's.

use sandtable_core::{AnyGame, GameInfo, Language, Messages, Phrasebook, Role, Text, Viewer, messages};

use crate::board::near;
use crate::boards::{self, outline};

/// The interface's own messages. Their ids begin with `ui-`.
pub(crate) const MESSAGES: Messages = messages!();

/// Says the texts of one game and of the interface.
pub(crate) struct Words(Phrasebook);

impl Words {
    /// The words for a game in a language.
    pub(crate) fn new(language: Language, game: &GameInfo) -> Words {
        let board = boards::of(game.slug).messages();
        Words(Phrasebook::new(language, [&MESSAGES, &board, &game.messages]))
    }

    /// What the seats are called from now on: by name, and one who is only "you" by his role. Bots of one name are told
    /// apart by their roles.
    pub(crate) fn call_seats(&self, names: &[String], roles: &[Role]) {
        let you = self.ui("ui-you");
        let alike = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        let called = names.iter().zip(roles).map(|(name, role)| match name {
            _ if *name == you => self.say(&role.name),
            _ if alike(name) => format!("{} ({name})", self.say(&role.name)),
            _ => name.clone(),
        });
        self.0.call_seats(called);
    }

    /// The whole position, a line at a time, in the game's own words; as an outline if it has none.
    pub(crate) fn position(&self, game: &dyn AnyGame, viewer: Viewer) -> Vec<String> {
        let told = game.describe(viewer, near(viewer));
        if told.is_empty() { outline(&game.view(viewer)) } else { told.iter().map(|text| self.say(text)).collect() }
    }

    /// Says a text.
    pub(crate) fn say(&self, text: &Text) -> String {
        self.0.say(text)
    }

    /// Says a message that needs nothing filled in.
    pub(crate) fn ui(&self, id: &'static str) -> String {
        self.0.say(&Text::new(id))
    }
}
