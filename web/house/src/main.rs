//! The start page, as a program for the browser.

use web::{
    Program,
    room::{AnyRoom, Door},
};

const DOORS: &[Door] = &[trains_room::DOOR, dig_mars_room::DOOR, rawsiko_room::DOOR];
const ROOMS: &[AnyRoom] = &[trains_room::ROOM, dig_mars_room::ROOM, rawsiko_room::ROOM];

fn main() {
    web::open(if cfg!(feature = "rooms") {
        Program::everything(DOORS, ROOMS)
    } else {
        Program::house(DOORS)
    });
}
