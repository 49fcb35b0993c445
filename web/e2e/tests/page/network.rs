//! Playing together: several browsers at one table, one server, and everything that can go wrong
//! between them.

use std::time::{Duration, Instant};

use e2e::{
    House, Page, Screen, dig_mars,
    network::{Guest, Invitation},
    rawsiko::Hands,
    trains::{self, Hand},
};
use serde_json::{Deserializer, Value};

/// Opens a table and seats everybody; the seats that are left go to mice.
async fn gathered(guests: &[Guest], game: &str, seats: u8) -> Invitation {
    let names = ["Lauma", "Jānis", "Zuzana", "Ľubomír"];
    let table = guests[0].page.open_table(names[0], game, seats, &[]).await;
    for (guest, name) in guests.iter().zip(names).skip(1) {
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

async fn begun(guests: &[Guest]) {
    guests[0].page.click("start").await;
    for guest in guests {
        guest.page.board().await;
        guest.page.link("live").await;
    }
}

/// Whoever is asked plays, until everybody has seen the end, or so many steps were made.
async fn play(guests: &[Guest], most: usize, mut step: impl AsyncFnMut(usize, &Page)) -> bool {
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

async fn trains_step(page: &Page) {
    let number = page.number().await;
    let action = page.advice().await;
    trains::act(page, &action, Hand::Mouse).await;
    page.after(number).await;
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
fn no_secret(guest: &Guest, mine: Option<u64>) {
    let mut looked_at = 0;
    for message in messages(&guest.wire.heard()) {
        let update = message.get("update").unwrap_or(&message);
        let told = update["news"].as_array().cloned().unwrap_or_default();
        for news in told.iter().map(|it| &it["news"]) {
            if news["seat"].as_u64() == mine && mine.is_some() {
                continue;
            }
            let hidden = |key: &str| match &news[key] {
                Value::Null => true,
                Value::Array(all) => all.is_empty(),
                _ => false,
            };
            let fine = match news["what"].as_str() {
                Some("offered") => hidden("cards"),
                Some("kept") => hidden("aside"),
                Some("drawn") => hidden("card"),
                Some("dealt") if news.get("objective").is_some() => hidden("objective"),
                _ => true,
            };
            assert!(fine, "seat {mine:?} heard a secret: {news}");
            looked_at += 1;
        }
        let view = &update["view"];
        if view.is_null() || update["phase"] == "over" {
            continue;
        }
        assert_eq!(view["me"].as_u64(), mine, "it is one's own view");
        for (seat, it) in view["seats"].as_array().into_iter().flatten().enumerate() {
            if Some(seat as u64) != mine && it.get("objective").is_some() {
                assert!(it["objective"].is_null(), "seat {mine:?} sees the card of {seat}: {it}");
            }
        }
        for stack in view["stacks"].as_array().into_iter().flatten() {
            let top = &stack["top"];
            let scanned = top["scanned"].as_array().cloned().unwrap_or_default();
            let knows = scanned.iter().any(|it| it.as_u64() == mine && mine.is_some());
            if top["face"] == "down" && !knows {
                assert!(top["tile"].is_null(), "seat {mine:?} sees an unscanned tile: {top}");
            }
        }
        looked_at += 1;
    }
    assert!(looked_at > 10, "the wire was tapped: {looked_at}");
}

#[tokio::test(flavor = "multi_thread")]
async fn trains_with_people_a_bot_a_spectator_and_a_server_that_dies() {
    let mut house = House::open().await;
    let guests =
        [Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::PHONE.dark()).await];
    let spectator = Guest::new(&house, Screen::LAPTOP.dark()).await;

    // The second one comes by the code, from the start page.
    let table = guests[0].page.open_table("Lauma", "trains", 3, &["create-public"]).await;
    guests[0].page.accessible("gathering").await;
    let phone = &guests[1].page;
    phone.go("/").await;
    phone.see("[data-test='join-code']").await.send_keys(&table.code).await.unwrap();
    phone.click("join").await;
    phone.see("[data-test='gather']").await;
    phone.accessible("gathering on a phone in the dark").await;
    phone.sit_down("Jānis").await;
    let select = guests[0].page.see("[data-test='set-2']").await;
    select.select_by_value("bot:mouse").await.unwrap();
    spectator.page.go("/together").await;
    spectator.page.see("[data-test='public'] li").await;
    spectator.page.accessible("the lobby in the dark").await;
    begun(&guests).await;
    spectator.page.go(&table.path).await;
    spectator.page.board().await;
    spectator.page.see("[data-test='you-watch']:not([hidden])").await;
    let one = "return document.querySelector('[data-test=watching]:not([hidden]) span')?.innerText === '1'";
    guests[0].page.until("one person is watching", one).await;

    // A sign is seen by everybody.
    guests[0].page.click("signs").await;
    guests[0].page.see("dialog.signs[open]").await;
    guests[0].page.accessible("the signs").await;
    guests[0].page.click("sign-hello").await;
    spectator.page.see("[data-test='sign']").await;

    assert!(!play(&guests, 5, async |_, page| trains_step(page).await).await);

    // The server dies in the middle; everybody sees it, and goes on where they were.
    let before = spectator.page.number().await;
    house.kill().await;
    for page in [&guests[0].page, &guests[1].page, &spectator.page] {
        page.link("reconnecting").await;
    }
    guests[0].page.accessible("without a connection").await;
    house.serve_again().await;
    for page in [&guests[0].page, &guests[1].page, &spectator.page] {
        page.link("live").await;
        assert!(page.number().await >= before, "nothing is lost");
    }

    assert!(play(&guests, usize::MAX, async |_, page| trains_step(page).await).await);
    spectator.page.see("dialog.result[open]").await;
    // What was drawn, and in the same line that it was the last card, stands in the log of who drew it
    // alone; all the rest is the same for everybody.
    let lines = "return [...document.querySelectorAll('.log li')].map((it) => it.textContent)\
                 .filter((it) => !it.startsWith('It is ') && !it.includes('choose from') \
                 && !it.startsWith('The draw pile is used up'))";
    let told = spectator.page.run(lines, Vec::new()).await;
    assert!(told.as_array().is_some_and(|told| told.len() > 10), "{told}");
    for guest in &guests {
        assert_eq!(guest.page.number().await, spectator.page.number().await);
        assert_eq!(guest.page.run(lines, Vec::new()).await, told, "everybody saw the same match");
    }
    no_secret(&guests[0], Some(0));
    no_secret(&guests[1], Some(1));
    no_secret(&spectator, None);

    // The same people once more.
    guests[0].page.click("rematch").await;
    guests[0].page.see("[data-test='gather']").await;
    guests[1].page.click("rematch").await;
    for guest in &guests {
        guest.page.board().await;
    }
    for guest in guests {
        guest.page.close().await;
    }
    spectator.page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dig_mars_with_people_a_bot_a_spectator_and_a_wire_that_is_cut() {
    let house = House::open().await;
    let guests =
        [Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::LAPTOP).await];
    let spectator = Guest::new(&house, Screen::LAPTOP).await;
    let table = gathered(&guests, "dig-mars", 4).await;
    begun(&guests).await;
    spectator.page.go(&table.path).await;
    spectator.page.board().await;

    // In the middle of a run of moves the wire is cut: the move waits, and is made once.
    let mut cuts = 0;
    play(&guests, 24, async |at, page| {
        let guest = &guests[at];
        cuts += 1;
        if cuts % 6 != 0 {
            return dig_mars::step(page).await;
        }
        let number = page.number().await;
        let action = page.advice().await;
        guest.wire.cut();
        page.link("reconnecting").await;
        dig_mars::act(page, &action).await;
        page.see("[data-test='link'][data-pending='true']").await;
        assert_eq!(page.number().await, number, "nothing has happened yet");
        guest.wire.mend();
        page.link("live").await;
        page.after(number).await;
        page.see("[data-test='link'][data-pending='false']").await;
    })
    .await;
    assert!(cuts >= 12, "the wire was cut");
    let numbers = [guests[0].page.number().await, guests[1].page.number().await];
    let newest = numbers.into_iter().max().unwrap_or_default();
    for page in [&guests[0].page, &guests[1].page, &spectator.page] {
        page.after(newest - 1).await;
    }

    // A bot takes over and gives the seat back.
    let page = &guests[0].page;
    page.click("match-menu").await;
    page.see("dialog.match-menu[open]").await;
    page.accessible("everything about the match").await;
    page.click("hand-over").await;
    spectator.page.see("[data-test='stand-in']").await;
    page.click("take-seat-back").await;
    let gone = "return document.querySelector('[data-test=stand-in]') === null";
    spectator.page.until("the bot is gone", gone).await;

    play(&guests, usize::MAX, async |_, page| dig_mars::step(page).await).await;
    spectator.page.see("dialog.result[open]").await;
    no_secret(&guests[0], Some(0));
    no_secret(&guests[1], Some(1));
    no_secret(&spectator, None);
    afterwards(&house, &guests[0].page).await;
    for guest in guests {
        guest.page.close().await;
    }
    spectator.page.close().await;
}

/// A finished match is looked at again.
async fn afterwards(house: &House, page: &Page) {
    page.click("replay").await;
    page.see("[data-test='scrub']").await;
    page.click("check-dice").await;
    page.see("[data-test='dice'][data-fine='true']").await;
    page.accessible("the dice").await;
    page.click_on("dialog.dice-check .primary").await;
    page.click("chances").await;
    let points = "return document.querySelector('[data-test=curve]')?.dataset.points >= 4";
    page.until("the chances are drawn", points).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_rawsiko() {
    let house = House::open().await;
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(Guest::new(&house, Screen::LAPTOP).await);
    }
    gathered(&guests, "rawsiko", 4).await;
    begun(&guests).await;
    let mut hands: Vec<Hands> = (0..4).map(|_| Hands::default()).collect();
    assert!(play(&guests, usize::MAX, async |at, page| hands[at].step(page).await).await);
    for (seat, guest) in guests.into_iter().enumerate() {
        guest.page.see(&format!("[data-test='score-{seat}']")).await;
        no_secret(&guest, Some(seat as u64));
        guest.page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_seat_on_two_devices() {
    let house = House::open().await;
    let guest = Guest::new(&house, Screen::LAPTOP).await;
    let page = &guest.page;
    let table = page.open_table("Lauma", "trains", 2, &[]).await;
    page.click("start").await;
    page.board().await;
    page.click("match-menu").await;
    page.click("second-device").await;
    let code = page.see("[data-test='device-code']").await.text().await.unwrap();

    let phone = Guest::new(&house, Screen::PHONE).await;
    phone.page.go("/together").await;
    phone.page.click_on("details.device summary").await;
    phone.page.see("[data-test='take-over-code']").await.send_keys(&code).await.unwrap();
    phone.page.click("take-over").await;
    phone.page.see("[data-test='my-matches'] li").await;
    let title = phone.page.run("return document.title", Vec::new()).await;
    let text = phone.page.text().await;
    assert!(title == "(1) Galds" || !text.contains("it is your turn"), "{title} {text}");
    phone.page.go(&table.path).await;
    phone.page.board().await;
    phone.page.see(".table.playing").await;

    // The first device says so, and can take the seat back.
    page.see("[data-test='ended']").await;
    assert!(page.text().await.contains("another device"));
    page.accessible("replaced by another device").await;
    page.click("come-back").await;
    page.board().await;
    page.link("live").await;
    phone.page.see("[data-test='ended']").await;
    phone.page.close().await;
    guest.page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_wrong_has_a_page_that_says_what_to_do() {
    let mut house = House::open().await;
    let host = Guest::new(&house, Screen::LAPTOP).await;
    let late = Guest::new(&house, Screen::PHONE).await;

    // A wrong code.
    late.page.go("/join/babababa").await;
    let unknown = "return document.querySelector('[data-test=code-trouble]')?.innerText.includes('No match has this code')";
    late.page.until("the code is unknown", unknown).await;
    late.page.accessible("a wrong code").await;

    // A wrong link.
    late.page.go("/trains/table/aaaaaaaaaaaaaaaaaaaa").await;
    late.page.see("[data-test='ended']").await;
    assert!(late.page.text().await.contains("This match is not there"));
    late.page.accessible("a wrong link").await;

    // A full table, before and after it begins.
    let table = host.page.open_table("Lauma", "trains", 2, &["create-watch-nobody"]).await;
    host.page.see("[data-test='set-1']").await.select_by_value("bot:mouse").await.unwrap();
    late.page.go(&table.path).await;
    late.page.see("[data-test='full']:not([hidden])").await;
    late.page.accessible("a full table").await;
    host.page.click("start").await;
    late.page.see("[data-test='ended']").await;
    assert!(late.page.text().await.contains("without spectators"));

    // A match that is deleted while somebody plays it.
    host.page.board().await;
    house.kill().await;
    house.forget_everything();
    host.page.link("reconnecting").await;
    house.serve_again().await;
    host.page.see("[data-test='ended']").await;
    assert!(host.page.text().await.contains("This match is not there"));
    host.page.click("to-lobby").await;
    host.page.see(".together").await;
    host.page.close().await;
    late.page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_big_screen_and_hands_on_phones() {
    let house = House::open().await;
    let screen = Guest::new(&house, Screen { size: (1920, 1080), ..Screen::LAPTOP }).await;
    screen.page.go("/together/trains").await;
    screen.page.call_oneself("Skolotāja").await;
    screen.page.click("create-screen").await;
    screen.page.click("make").await;
    screen.page.see("[data-test='place-1'] .qr").await;
    screen.page.accessible("the big screen").await;
    let path = screen.page.run("return location.pathname", Vec::new()).await;
    let path = path.as_str().unwrap().replace("/screen/", "/table/");
    let phones =
        [Guest::new(&house, Screen::PHONE).await, Guest::new(&house, Screen::PHONE.dark()).await];
    for (seat, (phone, name)) in phones.iter().zip(["Lauma", "Jānis"]).enumerate() {
        phone.page.go(&format!("{path}/{seat}")).await;
        phone.page.sit_down(name).await;
        screen.page.see(&format!("[data-test='place-{seat}'] .big-face")).await;
    }
    screen.page.click("start").await;
    screen.page.see(".table.screen").await;
    for phone in &phones {
        phone.page.board().await;
    }
    play(&phones, 6, async |_, page| trains_step(page).await).await;
    let number = phones[0].page.number().await.max(phones[1].page.number().await);
    screen.page.after(number - 1).await;
    assert!(!screen.page.has(".turn.mine").await, "nothing can be done at the big screen");
    assert_eq!(screen.page.count(".held-card").await, 0, "and nobody's hand is to be seen");
    screen.page.accessible("the board on the big screen").await;
    no_secret(&screen, None);
    for phone in phones {
        phone.page.close().await;
    }
    screen.page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_a_call_comes_and_one_can_resign() {
    let house = House::open().await;
    let guests =
        [Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::PHONE).await];
    let [host, other] = &guests;
    host.page.go("/together/trains").await;
    host.page.call_oneself("Lauma").await;
    host.page
        .see("select[data-test='clock']")
        .await
        .select_by_label("30 seconds a turn")
        .await
        .unwrap();
    host.page.click("make").await;
    host.page.see("[data-test='code']").await;
    other.page.go(&host.page.path().await).await;
    other.page.sit_down("Jānis").await;
    begun(&guests).await;

    // Whoever is asked has a clock that runs down, and a title that says so from another tab.
    let time = "[...document.querySelectorAll('[data-test=clock]')].map((it) => \
                it.innerText.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))[0]";
    let first = host.page.until("a clock is there", &format!("return {time}")).await;
    let first = first.as_u64().expect("seconds");
    assert!((20..=30).contains(&first), "{first}");
    host.page.until("it runs", &format!("return {time} < {first}")).await;
    let asked = if host.page.is_asked().await { host } else { other };
    let title = asked.page.run("return document.title", Vec::new()).await;
    assert_eq!(title, "● Game of Trains · Galds");

    // Whoever looks elsewhere is called when it is their turn again.
    let waiting = if std::ptr::eq(asked, host) { other } else { host };
    let listen = "window.calls = []; \
                  window.Notification = class { static permission = 'granted'; constructor(title, it) { calls.push([title, it.body]); } }; \
                  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })";
    waiting.page.run(listen, Vec::new()).await;
    play(std::slice::from_ref(asked), 1, async |_, page| trains_step(page).await).await;
    let called = "return window.calls.length > 0 && window.calls[0]";
    let call = waiting.page.until("a call", called).await;
    assert_eq!(call[0], "Game of Trains");

    // One leaves for good; a bot plays on, and everybody knows.
    host.page.click("match-menu").await;
    host.page.click("resign").await;
    host.page.click("resign-sure").await;
    other.page.see("[data-test='stand-in']").await;
    let left = "return document.body.innerText.includes('You left this match')";
    host.page.until("the page says so", left).await;
    for guest in guests {
        guest.page.close().await;
    }
}
