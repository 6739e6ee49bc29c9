//! What is asked, and of whom: the decision points D1 to D22 of section 50.

use sandtable_core::{SeatSet, named};

use crate::side::Side;
use crate::state::{Aim, EventAsk, Heroes, Stage, Task};

/// A decision point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename_all = "kebab-case"),
    schemars(rename_all = "kebab-case")
)]
pub enum Question {
    /// D1: which card lies in the next listed box.
    Deploy,
    /// D2: boxes of a bombardment before turn 1.
    Bombard,
    /// D3: a tactic.
    Tactic,
    /// D4: reinforcements.
    Place,
    /// D5: the second SUPPRESSED marker.
    Unsuppress,
    /// D6: attack and march of a manoeuvre.
    Manoeuvre,
    /// D7: an activation.
    Activation,
    /// D8: +1 on the attack.
    AttackPlus,
    /// D9: turning up for a better save.
    TurnUp,
    /// D10: +1 on the save.
    SavePlus,
    /// D11: seizing.
    Seize,
    /// D12: which GO! next.
    Go,
    /// D13: forcing an activation.
    ForceGo,
    /// D14: a reaction window.
    Window,
    /// D15: a choice that a card puts.
    Answer,
    /// D16: the closing.
    Closing,
    /// D18: an event moves units.
    EventMoves,
    /// D18: an event lets units fire.
    EventFires,
    /// D19: cards that arrive by the scenario.
    Arrive,
    /// D20: the next unit of an event.
    EventUnit,
    /// D20: the next box of an event.
    EventBox,
    /// D20: a card from hand by an event.
    EventCard,
    /// D21: a unit acts by an event.
    EventActs,
    /// D22: the next of every unit.
    EventEach,
}

named!(Question, "question", {
    Deploy => "deploy", Bombard => "bombard", Tactic => "tactic", Place => "place", Unsuppress => "unsuppress",
    Manoeuvre => "manoeuvre", Activation => "activation", AttackPlus => "attack-plus", TurnUp => "turn-up",
    SavePlus => "save-plus", Seize => "seize", Go => "go", ForceGo => "force-go", Window => "window", Answer => "answer",
    Closing => "closing", EventMoves => "event-moves", EventFires => "event-fires", Arrive => "arrive",
    EventUnit => "event-unit", EventBox => "event-box", EventCard => "event-card", EventActs => "event-acts",
    EventEach => "event-each",
});

impl Question {
    /// HN-50.3: may the active player take a side action here?
    #[must_use]
    pub const fn has_side_actions(self) -> bool {
        matches!(
            self,
            Question::Tactic
                | Question::Place
                | Question::Unsuppress
                | Question::Manoeuvre
                | Question::Activation
                | Question::Go
                | Question::Closing
        )
    }

    /// The clause behind it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Question::Deploy => "HN-3.5",
            Question::Bombard => "HN-25.7",
            Question::Tactic => "HN-4.5",
            Question::Place => "HN-6.4",
            Question::Unsuppress => "HN-8.1",
            Question::Manoeuvre => "HN-7.7",
            Question::Activation => "HN-9.8",
            Question::AttackPlus => "HN-24.11",
            Question::TurnUp => "HN-14.9",
            Question::SavePlus => "HN-24.14",
            Question::Seize => "HN-16.1",
            Question::Go => "HN-20.7",
            Question::ForceGo => "HN-24.9",
            Question::Window => "HN-29.5",
            Question::Answer => "HN-46.12",
            Question::Closing => "HN-4.12",
            Question::EventMoves | Question::EventFires | Question::EventEach => "HN-17.21",
            Question::Arrive => "HN-44.3",
            Question::EventUnit | Question::EventCard => "HN-17.22",
            Question::EventBox => "HN-50.10",
            Question::EventActs => "HN-17.20",
        }
    }
}

impl Heroes {
    /// What is asked now, and of whom. Nothing when the game is over.
    #[must_use]
    pub fn question(&self) -> Option<(Side, Question)> {
        if let Some(attack) = &self.attack {
            return match attack.aim {
                Aim::Roll => None,
                Aim::Plus => Some((attack.side, Question::AttackPlus)),
                Aim::TurnUp => Some((attack.target.side, Question::TurnUp)),
                Aim::SavePlus => Some((attack.target.side, Question::SavePlus)),
                Aim::Seize => Some((attack.side, Question::Seize)),
            };
        }
        if let Some(run) = &self.event {
            let question = match run.ask {
                EventAsk::Nothing | EventAsk::Strike => return None,
                EventAsk::Answer => return Some((run.side.other(), Question::Answer)),
                EventAsk::Units => Question::EventUnit,
                EventAsk::Boxes if self.stage == Stage::Before => Question::Bombard,
                EventAsk::Boxes | EventAsk::Spots => Question::EventBox,
                EventAsk::Cards if self.stage == Stage::Opening => Question::Arrive,
                EventAsk::Cards => Question::EventCard,
                EventAsk::Moves => Question::EventMoves,
                EventAsk::Fires => Question::EventFires,
                EventAsk::Acts => Question::EventActs,
                EventAsk::Each => Question::EventEach,
            };
            return Some((run.side, question));
        }
        if self.window {
            return Some((self.other(), Question::Window));
        }
        let active = self.phase;
        match self.task {
            Task::Placing(_) => return Some((active, Question::Place)),
            Task::Unsuppress => return Some((active, Question::Unsuppress)),
            Task::Manoeuvre(_) => return Some((active, Question::Manoeuvre)),
            Task::Activation(_) => return Some((active, Question::Activation)),
            Task::ForceGo(_) => return Some((active, Question::ForceGo)),
            Task::None => {}
        }
        match self.stage {
            Stage::Deploy { side, .. } => Some((side, Question::Deploy)),
            Stage::Tactics if !self.waiting(active).is_empty() => Some((active, Question::Go)),
            Stage::Tactics if self.commands > 0 => Some((active, Question::Tactic)),
            Stage::Closing => Some((active, Question::Closing)),
            Stage::Before | Stage::Opening | Stage::Tactics | Stage::Closed | Stage::Over => None,
        }
    }

    pub(crate) fn asked_seats(&self) -> SeatSet {
        self.question().map_or(SeatSet::NONE, |(side, _)| SeatSet::only(side.seat()))
    }
}
