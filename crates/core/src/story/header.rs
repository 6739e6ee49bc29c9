//! What the head of a record tells, without the rules of its game.

use super::{MatchStory, StorySide};
use crate::{AnyKind, Entry, Match, Outcome, Reason, Record, Registry, ReplayError, Role, Seat, Text, Walk};

impl MatchStory {
    /// The story of a recorded match; nothing, if the match is not over. A record of other rules than ours tells what its
    /// head says.
    pub fn of(record: &Record, registry: &Registry) -> Result<Option<MatchStory>, ReplayError> {
        MatchStory::of_kind(record, registry.find(&record.game)?)
    }

    /// The same where the game of the record is at hand.
    pub fn of_kind(record: &Record, kind: &dyn AnyKind) -> Result<Option<MatchStory>, ReplayError> {
        match Match::beginning_of(record, kind) {
            Ok(beginning) => {
                let game = beginning.game().copy();
                game.story(Walk::on(beginning, &record.entries), &record.entries)
            }
            Err(ReplayError::OtherRules { .. }) => Ok(MatchStory::of_header(record, kind)),
            Err(error) => Err(error),
        }
    }

    /// What the head of a record tells: who won, why, and the points.
    fn of_header(record: &Record, kind: &dyn AnyKind) -> Option<MatchStory> {
        let outcome = record.outcome.clone()?;
        let roles = kind.roles(&record.setup).ok();
        // A set-up that is not understood any more: everybody plays for himself, except where all have lost together.
        let roles = roles.filter(|roles| roles.len() == record.seats.len()).unwrap_or_else(|| {
            let name = |seat: usize| Text::new("core-seat").with("seat", seat as i64);
            (0..record.seats.len()).map(|seat| Role::new(name(seat), seat as u8)).collect()
        });
        let sides = sides_of(&roles, |seats| {
            let names = seats.iter().filter_map(|seat| roles.get(seat.index())).map(|role| role.name.clone());
            Text::new("core-list").with("names", names.collect::<Vec<_>>())
        });
        Some(MatchStory {
            ending: ending_without_rules(&outcome, &record.entries),
            won_by: Vec::new(),
            replayed: false,
            counts: None,
            curve: Vec::new(),
            points: None,
            deeds: Vec::new(),
            luck: None,
            marks: Vec::new(),
            turning: None,
            sides,
            outcome,
        })
    }
}

/// The teams, in the order of their first seats. If there is just one, it is "all together".
pub(super) fn sides_of(roles: &[Role], name: impl Fn(&[Seat]) -> Text) -> Vec<StorySide> {
    let mut teams: Vec<(u8, Vec<Seat>)> = Vec::new();
    for (role, seat) in roles.iter().zip((0..).map(Seat)) {
        match teams.iter_mut().find(|(team, _)| *team == role.team) {
            Some((_, seats)) => seats.push(seat),
            None => teams.push((role.team, vec![seat])),
        }
    }
    let alone = teams.len() == 1 && roles.len() > 1;
    let name = |seats: &[Seat]| if alone { Text::new("core-together") } else { name(seats) };
    teams.into_iter().map(|(_, seats)| StorySide { name: name(&seats), seats }).collect()
}

/// Why a match ended, as far as that can be said without the rules of its game.
pub(super) fn ending_without_rules(outcome: &Outcome, entries: &[Entry]) -> Text {
    let last = |found: fn(&Entry) -> Option<Seat>| entries.iter().rev().find_map(found).map_or(0, |seat| seat.0);
    match &outcome.reason {
        Reason::Resigned => {
            let seat = last(|entry| if let Entry::Resign(seat) = entry { Some(*seat) } else { None });
            Text::new("core-end-resigned").with("seat", i64::from(seat))
        }
        Reason::OutOfTime => {
            let seat = last(|entry| if let Entry::Forfeit(seat) = entry { Some(*seat) } else { None });
            Text::new("core-end-out-of-time").with("seat", i64::from(seat))
        }
        Reason::Agreed => Text::new("core-end-agreed"),
        Reason::Rule(clause) => Text::new("core-end-rule").with("rule", clause.clone()),
    }
}
