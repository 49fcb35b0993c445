use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{Event, MessageEvent, WebSocket};

use crate::browser;

/// What a websocket says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Said {
    /// It is open.
    Open,
    /// A message came.
    Text(String),
    /// It is closed, or could not be opened.
    Closed,
}

/// A websocket. Whoever drops it has hung up, and hears nothing more.
pub struct Socket {
    socket: WebSocket,
    _open: Closure<dyn Fn(Event)>,
    _message: Closure<dyn Fn(MessageEvent)>,
    _close: Closure<dyn Fn(Event)>,
}

impl Socket {
    /// Connects to a path of the server that the page came from. None where browsers forbid it.
    pub fn connect(path: &str, hear: impl Fn(Said) + Clone + 'static) -> Option<Self> {
        let location = browser::window().location();
        let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
        let socket = WebSocket::new(&format!("{scheme}://{}{path}", location.host().ok()?)).ok()?;
        let heard = hear.clone();
        let open = Closure::<dyn Fn(Event)>::new(move |_| heard(Said::Open));
        let heard = hear.clone();
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard(Said::Text(text));
            }
        });
        let close = Closure::<dyn Fn(Event)>::new(move |_| hear(Said::Closed));
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        Some(Socket { socket, _open: open, _message: message, _close: close })
    }

    /// Sends a text; what cannot be sent is lost, and the line will be found closed.
    pub fn send(&self, text: &str) {
        self.socket.send_with_str(text).ok();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        self.socket.close().ok();
    }
}
