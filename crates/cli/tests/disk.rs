//! A full disk under the real process: what was acknowledged is there, what was not was refused
//! clearly, and when there is room it goes on.
#![cfg(target_os = "linux")]

use std::{
    fs::File,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use reqwest::StatusCode;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};
use store::{Bytes32, Sqlite, Store};

/// How a disk becomes full.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// Files of the process may not grow. Everybody may do that to their own processes.
    Limit,
    /// A small file system in memory, in a namespace of its own. Most systems allow that.
    SmallDisk,
}

struct House {
    process: Child,
    /// Where its files are, seen from here.
    folder: PathBuf,
    address: String,
    way: Way,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl House {
    fn start(way: Way, folder: &Path) -> Self {
        let galds = env!("CARGO_BIN_EXE_galds");
        let mut command = match way {
            Way::Limit => Command::new(galds),
            Way::SmallDisk => {
                let mut command = small_disk(folder);
                // The log lies on the same disk, and its end must not be the end of the server.
                command.arg("exec \"$@\" 2> log").arg(galds);
                command
            }
        };
        command.args(["serve", "--address", "127.0.0.1:0", "--creations", "0", "--data"]);
        command.arg(folder.join("galds.db")).stdout(Stdio::piped());
        if let Way::Limit = way {
            command.stderr(File::create(folder.join("log")).unwrap());
        }
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on ").expect(&line).to_owned();
        let folder = match way {
            Way::Limit => folder.to_owned(),
            Way::SmallDisk => {
                PathBuf::from(format!("/proc/{}/root{}", process.id(), folder.display()))
            }
        };
        House { process, folder, address, way }
    }

    fn fill(&self) {
        match self.way {
            Way::Limit => {
                let size = |name| std::fs::metadata(self.folder.join(name)).unwrap().len();
                let size = size("galds.db").max(size("galds.db-wal")).max(64 * 1024);
                self.limit(Some(size + 16 * 1024));
            }
            Way::SmallDisk => {
                let mut ballast = File::create(self.folder.join("ballast")).unwrap();
                while ballast.write_all(&[7; 4096]).is_ok() {}
            }
        }
    }

    fn make_room(&self) {
        match self.way {
            Way::Limit => self.limit(None),
            Way::SmallDisk => std::fs::remove_file(self.folder.join("ballast")).unwrap(),
        }
    }

    fn limit(&self, bytes: Option<u64>) {
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(Some(Pid::from_child(&self.process)), Resource::Fsize, limit).unwrap();
    }

    /// Becomes somebody: the token, or what is wrong.
    async fn become_somebody(
        &self,
        http: &reqwest::Client,
    ) -> Result<Bytes32, (StatusCode, Value)> {
        let body = json!({"name": "Lauma", "token": true});
        let asked = http.post(format!("{}/api/me", self.address)).json(&body).send().await.unwrap();
        let status = asked.status();
        let answer: Value = asked.json().await.unwrap();
        match answer["token"].as_str() {
            Some(token) => Ok(token.parse().unwrap()),
            None => Err((status, answer)),
        }
    }

    async fn ready(&self, http: &reqwest::Client) -> (StatusCode, String) {
        let asked = http.get(format!("{}/api/ready", self.address)).send().await.unwrap();
        (asked.status(), asked.text().await.unwrap())
    }
}

/// Runs what follows with a small file system at this folder, which nobody else sees.
fn small_disk(folder: &Path) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--user", "--map-root-user", "--mount", "sh", "-c"]);
    let folder = folder.display();
    // The rest of the script is the next argument.
    let script =
        format!("mount -t tmpfs -o size=2m galds '{folder}' && cd '{folder}' && eval \"$0\"");
    command.arg(script);
    command
}

#[test]
fn on_a_full_disk_it_does_not_start_and_says_why() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("disk-start");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let start = |mut command: Command| {
        command.arg(env!("CARGO_BIN_EXE_galds"));
        command.args(["serve", "--address", "127.0.0.1:0", "--data"]);
        let output = command.arg(folder.join("galds.db")).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains("no space"), "{said}");
    };
    // Files that may not grow at all.
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -f 0; exec \"$@\"", "sh"]);
    start(limited);
    if allows_small_disks(&folder) {
        let mut small = small_disk(&folder);
        small.arg("head -c 4m /dev/zero > ballast 2> /dev/null; exec \"$@\"");
        start(small);
    }
}

/// Whether the system allows namespaces; where it does not, the other way has shown the same.
fn allows_small_disks(folder: &Path) -> bool {
    small_disk(folder).arg("true").output().is_ok_and(|output| output.status.success())
}

#[tokio::test]
async fn a_full_disk_refuses_clearly_and_loses_nothing() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("disk");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    full(Way::Limit, &folder.join("limit")).await;
    let small = folder.join("small");
    std::fs::create_dir_all(&small).unwrap();
    if allows_small_disks(&small) {
        full(Way::SmallDisk, &small).await;
    }
}

async fn full(way: Way, folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    let house = House::start(way, folder);
    let http = reqwest::Client::new();
    let mut acknowledged = vec![house.become_somebody(&http).await.unwrap()];
    // Twice: what was left behind by the first time must not matter.
    for _ in 0..2 {
        house.fill();
        let (status, problem) = loop {
            match house.become_somebody(&http).await {
                Ok(token) => acknowledged.push(token),
                Err(refused) => break refused,
            }
        };
        assert_eq!(status, StatusCode::INSUFFICIENT_STORAGE, "{way:?}: {problem}");
        assert_eq!(problem["code"], "no_space", "{way:?}");
        let (status, text) = house.ready(&http).await;
        assert_eq!(status, StatusCode::INSUFFICIENT_STORAGE, "{way:?}: {text}");
        assert!(text.contains("no space"), "{way:?}: {text}");
        // Those who are known are known.
        let me = http.get(format!("{}/api/me", house.address));
        let me = me.bearer_auth(acknowledged[0].to_string()).send().await.unwrap();
        assert_eq!(me.status(), StatusCode::OK, "{way:?}");

        house.make_room();
        acknowledged.push(house.become_somebody(&http).await.expect("there is room again"));
        assert_eq!(house.ready(&http).await.0, StatusCode::OK, "{way:?}");
    }
    let log = std::fs::read_to_string(house.folder.join("log")).unwrap();
    if let Way::Limit = way {
        assert_eq!(log.matches("no space").count(), 2, "once each time: {log}");
        assert_eq!(log.matches("can be written again").count(), 2, "{log}");
    }
    // What a crash would leave now.
    let left = tempfile::tempdir().unwrap();
    for name in ["galds.db", "galds.db-wal"] {
        std::fs::copy(house.folder.join(name), left.path().join(name)).unwrap();
    }
    let store = Sqlite::open(&left.path().join("galds.db")).await.unwrap();
    for token in acknowledged {
        assert!(store.identity(token.sha256()).await.unwrap().is_some(), "{way:?}: it was kept");
    }
    store.close().await;
}
