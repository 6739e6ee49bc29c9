//! One connection to the server: requests and a socket.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::LoadError;

/// Somebody with or without a name.
#[derive(Clone)]
pub(super) struct Visitor {
    server: SocketAddr,
    cookie: Option<String>,
    http: reqwest::Client,
}

impl Visitor {
    pub(super) fn new(server: SocketAddr) -> Visitor {
        let _ = rustls::crypto::ring::default_provider().install_default();
        Visitor { server, cookie: None, http: reqwest::Client::new() }
    }

    pub(super) async fn with_name(&self, name: &str) -> Result<Visitor, LoadError> {
        let answer = self.post_raw("/api/guest", &json!({"name": name})).await?;
        let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
        Ok(Visitor { cookie, ..self.clone() })
    }

    pub(super) async fn post(&self, path: &str, body: &Value) -> Result<Value, LoadError> {
        let answer = self.post_raw(path, body).await?;
        let status = answer.status();
        let text = answer.text().await.map_err(LoadError::connection)?;
        if !status.is_success() {
            return Err(LoadError::Refused { asked: format!("POST {path}"), answered: text });
        }
        serde_json::from_str(&text).map_err(LoadError::connection)
    }

    async fn post_raw(&self, path: &str, body: &Value) -> Result<reqwest::Response, LoadError> {
        let mut request = self
            .http
            .post(format!("http://{}{path}", self.server))
            .header("content-type", "application/json")
            .header("origin", format!("http://{}", self.server))
            .body(body.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        request.send().await.map_err(LoadError::connection)
    }

    /// A number from the server's metrics.
    pub(super) async fn metric(&self, name: &str) -> Result<f64, LoadError> {
        let request = self.http.get(format!("http://{}/metrics", self.server));
        let answer = request.send().await.map_err(LoadError::connection)?;
        let text = answer.text().await.map_err(LoadError::connection)?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok())
            .ok_or_else(|| LoadError::Refused { asked: format!("the metric {name}"), answered: "it is missing".into() })
    }

    /// A socket to a table, with small buffers of its own: there may be thousands.
    pub(super) async fn socket(&self, table: &str) -> Result<Socket, LoadError> {
        self.socket_with(table, 4_096).await
    }

    /// A socket to a table that reads so much at once.
    pub(super) async fn socket_with(&self, table: &str, read_buffer: usize) -> Result<Socket, LoadError> {
        let url = format!("ws://{}/ws/tables/{table}", self.server);
        let mut request = url.into_client_request().map_err(LoadError::connection)?;
        let origin = format!("http://{}", self.server);
        request.headers_mut().insert("origin", origin.parse().map_err(LoadError::connection)?);
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().map_err(LoadError::connection)?);
        }
        let stream = TcpStream::connect(self.server).await.map_err(LoadError::connection)?;
        stream.set_nodelay(true).map_err(LoadError::connection)?;
        let config = WebSocketConfig::default().read_buffer_size(read_buffer).write_buffer_size(4096);
        let (socket, _) =
            client_async_with_config(request, stream, Some(config)).await.map_err(LoadError::connection)?;
        let mut socket = Socket(socket);
        socket.say(&json!({"do": "hello"})).await?;
        Ok(socket)
    }
}

/// A socket to a table.
pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(super) async fn say(&mut self, message: &Value) -> Result<(), LoadError> {
        self.0.send(Message::text(message.to_string())).await.map_err(LoadError::connection)
    }

    /// Says something that is written already.
    pub(super) async fn say_text(&mut self, message: String) -> Result<(), LoadError> {
        self.0.send(Message::text(message)).await.map_err(LoadError::connection)
    }

    async fn hear(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(LoadError::connection(error)),
                None => return Err(LoadError::Connection("the server closed the connection".into())),
            }
        }
    }

    /// What the server says to a wish: the step that was done, and that it is done. They may come in either order.
    pub(super) async fn done_and_step(&mut self) -> Result<(Utf8Bytes, Utf8Bytes), LoadError> {
        let (mut done, mut step) = (None, None);
        loop {
            let message = self.hear().await?;
            match kind(&message) {
                "done" => done = Some(message),
                "step" => step = Some(message),
                "refused" | "stale" | "error" => {
                    return Err(LoadError::Refused { asked: "a decision".to_owned(), answered: message.to_string() });
                }
                _ => {}
            }
            if let (Some(_), Some(_)) = (&done, &step) {
                return Ok((done.take().unwrap_or_default(), step.take().unwrap_or_default()));
            }
        }
    }

    /// The next message of a kind, as it came: what kind it is stands first in it.
    pub(super) async fn until(&mut self, is: &str) -> Result<Utf8Bytes, LoadError> {
        loop {
            let message = self.hear().await?;
            if kind(&message) == is {
                return Ok(message);
            }
        }
    }
}

/// What kind of message it is: that stands first in it.
pub(super) fn kind(message: &str) -> &str {
    message.strip_prefix("{\"is\":\"").and_then(|rest| rest.split('"').next()).unwrap_or_default()
}
