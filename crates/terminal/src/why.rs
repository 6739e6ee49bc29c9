//! "Why can't I?": the reason why a thing cannot be chosen, asked of the rules.

use sandtable_core::{AnyGame, Chosen, Illegal, Path, Refusal, Seat, Step};

/// More paths than this are not tried for one answer.
const MOST_TRIES: usize = 4_000;
/// No game's path is longer beyond the thing pointed at.
const MOST_MORE_STEPS: usize = 2;

/// Why `seat`, having made some clicks, may not go on with `step`.
///
/// A path that ends with the thing may be no action yet, so it is also tried with every continuation by the `things` in
/// sight. The rules refuse each in turn, and the refusal heard most often is the answer: what forbids a card everywhere
/// outweighs what forbids it at one place. `None` if some continuation is legal, or if no path means anything.
pub(crate) fn why_not(game: &dyn AnyGame, seat: Seat, made: &[Step], step: &Step, things: &[Step]) -> Option<Illegal> {
    let mut heard: Vec<(Illegal, usize)> = Vec::new();
    let mut paths = vec![[made, std::slice::from_ref(step)].concat()];
    let mut tries = 0;
    for _ in 0..=MOST_MORE_STEPS {
        for path in &paths {
            tries += 1;
            match game.check(seat, &Chosen::Path(Path(path.clone()))) {
                Ok(()) => return None,
                Err(Refusal::Unreadable(_)) => {}
                Err(Refusal::Illegal(illegal)) => match heard.iter_mut().find(|(known, _)| *known == illegal) {
                    Some((_, times)) => *times += 1,
                    None => heard.push((illegal, 1)),
                },
            }
        }
        let longer = paths.iter().flat_map(|path| things.iter().map(move |thing| (path, thing)));
        let longer = longer.filter(|(path, thing)| !path.contains(thing)).take(MOST_TRIES.saturating_sub(tries));
        paths = longer.map(|(path, thing)| [path.as_slice(), std::slice::from_ref(thing)].concat()).collect();
    }
    // The first of those heard equally often: the shortest path speaks first.
    heard.into_iter().rev().max_by_key(|(_, times)| *times).map(|(illegal, _)| illegal)
}
