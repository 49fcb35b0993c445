use game::{MAX_SEATS, Seat, Seats};
use store::Phase;
use wire::BotReason;

use super::{Actor, tell::Prepared};
use crate::info::Chair;

/// Since when each seat has been asked.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    asked: Seats,
    since: [u64; MAX_SEATS as usize],
}

impl Clocks {
    /// All of these seats are asked from now on.
    pub fn start(asked: Seats, at: u64) -> Self {
        Clocks { asked, since: [at; MAX_SEATS as usize] }
    }

    /// A seat has acted, and now these are asked. The acting seat's time goes on if it is still
    /// asked; everybody else's starts anew.
    pub fn acted(&mut self, by: Option<Seat>, asked: Seats, at: u64) {
        for seat in asked.iter() {
            if by != Some(seat) || !self.asked.contains(seat) {
                self.since[seat.index()] = at;
            }
        }
        self.asked = asked;
    }

    /// A seat has taken something back, and now these are asked. Its time goes on where it was: it
    /// must not gain any by going back and forth.
    pub fn took_back(&mut self, by: Seat, asked: Seats, at: u64) {
        for seat in asked.iter() {
            if seat != by && !self.asked.contains(seat) {
                self.since[seat.index()] = at;
            }
        }
        self.asked = asked;
    }

    /// Until when a seat may think.
    pub fn end(&self, seat: Seat, limit: u64) -> Option<u64> {
        self.asked.contains(seat).then(|| self.since[seat.index()].saturating_add(limit))
    }
}

impl Actor {
    /// Until when a person may think, if they are asked and there is a clock.
    fn end_of(&self, seat: Seat) -> Option<u64> {
        let limit = self.info.clock.milliseconds()?;
        if self.phase != Phase::Playing || self.frozen.is_some() || self.info.bot(seat).is_some() {
            return None;
        }
        self.play.as_ref()?.clocks.end(seat, limit)
    }

    /// Whether the time for what a seat is asked now has run out, whoever plays it.
    pub(super) fn time_is_over(&self, seat: Seat) -> bool {
        let end = self.info.clock.milliseconds().and_then(|limit| {
            let play = self.play.as_ref()?;
            play.clocks.end(seat, limit)
        });
        end.is_some_and(|end| end <= self.shared.settings.clock.now())
    }

    /// How long each seat has left.
    pub(super) fn clocks_now(&self) -> Vec<Option<u64>> {
        let now = self.shared.settings.clock.now();
        let seats = (0..self.info.chairs.len()).filter_map(|seat| u8::try_from(seat).ok());
        seats.map(|seat| self.end_of(Seat::new(seat)).map(|end| end.saturating_sub(now))).collect()
    }

    /// When something is due next: the end of somebody's time, a bot's move, or the start.
    pub(super) fn next_time(&self) -> Option<u64> {
        let clocks = self.asked().iter().filter_map(|seat| self.end_of(seat)).min();
        let table = self.waits_for_table.then_some(self.pause);
        let due = [clocks, self.thinking.due(), self.show_by, table].into_iter().flatten().min();
        due.map(|due| due.max(self.pause))
    }

    /// Something is due.
    pub(super) async fn time_has_come(&mut self) {
        if self.doubt {
            self.catch_up().await;
        }
        let now = self.shared.settings.clock.now();
        if self.show_by.is_some_and(|by| by <= now) {
            return self.stop_waiting_for_nonces().await;
        }
        let late: Vec<Seat> = self
            .asked()
            .iter()
            .filter(|seat| self.end_of(*seat).is_some_and(|end| end <= now))
            .collect();
        if late.is_empty() {
            // If there is still no table, it is asked for again later; if nobody waits, not at all.
            if std::mem::take(&mut self.waits_for_table) {
                self.think();
            }
            return self.bot_acts().await;
        }
        for seat in late {
            if let Chair::Person { stand_in, .. } = &mut self.info.chairs[seat.index()] {
                let level = self.shared.settings.stand_in.to_string();
                *stand_in = Some(wire::StandIn { level, why: BotReason::Time });
            }
        }
        if self.save().await.is_ok() {
            self.publish().await;
            self.prepared.push(Prepared::Seats);
            self.tell();
        }
        self.think();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_runs_while_a_seat_is_asked() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut clocks = Clocks::start(Seats::one(a), 100);
        assert_eq!(clocks.end(a, 10), Some(110));
        assert_eq!(clocks.end(b, 10), None);
        clocks.acted(Some(a), Seats::one(a), 105);
        assert_eq!(clocks.end(a, 10), Some(110), "a turn of several actions is one turn");
        clocks.acted(Some(a), Seats::one(b), 107);
        assert_eq!(clocks.end(b, 10), Some(117));
        clocks.took_back(a, Seats::one(a), 109);
        assert_eq!(clocks.end(a, 10), Some(110), "going back and forth gains nothing");
        clocks.acted(Some(a), Seats::one(b), 110);
        clocks.acted(Some(b), Seats::one(b), 112);
        clocks.acted(Some(b), Seats::one(a), 113);
        assert_eq!(clocks.end(a, 10), Some(123));
    }

    #[test]
    fn somebody_who_is_always_asked_gets_time_when_others_act() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let both: Seats = [a, b].into_iter().collect();
        let mut clocks = Clocks::start(both, 100);
        clocks.acted(Some(b), both, 105);
        assert_eq!(clocks.end(a, 10), Some(115));
        assert_eq!(clocks.end(b, 10), Some(110));
    }
}
