//! What has happened since one's own turn, in three lines: one looks up, and knows what was lost.

use game::Seat;
use leptos::prelude::{Set as _, *};
use rawsiko::{News, Set, Territory};
use text::{Seating, t};
use web::art;

use super::{
    desk::{Desk, Lit},
    words::name,
};

/// How many lines are told.
const LINES: usize = 3;

/// Tells it when the one who looks may act again, until they do.
pub fn since(desk: Desk) -> AnyView {
    let heard = StoredValue::new(Vec::<(u32, News)>::new());
    let told = RwSignal::new(None::<Tale>);
    Effect::new(move |_| {
        let news = desk.news.get();
        let Some(me) = desk.view.with_untracked(|view| view.me) else { return };
        heard.update_value(|heard| {
            for one in news.iter() {
                let late = heard.last().is_some_and(|(last, _)| *last >= one.0);
                if whose(&one.1) == Some(me) {
                    heard.clear();
                } else if !late && weight(&one.1, me).is_some() {
                    heard.push(one.clone());
                }
            }
        });
        let asked = desk
            .offers
            .with(|offers| offers.done || !offers.places.is_empty() || !offers.ways.is_empty());
        let tale = heard.with_value(|heard| tale(heard, me)).filter(|_| asked);
        if told.with_untracked(Option::is_some) || tale.is_some() {
            let lands = tale.as_ref().map_or(Set::EMPTY, |tale| tale.lands);
            let fresh = told.with_untracked(|before| {
                before.as_ref().map(|it| it.last) != tale.as_ref().map(|it| it.last)
            });
            if fresh && !lands.is_empty() {
                desk.lit.set(Lit::Lands(lands));
            }
            told.set(tale);
        }
    });
    let close = move |_| {
        heard.update_value(Vec::clear);
        told.set(None);
        desk.lit.set(Lit::Nothing);
    };
    let content = move || {
        let tale = told.get()?;
        let seating = desk.seating();
        let lines = tale.news.iter().filter_map(|news| {
            let class = whose(news).map_or_else(String::new, |seat| seating.class(seat));
            Some(view! { <li class=class>{line(news, tale.me, &seating)?}</li> })
        });
        let more = (tale.more > 0).then(|| {
            view! { <p class="quiet">{t!("rawsiko-since-more", count = tale.more)}</p> }
        });
        Some(view! {
            <section class="said" aria-label=t!("rawsiko-since")>
                <h2>{t!("rawsiko-since")}</h2>
                <ul>{lines.collect_view()}</ul>
                {more}
                <button class="icon" aria-label=t!("rawsiko-close") data-test="since-close" on:click=close>{art::cross()}</button>
            </section>
        })
    };
    view! { <div class="raw-since" data-test="since">{content}</div> }.into_any()
}

/// What is told: the weightiest, in the order in which it happened.
#[derive(Clone)]
struct Tale {
    /// Who looks.
    me: Seat,
    /// The number of the last event that was heard of.
    last: u32,
    news: Vec<News>,
    more: usize,
    lands: Set<Territory>,
}

fn tale(heard: &[(u32, News)], me: Seat) -> Option<Tale> {
    let last = heard.last()?.0;
    let mut order: Vec<usize> = (0..heard.len()).collect();
    // Of two that weigh the same the later one counts.
    order.sort_by_key(|&at| (weight(&heard[at].1, me), std::cmp::Reverse(at)));
    order.truncate(LINES);
    order.sort_unstable();
    let lands = heard.iter().filter_map(|(_, news)| place(news)).collect();
    let news: Vec<News> = order.into_iter().map(|at| heard[at].1.clone()).collect();
    Some(Tale { me, last, more: heard.len() - news.len(), news, lands })
}

/// It in a few words.
fn line(news: &News, me: Seat, seating: &Seating) -> Option<String> {
    match news {
        News::Clashed { seat, defender, to, conquered, .. } => {
            let (by, to) = (seating.name(*seat), name(*to));
            Some(match (*conquered, *defender == me) {
                (true, true) => t!("rawsiko-since-lost", name = by, to = to),
                (true, false) => {
                    t!("rawsiko-since-taken", name = by, to = to, whom = seating.name(*defender))
                }
                (false, _) => t!("rawsiko-since-held", name = by, to = to),
            })
        }
        News::Moved { seat, to, .. } => {
            Some(t!("rawsiko-since-free", name = seating.name(*seat), to = name(*to)))
        }
        _ => None,
    }
}

/// Whose doing it was.
fn whose(news: &News) -> Option<Seat> {
    match news {
        News::Placed { seat, .. }
        | News::Moved { seat, .. }
        | News::Attacks { seat, .. }
        | News::Clashed { seat, .. }
        | News::Done { seat, .. }
        | News::Claimed { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// How much it matters, the least first: what was taken from me, where I held out, what was taken
/// from others, what was taken from nobody. None if it does not.
fn weight(news: &News, me: Seat) -> Option<u8> {
    match news {
        News::Clashed { defender, conquered: true, .. } if *defender == me => Some(0),
        News::Clashed { defender, .. } if *defender == me => Some(1),
        News::Clashed { conquered: true, .. } => Some(2),
        News::Moved { occupied: true, .. } => Some(3),
        _ => None,
    }
}

/// Where it was.
fn place(news: &News) -> Option<Territory> {
    match news {
        News::Clashed { to, .. } | News::Moved { to, .. } => Some(*to),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU8;

    use super::*;

    fn took(seat: u8, to: Territory) -> News {
        News::Moved {
            seat: Seat::new(seat),
            from: Territory::Ukraine,
            to,
            count: NonZeroU8::MIN,
            occupied: true,
            vacated: false,
            gained: Set::EMPTY,
            lost: Set::EMPTY,
        }
    }

    #[test]
    fn three_lines_are_told_and_all_places_are_lit() {
        let lands = [Territory::Spain, Territory::Peru, Territory::Japan, Territory::Chile];
        let heard: Vec<(u32, News)> = (1..).zip(lands.map(|to| took(1, to))).collect();
        let tale = tale(&heard, Seat::new(0)).unwrap();
        assert_eq!(tale.news, lands[1..].iter().map(|&to| took(1, to)).collect::<Vec<_>>());
        assert_eq!((tale.more, tale.last), (1, 4));
        assert_eq!(tale.lands, lands.into_iter().collect());
    }
}
