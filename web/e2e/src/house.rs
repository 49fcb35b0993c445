use std::process::Stdio;

use tokio::{
    io::{AsyncBufReadExt as _, AsyncRead, BufReader},
    net::TcpListener,
    process::{Child, Command},
};

use crate::{Page, Screen};

/// A table that is served, and a driver for browsers. Both end with this value.
pub struct House {
    /// Where the page is, such as `http://127.0.0.1:4711`.
    pub address: String,
    driver: String,
    _driver: Child,
    server: Child,
    data: tempfile::TempDir,
}

impl House {
    /// Opens a house.
    pub async fn open() -> Self {
        let data = tempfile::tempdir().expect("a folder for the data");
        let (server, address) = serve(&data, "127.0.0.1:0").await;

        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver can be started; on Debian: apt-get install chromium-driver");
        let out = driver.stdout.take().expect("its output is ours");
        let port = line_with(out, "started successfully on port").await;
        let port: String = port.chars().filter(char::is_ascii_digit).collect();
        let driver_address = format!("http://127.0.0.1:{port}");
        House { address, driver: driver_address, _driver: driver, server, data }
    }

    /// A browser at the start page.
    pub async fn page(&self, screen: Screen) -> Page {
        self.page_at(&self.address, screen).await
    }

    /// A browser that finds the house at another address, such as that of a [`Wire`](crate::Wire).
    pub async fn page_at(&self, address: &str, screen: Screen) -> Page {
        Page::open(&self.driver, address, screen).await
    }

    /// Kills the server in the middle of whatever it does.
    pub async fn kill(&mut self) {
        self.server.kill().await.expect("the server can be killed");
    }

    /// Throws away everything that the server kept. It must not run.
    pub fn forget_everything(&self) {
        for entry in std::fs::read_dir(self.data.path()).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            std::fs::remove_file(path).expect("the file is ours");
        }
    }

    /// Serves again what was kept, at the same address.
    pub async fn serve_again(&mut self) {
        let place = self.address.trim_start_matches("http://").to_owned();
        // The system may keep the port for a moment.
        while TcpListener::bind(&place).await.is_err() {
            tokio::task::yield_now().await;
        }
        let (server, address) = serve(&self.data, &place).await;
        assert_eq!(address, self.address);
        self.server = server;
    }
}

async fn serve(data: &tempfile::TempDir, address: &str) -> (Child, String) {
    let galds = std::env::var("GALDS").expect(
        "GALDS must say where a `galds` with its client is; `cargo xtask test` builds it and says so",
    );
    let mut server = Command::new(galds)
        // Many browsers at one address, and bots that do not let a test wait.
        .args(["serve", "--address", address, "--bot-floor", "0", "--requests", "0"])
        .args(["--creations", "100000", "--commands", "100000", "--data"])
        .arg(data.path().join("galds.db"))
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("galds can be started");
    let out = server.stdout.take().expect("its output is ours");
    let address = word_with(out, "http://").await;
    (server, address.trim_end_matches('/').to_owned())
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
