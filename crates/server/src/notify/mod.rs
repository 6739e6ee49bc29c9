//! Telling people that it is their turn when they are not looking: a web hook of their own, or e-mail where the server has
//! somewhere to send it. The page itself does the rest. What is to be told waits in the store until it was
//! ([`delivery`]), and longer while they look at the table ([`held`]).

pub mod delivery;
mod desk;
pub mod held;
pub mod mail;
pub mod webhook;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sandtable_core::{Phrasebook, Text};
use sandtable_shelf::Shelf;
use tokio::sync::Notify;
use tokio::time::Instant;

use self::mail::Mailer;
use self::webhook::{BadHook, Hooks};
use crate::metrics::Metrics;
use crate::store::notices::{HELD, Notice};
use crate::store::players::Player;
use crate::store::{Store, StoreError};
use crate::surroundings::spawn;
use crate::texts;
use crate::wire::{NotifyWhen, PlayerId, Webhook};

/// So long it is remembered what somebody wants to hear.
const KNOWN_FOR: Duration = Duration::from_secs(60);
/// What was remembered for longer is thrown away when it is of more people than this.
const MANY: usize = 10_000;

/// What is needed to tell people.
#[derive(Clone)]
pub struct Notifier {
    parts: Arc<Parts>,
}

struct Parts {
    store: Store,
    shelf: Arc<Shelf>,
    metrics: Arc<Metrics>,
    hooks: Hooks,
    mailer: Option<Mailer>,
    /// The address that people reach this server at.
    public_url: String,
    /// A notice came.
    came: Notify,
    /// The nodes that are alive, once it is known.
    alive: Mutex<Option<Vec<u64>>>,
    /// What people wanted when it was last looked up.
    wanting: Mutex<HashMap<PlayerId, (NotifyWhen, Instant)>>,
}

/// What somebody is told at their confirmed address, in case it was not them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The account has another e-mail address, or none.
    NewAddress,
    /// The account has another password.
    NewPassword,
}

/// One thing to tell somebody.
pub struct Message {
    /// The sentence, in their language.
    pub text: String,
    /// The game's name.
    pub game: String,
    /// The table's id.
    pub table: String,
    /// Where to play.
    pub url: String,
    /// What they are called.
    pub name: String,
}

impl Notifier {
    /// A notifier. Without a mailer nobody gets mail.
    #[must_use]
    pub fn new(
        store: Store,
        shelf: Arc<Shelf>,
        metrics: Arc<Metrics>,
        hooks: Hooks,
        mailer: Option<Mailer>,
        public_url: String,
    ) -> Notifier {
        let (came, alive, wanting) = (Notify::new(), Mutex::default(), Mutex::default());
        Notifier { parts: Arc::new(Parts { store, shelf, metrics, hooks, mailer, public_url, came, alive, wanting }) }
    }

    /// Can mail be sent?
    #[must_use]
    pub fn has_mail(&self) -> bool {
        self.parts.mailer.is_some()
    }

    /// Is this a web hook that we would post to?
    pub fn check_hook(&self, hook: &Webhook) -> Result<(), BadHook> {
        self.parts.hooks.check(hook)
    }

    /// It is somebody's turn. Whether they want to hear of it, and telling them, takes its time elsewhere.
    /// `holder`: the node at which they are connected; `stored`: a notice is stored already, in case.
    pub fn turn(&self, notice: Notice, holder: Option<u64>, stored: bool) {
        // Whoever sits at the table sees that it is their turn. If they wanted no notice of it a moment ago, the database is
        // not asked again at every decision.
        if holder.is_some() && !stored && self.known_wish(notice.player) == Some(NotifyWhen::Never) {
            return;
        }
        let parts = self.parts.clone();
        spawn(async move {
            match parts.keep_if_wanted(notice, holder, stored).await {
                Ok(true) => parts.came.notify_one(),
                Ok(false) => {}
                Err(error) => tracing::error!(%error, "a notice could not be kept"),
            }
        });
    }

    /// A notice that was stored in case it would be somebody's turn, which it is not.
    pub fn withdraw(&self, notice: Notice) {
        let parts = self.parts.clone();
        spawn(async move {
            if let Err(error) = parts.store.drop_notice(&notice).await {
                tracing::warn!(%error, "a notice could not be withdrawn; whoever delivers it will see that nobody waits");
            }
        });
    }

    /// When somebody wants to hear that it is their turn, as far as was known lately. Never, if there is no way to tell them.
    pub async fn wish(&self, player: PlayerId) -> NotifyWhen {
        if let Some(when) = self.known_wish(player) {
            return when;
        }
        // Of somebody who cannot be looked up now a notice is kept in case: whoever delivers it looks again.
        let Ok(found) = self.parts.store.player(player).await else { return NotifyWhen::Offline };
        let when = found.filter(|found| self.parts.reaches(found)).map_or(NotifyWhen::Never, |p| p.notify.when);
        let mut wanting = self.wanting();
        if wanting.len() > MANY {
            wanting.retain(|_, (_, at)| at.elapsed() < KNOWN_FOR);
        }
        wanting.insert(player, (when, Instant::now()));
        when
    }

    /// When somebody wants a notice, if that was looked up lately.
    fn known_wish(&self, player: PlayerId) -> Option<NotifyWhen> {
        self.wanting().get(&player).filter(|(_, at)| at.elapsed() < KNOWN_FOR).map(|(when, _)| *when)
    }

    fn wanting(&self) -> MutexGuard<'_, HashMap<PlayerId, (NotifyWhen, Instant)>> {
        self.parts.wanting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody's wishes have changed.
    pub fn forget_wishes(&self, player: PlayerId) {
        self.wanting().remove(&player);
    }

    /// Sends somebody who forgot their password the way to another; `false` if that cannot be done.
    pub async fn reset(&self, player: &Player, code: &str) -> bool {
        let address = player.notify.email.as_ref().filter(|_| player.notify.email_confirmed);
        let (Some(mailer), Some(address)) = (&self.parts.mailer, address) else { return false };
        let book = Phrasebook::new(player.language, [&texts::MESSAGES]);
        let url = format!("{}/#/reset/{code}", self.parts.public_url);
        let subject = book.say(&Text::new("sv-mail-reset-subject"));
        let body = book.say(&Text::new("sv-mail-reset").with("name", player.name.clone()).with("url", url));
        mailer.send(address, &subject, body).await
    }

    /// Tells somebody, at the address that was confirmed before, that something was changed by which an account could be taken
    /// over. Sending takes its time elsewhere: the change has happened, whether the mail arrives or not.
    pub fn warn(&self, before: &Player, warning: Warning) {
        let Some(address) = before.notify.email.clone().filter(|_| before.notify.email_confirmed) else { return };
        if self.parts.mailer.is_none() {
            return;
        }
        let (subject, body) = match warning {
            Warning::NewAddress => ("sv-mail-address-changed-subject", "sv-mail-address-changed"),
            Warning::NewPassword => ("sv-mail-password-changed-subject", "sv-mail-password-changed"),
        };
        let book = Phrasebook::new(before.language, [&texts::MESSAGES]);
        let subject = book.say(&Text::new(subject));
        let url = self.parts.public_url.clone();
        let body = book.say(&Text::new(body).with("name", before.name.clone()).with("url", url));
        let parts = self.parts.clone();
        spawn(async move {
            if let Some(mailer) = &parts.mailer {
                mailer.send(&address, &subject, body).await;
            }
        });
    }

    /// Sends somebody the code that proves their address; `false` if that cannot be done.
    pub async fn confirm(&self, player: &Player, address: &str, code: &str) -> bool {
        let Some(mailer) = &self.parts.mailer else { return false };
        let book = Phrasebook::new(player.language, [&texts::MESSAGES]);
        let url = format!("{}/#/confirm/{code}", self.parts.public_url);
        let subject = book.say(&Text::new("sv-mail-confirm-subject"));
        let body = book.say(&Text::new("sv-mail-confirm").with("name", player.name.clone()).with("url", url));
        mailer.send(address, &subject, body).await
    }
}

impl Parts {
    /// Keeps a notice, if its receiver wants to hear of it and can be reached. `true` if it is due at once.
    async fn keep_if_wanted(&self, notice: Notice, holder: Option<u64>, stored: bool) -> Result<bool, StoreError> {
        let Some(player) = self.store.player(notice.player).await? else { return Ok(false) };
        match (player.notify.when, holder) {
            (when, _) if when == NotifyWhen::Never || !self.reaches(&player) => {
                if stored {
                    self.store.drop_notice(&notice).await?;
                }
                Ok(false)
            }
            (NotifyWhen::Offline, Some(_)) => {
                self.store.add_notice(&Notice { due: HELD, held_by: holder, ..notice }).await?;
                Ok(false)
            }
            _ => {
                self.store.add_notice(&notice).await?;
                Ok(true)
            }
        }
    }

    /// Is there any way to tell somebody?
    fn reaches(&self, player: &Player) -> bool {
        player.notify.webhook.is_some() || (self.mailer.is_some() && player.notify.email_confirmed)
    }

    /// Tells somebody; `false` if nobody took it.
    async fn tell(&self, player: &Player, notice: &Notice) -> bool {
        let game = self.shelf.find(&notice.game).map_or(notice.game.as_str(), |shelved| shelved.kind().info().name);
        let book = Phrasebook::new(player.language, [&texts::MESSAGES]);
        let text = Text::new("sv-turn").with("game", game.to_owned()).with("name", notice.name.clone());
        let message = Message {
            text: book.say(&text),
            game: game.to_owned(),
            table: notice.table.to_string(),
            url: format!("{}/#/table/{}", self.public_url, notice.table),
            name: notice.name.clone(),
        };
        let mut taken = false;
        if let Some(hook) = &player.notify.webhook
            && self.hooks.post(hook, &message).await
        {
            self.metrics.notified();
            taken = true;
        }
        let address = player.notify.email.as_ref().filter(|_| player.notify.email_confirmed);
        if let (Some(mailer), Some(address)) = (&self.mailer, address) {
            let body = format!("{}\n\n{}\n", message.text, message.url);
            if mailer.send(address, &message.text, body).await {
                self.metrics.notified();
                taken = true;
            }
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    use futures_util::FutureExt as _;
    use futures_util::future::BoxFuture;
    use tokio::sync::mpsc;

    use super::*;
    use crate::store::database::{Append, Appended, Connections, Database, News, Row, Statement};
    use crate::wire::{RandomId, TableId};

    /// A database that holds nobody, and counts how often it is asked.
    #[derive(Default)]
    struct Asked(AtomicUsize);

    impl Database for Asked {
        fn append<'a>(&'a self, batch: &'a [Append]) -> BoxFuture<'a, Result<Vec<Appended>, StoreError>> {
            async { Ok(vec![Appended::Stored; batch.len()]) }.boxed()
        }

        fn writers(&self) -> usize {
            1
        }

        fn is_shared(&self) -> bool {
            false
        }

        fn connections(&self) -> Connections {
            Connections::default()
        }

        fn write(&self, _: Vec<Statement>) -> BoxFuture<'_, Result<bool, StoreError>> {
            async { Ok(true) }.boxed()
        }

        fn read(&self, _: Statement) -> BoxFuture<'_, Result<Vec<Row>, StoreError>> {
            self.0.fetch_add(1, Relaxed);
            async { Ok(Vec::new()) }.boxed()
        }

        fn listen(&self) -> BoxFuture<'_, Result<Option<mpsc::Receiver<News>>, StoreError>> {
            async { Ok(None) }.boxed()
        }

        fn tell<'a>(&'a self, _: &'a News) -> BoxFuture<'a, Result<(), StoreError>> {
            async { Ok(()) }.boxed()
        }
    }

    async fn looks_for_ten_turns(holder: Option<u64>) -> usize {
        let database = Arc::new(Asked::default());
        let (store, shelf) = (Store::on(database.clone()), Arc::new(Shelf::all()));
        let notifier = Notifier::new(store, shelf, Arc::default(), Hooks::new(true), None, String::new());
        let player = PlayerId(RandomId::from_bytes([1; 16]));
        let table = TableId(RandomId::from_bytes([2; 16]));
        let (game, name) = ("battle-line".to_owned(), "Ada".to_owned());
        let notice = Notice { player, table, game, name, made: 0, due: 0, attempts: 0, held_by: None };
        for _ in 0..10 {
            notifier.wish(player).await;
            notifier.turn(notice.clone(), holder, false);
        }
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        database.0.load(Relaxed)
    }

    #[tokio::test]
    async fn somebody_at_the_table_is_looked_up_once_and_not_at_every_turn() {
        assert_eq!(looks_for_ten_turns(Some(7)).await, 1);
    }

    #[tokio::test]
    async fn somebody_who_is_away_is_looked_up_at_every_turn() {
        assert_eq!(looks_for_ten_turns(None).await, 11);
    }
}
