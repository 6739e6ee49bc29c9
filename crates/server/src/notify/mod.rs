//! Telling people that it is their turn when they are not looking: a web hook of their own, or e-mail where the server has
//! somewhere to send it. The page itself does the rest.

pub mod mail;
pub mod webhook;

use std::sync::Arc;

use sandtable_core::{Phrasebook, Text};
use sandtable_shelf::Shelf;

use self::mail::Mailer;
use self::webhook::{BadHook, Hooks};
use crate::metrics::Metrics;
use crate::store::Store;
use crate::store::players::Player;
use crate::texts;
use crate::wire::{NotifyWhen, PlayerId, TableId, Webhook};

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
        Notifier { parts: Arc::new(Parts { store, shelf, metrics, hooks, mailer, public_url }) }
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

    /// It is somebody's turn. Telling them takes its time elsewhere.
    pub fn turn(&self, player: PlayerId, name: &str, table: TableId, game: &str, here: bool) {
        let (parts, name, game) = (self.parts.clone(), name.to_owned(), game.to_owned());
        tokio::spawn(async move { parts.turn(player, name, table, &game, here).await });
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
    async fn turn(&self, player: PlayerId, name: String, table: TableId, game: &str, here: bool) {
        let player = match self.store.player(player).await {
            Ok(Some(player)) => player,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "somebody's wishes could not be read");
                return;
            }
        };
        let wanted = match player.notify.when {
            NotifyWhen::Always => true,
            NotifyWhen::Offline => !here,
            NotifyWhen::Never => false,
        };
        if !wanted {
            return;
        }
        let game_name = self.shelf.find(game).map_or(game, |shelved| shelved.kind().info().name).to_owned();
        let book = Phrasebook::new(player.language, [&texts::MESSAGES]);
        let message = Message {
            text: book.say(&Text::new("sv-turn").with("game", game_name.clone()).with("name", name.clone())),
            game: game_name,
            table: table.to_string(),
            url: format!("{}/#/table/{table}", self.public_url),
            name,
        };
        if let Some(hook) = &player.notify.webhook
            && self.hooks.post(hook, &message).await
        {
            self.metrics.notified();
        }
        let address = player.notify.email.as_ref().filter(|_| player.notify.email_confirmed);
        if let (Some(mailer), Some(address)) = (&self.mailer, address) {
            let body = format!("{}\n\n{}\n", message.text, message.url);
            if mailer.send(address, &message.text, body).await {
                self.metrics.notified();
            }
        }
    }
}
