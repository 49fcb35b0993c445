//! The line to a server, where the page has one. Whoever plays on one screen needs none.

pub mod fate;
mod http;
mod introduction;
pub mod invitation;
mod socket;

use leptos::prelude::*;
use wire::{
    Code, Problem,
    http::{Health, TimeControl},
};

pub use http::{ask, get, post, send, text};
pub use introduction::{Introduction, is_known, mark};
pub use socket::{Said, Socket};

use crate::browser;
use text::t;

/// Why a server did not do what it was asked for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Trouble {
    /// It did not answer.
    Away,
    /// It said no.
    Said(Problem),
}

impl Trouble {
    /// Which problem it was, if the server said so.
    pub fn code(&self) -> Option<Code> {
        match self {
            Trouble::Away => None,
            Trouble::Said(problem) => Some(problem.code),
        }
    }

    /// What is wrong and what to do, in the reader's language.
    pub fn words(&self) -> String {
        let Some(code) = self.code() else { return t!("trouble-away") };
        match code {
            Code::NoIdentity => t!("trouble-no-identity"),
            Code::Forbidden => t!("trouble-forbidden"),
            Code::NotFound => t!("trouble-not-found"),
            Code::WrongPhase => t!("trouble-wrong-phase"),
            Code::SeatTaken => t!("trouble-seat-taken"),
            Code::NoSeat => t!("trouble-no-seat"),
            Code::Refused => t!("trouble-refused"),
            Code::Stale => t!("trouble-stale"),
            Code::Frozen => t!("trouble-frozen"),
            Code::TooMany => t!("trouble-too-many"),
            Code::Unavailable | Code::Timeout => t!("trouble-unavailable"),
            Code::NoSpace => t!("trouble-no-space"),
            Code::DataMissing => t!("trouble-data-missing"),
            _ => t!("trouble-other", code = code.word()),
        }
    }
}

/// Whether this page is served by a table on the network: not known yet, no, or yes.
#[derive(Clone, Copy)]
pub struct Presence(RwSignal<Option<bool>>);

impl Presence {
    /// Asks once. A page from a plain folder gets no answer, or its own start page.
    pub fn ask() -> Self {
        let presence = Presence(RwSignal::new(None));
        browser::spawn(async move {
            let there = get::<Health>("/api/health").await.is_ok_and(|it| it.status == "ok");
            presence.0.try_set(Some(there));
        });
        presence
    }

    /// Whether there is a server, as far as is known; whoever asks is asked again.
    pub fn is_there(self) -> bool {
        self.0.get() == Some(true)
    }
}

/// Whether there is a server, from anywhere in the page.
pub fn presence() -> Presence {
    expect_context()
}

/// How long one may think, in words.
pub fn clock_words(clock: TimeControl) -> String {
    match clock {
        TimeControl::None => t!("clock-none"),
        TimeControl::Turn(seconds) if seconds < 60 => t!("clock-turn-seconds", count = seconds),
        TimeControl::Turn(seconds) => t!("clock-turn-minutes", count = seconds / 60),
        TimeControl::Days(days) => t!("clock-turn-days", count = days),
    }
}
