//! From a request to a socket, and messages to it straight from the bytes that a whole audience shares.
//!
//! Thousands of sockets that only listen should cost little. A library's socket copies every message into a buffer of
//! its own and keeps the room; here the frame's few bytes of header and the shared message go to the connection as they
//! are, and nothing stays behind. Reading, and answering pings, is the library's.

use std::io;
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use bytes::Buf as _;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{FrameHeader, Utf8Bytes};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

use super::App;
use super::connections::Place;
use super::error::ApiError;

/// Most messages of a client fit into this.
const READ_BUFFER: usize = 1024;
/// Nothing that a client may say is longer.
pub(super) const LARGEST_MESSAGE: usize = 16 * 1024;
/// A new table may bring a whole position along.
pub(super) const LARGEST_POSITION: usize = 256 * 1024;
/// Our own pings and farewells are tiny; only answers to a client's pings can pile up.
const LARGEST_BACKLOG: usize = 4 * 1024;
/// A connection that takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(45);

/// A request that asks to become a socket.
pub(super) struct SocketUpgrade {
    accept: String,
    upgrade: OnUpgrade,
    place: Option<Place>,
}

/// Does a header list this word, whatever its case?
fn lists(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|item| item.trim().eq_ignore_ascii_case(word))
}

impl FromRequestParts<App> for SocketUpgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<SocketUpgrade, ApiError> {
        let headers = &parts.headers;
        let asked = parts.method == Method::GET
            && lists(headers, &header::CONNECTION, "upgrade")
            && lists(headers, &header::UPGRADE, "websocket")
            && lists(headers, &header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked);
        let accept = key.map(|key| derive_accept_key(key.as_bytes()));
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        match (accept, upgrade) {
            (Some(accept), Some(upgrade)) => {
                Ok(SocketUpgrade { accept, upgrade, place: parts.extensions.remove::<Place>() })
            }
            _ => Err(ApiError::Malformed("expected a WebSocket of version 13".into())),
        }
    }
}

impl SocketUpgrade {
    /// Answers the request, and holds the conversation when the connection has become a socket.
    pub(super) fn hold<F>(self, conversation: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let SocketUpgrade { accept, upgrade, place } = self;
        tokio::spawn(async move {
            let _place = place;
            match upgrade.await {
                Ok(connection) => conversation(Socket::new(connection).await).await,
                Err(error) => tracing::debug!(%error, "a connection did not become a socket"),
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let accept = HeaderValue::try_from(accept).expect("base64 can stand in a header");
        response.headers_mut().extend([
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ]);
        response
    }
}

/// Adds the header of a text's frame.
fn put_header(text: &str, head: &mut Vec<u8>) -> io::Result<()> {
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    header.format(text.len() as u64, head).map_err(io::Error::other)
}

/// A socket to a client.
pub(super) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    async fn new(connection: Upgraded) -> Socket {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(LARGEST_BACKLOG)
            .max_message_size(Some(LARGEST_MESSAGE))
            .max_frame_size(Some(LARGEST_MESSAGE));
        Socket(WebSocketStream::from_raw_socket(TokioIo::new(connection), Role::Server, Some(config)).await)
    }

    /// What the client says next; `None` when it is gone. May be given up and called again.
    pub(super) async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends a message, and the one that waits behind it, if any: whoever decided is told that it is done and what came of it
    /// in one call to the system. Neither is kept.
    pub(super) async fn say(&mut self, text: &str, behind: Option<&str>) -> io::Result<()> {
        let mut head = Vec::with_capacity(32);
        put_header(text, &mut head)?;
        let last = match behind {
            Some(behind) => {
                head.extend_from_slice(text.as_bytes());
                put_header(behind, &mut head)?;
                behind
            }
            None => text,
        };
        let mut frames = head.as_slice().chain(last.as_bytes());
        let write = async {
            // What the library itself has to say, an answer to a ping, ends before our frame begins.
            self.0.flush().await.map_err(io::Error::other)?;
            let connection = self.0.get_mut();
            connection.write_all_buf(&mut frames).await?;
            connection.flush().await
        };
        tokio::time::timeout(PATIENCE, write).await.map_err(io::Error::other)?
    }

    /// Asks whether the client is still there.
    pub(super) async fn ask(&mut self) -> Result<(), Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Says goodbye.
    pub(super) async fn close(&mut self, code: CloseCode) {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
        let _ = tokio::time::timeout(PATIENCE, self.0.send(Message::Close(Some(frame)))).await;
    }
}
