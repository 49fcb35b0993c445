use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use anyhow::{Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use table::{Job, Tally};

use crate::share::Share;

/// Random matches.
#[derive(clap::Args)]
pub struct Args {
    /// Which game (see `galds games`)
    game: String,
    /// How many seats; the fewest that the game allows, if not said
    #[arg(long)]
    seats: Option<u8>,
    /// The whole setup instead of a number of seats, such as `seats=2`
    #[arg(long, conflicts_with = "seats")]
    setup: Option<String>,
    /// How many matches
    #[arg(long, default_value_t = 1_000)]
    games: u64,
    /// The same seed plays the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; one per processor, if not said
    #[arg(long)]
    threads: Option<usize>,
    /// Cut a match off after so many events and count it as unfinished
    #[arg(long, default_value_t = 10_000)]
    limit: u64,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// Plays and counts.
pub fn run(args: &Args) -> Result<()> {
    let game = crate::game(&args.game)?;
    let seats = args.seats.unwrap_or(*game.seats.start());
    let setup = args.setup.clone().unwrap_or_else(|| game.setup(seats));
    let threads = match args.threads {
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    ensure!(threads > 0, "at least one thread has to play: --threads 1");
    // Opened once for its errors and its number of seats.
    let seats = table::Table::open(game, &setup, &table::Sitting::default())?.seats();
    let job = |matches| Job { setup: setup.clone(), seed: args.seed, matches, limit: args.limit };

    let bar = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} matches, {eta} left")
            .expect("a valid template"),
    );
    // Small enough that the bar moves, large enough that threads do not wait for each other.
    let chunk = (args.games / (threads as u64 * 50)).clamp(1, 1_000);
    let (next, total) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    let began = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let from = next.fetch_add(chunk, Ordering::Relaxed);
                    let to = (from + chunk).min(args.games);
                    if from >= to {
                        break;
                    }
                    let tally = game.simulate(&job(from..to)).expect("it was opened before");
                    total.lock().expect("no thread panics").add(&tally);
                    bar.inc(to - from);
                }
            });
        }
    });
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let tally = total.into_inner().expect("no thread panics");
    let wins = &tally.wins[..usize::from(seats)];
    let by_order = &tally.wins_by_order[..usize::from(seats)];
    let roles = &tally.wins_by_role;
    let finished = tally.matches - tally.unfinished;
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let rate = |count: u64| count as f64 / seconds.max(1e-9);
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let mean = tally.finished_events as f64 / finished.max(1) as f64;

    if args.json {
        let object = json!({
            "game": game.id,
            "setup": setup,
            "seats": seats,
            "seed": args.seed,
            "limit": args.limit,
            "threads": threads,
            "games": tally.matches,
            "unfinished": tally.unfinished,
            "events": tally.events,
            "seconds": seconds,
            "games_per_second": rate(tally.matches),
            "events_per_second": rate(tally.events),
            "length": {"shortest": tally.shortest, "mean": mean, "longest": tally.longest},
            "wins": wins,
            "wins_by_order": by_order,
            "wins_by_role": roles.iter().map(|(role, share)| {
                (*role, json!({"seats": share.seats, "wins": share.wins}))
            }).collect::<BTreeMap<_, _>>(),
        });
        anstream::println!("{object}");
        return Ok(());
    }
    anstream::println!("{}, {setup}, seed {}, {threads} threads", game.title, args.seed);
    anstream::println!("matches     {}", tally.matches);
    anstream::println!("unfinished  {} (cut off after {} events)", tally.unfinished, args.limit);
    anstream::println!("events      {}", tally.events);
    anstream::println!("seconds     {seconds:.2}");
    anstream::println!("matches/s   {:.0}", rate(tally.matches));
    anstream::println!("events/s    {:.0}", rate(tally.events));
    if let (Some(shortest), Some(longest)) = (tally.shortest, tally.longest) {
        anstream::println!("length      {shortest} to {longest} events, {mean:.0} on average");
    }
    anstream::println!("first places, alone or shared, of {finished} finished matches:");
    for (seat, count) in wins.iter().enumerate() {
        anstream::println!("  seat {seat}       {}", Share { count: *count, of: finished });
    }
    if by_order.iter().any(|&count| count > 0) {
        for (order, count) in (1..).zip(by_order) {
            anstream::println!("  {order}. in turn  {}", Share { count: *count, of: finished });
        }
    }
    for (role, held) in roles {
        anstream::println!("  {role:12} {}", Share { count: held.wins, of: held.seats });
    }
    Ok(())
}
