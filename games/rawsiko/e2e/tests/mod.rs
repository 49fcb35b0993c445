//! `RAWsiko` in the page.

mod accessible;
mod learn;
mod looks;
mod matches;
mod network;
mod panels;
mod told;

use e2e::{
    House, Page, Screen,
    rawsiko::{SIEGE, TRADE},
};

/// Everything that has happened in a record.
const ALL: usize = usize::MAX;

/// With this key of the dealer Anna's first attack on Ural fails and her second takes it.
const FAILS_THEN_TAKES: u32 = 23;

/// Anna, who can eliminate Cilia.
async fn siege(house: &House, screen: Screen, key: u32) -> Page {
    let page = house.hurried(screen).await;
    page.take_over(SIEGE, ALL, key).await;
    page.now().await;
    page
}

/// Anna, who may trade with China as soon as she ends her phase.
async fn trade(house: &House, screen: Screen) -> Page {
    let page = house.hurried(screen).await;
    page.take_over(TRADE, ALL, 1).await;
    page.now().await;
    page
}
