//! A real server with a real file, and clients over real sockets.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Clock, Limits, Rate, Server, Settings};
use store::{Bytes32, LocalBus, Sqlite, Store};
use table::AnyGame;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message as Frame, client::IntoClientRequest},
};
use wire::{
    Answer, Closing, Command, Message, Order, Outcome, Update,
    http::{Identity, Match, MatchLink},
};

use crate::counting::COUNTING;

/// A server and what belongs to it.
pub struct House {
    pub server: Server,
    pub base: String,
    pub store: Arc<dyn Store>,
    pub bus: LocalBus,
    pub file: PathBuf,
    /// Deleted with the last house on it.
    folder: Arc<TempDir>,
}

/// Without limits of rate and without pauses, by a clock that stands still.
pub fn settings() -> Settings {
    Settings {
        bot_floor: Duration::ZERO,
        bot_threads: 2,
        clock: Clock::by_hand(1_700_000_000_000),
        limits: Limits {
            requests: Rate::UNLIMITED,
            creations: Rate::UNLIMITED,
            guesses: Rate::UNLIMITED,
            imports: Rate::UNLIMITED,
            commands: Rate::UNLIMITED,
            ..Limits::default()
        },
        ..Settings::default()
    }
}

/// The games that there are. What a test says of every game, it says of each of these.
pub fn games() -> &'static [AnyGame] {
    games::GAMES
}

/// So many seats: one, and all others.
pub fn seats<'a>(one: &'a str, others: &'a str, count: u8) -> Vec<&'a str> {
    let mut seats = vec![others; usize::from(count)];
    seats[0] = one;
    seats
}

/// The same with the game of the tests.
pub fn counting() -> Settings {
    Settings { games: COUNTING, ..settings() }
}

impl House {
    pub async fn open(settings: Settings) -> Self {
        House::open_in(settings, tempfile::tempdir().unwrap()).await
    }

    /// With the data that lies in this folder.
    pub async fn open_in(settings: Settings, folder: TempDir) -> Self {
        let file = folder.path().join("galds.db");
        House::open_file(settings, Arc::new(folder), file).await
    }

    async fn open_file(settings: Settings, folder: Arc<TempDir>, file: PathBuf) -> Self {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).await.unwrap());
        House::with(settings, store, LocalBus::new(64), folder, file).await
    }

    async fn with(
        settings: Settings,
        store: Arc<dyn Store>,
        bus: LocalBus,
        folder: Arc<TempDir>,
        file: PathBuf,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let shared_bus = Arc::new(bus.clone());
        let server = Server::start(settings, store.clone(), shared_bus, listener).unwrap();
        let base = format!("http://{}", server.address());
        House { server, base, store, bus, file, folder }
    }

    /// A second server on the same store and bus.
    pub async fn another(&self, settings: Settings) -> Self {
        let (store, bus) = (self.store.clone(), self.bus.clone());
        House::with(settings, store, bus, self.folder.clone(), self.file.clone()).await
    }

    /// Stops, and opens the same file again.
    pub async fn again(self, settings: Settings) -> Self {
        let House { server, file, folder, .. } = self;
        server.stop().await;
        House::open_file(settings, folder, file).await
    }

    /// Somebody new, with a bearer token.
    pub async fn guest(&self, name: &str) -> Guest {
        let body = json!({"name": name, "token": true});
        let nobody = self.nobody();
        let (status, identity) = nobody.send(Method::POST, "/api/me", Some(body)).await;
        assert_eq!(status, StatusCode::CREATED, "{identity}");
        let identity: Identity = serde_json::from_value(identity).unwrap();
        Guest { token: identity.token, ..nobody }
    }

    /// A client without an identity.
    pub fn nobody(&self) -> Guest {
        Guest { http: reqwest::Client::new(), base: self.base.clone(), token: None }
    }
}

/// Somebody who talks to a server.
#[derive(Clone)]
pub struct Guest {
    pub http: reqwest::Client,
    pub base: String,
    pub token: Option<String>,
}

impl Guest {
    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let request = self.request(method, path);
        let request = match &body {
            Some(body) => request.json(body),
            None => request,
        };
        let response = request.send().await.unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.send(Method::POST, path, Some(body)).await
    }

    pub async fn create(&self, body: Value) -> Match {
        let (status, made) = self.post("/api/matches", body).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        serde_json::from_value(made).unwrap()
    }

    pub async fn sit(&self, id: &str) -> Match {
        let (status, sat) = self.post(&format!("/api/matches/{id}/sit"), json!({})).await;
        assert_eq!(status, StatusCode::OK, "{sat}");
        serde_json::from_value(sat).unwrap()
    }

    /// Sits down and commits to a nonce.
    pub async fn commit(&self, id: &str, nonce: Bytes32) -> Match {
        let body = json!({"hash": nonce.sha256().to_string()});
        let (status, sat) = self.post(&format!("/api/matches/{id}/sit"), body).await;
        assert_eq!(status, StatusCode::OK, "{sat}");
        serde_json::from_value(sat).unwrap()
    }

    /// Shows a nonce.
    pub async fn show(&self, id: &str, nonce: Bytes32) -> (StatusCode, Value) {
        let body = json!({"nonce": nonce.to_string()});
        self.post(&format!("/api/matches/{id}/nonce"), body).await
    }

    pub async fn look(&self, id: &str) -> Match {
        let (status, look) = self.get(&format!("/api/matches/{id}")).await;
        assert_eq!(status, StatusCode::OK, "{look}");
        serde_json::from_value(look).unwrap()
    }

    pub async fn rematch(&self, id: &str) -> String {
        let path = format!("/api/matches/{id}/rematch");
        let (status, found) = self.send(Method::POST, &path, None).await;
        assert_eq!(status, StatusCode::OK, "{found}");
        serde_json::from_value::<MatchLink>(found).unwrap().id
    }

    pub async fn record(&self, id: &str) -> table::Record {
        let (status, text) = self.get(&format!("/api/matches/{id}/record")).await;
        assert_eq!(status, StatusCode::OK, "{text}");
        text.as_str().unwrap().parse().unwrap()
    }

    /// A websocket on a match, before hello.
    pub async fn connect(&self, id: &str) -> Result<Socket, tungstenite::Error> {
        self.connect_with(id, &[]).await
    }

    pub async fn connect_with(
        &self,
        id: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, tungstenite::Error> {
        self.connect_to(&format!("/api/matches/{id}/play"), headers).await
    }

    /// A websocket that looks on as anybody may, after hello and its update.
    pub async fn look_on(&self, id: &str) -> Socket {
        let path = format!("/api/matches/{id}/play?watch=true");
        let mut socket = self.connect_to(&path, &[]).await.unwrap();
        socket.hello(None).await;
        socket
    }

    async fn connect_to(
        &self,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, tungstenite::Error> {
        let url = format!("{}{path}", self.base.replace("http", "ws"));
        let mut request = url.into_client_request().unwrap();
        if let Some(token) = &self.token {
            let bearer = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Socket { socket, updates: Vec::new(), reactions: Vec::new(), closing: None })
    }

    /// A websocket on a match, after hello and its update.
    pub async fn play(&self, id: &str) -> Socket {
        let mut socket = self.connect(id).await.unwrap();
        socket.hello(None).await;
        socket
    }
}

/// A websocket on a match.
pub struct Socket {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All that came, the latest last.
    pub updates: Vec<Update>,
    pub reactions: Vec<Message>,
    pub closing: Option<Closing>,
}

impl Socket {
    /// The next frame; none when the socket is closed. Nobody waits for ever: a test that would
    /// hang fails, and says what it had heard last.
    async fn frame(&mut self) -> Option<tungstenite::Result<Frame>> {
        let frame = tokio::time::timeout(Duration::from_mins(1), self.socket.next()).await;
        frame
            .unwrap_or_else(|_| panic!("nothing came for a minute after {:?}", self.updates.last()))
    }

    /// The next message; none when the socket is closed.
    pub async fn message(&mut self) -> Option<Message> {
        loop {
            match self.frame().await? {
                Ok(Frame::Text(text)) => {
                    let message: Message = serde_json::from_str(&text).unwrap();
                    match &message {
                        Message::Update(update) => self.updates.push((**update).clone()),
                        Message::Reaction { .. } => self.reactions.push(message.clone()),
                        Message::Closing(why) => self.closing = Some(*why),
                        Message::Answer(_) | Message::Watching { .. } => {}
                    }
                    return Some(message);
                }
                Ok(Frame::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub async fn text(&mut self, text: &str) {
        self.socket.send(Frame::text(text)).await.unwrap();
    }

    /// Sends a command under this id and waits for its answer.
    pub async fn command_as(&mut self, id: &str, order: Order) -> Outcome {
        let command = Command { id: id.to_owned(), order };
        self.text(&serde_json::to_string(&command).unwrap()).await;
        loop {
            match self.message().await.expect("the socket stays open") {
                Message::Answer(Answer { id: of, outcome }) if of == id => return outcome,
                _ => {}
            }
        }
    }

    pub async fn command(&mut self, order: Order) -> Outcome {
        // Never the same twice, for otherwise it would be the same command.
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let id = format!("c{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.command_as(&id, order).await
    }

    pub async fn hello(&mut self, since: Option<u32>) -> &Update {
        let before = self.updates.len();
        let outcome = self.command(Order::Hello { since, alone: false, device: None }).await;
        assert!(matches!(outcome, Outcome::Done { .. }), "{outcome:?}");
        while self.updates.len() == before {
            self.message().await.expect("hello brings an update");
        }
        self.now()
    }

    pub async fn act(&mut self, actions: &[&str]) -> Outcome {
        let actions = actions.iter().map(|action| (*action).to_owned()).collect();
        self.command(Order::Act { actions, seen: None }).await
    }

    /// Acts, and waits for one's own update.
    pub async fn must_act(&mut self, actions: &[&str]) -> u32 {
        let outcome = self.act(actions).await;
        let Outcome::Done { number } = outcome else { panic!("{outcome:?}") };
        self.reach(number).await;
        number
    }

    /// The latest update.
    pub fn now(&self) -> &Update {
        self.updates.last().expect("an update has come")
    }

    /// The view of the latest update.
    pub fn view(&self) -> Value {
        serde_json::from_str(self.now().view.as_ref().expect("it has started").get()).unwrap()
    }

    /// Waits until the match has reached a number.
    pub async fn reach(&mut self, number: u32) -> &Update {
        self.until(|update| update.number >= number).await
    }

    /// Waits for an update.
    pub async fn until(&mut self, wanted: impl Fn(&Update) -> bool) -> &Update {
        while !self.updates.last().is_some_and(&wanted) {
            self.message().await.expect("the socket stays open");
        }
        self.now()
    }

    /// Waits until the socket is closed, and says with which code.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match self.frame().await {
                Some(Ok(Frame::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(Frame::Text(text))) => {
                    if let Ok(Message::Closing(why)) = serde_json::from_str(&text) {
                        self.closing = Some(why);
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }
}

/// The code of a refused command.
pub fn code(outcome: &Outcome) -> wire::Code {
    match outcome {
        Outcome::Refused(problem) => problem.code,
        Outcome::Done { .. } => panic!("it was carried out"),
    }
}
