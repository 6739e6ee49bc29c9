//! Simulated sockets: what `http/socket.rs` does between a client and a table, in the node's surroundings, over a wire that
//! takes its time and can be cut.

use std::sync::Arc;
use std::time::Duration;

use sandtable_core::Chance as _;
use tokio::sync::{Notify, mpsc};
use tokio::time::sleep;

use super::node::Node;
use super::world::{Machine, World};
use crate::surroundings::Surroundings as _;
use crate::table::audience::{Letter, OUTBOX};
use crate::table::command::{Command, Seen};
use crate::table::hall::Hall;
use crate::table::judge::Asker;
use crate::wire::{ClientMessage, ServerMessage, TableId};

/// What a client hears.
pub(super) enum Heard {
    /// It is at the table; what it missed was sent before.
    Entered,
    /// A message of the table.
    Letter(Letter),
    /// The answer to what it said last.
    Answer(ServerMessage),
}

/// A client's end of a socket. It is cut when it is dropped.
pub(super) struct Link {
    wishes: mpsc::Sender<ClientMessage>,
    heard: mpsc::Receiver<Heard>,
}

impl Link {
    /// Connects to a table at a machine; nothing, if nobody serves there.
    pub(super) fn open(
        world: &Arc<World>,
        machine: Machine,
        table: TableId,
        asker: &Asker,
        seen: Seen,
    ) -> Option<Link> {
        let node = world.node(machine)?;
        let hall = node.hall()?;
        let (wishes, said) = mpsc::channel(1);
        let (telling, heard) = mpsc::channel(256);
        let cut = Arc::new(Notify::new());
        world.inner().links.entry(machine).or_default().push(cut.clone());
        let socket = Socket { world: world.clone(), hall, table, asker: asker.clone(), said, telling };
        Node::carry_out(node, Box::pin(socket.hold(seen, cut)));
        Some(Link { wishes, heard })
    }

    /// Says something; it may be lost with the connection.
    pub(super) fn say(&self, wish: ClientMessage) {
        let _ = self.wishes.try_send(wish);
    }

    /// The next message; nothing, if the connection is no more.
    pub(super) async fn hear(&mut self) -> Option<Heard> {
        self.heard.recv().await
    }
}

/// The node's end.
struct Socket {
    world: Arc<World>,
    hall: Arc<Hall>,
    table: TableId,
    asker: Asker,
    said: mpsc::Receiver<ClientMessage>,
    telling: mpsc::Sender<Heard>,
}

impl Socket {
    async fn hold(mut self, seen: Seen, cut: Arc<Notify>) {
        let (outbox, mut mail) = mpsc::channel(OUTBOX);
        let asker = Some(self.asker.clone());
        let entered = self.hall.ask(self.table, |reply| Command::Enter { asker, outbox, seen, reply }).await;
        let Ok((number, _)) = entered else { return };
        // What was sent for a greeting comes before anything else.
        let mut greeting = vec![];
        while let Ok(letter) = mail.try_recv() {
            greeting.push(Heard::Letter(letter));
        }
        greeting.push(Heard::Entered);
        for heard in greeting {
            let _ = self.telling.send(heard).await;
        }
        loop {
            let heard = tokio::select! {
                biased;
                () = cut.notified() => break,
                letter = mail.recv() => match letter {
                    Some(letter) => Heard::Letter(letter),
                    None => break,
                },
                wish = self.said.recv() => match wish {
                    Some(wish) => {
                        self.travel().await;
                        let asker = Some(self.asker.clone());
                        match self.hall.ask(self.table, |reply| Command::Say { asker, wish, reply }).await {
                            Ok(answer) => Heard::Answer(answer),
                            Err(_) => break,
                        }
                    }
                    None => break,
                },
            };
            if self.telling.send(heard).await.is_err() {
                break;
            }
        }
        drop(self.telling);
        let _ = self.hall.send(self.table, Command::Leave { number }).await;
    }

    async fn travel(&self) {
        let delay = self.world.inner().dice.below(20);
        sleep(Duration::from_millis(delay.into())).await;
    }
}
