//! The process, and how to ask it something although it may be killed at any moment.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use reqwest::{Method, StatusCode};
use serde_json::Value;
use tokio::sync::watch;

/// How long somebody waits before they ask again what was refused for want of room.
pub const AGAIN: Duration = Duration::from_millis(50);

/// The process and its file.
pub struct House {
    folder: PathBuf,
    process: Option<Child>,
    life: watch::Sender<Life>,
}

/// What everybody knows of the process.
#[derive(Clone, Debug, Default)]
pub struct Life {
    /// How often it has been started.
    pub number: u32,
    /// Where it listens; none while it does not, and from the moment before it is killed.
    pub address: Option<String>,
    /// Nobody shall begin anything new.
    pub enough: bool,
}

impl House {
    pub fn new(folder: &Path) -> Self {
        File::create(folder.join("log")).unwrap();
        let life = watch::Sender::default();
        House { folder: folder.to_owned(), process: None, life }
    }

    pub fn data(&self) -> PathBuf {
        self.folder.join("galds.db")
    }

    /// What the server complained of, in all its lives.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.folder.join("log")).unwrap()
    }

    pub fn visitor(&self) -> Visitor {
        Visitor { life: self.life.subscribe(), http: reqwest::Client::new() }
    }

    pub fn start(&mut self) {
        let mut log = File::options().append(true).open(self.folder.join("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_galds"));
        command.args(["serve", "--address", "127.0.0.1:0", "--log-filter", "error"]);
        command.args(["--bot-floor", "0", "--commands", "0", "--requests", "0"]);
        command.args(["--creations", "0", "--connections", "5000"]);
        command.args(["--connections-per-address", "5000", "--data"]).arg(self.data());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        // Through a pipe: a file of its own could not grow either while its disk is full.
        let mut complaints = process.stderr.take().unwrap();
        std::thread::spawn(move || std::io::copy(&mut complaints, &mut log));
        self.process = Some(process);
    }

    /// Waits until it listens, and lets everybody in.
    pub fn listen(&mut self) {
        let process = self.process.as_mut().expect("it was started");
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://");
        let address = address.unwrap_or_else(|| panic!("`{line}` {}", self.log())).to_owned();
        self.life.send_modify(|life| {
            life.number += 1;
            life.address = Some(address);
        });
    }

    /// SIGKILL.
    pub fn kill(&mut self) {
        self.life.send_modify(|life| life.address = None);
        let mut process = self.process.take().expect("it was started");
        assert_eq!(process.try_wait().unwrap(), None, "it ended by itself: {}", self.log());
        process.kill().unwrap();
        process.wait().unwrap();
    }

    pub fn finish(&mut self) {
        self.life.send_modify(|life| life.enough = true);
    }

    /// The bytes that it holds in memory, where the system says so.
    pub fn memory(&self) -> Option<u64> {
        let id = self.process.as_ref()?.id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok().map(|kilobytes: u64| kilobytes * 1024)
    }

    /// No file of the process may grow beyond so many bytes, as on a disk that is full; none for as
    /// large as one likes. Says whether the system can do that to a process that runs.
    #[cfg(target_os = "linux")]
    pub fn limit_files(&self, bytes: Option<u64>) -> bool {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let id = Pid::from_child(self.process.as_ref().expect("it was started"));
        prlimit(Some(id), Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
        true
    }

    #[cfg(not(target_os = "linux"))]
    pub fn limit_files(&self, _bytes: Option<u64>) -> bool {
        false
    }

    /// Lets it stand still for a while, as a machine does that sleeps or has too much to do.
    #[cfg(unix)]
    pub fn stand_still(&self, time: Duration) {
        use rustix::process::{Pid, Signal, kill_process};
        let id = Pid::from_child(self.process.as_ref().expect("it was started"));
        kill_process(id, Signal::STOP).unwrap();
        std::thread::sleep(time);
        kill_process(id, Signal::CONT).unwrap();
    }

    #[cfg(not(unix))]
    pub fn stand_still(&self, _time: Duration) {}
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Somebody who talks to the server.
#[derive(Clone)]
pub struct Visitor {
    pub life: watch::Receiver<Life>,
    http: reqwest::Client,
}

impl Visitor {
    /// Waits until the server listens; says in which of its lives, and where.
    pub async fn up(&self) -> (u32, String) {
        let mut life = self.life.clone();
        let life = life.wait_for(|life| life.address.is_some()).await.expect("the house stands");
        (life.number, life.address.clone().expect("waited for"))
    }

    /// Something did not work in this life of the server: then it must have been killed.
    pub fn must_be_dead(&self, number: u32, error: &dyn std::fmt::Display) {
        let life = self.life.borrow();
        let dead = life.number != number || life.address.is_none();
        assert!(dead, "the server lives, but: {error}");
    }

    pub async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Value {
        let text = self.ask(Method::POST, path, token, Some(body)).await;
        serde_json::from_str(&text).unwrap()
    }

    pub async fn get(&self, path: &str) -> String {
        self.ask(Method::GET, path, None, None).await
    }

    /// What the server says about itself.
    pub async fn ready(&self) -> String {
        let (_, address) = self.up().await;
        let asked = self.http.get(format!("http://{address}/api/ready")).send().await;
        asked.expect("it lives").text().await.expect("it lives")
    }

    /// Asks until there is an answer.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> String {
        loop {
            let (number, address) = self.up().await;
            let mut request = self.http.request(method.clone(), format!("http://{address}{path}"));
            if let Some(token) = token {
                request = request.bearer_auth(token);
            }
            if let Some(body) = body {
                request = request.json(body);
            }
            let answer = async {
                let answer = request.send().await?;
                Ok::<_, reqwest::Error>((answer.status(), answer.text().await?))
            };
            match answer.await {
                Ok((StatusCode::INSUFFICIENT_STORAGE, _)) => tokio::time::sleep(AGAIN).await,
                Ok((status, text)) => {
                    assert!(status.is_success(), "{path}: {status} {text}");
                    return text;
                }
                Err(error) => self.must_be_dead(number, &error),
            }
        }
    }
}
