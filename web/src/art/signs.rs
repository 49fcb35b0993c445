//! Signs on buttons.

use leptos::prelude::*;

macro_rules! sign {
    ($(#[$doc:meta] $name:ident: $path:literal;)+) => {
        $(
            #[$doc]
            pub fn $name() -> AnyView {
                view! {
                    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
                        <path d=$path/>
                    </svg>
                }
                .into_any()
            }
        )+
    };
}

sign! {
    /// Close, remove.
    cross: "M6 6l12 12M18 6L6 18";
    /// Take back.
    undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3";
    /// A hint.
    bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z";
    /// The log.
    list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01";
    /// One step back.
    back: "M17 5l-8 7 8 7zM6 5v14";
    /// One step on.
    forth: "M7 5l8 7-8 7zM18 5v14";
    /// As fast as can be.
    forward: "M4 5l8 7-8 7zM12 5l8 7-8 7z";
    /// Go on by itself.
    run: "M8 5l11 7-11 7z";
    /// Stop.
    pause: "M8 5v14M16 5v14";
    /// People at a table.
    people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.6a3.5 3.5 0 0 1 0 5.9M18 14c2.2 1 3.5 3.2 3.5 6";
    /// Somebody says something.
    speech: "M4 5h16v11h-9l-5 4v-4H4zM8 9.5h8M8 12.5h5";
    /// Somebody looks on.
    eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";
    /// A link to copy.
    link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5";
    /// Learning.
    cap: "M2 9.5l10-4.5 10 4.5-10 4.5zM6 11.5v5c3.5 2.6 8.5 2.6 12 0v-5M22 9.5v6";
    /// The rulebook.
    book: "M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20";
    /// Settings: things that can be moved, and nothing that looks like a sun.
    cog: "M4 6.5h8M17 6.5h3M14.5 4v5M4 12h3M12 12h8M9.5 9.5v5M4 17.5h8M17 17.5h3M14.5 15v5";
}

/// The mark of the house: a table seen from the side, with something on it.
pub fn mark() -> AnyView {
    view! {
        <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M3 14h26v4H3z" fill="var(--wood)"/>
            <path d="M6 18h4l-1.5 11h-3zM22 18h4l.5 11h-3z" fill="var(--wood-dark)"/>
            <circle cx="11" cy="10" r="3.6" fill="var(--accent)"/>
            <path d="M18 14l3.4-9 3.6 9z" fill="var(--accent-2)"/>
        </svg>
    }
    .into_any()
}
