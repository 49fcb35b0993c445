//! Great moments, and what led to them: set-up by fate, clash, elimination, trade, the end.

use e2e::{House, Now, Page, Screen, keys};

use super::{FAILS_THEN_TAKES, siege, trade};

/// Waits until the herald says this.
async fn told(page: &Page, what: &str) {
    let said =
        format!("return document.querySelector('[data-test=herald]').innerText.includes('{what}')");
    page.until(what, &said).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clash_an_elimination_and_a_shorter_match() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, FAILS_THEN_TAKES).await;
    page.click("territory-ukraine").await;
    page.see(".token.from").await;
    page.click("territory-ural").await;
    page.see("[data-test='odds']").await;
    // Three against one: 855 of 1296 rolls.
    assert_eq!(page.text_of("[data-test='chance-now']").await, "Conquered at once: 66%");
    assert_eq!(page.text_of("[data-test='chance-last']").await, "eventually: 99%");
    let shares = "return [...document.querySelectorAll('[data-test=odds] b')].map((it) => parseInt(it.textContent, 10))";
    assert_eq!(page.run(shares, Vec::new()).await, serde_json::json!([66, 34]));

    page.click("confirm").await;
    page.see(".clash .verdict").await;
    assert!(
        page.text_of(".clash").await.contains("Urals: defended"),
        "{}",
        page.text_of(".clash").await
    );
    assert_eq!(page.count(".clash .pair").await, 3, "three dice against one");
    assert_eq!(page.count(".clash .die.loses").await, 1, "one pair decides");
    assert_eq!(page.count(".clash .die.idle").await, 2, "the others are ignored");
    // The same again, with one key.
    page.until(
        "again",
        "return document.querySelector('[data-test=confirm]')?.innerText.includes('Again')",
    )
    .await;
    page.press('r').await;
    page.see(".clash.conquered").await;
    assert!(page.text_of(".clash").await.contains("Urals: conquered"));

    told(&page, "Cilia: eliminated").await;
    told(&page, "the turn counter moves on by one").await;
    page.see("[data-test='seat-2'].out").await;
    page.picture("elimination").await;
    assert_eq!(page.text_of("[data-test='hourglass']").await, "Turn 2 of 4Action");
    page.press('l').await;
    let log = page.text_of(".log").await;
    for part in ["Cilia is eliminated", "The turn counter moves on by one"] {
        assert!(log.contains(part), "{log}");
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trade_with_china_by_clicking_a_material() {
    let house = House::open().await;
    let page = trade(&house, Screen::LAPTOP).await;
    page.click("done").await;
    page.click("really-done").await;
    told(&page, "Trade with China – Anna: 2 materials to claim").await;
    assert_eq!(page.now().await, Now::Mine);
    // Beside each continent is who is there alone.
    for (continent, who) in [("europe", "Anna"), ("africa", "Anna"), ("oceania", "Ben")] {
        let label =
            page.attributes(&format!("[data-test='continent-{continent}']"), "aria-label").await;
        assert!(label[0].contains(&format!("{who} (alone)")), "{label:?}");
    }
    page.picture("trade").await;
    let number = page.number().await;
    page.click_on(".token[data-territory='far_east'] [data-material='Sb']").await;
    page.after(number).await;
    page.until("antimony is held", "return document.querySelector('[data-test=goal-flame_retardants] [data-test=chip-Sb].held') !== null").await;
    // The rest by the keyboard.
    page.tab_to("[data-test='claims'] [data-test='chip-P']").await;
    page.press(keys::ENTER).await;
    assert_eq!(page.now().await, Now::Over);
    page.final_table(3).await;
    let row = page.text_of("[data-test='score-0']").await;
    assert!(row.contains("2 claimed"), "{row}");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_advanced_set_up_fate_chooses_continents() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.set_up("rawsiko", &["person", "mouse", "mouse"]).await;
    page.click("rawsiko-advanced").await;
    page.click("begin").await;
    page.see(".raw").await;
    told(&page, ": fate chooses").await;
    page.now().await;
    assert!(!page.has(".portrait.open").await, "continents are not chosen");
    page.see("[data-test^='territory-'][data-action^='pick']").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn set_up_offers_what_is_legal_and_says_why_not() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    // Ben and Cilia have chosen Oceania and Asia; Anna is to choose.
    page.take_over(e2e::rawsiko::SIEGE, 12, 1).await;
    page.now().await;
    assert_eq!(page.count(".portrait.open").await, 4);
    page.point("[data-test='continent-asia']").await;
    page.until(
        "the reason",
        "return document.querySelector('.tip')?.textContent.includes('a continent that is still empty')",
    )
    .await;
    page.click("continent-europe").await;
    page.until(
        "territories are lit",
        "return document.querySelectorAll('[data-action^=pick]').length === 8",
    )
    .await;
    page.point("[data-test='territory-brazil']").await;
    page.until(
        "the reason",
        "return document.querySelector('.tip')?.textContent.includes('choosing in Europe')",
    )
    .await;
    page.click("territory-spain").await;
    page.until("the group has to be connected", "return document.querySelector('[data-test=territory-spain]').getAttribute('aria-label').includes('yours')").await;
    page.click("territory-france").await;
    page.until("two are picked", "return document.querySelector('[data-test=territory-france]').getAttribute('aria-label').includes('yours')").await;
    page.point("[data-test='territory-turkey']").await;
    page.until(
        "the reason",
        "return document.querySelector('.tip')?.textContent.includes('not connected')",
    )
    .await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_chooses_territories_of_the_largest_continent() {
    let house = House::open().await;
    let page = house.hurried(Screen::PHONE).await;
    page.begin("rawsiko", &["person", "person", "person"]).await;
    assert_eq!(page.now().await, Now::Curtain);
    page.click("lift").await;
    assert_eq!(page.now().await, Now::Mine);
    // The map begins where letters can be read; Asia is beside that.
    page.click("zoom-whole").await;
    for choice in ["continent-asia", "territory-siberia", "territory-kazakhstan", "territory-ural"]
    {
        let number = page.number().await;
        page.click(choice).await;
        page.after(number).await;
    }
    page.close().await;
}
