//! `galds serve` as a process: its first line, its settings, its signals.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn serve(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_galds"));
    command.args(["serve", "--address", "127.0.0.1:0", "--log", "json", "--data"]).arg(data);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server that listens, and its address.
fn started(data: &Path) -> (Child, String) {
    let mut child = serve(data).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("listening on http://").expect(&line);
    (child, address.to_owned())
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let ask = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(ask.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn signal(child: &Child, name: &str) {
    let id = child.id().to_string();
    assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
}

#[test]
fn it_serves_and_stops_when_told() {
    let folder = folder("serve");
    let data = folder.join("galds.db");
    for name in ["-TERM", "-INT"] {
        let (child, address) = started(&data);
        assert!(get(&address, "/api/ready").starts_with("HTTP/1.1 200"));
        signal(&child, name);
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
        let log = String::from_utf8(output.stderr).unwrap();
        assert!(log.lines().all(|line| line.starts_with('{')), "{log}");
        assert!(log.contains("\"stopped\""), "{log}");
    }
    assert!(data.is_file());
}

#[test]
fn a_second_signal_stops_it_at_once() {
    let folder = folder("serve-twice");
    let (child, address) = started(&folder.join("galds.db"));
    // A request that never ends keeps the stop waiting.
    let mut slow = TcpStream::connect(&address).unwrap();
    slow.write_all(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n")
        .unwrap();
    slow.write_all(b"content-length: 100\r\nexpect: 100-continue\r\n\r\n").unwrap();
    let mut first = [0; 12];
    slow.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 100", "the server reads the body");
    signal(&child, "-TERM");
    // It listens no more, so it has heard the first one.
    while TcpStream::connect(&address).is_ok() {}
    signal(&child, "-TERM");
    let output = child.wait_with_output().unwrap();
    assert!(!output.status.success());
    let log = String::from_utf8(output.stderr).unwrap();
    assert!(log.contains("second signal"), "{log}");
}

#[test]
fn bad_settings_say_what_to_do() {
    let folder = folder("serve-bad");
    let fails = |data: &Path, more: &[&str]| {
        let output = serve(data).args(more).output().unwrap();
        assert!(!output.status.success(), "{more:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let data = folder.join("galds.db");
    assert!(fails(&data, &["--origin", "galds.example"]).contains("https://galds.example"));
    assert!(fails(&data, &["--keep-days", "0"]).contains("--keep-days"));
    assert!(fails(&data, &["--stand-in", "cow"]).contains("hare"));
    let missing = folder.join("no").join("galds.db");
    assert!(fails(&missing, &[]).contains("is the folder there"));
    let (mut child, address) = started(&data);
    let mut second = Command::new(env!("CARGO_BIN_EXE_galds"));
    second.args(["serve", "--address", &address, "--data"]).arg(folder.join("other.db"));
    let output = second.output().unwrap();
    assert!(String::from_utf8(output.stderr).unwrap().contains("is it in use?"));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_second_server_on_the_same_data_does_not_start() {
    let folder = folder("serve-second");
    let data = folder.join("galds.db");
    let (mut first, address) = started(&data);
    let second = serve(&data).output().unwrap();
    assert!(!second.status.success());
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("another server uses this data already"), "{said}");
    assert!(get(&address, "/api/ready").starts_with("HTTP/1.1 200"), "the first one goes on");
    // The lock dies with its process, however that ends.
    first.kill().unwrap();
    first.wait().unwrap();
    let (mut third, address) = started(&data);
    assert!(get(&address, "/api/ready").starts_with("HTTP/1.1 200"));
    third.kill().unwrap();
    third.wait().unwrap();
}

#[test]
fn the_page_lists_every_setting() {
    let page = include_str!("../../../docs/server.md");
    let help =
        Command::new(env!("CARGO_BIN_EXE_galds")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let flags = help.lines().filter_map(|line| line.trim().strip_prefix("--"));
    let mut count = 0;
    for flag in flags {
        let name = flag.split(' ').next().unwrap();
        // Every command has it, and this one has nothing to say to people.
        if name == "language" {
            continue;
        }
        let variable = format!("GALDS_{}", name.to_uppercase().replace('-', "_"));
        assert!(page.contains(&format!("| `--{name}` | `{variable}` |")), "{name}");
        assert!(help.contains(&format!("[env: {variable}=")), "{variable}");
        count += 1;
    }
    assert_eq!(count, 18);
}
