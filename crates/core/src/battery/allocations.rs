//! Playing allocates nothing: `legal`, `apply` and `determinize` work on the flat state and the caller's list.

use crate::{Chance, Fast, Game, Unheard, Viewer};

/// No list of legal actions is longer.
const LONGEST_LIST: usize = 16_384;

/// Plays random games of each set-up and counts what is allocated while they are played, which must be nothing. Tells how many
/// actions were played.
///
/// Counting takes a test's own allocator, so the test says how:
///
/// ```text
/// let actions = allocates_nothing::<BattleLine>(&setups, 5, |play| allocation_counter::measure(play).count_total);
/// assert!(actions > 500, "{actions}");
/// ```
///
/// # Panics
/// When something was allocated, or a set-up cannot be played.
pub fn allocates_nothing<G: Game>(setups: &[G::Setup], games: u32, measure: fn(&mut dyn FnMut()) -> u64) -> u32 {
    let mut actions = Vec::with_capacity(LONGEST_LIST);
    let mut played = 0;
    for (number, setup) in setups.iter().enumerate() {
        let mut chance = Fast::new(number as u64);
        // One game before anything is counted: the data files are read once.
        play::<G>(setup, &mut chance, &mut actions, |run| run());
        for _ in 0..games {
            played += play::<G>(setup, &mut chance, &mut actions, |run| {
                let allocated = measure(run);
                assert_eq!(allocated, 0, "playing {setup:?} allocated {allocated} times");
            });
        }
    }
    played
}

/// Plays one game inside `run`, the game itself laid out before. Tells how many actions it took.
fn play<G: Game>(
    setup: &G::Setup,
    chance: &mut Fast,
    actions: &mut Vec<G::Action>,
    run: impl FnOnce(&mut dyn FnMut()),
) -> u32 {
    let mut game = G::new(setup, chance).expect("a set-up that can be played");
    let mut played = 0;
    run(&mut || {
        while let Some(seat) = game.to_act().lowest() {
            actions.clear();
            game.legal(seat, actions);
            let chosen = chance.below(actions.len() as u32) as usize;
            game.apply(seat, &actions[chosen], chance, &mut Unheard);
            let _world = game.determinize(Viewer::Seat(seat), chance);
            played += 1;
        }
    });
    played
}
