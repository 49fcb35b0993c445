//! Playing together: several browsers at one table, one server, and everything that can go wrong
//! between them. What a game has of its own is tested in its folder.

use e2e::{
    House, Screen,
    network::{Guest, NAMES, begun, no_secret, play},
    player,
};
use games::GAMES;
use table::AnyGame;

#[tokio::test(flavor = "multi_thread")]
async fn one_seat_on_two_devices() {
    let house = House::open().await;
    let guest = Guest::new(&house, Screen::LAPTOP).await;
    let (page, game) = (&guest.page, &GAMES[0]);
    let table = page.open_table("Lauma", game.id, *game.seats.start(), &[]).await;
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
    let game = &GAMES[0];
    let host = Guest::new(&house, Screen::LAPTOP).await;
    let late = Guest::new(&house, Screen::PHONE).await;

    // A wrong code.
    late.page.go("/join/babababa").await;
    let unknown = "return document.querySelector('[data-test=code-trouble]')?.innerText.includes('No match has this code')";
    late.page.until("the code is unknown", unknown).await;
    late.page.accessible("a wrong code").await;

    // A wrong link.
    for game in GAMES {
        late.page.go(&format!("/{}/table/aaaaaaaaaaaaaaaaaaaa", game.id)).await;
        late.page.see("[data-test='ended']").await;
        assert!(late.page.text().await.contains("Match not found"));
        late.page.accessible("a wrong link").await;
    }

    // A full table, before and after it begins.
    let table =
        host.page.open_table("Lauma", game.id, *game.seats.start(), &["create-watch-nobody"]).await;
    for seat in 1..*game.seats.start() {
        let select = host.page.see(&format!("[data-test='set-{seat}']")).await;
        select.select_by_value("bot:mouse").await.unwrap();
    }
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
    assert!(host.page.text().await.contains("Match not found"));
    host.page.click("to-lobby").await;
    host.page.see(".together").await;
    host.page.close().await;
    late.page.close().await;
}

each_game!(one_big_screen_and_hands_on_phones);

async fn one_big_screen_and_hands_on_phones(game: &AnyGame) {
    let house = House::open().await;
    let screen = Guest::new(&house, Screen { size: (1920, 1080), ..Screen::LAPTOP }).await;
    screen.page.go(&format!("/together/{}", game.id)).await;
    screen.page.call_oneself("Skolotāja").await;
    screen.page.click("create-screen").await;
    screen.page.click("make").await;
    screen.page.see("[data-test='place-1'] .qr").await;
    screen.page.accessible("the big screen").await;
    let path = screen.page.run("return location.pathname", Vec::new()).await;
    let path = path.as_str().unwrap().replace("/screen/", "/table/");
    let mut phones = Vec::new();
    for seat in 0..*game.seats.start() {
        let phone = if seat % 2 == 0 { Screen::PHONE } else { Screen::PHONE.dark() };
        phones.push(Guest::new(&house, phone).await);
    }
    for (seat, (phone, name)) in phones.iter().zip(NAMES).enumerate() {
        phone.page.go(&format!("{path}/{seat}")).await;
        phone.page.sit_down(name).await;
        screen.page.see(&format!("[data-test='place-{seat}'] .big-face")).await;
    }
    screen.page.click("start").await;
    screen.page.see(".table.screen").await;
    for phone in &phones {
        phone.page.board().await;
    }
    let mut player = player(game.id);
    play(&phones, 2 + player.steps(), async |_, page| player.step(page).await).await;
    let mut number = 0;
    for phone in &phones {
        number = phone.page.number().await.max(number);
    }
    screen.page.after(number - 1).await;
    assert!(!screen.page.has(".turn.mine").await, "nothing can be done at the big screen");
    if let Some(secret) = player.secret() {
        assert_eq!(screen.page.count(secret).await, 0, "and nobody's hand is to be seen");
    }
    screen.page.accessible("the board on the big screen").await;
    no_secret(&screen, &*player, None);
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
    let game = GAMES.iter().find(|game| game.seats.contains(&2)).expect("some game is for two");
    host.page.go(&format!("/together/{}", game.id)).await;
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
    assert_eq!(title, format!("● {} · Galds", game.title));

    // Whoever looks elsewhere is called when it is their turn again.
    let waiting = if std::ptr::eq(asked, host) { other } else { host };
    let listen = "window.calls = []; \
                  window.Notification = class { static permission = 'granted'; constructor(title, it) { calls.push([title, it.body]); } }; \
                  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })";
    waiting.page.run(listen, Vec::new()).await;
    let mut player = player(game.id);
    play(std::slice::from_ref(asked), 1, async |_, page| player.step(page).await).await;
    let called = "return window.calls.length > 0 && window.calls[0]";
    let call = waiting.page.until("a call", called).await;
    assert_eq!(call[0], game.title);

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

#[tokio::test(flavor = "multi_thread")]
async fn a_host_lets_people_in() {
    let house = House::open().await;
    let guests =
        [Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::PHONE).await];
    let [host, other] = &guests;
    let game = GAMES.iter().find(|game| game.seats.contains(&2)).expect("some game is for two");
    let table = host.page.open_table("Lauma", game.id, 2, &["create-asked"]).await;
    other.page.go(&table.path).await;
    let ask = async || {
        other.page.call_oneself("Jānis").await;
        other.page.click("sit").await;
        other.page.see("[data-test='asked-host']:not([hidden])").await;
    };
    ask().await;
    other.page.accessible("waiting to be let in").await;
    host.page.see("[data-test='asking'] li").await;
    host.page.accessible("somebody asks for a seat").await;

    // No is an answer, and one may ask again.
    host.page.click_on("[data-test^='refuse-']").await;
    other.page.see("[data-test='sit']:not([hidden])").await;
    ask().await;
    host.page.click_on("[data-test^='admit-']").await;
    other
        .page
        .until("the seat is theirs", "return document.querySelectorAll('.chair.free').length === 0")
        .await;
    begun(&guests).await;
    for guest in guests {
        guest.page.close().await;
    }
}
