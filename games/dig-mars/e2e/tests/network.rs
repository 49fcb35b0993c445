//! Playing together over the network.

use e2e::{
    House, Screen,
    dig_mars::{self, Digger},
    network::{Guest, afterwards, begun, gathered, no_secret, play},
};

#[tokio::test(flavor = "multi_thread")]
async fn people_a_bot_a_spectator_and_a_wire_that_is_cut() {
    let house = House::open().await;
    let guests =
        [Guest::new(&house, Screen::LAPTOP).await, Guest::new(&house, Screen::LAPTOP).await];
    let spectator = Guest::new(&house, Screen::LAPTOP).await;
    let table = gathered(&guests, "dig-mars", 4).await;
    begun(&guests).await;
    spectator.page.go(&table.path).await;
    spectator.page.board().await;

    // In the middle of a run of moves the wire is cut: the move waits, and is made once.
    let mut cuts = 0;
    play(&guests, 24, async |at, page| {
        let guest = &guests[at];
        cuts += 1;
        if cuts % 6 != 0 {
            return dig_mars::step(page).await;
        }
        let number = page.number().await;
        let action = page.advice().await;
        guest.wire.cut();
        page.link("reconnecting").await;
        dig_mars::act(page, &action).await;
        page.see("[data-test='link'][data-pending='true']").await;
        assert_eq!(page.number().await, number, "nothing has happened yet");
        guest.wire.mend();
        page.link("live").await;
        page.after(number).await;
        page.see("[data-test='link'][data-pending='false']").await;
    })
    .await;
    assert!(cuts >= 12, "the wire was cut");
    let numbers = [guests[0].page.number().await, guests[1].page.number().await];
    let newest = numbers.into_iter().max().unwrap_or_default();
    for page in [&guests[0].page, &guests[1].page, &spectator.page] {
        page.after(newest - 1).await;
    }

    // A bot takes over and gives the seat back.
    let page = &guests[0].page;
    page.click("match-menu").await;
    page.see("dialog.match-menu[open]").await;
    page.accessible("everything about the match").await;
    page.click("hand-over").await;
    spectator.page.see("[data-test='stand-in']").await;
    page.click("take-seat-back").await;
    let gone = "return document.querySelector('[data-test=stand-in]') === null";
    spectator.page.until("the bot is gone", gone).await;

    play(&guests, usize::MAX, async |_, page| dig_mars::step(page).await).await;
    spectator.page.see("dialog.result[open]").await;
    no_secret(&guests[0], &Digger, Some(0));
    no_secret(&guests[1], &Digger, Some(1));
    no_secret(&spectator, &Digger, None);
    afterwards(&house, &guests[0].page).await;
    for guest in guests {
        guest.page.close().await;
    }
    spectator.page.close().await;
}
