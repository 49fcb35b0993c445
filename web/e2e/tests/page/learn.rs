//! The guided first match of every game, played as it asks.

use e2e::{House, Now, Rulebook, Screen, player};
use table::AnyGame;

each_game!(a_game_is_learned_from_the_start_page);

async fn a_game_is_learned_from_the_start_page(game: &AnyGame) {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    let mut player = player(game.id);
    let learn = format!("learn-{}", game.id);
    if !Rulebook::of(game.id).lesson {
        assert!(page.has(&format!("[data-test='{learn}'][hidden]")).await, "nobody is invited");
        return page.close().await;
    }
    // One click from the start page.
    page.click(&learn).await;
    let cards = page.follow_to_the_end(&mut *player).await;
    assert!(!cards.is_empty(), "the guide says something");
    if page.is_over().await {
        return page.close().await;
    }
    let link = page.attributes("[data-test='lesson-rules']", "href").await;
    assert_eq!(link, [format!("/{}/rules", game.id)]);
    page.click("lesson-next").await;
    page.until("it is gone", "return document.querySelector('[data-test=lesson]').hidden").await;
    // From here on it is a match like any other.
    let before = page.number().await;
    for _ in 0..40 {
        if page.number().await > before || page.now().await == Now::Over {
            break;
        }
        player.step(&page).await;
    }
    assert!(page.number().await > before, "the match goes on");
    page.close().await;
}
