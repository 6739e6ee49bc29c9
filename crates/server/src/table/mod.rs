//! A table and the match that is played at it.
//!
//! | file | what is in it |
//! |---|---|
//! | [`deed`] | what can be done at a table, as it is stored |
//! | [`state`] | the table that follows from its deeds |
//! | [`judge`], [`refusal`] | what may be done, and why not |
//! | [`sights`] | what a viewer is shown |
//! | `announcing` | telling people that it is their turn |
//! | [`clock`] | time |
//! | [`lulls`] | moments at which somebody could answer |
//! | `standing` | what is decided without asking |
//! | [`chores`] | what a table does by itself |
//! | `take_back` | where taking back leads to |
//! | [`limits`] | how much may be done at one table |
//! | `notes` | what the log says |
//! | `head` | what the head of a record says beside the play |
//! | [`command`] | what a table can be asked for |
//! | `actor` | one task a table |
//! | `carrying_out` | from a wish to a deed that is stored, done and told |
//! | `greeting`, `talk` | those who come, and what is said |
//! | `thinking` | bots that sit at a table |
//! | [`odds`] | what choices may bring, for those who ask |
//! | `elsewhere` | other nodes |
//! | [`audience`] | who is connected |
//! | [`hall`] | all tables of this node |
//! | [`opening`] | new tables and rematches |
//! | [`ending`] | results, ratings and records |
//! | [`stakes`] | whether a match changes ratings |
//! | [`unplayable`] | tables whose rules are not carried any more, or that cannot be replayed |
//! | `loading` | from what is stored to a table |
//! | `staging` | a deed that is not stored yet |
//! | `backoff` | when to try again what failed |
//! | [`verify`] | replaying every stored table, to find those that do not load |

mod actor;
mod announcing;
pub mod audience;
mod backoff;
pub(crate) mod carrying_out;
pub mod chores;
pub mod clock;
pub mod command;
pub mod deed;
mod elsewhere;
pub mod ending;
mod greeting;
pub mod hall;
mod head;
pub mod judge;
pub mod limits;
mod loading;
pub mod lulls;
mod notes;
pub mod odds;
pub mod opening;
pub mod refusal;
pub mod roles;
pub mod sights;
pub(crate) mod staging;
pub mod stakes;
mod standing;
pub mod state;
mod take_back;
mod talk;
mod thinking;
pub mod unplayable;
pub mod verify;
