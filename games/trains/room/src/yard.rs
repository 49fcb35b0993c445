//! Between the trains: the two piles, the row with a berth for each ability, and the hand.

use leptos::prelude::*;
use text::t;
use trains::{Ability, Action, Card};

use super::{
    drag, reason,
    siding::{Pick, Siding, anchor, belongs, pick_of_hand},
    signs::sign,
    train::{focus, focus_on},
    wagon::{back, wagon},
    words,
};

/// The piles and the row.
pub fn yard(siding: Siding) -> AnyView {
    let cursor = RwSignal::new(0usize);
    // The tabulator key finds the advised card, or the first that lies there.
    Effect::new(move |_| {
        let lies =
            |at: &usize| siding.view.with(|view| card_of(&view.row, Ability::ALL[*at]).is_some());
        let hint = siding.hint.get().and_then(belongs);
        let hinted = (0..8).find(|&at| hint == Some(Pick::Row(Ability::ALL[at])));
        if hinted.is_some() || !lies(&cursor.get_untracked()) {
            cursor.set(hinted.or_else(|| (0..8).find(lies)).unwrap_or(0));
        }
    });
    view! {
        <section class="yard" aria-label=t!("trains-row")>
            <div class="piles">
                {draw_pile(siding)}
                {discard_pile(siding)}
            </div>
            <ul class="row-of-berths" aria-label=t!("trains-row")>
                {(0..8).map(|at| berth(siding, at, cursor)).collect_view()}
            </ul>
        </section>
    }
    .into_any()
}

fn card_of(row: &[Card], ability: Ability) -> Option<Card> {
    row.iter().copied().find(|card| card.ability() == ability)
}

/// A berth of the row: the ability as a picture, and above it the card that lies there.
fn berth(siding: Siding, at: usize, cursor: RwSignal<usize>) -> AnyView {
    let ability = Ability::ALL[at];
    let what = Pick::Row(ability);
    let card = Memo::new(move |_| siding.view.with(|view| card_of(&view.row, ability)));
    let usable = Memo::new(move |_| {
        siding.actions.with(|actions| actions.iter().any(|it| belongs(*it) == Some(what)))
    });
    let picked = move || siding.pick.get() == Some(what);
    let hinted = move || siding.hint.get().and_then(belongs) == Some(what);
    // With what is pointed at, the card would leave the row, alone or with a twin that comes.
    let leaves = move || {
        let after = siding.preview.get().map(|view| card_of(&view.row, ability));
        card.get().is_some() && !picked() && after.is_some_and(|after| after != card.get())
    };
    let comes = Memo::new(move |_| {
        let after = siding.preview.with(|view| card_of(&view.as_ref()?.row, ability))?;
        (card.get() != Some(after)).then_some(after)
    });
    let fresh = move || card.get().is_some_and(|card| siding.fresh.with(|it| it.contains(&card)));
    let name = t!(format!("trains-{}", words::key(ability)));
    let about = t!(format!("trains-{}-about", words::key(ability)));
    let label = {
        let (name, about) = (name.clone(), about.clone());
        move || {
            card.get().map(|card| {
                let card = card.number();
                let key = if usable.get() { "trains-berth-use" } else { "trains-berth" };
                t!(key, card = card, name = name.clone(), about = about.clone())
            })
        }
    };
    let click = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        if drag::was_drag() {
            return;
        }
        if !usable.get_untracked() {
            siding.why.not(reason::of_row(siding, ability));
            return;
        }
        siding.toggle(what);
        // Enter and Space make a click without a pointer: lead the keyboard on to the targets.
        if event.detail() == 0 && siding.pick.get_untracked() == Some(what) {
            lead_on(siding);
        }
    };
    let by = move || {
        let dragged = siding.dragged.get().filter(|dragged| dragged.what == what);
        dragged.map(|dragged| format!("translate({}px, {}px)", dragged.by.0, dragged.by.1))
    };
    let tip = format!("{name}. {about}");
    let (empty, vacant) = (tip.clone(), name.clone());
    let test = move || card.get().map(|card| format!("row-{card}"));
    let action = move || {
        let one = |it: &&Action| belongs(**it) == Some(what);
        siding.actions.with(|it| it.iter().find(one).map(|_| words::key(ability)))
    };
    view! {
        <li class="berth" data-berth=format!("{ability:?}") class:lies=move || card.get().is_some()
            class:picked=picked class:usable=move || usable.get() class:hinted=hinted class:fresh=fresh
            class:leaves=leaves class:dragged=move || by().is_some()>
            <span class="stand">
                <span class="stand-inner" style:transform=by>
                    <For each=move || card.get() key=|card| card.number() children=|card| view! {
                        <div class="wagon" data-card=card.number() data-zone="row">{wagon(card)}</div>
                    }/>
                </span>
                {move || comes.get().map(|card| view! {
                    <span class="stand-inner comes"><div class="wagon">{wagon(card)}</div></span>
                })}
            </span>
            {sign(ability)}
            <span class="berth-name" aria-hidden="true">{name.clone()}</span>
            <span class="berth-name brief" aria-hidden="true">{t!(format!("trains-{}-brief", words::key(ability)))}</span>
            {move || card.get().is_none().then(|| view! {
                <span class="spoken">{t!("trains-berth-empty", name = vacant.clone())}</span>
            })}
            <button type="button" class="over" hidden=move || card.get().is_none()
                tabindex=move || if cursor.get() == at { "0" } else { "-1" }
                aria-label=label aria-pressed=move || picked().to_string()
                aria-disabled=move || (!usable.get()).to_string()
                data-tip=tip data-test=test data-ability=action
                on:click=click on:keydown=move |event| step(siding, at, cursor, &event) on:focus=move |_| cursor.set(at)
                on:pointerdown=move |event| if usable.get_untracked() { drag::card_down(what, &event) }
                on:pointermove=move |event| drag::card_moves(siding, &event)
                on:pointerup=move |event| drag::card_up(siding, &event)
                on:pointercancel=move |_| drag::stop(siding)
            ></button>
            <span class="over empty" hidden=move || card.get().is_some() data-tip=empty></span>
        </li>
    }
    .into_any()
}

/// Arrow keys go from card to card in the row.
fn step(siding: Siding, at: usize, cursor: RwSignal<usize>, event: &web_sys::KeyboardEvent) {
    let lies = |at: &usize| {
        siding.view.with_untracked(|view| card_of(&view.row, Ability::ALL[*at]).is_some())
    };
    let next = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => (at + 1..8).find(lies),
        "ArrowLeft" | "ArrowUp" => (0..at).rev().find(lies),
        "Home" => (0..8).find(lies),
        "End" => (0..8).rev().find(lies),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next {
        cursor.set(next);
        focus_on(format!(".siding [data-berth=\"{:?}\"] button", Ability::ALL[next]));
    }
}

/// Leads the keyboard to the target where its cursor already waits.
fn lead_on(siding: Siding) {
    let targets = siding.targets.get_untracked();
    let hint = siding.hint.get_untracked().filter(|hint| targets.contains(hint));
    let first = hint.or_else(|| targets.first().copied()).and_then(anchor);
    if let Some(anchor) = first {
        focus(siding, siding.front.get_untracked(), anchor.place);
    }
}

fn draw_pile(siding: Siding) -> AnyView {
    let count = Memo::new(move |_| siding.view.with(|view| view.draw_pile));
    let usable = Memo::new(move |_| siding.actions.with(|it| it.contains(&Action::Draw)));
    let hinted = move || siding.hint.get() == Some(Action::Draw);
    let label = move || {
        let key = if usable.get() { "trains-draw-pile-use" } else { "trains-draw-pile" };
        t!(key, count = count.get())
    };
    let click = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        if usable.get_untracked() {
            siding.act(Action::Draw);
            if event.detail() == 0 {
                // The drawn card comes at once; then the wagons are what the keyboard needs.
                focus(siding, siding.front.get_untracked(), 0);
            }
        } else {
            siding.why.not(reason::of_draw(siding));
        }
    };
    view! {
        <div class="pile draw" class:usable=move || usable.get() class:hinted=hinted>
            <span class="stack" data-pile="draw" style:--high=move || high(count.get())>{back()}</span>
            <span class="pile-count" aria-hidden="true">{move || count.get()}</span>
            <span class="pile-name" aria-hidden="true">{t!("trains-draw")}</span>
            <button type="button" class="over" aria-label=label
                aria-disabled=move || (!usable.get()).to_string()
                data-tip=t!("trains-draw-pile-about") data-test="draw"
                data-action=move || usable.get().then_some("draw") on:click=click></button>
        </div>
    }
    .into_any()
}

fn discard_pile(siding: Siding) -> AnyView {
    let count = Memo::new(move |_| siding.view.with(|view| view.discard_pile));
    let label = move || t!("trains-discard-pile", count = count.get());
    view! {
        <div class="pile discard" role="img" aria-label=label data-tip=t!("trains-discard-pile-about")>
            <span class="stack" data-pile="discard" class:empty=move || count.get() == 0
                style:--high=move || high(count.get())>{back()}</span>
            <span class="pile-count" aria-hidden="true">{move || count.get()}</span>
            <span class="pile-name" aria-hidden="true">{t!("trains-discard")}</span>
        </div>
    }
    .into_any()
}

/// How thick a pile looks, in steps.
fn high(count: u8) -> String {
    count.div_ceil(12).to_string()
}

/// The cards in my hand, and what to do with what is picked.
pub fn hand(siding: Siding) -> AnyView {
    let cards = Memo::new(move |_| siding.view.with(|view| view.hand.to_vec()));
    let line = move || {
        let pick = siding.pick.get();
        let chosen = siding.aim.get().filter(|aim| siding.targets.with(|it| it.contains(aim)));
        match (chosen, pick) {
            (Some(action), _) => siding.view.with(|view| words::advise(action, view)),
            (None, Some(pick)) => {
                let finger = siding.finger.get();
                siding.view.with(|view| words::choose(pick, view, finger))
            }
            (None, None) => String::new(),
        }
    };
    let cancel = move || {
        let by_hand = siding.pick.get().is_some_and(|pick| match pick {
            Pick::Row(_) => true,
            Pick::Hand(_) => cards.with(Vec::len) > 1,
        });
        by_hand.then(|| {
            view! {
                <button type="button" class="plain cancel" data-test="cancel" data-tip=t!("trains-cancel-tip")
                    on:click=move |event| {
                        event.stop_propagation();
                        siding.cancel();
                    }>{t!("trains-cancel")}</button>
            }
        })
    };
    let ready = Memo::new(move |_| siding.ready());
    let do_it = move || {
        ready.get().map(|action| {
            view! {
                <button type="button" class="primary do-it" data-test="do-it" data-action=action.to_string()
                    on:click=move |event| {
                        event.stop_propagation();
                        siding.act(action);
                    }>{t!("trains-do-it")}</button>
            }
        })
    };
    view! {
        <section class="hand" class:full=move || !cards.with(Vec::is_empty) aria-label=t!("trains-hand")>
            <ul class="held-cards">
                <For each=move || cards.get() key=|card| card.number()
                    children=move |card| held(siding, cards, card)/>
            </ul>
            <p class="choose" aria-live="polite"><span>{line}</span> {do_it} {cancel}</p>
        </section>
    }
    .into_any()
}

fn held(siding: Siding, cards: Memo<Vec<Card>>, card: Card) -> AnyView {
    let what = move || siding.actions.with(|actions| pick_of_hand(card, actions));
    let picked = move || siding.pick.get() == Some(what());
    let usable = move || siding.actions.with(|it| it.iter().any(|it| belongs(*it) == Some(what())));
    let hinted = move || {
        let hint = siding.hint.get().and_then(belongs);
        hint.is_some() && hint == Some(what())
    };
    let several = move || cards.with(Vec::len) > 1;
    let by = move || {
        let dragged = siding.dragged.get().filter(|dragged| dragged.what == what());
        dragged.map(|dragged| format!("translate({}px, {}px)", dragged.by.0, dragged.by.1))
    };
    let aimed = move || siding.aim.get().is_some() && picked();
    let label = move || {
        let ability = t!(format!("trains-{}", words::key(card.ability())));
        t!("trains-hand-card", card = card.number(), name = ability)
    };
    let click = move |event: web_sys::MouseEvent| {
        event.stop_propagation();
        if drag::was_drag() {
            return;
        }
        if several() {
            siding.toggle(what());
        }
        if event.detail() == 0 && picked() {
            lead_on(siding);
        }
    };
    view! {
        <li class="held-card" class:picked=picked class:hinted=hinted class:dragged=move || by().is_some()
            class:aimed=aimed class:usable=usable>
            <span class="stand-inner" style:transform=by>
                <div class="wagon" data-card=card.number() data-zone="hand">{wagon(card)}</div>
            </span>
            <button type="button" class="over" aria-label=label aria-pressed=move || picked().to_string()
                data-tip=t!("trains-hand-about") data-test=format!("hand-{card}")
                on:click=click
                on:pointerdown=move |event| if usable() { drag::card_down(what(), &event) }
                on:pointermove=move |event| drag::card_moves(siding, &event)
                on:pointerup=move |event| drag::card_up(siding, &event)
                on:pointercancel=move |_| drag::stop(siding)
            ></button>
        </li>
    }
    .into_any()
}
