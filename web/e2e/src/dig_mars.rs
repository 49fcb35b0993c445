//! How to carry out an action of Dig Mars by hand.

use crate::{Now, Page};

/// Carries out an action, written as in records.
pub async fn act(page: &Page, action: &str) {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        ["declare"] => page.click("declare").await,
        ["bonus", "point"] => page.click("bonus-point").await,
        ["upgrade", track] => page.click(&format!("track-{track}")).await,
        ["end"] => {
            let number = page.number().await;
            page.click("end").await;
            // With something left to do the page asks once.
            let asked = format!(
                "return document.querySelector('[data-test=end-sure]') !== null \
                 || document.querySelector('.table').dataset.number > {number}"
            );
            page.until("the turn ends, or the page asks", &asked).await;
            if page.has("[data-test='end-sure']").await {
                page.click("end-sure").await;
            }
        }
        [.., field] => {
            let field = format!("[data-test='field-{field}']");
            let wanted = format!("[data-test='card'] [data-action='{action}']");
            // Beside the stations, which stand in the middle.
            page.click_at(&field, (0.12, 0.3)).await;
            if words[0] != "place" {
                page.click_on(&wanted).await;
            }
        }
        [] => panic!("no action"),
    }
}

/// Plays as the owl advises until the match is over; lifts curtains.
pub async fn play(page: &Page) {
    for _ in 0..600 {
        match page.now().await {
            Now::Over => return,
            Now::Curtain => page.click("lift").await,
            Now::Mine => step(page).await,
        }
    }
    panic!("the match does not end\n{}", page.text().await);
}

/// One action, as the owl advises.
pub async fn step(page: &Page) {
    let number = page.number().await;
    let action = page.advice().await;
    act(page, &action).await;
    page.after(number).await;
}
