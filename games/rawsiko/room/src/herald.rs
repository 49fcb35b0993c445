//! Great moments are told large: fate's choice, a new turn, an elimination, the end.

use game::Seat;
use leptos::prelude::*;
use rawsiko::{News, Then};
use text::t;
use web::{browser, frame};

use super::{
    desk::Desk,
    signs::{Sign, sign},
    words::in_language,
};

#[derive(Clone)]
struct Tale {
    number: u32,
    sign: Sign,
    title: String,
    lines: Vec<String>,
    about: Option<Seat>,
    /// Whether it is told slowly.
    grave: bool,
}

/// Tells what is worth being told, over the map, for a moment.
pub fn herald(desk: Desk) -> AnyView {
    let told = RwSignal::new(Vec::<Tale>::new());
    Effect::new(move |_| {
        let seating = desk.seating();
        let (_, turns) = desk.view.with_untracked(|view| view.counter());
        for (number, news) in desk.news.get().iter() {
            let Some(tale) = tale(*number, news, &seating, turns) else { continue };
            let (number, time) = (tale.number, if tale.grave { 5_200 } else { 3_200 });
            // The latest two at most: who is in a hurry does not want to read a pile.
            told.update(|told| {
                told.retain(|it| it.number != number);
                told.push(tale);
                if told.len() > 2 {
                    told.remove(0);
                }
            });
            browser::spawn(async move {
                browser::wait(time).await;
                told.try_update(|told| told.retain(|it| it.number != number));
            });
        }
    });
    let tales = move || told.get();
    view! {
        <div class="raw-herald" aria-live="polite" data-test="herald">
            <For each=tales key=|tale| tale.number children=move |tale| {
                let (class, face) = tale.about.map_or_else(Default::default, |seat| {
                    desk.seating.with_value(|seating| {
                        (seating.class(seat), Some(frame::face(seating, seat)))
                    })
                });
                view! {
                    <div class=format!("tale {class}") class:grave=tale.grave>
                        <span class="drawn" aria-hidden="true">{sign(tale.sign)} {face}</span>
                        <div>
                            <strong>{tale.title}</strong>
                            {tale.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                        </div>
                    </div>
                }
            }/>
        </div>
    }
    .into_any()
}

fn tale(number: u32, news: &News, seating: &text::Seating, turns: u8) -> Option<Tale> {
    let plain =
        |sign, title, about| Tale { number, sign, title, lines: Vec::new(), about, grave: false };
    match news {
        News::First { seat } => Some(plain(
            Sign::Fate,
            t!("rawsiko-tale-first", name = seating.name(*seat)),
            Some(*seat),
        )),
        News::Settled { seat, continent, by_fate: true } => {
            let continent = in_language(continent.name());
            let title = t!("rawsiko-tale-sent", name = seating.name(*seat), continent = continent);
            Some(plain(Sign::Fate, title, Some(*seat)))
        }
        News::Clashed { eliminated: Some(seat), shortened, then, .. } => {
            let title = t!("rawsiko-tale-out", name = seating.name(*seat));
            let mut lines = Vec::new();
            if *shortened {
                lines.push(t!("rawsiko-tale-shorter"));
            }
            lines.extend(after(then, seating));
            Some(Tale { number, sign: Sign::Clash, title, lines, about: Some(*seat), grave: true })
        }
        News::Placed { then, .. }
        | News::Clashed { then, .. }
        | News::Done { then, .. }
        | News::Claimed { then, .. }
        | News::Passed { then, .. } => match then {
            Then::Turn { turn, received } => {
                let title = if *turn == turns {
                    t!("rawsiko-tale-last-turn", turn = *turn)
                } else {
                    t!("rawsiko-tale-turn", turn = *turn, turns = turns)
                };
                let seats = seating.seats().zip(received.iter()).filter(|(_, count)| **count > 0);
                let shares = seats.map(|(seat, count)| format!("{} +{count}", seating.name(seat)));
                let lines = vec![t!("rawsiko-phase-invest"), super::words::joined(shares)];
                Some(Tale {
                    number,
                    sign: Sign::Investment,
                    title,
                    lines,
                    about: None,
                    grave: false,
                })
            }
            Then::Trades { seat, claims } => {
                let title = t!("rawsiko-tale-trade", name = seating.name(*seat), count = *claims);
                let lines = vec![t!("rawsiko-sign-china-about")];
                Some(Tale {
                    number,
                    sign: Sign::China,
                    title,
                    lines,
                    about: Some(*seat),
                    grave: false,
                })
            }
            Then::Over => Some(plain(Sign::Hourglass, t!("rawsiko-tale-over"), None)),
            _ => None,
        },
        _ => None,
    }
}

/// What follows an elimination.
fn after(then: &Then, seating: &text::Seating) -> Option<String> {
    match then {
        Then::Over => Some(t!("rawsiko-tale-over")),
        Then::Acts(seat) => Some(t!("rawsiko-tale-acts", name = seating.name(*seat))),
        _ => None,
    }
}
