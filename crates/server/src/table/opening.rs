//! New tables and rematches.

use sandtable_core::{AnyGame, AnyKind, Fast, LoadError, Seat, SetupError, Token};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::deed::Deed;
use super::judge::Asker;
use super::lulls::{LONGEST_REACTION, usual_reaction};
use super::state::TableState;
use crate::house::House;
use crate::names;
use crate::store::notes::Note;
use crate::store::tables::TableRow;
use crate::store::{Append, StoreError};
use crate::time::now;
use crate::wire::{BranchOf, ClockSettings, NewBranch, NewSeat, NewTable, PlayerId, RandomId, Sitter, Status, TableId};

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum NoTable {
    /// No such game.
    #[error(transparent)]
    Game(#[from] sandtable_core::UnknownGame),
    /// The game has no campaign.
    #[error("game: expected one with a campaign; {0} has none")]
    NoCampaign(String),
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position cannot be.
    #[error(transparent)]
    Position(#[from] LoadError),
    /// A position has its own set-up.
    #[error("setup: expected none beside a position, which has its own")]
    SetupAndPosition,
    /// Nothing can be played on from there.
    #[error("position: expected one in which the match is not over")]
    PositionOver,
    /// More seats than the game has.
    #[error("seats: expected at most {0}")]
    TooManySeats(u8),
    /// A name that is none.
    #[error("seats: expected names of 1 to 32 characters")]
    BadName,
    /// A clock that no clock can be.
    #[error("clock: expected {0}")]
    Clock(&'static str),
    /// Nobody reacts so slowly.
    #[error("reaction: expected at most {LONGEST_REACTION} seconds")]
    Reaction,
    /// By rules that are not carried here, or it cannot be replayed.
    #[error("the match cannot be replayed by this server")]
    Unplayable,
    /// Only what is over can be looked at from all sides.
    #[error("the match is not over yet")]
    NotOver,
    /// No position of the match to play on from.
    #[error("line: expected 0 to {0}, where the match was not over yet")]
    NoSuchLine(usize),
    /// No seat of the match.
    #[error("seat: expected 0 to {0}")]
    NoSuchSeat(u8),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Opens a table, and seats who is to sit there from the beginning.
pub async fn open(house: &House, host: &Asker, wanted: &NewTable) -> Result<TableId, NoTable> {
    let mut sitters = Vec::new();
    for seat in &wanted.seats {
        sitters.push(match seat {
            NewSeat::Empty => Sitter::Empty,
            NewSeat::Me { name } => {
                let name = names::tidy(name.as_deref().unwrap_or(&host.name)).ok_or(NoTable::BadName)?;
                Sitter::Person { player: host.player, name }
            }
            NewSeat::Bot { level } => Sitter::Bot { level: *level, instead_of: None },
        });
    }
    let id = TableId(RandomId::random());
    open_seated(house, id, host.player, wanted, &sitters).await?;
    Ok(id)
}

/// Opens a table of this id, at which these sit.
pub(crate) async fn open_seated(
    house: &House,
    id: TableId,
    host: PlayerId,
    wanted: &NewTable,
    sitters: &[Sitter],
) -> Result<(), NoTable> {
    let shelved = house.shelf.find(&wanted.game)?;
    check_clock(wanted.clock)?;
    if wanted.reaction.is_some_and(|seconds| seconds > LONGEST_REACTION) {
        return Err(NoTable::Reaction);
    }
    let Beginning { setup, position, seats } = beginning(shelved.kind(), &wanted.setup, wanted.position.as_ref())?;
    if sitters.len() > usize::from(seats) {
        return Err(NoTable::TooManySeats(seats));
    }
    let row = TableRow {
        id,
        game: wanted.game.clone(),
        rules: shelved.kind().info().rules_version,
        setup,
        position,
        seats,
        clock: wanted.clock,
        at_timeout: wanted.at_timeout,
        open: wanted.open,
        host,
        created: now(),
        secret: random_token(),
        status: Status::Gathering,
        last: now(),
    };
    let reaction = wanted.reaction.unwrap_or(usual_reaction(row.clock));
    house.store.create_table(&row, &seating(&row, sitters, reaction)).await?;
    house.metrics.table_opened();
    Ok(())
}

/// How a match is to begin.
struct Beginning {
    setup: Value,
    position: Option<Value>,
    seats: u8,
}

/// Set-up and position are tried out: what cannot be played is refused now, and what was left out is filled in.
fn beginning(kind: &dyn AnyKind, setup: &Value, position: Option<&Value>) -> Result<Beginning, NoTable> {
    let Some(position) = position else {
        let setup = if setup.is_null() { &Value::Object(serde_json::Map::new()) } else { setup };
        let trial = kind.start(setup, &mut Fast::new(0))?;
        kind.start(&as_stored(&trial.setup()), &mut Fast::new(0))?;
        return Ok(Beginning { setup: trial.setup(), position: None, seats: trial.seats() });
    };
    if !setup.is_null() {
        return Err(NoTable::SetupAndPosition);
    }
    let there = kind.load(position)?;
    if there.outcome().is_some() {
        return Err(NoTable::PositionOver);
    }
    // The set-up is stored beside the position and read by itself, so it is held to the size of a set-up as well.
    let setup = kind.whole_setup(&as_stored(&there.setup()))?;
    Ok(Beginning { setup, position: Some(position_to_store(kind, &*there)?), seats: there.seats() })
}

/// A position as the store will hold it. It is loaded for trial first: what could not be loaded later would be a table that
/// nobody can open, and now nothing is stored yet.
fn position_to_store(kind: &dyn AnyKind, there: &dyn AnyGame) -> Result<Value, LoadError> {
    let saved = there.save().into_json();
    kind.load(&as_stored(&saved))?;
    Ok(saved)
}

/// What the store will give back.
fn as_stored(value: &Value) -> Value {
    serde_json::from_str(&value.to_string()).unwrap_or_default()
}

/// Opens the table for the same again. Its id follows from the old table, so that two who ask at once get the same one.
pub(super) async fn rematch(house: &House, old: &TableState) -> Result<TableId, StoreError> {
    let digest = Sha256::new()
        .chain_update(b"sandtable-rematch/2")
        .chain_update(old.row.secret.0)
        .chain_update(old.row.id.to_string())
        .finalize();
    let id = TableId(RandomId::from_bytes(std::array::from_fn(|index| digest[index])));
    if house.store.table(id).await?.is_some() {
        return Ok(id);
    }
    let row = TableRow {
        id,
        created: now(),
        secret: random_token(),
        status: Status::Gathering,
        last: now(),
        ..old.row.clone()
    };
    // Who lost their seat to a bot by the clock is not seated again.
    let sitters: Vec<Sitter> = old
        .sitters
        .iter()
        .map(|sitter| match sitter {
            Sitter::Bot { instead_of: Some(_), .. } => Sitter::Empty,
            other => other.clone(),
        })
        .collect();
    match house.store.create_table(&row, &seating(&row, &sitters, old.reaction)).await {
        Ok(()) => house.metrics.table_opened(),
        // Another node may have opened it between our look and our write.
        Err(error) => drop(house.store.table(id).await?.ok_or(error)?),
    }
    Ok(id)
}

/// Opens a table that plays on from a position of a match that is over, against bots. It begins
/// there with dice of its own, as any table does that begins from a position.
pub(super) async fn branch(
    house: &House,
    old: &TableState,
    host: &Asker,
    wanted: NewBranch,
) -> Result<TableId, NoTable> {
    if old.unplayable.is_some() {
        return Err(NoTable::Unplayable);
    }
    let game = old.game.as_ref().filter(|_| old.status() == Status::Over).ok_or(NoTable::NotOver)?;
    if wanted.seat.0 >= old.row.seats {
        return Err(NoTable::NoSuchSeat(old.row.seats - 1));
    }
    let line = wanted.line as usize;
    // What ended the match was its last line.
    let until = game.entries().len().saturating_sub(1);
    if line > until {
        return Err(NoTable::NoSuchLine(until));
    }
    let kind = house.shelf.find(&old.row.game)?.kind();
    let there = game.after(line).ok_or(NoTable::NoSuchLine(until))?;
    let position = position_to_store(kind, there.as_ref())?;
    let row = TableRow {
        id: TableId(RandomId::random()),
        position: Some(position),
        secret: random_token(),
        clock: ClockSettings::None,
        open: false,
        host: host.player,
        created: now(),
        status: Status::Playing,
        last: now(),
        ..old.row.clone()
    };
    let sitters: Vec<Sitter> = (0..row.seats)
        .map(|seat| match seat {
            seat if seat == wanted.seat.0 => Sitter::Person { player: host.player, name: host.name.clone() },
            _ => Sitter::Bot { level: wanted.level, instead_of: None },
        })
        .collect();
    let mut deeds = seated(&sitters);
    deeds.insert(0, (Deed::Branch(BranchOf { table: old.row.id, line: wanted.line }), None));
    deeds.push((Deed::Start, Some(Note::status(Status::Playing, row.created))));
    house.store.create_table(&row, &in_order(&row, deeds)).await?;
    house.metrics.table_opened();
    Ok(row.id)
}

/// A deed, and what lists must know of it.
type Noted = (Deed, Option<Note>);

fn seated(sitters: &[Sitter]) -> Vec<Noted> {
    let taken = sitters.iter().enumerate().filter_map(|(index, sitter)| {
        let seat = Seat(index as u8);
        let deed = match sitter {
            Sitter::Empty => return None,
            Sitter::Person { player, name } => Deed::Sit { seat, player: *player, name: name.clone() },
            Sitter::Bot { level, .. } => Deed::SeatBot { seat, level: *level },
        };
        Some((deed, Some(Note::sitter(seat, sitter))))
    });
    taken.collect()
}

fn in_order(row: &TableRow, deeds: Vec<Noted>) -> Vec<Append> {
    let append = |((deed, note), seq): (Noted, u64)| Append {
        table: row.id,
        seq,
        deed: deed.line(),
        at: row.created,
        also: note.into_iter().collect(),
    };
    deeds.into_iter().zip(1..).map(append).collect()
}

fn seating(row: &TableRow, sitters: &[Sitter], reaction: u32) -> Vec<Append> {
    let mut deeds = seated(sitters);
    if reaction != usual_reaction(row.clock) {
        deeds.insert(0, (Deed::Reaction { seconds: reaction }, None));
    }
    in_order(row, deeds)
}

/// 32 bytes of the operating system's randomness.
///
/// # Panics
/// When it has none to give.
#[must_use]
pub fn random_token() -> Token {
    let mut bytes = [0; 32];
    crate::surroundings::fill(&mut bytes);
    Token(bytes)
}

pub(crate) fn check_clock(clock: ClockSettings) -> Result<(), NoTable> {
    let (fits, expected) = match clock {
        ClockSettings::None => (true, ""),
        ClockSettings::Live { bank, increment } => (
            (10..=86_400).contains(&bank) && increment <= 3_600,
            "a bank of 10 to 86,400 seconds and an increment of at most 3,600",
        ),
        ClockSettings::Days { hours, bank, vacation } => (
            (1..=720).contains(&hours) && bank <= 2_160 && vacation <= 60,
            "1 to 720 hours a decision, a bank of at most 2,160 hours and at most 60 days of vacation",
        ),
    };
    if fits { Ok(()) } else { Err(NoTable::Clock(expected)) }
}

#[cfg(test)]
mod tests {
    use sandtable_core::{Campaign, Chance, Component, GameInfo, Odds, ParseError, Role};

    use super::*;

    /// A game whose loader refuses what its own rules can reach.
    struct Forgetful<'a>(&'a dyn AnyKind);

    impl AnyKind for Forgetful<'_> {
        fn load(&self, _: &Value) -> Result<Box<dyn AnyGame>, LoadError> {
            Err(LoadError::new("state.manoeuvre.units", "two units that are orthogonally adjacent"))
        }

        fn info(&self) -> &'static GameInfo {
            self.0.info()
        }

        fn start(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn AnyGame>, SetupError> {
            self.0.start(setup, chance)
        }

        fn scenario(&self, text: &str) -> Result<Value, SetupError> {
            self.0.scenario(text)
        }

        fn longest(&self, setup: &Value) -> Result<u32, SetupError> {
            self.0.longest(setup)
        }

        fn default_setup(&self) -> Value {
            self.0.default_setup()
        }

        fn whole_setup(&self, setup: &Value) -> Result<Value, SetupError> {
            self.0.whole_setup(setup)
        }

        fn seats(&self, setup: &Value) -> Result<u8, SetupError> {
            self.0.seats(setup)
        }

        fn roles(&self, setup: &Value) -> Result<Vec<Role>, SetupError> {
            self.0.roles(setup)
        }

        fn components(&self, setup: &Value) -> Result<Vec<Component>, SetupError> {
            self.0.components(setup)
        }

        fn campaign(&self) -> Option<&'static dyn Campaign> {
            self.0.campaign()
        }

        fn typed_fight(&self, text: &str) -> Result<Odds, ParseError> {
            self.0.typed_fight(text)
        }
    }

    #[test]
    fn a_position_that_could_not_be_loaded_again_is_refused_before_it_is_stored() {
        let registry = sandtable_shelf::registry();
        let kind = registry.find("battle-line").unwrap();
        let there = kind.start(&Value::Null, &mut Fast::new(1)).unwrap();
        assert_eq!(position_to_store(kind, &*there), Ok(there.save().into_json()));
        let refused = NoTable::from(position_to_store(&Forgetful(kind), &*there).unwrap_err());
        assert_eq!(refused.to_string(), "state.manoeuvre.units: two units that are orthogonally adjacent");
    }
}
