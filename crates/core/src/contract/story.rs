//! What there is to tell of a match once it is over.

use super::{Rules, Words};
use crate::{Chapter, Seat, Step, Text};

/// The story of a match: what counted and how it stood, what each side did, luck, and why it ended. Core walks through the
/// record and puts it together as a [`MatchStory`](crate::MatchStory).
///
/// A *side* is a team of [`Role`](super::Role)s. Sides are numbered from 0 in the order of their first seats.
pub trait Story: Words {
    /// The messages of what is counted for each side, in the order in which they are shown: `bl-deed-claims`.
    const DEEDS: &'static [&'static str];

    /// The message of what luck is measured in, such as hits; nothing in a game without chance worth telling.
    const LUCK: Option<&'static str> = None;

    /// What the curve of the match counts: "Flags claimed".
    fn counts(&self) -> Text;

    /// How much of it each side has.
    fn counted(&self) -> Vec<i32>;

    /// What an event adds to the story. Both positions are those of the whole line that the event is part of.
    fn tell(before: &Self, after: &Self, event: &Self::Event, chapter: &mut Chapter);

    /// Why the game is over, in a sentence that names what won: "Ada holds flags 4, 5 and 6, three side by side."
    fn ending(&self) -> Option<Text>;

    /// The things on the table that won, to be lit: `flag:4`, `zone:14`.
    fn won_by(&self) -> Vec<Step> {
        Vec::new()
    }

    /// What the points of the result are, where the curve counts something else.
    fn points_text(&self) -> Option<Text> {
        None
    }

    /// What each side holds in this position, so that [`Chapter::gain`] is told of what comes to it anew.
    fn holds(&self) -> Vec<(usize, Step)> {
        Vec::new()
    }

    /// What a side is called.
    fn side_name(&self, seats: &[Seat]) -> Text {
        let roles = <Self as Rules>::roles(&self.setup());
        let mut names: Vec<Text> =
            seats.iter().filter_map(|seat| roles.get(seat.index())).map(|role| role.name.clone()).collect();
        if names.len() == 1 { names.remove(0) } else { Text::new("core-list").with("names", names) }
    }
}
