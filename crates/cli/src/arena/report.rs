use std::fmt::{self, Display};

use serde_json::{Value, json};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use super::{Played, player::Contender};
use crate::{clock::Clock, share::Share};

/// What came of the matches, by who played; equal contenders are counted together.
pub struct Report {
    names: Vec<String>,
    /// Which of the names each contender has.
    of: Vec<usize>,
    /// By match number, so that ratings do not depend on which thread was faster.
    matches: Vec<Played>,
}

impl Report {
    pub fn new(contenders: &[Contender]) -> Self {
        let mut names: Vec<String> = Vec::new();
        let mut of = Vec::new();
        for contender in contenders {
            let name = contender.to_string();
            let at = names.iter().position(|known| *known == name).unwrap_or(names.len());
            if at == names.len() {
                names.push(name);
            }
            of.push(at);
        }
        Report { names, of, matches: Vec::new() }
    }

    pub fn add(&mut self, played: Played) {
        let at = self.matches.partition_point(|other| other.number < played.number);
        self.matches.insert(at, played);
    }

    fn totals(&self) -> Vec<Totals> {
        let mut rows: Vec<Totals> = self.names.iter().map(|name| Totals::new(name)).collect();
        let mut ratings = vec![WengLinRating::default(); self.names.len()];
        for played in &self.matches {
            let winners = played.places.iter().filter(|(_, place)| *place == 1).count();
            for (seat, (contender, place)) in played.places.iter().enumerate() {
                let row = &mut rows[self.of[*contender]];
                row.seats += 1;
                row.first += u64::from(*place == 1);
                #[expect(clippy::cast_precision_loss, reason = "few enough")]
                if *place == 1 {
                    row.points += 1.0 / winners as f64;
                }
                row.decisions += played.thinking[seat].0;
                row.iterations += played.thinking[seat].1;
            }
            self.rate(played, &mut ratings);
        }
        for (row, rating) in rows.iter_mut().zip(ratings) {
            (row.rating, row.uncertainty) = (rating.rating, rating.uncertainty);
        }
        rows
    }

    /// Updates the ratings by one match; who sits there twice is updated by its first seat.
    fn rate(&self, played: &Played, ratings: &mut [WengLinRating]) {
        let teams: Vec<[WengLinRating; 1]> =
            played.places.iter().map(|(contender, _)| [ratings[self.of[*contender]]]).collect();
        let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&played.places)
            .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let after = weng_lin_multi_team(&outcomes, &WengLinConfig::default());
        let mut done = vec![false; ratings.len()];
        for (team, (contender, _)) in after.iter().zip(&played.places) {
            let name = self.of[*contender];
            if !std::mem::replace(&mut done[name], true) {
                ratings[name] = team[0];
            }
        }
    }

    pub fn json(&self, game: &str, setup: &str, milliseconds: u64, clock: Clock) -> Value {
        let bots = self.totals().into_iter().map(|row| {
            let (low, high) = row.share().interval();
            json!({
                "bot": row.name,
                "seats": row.seats,
                "first": row.first,
                "points": row.points,
                "first_share": row.share().value(),
                "first_low": low,
                "first_high": high,
                "rating": row.rating,
                "uncertainty": row.uncertainty,
                "iterations_per_decision": row.iterations_per_decision(),
            })
        });
        json!({
            "game": game,
            "setup": setup,
            "milliseconds": milliseconds,
            "clock": clock.id(),
            "games": self.matches.len(),
            "events": self.matches.iter().map(|played| u64::from(played.events)).sum::<u64>(),
            "bots": bots.collect::<Vec<_>>(),
        })
    }
}

/// What came of the matches for one of the names.
struct Totals {
    name: String,
    seats: u64,
    /// First places, alone or shared.
    first: u64,
    /// The same, shared ones divided.
    points: f64,
    rating: f64,
    uncertainty: f64,
    decisions: u64,
    iterations: u64,
}

impl Totals {
    fn new(name: &str) -> Self {
        Totals {
            name: name.to_owned(),
            seats: 0,
            first: 0,
            points: 0.0,
            rating: 0.0,
            uncertainty: 0.0,
            decisions: 0,
            iterations: 0,
        }
    }

    fn share(&self) -> Share {
        Share { count: self.first, of: self.seats }
    }

    #[expect(clippy::cast_precision_loss, reason = "for display")]
    fn iterations_per_decision(&self) -> f64 {
        self.iterations as f64 / self.decisions.max(1) as f64
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} matches, every deal in all seatings", self.matches.len())?;
        let rows = self.totals();
        let width = rows.iter().map(|row| row.name.len()).max().unwrap_or(0).max(4);
        writeln!(
            f,
            "{:width$}     first   share  (95 %)              rating        thoughts/decision",
            "bot"
        )?;
        for row in rows {
            writeln!(
                f,
                "{:width$}  {}  {:6.2} ± {:.2}  {:12.0}",
                row.name,
                row.share(),
                row.rating,
                row.uncertainty,
                row.iterations_per_decision()
            )?;
        }
        Ok(())
    }
}
