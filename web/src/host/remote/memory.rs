//! What was heard of a match. What this page has not heard itself, the server tells again.

use std::{collections::BTreeMap, sync::Arc};

use game::Seat;
use leptos::prelude::*;
use wire::http;

use super::{Remote, turn};
use crate::{
    browser,
    host::{Heard, Scene},
    net,
    room::AnyRoom,
};

/// How many moments are kept; views can be large.
const MOMENTS: usize = 48;

/// What was heard of a match.
#[derive(Default)]
pub struct Memory {
    /// What was not taken back, the oldest first.
    pub heard: Vec<Heard>,
    /// How things stood after some of the events.
    pub moments: BTreeMap<u32, Scene>,
    /// What was taken back: the number of each time, and whose doing it was.
    pub taken_back: Vec<(u32, Seat)>,
    /// The moment that is asked for.
    asked: Option<u32>,
}

impl Memory {
    /// Keeps the next thing that was heard.
    pub fn keep(&mut self, heard: &Heard) {
        if self.heard.last().is_none_or(|last| last.number < heard.number) {
            self.heard.push(heard.clone());
        }
    }

    /// Forgets what was taken back, but not that it was.
    pub fn take_back(&mut self, number: u32, by: Option<Seat>, to: u32) {
        self.taken_back.extend(by.map(|by| (number, by)));
        self.heard.retain(|heard| heard.number < to);
        self.moments.retain(|number, _| *number < to);
    }
}

/// What the server told; none where something was taken back.
pub(super) fn heard(room: &AnyRoom, told: &wire::NewsItem) -> Option<Heard> {
    let news = (room.senses.read_news)(told.news.as_ref()?.get())?;
    Some(Heard { number: told.number, seat: told.seat, news })
}

impl Remote {
    /// Asks for everything that was heard so far.
    pub(super) fn fetch_history(&self) {
        let remote = self.clone();
        browser::spawn(async move {
            let path = remote.path_of_the_past("history");
            let Ok(history) = net::get::<http::History>(&path).await else { return };
            let told: Vec<Heard> =
                history.news.iter().filter_map(|told| heard(remote.room, told)).collect();
            let taken_back = history.news.iter().filter(|told| told.undo.is_some());
            let taken_back = taken_back.filter_map(|told| Some((told.number, told.seat?)));
            {
                let inner = &mut *remote.inner.borrow_mut();
                if inner.left {
                    return;
                }
                let known = inner.memory.taken_back.iter().filter(|it| it.0 > history.number);
                inner.memory.taken_back = taken_back.chain(known.copied()).collect();
                // More may have been heard in the meantime, or taken back.
                let later = std::mem::take(&mut inner.memory.heard);
                let last = told.last().map_or(0, |heard| heard.number);
                let seen = inner.seen.unwrap_or(0);
                inner.memory.heard = told.into_iter().filter(|it| it.number <= seen).collect();
                inner.memory.heard.extend(later.into_iter().filter(|it| it.number > last));
            }
            // As after a jump, so that whoever tells the story begins anew.
            if let Some(scene) = remote.scene.get_untracked() {
                let scene = Scene { news: Vec::new(), ..(*scene).clone() };
                remote.scene.set(Some(Arc::new(scene)));
            }
        });
    }

    fn path_of_the_past(&self, what: &str) -> String {
        let inner = self.inner.borrow();
        let watch = if inner.watches { "?watch=true" } else { "" };
        format!("/api/matches/{}/{what}{watch}", inner.id)
    }

    /// Asks how things stood after an event.
    pub(super) fn fetch_moment(&self, number: u32) {
        {
            let inner = &mut *self.inner.borrow_mut();
            if inner.memory.asked == Some(number) {
                return;
            }
            inner.memory.asked = Some(number);
        }
        let path = self.path_of_the_past(&format!("moments/{number}"));
        let remote = self.clone();
        browser::spawn(async move {
            let found = net::get::<http::Moment>(&path).await;
            {
                let inner = &mut *remote.inner.borrow_mut();
                if inner.left {
                    return;
                }
                if inner.memory.asked == Some(number) {
                    inner.memory.asked = None;
                }
                let found = found.ok().and_then(|found| remote.remembered(&found));
                let Some(moment) = found else { return };
                while inner.memory.moments.len() >= MOMENTS {
                    inner.memory.moments.pop_first();
                }
                inner.memory.moments.insert(number, moment);
            }
            remote.arrived.update(|count| *count += 1);
        });
    }

    /// How things stood, as the server says. There is nothing to do in the past.
    fn remembered(&self, found: &http::Moment) -> Option<Scene> {
        let heard = heard(self.room, &found.heard)?;
        Some(Scene {
            number: heard.number,
            news: vec![heard],
            me: self.me(),
            view: (self.room.senses.read_view)(found.view.get())?,
            actions: Vec::new(),
            turn: turn(Some(&found.turn)),
            undo: false,
        })
    }
}
