//! Everything has room: every screen in every size that people have, in every language. One browser
//! for each test, and its screen changes its size, because that is quicker than coming anew.

use e2e::{
    House, Page, Screen,
    tour::{LANGUAGES, SIZES, Stop},
};
use table::AnyGame;

async fn look_at(page: &Page, stops: &[Stop]) {
    let mut found = Vec::new();
    for language in LANGUAGES {
        page.dress(language, "light").await;
        for stop in stops {
            page.visit(stop).await;
            for size in SIZES {
                page.resize(size).await;
                let misplaced = page.misplaced(size).await;
                if !misplaced.is_empty() {
                    page.picture(&format!("{}-{}x{}-{language}", stop.name, size.0, size.1)).await;
                }
                let (width, height) = size;
                let name = &stop.name;
                found.extend(
                    misplaced.iter().map(|it| format!("{name} {width}×{height} {language}: {it}")),
                );
            }
        }
    }
    assert!(found.is_empty(), "{} things are misplaced:\n{}", found.len(), found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_in_the_house_has_room() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    let stops = page.tour_of_the_house().await;
    look_at(&page, &stops).await;
    page.close().await;
}

each_game!(everything_has_room);

async fn everything_has_room(game: &'static AnyGame) {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    let stops = page.tour_of(game).await;
    look_at(&page, &stops).await;
    page.close().await;
}
