//! Why a record cannot be played, in the reader's own language. What exactly was found is for who can
//! use it, in the console of the browser.

use table::{OpenError, ReplayError, ReplayFault};
use text::t;

use crate::browser;

/// What the rules have against a record, as the end of a sentence.
pub fn why_refused(error: &ReplayError) -> String {
    browser::warn(&error.to_string());
    match &error.fault {
        ReplayFault::Open(OpenError::NoSuchGame { .. }) => t!("refused-game"),
        ReplayFault::Open(OpenError::NoSuchRules { wanted, known, .. }) => {
            t!("refused-version", wanted = *wanted, known = *known)
        }
        ReplayFault::Open(_)
        | ReplayFault::Play(_)
        | ReplayFault::Result { .. }
        | ReplayFault::NoResult(_) => t!("refused-rules", line = error.line),
    }
}

/// That something is no record at all, or of no game that is here, as a sentence.
pub fn unreadable(detail: &str) -> String {
    browser::warn(detail);
    t!("start-refused")
}
