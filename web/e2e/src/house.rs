use std::{fs, path::Path, process::Stdio};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncRead, BufReader},
    net::TcpListener,
    process::{Child, Command},
};

use crate::{Page, Screen, page::in_a_hurry};

/// Whatever belongs to a house has its folder under this name in its environment.
const MARK: &str = "GALDS_E2E_HOUSE";

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
        let (driver, port) = driver(&data).await;
        let driver_address = format!("http://127.0.0.1:{port}");
        House { address, driver: driver_address, _driver: driver, server, data }
    }

    /// A browser at the start page.
    pub async fn page(&self, screen: Screen) -> Page {
        self.page_at(&self.address, screen).await
    }

    /// The same, of somebody who prefers what makes tests quick.
    pub async fn hurried(&self, screen: Screen) -> Page {
        let page = Page::open(&self.driver, &self.address, screen, None).await;
        // Something small of the house, so that the page is loaded once.
        page.look_at("/icon.svg").await;
        page.set(&in_a_hurry()).await;
        page.go("/").await;
        page
    }

    /// The same, but the browser keeps what it knows in this folder.
    pub async fn page_in(&self, folder: &Path, screen: Screen) -> Page {
        let page = Page::open(&self.driver, &self.address, screen, Some(folder)).await;
        page.go("/").await;
        page
    }

    /// A browser that finds the house at another address, such as that of a [`Wire`](crate::Wire).
    pub async fn page_at(&self, address: &str, screen: Screen) -> Page {
        let page = Page::open(&self.driver, address, screen, None).await;
        page.go("/").await;
        page
    }

    /// Kills the server in the middle of whatever it does.
    pub async fn kill(&mut self) {
        self.server.kill().await.expect("the server can be killed");
    }

    /// Throws away everything that the server kept. It must not run.
    pub fn forget_everything(&self) {
        for entry in fs::read_dir(self.data.path()).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            fs::remove_file(path).expect("the file is ours");
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
    let line = line_with(out, "http://").await.expect("galds says where it serves");
    let address = line.split_whitespace().find(|word| word.starts_with("http://"));
    let address = address.expect("the line has the address").trim_end_matches('/').to_owned();
    (server, address)
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

/// A driver for browsers, and its port. It chooses a free one, which another may take before it does;
/// then it ends, and tries again.
async fn driver(data: &tempfile::TempDir) -> (Child, String) {
    for _ in 0..10 {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .env(MARK, data.path())
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
