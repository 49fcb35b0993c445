//! What one can do with a match that one looks at again: check its dice, see how the chances went,
//! share a moment, play on from it, keep the record.

use std::{cell::RefCell, rc::Rc};

use bots::Level;
use game::{Observer, Seat, Turn};
use leptos::prelude::*;
use record::Format;
use table::{NotVerified, Record};
use text::{Seating, Sitter, t};
use wasm_bindgen::JsCast as _;
use wire::http::{Identity, MatchLink, NewIdentity};

use super::SharedBots;
use crate::{
    art,
    bots::{Bots, Question},
    browser,
    dice::{self, Found},
    frame::{dialog, no_room},
    game_of,
    host::{Eyes, Host as _, Past, Replaying},
    net::{self, Trouble, fate, invitation, presence},
    route::{Route, here},
    settings::settings,
    shelf,
};

/// How many moments the bots judge at most.
const JUDGED: usize = 48;

/// For how long a bot thinks about each, in milliseconds.
const THOUGHT: u32 = 80;

/// By how much the chances have to change for a turning point.
const TURNING: f32 = 0.12;

/// The chances of every seat at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Which moment.
    pub at: usize,
    /// One chance for each seat; together they are 1.
    pub chances: Vec<f32>,
}

/// The buttons below the scrubber, and what they open.
pub fn tools(replaying: &Replaying, id: &str, public: bool) -> AnyView {
    let bots = expect_context::<SharedBots>().get_value();
    let here = here();
    let game = replaying.room().id;
    let seating = replaying.seating();
    let at = replaying.at();
    let past = replaying.source();
    let replaying = StoredValue::new_local(replaying.clone());
    let curve = RwSignal::new(None::<Vec<Judged>>);
    let (dice, share) = (RwSignal::new(false), RwSignal::new(false));
    let over = past.borrow().record().result.is_some();
    let source = StoredValue::new_local(past);
    let judge = {
        let id = id.to_owned();
        move |_| {
            if curve.get_untracked().is_some() {
                return curve.set(None);
            }
            curve.set(Some(Vec::new()));
            let (bots, id) = (bots.clone(), id.clone());
            browser::spawn(judge(source.get_value(), bots, id, curve));
        }
    };
    let judge = StoredValue::new_local(judge);
    let when = shelf::find(id).map_or_else(js_sys::Date::now, |kept| kept.when);
    let name = shelf::file_name(game, &seating, when);
    let save = move |_| {
        let record = source.with_value(|past| past.borrow().record().to_string());
        browser::download(&name, &record).ok();
    };
    let full = RwSignal::new(false);
    let play_on = Callback::new(move |()| {
        let (number, eyes) = replaying.with_value(|it| (it.number(), it.eyes()));
        let mine = match eyes {
            Eyes::Of(Observer::Seat(seat)) => Some(seat),
            Eyes::Of(Observer::Public | Observer::All) | Eyes::Open => None,
        };
        let begun =
            source.with_value(|past| branch(past.borrow().record(), number.unwrap_or(0), mine));
        match begun {
            Some(id) => here.go(Route::Match(game.to_owned(), id)),
            None => full.set(true),
        }
    });
    let id = StoredValue::new(id.to_owned());
    let drawing = {
        let seating = seating.clone();
        move || curve.get().map(|curve| drawing(&curve, &seating, at, replaying))
    };
    let dice_panel = move || {
        let id = id.get_value();
        source.with_value(|past| dice_words(past.borrow().record(), &id, &seating, dice))
    };
    let share_panel = move || share_words(game, &id.get_value(), public, source, replaying);
    let presence = presence();
    view! {
        {drawing}
        <div class="row wrap tools">
            <button data-test="chances" on:click=move |event| judge.with_value(|judge| judge(event))
                aria-pressed=move || curve.with(Option::is_some).to_string()>{t!("after-chances")}</button>
            <button data-test="check-dice" on:click=move |_| dice.set(true)>{t!("after-dice")}</button>
            <button data-test="play-on" on:click=move |_| play_on.run(())>{t!("after-play-on")}</button>
            <button data-test="share" hidden=move || !(public || over && presence.is_there())
                on:click=move |_| share.set(true)>{t!("after-share")}</button>
            <button on:click=save data-test="save">{t!("result-save")}</button>
        </div>
        {no_room(full.into(), "start-no-room", play_on)}
        {dialog(dice, "dice-check", t!("after-dice"), true, dice_panel)}
        {dialog(share, "share", t!("after-share"), true, share_panel)}
    }
    .into_any()
}

/// What was checked of the dice, in plain words.
fn dice_words(record: &Record, id: &str, seating: &Seating, open: RwSignal<bool>) -> AnyView {
    let seen = fate::witness(id).map(|witness| witness.seen());
    let found = match game_of(record.header()).map_err(NotVerified::from) {
        Ok(game) => dice::check(game, record, seen.as_ref(), seating),
        Err(fault) => {
            Found { fine: false, proved: false, words: vec![dice::wrong(fault, seating)] }
        }
    };
    let Found { fine, proved, words } = found;
    let promise = record.header().commit.filter(|_| fine).map(|commit| {
        view! {
            <p class="quiet">{t!("dice-promise")}</p>
            <p class="hash"><code>{commit.to_string()}</code></p>
        }
    });
    let command = seen.map(|seen| {
        view! {
            <p class="quiet">{t!("dice-command")}</p>
            <p class="hash"><code>{dice::command(&record.header().game, &seen)}</code></p>
        }
    });
    view! {
        <h2>{t!("after-dice")}</h2>
        <div class=if fine { "fine" } else { "trouble" } data-test="dice" data-fine=fine.to_string()
            data-proved=proved.to_string()>
            {words.into_iter().map(|it| view! { <p>{it}</p> }).collect_view()}
        </div>
        {promise}
        {command}
        <div class="row end">
            <button class="primary" on:click=move |_| open.set(false)>{t!("match-done")}</button>
        </div>
    }
    .into_any()
}

/// A link to the moment that is shown. A match from the browser's shelf is kept on the server first.
fn share_words(
    game: &'static str,
    id: &str,
    public: bool,
    source: StoredValue<Rc<RefCell<Past>>, LocalStorage>,
    replaying: StoredValue<Replaying, LocalStorage>,
) -> AnyView {
    let number = replaying.with_value(Replaying::number);
    let link = RwSignal::new(None::<Result<String, String>>);
    let route = move |id: String| invitation::whole(&Route::Replay(game.to_owned(), id, number));
    if public {
        link.set(Some(Ok(route(id.to_owned()))));
    } else {
        let text = source.with_value(|past| past.borrow().record().to_string());
        let name = settings().peek().name;
        browser::spawn(async move {
            let kept = keep_on_server(text, name).await.map(route);
            link.try_set(Some(kept.map_err(|trouble| trouble.words())));
        });
    }
    view! {
        <h2>{t!("after-share")}</h2>
        {move || match link.get() {
            None => view! { <p role="status">{t!("link-sending")}</p> }.into_any(),
            Some(Ok(link)) => invitation::share(&link, None),
            Some(Err(words)) => view! { <p class="trouble" role="alert">{words}</p> }.into_any(),
        }}
    }
    .into_any()
}

async fn keep_on_server(record: String, name: String) -> Result<String, Trouble> {
    if net::get::<Identity>("/api/me").await.is_err() {
        let name = if name.trim().is_empty() { t!("seat-you") } else { name };
        net::post::<Identity>("/api/me", &NewIdentity { name, avatar: 0, token: false }).await?;
    }
    let found = net::ask("POST", "/api/records", Some(("text/plain", record))).await?;
    let found: Result<MatchLink, _> = serde_json::from_str(&found);
    found.map(|found| found.id).map_err(|_| Trouble::Away)
}

/// A new match against bots, from a moment of another one. Its dealer is a new one, which promised
/// nothing before the match began; so its record has no promise.
fn branch(record: &Record, number: u32, mine: Option<Seat>) -> Option<String> {
    let mut header = record.header().clone();
    (header.format, header.commit, header.nonces) = (Format::default(), None, Default::default());
    let mut copy = Record::new(header);
    for event in record.live().take_while(|event| event.number <= number) {
        copy.push(event.who, event.text, None);
    }
    let table = table::Table::resume(game_of(copy.header()).ok()?, copy).ok()?;
    let Seating(mut sitters) = Seating::read(&record.header().seats);
    let known = u8::try_from(sitters.len()).unwrap_or(0);
    sitters.extend((known..table.seats()).map(Sitter::person));
    let person = |sitters: &[Sitter]| sitters.iter().position(|it| it.bot.is_none());
    let mine = mine.map(Seat::index).or_else(|| person(&sitters)).unwrap_or(0);
    for (seat, sitter) in sitters.iter_mut().enumerate() {
        if seat == mine {
            // Whoever reads this plays on.
            (sitter.bot, sitter.name) = (None, String::new());
        } else if sitter.bot.is_none() {
            *sitter = Sitter {
                name: String::new(),
                bot: Some(Level::Hare.id().to_owned()),
                ..sitter.clone()
            };
        }
    }
    shelf::go_on(Seating(sitters), table.record().to_string())
}

/// Asks the bots how likely each seat was to win, moment by moment.
async fn judge(
    past: Rc<RefCell<Past>>,
    bots: Bots,
    id: String,
    curve: RwSignal<Option<Vec<Judged>>>,
) {
    let game = past.borrow().record().header().game.clone();
    let points = decisions(&mut past.borrow_mut());
    let Some(points) = points else { return };
    let seats = points.seats;
    let mut chances = vec![1.0 / f32::from(seats); usize::from(seats)];
    for (at, seat, view) in points.list {
        let question = Question {
            table: format!("{id} chances"),
            game: game.clone(),
            level: Level::Fox.id().to_owned(),
            view,
            seat,
            milliseconds: THOUGHT,
            seed: 1,
        };
        let Some(answer) = bots.ask(question).await else { continue };
        let best = answer.ideas.iter().find(|idea| idea.action == answer.action);
        if let Some(best) = best {
            settle(&mut chances, seat.index(), best.chance);
        }
        let judged = Judged { at, chances: chances.clone() };
        let on = curve.try_update(|curve| curve.as_mut().map(|curve| curve.push(judged)));
        // Nobody looks at it any more.
        if on.flatten().is_none() {
            return;
        }
    }
    if let Some(end) = points.end {
        curve.try_update(|curve| curve.as_mut().map(|curve| curve.push(end)));
    }
}

struct Decisions {
    seats: u8,
    list: Vec<(usize, Seat, serde_json::Value)>,
    end: Option<Judged>,
}

/// The moments at which somebody had to decide, as they saw them; some of them, if there are many.
fn decisions(past: &mut Past) -> Option<Decisions> {
    let numbers = past.numbers().to_vec();
    let every = numbers.len().div_ceil(JUDGED).max(1);
    let seats = past.position(0)?.seats();
    let (mut list, mut end, mut due) = (Vec::new(), None, 0);
    for (at, number) in numbers.into_iter().enumerate() {
        let position = past.position(number)?;
        match position.turn() {
            Turn::Seats(asked) if at >= due => {
                let seat = asked.iter().next()?;
                list.push((at + 1, seat, position.view(Observer::Seat(seat))));
                due = at + every;
            }
            Turn::Over(ranking) => {
                let winners = ranking.winners();
                #[expect(clippy::cast_precision_loss, reason = "a few seats")]
                let share = 1.0 / winners.len().max(1) as f32;
                let chance = |seat| if winners.contains(seat) { share } else { 0.0 };
                let chances = (0..seats).map(|seat| chance(Seat::new(seat))).collect();
                end = Some(Judged { at: at + 1, chances });
            }
            Turn::Seats(_) | Turn::Chance => {}
        }
    }
    Some(Decisions { seats, list, end })
}

/// One seat has this chance now; the others share the rest as before.
fn settle(chances: &mut [f32], seat: usize, chance: f32) {
    let chance = chance.clamp(0.0, 1.0);
    let before: f32 = chances.iter().enumerate().filter(|(at, _)| *at != seat).map(|it| it.1).sum();
    let others = chances.len().saturating_sub(1).max(1);
    for (at, other) in chances.iter_mut().enumerate() {
        *other = if at == seat {
            chance
        } else if before > 0.0 {
            *other / before * (1.0 - chance)
        } else {
            #[expect(clippy::cast_precision_loss, reason = "a few seats")]
            let share = (1.0 - chance) / others as f32;
            share
        };
    }
}

/// Where the chances of somebody changed most, in the order of the match: the moment, the seat,
/// before and after.
fn turning_points(curve: &[Judged]) -> Vec<(usize, usize, f32, f32)> {
    let change = |two: &[Judged]| {
        let seats = 0..two[0].chances.len();
        let by = |seat: &usize| (two[1].chances[*seat] - two[0].chances[*seat]).abs();
        let seat = seats.max_by(|a, b| by(a).total_cmp(&by(b)))?;
        let (before, after) = (two[0].chances[seat], two[1].chances[seat]);
        ((after - before).abs() >= TURNING).then_some((two[1].at, seat, before, after))
    };
    let mut all: Vec<_> = curve.windows(2).filter_map(change).collect();
    all.sort_by(|a, b| (b.3 - b.2).abs().total_cmp(&(a.3 - a.2).abs()));
    all.truncate(4);
    all.sort_by_key(|it| it.0);
    all
}

/// The chances over the match, with the turning points marked.
fn drawing(
    curve: &[Judged],
    seating: &Seating,
    at: RwSignal<usize>,
    replaying: StoredValue<Replaying, LocalStorage>,
) -> AnyView {
    // In hundredths of the width and the height.
    let last = replaying.with_value(Replaying::len) - 1;
    #[expect(clippy::cast_precision_loss, reason = "some hundred moments")]
    let x = move |at: usize| at as f32 / last.max(1) as f32 * 100.0;
    let y = |chance: f32| 100.0 - chance * 100.0;
    let place = move |at: usize, chance: f32| format!("left:{:.1}%;top:{:.1}%", x(at), y(chance));
    let lines = seating.seats().map(|seat| {
        let points: Vec<String> = curve
            .iter()
            .map(|it| format!("{:.1},{:.1}", x(it.at), y(it.chances[seat.index()])))
            .collect();
        view! { <polyline class=seating.class(seat) points=points.join(" ")/> }
    });
    let letters = seating.seats().filter_map(|seat| {
        let end = curve.last()?;
        let style = place(end.at, end.chances[seat.index()]);
        let colour = seating.at(seat).colour;
        Some(view! { <span class="end" style=style>{art::swatch(colour)}</span> })
    });
    let percent = |chance: f32| (chance * 100.0).round();
    let turning = turning_points(curve);
    let dots = turning.iter().map(|(at, seat, _, after)| {
        let class = seating.class(Seat::new(u8::try_from(*seat).unwrap_or(0)));
        view! { <span class=format!("dot {class}") style=place(*at, *after)></span> }
    });
    let words = turning.iter().map(|&(moment, seat, before, after)| {
        let seat = Seat::new(u8::try_from(seat).unwrap_or(0));
        let text = t!(
            "chances-turn",
            name = seating.name(seat),
            before = percent(before),
            after = percent(after),
            at = moment
        );
        view! {
            <li><button class=format!("plain {}", seating.class(seat)) data-test="turning-point"
                on:click=move |_| at.set(moment)>{text}</button></li>
        }
    });
    // Whoever points at a moment goes there; with the keyboard there is the slider.
    let go = move |event: web_sys::MouseEvent| {
        let plot = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let Some(plot) = plot.map(|it| it.get_bounding_client_rect()) else { return };
        #[expect(clippy::cast_precision_loss, reason = "some hundred moments")]
        let moment =
            (f64::from(event.client_x()) - plot.left()) / plot.width().max(1.0) * last as f64;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between the first moment and the last"
        )]
        at.set((moment.round().max(0.0) as usize).min(last));
    };
    let marks = [(0.0, "100 %"), (50.0, "50 %"), (100.0, "0 %")].map(|(top, text)| {
        view! { <span class="mark" style=format!("top:{top}%")>{text}</span> }
    });
    let steps = [0, last / 4, last / 2, last * 3 / 4, last].map(|moment| {
        view! { <span class="step" style=format!("left:{:.1}%", x(moment))>{moment}</span> }
    });
    view! {
        <figure class="chances" data-test="curve" data-points=curve.len()>
            <div class="plot" role="img" aria-label=t!("chances-label") data-test="plot" on:click=go>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                    <path class="grid" d="M0 0H100M0 25H100M0 50H100M0 75H100M0 100H100"/>
                    {lines.collect_view()}
                    <line class="now" y1="0" y2="100" x1=move || x(at.get()) x2=move || x(at.get())/>
                </svg>
                <span aria-hidden="true">{marks}{steps}</span>
                {dots.collect_view()}
                {letters.collect_view()}
            </div>
            <figcaption class="quiet">{t!("chances-about")}</figcaption>
            <ul class="row wrap">{words.collect_view()}</ul>
        </figure>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_one_together() {
        let mut chances = vec![0.25; 4];
        settle(&mut chances, 1, 0.7);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!((chances[0] - 0.1).abs() < 1e-5);
        settle(&mut chances, 1, 1.0);
        settle(&mut chances, 0, 0.4);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
    }

    #[test]
    fn the_largest_changes_are_turning_points() {
        let judged = |at, one: f32| Judged { at, chances: vec![one, 1.0 - one] };
        let curve = [judged(1, 0.5), judged(4, 0.55), judged(9, 0.8), judged(12, 0.3)];
        let turning = turning_points(&curve);
        let moments: Vec<usize> = turning.iter().map(|it| it.0).collect();
        assert_eq!(moments, [9, 12]);
    }
}
