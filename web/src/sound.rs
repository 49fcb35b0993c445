//! Small wooden sounds, off until asked for.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

use crate::settings::Preferences;

thread_local! {
    static ROOM: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Something was put on the table.
pub fn knock() {
    let wishes = crate::shelf::get::<Preferences>("galds.settings").filter(|it| it.sound);
    if let Some(loudness) = wishes.map(|it| it.loudness()).filter(|it| *it > 0) {
        // Where there is no sound, there is nothing to be done about it.
        strike(220.0, 0.07, f32::from(loudness) / 100.0 * LOUDEST).ok();
    }
}

/// The gain of the loudest sound.
const LOUDEST: f32 = 0.42;

/// A short, dull tone that falls, as of a piece of wood on a table.
fn strike(pitch: f32, seconds: f64, gain: f32) -> Result<(), wasm_bindgen::JsValue> {
    ROOM.with_borrow_mut(|room| {
        if room.is_none() {
            *room = Some(AudioContext::new()?);
        }
        let Some(room) = room else { return Ok(()) };
        let now = room.current_time();
        let (tone, volume) = (room.create_oscillator()?, room.create_gain()?);
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value_at_time(pitch, now)?;
        tone.frequency().exponential_ramp_to_value_at_time(pitch / 2.5, now + seconds)?;
        volume.gain().set_value_at_time(gain, now)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, now + seconds)?;
        tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&room.destination())?;
        tone.start()?;
        tone.stop_with_when(now + seconds)
    })
}
