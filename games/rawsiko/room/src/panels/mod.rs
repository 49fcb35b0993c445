//! The panels around the map, as the manual has them.

mod finish;
mod info;
mod objectives;
mod player;
mod status;
mod tool;

pub use finish::finish;
pub use info::info;
pub use objectives::objectives;
pub use player::player;
pub use status::status;
pub use tool::tool;
