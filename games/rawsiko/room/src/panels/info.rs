use leptos::prelude::*;
use rawsiko::{Material, Named as _};
use text::t;
use web::{art, frame};

use super::super::{
    desk::Desk,
    material::{chip, my_standing},
    signs::{Sign, pawn_sample, sign},
    words::in_language,
};

/// All symbols explained, all materials, the options of this match, and the keys.
pub fn info(desk: Desk) -> impl IntoView {
    frame::dialog(desk.info_open, "raw-info", t!("rawsiko-info"), true, move || content(desk))
}

fn content(desk: Desk) -> AnyView {
    let signs = [
        (Sign::Clash, t!("rawsiko-sign-clash"), t!("rawsiko-sign-clash-about")),
        (Sign::Occupation, t!("rawsiko-sign-occupation"), t!("rawsiko-sign-occupation-about")),
        (Sign::Materials, t!("rawsiko-sign-materials"), t!("rawsiko-sign-materials-about")),
        (Sign::Investment, t!("rawsiko-sign-investment"), t!("rawsiko-sign-investment-about")),
        (Sign::Current, t!("rawsiko-sign-current"), t!("rawsiko-sign-current-about")),
        (Sign::Next, t!("rawsiko-sign-next"), t!("rawsiko-sign-next-about")),
        (Sign::China, t!("rawsiko-sign-china"), t!("rawsiko-sign-china-about")),
        (Sign::Hourglass, t!("rawsiko-sign-hourglass"), t!("rawsiko-sign-hourglass-about")),
        (Sign::Crossed, t!("rawsiko-sign-crossed"), t!("rawsiko-sign-crossed-about")),
        (Sign::Objectives, t!("rawsiko-sign-objectives"), t!("rawsiko-sign-objectives-about")),
        (Sign::Fate, t!("rawsiko-sign-fate"), t!("rawsiko-sign-fate-about")),
        (Sign::Information, t!("rawsiko-sign-information"), t!("rawsiko-sign-information-about")),
    ];
    let rows = signs.map(|(it, title, about)| entry(sign(it), title, about));
    let settings =
        entry(art::cog(), t!("rawsiko-sign-settings"), t!("rawsiko-sign-settings-about"));
    let chips = ["held", "needed", "other"].map(|class| {
        let title = t!(format!("rawsiko-sign-{class}"));
        let drawn = view! { <span class=format!("chip {class}")>"Si"</span> }.into_any();
        entry(drawn, title, t!(format!("rawsiko-sign-{class}-about")))
    });
    let pawn = entry(pawn_sample(), t!("rawsiko-sign-pawn"), t!("rawsiko-sign-pawn-about"));
    let materials = Material::ALL.iter().map(|&it| {
        view! { <li>{chip(desk, it, my_standing(desk, it))} <span>{in_language(it.name())}</span></li> }
    });
    let setup = desk.view.with_untracked(|view| view.setup);
    let yes = |on: bool| if on { t!("rawsiko-on") } else { t!("rawsiko-off") };
    let options = [
        (t!("rawsiko-turns"), setup.turns.to_string()),
        (t!("rawsiko-advanced"), yes(setup.advanced)),
        (t!("rawsiko-stranglehold"), yes(setup.stranglehold)),
        (t!("rawsiko-china-trade"), yes(setup.china)),
        (t!("rawsiko-garrison"), yes(setup.garrison)),
    ];
    let options = options.map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> });
    let keys = [
        ("←↑→↓", t!("rawsiko-key-arrows")),
        ("Enter", t!("rawsiko-key-enter")),
        ("+ −", t!("rawsiko-key-count")),
        ("R", t!("rawsiko-key-repeat")),
        ("Esc", t!("rawsiko-cancel")),
        ("N", t!("rawsiko-finish")),
        ("O", t!("rawsiko-objectives")),
        ("I", t!("rawsiko-info")),
        ("0", t!("rawsiko-zoom-whole")),
        ("⇧ ←↑→↓", t!("rawsiko-key-pan")),
    ];
    let keys = keys.map(|(key, what)| view! { <dt><kbd>{key}</kbd></dt><dd>{what}</dd> });
    view! {
        <header class="row">
            <h2>{t!("rawsiko-info")}</h2>
            <span class="space"></span>
            <button class="icon" aria-label=t!("rawsiko-close") data-test="info-close" autofocus
                on:click=move |_| desk.info_open.set(false)>{art::cross()}</button>
        </header>
        <h3>{t!("rawsiko-info-match")}</h3>
        <dl class="match-options" data-test="match-options">{options}</dl>
        <h3>{t!("rawsiko-info-signs")}</h3>
        <ul class="signs">{rows} {settings} {chips} {pawn}</ul>
        <h3>{t!("rawsiko-info-materials")}</h3>
        <ul class="all-materials">{materials.collect_view()}</ul>
        <h3>{t!("settings-keys")}</h3>
        <dl class="keys">{keys}</dl>
    }
    .into_any()
}

fn entry(drawn: AnyView, title: String, about: String) -> AnyView {
    view! {
        <li><span class="drawn" aria-hidden="true">{drawn}</span><div><strong>{title}</strong><p class="quiet">{about}</p></div></li>
    }
    .into_any()
}
