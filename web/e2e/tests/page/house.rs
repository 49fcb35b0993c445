//! The house itself: coming in, setting up, languages, themes, lost ways.

use e2e::{House, Screen};
use games::GAMES;

#[tokio::test(flavor = "multi_thread")]
async fn one_comes_in_and_finds_the_games() {
    let house = House::open().await;
    for screen in [Screen::LAPTOP, Screen::PHONE.dark()] {
        let page = house.page(screen).await;
        assert_eq!(page.count(".games > li").await, GAMES.len());
        assert!(page.text().await.contains("Play now"));
        for game in GAMES {
            page.go("/").await;
            page.click(&format!("new-{}", game.id)).await;
            page.see("[data-test='begin']").await;
        }
        page.click("settings").await;
        page.see("dialog[open]").await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browsers_language_comes_first_and_can_be_changed() {
    let house = House::open().await;
    for (language, now) in [("lv-LV", "Spēlēt"), ("sk-SK", "Hrať"), ("de-DE", "Play now")] {
        let page = house.page(Screen::LAPTOP.speaking(language)).await;
        assert!(page.text().await.contains(now), "{}", page.text().await);
        page.click_on("button[lang='sk']").await;
        page.until("Slovak", "return document.body.innerText.includes('Hrať')").await;
        page.reload().await;
        assert!(page.text().await.contains("Hrať"), "the choice is kept");
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_way_leads_home() {
    let house = House::open().await;
    let page = house.page(Screen::PHONE).await;
    let of = |game: &str| ["match", "replay"].map(|page| format!("/{game}/{page}/0123456789"));
    let mut paths: Vec<String> = GAMES.iter().flat_map(|game| of(game.id)).collect();
    paths.extend(["/new/chess", "/what/is/this"].map(str::to_owned));
    for path in paths {
        page.go(&path).await;
        assert!(page.text().await.contains("There is nothing here"), "{path}");
        page.accessible("a lost way").await;
    }
    page.click_on("main button.primary").await;
    page.see(".games").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_added_removed_and_named() {
    let house = House::open().await;
    let page = house.hurried(Screen::LAPTOP).await;
    for game in GAMES {
        let (least, most) = (usize::from(*game.seats.start()), usize::from(*game.seats.end()));
        page.go(&format!("/new/{}", game.id)).await;
        assert_eq!(page.count(".sitter").await, least, "{}", game.id);
        for _ in least..most {
            page.click("add-seat").await;
        }
        assert_eq!(page.count(".sitter").await, most, "{}", game.id);
        assert!(page.has("[data-test='add-seat']:disabled").await, "{most} is the most");
        if most > least {
            page.click_on(&format!(".sitter:nth-child({most}) > button.icon")).await;
            let fewer =
                format!("return document.querySelectorAll('.sitter').length === {most} - 1");
            page.until("one seat fewer", &fewer).await;
        }
    }
    let name = page.see(".sitter:first-child input.name").await;
    name.send_keys("Lauma").await.unwrap();
    page.click("begin").await;
    page.see(".strip").await;
    let text = page.text().await;
    assert!(text.contains("Lauma"), "{text}");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_visitor_is_refused_nothing() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    page.see("[data-test='together']").await;
    let refused = "return performance.getEntriesByType('resource') \
                   .filter((it) => it.responseStatus >= 400).map((it) => it.name)";
    assert_eq!(page.run(refused, Vec::new()).await, serde_json::json!([]));
    page.go("/together").await;
    let answered = "return performance.getEntriesByType('resource') \
                    .some((it) => it.name.endsWith('/api/matches') && it.responseStatus === 200)";
    page.until("the server has said which matches there are", answered).await;
    assert_eq!(page.run(refused, Vec::new()).await, serde_json::json!([]));
    // Whoever takes a name is somebody from then on.
    page.open_table("Lauma", GAMES[0].id, *GAMES[0].seats.start(), &[]).await;
    assert_eq!(page.run(refused, Vec::new()).await, serde_json::json!([]));
    page.go("/together").await;
    page.see(".matches li").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sounds_have_a_volume() {
    let house = House::open().await;
    let page = house.page(Screen::LAPTOP).await;
    page.go("/").await;
    page.click("settings").await;
    assert!(
        !page.has("[data-test='volume']").await || page.has("[hidden] [data-test='volume']").await
    );
    page.click("sound").await;
    page.see("label:not([hidden]) > [data-test='volume']").await;
    page.run(
        "const it = document.querySelector('[data-test=volume]'); it.value = 20; \
         it.dispatchEvent(new Event('change', { bubbles: true })); return true",
        Vec::new(),
    )
    .await;
    let kept = "return JSON.parse(localStorage.getItem('galds.settings')).volume === 20";
    page.until("it is kept", kept).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_installed_where_the_browser_offers_it() {
    let house = House::open().await;
    let page = house.page(Screen::PHONE).await;
    page.go("/").await;
    page.see(".games").await;
    let shown = "return document.querySelector('[data-test=install]').offsetParent !== null";
    // A browser may offer it by itself; this one offer is ours.
    let offer = "addEventListener('beforeinstallprompt', (it) => it.isTrusted && it.stopImmediatePropagation(), true); \
                 const offer = new Event('beforeinstallprompt', { cancelable: true }); \
                 offer.prompt = () => { window.prompted = true; }; dispatchEvent(offer); return true";
    page.run(offer, Vec::new()).await;
    page.until("it is offered", shown).await;
    page.click("install").await;
    page.until("the browser asks", "return window.prompted === true").await;
    assert_eq!(page.run(shown, Vec::new()).await, false, "one question is enough");
    page.close().await;
}
