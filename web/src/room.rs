//! What a game brings to the page.
//!
//! A room is typed ([`Room`]); the frame around all of them is not ([`AnyRoom`]), so that it is
//! built once. What the start page has to know of a room is its [`Door`]. The page is shipped as
//! several programs, the house with all doors and one for each room, so that a visit loads what it
//! needs: see [`Program`](crate::Program).

use std::sync::Arc;

use bots::Mind;
use game::{Game, Observer, Seat, Turn};
use leptos::prelude::*;
use table::AnyGame;
use text::{Language, Seating, Texts, Words};

use crate::{
    host::{Heard, Scene},
    plain,
    seen::{Seen, Senses, Speech},
};

/// A game whose values the page can hold on to. All of ours are.
pub trait Drawn: Game<View: Sync, News: Sync, Action: Send + Sync> {}

impl<G: Game<View: Sync, News: Sync, Action: Send + Sync>> Drawn for G {}

/// What a game brings to the page.
///
/// Little of it is a must: what is left out is empty, and [`plain`] draws any game.
pub trait Room: 'static {
    /// Its rules.
    type Game: Drawn;

    /// What it brings to every table.
    type Kit: Words<Game = Self::Game> + Mind<Game = Self::Game>;

    /// What stands on its door: its title and what can be chosen.
    const DOOR: &'static Texts;

    /// The words of its figures and of the guided first match.
    const LEARN: &'static Texts = &[&[], &[], &[]];

    /// Its rules in words, in the order of the languages.
    const RULES: [&'static str; 3];

    /// The signs that the rules show, by their names: `{name}` there.
    const SIGNS: &'static [&'static str] = &[];

    /// Draws one of [`Room::SIGNS`] as large as a word.
    fn sign(name: &str) -> AnyView {
        let _ = name;
        ().into_any()
    }

    /// The figures that go with the rules: see [`Figure`](crate::learn::Figure).
    const FIGURES: &'static str = "";

    /// The guided first match: see [`Lesson`](crate::learn::Lesson). Without one nobody is asked
    /// whether they want to learn.
    const LESSON: &'static str = "";

    /// How long a match usually takes, in minutes.
    const MINUTES: (u8, u8);

    /// What can be chosen before a match, beside the number of seats.
    const OPTIONS: &'static [Choice] = &[];

    /// The setup for so many seats with these choices, in the order of [`Room::OPTIONS`].
    fn setup(seats: u8, chosen: &[u8]) -> <Self::Game as Game>::Setup {
        let _ = chosen;
        Self::Game::usual(seats)
    }

    /// A picture for the start page, as SVG of 320 by 200 or as wide.
    const PICTURE: &'static str = plain::PICTURE;

    /// The board, from what one may know to what one may do.
    fn board(at: At<Self::Game>) -> AnyView {
        plain::board::<Self::Kit>(&at)
    }

    /// The part of the board that a figure shows; the whole where there is no such part.
    fn figure(at: At<Self::Game>, part: &'static str) -> AnyView {
        let _ = part;
        Self::board(at)
    }

    /// The full score, and how it came about, of a match that is over.
    fn score(view: &<Self::Game as Game>::View, seating: &Seating) -> AnyView {
        plain::score::<Self::Game>(view, seating)
    }

    /// The seat that an event of fate is about: its line in the log has that seat's colour.
    fn whose(news: &<Self::Game as Game>::News) -> Option<Seat> {
        let _ = news;
        None
    }

    /// How a match that is over went, from all that was heard of it: stands below the score.
    fn course(
        view: &<Self::Game as Game>::View,
        history: &[<Self::Game as Game>::News],
        seating: &Seating,
    ) -> AnyView {
        let _ = (view, history, seating);
        ().into_any()
    }
}

/// Something that can be chosen before a match. Its texts are `KEY` and `KEY-about`.
pub struct Choice {
    /// The key of its texts.
    pub key: &'static str,
    /// From this value to that one; 0 to 1 is a switch.
    pub range: (u8, u8),
    /// The usual value.
    pub usual: u8,
}

/// The number of an event, and how the one who looks heard of it.
pub type NumberedNews<G> = (u32, <G as Game>::News);

/// What a board has to go by. Everything in it is about what is *shown*, which may be a moment
/// of the past; then there is nothing to do.
pub struct At<G: Drawn> {
    /// What is to be seen.
    pub view: Memo<Arc<G::View>>,
    /// What may be done, in the order of the rules; empty when nothing may.
    pub actions: Memo<Arc<Vec<G::Action>>>,
    /// What has just happened, with the number of the event; empty after a jump. For animation.
    pub news: Memo<Arc<Vec<NumberedNews<G>>>>,
    /// Whose eyes these are.
    pub me: Memo<Observer>,
    /// Who is to decide.
    pub turn: Memo<Turn>,
    /// The action that a bot advises at this moment.
    pub hint: Memo<Option<G::Action>>,
    /// Who sits where.
    pub seating: Arc<Seating>,
    /// Does one thing.
    pub act: Callback<G::Action>,
}

impl<G: Drawn> Clone for At<G> {
    fn clone(&self) -> Self {
        let At { view, actions, news, me, turn, hint, act, .. } = *self;
        At { view, actions, news, me, turn, hint, act, seating: Arc::clone(&self.seating) }
    }
}

/// What the start page knows of a room.
pub struct Door {
    /// The game, by its name in records.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many may play.
    pub seats: (u8, u8),
    /// How long a match usually takes, in minutes.
    pub minutes: (u8, u8),
    /// What can be chosen before a match.
    pub options: &'static [Choice],
    /// The setup for so many seats with these choices, as text.
    pub setup: fn(u8, &[u8]) -> String,
    /// A picture for the start page.
    pub picture: &'static str,
    /// Whether there is a guided first match.
    pub lesson: bool,
    /// What stands on it.
    pub texts: &'static Texts,
}

impl Door {
    /// The door of this room.
    pub const fn of<R: Room>() -> Self {
        Door {
            id: R::Game::ID,
            rules: R::Game::RULES,
            seats: (*R::Game::SEATS.start(), *R::Game::SEATS.end()),
            minutes: R::MINUTES,
            options: R::OPTIONS,
            setup: |seats, chosen| R::setup(seats, chosen).to_string(),
            picture: R::PICTURE,
            lesson: !R::LESSON.is_empty(),
            texts: R::DOOR,
        }
    }
}

/// A room without its types.
pub struct AnyRoom {
    /// The game, by its name in records.
    pub id: &'static str,
    /// The game itself.
    pub game: AnyGame,
    /// The rules in words, in a language.
    pub rules: fn(Language) -> &'static str,
    /// The signs that the rules show, by their names.
    pub signs: &'static [&'static str],
    /// Draws one of them.
    pub sign: fn(&str) -> AnyView,
    /// The figures that go with the rules.
    pub figures: &'static str,
    /// The guided first match.
    pub lesson: &'static str,
    /// The board.
    pub board: fn(Shown) -> AnyView,
    /// A part of the board, for a figure.
    pub figure: fn(Shown, &'static str) -> AnyView,
    /// How it takes in what a host has to show.
    pub senses: Senses,
    /// What it says.
    pub words: Speech,
    /// The words of its figures and of the guided first match.
    pub learn: &'static Texts,
    /// The full score.
    pub score: fn(&Seen, &Seating) -> AnyView,
    /// How the match went.
    pub course: fn(&Seen, &[Heard], &Seating) -> AnyView,
}

/// What the frame shows, for a board.
#[derive(Clone)]
pub struct Shown {
    /// Where the match stands, or stood.
    pub update: Signal<Arc<Scene>>,
    /// The action that a bot advises.
    pub hint: Signal<Option<String>>,
    /// Who sits where.
    pub seating: Arc<Seating>,
    /// Does one thing.
    pub act: Callback<String>,
}

impl AnyRoom {
    /// This room.
    pub const fn of<R: Room>() -> Self {
        AnyRoom {
            id: R::Game::ID,
            game: AnyGame::of::<R::Kit>(),
            rules: |language| R::RULES[language as usize],
            signs: R::SIGNS,
            sign: R::sign,
            figures: R::FIGURES,
            lesson: R::LESSON,
            senses: Senses::of::<R::Game>(),
            words: Speech::of::<R>(),
            learn: R::LEARN,
            board: |shown| R::board(at::<R>(shown)),
            figure: |shown, part| R::figure(at::<R>(shown), part),
            score: |view, seating| {
                let view = view.get::<View<R>>();
                view.map_or_else(|| ().into_any(), |view| R::score(view, seating))
            },
            course: |view, history, seating| {
                let history: Vec<_> =
                    history.iter().filter_map(|heard| heard.news.get().cloned()).collect();
                let view = view.get::<View<R>>();
                view.map_or_else(|| ().into_any(), |view| R::course(view, &history, seating))
            },
        }
    }
}

type View<R> = <<R as Room>::Game as Game>::View;
type News<R> = <<R as Room>::Game as Game>::News;
type Action<R> = <<R as Room>::Game as Game>::Action;

fn at<R: Room>(shown: Shown) -> At<R::Game> {
    let Shown { update, hint, seating, act } = shown;
    let view = Memo::new(move |_| {
        update.with(|update| update.view.share::<View<R>>()).expect("a host shows its own game")
    });
    let actions = Memo::new(move |_| {
        let parsed = |update: &Arc<Scene>| {
            update
                .actions
                .iter()
                .filter_map(|action| action.parse().ok())
                .collect::<Vec<Action<R>>>()
        };
        Arc::new(update.with(parsed))
    });
    let news = Memo::new(move |_| {
        let parsed = |update: &Arc<Scene>| {
            update
                .news
                .iter()
                .filter_map(|heard| Some((heard.number, heard.news.get::<News<R>>()?.clone())))
                .collect()
        };
        Arc::new(update.with(parsed))
    });
    At {
        view,
        actions,
        news,
        me: Memo::new(move |_| update.with(|update| update.me)),
        turn: Memo::new(move |_| update.with(|update| update.turn)),
        hint: Memo::new(move |_| hint.with(|hint| hint.as_ref()?.parse().ok())),
        seating,
        act: Callback::new(move |action: Action<R>| act.run(action.to_string())),
    }
}

/// Whether it is the turn of the one who looks.
pub fn is_mine(me: Observer, turn: Turn) -> bool {
    me.seat().is_some_and(|seat: Seat| turn.asked().contains(seat))
}
