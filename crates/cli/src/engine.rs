//! JSON lines in, JSON lines out: `docs/engine.md` describes them.

use std::io::{BufRead, ErrorKind, Read, Write, stdin, stdout};

use anyhow::Result;
use game::{Observer, Seat, Seeded, Turn};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{Budget, Level, Record, Sitting, Table, Thought, Told, record::Who};

/// No request needs more; a record of a hundred thousand events fits well.
const LONGEST: u64 = 16 * 1024 * 1024;

/// Answers requests until the input ends.
pub fn run() -> Result<()> {
    let mut session = Session::default();
    let mut input = stdin().lock();
    let mut output = stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = if line.len() as u64 == LONGEST && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            failure("too_long", "a request may have at most 16 MiB")
        } else {
            session.answer(&line)
        };
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            // A program that has heard enough has left the conversation.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            written => written?,
        }
    }
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    // With braces, so that unknown fields are refused here too.
    Games {},
    Open { game: String, setup: String, seed: Option<u64> },
    Load { record: String, seed: Option<u64> },
    Turn {},
    Actions { seat: Seat },
    Act { seat: Seat, action: String },
    Chance { outcome: Option<String>, seed: Option<u64> },
    Undo { seat: Seat, to: Option<u32> },
    View { seat: Option<Seat> },
    News { seat: Option<Seat>, since: Option<u32> },
    Bot { seat: Seat, level: String, seed: u64, iterations: Option<u32> },
    Record {},
}

/// A problem with a short name for programs and a sentence for people.
struct Problem(&'static str, String);

type Answer = Result<Map<String, Value>, Problem>;

/// A conversation with one program.
#[derive(Default)]
pub struct Session {
    open: Option<Open>,
}

struct Open {
    table: Table,
    /// Everything that happened since the table was opened or loaded, for `news`.
    told: Vec<Told>,
    /// With a seed, chance outcomes are decided as soon as they are due.
    seed: Option<u64>,
}

fn failure(code: &str, error: &str) -> Value {
    json!({"ok": false, "code": code, "error": error})
}

impl Session {
    /// One line answers one line, whatever it holds.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let mut request = match serde_json::from_slice(line) {
            Ok(Value::Object(request)) => request,
            Ok(_) => return failure("bad_request", "a request is a JSON object on one line"),
            Err(error) => return failure("bad_json", &format!("not JSON: {error}")),
        };
        let id = request.remove("id");
        let answer = serde_json::from_value(Value::Object(request))
            .map_err(|error| Problem("bad_request", error.to_string()))
            .and_then(|request| self.carry_out(request));
        let mut all = Map::new();
        all.insert("ok".to_owned(), answer.is_ok().into());
        all.extend(id.map(|id| ("id".to_owned(), id)));
        all.extend(
            answer.unwrap_or_else(|Problem(code, error)| {
                fields(json!({"code": code, "error": error}))
            }),
        );
        Value::Object(all)
    }

    fn carry_out(&mut self, request: Request) -> Answer {
        match request {
            Request::Games {} => Ok(games()),
            Request::Open { game, setup, seed } => {
                let table = games::open(&game, &setup, &Sitting::default())
                    .map_err(|error| Problem("cannot_open", error.to_string()))?;
                Ok(self.sit_down(Open { table, told: Vec::new(), seed }))
            }
            Request::Load { record, seed } => {
                let cannot_load = |error: String| Problem("cannot_load", error);
                let record: Record = record
                    .parse()
                    .map_err(|error: table::record::BadRecord| cannot_load(error.to_string()))?;
                let table =
                    games::resume(record).map_err(|error| cannot_load(error.to_string()))?;
                Ok(self.sit_down(Open { table, told: Vec::new(), seed }))
            }
            other => {
                let open = self.open.as_mut().ok_or_else(|| {
                    Problem("no_table", "open a game first: {\"do\":\"open\",…}".to_owned())
                })?;
                open.carry_out(other)
            }
        }
    }

    fn sit_down(&mut self, mut open: Open) -> Map<String, Value> {
        open.fate();
        let answer = open.standing(0);
        self.open = Some(open);
        answer
    }
}

fn games() -> Map<String, Value> {
    let games = ::games::GAMES.iter().map(|game| {
        json!({
            "id": game.id,
            "title": game.title,
            "rules": game.rules,
            "seats": [game.seats.start(), game.seats.end()],
            "setup": game.setup(*game.seats.start()),
        })
    });
    fields(
        json!({"games": games.collect::<Vec<_>>(), "bots": Level::ALL.map(|level| level.to_string())}),
    )
}

fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => unreachable!("written as an object"),
    }
}

/// The best few actions that a bot thought of.
fn ideas(thought: &Thought<String>) -> Value {
    let ideas = thought.ideas.iter().take(5).map(|idea| {
        json!({
            "action": idea.action,
            "chance": (f64::from(idea.chance) * 1e3).round() / 1e3,
            "share": (f64::from(idea.share) * 1e3).round() / 1e3,
        })
    });
    ideas.collect()
}

impl Open {
    fn carry_out(&mut self, request: Request) -> Answer {
        let heard = self.told.len();
        match request {
            Request::Games {} | Request::Open { .. } | Request::Load { .. } => {
                unreachable!("the session answers these")
            }
            Request::Turn {} => Ok(self.standing(heard)),
            Request::Actions { seat } => {
                self.seat(seat)?;
                Ok(fields(json!({"actions": self.table.actions(seat)})))
            }
            Request::Act { seat, action } => {
                self.seat(seat)?;
                let told = self.table.act(seat, &action, None).map_err(refused)?;
                self.told.push(told);
                self.fate();
                Ok(self.standing(heard))
            }
            Request::Chance { outcome, seed } => {
                let outcome = match (outcome, seed) {
                    (Some(outcome), None) => outcome,
                    (None, Some(seed)) => self
                        .sample(seed)
                        .ok_or_else(|| Problem("refused", game::Refused::NoChance.to_string()))?,
                    _ => {
                        let error = "give either an `outcome` or a `seed`";
                        return Err(Problem("bad_request", error.to_owned()));
                    }
                };
                let told = self.table.befall(&outcome).map_err(refused)?;
                self.told.push(told);
                self.fate();
                Ok(self.standing(heard))
            }
            Request::Undo { seat, to } => {
                self.seat(seat)?;
                self.table.undo(seat, to).map_err(refused)?;
                let live: Vec<u32> = self.table.record().live().map(|event| event.number).collect();
                self.told.retain(|told| live.binary_search(&told.number).is_ok());
                Ok(self.standing(self.told.len()))
            }
            Request::View { seat } => {
                let who = self.observer(seat)?;
                Ok(fields(json!({"view": self.table.view(who)})))
            }
            Request::News { seat, since } => {
                let who = self.observer(seat)?;
                let since = since.unwrap_or(0);
                let news = self
                    .told
                    .iter()
                    .filter(|told| told.number > since)
                    .map(|told| json!({"number": told.number, "news": told.to(who)}));
                Ok(fields(json!({"news": news.collect::<Vec<_>>()})))
            }
            Request::Bot { seat, level, seed, iterations } => {
                self.seat(seat)?;
                let level: Level = level.parse().map_err(|error: table::NoSuchLevel| {
                    Problem("bad_request", error.to_string())
                })?;
                let mut bot = self.table.game().bot(level);
                let stop = || false;
                let iterations = iterations.unwrap_or(1_000);
                let budget = Budget { iterations, stop: &stop, threads: 1 };
                let thought = self
                    .table
                    .suggest(seat, &mut bot, budget, &mut Seeded::new(seed))
                    .ok_or_else(|| Problem("refused", game::Refused::NotAsked(seat).to_string()))?;
                Ok(fields(json!({"action": thought.action, "ideas": ideas(&thought)})))
            }
            Request::Record {} => Ok(fields(json!({"record": self.table.record().to_string()}))),
        }
    }

    /// Who is asked, the number of the last event, and the events from `heard` on.
    fn standing(&self, heard: usize) -> Map<String, Value> {
        let turn = match self.table.turn() {
            Turn::Chance => json!({"is": "chance"}),
            Turn::Over(ranking) => json!({"is": "over", "places": ranking.places()}),
            Turn::Seats(asked) => {
                json!({"is": "seats", "seats": asked.iter().collect::<Vec<_>>()})
            }
        };
        let events = self.told[heard..].iter().map(|told| match told.who {
            Who::Fate => format!("{} ! {}", told.number, told.text),
            Who::Seat(seat) => format!("{} {seat} {}", told.number, told.text),
        });
        fields(json!({
            "number": self.table.record().next() - 1,
            "turn": turn,
            "events": events.collect::<Vec<_>>(),
        }))
    }

    fn sample(&self, seed: u64) -> Option<String> {
        let number = self.table.record().next();
        self.table.sample(&mut Seeded::stream(seed, u64::from(number)))
    }

    /// With a seed, decides all outcomes that are due.
    fn fate(&mut self) {
        if let Some(seed) = self.seed {
            while let Some(outcome) = self.sample(seed) {
                let told = self.table.befall(&outcome);
                self.told.push(told.expect("sampled outcomes are possible, as the laws say"));
            }
        }
    }

    fn seat(&self, seat: Seat) -> Result<(), Problem> {
        if seat.number() < self.table.seats() {
            return Ok(());
        }
        let last = self.table.seats() - 1;
        Err(Problem("bad_request", format!("there is no seat {seat}; seats are 0 to {last}")))
    }

    fn observer(&self, seat: Option<Seat>) -> Result<Observer, Problem> {
        match seat {
            None => Ok(Observer::Public),
            Some(seat) => self.seat(seat).map(|()| Observer::Seat(seat)),
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it stands behind map_err")]
fn refused(error: table::PlayError) -> Problem {
    Problem("refused", error.to_string())
}
