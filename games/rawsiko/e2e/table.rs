//! The final table: what it must show, and what in it must agree.

use serde_json::Value;

use crate::Page;

/// What the final table says, seat by seat as it lists them.
const TABLE: &str = "
    const number = (it) => parseInt(it.textContent, 10);
    const cards = [...document.querySelectorAll('.raw-cards section')];
    const rows = [...document.querySelectorAll('.raw-score tbody tr')].map((row, n) => ({
        name: row.querySelector('.who').innerText.trim(),
        out: row.classList.contains('out'),
        numbers: [...row.querySelectorAll('td')].map(number),
        owner: cards[n] && cards[n].querySelector('.who').innerText.trim(),
        goals: cards[n] && [...cards[n].querySelectorAll('li')].map((goal) => ({
            points: number(goal.querySelector('.points')),
            done: goal.classList.contains('done'),
            held: goal.querySelectorAll('.chip.held').length,
            missing: goal.querySelectorAll('.chip.missing').length,
        })),
    }));
    const charts = [...document.querySelectorAll('[data-test=course] svg')].map((it) => it.querySelectorAll('path.course').length);
    return { rows, charts }";

impl Page {
    /// The final table shows everything that counts, for so many seats, and adds up.
    pub async fn final_table(&self, seats: usize) {
        self.see("dialog.result[open] [data-test='score']").await;
        let table = self.run(TABLE, Vec::new()).await;
        let rows = table["rows"].as_array().expect("rows");
        assert_eq!(rows.len(), seats, "one row for each seat: {table}");
        for row in rows {
            let numbers: Vec<u64> = list(&row["numbers"], Value::as_u64);
            assert_eq!(numbers.len(), 4, "points, applications, materials, territories: {row}");
            assert_eq!(row["name"], row["owner"], "cards are in the order of the rows: {table}");
            let goals = row["goals"].as_array().expect("an objective card");
            assert_eq!(goals.len(), 4, "four applications: {row}");
            let done: Vec<&Value> = goals.iter().filter(|goal| goal["done"] == true).collect();
            for goal in goals {
                assert_eq!(goal["done"] == true, goal["missing"] == 0, "ticked or missing: {row}");
                assert_ne!(goal["held"].as_u64().unwrap() + goal["missing"].as_u64().unwrap(), 0);
            }
            if row["out"] != true {
                let points: u64 = done.iter().filter_map(|goal| goal["points"].as_u64()).sum();
                assert_eq!(numbers[0], points, "points come from complete applications: {row}");
                assert_eq!(numbers[1], done.len() as u64, "applications are counted: {row}");
            }
        }
        let ahead = rows.windows(2).all(|two| {
            let of = |row: &Value| (row["out"] != true, list(&row["numbers"], Value::as_u64));
            of(&two[0]) >= of(&two[1])
        });
        assert!(ahead, "the best come first: {table}");
        let charts: Vec<u64> = list(&table["charts"], Value::as_u64);
        assert_eq!(
            charts, [seats as u64; 2],
            "points and materials over the turns, each seat a line"
        );
    }
}

fn list<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Vec<T> {
    value.as_array().into_iter().flatten().filter_map(read).collect()
}
