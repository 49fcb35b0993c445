//! The client, as a program for the browser.

fn main() {
    web::main();
}
