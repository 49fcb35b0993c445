//! The bots of the page, as a program for a web worker.

fn main() {
    worker::serve();
}
