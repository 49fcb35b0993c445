use alloc::vec::Vec;

use game::{Pile, Rng, Seat, Seats, Turn};

use crate::{
    Action, Bonus, Chance, DigMars, End, Field, GRID, Level, Phase, Tile, Top, Track, Use, Way,
    board::of_level,
    score::{cost, ranking, target},
};

#[inline]
pub(crate) fn turn(state: &DigMars) -> Turn {
    match state.phase {
        Phase::Settle | Phase::Turn | Phase::Station | Phase::Last => {
            Turn::Seats(Seats::one(state.active))
        }
        // Fate is asked for the front of a scanned tile too, though it is decided: an event of
        // chance stands wherever somebody learns something, and nobody can take it back.
        Phase::Backs | Phase::First | Phase::Dig(_) | Phase::Scan(_) | Phase::Back(_) => {
            Turn::Chance
        }
        Phase::Over(end) => {
            Turn::Over(ranking(state, (end == End::Declared).then_some(state.active)))
        }
    }
}

#[inline]
pub(crate) fn actions(state: &DigMars, seat: Seat, out: &mut Vec<Action>) {
    if state.active != seat {
        return;
    }
    match state.phase {
        Phase::Turn => {
            if state.actions > 0 {
                digs(state, Action::Dig, out);
                transports(state, Action::Transport, out);
                moves(state, out);
                upgrades(state, out);
            }
            if state.bonuses != [0; Bonus::ALL.len()] {
                bonuses(state, out);
            }
            declaration(state, out);
            out.push(Action::End);
        }
        // §2.5, §3.8: in the beginning every field has a stack.
        Phase::Settle | Phase::Station => out.extend(Field::ALL.map(Action::Place)),
        Phase::Last => {
            declaration(state, out);
            out.push(Action::End);
        }
        _ => {}
    }
}

/// §3.2, whether it is paid with an action or a bonus.
#[inline]
fn digs(state: &DigMars, action: fn(Field) -> Action, out: &mut Vec<Action>) {
    for field in state.stations(state.active).fields() {
        if let Some(dig) = difficulty(state, field)
            && state.strength(state.active, Track::Digging, field) >= dig.number()
        {
            out.push(action(field));
        }
    }
}

/// How hard the face-down top tile of a field is to dig, if there is one.
#[inline]
fn difficulty(state: &DigMars, field: Field) -> Option<Level> {
    match state.stack(field).top {
        Some(Top::Down(dig)) => Some(dig),
        Some(Top::Scanned(tile, _)) => Some(tile.face().dig),
        Some(Top::Up(_)) | None => None,
    }
}

/// §3.3, whether it is paid with an action or a bonus.
#[inline]
fn transports(state: &DigMars, action: fn(Field) -> Action, out: &mut Vec<Action>) {
    for field in state.stations(state.active).fields() {
        if let Some(Top::Up(tile)) = state.stack(field).top {
            let strength = state.strength(state.active, Track::Transport, field);
            if strength >= tile.face().transport.number() {
                out.push(action(field));
            }
        }
    }
}

/// §3.5
#[inline]
fn moves(state: &DigMars, out: &mut Vec<Action>) {
    for from in state.stations(state.active).fields() {
        for way in Way::ALL {
            let Some(near) = from.next(way) else { continue };
            let far = if has_tile(state, near) { None } else { beyond(state, near, way) };
            match (far, way) {
                (None, _) => out.push(Action::Move(from, near)),
                // The list is in the order of the fields.
                (Some(far), Way::Up | Way::Left) => {
                    out.extend([far, near].map(|to| Action::Move(from, to)));
                }
                (Some(far), Way::Right | Way::Down) => {
                    out.extend([near, far].map(|to| Action::Move(from, to)));
                }
            }
        }
    }
}

/// §3.6: the nearest stack after this field.
#[inline]
fn beyond(state: &DigMars, field: Field, way: Way) -> Option<Field> {
    let mut next = field.next(way);
    while let Some(field) = next
        && !has_tile(state, field)
    {
        next = field.next(way);
    }
    next
}

#[inline]
fn has_tile(state: &DigMars, field: Field) -> bool {
    state.stack(field).left > 0
}

/// §3.7
#[inline]
fn upgrades(state: &DigMars, out: &mut Vec<Action>) {
    for track in Track::ALL {
        if let Some(level) = state.level(state.active, track).next()
            && cost(level) <= state.points(state.active)
        {
            out.push(Action::Upgrade(track));
        }
    }
}

/// §5.2
fn bonuses(state: &DigMars, out: &mut Vec<Action>) {
    let open = |bonus: Bonus| state.bonuses[bonus as usize] > 0;
    if open(Bonus::Dig) {
        digs(state, |field| Action::Bonus(Use::Dig(field)), out);
    }
    if open(Bonus::Transport) {
        transports(state, |field| Action::Bonus(Use::Transport(field)), out);
    }
    if open(Bonus::Move) {
        for seat in (0..state.seats).map(Seat::new) {
            for from in state.stations(seat).fields() {
                for to in Field::ALL {
                    if to != from && has_tile(state, to) {
                        out.push(Action::Bonus(Use::Move(seat, from, to)));
                    }
                }
            }
        }
    }
    if open(Bonus::Point) {
        out.push(Action::Bonus(Use::Point));
    }
    if open(Bonus::Scan) {
        for field in Field::ALL {
            if difficulty(state, field).is_some() {
                out.push(Action::Bonus(Use::Scan(field)));
            }
        }
    }
}

/// §6.2
#[inline]
fn declaration(state: &DigMars, out: &mut Vec<Action>) {
    if state.points(state.active) >= target(state.seats) {
        out.push(Action::Declare);
    }
}

#[inline]
pub(crate) fn sample(state: &DigMars, rng: &mut impl Rng) -> Chance {
    match state.phase {
        Phase::Dig(field) | Phase::Scan(field) => match state.stack(field).top {
            Some(Top::Down(dig)) => Chance::Front(Tile::drawn(fronts(state, dig).pick(rng))),
            Some(Top::Scanned(tile, _)) => Chance::Front(tile),
            Some(Top::Up(_)) | None => unreachable!("only a face-down tile has a front to show"),
        },
        Phase::Back(_) => {
            // The tile is any of those that lie covered; its back is all that anybody sees.
            let covered = state.covered.iter().map(|&count| u32::from(count));
            let mut nth = rng.below(covered.clone().sum());
            let back = Level::ALL.into_iter().zip(covered).find(|&(_, count)| {
                let found = nth < count;
                nth = nth.wrapping_sub(count);
                found
            });
            Chance::Back(back.expect("a covered tile").0)
        }
        Phase::First => {
            let number = rng.below(u32::from(state.seats));
            Chance::First(Seat::new(u8::try_from(number).expect("at most 4 seats")))
        }
        Phase::Backs => {
            let mut tiles = state.hidden;
            Chance::Backs([(); GRID].map(|()| Tile::drawn(tiles.draw(rng)).face().dig))
        }
        Phase::Settle | Phase::Turn | Phase::Station | Phase::Last | Phase::Over(_) => {
            unreachable!("sampled where no chance outcome is due")
        }
    }
}

pub(crate) fn possible(state: &DigMars, chance: &Chance) -> bool {
    match (state.phase, *chance) {
        (Phase::Backs, Chance::Backs(backs)) => {
            let mut covered = state.covered;
            backs.iter().all(|back| match &mut covered[back.index()] {
                0 => false,
                count => {
                    *count -= 1;
                    true
                }
            })
        }
        (Phase::First, Chance::First(seat)) => seat.number() < state.seats,
        (Phase::Dig(field) | Phase::Scan(field), Chance::Front(tile)) => {
            match state.stack(field).top {
                Some(Top::Down(dig)) => fronts(state, dig).contains(tile.number()),
                Some(Top::Scanned(seen, _)) => tile == seen,
                Some(Top::Up(_)) | None => false,
            }
        }
        (Phase::Back(_), Chance::Back(back)) => state.covered[back.index()] > 0,
        _ => false,
    }
}

/// What a tile with this back may be. Those under other backs of the same kind and those that lie
/// covered are among them: any is as likely as the others.
#[inline]
fn fronts(state: &DigMars, dig: Level) -> Pile {
    state.hidden & of_level(dig)
}
