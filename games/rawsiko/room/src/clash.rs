//! A clash: dice that roll, pair, and tell what is lost.

use game::Seat;
use leptos::prelude::*;
use rawsiko::News;
use text::t;
use web::{art, browser};

use super::{
    desk::Desk,
    signs::{Sign, sign},
    words::{self, name},
};

/// For how long a clash can be read at least, in milliseconds.
const READING: u32 = 2_600;

/// The dice of the clash that is going on, or has just been decided.
pub fn clash(desk: Desk) -> AnyView {
    let shown = RwSignal::new(None::<(u32, News)>);
    Effect::new(move |_| {
        let news = desk.news.get();
        let last = news
            .iter()
            .rev()
            .find(|(_, news)| matches!(news, News::Attacks { .. } | News::Clashed { .. }));
        // It stays on the table until something else has happened and everybody could read it. On a
        // phone, where it lies on the map, it goes by itself.
        let patience = match last {
            Some(clash) => {
                shown.set(Some(clash.clone()));
                if !untrack(|| desk.camera.is_small()) {
                    return;
                }
                2 * READING
            }
            None => READING,
        };
        let Some((number, _)) = shown.get_untracked() else { return };
        browser::spawn(async move {
            browser::wait(patience).await;
            let same = shown.try_with_untracked(|it| it.as_ref().is_some_and(|it| it.0 == number));
            if same == Some(true) {
                shown.set(None);
            }
        });
    });
    let content = move || shown.get().map(|(_, news)| table(desk, &news, shown));
    view! { <div class="raw-clash" aria-live="polite" data-test="clash">{content}</div> }.into_any()
}

fn table(desk: Desk, news: &News, shown: RwSignal<Option<(u32, News)>>) -> AnyView {
    let close = view! {
        <button class="icon" aria-label=t!("rawsiko-close") on:click=move |_| shown.set(None)>{art::cross()}</button>
    };
    match news {
        News::Attacks { seat, defender, from, to, count, defenders } => {
            let dice = |count: u8| (0..count).map(|_| die(None, "rolling", 0)).collect_view();
            view! {
                <div class="clash rolling">
                    {header(desk, *seat, *defender, name(*from), name(*to))}
                    <div class="dice">
                        <div class="side">{dice(count.get())}</div>
                        <div class="side">{dice(*defenders)}</div>
                    </div>
                </div>
            }
            .into_any()
        }
        News::Clashed {
            seat,
            defender,
            from,
            to,
            attack,
            defence,
            attacker_lost,
            defender_lost,
            conquered,
            ..
        } => {
            let (attacks, defends) = (attack.faces(), defence.faces());
            let columns = attacks.len().max(defends.len());
            let class = desk.seating.with_value(|it| (it.class(*seat), it.class(*defender)));
            let pairs = (0..columns).map(|n| {
                let (a, d) = (attacks.get(n).copied(), defends.get(n).copied());
                let (up, down) = match (a, d) {
                    (Some(a), Some(d)) if a > d => ("wins", "loses"),
                    (Some(_), Some(_)) => ("loses", "wins"),
                    _ => ("idle", "idle"),
                };
                let link = (a.is_some() && d.is_some()).then(|| {
                    view! { <span class="against" aria-hidden="true">{if up == "wins" { "▼" } else { "▲" }}</span> }
                });
                view! {
                    <li class="pair">
                        <span class=class.0.clone()>{die(a, up, n)}</span>
                        {link}
                        <span class=class.1.clone()>{die(d, down, n)}</span>
                    </li>
                }
            });
            let result = if *conquered {
                t!("rawsiko-clash-taken", name = name(*to))
            } else {
                t!("rawsiko-clash-failed", name = name(*to))
            };
            let names = desk.seating.with_value(|it| (it.name(*seat), it.name(*defender)));
            view! {
                <div class="clash" class:conquered=*conquered>
                    {header(desk, *seat, *defender, name(*from), name(*to))}
                    {close}
                    <ol class="pairs">{pairs.collect_view()}</ol>
                    <div class="verdict">
                        <strong>{result}</strong>
                        {(*attacker_lost > 0).then(|| view! { <span>{t!("rawsiko-clash-loses", name = names.0, count = *attacker_lost)}</span> })}
                        {(*defender_lost > 0).then(|| view! { <span>{t!("rawsiko-clash-loses", name = names.1, count = *defender_lost)}</span> })}
                    </div>
                </div>
            }
            .into_any()
        }
        _ => ().into_any(),
    }
}

fn header(
    desk: Desk,
    attacker: Seat,
    defender: Seat,
    from: &'static str,
    to: &'static str,
) -> AnyView {
    let swatch =
        |seat: Seat| desk.seating.with_value(|seating| art::swatch(seating.at(seat).colour));
    view! {
        <h2>
            <span class="end">{swatch(attacker)} <span>{from}</span></span>
            {sign(Sign::Clash)}
            <span class="end">{swatch(defender)} <span>{to}</span></span>
        </h2>
    }
    .into_any()
}

/// A die. Without a face it still rolls.
fn die(face: Option<u8>, class: &'static str, order: usize) -> AnyView {
    let pips: &[(u8, u8)] = match face {
        Some(1) => &[(12, 12)],
        Some(2) => &[(7, 7), (17, 17)],
        Some(3) => &[(7, 7), (12, 12), (17, 17)],
        Some(4) => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        Some(5) => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        Some(6) => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
        _ if class == "rolling" => &[(9, 9), (15, 15)],
        _ => {
            return view! { <svg class="die none" viewBox="0 0 24 24" aria-hidden="true"></svg> }
                .into_any();
        }
    };
    let label = face.map(|face| face.to_string());
    let pips: Vec<_> = pips.iter().map(|(x, y)| view! { <circle cx=*x cy=*y r="2.1"/> }).collect();
    view! {
        <svg class=format!("die {class}") viewBox="0 0 24 24" role=label.is_some().then_some("img")
            aria-hidden=label.is_none().then_some("true") aria-label=label
            style=format!("animation-delay:{}ms", order * 60)>
            <rect x="1.5" y="1.5" width="21" height="21" rx="5"/>
            {pips}
            {(class == "loses").then(|| view! { <path class="strike" d="M3 21L21 3"/> })}
        </svg>
    }
    .into_any()
}

/// The latest event in words, above the map, and for a screen reader.
pub fn ticker(desk: Desk) -> AnyView {
    let line = Memo::new(move |before: Option<&Option<(u32, String, String)>>| {
        let news = desk.news.get();
        let seating = desk.seating();
        let last = news.iter().rev().find_map(|(number, news)| {
            let class = subject(news).map_or_else(String::new, |seat| seating.class(seat));
            Some((*number, class, words::say(news, &seating)?))
        });
        last.or_else(|| before.cloned().flatten())
    });
    view! {
        <p class="raw-ticker" aria-live="polite" data-test="ticker">
            <For each=move || line.get() key=|line| line.0 children=|(_, class, text)| {
                view! { <span class=class>{text}</span> }
            }/>
        </p>
    }
    .into_any()
}

/// Whose doing it was.
fn subject(news: &News) -> Option<Seat> {
    match news {
        News::First { .. } | News::Clashed { .. } => None,
        News::Dealt { seat, .. }
        | News::Settled { seat, .. }
        | News::Picked { seat, .. }
        | News::Placed { seat, .. }
        | News::Moved { seat, .. }
        | News::Attacks { seat, .. }
        | News::Done { seat, .. }
        | News::Claimed { seat, .. }
        | News::Passed { seat, .. } => Some(*seat),
    }
}
