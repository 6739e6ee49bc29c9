//! Many games, bots against bots, counted.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use sandtable_core::{Chance, Fast, Glimpse, Knowledge, Level, Outcome, Seat, Seed, Seeded, Unheard, Verdict};
use serde::Serialize;

use crate::parallel::share_out;
use crate::plan::try_setup;
use crate::ratings::{Interval, wilson};
use crate::seeds::{bot_seed, deal_seed};
use crate::{Bot, Contender, PlanError, system_clock};

/// What to simulate. `S` is the game's set-up, or JSON where the game is not known.
#[derive(Clone, Debug)]
pub struct SimPlan<S> {
    /// What is played.
    pub setup: S,
    /// Who plays, one a seat.
    pub bots: Vec<Contender>,
    /// The bots change seats from game to game, and each deal is played once in every seating.
    pub rotate: bool,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from. Game number `n` of a plan with the seed `42` is dealt by the seed `42/n`; with
    /// `rotate`, all seatings of a deal share one number.
    pub seed: String,
    /// How many threads play; as many as the machine has, if nothing is said. Results do not depend on it.
    pub threads: Option<NonZeroUsize>,
}

/// What came of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SimReport {
    /// How many games were played.
    pub games: u64,
    /// How many actions were carried out in all of them.
    pub steps: u64,
    /// Processor time of all threads together, in seconds.
    pub cpu_seconds: f64,
    /// Time by the clock, in seconds.
    pub seconds: f64,
    /// The fewest actions of a game.
    pub shortest: u64,
    /// The most actions of a game.
    pub longest: u64,
    /// How many games nobody won and nobody lost.
    pub drawn: u64,
    /// How many games all lost together.
    pub lost_together: u64,
    /// Results by bot, in the order of the plan.
    pub by_bot: Vec<Tally>,
    /// Results by seat.
    pub by_seat: Vec<Tally>,
}

impl SimReport {
    /// Actions a game, on average.
    #[must_use]
    pub fn mean_length(&self) -> f64 {
        self.steps as f64 / self.games.max(1) as f64
    }

    /// Actions a second of processor time.
    #[must_use]
    pub fn steps_per_cpu_second(&self) -> f64 {
        if self.cpu_seconds > 0.0 { self.steps as f64 / self.cpu_seconds } else { 0.0 }
    }
}

/// How one bot or one seat fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tally {
    /// Which bot or seat.
    pub name: String,
    /// Games.
    pub games: u64,
    /// Won.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// The share of games won, a draw counting half, with its 95 % interval.
    pub rate: Interval,
}

impl Tally {
    fn new(name: String, counts: Counts) -> Tally {
        let Counts { games, won, drawn } = counts;
        Tally { name, games, won, drawn, rate: wilson(won as f64 + 0.5 * drawn as f64, games as f64) }
    }
}

#[derive(Clone, Copy, Default)]
struct Counts {
    games: u64,
    won: u64,
    drawn: u64,
}

impl Counts {
    fn count(&mut self, outcome: &Outcome, seat: Seat) {
        self.games += 1;
        match &outcome.verdict {
            Verdict::Won(winners) => self.won += u64::from(winners.contains(seat)),
            Verdict::Drawn => self.drawn += 1,
            Verdict::Lost => {}
        }
    }

    fn add(&mut self, other: Counts) {
        self.games += other.games;
        self.won += other.won;
        self.drawn += other.drawn;
    }
}

/// A game that has just been played, for those who keep records. Games end in no particular order.
pub struct Finished<'a, G: Knowledge> {
    /// Its number in the plan.
    pub number: u64,
    /// What was played.
    pub setup: &'a G::Setup,
    /// All its chance.
    pub seed: Seed,
    /// Which bot of the plan sat where.
    pub seating: &'a [usize],
    /// What was done, by whom.
    pub actions: &'a [(Seat, G::Action)],
    /// How it ended.
    pub end: &'a G,
}

/// Somebody who is told of each finished game.
pub type Keeper<'a, G> = &'a (dyn Fn(Finished<'_, G>) + Sync);

/// Plays the games of a plan. `progress` hears how many are done; `keeper` is told of each.
pub fn simulate<G: Knowledge>(
    plan: &SimPlan<G::Setup>,
    progress: &(dyn Fn(u64) + Sync),
    keeper: Option<Keeper<'_, G>>,
) -> Result<SimReport, PlanError> {
    let seats = G::seats(&plan.setup);
    if plan.bots.len() != usize::from(seats) {
        return Err(PlanError::Bots { expected: seats, given: plan.bots.len() });
    }
    if plan.games == 0 {
        return Err(PlanError::NoGames);
    }
    try_setup::<G>(&plan.setup)?;

    let start = Instant::now();
    let workers = share_out(
        plan.games,
        plan.threads,
        progress,
        || Worker::<G>::new(plan.bots.len()),
        |worker, number| worker.play(plan, number, keeper),
    );
    let mut all = Sums::new(plan.bots.len());
    workers.iter().for_each(|worker| all.add(&worker.sums));
    Ok(all.report(plan, start.elapsed()))
}

/// One thread's table: what it has counted, and vectors that are used again from game to game.
struct Worker<G: Knowledge> {
    sums: Sums,
    seating: Vec<usize>,
    legal: Vec<G::Action>,
    actions: Vec<(Seat, G::Action)>,
}

impl<G: Knowledge> Worker<G> {
    fn new(bots: usize) -> Worker<G> {
        Worker { sums: Sums::new(bots), seating: Vec::new(), legal: Vec::new(), actions: Vec::new() }
    }

    fn play(&mut self, plan: &SimPlan<G::Setup>, number: u64, keeper: Option<Keeper<'_, G>>) {
        let clock = ThreadTime::now();
        let seats = plan.bots.len() as u64;
        let (deal, rotation) = if plan.rotate { (number / seats, number % seats) } else { (number, 0) };
        self.seating.clear();
        self.seating.extend((0..seats).map(|seat| ((seat + rotation) % seats) as usize));

        let seed = deal_seed(&plan.seed, deal);
        let mut chance = Seeded::new(&seed);
        let Ok(mut game) = G::new(&plan.setup, &mut chance) else { return };
        self.actions.clear();
        let steps = if plan.bots.iter().all(|bot| bot.level == Level::Random) {
            let mut whim = Fast::new(bot_seed(&seed, rotation, 0));
            self.play_at_random(&mut game, &mut chance, &mut whim, keeper.is_some())
        } else {
            let mut bots: Vec<Box<dyn Bot<G>>> = self
                .seating
                .iter()
                .enumerate()
                .map(|(seat, &bot)| crate::bot(plan.bots[bot], system_clock, bot_seed(&seed, rotation, seat)))
                .collect();
            self.play_out(&mut game, &mut bots, &mut chance, keeper.is_some())
        };
        if let Some(outcome) = game.outcome() {
            self.sums.count(&outcome, steps, &self.seating);
        }
        self.sums.cpu += clock.elapsed();
        if let Some(keeper) = keeper {
            keeper(Finished {
                number,
                setup: &plan.setup,
                seed,
                seating: &self.seating,
                actions: &self.actions,
                end: &game,
            });
        }
    }

    /// The tight loop: nothing is allocated, nothing is dispatched, nothing is told.
    fn play_at_random(&mut self, game: &mut G, chance: &mut Seeded, whim: &mut Fast, keep: bool) -> u64 {
        let mut steps = 0;
        while let Some(seat) = game.to_act().lowest() {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            if self.legal.is_empty() {
                break;
            }
            let action = &self.legal[whim.below(self.legal.len() as u32) as usize];
            game.apply(seat, action, chance, &mut Unheard);
            if keep {
                self.actions.push((seat, action.clone()));
            }
            steps += 1;
        }
        steps
    }

    fn play_out(&mut self, game: &mut G, bots: &mut [Box<dyn Bot<G>>], chance: &mut Seeded, keep: bool) -> u64 {
        let mut steps = 0;
        while let Some(seat) = game.to_act().lowest() {
            let Some(bot) = bots.get_mut(seat.index()) else { break };
            let Some(decision) = bot.choose(&Glimpse::new(game, seat)) else { break };
            game.apply(seat, &decision.action, chance, &mut Unheard);
            if keep {
                self.actions.push((seat, decision.action));
            }
            steps += 1;
        }
        steps
    }
}

/// What has been counted. Whole numbers only, so that adding them up gives the same in any order.
struct Sums {
    games: u64,
    steps: u64,
    shortest: u64,
    longest: u64,
    drawn: u64,
    lost_together: u64,
    cpu: Duration,
    by_bot: Vec<Counts>,
    by_seat: Vec<Counts>,
}

impl Sums {
    fn new(bots: usize) -> Sums {
        Sums {
            games: 0,
            steps: 0,
            shortest: u64::MAX,
            longest: 0,
            drawn: 0,
            lost_together: 0,
            cpu: Duration::ZERO,
            by_bot: vec![Counts::default(); bots],
            by_seat: vec![Counts::default(); bots],
        }
    }

    fn count(&mut self, outcome: &Outcome, steps: u64, seating: &[usize]) {
        self.games += 1;
        self.steps += steps;
        self.shortest = self.shortest.min(steps);
        self.longest = self.longest.max(steps);
        self.drawn += u64::from(outcome.verdict == Verdict::Drawn);
        self.lost_together += u64::from(outcome.verdict == Verdict::Lost);
        for (seat, &bot) in seating.iter().enumerate() {
            self.by_bot[bot].count(outcome, Seat(seat as u8));
            self.by_seat[seat].count(outcome, Seat(seat as u8));
        }
    }

    fn add(&mut self, other: &Sums) {
        self.games += other.games;
        self.steps += other.steps;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.drawn += other.drawn;
        self.lost_together += other.lost_together;
        self.cpu += other.cpu;
        self.by_bot.iter_mut().zip(&other.by_bot).for_each(|(mine, theirs)| mine.add(*theirs));
        self.by_seat.iter_mut().zip(&other.by_seat).for_each(|(mine, theirs)| mine.add(*theirs));
    }

    fn report<S>(self, plan: &SimPlan<S>, seconds: Duration) -> SimReport {
        SimReport {
            games: self.games,
            steps: self.steps,
            cpu_seconds: self.cpu.as_secs_f64(),
            seconds: seconds.as_secs_f64(),
            shortest: if self.games == 0 { 0 } else { self.shortest },
            longest: self.longest,
            drawn: self.drawn,
            lost_together: self.lost_together,
            by_bot: plan
                .bots
                .iter()
                .zip(self.by_bot)
                .map(|(bot, counts)| Tally::new(bot.to_string(), counts))
                .collect(),
            by_seat: self
                .by_seat
                .into_iter()
                .enumerate()
                .map(|(seat, counts)| Tally::new(seat.to_string(), counts))
                .collect(),
        }
    }
}
