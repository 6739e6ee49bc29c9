//! What actions do, one file a chapter of the rules.

pub(crate) mod airborne;
pub(crate) mod aircraft;
pub(crate) mod blockhouses;
pub mod combat;
pub(crate) mod decisions;
pub(crate) mod fortune;
pub(crate) mod landing;
pub(crate) mod movement;
pub(crate) mod pieces;
pub(crate) mod reinforcement;
pub(crate) mod strafing;
pub(crate) mod tactics;
pub(crate) mod turn;
pub mod victory;

use sandtable_core::{Chance, Events, GameInfo, Illegal, Outcome, Role, Rules, Seat, SeatSet, SetupError, Text};

use crate::action::{Action, Button};
use crate::event::Event;
use crate::info;
use crate::legal::Survey;
use crate::setup::{Setup, turns};
use crate::state::{AxisDDay, Phase, Task};
use crate::texts::names::on_map;

impl AxisDDay {
    /// Carries out what a seat chose, and plays on to the next decision. An action that does not belong to what is asked
    /// is left undone.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        match (self.task, action) {
            _ if self.waiting => {
                if action != Action::Press(Button::GoOn) {
                    return;
                }
                self.waiting = false;
            }
            (Task::Start, Action::Press(Button::Begin)) => {
                self.task = Task::Begin;
                let turn = self.turn;
                events.emit(|| Event::TurnBegan { turn });
            }
            (Task::Start | Task::Over, _) => return,
            _ => self.choose(seat, action, chance, events),
        }
        self.settle(chance, events);
    }

    /// Plays on until somebody is asked, or the game is over.
    pub(crate) fn settle(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        loop {
            if self.task == Task::Over {
                self.asked = SeatSet::NONE;
                return;
            }
            if self.task == Task::Begin {
                events.pause(|| *self);
            }
            match self.survey() {
                Survey::Asked(seats) => {
                    self.asked = seats;
                    return;
                }
                // AD-18.2: a single choice is made without asking.
                Survey::Forced(powers, action) => self.decide(powers, action, chance, events),
                Survey::Nothing => self.proceed(chance, events),
            }
        }
    }

    /// What comes by itself: dice (AD-18.3), the next step of a card, the next card.
    fn proceed(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        match self.task {
            Task::Begin => self.card_comes(chance, events),
            Task::AirborneRoll { drop } => self.airborne_attack(drop, chance, events),
            Task::AirborneHits { drop, .. } => self.paratroopers_stand(drop, events),
            Task::PlaceBombers => self.begin_strike(),
            Task::PlanesReturn => self.planes_return(events),
            Task::March => self.end_march(),
            Task::NextFight => self.next_fight(chance, events),
            Task::Hits { zone, on, .. } => self.end_volley(zone, on, chance, events),
            Task::RollCharts => self.roll_charts(chance, events),
            Task::Reroll => self.begin_placing(),
            Task::Reinforce => self.end_placing(),
            Task::Strafe => self.strafe_all(chance, events),
            Task::ParatroopersRoll { drop } => self.paratroopers_land(drop, chance, events),
            Task::ParatroopersAttack { drop, .. } => self.next_paratroopers(drop),
            Task::NavalSplit => self.task = Task::Naval,
            Task::Convoy { unit } => self.strafe_convoy(unit, chance, events),
            Task::Finished => self.next_card(events),
            _ => self.task = Task::Finished,
        }
    }

    /// The first step of the card that comes up.
    fn card_comes(&mut self, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        match self.phase {
            Phase::Fortune(number) => self.roll_fortune(number, chance, events),
            Phase::Order(number) => self.order_comes(number, events),
            Phase::Tactics(_) => self.tactics_comes(),
            Phase::Victory => self.check_victory(events),
        }
    }
}

impl Rules for AxisDDay {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn roles(setup: &Setup) -> Vec<Role> {
        let role = |name: &'static str, team| Role::new(Text::new(name), team);
        let axis = role("ad-power-axis", 0);
        match setup.seats {
            3 => vec![axis, Role { begins: true, ..role("ad-power-uk", 1) }, role("ad-power-us", 1)],
            _ => vec![axis, Role { begins: true, ..role("ad-side-allies", 1) }],
        }
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    /// In a turn no piece is chosen, moved, placed or hit more than ten times, a joint decision takes four answers instead
    /// of one, and of the 241 pieces each has its say; the cards themselves ask less than fifty questions.
    fn longest(_: &Setup) -> u32 {
        2 + u32::from(turns()) * (10 * 241 * 4 + 50 * 4)
    }

    fn new(setup: &Setup, _: &mut dyn Chance) -> Result<AxisDDay, SetupError> {
        AxisDDay::set_up(setup)
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn to_act(&self) -> SeatSet {
        self.asked
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked.contains(seat) {
            self.offer(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.judge(seat, *action).map_err(|refusal| Illegal { text: on_map(refusal.text, self.map()), ..refusal })
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut dyn Chance, events: &mut dyn Events<Event>) {
        if !self.played_by(seat).is_empty() {
            self.act(seat, *action, chance, events);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.match_outcome()
    }
}
