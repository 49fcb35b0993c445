//! The room of Game of Trains, as a program for the browser.

fn main() {
    web::open(web::Program::room(&[trains_room::DOOR], &[trains_room::ROOM]));
}
