//! What is at stake at a table: whether its match changes ratings.

use sandtable_core::GameInfo;

use crate::wire::Sitter;

/// Every seat is held by another person, or may be yet: against bots and in hot-seat play nothing is at stake, nor where all
/// win or lose together. Whoever set a position up knows what is hidden in it. That guests have no rating is another matter.
#[must_use]
pub fn is_rated<'a>(game: &GameInfo, from_position: bool, sitters: impl IntoIterator<Item = &'a Sitter>) -> bool {
    let mut people = Vec::new();
    let rivals = sitters.into_iter().all(|sitter| match sitter {
        Sitter::Empty => true,
        Sitter::Bot { .. } => false,
        Sitter::Person { player, .. } => {
            let other = !people.contains(player);
            people.push(*player);
            other
        }
    });
    rivals && !game.cooperative && !from_position
}

#[cfg(test)]
mod tests {
    use sandtable_core::Level;

    use super::*;
    use crate::store::keys::new_player_id;

    fn rated(game: &str, from_position: bool, sitters: &[&Sitter]) -> bool {
        let shelf = sandtable_shelf::Shelf::all();
        let info = shelf.find(game).expect("it is on the shelf").kind().info();
        is_rated(info, from_position, sitters.iter().copied())
    }

    #[test]
    fn something_is_at_stake_where_every_seat_may_be_held_by_another_person() {
        let [ada, bob] = ["Ada", "Bob"].map(|name| Sitter::Person { player: new_player_id(), name: name.to_owned() });
        let bot = Sitter::Bot { level: Level::Recruit, instead_of: None };
        assert!(rated("battle-line", false, &[&ada, &Sitter::Empty]));
        assert!(rated("battle-line", false, &[&ada, &bob]));
        assert!(!rated("battle-line", false, &[&ada, &bot]));
        assert!(!rated("battle-line", false, &[&ada, &ada]));
        assert!(!rated("battle-line", true, &[&ada, &bob]));
        assert!(!rated("dday-dice", false, &[&ada, &bob]));
    }
}
