//! Being at a table: one socket, one task, small buffers.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use axum::response::Response;
use sandtable_core::Text;
use tokio::sync::{mpsc, watch};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use super::App;
use super::body;
use super::error::ApiError;
use super::limits::{Bucket, MESSAGES};
use super::tables::{may_say, table_id};
use super::upgrade::{Socket, SocketUpgrade};
use super::visitor::{Credential, Visitor, asker, expiry, holder};
use crate::blocks::blocked;
use crate::table::audience::{Letter, OUTBOX, encode};
use crate::table::command::{Command, Seen};
use crate::table::hall::NoAnswer;
use crate::table::judge::Asker;
use crate::table::odds::Asking;
use crate::wire::{ClientMessage, ErrorCode, PlayerId, Scope, ServerMessage, TableId};

/// How often a silent connection is asked whether it is alive before it counts as gone.
const QUESTIONS: u32 = 2;
/// So often it is looked up whether the session still holds.
const SESSION_LOOK: Duration = Duration::from_secs(30);

/// Opens a socket to a table.
#[utoipa::path(get, path = "/ws/tables/{id}", tag = "play", params(("id" = String, Path)),
    responses((status = 101, description = "A socket; docs/wire.md tells what is said on it")))]
pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    upgrade: SocketUpgrade,
) -> Result<Response, ApiError> {
    let table = table_id(&id)?;
    if app.house().store.table(table).await?.is_none() {
        return Err(ApiError::NotFound);
    }
    if !app.limits().socket_opened(visitor.address) {
        app.house().metrics.limited();
        return Err(ApiError::TooFast);
    }
    let (counted, address) = (Counted::new(&app, visitor.address), visitor.address);
    let asker = visitor.asker();
    let credential = visitor.credential.filter(|_| asker.is_some());
    let at_table = AtTable::new(&app, asker.as_ref());
    Ok(upgrade.hold(move |socket| async move {
        let (_counted, _at_table) = (counted, at_table);
        Conversation::new(app, table, asker, credential, address).hold(socket).await;
    }))
}

/// A socket or a stream that is counted until it is dropped.
pub(super) struct Counted {
    app: App,
    address: IpAddr,
}

impl Counted {
    pub(super) fn new(app: &App, address: IpAddr) -> Counted {
        app.house().metrics.socket_opened();
        Counted { app: app.clone(), address }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.limits().socket_closed(self.address);
        self.app.house().metrics.socket_closed();
    }
}

/// Somebody who has a line open to a table is here until it is dropped.
pub(super) struct AtTable {
    app: App,
    player: Option<PlayerId>,
}

impl AtTable {
    pub(super) fn new(app: &App, asker: Option<&Asker>) -> AtTable {
        let player = asker.map(|asker| asker.player);
        player.into_iter().for_each(|player| app.house().here.opens(player));
        AtTable { app: app.clone(), player }
    }
}

impl Drop for AtTable {
    fn drop(&mut self) {
        self.player.into_iter().for_each(|player| self.app.house().here.closes(player));
    }
}

struct Conversation {
    app: App,
    table: TableId,
    asker: Option<Asker>,
    credential: Option<Credential>,
    address: IpAddr,
    session_looked: Instant,
    bucket: Bucket,
    /// The connection's number at the table, and what the table sends it, once it has said hello.
    entered: Option<(u64, mpsc::Receiver<Letter>)>,
}

/// What to do with the socket next.
enum Next {
    Answer(Letter),
    Ask,
    Nothing,
    Close(CloseCode),
}

impl Conversation {
    fn new(
        app: App,
        table: TableId,
        asker: Option<Asker>,
        credential: Option<Credential>,
        address: IpAddr,
    ) -> Conversation {
        Conversation {
            app,
            table,
            asker,
            credential,
            address,
            session_looked: Instant::now(),
            bucket: Bucket::full(MESSAGES),
            entered: None,
        }
    }

    async fn hold(mut self, mut socket: Socket) {
        let mut closing = self.app.closing();
        let mut silence = Silence::new(self.app.config().silence);
        let mut blocks = self.app.house().blocks.watch();
        // Boxed: few sockets are opened with something that expires.
        let mut expired =
            self.credential.as_ref().and_then(Credential::expires).map(|_| Box::pin(expiry(self.credential.as_ref())));
        loop {
            let next = tokio::select! {
                heard = socket.hear() => match heard {
                    Some(Ok(message)) => {
                        silence.broken();
                        // Boxed: what answering needs is not kept while nobody asks.
                        Box::pin(self.hear(message)).await
                    }
                    // Too large, or no socket any more.
                    Some(Err(_)) => Next::Close(CloseCode::Size),
                    None => break,
                },
                () = tokio::time::sleep_until(silence.until) => {
                    if silence.is_final() {
                        break;
                    }
                    Next::Ask
                }
                letter = letter(&mut self.entered) => match letter {
                    Some(letter) => Next::Answer(letter),
                    // The table lets go of connections that do not keep up.
                    None => break,
                },
                () = over(&mut expired) => {
                    let _ = socket.say(&encode(&ApiError::BadToken.message()), None).await;
                    Next::Close(CloseCode::Policy)
                }
                () = closed(&mut closing) => {
                    let _ = socket.say(&encode(&error(ErrorCode::GoingAway, "sv-going-away", None)), None).await;
                    Next::Close(CloseCode::Restart)
                }
                () = blocked(&mut blocks, self.address) => {
                    let _ = socket.say(&encode(&ApiError::Blocked.message()), None).await;
                    Next::Close(CloseCode::Policy)
                }
            };
            match next {
                Next::Answer(text) => {
                    let behind = self.entered.as_mut().and_then(|(_, mail)| mail.try_recv().ok());
                    if socket.say(&text, behind.as_deref().map(String::as_str)).await.is_err() {
                        break;
                    }
                }
                Next::Ask => match tokio::time::timeout(silence.longest, socket.ask()).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) | Err(_) => break,
                },
                Next::Nothing => {}
                Next::Close(code) => {
                    socket.close(code).await;
                    break;
                }
            }
        }
        if let Some((number, _)) = self.entered {
            let _ = Box::pin(self.app.hall().send(self.table, Command::Leave { number })).await;
        }
    }

    async fn hear(&mut self, message: Message) -> Next {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return answer(&error(ErrorCode::Malformed, "sv-malformed", Some("expected text".into())));
            }
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Next::Nothing,
            Message::Close(_) => return Next::Close(CloseCode::Normal),
        };
        let wish: ClientMessage = match body::parse(text.as_bytes()) {
            Ok(wish) => wish,
            Err(detail) => {
                return if self.is_too_fast() {
                    answer(&error(ErrorCode::TooFast, "sv-too-fast", None))
                } else {
                    answer(&error(ErrorCode::Malformed, "sv-malformed", Some(detail)))
                };
            }
        };
        if let Some(asker) = &self.asker {
            self.app.house().here.came(asker.player);
        }
        if let ClientMessage::Ping { n } = wish {
            return answer(&ServerMessage::Pong { n, now: crate::time::now() });
        }
        if self.is_too_fast() {
            self.app.house().metrics.limited();
            return answer(&error(ErrorCode::TooFast, "sv-too-fast", None));
        }
        if !self.session_holds().await {
            return Next::Close(CloseCode::Policy);
        }
        let scopes = self.credential.as_ref().map_or(&Scope::ALL[..], Credential::scopes);
        match may_say(&self.app, self.asker.as_ref(), scopes, self.address, &wish).await {
            Ok(()) => self.pass_on(wish).await,
            Err(refusal) => answer(&refusal.message()),
        }
    }

    fn is_too_fast(&mut self) -> bool {
        self.app.limits().on() && !self.bucket.take(MESSAGES, Instant::now())
    }

    /// Who logged out everywhere is out everywhere, soon.
    async fn session_holds(&mut self) -> bool {
        // Who is at the table is let go by it when a key ends. Who has not said hello yet is not there.
        let often = if self.entered.is_some() { SESSION_LOOK } else { Duration::ZERO };
        let due = self.session_looked.elapsed() > often;
        let Some(credential) = self.credential.as_ref().filter(|_| due) else { return true };
        self.session_looked = Instant::now();
        match holder(&self.app, credential).await {
            Ok(Some(player)) => {
                self.asker = Some(asker(&player));
                true
            }
            Ok(None) | Err(ApiError::Forbidden(_)) => false,
            Err(_) => true,
        }
    }

    async fn pass_on(&mut self, wish: ClientMessage) -> Next {
        let asker = self.asker.clone();
        if let ClientMessage::Hello { since, chat } = wish {
            let seen = Seen { step: since, chat };
            return match self.enter(asker, seen).await {
                Ok(()) => Next::Nothing,
                Err(trouble) => answer(&no_answer(&trouble)),
            };
        }
        if self.entered.is_none() && self.enter(asker.clone(), Seen::default()).await.is_err() {
            return Next::Close(CloseCode::Error);
        }
        if let (ClientMessage::Odds { seq, seat }, Some((number, _))) = (&wish, &self.entered) {
            let command = Command::Odds { asker, seq: *seq, seat: *seat, asking: Asking::Guest(*number) };
            return match self.app.hall().send(self.table, command).await {
                Ok(()) => Next::Nothing,
                Err(trouble) => answer(&no_answer(&trouble)),
            };
        }
        match self.app.hall().ask(self.table, |reply| Command::Say { asker, wish, reply }).await {
            Ok(message) => answer(&message),
            Err(trouble) => answer(&no_answer(&trouble)),
        }
    }

    async fn enter(&mut self, asker: Option<Asker>, seen: Seen) -> Result<(), NoAnswer> {
        let hall = self.app.hall();
        match self.entered {
            Some((number, _)) => {
                let player = asker.as_ref().map(|asker| asker.player);
                let bytes = hall.ask(self.table, |reply| Command::Again { number, asker, seen, reply }).await?;
                self.app.limits().sent(player, self.address, bytes);
            }
            None => {
                let player = asker.as_ref().map(|asker| asker.player);
                let (outbox, mail) = mpsc::channel(OUTBOX);
                let enter = |reply| Command::Enter { asker, outbox, seen, reply };
                let (number, bytes) = hall.ask(self.table, enter).await?;
                self.app.limits().sent(player, self.address, bytes);
                self.entered = Some((number, mail));
            }
        }
        Ok(())
    }
}

/// How long a client was not heard. What it is sent does not matter: a machine that is gone takes a good deal of mail.
struct Silence {
    /// After so long the client is asked whether it is alive, and after so long again.
    longest: Duration,
    until: tokio::time::Instant,
    unanswered: u32,
}

impl Silence {
    fn new(longest: Duration) -> Silence {
        Silence { longest, until: tokio::time::Instant::now() + longest, unanswered: 0 }
    }

    /// The client was heard: a message, or the answer to a ping.
    fn broken(&mut self) {
        *self = Silence::new(self.longest);
    }

    /// The time is up: was the client asked often enough? If not, it is asked now and has as long again.
    fn is_final(&mut self) -> bool {
        let asked = self.unanswered;
        self.unanswered += 1;
        self.until = tokio::time::Instant::now() + self.longest;
        asked >= QUESTIONS
    }
}

/// The next message from the table; never, before one has entered.
async fn letter(entered: &mut Option<(u64, mpsc::Receiver<Letter>)>) -> Option<Letter> {
    match entered {
        Some((_, mail)) => mail.recv().await,
        None => std::future::pending().await,
    }
}

/// Returns when the token expires with which the socket was opened; never, if it was opened otherwise.
async fn over<F: Future<Output = ()> + Unpin>(expired: &mut Option<F>) {
    match expired {
        Some(expired) => expired.await,
        None => std::future::pending().await,
    }
}

/// Returns when the server goes away.
async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

fn answer(message: &ServerMessage) -> Next {
    Next::Answer(encode(message))
}

fn error(code: ErrorCode, text: &'static str, detail: Option<String>) -> ServerMessage {
    ServerMessage::Error { code, text: Text::new(text), detail }
}

fn no_answer(trouble: &NoAnswer) -> ServerMessage {
    match trouble {
        NoAnswer::NoSuchTable => error(ErrorCode::NotFound, "sv-not-found", None),
        NoAnswer::Store(_) | NoAnswer::Silent => {
            tracing::error!(why = %trouble, "a table did not answer");
            error(ErrorCode::Internal, "sv-internal", None)
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::{Instant, sleep, sleep_until};

    use super::*;

    /// Counts the questions until the client counts as gone, while it is sent a letter every second.
    async fn asked_until_gone(mut silence: Silence, mut heard: impl FnMut() -> bool) -> (u32, Duration) {
        let (begun, mut asked) = (Instant::now(), 0);
        loop {
            tokio::select! {
                () = sleep(Duration::from_secs(1)) => if heard() { silence.broken() },
                () = sleep_until(silence.until) => {
                    if silence.is_final() {
                        return (asked, begun.elapsed());
                    }
                    asked += 1;
                }
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_is_not_heard_is_gone_however_much_it_is_sent() {
        let silence = || Silence::new(Duration::from_secs(45));
        assert_eq!(asked_until_gone(silence(), || false).await, (QUESTIONS, Duration::from_secs(135)));
        let mut letters = 0;
        let (asked, _) = asked_until_gone(silence(), || {
            letters += 1;
            letters < 1_000 && letters % 60 == 0
        })
        .await;
        assert_eq!(asked, 16 + QUESTIONS, "it answered each question but the last ones");
    }
}
