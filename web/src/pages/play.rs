use std::rc::Rc;

use leptos::prelude::*;

use super::{SharedBots, nowhere};
use crate::{
    frame::{Extra, table},
    host::{Host, Local, Shared},
    settings::settings,
    shelf,
};

/// A match in which one plays.
pub fn page(game: &str, id: &str) -> AnyView {
    let bots = expect_context::<SharedBots>().get_value();
    let kept =
        shelf::find(id).filter(|kept| kept.read().is_some_and(|it| it.header().game == game));
    let local = kept.and_then(|kept| Local::resume(&kept, None, bots, settings()));
    let Some(local) = local else { return nowhere() };
    let leaving = StoredValue::new_local(local.clone());
    on_cleanup(move || leaving.with_value(Local::leave));
    let host: Shared = StoredValue::new_local(Rc::new(local) as Rc<dyn Host>);
    table(host, Extra { id: id.to_owned(), below: ().into_any(), playing: true, screen: false })
}
