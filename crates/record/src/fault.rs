use thiserror::Error;

/// Why a text is not a record, and where.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
#[error("line {line}: {fault}")]
pub struct BadRecord {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, Eq, PartialEq, Error)]
pub enum Fault {
    /// Something else, or nothing, where a certain line must stand.
    #[error("expected {0}")]
    Expected(&'static str),
    /// A version of the format that this program does not know.
    #[error(
        "this is a record of format {0}, but only formats 1 and 2 are known; use a newer galds"
    )]
    Format(String),
    /// Entries count 1, 2, 3 …
    #[error("expected entry {0}; entries are numbered without gaps")]
    Number(u32),
    /// Neither `!` nor a seat.
    #[error("expected `!` for fate or the number of a seat, 0 to 7")]
    Who,
    /// An entry without content.
    #[error("the entry says nothing")]
    Empty,
    /// An undo that is not allowed.
    #[error(transparent)]
    Undo(#[from] CannotUndo),
    /// Not hexadecimal.
    #[error("expected 64 hexadecimal digits (0-9, a-f)")]
    Hex,
    /// Spaces, control characters or line ends where they do not belong.
    #[error("odd spacing or characters; the line should read `{0}`")]
    Spelling(String),
    /// Text after the end.
    #[error("nothing may follow here")]
    AfterEnd,
    /// Not what it was when the record was sealed.
    #[error("this line was changed after the record was sealed")]
    Changed,
    /// The seal itself is not what it was.
    #[error("the seal does not fit the lines above; it was changed or damaged")]
    Seal,
}

/// Why an undo is not possible.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Error)]
pub enum CannotUndo {
    /// It never happened, or it has been taken back already.
    #[error("there is no event {0} to take back")]
    NoSuchEvent(u32),
    /// Somebody may have learnt something.
    #[error("event {0} came from fate, and nothing before it can be taken back")]
    FateSpoke(u32),
    /// Somebody relied on it.
    #[error("event {0} was another seat's, and nothing before it can be taken back")]
    OtherActed(u32),
}
