//! The server from outside: real sockets, real files.

mod counting;
mod documentation;
mod fate;
mod games;
mod house;
mod identity;
mod leaks;
mod limits;
mod play;
mod seats;
mod setups;
mod stop;
mod tap;
mod together;
mod truth;
