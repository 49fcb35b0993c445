use std::{fs, path::Path, process::Stdio};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncRead, BufReader},
    process::{Child, Command},
};

use crate::{Page, Screen};

/// Whatever belongs to a house has its folder under this name in its environment.
const MARK: &str = "GALDS_E2E_HOUSE";

/// A table that is served, and a driver for browsers. Both end with this value.
pub struct House {
    /// Where the page is, such as `http://127.0.0.1:4711`.
    pub address: String,
    driver: String,
    _driver: Child,
    _server: Child,
    data: tempfile::TempDir,
}

impl House {
    /// Opens a house.
    pub async fn open() -> Self {
        let galds = std::env::var("GALDS").expect(
            "GALDS must say where a `galds` with its client is; `cargo xtask test` builds it and says so",
        );
        let data = tempfile::tempdir().expect("a folder for the data");
        let mut server = Command::new(galds)
            .args(["serve", "--address", "127.0.0.1:0", "--data"])
            .arg(data.path().join("galds.db"))
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("galds can be started");
        let out = server.stdout.take().expect("its output is ours");
        let address = word_with(out, "http://").await;

        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .env(MARK, data.path())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver can be started; on Debian: apt-get install chromium-driver");
        let out = driver.stdout.take().expect("its output is ours");
        let port = line_with(out, "started successfully on port").await;
        let port: String = port.chars().filter(char::is_ascii_digit).collect();
        House {
            address: address.trim_end_matches('/').to_owned(),
            driver: format!("http://127.0.0.1:{port}"),
            _driver: driver,
            _server: server,
            data,
        }
    }

    /// A browser at the start page.
    pub async fn page(&self, screen: Screen) -> Page {
        Page::open(&self.driver, &self.address, screen, None).await
    }

    /// The same, but the browser keeps what it knows in this folder.
    pub async fn page_in(&self, folder: &Path, screen: Screen) -> Page {
        Page::open(&self.driver, &self.address, screen, Some(folder)).await
    }
}

/// A driver that ends leaves its browsers behind, as after a test that fails.
impl Drop for House {
    fn drop(&mut self) {
        let mark = format!("{MARK}={}", self.data.path().display());
        end_all("environ", &mark);
    }
}

/// Ends every process that has this text among its `environ` or its `cmdline`; says how many.
pub fn end_all(list: &str, mark: &str) -> usize {
    let processes = fs::read_dir("/proc").expect("Linux lists its processes");
    let found = processes.filter_map(|entry| {
        let process = entry.ok()?.path();
        let texts = fs::read(process.join(list)).ok()?;
        let ours = texts.split(|byte| *byte == 0).any(|text| text == mark.as_bytes());
        ours.then(|| process.file_name().map(ToOwned::to_owned))?
    });
    let numbers: Vec<_> = found.collect();
    if !numbers.is_empty() {
        // Some may have ended by themselves meanwhile.
        std::process::Command::new("kill")
            .arg("-9")
            .args(&numbers)
            .stderr(Stdio::null())
            .status()
            .ok();
    }
    numbers.len()
}

async fn word_with(out: impl AsyncRead + Unpin + Send + 'static, start: &str) -> String {
    let line = line_with(out, start).await;
    let word = line.split_whitespace().find(|word| word.starts_with(start));
    word.expect("the line has the word").to_owned()
}

/// The first line with this in it. The rest is read and thrown away, so that nobody waits for us.
async fn line_with(out: impl AsyncRead + Unpin + Send + 'static, part: &str) -> String {
    let mut lines = BufReader::new(out).lines();
    while let Some(line) = lines.next_line().await.expect("its output is text") {
        if line.contains(part) {
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return line;
        }
    }
    panic!("it ended without saying `{part}`");
}
