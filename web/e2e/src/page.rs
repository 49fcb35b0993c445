use std::{fmt::Write as _, fs, path::Path, time::Duration};

use fantoccini::{
    Client, ClientBuilder, Locator,
    actions::{
        InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    },
    elements::Element,
    wd::{Capabilities, WebDriverCompatibleCommand},
};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::{With, house::end_all};

/// How long anything may take to appear. Far more than it needs, so that a slow machine passes.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// What a browser is like.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Width and height.
    pub size: (u32, u32),
    /// Whether the system asks for dark pages.
    pub dark: bool,
    /// The browser's language.
    pub language: &'static str,
}

impl Screen {
    /// A laptop.
    pub const LAPTOP: Screen = Screen { size: (1440, 900), dark: false, language: "en-GB" };

    /// A phone held upright.
    pub const PHONE: Screen = Screen { size: (390, 844), dark: false, language: "en-GB" };

    /// The same phone on its side.
    pub const SIDEWAYS: Screen = Screen { size: (844, 390), dark: false, language: "en-GB" };

    /// An old screen in a school.
    pub const SCHOOL: Screen = Screen { size: (1024, 768), dark: false, language: "en-GB" };

    /// A tablet.
    pub const TABLET: Screen = Screen { size: (820, 1180), dark: false, language: "en-GB" };

    /// Whether fingers move things on it.
    fn is_touched(self) -> bool {
        self.size.0.min(self.size.1) < 600
    }

    /// A projector in front of a class.
    pub const CLASS: Screen = Screen { size: (1920, 1080), dark: false, language: "en-GB" };

    /// The same with dark pages.
    pub fn dark(self) -> Self {
        Screen { dark: true, ..self }
    }

    /// The same in another language.
    pub fn speaking(self, language: &'static str) -> Self {
        Screen { language, ..self }
    }
}

/// A browser that looks at the house.
pub struct Page {
    client: Client,
    address: String,
    pub(crate) with: With,
}

impl Page {
    pub(crate) async fn open(
        driver: &str,
        address: &str,
        screen: Screen,
        folder: Option<&Path>,
    ) -> Self {
        let mut args = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--hide-scrollbars".to_owned(),
            format!("--lang={}", screen.language),
            format!("--accept-lang={}", screen.language),
        ];
        if screen.dark {
            args.push("--force-dark-mode".to_owned());
        }
        if let Some(folder) = folder {
            args.push(format!("--user-data-dir={}", folder.display()));
        }
        let metrics = json!({
            "width": screen.size.0, "height": screen.size.1, "pixelRatio": 1.0,
            "touch": screen.is_touched(), "mobile": screen.is_touched(),
        });
        let options = json!({ "args": args, "mobileEmulation": { "deviceMetrics": metrics } });
        let mut wishes = Capabilities::new();
        wishes.insert("goog:chromeOptions".to_owned(), options);
        // axe-core looks at every letter of a map, and a slow machine passes too.
        wishes.insert("timeouts".to_owned(), json!({ "script": 300_000 }));
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes)
            .connect(driver)
            .await
            .expect("Chromium can be started; on Debian: apt-get install chromium");
        Page { client, address: address.to_owned(), with: With::default() }
    }

    /// Looks at a file of the house.
    pub(crate) async fn look_at(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.address)).await.expect("the house answers");
    }

    /// Goes to an address in the house.
    pub async fn go(&self, path: &str) {
        self.look_at(path).await;
        self.see("main").await;
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the house answers");
        self.see("main").await;
    }

    /// Where in the house one is.
    pub async fn path(&self) -> String {
        let path = self.run("return location.pathname", Vec::new()).await;
        path.as_str().expect("a page has a path").to_owned()
    }

    /// Lets the process of the page crash. Afterwards there is an empty page in another one.
    pub async fn crash(&self) {
        let other = self.client.new_window(true).await.expect("there can be another tab");
        // The driver says that the tab has crashed, which is what was wanted.
        self.client.goto("chrome://crash").await.expect_err("a page that crashes answers nothing");
        self.client.switch_to_window(other.handle).await.expect("the other tab is still there");
    }

    /// Kills the browser that keeps what it knows in this folder, with everything that belongs to it.
    pub async fn kill(self, folder: &Path) {
        let killed = end_all("cmdline", &format!("--user-data-dir={}", folder.display()));
        assert!(killed > 0, "there was no browser to kill");
        // The driver may notice by now, or not; there is nothing left to close.
        self.client.close().await.ok();
        fs::remove_file(folder.join("SingletonLock")).ok();
    }

    /// Prefers something from the beginning: the settings are there when the page comes.
    pub async fn prefer(&self, settings: &Value) {
        self.set(settings).await;
        self.reload().await;
    }

    /// Lays the settings where the page will find them.
    pub(crate) async fn set(&self, settings: &Value) {
        let script = "localStorage.setItem('galds.settings', arguments[0])";
        self.run(script, vec![Value::String(settings.to_string())]).await;
    }

    /// Prefers what makes tests quick.
    pub async fn in_a_hurry(&self) {
        self.prefer(&in_a_hurry()).await;
    }

    /// Waits until there is something, and gives it.
    pub async fn see(&self, css: &str) -> Element {
        match self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await {
            Ok(element) => element,
            Err(error) => {
                self.picture("missing").await;
                panic!("no {css}: {error}\n{}", self.text().await)
            }
        }
    }

    /// Whether there is something at this moment.
    pub async fn has(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// How many of something there are at this moment.
    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.expect("a right selector").len()
    }

    /// Waits until a script says something else than null or false, and gives it.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        let start = tokio::time::Instant::now();
        loop {
            let value = self.run(script, Vec::new()).await;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return value;
            }
            if start.elapsed() > PATIENCE {
                self.picture("never").await;
                panic!("it never came: {what}\n{}", self.text().await);
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Clicks on what carries this name for tests.
    pub async fn click(&self, test: &str) {
        self.click_on(&format!("[data-test='{test}']")).await;
    }

    /// Clicks on something, in its middle, as a hand would.
    pub async fn click_on(&self, css: &str) {
        if self.with != With::Driver {
            return self.touch(css, (0.5, 0.5)).await;
        }
        let start = tokio::time::Instant::now();
        loop {
            // The page may replace what was found before the click arrives.
            let element = self.see(css).await;
            match element.click().await {
                Ok(()) => return,
                Err(error) if start.elapsed() > PATIENCE => panic!("cannot click {css}: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Clicks on something at a part of its width and height.
    pub async fn click_at(&self, css: &str, part: (f64, f64)) {
        self.see(css).await;
        if self.with != With::Driver {
            return self.touch(css, part).await;
        }
        let script = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); \
                      return [r.x + r.width * arguments[1], r.y + r.height * arguments[2]]";
        let place = self.run(script, vec![json!(css), json!(part.0), json!(part.1)]).await;
        let number = |at: usize| place[at].as_f64().expect("a place on the screen");
        self.click_point(number(0), number(1)).await;
    }

    /// Points at something.
    pub async fn point(&self, css: &str) {
        self.see(css).await;
        let (x, y) = self.middle(css).await;
        let mouse = MouseActions::new("mouse".to_owned()).then(go(x, y, 0));
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Clicks twice.
    pub async fn double_click(&self, css: &str) {
        self.see(css).await;
        let (x, y) = self.middle(css).await;
        let button = MOUSE_BUTTON_LEFT;
        let mouse = MouseActions::new("mouse".to_owned())
            .then(go(x, y, 0))
            .then(PointerAction::Down { button })
            .then(PointerAction::Up { button })
            .then(PointerAction::Down { button })
            .then(PointerAction::Up { button });
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Holds something down until a script says that it is enough.
    pub async fn hold(&self, css: &str, what: &str, enough: &str) {
        self.see(css).await;
        let (x, y) = self.middle(css).await;
        let button = MOUSE_BUTTON_LEFT;
        let down = MouseActions::new("mouse".to_owned())
            .then(go(x, y, 0))
            .then(PointerAction::Down { button });
        self.client.perform_actions(down).await.expect("the mouse moves");
        self.until(what, enough).await;
        let up = MouseActions::new("mouse".to_owned()).then(PointerAction::Up { button });
        self.client.perform_actions(up).await.expect("the mouse moves");
    }

    /// Drags one thing onto another.
    pub async fn pull(&self, from: &str, to: &str) {
        self.see(from).await;
        self.see(to).await;
        let ((x, y), (to_x, to_y)) = (self.middle(from).await, self.middle(to).await);
        let button = MOUSE_BUTTON_LEFT;
        let mouse = MouseActions::new("mouse".to_owned())
            .then(go(x, y, 0))
            .then(PointerAction::Down { button })
            .then(go(x + 14.0, y + 14.0, 60))
            .then(go(to_x - 3.0, to_y - 3.0, 120))
            .then(go(to_x, to_y, 40))
            .then(PointerAction::Up { button });
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Drags from one point by so much.
    pub async fn drag(&self, (x, y): (f64, f64), (right, down): (f64, f64)) {
        let button = MOUSE_BUTTON_LEFT;
        let mouse = MouseActions::new("mouse".to_owned())
            .then(go(x, y, 0))
            .then(PointerAction::Down { button })
            .then(go(x + right / 2.0, y + down / 2.0, 60))
            .then(go(x + right, y + down, 60))
            .then(PointerAction::Up { button });
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Puts fingers down at some points, moves each to its other point, and lifts them.
    pub async fn fingers(&self, ways: &[[(f64, f64); 2]]) {
        let touch = async |kind: &str, part: f64| {
            let points: Vec<_> = (0..)
                .zip(ways)
                .map(|(id, [from, to])| {
                    let along = |from: f64, to: f64| from + (to - from) * part;
                    json!({ "id": id, "x": along(from.0, to.0), "y": along(from.1, to.1) })
                })
                .collect();
            let points = if kind == "touchEnd" { Vec::new() } else { points };
            let command = Devtools {
                command: "Input.dispatchTouchEvent",
                parameters: json!({ "type": kind, "touchPoints": points }),
            };
            self.client.issue_cmd(command).await.expect("Chromium has fingers");
        };
        touch("touchStart", 0.0).await;
        for part in [0.25, 0.5, 0.75, 1.0] {
            touch("touchMove", part).await;
        }
        touch("touchEnd", 1.0).await;
    }

    /// Where the middle of something is on the screen.
    pub async fn middle(&self, css: &str) -> (f64, f64) {
        let script = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); \
                      return [r.x + r.width / 2, r.y + r.height / 2]";
        let place = self.run(script, vec![json!(css)]).await;
        let number = |at: usize| place[at].as_f64().expect("a place on the screen");
        (number(0), number(1))
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Presses a key, such as `a` or one of `fantoccini::key`.
    pub async fn press(&self, key: char) {
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client.perform_actions(keys).await.expect("the keyboard works");
    }

    /// Presses Tab until what matches has the keyboard.
    pub async fn tab_to(&self, css: &str) {
        let found = format!(
            "return document.activeElement !== null && document.activeElement.matches({})",
            json!(css)
        );
        for _ in 0..400 {
            if self.run(&found, Vec::new()).await == true {
                return;
            }
            self.press(keys::TAB).await;
        }
        panic!("Tab never reaches {css}\n{}", self.text().await);
    }

    /// Makes the processor so many times slower, as that of a phone is.
    pub async fn slow_down(&self, times: u32) {
        let command = Devtools {
            command: "Emulation.setCPUThrottlingRate",
            parameters: json!({ "rate": times }),
        };
        self.client.issue_cmd(command).await.expect("Chromium can be slowed down");
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, args: Vec<Value>) -> Value {
        self.client.execute(script, args).await.expect("a right script")
    }

    /// Runs a script in the page that calls its last argument with its answer.
    pub async fn run_async(&self, script: &str) -> Value {
        self.client.execute_async(script, Vec::new()).await.expect("a right script")
    }

    /// Saves what is to be seen, if `SHOTS` names a folder for that.
    pub async fn picture(&self, name: &str) {
        let Ok(folder) = std::env::var("SHOTS") else { return };
        let picture = self.client.screenshot().await.expect("a screen has a picture");
        let path = Path::new(&folder).join(format!("{name}.png"));
        fs::write(path, picture).expect("SHOTS names a folder that can be written to");
    }

    /// Everything a person can read.
    pub async fn text(&self) -> String {
        let text = self.run("return document.body.innerText", Vec::new()).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Lets axe-core look at the page, in the light and in the dark: it must find nothing.
    pub async fn accessible(&self, what: &str) {
        self.accessible_in("html", what).await;
    }

    /// Lets axe-core look at a part of the page, where the rest is as it was: it must find nothing.
    pub async fn accessible_in(&self, css: &str, what: &str) {
        self.see(css).await;
        let path = std::env::var("AXE")
            .expect("AXE must say where axe.min.js is; `cargo xtask test` fetches it and says so");
        let axe = fs::read_to_string(path).expect("axe.min.js can be read");
        self.run(&axe, Vec::new()).await;
        let dress = "const root = document.documentElement, before = root.dataset.theme; \
                     root.dataset.theme = arguments[0]; return before";
        let before = self.run(dress, vec![json!("light")]).await;
        self.examine(css, &format!("{what}, light"), json!({})).await;
        self.run(dress, vec![json!("dark")]).await;
        // The rest is as it was.
        let colours = json!({ "runOnly": ["color-contrast"] });
        self.examine(css, &format!("{what}, dark"), colours).await;
        self.run(dress, vec![before]).await;
    }

    async fn examine(&self, css: &str, what: &str, options: Value) {
        // What is on its way in or out is looked at when it has arrived.
        let still = "return document.getAnimations().every((it) => it.playState !== 'running' \
                     || it.effect.getComputedTiming().iterations === Infinity)";
        self.until("everything has arrived", still).await;
        let script = "const done = arguments[arguments.length - 1]; \
                      axe.run(document.querySelector(arguments[0]), { resultTypes: ['violations'], ...arguments[1] }).then((found) => done(found.violations), (error) => done(String(error)))";
        let found =
            self.client.execute_async(script, vec![json!(css), options]).await.expect("axe runs");
        let found = found.as_array().unwrap_or_else(|| panic!("axe broke: {found}"));
        let mut said = String::new();
        for violation in found {
            writeln!(said, "{}: {}", violation["id"], violation["help"]).expect("a text");
            for node in violation["nodes"].as_array().into_iter().flatten().take(4) {
                writeln!(said, "    {}\n    {}", node["html"], node["failureSummary"])
                    .expect("a text");
            }
        }
        if !said.is_empty() {
            self.picture("fault").await;
        }
        assert!(said.is_empty(), "axe-core finds fault with {what}:\n{said}");
    }

    /// The page is well: nothing in it broke.
    pub async fn well(&self) {
        assert!(!self.has("#broken").await, "the page broke:\n{}", self.text().await);
    }

    /// Ends the browser.
    pub async fn close(self) {
        self.well().await;
        self.client.close().await.expect("the browser ends");
    }
}

/// What makes tests quick: nobody waits, and nothing moves.
pub(crate) fn in_a_hurry() -> Value {
    json!({ "tempo": "instant", "still": true })
}

/// Something that only Chromium can be asked for.
#[derive(Debug)]
pub(crate) struct Devtools {
    pub(crate) command: &'static str,
    pub(crate) parameters: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.parameters });
        (Method::POST, Some(body.to_string()))
    }
}

pub(crate) fn go(x: f64, y: f64, milliseconds: u64) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::from_millis(milliseconds)), x, y }
}

/// Keys without a letter, as `WebDriver` knows them.
pub mod keys {
    /// Enter.
    pub const ENTER: char = '\u{e007}';
    /// Tab.
    pub const TAB: char = '\u{e004}';
    /// Escape.
    pub const ESCAPE: char = '\u{e00c}';
    /// Home.
    pub const HOME: char = '\u{e011}';
    /// The arrow to the left.
    pub const LEFT: char = '\u{e012}';
    /// The arrow up.
    pub const UP: char = '\u{e013}';
    /// The arrow to the right.
    pub const RIGHT: char = '\u{e014}';
    /// The arrow down.
    pub const DOWN: char = '\u{e015}';
}
