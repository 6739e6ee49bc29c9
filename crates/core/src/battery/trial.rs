//! One decision in a position, for the tests of a game's clauses: may it be made, and what comes of it with these dice?

use std::collections::VecDeque;

use crate::{Fast, Game, Heard, Illegal, Knowledge, Scripted, Seat};

/// A face that no die has.
const NO_FACE: &str = "no more dice";

/// What is said against an action; nothing if it is allowed. `legal` must be of the same opinion.
///
/// # Panics
/// When `legal` and `check` differ.
#[must_use]
#[track_caller]
pub fn refusal<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Option<Illegal> {
    let verdict = game.check(seat, action);
    let offered = choices(game, seat).contains(action);
    assert_eq!(verdict.is_ok(), offered, "legal and check differ on {action}: {verdict:?}");
    verdict.err()
}

/// All that a seat may choose.
#[must_use]
pub fn choices<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// Carries out an action that rolls exactly these dice, no more and no fewer, and tells what happened.
///
/// # Panics
/// When other dice are rolled.
#[track_caller]
pub fn roll<G: Game>(game: &mut G, seat: Seat, action: &G::Action, dice: &[&str]) -> Vec<G::Event> {
    let faces: Vec<&str> = dice.iter().copied().chain([NO_FACE]).collect();
    let left = roll_freely(game, seat, action, &faces);
    assert_eq!(left.1, [NO_FACE], "{action}: of {dice:?} these were not rolled");
    left.0
}

/// Carries out an action with these dice in front of any others, and tells what happened, and which dice were not rolled.
///
/// # Panics
/// When a die does not have the face that it is to show.
#[track_caller]
pub fn roll_freely<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &G::Action,
    dice: &[&str],
) -> (Vec<G::Event>, Vec<String>) {
    let mut faces: VecDeque<String> = dice.iter().map(|&face| face.to_owned()).collect();
    let (mut behind, mut heard) = (Fast::new(1), Heard::default());
    let mut scripted = Scripted::new(&mut faces, &mut behind);
    game.apply(seat, action, &mut scripted, &mut heard);
    assert_eq!(scripted.misfit(), None, "{action} with {dice:?}");
    (heard.events, faces.into())
}

/// What looks best to a seat at first sight. Everything must have a weight that a search can go by.
///
/// # Panics
/// When a weight is missing, or is not above 0.
#[must_use]
#[track_caller]
pub fn favourite<G: Knowledge>(game: &G, seat: Seat) -> G::Action {
    let legal = choices(game, seat);
    let mut weights = Vec::new();
    game.priors(seat, &legal, &mut weights);
    assert_eq!(weights.len(), legal.len());
    assert!(weights.iter().all(|&weight| weight > 0.0 && weight.is_finite()), "{weights:?}");
    let best = weights.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1)).expect("something to choose").0;
    legal[best].clone()
}
