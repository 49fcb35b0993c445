//! What was measured meanwhile, and how it is told.

use std::{
    fmt::{self, Write as _},
    time::{Duration, Instant},
};

use crate::{
    check::Checked,
    nuisance::{Habit, Made},
};

/// How much memory the server may hold at any time.
const MOST_MEMORY: u64 = 1 << 30;

/// How many lines the table of memory has at most.
const MOST_LINES: usize = 30;

/// What happened, beside what was played.
pub struct Course {
    begun: Instant,
    pub kills: u32,
    pub full: u32,
    pub stood_still: u32,
    /// When, in which life of the server, and how many bytes it held.
    memory: Vec<(Duration, u32, u64)>,
}

impl Course {
    pub fn new() -> Self {
        Course { begun: Instant::now(), kills: 0, full: 0, stood_still: 0, memory: Vec::new() }
    }

    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Notes how much memory the server holds. It must not be more than it may.
    pub fn note(&mut self, life: u32, memory: Option<u64>) {
        let Some(memory) = memory else { return };
        assert!(memory < MOST_MEMORY, "the server holds {memory} bytes");
        self.memory.push((self.elapsed(), life, memory));
    }
}

/// Everything that is told in the end.
pub struct Report<'a> {
    pub seed: u64,
    pub course: &'a Course,
    pub matches: usize,
    pub finished: usize,
    pub checked: &'a Checked,
    /// From sending a command to its answer, in microseconds, in order.
    pub latencies: &'a [u32],
    pub made: &'a Made,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seed, course, matches, finished, checked, latencies, made } = self;
        let build = if cfg!(debug_assertions) { "a build for tests" } else { "the release build" };
        let minutes = course.elapsed().as_secs_f64() / 60.0;
        writeln!(f, "{minutes:.1} minutes against {build} of `galds serve`, GALDS_SEED={seed}.\n")?;
        writeln!(f, "| what | how often |\n| --- | --- |")?;
        let counts: [(&str, u64); 12] = [
            ("matches", *matches as u64),
            ("matches played to their end", *finished as u64),
            ("acknowledged commands found in the record", checked.commands.into()),
            ("outcomes of fate recomputed", checked.outcomes as u64),
            ("news compared with the record", checked.news as u64),
            ("taken back", checked.undone as u64),
            ("commands sent again after a kill", checked.repeated.into()),
            ("commands refused for want of room and sent again", checked.refused.into()),
            ("returns to a match", checked.returned.into()),
            ("kills", course.kills.into()),
            ("full disks", course.full.into()),
            ("stood still", course.stood_still.into()),
        ];
        for (what, count) in counts {
            writeln!(f, "| {what} | {count} |")?;
        }
        for habit in Habit::ALL {
            let what = match habit {
                Habit::SlowReader => "readers that do not read",
                Habit::Silent => "sockets that never say hello",
                Habit::Crowd => "crowds of spectators",
                Habit::Nonsense => "talkers of nonsense",
            };
            writeln!(f, "| {what} | {} |", made.times(habit))?;
        }
        f.write_str(
            "\nEvery acknowledged command was in the record, once, and every record verified: otherwise \
             there would be no report.\n\n",
        )?;
        f.write_str("From sending a command to its answer, which comes when it is on disk:\n\n")?;
        f.write_str("| p50 ms | p90 ms | p99 ms | p99.9 ms | longest ms |\n")?;
        f.write_str("| --- | --- | --- | --- | --- |\n|")?;
        for per_mille in [500, 900, 990, 999, 1000] {
            let at = (latencies.len() * per_mille / 1000).min(latencies.len().saturating_sub(1));
            let microseconds = latencies.get(at).copied().unwrap_or_default();
            write!(f, " {:.1} |", f64::from(microseconds) / 1e3)?;
        }
        f.write_str("\n\n")?;
        f.write_str(&self.memory())
    }
}

impl Report<'_> {
    fn memory(&self) -> String {
        let all = &self.course.memory;
        let mut text = String::from(
            "What the server held in memory. A life ends with a kill; the short ones are left out.\n\n\
             | minute | life | MB |\n| --- | --- | --- |\n",
        );
        let every = all.len().div_ceil(MOST_LINES).max(1);
        for (at, life, bytes) in all.iter().step_by(every) {
            let megabytes = bytes / 1_000_000;
            let _ = writeln!(text, "| {:.1} | {life} | {megabytes} |", at.as_secs_f64() / 60.0);
        }
        let most = all.iter().map(|(_, _, bytes)| bytes / 1_000_000).max().unwrap_or_default();
        let _ = writeln!(text, "\nAt most it held {most} MB.");
        text
    }
}
