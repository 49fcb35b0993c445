//! Each law catches a game that breaks it, and lets the same game pass without the flaw.

use laws::{
    Law, Length, Suite,
    toy::{Flawed, flaw},
};

fn verdict<const FLAW: u8>() -> Option<Law> {
    let suite = Suite::<Flawed<FLAW>> {
        setups: &["seats=2"],
        matches: 200,
        length: Length::Ends(12),
        pieces: Flawed::pieces,
        seed: 1,
    };
    suite.check().err().map(|broken| {
        // The story of a failure is complete: a person can play it again.
        let story = broken.to_string();
        assert!(story.contains("seed 1, match "), "{story}");
        assert!(story.contains("setup seats=2"), "{story}");
        broken.law
    })
}

#[test]
fn a_sound_game_passes() {
    assert_eq!(verdict::<{ flaw::NONE }>(), None);
}

macro_rules! catches {
    ($($test:ident: $flaw:ident breaks $law:ident;)*) => {$(
        #[test]
        fn $test() {
            assert_eq!(verdict::<{ flaw::$flaw }>(), Some(Law::$law));
        }
    )*};
}

catches! {
    another_card_imagined: IMAGINES_ANOTHER_CARD breaks ImaginedView;
    a_secret_that_stays_one: OPEN_IS_CLOSED breaks OpenShowsAll;
    asked_by_a_secret: ASKED_BY_A_SECRET breaks ImaginedTurn;
    actions_by_a_secret: ACTIONS_BY_A_SECRET breaks ImaginedActions;
    news_that_omit: NEWS_OMIT_THE_ROLL breaks NewsOmit;
    news_that_tell_a_secret: NEWS_TELL_THE_BID breaks NewsTellTooMuch;
    unsorted_list: LIST_UNSORTED breaks ListInOrder;
    repeated_action: LIST_REPEATS breaks ListInOrder;
    list_for_nobody: LIST_FOR_UNASKED breaks ListForAsked;
    empty_list: LIST_EMPTY breaks ListForAsked;
    list_that_depends_on_the_vector: LIST_DEPENDS_ON_VECTOR breaks CheckAgrees;
    impossible_sample: SAMPLE_IMPOSSIBLE breaks SamplePossible;
    refusal_that_leaves_a_trace: REFUSAL_LEAVES_A_TRACE breaks RefusalIsHarmless;
    text_of_another_action: TEXT_OF_ANOTHER breaks TextReadsBack;
    text_with_a_comment: TEXT_WITH_COMMENT breaks TextReadsBack;
    json_that_forgets: JSON_FORGETS breaks JsonReadsBack;
    start_that_differs: START_DIFFERS breaks ReplayIsEqual;
    clone_that_forgets: CLONE_FORGETS breaks CloneIsEqual;
    a_card_in_two_places: CARD_STAYS_IN_PILE breaks PiecesOnce;
    a_match_without_end: NEVER_ENDS breaks MatchEnds;
    a_seat_without_a_place: RANKING_TOO_SHORT breaks RankingIsWhole;
}
