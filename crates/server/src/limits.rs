//! How much one address and one identity may ask for.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex},
};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use prometheus_client::metrics::gauge::Gauge;

use crate::Rate;

/// Counts for each key how often something happens.
pub struct Meter<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Meter<K> {
    pub fn new(rate: Rate) -> Self {
        let quota = NonZeroU32::new(rate.per_minute).map(|per_minute| {
            let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
            Quota::per_minute(per_minute).allow_burst(burst)
        });
        Meter(quota.map(RateLimiter::keyed))
    }

    /// Whether it may happen once more now.
    pub fn allows(&self, key: &K) -> bool {
        self.0.as_ref().is_none_or(|limiter| limiter.check_key(key).is_ok())
    }

    /// Forgets whoever has been quiet for long enough.
    pub fn forget(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
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

    /// Counts one more, unless there are enough.
    pub fn enter(self: &Arc<Self>, address: Address) -> Option<Counted> {
        let mut open = self.open.lock().expect("nobody panics while counting");
        if open.all >= self.most {
            return None;
        }
        let of_address = open.by_address.entry(address).or_default();
        if *of_address >= self.most_per_address {
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
        let first = connections.enter(one);
        let second = connections.enter(one);
        assert!(first.is_some() && second.is_some());
        assert!(connections.enter(one).is_none(), "two for each address");
        let third = connections.enter(two);
        assert!(third.is_some());
        assert!(connections.enter(two).is_none(), "three in all");
        drop(first);
        assert!(connections.enter(two).is_some());
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
    fn a_meter_stops_at_its_burst() {
        let meter = Meter::new(Rate { per_minute: 1, burst: 3 });
        assert_eq!((0..5).filter(|_| meter.allows(&1)).count(), 3);
        assert!(meter.allows(&2));
        let unlimited = Meter::new(Rate::UNLIMITED);
        assert!((0..1000).all(|_| unlimited.allows(&1)));
    }
}
