use std::rc::Rc;

use leptos::prelude::*;

use super::{SharedBots, nowhere, replay::broken};
use crate::{
    frame::{Extra, table},
    host::{Local, SharedHost},
    settings::settings,
    shelf,
};

/// A match in which one plays.
pub fn page(game: &str, id: &str) -> AnyView {
    let bots = expect_context::<SharedBots>().get_value();
    let Some(kept) = shelf::find(id) else { return nowhere() };
    if kept.read().is_ok_and(|record| record.header().game != game) {
        return nowhere();
    }
    let local = match Local::resume(&kept, None, bots, settings()) {
        Ok(local) => local,
        Err(error) => return broken(error, kept.record),
    };
    let leaving = StoredValue::new_local(local.clone());
    on_cleanup(move || leaving.with_value(Local::leave));
    let host: SharedHost = StoredValue::new_local(Rc::new(local));
    table(host, Extra { id: id.to_owned(), below: ().into_any(), playing: true, screen: false })
}
