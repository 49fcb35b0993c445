//! This game in words: what happens, what could be done, what lies where.

use dig_mars::{
    Action, Bonus, DigMars, End, Field, News, Phase, Share, Tile, TopView, Track, Use, View,
};
use game::Seat;
use text::{Seating, Texts, Words, t};

use crate::Kit;

impl Words for Kit {
    type Game = DigMars;

    const TEXTS: &'static Texts = text::texts!("../../text": "door", "game");

    fn say(news: &News, seating: &Seating) -> Option<String> {
        say(news, seating)
    }

    fn advise(action: &Action, view: &View, seating: &Seating) -> String {
        advise(*action, view, seating)
    }

    fn prompt(view: &View, actions: &[Action], _: &Seating) -> String {
        prompt(view, actions)
    }

    /// One's own points, and what one has scanned, are drawn for one's own eyes alone.
    fn secret(view: &View) -> bool {
        let scanned = view
            .stacks
            .iter()
            .any(|stack| matches!(stack.top, Some(TopView::Down { tile: Some(_), .. })));
        // Before the first turn nobody has anything, and at the end everybody may see everything.
        let plain = matches!(view.phase, Phase::Settle | Phase::Over(_));
        view.me.is_some() && !plain && (scanned || !view.open_points)
    }
}

/// An event for the log.
pub fn say(news: &News, seating: &Seating) -> Option<String> {
    let name = |seat: Seat| seating.name(seat);
    let you = |seat: Seat| seating.you(seat);
    let on = |field: Field| field.to_string();
    Some(match news {
        News::Laid { .. } => t!("dig-mars-news-laid"),
        News::First { seat } => t!("dig-mars-news-first", name = name(*seat), you = you(*seat)),
        News::Placed { seat, field } => {
            t!("dig-mars-news-placed", name = name(*seat), you = you(*seat), field = on(*field))
        }
        // What comes to light says that somebody began to look for it.
        News::Digs { .. } | News::Scans { .. } | News::Uncovered { .. } => return None,
        News::Dug { seat, field, tile } => {
            let dug = t!(
                "dig-mars-news-dug",
                name = name(*seat),
                you = you(*seat),
                field = on(*field),
                find = worth(*tile)
            );
            match tile.face().bonus {
                Some(it) => format!("{dug} {}", t!("dig-mars-news-earned", bonus = bonus(it))),
                None => dug,
            }
        }
        News::Transported { seat, field, tile, shares, over, .. } => {
            let taken = t!(
                "dig-mars-news-transported",
                name = name(*seat),
                you = you(*seat),
                field = on(*field),
                find = find_name(*tile),
                shares = self::shares(shares, seating)
            );
            match over {
                Some(end) => format!("{taken} {}", ending(*end)),
                None => taken,
            }
        }
        News::Moved { seat, from, to } => t!(
            "dig-mars-news-moved",
            name = name(*seat),
            you = you(*seat),
            from = on(*from),
            to = on(*to)
        ),
        News::Upgraded { seat, track, level, paid } => t!(
            "dig-mars-news-upgraded",
            name = name(*seat),
            you = you(*seat),
            track = self::track(*track),
            level = level.number(),
            paid = *paid
        ),
        News::Relocated { seat, owner, from, to } => t!(
            "dig-mars-news-relocated",
            name = name(*seat),
            you = you(*seat),
            letter = seating.at(*owner).letter().to_string(),
            from = on(*from),
            to = on(*to)
        ),
        News::Gained { seat } => t!("dig-mars-news-gained", name = name(*seat), you = you(*seat)),
        News::Scanned { seat, field, tile } => {
            let looked = t!(
                "dig-mars-news-scanned",
                name = name(*seat),
                you = you(*seat),
                field = on(*field)
            );
            match tile {
                Some(tile) => format!("{looked} {}", t!("dig-mars-news-seen", find = found(*tile))),
                None => looked,
            }
        }
        News::Declared { seat } => {
            t!("dig-mars-news-declared", name = name(*seat), you = you(*seat))
        }
        News::Ended { over: Some(end), .. } => ending(*end),
        News::Ended { seat, .. } => t!("dig-mars-news-ended", name = name(*seat), you = you(*seat)),
    })
}

/// Why the match is over.
pub fn ending(end: End) -> String {
    match end {
        End::Declared => t!("dig-mars-end-declared"),
        End::Exhausted => t!("dig-mars-end-exhausted"),
        End::Quiet => t!("dig-mars-end-quiet"),
    }
}

/// An action, said to the one who may do it.
pub fn advise(action: Action, view: &View, seating: &Seating) -> String {
    let on = |field: Field| field.to_string();
    match action {
        Action::Place(field) => t!("dig-mars-do-place", field = on(field)),
        Action::Dig(field) => t!("dig-mars-do-dig", field = on(field)),
        Action::Transport(field) => {
            t!("dig-mars-do-transport", field = on(field), find = on_top(view, field))
        }
        Action::Move(from, to) => t!("dig-mars-do-move", from = on(from), to = on(to)),
        Action::Upgrade(track) => t!("dig-mars-do-upgrade", track = self::track(track)),
        Action::Bonus(Use::Dig(field)) => t!("dig-mars-do-bonus-dig", field = on(field)),
        Action::Bonus(Use::Transport(field)) => {
            t!("dig-mars-do-bonus-transport", field = on(field), find = on_top(view, field))
        }
        Action::Bonus(Use::Move(owner, from, to)) => t!(
            "dig-mars-do-bonus-move",
            letter = seating.at(owner).letter().to_string(),
            from = on(from),
            to = on(to)
        ),
        Action::Bonus(Use::Point) => t!("dig-mars-do-bonus-point"),
        Action::Bonus(Use::Scan(field)) => t!("dig-mars-do-bonus-scan", field = on(field)),
        Action::Declare => t!("dig-mars-do-declare"),
        Action::End => t!("dig-mars-do-end"),
    }
}

/// What the one who is asked may do now.
pub fn prompt(view: &View, actions: &[Action]) -> String {
    let declare = || t!("dig-mars-prompt-declare", target = view.target);
    match view.phase {
        Phase::Settle => t!("dig-mars-prompt-settle"),
        Phase::Station => t!("dig-mars-prompt-station"),
        Phase::Last => t!("dig-mars-prompt-last"),
        _ if actions == [Action::End] => t!("dig-mars-prompt-end"),
        _ => {
            let mut parts = vec![t!("dig-mars-prompt-actions", actions = view.actions)];
            if !view.bonuses.is_empty() {
                parts.push(t!("dig-mars-prompt-bonuses", list = bonuses(view)));
            }
            if actions.contains(&Action::Declare) {
                parts.push(declare());
            }
            parts.join(" ")
        }
    }
}

/// The bonuses that are still open.
pub fn bonuses(view: &View) -> String {
    let list: Vec<String> = view.bonuses.iter().map(|&it| bonus(it)).collect();
    list.join(", ")
}

/// What lies on top of a field, and who has looked at it.
pub fn ground(view: &View, field: Field, seating: &Seating) -> Vec<String> {
    match view.stacks[field.index()].top.as_ref() {
        None => Vec::new(),
        Some(TopView::Up { tile }) => {
            vec![
                found(*tile),
                t!("dig-mars-field-transport", level = tile.face().transport.number()),
            ]
        }
        Some(TopView::Down { dig, scanned, tile }) => {
            let mut parts = vec![t!("dig-mars-field-ground", level = dig.number())];
            if let Some(tile) = tile {
                let level = tile.face().transport.number();
                parts.push(t!("dig-mars-field-seen", find = found(*tile), level = level));
            }
            if !scanned.is_empty() {
                let names: Vec<String> = scanned.iter().map(|&seat| seating.name(seat)).collect();
                parts.push(t!("dig-mars-field-scanned", names = names.join(", ")));
            }
            parts
        }
    }
}

/// A find, what it is worth, and its bonus.
pub fn found(tile: Tile) -> String {
    let find = worth(tile);
    match tile.face().bonus {
        Some(it) => t!("dig-mars-found-bonus", find = find, bonus = bonus(it)),
        None => find,
    }
}

fn worth(tile: Tile) -> String {
    t!("dig-mars-found", find = find_name(tile), points = tile.face().points)
}

fn on_top(view: &View, field: Field) -> String {
    match view.stacks[field.index()].top {
        Some(TopView::Up { tile }) => found(tile),
        _ => String::new(),
    }
}

/// Who gets how many points.
pub fn shares(shares: &[Share], seating: &Seating) -> String {
    let each: Vec<String> = shares
        .iter()
        .map(|share| t!("dig-mars-share", name = seating.name(share.seat), points = share.points))
        .collect();
    each.join(", ")
}

/// The name of a bonus.
pub fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::Dig => t!("dig-mars-bonus-dig"),
        Bonus::Transport => t!("dig-mars-bonus-transport"),
        Bonus::Move => t!("dig-mars-bonus-move"),
        Bonus::Point => t!("dig-mars-bonus-point"),
        Bonus::Scan => t!("dig-mars-bonus-scan"),
    }
}

/// What a bonus is good for.
pub fn bonus_about(bonus: Bonus) -> String {
    match bonus {
        Bonus::Dig => t!("dig-mars-bonus-dig-about"),
        Bonus::Transport => t!("dig-mars-bonus-transport-about"),
        Bonus::Move => t!("dig-mars-bonus-move-about"),
        Bonus::Point => t!("dig-mars-bonus-point-about"),
        Bonus::Scan => t!("dig-mars-bonus-scan-about"),
    }
}

/// The name of a track.
pub fn track(track: Track) -> String {
    match track {
        Track::Digging => t!("dig-mars-track-digging"),
        Track::Transport => t!("dig-mars-track-transport"),
        Track::Fleet => t!("dig-mars-track-fleet"),
    }
}

/// What lies under the ground, by what it is worth.
const FINDS: [&[&str]; 5] = [
    &["ore", "ice", "amber"],
    &["crystal", "shell", "jar"],
    &["geode", "meteor", "bones"],
    &["rover", "robot"],
    &["obelisk", "saucer"],
];

/// What a tile shows: the end of the key `dig-mars-find-…`. It follows from the number, so a tile
/// looks the same in every match.
pub fn find(tile: Tile) -> &'static str {
    let kinds = FINDS[usize::from(tile.face().points.clamp(1, 5)) - 1];
    kinds[usize::from(tile.number()) % kinds.len()]
}

/// The name of a find in the reader's language.
pub fn find_name(tile: Tile) -> String {
    t!(format!("dig-mars-find-{}", find(tile)))
}
