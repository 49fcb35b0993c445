//! The panels of the manual, each by what it shows and does.

use e2e::{House, Page, Screen, keys, rawsiko::SIEGE};

use super::{siege, trade};

/// How many events of the record have happened when Anna is to place her assets.
const PLACING: usize = 37;

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_options_avatar_and_preferences() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.go("/new/rawsiko").await;
    for option in ["turns", "advanced", "stranglehold", "china-trade", "garrison"] {
        page.see(&format!("input[data-test='rawsiko-{option}']")).await;
    }
    assert_eq!(page.count(".option .quiet").await, 5, "each option is explained");
    let drawn = "return document.querySelector('.sitter:first-child .face-choice').innerHTML";
    let before = page.run(drawn, Vec::new()).await;
    page.click_on(".sitter:first-child .face-choice").await;
    let after = page.run(drawn, Vec::new()).await;
    assert_ne!(before, after, "another avatar");
    page.click("settings").await;
    for preference in ["language-lv", "theme-dark", "tempo-calm"] {
        page.see(&format!("dialog[open] [data-test='{preference}']")).await;
    }
    page.press(keys::ESCAPE).await;
    page.until("it closes", "return document.querySelector('dialog[open]') === null").await;
    page.click("begin").await;
    page.see(".raw").await;
    page.now().await;
    page.click("settings").await;
    page.see("dialog[open] [data-test='theme-dark']").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_panel_counts_assets_to_place() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    page.take_over(SIEGE, PLACING, 1).await;
    page.now().await;
    assert!(page.text_of("[data-test='player']").await.contains("Anna"));
    assert_eq!(to_place(&page).await, (6, "6 to place".to_owned()));
    page.click("territory-germany").await;
    page.until("five are left", &left(5)).await;
    assert_eq!(to_place(&page).await, (5, "5 to place".to_owned()));
    // Only one's own territories take assets, and the others say why.
    assert!(page.has("[data-test='territory-france'][aria-disabled='true']").await);
    page.point("[data-test='territory-france']").await;
    page.until(
        "the reason",
        "return document.querySelector('.tip')?.textContent.includes('your own territories')",
    )
    .await;
    // Several at once by holding, until somebody looks: a slow machine looks late.
    let enough = "return document.querySelectorAll('[data-test=to-place] i').length <= 2";
    page.hold("[data-test='territory-ukraine']", "three more are placed", enough).await;
    let still = page.count("[data-test='to-place'] i").await;
    page.press('u').await;
    page.until("one is taken back", &left(still + 1)).await;
    page.close().await;
}

async fn to_place(page: &Page) -> (usize, String) {
    let text = page.text_of("[data-test='to-place']").await;
    (page.count("[data-test='to-place'] i").await, text)
}

fn left(count: usize) -> String {
    format!("return document.querySelectorAll('[data-test=to-place] i').length === {count}")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_status_shows_turns_and_next_investments() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    assert_eq!(page.text_of("[data-test='hourglass']").await, "Turn 1 of 4Action");
    assert!(page.has("[data-test='hourglass'].crossed .cross").await, "Stranglehold crosses it");
    for (seat, investment, materials, territories) in [(0, 4, 10, 5), (1, 4, 11, 6), (2, 2, 4, 1)] {
        let css = format!("[data-test='seat-{seat}']");
        let shown = page.text_of(&format!("{css} .investment")).await;
        assert_eq!(shown.trim(), format!("+{investment}"));
        let said = page.text_of(&format!("{css} .unseen-text")).await;
        assert!(said.contains(&format!("next investment {investment}")), "{said}");
        assert!(
            said.contains(&format!("materials {materials}, territories {territories}")),
            "{said}"
        );
    }
    assert!(page.has("[data-test='seat-0'].asked").await, "Anna decides");
    assert!(!page.has("[data-test='seat-1'].asked").await);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_action_tool_counts_confirms_and_cancels() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    let idle = "return document.querySelector('[data-test=confirm]') === null \
                && document.querySelector('.token.from') === null";
    let choose = async || {
        page.click("territory-ukraine").await;
        page.see(".token.from").await;
        page.click("territory-finland").await;
        page.see("[data-test='confirm']").await;
    };
    choose().await;
    assert_eq!(page.text_of("[data-test='from']").await, "Ukraine");
    assert_eq!(page.text_of("[data-test='to']").await, "Finland");
    // All but one, so that nobody leaves Ukraine bare without wanting it; and it is said before.
    assert_eq!(page.text_of("[data-test='count']").await, "6");
    assert_eq!(page.text_of("[data-test='cost']").await, "");
    page.click("more").await;
    page.until("seven", &count(7)).await;
    assert!(page.has("[data-test='more']:disabled").await, "there are no more");
    let cost = page.text_of("[data-test='cost']").await;
    assert!(cost.starts_with("Ukraine: left empty. You lose: "), "{cost}");
    page.click("fewer").await;
    page.until("six", &count(6)).await;
    page.press('-').await;
    page.until("five", &count(5)).await;
    page.press('+').await;
    page.until("six", &count(6)).await;
    page.click("more").await;
    page.until("seven", &count(7)).await;
    page.click("cancel").await;
    page.until("nothing is chosen", idle).await;
    choose().await;
    page.press(keys::ESCAPE).await;
    page.until("nothing is chosen", idle).await;
    choose().await;
    for _ in 0..3 {
        page.press('-').await;
    }
    page.until("three", &count(3)).await;
    page.click("confirm").await;
    page.until("three are in Finland", &label("finland", "yours, 3 assets, 0 can act")).await;
    page.until("four are left", &label("ukraine", "yours, 4 assets, 4 can act")).await;
    page.close().await;
}

fn count(count: u8) -> String {
    format!("return document.querySelector('[data-test=count]').textContent === '{count}'")
}

/// Whether a territory says this of itself.
fn label(territory: &str, part: &str) -> String {
    format!(
        "return document.querySelector('[data-test=territory-{territory}]').getAttribute('aria-label').includes('{part}')"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn objectives_can_be_opened() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    // The card that the manual shows.
    let cards = [
        ("flame_retardants", 8),
        ("fertilizers", 3),
        ("digital_cameras", 13),
        ("medical_equipment", 22),
    ];
    assert_eq!(page.count(".goal").await, cards.len());
    for (application, points) in cards {
        let css = format!("[data-test='goal-{application}']");
        assert_eq!(page.text_of(&format!("{css} .points")).await, points.to_string());
    }
    assert!(
        page.has("[data-test='goal-fertilizers'].done").await,
        "borates and phosphate rock are held"
    );
    assert!(page.text_of("[data-test='objectives'] .sum").await.starts_with("3 points"));
    let detail = "[data-test='goal-flame_retardants'] .needs li:first-child .more.quiet";
    let shown = format!("return document.querySelector(\"{detail}\").getClientRects().length > 0");
    assert_eq!(page.run(&shown, Vec::new()).await, false);
    page.click("objectives-more").await;
    page.until("details", &shown).await;
    assert!(page.text_of(detail).await.contains("Nearest"));
    page.press('o').await;
    page.until("no details", &format!("return !(() => {{ {shown} }})()")).await;
    // Pointing at an application lights what is missing, and where the nearest is.
    page.point("[data-test='goal-flame_retardants'] h3").await;
    page.until("antimony and phosphorus are lit", "return document.querySelectorAll('.land.lit').length > 3 && document.querySelector('.land.near') !== null").await;
    assert!(page.has(".land.lit[data-territory='vietnam']").await);
    assert!(!page.has(".land.lit[data-territory='brazil']").await);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_material_has_a_card() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    let antimony = "[data-test='goal-flame_retardants'] [data-test='chip-Sb']";
    page.point(antimony).await;
    page.until(
        "its three territories",
        "return document.querySelectorAll('.land.lit').length === 3",
    )
    .await;
    for (chip, class) in [("chip-Sb", "needed"), ("chip-Mg", "held")] {
        assert!(
            page.has(&format!("[data-test='goal-flame_retardants'] [data-test='{chip}'].{class}"))
                .await
        );
    }
    page.click_on(antimony).await;
    assert_eq!(page.text_of("[data-test='card-name']").await, "Antimony");
    let card = page.text_of("dialog.raw-card").await;
    for part in [
        "Tajikistan",
        "Vietnam",
        "Ben",
        "Australia",
        "free",
        "Flame Retardants, 8 points",
        "Nearest",
    ] {
        assert!(card.contains(part), "{part} is on the card: {card}");
    }
    page.press(keys::ESCAPE).await;
    page.until("it closes", "return document.querySelector('dialog[open]') === null").await;
    // On the map it opens the same card, where nothing else is meant by it.
    page.click_on(".token[data-territory='far_east'] [data-material='Sb']").await;
    assert_eq!(page.text_of("[data-test='card-name']").await, "Antimony");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn information_explains_every_symbol() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    page.click("info").await;
    page.see("[data-test='match-options']").await;
    let signs = page.text_of(".raw-info .signs").await;
    for sign in [
        "Commercial clash",
        "Information",
        "Materials",
        "Occupation",
        "Next player",
        "Current player",
        "Investment",
        "Trade with China",
        "Settings",
        "Monopoly Stranglehold",
        "Objectives",
        "Fate",
        "Held",
        "Needed",
        "Two numbers",
    ] {
        assert!(signs.contains(sign), "{sign} is explained: {signs}");
    }
    let drawn = "return [...document.querySelectorAll('.raw-info .signs li')].every((it) => it.querySelector('.drawn').children.length === 1)";
    assert_eq!(page.run(drawn, Vec::new()).await, true, "each with its drawing");
    let all = page.count(".raw-info .all-materials li").await;
    assert_eq!(all, 27, "all materials");
    page.press(keys::ESCAPE).await;
    page.until("it closes", "return document.querySelector('dialog[open]') === null").await;
    page.press('i').await;
    page.see("dialog[open] .signs").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_player_button_asks_only_if_assets_could_act() {
    let house = House::open().await;
    let page = siege(&house, Screen::LAPTOP, 1).await;
    page.click("done").await;
    page.see("dialog.raw-ask[open]").await;
    assert!(page.text_of("dialog.raw-ask").await.contains("11 assets can still act"));
    page.click("not-yet").await;
    page.until("it closes", "return document.querySelector('dialog[open]') === null").await;
    for (from, to) in [
        ("morocco", "spain"),
        ("algeria", "nigeria"),
        ("germany", "france"),
        ("turkey", "middle_east"),
        ("ukraine", "finland"),
    ] {
        let number = page.number().await;
        page.click(&format!("territory-{from}")).await;
        page.see(".token.from").await;
        page.click(&format!("territory-{to}")).await;
        page.see("[data-test='confirm']").await;
        // The last one too.
        page.press('+').await;
        page.click("confirm").await;
        page.after(number).await;
    }
    page.see(".raw-finish.primary").await;
    let number = page.number().await;
    page.click("done").await;
    page.after(number).await;
    assert!(!page.has("dialog.raw-ask[open]").await, "nothing to ask");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_taken_back_asks_first() {
    let house = House::open().await;
    let page = trade(&house, Screen::LAPTOP).await;
    page.click("done").await;
    page.see("dialog.raw-ask[open]").await;
    assert!(page.on("[data-test='not-yet']").await, "Enter does no harm");
    page.click("really-done").await;
    page.see("[data-test='claims']").await;
    assert!(!page.has(".raw-finish.primary").await, "giving up is not what one is led to");
    let number = page.number().await;
    page.click("done").await;
    page.see("dialog.raw-ask[open]").await;
    let asked = page.text_of("dialog.raw-ask").await;
    assert!(asked.contains("You can still claim 2 materials"), "{asked}");
    page.press(keys::ENTER).await;
    page.until("it closes", "return document.querySelector('dialog[open]') === null").await;
    assert_eq!(page.number().await, number, "nothing was given up");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_chooses_as_well_as_the_map() {
    let house = House::open().await;
    let page = siege(&house, Screen::PHONE, 1).await;
    page.click("tab-list").await;
    page.click("list-ukraine").await;
    page.see(".token.from[data-territory='ukraine']").await;
    page.click("list-finland").await;
    page.see("[data-test='confirm']").await;
    page.until("the list is gone", "return !document.querySelector('.raw-list.open')").await;
    assert_eq!(page.text_of("[data-test='to']").await, "Finland");
    page.close().await;
}
