//! Figures of the rulebook: moments of a written match.

use std::{collections::BTreeMap, sync::Arc};

use game::{Observer, Seat};
use record::Who;
use table::{Sitting, Table, Told};

use super::script::{ScriptEvent, ScriptLine, lines};
use crate::{
    host::{Eyes, Scene, hear},
    room::AnyRoom,
};

/// A figure.
///
/// ```text
/// figure 5.1 swap         stands behind this rule, or below the title of chapter `A`; its own
///                         title is `GAME-figure-swap`
/// part row                what of the board is drawn; the room knows what that means
/// eyes 0                  who looks; without it everybody
/// setup seats=2
/// ! first 0               what happens
/// show                    one moment of the figure: `GAME-figure-swap-1`
/// 0 draw
/// show                    and another one: `GAME-figure-swap-2`
/// ```
///
/// `script NAME` begins a part that is no figure, and `from NAME` does what is written in one.
#[derive(Clone, Debug, Default)]
pub struct Figure {
    /// The rule that it explains, or the chapter that it belongs to.
    pub rule: &'static str,
    /// The middle of its texts' keys.
    pub name: &'static str,
    /// What of the board is drawn.
    pub part: &'static str,
    /// Who looks.
    eyes: Option<Seat>,
    setup: &'static str,
    events: Vec<ScriptEvent>,
    /// After how many events each moment is.
    shows: Vec<usize>,
}

/// All figures of a file.
pub fn figures(text: &'static str) -> Vec<Figure> {
    let mut figures: Vec<Figure> = Vec::new();
    let mut scripts: BTreeMap<&str, Figure> = BTreeMap::new();
    let mut script = None;
    for line in lines(text) {
        let begun = match script {
            Some(name) => scripts.get_mut(name),
            None => figures.last_mut(),
        };
        match line {
            ScriptLine::Word("figure", about) => {
                let (rule, name) = about.split_once(' ').expect("a rule and a name");
                script = None;
                figures.push(Figure { rule, name, ..Figure::default() });
                continue;
            }
            ScriptLine::Word("script", name) => {
                script = Some(name);
                scripts.insert(name, Figure::default());
                continue;
            }
            ScriptLine::Word("from", name) => {
                let other = scripts.get(name).expect("a script of that name").clone();
                let figure = figures.last_mut().expect("a figure");
                figure.events.extend(other.events);
                if figure.setup.is_empty() {
                    figure.setup = other.setup;
                }
                continue;
            }
            _ => {}
        }
        let figure = begun.expect("a file begins with a figure or a script");
        match line {
            ScriptLine::Event(event) => figure.events.push(event),
            ScriptLine::Word("part", part) => figure.part = part,
            ScriptLine::Word("eyes", seat) => figure.eyes = seat.parse().ok().map(Seat::new),
            ScriptLine::Word("setup", setup) => figure.setup = setup,
            ScriptLine::Word("show", _) => figure.shows.push(figure.events.len()),
            ScriptLine::Word(word, _) => panic!("a figure knows no `{word}`"),
        }
    }
    figures
}

impl Figure {
    /// How many moments it has.
    pub fn moments(&self) -> usize {
        self.shows.len()
    }

    /// The moments, as somebody at the table sees them, and how many seats there are. What happened
    /// since the moment before is their news.
    pub fn play(&self, room: &'static AnyRoom) -> Result<(Vec<Arc<Scene>>, u8), String> {
        let me = self.eyes.map_or(Observer::Public, Observer::Seat);
        let mut table = Table::open(&room.game, self.setup, &Sitting::default())
            .map_err(|error| format!("{}: {error}", self.name))?;
        let (mut scenes, mut news) = (Vec::new(), Vec::new());
        for at in 0..=self.events.len() {
            for _ in self.shows.iter().filter(|show| **show == at) {
                let number = table.record().next() - 1;
                let (view, turn) = ((room.senses.see)(&table, me), table.turn());
                // Before the first moment anything may have happened; nobody has seen it.
                let mut news = std::mem::take(&mut news);
                if scenes.is_empty() {
                    news.clear();
                }
                let scene =
                    Scene { number, news, me, view, actions: Vec::new(), turn, undo: false };
                scenes.push(Arc::new(scene));
            }
            if let Some((who, text)) = self.events.get(at) {
                let told = happen(&mut table, *who, text)
                    .map_err(|error| format!("{}: {text}: {error}", self.name))?;
                news.push(hear(room, &told, Eyes::Of(me)));
            }
        }
        Ok((scenes, table.seats()))
    }
}

fn happen(table: &mut Table, who: Who, text: &str) -> Result<Told, table::PlayError> {
    match who {
        Who::Fate => table.befall(text),
        Who::Seat(seat) => table.act(Seat::new(seat), text, None),
    }
}
