//! Without a network, and with a newer version on the network.

use e2e::{House, Now, Page, Rulebook, Screen, Wire, player};
use games::GAMES;

/// Waits until the browser has everything.
async fn kept(page: &Page) {
    page.see(":root[data-kept]").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_first_visit_everything_local_works_without_a_network() {
    let mut house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    kept(&page).await;
    assert!(page.text_of("[data-test='kept']").await.contains("play offline"));
    page.accessible("the start page, when all is kept").await;
    house.kill().await;

    page.in_a_hurry().await;
    page.see(".games").await;
    assert!(!page.has("[data-test='join-code']").await, "there is nobody to play with");
    let mut matches = Vec::new();
    for game in GAMES {
        page.begin_against(game, &["fox"]).await;
        let mut player = player(game.id);
        for _ in 0..player.steps() {
            assert_eq!(page.now().await, Now::Mine);
            player.step(&page).await;
        }
        matches.push((page.path().await, page.number().await));
    }
    // The matches before are still there.
    for (place, number) in matches {
        page.go(&place).await;
        page.see(".table").await;
        assert!(page.number().await >= number);
    }
    // Whoever travels learns on the way too.
    for game in GAMES {
        let book = Rulebook::of(game.id);
        page.go(&format!("/{}/rules/{}", game.id, book.rules[0].replace('.', "-"))).await;
        page.see("[data-test='rulebook'] .rule").await;
        let drawn = "return document.querySelectorAll('figure .drawing > *').length";
        page.until("all figures are drawn", &format!("{drawn} >= {}", book.figures)).await;
        if book.lesson {
            page.go(&format!("/{}/learn", game.id)).await;
            page.see("[data-test='lesson-next']:not([hidden])").await;
        }
    }
    page.go("/together").await;
    assert!(page.text().await.contains("No server is responding"), "{}", page.text().await);
    page.close().await;
}

/// The version of the page that a browser has.
const VERSIONS: &str = "const done = arguments[arguments.length - 1]; caches.keys().then(done)";

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_version_waits_until_it_is_wanted() {
    let house = House::open().await;
    let wire = Wire::lay(&house).await;
    let page = house.page_at(&wire.address, Screen::LAPTOP).await;
    kept(&page).await;
    page.in_a_hurry().await;
    let before = page.run_async(VERSIONS).await;
    assert_eq!(before.as_array().map(Vec::len), Some(1), "{before}");
    let old = before[0].as_str().and_then(|it| it.strip_prefix("galds-")).expect("a version");

    // In the middle of a match a newer one comes: nothing happens to the match.
    let game = &GAMES[0];
    page.begin_with_mice(game).await;
    wire.replace(&format!("VERSION = \"{old}\""), "VERSION = \"feedfacecafe\"");
    let look = "navigator.serviceWorker.getRegistration().then((it) => it.update())";
    page.run(look, Vec::new()).await;
    page.see(":root[data-newer]").await;
    player(game.id).step(&page).await;
    page.reload().await;
    assert_eq!(page.now().await, Now::Mine);
    let number = page.number().await;

    // It comes when somebody says so.
    page.go("/").await;
    page.see(":root[data-newer]").await;
    page.accessible("the start page with a newer version").await;
    page.click("come").await;
    page.see(":root[data-kept]:not([data-newer])").await;
    let after = page.run_async(VERSIONS).await;
    assert!(
        after.as_array().is_some_and(|all| all.contains(&"galds-feedfacecafe".into())),
        "{after}"
    );
    page.click_on(".matches a, .matches button").await;
    page.see(".table").await;
    assert_eq!(page.number().await, number, "the match is where it was");
    page.close().await;
}
