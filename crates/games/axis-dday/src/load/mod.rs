//! Positions from outside: everything that must hold is checked, and what does not is told with its place.

mod doing;
mod effects;
mod pieces;
mod step;

use sandtable_core::loading::{expect, number};
use sandtable_core::{LoadError, Positions, SeatSet};

use crate::action::Action;
use crate::legal::Survey;
use crate::saved::{Saved, SavedJoint};
use crate::setup::turns;
use crate::side::{Power, Side};
use crate::state::{AxisDDay, Decider, Joint, Phase, Task};

use self::step::Step;

impl Positions for AxisDDay {
    type Saved = Saved;

    fn save(&self) -> Saved {
        Saved::of(self)
    }

    fn load(saved: &Saved) -> Result<AxisDDay, LoadError> {
        load(saved)
    }
}

fn load(saved: &Saved) -> Result<AxisDDay, LoadError> {
    let mut game = AxisDDay::set_up(&saved.setup)?;
    game.turn = number(saved.turn, 1, 1..=turns(), "state.turn")?;
    game.close = saved.close_to_victory;
    let step = step::read(saved, &game)?;
    step::load_decks(saved, step, &mut game)?;
    pieces::load(saved, &mut game)?;
    match step {
        Step::Start => {
            game.task = Task::Start;
            game.phase = game.first_phase();
        }
        Step::Over => load_ending(saved, &mut game)?,
        Step::At(phase) => {
            game.phase = phase;
            game.task = Task::Begin;
        }
    }
    effects::load(saved, step, &mut game)?;
    step::check_gone(saved, &game)?;
    doing::load(saved, step, &mut game)?;
    pieces::check_paratroopers(&game)?;
    load_done(saved, &mut game)?;
    load_joint(saved.joint.as_ref(), &mut game)?;
    expect(saved.winner.is_none() || step == Step::Over, "state.winner", "nobody, as the game is not over")?;
    come_to_rest(&mut game);
    if let Some(decision) = &saved.decision {
        let asked = game.decision();
        let expected = asked.unwrap_or("nothing");
        expect(
            asked == Some(decision.as_str()),
            "state.decision",
            format_args!("{expected}, as the rest of the position tells, found {decision:?}"),
        )?;
    }
    Ok(game)
}

/// AD-18.10: where dice come first, or nothing can be chosen, the position waits for one `go-on`.
fn come_to_rest(game: &mut AxisDDay) {
    game.asked = match game.task {
        Task::Over => SeatSet::NONE,
        Task::Start => SeatSet::only(game.speaker()),
        _ => match game.survey() {
            Survey::Asked(seats) => seats,
            Survey::Forced(..) | Survey::Nothing => {
                game.waiting = true;
                SeatSet::only(game.speaker())
            }
        },
    };
}

fn load_ending(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    let held = game.allies_hold_the_cities();
    let winner = saved.winner.unwrap_or(if held && game.close { Side::Allies } else { Side::Axis });
    match winner {
        Side::Allies => expect(
            held && game.close,
            "state.winner",
            "allies only if they are close to victory and hold 2, 26 and 30 (AD-15.3)",
        )?,
        Side::Axis => expect(
            game.turn == turns(),
            "state.step",
            format_args!("over only in turn {} or when the Allies have won (AD-15.6)", turns()),
        )?,
    }
    game.phase = Phase::Victory;
    game.task = Task::Over;
    game.ending = Some(winner);
    Ok(())
}

/// AD-16.5.
fn load_done(saved: &Saved, game: &mut AxisDDay) -> Result<(), LoadError> {
    for (index, &power) in saved.said_done.iter().enumerate() {
        let place = format!("state.said-done[{index}]");
        expect(power.side() == Side::Allies, &place, "uk or us, found axis")?;
        expect(game.is_for_three(), &place, "nobody, as one seat plays both Allied powers (AD-16.2)")?;
        let each = game.decider() == Decider::Each && !matches!(game.task, Task::OwnZone | Task::Bomb | Task::Reroll);
        expect(each, &place, "nobody, as nobody says done in this step")?;
        game.done[power.ally()] = true;
    }
    Ok(())
}

/// AD-16.7 to AD-16.10.
fn load_joint(saved: Option<&SavedJoint>, game: &mut AxisDDay) -> Result<(), LoadError> {
    let Some(saved) = saved else { return Ok(()) };
    expect(game.is_for_three(), "state.joint", "nothing, as two seats play (AD-16.2)")?;
    expect(
        matches!(game.survey(), Survey::Asked(_)) && game.decider() == Decider::Joint,
        "state.joint",
        "nothing, as this step asks for no joint decision (AD-16.6)",
    )?;
    let choice = |text: &Option<String>, key: &str| -> Result<Option<Action>, LoadError> {
        let Some(text) = text else { return Ok(None) };
        let place = format!("state.joint.{key}");
        let path = sandtable_core::Path::parse(text).ok().filter(|_| text.contains(':'));
        let read = match path {
            Some(path) => Action::from_path(&path),
            None => text.parse(),
        };
        let action = read.map_err(|error| LoadError::new(&*place, error.to_string()))?;
        let mut legal = Vec::new();
        game.joint_choices(&mut legal);
        expect(legal.contains(&action), place, format_args!("a legal choice (AD-16.7), found {text:?}"))?;
        Ok(Some(action))
    };
    let (uk, us) = (choice(&saved.uk, "uk")?, choice(&saved.us, "us")?);
    expect(us.is_none() || uk.is_some(), "state.joint.us", "nothing, as the UK has proposed nothing (AD-16.7)")?;
    expect(us.is_none() || us != uk, "state.joint.us", "a different choice than the UK's (AD-16.8)")?;
    let both = uk.is_some() && us.is_some();
    expect(!saved.referred || both, "state.joint.referred", "false, as there are not two proposals (AD-16.9)")?;
    game.joint = Joint { uk, us, referred: saved.referred };
    Ok(())
}

impl AxisDDay {
    /// The choices that a joint decision is about.
    fn joint_choices(&self, out: &mut Vec<Action>) {
        let mut plain = *self;
        plain.joint = Joint::NONE;
        plain.offer(self.seat_of(Power::Uk), out);
    }
}
