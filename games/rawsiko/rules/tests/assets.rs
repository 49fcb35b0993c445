//! Assets come and go as the rules say and in no other way, however a match is played; and every
//! match is over in time.

use game::{Event, Game, Play, Rng, Seat, Seeded, Turn};
use rawsiko::{Action, Chance, Named, Phase, Rawsiko, Setup, Territory};

/// How somebody plays who does not think.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Any action.
    Any,
    /// Attacks wherever it can, with as many as it likes.
    Fights,
    /// Never stops as long as something can move, and moves one asset after the other.
    Wanders,
}

/// What was seen in all matches of a style.
#[derive(Debug, Default)]
struct Seen {
    events: u32,
    longest: u32,
    eliminated: u32,
    last_survivors: u32,
    shortened: u32,
}

fn choose(style: Style, list: &[Action], rng: &mut Seeded) -> Action {
    let wanted = |action: &&Action| match style {
        Style::Any => true,
        Style::Fights => matches!(action, Action::Attack(..)),
        Style::Wanders => matches!(action, Action::Move(_, _, count) if count.get() == 1),
    };
    let best: Vec<&Action> = list.iter().filter(wanted).collect();
    if best.is_empty() { *rng.pick(list) } else { **rng.pick(&best) }
}

fn seats(state: &Rawsiko) -> impl Iterator<Item = Seat> + use<> {
    (0..state.seats()).map(Seat::new)
}

fn on_the_map(state: &Rawsiko) -> u32 {
    Territory::ALL.iter().map(|&territory| u32::from(state.assets(territory))).sum()
}

fn play(setup: Setup, style: Style, number: u64, seen: &mut Seen) {
    let mut rng = Seeded::stream(7, number);
    let mut state = Rawsiko::start(&setup).expect("a good setup");
    let mut list = Vec::new();
    let mut events = 0;
    loop {
        let event = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => Event::Chance(state.sample(&mut rng)),
            Turn::Seats(asked) => {
                let seat = asked.pick(&mut rng);
                list.clear();
                state.actions(seat, &mut list);
                Event::Action(seat, choose(style, &list, &mut rng))
            }
        };
        let before = state.clone();
        state.play(&event).expect("from the list");
        compare(&before, event, &state);
        // Matches that are played at random seldom come here, so the laws see little of it.
        if seats(&state).any(|seat| !state.survives(seat)) {
            imagined(&state, &mut rng);
        }
        events += 1;
        assert!(events <= longest(setup), "{setup} is longer than it can be");
    }
    let Turn::Over(ranking) = state.turn() else { unreachable!("the loop ends with the match") };
    for fallen in seats(&state).filter(|&seat| !state.survives(seat)) {
        for seat in seats(&state).filter(|&seat| state.survives(seat)) {
            assert!(ranking.place(seat) < ranking.place(fallen));
        }
    }
    let gone = seats(&state).filter(|&seat| !state.survives(seat)).count();
    seen.events += events;
    seen.longest = seen.longest.max(events);
    seen.eliminated += u32::try_from(gone).expect("few");
    seen.last_survivors += u32::from(gone + 1 == usize::from(setup.seats));
    seen.shortened += u32::from(state.turns().1 < setup.turns);
}

fn imagined(state: &Rawsiko, rng: &mut Seeded) {
    for who in state.observers() {
        let view = state.view(who);
        let other = Rawsiko::imagine(&view, rng);
        assert_eq!(other.view(who), view);
        assert_eq!(other.turn(), state.turn());
    }
}

fn compare(before: &Rawsiko, event: Event<Rawsiko>, after: &Rawsiko) {
    let (was, is) = (on_the_map(before), on_the_map(after));
    match event {
        Event::Action(_, Action::Pick(_) | Action::Place(_)) => assert_eq!(is, was + 1, "{event}"),
        Event::Chance(Chance::Roll(attack, defence)) => {
            let pairs = attack.count().min(defence.count());
            assert_eq!(is, was - u32::from(pairs), "{event}");
        }
        Event::Action(..) | Event::Chance(_) => assert_eq!(is, was, "{event}"),
    }
    let (turn, last) = after.turns();
    let (was_turn, was_last) = before.turns();
    assert!(turn <= last, "turn {turn} of {last}");
    assert!(turn - was_turn <= 1);
    // §7.4, §7.5
    let fell = seats(after).any(|seat| before.survives(seat) && !after.survives(seat));
    let shorter = fell && after.setup().stranglehold && was_turn < was_last;
    assert_eq!(was_last - last, u8::from(shorter), "{event}");
    for seat in seats(after) {
        // §7.1, and before the first turn nobody can be eliminated.
        assert_eq!(after.survives(seat), turn == 0 || !after.held(seat).is_empty());
        for territory in after.held(seat) {
            assert_eq!(after.owner(territory), Some(seat));
            assert!(after.ready(territory) <= after.assets(territory));
            // §5.6
            let garrison = after.setup().garrison && before.owner(territory) == Some(seat);
            assert!(!garrison || after.mobile(territory) < after.assets(territory));
        }
    }
    if matches!(after.phase(), Phase::Invest) && turn > was_turn {
        for seat in seats(after) {
            let materials = after.materials(seat).len();
            assert_eq!(after.investment(seat), materials.div_ceil(3));
        }
    }
}

/// More events than there can be (§8.8).
fn longest(setup: Setup) -> u32 {
    let (seats, turns) = (u32::from(setup.seats), u32::from(setup.turns));
    let picks: u8 = setup.picks().iter().sum();
    let initial = seats * u32::from(picks + setup.assets());
    // All materials of all seats together are no more than what all territories bear, each seat
    // rounds up by two at most, and no seat receives more than nine.
    let sites: u32 = Territory::ALL.iter().map(|from| u32::from(from.materials().len())).sum();
    let invested = ((sites + 2 * seats) / 3).min(9 * seats);
    let assets = initial + (turns - 1) * invested;
    let set_up = 1 + seats + 2 * seats;
    // Each clash is two events and costs an asset; the last asset cannot be lost.
    let clashes = 2 * (assets - 1);
    let moves: u32 = (0..turns).map(|turn| initial + turn * invested).sum();
    let done = seats * turns;
    let claims = 6 + seats;
    set_up + assets + clashes + moves + done + claims
}

fn seen(style: Style) -> Seen {
    let mut seen = Seen::default();
    let texts = [
        "seats=3 turns=15",
        "seats=3 turns=8 stranglehold china",
        "seats=4 turns=15 garrison",
        "seats=4 turns=8 advanced stranglehold",
        "seats=5 turns=15 stranglehold china",
        "seats=5 turns=8 china garrison",
    ];
    for text in texts {
        let setup = text.parse().expect("a setup");
        for number in 0..40 {
            play(setup, style, number, &mut seen);
        }
    }
    println!("{style:?}: {seen:?}");
    seen
}

#[test]
fn at_random() {
    assert!(seen(Style::Any).eliminated > 0);
}

#[test]
fn fighting() {
    let seen = seen(Style::Fights);
    assert!(seen.eliminated > 100 && seen.last_survivors > 0 && seen.shortened > 50, "{seen:?}");
}

#[test]
fn wandering() {
    assert!(seen(Style::Wanders).longest > 1_500);
}

#[test]
fn the_bound_in_the_rules() {
    let most = (3..=5).map(|seats| longest(Setup { turns: 15, ..Setup::new(seats) })).max();
    assert_eq!(most, Some(5_581));
}
