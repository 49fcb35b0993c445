//! How to carry out an action of Dig Mars by hand.

use crate::{Now, Page, keys};

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
            // With something left to do the page asks once. Without a line the move waits.
            let asked = format!(
                "return document.querySelector('[data-test=end-sure], [data-pending=true]') !== null \
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
            // Above the stations, which stand on the lower half.
            page.click_at(&field, (0.5, 0.15)).await;
            if words[0] != "place" {
                page.click_on(&wanted).await;
            }
        }
        [] => panic!("no action"),
    }
}

/// Carries out an action with nothing but keys.
pub async fn act_by_keys(page: &Page, action: &str) {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        ["declare"] => tab_and_enter(page, "[data-test='declare']").await,
        ["bonus", "point"] => tab_and_enter(page, "[data-test='bonus-point']").await,
        ["upgrade", track] => tab_and_enter(page, &format!("[data-test='track-{track}']")).await,
        ["end"] => {
            let number = page.number().await;
            tab_and_enter(page, "[data-test='end']").await;
            if page.number().await == number && page.has("[data-test='end-sure']").await {
                tab_and_enter(page, "[data-test='end-sure']").await;
            }
        }
        [.., field] => {
            page.tab_to("[data-test^='field-']").await;
            for key in [keys::UP, keys::UP, keys::UP, keys::LEFT, keys::LEFT, keys::LEFT] {
                page.press(key).await;
            }
            let place = field.as_bytes();
            for _ in 0..place[0] - b'a' {
                page.press(keys::RIGHT).await;
            }
            for _ in 0..place[1] - b'1' {
                page.press(keys::DOWN).await;
            }
            let script = format!("return document.activeElement.dataset.test === 'field-{field}'");
            page.until("the arrows have led to the field", &script).await;
            page.press(keys::ENTER).await;
            if words[0] != "place" {
                let wanted = format!("[data-test='card'] [data-action='{action}']");
                page.see(&wanted).await;
                tab_and_enter(page, &wanted).await;
            }
        }
        [] => panic!("no action"),
    }
}

async fn tab_and_enter(page: &Page, css: &str) {
    page.tab_to(css).await;
    page.press(keys::ENTER).await;
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
