//! Learning a game: the rules as a book with figures, and a guided first match.
//!
//! Figures and guided matches are matches whose course is written down, in `figures.txt` and
//! `lesson.txt` of each room. The rules play them like any other match, the boards draw them, and a
//! test plays all of them, so that no figure can show what the rules do not say.

pub mod book;
mod figure;
mod lesson;
mod script;

pub use figure::{Figure, figures};
pub use lesson::{Card, Lesson, PUPIL};
