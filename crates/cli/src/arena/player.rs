use std::{
    fmt::{self, Display},
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    str::FromStr,
};

use anyhow::{Context, Result, bail, ensure};
use game::{Observer, Rng, Seat};
use serde_json::{Value, json};
use table::{AnyGame, Bot, Budget, Level, Table};

use crate::clock::Clock;

/// Who takes part.
#[derive(Clone, Debug)]
pub enum Contender {
    Bot(Level),
    /// A command that answers requests to choose, one JSON object per line.
    Program(String),
}

impl Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Bot(level) => level.fmt(f),
            Contender::Program(command) => write!(f, "program:{command}"),
        }
    }
}

impl FromStr for Contender {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self> {
        match text.strip_prefix("program:") {
            Some(command) => {
                ensure!(!command.trim().is_empty(), "say which program: program:COMMAND");
                Ok(Contender::Program(command.to_owned()))
            }
            None => Ok(Contender::Bot(text.parse()?)),
        }
    }
}

/// A contender at a table.
pub struct Player {
    mind: Mind,
    milliseconds: u64,
    clock: Clock,
    decisions: u64,
    iterations: u64,
}

enum Mind {
    Bot(Bot),
    Program(Program),
}

impl Player {
    pub fn sit_down(
        contender: &Contender,
        game: &AnyGame,
        milliseconds: u64,
        clock: Clock,
    ) -> Result<Self> {
        let mind = match contender {
            Contender::Bot(level) => Mind::Bot(game.bot(*level)),
            Contender::Program(command) => Mind::Program(Program::start(command)?),
        };
        Ok(Player { mind, milliseconds, clock, decisions: 0, iterations: 0 })
    }

    /// How often it decided, and how often it played on in its mind.
    pub fn thinking(&self) -> (u64, u64) {
        (self.decisions, self.iterations)
    }

    pub fn choose(&mut self, table: &Table, seat: Seat, rng: &mut dyn Rng) -> Result<String> {
        let view = table.view(Observer::Seat(seat));
        match &mut self.mind {
            Mind::Bot(bot) => {
                let stop = self.clock.after(self.milliseconds)?;
                let budget = Budget { iterations: u32::MAX, stop: &*stop, threads: 1 };
                let thought = bot.choose(&view, seat, budget, rng);
                let thought = thought.context("a bot has nothing to say")?;
                // Decisions that took no thought would only flatter the average.
                if thought.iterations > 0 {
                    self.decisions += 1;
                    self.iterations += u64::from(thought.iterations);
                }
                Ok(thought.action)
            }
            Mind::Program(program) => program.ask(&json!({
                "do": "choose",
                "game": table.game().id,
                "setup": table.record().header().setup,
                "seat": seat,
                "view": view,
                "actions": table.actions(seat),
                "milliseconds": self.milliseconds,
            })),
        }
    }
}

/// A program that plays, in any language.
struct Program {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start(command: &str) -> Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().context("say which program: program:COMMAND")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start `{command}`"))?;
        let input = child.stdin.take().context("no standard input")?;
        let output = BufReader::new(child.stdout.take().context("no standard output")?);
        Ok(Program { command: command.to_owned(), child, input, output })
    }

    fn ask(&mut self, request: &Value) -> Result<String> {
        let answer = self.exchange(request).with_context(|| format!("`{}`", self.command))?;
        match answer["action"].as_str() {
            Some(action) => Ok(action.to_owned()),
            None => bail!("`{}` answered {answer}, without an action", self.command),
        }
    }

    fn exchange(&mut self, request: &Value) -> Result<Value> {
        writeln!(self.input, "{request}").context("it does not listen")?;
        self.input.flush().context("it does not listen")?;
        let mut line = String::new();
        ensure!(self.output.read_line(&mut line)? > 0, "it stopped without an answer");
        serde_json::from_str(&line).context("its answer is not JSON")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Nobody waits for what it has to say now.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
