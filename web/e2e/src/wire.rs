//! A wire between one browser and the house, which can be cut and mended, and which keeps what came
//! through it.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicBool, Ordering},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinHandle,
};

use crate::House;

/// A wire to the house.
pub struct Wire {
    /// Where a browser finds the house through this wire.
    pub address: String,
    heard: Arc<Mutex<Vec<u8>>>,
    cut: Arc<AtomicBool>,
    cutting: watch::Sender<u32>,
    replaced: Arc<Mutex<Option<Replaced>>>,
    listening: JoinHandle<()>,
}

/// What is replaced on its way to the browser, and by what; both are as long.
type Replaced = (Vec<u8>, Vec<u8>);

impl Wire {
    /// Lays a wire.
    pub async fn lay(house: &House) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("it has an address"));
        let server = house.address.trim_start_matches("http://").to_owned();
        let (heard, cut) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let (cutting, cuts) = watch::channel(0);
        let replaced = Arc::new(Mutex::new(None));
        let (keep, is_cut, replace) = (heard.clone(), cut.clone(), replaced.clone());
        let listening = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(server) = TcpStream::connect(&server).await else { continue };
                tokio::spawn(pass(client, server, keep.clone(), replace.clone(), cuts.clone()));
            }
        });
        Wire { address, heard, cut, cutting, replaced, listening }
    }

    /// Cuts the wire: whatever is on its way is lost, and nothing gets through.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
        self.cutting.send_modify(|cuts| *cuts += 1);
    }

    /// Replaces a text in everything that comes from now on by another one of the same length.
    pub fn replace(&self, from: &str, to: &str) {
        assert_eq!(from.len(), to.len(), "the length of a file is told before it");
        let mut replaced = self.replaced.lock().expect("nobody broke while holding it");
        *replaced = Some((from.as_bytes().to_vec(), to.as_bytes().to_vec()));
    }

    /// Mends it.
    pub fn mend(&self) {
        self.cut.store(false, Ordering::SeqCst);
    }

    /// Everything that the browser has received so far, as text.
    pub fn heard(&self) -> String {
        let heard = self.heard.lock().expect("nobody broke while holding it");
        String::from_utf8_lossy(&heard).into_owned()
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn pass(
    client: TcpStream,
    server: TcpStream,
    keep: Arc<Mutex<Vec<u8>>>,
    replaced: Arc<Mutex<Option<Replaced>>>,
    mut cuts: watch::Receiver<u32>,
) {
    cuts.mark_unchanged();
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let up = async {
        let mut bytes = vec![0; 16 * 1024];
        while let Ok(count @ 1..) = from_client.read(&mut bytes).await {
            // Whoever has a file already, or takes it packed, would not get what is replaced in it.
            if replaced.lock().expect("nobody broke while holding it").is_some() {
                for header in ["if-none-match", "accept-encoding"] {
                    let named = |it: &[u8]| it.eq_ignore_ascii_case(header.as_bytes());
                    if let Some(at) = bytes[..count].windows(header.len()).position(named) {
                        bytes[at] = b'x';
                    }
                }
            }
            if to_server.write_all(&bytes[..count]).await.is_err() {
                return;
            }
        }
    };
    let down = async {
        let mut bytes = vec![0; 16 * 1024];
        while let Ok(count @ 1..) = from_server.read(&mut bytes).await {
            if let Some((from, to)) = &*replaced.lock().expect("nobody broke while holding it")
                && let Some(at) = bytes[..count].windows(from.len()).position(|it| it == from)
            {
                bytes[at..at + to.len()].copy_from_slice(to);
            }
            keep.lock().expect("nobody broke while holding it").extend(&bytes[..count]);
            if to_client.write_all(&bytes[..count]).await.is_err() {
                return;
            }
        }
    };
    // When one side hangs up, so does the other.
    tokio::select! {
        () = up => {}
        () = down => {}
        _ = cuts.changed() => {}
    }
}
