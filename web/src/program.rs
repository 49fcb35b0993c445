use std::sync::OnceLock;

use leptos::prelude::AnyView;
use record::Header;
use table::{AnyGame, OpenError, ReplayError};

use crate::{
    pages,
    room::{AnyRoom, Door},
    route::Route,
};

/// What a program of the page has. The linker drops what none of its parts leads to.
#[derive(Clone, Copy)]
pub struct Program {
    doors: &'static [Door],
    rooms: &'static [AnyRoom],
    /// The pages that belong to no game.
    house: Option<fn(Route) -> AnyView>,
    /// The pages of a game, where it has them.
    room: Option<fn(Route) -> AnyView>,
}

impl Program {
    /// The start page, with these doors.
    pub const fn house(doors: &'static [Door]) -> Self {
        Program { doors, rooms: &[], house: Some(pages::house), room: None }
    }

    /// These rooms and nothing else.
    pub const fn room(doors: &'static [Door], rooms: &'static [AnyRoom]) -> Self {
        Program { doors, rooms, house: None, room: Some(pages::room) }
    }

    /// Everything in one program.
    pub const fn everything(doors: &'static [Door], rooms: &'static [AnyRoom]) -> Self {
        Program { doors, rooms, house: Some(pages::house), room: Some(pages::room) }
    }

    /// Makes this the program that runs, and its texts known.
    pub(crate) fn begin(self) {
        text::add(crate::TEXTS);
        self.doors.iter().for_each(|door| text::add(door.texts));
        for room in self.rooms {
            text::add(room.words.texts);
            text::add(room.learn);
        }
        PROGRAM.set(self).ok();
    }

    /// Whether the page of this address is in this program.
    pub(crate) fn has(&self, route: &Route) -> bool {
        match route.game() {
            Some(game) => find(game).is_some(),
            None => self.house.is_some() || matches!(route, Route::Nowhere(_)),
        }
    }

    /// The page of this address.
    pub(crate) fn show(&self, route: Route) -> AnyView {
        let page = if route.game().is_some() { self.room } else { self.house };
        page.map_or_else(pages::nowhere, |page| page(route))
    }
}

static PROGRAM: OnceLock<Program> = OnceLock::new();

/// The program that runs.
pub(crate) fn program() -> &'static Program {
    PROGRAM.get_or_init(|| Program { doors: &[], rooms: &[], house: None, room: None })
}

/// The doors that this program has.
pub fn doors() -> &'static [Door] {
    program().doors
}

/// The room of this game, if this program has it.
pub fn find(id: &str) -> Option<&'static AnyRoom> {
    program().rooms.iter().find(|room| room.id == id)
}

/// The game of a record, if this program has its room.
pub fn game_of(header: &Header) -> Result<&'static AnyGame, ReplayError> {
    let room = find(&header.game).ok_or_else(|| OpenError::NoSuchGame {
        wanted: header.game.clone(),
        known: program().rooms.iter().map(|room| room.id).collect::<Vec<_>>().join(", "),
    });
    Ok(&room?.game)
}

/// The door of this game.
pub fn knock(id: &str) -> Option<&'static Door> {
    program().doors.iter().find(|door| door.id == id)
}
