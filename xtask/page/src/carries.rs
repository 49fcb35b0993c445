//! Whether a program carries what it does not need.

use std::path::Path;

/// The first sign, if there is one, that a program carries another game than its own: a place in
/// the source of that game, or one of its texts. The start page carries none; it has only doors.
pub fn stranger<'a>(name: &str, program: &[u8], games: &'a [String]) -> Option<(&'a str, String)> {
    games.iter().filter(|game| *game != name).find_map(|game| {
        let signs =
            [format!("games/{game}/rules"), format!("games/{game}/room"), format!("{game}-news-")];
        signs.into_iter().find(|sign| holds(program, sign)).map(|sign| (game.as_str(), sign))
    })
}

fn holds(program: &[u8], sign: &str) -> bool {
    program.windows(sign.len()).any(|at| at == sign.as_bytes())
}

/// The names of all games, which are those of their folders.
pub fn games(folders: &[impl AsRef<Path>]) -> Vec<String> {
    let names = folders.iter().filter_map(|folder| folder.as_ref().file_name());
    names.map(|name| name.to_string_lossy().into_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stranger_is_recognised_by_its_source_or_its_texts() {
        let games = ["chess".to_owned(), "go".to_owned()];
        let own = b"\0games/chess/rules/src/apply.rs\0chess-news-moved = \xff";
        assert_eq!(stranger("chess", own, &games), None);
        assert_eq!(stranger("go", own, &games), Some(("chess", "games/chess/rules".to_owned())));
        let texts = b"\xffgo-news-placed = ";
        assert_eq!(stranger("chess", texts, &games), Some(("go", "go-news-".to_owned())));
        assert_eq!(stranger("house", texts, &games), Some(("go", "go-news-".to_owned())));
        assert_eq!(stranger("house", b"go-title = Go", &games), None);
    }
}
