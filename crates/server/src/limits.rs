//! How much one address and one identity may ask for.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex},
    time::Instant,
};

use prometheus_client::metrics::gauge::Gauge;

use crate::Rate;

/// Counts for each key how often something happened within the last minute. It goes by a clock that
/// nobody can set.
pub struct Meter<K> {
    most: u32,
    begun: Instant,
    seen: Mutex<HashMap<K, LastMinute>>,
}

/// How many there were in each slot. The oldest one may have begun more than a minute ago, so nobody
/// gets more than the setting says.
#[derive(Clone, Copy, Default)]
struct LastMinute {
    slot: u64,
    counts: [u32; SLOTS],
}

const SLOT_SECONDS: u64 = 5;
const SLOTS: usize = 13;

impl LastMinute {
    /// Forgets what is too long ago.
    fn forget(&mut self, now: u64) {
        for slot in self.slot + 1..=now.min(self.slot + SLOTS as u64) {
            self.counts[place(slot)] = 0;
        }
        self.slot = self.slot.max(now);
    }

    fn all(&self) -> u32 {
        self.counts.iter().sum()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "it is less than SLOTS")]
fn place(slot: u64) -> usize {
    (slot % SLOTS as u64) as usize
}

impl<K: Hash + Eq + Copy> Meter<K> {
    pub fn new(rate: Rate) -> Self {
        Meter { most: rate.per_minute, begun: Instant::now(), seen: Mutex::default() }
    }

    /// Whether it may happen once more now. It then counts.
    pub fn allows(&self, key: &K) -> bool {
        self.most == 0 || self.allows_in(key, self.begun.elapsed().as_secs() / SLOT_SECONDS)
    }

    fn allows_in(&self, key: &K, slot: u64) -> bool {
        let mut seen = self.seen.lock().expect("nobody panics while counting");
        let last = seen.entry(*key).or_default();
        last.forget(slot);
        let fine = last.all() < self.most;
        if fine {
            last.counts[place(slot)] += 1;
        }
        fine
    }

    /// Forgets whoever has been quiet for a minute.
    pub fn forget(&self) {
        let now = self.begun.elapsed().as_secs() / SLOT_SECONDS;
        let mut seen = self.seen.lock().expect("nobody panics while counting");
        seen.retain(|_, last| now < last.slot + SLOTS as u64);
        seen.shrink_to_fit();
    }
}

/// One customer of a network: an IPv4 address, or the half of an IPv6 address that a provider
/// gives to one of them. Kept in memory only.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        Address(match address.to_canonical() {
            IpAddr::V6(address) => {
                let upper = address.to_bits() >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from_bits(upper))
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// What one organisation has: an IPv4 address, or all of the IPv6 addresses that a provider gives to
/// one, which are many thousand halves. Whoever guesses is counted by it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Network(IpAddr);

impl From<Address> for Network {
    fn from(Address(address): Address) -> Self {
        Network(match address {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80)),
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

/// Who wants a connection.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Guest {
    /// Somebody with a seat.
    Player,
    /// Anybody else. They leave room for players.
    Spectator,
}

/// Counts connections.
pub struct Connections {
    most: usize,
    most_per_address: usize,
    gauge: Gauge,
    open: Mutex<OpenConnections>,
}

#[derive(Default)]
struct OpenConnections {
    all: usize,
    by_address: HashMap<Address, usize>,
}

/// A connection that is counted until this is dropped.
pub struct Counted {
    connections: Arc<Connections>,
    address: Address,
}

impl Connections {
    pub fn new(most: usize, most_per_address: usize, gauge: Gauge) -> Arc<Self> {
        Arc::new(Connections { most, most_per_address, gauge, open: Mutex::default() })
    }

    /// Counts one more, unless there are enough. A quarter of the room is for players alone.
    pub fn enter(self: &Arc<Self>, address: Address, guest: Guest) -> Option<Counted> {
        let room = |most: usize| match guest {
            Guest::Player => most,
            Guest::Spectator => most - most / 4,
        };
        let mut open = self.open.lock().expect("nobody panics while counting");
        if open.all >= room(self.most) {
            return None;
        }
        let of_address = open.by_address.entry(address).or_default();
        if *of_address >= room(self.most_per_address) {
            return None;
        }
        *of_address += 1;
        open.all += 1;
        self.gauge.inc();
        Some(Counted { connections: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().expect("nobody panics while counting");
        open.all -= 1;
        self.connections.gauge.dec();
        if let Some(of_address) = open.by_address.get_mut(&self.address) {
            *of_address -= 1;
            if *of_address == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_by_address_and_in_all() {
        let connections = Connections::new(3, 2, Gauge::default());
        let one = Address::from(IpAddr::from([10, 0, 0, 1]));
        let two = Address::from(IpAddr::from([10, 0, 0, 2]));
        let enter = |address| connections.enter(address, Guest::Player);
        let first = enter(one);
        let second = enter(one);
        assert!(first.is_some() && second.is_some());
        assert!(enter(one).is_none(), "two for each address");
        let third = enter(two);
        assert!(third.is_some());
        assert!(enter(two).is_none(), "three in all");
        drop(first);
        assert!(enter(two).is_some());
    }

    #[test]
    fn spectators_leave_room_for_players() {
        let connections = Connections::new(100, 8, Gauge::default());
        let one = Address::from(IpAddr::from([10, 0, 0, 1]));
        let enter = |guest| connections.enter(one, guest);
        let spectators: Vec<_> = (0..20).map_while(|_| enter(Guest::Spectator)).collect();
        assert_eq!(spectators.len(), 6);
        let players: Vec<_> = (0..20).map_while(|_| enter(Guest::Player)).collect();
        assert_eq!(players.len(), 2);
    }

    #[test]
    fn a_provider_gives_its_customers_half_an_address() {
        let one: IpAddr = "2001:db8::1".parse().unwrap();
        let same: IpAddr = "2001:db8::ffff:1".parse().unwrap();
        let other: IpAddr = "2001:db8:0:1::1".parse().unwrap();
        assert_eq!(Address::from(one), Address::from(same));
        assert_ne!(Address::from(one), Address::from(other));
        let mapped: IpAddr = "::ffff:10.0.0.1".parse().unwrap();
        assert_eq!(Address::from(mapped), Address::from(IpAddr::from([10, 0, 0, 1])));
    }

    #[test]
    fn a_network_is_what_a_provider_gives_away_at_once() {
        let network = |text: &str| Network::from(Address::from(text.parse::<IpAddr>().unwrap()));
        assert_eq!(network("2001:db8:1::1"), network("2001:db8:1:ffff::1"));
        assert_ne!(network("2001:db8:1::1"), network("2001:db8:2::1"));
        assert_ne!(network("10.0.0.1"), network("10.0.0.2"));
    }

    #[test]
    fn no_minute_has_more_than_the_setting_says() {
        const MOST: u32 = 7;
        let meter = Meter::new(Rate { per_minute: MOST });
        // As greedy as can be, ten times in each slot, for ten minutes.
        let allowed: Vec<u32> = (0..120)
            .map(|slot| (0..10).map(|_| u32::from(meter.allows_in(&1, slot))).sum())
            .collect();
        // A minute that begins inside a slot touches thirteen.
        for minute in allowed.windows(SLOTS) {
            assert!(minute.iter().sum::<u32>() <= MOST, "{minute:?} of {allowed:?}");
        }
        assert!(allowed.iter().sum::<u32>() >= 9 * MOST, "{allowed:?}");
        assert!(meter.allows_in(&2, 0), "everybody is counted by themselves");
        assert_eq!((0..10).filter(|_| meter.allows_in(&1, 1_000_000)).count(), 7);
        let unlimited = Meter::new(Rate::UNLIMITED);
        assert!((0..1000).all(|_| unlimited.allows(&1)));
    }
}
