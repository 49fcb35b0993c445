//! The rulebook: searched, linked to, with figures that move.

use e2e::{House, Page, Screen};

/// How many rules are to be seen.
const SEEN: &str = "return document.querySelectorAll('.rule:not([hidden])').length";

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_found_and_linked_to() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    page.go("/trains/rules").await;
    let field = page.see("[data-test='rules-search']").await;
    field.send_keys("discard pile").await.unwrap();
    page.until("only what was asked for", &format!("{SEEN} < 20")).await;
    assert!(page.run(SEEN, Vec::new()).await.as_u64() > Some(2));
    assert!(page.text_of("[data-test='rules-found']").await.ends_with("rules"));
    field.send_keys(" nonsense").await.unwrap();
    page.until("nothing", &format!("{SEEN} === 0")).await;
    assert!(page.text_of("[data-test='rules-found']").await.contains("No rule matches"));
    // A link to a rule leads to it.
    page.go("/trains/rules/4-2").await;
    page.until("the rule has the keyboard", "return document.activeElement.id === 'rule-4.2'")
        .await;
    // From a match it is one click away.
    page.begin("trains", &["person", "mouse"]).await;
    page.now().await;
    let link = page.attributes("[data-test='rules']", "href").await;
    assert_eq!(link, ["/trains/rules"]);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_show_what_happens_step_by_step_and_all_of_it_on_paper() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.go("/trains/rules/5-7").await;
    let figure = "[data-test='figure-removal']";
    let row = format!("{figure} [data-zone='row']");
    let cards = async |page: &Page| page.attributes(&row, "data-card").await;
    page.see(&row).await;
    assert_eq!(cards(&page).await, ["80", "9", "83", "10"], "before");
    page.click_on(&format!("{figure} [data-test='figure-step']")).await;
    page.see(&format!("{figure}[data-at='1']")).await;
    // 83 is used up, and the first wagons of both trains have come.
    assert_eq!(cards(&page).await, ["80", "9", "3", "5", "10"], "after the removal");
    page.click_on(&format!("{figure} li:last-child .caption")).await;
    page.see(&format!("{figure}[data-at='2']")).await;
    let first = format!("{figure} .at-0 .place:first-child [data-zone='train']");
    assert_eq!(page.attributes(&first, "data-card").await, ["12"], "the gap is filled");

    // On paper nothing can be clicked, so that everything is there.
    let drawings = "return document.querySelectorAll('[data-test=figure-removal] .drawing').length";
    assert_eq!(page.run(drawings, Vec::new()).await, 1);
    page.run("dispatchEvent(new Event('beforeprint'))", Vec::new()).await;
    page.until("all moments", &format!("{drawings} === 3")).await;
    page.run("dispatchEvent(new Event('afterprint'))", Vec::new()).await;
    page.until("one at a time", &format!("{drawings} === 1")).await;
    page.close().await;
}
