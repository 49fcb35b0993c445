//! The room of Dig Mars, as a program for the browser.

fn main() {
    web::open(web::Program::room(&[dig_mars_room::DOOR], &[dig_mars_room::ROOM]));
}
