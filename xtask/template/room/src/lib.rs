//! Sample Game in the page. It has no board of its own yet: `web::plain` draws it.

use sample_game::SampleGame;
use sample_game_kit::Kit;
use text::Texts;
use web::room::{AnyRoom, Door, Room};

/// The room of Sample Game.
pub struct SampleGameRoom;

/// The door of the room.
pub const DOOR: Door = Door::of::<SampleGameRoom>();

/// The room itself.
pub const ROOM: AnyRoom = AnyRoom::of::<SampleGameRoom>();

impl Room for SampleGameRoom {
    type Game = SampleGame;
    type Kit = Kit;

    const DOOR: &'static Texts = text::texts!("../../text": "door");
    const LEARN: &'static Texts = text::texts!("../../text": "learn");
    const RULES: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULES.lv.md"),
        include_str!("../../RULES.sk.md"),
    ];
    const MINUTES: (u8, u8) = (3, 5);
}
