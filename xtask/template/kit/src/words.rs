use sample_game::{Action, Card, News, SampleGame, View};
use text::{Seating, Texts, Words, t};

use crate::Kit;

impl Words for Kit {
    type Game = SampleGame;

    const TEXTS: &'static Texts = text::texts!("../../text": "door", "game");

    fn say(news: &News, seating: &Seating) -> Option<String> {
        Some(match news {
            News::Dealt { seat, cards } if cards.is_empty() => {
                t!("sample-game-news-dealt", name = seating.name(*seat))
            }
            News::Dealt { seat, cards } => {
                let (name, you) = (seating.name(*seat), seating.you(*seat));
                t!("sample-game-news-dealt-mine", name = name, you = you, cards = list(cards))
            }
            News::Rolled { prize } => t!("sample-game-news-rolled", prize = *prize),
            News::Chose { seat, card, turned_up, winner, prize } => {
                let (name, you) = (seating.name(*seat), seating.you(*seat));
                let chose = if let Some(card) = card {
                    let card = card.number();
                    t!("sample-game-news-chose-mine", name = name, you = you, card = card)
                } else {
                    t!("sample-game-news-chose", name = name)
                };
                let Some(winner) = winner else { return Some(chose) };
                let won = t!(
                    "sample-game-news-won",
                    cards = list(turned_up),
                    name = seating.name(*winner),
                    you = seating.you(*winner),
                    prize = *prize
                );
                format!("{chose} {won}")
            }
        })
    }

    fn advise(action: &Action, _: &View, _: &Seating) -> String {
        match action {
            Action::Play(card) => t!("sample-game-do-play", card = card.number()),
        }
    }

    fn prompt(view: &View, _: &[Action], _: &Seating) -> String {
        t!("sample-game-prompt-choose", prize = view.prize.unwrap_or(0))
    }

    fn secret(view: &View) -> bool {
        !view.hand.is_empty() || view.chosen.is_some()
    }
}

fn list(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
