//! Load for a server: real sockets on loopback, against the real process with its real file.
//!
//! `load GALDS FOLDER GAMES MATCHES SECONDS` starts `GALDS serve` on a fresh file in FOLDER, fills
//! it with MATCHES matches of two or three people who play by chance (GAMES is one game or several
//! with commas between, taken in turn), measures for SECONDS, and prints what it measured as
//! `name=value` lines. One thread does it all, and reads no more of a message than it has to,
//! because it shares the processor with the server.

mod player;
mod server;

use std::{
    cell::{Cell, RefCell},
    io::Write,
    path::Path,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use tokio::{
    sync::watch,
    task::{JoinHandle, LocalSet},
};

use self::{
    player::Player,
    server::{Api, Memory, Process},
};

/// How long everybody plays before it counts.
const WARM_UP: Duration = Duration::from_secs(3);

/// How many requests are under way at once while the matches are made.
const AT_ONCE: usize = 32;

/// After how many seconds without anybody a match leaves the memory.
const IDLE: u64 = 20;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [galds, folder, games, matches, seconds] = args.as_slice() else {
        bail!("load GALDS FOLDER GAMES MATCHES SECONDS");
    };
    let matches = matches.parse().context("MATCHES is a number")?;
    let seconds = seconds.parse().context("SECONDS is a number")?;
    let games: Vec<&str> = games.split(',').collect();
    raise_file_limit(matches)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measure = measure(Path::new(galds), Path::new(folder), &games, matches, seconds);
    runtime.block_on(LocalSet::new().run_until(measure))
}

/// What all players share. Everything happens in one thread.
#[derive(Default)]
struct Shared {
    /// Whether what happens now counts.
    counts: Cell<bool>,
    accepted: Cell<u64>,
    refused: Cell<u64>,
    finished: Cell<u64>,
    greeted: Cell<usize>,
    /// Microseconds from sending to the mover's own update.
    microseconds: RefCell<Vec<u32>>,
    /// What went wrong with somebody's socket.
    broken: RefCell<Option<anyhow::Error>>,
}

async fn measure(
    galds: &Path,
    folder: &Path,
    games: &[&str],
    matches: usize,
    seconds: u64,
) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let file = folder.join("galds.db");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.join(format!("galds.db{end}")));
    }
    println!("matches={matches}");
    println!("sync_microseconds={}", sync_microseconds(folder)?);
    let process = Process::start(galds, &file, IDLE)?;
    let api = Rc::new(Api::new(process.address.clone()));
    // Identities are on disk only, so they warm up what is the same for every match.
    let people = become_people(&api, games, matches).await?;
    let empty = process.memory()?;

    let begun = Instant::now();
    let made = in_turn(people, |(game, tokens), _| {
        let api = api.clone();
        async move { Ok((api.create(&game, &tokens).await?, tokens)) }
    })
    .await?;
    let speed = float(matches as u64) / begun.elapsed().as_secs_f64();
    println!("matches_made_per_second={speed:.0}");
    println!("bytes_per_live_match={}", process.memory()?.since(empty, matches));

    let shared = Rc::new(Shared::default());
    let (go, going) = watch::channel(false);
    let players = connect(&shared, &api, &made, &going).await?;
    let memory = process.memory()?;
    println!("bytes_per_live_match_with_sockets={}", memory.since(empty, matches));

    go.send_replace(true);
    play(&shared, &process, seconds).await?;
    let after_play = process.memory()?;
    println!("bytes_per_match_after_play={}", after_play.since(empty, matches));
    println!("sockets={:.0}", api.metric("galds_sockets").await?);

    for player in players {
        player.abort();
    }
    while api.metric("galds_live_matches").await? > 0.0 {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    println!("megabytes_empty={}", megabytes(empty));
    println!("megabytes_after_play={}", megabytes(after_play));
    println!("megabytes_all_asleep={}", megabytes(process.memory()?));
    process.stop()?;
    println!("megabytes_on_disk={:.0}", float(std::fs::metadata(&file)?.len()) / 1e6);

    // The same file again: what sleeping matches cost a server that has not played them.
    let process = Process::start(galds, &file, IDLE)?;
    let api = Api::new(process.address.clone());
    for number in 0..AT_ONCE {
        api.identity(&format!("again {number}")).await?;
    }
    println!("megabytes_all_asleep_after_restart={}", megabytes(process.memory()?));
    process.stop()
}

/// For each match its game and the tokens of its people.
async fn become_people(
    api: &Rc<Api>,
    games: &[&str],
    matches: usize,
) -> Result<Vec<(String, Vec<String>)>> {
    let games = games.iter().cycle().take(matches).map(|game| (*game).to_owned()).collect();
    in_turn(games, |game: String, number| {
        let api = api.clone();
        async move {
            let seats = *games::lookup(&game)?.seats.start();
            let mut tokens = Vec::new();
            for seat in 0..seats {
                tokens.push(api.identity(&format!("{number} {seat}")).await?);
            }
            Ok((game, tokens))
        }
    })
    .await
}

/// Opens all sockets; everybody has been greeted and waits for the start.
async fn connect(
    shared: &Rc<Shared>,
    api: &Rc<Api>,
    made: &[(String, Vec<String>)],
    going: &watch::Receiver<bool>,
) -> Result<Vec<JoinHandle<()>>> {
    let mut players = Vec::new();
    for (number, (id, tokens)) in made.iter().enumerate() {
        for (seat, token) in tokens.iter().enumerate() {
            let seed = (number * 8 + seat) as u64;
            let player = Player::new(shared, api, id, token, seat, seed, going.clone());
            players.push(tokio::task::spawn_local(player.play()));
        }
        // A few at a time, so that no backlog of the listener overflows.
        while shared.greeted.get() + 4 * AT_ONCE < players.len() {
            fine(shared)?;
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    while shared.greeted.get() < players.len() {
        fine(shared)?;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(players)
}

/// Lets everybody play, and prints how fast it went.
async fn play(shared: &Shared, process: &Process, seconds: u64) -> Result<()> {
    tokio::time::sleep(WARM_UP).await;
    let (begun, cpu, own_cpu) = (Instant::now(), process.cpu()?, server::own_cpu()?);
    shared.counts.set(true);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    shared.counts.set(false);
    let took = begun.elapsed().as_secs_f64();
    let (cpu, own_cpu) = (process.cpu()? - cpu, server::own_cpu()? - own_cpu);
    fine(shared)?;
    let accepted = shared.accepted.get();
    ensure!(accepted > 0, "nothing was accepted");
    println!("actions_per_second={:.0}", float(accepted) / took);
    println!("refused={}", shared.refused.get());
    println!("finished={}", shared.finished.get());
    let mut microseconds = shared.microseconds.take();
    microseconds.sort_unstable();
    for (name, per_mille) in [("p50", 500), ("p99", 990), ("p999", 999)] {
        let at = microseconds.len() * per_mille / 1000;
        println!("{name}_milliseconds={:.1}", f64::from(microseconds[at]) / 1e3);
    }
    println!("server_cores={:.2}", cpu / took);
    println!("load_cores={:.2}", own_cpu / took);
    println!("server_microseconds_per_action={:.0}", cpu * 1e6 / float(accepted));
    Ok(())
}

/// Does something for each, so many at once, and keeps the order.
async fn in_turn<T, U: 'static, F>(all: Vec<T>, work: impl Fn(T, usize) -> F) -> Result<Vec<U>>
where
    F: Future<Output = Result<U>> + 'static,
{
    let mut out = Vec::with_capacity(all.len());
    let mut waiting = std::collections::VecDeque::new();
    for (number, one) in all.into_iter().enumerate() {
        waiting.push_back(tokio::task::spawn_local(work(one, number)));
        if waiting.len() >= AT_ONCE
            && let Some(first) = waiting.pop_front()
        {
            out.push(first.await??);
        }
    }
    for rest in waiting {
        out.push(rest.await??);
    }
    Ok(out)
}

/// An error if a player met one.
fn fine(shared: &Shared) -> Result<()> {
    shared.broken.borrow_mut().take().map_or(Ok(()), Err)
}

/// How long this disk takes to keep a few kilobytes for good; the middle of fifty tries.
fn sync_microseconds(folder: &Path) -> Result<u128> {
    let path = folder.join("sync");
    let mut file = std::fs::File::create(&path)?;
    let mut times = Vec::new();
    for _ in 0..50 {
        let begun = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_data()?;
        times.push(begun.elapsed().as_micros());
    }
    std::fs::remove_file(&path)?;
    times.sort_unstable();
    Ok(times[25])
}

/// A socket is a file to the operating system.
fn raise_file_limit(matches: usize) -> Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })?;
    let needed = matches as u64 * 3 + 200;
    let most = limit.maximum.unwrap_or(u64::MAX);
    ensure!(needed <= most, "{needed} open files are needed, {most} allowed; raise `ulimit -Hn`");
    Ok(())
}

fn megabytes(memory: Memory) -> String {
    format!("{:.1}", float(memory.0) / 1e6)
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn float(number: u64) -> f64 {
    number as f64
}
