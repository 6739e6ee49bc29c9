//! Other nodes: what they did at this table, and who is connected there.

use std::time::Duration;

use sandtable_core::Seat;
use tokio::time::Instant;

use super::actor::{Actor, LOOK_AGAIN};
use super::state::TableState;
use super::thinking::OTHER_NODES_BOT;
use crate::store::{News, StoreError};
use crate::wire::Presence;

/// What could not be caught up with is tried again so soon.
const TRY_AGAIN: Duration = Duration::from_secs(1);
/// Comings and goings are told together.
const PRESENCE_PAUSE: Duration = Duration::from_millis(300);

impl Actor {
    pub(super) async fn hear(&mut self, news: News) {
        match news {
            News::Step(_, seq) if seq <= self.state.seq() => {}
            News::Step(..) => self.catch_up_or_complain().await,
            News::Chat(_) => self.pass_chat_on().await,
            News::Unsaid(_) => self.tell_talk_anew().await,
            // No table's concern.
            News::Lobby | News::Left(_) | News::Blocks => {}
            News::Gap => {
                self.catch_up_or_complain().await;
                self.tell_talk_anew().await;
            }
            News::Out(player) => self.audience.let_go(player),
            News::Named(player) => {
                self.audience.let_go(player);
                if self.state.people.contains(&player)
                    && let Err(error) = self.load_anew().await
                {
                    tracing::error!(table = %self.id, %error, "somebody's name could not be changed yet");
                    self.removed = true;
                }
            }
            News::Presence { node, seats, spectators, asks, .. } => {
                if node != self.house.node {
                    let seats = (0..8).map(Seat).filter(|seat| seats & (1 << seat.0) != 0).collect();
                    self.elsewhere.insert(node, (seats, spectators));
                    self.note_who_is_here();
                    self.audience.tell_presence(&self.presence());
                    if asks {
                        self.tell_elsewhere(false).await;
                    }
                }
            }
        }
    }

    pub(super) async fn catch_up_or_complain(&mut self) {
        if let Err(error) = self.catch_up().await {
            tracing::error!(table = %self.id, %error, "what another node did could not be followed; it is tried again");
            self.look_again_soon();
        }
        if self.state.bot_to_act().is_some() && self.thinking != Some(self.state.seq()) {
            self.bot_at.get_or_insert_with(|| Instant::now() + OTHER_NODES_BOT);
        }
    }

    /// Before somebody is told how it stands: other nodes may have done what was not heard here yet.
    pub(super) async fn be_current(&mut self) {
        if self.house.store.is_shared() {
            self.catch_up_or_complain().await;
        }
    }

    /// Before somebody is refused something: was it judged on a table that other nodes have changed since? Looks once for
    /// each wish; `true` if something new was found, and the wish is to be judged again.
    pub(super) async fn learns_more(&mut self, looked: &mut bool) -> bool {
        if std::mem::replace(looked, true) || !self.house.store.is_shared() {
            return false;
        }
        let known = self.state.seq();
        self.catch_up_or_complain().await;
        self.state.seq() > known
    }

    /// Looks now and then whether something was missed: a notice may be lost on its way.
    pub(super) async fn look_again_if_due(&mut self) {
        if self.look_at.is_some_and(|at| at <= Instant::now()) {
            self.look_at = self.house.store.is_shared().then(|| Instant::now() + LOOK_AGAIN);
            self.catch_up_or_complain().await;
            self.end_if_over().await;
            self.pass_chat_on().await;
        }
    }

    /// Something did not succeed that must.
    pub(super) fn look_again_soon(&mut self) {
        self.look_at = Some(Instant::now() + TRY_AGAIN);
    }

    /// Loads the table again and tells it to everybody: somebody's name has changed or is gone for good, or a step of another
    /// node cannot be followed.
    pub(super) async fn load_anew(&mut self) -> Result<(), StoreError> {
        let from = self.state.seq();
        let Some(state) = TableState::stored(&self.house, self.id).await? else { return Ok(()) };
        self.state = state;
        self.greet_all_anew().await;
        if self.state.seq() > from {
            self.end_if_over().await;
        }
        Ok(())
    }

    /// Who was connected at a node that is dead is not here any more.
    pub(super) fn forget_dead_nodes(&mut self, alive: &[u64]) {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|node, _| alive.contains(node));
        self.hold_anew();
        if self.elsewhere.len() < before {
            self.note_who_is_here();
            self.audience.tell_presence(&self.presence());
        }
    }

    pub(super) fn presence(&self) -> Presence {
        let (mut seats, mut spectators) = self.audience.presence();
        for (there, more) in self.elsewhere.values() {
            there.iter().for_each(|seat| seats.insert(seat));
            spectators += more;
        }
        Presence { seats: seats.iter().collect(), spectators }
    }

    pub(super) fn presence_changed(&mut self) {
        self.presence_at.get_or_insert_with(|| Instant::now() + PRESENCE_PAUSE);
    }

    pub(super) async fn tell_presence_if_due(&mut self) {
        if self.presence_at.is_some_and(|at| at <= Instant::now()) {
            self.presence_at = None;
            self.note_who_is_here();
            self.audience.tell_presence(&self.presence());
            self.tell_elsewhere(false).await;
        }
    }

    pub(super) async fn ask_elsewhere(&self) {
        self.tell_elsewhere(true).await;
    }

    pub(super) async fn tell_elsewhere(&self, asks: bool) {
        let (seats, spectators) = self.audience.presence();
        let bits = seats.iter().fold(0, |bits, seat| bits | 1 << seat.0);
        let news = News::Presence { table: self.id, node: self.house.node, seats: bits, spectators, asks };
        if let Err(error) = self.house.store.tell(&news).await {
            tracing::warn!(table = %self.id, %error, "other nodes could not be told who is here");
        }
    }
}
