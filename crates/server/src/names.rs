//! Names that people give themselves, and that others have to read.

use wire::http::LONGEST_NAME;

/// How many marks may stand on one letter; more of them leave their line.
const MOST_MARKS: usize = 2;

/// A name without anything that could disturb a line of text, turn it around, hide in it, or pass for a
/// bot; none if nothing is left, or too much.
pub fn clean(name: &str) -> Option<String> {
    let mut spaced = String::new();
    let mut marks = 0;
    // What is longer is refused anyway.
    for letter in name.chars().take(200) {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks <= MOST_MARKS {
            spaced.push(if is_odd(letter) { ' ' } else { letter });
        }
    }
    let clean = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    let seen = clean.chars().any(|letter| !is_mark(letter));
    (seen && clean.chars().count() <= LONGEST_NAME).then_some(clean)
}

/// Letters that are not seen, look like nothing or change what stands around them.
fn is_odd(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            ';' | ':'
            | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202f}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{1d159}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

/// Marks that stand on the letter before them.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn names_stay_on_one_line_and_pass_for_no_bot() {
        let check = |name: &str, expected: Option<&str>| {
            assert_eq!(clean(name).as_deref(), expected, "{name:?}");
        };
        check("Lauma", Some("Lauma"));
        check("  Ľubomír \n Žaneta ", Some("Ľubomír Žaneta"));
        check("Zoe\u{308}", Some("Zoe\u{308}"));
        check("bot:owl", Some("bot owl"));
        check("a;b", Some("a b"));
        check("right\u{202e}left", Some("right left"));
        check("soft\u{ad}hyphen", Some("soft hyphen"));
        check("a\u{a0}\u{3000}b", Some("a b"));
        check(&format!("z{}", "\u{301}".repeat(50)), Some("z\u{301}\u{301}"));
        for blank in [
            "",
            " \u{200b} ",
            "\u{2800}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{301}",
            "\u{180e}",
            "\u{e000}",
        ] {
            check(blank, None);
        }
        check(&"x".repeat(24), Some(&"x".repeat(24)));
        check(&"x".repeat(25), None);
        check(&"x".repeat(100_000), None);
    }
}
