//! Playing together: several browsers at one table.

use std::time::{Duration, Instant};

use fantoccini::Locator;
use serde_json::{Deserializer, Value};

use crate::{House, Page, Player, Screen, Wire, keys};

/// A table that somebody has opened.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The path of the table.
    pub path: String,
    /// The code to read out loud.
    pub code: String,
}

impl Page {
    /// Opens a table over the network and says how others come to it.
    pub async fn open_table(
        &self,
        name: &str,
        game: &str,
        seats: u8,
        wishes: &[&str],
    ) -> Invitation {
        self.go(&format!("/together/{game}")).await;
        self.call_oneself(name).await;
        self.click(&format!("seats-{seats}")).await;
        // Whatever can be chosen is as little as possible, so that the match is short.
        let options = format!("input[type='range'][data-test^='{game}-']");
        for slider in
            self.client().find_all(Locator::Css(&options)).await.expect("a right selector")
        {
            slider.send_keys(&keys::HOME.to_string()).await.expect("a slider moves");
        }
        for wish in wishes {
            self.click(wish).await;
            self.see(&format!("[data-test='{wish}']:checked")).await;
        }
        self.click("make").await;
        let code = self.see("[data-test='code']").await;
        let code = code.text().await.expect("a code can be read").replace('-', "");
        let path = self.run("return location.pathname", Vec::new()).await;
        Invitation { path: path.as_str().expect("a path").to_owned(), code }
    }

    /// Says a name where one is asked for.
    pub async fn call_oneself(&self, name: &str) {
        let field = self.see("[data-test='who-name']").await;
        field.clear().await.expect("a field can be emptied");
        field.send_keys(name).await.expect("a name can be typed");
    }

    /// Sits down at the first free seat.
    pub async fn sit_down(&self, name: &str) {
        self.call_oneself(name).await;
        self.click("sit").await;
        self.see("[data-test='stand']:not([hidden])").await;
    }

    /// Waits until the line is as wanted.
    pub async fn link(&self, state: &str) {
        self.see(&format!("[data-test='link'][data-link='{state}']")).await;
    }

    /// Waits until the board is there.
    pub async fn board(&self) {
        self.see(".table").await;
    }

    /// Whether this page is asked, or its match over, at this moment.
    pub async fn is_asked(&self) -> bool {
        self.has(".turn.mine").await
    }

    /// Whether the match is over, as far as this page knows.
    pub async fn is_over(&self) -> bool {
        self.has("dialog.result[open]").await
    }
}

/// Somebody at the table, with the wire to the house.
pub struct Guest {
    /// Their browser.
    pub page: Page,
    /// Their wire.
    pub wire: Wire,
}

impl Guest {
    /// Somebody new comes, through a wire of their own.
    pub async fn new(house: &House, screen: Screen) -> Self {
        let wire = Wire::lay(house).await;
        let page = house.page_at(&wire.address, screen).await;
        page.in_a_hurry().await;
        Guest { page, wire }
    }
}

/// Who sits down, in this order.
pub const NAMES: [&str; 4] = ["Lauma", "Jānis", "Zuzana", "Ľubomír"];

/// Opens a table and seats everybody; the seats that are left go to mice.
pub async fn gathered(guests: &[Guest], game: &str, seats: u8) -> Invitation {
    // Whoever plays in these tests asks the owl.
    let table = guests[0].page.open_table(NAMES[0], game, seats, &["create-hints"]).await;
    for (guest, name) in guests.iter().zip(NAMES).skip(1) {
        guest.page.go(&table.path).await;
        guest.page.sit_down(name).await;
    }
    for seat in guests.len()..usize::from(seats) {
        let select = guests[0].page.see(&format!("[data-test='set-{seat}']")).await;
        select.select_by_value("bot:mouse").await.expect("a mouse can sit there");
    }
    let full = format!(
        "return document.querySelectorAll('.chair').length === {seats} \
         && document.querySelectorAll('.chair.free').length === 0"
    );
    guests[0].page.until("all seats are taken", &full).await;
    table
}

/// Begins, and waits until everybody is at the board.
pub async fn begun(guests: &[Guest]) {
    guests[0].page.click("start").await;
    for guest in guests {
        guest.page.board().await;
        guest.page.link("live").await;
    }
}

/// Whoever is asked plays, until everybody has seen the end, or so many steps were made.
pub async fn play(guests: &[Guest], most: usize, mut step: impl AsyncFnMut(usize, &Page)) -> bool {
    let mut steps = 0;
    let mut moved = (0, Instant::now());
    loop {
        let mut over = 0;
        let number = guests[0].page.number().await;
        if number != moved.0 {
            moved = (number, Instant::now());
        }
        // Far more than anything needs, so that a slow machine passes.
        let patient = moved.1.elapsed() < Duration::from_mins(3);
        assert!(patient, "nothing happens any more\n{}", guests[0].page.text().await);
        for (at, guest) in guests.iter().enumerate() {
            let page = &guest.page;
            if page.is_over().await {
                over += 1;
            } else if page.is_asked().await {
                step(at, page).await;
                steps += 1;
                if steps >= most {
                    return false;
                }
            }
        }
        if over == guests.len() {
            return true;
        }
    }
}

/// All messages in what a browser received.
fn messages(heard: &str) -> Vec<Value> {
    let starts = heard.match_indices(r#"{"update":{"#).chain(heard.match_indices(r#"{"number":"#));
    let read = |(at, _): (usize, &str)| {
        Deserializer::from_str(&heard[at..]).into_iter().next().and_then(Result::ok)
    };
    starts.filter_map(read).collect()
}

/// Nothing that only another seat may know is in what a browser received.
pub fn no_secret(guest: &Guest, player: &dyn Player, mine: Option<u64>) {
    let mut looked_at = 0;
    for message in messages(&guest.wire.heard()) {
        let update = message.get("update").unwrap_or(&message);
        let told = update["news"].as_array().cloned().unwrap_or_default();
        for news in told.iter().map(|it| &it["news"]) {
            if news["seat"].as_u64() == mine && mine.is_some() {
                continue;
            }
            assert!(player.may_hear(news), "seat {mine:?} heard a secret: {news}");
            looked_at += 1;
        }
        let view = &update["view"];
        if view.is_null() || update["phase"] == "over" {
            continue;
        }
        assert_eq!(view["me"].as_u64(), mine, "it is one's own view");
        assert!(player.may_see(view, mine), "seat {mine:?} sees a secret: {view}");
        looked_at += 1;
    }
    assert!(looked_at > 10, "the wire was tapped: {looked_at}");
}

/// Whether something of the news is hidden.
pub fn is_hidden(news: &Value, key: &str) -> bool {
    match &news[key] {
        Value::Null => true,
        Value::Array(all) => all.is_empty(),
        _ => false,
    }
}

/// The page remembers what was promised: a record with another promise is not believed.
async fn another_promise(page: &Page) {
    let change = "const all = JSON.parse(localStorage.getItem('galds.fates') ?? '[]');
        const id = location.pathname.split('/').find((part) => all.some((it) => it.id === part));
        for (const it of all) if (it.id === id) [it.commit, it.was] = [it.was ?? 'ab'.repeat(32), it.commit];
        localStorage.setItem('galds.fates', JSON.stringify(all));
        return Boolean(id)";
    let kept = page.run(change, Vec::new()).await;
    assert_eq!(kept, Value::Bool(true), "the page kept what it saw");
    page.click("check-dice").await;
    page.see("[data-test='dice'][data-fine='false']").await;
    page.click_on("dialog.dice-check .primary").await;
    page.run(change, Vec::new()).await;
    page.click("check-dice").await;
    page.see("[data-test='dice'][data-proved='true']").await;
    page.click_on("dialog.dice-check .primary").await;
}

/// The chart and the lines of the log lead to their moments, and the log follows.
async fn moments(page: &Page) {
    page.picture("chances").await;
    page.click_at("[data-test='plot']", (0.5, 0.5)).await;
    let middle = "const it = document.querySelector('[data-test=scrub]'); \
                  return Math.abs(it.value - it.max / 2) <= 1";
    page.until("the middle of the match", middle).await;
    let followed = "const here = document.querySelector('.log li.here'); \
                    const list = document.querySelector('.log .lines')?.getBoundingClientRect(); \
                    const line = here?.getBoundingClientRect(); \
                    return Boolean(line) && line.top >= list.top && line.bottom <= list.bottom";
    page.until("the log shows the moment", followed).await;
    let click = "const all = document.querySelectorAll('.log [data-line]'); all[1].click(); \
                 return Number(all[1].dataset.line)";
    let line = page.run(click, Vec::new()).await;
    let there = format!(
        "return document.querySelector('.table').dataset.number === '{line}' \
         && document.querySelector('.log li.here [data-line]')?.dataset.line === '{line}'"
    );
    page.until("a line leads to its moment", &there).await;
    let back = "const it = document.querySelector('[data-test=scrub]'); it.value = 0; \
                it.dispatchEvent(new Event('input', { bubbles: true })); return true";
    page.run(back, Vec::new()).await;

    // A record is called by its game, its day and its players.
    let listen = "HTMLAnchorElement.prototype.click = function () { window.saved = this.download }";
    page.run(listen, Vec::new()).await;
    page.click("save").await;
    let named = "const game = location.pathname.split('/')[1]; \
                 const name = new RegExp('^' + game + '-20[0-9]{2}-[0-9]{2}-[0-9]{2}-.+\\\\.galds$'); \
                 return name.test(window.saved ?? '')";
    page.until("a record has a name that one finds again", named).await;
}

/// A finished match is looked at again.
pub async fn afterwards(house: &House, page: &Page) {
    page.click("replay").await;
    page.see("[data-test='scrub']").await;
    page.click("check-dice").await;
    page.see("[data-test='dice'][data-fine='true']").await;
    page.accessible("the dice").await;
    page.click_on("dialog.dice-check .primary").await;
    another_promise(page).await;
    page.click("chances").await;
    let points = "return document.querySelector('[data-test=curve]')?.dataset.points >= 4";
    page.until("the chances are drawn", points).await;
    moments(page).await;
    page.click("step").await;
    page.click("step").await;
    let eyes = page.see("[data-test='eyes']").await;
    eyes.select_by_value("open").await.unwrap();
    page.accessible("the replay").await;
    page.click("share").await;
    let link = page.see("[data-test='link-text']").await;
    let link = link.prop("value").await.unwrap().expect("a link");
    let path = link.split("://").nth(1).and_then(|it| it.split_once('/')).expect("a path").1;
    let other = house.page(Screen::PHONE).await;
    other.go(&format!("/{path}")).await;
    let at = "return document.querySelector('.scrubber output')?.innerText.startsWith('2 ')";
    other.until("the same moment", at).await;
    // From there one plays on against bots, in this browser alone.
    other.in_a_hurry().await;
    other.until("the same moment", at).await;
    other.click("play-on").await;
    other.see(".table.playing").await;
    other.now().await;
    other.close().await;
}
