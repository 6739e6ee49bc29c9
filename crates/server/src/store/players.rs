//! People: guests, and accounts that guests became.

use sandtable_core::Language;

use super::Store;
use super::database::{Row, Statement, StoreError, Value};
use crate::wire::{Notify, PlayerId};

/// Somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Who.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// The digest of the password, for accounts.
    pub password: Option<String>,
    /// The language of messages to them.
    pub language: Language,
    /// How they want to hear of their turn.
    pub notify: Notify,
    /// The digest of the code that proves their e-mail address, while it is not proved.
    pub email_code: Option<String>,
    /// Since when.
    pub created: u64,
    /// Did they delete themselves?
    pub gone: bool,
}

impl Player {
    /// With an account?
    #[must_use]
    pub fn is_account(&self) -> bool {
        self.password.is_some()
    }
}

fn read_player(mut row: Row) -> Result<Player, StoreError> {
    Ok(Player {
        id: PlayerId(row.id()?),
        name: row.text()?,
        password: row.maybe_text()?,
        language: Language::from_tag(&row.text()?).unwrap_or_default(),
        notify: row.json()?,
        email_code: row.maybe_text()?,
        created: row.int()?,
        gone: row.int()? != 0,
    })
}

/// Names that differ in case alone are the same name.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Store {
    /// Adds a guest.
    pub async fn add_guest(&self, player: &Player) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO players (id, name, language, notify, created) VALUES ($1, $2, $3, $4, $5)",
            vec![
                player.id.0.into(),
                player.name.as_str().into(),
                player.language.tag().into(),
                notify_value(&player.notify),
                player.created.into(),
            ],
        );
        self.write(vec![statement]).await.map(drop)
    }

    /// Somebody by their id.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        let rows = self
            .read(
                "SELECT id, name, password, language, notify, email_code, created, gone FROM players WHERE id = $1",
                vec![id.0.into()],
            )
            .await?;
        rows.into_iter().next().map(read_player).transpose()
    }

    /// An account by its name.
    pub async fn account(&self, name: &str) -> Result<Option<Player>, StoreError> {
        let rows = self
            .read(
                "SELECT id, name, password, language, notify, email_code, created, gone FROM players
                 WHERE account_name = $1",
                vec![folded(name).into()],
            )
            .await?;
        rows.into_iter().next().map(read_player).transpose()
    }

    /// Makes a guest an account; `false` if the name is taken or the guest is none.
    pub async fn promote(&self, id: PlayerId, name: &str, password: &str) -> Result<bool, StoreError> {
        if self.account(name).await?.is_some() {
            return Ok(false);
        }
        let statement = Statement::new(
            "UPDATE players SET name = $2, account_name = $3, password = $4
             WHERE id = $1 AND password IS NULL AND gone = 0
             AND NOT EXISTS (SELECT 1 FROM players p WHERE p.account_name = $3)",
            vec![id.0.into(), name.into(), folded(name).into(), password.into()],
        );
        self.write(vec![statement.demanding()]).await
    }

    /// Changes what somebody may change about themselves.
    pub async fn change_player(&self, player: &Player) -> Result<(), StoreError> {
        let statement = Statement::new(
            "UPDATE players SET name = $2, language = $3, notify = $4, email_code = $5 WHERE id = $1",
            vec![
                player.id.0.into(),
                player.name.as_str().into(),
                player.language.tag().into(),
                notify_value(&player.notify),
                player.email_code.clone().into(),
            ],
        );
        self.write(vec![statement]).await.map(drop)
    }

    /// Forgets somebody: name, password, addresses, keys and ratings. Their matches stay, without their name.
    pub async fn forget(&self, id: PlayerId) -> Result<(), StoreError> {
        let value = || vec![Value::from(id.0)];
        self.write(vec![
            Statement::new(
                "UPDATE players SET name = '—', account_name = NULL, password = NULL, notify = '{}', email_code = NULL,
                 gone = 1 WHERE id = $1",
                value(),
            ),
            Statement::new("DELETE FROM keys WHERE player = $1", value()),
            Statement::new("DELETE FROM ratings WHERE player = $1", value()),
            Statement::new(
                "UPDATE sitters SET sitter = '{\"kind\":\"person\",\"player\":\"' || player || '\",\"name\":\"—\"}'
                 WHERE player = $1",
                value(),
            ),
            Statement::new("UPDATE chat SET name = '—' WHERE player = $1", value()),
        ])
        .await
        .map(drop)
    }
}

fn notify_value(notify: &Notify) -> Value {
    Value::from(serde_json::to_string(notify).expect("wishes become JSON"))
}
