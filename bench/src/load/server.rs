//! The process under load, from outside.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use reqwest::Method;
use serde_json::{Value, json};

/// `galds serve`, killed when it is dropped.
pub struct Process {
    child: Child,
    pub address: String,
}

impl Process {
    /// Starts it with all limits lifted and waits until it listens.
    pub fn start(galds: &Path, file: &Path, idle: u64) -> Result<Self> {
        let mut child = Command::new(galds)
            .args(["serve", "--address", "127.0.0.1:0", "--log-filter", "warn"])
            .args(["--requests", "0", "--creations", "0", "--commands", "0"])
            .args(["--connections", "100000", "--connections-per-address", "100000"])
            .args(["--idle-seconds", &idle.to_string(), "--data"])
            .arg(file)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", galds.display()))?;
        let mut line = String::new();
        let out = child.stdout.as_mut().context("its output is a pipe")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().strip_prefix("listening on http://");
        let address = address.with_context(|| format!("it says `{line}`"))?.to_owned();
        Ok(Process { child, address })
    }

    /// What it holds in memory.
    pub fn memory(&self) -> Result<Memory> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        let kilobytes: u64 = kilobytes.context("the system says how much memory it holds")?;
        Ok(Memory(kilobytes * 1024))
    }

    /// The seconds of processor time that it has used.
    pub fn cpu(&self) -> Result<f64> {
        cpu(&format!("/proc/{}/stat", self.child.id()))
    }

    /// SIGTERM, so that everything is written and closed.
    pub fn stop(mut self) -> Result<()> {
        let id = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(id, rustix::process::Signal::TERM)?;
        ensure!(self.child.wait()?.success(), "the server did not stop well");
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The seconds of processor time that this program has used.
pub fn own_cpu() -> Result<f64> {
    cpu("/proc/self/stat")
}

fn cpu(file: &str) -> Result<f64> {
    let stat = fs::read_to_string(file)?;
    // The name in brackets may hold spaces.
    let rest = stat.rsplit_once(')').context("a name in brackets")?.1;
    let ticks =
        rest.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<f64>().ok());
    // A tick is a hundredth of a second on every Linux of today.
    Ok(ticks.sum::<f64>() / 100.0)
}

/// Bytes in memory.
#[derive(Clone, Copy)]
pub struct Memory(pub u64);

impl Memory {
    /// How many bytes came for each of so many.
    pub fn since(self, before: Memory, count: usize) -> u64 {
        self.0.saturating_sub(before.0) / count.max(1) as u64
    }
}

/// The HTTP API.
pub struct Api {
    http: reqwest::Client,
    pub address: String,
}

impl Api {
    pub fn new(address: String) -> Self {
        Api { http: reqwest::Client::new(), address }
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<String> {
        let mut request = self.http.request(method, format!("http://{}{path}", self.address));
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        ensure!(status.is_success(), "{path}: {status} {text}");
        Ok(text)
    }

    /// Becomes somebody; says their token.
    pub async fn identity(&self, name: &str) -> Result<String> {
        let body = json!({"name": name, "token": true});
        let text = self.ask(Method::POST, "/api/me", None, Some(&body)).await?;
        field(&text, "token")
    }

    /// Makes a match for these people, who all sit down; says its id.
    pub async fn create(&self, game: &str, tokens: &[String]) -> Result<String> {
        let mut seats = vec!["me"];
        seats.resize(tokens.len(), "open");
        let body = json!({"game": game, "seats": seats});
        let text = self.ask(Method::POST, "/api/matches", Some(&tokens[0]), Some(&body)).await?;
        let id = field(&text, "id")?;
        for token in &tokens[1..] {
            self.sit(&id, token).await?;
        }
        Ok(id)
    }

    pub async fn sit(&self, id: &str, token: &str) -> Result<()> {
        let path = format!("/api/matches/{id}/sit");
        self.ask(Method::POST, &path, Some(token), Some(&json!({}))).await.map(drop)
    }

    pub async fn rematch(&self, id: &str, token: &str) -> Result<String> {
        let path = format!("/api/matches/{id}/rematch");
        field(&self.ask(Method::POST, &path, Some(token), None).await?, "id")
    }

    /// A number for Prometheus.
    pub async fn metric(&self, name: &str) -> Result<f64> {
        let text = self.ask(Method::GET, "/metrics", None, None).await?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.with_context(|| format!("there is no number {name}"))?.parse().context("a number")
    }
}

fn field(text: &str, name: &str) -> Result<String> {
    let value: Value = serde_json::from_str(text)?;
    Ok(value[name].as_str().with_context(|| format!("no `{name}` in {text}"))?.to_owned())
}
