//! A guided first match: a script that the person plays one seat of.

use bots::Level;
use record::Who;

use super::script::{ScriptEvent, ScriptLine, lines};

/// The seat of the person who learns.
pub const PUPIL: Who = Who::Seat(0);

/// A guided first match. Once its script is over, it goes on as any other match does.
///
/// ```text
/// setup seats=2
/// bots mouse              who sits in each of the other seats
/// ! first 0               fate and the others do as it is written
/// say hello               a text to be read: `GAME-learn-hello`
/// ask draw                a text that asks for what comes next
/// 0 draw                  and that is what the person does
/// ```
///
/// A star at the end of an action stands for whatever the person likes: `0 place *`. What is not asked
/// for anew belongs to what was asked last. A text may ask whether one plays with a finger (`$finger`) and
/// whether the match is over (`$over`), `yes` or `no`.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// How the match is set up.
    pub setup: &'static str,
    /// Who sits in the other seats.
    pub bots: Vec<Level>,
    /// What comes before each event, and behind the last one.
    steps: Vec<Step>,
}

/// What is said before an event, and the event.
#[derive(Clone, Debug, Default)]
struct Step {
    says: Vec<&'static str>,
    ask: Option<&'static str>,
    /// Whether that was asked before.
    again: bool,
    event: Option<ScriptEvent>,
}

/// What the person is told at a moment.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Card {
    /// The end of its text's key.
    pub key: &'static str,
    /// Which of all cards it is, counted from 1.
    pub number: usize,
    /// Whether it is there to be read only; otherwise it asks for something.
    pub only_read: bool,
}

impl Lesson {
    /// Reads a script.
    pub fn read(text: &'static str) -> Self {
        let mut lesson = Lesson { setup: "", bots: Vec::new(), steps: vec![Step::default()] };
        let mut asked = None;
        for line in lines(text) {
            let last = lesson.steps.last_mut().expect("there is always one");
            match line {
                ScriptLine::Event(event) => {
                    if event.0 == PUPIL && last.ask.is_none() {
                        (last.ask, last.again) = (asked, true);
                    }
                    asked = last.ask.or(asked);
                    last.event = Some(event);
                    lesson.steps.push(Step::default());
                }
                ScriptLine::Word("setup", setup) => lesson.setup = setup,
                ScriptLine::Word("bots", levels) => {
                    let level = |word: &str| word.parse().expect("the level of a bot");
                    lesson.bots = levels.split_whitespace().map(level).collect();
                }
                ScriptLine::Word("say", key) => last.says.push(key),
                ScriptLine::Word("ask", key) => last.ask = Some(key),
                ScriptLine::Word(word, _) => panic!("a lesson knows no `{word}`"),
            }
        }
        lesson
    }

    /// How many cards there are.
    pub fn cards(&self) -> usize {
        self.before(self.steps.len())
    }

    /// How many cards come before the event with this number, counted from 0.
    fn before(&self, at: usize) -> usize {
        let cards =
            |moment: &Step| moment.says.len() + usize::from(moment.ask.is_some() && !moment.again);
        self.steps.iter().take(at).map(cards).sum()
    }

    /// The card for somebody who has seen so many events, and has read so many texts since.
    pub fn card(&self, at: usize, read: usize) -> Option<Card> {
        let moment = self.steps.get(at)?;
        let number = self.before(at) + 1;
        if let Some(key) = moment.says.get(read) {
            return Some(Card { key, number: number + read, only_read: true });
        }
        let number = number + moment.says.len() - usize::from(moment.again);
        moment.ask.map(|key| Card { key, number, only_read: false })
    }

    /// What happens after so many events, and nothing else; none once everybody is free.
    pub fn event(&self, at: usize) -> Option<ScriptEvent> {
        self.steps.get(at)?.event
    }

    /// Whether the person may do this after so many events.
    pub fn allows(&self, at: usize, action: &str) -> bool {
        match self.event(at) {
            None => true,
            Some((PUPIL, wanted)) => wanted
                .strip_suffix('*')
                .map_or(wanted == action, |begins| action.starts_with(begins)),
            Some(_) => false,
        }
    }

    /// What the person should do after so many events, if it is exactly one thing.
    pub fn wanted(&self, at: usize) -> Option<&'static str> {
        let (who, wanted) = self.event(at)?;
        (who == PUPIL && !wanted.ends_with('*')).then_some(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "setup seats=2\nbots hare\n! first 0\nsay hello\nsay look # twice\n\
                          ask draw\n0 draw\n! draw 4\nask place\n0 place *;0 done\nsay end\n";

    #[test]
    fn cards_come_in_their_order() {
        let lesson = Lesson::read(SCRIPT);
        assert_eq!((lesson.setup, lesson.cards()), ("seats=2", 5));
        assert_eq!(lesson.bots, [Level::Hare]);
        let card = |at, read| lesson.card(at, read).map(|it| (it.key, it.number, it.only_read));
        assert_eq!(card(0, 0), None);
        assert_eq!(card(1, 0), Some(("hello", 1, true)));
        assert_eq!(card(1, 1), Some(("look", 2, true)));
        assert_eq!(card(1, 2), Some(("draw", 3, false)));
        assert_eq!(card(2, 0), None);
        assert_eq!(card(3, 0), Some(("place", 4, false)));
        assert_eq!(card(4, 0), Some(("place", 4, false)), "it goes on");
        assert_eq!(card(5, 0), Some(("end", 5, true)));
        assert_eq!(card(5, 1), None);
        assert_eq!(card(9, 0), None);
    }

    #[test]
    fn only_what_is_written_may_be_done() {
        let lesson = Lesson::read(SCRIPT);
        assert!(lesson.allows(1, "draw") && !lesson.allows(1, "use swap 1"));
        assert!(!lesson.allows(2, "draw"), "this is for fate to say");
        assert!(lesson.allows(3, "place 7") && !lesson.allows(3, "draw"));
        assert!(lesson.allows(5, "anything"), "the script is over");
        assert_eq!(lesson.wanted(1), Some("draw"));
        assert_eq!(lesson.wanted(3), None);
    }
}
