//! One decision inside a server: from the wish to what both players are told, without sockets and store. One thread does it, and
//! always the same, so instructions can be counted (`valgrind --tool=callgrind`) and compared on a machine that is busy.

use std::time::Duration;

use sandtable_core::Token;
use sandtable_shelf::Shelf;
use tokio::sync::mpsc;

use super::LoadError;
use super::actions::Asked;
use super::cold::{begun, other, row_for_two};
use crate::table::audience::{Audience, Letter, OUTBOX, encode, sync};
use crate::table::judge::{Asker, Ruling};
use crate::table::staging::stage;
use crate::wire::{ClientMessage, PlayerId, Presence, RandomId};

/// What is played.
#[derive(Clone, Debug)]
pub struct StagedPlan {
    /// The game.
    pub game: String,
    /// So many decisions; matches that end are begun anew.
    pub decisions: usize,
}

/// What it cost.
#[derive(Clone, Copy, Debug)]
pub struct StagedReport {
    /// How many decisions were made.
    pub decisions: usize,
    /// Processor time.
    pub spent: Duration,
    /// Bytes that were written for both players together.
    pub bytes: u64,
}

pub(super) fn run(plan: &StagedPlan) -> Result<StagedReport, LoadError> {
    let shelf = Shelf::all();
    let (mut decisions, mut bytes, mut matches) = (0, 0, 0);
    let before = crate::metrics::processor_time().unwrap_or_default();
    while decisions < plan.decisions {
        matches += 1;
        let (made, written) = play(&shelf, &plan.game, matches, plan.decisions - decisions)?;
        if made == 0 {
            return Err(LoadError::Connection(format!("nobody can decide anything in {}", plan.game)));
        }
        decisions += made;
        bytes += written;
    }
    let spent = crate::metrics::processor_time().unwrap_or_default().saturating_sub(before);
    Ok(StagedReport { decisions, spent, bytes })
}

/// Plays one match: at most so many decisions. Tells how many there were and how many bytes both players were told.
fn play(shelf: &Shelf, game: &str, seed: u8, most: usize) -> Result<(usize, u64), LoadError> {
    let mut row = row_for_two(shelf, game, &mut || RandomId::from_bytes([seed.max(3); 16]))?;
    row.secret = Token([seed; 32]);
    let players = [row.host, other()];
    let (mut state, _) = begun(shelf, &row)?;
    let mut audience = Audience::default();
    let asker = |player: PlayerId| Asker { player, name: "Load".to_owned() };
    let mut outboxes: Vec<mpsc::Receiver<Letter>> = Vec::new();
    let mut last: Vec<Letter> = Vec::new();
    for player in players {
        let (outbox, mail) = mpsc::channel(OUTBOX);
        audience.enter(&state, Some(asker(player)), outbox);
        outboxes.push(mail);
        last.push(encode(&sync(&state, Some(&asker(player)), Vec::new(), Presence::default(), 0)));
    }
    let mut bytes = 0;
    for made in 0..most {
        let asked = Asked::read(&last[0])?;
        let Some(seat) = asked.seat else { return Ok((made, bytes)) };
        let asked = if seat == 1 { Asked::read(&last[1])? } else { asked };
        let wish = serde_json::json!({"do": "act", "seq": asked.seq, "seat": seat, "action": asked.action});
        let wish: ClientMessage = serde_json::from_value(wish).map_err(LoadError::connection)?;
        let deed = match state.judge(&asker(players[seat]), &wish) {
            Ok(Ruling::Do(deed)) => deed,
            other => return Err(LoadError::Connection(format!("{wish:?} was ruled {other:?}"))),
        };
        let at = state.seq();
        let (_, prepared) = stage(&mut state, &audience, shelf, &deed, at, |_| false).map_err(LoadError::connection)?;
        audience.send_steps(prepared);
        for (mail, last) in outboxes.iter_mut().zip(&mut last) {
            *last = mail.try_recv().map_err(LoadError::connection)?;
            bytes += last.len() as u64;
        }
    }
    Ok((most, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_played_and_the_same_again() {
        for game in ["battle-line", "undaunted", "dday-dice", "heroes", "axis-dday"] {
            let plan = StagedPlan { game: game.to_owned(), decisions: 60 };
            let (first, again) = (run(&plan).unwrap(), run(&plan).unwrap());
            assert_eq!((first.decisions, first.bytes), (60, again.bytes), "{game}");
            assert!(first.bytes > 60 * 1_000, "{game}");
        }
    }
}
