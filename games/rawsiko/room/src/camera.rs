//! Which part of the map is shown: by mouse, wheel, fingers, keys and buttons.

use leptos::{prelude::*, svg};
use wasm_bindgen::{JsCast as _, closure::Closure};
use web::browser;

use super::drawing::WORLD;

/// As near as it gets.
const NEAREST: f64 = 9.0;

/// A part of the map: left, top, right and bottom.
type Area = (f64, f64, f64, f64);

/// How many pixels a unit has where somebody is to choose on a phone, at least and at most: letters
/// have ten to twenty then.
const READABLE: (f64, f64) = (0.8, 1.6);

/// How far a pointer may stray, in pixels, and still click.
const STEADY: f64 = 6.0;

/// The camera over the map.
#[derive(Clone, Copy)]
pub struct Camera {
    /// The drawing.
    pub node: NodeRef<svg::Svg>,
    at: RwSignal<Frame>,
    /// Whether the way to the next frame is shown.
    smooth: RwSignal<bool>,
    /// Width and height of the drawing in pixels.
    size: RwSignal<(f64, f64)>,
    fingers: StoredValue<Vec<Finger>>,
    dragged: StoredValue<bool>,
    /// In a book: the part of the map that is shown, with everything that can be read there.
    book: StoredValue<Option<Area>>,
}

/// Moves and enlarges the map: by how much, in units of the view box.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Frame {
    x: f64,
    y: f64,
    scale: f64,
}

const WHOLE: Frame = Frame { x: 0.0, y: 0.0, scale: 1.0 };

#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    began: (f64, f64),
    at: (f64, f64),
}

/// How much of the map there is room for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Detail {
    /// Shapes and colours.
    Far,
    /// Everything: names, symbols and numbers, for which there are places on the map.
    Full,
}

impl Camera {
    /// Over the whole map.
    pub fn new() -> Self {
        Camera {
            node: NodeRef::new(),
            at: RwSignal::new(WHOLE),
            smooth: RwSignal::new(false),
            size: RwSignal::new((WORLD.2, WORLD.3)),
            fingers: StoredValue::new(Vec::new()),
            dragged: StoredValue::new(false),
            book: StoredValue::new(None),
        }
    }

    /// Keeps watch over the size of the drawing.
    pub fn watch(self) {
        // What measures lives as long as the observer that calls it, and no longer than the board.
        let observer =
            StoredValue::new_local(None::<(web_sys::ResizeObserver, Closure<dyn FnMut()>)>);
        Effect::new(move |_| {
            let Some(svg) = self.node.get() else { return };
            let measured: web_sys::Element = svg.clone().into();
            let measure = Closure::<dyn FnMut()>::new(move || {
                let area = measured.get_bounding_client_rect();
                self.size.try_set((area.width().max(1.0), area.height().max(1.0)));
            });
            let watching = web_sys::ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
            if let Some(watching) = &watching {
                watching.observe(&svg);
            }
            observer.set_value(watching.map(|watching| (watching, measure)));
        });
        on_cleanup(move || {
            observer.with_value(|observer| {
                if let Some((observer, _)) = observer {
                    observer.disconnect();
                }
            });
        });
        // Who turns the phone sees the same part of the map again.
        Effect::new(move |_| {
            self.size.track();
            let stay = self.book.get_value().map(|area| self.around(area));
            self.at.update(|at| *at = self.keep(stay.unwrap_or(*at)));
        });
    }

    /// How many pixels a unit of the whole map has.
    fn fit(self) -> f64 {
        let (width, height) = self.size.get_untracked();
        (width / WORLD.2).min(height / WORLD.3)
    }

    /// How many pixels a unit of the map has now.
    pub fn pixels(self) -> f64 {
        self.size.track();
        self.fit() * self.at.with(|at| at.scale)
    }

    /// How much there is room for. A symbol can be read, or it is not there.
    pub fn detail(self) -> Detail {
        if self.pixels() < 0.66 { Detail::Far } else { Detail::Full }
    }

    /// Shows this part of the map and everything in it, also where there is little room, as in a book.
    pub fn stay_at(self, area: Area) {
        self.book.set_value(Some(area));
    }

    /// Whether this is the screen of a phone.
    pub fn is_small(self) -> bool {
        self.book.with_value(Option::is_none)
            && self.size.with(|size| size.0.min(size.1 * 1.6)) < 700.0
    }

    /// Whether it is held upright.
    pub fn is_upright(self) -> bool {
        self.size.with(|size| size.1 > size.0)
    }

    /// The style of what moves.
    pub fn transform(self) -> String {
        let Frame { x, y, scale } = self.at.get();
        format!("translate({x:.2}px,{y:.2}px) scale({scale:.4})")
    }

    /// Whether the way to where it moves is shown.
    pub fn smooth(self) -> bool {
        self.smooth.get()
    }

    /// Whether anything but the whole map is shown.
    pub fn is_inside(self) -> bool {
        self.at.with(|at| at.scale > 1.01)
    }

    /// Whether the pointer that has just been lifted moved the map.
    pub fn dragged(self) -> bool {
        self.dragged.get_value()
    }

    /// Shows everything.
    pub fn whole(self) {
        self.fly(WHOLE);
    }

    /// Nearer or farther, around the middle.
    pub fn zoom(self, factor: f64) {
        let (left, top, width, height) = WORLD;
        self.smooth.set(true);
        self.zoom_around((left + width / 2.0, top + height / 2.0), factor);
    }

    /// Moves by so much of what is seen.
    pub fn pan(self, right: f64, down: f64) {
        let (width, height) = self.seen();
        self.smooth.set(true);
        self.shift(-right * width, -down * height);
    }

    /// Fills the view with a part of the map. False if it would hardly be nearer than the whole.
    pub fn show(self, area: Area) -> bool {
        let frame = self.around(area);
        self.fly(frame);
        frame.scale > 1.25
    }

    /// Comes as near to a point as one has to be to choose there.
    pub fn come_to(self, (x, y): (f64, f64)) {
        let scale = (READABLE.0 / self.fit()).clamp(1.0, NEAREST);
        let (left, top, width, height) = WORLD;
        self.fly(Frame {
            x: left + width / 2.0 - x * scale,
            y: top + height / 2.0 - y * scale,
            scale,
        });
    }

    /// Whether a part of the map would come nearer if it filled the view.
    pub fn can_come_nearer(self, area: Area) -> bool {
        self.around(area).scale > self.at.get_untracked().scale * 1.1
    }

    /// The frame that a part of the map fills.
    fn around(self, (left, top, right, bottom): Area) -> Frame {
        let margin = 10.0;
        let (seen_width, seen_height) = self.seen();
        let (width, height) = (right - left + 2.0 * margin, bottom - top + 2.0 * margin);
        let scale = (seen_width / width).min(seen_height / height).clamp(1.0, NEAREST);
        let small = untrack(|| self.is_small());
        let scale = if small {
            scale.clamp(READABLE.0 / self.fit(), READABLE.1 / self.fit()).clamp(1.0, NEAREST)
        } else {
            scale
        };
        let middle = (f64::midpoint(left, right), f64::midpoint(top, bottom));
        let (left, top, all_width, all_height) = WORLD;
        Frame {
            x: left + all_width / 2.0 - middle.0 * scale,
            y: top + all_height / 2.0 - middle.1 * scale,
            scale,
        }
    }

    fn fly(self, to: Frame) {
        self.smooth.set(true);
        self.at.set(self.keep(to));
    }

    /// Width and height of what is seen while the whole map is shown, in units.
    fn seen(self) -> (f64, f64) {
        let (fit, (width, height)) = (self.fit(), self.size.get_untracked());
        (width / fit, height / fit)
    }

    /// Keeps the map in view.
    fn keep(self, frame: Frame) -> Frame {
        let (left, top, width, height) = WORLD;
        let (seen_width, seen_height) = self.seen();
        let scale = frame.scale.clamp(1.0, NEAREST);
        let along = |at: f64, start: f64, size: f64, seen: f64| {
            let middle = start + size / 2.0;
            if size * scale <= seen {
                return middle - middle * scale;
            }
            let most = middle - seen / 2.0 - start * scale;
            let least = middle + seen / 2.0 - (start + size) * scale;
            at.clamp(least, most)
        };
        Frame {
            x: along(frame.x, left, width, seen_width),
            y: along(frame.y, top, height, seen_height),
            scale,
        }
    }

    fn shift(self, x: f64, y: f64) {
        let at = self.at.get_untracked();
        self.at.set(self.keep(Frame { x: at.x + x, y: at.y + y, ..at }));
    }

    fn zoom_around(self, (x, y): (f64, f64), factor: f64) {
        let at = self.at.get_untracked();
        let scale = (at.scale * factor).clamp(1.0, NEAREST);
        let factor = scale / at.scale;
        self.at.set(self.keep(Frame {
            x: x - (x - at.x) * factor,
            y: y - (y - at.y) * factor,
            scale,
        }));
    }

    /// Where a point of the window is, in units of the view box.
    fn place(self, (x, y): (f64, f64)) -> (f64, f64) {
        let Some(svg) = self.node.get_untracked() else { return (0.0, 0.0) };
        let area = svg.get_bounding_client_rect();
        let fit = self.fit();
        let (left, top, width, height) = WORLD;
        let middle = (area.left() + area.width() / 2.0, area.top() + area.height() / 2.0);
        (left + width / 2.0 + (x - middle.0) / fit, top + height / 2.0 + (y - middle.1) / fit)
    }

    /// The wheel turns.
    pub fn wheel(self, event: &web_sys::WheelEvent) {
        event.prevent_default();
        let step = if event.delta_mode() == 0 { 0.0022 } else { 0.06 };
        let factor = (-event.delta_y() * step).clamp(-0.6, 0.6).exp();
        self.smooth.set(false);
        let at = self.place((f64::from(event.client_x()), f64::from(event.client_y())));
        self.zoom_around(at, factor);
    }

    /// A pointer goes down.
    pub fn down(self, event: &web_sys::PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let id = event.pointer_id();
        self.fingers.update_value(|fingers| {
            // With the first finger on the screen all others have gone, also one whose lifting was
            // never heard because what it lay on had left the page.
            if event.is_primary() {
                fingers.clear();
                self.dragged.set_value(false);
            }
            fingers.retain(|finger| finger.id != id);
            fingers.push(Finger { id, began: at, at });
        });
    }

    /// A pointer moves.
    pub fn moved(self, event: &web_sys::PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        let before = self.fingers.get_value();
        let Some(index) = before.iter().position(|finger| finger.id == event.pointer_id()) else {
            return;
        };
        let began = before[index].began;
        if !self.dragged.get_value() {
            if (at.0 - began.0).hypot(at.1 - began.1) < STEADY && before.len() < 2 {
                return;
            }
            self.dragged.set_value(true);
            self.smooth.set(false);
            // From here on the pointer is ours, wherever it goes.
            if let Some(svg) = self.node.get_untracked() {
                svg.set_pointer_capture(event.pointer_id()).ok();
            }
        }
        self.fingers.update_value(|fingers| fingers[index].at = at);
        let fit = self.fit();
        if let [one, two] = before.as_slice() {
            let other = if index == 0 { two } else { one };
            let apart = |a: (f64, f64)| (a.0 - other.at.0).hypot(a.1 - other.at.1).max(1.0);
            let middle =
                |a: (f64, f64)| (f64::midpoint(a.0, other.at.0), f64::midpoint(a.1, other.at.1));
            let (was, is) = (middle(before[index].at), middle(at));
            self.shift((is.0 - was.0) / fit, (is.1 - was.1) / fit);
            self.zoom_around(self.place(is), apart(at) / apart(before[index].at));
        } else {
            let was = before[index].at;
            self.shift((at.0 - was.0) / fit, (at.1 - was.1) / fit);
        }
    }

    /// A pointer goes up.
    pub fn up(self, event: &web_sys::PointerEvent) {
        let id = event.pointer_id();
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.id != id));
        if self.dragged.get_value() {
            // The click that follows is none; the next one is.
            let dragged = self.dragged;
            browser::spawn(async move {
                browser::wait(30).await;
                dragged.try_update_value(|dragged| *dragged = false);
            });
        }
    }
}
