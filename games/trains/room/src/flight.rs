//! Cards that fly from where they lay to where they lie now. The board is laid out at once; only what one sees
//! lags behind, and never by much.

use js_sys::{Array, Function, Object, Reflect};
use leptos::{html, prelude::*};
use trains::{Card, News};
use wasm_bindgen::{JsCast as _, JsValue};
use web::{
    browser,
    settings::{Settings, Tempo, still},
};
use web_sys::Element;

/// How long a card flies, in milliseconds.
const FLIGHT: f64 = 280.0;

/// How far the flights of one event may start after those of the one before, at most.
const LAG: f64 = 700.0;

/// Notes where cards lie, and lets them fly.
#[derive(Clone, Copy)]
pub struct Flight {
    inner: StoredValue<Inner, LocalStorage>,
    /// The board, in which cards carry `data-card`.
    pub board: NodeRef<html::Div>,
    /// A layer above it, for cards that are on no place any more.
    pub layer: NodeRef<html::Div>,
    settings: Settings,
}

#[derive(Default)]
struct Inner {
    before: Vec<Lay>,
    /// Until when earlier events are still being told.
    busy: f64,
    running: Vec<JsValue>,
}

/// Where a card lay.
struct Lay {
    key: String,
    at: Spread,
    element: Element,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Spread {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Flight {
    /// Nothing flies yet.
    pub fn new(settings: Settings) -> Self {
        Flight {
            inner: StoredValue::new_local(Inner::default()),
            board: NodeRef::new(),
            layer: NodeRef::new(),
            settings,
        }
    }

    /// Notes where everything lies before the board changes.
    pub fn note(self) {
        let Some(board) = self.board.get_untracked() else { return };
        let lays = all(&board, "[data-card]").into_iter().filter_map(|element| {
            let key = element.get_attribute("data-card")?;
            Some(Lay { key, at: spread(&element), element })
        });
        let lays = lays.collect();
        self.inner.update_value(|inner| inner.before = lays);
    }

    /// Lets everything fly that lies somewhere else now, as the news tell it.
    pub fn tell(self, news: Vec<News>) {
        let before = self.inner.try_update_value(|inner| std::mem::take(&mut inner.before));
        let before = before.unwrap_or_default();
        if news.is_empty() || before.is_empty() && self.settings.peek().tempo == Tempo::Instant {
            return;
        }
        if still(self.settings) {
            return;
        }
        request_animation_frame(move || {
            if let (Some(board), Some(layer)) =
                (self.board.try_get_untracked().flatten(), self.layer.try_get_untracked().flatten())
            {
                self.fly(&board, &layer, &before, &news);
            }
        });
    }

    /// Finishes all flights.
    pub fn finish(self) {
        self.inner.update_value(|inner| {
            inner.busy = 0.0;
            for animation in inner.running.drain(..) {
                call(&animation, "finish", &[]);
            }
        });
    }

    fn fly(self, board: &Element, layer: &Element, before: &[Lay], news: &[News]) {
        let one = |selector: &str| board.query_selector(selector).ok().flatten();
        let pile = one("[data-pile=draw]").map(|it| spread(&it));
        let discard = one("[data-pile=discard]").map(|it| spread(&it));
        let (now, delay) = self.delay();
        let mut last = delay;
        let mut animations = Vec::new();
        let mut arrivals = 0.0;
        let cards = all(board, "[data-card]");
        // What has a new place.
        for element in &cards {
            let Some(key) = element.get_attribute("data-card") else { continue };
            let to = spread(element);
            let lay = before.iter().find(|lay| lay.key == key).map(|lay| lay.at);
            let held = || {
                let seat = placed_by(news, &key)?;
                let back = format!("hand-{seat}");
                before.iter().find(|lay| lay.key == back).map(|lay| lay.at)
            };
            let Some(from) = lay.or_else(held).or(pile) else { continue };
            if from.is_near(to) {
                continue;
            }
            let mut start = delay;
            if lay.is_none() {
                // Cards off the pile come one after the other.
                start += arrivals * 60.0;
                arrivals += 1.0;
            }
            let frames = [(to.seen_from(from), "1", 0.0), ("none".to_owned(), "1", 1.0)];
            animations.extend(animate(element, &frames, start, FLIGHT));
            last = last.max(start + FLIGHT);
        }
        // What has left goes to the discard pile. Wagons go by way of the row, where their twin is.
        let paired = pairs(news);
        let mut aside = 7.0;
        for lay in before {
            let gone =
                !cards.iter().any(|it| it.get_attribute("data-card").as_ref() == Some(&lay.key));
            let (true, Some(discard), Ok(number)) = (gone, discard, lay.key.parse::<u8>()) else {
                continue;
            };
            let berth = Card::new(number)
                .filter(|card| paired.contains(card))
                .and_then(|card| one(&format!("[data-berth=\"{:?}\"] .stand", card.ability())));
            let Some(ghost) = ghost(layer, lay) else { continue };
            let end = discard.seen_from_box(lay.at);
            let frames = match berth.map(|it| spread(&it)) {
                Some(mut berth) => {
                    // Twins lie beside each other for a moment, so that both are seen.
                    aside = -aside;
                    berth.x += aside;
                    let row = berth.seen_from_box(lay.at);
                    vec![
                        ("none".to_owned(), "1", 0.0),
                        (row.clone(), "1", 0.34),
                        (row, "1", 0.6),
                        (end, "0.2", 1.0),
                    ]
                }
                None => vec![("none".to_owned(), "1", 0.0), (end, "0.2", 1.0)],
            };
            let duration = if frames.len() > 2 { FLIGHT * 3.0 } else { FLIGHT };
            if frames.len() > 2 {
                // The next event may begin once the twins have met.
                last = last.max(delay + FLIGHT * 1.6);
            }
            let animation = animate(&ghost, &frames, delay, duration);
            let Some(animation) = animation else {
                ghost.remove();
                continue;
            };
            let gone = wasm_bindgen::closure::Closure::once_into_js(move || ghost.remove());
            Reflect::set(&animation, &"onfinish".into(), &gone).ok();
            animations.push(animation);
        }
        self.inner.update_value(|inner| {
            inner.running.retain(|animation| {
                let state = Reflect::get(animation, &"playState".into());
                state.is_ok_and(|state| state.as_string().as_deref() != Some("finished"))
            });
            inner.running.extend(animations);
            inner.busy = inner.busy.max(now + last);
        });
    }

    /// The time, and how long the flights of the next event wait for those before.
    fn delay(self) -> (f64, f64) {
        let now = browser::now();
        let busy = self.inner.with_value(|inner| inner.busy);
        let share = match self.settings.peek().tempo {
            Tempo::Calm => 1.0,
            Tempo::Quick => 0.4,
            Tempo::Instant => 0.0,
        };
        (now, ((busy - now - 100.0) * share).clamp(0.0, LAG))
    }
}

impl Spread {
    fn is_near(self, other: Spread) -> bool {
        (self.x - other.x).abs() < 2.0
            && (self.y - other.y).abs() < 2.0
            && (self.width - other.width).abs() < 2.0
    }

    /// What makes something that lies here look as if it lay there.
    fn seen_from(self, there: Spread) -> String {
        let scale = there.width / self.width.max(1.0);
        let (x, y) = (there.x - self.x, there.y - self.y);
        // What is narrower than it is high, such as a pile, is met in the middle.
        let y = y + (there.height - self.height * scale) / 2.0;
        format!("translate({x:.1}px, {y:.1}px) scale({scale:.3})")
    }

    /// What makes something that lies there look as if it lay here.
    fn seen_from_box(self, there: Spread) -> String {
        there.seen_from(self)
    }
}

fn all(board: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = board.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.get(at)?.dyn_into().ok()).collect()
}

fn spread(element: &Element) -> Spread {
    let it = element.get_bounding_client_rect();
    Spread { x: it.x(), y: it.y(), width: it.width(), height: it.height() }
}

/// A copy of a card that is gone, where it lay.
fn ghost(layer: &Element, lay: &Lay) -> Option<Element> {
    let ghost: Element = lay.element.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    ghost.remove_attribute("data-card").ok();
    ghost.set_class_name("wagon flying");
    let origin = spread(layer);
    let style = format!(
        "left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px",
        lay.at.x - origin.x,
        lay.at.y - origin.y,
        lay.at.width,
        lay.at.height
    );
    ghost.set_attribute("style", &style).ok();
    layer.append_child(&ghost).ok()?;
    Some(ghost)
}

/// Animates an element through (transform, opacity, moment).
fn animate(
    element: &Element,
    frames: &[(String, &str, f64)],
    delay: f64,
    duration: f64,
) -> Option<JsValue> {
    let list = Array::new();
    for (transform, opacity, moment) in frames {
        let frame = object(&[
            ("transform", transform.as_str().into()),
            ("opacity", (*opacity).into()),
            ("offset", (*moment).into()),
            ("transformOrigin", "0 0".into()),
            ("zIndex", "30".into()),
            ("easing", "cubic-bezier(.25,.8,.35,1)".into()),
        ]);
        list.push(&frame);
    }
    let options = object(&[
        ("duration", duration.into()),
        ("delay", delay.into()),
        ("fill", "backwards".into()),
    ]);
    call(element, "animate", &[&list, &options])
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        Reflect::set(&object, &(*name).into(), value).ok();
    }
    object.into()
}

/// Calls a method that `web-sys` does not name yet.
fn call(on: &JsValue, method: &str, arguments: &[&JsValue]) -> Option<JsValue> {
    let function: Function = Reflect::get(on, &method.into()).ok()?.dyn_into().ok()?;
    let list = Array::new();
    for argument in arguments {
        list.push(argument);
    }
    function.apply(on, &list).ok()
}

/// The cards that left the row in pairs.
fn pairs(news: &[News]) -> Vec<Card> {
    news.iter()
        .flat_map(|news| match news {
            News::Kept { paired, .. } | News::Placed { paired, .. } | News::Used { paired, .. } => {
                paired.to_vec()
            }
            _ => Vec::new(),
        })
        .collect()
}

/// The seat out of whose hand a card has just come.
fn placed_by(news: &[News], key: &str) -> Option<u8> {
    news.iter().find_map(|news| match news {
        News::Kept { seat, card, .. } | News::Placed { seat, card, .. }
            if card.to_string() == key =>
        {
            Some(seat.number())
        }
        _ => None,
    })
}
