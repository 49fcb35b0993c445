//! Before and after play: sitting down, getting up, starting, going on with the same people.

use game::Seat;
use record::{Bytes32, Format, Header, Record};
use store::{Identity, IdentityKey, Phase};
use table::{Dealer, Level, Milestones, Position, Told};
use wire::{
    BotReason, Code, Problem,
    http::{self, Admission, StartWhen},
};

use super::{
    Actor, Started,
    clocks::Clocks,
    load::{self, read},
    play::line,
    tell::Prepared,
};
use crate::info::{Asker, Chair, Info, Person};

/// How many people may ask to sit down at once.
const MOST_ASKING: usize = 32;

/// For how many milliseconds a match waits for the nonces that people committed to.
pub(super) const SHOW: u64 = 8_000;

impl Actor {
    pub(super) async fn sit(&mut self, who: &Identity, sit: &http::Sit) -> Result<(), Problem> {
        let hash = sit.hash.as_deref().map(crate::matches::bytes).transpose()?;
        let old = self.info.seat_of(Some(who.key));
        // It may have been asked before, and the answer lost.
        if let Some(seat) = old
            && sit.seat.is_none_or(|wanted| wanted == seat)
            && (hash.is_none() || hash == self.info.chairs[seat.index()].hash())
        {
            return Ok(());
        }
        self.waiting()?;
        let kept = |chair: &Chair| matches!(chair, Chair::Kept(person) if person.who == who.key.0);
        if self.info.admission == Admission::Asked
            && !self.info.is_host(Some(who.key))
            && old.is_none()
            && !self.info.chairs.iter().any(kept)
        {
            return self.ask_host(who, sit).await;
        }
        if let Some(seat) = old
            && sit.seat.is_none_or(|wanted| wanted == seat)
        {
            let mut info = self.info.clone();
            info.chairs[seat.index()] = Chair::person(Person::of(who), hash);
            return self.change(info).await;
        }
        let info = self.seated(&Person::of(who), sit)?;
        self.change(info).await
    }

    /// The seating with one more person.
    fn seated(&self, who: &Person, sit: &http::Sit) -> Result<Info, Problem> {
        let mut hash = sit.hash.as_deref().map(crate::matches::bytes).transpose()?;
        let free = |chair: &Chair| match chair {
            Chair::Open => true,
            Chair::Kept(person) => person.who == who.who,
            Chair::Person { .. } | Chair::Bot { .. } | Chair::Name(_) => false,
        };
        let chairs = &self.info.chairs;
        let at = if let Some(seat) = sit.seat {
            let chair = chairs.get(seat.index()).ok_or_else(no_such_seat)?;
            free(chair).then_some(seat.index())
        } else {
            let kept = |chair: &Chair| matches!(chair, Chair::Kept(_)) && free(chair);
            chairs.iter().position(kept).or_else(|| chairs.iter().position(free))
        };
        let at = at.ok_or_else(|| Problem::new(Code::SeatTaken, "no seat is free there"))?;
        let mut info = self.info.clone();
        if let Some(old) = info.seat_of(Some(IdentityKey(who.who))) {
            let left = std::mem::replace(&mut info.chairs[old.index()], Chair::Open);
            hash = hash.or_else(|| left.hash());
        }
        info.chairs[at] = Chair::person(who.clone(), hash);
        info.asking.retain(|asker| asker.person.who != who.who);
        Ok(info)
    }

    /// Somebody would like to sit down; the host decides.
    async fn ask_host(&mut self, who: &Identity, sit: &http::Sit) -> Result<(), Problem> {
        sit.hash.as_deref().map(crate::matches::bytes).transpose()?;
        let mut info = self.info.clone();
        let enough = info.asking.len() >= MOST_ASKING;
        let number = info.asking.last().map_or(1, |last| last.number + 1);
        let asker = Asker { number, person: Person::of(who), sit: sit.clone() };
        match info.asking.iter_mut().find(|asker| asker.person.who == who.key.0) {
            Some(again) => again.sit = asker.sit,
            None if enough => {
                let detail = "too many people ask to sit down here; try again later";
                return Err(Problem::new(Code::TooMany, detail));
            }
            None => info.asking.push(asker),
        }
        self.change(info).await
    }

    /// The host answers somebody who would like to sit down.
    pub(super) async fn admit(
        &mut self,
        who: IdentityKey,
        number: u32,
        admit: bool,
    ) -> Result<(), Problem> {
        self.host(who)?;
        self.waiting()?;
        let asker = self.info.asking.iter().find(|asker| asker.number == number).cloned();
        let asker = asker.ok_or_else(|| {
            Problem::new(Code::NotFound, "nobody asks under this number any more")
        })?;
        let info = if admit {
            let seated = self.seated(&asker.person, &asker.sit);
            // The seat that they wanted may be taken by now; another one will do.
            seated.or_else(|_| {
                self.seated(&asker.person, &http::Sit { seat: None, ..asker.sit.clone() })
            })?
        } else {
            let mut info = self.info.clone();
            info.asking.retain(|other| other.number != number);
            info
        };
        self.change(info).await
    }

    pub(super) async fn stand(&mut self, who: IdentityKey) -> Result<(), Problem> {
        if self.info.is_asking(Some(who)) {
            let mut info = self.info.clone();
            info.asking.retain(|asker| asker.person.who != who.0);
            return self.change(info).await;
        }
        let Some(seat) = self.info.seat_of(Some(who)) else { return Ok(()) };
        let mut info = self.info.clone();
        match self.phase {
            Phase::Over => return Ok(()),
            Phase::Waiting => {
                self.waiting()?;
                info.chairs[seat.index()] = Chair::Open;
                info.hand_over(who);
            }
            Phase::Playing => {
                if let Chair::Person { stand_in, .. } = &mut info.chairs[seat.index()] {
                    let level = self.shared.settings.stand_in.to_string();
                    *stand_in = Some(wire::StandIn { level, why: BotReason::Resigned });
                }
            }
        }
        self.change(info).await
    }

    /// Somebody is not known any more. They have no seat from now on; where the match is played, a bot
    /// plays on. If it was their match, somebody else at the table is the host.
    pub(super) async fn forget(&mut self, who: IdentityKey) -> Result<(), Problem> {
        let mut info = self.info.clone();
        info.asking.retain(|asker| asker.person.who != who.0);
        // While it begins, the seats are fixed already.
        let waits = self.phase == Phase::Waiting && info.begins.is_none();
        for chair in &mut info.chairs {
            match chair {
                Chair::Kept(person) if person.who == who.0 => *chair = Chair::Open,
                Chair::Person { person, .. } if person.who == who.0 && waits => {
                    *chair = Chair::Open;
                }
                Chair::Person { person, stand_in, .. } if person.who == who.0 => {
                    person.who = crate::info::NOBODY;
                    let level = self.shared.settings.stand_in.to_string();
                    *stand_in = Some(wire::StandIn { level, why: BotReason::Resigned });
                }
                _ => {}
            }
        }
        info.hand_over(who);
        if info.is_host(Some(who)) {
            info.host = None;
        }
        self.change(info).await
    }

    /// The host changes what was agreed on, before the match starts.
    pub(super) async fn change_match(
        &mut self,
        who: IdentityKey,
        change: http::ChangeMatch,
    ) -> Result<(), Problem> {
        self.host(who)?;
        self.waiting()?;
        let http::ChangeMatch { setup, clock, hints } = change;
        let mut info = self.info.clone();
        if let Some(clock) = clock {
            crate::matches::possible(clock)?;
            info.clock = clock;
        }
        info.hints = hints.unwrap_or(info.hints);
        if let Some(setup) = setup {
            let game = self.game;
            let started = self.guarded(|_| Position::start(game, &setup).map(|it| it.seats()))?;
            let seats = started.map_err(|error: table::OpenError| {
                Problem::new(Code::Invalid, error.to_string())
            })?;
            info.setup = setup;
            info.chairs.resize(info.chairs.len().max(usize::from(seats)), Chair::Open);
            while info.chairs.len() > usize::from(seats) {
                // Nobody has to get up: an open chair goes first, then one that is kept, then a bot's.
                let goes = |chair: &Chair| match chair {
                    Chair::Open => 3,
                    Chair::Kept(_) => 2,
                    Chair::Bot { .. } => 1,
                    Chair::Person { .. } | Chair::Name(_) => 0,
                };
                let last = (0..info.chairs.len()).max_by_key(|&at| goes(&info.chairs[at]));
                let last = last.filter(|&at| goes(&info.chairs[at]) > 0).ok_or_else(|| {
                    let detail = "more people sit here than there would be seats; somebody has to get up first";
                    Problem::new(Code::Refused, detail)
                })?;
                info.chairs.remove(last);
            }
        }
        // Not `change`: a table that has become full by this waits until the host says so.
        self.keep(info).await
    }

    /// The host closes the table, before the match starts.
    pub(super) async fn close_table(&mut self, who: IdentityKey) -> Result<(), Problem> {
        self.host(who)?;
        self.waiting()?;
        self.shared.store.delete(self.key).await.map_err(load::unavailable)?;
        self.deleted = true;
        Ok(())
    }

    pub(super) async fn set_seat(
        &mut self,
        who: IdentityKey,
        seat: Seat,
        chair: Chair,
    ) -> Result<(), Problem> {
        let mut info = self.info.clone();
        let place = info.chairs.get_mut(seat.index()).ok_or_else(no_such_seat)?;
        if self.phase == Phase::Playing {
            self.may_replace(who, seat)?;
            self.replace_absent(place, chair)?;
            if !self.all_agree(who, seat) {
                self.prepared.push(Prepared::Seats);
                return Ok(());
            }
            self.wishes.retain(|(of, _)| *of != seat);
        } else {
            self.host(who)?;
            self.waiting()?;
            *place = chair;
        }
        self.change(info).await
    }

    /// An error for those who have no say in who plays for others.
    fn may_replace(&self, who: IdentityKey, seat: Seat) -> Result<(), Problem> {
        let own = self.info.seat_of(Some(who));
        if self.info.is_host(Some(who)) || own.is_some_and(|own| own != seat) {
            return Ok(());
        }
        self.host(who)
    }

    /// Whether the host wants a bot at this seat, or all others who are here and play themselves. Who
    /// has asked for it is remembered until then.
    fn all_agree(&mut self, who: IdentityKey, seat: Seat) -> bool {
        if !self.wishes.contains(&(seat, who)) {
            self.wishes.push((seat, who));
        }
        let agrees = |(at, chair): (usize, &Chair)| match chair {
            Chair::Person { person, stand_in: None, .. } if at != seat.index() => {
                let other = IdentityKey(person.who);
                !self.online(other) || self.wishes.contains(&(seat, other))
            }
            _ => true,
        };
        self.info.is_host(Some(who)) || self.info.chairs.iter().enumerate().all(agrees)
    }

    /// While the match is played, the host or all others may let a bot play for somebody who is away, until they
    /// come back and take their seat again.
    fn replace_absent(&self, place: &mut Chair, chair: Chair) -> Result<(), Problem> {
        let refused = |detail: &str| Err(Problem::new(Code::Refused, detail));
        let (Chair::Person { person, stand_in, .. }, Chair::Bot { level, .. }) = (place, chair)
        else {
            return refused("while a match is played, only a bot can take a person's place");
        };
        if self.online(IdentityKey(person.who)) {
            return refused("this person is here and plays for themselves");
        }
        if stand_in.is_none() {
            *stand_in = Some(wire::StandIn { level, why: BotReason::Away });
        }
        Ok(())
    }

    pub(super) async fn start_by_host(
        &mut self,
        who: IdentityKey,
        fill: Level,
    ) -> Result<(), Problem> {
        self.host(who)?;
        match self.phase {
            // It may have been asked before, and the answer lost.
            Phase::Playing => return Ok(()),
            Phase::Over => return self.waiting(),
            Phase::Waiting if self.info.begins.is_some() => return Ok(()),
            Phase::Waiting => {}
        }
        let mut info = self.info.clone();
        for chair in &mut info.chairs {
            if let Chair::Open | Chair::Kept(_) = chair {
                *chair = Chair::bot(fill);
            }
        }
        self.begin(info).await
    }

    /// Takes on a new seating, and starts if that is what was waited for.
    async fn change(&mut self, info: Info) -> Result<(), Problem> {
        if self.phase == Phase::Waiting && info.full() && info.start == StartWhen::Full {
            return self.begin(info).await;
        }
        self.keep(info).await
    }

    /// Keeps a seating, and lets everybody know.
    async fn keep(&mut self, info: Info) -> Result<(), Problem> {
        let before = std::mem::replace(&mut self.info, info);
        if let Err(problem) = self.save().await {
            self.info = before;
            return Err(problem);
        }
        self.publish().await;
        self.close_unwelcome();
        self.prepared.push(Prepared::Seats);
        Ok(())
    }

    /// The match begins: from here on the promise, the seats and the hashes are fixed and shown to all.
    /// Whoever committed to a nonce is asked for it; if nobody did, the match starts at once.
    async fn begin(&mut self, mut info: Info) -> Result<(), Problem> {
        if !info.asks_for_nonces() {
            return self.start(info).await;
        }
        let by = self.shared.settings.clock.now() + SHOW;
        info.begins = Some(by);
        // After a crash it wants to be woken at once.
        let before = self.wake.replace(0);
        if let Err(problem) = self.keep(info).await {
            self.wake = before;
            return Err(problem);
        }
        self.show_by = Some(by);
        Ok(())
    }

    /// Somebody shows the nonce that they committed to. With the last one the match starts.
    pub(super) async fn show_nonce(
        &mut self,
        who: IdentityKey,
        nonce: Bytes32,
    ) -> Result<(), Problem> {
        let seat = self.seat_of(Some(who))?;
        let mut info = self.info.clone();
        let committed = info.chairs[seat.index()].hash();
        let Chair::Person { shown, .. } = &mut info.chairs[seat.index()] else {
            return Err(no_such_seat());
        };
        // It may have been asked before, and the answer lost.
        if shown.as_ref() == Some(&nonce.to_string()) {
            return Ok(());
        }
        if self.phase != Phase::Waiting {
            let detail = "it is too late: the match has started without your nonce";
            return Err(Problem::new(Code::WrongPhase, detail));
        }
        if self.info.begins.is_none() {
            let detail = "keep your nonce to yourself until the match begins";
            return Err(Problem::new(Code::WrongPhase, detail));
        }
        if committed != Some(nonce.sha256()) {
            let detail = "this is not the nonce whose SHA-256 you sat down with";
            return Err(Problem::new(Code::Invalid, detail));
        }
        *shown = Some(nonce.to_string());
        if info.asks_for_nonces() {
            return self.keep(info).await;
        }
        self.start(info).await
    }

    /// The time is over: what has not been shown is withheld, and the record says so.
    pub(super) async fn stop_waiting_for_nonces(&mut self) {
        if self.start(self.info.clone()).await.is_err() {
            // With a store that works again it is tried again; with rules that fail, never.
            self.pause = self.shared.settings.clock.now() + super::PAUSE;
            if self.frozen.is_some() {
                self.show_by = None;
            }
        }
        self.tell();
        self.think();
    }

    /// How many milliseconds are left to show one's nonce, while the match waits for that.
    pub(super) fn begins_in(&self) -> Option<u64> {
        let now = self.shared.settings.clock.now();
        self.show_by.filter(|_| self.phase == Phase::Waiting).map(|by| by.saturating_sub(now))
    }

    /// The match starts: the record gets its header, and fate says its first words.
    async fn start(&mut self, mut info: Info) -> Result<(), Problem> {
        let key = self.shared.store.dealer_key(self.key).await.map_err(load::unavailable)?;
        let key = key.ok_or_else(|| Problem::new(Code::Internal, "the dealer has lost its key"))?;
        let dealer = Dealer::new(key, info.nonces());
        let header = Header {
            format: Format::Two,
            game: self.game.id.to_owned(),
            rules: self.game.rules,
            setup: info.setup.clone(),
            seats: info.names(),
            commit: Some(dealer.commit()),
            nonces: dealer.nonces(),
        };
        let header = Record::new(header).header().to_string();
        let game = self.game;
        let started = self.guarded(|_| {
            let mut position = Position::start(game, &info.setup)?;
            let mut milestones = Milestones::new(position.clone());
            let mut told: Vec<Told> = Vec::new();
            while let Some(dealt) = position.deal(&dealer) {
                told.push(dealt);
            }
            let last = told.last().map(|told| (told.number, told.who));
            milestones.passed(&position, last);
            Ok((position, milestones, told))
        })?;
        let (position, milestones, told) = started
            .map_err(|error: table::OpenError| Problem::new(Code::Invalid, error.to_string()))?;
        let lines = told.iter().map(|told| line(told, None)).collect();
        let at = self.shared.settings.clock.now();
        (info.started, info.begins) = (Some(at), None);
        info.asking.clear();
        let before = (std::mem::replace(&mut self.info, info), self.phase, self.wake);
        self.phase = Phase::Playing;
        // Until it sleeps for the first time, it wants to be woken after a crash.
        self.wake = Some(0);
        let mut row = self.row();
        row.header = Some(header);
        if let Err(problem) = self.append(lines, Some(String::new()), Some(row)).await {
            (self.info, self.phase, self.wake) = before;
            return Err(problem);
        }
        let clocks = Clocks::start(position.turn().asked(), at);
        let last = told.last().map(|told| (told.number, told.who));
        self.play = Some(Started { position, dealer, last, clocks, milestones });
        self.show_by = None;
        self.publish().await;
        self.close_unwelcome();
        self.prepared.push(Prepared::Events { since: 0, told, bot: None });
        tracing::info!(key = self.key.0, game = self.game.id, "match started");
        Ok(())
    }

    pub(super) async fn rematch(
        &mut self,
        who: &Identity,
        keep: bool,
    ) -> Result<http::MatchLink, Problem> {
        let seat = self.seat_of(Some(who.key))?;
        if self.phase != Phase::Over {
            let detail = "the match is not over yet; play it to its end first";
            return Err(Problem::new(Code::WrongPhase, detail));
        }
        if let Some(id) = &self.info.rematch {
            return Ok(http::MatchLink { id: id.clone() });
        }
        let mut info = self.info.clone();
        info.host = Some(who.key.0);
        (info.rematch, info.started) = (None, None);
        info.commands.clear();
        info.asking.clear();
        info.start = StartWhen::Full;
        for (at, chair) in info.chairs.iter_mut().enumerate() {
            *chair = match std::mem::replace(chair, Chair::Open) {
                Chair::Person { .. } if at == seat.index() && keep => Chair::Kept(Person::of(who)),
                Chair::Person { .. } if at == seat.index() => Chair::person(Person::of(who), None),
                Chair::Person { person, .. } | Chair::Kept(person) => Chair::Kept(person),
                Chair::Bot { level } => {
                    Chair::bot(level.parse().unwrap_or(self.shared.settings.stand_in))
                }
                Chair::Open | Chair::Name(_) => Chair::Open,
            };
        }
        let id = crate::matches::create(&self.shared, info).await?;
        self.info.rematch = Some(id.clone());
        // If this fails, the next one who asks makes another match: nobody is lost.
        if self.save().await.is_ok() {
            self.publish().await;
        }
        self.prepared.push(Prepared::Seats);
        Ok(http::MatchLink { id })
    }

    /// The whole record. Before the end it would tell everybody's secrets.
    pub(super) async fn finished_record(&mut self) -> Result<String, Problem> {
        if self.phase != Phase::Over {
            let detail =
                "the record holds everybody's secrets; it can be had when the match is over";
            return Err(Problem::new(Code::WrongPhase, detail));
        }
        // The rules are not asked: they may be of another version than those that are known here.
        let found = self.shared.store.find(&self.id).await.map_err(load::unavailable)?;
        let row = found.ok_or_else(super::gone)?.row;
        let entries = self.shared.store.entries(self.key, 0).await.map_err(load::unavailable)?;
        let mut record = read(&row.header.unwrap_or_default(), &entries)?;
        let key = self.shared.store.dealer_key(self.key).await.map_err(load::unavailable)?;
        (record.result, record.key) = (row.result, key);
        Ok(record.to_string())
    }

    fn host(&self, who: IdentityKey) -> Result<(), Problem> {
        if self.info.is_host(Some(who)) {
            return Ok(());
        }
        Err(Problem::new(Code::Forbidden, "only the one who made this match may do this"))
    }

    fn waiting(&self) -> Result<(), Problem> {
        match self.phase {
            Phase::Waiting if self.info.begins.is_some() => {
                let detail = "the match is about to start, and its seats are fixed";
                Err(Problem::new(Code::WrongPhase, detail))
            }
            Phase::Waiting => Ok(()),
            Phase::Playing => Err(Problem::new(Code::WrongPhase, "the match has begun already")),
            Phase::Over => Err(Problem::new(Code::WrongPhase, "the match is over")),
        }
    }
}

fn no_such_seat() -> Problem {
    Problem::new(Code::Invalid, "this match has no such seat")
}
