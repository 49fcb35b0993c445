//! The binary; everything it does stands in the library beside it.

/// A seventh less time for each action of a busy server than with the system's own.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::main()
}
