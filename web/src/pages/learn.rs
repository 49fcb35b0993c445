//! The guided first match of a game.

use std::rc::Rc;

use leptos::prelude::*;

use super::{SharedBots, nowhere};
use crate::{
    find,
    frame::{Extra, table},
    host::{Local, SharedHost},
    knock,
    learn::Lesson,
    settings::settings,
    shelf::{self, Kept},
};

/// Goes on where one was, or begins.
pub fn page(game: &str) -> AnyView {
    let Some((room, door)) = find(game).zip(knock(game)) else { return nowhere() };
    if !door.lesson {
        return nowhere();
    }
    let lesson = Lesson::read(room.lesson);
    let (bots, settings) = (expect_context::<SharedBots>().get_value(), settings());
    let begun = shelf::lesson(game).filter(|kept| kept.read().is_ok_and(|it| it.result.is_none()));
    let resume =
        |kept: Kept| Local::resume(&kept, Some(lesson.clone()), bots.clone(), settings).ok();
    let local = begun.and_then(resume).or_else(|| {
        shelf::begin_lesson(door, &lesson)?;
        shelf::lesson(game).and_then(resume)
    });
    let Some(local) = local else { return nowhere() };
    let leaving = StoredValue::new_local(local.clone());
    on_cleanup(move || leaving.with_value(Local::leave));
    let host: SharedHost = StoredValue::new_local(Rc::new(local));
    let id = shelf::lesson_id(game);
    table(host, Extra { id, below: ().into_any(), playing: true, screen: false })
}
