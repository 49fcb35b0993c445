use bots::Mind;
use game::{Game, Seat};
use sample_game::{CARDS, Card, SampleGame};

use crate::Kit;

impl Mind for Kit {
    type Game = SampleGame;

    const SCALE: i32 = 400;
    const PLAY_ON: u32 = 6;

    /// The points that a seat has and those that its cards will bring, in hundredths.
    fn standing(state: &SampleGame, seat: Seat) -> i32 {
        /// What a roll is worth on average.
        const USUAL: i32 = 350;
        let later: i32 = state.hand(seat).map(|card| share(state, card, USUAL)).sum();
        let now = state.chosen(seat).zip(state.prize());
        let now = now.map_or(0, |(card, prize)| share(state, card, 100 * i32::from(prize)));
        100 * i32::from(state.points(seat)) + now + later
    }
}

/// What part of a prize a card brings on average: the others must all have lower ones.
fn share(state: &SampleGame, card: Card, prize: i32) -> i32 {
    let lower = i32::from(card.number()) - 1;
    (1..state.seats()).fold(prize, |part, _| part * lower / (i32::from(CARDS) - 1))
}

#[cfg(test)]
mod tests {
    use game::{Event, Play as _};

    use super::*;

    /// A seat with good cards and bad ones, after this roll and with this card chosen.
    fn after(roll: &str, action: &str) -> i32 {
        let mut state = SampleGame::start(&"seats=2".parse().unwrap()).unwrap();
        for chance in ["deal 0 1 2 3 28 29 30", "deal 1 10 11 12 13 14 15", roll] {
            state.play(&Event::Chance(chance.parse().unwrap())).unwrap();
        }
        let seat = Seat::new(0);
        state.play(&Event::Action(seat, action.parse().unwrap())).unwrap();
        Kit::standing(&state, seat)
    }

    #[test]
    fn high_cards_are_for_high_rolls() {
        assert!(after("roll 6", "play 30") > after("roll 6", "play 1"));
        assert!(after("roll 1", "play 30") < after("roll 1", "play 1"));
    }
}
