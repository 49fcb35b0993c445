//! The turn counter, as the printed rules have it (§7.4, §7.5).

use game::{Event, Game as _, Observer, Play as _, Seeded};
use rawsiko::{News, Phase, Rawsiko, Setup, Then};

#[test]
fn an_elimination_moves_the_turn_counter_on_and_the_match_ends_at_its_last_number() {
    let (mut moved, mut ended) = (0, 0);
    for seed in 0..60 {
        let setup = Setup { turns: 6, stranglehold: seed % 3 > 0, ..Setup::new(5) };
        let mut state = Rawsiko::start(&setup).unwrap();
        let (mut rng, mut scratch) = (Seeded::new(seed), Vec::new());
        while let Some(event) = state.random(&mut rng, &mut scratch) {
            let event: Event<Rawsiko> = event;
            let before = state.view(Observer::Public);
            let news = state.tell(&event, Observer::Public);
            state.apply(&event);
            let after = state.view(Observer::Public);
            let ((from, all), (to, still)) = (before.counter(), after.counter());
            assert_eq!((all, still), (6, 6), "what was agreed stays");
            let next = u8::from(after.turn > before.turn);
            let shortened = matches!(news, News::Clashed { shortened: true, .. });
            moved += u32::from(shortened);
            assert_eq!(to, from + next + u8::from(shortened), "match {seed}");
            if let News::Done { then: Then::Turn { turn, .. }, .. } = news {
                assert_eq!(turn, to, "what is heard is what is seen");
            }
            if after.phase == Phase::Over
                && after.seats.iter().filter(|it| it.eliminated.is_none()).count() > 1
            {
                assert_eq!(to, 6, "match {seed}");
                ended += 1;
            }
        }
    }
    assert!(moved > 0 && ended > 0, "{moved} eliminations, {ended} ends");
}
