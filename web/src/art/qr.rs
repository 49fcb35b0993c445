//! A link as a square of dots, for a camera to read.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The drawing. It is dark on light in both themes, because not every camera reads it otherwise.
pub fn qr(text: &str, label: String) -> AnyView {
    // Our links are far shorter than what fits.
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return ().into_any() };
    let (size, path) = (code.size(), path(&code));
    // Four dots of silence around it are part of the standard.
    let view_box = format!("-4 -4 {0} {0}", size + 8);
    view! {
        <svg class="qr" viewBox=view_box role="img" aria-label=label shape-rendering="crispEdges">
            <rect x="-4" y="-4" width=size + 8 height=size + 8 fill="#fff"/>
            <path d=path fill="#1c1916"/>
        </svg>
    }
    .into_any()
}

/// One rectangle for each run of dark dots in a row.
fn path(code: &QrCode) -> String {
    use std::fmt::Write as _;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let begin = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > begin {
                write!(path, "M{begin} {y}h{}v1H{begin}z", x - begin).expect("a text takes it");
            }
            x += 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_dot_is_in_the_drawing_once() {
        let code = QrCode::encode_text("http://127.0.0.1/chess/table/abc", QrCodeEcc::Medium);
        let code = code.unwrap();
        let dark = (0..code.size())
            .flat_map(|y| (0..code.size()).map(move |x| (x, y)))
            .filter(|&(x, y)| code.get_module(x, y))
            .count();
        let path = path(&code);
        let drawn: usize = path
            .split('h')
            .skip(1)
            .map(|run| run.split('v').next().unwrap().parse::<usize>().unwrap())
            .sum();
        assert_eq!(drawn, dark);
    }
}
