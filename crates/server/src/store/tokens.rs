//! Tokens of programs: what each may be used for, until when, and when it last was.

use super::Store;
use super::database::{Statement, StoreError};
use super::keys::{KeyKind, digest, new_secret, number_of};
use crate::wire::{ApiToken, PlayerId, Scope};

/// How exactly it is known when a token was last used, in milliseconds: a busy program costs one write in this time.
const USE_NOTED_EVERY: u64 = 60_000;

/// What somebody who has a good token may do with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grant {
    /// Whose it is.
    pub player: PlayerId,
    /// The name by which its owner knows it.
    pub label: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it stops working, in milliseconds since 1970.
    pub expires: u64,
}

/// A token to be made.
#[derive(Clone, Debug)]
pub struct NewToken<'a> {
    /// Whose it will be.
    pub player: PlayerId,
    /// The name by which its owner will know it.
    pub label: &'a str,
    /// What it may be used for.
    pub scopes: &'a [Scope],
    /// When it is made.
    pub created: u64,
    /// When it stops working.
    pub expires: u64,
}

fn write_scopes(scopes: &[Scope]) -> String {
    let words: Vec<&str> = scopes.iter().map(|scope| scope.word()).collect();
    words.join(" ")
}

/// A word that is no scope, from a newer program perhaps, allows nothing.
fn read_scopes(text: &str) -> Vec<Scope> {
    Scope::ALL.into_iter().filter(|scope| text.split(' ').any(|word| word == scope.word())).collect()
}

impl Store {
    /// Makes a token and tells it; its secret is told nowhere else.
    pub async fn make_token(&self, wanted: &NewToken<'_>) -> Result<ApiToken, StoreError> {
        let secret = new_secret();
        let statement = Statement::new(
            "INSERT INTO keys (digest, kind, player, number, label, created, scopes, expires)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            vec![
                digest(&secret).into(),
                KeyKind::Program.word().into(),
                wanted.player.0.into(),
                number_of(&secret).into(),
                wanted.label.into(),
                wanted.created.into(),
                write_scopes(wanted.scopes).into(),
                wanted.expires.into(),
            ],
        );
        self.write(vec![statement]).await?;
        Ok(ApiToken {
            id: number_of(&secret),
            label: wanted.label.to_owned(),
            scopes: wanted.scopes.to_vec(),
            created: wanted.created,
            expires: wanted.expires,
            used: None,
            token: Some(secret),
        })
    }

    /// What a token may be used for now; nothing if it is unknown, was revoked or has expired. Notes that it was used.
    pub async fn token(&self, secret: &str, now: u64) -> Result<Option<Grant>, StoreError> {
        let digest = digest(secret);
        let rows = self
            .read(
                "SELECT player, label, scopes, expires, used FROM keys
                 WHERE digest = $1 AND kind = 'program' AND expires > $2",
                vec![digest.as_str().into(), now.into()],
            )
            .await?;
        let Some(mut row) = rows.into_iter().next() else { return Ok(None) };
        let grant = Grant {
            player: PlayerId(row.id()?),
            label: row.text()?,
            scopes: read_scopes(&row.maybe_text()?.unwrap_or_default()),
            expires: row.int()?,
        };
        let noted = row.maybe_int()?.unwrap_or(0);
        if now.saturating_sub(noted) >= USE_NOTED_EVERY {
            // Of several requests at once, on any node, one writes.
            let note = Statement::new(
                "UPDATE keys SET used = $2 WHERE digest = $1 AND (used IS NULL OR used <= $3)",
                vec![digest.into(), now.into(), noted.into()],
            );
            if let Err(error) = self.write(vec![note]).await {
                tracing::warn!(%error, "it could not be noted that a token was used");
            }
        }
        Ok(Some(grant))
    }

    /// The tokens of somebody's programs, oldest first, without their secrets. Those that have expired are among them.
    pub async fn tokens(&self, player: PlayerId) -> Result<Vec<ApiToken>, StoreError> {
        let rows = self
            .read(
                "SELECT number, label, scopes, created, expires, used FROM keys
                 WHERE player = $1 AND kind = 'program' ORDER BY created",
                vec![player.0.into()],
            )
            .await?;
        rows.into_iter()
            .map(|mut row| {
                Ok(ApiToken {
                    id: row.int()?,
                    label: row.text()?,
                    scopes: read_scopes(&row.maybe_text()?.unwrap_or_default()),
                    created: row.int()?,
                    expires: row.maybe_int()?.unwrap_or(0),
                    used: row.maybe_int()?,
                    token: None,
                })
            })
            .collect()
    }

    /// Revokes a token by its number; `false` if there is none.
    pub async fn drop_token(&self, player: PlayerId, number: u64) -> Result<bool, StoreError> {
        let statement = Statement::new(
            "DELETE FROM keys WHERE player = $1 AND kind = 'program' AND number = $2",
            vec![player.0.into(), number.into()],
        );
        self.write(vec![statement.demanding()]).await
    }

    /// Forgets tokens that expired before a moment.
    pub async fn drop_expired_tokens(&self, before: u64) -> Result<(), StoreError> {
        let statement = Statement::new("DELETE FROM keys WHERE kind = 'program' AND expires < $1", vec![before.into()]);
        self.write(vec![statement]).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_kept_as_words_and_unknown_words_allow_nothing() {
        assert_eq!(write_scopes(&Scope::ALL), "play read");
        assert_eq!(read_scopes("play read"), Scope::ALL);
        assert_eq!(read_scopes("read"), [Scope::Read]);
        assert_eq!(read_scopes("readable player everything"), []);
        assert_eq!(read_scopes(""), []);
    }
}
