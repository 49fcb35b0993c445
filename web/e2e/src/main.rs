//! Measures how long the first visit takes, on loopback: `GALDS=… e2e`.

use e2e::{House, Screen};

/// How many times; the middle one counts.
const VISITS: usize = 9;

#[tokio::main]
async fn main() {
    let house = House::open().await;
    let mut times = Vec::new();
    for _ in 0..VISITS {
        // Every page is a new browser with an empty cache.
        let page = house.page(Screen::LAPTOP).await;
        let script = "const mark = performance.getEntriesByName('interactive')[0]; \
                      return mark && mark.startTime";
        let time = page.until("the page is ready", script).await;
        times.push(time.as_f64().expect("a time"));
        page.close().await;
    }
    times.sort_by(f64::total_cmp);
    println!("{:.0} {:.0} {:.0}", times[0], times[VISITS / 2], times[VISITS - 1]);
}
