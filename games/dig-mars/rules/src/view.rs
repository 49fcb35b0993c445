use arrayvec::ArrayVec;
use game::{Event, Observer, Pile, Play as _, Rng, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Bonus, Chance, DigMars, End, Field, GRID, Level, Phase, Stack, Stations, Tile, Top,
    Track, Use,
    apply::apply,
    board::{all_tiles, of_level},
    score::{cost, shares, split, target},
};

/// What one observer may know.
///
/// The only secret of this game is what a scan has shown (§5.9). The points of others are none:
/// all gains and payments are public, so every observer can know every total, and who is asked
/// after the last tile and the ranking follow from them (§6.3, §6.5). They are here for all;
/// [`shows_points`](View::shows_points) says when a person is to see them.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The seat that looks; none for the public. With everything open, whoever decides.
    pub me: Option<Seat>,
    /// Who began.
    pub first: Option<Seat>,
    /// Whose turn it is, or was when the match ended; none before the first seat is chosen.
    pub active: Option<Seat>,
    /// What happens next.
    pub phase: Phase,
    /// How many actions the active seat has left.
    pub actions: u8,
    /// The bonuses that the active seat may still use; no turn has more than nine digs.
    pub bonuses: ArrayVec<Bonus, 9>,
    /// How many turns in a row, this one included, have seen no dig, transport or upgrade. After
    /// ten of every seat the match is over (§6.4).
    pub quiet: u8,
    /// How many points allow a seat to declare victory.
    pub target: u8,
    /// Whether the match is played with open points (§6.6).
    pub open_points: bool,
    /// What each seat has.
    pub seats: ArrayVec<SeatView, 4>,
    /// What lies on each field, row by row.
    pub stacks: [StackView; GRID],
    /// Of the tiles that lie covered, how many have the difficulty 1, 2, 3 and 4.
    pub covered: [u8; 4],
    /// The numbers of the tiles that were carried off; everybody has seen them.
    pub taken: Pile,
    /// Whether everything is open to whoever looks.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub open: bool,
}

/// What one seat has.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct SeatView {
    /// Its points. To be shown to people only where [`View::shows_points`] says so.
    pub points: u8,
    /// The level of its digging track.
    pub digging: Level,
    /// The level of its transport track.
    pub transport: Level,
    /// The level of its fleet.
    pub fleet: Level,
    /// The fields of its stations, one entry for each station.
    pub stations: ArrayVec<Field, 4>,
}

/// What lies on one field.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct StackView {
    /// Which field.
    pub field: Field,
    /// How many tiles.
    pub tiles: u8,
    /// The top one; none on an empty field, and as long as fate has not decided its back.
    pub top: Option<TopView>,
}

/// The top tile of a stack.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "face", rename_all = "snake_case")]
pub enum TopView {
    /// It lies face down.
    Down {
        /// How hard it is to dig.
        dig: Level,
        /// Who has looked at it.
        scanned: ArrayVec<Seat, 4>,
        /// Which tile it is, for those who have.
        tile: Option<Tile>,
    },
    /// It lies face up.
    Up {
        /// Which tile it is.
        tile: Tile,
    },
}

/// One event as one observer hears of it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum News {
    /// Fate laid out the stacks.
    Laid {
        /// How hard the top tiles are to dig, row by row.
        backs: [Level; GRID],
    },
    /// Fate chose who begins.
    First {
        /// Who.
        seat: Seat,
    },
    /// A seat placed its first station, or the one that an upgrade brought.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        field: Field,
    },
    /// A seat begins to dig.
    Digs {
        /// Who.
        seat: Seat,
        /// Where.
        field: Field,
        /// It used a bonus for that and not an action.
        bonus: bool,
    },
    /// The tile was turned over.
    Dug {
        /// Who dug.
        seat: Seat,
        /// Where.
        field: Field,
        /// What it is. If a bonus is on it, this seat has earned it.
        tile: Tile,
    },
    /// A seat took a tile.
    Transported {
        /// Who.
        seat: Seat,
        /// From where.
        field: Field,
        /// Which.
        tile: Tile,
        /// It used a bonus for that and not an action.
        bonus: bool,
        /// Who gets how many points for it.
        shares: ArrayVec<Share, 4>,
        /// How many tiles still lie there.
        left: u8,
        /// It was the last of all, and so the end.
        over: Option<End>,
    },
    /// The back of the tile below came to light.
    Uncovered {
        /// Where.
        field: Field,
        /// How hard it is to dig.
        dig: Level,
    },
    /// A seat moved one of its stations.
    Moved {
        /// Who.
        seat: Seat,
        /// From where.
        from: Field,
        /// To where.
        to: Field,
    },
    /// A seat raised one of its tracks.
    Upgraded {
        /// Who.
        seat: Seat,
        /// Which track.
        track: Track,
        /// To which level.
        level: Level,
        /// How many points it paid.
        paid: u8,
    },
    /// A seat moved any station with a bonus.
    Relocated {
        /// Who.
        seat: Seat,
        /// Whose station.
        owner: Seat,
        /// From where.
        from: Field,
        /// To where.
        to: Field,
    },
    /// A seat took the point of a bonus.
    Gained {
        /// Who.
        seat: Seat,
    },
    /// A seat lifts a tile to look at it.
    Scans {
        /// Who.
        seat: Seat,
        /// Where.
        field: Field,
    },
    /// It has seen the front.
    Scanned {
        /// Who.
        seat: Seat,
        /// Where.
        field: Field,
        /// What it is, told to those who have looked at it.
        tile: Option<Tile>,
    },
    /// A seat declared victory, and that is the end.
    Declared {
        /// Who.
        seat: Seat,
    },
    /// A seat ended its turn.
    Ended {
        /// Who.
        seat: Seat,
        /// Whose turn it is now, unless the match is over.
        next: Option<Seat>,
        /// Why the match is over.
        over: Option<End>,
    },
}

/// What a seat gets of a tile.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// How many points.
    pub points: u8,
}

impl View {
    /// Whether a person who has this view is to see the points of that seat (§6.6): one's own
    /// always, those of others at the end, with open points, or with everything open.
    pub fn shows_points(&self, seat: Seat) -> bool {
        let open = self.open || self.open_points;
        open || self.me == Some(seat) || matches!(self.phase, Phase::Over(_))
    }

    /// How many stations a seat has on a field.
    pub fn stations(&self, seat: Seat, field: Field) -> u8 {
        let stations = &self.seats[seat.index()].stations;
        stations.iter().map(|&at| u8::from(at == field)).sum()
    }

    /// What a seat can dig or transport on this field (§4.1). If it has no station there: what it
    /// could as soon as it had one.
    pub fn strength(&self, seat: Seat, track: Track, field: Field) -> u8 {
        let has = &self.seats[seat.index()];
        let level = match track {
            Track::Digging => has.digging,
            Track::Transport => has.transport,
            Track::Fleet => has.fleet,
        };
        let standing: u8 = self.all().map(|seat| self.stations(seat, field)).sum();
        let there = u8::from(self.stations(seat, field) > 0);
        level.number() + standing - there
    }

    /// Who gets how many points if this seat takes the tile that lies face up there (§4.4). Nobody
    /// gets any where no tile does.
    pub fn shares(&self, carrier: Seat, field: Field) -> ArrayVec<Share, 4> {
        let Some(TopView::Up { tile }) = self.stacks[field.index()].top else {
            return ArrayVec::new();
        };
        let mut present = [false; 4];
        for seat in self.all() {
            present[seat.index()] = seat == carrier || self.stations(seat, field) > 0;
        }
        given(split(present, carrier, tile.face().points))
    }

    fn all(&self) -> impl Iterator<Item = Seat> {
        (0..).map(Seat::new).take(self.seats.len())
    }
}

/// Those who get something.
fn given(shares: [u8; 4]) -> ArrayVec<Share, 4> {
    let shares = (0..).map(Seat::new).zip(shares).filter(|&(_, points)| points > 0);
    shares.map(|(seat, points)| Share { seat, points }).collect()
}

pub(crate) fn view(state: &DigMars, who: Observer) -> View {
    View {
        me: state.place_of(who),
        first: state.first,
        active: state.active(),
        phase: state.phase,
        actions: state.actions,
        bonuses: Bonus::ALL
            .into_iter()
            .flat_map(|bonus| (0..state.bonuses[bonus as usize]).map(move |_| bonus))
            .collect(),
        quiet: state.quiet,
        target: target(state.seats),
        open_points: state.open_points,
        seats: (0..state.seats)
            .map(Seat::new)
            .map(|seat| SeatView {
                points: state.points(seat),
                digging: state.level(seat, Track::Digging),
                transport: state.level(seat, Track::Transport),
                fleet: state.level(seat, Track::Fleet),
                stations: state.stations(seat).each().collect(),
            })
            .collect(),
        stacks: Field::ALL.map(|field| {
            let Stack { left, top } = state.stack(field);
            StackView { field, tiles: left, top: top.map(|top| seen(top, who)) }
        }),
        covered: state.covered,
        taken: state.taken,
        open: who == Observer::All,
    }
}

/// A top tile as this observer sees it. That a tile was scanned, and by whom, everybody knows.
fn seen(top: Top, who: Observer) -> TopView {
    match top {
        Top::Down(dig) => TopView::Down { dig, scanned: ArrayVec::new(), tile: None },
        Top::Scanned(tile, seats) => TopView::Down {
            dig: tile.face().dig,
            scanned: seats.iter().collect(),
            tile: Some(tile).filter(|_| seats.iter().any(|seat| who.knows(seat))),
        },
        Top::Up(tile) => TopView::Up { tile },
    }
}

/// What the observer cannot see are the fronts that others have scanned: any tiles that have these
/// backs and that the observer has not seen elsewhere.
pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> DigMars {
    let mut hidden = all_tiles() - view.taken;
    for stack in &view.stacks {
        if let Some(TopView::Up { tile } | TopView::Down { tile: Some(tile), .. }) = stack.top {
            hidden.remove(tile.number());
        }
    }
    let mut state = DigMars {
        hidden,
        taken: view.taken,
        stations: [Stations::NONE; 4],
        stacks: [Stack { left: 0, top: None }; GRID],
        covered: view.covered,
        levels: [[Level::ONE; 3]; 4],
        points: [0; 4],
        bonuses: [0; 5],
        actions: view.actions,
        quiet: view.quiet,
        #[expect(clippy::cast_possible_truncation, reason = "at most four")]
        seats: view.seats.len() as u8,
        open_points: view.open_points,
        first: view.first,
        active: view.active.unwrap_or(Seat::new(0)),
        phase: view.phase,
    };
    for &bonus in &view.bonuses {
        state.bonuses[bonus as usize] += 1;
    }
    for (n, seat) in view.seats.iter().enumerate() {
        state.levels[n] = [seat.digging, seat.transport, seat.fleet];
        state.points[n] = seat.points;
        seat.stations.iter().for_each(|&field| state.stations[n].add(field));
    }
    for stack in &view.stacks {
        let top = stack.top.as_ref().map(|top| match top {
            TopView::Up { tile } => Top::Up(*tile),
            TopView::Down { dig, scanned, .. } if scanned.is_empty() => Top::Down(*dig),
            TopView::Down { dig, scanned, tile } => {
                let tile = tile.unwrap_or_else(|| {
                    let fronts = state.hidden & of_level(*dig);
                    Tile::drawn(fronts.pick(rng))
                });
                state.hidden.remove(tile.number());
                Top::Scanned(tile, scanned.iter().copied().collect::<Seats>())
            }
        });
        state.stacks[stack.field.index()] = Stack { left: stack.tiles, top };
    }
    state
}

pub(crate) fn tell(state: &DigMars, event: &Event<DigMars>, who: Observer) -> News {
    match *event {
        Event::Chance(chance) => tell_chance(state, chance, who),
        Event::Action(seat, action) => {
            let mut after = state.clone();
            apply(&mut after, event);
            tell_action(state, seat, action, &after)
        }
    }
}

fn tell_chance(state: &DigMars, chance: Chance, who: Observer) -> News {
    let seat = state.active;
    match (chance, state.phase) {
        (Chance::Backs(backs), _) => News::Laid { backs },
        (Chance::First(seat), _) => News::First { seat },
        (Chance::Back(dig), Phase::Back(field)) => News::Uncovered { field, dig },
        (Chance::Front(tile), Phase::Dig(field)) => News::Dug { seat, field, tile },
        (Chance::Front(tile), Phase::Scan(field)) => {
            let before = match state.stack(field).top {
                Some(Top::Scanned(_, seats)) => seats,
                _ => Seats::EMPTY,
            };
            let knows = who.knows(seat) || before.iter().any(|seat| who.knows(seat));
            News::Scanned { seat, field, tile: knows.then_some(tile) }
        }
        (Chance::Back(_) | Chance::Front(_), _) => unreachable!("nothing comes to light now"),
    }
}

fn tell_action(state: &DigMars, seat: Seat, action: Action, after: &DigMars) -> News {
    let over = match after.phase {
        Phase::Over(end) => Some(end),
        _ => None,
    };
    let transported = |field: Field, bonus| {
        let Some(Top::Up(tile)) = state.stack(field).top else {
            unreachable!("only what is face up is transported")
        };
        News::Transported {
            seat,
            field,
            tile,
            bonus,
            shares: given(shares(state, seat, field, tile.face().points)),
            left: after.stack(field).left,
            over,
        }
    };
    match action {
        Action::Place(field) => News::Placed { seat, field },
        Action::Dig(field) => News::Digs { seat, field, bonus: false },
        Action::Transport(field) => transported(field, false),
        Action::Move(from, to) => News::Moved { seat, from, to },
        Action::Upgrade(track) => {
            let level = after.level(seat, track);
            News::Upgraded { seat, track, level, paid: cost(level) }
        }
        Action::Bonus(Use::Dig(field)) => News::Digs { seat, field, bonus: true },
        Action::Bonus(Use::Transport(field)) => transported(field, true),
        Action::Bonus(Use::Move(owner, from, to)) => News::Relocated { seat, owner, from, to },
        Action::Bonus(Use::Point) => News::Gained { seat },
        Action::Bonus(Use::Scan(field)) => News::Scans { seat, field },
        Action::Declare => News::Declared { seat },
        Action::End => News::Ended { seat, next: over.is_none().then_some(after.active), over },
    }
}
