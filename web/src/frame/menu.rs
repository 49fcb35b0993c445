use leptos::prelude::*;
use text::{Language, language, t};

use super::dialog;
use crate::{
    art, browser, knock,
    route::Route,
    settings::{Tempo, Theme, settings},
};

/// Opens the settings.
pub fn settings_button() -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <button class="icon" data-tip=t!("settings-title") aria-label=t!("settings-title") data-test="settings"
            on:click=move |_| open.set(true)>
            {art::cog()}
        </button>
        {dialog(open, "settings", t!("settings-title"), true, move || panel(open))}
    }
}

fn panel(open: RwSignal<bool>) -> AnyView {
    let settings = settings();
    let themes = [(Theme::System, "system"), (Theme::Light, "light"), (Theme::Dark, "dark")];
    let tempos = [(Tempo::Calm, "calm"), (Tempo::Quick, "quick"), (Tempo::Instant, "instant")];
    let themes = themes.map(|(theme, key)| {
        radio(
            "theme",
            key,
            move || settings.get().theme == theme,
            move || {
                settings.change(|to| to.theme = theme);
            },
        )
    });
    let tempos = tempos.map(|(tempo, key)| {
        radio(
            "tempo",
            key,
            move || settings.get().tempo == tempo,
            move || {
                settings.change(|to| to.tempo = tempo);
            },
        )
    });
    let languages = Language::ALL.map(|it| {
        view! {
            <label>
                <input type="radio" name="language" prop:checked=it == language() data-test=format!("language-{}", it.code())
                    on:change=move |_| settings.change(|to| to.language = Some(it.code().to_owned()))/>
                <span lang=it.code()>{it.name()}</span>
            </label>
        }
    });
    // At a board the rules of its game are at hand.
    let path = browser::window().location().pathname().unwrap_or_default();
    let rules = path.split('/').nth(1).and_then(knock).map(|door| {
        view! {
            <p>
                <a class="button" target="_blank" rel="noopener" href=Route::Rules(door.id.to_owned(), None).path()>
                    {art::book()} {t!("play-rules")}
                </a>
            </p>
        }
    });
    view! {
        <h2>{t!("settings-title")}</h2>
        {rules}
        <fieldset class="choices"><legend>{t!("settings-language")}</legend>{languages}</fieldset>
        <fieldset class="choices"><legend>{t!("settings-theme")}</legend>{themes}</fieldset>
        <fieldset class="choices"><legend>{t!("settings-tempo")}</legend>{tempos}</fieldset>
        <label class="check">
            <input type="checkbox" data-test="sound" prop:checked=move || settings.get().sound
                on:change=move |event| settings.change(|to| to.sound = event_target_checked(&event))/>
            <span>{t!("settings-sound")}</span>
        </label>
        <label class="check" hidden=move || !settings.get().sound>
            <input type="range" min="0" max="100" step="10" data-test="volume" prop:value=move || settings.get().loudness()
                on:change=move |event| {
                    let volume = event_target_value(&event).parse().ok();
                    settings.change(|to| to.volume = volume);
                    crate::sound::knock();
                }/>
            <span>{t!("settings-volume")}</span>
        </label>
        <label class="check">
            <input type="checkbox" prop:checked=move || settings.get().still
                on:change=move |event| settings.change(|to| to.still = event_target_checked(&event))/>
            <span>{t!("settings-still")}</span>
        </label>
        <h3>{t!("settings-keys")}</h3>
        <dl class="keys">
            <dt><kbd>"U"</kbd></dt><dd>{t!("play-undo")}</dd>
            <dt><kbd>"H"</kbd></dt><dd>{t!("play-hint")}</dd>
            <dt><kbd>"L"</kbd></dt><dd>{t!("play-log")}</dd>
            <dt><kbd>"Tab"</kbd></dt><dd>{t!("keys-tab")}</dd>
            <dt><kbd>"Enter"</kbd></dt><dd>{t!("keys-enter")}</dd>
        </dl>
        <div class="row end">
            <button class="primary" on:click=move |_| open.set(false)>{t!("settings-done")}</button>
        </div>
    }
    .into_any()
}

fn radio(
    group: &'static str,
    key: &'static str,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=chosen on:change=move |_| choose()
                data-test=format!("{group}-{key}")/>
            <span>{t!(format!("{group}-{key}"))}</span>
        </label>
    }
}
