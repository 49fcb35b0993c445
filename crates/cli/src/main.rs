//! The binary; everything it does stands in the library beside it.

fn main() -> std::process::ExitCode {
    cli::main()
}
