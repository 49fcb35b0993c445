//! The real process while everything goes wrong that can be done to it from outside: it is killed
//! again and again and started again on the same file, its disk is full and has room again, it stands
//! still, and people come who do not read, do not speak, come in crowds or talk nonsense. Meanwhile
//! others play. Whatever was acknowledged is there, nothing has happened twice, no outcome of fate
//! has changed, every record verifies, and everybody goes on where they were.
//!
//! `cargo test` does this once, quickly. `cargo xtask soak` does it for as long as one likes, with
//! more tables and slower people. `GALDS_SOAK` says for how many minutes, `GALDS_REPORT` where the
//! report goes, and `GALDS_SEED` repeats the choices of a run as far as the operating system repeats
//! its own. A killed process leaves its files as the operating system has them; only the loss of
//! power could tell whether they are on the disk itself.

mod check;
mod house;
mod nuisance;
mod player;
mod report;

use std::{
    path::Path,
    sync::{Arc, Mutex, mpsc},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use game::{Rng, Seeded};
use serde_json::json;
use tokio::{runtime::Runtime, task::JoinHandle};

use self::{
    check::Played,
    house::{House, Visitor},
    nuisance::{Habit, Made, make_trouble},
    player::{End, Player},
    report::{Course, Report},
};

/// How long nothing may be acknowledged before the server counts as stuck.
const PATIENCE: Duration = Duration::from_mins(2);

/// How often the server has to say that its disk is full before there is room again.
const WHILE_FULL: u32 = 100;

/// How often it is noted how much memory the server holds.
const NOTED: Duration = Duration::from_secs(10);

/// How much is done to the server.
struct Plan {
    /// Tables of each game.
    tables: usize,
    /// How many milliseconds a person thinks at most.
    thinking: u32,
    /// Kills one after the other, in each round.
    kills: u32,
    /// How often the disk is full in each round, with this much play in between.
    full: u32,
    play: Play,
    /// Rounds are begun until then.
    until: Duration,
}

/// How much is played.
#[derive(Clone, Copy)]
enum Play {
    Commands(u32),
    Seconds(u64),
}

impl Plan {
    /// For every test run.
    const SHORT: Plan = Plan {
        tables: 2,
        thinking: 0,
        kills: 200,
        full: 3,
        play: Play::Commands(500),
        until: Duration::ZERO,
    };

    /// For so many minutes.
    fn long(minutes: u64) -> Plan {
        Plan {
            tables: 20,
            thinking: 1_000,
            kills: 20,
            full: 4,
            play: Play::Seconds(30),
            until: Duration::from_mins(minutes),
        }
    }
}

/// The game of each table, its people, and its bots: every other table has a bot. Every other game
/// has one person more than it needs, so that not all tables are small.
fn tables(of_each: usize) -> impl Iterator<Item = (&'static str, u8, u8)> {
    games::GAMES.iter().enumerate().flat_map(move |(at, game)| {
        let (least, most) = (*game.seats.start(), *game.seats.end());
        let people = if at % 2 == 0 { least } else { most.min(least + 1) };
        let with_bot = most.min(people.max(3)) - 1;
        (0..of_each).map(move |table| match table % 2 {
            0 => (game.id, people, 0),
            _ => (game.id, with_bot, 1),
        })
    })
}

/// What all who play share.
#[derive(Clone)]
pub struct Board {
    /// The matches that are played now.
    ids: Arc<Mutex<Vec<String>>>,
    acknowledged: mpsc::Sender<()>,
    /// From sending a command to its answer, in microseconds.
    latencies: Arc<Mutex<Vec<u32>>>,
    /// How many milliseconds a person thinks at most.
    thinking: u32,
}

impl Board {
    /// Somebody's action was acknowledged.
    pub fn acknowledge(&self, sent: Option<Instant>) {
        // The main thread may have counted enough and left.
        let _ = self.acknowledged.send(());
        if let Some(sent) = sent {
            let microseconds = u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
            self.latencies.lock().unwrap().push(microseconds);
        }
    }

    /// A match that is played now.
    pub fn any(&self, rng: &mut Seeded) -> Option<String> {
        let ids = self.ids.lock().unwrap();
        (!ids.is_empty()).then(|| rng.pick(&ids).clone())
    }
}

#[test]
fn whatever_happens_to_the_server_nothing_is_lost() {
    let plan = variable("GALDS_SOAK").map_or(Plan::SHORT, Plan::long);
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_nanos();
    let seed = variable("GALDS_SEED").unwrap_or_else(|| u64::from(now()));
    println!("GALDS_SEED={seed}");

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("soak");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let house = House::new(&folder);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (acknowledged, acknowledgements) = mpsc::channel();
    let board = Board {
        ids: Arc::default(),
        acknowledged,
        latencies: Arc::default(),
        thinking: plan.thinking,
    };
    let tables: Vec<JoinHandle<Vec<Played>>> = (1..)
        .zip(tables(plan.tables))
        .map(|(stream, (game, people, bots))| {
            let rng = Seeded::stream(seed, stream);
            runtime.spawn(table(house.visitor(), board.clone(), rng, game, people, bots))
        })
        .collect();
    let made = Arc::new(Made::default());
    for (stream, habit) in (1_000..).zip(Habit::ALL) {
        let rng = Seeded::stream(seed, stream);
        let trouble = make_trouble(house.visitor(), board.clone(), habit, rng, made.clone());
        runtime.spawn(trouble);
    }

    let rng = Seeded::stream(seed, 0);
    let course = Course::new();
    let mut drama =
        Drama { house, runtime, acknowledgements, tables, rng, course, life: 0, actions: 0 };
    loop {
        drama.killed_again_and_again(plan.kills);
        drama.life_with_full_disks(plan.full, plan.play);
        if drama.course.elapsed() >= plan.until {
            break;
        }
    }
    let (played, course) = drama.end(&board, &made, seed);
    assert!(played > 0 && course.kills >= plan.kills);
}

/// Everything that is done to the server.
struct Drama {
    house: House,
    runtime: Runtime,
    acknowledgements: mpsc::Receiver<()>,
    tables: Vec<JoinHandle<Vec<Played>>>,
    rng: Seeded,
    course: Course,
    life: u32,
    /// How many acknowledgements were waited for.
    actions: u32,
}

impl Drama {
    fn start(&mut self) {
        self.house.start();
        self.life += 1;
    }

    fn kill(&mut self) {
        self.house.kill();
        self.course.kills += 1;
        self.actions += u32::try_from(self.acknowledgements.try_iter().count()).unwrap();
    }

    fn killed_again_and_again(&mut self, kills: u32) {
        for _ in 0..kills {
            self.start();
            if self.rng.below(10) == 0 {
                // While it starts, or repairs what the last kill has left.
                std::thread::sleep(Duration::from_micros(u64::from(self.rng.below(40_000))));
            } else {
                self.house.listen();
                for _ in 0..self.rng.below(60) {
                    self.wait_for_one();
                }
                std::thread::sleep(Duration::from_micros(u64::from(self.rng.below(1_000))));
            }
            self.kill();
        }
    }

    /// One long life, in which the disk is full and has room again, and the process stands still.
    fn life_with_full_disks(&mut self, times: u32, play: Play) {
        self.start();
        self.house.listen();
        for _ in 0..times {
            self.play(play);
            // Whatever is written lies beyond that, or soon will.
            if self.house.limit_files(Some(4 * 1024)) {
                let visitor = self.house.visitor();
                self.runtime.block_on(async {
                    let mut said = 0;
                    while said < WHILE_FULL {
                        said += u32::from(visitor.ready().await.contains("no space"));
                    }
                });
                self.course.full += 1;
                let _ = self.acknowledgements.try_iter().count();
                self.house.limit_files(None);
            }
            self.play(play);
            self.house.stand_still(Duration::from_millis(u64::from(self.rng.below(500))));
            self.course.stood_still += 1;
        }
        self.play(play);
        self.kill();
    }

    /// Lets everybody play.
    fn play(&mut self, play: Play) {
        let (begun, mut noted) = (Instant::now(), Instant::now());
        match play {
            Play::Commands(wanted) => {
                for _ in 0..wanted {
                    self.wait_for_one();
                }
            }
            Play::Seconds(seconds) => {
                while begun.elapsed() < Duration::from_secs(seconds) {
                    self.wait_for_one();
                    if noted.elapsed() >= NOTED {
                        noted = Instant::now();
                        self.note();
                    }
                }
            }
        }
        self.note();
    }

    fn note(&mut self) {
        self.course.note(self.life, self.house.memory());
    }

    /// Waits until somebody's action is acknowledged.
    fn wait_for_one(&mut self) {
        let begun = Instant::now();
        while self.acknowledgements.recv_timeout(Duration::from_millis(100)).is_err() {
            let left = self.tables.iter().any(JoinHandle::is_finished);
            assert!(!left, "somebody gave up in life {}", self.life);
            let stuck = begun.elapsed() >= PATIENCE;
            assert!(!stuck, "nothing is acknowledged any more in life {}", self.life);
        }
        self.actions += 1;
    }

    /// Hears what came of the last commands, and holds everything against the file.
    fn end(mut self, board: &Board, made: &Made, seed: u64) -> (usize, Course) {
        self.start();
        self.house.listen();
        self.house.finish();
        let Drama { mut house, runtime, tables, course, actions, .. } = self;
        let played: Vec<Played> =
            tables.into_iter().flat_map(|table| runtime.block_on(table).unwrap()).collect();
        house.kill();
        let checked = runtime.block_on(check::check(&house.data(), &played));
        let mut latencies = std::mem::take(&mut *board.latencies.lock().unwrap());
        latencies.sort_unstable();
        let finished = played.iter().filter(|played| played.over).count();
        let report = Report {
            seed,
            course: &course,
            matches: played.len(),
            finished,
            checked: &checked,
            latencies: &latencies,
            made,
        };
        println!("{report}");
        if let Ok(file) = std::env::var("GALDS_REPORT") {
            std::fs::write(file, report.to_string()).unwrap();
        }
        assert!(checked.commands >= actions, "each acknowledgement is in a list");
        // What it has to complain of is a full disk, and nothing else.
        let log = house.log();
        let other = log.lines().find(|line| !line.contains("no space"));
        assert_eq!(other, None, "the server complained: {log}");
        (played.len(), course)
    }
}

/// One match after another with the same people, until the house says that it is enough.
async fn table(
    visitor: Visitor,
    board: Board,
    mut rng: Seeded,
    game: &str,
    people: u8,
    bots: u8,
) -> Vec<Played> {
    let mut tokens = Vec::new();
    for number in 0..people {
        let body = json!({"name": format!("{game} {number}"), "token": true});
        let identity = visitor.post("/api/me", None, &body).await;
        tokens.push(identity["token"].as_str().expect("a token was asked for").to_owned());
    }
    let mut seats = vec!["me"];
    seats.resize(usize::from(people), "open");
    seats.resize(usize::from(people + bots), *rng.pick(&["bot:mouse", "bot:hare"]));
    let body = json!({"game": game, "seats": seats});
    let mut all = Vec::new();
    loop {
        // If the answer is lost, the first match stays empty and another is made.
        let made = visitor.post("/api/matches", Some(&tokens[0]), &body).await;
        let id = made["id"].as_str().expect("a match has an id").to_owned();
        for token in &tokens[1..] {
            visitor.post(&format!("/api/matches/{id}/sit"), Some(token), &json!({})).await;
        }
        board.ids.lock().unwrap().push(id.clone());
        let players: Vec<_> = tokens
            .iter()
            .map(|token| {
                let rng = Seeded::new(rng.word());
                let player = Player::new(visitor.clone(), board.clone(), rng, &id, token);
                tokio::spawn(player.play())
            })
            .collect();
        let mut hands = Vec::new();
        let mut enough = false;
        for player in players {
            let (hand, end) = player.await.expect("a player found fault with the server");
            enough |= end == End::Enough;
            hands.push(hand);
        }
        board.ids.lock().unwrap().retain(|played| *played != id);
        let mut played = Played { id, hands, over: !enough, news: 0 };
        if !enough {
            let record = visitor.get(&format!("/api/matches/{}/record", played.id)).await;
            let record = record.parse().unwrap();
            games::verify(&record).unwrap();
            // At once, so that a long run need not remember what everybody was told.
            played.compare_news(&record);
        }
        all.push(played);
        if enough {
            return all;
        }
    }
}

fn variable(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number, not `{text}`")))
}
