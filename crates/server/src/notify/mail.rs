//! Mail, where the host has named a server that sends it.

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};

/// Sends mail.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Why mail cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum BadMail {
    /// No address of a mail server.
    #[error("the mail server {0:?}: expected smtp://… or smtps://…, such as smtps://user:password@mail.example.org")]
    Server(String),
    /// No address to send from.
    #[error("the sender {0:?}: expected an address such as Sandtable <table@example.org>")]
    Sender(String),
}

impl Mailer {
    /// A mailer that sends through a server, from an address.
    pub fn new(server: &str, from: &str) -> Result<Mailer, BadMail> {
        // The address may hold a password: say which server was meant without it.
        let shown = || server.rsplit('@').next().unwrap_or_default().to_owned();
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(|_| BadMail::Server(shown()))?;
        let from = from.parse().map_err(|_| BadMail::Sender(from.to_owned()))?;
        Ok(Mailer { transport: transport.build(), from })
    }

    /// Sends a mail; `false` if nobody took it.
    pub async fn send(&self, to: &str, subject: &str, body: String) -> bool {
        let Some(to) = address(to) else { return false };
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(body);
        let Ok(message) = message else { return false };
        match self.transport.send(message).await {
            Ok(_) => true,
            Err(error) => {
                tracing::warn!(%error, "a mail was not sent");
                false
            }
        }
    }
}

/// Reads an e-mail address; nothing, if it is none.
#[must_use]
pub fn address(text: &str) -> Option<Mailbox> {
    if text.len() > 254 {
        return None;
    }
    text.parse().ok().map(|address: lettre::Address| Mailbox::new(None, address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_address_and_nothing_more() {
        assert!(address("ada@example.org").is_some());
        for bad in ["", "ada", "ada@example.org, bob@example.org", "Ada <ada@example.org>", "a@b\r\nBcc: c@d"] {
            assert!(address(bad).is_none(), "{bad:?}");
        }
    }

    #[tokio::test]
    async fn a_server_address_with_a_password_is_not_repeated() {
        let error = Mailer::new("ftp://user:secret@mail.example.org", "a@example.org").err().unwrap();
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}
