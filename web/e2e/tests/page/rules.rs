//! The rulebook: in three languages, with figures, linked to, at hand.

use e2e::{House, Rulebook, Screen};
use games::GAMES;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_its_rules_in_every_language() {
    let house = House::open().await;
    for (language, word) in [("en-GB", "rules"), ("lv-LV", "noteikumi"), ("sk-SK", "pravidlá")] {
        let page = house.page(Screen::PHONE.speaking(language)).await;
        for game in GAMES.iter().map(|game| game.id) {
            let book = Rulebook::of(game);
            page.go("/").await;
            // One click from the start page.
            page.click(&format!("rules-{game}")).await;
            page.see("[data-test='rulebook']").await;
            assert_eq!(page.count(".rule").await, book.rules.len(), "{game} in {language}");
            assert_eq!(page.count("figure").await, book.figures, "{game} in {language}");
            assert!(page.text_of("h1").await.contains(word), "{game} in {language}");
            // It opens with what the game is about, and every sign is drawn.
            let aim = "return document.querySelector('h1').nextElementSibling.dataset.test";
            assert_eq!(page.run(aim, Vec::new()).await, "rules-aim", "{game} in {language}");
            let bare = "return [...document.querySelectorAll('.in-text')].filter((it) => !it.firstElementChild).length";
            assert_eq!(page.run(bare, Vec::new()).await, 0, "{game} in {language}");
            let wide = "return document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.run(wide, Vec::new()).await, true, "{game} in {language} fits");
        }
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_linked_to_and_at_hand_in_a_match() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    for game in GAMES {
        let book = Rulebook::of(game.id);
        page.go(&format!("/{}/rules", game.id)).await;
        page.see(if book.figures > 0 {
            "[data-test='rulebook'] figure"
        } else {
            "[data-test='rulebook']"
        })
        .await;
        page.accessible(&format!("the rulebook of {}", game.id)).await;
        // A link to a rule leads to it.
        let rule = book.rules.last().expect("there are rules");
        page.go(&format!("/{}/rules/{}", game.id, rule.replace('.', "-"))).await;
        let focused = format!("return document.activeElement.id === 'rule-{rule}'");
        page.until("the rule has the keyboard", &focused).await;
        // From a match they are one click away.
        page.begin_with_mice(game).await;
        let link = page.attributes("[data-test='rules']", "href").await;
        assert_eq!(link, [format!("/{}/rules", game.id)]);
    }
    page.close().await;
}
