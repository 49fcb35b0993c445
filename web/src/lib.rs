//! The client: one page, three rooms.
//!
//! The page plays at a [`Host`](host::Host). Today that is a table inside the page itself; bots
//! think in a web worker, which runs this same program. Boards are drawn from views, one module per
//! game ([`rooms`]), and a click is matched against the list of legal actions, never against rules
//! written again. Everything a person reads comes from the Fluent files in `text/` ([`text`]).

pub mod art;
pub mod bots;
pub mod browser;
pub mod frame;
pub mod host;
pub mod pages;
pub mod rooms;
pub mod route;
pub mod seating;
pub mod settings;
pub mod shelf;
pub mod sound;
pub mod text;

use wasm_bindgen::JsCast as _;

/// Runs the page, or in a web worker the bots.
pub fn main() {
    if js_sys::global().is_instance_of::<web_sys::Window>() {
        pages::open();
    } else {
        bots::serve();
    }
}
