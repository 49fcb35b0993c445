//! Any text is a record or refused with a line; a record prints to what it was read from.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::Record;

fuzz_target!(|text: &str| {
    match text.parse::<Record>() {
        Ok(record) => {
            let printed = record.to_string();
            assert_eq!(printed.parse::<Record>().as_ref(), Ok(&record));
            // Every line of what was read has one spelling; only line ends, and a seal that was
            // left off, may differ.
            let read: Vec<&str> = text.lines().collect();
            let lines: Vec<&str> = printed.lines().collect();
            assert!(lines.starts_with(&read));
            let _ = table::verify(&record);
        }
        Err(error) => assert!(error.line <= text.lines().count() + 1),
    }
});
