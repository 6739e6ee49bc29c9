//! People: guests, and accounts that guests became.

use sandtable_core::Language;

use super::Store;
use super::database::{Row, Statement, StoreError, Value};
use crate::names;
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
    /// Until when they may not come, and may not talk, by word of whoever runs the server.
    pub banned_until: u64,
    /// Until when they may not talk.
    pub muted_until: u64,
    /// When they were last here, to the day.
    pub seen: u64,
}

impl Player {
    /// With an account?
    #[must_use]
    pub fn is_account(&self) -> bool {
        self.password.is_some()
    }
}

pub(super) fn read_player(mut row: Row) -> Result<Player, StoreError> {
    Ok(Player {
        id: PlayerId(row.id()?),
        name: row.text()?,
        password: row.maybe_text()?,
        language: Language::from_tag(&row.text()?).unwrap_or_default(),
        notify: row.json()?,
        email_code: row.maybe_text()?,
        created: row.int()?,
        gone: row.int()? != 0,
        banned_until: row.int()?,
        muted_until: row.int()?,
        seen: row.int()?,
    })
}

impl Store {
    /// Adds a guest.
    pub async fn add_guest(&self, player: &Player) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO players (id, name, language, notify, created, seen) VALUES ($1, $2, $3, $4, $5, $5)",
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
                "SELECT id, name, password, language, notify, email_code, created, gone, banned_until, muted_until, seen
                 FROM players WHERE id = $1",
                vec![id.0.into()],
            )
            .await?;
        rows.into_iter().next().map(read_player).transpose()
    }

    /// An account by its name.
    pub async fn account(&self, name: &str) -> Result<Option<Player>, StoreError> {
        let rows = self
            .read(
                "SELECT id, name, password, language, notify, email_code, created, gone, banned_until, muted_until, seen FROM players
                 WHERE account_name = $1",
                vec![names::key(name).into()],
            )
            .await?;
        rows.into_iter().next().map(read_player).transpose()
    }

    /// Makes a guest an account; `false` if the name is taken or the guest is none.
    pub async fn promote(&self, id: PlayerId, name: &str, password: &str) -> Result<bool, StoreError> {
        if self.account(name).await?.is_some() || self.is_like_an_account(name, id).await? {
            return Ok(false);
        }
        let statement = Statement::new(
            "UPDATE players SET name = $2, account_name = $3, password = $4, looks = $5
             WHERE id = $1 AND password IS NULL AND gone = 0
             AND NOT EXISTS (SELECT 1 FROM players p WHERE p.account_name = $3 OR p.looks = $5)",
            vec![id.0.into(), name.into(), names::key(name).into(), password.into(), names::looks(name).into()],
        );
        self.write(vec![statement.demanding()]).await
    }

    /// Would a name be taken for that of an account, other than one's own, or for what one was called until lately?
    pub async fn is_like_an_account(&self, name: &str, own: PlayerId) -> Result<bool, StoreError> {
        let looks = names::looks(name);
        let rows = self
            .read(
                "SELECT 1 FROM players WHERE looks = $1 AND id <> $2
                 UNION ALL SELECT 1 FROM former_names WHERE looks = $1 AND player <> $2",
                vec![looks.into(), own.0.into()],
            )
            .await?;
        Ok(!rows.is_empty())
    }

    /// Notes what the names of accounts look like that were made before that was noted. Of two that look alike the older
    /// one has it.
    pub async fn note_looks(&self) -> Result<(), StoreError> {
        let rows = self
            .read(
                "SELECT id, name FROM players WHERE account_name IS NOT NULL AND looks IS NULL ORDER BY created LIMIT 10000",
                vec![],
            )
            .await?;
        for mut row in rows {
            let (id, name) = (row.id()?, row.text()?);
            let note = Statement::new(
                "UPDATE players SET looks = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM players p WHERE p.looks = $2)",
                vec![id.into(), names::looks(&name).into()],
            );
            self.write(vec![note]).await?;
        }
        Ok(())
    }

    /// Gives an account another password.
    pub async fn set_password(&self, id: PlayerId, password: &str) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "UPDATE players SET password = $2 WHERE id = $1 AND password IS NOT NULL AND gone = 0",
            vec![id.0.into(), password.into()],
        );
        self.write(vec![statement.demanding()]).await
    }

    /// Somebody was here.
    pub async fn was_here(&self, id: PlayerId, now: u64) -> Result<(), StoreError> {
        let statement = Statement::new("UPDATE players SET seen = $2 WHERE id = $1", vec![id.0.into(), now.into()]);
        self.write(vec![statement]).await.map(drop)
    }

    /// Who of these has deleted themselves, or is not known any more.
    pub async fn gone(&self, players: &[PlayerId]) -> Result<Vec<PlayerId>, StoreError> {
        let mut gone = Vec::new();
        for &player in players {
            let rows = self.read("SELECT 1 FROM players WHERE id = $1 AND gone = 0", vec![player.0.into()]).await?;
            if rows.is_empty() {
                gone.push(player);
            }
        }
        Ok(gone)
    }

    /// Changes what somebody may change about themselves; for the name there is [`Store::rename`].
    pub async fn change_player(&self, player: &Player) -> Result<(), StoreError> {
        let statement = Statement::new(
            "UPDATE players SET language = $2, notify = $3, email_code = $4 WHERE id = $1",
            vec![
                player.id.0.into(),
                player.language.tag().into(),
                notify_value(&player.notify),
                player.email_code.clone().into(),
            ],
        );
        self.write(vec![statement]).await.map(drop)
    }
}

fn notify_value(notify: &Notify) -> Value {
    Value::from(serde_json::to_string(notify).expect("wishes become JSON"))
}
