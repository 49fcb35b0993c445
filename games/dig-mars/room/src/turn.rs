//! The turn: actions left, bonuses earned, victory, and the end of it.

use dig_mars::{Action, Bonus, Phase, Use};
use leptos::prelude::*;
use text::t;

use super::{
    desk::{Desk, Pick, field_id, focus},
    signs::{self, bonus_sign, sign},
    words,
};

/// What is left of this turn, and what ends it.
pub fn turn(desk: Desk) -> AnyView {
    let seating = desk.seating();
    let class = Memo::new(move |_| {
        desk.view.with(|view| view.active.map(|seat| seating.class(seat)).unwrap_or_default())
    });
    // While everybody lands, nobody has actions.
    let begun = Memo::new(move |_| {
        desk.view.with(|view| !matches!(view.phase, Phase::Backs | Phase::First | Phase::Settle))
    });
    view! {
        <section class=move || format!("dm-turn-box {}", class.get()) aria-label=t!("dig-mars-turn")
            hidden=move || !begun.get()>
            {pips(desk)}
            {tray(desk)}
            {in_hand(desk)}
            {declare(desk)}
            {end(desk)}
            {quiet(desk)}
        </section>
    }
    .into_any()
}

/// Three bolts; one goes out with every action.
fn pips(desk: Desk) -> AnyView {
    let left = Memo::new(move |_| {
        desk.view.with(|view| (!matches!(view.phase, Phase::Over(_))).then_some(view.actions))
    });
    let count = move || left.get().unwrap_or(0);
    let said = move || t!("dig-mars-actions-left", actions = count());
    view! {
        <div class="dm-actions" role="img" aria-label=said data-tip=said>
            {(1..=3u8).map(|at| view! {
                <span class="dm-action" class:spent=move || { at > count() }>{sign(signs::ACTION)}</span>
            }).collect_view()}
        </div>
    }
    .into_any()
}

/// The bonuses of this turn. They glow as long as they can be used.
fn tray(desk: Desk) -> AnyView {
    let earned = Memo::new(move |_| {
        desk.view.with(|view| {
            let count = |bonus: Bonus| view.bonuses.iter().filter(|it| **it == bonus).count();
            Bonus::ALL.map(count)
        })
    });
    let any = move || earned.get().iter().sum::<usize>() > 0;
    let buttons = Bonus::ALL.map(|bonus| {
        let count = move || earned.get()[bonus as usize];
        let usable = Memo::new(move |_| desk.may_any(|action| is(bonus, *action)));
        let hinted = move || desk.hint.get().is_some_and(|action| is(bonus, action));
        let about = move || {
            if usable.get() {
                words::bonus_about(bonus)
            } else {
                format!("{} {}", words::bonus_about(bonus), t!("dig-mars-bonus-not-now"))
            }
        };
        let click = move |_| {
            if !usable.get_untracked() {
                return;
            }
            if bonus == Bonus::Point {
                desk.act(Action::Bonus(Use::Point));
            } else {
                desk.take(Pick::Bonus(bonus));
                focus(&field_id(desk.stop.get_untracked()));
            }
        };
        view! {
            <button class="dm-bonus" hidden=move || count() == 0 class:usable=move || usable.get()
                class:hinted=hinted aria-disabled=move || (!usable.get()).to_string()
                aria-pressed=move || (desk.pick.get() == Pick::Bonus(bonus)).to_string()
                data-tip=about data-test=format!("bonus-{bonus:?}").to_lowercase() on:click=click>
                {bonus_sign(bonus)}
                <span>{words::bonus(bonus)}</span>
                <b hidden=move || count() < 2>{move || format!("×{}", count())}</b>
            </button>
        }
    });
    view! {
        <div class="dm-tray" role="group" aria-label=t!("dig-mars-tray") hidden=move || !any()>
            {buttons}
        </div>
    }
    .into_any()
}

/// Whether an action uses this bonus.
fn is(bonus: Bonus, action: Action) -> bool {
    matches!(
        (bonus, action),
        (Bonus::Dig, Action::Bonus(Use::Dig(_)))
            | (Bonus::Transport, Action::Bonus(Use::Transport(_)))
            | (Bonus::Move, Action::Bonus(Use::Move(..)))
            | (Bonus::Point, Action::Bonus(Use::Point))
            | (Bonus::Scan, Action::Bonus(Use::Scan(_)))
    )
}

/// What to do with what is in hand.
fn in_hand(desk: Desk) -> AnyView {
    let text = move || match desk.pick.get() {
        Pick::Nothing | Pick::Field(_) => None,
        Pick::Station(..) => Some(t!("dig-mars-hand-station")),
        Pick::Bonus(Bonus::Move) => Some(t!("dig-mars-hand-move")),
        Pick::Bonus(Bonus::Scan) => Some(t!("dig-mars-hand-scan")),
        Pick::Bonus(Bonus::Dig) => Some(t!("dig-mars-hand-dig")),
        Pick::Bonus(_) => Some(t!("dig-mars-hand-transport")),
    };
    (move || {
        text().map(|text| {
            view! {
                <p class="dm-hand" role="status">
                    <span>{text}</span>
                    <button class="plain" on:click=move |_| desk.put_down()>{t!("dig-mars-hand-stop")}</button>
                </p>
            }
        })
    })
    .into_any()
}

/// The button that wins.
fn declare(desk: Desk) -> AnyView {
    let may = Memo::new(move |_| desk.may(Action::Declare));
    (move || {
        may.get().then(|| {
            view! {
                <button class="primary dm-declare" data-test="declare" data-action="declare"
                    class:hinted=move || desk.hint.get() == Some(Action::Declare)
                    on:click=move |_| desk.act(Action::Declare)>
                    {sign(signs::POINT)} {t!("dig-mars-declare")}
                </button>
            }
        })
    })
    .into_any()
}

/// The button that ends the turn. It asks once where something would be lost.
fn end(desk: Desk) -> AnyView {
    let may = Memo::new(move |_| desk.may(Action::End));
    let only = Memo::new(move |_| desk.actions.with(|actions| **actions == [Action::End]));
    let lost = move || {
        desk.view.with_untracked(|view| {
            let mut lost = Vec::new();
            if view.phase == Phase::Turn && view.actions > 0 && !only.get_untracked() {
                lost.push(t!("dig-mars-actions-left", actions = view.actions));
            }
            let usable = desk.actions.with_untracked(|actions| {
                actions.iter().any(|action| matches!(action, Action::Bonus(_)))
            });
            if usable {
                lost.push(t!("dig-mars-prompt-bonuses", list = words::bonuses(view)));
            }
            if desk.actions.with_untracked(|actions| actions.contains(&Action::Declare)) {
                lost.push(t!("dig-mars-end-undeclared"));
            }
            lost
        })
    };
    let click = move |_| {
        if lost().is_empty() {
            desk.act(Action::End);
        } else {
            desk.ending.set(true);
            focus("dm-go-on");
        }
    };
    let sure = move || {
        let text = t!("dig-mars-end-sure", what = lost().join(" "));
        let label = text.clone();
        view! {
            <div class="dm-sure" role="alertdialog" aria-label=label>
                <p>{text}</p>
                <div class="row">
                    <button id="dm-go-on" data-test="go-on" on:click=move |_| {
                        desk.ending.set(false);
                        focus("dm-end");
                    }>{t!("dig-mars-end-no")}</button>
                    <button class="primary" data-test="end-sure" data-action="end"
                        on:click=move |_| desk.act(Action::End)>{t!("dig-mars-end-yes")}</button>
                </div>
            </div>
        }
    };
    (move || {
        may.get().then(|| {
            if desk.ending.get() {
                return sure().into_any();
            }
            view! {
                <button class="dm-end" id="dm-end" data-test="end" data-action="end"
                    class:primary=move || only.get()
                    class:hinted=move || desk.hint.get() == Some(Action::End) on:click=click>
                    {move || if desk.view.with(|view| view.phase == Phase::Last) {
                        t!("dig-mars-end-match")
                    } else {
                        t!("dig-mars-end-turn")
                    }}
                </button>
            }
            .into_any()
        })
    })
    .into_any()
}

/// A warning when hardly anything happens any more.
fn quiet(desk: Desk) -> AnyView {
    let left = Memo::new(move |_| {
        desk.view.with(|view| {
            let seats = u8::try_from(view.seats.len()).unwrap_or(4);
            let over = matches!(view.phase, Phase::Over(_));
            // Half of the time has passed: from now on it matters.
            (!over && view.quiet > 5 * seats).then(|| (10 * seats).saturating_sub(view.quiet) + 1)
        })
    });
    (move || {
        left.get().map(|turns| {
            view! { <p class="dm-quiet" data-test="quiet">{t!("dig-mars-quiet", turns = turns)}</p> }
        })
    })
    .into_any()
}
