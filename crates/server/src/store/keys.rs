//! How people prove who they are: sessions, personal links, tokens of programs; and links that make friends. A key is 32 random bytes; what is stored is its digest,
//! so that a stolen database opens no session.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest as _, Sha256};

use super::Store;
use super::database::{Statement, StoreError};
use crate::wire::{PlayerId, RandomId, SessionInfo};

/// A session's secret begins with this if it was given to a `__Host-` cookie. No other secret has a dot.
pub const HOST_ONLY: &str = "h.";

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// A browser's session.
    Session,
    /// A personal link.
    Link,
    /// A program's token; see [`super::tokens`] for what it may be used for and until when.
    Program,
    /// What somebody who forgot their password was sent.
    Reset,
    /// A link for somebody who is to become a friend.
    Friend,
}

impl KeyKind {
    pub(super) fn word(self) -> &'static str {
        match self {
            KeyKind::Session => "session",
            KeyKind::Link => "link",
            KeyKind::Program => "program",
            KeyKind::Reset => "reset",
            KeyKind::Friend => "friend",
        }
    }
}

/// A new secret, in 43 letters that an address can hold.
///
/// # Panics
/// When the operating system has no randomness to give.
#[must_use]
pub fn new_secret() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    BASE64URL_NOPAD.encode(&bytes)
}

/// What is stored of a secret.
#[must_use]
pub fn digest(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret))
}

/// The number names a key in lists, without its secret.
pub(super) fn number_of(secret: &str) -> u64 {
    u64::from_str_radix(&digest(secret)[..12], 16).expect("a digest is hexadecimal")
}

impl Store {
    /// Makes a key and tells its secret, which is told nowhere else.
    pub async fn make_key(&self, kind: KeyKind, player: PlayerId, label: &str, now: u64) -> Result<String, StoreError> {
        let secret = new_secret();
        self.keep_key(kind, &secret, player, label, now).await?;
        Ok(secret)
    }

    /// Begins a session and tells its secret. `host_only`: the secret is for a `__Host-` cookie and says so, so that it is
    /// worth nothing under a cookie name that another host of the same domain could set.
    pub async fn make_session(
        &self,
        player: PlayerId,
        device: &str,
        now: u64,
        host_only: bool,
    ) -> Result<String, StoreError> {
        let secret = if host_only { format!("{HOST_ONLY}{}", new_secret()) } else { new_secret() };
        self.keep_key(KeyKind::Session, &secret, player, device, now).await?;
        Ok(secret)
    }

    async fn keep_key(
        &self,
        kind: KeyKind,
        secret: &str,
        player: PlayerId,
        label: &str,
        now: u64,
    ) -> Result<(), StoreError> {
        let statement = Statement::new(
            "INSERT INTO keys (digest, kind, player, number, label, created) VALUES ($1, $2, $3, $4, $5, $6)",
            vec![
                digest(secret).into(),
                kind.word().into(),
                player.0.into(),
                number_of(secret).into(),
                label.into(),
                now.into(),
            ],
        );
        self.write(vec![statement]).await.map(drop)
    }

    /// Whose key it is.
    pub async fn key_holder(
        &self,
        kind: KeyKind,
        secret: &str,
        not_before: u64,
    ) -> Result<Option<PlayerId>, StoreError> {
        let rows = self
            .read(
                "SELECT player FROM keys WHERE digest = $1 AND kind = $2 AND created >= $3",
                vec![digest(secret).into(), kind.word().into(), not_before.into()],
            )
            .await?;
        rows.into_iter().next().map(|mut row| row.id().map(PlayerId)).transpose()
    }

    /// Whose key it is, which is no key from now on: of several who use it at once, one has it.
    pub async fn use_up_key(
        &self,
        kind: KeyKind,
        secret: &str,
        not_before: u64,
    ) -> Result<Option<PlayerId>, StoreError> {
        let holder = self.key_holder(kind, secret, not_before).await?;
        let drop = Statement::new("DELETE FROM keys WHERE digest = $1", vec![digest(secret).into()]);
        Ok(if holder.is_some() && self.write(vec![drop.demanding()]).await? { holder } else { None })
    }

    /// Ends one key.
    pub async fn drop_key(&self, secret: &str) -> Result<(), StoreError> {
        let statement = Statement::new("DELETE FROM keys WHERE digest = $1", vec![digest(secret).into()]);
        self.write(vec![statement]).await.map(drop)
    }

    /// Ends all sessions, links and tokens of somebody.
    pub async fn drop_keys(&self, player: PlayerId) -> Result<(), StoreError> {
        self.write(vec![Statement::new("DELETE FROM keys WHERE player = $1", vec![player.0.into()])]).await.map(drop)
    }

    /// The sessions of somebody, newest first; `own` is the secret of the one who asks.
    pub async fn sessions(&self, player: PlayerId, own: &str, not_before: u64) -> Result<Vec<SessionInfo>, StoreError> {
        let rows = self
            .read(
                "SELECT number, label, created FROM keys WHERE player = $1 AND kind = 'session' AND created >= $2
                 ORDER BY created DESC",
                vec![player.0.into(), not_before.into()],
            )
            .await?;
        let own = number_of(own);
        rows.into_iter()
            .map(|mut row| {
                let id = row.int()?;
                Ok(SessionInfo { id, device: row.text()?, created: row.int()?, this: id == own })
            })
            .collect()
    }

    /// Ends a session by its number; `false` if there is no such one.
    pub async fn drop_session(&self, player: PlayerId, number: u64) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "DELETE FROM keys WHERE player = $1 AND kind = 'session' AND number = $2",
            vec![player.0.into(), number.into()],
        );
        self.write(vec![statement.demanding()]).await
    }

    /// Ends keys of a kind that are older than a moment.
    pub async fn drop_old_keys(&self, kind: KeyKind, before: u64) -> Result<(), StoreError> {
        let statement = Statement::new(
            "DELETE FROM keys WHERE kind = $1 AND created < $2",
            vec![kind.word().into(), before.into()],
        );
        self.write(vec![statement]).await.map(drop)
    }
}

/// A name for somebody who has none of this kind yet.
#[must_use]
pub fn new_player_id() -> PlayerId {
    PlayerId(RandomId::random())
}
