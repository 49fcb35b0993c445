//! What the browser keeps: matches that survive a crash, records that are saved and opened.

use std::{fs, path::Path};

use e2e::{House, Now, Page, Player, Screen, player};
use games::GAMES;
use table::{AnyGame, Record, Table, record::Who};

/// Comes some steps far against mice.
async fn begin(page: &Page, game: &AnyGame, player: &mut dyn Player) {
    page.in_a_hurry().await;
    page.begin_with_mice(game).await;
    for _ in 0..player.steps() {
        assert_eq!(page.now().await, Now::Mine);
        player.step(page).await;
    }
    page.now().await;
}

each_game!(a_match_survives_a_crash_of_the_page);

async fn a_match_survives_a_crash_of_the_page(game: &AnyGame) {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    let mut player = player(game.id);
    begin(&page, game, &mut *player).await;
    let (pieces, attribute) = player.pieces();
    let (before, lines) = (page.attributes(pieces, attribute).await, page.lines().await);
    let (number, address) = (page.number().await, page.path().await);
    // The process of the page is gone at once, with no chance to say goodbye.
    page.crash().await;
    page.go(&address).await;
    page.see(pieces).await;
    assert_eq!(page.now().await, Now::Mine);
    assert_eq!(page.number().await, number, "every event was kept");
    assert_eq!(page.attributes(pieces, attribute).await, before, "everything stands as it stood");
    assert_eq!(page.lines().await, lines, "and the log tells the same");
    player.step(&page).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_survives_a_browser_that_is_killed() {
    let house = House::open().await;
    let folder = tempfile::tempdir().unwrap();
    let page = house.page_in(folder.path(), Screen::LAPTOP).await;
    let game = &GAMES[0];
    begin(&page, game, &mut *player(game.id)).await;
    let (number, lines, address) = (page.number().await, page.lines().await, page.path().await);
    page.kill(folder.path()).await;

    let page = house.page_in(folder.path(), Screen::LAPTOP).await;
    page.see(".matches li").await;
    page.go(&address).await;
    assert_eq!(page.now().await, Now::Mine);
    assert_eq!(page.number().await, number, "every event was on the disk");
    assert_eq!(page.lines().await, lines);
    page.close().await;
}

/// A record out of the folder of each game that has one.
fn stored() -> Vec<(&'static AnyGame, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let first = |game: &AnyGame| {
        let files = fs::read_dir(folder.join(game.id).join("records")).ok()?;
        let first = files.map(|file| file.expect("it can be read").path()).min()?;
        Some(fs::read_to_string(first).expect("a record is text"))
    };
    GAMES.iter().filter_map(|game| Some((game, first(game)?))).collect()
}

/// The beginning of a record in which somebody then does what is right at a later moment only. It is
/// well written, and sealed by nobody.
fn against_the_rules(game: &'static AnyGame, good: &str) -> String {
    let record: Record = good.parse().expect("a stored record");
    let actions: Vec<(usize, Who, &str)> = record
        .live()
        .enumerate()
        .filter(|(_, it)| matches!(it.who, Who::Seat(_)))
        .map(|(at, it)| (at, it.who, it.text))
        .collect();
    for (nth, (at, who, _)) in actions.iter().enumerate() {
        let mut begun = Record::new(record.header().clone());
        for event in record.live().take(*at) {
            begun.push(event.who, event.text, None);
        }
        let table = Table::resume(game, begun.clone()).expect("the rules agree so far");
        let seat = table.turn().asked().iter().next().expect("somebody acts next");
        let legal = table.actions(seat);
        let later = actions[nth..]
            .iter()
            .find(|(_, by, text)| by == who && !legal.iter().any(|it| it == text));
        if let Some((_, _, text)) = later {
            begun.push(Who::Seat(seat.number()), text, None);
            return begun.to_string();
        }
    }
    panic!("in {} everything can be done at any moment", game.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_opened_and_a_bad_one_refused() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };

    let words = file("words.galds", "this is no record");
    page.see("[data-test='open']").await.send_keys(&words).await.unwrap();
    page.until(
        "the page says why",
        "return document.querySelector('.open .trouble').innerText !== ''",
    )
    .await;
    page.accessible("a file that is no record").await;

    assert!(!stored().is_empty(), "some game has a record");
    for (game, record) in stored() {
        let wrong = file("wrong.galds", &against_the_rules(game, &record));
        page.reload().await;
        page.see("[data-test='open']").await.send_keys(&wrong).await.unwrap();
        page.see("[data-test='refused'] [data-test='save']").await;
        page.accessible("a record against the rules").await;
        page.click_on("main button.primary").await;
        page.see(".games").await;
        assert!(page.has(".matches li").await, "nothing that a person has is thrown away");
    }
    for (_, record) in stored() {
        page.go("/").await;
        let good = file("good.galds", &record);
        page.see("[data-test='open']").await.send_keys(&good).await.unwrap();
        page.see("[data-test='scrub']").await;
        page.click("step").await;
        page.accessible("a record from a file").await;
    }
    page.close().await;
}
