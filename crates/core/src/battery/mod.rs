//! The battery: the laws that hold for every game, tested on random play. A game's crate calls it in a line:
//!
//! ```ignore
//! #[test]
//! fn every_law_holds() {
//!     Battery { setups: vec![Setup::default()], games: 20, universe, census }.run();
//! }
//! ```
//!
//! A law that fails prints the game so far as a record, to be replayed with `sandtable replay`.

mod allocations;
mod clauses;
mod components;
mod golden;
mod hostile;
mod laws;
mod messages;
mod options;
mod random_play;
mod stories;
mod telling;
mod trial;
pub mod written;

pub use allocations::allocates_nothing;
pub use clauses::clauses_without_test;
pub use components::{everything_explains_itself, nothing_goes_unexplained};
pub use golden::golden_records;
pub use messages::every_message_is_there;
pub use random_play::{RandomPlay, random_game, random_positions, underway};
pub use telling::golden_stories;
pub use trial::{choices, favourite, refusal, roll, roll_freely};

use serde_json::Value;

use crate::{Chance, Chosen, Fast, Game, Match, Record, Registry, Rules, Seat, SeatSet, Seed, Viewer};

/// Names every action there is for a seat.
pub type Universe<G> = fn(&G, Seat) -> Vec<<G as Rules>::Action>;

/// Counts what is conserved.
pub type Census<G> = fn(&G) -> Vec<(String, u32)>;

/// What the battery needs to know of a game.
pub struct Battery<G: Game> {
    /// Set-ups that together use every option.
    pub setups: Vec<G::Setup>,
    /// How many random games of each.
    pub games: u32,
    /// Every action that can be named at all in this state, legal or not: what `check` must refuse is found here.
    pub universe: Universe<G>,
    /// What is conserved, counted by name: equal at every moment of a game and in every world dealt anew.
    pub census: Census<G>,
}

/// How often the costlier laws are tried: once in so many states.
const SAMPLE: u32 = 6;

impl<G: Game> Battery<G> {
    /// Plays and holds every law.
    ///
    /// # Panics
    /// When a law does not hold.
    pub fn run(&self) {
        options::have_their_keys(G::info()).unwrap_or_else(|broken| panic!("{broken}"));
        options::are_as_declared::<G::Setup>(G::info().options).unwrap_or_else(|broken| panic!("{broken}"));
        let registry = Registry::new().with::<G>();
        for (number, setup) in self.setups.iter().enumerate() {
            for game in 0..self.games {
                let seed = u64::from(game) * 1_000 + number as u64;
                self.play(&registry, setup, seed);
            }
        }
    }

    fn play(&self, registry: &Registry, setup: &G::Setup, seed: u64) {
        let kind = registry.find(G::info().slug).expect("just registered");
        let json = serde_json::to_value(setup).expect("a set-up is JSON");
        let mut play =
            Match::start(kind, &json, Seed::from_text(&format!("battery {seed}"))).expect("a set-up of the battery");
        let mut chance = Fast::new(seed);
        let begins: SeatSet =
            (0..).map(Seat).zip(G::roles(setup)).filter(|(_, role)| role.begins).map(|(seat, _)| seat).collect();
        assert!(begins.is_empty() || begins == play.game().to_act(), "{begins:?} should begin: {json}");
        if let Err(broken) = self.play_to_the_end(registry, setup, &mut play, &mut chance) {
            panic!("{broken}\n\nThe game so far:\n{}", play.record());
        }
    }

    fn play_to_the_end(
        &self,
        registry: &Registry,
        setup: &G::Setup,
        play: &mut Match,
        chance: &mut dyn Chance,
    ) -> Result<(), String> {
        let census = (self.census)(state::<G>(play));
        let mut frozen: Vec<(G, Value)> = Vec::new();
        let mut actions = Vec::new();
        for step in 0.. {
            let game = state::<G>(play).clone();
            let thorough = chance.below(SAMPLE) == 0;
            self.laws_of_a_state(&game, setup, &census, thorough, chance)?;
            if thorough {
                frozen.push((game.clone(), saved(&game)));
            }
            if game.to_act().is_empty() {
                break;
            }
            stories::during_the_match(play)?;
            if step >= G::longest(setup) {
                return Err(format!("the game goes on after {step} actions, its declared bound"));
            }
            let seat = pick(&game.to_act().iter().collect::<Vec<_>>(), chance);
            actions.clear();
            game.legal(seat, &mut actions);
            let action = pick(&actions, chance);
            if thorough {
                laws::events_and_undo(&game, seat, &action, chance)?;
            }
            step_with_undo::<G>(play, &game, seat, &action, chance)?;
        }
        stories::after_the_match::<G>(play)?;
        laws::frozen_history(&frozen)?;
        replayed_is_the_same(play, registry)
    }

    fn laws_of_a_state(
        &self,
        game: &G,
        setup: &G::Setup,
        census: &[(String, u32)],
        thorough: bool,
        chance: &mut dyn Chance,
    ) -> Result<(), String> {
        let seats = G::seats(setup);
        if &game.setup() != setup {
            return Err("the state forgot its set-up".into());
        }
        if (self.census)(game) != census {
            return Err(format!("not conserved: {:?} at first, now {:?}", census, (self.census)(game)));
        }
        if game.outcome().is_some() != game.to_act().is_empty() {
            return Err("a game is over exactly when nobody is to act".into());
        }
        for seat in (0..seats).map(Seat) {
            laws::legal_and_check(game, seat, thorough.then_some(self.universe))?;
        }
        if thorough {
            for viewer in Viewer::every(seats) {
                laws::views(game, viewer, chance)?;
                laws::worlds_conserve(game, viewer, self.census, chance)?;
            }
            laws::unseen(game, self.census, chance)?;
            laws::open_views(game)?;
            laws::save_and_load(game)?;
            laws::texts(game, seats)?;
            hostile::positions::<G>(&saved(game), chance)?;
        }
        Ok(())
    }
}

/// Plays an action in the match; now and then takes it back first and plays it again.
fn step_with_undo<G: Game>(
    play: &mut Match,
    before: &G,
    seat: Seat,
    action: &G::Action,
    chance: &mut dyn Chance,
) -> Result<(), String> {
    let chosen = match chance.below(2) {
        0 => Chosen::Notation(action.to_string()),
        _ => Chosen::Path(before.path(seat, action)),
    };
    let applied = play.act(seat, &chosen).map_err(|error| format!("a legal action was refused: {error}"))?;
    let undoable = !applied.chance_used && !applied.revealed;
    if play.can_undo(seat) != undoable {
        return Err(format!("undo law: {applied:?}, but may it be undone? {}", play.can_undo(seat)));
    }
    if before.to_act().iter().any(|other| other != seat && play.can_undo(other)) {
        return Err("undo law: a seat may undo another's step".into());
    }
    if undoable && chance.below(4) == 0 {
        let after = state::<G>(play).clone();
        let lines = play.entries().len();
        play.undo(seat).map_err(|error| error.to_string())?;
        if state::<G>(play) != before || play.entries().len() != lines - 1 {
            return Err("undo law: taking a step back did not restore the position".into());
        }
        play.act(seat, &chosen).map_err(|error| error.to_string())?;
        if state::<G>(play) != &after {
            return Err("undo law: the step played again led elsewhere".into());
        }
    }
    Ok(())
}

/// Record → text → record → replay gives the same record and the same digest.
fn replayed_is_the_same(play: &Match, registry: &Registry) -> Result<(), String> {
    let record = play.record();
    let read = Record::parse(&record.to_string()).map_err(|error| format!("the record does not parse: {error}"))?;
    if read != record {
        return Err("the record reads otherwise than it was written".into());
    }
    let replayed =
        Match::replay(&read, registry).map_err(|error| format!("the record does not replay: {}", error.whole()))?;
    if replayed.digest() != play.digest() {
        return Err("the replayed record has another digest".into());
    }
    Ok(())
}

fn state<G: Game>(play: &Match) -> &G {
    play.game().as_any().downcast_ref().expect("the match is of this game")
}

fn saved<G: Game>(game: &G) -> Value {
    serde_json::to_value(game.save()).expect("a saved state is JSON")
}

fn pick<T: Clone>(items: &[T], chance: &mut dyn Chance) -> T {
    items[chance.below(items.len() as u32) as usize].clone()
}
