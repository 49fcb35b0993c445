//! Turns builds for the browser into the files of the page: `page FOLDER NAME=WASM… [--quick]`.
//!
//! The page is several programs: `house`, one for each room by the name of its game, and `bots` for
//! the web worker. The first part of the path says which one a page needs; where there is none of
//! that name, it is the house. Every file whose name nobody has to know beforehand gets its content's
//! hash into it, so that browsers may keep it for ever. `service-worker.js` lists all of them, for
//! times without a network. Beside each file lie compressed variants, `.br` and `.gz`; `--quick`
//! leaves them out.
//!
//! A program must not carry another game than its own; that is looked at here. `look:NAME=WASM` is
//! looked into and not shipped.
//!
//! Sheets lie in `web/style`, and with each game in `games/GAME/room`: `door.css` is what the start
//! page shows of it, `sheet.css` comes with its program.

mod carries;

use std::{
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    sync::Mutex,
    thread,
};

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (programs, quick) = match args.as_slice() {
        [folder, programs @ .., "--quick"] => ((folder, programs), true),
        [folder, programs @ ..] => ((folder, programs), false),
        [] => bail!("usage: page FOLDER NAME=WASM… [--quick]"),
    };
    let (folder, programs) = programs;
    let programs: Option<Vec<_>> = programs.iter().map(|program| program.split_once('=')).collect();
    build(folder.as_ref(), &programs.context("a program is NAME=WASM")?, !quick)
}

fn build(folder: &Path, programs: &[(&str, &str)], compress: bool) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let web = root.join("web");
    let mut page = Page { folder: fresh(folder)?, files: Vec::new() };

    let mut style = String::new();
    for sheet in list(&web.join("style"))? {
        style.push_str(&fs::read_to_string(&sheet)?);
    }
    let games = root.join("games");
    let names = carries::games(&list(&games)?);
    for game in list(&games)? {
        style.push_str(&fs::read_to_string(game.join("room/door.css"))?);
    }
    // A house that has all rooms needs all their sheets from the beginning.
    let together = !programs.iter().any(|(name, _)| games.join(name).exists());
    if together {
        for game in list(&games)? {
            style.push_str(&fs::read_to_string(game.join("room/sheet.css"))?);
        }
    }

    let mut rooms = String::new();
    let mut worker = None;
    for (name, wasm) in programs {
        if let Some(name) = name.strip_prefix(LOOK) {
            alone(name, wasm.as_ref(), &names)?;
            continue;
        }
        if *name != BOTS && !together {
            alone(name, wasm.as_ref(), &names)?;
        }
        let (glue, program) = page.bind(wasm.as_ref(), name)?;
        if *name == BOTS {
            worker = Some((glue, program));
        } else {
            let sheet = games.join(name).join("room/sheet.css");
            let sheet = if sheet.exists() {
                format!(", \"./{}\"", page.add(&format!("{name}.css"), &fs::read(sheet)?)?)
            } else {
                String::new()
            };
            writeln!(rooms, "  {name:?}: [\"./{glue}\", \"./{program}\"{sheet}],")?;
        }
    }
    let journal = fs::read_to_string(web.join("journal.js"))?;
    let register = fs::read_to_string(web.join("register.js"))?;
    let boot = format!(
        "{journal}{register}\
         const programs = {{\n{rooms}}};\n\
         const room = location.pathname.split(\"/\")[1];\n\
         const [glue, program, sheet] = Object.hasOwn(programs, room) ? programs[room] : programs.house;\n\
         const bytes = fetch(new URL(program, import.meta.url));\n\
         const dressed = new Promise((done) => {{\n\
         \x20 if (!sheet) return done();\n\
         \x20 const link = document.createElement(\"link\");\n\
         \x20 Object.assign(link, {{ rel: \"stylesheet\", href: new URL(sheet, import.meta.url), onload: done, onerror: done }});\n\
         \x20 document.head.append(link);\n\
         }});\n\
         const {{ default: init }} = await import(glue);\n\
         await Promise.all([restored, dressed]);\n\
         init({{ module_or_path: bytes }});\n"
    );
    let boot = page.add("boot.js", boot.as_bytes())?;
    let (glue, program) = worker.context("there is no program called bots")?;
    // What arrives before the program runs is heard afterwards.
    let worker = format!(
        "import init from \"./{glue}\";\n\
         const early = [];\n\
         self.onmessage = (event) => early.push(event);\n\
         init({{ module_or_path: new URL(\"./{program}\", import.meta.url) }})\n\
         \x20 .then(() => early.forEach((event) => self.onmessage(event)));\n"
    );
    let worker = page.add("worker.js", worker.as_bytes())?;

    let mut preload = String::new();
    for font in list(&web.join("font"))? {
        let Some(name) = font.file_name().and_then(|name| name.to_str()) else { continue };
        if is_packed(name) {
            let hashed = page.add(name, &fs::read(&font)?)?;
            if !name.contains("-ext-") {
                writeln!(
                    preload,
                    "<link rel=\"preload\" href=\"/{hashed}\" as=\"font\" type=\"font/woff2\" crossorigin>"
                )?;
            }
            style = style.replace(&format!("../font/{name}"), &format!("/{hashed}"));
        }
    }
    let style = page.add("galds.css", style.as_bytes())?;

    let index = fs::read_to_string(web.join("index.html"))?
        .replace("<!-- preload -->\n", &preload)
        .replace("{boot}", &format!("/{boot}"))
        .replace("{worker}", &format!("/{worker}"))
        .replace("{style}", &format!("/{style}"));
    page.write("index.html", index.as_bytes())?;
    for name in ["icon.svg", "icon-192.png", "icon-512.png", "icon-full.png", "galds.webmanifest"] {
        page.write(name, &fs::read(web.join(name))?)?;
    }
    let worker = page.service_worker(&fs::read_to_string(web.join("service-worker.js"))?)?;
    page.write("service-worker.js", worker.as_bytes())?;
    // Pages that were kept under the earlier name look for a newer version there.
    page.write("keeper.js", b"importScripts(\"/service-worker.js\");\n")?;
    if compress { page.compress() } else { Ok(()) }
}

/// The program of the web worker. It knows all games.
const BOTS: &str = "bots";

/// What stands before the name of a program that is looked into and not shipped.
const LOOK: &str = "look:";

/// Fails where a program carries another game than its own.
fn alone(name: &str, wasm: &Path, games: &[String]) -> Result<()> {
    if let Some((game, sign)) = carries::stranger(name, &fs::read(wasm)?, games) {
        bail!(
            "the program of {name} carries {game}: `{sign}` is in {}. A program has the games that \
             it names; see who names that one",
            wasm.display()
        );
    }
    Ok(())
}

struct Page {
    folder: PathBuf,
    /// The names of all files so far, each with its content's hash.
    files: Vec<(String, String)>,
}

impl Page {
    /// Adds a program with the script that starts it, and says the names of script and program.
    fn bind(&mut self, wasm: &Path, name: &str) -> Result<(String, String)> {
        let scratch = self.folder.with_extension("scratch");
        Bindgen::new()
            .input_path(wasm)
            .web(true)?
            .omit_default_module_path(true)
            // Names of functions are more than half of a page that is built quickly.
            .remove_name_section(true)
            .remove_producers_section(true)
            .typescript(false)
            .generate(&scratch)
            .context("wasm-bindgen refuses the build")?;
        let stem = wasm.file_stem().and_then(|stem| stem.to_str()).context("a file name")?;
        let program = fs::read(scratch.join(format!("{stem}_bg.wasm")))?;
        let glue = fs::read(scratch.join(format!("{stem}.js")))?;
        fs::remove_dir_all(&scratch)?;
        Ok((self.add(&format!("{name}.js"), &glue)?, self.add(&format!("{name}.wasm"), &program)?))
    }

    /// Adds a file under its name with the hash in it, and says that name.
    fn add(&mut self, name: &str, content: &[u8]) -> Result<String> {
        let (stem, ending) = name.rsplit_once('.').context("a name with an ending")?;
        let name = format!("{stem}-{}.{ending}", hash(content)?);
        self.write(&name, content)?;
        Ok(name)
    }

    /// The service worker: its program, with what it keeps in front. Whatever changes gives another
    /// version.
    fn service_worker(&self, program: &str) -> Result<String> {
        let mut all = program.to_owned();
        let mut list = String::new();
        for (name, hash) in &self.files {
            // The page itself is found under every address, and kept under the first of them.
            let path = if name == "index.html" { "" } else { name };
            writeln!(list, "  \"/{path}\",")?;
            writeln!(all, "{name} {hash}")?;
        }
        let version = hash(all.as_bytes())?;
        Ok(format!("const VERSION = \"{version}\";\nconst FILES = [\n{list}];\n{program}"))
    }

    fn write(&mut self, name: &str, content: &[u8]) -> Result<()> {
        fs::write(self.folder.join(name), content)?;
        self.files.push((name.to_owned(), hash(content)?));
        Ok(())
    }

    /// Lays compressed variants beside all files, on all cores, the largest first.
    fn compress(&self) -> Result<()> {
        let mut files: Vec<PathBuf> = self
            .files
            .iter()
            .filter(|(name, _)| !is_packed(name))
            .map(|(name, _)| self.folder.join(name))
            .collect();
        files.sort_by_key(|file| fs::metadata(file).map_or(0, |it| it.len()));
        let waiting = Mutex::new(files);
        let next = || waiting.lock().expect("nobody panics with it").pop();
        let work = || -> Result<()> {
            while let Some(file) = next() {
                compress(&file)?;
            }
            Ok(())
        };
        thread::scope(|scope| {
            let cores = thread::available_parallelism().map_or(1, usize::from);
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|it| it.join().expect("compressing does not panic"))
        })
    }
}

fn compress(file: &Path) -> Result<()> {
    let content = fs::read(file)?;
    let beside = |ending: &str| PathBuf::from(format!("{}.{ending}", file.display()));
    let mut small = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut small, &settings)?;
    fs::write(beside("br"), small)?;
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gzip.write_all(&content)?;
    fs::write(beside("gz"), gzip.finish()?)?;
    Ok(())
}

fn fresh(folder: &Path) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(folder.to_owned())
}

/// What lies in a folder, in the order of the names.
fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    all.sort();
    Ok(all)
}

/// The beginning of the hash of a content: enough to tell any two files apart.
fn hash(content: &[u8]) -> Result<String> {
    let mut short = String::new();
    for byte in &Sha256::digest(content)[..6] {
        write!(short, "{byte:02x}")?;
    }
    Ok(short)
}

/// Whether a file is compressed by its own nature.
fn is_packed(name: &str) -> bool {
    let ending = Path::new(name).extension();
    ending.is_some_and(|ending| ending == "woff2" || ending == "png")
}
