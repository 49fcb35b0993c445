//! Whole matches by hand: a finger on a phone and a mouse on a school's screen, at points of the screen and
//! never by the driver's own click. What is covered, too small or in motion is missed, as people miss it.

use e2e::{House, Now, Page, Screen, Staged, With, player};
use table::AnyGame;

/// The shortest match that the game has, against mice, to its result.
async fn whole(game: &'static AnyGame, screen: Screen, with: With) {
    let house = House::open().await;
    let page = house.hurried(screen).await.with(with);
    let mut player = player(game.id);
    let setup = player.shortest(*game.seats.start());
    page.lay(&Staged::after(game.id, &setup, 0), "mouse").await;
    assert_eq!(page.now().await, Now::Mine);
    page.play(player.as_mut()).await;
    page.see("dialog.result[open] [data-test='result']").await;
    page.close().await;
}

each_game!(a_finger_plays_to_the_end);

async fn a_finger_plays_to_the_end(game: &'static AnyGame) {
    whole(game, Screen::PHONE, With::Finger).await;
}

each_game!(a_mouse_plays_to_the_end);

async fn a_mouse_plays_to_the_end(game: &'static AnyGame) {
    whole(game, Screen::SCHOOL, With::Mouse).await;
}

each_game!(bots_are_skipped);

/// Time stands still, so that only somebody in a hurry gets on.
async fn bots_are_skipped(game: &'static AnyGame) {
    let house = House::open().await;
    for key in [false, true] {
        let page = house.hurried(Screen::LAPTOP).await;
        let mut player = player(game.id);
        let setup = player.shortest(*game.seats.start());
        page.lay(&Staged::after(game.id, &setup, 0), "mouse").await;
        page.now().await;
        page.prefer(&serde_json::json!({ "tempo": "calm", "still": true })).await;
        page.now().await;
        page.run(STILL, Vec::new()).await;
        until_bots_play(&page, player.as_mut()).await;
        if key {
            page.press('f').await;
        } else {
            page.click("forward").await;
        }
        page.now().await;
        page.close().await;
    }
}

/// Whatever waits for a while waits for ever.
const STILL: &str = "const real = window.setTimeout; \
    window.setTimeout = (what, time, ...rest) => time >= 50 ? 0 : real(what, time, ...rest)";

/// Plays until a bot is to play.
async fn until_bots_play(page: &Page, player: &mut dyn e2e::Player) {
    let bots = "return document.querySelector('[data-test=forward]:not(:disabled)') !== null";
    for _ in 0..100 {
        if page.run(bots, Vec::new()).await == true {
            return;
        }
        if page.run("return document.querySelector('.turn.mine') !== null", Vec::new()).await
            == true
        {
            player.step(page).await;
        }
    }
    panic!("no bot plays\n{}", page.text().await);
}
