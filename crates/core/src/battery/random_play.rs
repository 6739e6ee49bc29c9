//! Random play for tests and benches: whole games, and positions from all their phases.

use crate::{Chance, Fast, Game, Unheard};

/// Plays one random game to its end and shows every position in which somebody is asked.
///
/// # Panics
/// When the set-up cannot be played.
pub fn random_game<G: Game>(setup: &G::Setup, chance: &mut dyn Chance, seen: impl FnMut(&G)) -> G {
    play_through(setup, chance, &mut Vec::new(), seen)
}

fn play_through<G: Game>(
    setup: &G::Setup,
    chance: &mut dyn Chance,
    legal: &mut Vec<G::Action>,
    mut seen: impl FnMut(&G),
) -> G {
    let mut game = G::new(setup, chance).expect("a set-up that can be played");
    while let Some(seat) = game.to_act().lowest() {
        seen(&game);
        legal.clear();
        game.legal(seat, legal);
        let chosen = chance.below(legal.len() as u32) as usize;
        game.apply(seat, &legal[chosen], chance, &mut Unheard);
    }
    game
}

/// Every position of so many random games of each set-up.
#[must_use]
pub fn random_positions<G: Game>(setups: &[G::Setup], games: u32, seed: u64) -> Vec<G> {
    let mut chance = Fast::new(seed);
    let mut positions = Vec::new();
    for setup in setups {
        for _ in 0..games {
            random_game::<G>(setup, &mut chance, |game| positions.push(game.clone()));
        }
    }
    positions
}

/// A game after some random actions, fewer than `most`; nothing if it was over by then.
///
/// # Panics
/// When the set-up cannot be played.
#[must_use]
pub fn underway<G: Game>(setup: &G::Setup, most: u32, seed: u64) -> Option<G> {
    let mut chance = Fast::new(seed);
    let mut game = G::new(setup, &mut chance).expect("a set-up that can be played");
    let mut legal = Vec::new();
    for _ in 0..chance.below(most) {
        let seat = game.to_act().lowest()?;
        legal.clear();
        game.legal(seat, &mut legal);
        let chosen = chance.below(legal.len() as u32) as usize;
        game.apply(seat, &legal[chosen], &mut chance, &mut Unheard);
    }
    game.outcome().is_none().then_some(game)
}

/// Random games that can be played again, action for action: what benches measure.
///
/// ```text
/// let mut play = RandomPlay::<BattleLine>::new(Setup::default(), 200);
/// group.throughput(Throughput::Elements(play.actions()));
/// group.bench_function("plain", |bencher| bencher.iter(|| play.again()));
/// ```
pub struct RandomPlay<G: Game> {
    setup: G::Setup,
    games: u32,
    legal: Vec<G::Action>,
    actions: u64,
}

impl<G: Game> RandomPlay<G> {
    /// So many games of a set-up. They are played once, and their actions are counted.
    ///
    /// # Panics
    /// When the set-up cannot be played.
    #[must_use]
    pub fn new(setup: G::Setup, games: u32) -> RandomPlay<G> {
        let mut play = RandomPlay { setup, games, legal: Vec::new(), actions: 0 };
        play.actions = play.again();
        play
    }

    /// How many actions they take together.
    #[must_use]
    pub fn actions(&self) -> u64 {
        self.actions
    }

    /// Plays them again. Tells how many actions it took: as many as before.
    pub fn again(&mut self) -> u64 {
        let mut chance = Fast::new(1);
        let mut actions = 0;
        for _ in 0..self.games {
            play_through::<G>(&self.setup, &mut chance, &mut self.legal, |_| actions += 1);
        }
        actions
    }
}
