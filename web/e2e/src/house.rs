use std::{path::Path, process::Stdio};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncRead, BufReader},
    process::{Child, Command},
};

use crate::{Page, Screen};

/// A table that is served, and a driver for browsers. Both end with this value.
pub struct House {
    /// Where the page is, such as `http://127.0.0.1:4711`.
    pub address: String,
    driver: String,
    _driver: Child,
    _server: Child,
    _data: tempfile::TempDir,
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
            _data: data,
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
