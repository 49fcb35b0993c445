//! Any text is a record or refused with a line; a record prints to what it was read from.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::Record;

fuzz_target!(|text: &str| {
    match text.parse::<Record>() {
        Ok(record) => {
            let printed = record.to_string();
            assert_eq!(printed.parse::<Record>().as_ref(), Ok(&record));
            // Every line has one spelling; only the characters at their ends may differ.
            assert!(text.lines().eq(printed.lines()));
            let _ = games::verify(&record);
        }
        Err(error) => assert!(error.line <= text.lines().count() + 1),
    }
});
