//! The course of a match: each seat's points and materials, turn by turn.

use game::Seat;
use leptos::prelude::*;
use rawsiko::{Application, Material, News, Objective, Set, Then, View};
use text::{Seating, t};

/// How a seat stood at the end of a turn.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Standing {
    points: u8,
    materials: u8,
}

/// Two charts: points and materials over the turns.
pub fn course(view: &View, history: &[News], seating: &Seating) -> AnyView {
    let objectives: Vec<Option<Objective>> = view.seats.iter().map(|it| it.objective).collect();
    let turns = turns(history, &objectives);
    if turns.len() < 2 {
        return ().into_any();
    }
    view! {
        <div class="raw-course" data-test="course">
            {chart(&turns, seating, t!("rawsiko-course-points"), |it| it.points)}
            {chart(&turns, seating, t!("rawsiko-course-materials"), |it| it.materials)}
        </div>
    }
    .into_any()
}

/// What each seat had after the set-up, after each turn, and at the very end.
fn turns(history: &[News], objectives: &[Option<Objective>]) -> Vec<Vec<Standing>> {
    let mut held = vec![Set::<Material>::EMPTY; objectives.len()];
    let mut out = vec![false; objectives.len()];
    let mut turns = Vec::new();
    let mut set_up = false;
    let now = |held: &[Set<Material>], out: &[bool]| -> Vec<Standing> {
        let seats = held.iter().zip(objectives).zip(out);
        seats.map(|((held, objective), out)| standing(*held, *objective, *out)).collect()
    };
    for news in history {
        // The first action phase begins: everything before was the set-up.
        if !set_up && matches!(news, News::Moved { .. } | News::Attacks { .. } | News::Done { .. })
        {
            set_up = true;
            turns.push(now(&held, &out));
        }
        apply(news, &mut held, &mut out);
        if matches!(then(news), Some(Then::Turn { .. } | Then::Over)) {
            turns.push(now(&held, &out));
        }
    }
    turns
}

fn apply(news: &News, held: &mut [Set<Material>], out: &mut [bool]) {
    let mut change = |seat: Seat, gained: Set<Material>, lost: Set<Material>| {
        if let Some(held) = held.get_mut(seat.index()) {
            *held = (*held | gained) - lost;
        }
    };
    match news {
        News::Picked { seat, gained, .. } => change(*seat, *gained, Set::EMPTY),
        News::Moved { seat, gained, lost, .. } => change(*seat, *gained, *lost),
        News::Clashed { seat, defender, gained, lost, taken, eliminated, .. } => {
            change(*seat, *gained, *lost);
            change(*defender, Set::EMPTY, *taken);
            if let Some(out) = eliminated.and_then(|seat| out.get_mut(seat.index())) {
                *out = true;
            }
        }
        News::Claimed { seat, material, .. } => change(*seat, Set::one(*material), Set::EMPTY),
        _ => {}
    }
}

fn then(news: &News) -> Option<&Then> {
    match news {
        News::Placed { then, .. }
        | News::Clashed { then, .. }
        | News::Done { then, .. }
        | News::Claimed { then, .. }
        | News::Passed { then, .. } => Some(then),
        _ => None,
    }
}

fn standing(held: Set<Material>, objective: Option<Objective>, out: bool) -> Standing {
    let goals = objective.into_iter().flat_map(Objective::applications);
    let done = goals.filter(|goal| (goal.materials() - held).is_empty());
    let points = if out { 0 } else { done.map(Application::points).sum() };
    Standing { points, materials: held.len() }
}

/// Width and height of a chart, and its margins: left, right, top, bottom.
const SIZE: (f64, f64) = (300.0, 170.0);
const MARGIN: (f64, f64, f64, f64) = (26.0, 26.0, 10.0, 22.0);

fn chart(
    turns: &[Vec<Standing>],
    seating: &Seating,
    title: String,
    value: fn(Standing) -> u8,
) -> AnyView {
    let most = turns.iter().flatten().map(|it| value(*it)).max().unwrap_or(1).max(5);
    let step = if most > 40 {
        20
    } else if most > 16 {
        10
    } else {
        5
    };
    let top = most.div_ceil(step) * step;
    let last = u8::try_from(turns.len() - 1).unwrap_or(u8::MAX);
    let x =
        |turn: u8| MARGIN.0 + (SIZE.0 - MARGIN.0 - MARGIN.1) * f64::from(turn) / f64::from(last);
    let y = |value: u8| {
        SIZE.1 - MARGIN.3 - (SIZE.1 - MARGIN.2 - MARGIN.3) * f64::from(value) / f64::from(top)
    };
    let lines: Vec<_> = (0..=top / step)
        .map(|n| {
            let (value, at) = (n * step, y(n * step));
            view! {
                <path class="line" d=format!("M{} {at}H{}", MARGIN.0, SIZE.0 - MARGIN.1)/>
                <text x=MARGIN.0 - 5.0 y=at + 4.0 text-anchor="end">{value}</text>
            }
        })
        .collect();
    let marks: Vec<_> = (0..=last)
        .filter(|turn| last < 10 || turn % 2 == 0)
        .map(|turn| view! { <text x=x(turn) y=SIZE.1 - 5.0 text-anchor="middle">{turn}</text> })
        .collect();
    // Letters at the ends of the lines keep out of each other's way.
    let mut ends: Vec<(Seat, f64)> = seating
        .seats()
        .map(|seat| (seat, y(value(turns[turns.len() - 1][seat.index()]))))
        .collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    for n in 1..ends.len() {
        ends[n].1 = ends[n].1.max(ends[n - 1].1 + 12.0);
    }
    let courses: Vec<_> = ends
        .into_iter()
        .map(|(seat, end)| {
            let points = turns.iter().zip(0_u8..).map(|(standings, turn)| {
                format!("{:.1} {:.1}", x(turn), y(value(standings[seat.index()])))
            });
            let path = format!("M{}", points.collect::<Vec<_>>().join("L"));
            let sitter = seating.at(seat);
            view! {
                <g class=format!("{} dash-{}", seating.class(seat), sitter.colour)>
                    <path class="course" d=path/>
                    <text class="end" x=SIZE.0 - MARGIN.1 + 7.0 y=end + 4.0>{sitter.letter().to_string()}</text>
                </g>
            }
        })
        .collect();
    view! {
        <figure>
            <figcaption>{title.clone()}</figcaption>
            <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) role="img" aria-label=title>{lines}{marks}{courses}</svg>
        </figure>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use game::{Event, Game, Observer, Play as _, Seeded};
    use rawsiko::{Phase, Rawsiko, Setup};

    use super::*;
    use crate::words;

    /// A random match, and all that the public heard of it.
    fn random_match(setup: Setup, seed: u64) -> (Rawsiko, Vec<News>) {
        let mut rng = Seeded::new(seed);
        let mut state = Rawsiko::start(&setup).unwrap();
        let (mut heard, mut scratch) = (Vec::new(), Vec::new());
        while let Some(event) = state.random(&mut rng, &mut scratch) {
            let event: Event<Rawsiko> = event;
            heard.push(state.tell(&event, Observer::Public));
            state.apply(&event);
        }
        (state, heard)
    }

    #[test]
    fn the_course_ends_where_the_match_ends() {
        for seed in 0..40 {
            let seats = 3 + u8::try_from(seed % 3).unwrap();
            let setup = Setup {
                turns: 4,
                china: seed % 2 == 0,
                stranglehold: seed % 4 < 2,
                advanced: seed % 8 < 4,
                ..Setup::new(seats)
            };
            let (state, heard) = random_match(setup, seed);
            assert_eq!(state.phase(), Phase::Over);
            let view = state.view(Observer::Public);
            let objectives: Vec<_> = view.seats.iter().map(|seat| seat.objective).collect();
            let course = turns(&heard, &objectives);
            let last = course.last().unwrap();
            for (seat, standing) in view.seats.iter().zip(last) {
                assert_eq!(standing.materials, seat.materials.len(), "match {seed}");
                if seat.eliminated.is_none() {
                    assert_eq!(standing.points, seat.score.unwrap().points, "match {seed}");
                }
            }
            assert!(course.len() <= 6, "the set-up, four turns, and the trade: match {seed}");
        }
    }

    #[test]
    fn everything_that_happens_is_said() {
        text::add(<rawsiko_kit::Kit as text::Words>::TEXTS);
        let seating = Seating((0..4).map(text::Sitter::person).collect());
        let setup = Setup { turns: 5, china: true, stranglehold: true, ..Setup::new(4) };
        for language in text::Language::ALL {
            text::speak(language);
            for news in (0..6).flat_map(|seed| random_match(setup, seed).1) {
                let said = words::say(&news, &seating).unwrap();
                assert!(!said.contains(['⟨', '{', '}', '$']), "{said}");
            }
        }
    }
}
