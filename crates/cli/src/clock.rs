//! The clock that bots do not have themselves.

use std::time::{Duration, Instant};

/// Says when so many milliseconds have passed.
pub fn after(milliseconds: u64) -> impl Fn() -> bool {
    let end = Instant::now() + Duration::from_millis(milliseconds);
    move || Instant::now() >= end
}
