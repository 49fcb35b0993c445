//! What every game keeps, checked on random matches by one call per game.
//!
//! ```
//! use laws::{Length, Suite, toy::Toy};
//!
//! let suite = Suite::<Toy> {
//!     setups: &["seats=2"],
//!     matches: 50,
//!     length: Length::Ends(5),
//!     pieces: Toy::pieces,
//!     seed: 1,
//! };
//! suite.hold();
//! ```
//!
//! [`Suite::hold`] plays random matches and looks at every step of them through the eyes of every
//! observer. The laws, with the numbers that failures print:
//!
//! 1. A state [imagined](game::Game::imagine) from a view looks the same to that observer, asks
//!    the same seats, and offers that observer the same actions. So a view holds all that its
//!    owner needs, and who is asked is public. One imagined from the view of
//!    [everything](game::Observer::All) looks the same to everybody: nothing is left out of it.
//! 2. Hearing and looking agree: of two events that could happen at one point, an observer's news
//!    are equal exactly when its views afterwards are. So news tell no secret and omit nothing.
//! 3. Lists of actions are sorted, without repetition, not empty for asked seats and empty for
//!    others; [`check`](game::Play::check) agrees with them; sampled outcomes are possible; what
//!    is refused changes nothing.
//! 4. Texts and JSON read back to what was written. Replaying the events of a match from their
//!    text gives an equal state. Applying to a clone gives the same as applying to the original.
//! 5. Every piece is somewhere exactly once, after every event.
//! 6. Matches end within the game's own bound, with a place for every seat.
//!
//! [`allocations()`] counts what playing allocates, which should be nothing.
//!
//! Beside the laws stand three ways to pin one game down by files: [`scenarios`] (a script per
//! numbered rule), [`playthrough()`] (a whole match as everyone saw it) and [`perft()`] (how many
//! ways there are to go on). Run the tests with `UPDATE=1` to rewrite what the files expect.

mod allocations;
mod perft;
mod playthrough;
mod scenario;
mod suite;
pub mod toy;
mod walk;

pub use allocations::allocations;
pub use perft::perft;
pub use playthrough::playthrough;
pub use scenario::scenarios;
pub use suite::{Broken, Law, Length, Suite, Tally};

use std::path::Path;

/// Compares a text with a file, or writes the file when `UPDATE=1` is set.
fn expect(path: &Path, text: &str) {
    if std::env::var_os("UPDATE").is_some_and(|value| value == "1") {
        std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let stored = read(path);
    if let Some((line, (was, is))) =
        (1..).zip(stored.lines().zip(text.lines())).find(|(_, (was, is))| was != is)
    {
        panic!(
            "{}:{line} expects\n  {was}\nbut it is\n  {is}\nrun again with UPDATE=1 if that is right",
            path.display()
        );
    }
    assert!(
        stored.lines().count() == text.lines().count(),
        "{} has {} lines but there are {}; run again with UPDATE=1 if that is right",
        path.display(),
        stored.lines().count(),
        text.lines().count()
    );
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
