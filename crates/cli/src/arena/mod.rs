//! Bots against bots, fairly: the same fate for every seating.

mod player;
mod report;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use anyhow::{Context, Result, ensure};
use game::{Seat, Seeded, Turn};
use indicatif::{ProgressBar, ProgressStyle};
use table::{Sitting, Table};

use player::{Contender, Player};
use report::Report;

use crate::clock::Clock;

/// A tournament.
#[derive(clap::Args)]
pub struct Args {
    /// Which game (see `galds games`)
    game: String,
    /// Who plays, one for each seat: levels such as `hare` or `owl`, or `program:COMMAND` for a
    /// program of your own (see docs/engine.md)
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many matches; every deal is played in all seatings
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The whole setup, if the usual one for so many seats is not wanted
    #[arg(long)]
    setup: Option<String>,
    /// Milliseconds for each decision, which a bot takes in one thread
    #[arg(long, default_value_t = 100)]
    milliseconds: u64,
    /// How these are counted; a program is told of them and counts for itself
    #[arg(long, value_enum, default_value_t = Clock::Cpu)]
    clock: Clock,
    /// The same seed deals the same
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many matches at a time; one per processor, if not said
    #[arg(long)]
    threads: Option<usize>,
    /// Save the record of every match in this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// Plays all matches and reports.
pub fn run(args: &Args) -> Result<()> {
    let game = crate::game(&args.game)?;
    let contenders = args.bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<Contender>>>()?;
    let count = u8::try_from(contenders.len()).unwrap_or(u8::MAX);
    ensure!(
        game.seats.contains(&count),
        "{} is for {} to {} seats; name a bot for each, such as --bots owl,hare,hare",
        game.title,
        game.seats.start(),
        game.seats.end()
    );
    let setup = args.setup.clone().unwrap_or_else(|| game.setup(count));
    let opened = Table::open(game, &setup, &Sitting::default())?;
    ensure!(opened.seats() == count, "`{setup}` is not for {count} seats");
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let threads = match args.threads {
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    ensure!(threads > 0, "at least one thread has to play: --threads 1");

    let bar = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} matches, {eta} left")
            .expect("a valid template"),
    );
    bar.enable_steady_tick(std::time::Duration::from_millis(500));
    let (next, report) = (AtomicU64::new(0), Mutex::new(Report::new(&contenders)));
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let failed = failure.lock().expect("no thread panics").is_some();
                    if number >= args.games || failed {
                        break;
                    }
                    let played = one(args, game, &setup, &contenders, number);
                    match played {
                        Ok(played) => report.lock().expect("no thread panics").add(played),
                        Err(error) => *failure.lock().expect("no thread panics") = Some(error),
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(error) = failure.into_inner().expect("no thread panics") {
        return Err(error);
    }
    let report = report.into_inner().expect("no thread panics");
    if args.json {
        anstream::println!("{}", report.json(game.id, &setup, args.milliseconds, args.clock));
    } else {
        let (milliseconds, clock) = (args.milliseconds, args.clock.id());
        anstream::println!(
            "{}, {setup}, {milliseconds} ms ({clock}) for each decision",
            game.title
        );
        anstream::print!("{report}");
    }
    Ok(())
}

/// A match that has been played.
pub struct Played {
    /// Its number, by which reports are ordered.
    pub number: u64,
    /// For each seat, which contender sat there and which place it took.
    pub places: Vec<(usize, u8)>,
    /// For each seat, how often it decided and how often it played on in its mind.
    pub thinking: Vec<(u64, u64)>,
    /// How many events the match had.
    pub events: u32,
}

/// Match `number`: deals are numbered too, and each is played in every rotation of the seats.
fn one(
    args: &Args,
    game: &'static table::AnyGame,
    setup: &str,
    contenders: &[Contender],
    number: u64,
) -> Result<Played> {
    let seats = contenders.len();
    let deal = number / seats as u64;
    #[expect(clippy::cast_possible_truncation, reason = "less than the number of seats")]
    let turned = (number % seats as u64) as usize;
    let sits = |seat: usize| (seat + turned) % seats;
    let names = (0..seats).map(|seat| contenders[sits(seat)].to_string()).collect();
    let mut table = Table::open(game, setup, &Sitting { names, dealer: None })?;
    let mut players = (0..seats)
        .map(|seat| Player::sit_down(&contenders[sits(seat)], game, args.milliseconds, args.clock))
        .collect::<Result<Vec<_>>>()?;
    let mut rng = Seeded::stream(!args.seed, number);
    loop {
        // The same fate for every seating, as far as the matches go the same way.
        let mut fate = Seeded::stream(args.seed, deal << 32 | u64::from(table.record().next()));
        match table.turn() {
            Turn::Over(ranking) => {
                save(args.records.as_deref(), &table, number)?;
                return Ok(Played {
                    number,
                    places: (0..seats).map(|seat| (sits(seat), ranking.places()[seat])).collect(),
                    thinking: players.iter().map(Player::thinking).collect(),
                    events: table.record().next() - 1,
                });
            }
            Turn::Chance => {
                let outcome = table.sample(&mut fate).context("an outcome is due")?;
                table.befall(&outcome)?;
            }
            Turn::Seats(asked) => {
                let seat: Seat = asked.iter().next().context("somebody is asked")?;
                let action = players[seat.index()].choose(&table, seat, &mut rng)?;
                table.act(seat, &action, None).with_context(|| {
                    format!("{} broke the rules", contenders[sits(seat.index())])
                })?;
            }
        }
    }
}

fn save(folder: Option<&Path>, table: &Table, number: u64) -> Result<()> {
    match folder {
        Some(folder) => {
            let file = folder.join(format!("{}-{:05}.galds", table.game().id, number + 1));
            crate::files::write(&file, table.record())
        }
        None => Ok(()),
    }
}
