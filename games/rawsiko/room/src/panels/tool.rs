use leptos::prelude::*;
use rawsiko::{Material, Named as _, Phase, Territory};
use text::t;
use web::art;

use super::super::{
    desk::{Desk, able, mine, price},
    material::{chip, my_standing},
    odds::{Chances, chances, percent},
    signs::{Sign, sign},
    words::{name, names},
};

/// What the tool is for at the moment.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Use {
    Nothing,
    Setting,
    Placing,
    From,
    To(Territory),
    Ready,
    Trading,
}

/// The action tool: from, to, how many, confirm and cancel.
pub fn tool(desk: Desk) -> AnyView {
    let now = Memo::new(move |_| {
        let phase = desk.view.with(|view| view.phase);
        desk.offers.with(|offers| match phase {
            Phase::Continent(_) | Phase::Pick { .. }
                if !offers.continents.is_empty() || !offers.picks.is_empty() =>
            {
                Use::Setting
            }
            _ if !offers.places.is_empty() => Use::Placing,
            _ if offers.pass => Use::Trading,
            _ if offers.done && offers.ways.is_empty() => Use::Nothing,
            _ if !offers.ways.is_empty() => match (desk.from.get(), desk.to.get()) {
                (Some(_), Some(_)) => Use::Ready,
                (Some(from), None) => Use::To(from),
                _ => Use::From,
            },
            _ => Use::Nothing,
        })
    });
    let content = move || {
        match now.get() {
        Use::Nothing => idle(desk),
        Use::Setting => view! { <p class="say">{t!("rawsiko-tool-settle")}</p> }.into_any(),
        Use::Placing => placing(desk),
        Use::From => view! {
            <p class="say">{t!("rawsiko-tool-from")}</p>
            <p class="quiet">{move || t!("rawsiko-tool-able", count = desk.view.with(|view| able(view)))}</p>
        }
        .into_any(),
        Use::To(from) => view! {
            <p class="way"><strong>{name(from)}</strong> {sign(Sign::Arrow)} <span class="quiet">{t!("rawsiko-tool-where")}</span></p>
            <p class="say">{t!("rawsiko-tool-to")}</p>
            <div class="row">{cancel(desk)}</div>
        }
        .into_any(),
        Use::Ready => ready(desk),
        Use::Trading => trading(desk),
    }
    };
    let shown = move || !matches!(now.get(), Use::Nothing);
    // Where the prompt says the same, there is no need to say it twice.
    let talk = move || matches!(now.get(), Use::Setting | Use::Placing | Use::From);
    view! {
        <section class="raw-tool" aria-label=t!("rawsiko-tool") data-test="tool" class:active=shown class:talk=talk>{content}</section>
    }
    .into_any()
}

fn idle(desk: Desk) -> AnyView {
    let line = move || {
        let done = desk.offers.with(|offers| offers.done);
        if done { t!("rawsiko-tool-spent") } else { t!("rawsiko-tool-idle") }
    };
    view! { <p class="quiet">{line}</p> }.into_any()
}

fn placing(desk: Desk) -> AnyView {
    let left = Memo::new(move |_| desk.view.with(|view| mine(view).map_or(0, |it| it.to_place)));
    view! {
        <p class="say">{move || t!("rawsiko-tool-place", count = left.get())}</p>
        <p class="quiet">{t!("rawsiko-tool-hold")}</p>
    }
    .into_any()
}

fn cancel(desk: Desk) -> AnyView {
    view! {
        <button class="cancel" data-test="cancel" aria-keyshortcuts="Escape" data-tip=t!("rawsiko-cancel-tip")
            on:click=move |_| desk.cancel()>
            {art::cross()} {t!("rawsiko-cancel")}
        </button>
    }
    .into_any()
}

fn ready(desk: Desk) -> AnyView {
    let chosen = Memo::new(move |_| desk.chosen());
    let least = move || desk.count.get() < 2;
    let most = move || desk.count.get() >= chosen.get().map_or(1, |it| it.2);
    let attack = Memo::new(move |_| chosen.get().is_some_and(|it| it.3));
    let again = Memo::new(move |_| {
        let rolled = desk.view.with(|view| view.rolled);
        let pair = desk.from.get().zip(desk.to.get());
        rolled.is_some_and(|it| Some((it.from, it.to)) == pair)
    });
    let verb = move || match (attack.get(), again.get()) {
        (true, true) => t!("rawsiko-attack-again"),
        (true, false) => t!("rawsiko-attack"),
        (false, _) => t!("rawsiko-go"),
    };
    let free = Memo::new(move |_| {
        let to = desk.to.get();
        to.is_some_and(|to| desk.view.with(|view| view.territories[to].owner.is_none()))
    });
    let symbol = move || {
        if attack.get() {
            sign(Sign::Clash)
        } else if free.get() {
            sign(Sign::Occupation)
        } else {
            sign(Sign::Arrow)
        }
    };
    let odds = Memo::new(move |_| {
        let (from, to, _, attack) = chosen.get()?;
        let (defenders, able) = desk.view.with(|view| {
            let it = view.territories[from];
            let stays = u8::from(view.setup.garrison && it.ready == it.assets);
            (view.territories[to].assets, it.ready.saturating_sub(stays))
        });
        attack.then(|| chances(desk.count.get(), able, defenders)).flatten()
    });
    // What is lost by it is said before it happens.
    let cost = move || {
        let (from, to, _, attack) = chosen.get()?;
        let (bare, lost) = desk.view.with(|view| price(view, from, to, desk.count.get()));
        let name = name(from);
        match (bare, attack, lost.is_empty()) {
            (false, ..) => None,
            (true, false, true) => Some(t!("rawsiko-cost-bare", name = name)),
            (true, false, false) => Some(t!("rawsiko-cost-lost", name = name, what = names(lost))),
            (true, true, true) => Some(t!("rawsiko-cost-bare-if", name = name)),
            (true, true, false) => {
                Some(t!("rawsiko-cost-lost-if", name = name, what = names(lost)))
            }
        }
    };
    view! {
        <p class="way">
            <strong data-test="from">{move || desk.from.get().map(name)}</strong>
            {symbol}
            <strong data-test="to">{move || desk.to.get().map(name)}</strong>
        </p>
        <div class="row steps">
            <div class="stepper" role="group" aria-label=t!("rawsiko-count")>
                <button class="icon" data-test="fewer" aria-label=t!("rawsiko-fewer") data-tip=t!("rawsiko-fewer")
                    aria-keyshortcuts="-" disabled=least on:click=move |_| desk.change(-1)>
                    {sign(Sign::Minus)}
                </button>
                <output aria-live="polite" data-test="count">{move || desk.count.get()}</output>
                <button class="icon" data-test="more" aria-label=t!("rawsiko-more") data-tip=t!("rawsiko-more")
                    aria-keyshortcuts="+" disabled=most on:click=move |_| desk.change(1)>
                    {sign(Sign::Plus)}
                </button>
            </div>
            <button class="primary go" data-test="confirm" data-action=move || desk.action().map(|it| it.to_string()) data-tip=t!("rawsiko-confirm-tip") aria-keyshortcuts="Enter r"
                on:click=move |_| desk.confirm()>
                {sign(Sign::Tick)} {verb}
            </button>
            <button class="icon" data-test="cancel" aria-keyshortcuts="Escape" aria-label=t!("rawsiko-cancel")
                data-tip=t!("rawsiko-cancel-tip") on:click=move |_| desk.cancel()>
                {art::cross()}
            </button>
        </div>
        <p class="cost" role="status" data-test="cost">{cost}</p>
        {move || odds.get().as_ref().map(outlook)}
    }
    .into_any()
}

/// So many fewer; nothing is no loss.
fn less(count: u8) -> String {
    if count == 0 { "0".to_owned() } else { format!("−{count}") }
}

/// The chance of each outcome, and of taking the territory.
fn outlook(chances: &Chances) -> AnyView {
    let last = chances.outcomes.len() - 1;
    let parts: Vec<AnyView> = chances
        .outcomes
        .iter()
        .enumerate()
        .map(|(n, &(lost, taken, chance))| {
            let class = match n {
                0 => "part good",
                _ if n == last => "part bad",
                _ => "part even",
            };
            let share = percent(chance);
            let tip = t!("rawsiko-outcome", lost = lost, taken = taken, chance = share);
            view! {
                <li class=class style=format!("flex-grow:{:.4}", chance.max(0.1)) data-tip=tip.clone() aria-label=tip>
                    <span class="result" aria-hidden="true">{format!("{} : {}", less(taken), less(lost))}</span>
                    <b aria-hidden="true">{format!("{share} %")}</b>
                </li>
            }
            .into_any()
        })
        .collect();
    let (now, at_last) = (percent(chances.now), percent(chances.at_last));
    view! {
        <div class="outlook" data-test="odds">
            <p data-test="chance-now">{t!("rawsiko-chance-now", chance = now)}</p>
            <p class="last" data-test="chance-last" data-tip=t!("rawsiko-chance-last-tip")>
                {t!("rawsiko-chance-last", chance = at_last)}
            </p>
            <p class="quiet key" aria-hidden="true">{t!("rawsiko-outcome-key")}</p>
            <ul aria-label=t!("rawsiko-outcomes")>{parts}</ul>
        </div>
    }
    .into_any()
}

/// Trade with China: all materials that can be claimed.
fn trading(desk: Desk) -> AnyView {
    let left = Memo::new(move |_| desk.view.with(|view| mine(view).map_or(0, |it| it.claims)));
    let chips = move || {
        let claims = desk.offers.with(|offers| offers.claims);
        let mut list: Vec<Material> = claims.iter().collect();
        // What completes something comes first.
        let needed = desk.view.with(|view| super::super::desk::needed(view));
        list.sort_by_key(|material| (!needed.contains(*material), material.index()));
        list.into_iter().map(|it| chip(desk, it, my_standing(desk, it))).collect_view()
    };
    view! {
        <p class="say">{sign(Sign::China)} {move || t!("rawsiko-tool-trade", count = left.get())}</p>
        <div class="claims" data-test="claims">{chips}</div>
    }
    .into_any()
}
