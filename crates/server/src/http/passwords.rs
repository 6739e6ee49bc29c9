//! Passwords: argon2id, on threads of their own, a few at a time. A password that is checked slowly must not slow down
//! anybody else.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, PasswordHash};
use tokio::sync::Semaphore;

/// One check takes 19 MiB of memory: so many at once, and no more.
static ROOM: Semaphore = Semaphore::const_new(4);

/// May this be a password?
#[must_use]
pub fn is_acceptable(password: &str) -> bool {
    (8..=256).contains(&password.chars().count()) && password.len() <= 1_024
}

/// The digest of a password, with its salt and parameters.
pub async fn digest(password: String) -> Result<String, String> {
    let _room = ROOM.acquire().await.map_err(|error| error.to_string())?;
    let digest = move || Argon2::default().hash_password(password.as_bytes()).map(|digest| digest.to_string());
    let made = tokio::task::spawn_blocking(digest).await.map_err(|error| error.to_string())?;
    made.map_err(|error| error.to_string())
}

/// Does a password fit a digest? Without a digest as much work is done for nothing: how long the answer takes does not tell
/// which names there are.
pub async fn fits(password: String, digest: Option<String>) -> Result<bool, String> {
    let _room = ROOM.acquire().await.map_err(|error| error.to_string())?;
    let check = move || match digest.as_deref().map(PasswordHash::new) {
        Some(Ok(digest)) => Argon2::default().verify_password(password.as_bytes(), &digest).is_ok(),
        Some(Err(_)) => false,
        None => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    };
    tokio::task::spawn_blocking(check).await.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_digest_alone() {
        let digest = digest("correct horse".into()).await.unwrap();
        assert!(digest.starts_with("$argon2id$"), "{digest}");
        assert!(fits("correct horse".into(), Some(digest.clone())).await.unwrap());
        assert!(!fits("wrong horse".into(), Some(digest)).await.unwrap());
        assert!(!fits("any".into(), None).await.unwrap());
    }
}
