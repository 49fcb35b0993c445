//! The rules as a book: what stands in RULES.md and its translations, taken apart.

/// A part of a book, in the order in which it is read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Part {
    /// The title of a chapter.
    Chapter(String),
    /// A rule with its number, such as `4.2`.
    Rule(String, Vec<Piece>),
    /// Something said beside the rules.
    Aside(Vec<Piece>),
    /// Several things said beside the rules, one below the other.
    List(Vec<Vec<Piece>>),
}

/// A piece of a sentence.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Piece {
    /// As it stands.
    Plain(String),
    /// What a rule is about.
    Strong(String),
    /// Said with weight.
    Stressed(String),
    /// A rule that is referred to: its number.
    Rule(String),
    /// A sign of the game, written `{name}`; the room draws it. A number marks a part of a figure.
    Sign(String),
}

impl Piece {
    /// It as plain text.
    pub fn text(&self) -> String {
        match self {
            Piece::Plain(text) | Piece::Strong(text) | Piece::Stressed(text) => text.clone(),
            Piece::Rule(number) => format!("§{number}"),
            Piece::Sign(name) => name.clone(),
        }
    }
}

/// Takes a text apart. What only matters to who reads the file is left out: its title, and the line that
/// leads to its translations.
pub fn read(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    for paragraph in text.split("\n\n") {
        let line = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.is_empty() || line.starts_with("# ") || line.starts_with('[') {
            continue;
        }
        if let Some(title) = line.strip_prefix("## ") {
            parts.push(Part::Chapter(title.to_owned()));
        } else if line.starts_with("- ") {
            parts.push(Part::List(items(paragraph)));
        } else if let Some((number, rest)) = numbered(&line) {
            parts.push(Part::Rule(number.to_owned(), pieces(rest)));
        } else {
            parts.push(Part::Aside(pieces(&line)));
        }
    }
    parts
}

/// The lines of a list. What is set in belongs to the line before.
fn items(paragraph: &str) -> Vec<Vec<Piece>> {
    let mut items: Vec<String> = Vec::new();
    for line in paragraph.lines() {
        match (line.strip_prefix("- "), items.last_mut()) {
            (None, Some(item)) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (first, _) => items.push(first.unwrap_or(line).trim().to_owned()),
        }
    }
    items.iter().map(|item| pieces(item)).collect()
}

/// What a chapter is known by: the number or letter before its title, or else its title.
pub fn key(title: &str) -> String {
    match title.split_once('.') {
        Some((key, _)) if key.chars().all(char::is_alphanumeric) => key.to_owned(),
        _ => title.to_lowercase().split_whitespace().collect::<Vec<_>>().join("-"),
    }
}

/// The signs that a book shows, numbers of figures left out.
pub fn signs(parts: &[Part]) -> impl Iterator<Item = &str> {
    let said = parts.iter().flat_map(|part| match part {
        Part::Chapter(_) => &[],
        Part::Rule(_, said) | Part::Aside(said) => std::slice::from_ref(said),
        Part::List(items) => items.as_slice(),
    });
    said.flatten().filter_map(|piece| match piece {
        Piece::Sign(name) if name.parse::<u8>().is_err() => Some(name.as_str()),
        _ => None,
    })
}

/// The number of a rule and what it says.
fn numbered(line: &str) -> Option<(&str, &str)> {
    let (number, rest) = line.split_once(' ')?;
    let (chapter, at) = number.split_once('.')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (digits(chapter) && digits(at)).then_some((number, rest))
}

/// Takes a sentence apart.
fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '§', '`', '{']) {
        let (before, from) = rest.split_at(at);
        let (piece, after) = marked(from);
        add(&mut pieces, before);
        match piece {
            Some(piece) => pieces.push(piece),
            None => add(&mut pieces, &from[..from.len() - after.len()]),
        }
        rest = after;
    }
    add(&mut pieces, rest);
    pieces
}

/// Plain text joins plain text before it.
fn add(pieces: &mut Vec<Piece>, text: &str) {
    match pieces.last_mut() {
        _ if text.is_empty() => {}
        Some(Piece::Plain(before)) => before.push_str(text),
        _ => pieces.push(Piece::Plain(text.to_owned())),
    }
}

/// The piece that begins here, if the sign begins one, and what comes after it.
fn marked(from: &str) -> (Option<Piece>, &str) {
    let between = |mark: &str| {
        let (inside, after) = from.strip_prefix(mark)?.split_once(mark)?;
        Some((inside.to_owned(), after))
    };
    if let Some((inside, after)) = between("**") {
        return (Some(Piece::Strong(inside)), after);
    }
    if let Some((inside, after)) = between("*").or_else(|| between("`")) {
        return (Some(Piece::Stressed(inside)), after);
    }
    if let Some((name, after)) = from.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
        return (Some(Piece::Sign(name.to_owned())), after);
    }
    if let Some(after) = from.strip_prefix('§') {
        let end = after.find(|it: char| !it.is_ascii_digit() && it != '.').unwrap_or(after.len());
        // A full stop at the end belongs to the sentence.
        let number = after[..end].trim_end_matches('.');
        if !number.is_empty() {
            return (Some(Piece::Rule(number.to_owned())), &after[number.len()..]);
        }
    }
    let sign = from.chars().next().map_or(0, char::len_utf8);
    (None, &from[sign..])
}

/// Whether a text has all these words in it, in whatever case.
pub fn mentions(pieces: &[Piece], words: &str) -> bool {
    let text: String = pieces.iter().map(Piece::text).collect::<String>().to_lowercase();
    words.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_taken_apart() {
        let text = "# Title\n\n[latviski](RULES.lv.md)\n\nThe aim.\n\n## 1. What there is\n\n1.1 **Draw.** Take\n\
                    a card, see §3.2 and §4. *Ruling.*\n\nBeside the rules: 2 * 3.\n";
        let plain = |text: &str| Piece::Plain(text.to_owned());
        assert_eq!(
            read(text),
            [
                Part::Aside(vec![plain("The aim.")]),
                Part::Chapter("1. What there is".to_owned()),
                Part::Rule(
                    "1.1".to_owned(),
                    vec![
                        Piece::Strong("Draw.".to_owned()),
                        plain(" Take a card, see "),
                        Piece::Rule("3.2".to_owned()),
                        plain(" and "),
                        Piece::Rule("4".to_owned()),
                        plain(". "),
                        Piece::Stressed("Ruling.".to_owned()),
                    ]
                ),
                Part::Aside(vec![plain("Beside the rules: 2 * 3.")]),
            ]
        );
    }

    #[test]
    fn lists_and_signs_are_read() {
        let text = "## A. Signs\n\n- {clash} **Clash.** Two\n  meet.\n- {1} A part { of it.\n";
        let plain = |text: &str| Piece::Plain(text.to_owned());
        let sign = |name: &str| Piece::Sign(name.to_owned());
        let parts = read(text);
        assert_eq!(
            parts[1..],
            [Part::List(vec![
                vec![
                    sign("clash"),
                    plain(" "),
                    Piece::Strong("Clash.".to_owned()),
                    plain(" Two meet.")
                ],
                vec![sign("1"), plain(" A part { of it.")],
            ])]
        );
        assert_eq!(signs(&parts).collect::<Vec<_>>(), ["clash"]);
    }

    #[test]
    fn a_chapter_is_known_by_its_number_its_letter_or_its_title() {
        assert_eq!(key("4. Turns"), "4");
        assert_eq!(key("A. The screen"), "A");
        assert_eq!(key("Pirms partijas"), "pirms-partijas");
    }

    #[test]
    fn words_are_found_in_any_case_and_order() {
        let pieces = pieces("Take the **top** card of the pile, §4.2.");
        assert!(mentions(&pieces, "card TOP"));
        assert!(mentions(&pieces, "§4.2"));
        assert!(!mentions(&pieces, "card bottom"));
    }
}
