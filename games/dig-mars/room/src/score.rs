//! The full score of a match that is over.

use dig_mars::{End, Phase, TILES, View};
use game::Seat;
use leptos::prelude::*;
use text::{Seating, t};
use web::art;

use super::{
    signs::{self, sign},
    words,
};

/// Who has what, and how it came about.
pub fn score(view: &View, seating: &Seating) -> AnyView {
    let end = match view.phase {
        Phase::Over(end) => Some(end),
        _ => None,
    };
    let declared = view.active.filter(|_| end == Some(End::Declared));
    let how = match (end, declared) {
        (_, Some(seat)) => {
            let (name, points) = (seating.name(seat), view.seats[seat.index()].points);
            t!("dig-mars-score-declared", name = name, points = points, target = view.target)
        }
        (Some(end), None) => words::ending(end),
        (None, None) => String::new(),
    };
    let mut seats: Vec<Seat> = seating.seats().collect();
    seats.sort_by_key(|&seat| {
        (declared != Some(seat), std::cmp::Reverse(view.seats[seat.index()].points))
    });
    let rows = seats.into_iter().map(|seat| {
        let has = &view.seats[seat.index()];
        let first = declared == Some(seat);
        view! {
            <tr class=seating.class(seat)>
                <th scope="row"><span class="dm-score-name">
                    {art::swatch(seating.at(seat).colour)} {seating.name(seat)}
                    {first.then(|| sign(signs::POINT))}
                </span></th>
                <td class="number"><b>{has.points.to_string()}</b></td>
                <td class="number">{has.digging.to_string()}</td>
                <td class="number">{has.transport.to_string()}</td>
                <td class="number">{has.fleet.to_string()}</td>
            </tr>
        }
    });
    let head = |drawing: &'static str, text: String| {
        view! { <th scope="col"><span class="dm-score-head">{sign(drawing)} <span>{text}</span></span></th> }
    };
    view! {
        <p data-test="how">{how}</p>
        <table class="dm-score">
            <thead><tr>
                <td></td>
                {head(signs::POINT, t!("dig-mars-score-points"))}
                {head(signs::DIG, t!("dig-mars-track-digging"))}
                {head(signs::TRANSPORT, t!("dig-mars-track-transport"))}
                {head(signs::STATION, t!("dig-mars-track-fleet"))}
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        <p class="quiet">{t!("dig-mars-score-tiles", taken = view.taken.len(), all = TILES)}</p>
    }
    .into_any()
}
