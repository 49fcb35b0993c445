//! The rulebook of a game: all rules in the reader's language, numbered as everywhere, with figures,
//! to be searched, linked to and printed.

use std::sync::Arc;

use leptos::prelude::*;
use text::{Seating, Sitter, language, t};

use super::{nowhere, top_bar};
use crate::{
    browser, find,
    learn::{
        Figure,
        book::{self, Part, Piece},
        figures,
    },
    room::{AnyRoom, Shown},
    route::{Route, here},
};

/// The rulebook, opened at a rule.
pub fn page(game: &str, rule: Option<String>) -> AnyView {
    let Some(room) = find(game) else { return nowhere() };
    let here = here();
    let game = room.id;
    let title = t!("rules-title", game = t!(format!("{game}-title")));
    browser::document().set_title(&format!("{title} · Galds"));
    let parts = book::read((room.rules)(language()));
    let words = RwSignal::new(String::new());
    let contents = contents(&parts);
    let all = StoredValue::new(parts.clone());
    let found = Memo::new(move |_| {
        words.with(|words| all.with_value(|all| all.iter().filter(|it| fits(it, words)).count()))
    });
    let asked = move || words.with(|words| !words.trim().is_empty());
    let paper = paper();
    let mut parts = parts;
    let first = parts.iter().position(|part| matches!(part, Part::Chapter(_)));
    let chaptered = parts.split_off(first.unwrap_or(parts.len()));
    let aim =
        parts.into_iter().map(|part| piece_of_book(part, words, paper, &[], room)).collect_view();
    let book = chapters(chaptered, words, paper, room);
    if let Some(rule) = rule {
        // A chapter is meant by its number alone.
        let kind = if rule.contains('.') { "rule" } else { "chapter" };
        browser::spawn(async move { browser::show(&format!("{kind}-{rule}")).await });
    }
    view! {
        {top_bar()}
        <main class=format!("rulebook room-{game}") data-test="rulebook">
            <h1>{title}</h1>
            <div class="aim" data-test="rules-aim">{aim}</div>
            <div class="row wrap tools">
                <label class="search">
                    <span>{t!("rules-search")}</span>
                    <input id="rules-search" type="search" class="name" data-test="rules-search" autocomplete="off"
                        on:input=move |event| words.set(event_target_value(&event))/>
                </label>
                <button data-test="rules-print" on:click=move |_| browser::print()>{t!("rules-print")}</button>
                <a class="button" href=Route::Learn(game.to_owned()).path() data-test="rules-learn" hidden=room.lesson.is_empty()>{t!("start-learn")}</a>
                <button on:click=move |_| here.go(Route::New(game.to_owned()))>{t!("rules-play")}</button>
            </div>
            <p class="quiet" role="status" data-test="rules-found">
                {move || match (asked(), found.get()) {
                    (false, _) => String::new(),
                    (true, 0) => t!("rules-none"),
                    (true, count) => t!("rules-found", count = count),
                }}
            </p>
            <nav aria-label=t!("rules-contents") hidden=asked>
                <ol>{contents}</ol>
            </nav>
            {book}
        </main>
    }
    .into_any()
}

/// Whether a part is a rule in which all these words occur.
fn fits(part: &Part, words: &str) -> bool {
    match part {
        Part::Chapter(_) => false,
        Part::Rule(number, said) => number == words.trim() || book::mentions(said, words),
        Part::Aside(said) => book::mentions(said, words),
        Part::List(items) => items.iter().any(|said| book::mentions(said, words)),
    }
}

/// Whether the page is on its way to paper, where nothing can be clicked.
fn paper() -> RwSignal<bool> {
    let paper = RwSignal::new(false);
    let before = window_event_listener_untyped("beforeprint", move |_| paper.set(true));
    let after = window_event_listener_untyped("afterprint", move |_| paper.set(false));
    on_cleanup(move || {
        before.remove();
        after.remove();
    });
    paper
}

/// The chapters, one below the other; what was not asked for is hidden.
fn chapters(
    parts: Vec<Part>,
    words: RwSignal<String>,
    paper: RwSignal<bool>,
    room: &'static AnyRoom,
) -> Vec<AnyView> {
    let figures = figures(room.figures);
    let mut all = Vec::new();
    let mut parts = parts.into_iter().peekable();
    while let Some(part) = parts.next() {
        let Part::Chapter(title) = part else { continue };
        let mut rules = Vec::new();
        while let Some(rule) = parts.next_if(|it| !matches!(it, Part::Chapter(_))) {
            rules.push(rule);
        }
        let own = StoredValue::new(rules.clone());
        let none = Memo::new(move |_| {
            words.with(|words| own.with_value(|own| !own.iter().any(|it| fits(it, words))))
        });
        let rules = rules.into_iter().map(|part| piece_of_book(part, words, paper, &figures, room));
        let key = book::key(&title);
        let own = figures.iter().filter(|figure| figure.rule == key);
        let own = own.map(|it| figure(it, paper, room)).collect_view();
        let asked = move || words.with(|words| !words.trim().is_empty());
        let id = anchor(&title);
        all.push(
            view! {
                <section hidden=move || none.get()>
                    <h2 id=id tabindex="-1">{title}</h2>
                    <div class="plate" hidden=asked>{own}</div>
                    {rules.collect_view()}
                </section>
            }
            .into_any(),
        );
    }
    all
}

/// A rule with its figures, or what is said beside the rules.
fn piece_of_book(
    part: Part,
    words: RwSignal<String>,
    paper: RwSignal<bool>,
    figures: &[Figure],
    room: &'static AnyRoom,
) -> AnyView {
    let it = StoredValue::new(part.clone());
    let hidden = move || words.with(|words| it.with_value(|it| !fits(it, words)));
    match part {
        Part::Chapter(_) => ().into_any(),
        Part::Rule(number, said) => {
            let own = figures.iter().filter(|figure| figure.rule == number);
            let own = own.map(|it| figure(it, paper, room)).collect_view();
            let link = Route::Rules(room.id.to_owned(), Some(number.clone())).path();
            let id = format!("rule-{number}");
            view! {
                <div class="rule" id=id tabindex="-1" hidden=hidden>
                    <a class="number" href=link>{number}</a>
                    <p>{sentence(&said, room)}</p>
                    {own}
                </div>
            }
            .into_any()
        }
        Part::Aside(said) => {
            view! { <p class="aside-rule" hidden=hidden>{sentence(&said, room)}</p> }.into_any()
        }
        Part::List(items) => {
            let lines = items.iter().map(|said| {
                // What begins with a sign has it in front of the whole line.
                let (mark, said) = match said.as_slice() {
                    [mark @ Piece::Sign(_), rest @ ..] => (Some(mark), rest),
                    all => (None, all),
                };
                let mark = mark.map(|mark| sentence(std::slice::from_ref(mark), room));
                let class = if mark.is_some() { "marked" } else { "" };
                view! {
                    <li class=class>
                        {mark.map(|mark| view! { <span class="mark">{mark}</span> })}
                        <span>{sentence(said, room)}</span>
                    </li>
                }
            });
            let lines = lines.collect_view();
            view! { <ul class="aside-rule list" hidden=hidden>{lines}</ul> }.into_any()
        }
    }
}

/// A figure: a part of the board, and what is to be seen there, moment after moment.
fn figure(figure: &Figure, paper: RwSignal<bool>, room: &'static AnyRoom) -> AnyView {
    let Ok((scenes, seats)) = figure.play(room) else { return ().into_any() };
    let key = format!("{}-figure-{}", room.id, figure.name);
    let sitters = (0..seats).map(|seat| Sitter {
        name: t!(format!("figure-seat-{}", seat + 1)),
        ..Sitter::person(seat)
    });
    let seating = Arc::new(Seating(sitters.collect()));
    let draw = {
        let part = figure.part;
        move |update: Signal<Arc<crate::host::Scene>>| {
            let drawing = (room.figure)(
                Shown {
                    update,
                    hint: Signal::derive(|| None),
                    seating: Arc::clone(&seating),
                    act: Callback::new(|_| ()),
                },
                part,
            );
            let class = format!("drawing part-{}", part.split(' ').next().unwrap_or_default());
            view! { <div class=class inert aria-hidden="true">{drawing}</div> }
        }
    };
    let at = RwSignal::new(0usize);
    let last = scenes.len() - 1;
    let shown = {
        let scenes = scenes.clone();
        let shown = RwSignal::new(Arc::clone(&scenes[0]));
        Effect::new(move |before: Option<usize>| {
            let at = at.get();
            let scene = &scenes[at];
            match before {
                // What happened since is shown, one step at a time.
                Some(before) if before + 1 == at => shown.set(Arc::clone(scene)),
                Some(before) if before != at => {
                    let jumped = crate::host::Scene { news: Vec::new(), ..(**scene).clone() };
                    shown.set(Arc::new(jumped));
                }
                _ => {}
            }
            at
        });
        shown
    };
    let drawn = move || {
        if !paper.get() {
            return draw(shown.into()).into_any();
        }
        let each = scenes.iter().enumerate().map(|(n, scene)| {
            let scene = Arc::clone(scene);
            view! { <p class="moment">{n + 1} "."</p> {draw(Signal::derive(move || Arc::clone(&scene)))} }
        });
        each.collect_view().into_any()
    };
    let captions = (0..=last).map(|n| {
        let text = t!(format!("{key}-{}", n + 1));
        view! {
            <li class:now=move || at.get() == n>
                <button class="caption" aria-pressed=move || (at.get() == n).to_string() on:click=move |_| at.set(n)>
                    {text}
                </button>
            </li>
        }
    });
    let step = (last > 0).then(|| {
        view! {
            <button class="step" data-test="figure-step" on:click=move |_| at.update(|at| *at = if *at == last { 0 } else { *at + 1 })>
                {move || if at.get() == last { crate::art::undo() } else { crate::art::run() }}
                <span>{move || if at.get() == last { t!("figure-again") } else { t!("figure-next") }}</span>
            </button>
        }
    });
    view! {
        <figure data-test=format!("figure-{}", figure.name) data-at=move || at.get()>
            {drawn}
            <figcaption>
                <div class="row">
                    <strong>{t!(key.clone())}</strong>
                    {step}
                </div>
                <ol>{captions.collect_view()}</ol>
            </figcaption>
        </figure>
    }
    .into_any()
}

fn contents(parts: &[Part]) -> AnyView {
    let titles = parts.iter().filter_map(|part| match part {
        Part::Chapter(title) => Some(title.clone()),
        Part::Rule(..) | Part::Aside(_) | Part::List(_) => None,
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

/// The place of a chapter in the page.
fn anchor(title: &str) -> String {
    format!("chapter-{}", book::key(title))
}

/// A sentence, with links to the rules that it speaks of, and with the signs of the room.
fn sentence(pieces: &[Piece], room: &'static AnyRoom) -> Vec<AnyView> {
    let piece = |piece: &Piece| match piece {
        Piece::Plain(text) => text.clone().into_any(),
        Piece::Strong(text) => view! { <strong>{text.clone()}</strong> }.into_any(),
        Piece::Stressed(text) => view! { <em>{text.clone()}</em> }.into_any(),
        Piece::Rule(number) => {
            let link = Route::Rules(room.id.to_owned(), Some(number.clone())).path();
            view! { <a href=link>"§" {number.clone()}</a> }.into_any()
        }
        Piece::Sign(number) if number.parse::<u8>().is_ok() => {
            view! { <span class="part-number">{number.clone()}</span> }.into_any()
        }
        Piece::Sign(name) => view! { <span class="in-text">{(room.sign)(name)}</span> }.into_any(),
    };
    pieces.iter().map(piece).collect()
}
