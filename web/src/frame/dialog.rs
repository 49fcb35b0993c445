use leptos::{html, prelude::*};

/// A sheet of paper on top of everything, for as long as `open` says so. The browser keeps the
/// keyboard inside it. Escape closes it, where it may be closed.
pub fn dialog(
    open: RwSignal<bool>,
    class: &'static str,
    label: String,
    closable: bool,
    content: impl Fn() -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        if open.get() && !dialog.open() {
            dialog.show_modal().ok();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        if closable {
            open.set(false);
        }
    };
    // The browser tells of a closing a moment later, when the sheet may lie here again.
    let closed = move |_| {
        if node.get_untracked().is_some_and(|dialog| !dialog.open()) {
            open.set(false);
        }
    };
    // A click beside the sheet lands on the dialog itself.
    let beside = move |event: web_sys::MouseEvent| {
        let on_sheet = event.target() != event.current_target();
        if closable && !on_sheet {
            open.set(false);
        }
    };
    view! {
        <dialog class=class node_ref=node aria-label=label on:cancel=cancel on:click=beside
            on:close=closed>
            <div class="sheet">{move || open.get().then(&content)}</div>
        </dialog>
    }
}
