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
        let line = line_with(out, "http://").await.expect("galds says where it serves");
        let address = line.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.expect("the line has the address").to_owned();

        let (driver, port) = driver().await;
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

/// A driver for browsers, and its port. It chooses a free one, which another may take before it does;
/// then it ends, and tries again.
async fn driver() -> (Child, String) {
    for _ in 0..10 {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver can be started; on Debian: apt-get install chromium-driver");
        let out = driver.stdout.take().expect("its output is ours");
        if let Some(line) = line_with(out, "started successfully on port").await {
            return (driver, line.chars().filter(char::is_ascii_digit).collect());
        }
    }
    panic!("chromedriver finds no port");
}

/// The first line with this in it, or none if it ends without. The rest is read and thrown away, so
/// that nobody waits for us.
async fn line_with(out: impl AsyncRead + Unpin + Send + 'static, part: &str) -> Option<String> {
    let mut lines = BufReader::new(out).lines();
    while let Some(line) = lines.next_line().await.expect("its output is text") {
        if line.contains(part) {
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Some(line);
        }
    }
    None
}
