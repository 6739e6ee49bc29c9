//! Who sits where at a table, as the game says it.

use sandtable_core::Role;
use sandtable_shelf::Shelf;
use serde_json::Value;

/// The roles of a set-up; none, where it was written by rules that can no longer read it.
pub fn roles_of(shelf: &Shelf, game: &str, setup: &Value) -> Vec<Role> {
    shelf.find(game).ok().and_then(|shelved| shelved.kind().roles(setup).ok()).unwrap_or_default()
}
