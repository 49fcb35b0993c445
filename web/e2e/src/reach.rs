//! With what a page is touched: by the driver, or at points of the screen, as a hand does.

use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::{Value, json};

use crate::{
    Page,
    page::{Devtools, PATIENCE, go},
};

/// With what somebody touches a page.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum With {
    /// The driver, which knows what it wants to click on.
    #[default]
    Driver,
    /// A mouse: it goes to a point and clicks on whatever is there.
    Mouse,
    /// A finger, which goes down on a point and up again.
    Finger,
}

/// Where the middle of the first thing that matches and is to be seen lies; null where there is none, and
/// a text where it moves or something else lies there.
const REACH: &str = "
    const [css, right, down] = arguments;
    const it = [...document.querySelectorAll(css)].find((it) => it.checkVisibility({ visibilityProperty: true }));
    if (it === undefined) return null;
    const place = () => {
        const r = it.getBoundingClientRect();
        return [r.x + r.width * right, r.y + r.height * down];
    };
    let [x, y] = place();
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        it.scrollIntoView({ block: 'center' });
        [x, y] = place();
    }
    const before = window.reached;
    window.reached = [css, x, y];
    if (before === undefined || before.join() !== window.reached.join()) return 'it moves';
    const over = document.elementFromPoint(x, y);
    if (over === null) return 'it is off the screen';
    if (!it.contains(over) && !over.contains(it)) return `${over.localName}.${over.getAttribute('class')} lies there`;
    return [x, y]";

impl Page {
    /// From now on this page is touched with that.
    #[must_use]
    pub fn with(mut self, with: With) -> Self {
        self.with = with;
        self
    }

    /// A point of something that a hand reaches: it stands still and nothing lies on top.
    async fn reach(&self, css: &str, part: (f64, f64)) -> (f64, f64) {
        let start = tokio::time::Instant::now();
        loop {
            let found = self.run(REACH, vec![json!(css), json!(part.0), json!(part.1)]).await;
            if let (Some(x), Some(y)) = (found[0].as_f64(), found[1].as_f64()) {
                return (x, y);
            }
            if start.elapsed() > PATIENCE {
                self.picture("unreached").await;
                panic!("a hand never reaches {css}: {found}\n{}", self.text().await);
            }
        }
    }

    /// Touches a part of something, as a hand would.
    pub(crate) async fn touch(&self, css: &str, part: (f64, f64)) {
        let (x, y) = self.reach(css, part).await;
        match self.with {
            With::Driver | With::Mouse => self.click_point(x, y).await,
            With::Finger => self.tap(x, y).await,
        }
    }

    /// Presses something, unless it has gone meanwhile.
    pub async fn press_if_there(&self, css: &str) {
        if self.with == With::Driver {
            self.run("document.querySelector(arguments[0])?.click()", vec![json!(css)]).await;
        } else {
            self.touch(css, (0.5, 0.5)).await;
        }
    }

    /// Goes to a point with the mouse, and clicks there.
    pub async fn click_point(&self, x: f64, y: f64) {
        let button = MOUSE_BUTTON_LEFT;
        let mouse = MouseActions::new("mouse".to_owned())
            .then(go(x, y, 0))
            .then(PointerAction::Down { button })
            .then(PointerAction::Up { button });
        self.client().perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Goes to a point with the mouse.
    pub async fn point_at(&self, x: f64, y: f64) {
        let mouse = MouseActions::new("mouse".to_owned()).then(go(x, y, 0));
        self.client().perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Taps on a point with a finger.
    pub async fn tap(&self, x: f64, y: f64) {
        let down = json!([{ "id": 0, "x": x, "y": y }]);
        for (kind, points) in [("touchStart", down), ("touchEnd", json!([]))] {
            let parameters = json!({ "type": kind, "touchPoints": points });
            let command = Devtools { command: "Input.dispatchTouchEvent", parameters };
            self.client().issue_cmd(command).await.expect("Chromium has fingers");
        }
    }

    /// The points in the middle of everything that matches and is to be seen.
    pub async fn points(&self, css: &str) -> Vec<(f64, f64)> {
        let script = "return [...document.querySelectorAll(arguments[0])].map((it) => { \
                      const r = it.getBoundingClientRect(); \
                      return [r.x + r.width / 2, r.y + r.height / 2]; })";
        let found = self.run(script, vec![json!(css)]).await;
        let point = |it: &Value| Some((it[0].as_f64()?, it[1].as_f64()?));
        found.as_array().into_iter().flatten().filter_map(point).collect()
    }
}
