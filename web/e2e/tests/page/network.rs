//! Playing together: several browsers at one table, one server, and everything that can go wrong
//! between them. What a game has of its own is tested in its folder.

use e2e::{
    House, Screen,
    network::{Guest, NAMES, begun, gathered, no_secret, play},
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
    assert!(page.text().await.contains("ten minutes"), "one knows how long it is good");
    page.see("dialog.match-menu .qr").await;
    page.accessible("the code for another device").await;
    page.picture("second-device").await;
    page.click_on("dialog.match-menu .row.end .primary").await;

    // The same field takes every kind of code, and leads straight to the match.
    let phone = Guest::new(&house, Screen::PHONE).await;
    phone.page.go("/").await;
    phone.page.see("[data-test='join-code']").await.send_keys(&code).await.unwrap();
    phone.page.click("join").await;
    phone.page.board().await;
    phone.page.see(".table.playing").await;
    assert_eq!(phone.page.path().await, table.path);
    // Both play.
    page.link("live").await;
    phone.page.link("live").await;
    assert!(!page.has("[data-test='ended']").await);

    // A code that was used leads nowhere, and a browser that is somebody is asked first.
    phone.page.go("/join").await;
    phone.page.see("[data-test='join-code']").await.send_keys(&code).await.unwrap();
    phone.page.click("join").await;
    phone.page.see("[data-test='another-device']:not([hidden])").await;
    phone.page.click("take-over").await;
    let used = "return document.querySelector('[data-test=code-trouble]')?.innerText.includes('has been used')";
    phone.page.until("the code was used", used).await;

    // In one browser, one window plays. Another one would say hello like this.
    phone.page.go(&table.path).await;
    phone.page.board().await;
    phone.page.link("live").await;
    let other = "const hello = { device: JSON.parse(localStorage.getItem('galds.device')) }; \
                 const id = location.pathname.split('/').pop(); \
                 window.other = new WebSocket(`ws://${location.host}/api/matches/${id}/play`); \
                 other.onopen = () => other.send(JSON.stringify({ id: 'other', do: { hello } })); \
                 return true";
    phone.page.run(other, Vec::new()).await;
    phone.page.see("[data-test='ended']").await;
    phone.page.accessible("replaced by another window").await;
    phone.page.click("come-back").await;
    phone.page.board().await;
    phone.page.close().await;
    guest.page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_off_among_people_and_everybody_reads_it() {
    let house = House::open().await;
    let guests =
        [Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::PHONE).await];
    let [host, other] = &guests;
    let game = GAMES.iter().find(|game| game.seats.contains(&2)).expect("some game is for two");
    let table = host.page.open_table("Lauma", game.id, 2, &[]).await;
    other.page.go(&table.path).await;
    let says = |words: &str| {
        format!("return document.querySelector('.gather .facts')?.innerText.includes('{words}')")
    };
    other.page.until("no hints", &says("no hints")).await;
    other.page.sit_down("Jānis").await;

    // The host changes their mind before the match, and back.
    host.page.click_on("details.agreed summary").await;
    host.page.click("change-hints").await;
    other.page.until("hints", &says("hints allowed")).await;
    host.page.accessible("changing what was agreed on").await;
    host.page.picture("gather-agreed").await;
    host.page.click("change-hints").await;
    other.page.until("no hints", &says("no hints")).await;
    begun(&guests).await;
    for guest in &guests {
        guest.page.click("hint").await;
        guest.page.see("[data-test='no-hints']").await;
        guest.page.accessible_in(".below", "no hints").await;
    }
    other.page.picture("no-hints").await;
    for guest in guests {
        guest.page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_who_has_gone_until_they_return() {
    let house = House::open().await;
    let guests =
        vec![Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::PHONE).await];
    let game = GAMES.iter().find(|game| game.seats.contains(&2)).expect("some game is for two");
    let table = gathered(&guests, game.id, 2).await;
    begun(&guests).await;
    let asked = usize::from(!guests[0].page.is_asked().await);
    let (gone, stays) = (&guests[asked].page, &guests[1 - asked].page);
    let path = format!("bot-for-{asked}");
    gone.go("/").await;
    // It is offered where one looks, and the person is said to get the seat back.
    stays.see("[data-test='absent']").await;
    assert!(stays.text().await.contains("can take the seat back"));
    stays.accessible_in(".below", "somebody has gone").await;
    stays.picture("absent").await;
    stays.click(&path).await;
    stays.see("[data-test='stand-in']").await;
    gone.go(&table.path).await;
    gone.board().await;
    gone.click("take-seat-back").await;
    let back = "return !document.querySelector('[data-test=stand-in]')";
    stays.until("the person plays again", back).await;
    for guest in guests {
        guest.page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_changed_handed_over_and_closed() {
    let house = House::open().await;
    let guests =
        [Guest::new(&house, Screen::TABLET).await, Guest::new(&house, Screen::PHONE).await];
    let [host, other] = &guests;
    let game = GAMES.iter().find(|game| game.seats.contains(&3)).expect("some game is for three");
    let (least, most) = (*game.seats.start(), *game.seats.end());
    let table = host.page.open_table("Lauma", game.id, most, &[]).await;
    other.page.go(&table.path).await;
    other.page.sit_down("Jānis").await;
    other.page.see("[data-test='chair-0'] [data-test='is-host']").await;
    host.page.click_on("details.agreed summary").await;
    host.page.click(&format!("seats-{least}")).await;
    let chairs = format!("return document.querySelectorAll('.chair').length === {least}");
    other.page.until("some seats are gone", &chairs).await;
    host.page.see("[data-test='change-clock']").await.select_by_value("2").await.unwrap();
    let minute = "return document.querySelector('.gather .facts')?.innerText.includes('1 minute')";
    other.page.until("everybody reads of the clock", minute).await;

    // A host who gets up hands the table over, and one who is away is said to be.
    host.page.click("stand").await;
    other.page.see("[data-test='chair-1'] [data-test='is-host']").await;
    other.page.see("[data-test='start']:not([hidden])").await;
    host.page.sit_down("Lauma").await;
    for seat in 2..least {
        let select = other.page.see(&format!("[data-test='set-{seat}']")).await;
        select.select_by_value("bot:mouse").await.unwrap();
    }
    let path = other.page.path().await;
    other.page.go("/").await;
    let away = "return document.body.innerText.includes('the host is away')";
    host.page.until("the host is away", away).await;
    host.page.picture("host-away").await;
    other.page.go(&path).await;
    other.page.click_on("details.agreed summary").await;
    other.page.click("close-table").await;
    other.page.click("close-sure").await;
    host.page.see("[data-test='ended']").await;
    other.page.see(".together").await;
    for guest in guests {
        guest.page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_and_going_on_come_first() {
    let house = House::open().await;
    let guest = Guest::new(&house, Screen::PHONE).await;
    let (page, game) = (&guest.page, &GAMES[0]);
    page.go("/").await;
    let top = "const it = document.querySelector('[data-test=join-code]')?.getBoundingClientRect(); \
               return it && it.bottom < innerHeight";
    page.until("the place for a code is on the first screen", top).await;
    page.picture("start-phone").await;
    page.open_table("Lauma", game.id, *game.seats.start(), &[]).await;
    page.click("start").await;
    page.board().await;
    page.until("it is one's turn", "return Boolean(document.querySelector('.turn.mine'))").await;
    page.go("/").await;
    let turn = "const it = document.querySelector('[data-test=my-turns] a.button')?.getBoundingClientRect(); \
                return it && it.bottom < innerHeight && document.title === '(1) Galds'";
    page.until("what waits for me is on the first screen", turn).await;
    page.accessible("the start page with a match that waits").await;
    page.picture("start-phone-turn").await;
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
    screen.page.click("create-hints").await;
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
    host.page.click("create-hints").await;
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

    // Whoever is called reads when that happens, and can switch it off.
    waiting.page.click("match-menu").await;
    waiting.page.see("[data-test='called']:checked").await;
    assert!(waiting.page.text().await.contains("open in another tab"));
    waiting.page.click("called").await;
    let off = "return JSON.parse(localStorage.getItem('galds.settings')).uncalled === true";
    waiting.page.until("nobody is called any more", off).await;
    waiting.page.click_on("dialog.match-menu .row.end .primary").await;

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
