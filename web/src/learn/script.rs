//! Lines of a written match.

use record::Who;

/// What happens: a seat does something, or fate decides.
pub type ScriptEvent = (Who, &'static str);

/// A line of a script.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ScriptLine {
    /// `! draw 40` or `0 place 3`
    Event(ScriptEvent),
    /// Anything else: its first word and the rest.
    Word(&'static str, &'static str),
}

/// The lines of a script. Several may stand in one, with `;` between them; what stands behind `#` is for
/// who reads the file.
pub fn lines(text: &'static str) -> impl Iterator<Item = ScriptLine> {
    let said = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    said.flat_map(|line| line.split(';')).filter_map(|line| {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let seat = word.parse().ok().map(Who::Seat);
        let who = if word == "!" { Some(Who::Fate) } else { seat };
        match (word, who) {
            ("", _) => None,
            (_, Some(who)) => Some(ScriptLine::Event((who, rest))),
            (word, None) => Some(ScriptLine::Word(word, rest)),
        }
    })
}
