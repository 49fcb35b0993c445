//! Screens of other sizes, and sheets of small pictures.

use std::{fs, path::Path};

use serde_json::json;

use crate::{Page, page::Devtools};

impl Page {
    /// Lets the system choose the colours, as some people need it.
    pub async fn force_colours(&self) {
        let features = json!([{ "name": "forced-colors", "value": "active" }]);
        let command = Devtools {
            command: "Emulation.setEmulatedMedia",
            parameters: json!({ "features": features }),
        };
        self.client().issue_cmd(command).await.expect("Chromium can choose the colours");
    }

    /// Gives the screen another size, and waits until the page has taken it in.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let touched = width.min(height) < 600;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched });
        for (command, parameters) in [
            ("Emulation.setDeviceMetricsOverride", metrics),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": touched })),
        ] {
            let command = Devtools { command, parameters };
            self.client().issue_cmd(command).await.expect("a screen has a size");
        }
        // What measures itself does so in the next frame, and what follows from that in the one after it.
        let frames = "const done = arguments[arguments.length - 1]; \
                      const after = (count) => count === 0 ? done(true) : requestAnimationFrame(() => after(count - 1)); \
                      after(3)";
        self.run_async(frames).await;
        let still = "return document.getAnimations().every((it) => it.playState !== 'running' \
                     || it.effect.getComputedTiming().iterations === Infinity)";
        self.until("everything has arrived", still).await;
    }

    /// Draws a whole page that lies in a file, as a small picture.
    pub async fn sheet(&self, file: &Path, picture: &Path) {
        self.client()
            .goto(&format!("file://{}", file.display()))
            .await
            .expect("a file can be read");
        self.until(
            "all pictures are there",
            "return [...document.images].every((it) => it.complete)",
        )
        .await;
        let command = Devtools {
            command: "Page.captureScreenshot",
            parameters: json!({ "format": "webp", "quality": 42, "captureBeyondViewport": true, "clip": {
                "x": 0, "y": 0, "scale": 1, "width": 1072,
                "height": self.run("return document.documentElement.scrollHeight", Vec::new()).await,
            } }),
        };
        let drawn = self.client().issue_cmd(command).await.expect("a page has a picture");
        let text = drawn["data"].as_str().expect("a picture is told as text");
        fs::write(picture, base64(text)).expect("a picture can be written");
    }
}

/// What a text in base 64 stands for.
fn base64(text: &str) -> Vec<u8> {
    let digit = |it: u8| match it {
        b'A'..=b'Z' => Some(it - b'A'),
        b'a'..=b'z' => Some(it - b'a' + 26),
        b'0'..=b'9' => Some(it - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let group = |four: &[u8]| {
        let bits = four.iter().fold(0_u32, |bits, digit| (bits << 6) | u32::from(*digit));
        let bytes = (bits << (6 * (4 - four.len()))).to_be_bytes();
        bytes[1..four.len()].to_vec()
    };
    digits.chunks(4).flat_map(group).collect()
}
