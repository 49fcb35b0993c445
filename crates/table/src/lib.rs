//! A running match with its types erased: text in, JSON out.
//!
//! ```
//! use bots::Mind;
//! use game::{Observer, Seat, Turn};
//! use laws::toy::Toy;
//! use table::{AnyGame, Sitting, Table};
//!
//! /// What bots know of the game: here nothing.
//! struct Kit;
//!
//! impl Mind for Kit {
//!     type Game = Toy;
//!     const SCALE: i32 = 1;
//!     const PLAY_ON: u32 = 0;
//!
//!     fn standing(_: &Toy, _: Seat) -> i32 {
//!         0
//!     }
//! }
//!
//! static TOY: AnyGame = AnyGame::of::<Kit>();
//!
//! let mut table = Table::open(&TOY, "seats=2", &Sitting::default())?;
//! table.befall("deal 4")?;
//! table.befall("deal 1")?;
//! assert_eq!(table.actions(Seat::new(0)), ["bid 0", "bid 1", "bid 2"]);
//! let told = table.act(Seat::new(0), "bid 2", None)?;
//! assert_eq!(told.to(Observer::Public)["Bid"]["bid"], serde_json::Value::Null, "a secret");
//! table.act(Seat::new(1), "bid 0", None)?;
//! table.befall("roll 3")?;
//! assert!(matches!(table.turn(), Turn::Over(_)));
//! assert_eq!(table.record().result.as_deref(), Some("1 2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The browser, the server, the command line and other programs all play at a [`Table`]. It is a
//! [`Position`] with its [`Record`], which it keeps in this order and never otherwise: parse,
//! check, apply, record. What it says about an event is [`Told`], which can be told to each
//! observer.
//!
//! This crate knows no game: whoever plays brings an [`AnyGame`]. [`Replay`] plays a record again,
//! a [`Timeline`] shows any moment of one, [`Milestones`] do so where the record is kept elsewhere,
//! [`Dealer`] is fate that can be checked afterwards, [`verify()`] checks it, [`verify_for`] also
//! against what somebody saw beforehand, and `AnyGame::simulate` plays random matches as fast as the
//! rules allow.
//!
//! Nothing in here looks at a clock, a file or the network: the browser runs it too.

mod any_game;
mod any_state;
#[cfg(feature = "bots")]
mod bot;
mod dealer;
mod error;
mod milestones;
mod position;
mod replay;
#[cfg(feature = "simulate")]
mod simulate;
mod table;
mod timeline;
mod told;
mod verify;

pub use any_game::AnyGame;
#[cfg(feature = "bots")]
pub use bot::Bot;
pub use bots::{Budget, Idea, Level, Mind, NoSuchLevel, Thought};
pub use dealer::{Dealer, Due};
pub use error::{OpenError, PlayError};
pub use milestones::{Milestone, Milestones, Since, Undone};
pub use position::Position;
pub use record::{self, Record};
pub use replay::{Replay, ReplayError, ReplayFault};
#[cfg(feature = "simulate")]
pub use simulate::{Job, Share, Tally};
pub use table::{Sitting, Table};
pub use timeline::{Moment, Timeline};
pub use told::Told;
pub use verify::{NotVerified, Seen, Verified, verify, verify_for};
