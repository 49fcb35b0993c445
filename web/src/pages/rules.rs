//! The rulebook of a game: all rules in the reader's language, numbered as everywhere, to be
//! searched, linked to and printed.

use leptos::prelude::*;

use super::{nowhere, top_bar};
use crate::{
    browser, rooms,
    route::{Route, here},
    rulebook::{self, Part, Piece},
    t,
    text::language,
};

/// The rulebook, opened at a rule.
pub fn page(game: &str, rule: Option<String>) -> AnyView {
    let Some(room) = rooms::find(game) else { return nowhere() };
    let here = here();
    let game = room.id;
    let title = t!("rules-title", game = t!(format!("{game}-title")));
    browser::document().set_title(&format!("{title} · Galds"));
    let parts = StoredValue::new(rulebook::read((room.rules)(language())));
    let words = RwSignal::new(String::new());
    let found = Memo::new(move |_| {
        words.with(|words| {
            let fits = |part: &Part| match part {
                Part::Chapter(_) => false,
                Part::Rule(number, pieces) => {
                    number == words.trim() || rulebook::mentions(pieces, words)
                }
                Part::Aside(pieces) => rulebook::mentions(pieces, words),
            };
            parts.with_value(|parts| parts.iter().filter(|part| fits(part)).count())
        })
    });
    let book = move || {
        words.with(|words| {
            parts.with_value(|parts| chapters(parts, words, game)).into_iter().collect_view()
        })
    };
    let contents = parts.with_value(|parts| contents(parts));
    if let Some(rule) = rule {
        browser::spawn(async move { browser::show(&format!("rule-{rule}")).await });
    }
    view! {
        {top_bar()}
        <main class=format!("rulebook room-{game}") data-test="rulebook">
            <h1>{title}</h1>
            <div class="row wrap tools">
                <label class="search">
                    <span>{t!("rules-search")}</span>
                    <input id="rules-search" type="search" class="name" data-test="rules-search" autocomplete="off"
                        on:input=move |event| words.set(event_target_value(&event))/>
                </label>
                <button data-test="rules-print" on:click=move |_| browser::print()>{t!("rules-print")}</button>
                <button on:click=move |_| here.go(Route::New(game.to_owned()))>{t!("rules-play")}</button>
            </div>
            <p class="quiet" role="status" data-test="rules-found">
                {move || match (words.with(|words| words.trim().is_empty()), found.get()) {
                    (true, _) => String::new(),
                    (false, 0) => t!("rules-none"),
                    (false, count) => t!("rules-found", count = count),
                }}
            </p>
            <nav aria-label=t!("rules-contents") hidden=move || words.with(|words| !words.trim().is_empty())>
                <ol>{contents}</ol>
            </nav>
            {book}
        </main>
    }
    .into_any()
}

/// The chapters, one below the other, with the rules in which all these words occur.
fn chapters(parts: &[Part], words: &str, game: &'static str) -> Vec<AnyView> {
    let mut all = Vec::new();
    let mut open: Option<(String, Vec<AnyView>)> = None;
    let close = |open: Option<(String, Vec<AnyView>)>, all: &mut Vec<AnyView>| {
        if let Some((title, rules)) = open.filter(|(_, rules)| !rules.is_empty()) {
            let id = anchor(&title);
            all.push(view! { <section><h2 id=id>{title}</h2>{rules}</section> }.into_any());
        }
    };
    for part in parts {
        match part {
            Part::Chapter(title) => close(open.replace((title.clone(), Vec::new())), &mut all),
            Part::Rule(number, said) => {
                let wanted = number == words.trim() || rulebook::mentions(said, words);
                if let Some((_, rules)) = open.as_mut().filter(|_| wanted) {
                    let id = format!("rule-{number}");
                    let link = Route::Rules(game.to_owned(), Some(number.clone())).path();
                    rules.push(
                        view! {
                            <div class="rule" id=id tabindex="-1">
                                <a class="number" href=link>{number.clone()}</a>
                                <p>{sentence(said, game)}</p>
                            </div>
                        }
                        .into_any(),
                    );
                }
            }
            Part::Aside(said) => {
                if let Some((_, rules)) = open.as_mut().filter(|_| rulebook::mentions(said, words))
                {
                    rules.push(
                        view! { <p class="aside-rule">{sentence(said, game)}</p> }.into_any(),
                    );
                }
            }
        }
    }
    close(open, &mut all);
    all
}

fn contents(parts: &[Part]) -> AnyView {
    let titles = parts.iter().filter_map(|part| match part {
        Part::Chapter(title) => Some(title.clone()),
        Part::Rule(..) | Part::Aside(_) => None,
    });
    let lines = titles.map(|title| {
        let id = anchor(&title);
        let go = {
            let id = id.clone();
            move |event: web_sys::MouseEvent| {
                event.prevent_default();
                let id = id.clone();
                browser::spawn(async move { browser::show(&id).await });
            }
        };
        view! { <li><a href=format!("#{id}") on:click=go>{title}</a></li> }
    });
    lines.collect_view().into_any()
}

/// The place of a chapter in the page, by its number.
fn anchor(title: &str) -> String {
    format!("chapter-{}", title.split('.').next().unwrap_or_default().trim())
}

fn sentence(pieces: &[Piece], game: &'static str) -> Vec<AnyView> {
    let piece = |piece: &Piece| match piece {
        Piece::Plain(text) => text.clone().into_any(),
        Piece::Strong(text) => view! { <strong>{text.clone()}</strong> }.into_any(),
        Piece::Stressed(text) => view! { <em>{text.clone()}</em> }.into_any(),
        Piece::Rule(number) => {
            let link = Route::Rules(game.to_owned(), Some(number.clone())).path();
            view! { <a href=link>"§" {number.clone()}</a> }.into_any()
        }
    };
    pieces.iter().map(piece).collect()
}
