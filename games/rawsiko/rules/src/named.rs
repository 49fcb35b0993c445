//! Things that are written by a word: a trait for them, sets of them, and tables by them.

use core::{
    fmt,
    marker::PhantomData,
    ops::{BitAnd, BitOr, Index, Sub},
};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor},
};

/// One of a fixed list of things, at most 64, each with a word of its own.
pub trait Named: Copy + Ord + Serialize + DeserializeOwned + 'static {
    /// All of them, in their order.
    const ALL: &'static [Self];

    /// The word that texts and JSON use.
    fn id(self) -> &'static str;

    /// Its number in [`ALL`](Named::ALL).
    fn index(self) -> usize;
}

/// Writes an enum that is [`Named`], and its text and JSON, from a list of variants and words.
macro_rules! named {
    ($(#[$about:meta])* $name:ident, $wanted:literal: $($variant:ident $id:literal,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $id, "`")] $variant,)*
        }

        impl $crate::Named for $name {
            const ALL: &'static [Self] = &[$($name::$variant),*];

            fn id(self) -> &'static str {
                match self {
                    $($name::$variant => $id,)*
                }
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str($crate::Named::id(*self))
            }
        }

        impl core::str::FromStr for $name {
            type Err = game::BadToken;

            fn from_str(text: &str) -> Result<Self, game::BadToken> {
                match text {
                    $($id => Ok($name::$variant),)*
                    _ => Err(game::BadToken::new(text, $wanted)),
                }
            }
        }

        /// As its word.
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Named::id(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Word;
                impl serde::de::Visitor<'_> for Word {
                    type Value = $name;

                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str($wanted)
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$name, E> {
                        text.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(Word)
            }
        }
    };
}
pub(crate) use named;

/// A set of them, as bits.
#[derive(Clone, Copy, Eq, PartialEq, Hash)]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Set::from_bits(0);

    /// For tables that are worked out while compiling, where traits cannot be used.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Set { bits, of: PhantomData }
    }

    pub(crate) const fn bits(self) -> u64
    where
        T: Copy,
    {
        self.bits
    }

    /// Whether nothing is in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// How many are in it.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    pub const fn len(&self) -> u8 {
        self.bits.count_ones() as u8
    }
}

impl<T: Named> Set<T> {
    /// One thing.
    #[inline]
    pub fn one(item: T) -> Self {
        Set::from_bits(1 << item.index())
    }

    /// All there are.
    #[inline]
    pub const fn all() -> Self {
        Set::from_bits(u64::MAX >> (64 - T::ALL.len()))
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        self.bits >> item.index() & 1 != 0
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.bits |= 1 << item.index();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.bits &= !(1 << item.index());
    }

    /// The first in the order of [`Named::ALL`].
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::ALL[self.bits.trailing_zeros() as usize]) }
    }

    /// All of them in that order.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self)
    }
}

/// In the order of [`Named::ALL`].
impl<T: Named> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

/// What is in a [`Set`], one after the other.
#[derive(Clone)]
pub struct Members<T: Named>(Set<T>);

impl<T: Named> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl<T: Named> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        items.into_iter().fold(Set::EMPTY, |set, item| set | Set::one(item))
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;

    /// Both together.
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set::from_bits(self.bits | other.bits)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;

    /// What is in both.
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set::from_bits(self.bits & other.bits)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;

    /// What the other does not hold.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Set::from_bits(self.bits & !other.bits)
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Named + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// As the list of its words.
impl<T: Named> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de, T: Named> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List<T>(PhantomData<T>);
        impl<'de, T: Named> Visitor<'de> for List<T> {
            type Value = Set<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of words")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(item) = list.next_element()? {
                    set.insert(item);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(List(PhantomData))
    }
}

/// A value for each of them.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Table<K, V, const N: usize> {
    values: [V; N],
    by: PhantomData<K>,
}

impl<K: Named, V, const N: usize> Table<K, V, N> {
    /// The table whose value for each is what the function says.
    pub fn new(value: impl Fn(K) -> V) -> Self {
        const { assert!(N == K::ALL.len(), "a value for each") }
        Table { values: core::array::from_fn(|index| value(K::ALL[index])), by: PhantomData }
    }

    /// Each with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        K::ALL.iter().copied().zip(&self.values)
    }
}

impl<K: Named, V, const N: usize> Index<K> for Table<K, V, N> {
    type Output = V;

    fn index(&self, key: K) -> &V {
        &self.values[key.index()]
    }
}

/// As a map by the words.
impl<K: Named, V: Serialize, const N: usize> Serialize for Table<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K: Named, V: Deserialize<'de>, const N: usize> Deserialize<'de> for Table<K, V, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Map<K, V, const N: usize>(PhantomData<(K, V)>);
        impl<'de, K: Named, V: Deserialize<'de>, const N: usize> Visitor<'de> for Map<K, V, N> {
            type Value = Table<K, V, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map with all words")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut values = [const { None }; N];
                while let Some((key, value)) = map.next_entry::<K, V>()? {
                    values[key.index()] = Some(value);
                }
                if let Some(missing) = values.iter().position(Option::is_none) {
                    return Err(A::Error::missing_field(K::ALL[missing].id()));
                }
                let values = values.map(|value| value.expect("none is missing"));
                Ok(Table { values, by: PhantomData })
            }
        }
        deserializer.deserialize_map(Map(PhantomData))
    }
}
