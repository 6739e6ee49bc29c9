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
    #[error("the sender {0:?}: expected an address, with a name or without, such as Sandtable <table@example.org>")]
    Sender(String),
}

/// Why a mail was not sent.
#[derive(Debug, thiserror::Error)]
pub enum NotSent {
    /// No address to send to.
    #[error("{0:?} is no e-mail address: expected one such as ada@example.org")]
    Recipient(String),
    /// The message cannot be put together.
    #[error("the message cannot be written: {0}")]
    Message(#[from] lettre::error::Error),
    /// The mail server did not take it.
    #[error("{0}")]
    Server(String),
}

/// Reads the address that mail comes from, with a name or without.
pub fn sender(from: &str) -> Result<Mailbox, BadMail> {
    from.parse().map_err(|_| BadMail::Sender(from.to_owned()))
}

impl Mailer {
    /// A mailer that sends through a server, from an address.
    pub fn new(server: &str, from: &str) -> Result<Mailer, BadMail> {
        // The address may hold a password: say which server was meant without it.
        let shown = || server.rsplit('@').next().unwrap_or_default().to_owned();
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(server).map_err(|_| BadMail::Server(shown()))?;
        Ok(Mailer { transport: transport.build(), from: sender(from)? })
    }

    /// Sends a mail; `false` if nobody took it.
    pub async fn send(&self, to: &str, subject: &str, body: String) -> bool {
        match self.try_send(to, subject, body).await {
            Ok(_) => true,
            Err(error) => {
                tracing::warn!(%error, "a mail was not sent");
                false
            }
        }
    }

    /// Sends a mail, and tells what the mail server answered.
    pub async fn try_send(&self, to: &str, subject: &str, body: String) -> Result<String, NotSent> {
        let to = address(to).ok_or_else(|| NotSent::Recipient(to.to_owned()))?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(body)?;
        let answer = self.transport.send(message).await.map_err(|error| NotSent::Server(in_full(&error)))?;
        let words: Vec<&str> = answer.message().collect();
        Ok(format!("{} {}", answer.code(), words.join(" ")).trim_end().to_owned())
    }
}

/// An error with all its causes: that of a mail server alone says no more than that the connection failed.
fn in_full(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |mut told, cause| {
        let cause = cause.to_string();
        if !told.contains(&cause) {
            told = format!("{told}: {cause}");
        }
        told
    })
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
