//! Tables to look at, for `--demo`: every game has one that waits for somebody and one at which bots play.

use std::sync::Arc;

use sandtable_core::Level;
use tokio::sync::oneshot;

use crate::store::StoreError;
use crate::store::keys::new_player_id;
use crate::store::players::Player;
use crate::table::command::Command;
use crate::table::hall::Hall;
use crate::table::judge::Asker;
use crate::table::opening::{NoTable, open};
use crate::time::now;
use crate::wire::{ClientMessage, NewSeat, NewTable, Notify, Status, TableId};

const HOST: &str = "Quartermaster";

/// Opens the tables, unless there are open ones already.
pub async fn open_tables(hall: &Arc<Hall>) -> Result<(), StoreError> {
    let house = hall.house();
    if !house.store.listed(Status::Gathering, 1).await?.is_empty() {
        return Ok(());
    }
    let host = Player {
        id: new_player_id(),
        name: HOST.to_owned(),
        password: None,
        language: sandtable_core::Language::En,
        notify: Notify::default(),
        email_code: None,
        created: now(),
        gone: false,
        banned_until: 0,
        muted_until: 0,
        seen: now(),
    };
    house.store.add_guest(&host).await?;
    let asker = Asker { player: host.id, name: host.name };
    let games: Vec<(String, u8)> = house
        .shelf
        .iter()
        .map(|shelved| shelved.kind().info())
        .map(|info| (info.slug.to_owned(), info.seats.0))
        .collect();
    for (game, seats) in games {
        let bots = |count: u8| (0..count).map(|_| NewSeat::Bot { level: Level::Recruit }).collect::<Vec<_>>();
        open_one(hall, &asker, &game, bots(seats.saturating_sub(1)), false).await?;
        open_one(hall, &asker, &game, bots(seats), true).await?;
    }
    Ok(())
}

async fn open_one(
    hall: &Arc<Hall>,
    asker: &Asker,
    game: &str,
    mut seats: Vec<NewSeat>,
    start: bool,
) -> Result<(), StoreError> {
    if !start {
        seats.insert(0, NewSeat::Empty);
    }
    let wanted = NewTable {
        reaction: None,
        game: game.to_owned(),
        setup: serde_json::Value::Null,
        position: None,
        seats,
        clock: crate::wire::ClockSettings::None,
        at_timeout: crate::wire::AtTimeout::Forfeit,
        open: true,
    };
    let table: TableId = match open(hall.house(), asker, &wanted).await {
        Ok(table) => table,
        Err(NoTable::Store(error)) => return Err(error),
        Err(error) => {
            tracing::warn!(game, %error, "no table to look at");
            return Ok(());
        }
    };
    if start {
        let (reply, _) = oneshot::channel();
        let command = Command::Say { asker: Some(asker.clone()), wish: ClientMessage::Start, reply };
        if let Err(error) = hall.send(table, command).await {
            tracing::warn!(game, %error, "a table to look at does not start");
        }
    }
    Ok(())
}
