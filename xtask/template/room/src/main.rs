//! The room of Sample Game, as a program for the browser.

fn main() {
    web::open(web::Program::room(&[sample_game_room::DOOR], &[sample_game_room::ROOM]));
}
