//! What somebody types in a certain game, and what must be said. Each game has such scripts in
//! `games/NAME/kit/tests/terminal`; drop one in and it runs.
//!
//! ```text
//! # What it shows.
//! galds play NAME …    runs the program in a folder of the script's own
//! type 1               types a line into it; without anything behind it, Enter alone
//! says TEXT            it says this
//! silent TEXT          it does not
//! fails TEXT           it fails, and says this on standard error
//! write FILE TEXT      writes a file, before the next `galds`
//! holds FILE TEXT      this is in a file afterwards
//! lacks FILE TEXT      this is not
//! ```

use std::{fs, path::Path};

use crate::run::{folder, galds};

#[test]
fn every_script_is_true() {
    for game in games::GAMES {
        let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.id);
        let place = place.join("kit/tests/terminal");
        let files = fs::read_dir(&place).unwrap_or_else(|_| panic!("{}?", place.display()));
        let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        files.sort();
        assert!(!files.is_empty(), "{} has no script", game.id);
        for file in files {
            let name = file.file_stem().unwrap().to_str().unwrap();
            let script = fs::read_to_string(&file).unwrap();
            let runs = runs(&script);
            assert!(!runs.is_empty(), "{} does nothing", file.display());
            let folder = folder(&format!("script-{}-{name}", game.id));
            for run in runs {
                run.run(&folder, name);
            }
        }
    }
}

/// A run of the program, with what is typed into it, and all that has to be true of it.
#[derive(Default)]
struct Run<'a> {
    args: Vec<&'a str>,
    /// Files that are there before it.
    files: Vec<(&'a str, &'a str)>,
    typed: String,
    checks: Vec<(&'a str, &'a str)>,
}

fn runs(script: &str) -> Vec<Run<'_>> {
    let mut runs: Vec<Run<'_>> = Vec::new();
    let mut files = Vec::new();
    for line in script.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, runs.last_mut()) {
            ("galds", _) => {
                let args = rest.split(' ').collect();
                runs.push(Run { args, files: std::mem::take(&mut files), ..Run::default() });
            }
            ("write", _) => files.push(rest.split_once(' ').expect(line)),
            ("type", Some(run)) => run.typed.extend([rest, "\n"]),
            ("says" | "silent" | "fails" | "holds" | "lacks", Some(run)) => {
                assert!(!rest.is_empty(), "{line}");
                run.checks.push((word, rest));
            }
            _ => panic!("what does this mean? {line}"),
        }
    }
    runs
}

impl Run<'_> {
    fn run(&self, folder: &Path, name: &str) {
        for (file, text) in &self.files {
            fs::write(folder.join(file), text).unwrap();
        }
        let output = galds(folder, &self.args, &self.typed);
        let said = String::from_utf8(output.stdout).unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        let shown = format!("{name}: galds {}\n{said}\n{error}", self.args.join(" "));
        let should_fail = self.checks.iter().any(|(word, _)| *word == "fails");
        assert_eq!(output.status.success(), !should_fail, "{shown}");
        for (word, rest) in &self.checks {
            let file = || {
                let (file, text) = rest.split_once(' ').expect(rest);
                fs::read_to_string(folder.join(file)).unwrap().contains(text)
            };
            let holds = match *word {
                "says" => said.contains(rest),
                "silent" => !said.contains(rest),
                "fails" => error.contains(rest),
                "holds" => file(),
                _ => !file(),
            };
            assert!(holds, "not true: {word} {rest}\n{shown}");
        }
    }
}
