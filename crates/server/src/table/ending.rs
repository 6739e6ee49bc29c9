//! The end of a match: what it means for histories and ratings. It is entered once, whoever gets to it first.

use std::sync::Arc;

use sandtable_core::{Entry, Match, Seat};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::command::Command;
use super::hall::{Hall, NoAnswer};
use super::state::TableState;
use crate::campaign;
use crate::house::House;
use crate::store::StoreError;
use crate::store::notes::Note;
use crate::store::ratings::{SeatResult, StoredRating};
use crate::store::records::keep;
use crate::wire::{PlayerId, Sitter, Status, TableId};

/// So often may another match change a rating while this one's result is worked out.
const ATTEMPTS: u32 = 10;

/// Notes that a match is over and enters its results.
pub(super) async fn note(house: &House, state: &TableState) -> Result<(), StoreError> {
    if state.row.status != Status::Over {
        house.store.note(Note::status(Status::Over, state.last_at).statement(state.row.id)).await?;
        house.metrics.match_ended();
    }
    settle(house, state).await
}

/// Enters the results of a match that a node noted as over and did not settle.
pub(super) async fn settle_stored(hall: &Arc<Hall>, id: TableId) -> Result<(), NoAnswer> {
    // Loading the table settles it, because loading notices that it is over.
    hall.send(id, Command::Wake).await
}

/// The record of a match that is over. Where its rules are not carried any more, it is the text that was kept while they
/// were.
pub(super) async fn record(house: &House, state: &TableState) -> Result<Option<String>, StoreError> {
    match &state.game {
        _ if state.status() != Status::Over => Ok(None),
        Some(game) => Ok(Some(game.record().to_string())),
        None => house.store.record(state.row.id).await,
    }
}

/// Keeps the records of matches that ended before records were kept, as long as their rules are carried.
pub async fn keep_old_records(house: &House) -> Result<usize, StoreError> {
    let mut kept = 0;
    for info in house.shelf.iter().map(|shelved| shelved.kind().info()) {
        loop {
            let before = kept;
            for id in house.store.unrecorded(info.slug, info.rules_version, 100).await? {
                match replayed(house, id).await {
                    Ok(Some(text)) => {
                        house.store.note(keep(id, &text)).await?;
                        kept += 1;
                    }
                    Ok(None) => {}
                    Err(error) => tracing::error!(table = %id, %error, "the record of an old match cannot be written"),
                }
                // There may be many, and nobody waits for them.
                tokio::task::yield_now().await;
            }
            if kept == before {
                break;
            }
        }
    }
    Ok(kept)
}

async fn replayed(house: &House, id: TableId) -> Result<Option<String>, StoreError> {
    match TableState::stored(house, id).await? {
        Some(state) => record(house, &state).await,
        None => Ok(None),
    }
}

/// Enters the results of a match, unless they are entered already.
pub(super) async fn settle(house: &House, state: &TableState) -> Result<(), StoreError> {
    let Some(game) = &state.game else { return Ok(()) };
    // Before the match counts as settled: what goes wrong here is done again.
    if !house.store.is_settled(state.row.id).await? {
        campaign::enter(house, state.row.id, game).await?;
    }
    for _ in 0..ATTEMPTS {
        if house.store.is_settled(state.row.id).await? {
            return Ok(());
        }
        let text = game.record().to_string();
        let results = results(house, state, game).await?;
        if house.store.settle(state.row.id, &state.row.game, &results, &text).await? {
            return Ok(());
        }
    }
    Err(StoreError::Database("ratings change faster than they can be worked out".to_owned()))
}

async fn results(house: &House, state: &TableState, game: &Match) -> Result<Vec<SeatResult>, StoreError> {
    let Some(outcome) = game.outcome() else { return Ok(Vec::new()) };
    let mut rated = Vec::new();
    // Who has not moved yet has not played.
    let counts = state.is_rated() && everybody_moved(game, state.row.seats);
    let players = if counts { rated_players(state, |seat| outcome.worth(seat)) } else { Vec::new() };
    for (player, worth) in players {
        if house.store.player(player).await?.is_none_or(|player| !player.is_account()) {
            rated.clear();
            break;
        }
        let before = house.store.rating(player, &state.row.game).await?.unwrap_or_else(newcomer);
        rated.push((player, worth, before));
    }
    let after = new_ratings(&rated);
    let seats = (0..state.row.seats).map(|seat| SeatResult {
        seat,
        worth: outcome.worth(Seat(seat)),
        rated: rated.iter().zip(&after).find_map(|((player, _, before), after)| {
            matches!(&state.sitters[usize::from(seat)], Sitter::Person { player: who, .. } if who == player)
                .then_some((*player, *before, *after))
        }),
    });
    Ok(seats.collect())
}

/// Has every seat decided something? A match that is given up before is not one that was lost.
fn everybody_moved(game: &Match, seats: u8) -> bool {
    let moved = |seat| game.entries().iter().any(|entry| matches!(entry, Entry::Action(by, _) if *by == seat));
    (0..seats).map(Seat).all(moved)
}

/// Those whose ratings a match changes that is rated: everybody, if they did not all fare alike.
fn rated_players(state: &TableState, worth: impl Fn(Seat) -> f64) -> Vec<(PlayerId, f64)> {
    let people = state.sitters.iter().enumerate().filter_map(|(index, sitter)| match sitter {
        Sitter::Person { player, .. } => Some((*player, worth(Seat(index as u8)))),
        _ => None,
    });
    let players: Vec<(PlayerId, f64)> = people.collect();
    let drawn = players.iter().all(|(_, worth)| *worth == 0.5);
    let alike = players.windows(2).all(|pair| pair[0].1 == pair[1].1);
    if players.len() < 2 || (alike && !drawn) { Vec::new() } else { players }
}

fn newcomer() -> StoredRating {
    let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
    StoredRating { rating, deviation, volatility, matches: 0 }
}

/// Glicko-2, a match a period: everybody against everybody else who fared differently, or drew.
fn new_ratings(rated: &[(PlayerId, f64, StoredRating)]) -> Vec<StoredRating> {
    let plain = |stored: &StoredRating| Glicko2Rating {
        rating: stored.rating,
        deviation: stored.deviation,
        volatility: stored.volatility,
    };
    rated
        .iter()
        .enumerate()
        .map(|(index, (_, own, before))| {
            let others = rated.iter().enumerate().filter(|(other, _)| *other != index);
            let results: Vec<(Glicko2Rating, Outcomes)> = others
                .filter_map(|(_, (_, theirs, rating))| {
                    let outcome = match own.total_cmp(theirs) {
                        std::cmp::Ordering::Greater => Outcomes::WIN,
                        std::cmp::Ordering::Less => Outcomes::LOSS,
                        std::cmp::Ordering::Equal if *own == 0.5 => Outcomes::DRAW,
                        std::cmp::Ordering::Equal => return None,
                    };
                    Some((plain(rating), outcome))
                })
                .collect();
            let after = glicko2_rating_period(&plain(before), &results, &Glicko2Config::new());
            StoredRating {
                rating: after.rating,
                deviation: after.deviation,
                volatility: after.volatility,
                matches: before.matches + 1,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::keys::new_player_id;

    #[test]
    fn who_wins_rises_and_who_loses_falls_as_far() {
        let rated = [(new_player_id(), 1.0, newcomer()), (new_player_id(), 0.0, newcomer())];
        let after = new_ratings(&rated);
        assert!(after[0].rating > 1600.0, "{after:?}");
        assert!((after[0].rating + after[1].rating - 3000.0).abs() < 1e-6, "{after:?}");
        assert!(after[0].deviation < 350.0);
        assert_eq!(after[0].matches, 1);
    }

    #[test]
    fn partners_are_not_rated_against_each_other() {
        let rated: Vec<_> = [1.0, 1.0, 0.0].map(|worth| (new_player_id(), worth, newcomer())).into();
        let after = new_ratings(&rated);
        assert_eq!(after[0].rating, after[1].rating);
        assert!(after[2].rating < after[0].rating);
    }
}
