//! The few things that only a browser can do.

use std::future::Future;

use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;

/// The window.
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the page has a window")
}

/// The document.
pub fn document() -> web_sys::Document {
    window().document().expect("the window has a document")
}

/// Runs something later, on this thread.
pub fn spawn(task: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(task);
}

/// Waits.
pub async fn wait(milliseconds: u32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let delay = i32::try_from(milliseconds).unwrap_or(i32::MAX);
        let set = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, delay);
        set.expect("a window has timers");
    });
    JsFuture::from(promise).await.ok();
}

/// Milliseconds since some moment; for measuring how long something takes.
pub fn now() -> f64 {
    let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    performance
        .ok()
        .and_then(|value| value.dyn_into().ok())
        .map_or_else(js_sys::Date::now, |performance: web_sys::Performance| performance.now())
}

/// Random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("browsers have random bytes");
    bytes
}

/// A random number.
pub fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// Calls something on every such event of a target, for as long as the page lives.
pub fn listen(target: &web_sys::EventTarget, event: &str, call: impl Fn(web_sys::Event) + 'static) {
    let closure = Closure::<dyn Fn(web_sys::Event)>::new(call);
    target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref()).ok();
    closure.forget();
}

/// Leaves a remark for who looks into the console.
pub fn warn(text: &str) {
    web_sys::console::warn_1(&text.into());
}

/// Lets the person keep a text as a file.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Writes a text into the journal, which is on the disk at once, or strikes it out: `journal.js` says
/// what that is for.
pub fn journal(key: &str, text: Option<&str>) {
    let write = js_sys::Reflect::get(&js_sys::global(), &"galdsJournal".into());
    if let Some(write) = write.ok().and_then(|it| it.dyn_into::<js_sys::Function>().ok()) {
        let text = text.map_or(JsValue::NULL, JsValue::from);
        write.call2(&JsValue::NULL, &key.into(), &text).ok();
    }
}

/// Puts a text where the person can paste it from; says whether that worked. Browsers allow it only
/// to pages that came over a safe line, so the text of a field that is selected is tried as well.
pub async fn copy(text: &str, field: &str) -> bool {
    let navigator: JsValue = window().navigator().into();
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if let Some(clipboard) = clipboard.ok().filter(JsValue::is_object) {
        let clipboard: web_sys::Clipboard = clipboard.unchecked_into();
        if JsFuture::from(clipboard.write_text(text)).await.is_ok() {
            return true;
        }
    }
    let select = || {
        let element = document().get_element_by_id(field)?;
        element.dyn_into::<web_sys::HtmlInputElement>().ok()?.select();
        let document: JsValue = document().into();
        let copy = js_sys::Reflect::get(&document, &"execCommand".into()).ok()?;
        let copy: js_sys::Function = copy.dyn_into().ok()?;
        copy.call1(&document, &"copy".into()).ok()?.as_bool()
    };
    select().unwrap_or(false)
}

/// Whether the person can send a link on by other programs of their device.
pub fn can_share() -> bool {
    let navigator: JsValue = window().navigator().into();
    js_sys::Reflect::get(&navigator, &"share".into()).is_ok_and(|it| it.is_function())
}

/// Lets the person send a link on by other programs of their device.
pub fn share(link: &str) {
    let data = js_sys::Object::new();
    js_sys::Reflect::set(&data, &"url".into(), &link.into()).ok();
    let navigator: JsValue = window().navigator().into();
    let share = js_sys::Reflect::get(&navigator, &"share".into()).ok();
    if let Some(share) = share.and_then(|it| it.dyn_into::<js_sys::Function>().ok()) {
        // Whoever changes their mind has not done anything wrong.
        let shared = share.call1(&navigator, &data).ok();
        if let Some(shared) = shared.and_then(|it| it.dyn_into::<js_sys::Promise>().ok()) {
            spawn(async move {
                JsFuture::from(shared).await.ok();
            });
        }
    }
}

/// Whether this browser has something by this name; not every one has everything.
pub fn has(name: &str) -> bool {
    js_sys::Reflect::has(&js_sys::global(), &name.into()).unwrap_or(false)
}

/// Whether this screen is touched with fingers first of all.
pub fn by_finger() -> bool {
    let query = window().match_media("(pointer: coarse)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Brings the element with this id to the top of the screen, and the keyboard to it.
pub async fn show(id: &str) {
    wait(0).await;
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        element.scroll_into_view();
        element.focus().ok();
    }
}

/// Prints the page.
pub fn print() {
    window().print().ok();
}

/// Gives the keyboard to the element with this id, once the page has drawn it.
pub fn focus(id: &'static str) {
    spawn(async move {
        wait(0).await;
        let element = document().get_element_by_id(id);
        if let Some(element) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
            element.focus().ok();
        }
    });
}
