//! What the game says at length: the log, the position in sentences, and what is printed on the components.

pub(crate) mod components;
pub(crate) mod describe;
pub(crate) mod effects;
pub(crate) mod log;
