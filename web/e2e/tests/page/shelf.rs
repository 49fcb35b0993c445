//! What the browser keeps: matches that survive a crash, records that are saved and opened.

use e2e::{
    House, Now, Page, Screen,
    trains::{self, Hand},
};

async fn step(page: &Page) {
    let (number, action) = (page.number().await, page.advice().await);
    trains::act(page, &action, Hand::Mouse).await;
    page.after(number).await;
}

/// Comes four turns far against a mouse.
async fn begin(page: &Page) {
    page.in_a_hurry().await;
    page.begin("trains", &["person", "mouse"]).await;
    for _ in 0..4 {
        assert_eq!(page.now().await, Now::Mine);
        step(page).await;
    }
    page.now().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_survives_a_crash_of_the_page() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    begin(&page).await;
    let trains = "[data-zone='train']";
    let (before, lines) = (page.attributes(trains, "data-card").await, page.lines().await);
    let (number, address) = (page.number().await, page.path().await);
    // The process of the page is gone at once, with no chance to say goodbye.
    page.crash().await;
    page.go(&address).await;
    page.see(trains).await;
    assert_eq!(page.now().await, Now::Mine);
    assert_eq!(page.number().await, number, "every event was kept");
    assert_eq!(
        page.attributes(trains, "data-card").await,
        before,
        "the trains stand as they stood"
    );
    assert_eq!(page.lines().await, lines, "and the log tells the same");
    step(&page).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_survives_a_browser_that_is_killed() {
    let house = House::open().await;
    let folder = tempfile::tempdir().unwrap();
    let page = house.page_in(folder.path(), Screen::LAPTOP).await;
    begin(&page).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_opened_and_a_bad_one_refused() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let good = include_str!("../../../../games/dig-mars/records/hare-2.galds");

    let words = file("words.galds", "this is no record");
    page.see("[data-test='open']").await.send_keys(&words).await.unwrap();
    page.until(
        "the page says why",
        "return document.querySelector('.open .trouble').innerText !== ''",
    )
    .await;
    page.accessible("a file that is no record").await;

    // Well written and sealed by nobody, but against the rules: one digs where one does not stand.
    let cut: String = good.split_inclusive('\n').take(15).collect();
    let wrong = file("wrong.galds", &cut.replace("5 0 dig d4", "5 0 dig a1"));
    page.reload().await;
    page.see("[data-test='open']").await.send_keys(&wrong).await.unwrap();
    page.see("[data-test='refused']").await;
    page.accessible("a record against the rules").await;
    page.click_on("main button.primary").await;
    page.see(".games").await;
    assert!(!page.has(".matches li").await, "what cannot be played is not kept");

    let good = file("good.galds", good);
    page.see("[data-test='open']").await.send_keys(&good).await.unwrap();
    page.see("[data-test='scrub']").await;
    page.click("step").await;
    page.accessible("a record from a file").await;
    page.close().await;
}
