//! "Why can't I?", answered the same in every client: from the clicks somebody made, whole or unfinished, to the click that
//! is wrong or missing and the clause that explains it.

use serde::Serialize;

use crate::{Game, Illegal, Path, Prompt, Seat, Step, Viewer};

/// More ways to go on than this are not tried for one answer.
const MOST_TRIES: usize = 4_000;

/// What is to be said of some clicks.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// They are an action, and it may be chosen.
    Legal,
    /// So far they lead to actions that may be chosen: one of these clicks is missing. What is asked, says the prompt.
    Unfinished {
        /// What may come next, in the order of the choices.
        next: Vec<Step>,
        /// What is asked now.
        prompt: Prompt,
    },
    /// A click is wrong, and a clause forbids it.
    Forbidden {
        /// Which click, from 0.
        at: usize,
        /// The clause, in words.
        illegal: Illegal,
    },
    /// A click is wrong because something else is asked.
    NotAsked {
        /// Which click, from 0.
        at: usize,
        /// What is asked now.
        prompt: Prompt,
    },
}

impl Ruling {
    /// Why not, in a clause and a sentence; nothing if the clicks are or may become an action. Where something else is asked,
    /// that is the reason.
    #[must_use]
    pub fn refusal(self) -> Option<Illegal> {
        match self {
            Ruling::Legal | Ruling::Unfinished { .. } => None,
            Ruling::Forbidden { illegal, .. } => Some(illegal),
            Ruling::NotAsked { prompt, .. } => Some(Illegal::new(prompt.rule, prompt.text)),
        }
    }
}

/// Judges the clicks of a seat.
///
/// The click that is wrong is the first one after which no legal action is left. If the clicks are a whole action, the rules
/// judge that. If not, they judge legal actions in which just that click has been changed: whatever they refuse there, they
/// refuse for the sake of the click. Where they give several reasons, the one that they give most often counts, and among
/// those the first. Where no such action can be made, the click belongs to another moment of the game.
pub(crate) fn ruling<G: Game>(game: &G, seat: Seat, path: &Path) -> Ruling {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let legal: Vec<Path> = legal.iter().map(|action| game.path(seat, action)).collect();
    // A thing may have several names (`tile:D3`, a unit by its card): clicks are judged as the game writes them.
    let whole = game.read_path(seat, path).ok().map(|action| game.path(seat, &action));
    let path = &whole.unwrap_or_else(|| Path(path.0.iter().map(|click| game.usual_click(seat, click)).collect()));
    let clicks = &path.0;
    if legal.contains(path) {
        return Ruling::Legal;
    }
    let shared = |legal: &Path| legal.0.iter().zip(clicks).take_while(|(one, other)| one == other).count();
    let at = legal.iter().map(shared).max().unwrap_or(0);
    let prompt = || game.prompt(Viewer::Seat(seat));
    if at == clicks.len() && !legal.is_empty() {
        let mut next: Vec<Step> = Vec::new();
        for step in legal.iter().filter(|legal| legal.starts_with(clicks)).filter_map(|legal| legal.0.get(at)) {
            if !next.contains(step) {
                next.push(step.clone());
            }
        }
        return Ruling::Unfinished { next, prompt: prompt() };
    }
    let judged = |path: &Path| game.read_path(seat, path).ok().and_then(|action| game.check(seat, &action).err());
    if let Some(illegal) = judged(path) {
        return Ruling::Forbidden { at: at.min(clicks.len().saturating_sub(1)), illegal };
    }
    let Some(wrong) = clicks.get(at) else { return Ruling::NotAsked { at, prompt: prompt() } };
    let (alike, others): (Vec<&Path>, Vec<&Path>) =
        legal.iter().filter(|legal| legal.0.len() > at).partition(|legal| legal.0[at].kind() == wrong.kind());
    let changed = |legal: &&Path| Path([&clicks[..=at], &legal.0[at + 1..]].concat());
    let on_the_way = |legal: &&Path| legal.starts_with(&clicks[..at]);
    // Nearest first: a thing of the same kind in its place, then any thing, then the clicks alone.
    let rounds: [Vec<Path>; 4] = [
        alike.iter().copied().filter(on_the_way).map(|legal| changed(&legal)).collect(),
        alike.iter().copied().filter(|legal| !on_the_way(legal)).map(|legal| changed(&legal)).collect(),
        vec![Path(clicks[..=at].to_vec())],
        others.iter().copied().map(|legal| changed(&legal)).collect(),
    ];
    for mut paths in rounds {
        paths.sort_by_key(|path| path.0.len());
        paths.dedup();
        if let Some(illegal) = most_often(paths.iter().take(MOST_TRIES).filter_map(judged)) {
            return Ruling::Forbidden { at, illegal };
        }
    }
    Ruling::NotAsked { at, prompt: prompt() }
}

/// The refusal that was heard most often; among those the first.
fn most_often(refusals: impl Iterator<Item = Illegal>) -> Option<Illegal> {
    let mut heard: Vec<(Illegal, usize)> = Vec::new();
    for illegal in refusals {
        match heard.iter_mut().find(|(known, _)| *known == illegal) {
            Some((_, times)) => *times += 1,
            None => heard.push((illegal, 1)),
        }
    }
    heard.into_iter().rev().max_by_key(|(_, times)| *times).map(|(illegal, _)| illegal)
}
