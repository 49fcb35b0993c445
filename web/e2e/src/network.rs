//! Playing together: several browsers at one table.

use crate::{House, Page, Screen, Wire};

/// A table that somebody has opened.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The path of the table.
    pub path: String,
    /// The code to read out loud.
    pub code: String,
}

impl Page {
    /// Opens a table over the network and says how others come to it.
    pub async fn open_table(
        &self,
        name: &str,
        game: &str,
        seats: u8,
        wishes: &[&str],
    ) -> Invitation {
        self.go(&format!("/together/{game}")).await;
        self.call_oneself(name).await;
        for _ in 0..8 {
            let count = self.text_of("[data-test='seats']").await;
            if count == seats.to_string() {
                break;
            }
            let more = self.see("[data-test='seat-count']").await;
            more.send_keys("\u{e014}").await.expect("a slider moves");
        }
        if game == "rawsiko" {
            let turns = self.see("input[data-test='rawsiko-turns']").await;
            turns.send_keys("\u{e011}").await.expect("a slider moves");
        }
        for wish in wishes {
            self.click(wish).await;
        }
        self.click("make").await;
        let code = self.see("[data-test='code']").await;
        let code = code.text().await.expect("a code can be read").replace('-', "");
        let path = self.run("return location.pathname", Vec::new()).await;
        Invitation { path: path.as_str().expect("a path").to_owned(), code }
    }

    /// Says a name where one is asked for.
    pub async fn call_oneself(&self, name: &str) {
        let field = self.see("[data-test='who-name']").await;
        field.clear().await.expect("a field can be emptied");
        field.send_keys(name).await.expect("a name can be typed");
    }

    /// Sits down at the first free seat.
    pub async fn sit_down(&self, name: &str) {
        self.call_oneself(name).await;
        self.click("sit").await;
        self.see("[data-test='stand']:not([hidden])").await;
    }

    /// Waits until the line is as wanted.
    pub async fn link(&self, state: &str) {
        self.see(&format!("[data-test='link'][data-link='{state}']")).await;
    }

    /// Waits until the board is there.
    pub async fn board(&self) {
        self.see(".table").await;
    }

    /// Whether this page is asked, or its match over, at this moment.
    pub async fn is_asked(&self) -> bool {
        self.has(".turn.mine").await
    }

    /// Whether the match is over, as far as this page knows.
    pub async fn is_over(&self) -> bool {
        self.has("dialog.result[open]").await
    }
}

/// Somebody at the table, with the wire to the house.
pub struct Guest {
    /// Their browser.
    pub page: Page,
    /// Their wire.
    pub wire: Wire,
}

impl Guest {
    /// Somebody new comes, through a wire of their own.
    pub async fn new(house: &House, screen: Screen) -> Self {
        let wire = Wire::lay(house).await;
        let page = house.page_at(&wire.address, screen).await;
        page.in_a_hurry().await;
        Guest { page, wire }
    }
}
