//! All tables of this node that are in use. A table is loaded when somebody asks for it, and put away when nobody does.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::actor::Actor;
use super::command::{Command, Inbox, ToTable};
use crate::house::House;
use crate::store::players::Player;
use crate::store::{News, StoreError};
use crate::surroundings::spawn;
use crate::time::now;
use crate::wire::{PlayerId, TableId};

const INBOX: usize = 64;
/// So long, in milliseconds, other nodes leave a table alone that is in use somewhere.
const IN_GOOD_HANDS: u64 = 60_000;

/// All tables of this node that are in use.
pub struct Hall {
    house: Arc<House>,
    tables: Mutex<BTreeMap<TableId, ToTable>>,
}

/// Why a table does not answer.
#[derive(Debug, thiserror::Error)]
pub enum NoAnswer {
    /// There is none.
    #[error("there is no such table")]
    NoSuchTable,
    /// It cannot be loaded.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It took the question and gave no answer: it panicked over it, or the server is going away.
    #[error("the table gave no answer")]
    Silent,
}

impl Hall {
    /// An empty hall.
    #[must_use]
    pub fn new(house: Arc<House>) -> Arc<Hall> {
        Arc::new(Hall { house, tables: Mutex::default() })
    }

    /// What all parts of this node share.
    #[must_use]
    pub fn house(&self) -> &Arc<House> {
        &self.house
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, ToTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in use.
    #[must_use]
    pub fn in_use(&self) -> usize {
        self.tables().len()
    }

    /// Sends a command to a table, which is loaded if need be.
    pub async fn send(self: &Arc<Hall>, id: TableId, command: impl Into<Box<Command>>) -> Result<(), NoAnswer> {
        let mut command = command.into();
        loop {
            let inbox = self.tables().get(&id).cloned();
            let inbox = match inbox {
                Some(inbox) => inbox,
                None => self.load(id).await?,
            };
            match inbox.send(command).await {
                Ok(()) => return Ok(()),
                // It was just put away, or its task has ended.
                Err(returned) => {
                    command = returned.0;
                    forget(&mut self.tables(), id, &inbox);
                }
            }
        }
    }

    /// Sends a command that is answered.
    pub async fn ask<T>(
        self: &Arc<Hall>,
        id: TableId,
        command: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, NoAnswer> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply)).await?;
        answer.await.map_err(|_| NoAnswer::Silent)
    }

    async fn load(self: &Arc<Hall>, id: TableId) -> Result<ToTable, NoAnswer> {
        let (letters, inbox) = mpsc::channel(INBOX);
        let actor = Actor::load(id, self.house.clone(), self.clone(), inbox, letters.downgrade()).await?;
        let actor = actor.ok_or(NoAnswer::NoSuchTable)?;
        let mut tables = self.tables();
        // Two may have loaded it at the same moment: the first one stays.
        if let Some(first) = tables.get(&id).filter(|first| !first.is_closed()) {
            return Ok(first.clone());
        }
        tables.insert(id, letters.clone());
        drop(tables);
        spawn(actor.run());
        Ok(letters)
    }

    /// Puts a table away, unless somebody has just asked for it. Who has the table's address from before and writes to it
    /// now is told that it is closed, and loads it anew.
    pub(super) fn put_away(&self, id: TableId, inbox: &mut Inbox) -> bool {
        let mut tables = self.tables();
        let unused = inbox.is_empty();
        if unused {
            inbox.close();
            // A table that was loaded again after this one was removed stays.
            if tables.get(&id).is_some_and(ToTable::is_closed) {
                tables.remove(&id);
            }
        }
        unused
    }

    /// Delivers what reached a table between its last look and its closing.
    pub(super) async fn deliver_anew(self: &Arc<Hall>, id: TableId, mut inbox: Inbox) {
        while let Some(command) = inbox.recv().await {
            if let Err(error) = self.send(id, command).await {
                tracing::error!(table = %id, %error, "a late message was not delivered");
            }
        }
    }

    /// Passes on what other nodes did to the tables that are in use here, and to the lobby.
    pub fn hear(&self, news: News) {
        let concerned: Vec<ToTable> = match &news {
            News::Step(id, _) | News::Chat(id) | News::Unsaid(id) | News::Presence { table: id, .. } => {
                self.tables().get(id).cloned().into_iter().collect()
            }
            News::Gap | News::Out(_) | News::Named(_) => self.tables().values().cloned().collect(),
            News::Lobby | News::Left(_) | News::Blocks => Vec::new(),
        };
        if matches!(news, News::Lobby | News::Named(_) | News::Gap) {
            self.look_into_lobby();
        }
        if matches!(news, News::Blocks | News::Gap) {
            self.look_for_blocks();
        }
        if let News::Left(player) = news {
            self.note_if_still_here(player);
        }
        for inbox in concerned {
            deliver(inbox, Command::Heard(news.clone()).into());
        }
    }

    /// Something was said in the lobby at another node, or somebody there is called something else.
    fn look_into_lobby(&self) {
        let house = self.house.clone();
        if house.lobby.is_none() {
            return;
        }
        spawn(async move {
            if let Err(error) = house.look_into_lobby().await {
                tracing::error!(%error, "the talk in the lobby could not be read");
            }
        });
    }

    /// The host has blocked or unblocked addresses.
    fn look_for_blocks(&self) {
        let house = self.house.clone();
        spawn(async move {
            if let Err(error) = house.blocks.look(&house.store).await {
                tracing::error!(%error, "blocked addresses could not be read");
            }
        });
    }

    /// Somebody has gone from another node. If they are still here, their friends are to know it.
    fn note_if_still_here(&self, player: PlayerId) {
        if !self.house.here.has_still(player) {
            return;
        }
        let house = self.house.clone();
        spawn(async move {
            if let Err(error) = house.store.note_newcomers(&[player].into(), now()).await {
                tracing::error!(%error, "friends could not be told who is still here");
            }
        });
    }

    /// Somebody's keys have changed: wherever they are connected, they must show one that fits.
    pub async fn show_out(&self, player: PlayerId) -> Result<(), StoreError> {
        self.spread(News::Out(player)).await
    }

    /// Somebody has gone for good: their name leaves the tables that are in use, and what was said.
    pub async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        self.house.store.forget(player).await?.into_iter().for_each(|news| self.hear(news));
        Ok(())
    }

    /// Somebody takes another name, which stands at once at the tables that are in use; `false` if it is somebody else's.
    pub async fn rename(&self, player: &Player, name: &str, until: u64) -> Result<bool, StoreError> {
        let renamed = self.house.store.rename(player, name, until).await?;
        if renamed {
            self.spread(News::Named(player.id)).await?;
        }
        Ok(renamed)
    }

    /// Does something here at once, and tells the other nodes.
    async fn spread(&self, news: News) -> Result<(), StoreError> {
        self.hear(news.clone());
        self.house.store.tell(&news).await
    }

    /// Tells all tables which nodes are alive.
    pub fn nodes_are(&self, alive: Vec<u64>) {
        let alive = Arc::new(alive);
        let tables: Vec<ToTable> = self.tables().values().cloned().collect();
        tables.into_iter().for_each(|inbox| deliver(inbox, Command::Alive(alive.clone()).into()));
    }

    /// Puts tables away that were removed.
    pub fn removed(&self, ids: &[TableId]) {
        for id in ids {
            let inbox = self.tables().remove(id);
            inbox.into_iter().for_each(|inbox| deliver(inbox, Command::Removed.into()));
        }
    }

    /// Looks for running matches that need somebody: a bot to play on, a clock that ran out, a result to be entered.
    pub async fn look_around(self: &Arc<Hall>, now: u64) -> Result<usize, StoreError> {
        let mut woken = 0;
        for id in self.house.store.to_wake(now, 500).await? {
            if self.tables().contains_key(&id) {
                // It is in good hands here. Should this node die, another one finds it after this time.
                self.house.store.wake_at(id, Some(now + IN_GOOD_HANDS)).await?;
                continue;
            }
            woken += 1;
            if let Err(error) = self.send(id, Command::Wake).await {
                tracing::error!(table = %id, %error, "a table could not be woken");
                // Its row cannot be read: it would be tried again and again. If the store only failed to answer, the next
                // round tries again.
                if matches!(error, NoAnswer::NoSuchTable | NoAnswer::Store(StoreError::Unexpected { .. })) {
                    self.house.store.wake_at(id, None).await?;
                }
            }
        }
        for id in self.house.store.unsettled(100).await? {
            if let Err(error) = super::ending::settle_stored(self, id).await {
                tracing::error!(table = %id, %error, "a result could not be entered");
            }
        }
        Ok(woken)
    }
}

/// Puts a command into a table's inbox. A table that is busy is waited for elsewhere: it holds up no other.
fn deliver(inbox: ToTable, command: Box<Command>) {
    if let Err(TrySendError::Full(command)) = inbox.try_send(command) {
        spawn(async move { drop(inbox.send(command).await) });
    }
}

/// Forgets where a table was reached, unless it has been loaded again meanwhile.
fn forget(tables: &mut BTreeMap<TableId, ToTable>, id: TableId, closed: &ToTable) {
    if let Entry::Occupied(there) = tables.entry(id)
        && there.get().same_channel(closed)
    {
        there.remove();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::RandomId;

    #[test]
    fn a_closed_inbox_takes_away_only_itself() {
        let (id, (closed, _), (loaded_again, _inbox)) =
            (TableId(RandomId::from_bytes([1; 16])), mpsc::channel(1), mpsc::channel(1));
        let mut tables = BTreeMap::from([(id, loaded_again.clone())]);
        forget(&mut tables, id, &closed);
        assert!(tables[&id].same_channel(&loaded_again), "whoever found the old one closed leaves the new one there");
        forget(&mut tables, id, &loaded_again);
        assert!(tables.is_empty());
    }
}
