use fantoccini::Locator;
use serde_json::Value;
use table::AnyGame;

use crate::Page;

/// What a page waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Now {
    /// The person at the screen may act.
    Mine,
    /// Somebody has to come to the screen.
    Curtain,
    /// The match is over and its result is shown.
    Over,
}

impl Page {
    /// Begins a match: `who` is `person` or the level of a bot, seat by seat.
    pub async fn begin(&self, game: &str, who: &[&str]) {
        self.set_up(game, who).await;
        self.click("begin").await;
        self.see(".table").await;
    }

    /// Begins a match of one person with as few mice as the game lets, and waits until the person is asked.
    pub async fn begin_with_mice(&self, game: &AnyGame) {
        self.begin_against(game, &["mouse"]).await;
    }

    /// Begins a match of one person against these bots, or more of them where the game needs more, and
    /// waits until the person is asked.
    pub async fn begin_against(&self, game: &AnyGame, bots: &[&str]) {
        let seats = usize::from(*game.seats.start()).max(1 + bots.len());
        assert!(seats <= usize::from(*game.seats.end()), "too many for {}", game.id);
        let bots = bots.iter().copied().cycle();
        let who: Vec<&str> = std::iter::once("person").chain(bots).take(seats).collect();
        self.begin(game.id, &who).await;
        assert_eq!(self.now().await, Now::Mine);
    }

    /// Sets up a match, but does not begin it.
    pub async fn set_up(&self, game: &str, who: &[&str]) {
        self.go(&format!("/new/{game}")).await;
        let seats = self.count(".sitter").await;
        for _ in seats..who.len() {
            self.click("add-seat").await;
        }
        for (at, who) in who.iter().enumerate() {
            let select = self.see(&format!("[data-test='who-{at}']")).await;
            select.select_by_value(who).await.expect("such a player can be chosen");
        }
    }

    /// Waits until somebody has to do something.
    pub async fn now(&self) -> Now {
        let script = "const open = (it) => document.querySelector(`dialog.${it}[open]`) !== null; \
                      if (open('curtain')) return 'curtain'; \
                      if (open('result')) return 'over'; \
                      if (document.querySelector('.turn.mine')) return 'mine'; \
                      return null";
        match self.until("somebody has to do something", script).await.as_str() {
            Some("curtain") => Now::Curtain,
            Some("over") => Now::Over,
            _ => Now::Mine,
        }
    }

    /// Asks the owl, and says the action that it advises, as records write it.
    pub async fn advice(&self) -> String {
        self.press('h').await;
        let advice = self.see("[data-test='advice']").await;
        advice.attr("data-action").await.expect("it is there").expect("advice says what to do")
    }

    /// How many lines the log has.
    pub async fn lines(&self) -> usize {
        self.count(".log li").await
    }

    /// The number of the last event.
    pub async fn number(&self) -> u64 {
        let script = "return document.querySelector('.table').dataset.number";
        let number = self.run(script, Vec::new()).await;
        number.as_str().and_then(|number| number.parse().ok()).expect("a table has a number")
    }

    /// Waits until more has happened than that.
    pub async fn after(&self, number: u64) {
        let script = format!("return document.querySelector('.table').dataset.number > {number}");
        self.until("something happens", &script).await;
    }

    /// Whether what has the keyboard matches.
    pub async fn on(&self, css: &str) -> bool {
        let script = "return document.activeElement !== null && document.activeElement.closest(arguments[0]) !== null";
        self.run(script, vec![Value::String(css.to_owned())]).await == true
    }

    /// Whether anything has the keyboard: whoever has just used it must not have to begin anew.
    pub async fn has_keyboard(&self) -> bool {
        let script = "return ![null, document.body].includes(document.activeElement)";
        self.run(script, Vec::new()).await == true
    }

    /// Walks with a key until what has the keyboard matches.
    pub async fn walk_to(&self, key: char, css: &str) {
        for _ in 0..40 {
            if self.on(css).await {
                return;
            }
            self.press(key).await;
        }
        panic!("the keyboard never reaches {css}\n{}", self.text().await);
    }

    /// The text of the first thing that matches.
    pub async fn text_of(&self, css: &str) -> String {
        self.see(css).await;
        let script = "return document.querySelector(arguments[0]).textContent";
        let text = self.run(script, vec![Value::String(css.to_owned())]).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Every text of an attribute.
    pub async fn attributes(&self, css: &str, name: &str) -> Vec<String> {
        let mut all = Vec::new();
        for element in self.client().find_all(Locator::Css(css)).await.expect("a right selector") {
            // What is gone by now is not there.
            if let Ok(Some(value)) = element.attr(name).await {
                all.push(value);
            }
        }
        all
    }

    /// Looks at what is around every board while somebody is to act: the hint, the log and a moment of the past.
    pub async fn look_around(&self) {
        self.advice().await;
        self.accessible("a hint").await;
        self.click_on(".hint button").await;
        self.until("it closes", "return !document.querySelector('.hint')").await;
        self.until(
            "the keyboard goes back to where the hint came from",
            "return document.activeElement?.id === 'hint-button'",
        )
        .await;
        let narrow = self.run("return innerWidth <= 1000", Vec::new()).await == true;
        if narrow {
            self.click_on("#log-button").await;
            self.see(".side.open").await;
            self.accessible("the log").await;
        }
        self.click_on(".log li:last-child [data-line]").await;
        self.see("[data-test='past']:not([hidden])").await;
        self.accessible("a moment of the past").await;
        if narrow {
            self.click("log-close").await;
            self.until(
                "the keyboard goes back to what opened the log",
                "return document.activeElement?.id === 'log-button'",
            )
            .await;
        } else {
            self.click("past").await;
        }
        self.until("it is now again", "return document.querySelector('[data-test=past]').hidden")
            .await;
        assert_eq!(self.now().await, Now::Mine);
    }
}
