use alloc::{borrow::ToOwned, string::String};
use core::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use thiserror::Error;

/// Something with exactly one spelling, on one line.
///
/// What is printed parses back to the same value, and nothing else parses: two texts are equal
/// exactly when the values are. `;` and line breaks never occur, since records use them.
pub trait Token:
    Clone + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + Send + Sync + 'static
{
}

impl<T> Token for T where
    T: Clone + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadToken> + Send + Sync + 'static
{
}

/// A text that is not what it should be.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("`{text}` is not {wanted}")]
pub struct BadToken {
    text: String,
    wanted: &'static str,
}

impl BadToken {
    /// `text` stands where `wanted` should; `wanted` reads on from "is not".
    pub fn new(text: &str, wanted: &'static str) -> Self {
        // A client may send a megabyte; nobody wants it back in the error.
        let end = text.char_indices().nth(60).map_or(text.len(), |(at, _)| at);
        BadToken { text: text[..end].to_owned(), wanted }
    }
}

/// A number in plain digits, from 1 on: no sign and no leading zero, so that there is one spelling.
pub fn plain<T: FromStr>(text: &str) -> Option<T> {
    if text.starts_with(['0', '+', '-']) { None } else { text.parse().ok() }
}

/// Reads a token word by word; words are separated by exactly one space.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    rest: core::str::Split<'a, char>,
    wanted: &'static str,
}

impl<'a> Words<'a> {
    /// The words of `text`; whatever goes wrong, the error says that it is not `wanted`.
    pub fn new(text: &'a str, wanted: &'static str) -> Self {
        Words { text, rest: text.split(' '), wanted }
    }

    /// That the text is not what it should be.
    pub fn bad(&self) -> BadToken {
        BadToken::new(self.text, self.wanted)
    }

    /// The next word.
    pub fn word(&mut self) -> Result<&'a str, BadToken> {
        self.rest.next().ok_or_else(|| self.bad())
    }

    /// The next word as a value.
    pub fn parse<T: FromStr>(&mut self) -> Result<T, BadToken> {
        self.word()?.parse().map_err(|_| self.bad())
    }

    /// The value, if no word is left over.
    pub fn end<T>(mut self, value: T) -> Result<T, BadToken> {
        match self.rest.next() {
            None => Ok(value),
            Some(_) => Err(self.bad()),
        }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.rest.next()
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn words_are_taken_one_by_one() {
        let mut words = Words::new("place 3", "an action");
        assert_eq!(words.word(), Ok("place"));
        assert_eq!(words.parse(), Ok(3u8));
        assert_eq!(words.end(()), Ok(()));
    }

    #[test]
    fn what_is_left_over_or_missing_is_an_error() {
        let mut words = Words::new("place 3", "an action");
        assert_eq!(words.word(), Ok("place"));
        let error = words.end(()).unwrap_err();
        assert_eq!(error.to_string(), "`place 3` is not an action");
        let mut words = Words::new("place", "an action");
        words.word().unwrap();
        assert!(words.word().is_err());
    }

    #[test]
    fn numbers_have_one_spelling() {
        assert_eq!(plain("84"), Some(84u8));
        for bad in ["", "0", "084", "+84", "-84", "84 ", "256"] {
            assert_eq!(plain::<u8>(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn an_error_quotes_no_more_than_it_should() {
        let error = BadToken::new(&"ā".repeat(1_000_000), "an action");
        assert!(error.to_string().chars().count() < 100);
    }
}
