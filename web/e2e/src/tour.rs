//! Every screen of the house, to be looked at in every size and language.

use games::GAMES;
use serde_json::{Value, json};
use table::AnyGame;

use crate::{Page, Rulebook, Staged, player};

/// The screens that people have: in schools, at home, in front of a class, in a pocket.
pub const SIZES: [(u32, u32); 7] =
    [(1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (390, 844), (844, 390)];

/// The languages of the house.
pub const LANGUAGES: [&str; 3] = ["en", "lv", "sk"];

/// Who sits at a full table. Some names are long.
const NAMES: [&str; 5] = ["Maximilian", "Annabella", "Konstantīns", "Zuzana", "Ferdinand"];

/// One screen: how one comes there.
#[derive(Clone, Debug)]
pub struct Stop {
    /// What it is called.
    pub name: String,
    path: String,
    /// What has to be there before anybody looks.
    there: &'static str,
    /// What is opened then.
    open: Option<&'static str>,
}

impl Stop {
    fn new(name: String, path: &str, there: &'static str) -> Self {
        Stop { name, path: path.to_owned(), there, open: None }
    }
}

impl Page {
    /// The screens of the house itself. A table is opened for them.
    pub async fn tour_of_the_house(&self) -> Vec<Stop> {
        let game = &GAMES[0];
        let seats = *game.seats.end();
        let table = self.open_table(NAMES[0], game.id, seats, &[]).await;
        vec![
            Stop::new("start".to_owned(), "/", ".games"),
            Stop { open: Some("settings"), ..Stop::new("settings".to_owned(), "/", ".games") },
            Stop::new("together".to_owned(), "/together", ".together"),
            Stop::new("join".to_owned(), "/join", ".together"),
            Stop::new("gathering".to_owned(), &table.path, "[data-test='code']"),
        ]
    }

    /// The screens of a game. Its matches are laid on the shelf for them, at a full table.
    pub async fn tour_of(&self, game: &AnyGame) -> Vec<Stop> {
        let id = game.id;
        let setup = player(id).fullest(*game.seats.end());
        let all = Staged::length(id, &setup);
        for (name, moment) in
            [("first", 0), ("early", all / 5), ("late", all * 9 / 10), ("over", all)]
        {
            let name = format!("{id}-{name}");
            self.shelve(&Staged::after(id, &setup, moment), &name, "hare", &NAMES).await;
        }
        let stop = |name: &str, path: &str, there| Stop::new(format!("{id} {name}"), path, there);
        let mut stops = vec![
            stop("set-up", &format!("/new/{id}"), "[data-test='begin']"),
            stop("table", &format!("/together/{id}"), "[data-test='make']"),
            stop("first", &format!("/{id}/match/{id}-first"), ".turn.mine"),
            stop("early", &format!("/{id}/match/{id}-early"), ".turn.mine"),
            stop("late", &format!("/{id}/match/{id}-late"), ".turn.mine"),
            stop("result", &format!("/{id}/match/{id}-over"), "dialog.result[open]"),
            stop("replay", &format!("/{id}/replay/{id}-over/{}", all / 2), "[data-test='scrub']"),
            stop("rules", &format!("/{id}/rules"), ".rule"),
        ];
        if Rulebook::of(id).lesson {
            stops.push(stop("lesson", &format!("/{id}/learn"), "[data-test='lesson-text']"));
        }
        stops
    }

    /// Reads and looks in this way from now on, wherever one goes.
    pub async fn dress(&self, language: &str, theme: &str) {
        let settings =
            json!({ "tempo": "instant", "still": true, "language": language, "theme": theme });
        self.set(&settings).await;
    }

    /// Goes to a screen.
    pub async fn visit(&self, stop: &Stop) {
        self.go(&stop.path).await;
        self.see(stop.there).await;
        if let Some(button) = stop.open {
            self.click(button).await;
        }
        self.until("the letters are there", "return document.fonts.status === 'loaded'").await;
    }

    /// What is wrong with how the page lies on its screen: what is cut, covered, too small or off the edge.
    pub async fn misplaced(&self, size: (u32, u32)) -> Vec<String> {
        let found = self.run(include_str!("layout.js"), vec![json!(size.0), json!(size.1)]).await;
        let texts = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        texts.map(str::to_owned).collect()
    }
}
