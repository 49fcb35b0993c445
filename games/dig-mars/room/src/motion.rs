//! What moves beyond its place: a tile that flies to who took it, and points that come and go.

use dig_mars::{News, Tile};
use game::Seat;
use leptos::prelude::*;
use web::browser;

use super::{
    desk::{Desk, board_id, field_id},
    tile,
};

/// Points of a seat that have just come or gone, with the event that brought them.
type Gain = (u32, i16);

/// Everything under way.
#[derive(Clone, Copy)]
pub struct Motion {
    gains: [RwSignal<Option<Gain>>; 4],
    flight: RwSignal<Option<Flight>>,
}

/// A tile on its way, in pixels of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Flight {
    number: u32,
    tile: Tile,
    from: (f64, f64),
    width: f64,
    by: (f64, f64),
}

impl Motion {
    /// Watches the news.
    pub fn watch(desk: Desk) -> Self {
        let motion =
            Motion { gains: [(); 4].map(|()| RwSignal::new(None)), flight: RwSignal::new(None) };
        Effect::new(move |_| {
            for (number, news) in desk.news.get().iter() {
                motion.see(*number, news);
            }
        });
        motion
    }

    fn see(self, number: u32, news: &News) {
        let gain = |seat: Seat, points: i16| self.gains[seat.index()].set(Some((number, points)));
        match news {
            News::Transported { seat, field, tile, shares, .. } => {
                shares.iter().for_each(|share| gain(share.seat, i16::from(share.points)));
                self.flight.set(flight(number, *tile, &field_id(*field), &board_id(*seat)));
            }
            News::Gained { seat } => gain(*seat, 1),
            News::Upgraded { seat, paid, .. } => gain(*seat, -i16::from(*paid)),
            _ => {}
        }
    }

    /// What a seat has just got or paid, floating away.
    pub fn gain(self, seat: Seat) -> AnyView {
        let gain = self.gains[seat.index()];
        (move || {
            gain.get().map(|(_, points)| {
                let text =
                    if points < 0 { format!("−{}", -points) } else { format!("+{points}") };
                view! {
                    <span class="dm-gain" class:paid={points < 0} aria-hidden="true"
                        on:animationend=move |_| gain.set(None)>{text}</span>
                }
            })
        })
        .into_any()
    }

    /// The tile on its way.
    pub fn flight(self) -> AnyView {
        let flight = self.flight;
        (move || {
            flight.get().map(|it| {
                let style = format!(
                    "left:{:.0}px;top:{:.0}px;width:{:.0}px;--dx:{:.0}px;--dy:{:.0}px",
                    it.from.0, it.from.1, it.width, it.by.0, it.by.1
                );
                view! {
                    <div class="dm-flight" style=style aria-hidden="true"
                        on:animationend=move |_| flight.set(None)>
                        <svg viewBox="0 0 104 84" inner_html=tile::front(it.tile)></svg>
                    </div>
                }
            })
        })
        .into_any()
    }
}

fn flight(number: u32, tile: Tile, from: &str, to: &str) -> Option<Flight> {
    let document = browser::document();
    let place = |id: &str| Some(document.get_element_by_id(id)?.get_bounding_client_rect());
    let (from, to) = (place(from)?, place(to)?);
    let middle = |rect: &web_sys::DomRect| {
        (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
    };
    let (start, end) = (middle(&from), middle(&to));
    Some(Flight {
        number,
        tile,
        from: (from.left(), from.top()),
        width: from.width(),
        by: (end.0 - start.0, end.1 - start.1),
    })
}
