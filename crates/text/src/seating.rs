use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};

use crate::t;

/// How many colours there are, each with its letter and pattern. `web/style/0-tokens.css` has them.
pub const COLOURS: u8 = 5;

/// Who sits in a seat.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Sitter {
    /// What they are called; empty for the usual name.
    pub name: String,
    /// Which of the faces.
    pub avatar: u8,
    /// Which of the colours.
    pub colour: u8,
    /// The level of a bot by its word; none for a person.
    pub bot: Option<String>,
}

impl Sitter {
    /// The face of an empty seat: none.
    pub const NO_FACE: u8 = u8::MAX;

    /// A person in this seat.
    pub fn person(seat: u8) -> Self {
        Sitter { name: String::new(), avatar: seat, colour: seat % COLOURS, bot: None }
    }

    /// A bot in this seat. Its face is the animal that its level is named after.
    pub fn bot(seat: u8, level: Level) -> Self {
        let bot = Some(level.id().to_owned());
        Sitter { bot, ..Sitter::person(seat) }
    }

    /// Whoever has this name in a record, where a bot is `bot:` and its level.
    pub fn named(seat: u8, name: &str) -> Self {
        if let Some(level) = name.strip_prefix("bot:").and_then(|level| level.parse().ok()) {
            return Sitter::bot(seat, level);
        }
        let person = Sitter::person(seat);
        // Records of old called somebody without a name "you", who need not be the one who reads.
        let name =
            if ["You", "Tu", "Ty"].contains(&name) { person.plain_name() } else { name.to_owned() };
        Sitter { name, ..person }
    }

    /// What somebody without a name is called by others.
    fn plain_name(&self) -> String {
        t!("seat-person", letter = self.letter().to_string())
    }

    /// The level, if this is a bot.
    pub fn level(&self) -> Option<Level> {
        self.bot.as_ref().map(|level| level.parse().unwrap_or(Level::Hare))
    }

    /// The letter that goes with the colour.
    pub fn letter(&self) -> char {
        char::from(b'A' + self.colour % COLOURS)
    }
}

/// Everybody at a table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Seating(pub Vec<Sitter>);

impl Seating {
    /// Whoever played, by the names in a record.
    pub fn named(names: &[String]) -> Self {
        Seating((0..).zip(names).map(|(seat, name)| Sitter::named(seat, name)).collect())
    }

    /// Whoever played in a record that anybody may read: nobody in it is "you".
    pub fn read(names: &[String]) -> Self {
        let Seating(mut sitters) = Seating::named(names);
        for sitter in sitters.iter_mut().filter(|it| it.bot.is_none() && it.name.is_empty()) {
            sitter.name = sitter.plain_name();
        }
        Seating(sitters)
    }

    /// Who sits there.
    pub fn at(&self, seat: Seat) -> &Sitter {
        &self.0[seat.index()]
    }

    /// What they are called in the reader's language.
    pub fn name(&self, seat: Seat) -> String {
        let sitter = self.at(seat);
        if !sitter.name.is_empty() {
            return sitter.name.clone();
        }
        let Some(level) = sitter.level() else {
            return if self.people() == 1 { t!("seat-you") } else { sitter.plain_name() };
        };
        let animal = level_name(level);
        let alike = self.0.iter().filter(|other| other.level() == Some(level));
        if alike.count() > 1 { format!("{animal} {}", sitter.letter()) } else { animal }
    }

    /// What everybody is called in a record. Others read it, so nobody is "you".
    pub fn names_for_record(&self) -> Vec<String> {
        let name = |sitter: &Sitter| match sitter.level() {
            Some(level) => format!("bot:{}", level.id()),
            None if sitter.name.is_empty() => sitter.plain_name(),
            None => sitter.name.clone(),
        };
        self.0.iter().map(name).collect()
    }

    /// The CSS class with the colour of a seat: `seat-0` to `seat-4`.
    pub fn class(&self, seat: Seat) -> String {
        format!("seat-{}", self.at(seat).colour % COLOURS)
    }

    /// Whether a seat is called "you", as a selector of texts: `yes` or `no`.
    pub fn you(&self, seat: Seat) -> &'static str {
        let sitter = self.at(seat);
        let you = sitter.bot.is_none() && sitter.name.is_empty() && self.people() == 1;
        if you { "yes" } else { "no" }
    }

    /// How many people sit here.
    pub fn people(&self) -> usize {
        self.0.iter().filter(|sitter| sitter.bot.is_none()).count()
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.at(seat).bot.is_none()
    }

    /// The seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..u8::try_from(self.0.len()).unwrap_or(0)).map(Seat::new)
    }
}

/// The animal of a level in the reader's language.
pub fn level_name(level: Level) -> String {
    crate::known(level.names()).to_owned()
}
