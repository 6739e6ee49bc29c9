//! The games a program knows.

use crate::{AnyKind, Game, Kind};

/// The games a program knows, in the order they are shown.
#[derive(Default)]
pub struct Registry(Vec<Box<dyn AnyKind>>);

impl Registry {
    /// Knows no game yet.
    #[must_use]
    pub fn new() -> Registry {
        Registry::default()
    }

    /// Adds a game.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Registry {
        self.0.push(Box::new(Kind::<G>::default()));
        self
    }

    /// The game with this slug.
    pub fn find(&self, slug: &str) -> Result<&dyn AnyKind, UnknownGame> {
        let known = || self.iter().map(|kind| kind.info().slug);
        self.iter().find(|kind| kind.info().slug == slug).ok_or_else(|| UnknownGame::new(slug, known()))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &dyn AnyKind> {
        self.0.iter().map(Box::as_ref)
    }
}

/// No such game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game {slug:?}: expected one of {known}")]
pub struct UnknownGame {
    slug: String,
    known: String,
}

impl UnknownGame {
    /// None of the games that are known has this slug.
    pub fn new<'a>(slug: &str, known: impl Iterator<Item = &'a str>) -> UnknownGame {
        UnknownGame { slug: slug.to_owned(), known: known.collect::<Vec<_>>().join(", ") }
    }
}
