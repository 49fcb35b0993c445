use core::fmt;

use serde::{Deserialize, Serialize};

/// Something that went wrong: a code for programs and a sentence for people.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Which problem. Codes are never renamed.
    pub code: Code,
    /// What is wrong and what to do, in English.
    pub detail: String,
}

impl Problem {
    /// A problem and what to do about it.
    pub fn new(code: Code, detail: impl Into<String>) -> Self {
        Problem { code, detail: detail.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.detail)
    }
}

impl core::error::Error for Problem {}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $status:literal $word:literal,)*) => {
        /// Everything that can go wrong. The words and the HTTP statuses are stable.
        #[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The status of an HTTP answer with this problem.
            pub const fn status(self) -> u16 {
                match self { $(Code::$name => $status,)* }
            }

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self { $(Code::$name => $word,)* }
            }
        }
    };
}

codes! {
    /// Not what the API document describes.
    BadRequest = 400 "bad_request",
    /// No identity came with the request, or one that is not known.
    NoIdentity = 401 "no_identity",
    /// Not allowed to this identity.
    Forbidden = 403 "forbidden",
    /// The request came from a page of another site.
    WrongOrigin = 403 "wrong_origin",
    /// There is no such thing, or no longer.
    NotFound = 404 "not_found",
    /// The path exists, but not with this method.
    WrongMethod = 405 "wrong_method",
    /// The request took too long.
    Timeout = 408 "timeout",
    /// The match is in another phase of its life.
    WrongPhase = 409 "wrong_phase",
    /// Somebody sits there.
    SeatTaken = 409 "seat_taken",
    /// One has no seat in this match.
    NoSeat = 409 "no_seat",
    /// The rules do not allow it now.
    Refused = 409 "refused",
    /// More has happened than the client had seen.
    Stale = 409 "stale",
    /// A mistake in the program stopped this match; its record is safe.
    Frozen = 409 "frozen",
    /// More bytes than the server takes.
    TooLarge = 413 "too_large",
    /// Not the kind of body that is wanted here.
    WrongType = 415 "wrong_type",
    /// It can be read, but not played or used.
    Invalid = 422 "invalid",
    /// The client has to upgrade to a websocket here.
    UpgradeRequired = 426 "upgrade_required",
    /// Too much at once; wait a moment.
    TooMany = 429 "too_many",
    /// The server has a problem of its own.
    Internal = 500 "internal",
    /// The server cannot take this on now; try again in a moment.
    Unavailable = 503 "unavailable",
    /// The data of the server is not where it was; whoever runs it has to look after it.
    DataMissing = 503 "data_missing",
    /// The disk of the server is full; nothing can be kept until there is room.
    NoSpace = 507 "no_space",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_what_is_sent() {
        for code in Code::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.word());
            assert!((400..=599).contains(&code.status()));
        }
    }
}
