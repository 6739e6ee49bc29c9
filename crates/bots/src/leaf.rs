//! What a position is worth: asked of the game, or found out by playing on.

use sandtable_core::{Fast, Knowledge, MAX_SEATS, Seat, Unheard};

use crate::Stop;

/// What a position is worth to each seat.
pub(crate) type Worth = [f32; MAX_SEATS];

/// Judges positions that a bot has reached in its thoughts.
pub(crate) struct Judge<G: Knowledge> {
    /// Whose knowledge is sure.
    viewer: Seat,
    /// How many actions are played before the game is asked for its judgement.
    playout: u32,
    seats: usize,
    longest: u32,
    legal: Vec<G::Action>,
}

impl<G: Knowledge> Judge<G> {
    /// A judge of worlds like this one.
    pub(crate) fn new(viewer: Seat, playout: u32, world: &G) -> Judge<G> {
        let setup = world.setup();
        let seats = usize::from(G::seats(&setup)).min(MAX_SEATS);
        Judge { viewer, playout, seats, longest: G::longest(&setup), legal: Vec::new() }
    }

    /// What `world` is worth to each seat. The world is used up: a game that cannot judge it is played on until it can,
    /// or to its end. Nothing, if it was stopped before it could tell.
    pub(crate) fn worth(&mut self, world: &mut G, chance: &mut Fast, stop: Stop<'_>) -> Option<Worth> {
        let mut worth = [0.0; MAX_SEATS];
        for played in 0..=self.longest {
            // A game may be long, and a judgement of a large scenario slow.
            if stop() {
                return None;
            }
            if let Some(outcome) = world.outcome() {
                for (seat, entry) in worth[..self.seats].iter_mut().enumerate() {
                    *entry = outcome.worth(Seat(seat as u8)) as f32;
                }
                return Some(worth);
            }
            if played >= self.playout && world.evaluate(self.viewer, &mut worth[..self.seats]) {
                return Some(worth);
            }
            if !self.play_on(world, chance) {
                break;
            }
        }
        // The game broke its promise to end: call it even rather than go on for ever.
        Some([0.5; MAX_SEATS])
    }

    /// One action of the playout; `false` if nobody can act.
    fn play_on(&mut self, world: &mut G, chance: &mut Fast) -> bool {
        let Some(seat) = world.to_act().lowest() else { return false };
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        let action = match self.legal.len() {
            0 => return false,
            1 => self.legal[0].clone(),
            count => {
                let index = world.playout(seat, &self.legal, chance);
                self.legal[index.min(count - 1)].clone()
            }
        };
        world.apply(seat, &action, chance, &mut Unheard);
        true
    }
}
