//! Views and news on their way from a host to whoever draws them or says them in words.
//!
//! A host does not know the types of its game; its room does. So what a host has to show is read
//! once, where it comes from: [`Senses`] takes it from a table inside the page as it is, and from a
//! server's text by parsing it. From there on it is handed around as [`Seen`], and the board, the
//! log, the prompt and the score all look at the same value.

use std::{any::Any, fmt, ptr, sync::Arc};

use game::{Game, Observer, Seat};
use table::{Position, Told};
use text::{Seating, Texts, Words};

use crate::room::{Drawn, Room};

/// A view of a game, or news of one, with its type erased.
#[derive(Clone)]
pub struct Seen(Arc<dyn Any + Send + Sync>);

impl Seen {
    /// This, from now on without its type.
    pub fn new<T: Send + Sync + 'static>(value: T) -> Self {
        Seen(Arc::new(value))
    }

    /// What it is; none if it is something else.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }

    /// The same, to hold on to.
    pub fn share<T: Send + Sync + 'static>(&self) -> Option<Arc<T>> {
        Arc::clone(&self.0).downcast().ok()
    }
}

/// Whether it is one and the same, and not another that looks like it.
impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        ptr::addr_eq(Arc::as_ptr(&self.0), Arc::as_ptr(&other.0))
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen").finish_non_exhaustive()
    }
}

/// How a room takes in what a host has to show.
#[derive(Clone, Copy)]
pub struct Senses {
    /// What an observer sees of a match inside the page.
    pub see: fn(&Position, Observer) -> Seen,
    /// How an observer hears of an event there.
    pub hear: fn(&Told, Observer) -> Seen,
    /// A view as a server sent it; none if it is something else.
    pub read_view: fn(&str) -> Option<Seen>,
    /// News as a server sent them; none if they are something else.
    pub read_news: fn(&str) -> Option<Seen>,
}

impl Senses {
    /// Those of this game.
    pub const fn of<G: Drawn>() -> Self {
        Senses {
            see: |position, who| {
                Seen::new(position.view_of::<G>(who).expect("a room looks at its own game"))
            },
            hear: |told, who| {
                Seen::new(told.news_of::<G>(who).expect("a room listens to its own game"))
            },
            read_view: |text| serde_json::from_str::<G::View>(text).ok().map(Seen::new),
            read_news: |text| serde_json::from_str::<G::News>(text).ok().map(Seen::new),
        }
    }
}

/// What a room says of what was seen and heard. For whoever has JSON there is
/// [`text::AnyWords`].
#[derive(Clone, Copy)]
pub struct Speech {
    /// Its Fluent files.
    pub texts: &'static Texts,
    /// An event in words; none for what is not worth a line.
    pub say: fn(&Seen, &Seating) -> Option<String>,
    /// The seat that an event of fate is about.
    pub whose: fn(&Seen) -> Option<Seat>,
    /// An action in words, for hints.
    pub advise: fn(&str, &Seen, &Seating) -> String,
    /// What may be done, in a short sentence.
    pub prompt: fn(&Seen, &[String], &Seating) -> String,
    /// Whether a view shows a secret.
    pub secret: fn(&Seen) -> bool,
}

type View<R> = <<R as Room>::Game as Game>::View;

impl Speech {
    /// What this room says.
    pub const fn of<R: Room>() -> Self {
        Speech {
            texts: R::Kit::TEXTS,
            say: |news, seating| R::Kit::say(news.get()?, seating),
            whose: |news| R::whose(news.get()?),
            advise: |action, view, seating| {
                let said = view.get::<View<R>>().zip(action.parse().ok());
                said.map_or_else(
                    || action.to_owned(),
                    |(view, action)| R::Kit::advise(&action, view, seating),
                )
            },
            prompt: |view, actions, seating| {
                let actions: Vec<_> =
                    actions.iter().filter_map(|action| action.parse().ok()).collect();
                let view = view.get::<View<R>>();
                view.map_or_else(String::new, |view| R::Kit::prompt(view, &actions, seating))
            },
            secret: |view| view.get::<View<R>>().is_some_and(R::Kit::secret),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_is_itself_and_nothing_else() {
        let seen = Seen::new(7_u32);
        assert_eq!(seen.get(), Some(&7_u32));
        assert_eq!(seen.get::<u64>(), None);
        assert_eq!(seen.share::<u32>().as_deref(), Some(&7));
        assert_eq!(seen, seen.clone());
        assert_ne!(seen, Seen::new(7_u32), "it was looked twice");
    }
}
