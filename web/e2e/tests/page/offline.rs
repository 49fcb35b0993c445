//! Without a network, and with a newer version on the network.

use e2e::{
    House, Now, Page, Screen, Wire, dig_mars,
    rawsiko::Hands,
    trains::{self, Hand},
};

/// Waits until the browser has everything.
async fn kept(page: &Page) {
    page.see(":root[data-kept]").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_first_visit_everything_local_works_without_a_network() {
    let mut house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    kept(&page).await;
    assert!(page.text_of("[data-test='kept']").await.contains("without a network"));
    page.accessible("the start page, when all is kept").await;
    house.kill().await;

    page.in_a_hurry().await;
    page.see(".games").await;
    assert!(!page.has("[data-test='join-code']").await, "there is nobody to play with");
    page.begin("trains", &["person", "fox"]).await;
    for _ in 0..3 {
        assert_eq!(page.now().await, Now::Mine);
        let (number, action) = (page.number().await, page.advice().await);
        trains::act(&page, &action, Hand::Mouse).await;
        page.after(number).await;
    }
    let (number, place) = (page.number().await, page.path().await);
    page.begin("dig-mars", &["person", "mouse"]).await;
    for _ in 0..3 {
        assert_eq!(page.now().await, Now::Mine);
        dig_mars::step(&page).await;
    }
    page.begin("rawsiko", &["person", "mouse", "mouse"]).await;
    let mut hands = Hands::default();
    for _ in 0..6 {
        assert_eq!(page.now().await, Now::Mine);
        hands.step(&page).await;
    }
    // The match before is still there.
    page.go(&place).await;
    page.see(".table").await;
    assert!(page.number().await >= number);
    // Whoever is on a train learns there too.
    page.go("/dig-mars/rules/4-1").await;
    page.see("[data-test='figure-strength'] .dm-field").await;
    page.go("/trains/learn").await;
    page.see("[data-test='lesson-next']:not([hidden])").await;
    page.go("/together").await;
    assert!(page.text().await.contains("No server answers"), "{}", page.text().await);
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
    page.begin("trains", &["person", "mouse"]).await;
    assert_eq!(page.now().await, Now::Mine);
    wire.replace(&format!("VERSION = \"{old}\""), "VERSION = \"feedfacecafe\"");
    let look = "navigator.serviceWorker.getRegistration().then((it) => it.update())";
    page.run(look, Vec::new()).await;
    page.see(":root[data-newer]").await;
    let (number, action) = (page.number().await, page.advice().await);
    trains::act(&page, &action, Hand::Mouse).await;
    page.after(number).await;
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
