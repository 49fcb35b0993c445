use game::Game;
use leptos::prelude::*;
use rawsiko::{Rawsiko, Setup};

use super::{At, Choice, Room};
use crate::seating::Seating;

pub struct RawsikoRoom;

impl Room for RawsikoRoom {
    type Game = Rawsiko;
    const MINUTES: (u8, u8) = (15, 25);
    const OPTIONS: &'static [Choice] = &[];

    fn setup(seats: u8, chosen: &[u8]) -> Setup {
        let _ = chosen;
        Setup::new(seats)
    }
    fn picture() -> AnyView { ().into_any() }
    fn board(at: At<Self::Game>) -> AnyView {
        view! {
            <pre>{move || format!("{:#?}", at.view.get())}</pre>
            {move || at.actions.get().iter().map(|&action| view! { <button on:click=move |_| at.act.run(action)>{action.to_string()}</button> }).collect_view()}
        }.into_any()
    }
    fn say(news: &<Self::Game as Game>::News, _: &Seating) -> Option<String> { Some(format!("{news:?}")) }
    fn advise(action: &<Self::Game as Game>::Action, _: &<Self::Game as Game>::View, _: &Seating) -> String { action.to_string() }
    fn prompt(_: &<Self::Game as Game>::View, _: &[<Self::Game as Game>::Action], _: &Seating) -> String { String::new() }
    fn secret(_: &<Self::Game as Game>::View) -> bool { false }
    fn score(_: &<Self::Game as Game>::View, _: &Seating) -> AnyView { ().into_any() }
}
