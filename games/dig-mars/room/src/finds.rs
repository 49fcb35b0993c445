//! What lies under the ground of Mars: drawings of 48 by 48. The more a find is worth, the rarer it
//! looks.

use dig_mars::Tile;

use super::words;

/// The drawing of the find on this tile.
pub fn drawing(tile: Tile) -> &'static str {
    match words::find(tile) {
        "ore" => ORE,
        "ice" => ICE,
        "amber" => AMBER,
        "crystal" => CRYSTAL,
        "shell" => SHELL,
        "jar" => JAR,
        "geode" => GEODE,
        "meteor" => METEOR,
        "bones" => BONES,
        "rover" => ROVER,
        "robot" => ROBOT,
        "obelisk" => OBELISK,
        _ => SAUCER,
    }
}

const ORE: &str = r##"<path d="M6 32l5-14 11-7 12 4 8 13-5 10-16 4-11-3z" fill="#8a5a3c"/><path d="M11 18l11-7 3 10-7 8-9-2zM34 15l8 13-9 2-8-9z" fill="#a8714c"/><path d="M18 29l7-8 8 9-2 9-10 3z" fill="#6e4530"/><path d="M20 18l4-2 3 3-3 3zM33 24l3-2 2 3-3 2zM14 31l4 1-1 4-3-1zM26 33l4-1 1 4-4 1z" fill="#ffb257"/>"##;
const ICE: &str = r##"<path d="M8 20l13-11 17 6 3 17-14 9-17-5z" fill="#bfe4f2"/><path d="M8 20l13-11 17 6-13 10z" fill="#eaf8fd"/><path d="M25 25l13-10 3 17-14 9z" fill="#8ec8e0"/><path d="M13 25l4 1M15 30l6 2M31 27l4-3M33 34l4-3" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>"##;
const AMBER: &str = r##"<path d="M24 5c9 10 14 17 14 24a14 14 0 0 1-28 0C10 22 15 15 24 5z" fill="#e38a1e"/><path d="M24 5c-4 9-8 16-8 24 0 6 3 11 8 14a14 14 0 0 1-14-14C10 22 15 15 24 5z" fill="#f6b445"/><path d="M24 24c3 0 5 3 5 6s-2 7-5 7-5-4-5-7 2-6 5-6z" fill="#5b2a10"/><path d="M19 28l-4-3M19 32h-4M20 35l-3 3M29 28l4-3M29 32h4M28 35l3 3M22 24l-2-4M26 24l2-4" stroke="#5b2a10" stroke-width="1.6" stroke-linecap="round"/>"##;
const CRYSTAL: &str = r##"<path d="M24 3l7 10-2 27h-11l-2-27z" fill="#49b7a8"/><path d="M24 3l7 10-2 27h-5z" fill="#2d8c86"/><path d="M24 3l-7 10h14z" fill="#a5eadb"/><path d="M10 17l6 6 2 18H9L5 25z" fill="#6fcfc0"/><path d="M10 17l6 6-11 2z" fill="#c3f3e8"/><path d="M38 19l-6 6-2 16h9l4-14z" fill="#2f9a91"/><path d="M38 19l-6 6 11 2z" fill="#8fe0d2"/><path d="M5 41h38l-4 4H9z" fill="#7a4a33"/>"##;
const SHELL: &str = r##"<path d="M24 6c11 0 19 8 19 19S35 43 24 43H6c-2 0-2-3 0-3h6C7 36 5 31 5 25 5 14 13 6 24 6z" fill="#e4c39a"/><path d="M24 36a11 11 0 1 1 11-11c0 5-3 8-7 8s-7-3-7-7 2-5 5-5 4 2 4 4" fill="none" stroke="#9a6a43" stroke-width="3.4" stroke-linecap="round"/><path d="M24 7v6M12 11l4 5M6 22l6 1M9 34l5-3M36 11l-4 5M42 22l-6 1M39 34l-5-3M28 42l-1-5" stroke="#b98a5f" stroke-width="2.4" stroke-linecap="round"/>"##;
const JAR: &str = r##"<path d="M17 5h14v5l-2 4c8 3 12 9 12 16 0 7-5 13-10 14H17C12 43 7 37 7 30c0-7 4-13 12-16l-2-4z" fill="#c9683f"/><path d="M17 5h14v4H17z" fill="#8d4024"/><path d="M8 25h32c1 3 1 6 0 9H8c-1-3-1-6 0-9z" fill="#f0cf9d"/><path d="M9 33l5-7 5 7 5-7 5 7 5-7 5 7" fill="none" stroke="#3a6f7c" stroke-width="2.6" stroke-linejoin="round"/><path d="M30 15c5 2 8 6 9 10h-5c0-4-2-7-4-10z" fill="#fff" fill-opacity=".25"/>"##;
const GEODE: &str = r##"<path d="M4 28C4 15 13 7 24 7s20 8 20 21c0 9-9 14-20 14S4 37 4 28z" fill="#6f5750"/><path d="M9 27c0-9 6-15 15-15s15 6 15 15c0 6-7 10-15 10S9 33 9 27z" fill="#f2e6f7"/><path d="M12 27c0-8 5-12 12-12s12 4 12 12c0 5-5 8-12 8s-12-3-12-8z" fill="#8b4fb0"/><path d="M24 16l4 8-4 6-4-6zM15 21l5 4-1 6-6-4zM33 21l-5 4 1 6 6-4z" fill="#c58be6"/><path d="M24 16l4 8h-8zM15 21l5 4-7 2zM33 21l-5 4 7 2z" fill="#eccbff"/>"##;
const METEOR: &str = r##"<path d="M44 4L29 12M46 13l-11 4M36 3l-8 6" stroke="#ffb74d" stroke-width="3" stroke-linecap="round"/><path d="M6 26c0-11 8-16 17-16s16 7 16 16-7 17-16 17S6 36 6 26z" fill="#4a4350"/><path d="M6 26c0-11 8-16 17-16 2 0 4 0 6 1-10 1-16 8-16 17 0 6 3 11 7 14C12 41 6 34 6 26z" fill="#66606e"/><circle cx="19" cy="21" r="4.6" fill="#2f2a35"/><circle cx="29" cy="29" r="5.6" fill="#2f2a35"/><circle cx="17" cy="34" r="3" fill="#2f2a35"/><circle cx="30" cy="18" r="2.2" fill="#2f2a35"/><circle cx="29" cy="29" r="2.6" fill="#ff8a3c"/>"##;
const BONES: &str = r##"<path d="M7 19c0-8 8-13 18-13 9 0 16 5 17 12 1 5-2 8-6 9l-14 2v6l-3 3-3-2-3 2-3-3v-7c-2-2-3-5-3-9z" fill="#f3e6cf"/><path d="M22 29l14-2c3 0 6-2 6-5l2 8-5 6H25l-4-2z" fill="#d9c5a3"/><circle cx="19" cy="18" r="5.4" fill="#4a3026"/><circle cx="20.5" cy="16.5" r="1.6" fill="#ffd27a"/><path d="M36 15l3 2-2 3-3-2z" fill="#4a3026"/><path d="M25 30l2 4 2-4zM31 29l2 4 2-4zM36 28l2 4 2-5z" fill="#fff"/>"##;
const ROVER: &str = r##"<path d="M29 23V9" stroke="#8b8f98" stroke-width="3"/><path d="M22 4h15v8H22z" fill="#e9edf2"/><circle cx="27" cy="8" r="2.6" fill="#24313d"/><circle cx="33" cy="8" r="2" fill="#24313d"/><path d="M6 20h34l3 8H8z" fill="#d5dae1"/><path d="M8 28h35v5H8z" fill="#9aa1ad"/><path d="M4 17l16-3 3 6H5z" fill="#2f6c9c"/><path d="M10 16l3 4M15 15l3 4" stroke="#8cc4ea" stroke-width="1.6"/><circle cx="12" cy="38" r="6.4" fill="#3a3532"/><circle cx="26" cy="38" r="6.4" fill="#3a3532"/><circle cx="39" cy="38" r="6.4" fill="#3a3532"/><circle cx="12" cy="38" r="2.4" fill="#c9a27c"/><circle cx="26" cy="38" r="2.4" fill="#c9a27c"/><circle cx="39" cy="38" r="2.4" fill="#c9a27c"/>"##;
const ROBOT: &str = r##"<path d="M24 10V4" stroke="#6d7680" stroke-width="2.6"/><circle cx="24" cy="4" r="2.8" fill="#ff6b4a"/><path d="M10 10h28a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" fill="#9fb3b8"/><path d="M6 26h36v6a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill="#7f969c"/><path d="M2 18h4v9H2zM42 18h4v9h-4z" fill="#5f747a"/><circle cx="16" cy="20" r="5.4" fill="#20343a"/><circle cx="32" cy="20" r="5.4" fill="#20343a"/><circle cx="16" cy="20" r="2.6" fill="#7df0e0"/><path d="M29 17l6 6M35 17l-6 6" stroke="#7df0e0" stroke-width="1.8"/><path d="M15 30h18M19 28v5M24 28v5M29 28v5" stroke="#20343a" stroke-width="1.8"/><path d="M18 36h12v7H18z" fill="#5f747a"/><path d="M36 11l3 6-3 5" fill="none" stroke="#b7632f" stroke-width="1.8"/>"##;
const OBELISK: &str = r##"<ellipse cx="24" cy="42" rx="18" ry="4" fill="#ffd25c" fill-opacity=".55"/><path d="M24 2l8 8-3 31H19l-3-31z" fill="#3b2f5c"/><path d="M24 2l8 8-3 31h-5z" fill="#291f45"/><circle cx="24" cy="17" r="4" fill="none" stroke="#ffdf7e" stroke-width="2.2"/><path d="M24 21v11M20 26h8M21 35l3-3 3 3" fill="none" stroke="#ffdf7e" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M7 14l4 2M5 24h5M41 14l-4 2M43 24h-5" stroke="#f2b632" stroke-width="2.6" stroke-linecap="round"/>"##;
const SAUCER: &str = r##"<path d="M13 25c0-9 5-14 11-14s11 5 11 14z" fill="#9fe3ea"/><path d="M18 23c0-6 2-9 5-10" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M19 25c0-4 2-7 5-7s5 3 5 7z" fill="#67b562"/><circle cx="22" cy="22" r="1.2" fill="#1c3a1a"/><circle cx="26" cy="22" r="1.2" fill="#1c3a1a"/><ellipse cx="24" cy="29" rx="21" ry="8" fill="#b9bcc9"/><ellipse cx="24" cy="27" rx="21" ry="6.6" fill="#e1e3ec"/><ellipse cx="24" cy="26" rx="12" ry="3" fill="#b9bcc9"/><circle cx="9" cy="29" r="2.2" fill="#f25f5c"/><circle cx="19" cy="32" r="2.2" fill="#f2b632"/><circle cx="30" cy="32" r="2.2" fill="#4fb477"/><circle cx="39" cy="29" r="2.2" fill="#f25f5c"/><path d="M17 38l-5 7M24 39v6M31 38l5 7" stroke="#ffd25c" stroke-width="2.6" stroke-linecap="round"/>"##;
