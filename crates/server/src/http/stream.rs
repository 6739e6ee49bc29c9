//! The messages of a table as a stream, for programs: one JSON object a line, beginning with `sync`.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::future::BoxFuture;
use futures_util::stream;
use tokio::sync::{mpsc, watch};

use super::App;
use super::error::ApiError;
use super::socket::{AtTable, Counted};
use super::tables::table_id;
use super::visitor::{Visitor, expiry};
use crate::blocks::{BlockList, blocked};
use crate::table::audience::{Letter, OUTBOX};
use crate::table::command::{Command, Seen};
use crate::wire::{ClientMessage, ErrorBody, TableId};

/// An empty line now and then keeps proxies from closing a quiet stream.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(20);

/// Streams the messages of a table.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "play", params(("id" = String, Path)),
    responses((status = 200, description = "Server messages, one JSON object a line", content_type = "application/x-ndjson"), (status = 404, body = ErrorBody)))]
pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let table = table_id(&id)?;
    let (address, player) = (visitor.address, visitor.player.as_ref().map(|player| player.id));
    if !app.limits().wish(player, address, &ClientMessage::Hello { since: None, chat: None })
        || !app.limits().socket_opened(address)
    {
        app.house().metrics.limited();
        return Err(ApiError::TooFast);
    }
    let counted = Counted::new(&app, address);
    let (outbox, mail) = mpsc::channel(OUTBOX);
    let asker = visitor.asker();
    let expired = expiry(visitor.credential.as_ref());
    let at_table = AtTable::new(&app, asker.as_ref());
    let enter = |reply| Command::Enter { asker, outbox, seen: Seen::default(), reply };
    let (number, bytes) = app.hall().ask(table, enter).await?;
    app.limits().sent(player, address, bytes);
    let listening = Listening {
        closing: app.closing(),
        blocks: app.house().blocks.watch(),
        app,
        table,
        number,
        mail,
        address,
        expired: Box::pin(expired),
        _counted: counted,
        _at_table: at_table,
    };
    let lines = stream::unfold(listening, |mut listening| async move {
        let line = listening.next().await?;
        Some((Ok::<Bytes, Infallible>(line), listening))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

struct Listening {
    app: App,
    table: TableId,
    number: u64,
    mail: mpsc::Receiver<Letter>,
    closing: watch::Receiver<bool>,
    address: IpAddr,
    blocks: watch::Receiver<Arc<BlockList>>,
    /// Ends when the token with which the stream was opened expires.
    expired: BoxFuture<'static, ()>,
    _counted: Counted,
    _at_table: AtTable,
}

impl Listening {
    async fn next(&mut self) -> Option<Bytes> {
        tokio::select! {
            letter = self.mail.recv() => {
                let mut line = letter?.as_ref().to_owned();
                line.push('\n');
                Some(line.into())
            }
            () = tokio::time::sleep(HEARTBEAT) => Some(Bytes::from_static(b"\n")),
            () = &mut self.expired => None,
            _ = self.closing.wait_for(|closing| *closing) => None,
            () = blocked(&mut self.blocks, self.address) => None,
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let (hall, table, number) = (self.app.hall().clone(), self.table, self.number);
        tokio::spawn(async move { hall.send(table, Command::Leave { number }).await });
    }
}
