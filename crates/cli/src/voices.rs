//! Every game's texts in every language, read when they are first needed.

use std::cell::OnceCell;

use sandtable_core::{GameInfo, Language, Phrasebook, Role};

/// A phrasebook for each game and language.
#[derive(Default)]
pub struct Voices {
    games: Vec<(&'static GameInfo, [OnceCell<Phrasebook>; Language::ALL.len()])>,
}

impl Voices {
    /// Voices for these games.
    pub fn new(games: impl IntoIterator<Item = &'static GameInfo>) -> Voices {
        Voices { games: games.into_iter().map(|info| (info, Default::default())).collect() }
    }

    /// The texts of a game in a language; of one of the games that these voices were made for.
    pub fn of(&self, game: &GameInfo, language: Language) -> &Phrasebook {
        let (info, books) = self
            .games
            .iter()
            .find(|(info, _)| info.slug == game.slug)
            .expect("voices are made for every game that a session can start");
        books[language as usize].get_or_init(|| Phrasebook::new(language, [&info.messages]))
    }

    /// Calls the seats of a game by their roles, in every language.
    pub fn call_seats(&self, game: &GameInfo, roles: &[Role]) {
        for language in Language::ALL {
            let book = self.of(game, language);
            book.call_seats(roles.iter().map(|role| book.say(&role.name)));
        }
    }
}
