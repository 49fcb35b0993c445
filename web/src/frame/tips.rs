//! Every symbol explains itself: whatever carries `data-tip` shows that text on hover, on focus and
//! on a long press.

use leptos::prelude::*;
use text::t;
use wasm_bindgen::JsCast as _;

use crate::browser;

/// How long a finger rests before it asks.
const LONG_PRESS: u32 = 450;

#[derive(Clone, Debug, PartialEq)]
struct Tip {
    text: String,
    /// The middle of the top edge of what is explained, and its bottom edge.
    at: (f64, f64, f64),
}

#[derive(Clone, Copy)]
struct Tips(RwSignal<Option<Tip>>);

/// Listens for what wants to be explained.
pub fn watch() {
    let tips = Tips(RwSignal::new(None));
    provide_context(tips);
    let document = browser::document();
    let touched = StoredValue::new(0u32);
    let show = move |event: &web_sys::Event| tips.0.set(tip(event));
    browser::listen(&document, "pointerover", move |event| {
        let pointer: &web_sys::PointerEvent = event.unchecked_ref();
        if pointer.pointer_type() == "mouse" {
            show(&event);
        }
    });
    browser::listen(&document, "focusin", move |event| {
        // A click gives focus as well, but whoever clicks knows what it is.
        let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|it| it.matches(":focus-visible").unwrap_or(false)) {
            show(&event);
        }
    });
    browser::listen(&document, "focusout", move |_| tips.0.set(None));
    browser::listen(&document, "pointerdown", move |event| {
        let pointer: &web_sys::PointerEvent = event.unchecked_ref();
        touched.update_value(|count| *count += 1);
        // Whoever presses has understood, and a bubble would be in the way of what is dragged.
        tips.0.set(None);
        if pointer.pointer_type() == "mouse" {
            return;
        }
        let (mine, found) = (touched.get_value(), tip(&event));
        browser::spawn(async move {
            browser::wait(LONG_PRESS).await;
            if touched.get_value() == mine {
                tips.0.set(found);
            }
        });
    });
    let release = move |_| touched.update_value(|count| *count += 1);
    browser::listen(&document, "pointerup", release);
    browser::listen(&document, "pointercancel", release);
    browser::listen(&document, "keydown", move |event| {
        let key: &web_sys::KeyboardEvent = event.unchecked_ref();
        if key.key() == "Escape" {
            tips.0.set(None);
        }
    });
    let window = browser::window();
    browser::listen(&window, "scroll", move |_| tips.0.set(None));
}

/// Where explanations appear.
pub fn bubble() -> impl IntoView {
    let tips = expect_context::<Tips>();
    move || {
        let tip = tips.0.get()?;
        let (x, top, bottom) = tip.at;
        let width = browser::window().inner_width().ok().and_then(|it| it.as_f64());
        let left = x.clamp(136.0, (width.unwrap_or(800.0) - 136.0).max(136.0));
        let above = top > 90.0;
        let y = if above { top - 8.0 } else { bottom + 8.0 };
        let style = format!("left:{left}px;top:{y}px");
        Some(view! {
            <aside aria-label=t!("tip-label")>
                <div class="tip" class:above=above role="tooltip" style=style>{tip.text}</div>
            </aside>
        })
    }
}

fn tip(event: &web_sys::Event) -> Option<Tip> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    let element = element.closest("[data-tip]").ok()??;
    let text = element.get_attribute("data-tip").filter(|text| !text.is_empty())?;
    let place = element.get_bounding_client_rect();
    Some(Tip { text, at: (place.left() + place.width() / 2.0, place.top(), place.bottom()) })
}
