//! Assets on their way along a link, and where the chosen ones would go.

use leptos::prelude::*;
use rawsiko::{Action, News, Territory};

use super::{desk::Desk, drawing::drawing};

/// Where the chosen assets would go, or those that a hint speaks of.
pub fn aims(desk: Desk) -> AnyView {
    let aim = Memo::new(move |_| {
        let hinted = match desk.hint.get() {
            Some(Action::Move(from, to, _) | Action::Attack(from, to, _)) => Some((from, to)),
            _ => None,
        };
        desk.from.get().zip(desk.to.get()).or(hinted)
    });
    let line = move || {
        let (from, to) = aim.get()?;
        let (path, _) = drawing().way(from, to);
        let attack = desk.offers.with_untracked(|it| it.most(from, to).is_some_and(|way| way.1));
        Some(view! { <path class="aim" class:attack=attack d=path/> })
    };
    view! { <g class="aims" aria-hidden="true">{line}</g> }.into_any()
}

/// What moves on the map.
pub fn walkers(desk: Desk) -> AnyView {
    let walks = move || desk.news.with(|news| news.iter().filter_map(walk).collect::<Vec<_>>());
    view! {
        <g class="walkers" aria-hidden="true">
            <For
                each=walks
                key=|walk| walk.number
                children=move |walk| {
                    let (path, back) = drawing().way(walk.from, walk.to);
                    let back = if back { " back" } else { "" };
                    let class = desk
                        .seating
                        .with_value(|it| format!("walker {}{back}", it.class(walk.seat)));
                    let style = format!("offset-path:path('{path}')");
                    view! {
                        <g class=class class:clash=walk.clash style=style>
                            <circle class="body" r="10"/>
                            <text y="4" text-anchor="middle">{walk.count}</text>
                        </g>
                    }
                }
            />
        </g>
    }
    .into_any()
}

#[derive(Clone)]
struct Walk {
    number: u32,
    seat: game::Seat,
    from: Territory,
    to: Territory,
    count: u8,
    /// Whether somebody is there already.
    clash: bool,
}

fn walk((number, news): &(u32, News)) -> Option<Walk> {
    let number = *number;
    match *news {
        News::Moved { seat, from, to, count, .. } => {
            Some(Walk { number, seat, from, to, count: count.get(), clash: false })
        }
        News::Attacks { seat, from, to, count, .. } => {
            Some(Walk { number, seat, from, to, count: count.get(), clash: true })
        }
        News::Clashed { seat, from, to, attack, attacker_lost, conquered: true, .. } => {
            let count = attack.count().saturating_sub(attacker_lost);
            Some(Walk { number, seat, from, to, count, clash: false })
        }
        _ => None,
    }
}
