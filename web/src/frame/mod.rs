//! What is around every board: whose turn it is, what may be done, the log, hints, the result.

mod call;
mod curtain;
mod dialog;
mod hint;
mod lesson;
mod log;
mod menu;
pub mod net;
mod no_room;
mod result;
mod seats;
mod table;
pub mod tips;
mod why;

pub use dialog::dialog;
pub use menu::settings_button;
pub use no_room::no_room;
pub use seats::{face, name_tag};
pub use table::{Extra, table};
pub use why::{Because, Why, why};
