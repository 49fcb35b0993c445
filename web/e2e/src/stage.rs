//! Matches that have come to a certain moment: played by the rules, without a browser, and then
//! laid where the page keeps its own.

use std::cell::Cell;

use game::{Observer, Rng as _, Seat, Seeded, Turn};
use serde_json::{Value, json};
use table::{Budget, Dealer, Level, Sitting, Table, record::Bytes32};

use crate::Page;

/// A match at its moment.
pub struct Staged {
    table: Table,
    dealer: Dealer,
}

impl Staged {
    /// Quick bots play, but never do `shunned`, until somebody is asked and `reached` says so of
    /// what that seat sees and may do.
    pub fn play(
        game: &str,
        setup: &str,
        shunned: &str,
        reached: impl Fn(&Value, &[String]) -> bool,
    ) -> Self {
        let game = games::lookup(game).expect("a game of ours");
        // Some deals never come to such a moment.
        for deal in 1..=100 {
            let dealer = Dealer::new(Bytes32([deal; 32]), Default::default());
            let sitting = Sitting { dealer: Some(dealer.clone()), ..Sitting::default() };
            let mut table = Table::open(game, setup, &sitting).expect("a right setup");
            let mut bot = game.bot(Level::Hare);
            let mut rng = Seeded::new(u64::from(deal));
            for _ in 0..2_000 {
                let seat = match table.turn() {
                    Turn::Over(_) => break,
                    Turn::Chance => {
                        table.deal(&dealer);
                        continue;
                    }
                    Turn::Seats(asked) => asked.iter().next().expect("somebody is asked"),
                };
                let actions = table.actions(seat);
                if reached(&table.view(Observer::Seat(seat)), &actions) {
                    return Staged { table, dealer };
                }
                let budget = Budget { iterations: 1, stop: &|| false, threads: 1 };
                let thought = table.suggest(seat, &mut bot, budget, &mut rng);
                let action = thought.map(|thought| thought.action).filter(|it| it != shunned);
                let action = action.unwrap_or_else(|| {
                    let others: Vec<_> = actions.iter().filter(|it| *it != shunned).collect();
                    let count = u32::try_from(others.len()).expect("a short list");
                    others[rng.below(count) as usize].clone()
                });
                table.act(seat, &action, None).expect("a legal action");
            }
        }
        panic!("no match of {} comes to that moment", game.id);
    }

    /// How many actions a match of quick bots has, from its beginning to its end.
    pub fn length(game: &str, setup: &str) -> usize {
        let actions = Cell::new(0);
        Self::run(game, setup, || {
            actions.set(actions.get() + 1);
            false
        });
        actions.get()
    }

    /// The same match when so many actions were done, or at its end.
    pub fn after(game: &str, setup: &str, actions: usize) -> Self {
        let done = Cell::new(0);
        Self::run(game, setup, || {
            let reached = done.get() >= actions;
            done.set(done.get() + 1);
            reached
        })
    }

    /// Quick bots play until `enough`, which is asked before every action, says so, or to the end.
    fn run(game: &str, setup: &str, enough: impl Fn() -> bool) -> Self {
        let game = games::lookup(game).expect("a game of ours");
        let dealer = Dealer::new(Bytes32([7; 32]), Default::default());
        let sitting = Sitting { dealer: Some(dealer.clone()), ..Sitting::default() };
        let mut table = Table::open(game, setup, &sitting).expect("a right setup");
        let mut bot = game.bot(Level::Hare);
        let mut rng = Seeded::new(7);
        loop {
            let seat = match table.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    table.deal(&dealer);
                    continue;
                }
                Turn::Seats(asked) => asked.iter().next().expect("somebody is asked"),
            };
            if enough() {
                break;
            }
            let budget = Budget { iterations: 1, stop: &|| false, threads: 1 };
            let thought = table.suggest(seat, &mut bot, budget, &mut rng);
            let first = || table.actions(seat).swap_remove(0);
            let action = thought.map_or_else(first, |thought| thought.action);
            table.act(seat, &action, None).expect("a legal action");
        }
        Staged { table, dealer }
    }

    /// Whose turn it is; at the end the first seat.
    pub fn asked(&self) -> Seat {
        self.table.turn().asked().iter().next().unwrap_or(Seat::new(0))
    }
}

impl Page {
    /// Lays a match on the shelf and goes there. The one who is asked is a person, `others` are
    /// what is said.
    pub async fn lay(&self, staged: &Staged, others: &str) {
        self.shelve(staged, "staged", others, &[]).await;
        self.go(&format!("/{}/match/staged", staged.table.game().id)).await;
    }

    /// Lays a match on the shelf under a name, with these people at the table.
    pub async fn shelve(&self, staged: &Staged, id: &str, others: &str, names: &[&str]) {
        let person = staged.asked();
        let sitter = |seat: u8| {
            let bot = (seat != person.number() && others != "person").then_some(others);
            let name = names.get(usize::from(seat)).copied().unwrap_or_default();
            json!({ "name": name, "avatar": seat, "colour": seat, "bot": bot })
        };
        let kept = json!({
            "id": id,
            "when": 1.0,
            "sitters": (0..staged.table.seats()).map(sitter).collect::<Vec<_>>(),
            "key": staged.dealer.key().to_string(),
            "record": staged.table.record().to_string(),
        });
        let script = "localStorage.setItem(`galds.match.${arguments[0]}`, arguments[1])";
        self.run(script, vec![json!(id), Value::String(kept.to_string())]).await;
    }
}
