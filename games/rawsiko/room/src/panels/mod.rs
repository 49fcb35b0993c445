//! The panels around the map, as the manual has them.

mod finish;
mod info;
mod list;
mod objectives;
mod player;
mod status;
mod tool;

pub use finish::finish;
pub use info::info;
pub use list::list;
pub use objectives::objectives;
pub use player::player;
pub use status::status;
pub use tool::tool;
