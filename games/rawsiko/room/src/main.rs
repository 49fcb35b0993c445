//! The room of `RAWsiko`, as a program for the browser.

fn main() {
    web::open(web::Program::room(&[rawsiko_room::DOOR], &[rawsiko_room::ROOM]));
}
