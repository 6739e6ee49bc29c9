//! Somebody with a browser, or as good as.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// No answer takes longer, unless something is broken.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: String,
    pub token: String,
    /// The address that a proxy in front says this client has; empty without a proxy.
    pub forwarded: String,
    http: reqwest::Client,
}

/// An answer.
pub struct Answer {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The JSON of a success.
    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        let _ = rustls::crypto::ring::default_provider().install_default();
        Client {
            address,
            cookie: String::new(),
            token: String::new(),
            forwarded: String::new(),
            http: reqwest::Client::new(),
        }
    }

    /// Somebody with a name.
    pub async fn guest(address: SocketAddr, name: &str) -> Client {
        let mut client = Client::new(address);
        client.come(name).await;
        client
    }

    /// Somebody with a name, behind a proxy that says where they come from.
    pub async fn guest_from(address: SocketAddr, name: &str, forwarded: &str) -> Client {
        let mut client = Client::new(address).from(forwarded);
        client.come(name).await;
        client
    }

    /// The same, from another address behind the proxy.
    pub fn from(&self, forwarded: &str) -> Client {
        Client { forwarded: forwarded.to_owned(), ..self.clone() }
    }

    pub async fn come(&mut self, name: &str) {
        let answer = self.post("/api/guest", &json!({ "name": name })).await;
        self.keep_cookie(&answer);
        answer.ok();
    }

    /// The same person at another node.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, ..self.clone() }
    }

    /// A program that has this token.
    pub fn program(&self, token: String) -> Client {
        Client { token, cookie: String::new(), ..self.clone() }
    }

    pub fn keep_cookie(&mut self, answer: &Answer) {
        let header = answer.headers.get("set-cookie").expect("a cookie").to_str().unwrap();
        self.cookie = header.split(';').next().unwrap().to_owned();
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.http.get(self.url(path))).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(self.with_json(self.http.post(self.url(path)), body)).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send(self.with_json(self.http.patch(self.url(path)), body)).await
    }

    pub async fn delete(&self, path: &str, body: &Value) -> Answer {
        self.send(self.with_json(self.http.delete(self.url(path)), body)).await
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn raw(&self) -> &reqwest::Client {
        &self.http
    }

    fn with_json(&self, request: reqwest::RequestBuilder, body: &Value) -> reqwest::RequestBuilder {
        request
            .header("origin", format!("http://{}", self.address))
            .header("content-type", "application/json")
            .body(body.to_string())
    }

    pub async fn send(&self, mut request: reqwest::RequestBuilder) -> Answer {
        if !self.cookie.is_empty() {
            request = request.header("cookie", &self.cookie);
        }
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        if !self.forwarded.is_empty() {
            request = request.header("x-forwarded-for", &self.forwarded);
        }
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Answer { status, headers, text: response.text().await.unwrap() }
    }

    /// Opens a table and tells its id.
    pub async fn open(&self, wanted: Value) -> String {
        self.post("/api/tables", &wanted).await.ok()["id"].as_str().unwrap().to_owned()
    }

    pub async fn socket(&self, table: &str) -> Socket {
        let mut request = format!("ws://{}/ws/tables/{table}", self.address).into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{}", self.address).parse().unwrap());
        if !self.cookie.is_empty() {
            headers.insert("cookie", self.cookie.parse().unwrap());
        }
        if !self.token.is_empty() {
            headers.insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        }
        if !self.forwarded.is_empty() {
            headers.insert("x-forwarded-for", self.forwarded.parse().unwrap());
        }
        Socket { stream: tokio_tungstenite::connect_async(request).await.unwrap().0 }
    }

    /// Connects and says hello; the socket and the first `sync`.
    pub async fn join(&self, table: &str) -> (Socket, Value) {
        let mut socket = self.socket(table).await;
        socket.say(json!({"do": "hello"})).await;
        let sync = socket.until("sync").await;
        (socket, sync)
    }
}

/// A connection to a table.
pub struct Socket {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub async fn say(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; nothing when the connection has ended.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("an answer in time")?;
            match message.ok()? {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next message of a kind; others are passed over.
    pub async fn until(&mut self, is: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("the connection ended before {is}"));
            if message["is"] == is {
                return message;
            }
        }
    }

    /// Says something and hears what becomes of it.
    pub async fn ask(&mut self, message: Value) -> Value {
        self.say(message).await;
        loop {
            let answer = self.hear().await.expect("an answer");
            if ["done", "refused", "stale", "why", "error", "pong"].contains(&answer["is"].as_str().unwrap()) {
                return answer;
            }
        }
    }

    /// Waits for a step of at least this sequence, and tells the last message.
    pub async fn step(&mut self, seq: u64) -> Value {
        loop {
            let step = self.until("step").await;
            if step["seq"].as_u64().unwrap() >= seq {
                return step;
            }
        }
    }
}
