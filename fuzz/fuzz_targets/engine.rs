//! Whatever a program sends, each line gets one line of JSON with `ok` in it.
#![no_main]

use cli::engine::Session;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut session = Session::default();
    for line in data.split(|&byte| byte == b'\n').take(64) {
        let answer = session.answer(line);
        assert!(answer["ok"].is_boolean());
        assert!(!answer.to_string().contains('\n'));
    }
});
