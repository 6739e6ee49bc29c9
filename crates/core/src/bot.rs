//! Players that are programs.

use crate::{Chance, Game, Level, Seat, SeatSet, Viewer};

/// What a bot is shown of a match: its own view, its own choices, and worlds dealt to fit them. The true state
/// cannot be reached through it.
pub struct Glimpse<'a, G: Game> {
    truth: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Glimpse<'a, G> {
    /// What `seat` is shown of `truth`.
    #[must_use]
    pub fn new(truth: &'a G, seat: Seat) -> Glimpse<'a, G> {
        Glimpse { truth, seat }
    }

    /// Whose eyes these are.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat knows.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.truth.view(Viewer::Seat(self.seat))
    }

    /// Who is asked.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.truth.to_act()
    }

    /// What the seat may choose.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.truth.legal(self.seat, out);
    }

    /// A world that the seat cannot tell from the true one.
    #[must_use]
    pub fn world(&self, chance: &mut dyn Chance) -> G {
        self.truth.determinize(Viewer::Seat(self.seat), chance)
    }
}

/// What a good player knows of a game: the search in `sandtable-bots` asks it. Everything has a default, so a new
/// game has bots, weak ones, from the first day.
pub trait Knowledge: Game {
    /// All seats win or lose together.
    const TOGETHER: bool = false;

    /// Picks an action in a playout: the index into `legal`. Quick and sensible rather than good.
    fn playout(&self, seat: Seat, legal: &[Self::Action], chance: &mut dyn Chance) -> usize {
        let _ = seat;
        chance.below(legal.len() as u32) as usize
    }

    /// How promising each of some legal actions looks at first sight: weights above 0, in the order of `actions`. The
    /// weight of an action does not depend on the others that are asked about.
    fn priors(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        let _ = seat;
        out.extend(actions.iter().map(|_| 1.0));
    }

    /// What the position is worth to each seat, from 0 (lost) to 1 (won), if the game can tell without playing on;
    /// the slice has an entry a seat. `false` means: play on, and ask again.
    ///
    /// The state is a world dealt for `viewer`. Only what that seat knows of it is sure; a good judge looks at the
    /// rest as something that could lie anywhere.
    fn evaluate(&self, viewer: Seat, worth: &mut [f32]) -> bool {
        let _ = (viewer, worth);
        false
    }

    /// How often a level that has a habit of slipping so often ([`Care::slips`]) slips in this decision: one side of a game may
    /// forgive more than the other, and some decisions nobody gets wrong.
    fn slips(&self, seat: Seat, usual: f32) -> f32 {
        let _ = seat;
        usual
    }

    /// How a level plays this game.
    fn temper(level: Level) -> Temper {
        Temper::usual(level)
    }
}

/// Chooses each of some things as often as its weight says, in one pass: the choice so far gives way to the next one in
/// the proportion of their weights.
pub fn by_weight(weights: impl Iterator<Item = f32>, chance: &mut dyn Chance) -> usize {
    const GRAIN: f32 = 65_536.0;
    let (mut total, mut chosen) = (0.0, 0);
    for (index, weight) in weights.enumerate() {
        total += weight;
        if (chance.below(GRAIN as u32) as f32) * total < weight * GRAIN {
            chosen = index;
        }
    }
    chosen
}

/// How a level thinks: how much, how far, and how well it judges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// How many iterations its search has; 0 means that it judges each action at first sight, without a search.
    pub iterations: u32,
    /// Without a search: in how many worlds each action is tried.
    pub looks: u32,
    /// Without a search: by how much its judgement of an action is off, as a standard deviation in parts of a win.
    pub noise: f32,
    /// How strongly the search follows first impressions and curiosity over results so far.
    pub curiosity: f32,
    /// How many of the most promising actions are looked at below the first decision; 0 means all.
    pub width: u16,
    /// How many actions of a playout come before a position is evaluated, if the game can evaluate.
    pub playout: u32,
    /// Does it do what the game's knowledge says, without trying anything? Then so.
    pub care: Option<Care>,
}

/// How a level follows the knowledge of a game: its first impressions ([`Knowledge::priors`]) or its habit
/// ([`Knowledge::playout`]).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// The share of decisions that are made by first impressions; the others are made by habit.
    pub careful: f32,
    /// The share of decisions in which it does something else than what looks best.
    pub slips: f32,
}

impl Temper {
    /// What a level has in a game that says nothing else: playouts to the end.
    #[must_use]
    pub const fn usual(level: Level) -> Temper {
        let glance = Temper { iterations: 0, looks: 4, noise: 0.1, curiosity: 1.4, width: 0, playout: 0, care: None };
        match level {
            Level::Random => Temper { looks: 0, ..glance },
            Level::Recruit => glance,
            Level::Regular => Temper { iterations: 200, ..glance },
            Level::Veteran => Temper { iterations: 2_000, ..glance },
            Level::Elite => Temper { iterations: 20_000, ..glance },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::by_weight;
    use crate::Fast;

    #[test]
    fn things_are_chosen_as_often_as_their_weights_say() {
        let mut chance = Fast::new(1);
        let mut counts = [0; 3];
        for _ in 0..8_000 {
            counts[by_weight([1.0, 0.0, 3.0].into_iter(), &mut chance)] += 1;
        }
        assert!((1_800..2_200).contains(&counts[0]) && counts[1] == 0, "{counts:?}");
    }
}
