//! The server from outside: real sockets, real files.

mod counting;
mod disk;
mod documentation;
mod fate;
mod firm;
mod games;
mod house;
mod identity;
mod leaks;
mod limits;
mod play;
mod seats;
mod setups;
mod shipped;
mod stop;
mod tap;
mod time;
mod together;
mod truth;
