//! The rulebook: in three languages, searched, linked to, at hand.

use e2e::{House, Screen};

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_its_rules_in_every_language() {
    let house = House::open().await;
    for (language, word) in [("en-GB", "rules"), ("lv-LV", "noteikumi"), ("sk-SK", "pravidlá")] {
        let page = house.page(Screen::PHONE.speaking(language)).await;
        for (game, rules) in [("trains", 32), ("dig-mars", 37), ("rawsiko", 46)] {
            page.go("/").await;
            // One click from the start page.
            page.click(&format!("rules-{game}")).await;
            page.see("[data-test='rulebook']").await;
            assert_eq!(page.count(".rule").await, rules, "{game} in {language}");
            assert!(page.text_of("h1").await.contains(word), "{game} in {language}");
            let wide = "return document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.run(wide, Vec::new()).await, true, "{game} in {language} fits");
        }
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_found_and_linked_to() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    page.go("/trains/rules").await;
    page.see("[data-test='rulebook']").await;
    page.accessible("the rulebook").await;
    let field = page.see("[data-test='rules-search']").await;
    field.send_keys("discard pile").await.unwrap();
    let fewer = "return document.querySelectorAll('.rule').length < 20 && document.querySelectorAll('.rule').length > 2";
    page.until("only what was asked for", fewer).await;
    assert!(page.text_of("[data-test='rules-found']").await.ends_with("rules"));
    field.send_keys(" nonsense").await.unwrap();
    page.until("nothing", "return document.querySelectorAll('.rule').length === 0").await;
    assert!(page.text_of("[data-test='rules-found']").await.contains("Nothing like that"));
    page.accessible("nothing found").await;
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
