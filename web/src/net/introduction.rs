//! Who one is: a name and a face, and nothing else.

use leptos::prelude::*;
use text::t;
use wire::http::{ChangeIdentity, Identity, NewIdentity};

use super::{Trouble, get, post, send};
use crate::{
    art, browser,
    settings::{Preferences, Settings, settings},
    shelf,
};

/// What one calls oneself, while one decides.
#[derive(Clone, Copy)]
pub struct Introduction {
    name: RwSignal<String>,
    avatar: RwSignal<u8>,
    settings: Settings,
    /// Whether a name is missing that was asked for.
    missing: RwSignal<bool>,
}

/// Where the browser keeps that a server knows us. Who we are the cookie says, which no script can read.
const KNOWN: &str = "galds.known";

/// Whether a server may know us. Whoever comes for the first time is not asked about, because the
/// answer could only be no.
pub fn is_known() -> bool {
    let named = |it: Preferences| !it.name.is_empty();
    shelf::get(KNOWN) == Some(true) || shelf::get("galds.settings").is_some_and(named)
}

/// A server knows us from now on.
pub fn mark() {
    shelf::put(KNOWN, &true);
}

impl Introduction {
    /// As the server knows one, or else as one was called last.
    pub fn remember() -> Self {
        let settings = settings();
        let preferences = settings.peek();
        // At a table of strangers not everybody should be a cat.
        let any = u8::try_from(browser::random_number() % u64::from(art::FACES)).unwrap_or(0);
        let avatar = if preferences.name.is_empty() { any } else { preferences.avatar };
        let who = Introduction {
            name: RwSignal::new(preferences.name),
            avatar: RwSignal::new(avatar),
            settings,
            missing: RwSignal::new(false),
        };
        if !is_known() {
            return who;
        }
        browser::spawn(async move {
            if let Ok(me) = get::<Identity>("/api/me").await
                && who.name.try_with_untracked(String::is_empty) == Some(true)
            {
                who.name.set(me.name);
                who.avatar.set(me.avatar);
            }
        });
        who
    }

    /// Makes the server know one by this name. Says what is wrong otherwise.
    pub async fn introduce(self) -> Result<(), String> {
        let (name, avatar) = (self.name.get_untracked(), self.avatar.get_untracked());
        if name.trim().is_empty() {
            self.missing.set(true);
            browser::focus("who-name");
            return Err(t!("who-missing"));
        }
        let known: Option<Result<Identity, Trouble>> =
            if is_known() { Some(get("/api/me").await) } else { None };
        let done = match known {
            Some(Ok(me)) if me.name == name && me.avatar == avatar => Ok(me),
            Some(Ok(_)) => {
                let change = ChangeIdentity { name: Some(name.clone()), avatar: Some(avatar) };
                send("PATCH", "/api/me", &change).await
            }
            None | Some(Err(Trouble::Said(_))) => {
                post("/api/me", &NewIdentity { name: name.clone(), avatar, token: false }).await
            }
            Some(Err(away)) => Err(away),
        };
        if done.is_ok() {
            mark();
        }
        self.settings.change(|to| (to.name, to.avatar) = (name, avatar));
        done.map(|_| ()).map_err(|trouble| trouble.words())
    }

    /// Where one says it.
    pub fn form(self) -> AnyView {
        let Introduction { name, avatar, missing, .. } = self;
        let next = move |_| avatar.update(|avatar| *avatar = (*avatar + 1) % art::FACES);
        view! {
            <div class="who">
                <button class="face-choice" title=t!("new-face") aria-label=t!("who-face") on:click=next>
                    {move || art::face(art::Creature::Chosen(avatar.get()))}
                </button>
                <label for="who-name">{t!("who-name")}</label>
                <input id="who-name" class="name" maxlength="24" autocomplete="nickname" spellcheck="false"
                    data-test="who-name" prop:value=move || name.get()
                    aria-invalid=move || missing.get().then_some("true")
                    on:input=move |event| {
                        missing.set(false);
                        name.set(event_target_value(&event));
                    }/>
                <p class="trouble" role="alert">{move || missing.get().then(|| t!("who-missing"))}</p>
            </div>
        }
        .into_any()
    }
}
