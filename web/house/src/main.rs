//! The start page, as a program for the browser.

use games::{DOORS, ROOMS};
use web::Program;

fn main() {
    web::open(if cfg!(feature = "rooms") {
        Program::everything(DOORS, ROOMS)
    } else {
        Program::house(DOORS)
    });
}
