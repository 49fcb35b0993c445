//! People and bots on one screen.

mod prompt;
mod screen;
mod seats;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    thread,
};

use anyhow::{Context, Result, bail, ensure};
use game::{Observer, Seat, Turn};
use table::{
    Bot, Budget, Dealer, Level, Record, Replay, Sitting, Table, Thought, Told, record::Bytes32,
};
use text::{
    style::{FAINT, GOOD, STRONG},
    t,
};

use crate::{boards::Board, clock::after, files};
use prompt::Typed;
use seats::{PlayerKind, Random};

/// A match in this terminal.
#[derive(clap::Args)]
pub struct Args {
    /// Which game (see `galds games`); asked for, if not said
    #[arg(conflicts_with = "resume")]
    game: Option<String>,
    /// Who sits down, in order: names of people, and bots as `bot:mouse`, `bot:hare`, `bot:fox` or
    /// `bot:owl`; if not said, you and as many foxes as the game needs
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    who: Option<Vec<String>>,
    /// The whole setup, if the usual one for so many seats is not wanted
    #[arg(long, conflicts_with = "resume")]
    setup: Option<String>,
    /// Save to this file as the match goes on; otherwise to a new file in this folder
    #[arg(long, conflicts_with = "no_save")]
    save: Option<PathBuf>,
    /// Keep no record
    #[arg(long)]
    no_save: bool,
    /// Go on with a saved match
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// Plays a match until it is over or somebody leaves.
pub fn run(args: &Args) -> Result<()> {
    let mut play = match &args.resume {
        Some(file) => Play::resume(args, file)?,
        None => Play::start(args)?,
    };
    play.run()
}

struct Play {
    table: Table,
    dealer: Dealer,
    players: Vec<PlayerKind>,
    board: Board,
    save: Option<PathBuf>,
    /// What has happened since the match began or was resumed.
    told: Vec<Told>,
    /// How much of that each seat has been told.
    heard: Vec<usize>,
    /// The bots that have been asked, with what they remember.
    bots: BTreeMap<(Seat, Level), Bot>,
    /// Whether the screen shows what only this seat may see.
    uncovered: Option<Seat>,
}

enum Next {
    GoOn,
    Leave,
}

impl Play {
    fn start(args: &Args) -> Result<Self> {
        let game = match &args.game {
            Some(id) => crate::game(id)?,
            None => prompt::game()?,
        };
        let who = args.who.clone().unwrap_or_else(|| {
            let foxes = usize::from(game.seats.start() - 1);
            // Whoever plays alone needs no name.
            [vec![String::new()], vec!["bot:fox".to_owned(); foxes]].concat()
        });
        let count = u8::try_from(who.len()).unwrap_or(u8::MAX);
        ensure!(
            args.setup.is_some() || game.seats.contains(&count),
            "{} is for {} to {} seats; name them, such as --who Anna,bot:fox",
            game.title,
            game.seats.start(),
            game.seats.end()
        );
        let setup = args.setup.clone().unwrap_or_else(|| game.setup(count));
        let mut key = [0; 32];
        getrandom::fill(&mut key).context("the operating system has no random numbers")?;
        // Whoever plays here runs the dealer too, so nobody has anything to add that it would not know.
        let dealer = Dealer::new(Bytes32(key), Default::default());
        let sitting = Sitting { names: who, dealer: Some(dealer.clone()) };
        let table = Table::open(game, &setup, &sitting)?;
        let save = match (&args.save, args.no_save) {
            (_, true) => None,
            (Some(file), false) => {
                ensure!(
                    !file.exists(),
                    "{} exists; choose another name, or go on with it: galds play --resume {0}",
                    file.display()
                );
                Some(file.clone())
            }
            (None, false) => Some(files::fresh(game.id)),
        };
        Play::new(table, dealer, save)
    }

    fn resume(args: &Args, file: &PathBuf) -> Result<Self> {
        let record = files::read(file)?;
        let key = record.key;
        let (table, told) =
            replayed(record).with_context(|| format!("cannot go on with {}", file.display()))?;
        if let Turn::Over(_) = table.turn() {
            bail!("this match is over; look at it with: galds replay {}", file.display());
        }
        let Some(key) = key else {
            bail!("this record has no `key` line, so its dealer cannot go on");
        };
        let dealer = Dealer::of(table.record().header(), key);
        ensure!(
            table.record().header().commit == Some(dealer.commit()),
            "the key in this record is not the promised one, so its dealer cannot go on"
        );
        let save =
            if args.no_save { None } else { Some(args.save.as_ref().unwrap_or(file).clone()) };
        let mut play = Play::new(table, dealer, save)?;
        // Where was I? The last few events tell.
        play.heard.fill(told.len().saturating_sub(8));
        play.told = told;
        Ok(play)
    }

    fn new(table: Table, dealer: Dealer, save: Option<PathBuf>) -> Result<Self> {
        let header = table.record().header();
        ensure!(
            header.seats.len() == usize::from(table.seats()),
            "{} sit down at a table of {} seats; name as many, such as --who Anna,bot:fox",
            header.seats.len(),
            table.seats()
        );
        let players = header.seats.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        let board = Board::new(&table);
        let heard = vec![0; header.seats.len()];
        let (told, bots) = (Vec::new(), BTreeMap::new());
        Ok(Play { table, dealer, players, board, save, told, heard, bots, uncovered: None })
    }

    fn run(&mut self) -> Result<()> {
        anstream::println!("{STRONG}{}{STRONG:#}", self.table.game().title);
        if let Some(file) = &self.save {
            let saved = t!("terminal-saved-to", file = file.display().to_string());
            anstream::println!("{FAINT}{saved}{FAINT:#}");
        }
        if self.people().count() > 0 {
            anstream::println!("{FAINT}{}{FAINT:#}", t!("terminal-leaving"));
        }
        loop {
            match self.table.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let told = self.table.deal(&self.dealer).expect("a chance outcome is due");
                    self.happened(told)?;
                }
                Turn::Seats(asked) => {
                    // Of several, people before bots, so that nobody waits for a machine.
                    let person = asked.iter().find(|&seat| self.person(seat));
                    let seat = person.or(asked.iter().next()).expect("somebody is asked");
                    match self.players[seat.index()] {
                        PlayerKind::Bot(level) => {
                            let action = self.think(seat, level)?.action;
                            let told = self.table.act(seat, &action, None)?;
                            self.happened(told)?;
                        }
                        PlayerKind::Person => {
                            if let Next::Leave = self.ask(seat)? {
                                return Ok(());
                            }
                        }
                    }
                }
            }
        }
        self.over()
    }

    /// Lets the bot of this level that sits at this seat, or would help it, think.
    fn think(&mut self, seat: Seat, level: Level) -> Result<Thought<String>> {
        let game = self.table.game();
        let bot = self.bots.entry((seat, level)).or_insert_with(|| game.bot(level));
        let stop = after(level.milliseconds());
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let budget = Budget { iterations: u32::MAX, stop: &stop, threads };
        let thought = self.table.suggest(seat, bot, budget, &mut Random);
        thought.context("a bot has nothing to say")
    }

    fn person(&self, seat: Seat) -> bool {
        matches!(self.players[seat.index()], PlayerKind::Person)
    }

    fn people(&self) -> impl Iterator<Item = Seat> {
        (0..self.table.seats()).map(Seat::new).filter(|&seat| self.person(seat))
    }

    /// Keeps what happened for those who have not heard of it, and the record on disk.
    fn happened(&mut self, told: Told) -> Result<()> {
        if self.people().count() == 0 {
            self.board.tell(&told, Observer::Public);
        }
        self.told.push(told);
        self.store()
    }

    /// Tells an event, if it is worth a line.
    fn store(&self) -> Result<()> {
        match &self.save {
            Some(file) => files::write(file, &self.with_key()),
            None => Ok(()),
        }
    }

    /// The record with the dealer's key, without which the match could not go on.
    fn with_key(&self) -> Record {
        let mut record = self.table.record().clone();
        record.key = Some(self.dealer.key());
        record
    }

    /// Shows a seat its board and lets it act once.
    fn ask(&mut self, seat: Seat) -> Result<Next> {
        self.hand_over(seat)?;
        self.show(seat);
        loop {
            let actions = self.table.actions(seat);
            let question = t!(
                "terminal-your-move",
                you = self.board.seating().you(seat),
                name = self.board.seating().name(seat)
            );
            match prompt::ask(&question, &actions, &self.board.glosses(&actions))? {
                Typed::Act(action) => match self.table.act(seat, &action, None) {
                    Ok(told) => {
                        self.board.tell(&told, Observer::Seat(seat));
                        self.heard[seat.index()] = self.told.len() + 1;
                        self.happened(told)?;
                        return self.pause(seat);
                    }
                    Err(error) => anstream::println!("{error}"),
                },
                Typed::Undo => match self.table.undo(seat, None) {
                    Ok(()) => {
                        self.taken_back()?;
                        self.show(seat);
                    }
                    // Whatever the reason: it was not this seat's, or fate has spoken since.
                    Err(_) => anstream::println!("{}", t!("terminal-not-back")),
                },
                Typed::Hint => self.hint(seat)?,
                Typed::Board => self.show(seat),
                Typed::Log => {
                    let who = Observer::Seat(seat);
                    self.told.iter().for_each(|told| self.board.tell(told, who));
                }
                Typed::Help => {
                    anstream::println!("{}\n{}", self.board.help(), t!("terminal-help"));
                }
                Typed::Save(file) if file.exists() && self.save.as_ref() != Some(&file) => {
                    let file = file.display().to_string();
                    anstream::println!("{}", t!("terminal-exists", file = file));
                }
                Typed::Save(file) => match files::write(&file, &self.with_key()) {
                    Ok(()) => anstream::println!("{} {}", t!("terminal-saved"), resume(&file)),
                    Err(error) => anstream::println!("{error:#}."),
                },
                Typed::Leave => {
                    self.leave()?;
                    return Ok(Next::Leave);
                }
            }
        }
    }

    /// Says what the owl would do.
    fn hint(&mut self, seat: Seat) -> Result<()> {
        let thought = self.think(seat, Level::Owl)?;
        let words = self.board.advise(&self.table, seat, &thought.action);
        let action = format!("{STRONG}{}{STRONG:#}", thought.action);
        anstream::println!("{}", t!("terminal-hint", action = action, words = words));
        for idea in thought.ideas.iter().take(3) {
            let chance = t!("terminal-hint-chance", chance = format!("{:.0}", 100.0 * idea.chance));
            anstream::println!("  {:24} {chance}", idea.action);
        }
        Ok(())
    }

    /// Between a seat's last action and whoever is next: the moment to take it back.
    fn pause(&mut self, seat: Seat) -> Result<Next> {
        if !matches!(self.table.turn(), Turn::Seats(asked) if !asked.contains(seat)) {
            return Ok(Next::GoOn);
        }
        loop {
            match prompt::pause()? {
                Typed::Undo => {
                    self.table.undo(seat, None)?;
                    self.taken_back()?;
                    return Ok(Next::GoOn);
                }
                Typed::Board => self.show(seat),
                Typed::Leave => {
                    self.leave()?;
                    return Ok(Next::Leave);
                }
                _ => return Ok(Next::GoOn),
            }
        }
    }

    fn taken_back(&mut self) -> Result<()> {
        self.told.pop();
        for heard in &mut self.heard {
            *heard = (*heard).min(self.told.len());
        }
        anstream::println!("{}", t!("terminal-taken-back"));
        self.store()
    }

    /// Covers the screen wherever one person's secret would be seen by another.
    fn hand_over(&mut self, seat: Seat) -> Result<()> {
        if self.people().count() < 2 || self.uncovered == Some(seat) {
            return Ok(());
        }
        let secret = self.board.secret(&self.table, seat);
        if secret || self.uncovered.is_some() {
            screen::clear();
            let name = self.board.seating().name(seat);
            anstream::println!("{}", t!("terminal-curtain", name = name));
            prompt::enter(&t!("terminal-curtain-lift"))?;
            screen::clear();
        }
        self.uncovered = secret.then_some(seat);
        Ok(())
    }

    /// What this seat has not heard yet, and the board as it knows it.
    fn show(&mut self, seat: Seat) {
        let who = Observer::Seat(seat);
        let from = std::mem::replace(&mut self.heard[seat.index()], self.told.len());
        anstream::println!();
        if from < self.told.len() {
            for told in &self.told[from..] {
                self.board.tell(told, who);
            }
            anstream::println!();
        }
        self.board.draw(&self.table, who);
        if self.people().count() > 1 && self.board.secret(&self.table, seat) {
            self.uncovered = Some(seat);
        }
    }

    fn leave(&self) -> Result<()> {
        self.store()?;
        match &self.save {
            Some(file) => anstream::println!("{}", resume(file)),
            None => anstream::println!("{}", t!("terminal-not-saved")),
        }
        Ok(())
    }

    fn over(&mut self) -> Result<()> {
        self.table.reveal(&self.dealer);
        self.store()?;
        if self.people().count() > 0 {
            let last = self.told.len().saturating_sub(self.people().count() + 3);
            for told in &self.told[last..] {
                self.board.tell(told, Observer::Public);
            }
        }
        anstream::println!();
        self.board.draw(&self.table, Observer::Public);
        self.board.standing(&self.table);
        if let Some(file) = &self.save {
            let (check, file) = (t!("terminal-check"), file.display());
            anstream::println!("{GOOD}{check}{GOOD:#} galds verify {file}");
        }
        Ok(())
    }
}

/// How to go on with the match in this file.
fn resume(file: &Path) -> String {
    t!("terminal-go-on", command = format!("galds play --resume {}", file.display()))
}

/// Plays a record again and keeps what there is to tell of the events that still count.
fn replayed(record: Record) -> Result<(Table, Vec<Told>)> {
    let live: Vec<u32> = record.live().map(|event| event.number).collect();
    let mut replay = Replay::new(games::of(record.header())?, record);
    let mut told = Vec::new();
    while let Some(step) = replay.step()? {
        told.extend(step);
    }
    told.retain(|told: &Told| live.binary_search(&told.number).is_ok());
    Ok((replay.finish()?, told))
}
