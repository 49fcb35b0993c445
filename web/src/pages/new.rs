use bots::Level;
use leptos::prelude::*;
use text::{COLOURS, Seating, Sitter, level_name, t};

use super::{nowhere, top_bar};
use crate::{
    art,
    frame::{face, no_room},
    knock,
    net::presence,
    room::Choice,
    route::{Route, here},
    settings::settings,
    shelf,
};

/// A match to be set up: seats and options.
pub fn page(game: &str) -> AnyView {
    let Some(room) = knock(game) else { return nowhere() };
    let (here, settings) = (here(), settings());
    let (least, most) = room.seats;
    let sitters = RwSignal::new({
        let preferences = settings.peek();
        let person =
            Sitter { name: preferences.name, avatar: preferences.avatar, ..Sitter::person(0) };
        let bots = (1..least).map(|seat| Sitter::bot(seat, Level::Hare));
        std::iter::once(person).chain(bots).collect::<Vec<_>>()
    });
    let chosen = RwSignal::new(room.options.iter().map(|it| it.usual).collect::<Vec<u8>>());
    let full = RwSignal::new(false);
    let begin = Callback::new(move |()| {
        let seats = sitters.get_untracked();
        if let Some(person) = seats.iter().find(|sitter| sitter.bot.is_none()) {
            let (name, avatar) = (person.name.clone(), person.avatar);
            settings.change(|to| (to.name, to.avatar) = (name, avatar));
        }
        let count = u8::try_from(seats.len()).unwrap_or(least);
        match shelf::begin(room, &(room.setup)(count, &chosen.get_untracked()), seats) {
            Some(id) => here.go(Route::Match(room.id.to_owned(), id)),
            None => full.set(true),
        }
    });
    let count = move || u8::try_from(sitters.with(Vec::len)).unwrap_or(least);
    let crowded = move || count() >= most;
    let add = move |_: web_sys::MouseEvent| {
        sitters.update(|sitters: &mut Vec<Sitter>| {
            let free = |colour: &u8| sitters.iter().all(|sitter| sitter.colour != *colour);
            let colour = (0..COLOURS).find(free).unwrap_or(0);
            sitters.push(Sitter { colour, ..Sitter::bot(colour, Level::Hare) });
        });
    };
    view! {
        {top_bar()}
        <main class=format!("new room-{}", room.id) class:many-options={room.options.len() > 2}>
            <h1>{t!("new-title", game = t!(format!("{}-title", room.id)))}</h1>
            <section aria-labelledby="seats">
                <h2 id="seats">{t!("new-seats")}</h2>
                <ol class="sitters">
                    {move || {
                        let removable = count() > least;
                        (0..usize::from(count())).map(|at| sitter(at, sitters, removable)).collect_view()
                    }}
                </ol>
                <button class="add" disabled=crowded on:click=add data-test="add-seat">
                    {t!("new-add")}
                </button>
                <p class="quiet">{t!("new-range", from = least, to = most)}</p>
            </section>
            <section aria-labelledby="options" hidden=room.options.is_empty()>
                <h2 id="options">{t!("new-options")}</h2>
                {room.options.iter().enumerate().map(|(at, it)| option(at, it, chosen)).collect_view()}
            </section>
            {together(room.id)}
            {no_room(full.into(), "start-no-room", begin)}
            <div class="row end">
                <button class="plain" on:click=move |_| here.go(Route::Start)>{t!("new-back")}</button>
                <button class="primary" data-test="begin" on:click=move |_| begin.run(())>{t!("new-begin")}</button>
            </div>
        </main>
    }
    .into_any()
}

/// The way to a match with people at other screens, where there is a server.
fn together(game: &'static str) -> AnyView {
    let (here, presence) = (here(), presence());
    let route = Route::Create(game.to_owned());
    (move || {
        let route = route.clone();
        presence.is_there().then(|| {
            view! {
                <p>
                    <a class="button" href=route.path() data-test="new-together" on:click=move |event| {
                        event.prevent_default();
                        here.go(route.clone());
                    }>{t!("new-together")}</a>
                </p>
            }
        })
    })
    .into_any()
}

/// One row: face, name, person or bot, colour.
fn sitter(at: usize, sitters: RwSignal<Vec<Sitter>>, removable: bool) -> AnyView {
    let Some(it) = sitters.with_untracked(|all| all.get(at).cloned()) else { return ().into_any() };
    let change = move |change: &dyn Fn(&mut Sitter)| {
        sitters.update(|all| all.get_mut(at).into_iter().for_each(change));
    };
    let who = move |event: web_sys::Event| {
        let value = event_target_value(&event);
        change(&|sitter| sitter.bot = Some(value.clone()).filter(|value| value != "person"));
    };
    let name = move |event: web_sys::Event| {
        // The list is not built anew, so that the cursor stays where it is.
        let value: String = event_target_value(&event).chars().take(24).collect();
        sitters.update_untracked(|all| value.trim().clone_into(&mut all[at].name));
    };
    let next_face = move |_| change(&|sitter| sitter.avatar = (sitter.avatar + 1) % art::FACES);
    let next_colour = move |_| {
        // Colours change places, so that two seats never have the same.
        sitters.update(|all| {
            let wanted = (all[at].colour + 1) % COLOURS;
            let mine = all[at].colour;
            if let Some(other) = all.iter_mut().find(|sitter| sitter.colour == wanted) {
                other.colour = mine;
            }
            all[at].colour = wanted;
        });
    };
    let remove = move |_| {
        sitters.update(|all| {
            all.remove(at);
        });
    };
    let bot = it.bot.clone();
    let everybody = sitters.with_untracked(|all| Seating(all.clone()));
    let drawn = everybody.seats().nth(at).map(|seat| face(&everybody, seat));
    let number = at + 1;
    view! {
        <li class=format!("sitter seat-{}", it.colour)>
            <button class="face-choice" title=t!("new-face") aria-label=t!("new-face-of", number = number)
                disabled=it.bot.is_some() on:click=next_face>
                {drawn}
            </button>
            <button class="swatch" title=t!("new-colour") on:click=next_colour
                aria-label=t!("new-colour-of", number = number, letter = it.letter().to_string())>
                {art::swatch(it.colour)}
            </button>
            <input class="name" maxlength="24" autocomplete="off" spellcheck="false"
                aria-label=t!("new-name-of", number = number)
                placeholder=if it.bot.is_some() { t!("new-name-bot") } else { t!("new-name") }
                prop:value=it.name.clone() on:input=name/>
            <select aria-label=t!("new-who-of", number = number) on:change=who data-test=format!("who-{at}")>
                <option value="person" selected=bot.is_none()>{t!("new-person")}</option>
                {Level::ALL.into_iter().filter(|level| *level != Level::Random).map(|level| view! {
                    <option value=level.id() selected=bot.as_deref() == Some(level.id())>
                        {t!("new-bot", animal = level_name(level), level = t!(format!("level-{}", level.id())))}
                    </option>
                }).collect_view()}
            </select>
            <button class="icon" hidden=!removable title=t!("new-remove")
                aria-label=t!("new-remove-of", number = number) on:click=remove>
                {art::cross()}
            </button>
        </li>
    }
    .into_any()
}

pub fn option(at: usize, choice: &'static Choice, chosen: RwSignal<Vec<u8>>) -> AnyView {
    let value = move || chosen.with(|chosen| chosen[at]);
    let about = format!("option-{at}");
    let label = t!(choice.key);
    let control = if choice.range == (0, 1) {
        view! {
            <input type="checkbox" aria-describedby=about.clone() prop:checked=move || value() == 1
                data-test=choice.key
                on:change=move |event| {
                    chosen.update(|chosen| chosen[at] = u8::from(event_target_checked(&event)));
                }/>
        }
        .into_any()
    } else {
        view! {
            <input type="range" min=choice.range.0 max=choice.range.1 aria-describedby=about.clone()
                data-test=choice.key prop:value=value on:input=move |event| {
                    if let Ok(value) = event_target_value(&event).parse() {
                        chosen.update(|chosen| chosen[at] = value);
                    }
                }/>
            <output>{value}</output>
        }
        .into_any()
    };
    view! {
        <div class="option">
            <label>{control} <span>{label}</span></label>
            <p class="quiet" id=about>{t!(format!("{}-about", choice.key))}</p>
        </div>
    }
    .into_any()
}
