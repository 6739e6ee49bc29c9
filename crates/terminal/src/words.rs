//! Everything the interface says, in the player's language: its own messages and the game's.

use sandtable_core::{GameInfo, Language, Messages, Phrasebook, Text};

/// The interface's own messages. Their ids begin with `ui-`.
pub(crate) const MESSAGES: Messages = Messages {
    en: include_str!("../locales/en.ftl"),
    tr: include_str!("../locales/tr.ftl"),
    hu: include_str!("../locales/hu.ftl"),
    nl: include_str!("../locales/nl.ftl"),
};

/// Says the texts of one game and of the interface.
pub(crate) struct Words(Phrasebook);

impl Words {
    /// The words for a game in a language.
    pub(crate) fn new(language: Language, game: &GameInfo) -> Words {
        Words(Phrasebook::new(language, [&MESSAGES, &game.messages]))
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
