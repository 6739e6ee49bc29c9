//! A table and the match that is played at it.
//!
//! | file | what is in it |
//! |---|---|
//! | [`deed`] | what can be done at a table, as it is stored |
//! | [`state`] | the table that follows from its deeds |
//! | [`judge`], [`refusal`] | what may be done, and why not |
//! | [`sights`] | what a viewer is shown |
//! | [`clock`] | time |
//! | [`chores`] | what a table does by itself |
//! | `take_back` | where taking back leads to |
//! | `notes` | what the log says |
//! | [`actor`] | one task a table: all that waits, asks the store or talks |
//! | [`audience`] | who is connected |
//! | [`hall`] | all tables of this node |
//! | [`opening`] | new tables and rematches |
//! | [`ending`] | results and ratings |

pub mod actor;
pub mod audience;
pub mod chores;
pub mod clock;
pub mod deed;
pub mod ending;
pub mod hall;
pub mod judge;
mod notes;
pub mod opening;
pub mod refusal;
pub mod sights;
pub mod state;
mod take_back;
