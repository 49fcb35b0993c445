//! `galds serve`: the table on the network.

use std::{
    io::{IsTerminal, Write, stdout},
    net::SocketAddr,
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, Result, bail};
use server::{Limits, Rate, Server, Settings};
use store::{LocalBus, Sqlite};
use table::Level;
use tokio::net::TcpListener;
use tracing_subscriber::{EnvFilter, fmt};

/// How the table is served. Every setting has its flag and its variable.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen; port 0 takes any free one
    #[arg(long, env = "GALDS_ADDRESS", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// The file that keeps everything; by default `galds.db` beside the program if there is one,
    /// else in the data folder of this system
    #[arg(long, env = "GALDS_DATA")]
    data: Option<PathBuf>,
    /// Where people reach it, such as `https://galds.example`, if a proxy stands in front
    #[arg(long, env = "GALDS_ORIGIN")]
    origin: Option<String>,
    /// How many proxies stand in front; their `X-Forwarded-For` is believed
    #[arg(long, env = "GALDS_PROXIES", default_value_t = 0)]
    proxies: usize,
    /// After how many days without play a match is deleted
    #[arg(long, env = "GALDS_KEEP_DAYS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    keep_days: u32,
    /// After how many seconds without anybody a match leaves the memory
    #[arg(long, env = "GALDS_IDLE_SECONDS", default_value_t = 60)]
    idle_seconds: u64,
    /// How many threads the bots think on; by default one less than there are cores
    #[arg(long, env = "GALDS_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// How many milliseconds a bot seems to think at least
    #[arg(long, env = "GALDS_BOT_FLOOR", default_value_t = 700)]
    bot_floor: u64,
    /// The bot that plays for people whose time ran out
    #[arg(long, env = "GALDS_STAND_IN", default_value_t = Level::Hare)]
    stand_in: Level,
    /// Connections at the same time
    #[arg(long, env = "GALDS_CONNECTIONS", default_value_t = Limits::default().connections)]
    connections: usize,
    /// Connections at the same time from one address
    #[arg(long, env = "GALDS_CONNECTIONS_PER_ADDRESS", default_value_t = Limits::default().connections_per_address)]
    connections_per_address: usize,
    /// Requests a minute from one address; 0 for as many as one likes
    #[arg(long, env = "GALDS_REQUESTS", default_value_t = Limits::default().requests.per_minute)]
    requests: u32,
    /// New identities and matches a minute from one address; 0 for as many as one likes
    #[arg(long, env = "GALDS_CREATIONS", default_value_t = Limits::default().creations.per_minute)]
    creations: u32,
    /// Codes that are tried a minute from one network: an IPv4 address, or a /48 of IPv6; 0 for as many
    /// as one likes
    #[arg(long, env = "GALDS_GUESSES", default_value_t = Limits::default().guesses.per_minute)]
    guesses: u32,
    /// Records a minute that one address or one person brings along; 0 for as many as one likes
    #[arg(long, env = "GALDS_IMPORTS", default_value_t = Limits::default().imports.per_minute)]
    imports: u32,
    /// Commands a minute from one player; 0 for as many as one likes
    #[arg(long, env = "GALDS_COMMANDS", default_value_t = Limits::default().commands.per_minute)]
    commands: u32,
    /// How to write the log, to standard error
    #[arg(long, env = "GALDS_LOG", value_enum, default_value_t = Log::Text)]
    log: Log,
    /// What to write into the log, such as `info` or `warn,server=debug`
    #[arg(long, env = "GALDS_LOG_FILTER", default_value = "info")]
    log_filter: String,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq, clap::ValueEnum)]
enum Log {
    /// Lines for people
    Text,
    /// Lines for programs
    Json,
}

/// Serves until it is told to stop.
pub fn run(args: &Args) -> Result<()> {
    log(args)?;
    #[cfg(unix)]
    raise_file_limit(args);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => usual_data()?,
    };
    #[cfg(unix)]
    survive_file_limit()?;
    let store = Sqlite::open(&data).await.with_context(|| data.display().to_string())?;
    let listener = TcpListener::bind(args.address)
        .await
        .with_context(|| format!("cannot listen on {}; is it in use?", args.address))?;
    // Enough that nobody misses news while a thousand matches go on.
    let bus = Arc::new(LocalBus::new(4096));
    let mut signals = Signals::new()?;
    let server = Server::start(settings(args)?, Arc::new(store), bus, listener)?;
    // The line that programs wait for.
    println!("listening on http://{}", server.address());
    stdout().flush()?;
    tracing::info!(address = %server.address(), data = %data.display(), "serving");
    signals.next().await;
    tokio::select! {
        () = server.stop() => Ok(()),
        () = signals.next() => bail!("stopped at once, on the second signal"),
    }
}

/// A file that may not grow any more (`ulimit -f`) shall be an error to the one who writes, not the end
/// of the process: whoever has listened for a signal once is not ended by it.
#[cfg(unix)]
fn survive_file_limit() -> Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    drop(signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw()))?);
    Ok(())
}

/// A connection is a file to the operating system, and many systems allow a program a thousand unless
/// it asks for more.
#[cfg(unix)]
fn raise_file_limit(args: &Args) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    // Some are for the data and the log.
    let wanted = args.connections as u64 + 64;
    if let Some(allowed) = getrlimit(Resource::Nofile).current.filter(|allowed| *allowed < wanted) {
        tracing::warn!(
            allowed,
            wanted,
            "the system allows fewer open files than connections; raise `ulimit -Hn` or lower --connections"
        );
    }
}

fn settings(args: &Args) -> Result<Settings> {
    if let Some(origin) = &args.origin
        && !(origin.starts_with("http://") || origin.starts_with("https://"))
    {
        bail!("the origin is a web address, such as https://galds.example");
    }
    let usual = Settings::default();
    let limits = Limits {
        connections: args.connections,
        connections_per_address: args.connections_per_address,
        requests: Rate { per_minute: args.requests },
        creations: Rate { per_minute: args.creations },
        guesses: Rate { per_minute: args.guesses },
        imports: Rate { per_minute: args.imports },
        commands: Rate { per_minute: args.commands },
        ..usual.limits
    };
    Ok(Settings {
        origin: args.origin.clone(),
        proxies: args.proxies,
        keep: Duration::from_hours(24 * u64::from(args.keep_days)),
        idle: Duration::from_secs(args.idle_seconds),
        bot_threads: args.bot_threads.unwrap_or(usual.bot_threads),
        bot_floor: Duration::from_millis(args.bot_floor),
        stand_in: args.stand_in,
        limits,
        ..usual
    })
}

/// `galds.db` beside the program if it is there, else in the data folder of this system.
fn usual_data() -> Result<PathBuf> {
    let program = std::env::current_exe().ok();
    if let Some(beside) = program.and_then(|program| Some(program.parent()?.join("galds.db")))
        && beside.is_file()
    {
        return Ok(beside);
    }
    let folders = directories::ProjectDirs::from("", "", "galds")
        .context("this system has no data folder; name a file with --data")?;
    let folder = folders.data_dir();
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot make {}; name a file with --data", folder.display()))?;
    Ok(folder.join("galds.db"))
}

fn log(args: &Args) -> Result<()> {
    let filter = EnvFilter::try_new(&args.log_filter).context("--log-filter")?;
    let builder = fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A log that cannot be written, because its disk is full, must not end the server: to complain
    // about it on standard error would.
    let builder = builder.log_internal_errors(false);
    match args.log {
        Log::Json => builder.json().init(),
        Log::Text => builder.with_ansi(std::io::stderr().is_terminal()).init(),
    }
    // A panic freezes its match and goes into the log like everything else.
    std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "panicked")));
    Ok(())
}

/// What tells a process to stop.
#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let (interrupt, terminate) = (SignalKind::interrupt(), SignalKind::terminate());
        Ok(Signals { interrupt: signal(interrupt)?, terminate: signal(terminate)? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> Result<Self> {
        Ok(Signals)
    }

    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
