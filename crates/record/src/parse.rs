use std::str::FromStr;

use crate::{
    BadRecord, Brought, Bytes32, Entry, Fault, Format, Header, MAX_SEATS, Record, Seal, What, Who,
};

/// Reads a record. Every line has one spelling, so that reading and printing is the identity; the
/// line ends of other systems are forgiven.
impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let lines: Vec<&str> = text.lines().collect();
        let sealed = lines.iter().position(|line| line.starts_with("seal "));
        let (body, seal) = lines.split_at(sealed.unwrap_or(lines.len()));
        // First, because a changed line is the better story than what it broke.
        if !seal.is_empty() {
            Seal::check(body, seal)?;
        }
        let mut reader = Reader { lines: body, at: 0 };
        let record = reader.record()?;
        if let Some(line) = reader.peek() {
            let expected = if record.result.is_none() && record.key.is_none() {
                let number = record.next();
                if line.starts_with(|c: char| c.is_ascii_digit()) {
                    Fault::Number(number)
                } else {
                    Fault::Expected("a numbered entry, `result` or `key`")
                }
            } else {
                Fault::AfterEnd
            };
            return Err(reader.bad(expected));
        }
        let finished = record.result.is_some() && record.key.is_some();
        match (finished, seal.is_empty()) {
            (true, true) => Err(reader.bad(Fault::Expected("the seal of a finished record"))),
            (false, false) => Err(reader.bad(Fault::Expected("`result` and `key` above the seal"))),
            _ => Ok(record),
        }
    }
}

struct Reader<'a> {
    lines: &'a [&'a str],
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.at).copied()
    }

    /// A fault of the line that is next.
    fn bad(&self, fault: Fault) -> BadRecord {
        BadRecord { line: self.at + 1, fault }
    }

    /// The rest of the next line if it begins with this word.
    fn field(&mut self, word: &str) -> Option<&'a str> {
        let rest = self.peek()?.strip_prefix(word)?.strip_prefix(' ')?;
        self.at += 1;
        Some(rest)
    }

    /// Steps back to the line that was just taken, to complain about it.
    fn back(&mut self, fault: Fault) -> BadRecord {
        self.at -= 1;
        self.bad(fault)
    }

    fn need(&mut self, word: &str, expected: &'static str) -> Result<&'a str, BadRecord> {
        self.field(word).ok_or_else(|| self.bad(Fault::Expected(expected)))
    }

    fn text(&mut self, word: &str, text: &str) -> Result<String, BadRecord> {
        let clean = crate::one_line(text);
        if clean != text {
            return Err(self.back(Fault::Spelling(format!("{word} {clean}"))));
        }
        Ok(clean)
    }

    fn bytes(&mut self, text: &str) -> Result<Bytes32, BadRecord> {
        text.parse().map_err(|_| self.back(Fault::Hex))
    }

    fn record(&mut self) -> Result<Record, BadRecord> {
        let mut record = Record::new(self.header()?);
        while self.entry(&mut record)? {}
        if let Some(text) = self.field("result") {
            record.result = Some(self.text("result", text)?);
        }
        if let Some(text) = self.field("key") {
            record.key = Some(self.bytes(text)?);
        }
        Ok(record)
    }

    fn header(&mut self) -> Result<Header, BadRecord> {
        let format = match self.need("galds", "`galds 2`, the first line of a record")? {
            "1" => Format::One,
            "2" => Format::Two,
            other => return Err(self.back(Fault::Format(crate::one_line(other)))),
        };
        let text = self.need("game", "`game` and the name of a game")?;
        let game = self.text("game", text)?;
        let text = self.need("rules", "`rules` and the version of the rules")?;
        let rules =
            number(text).ok_or_else(|| self.back(Fault::Expected("`rules` and a number")))?;
        let text = self.need("setup", "`setup` and how the match is set up")?;
        let setup = self.text("setup", text)?;
        let mut seats = Vec::new();
        while let Some(text) = self.field("seat") {
            let text = self.of_seat(text, seats.len())?;
            seats.push(self.text(&format!("seat {}", seats.len()), text)?);
        }
        let commit = match self.field("commit") {
            Some(text) => Some(self.bytes(text)?),
            None => None,
        };
        let nonces = self.nonces(format)?;
        Ok(Header { format, game, rules, setup, seats, commit, nonces })
    }

    /// What the seats brought for the dealer.
    fn nonces(&mut self, format: Format) -> Result<[Brought; MAX_SEATS], BadRecord> {
        let mut nonces = [Brought::Nothing; MAX_SEATS];
        let mut free = 0;
        loop {
            let (text, shown) = match (self.field("nonce"), format) {
                (Some(text), _) => (text, true),
                (None, Format::One) => return Ok(nonces),
                (None, Format::Two) => match self.field("withheld") {
                    Some(text) => (text, false),
                    None => return Ok(nonces),
                },
            };
            let next = text.split_once(' ').and_then(|(number, rest)| {
                let seat = (free..MAX_SEATS).find(|seat| number == seat.to_string())?;
                // From format 2 on, some may have brought nothing.
                (format == Format::Two || seat == free).then_some((seat, rest))
            });
            let Some((seat, text)) = next else {
                return Err(self.back(Fault::Expected("the seats in order: 0, 1, 2 …, at most 8")));
            };
            let bytes = self.bytes(text)?;
            nonces[seat] = if shown { Brought::Nonce(bytes) } else { Brought::Withheld(bytes) };
            free = seat + 1;
        }
    }

    /// What follows the number of a seat that must be the next one.
    fn of_seat(&mut self, text: &'a str, seat: usize) -> Result<&'a str, BadRecord> {
        let expected = Fault::Expected("the seats in order: 0, 1, 2 …, at most 8");
        match text.split_once(' ') {
            Some((number, rest)) if seat < 8 && number == seat.to_string() => Ok(rest),
            _ => Err(self.back(expected)),
        }
    }

    /// Reads an entry into the record; says whether there was one.
    fn entry(&mut self, record: &mut Record) -> Result<bool, BadRecord> {
        let wanted = record.next();
        let Some(rest) = self.field(&wanted.to_string()) else { return Ok(false) };
        let entry = Entry::from_str(rest).map_err(|fault| match fault {
            Fault::Spelling(right) => self.back(Fault::Spelling(format!("{wanted} {right}"))),
            fault => self.back(fault),
        })?;
        if let (Who::Seat(seat), What::Undo(to)) = (entry.who, &entry.what) {
            record.undo(seat, *to).map_err(|error| self.back(error.into()))?;
            if let Some(undo) = record.entries.last_mut() {
                undo.note = entry.note;
            }
        } else {
            record.entries.push(entry);
            record.live.push(wanted);
        }
        Ok(true)
    }
}

/// Reads an entry without its number. It has one spelling too.
impl FromStr for Entry {
    type Err = Fault;

    fn from_str(line: &str) -> Result<Self, Fault> {
        let (event, note) = match line.split_once(" ; ") {
            Some((event, note)) => (event, Some(note).filter(|note| !note.trim().is_empty())),
            None => (line, None),
        };
        let (who, text) = event.split_once(' ').unwrap_or((event, ""));
        let who = match who.as_bytes() {
            b"!" => Who::Fate,
            [digit @ b'0'..b'8'] => Who::Seat(digit - b'0'),
            _ => return Err(Fault::Who),
        };
        let clean = crate::one_line(text);
        if clean.is_empty() {
            return Err(Fault::Empty);
        }
        let what = match (who, text.split_once(' ')) {
            (Who::Seat(_), Some(("undo", to))) => {
                let expected = Fault::Expected("`undo` and the number of an entry");
                What::Undo(number(to).ok_or(expected)?)
            }
            _ => What::Event(clean),
        };
        let note = note.map(crate::one_line).filter(|note| !note.is_empty());
        let entry = Entry { who, what, note };
        let spelling = entry.to_string();
        if spelling == line { Ok(entry) } else { Err(Fault::Spelling(spelling)) }
    }
}

/// Plain digits without sign or leading zero.
fn number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}
