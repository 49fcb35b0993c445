//! Matches that were begun before a test comes, so that it knows what is on the map.

use serde_json::json;

use crate::Page;

/// Turn 1 of 4 with Monopoly Stranglehold and Trade with China. Anna acts; she has seven assets in
/// Ukraine, and next to it, in Ural, stands the only asset that Cilia has left.
pub const SIEGE: &str = include_str!("records/siege.galds");

/// The last turn of 4 with Trade with China. Anna acts; she is alone in Europe and in Africa.
pub const TRADE: &str = include_str!("records/trade.galds");

/// What a record begins with, before its events.
const HEADER: usize = 7;

impl Page {
    /// Takes over from Anna at a match of which so many events have happened; Ben and Cilia are bots. The
    /// dealer's key decides how dice will fall.
    pub async fn take_over(&self, record: &str, events: usize, key: u32) {
        let lines: Vec<&str> = record.lines().take(HEADER.saturating_add(events)).collect();
        let sitter = |name: &str, seat: u8, bot: Option<&str>| json!({ "name": name, "avatar": seat, "colour": seat, "bot": bot });
        let kept = json!({
            "id": "0123456789",
            "when": 0.0,
            "sitters": [sitter("Anna", 0, None), sitter("Ben", 1, Some("mouse")), sitter("Cilia", 2, Some("mouse"))],
            "key": format!("{key:064x}"),
            "record": lines.join("\n") + "\n",
        });
        let put = "localStorage.setItem('galds.match.0123456789', arguments[0])";
        self.run(put, vec![kept.to_string().into()]).await;
        self.go("/rawsiko/match/0123456789").await;
        self.see(".raw").await;
    }
}
