//! Who beats whom, and how surely.

use std::cmp::Ordering;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use sandtable_core::{Glimpse, Knowledge, Outcome, Seat, Seeded, Unheard};
use serde::Serialize;

use crate::parallel::share_out;
use crate::plan::try_setup;
use crate::ratings::{self, Interval, Rating, wilson};
use crate::seeds::{bot_seed, deal_seed};
use crate::{Bot, Contender, PlanError, system_clock};

/// Who meets whom in an arena. `S` is the game's set-up, or JSON where the game is not known.
#[derive(Clone, Debug)]
pub struct ArenaPlan<S> {
    /// What is played.
    pub setup: S,
    /// The contenders, the weakest first: ratings are relative to the first.
    pub bots: Vec<Contender>,
    /// Only neighbours in the list meet; otherwise everybody meets everybody.
    pub ladder: bool,
    /// How many games each pairing plays. Each deal is played twice, with the seats exchanged, so an odd number is
    /// rounded up.
    pub games: u64,
    /// Where all chance comes from. The deals are those of [`SimPlan::seed`](crate::SimPlan::seed).
    pub seed: String,
    /// How many threads play; as many as the machine has, if nothing is said. Results do not depend on it.
    pub threads: Option<NonZeroUsize>,
}

impl<S> ArenaPlan<S> {
    /// The pairings, each as two indices into the contenders, the weaker first.
    #[must_use]
    pub fn pairings(&self) -> Vec<(usize, usize)> {
        let count = self.bots.len();
        (0..count)
            .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
            .filter(|(one, other)| !self.ladder || other - one == 1)
            .collect()
    }

    /// How many games the whole arena has: what `progress` counts up to.
    #[must_use]
    pub fn total_games(&self) -> u64 {
        self.pairings().len() as u64 * self.deals() * 2
    }

    fn deals(&self) -> u64 {
        self.games.div_ceil(2)
    }
}

/// What came of an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ArenaReport {
    /// Each pairing.
    pub pairings: Vec<Pairing>,
    /// Each contender's strength.
    pub ratings: Vec<Rating>,
    /// How long each contender thought about a choice, on average, in milliseconds of processor time. Choices among
    /// one are not counted.
    pub thought: Vec<f64>,
    /// Time by the clock, in seconds.
    pub seconds: f64,
}

/// How two contenders fared against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pairing {
    /// The one that should be stronger.
    pub stronger: String,
    /// The one that should be weaker.
    pub weaker: String,
    /// Games.
    pub games: u64,
    /// Won by the stronger.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// The share of the stronger, a draw counting half, with its 95 % interval.
    pub rate: Interval,
}

/// Plays an arena. `progress` hears how many games are done.
///
/// Two contenders share the seats of a table, every second seat, and exchange them for the second game of a deal. In a
/// game that all win or lose together each plays the deal with all seats its own, and the better result wins.
pub fn arena<G: Knowledge>(
    plan: &ArenaPlan<G::Setup>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<ArenaReport, PlanError> {
    if plan.bots.len() < 2 {
        return Err(PlanError::Alone(plan.bots.len()));
    }
    if plan.games == 0 {
        return Err(PlanError::NoGames);
    }
    try_setup::<G>(&plan.setup)?;

    let start = Instant::now();
    let pairings = plan.pairings();
    let deals = plan.deals();
    let workers = share_out(
        pairings.len() as u64 * deals,
        plan.threads,
        &|done| progress(2 * done),
        || Books { halves: vec![[0; 3]; pairings.len()], thought: vec![Thought::default(); plan.bots.len()] },
        |books, number| {
            let pairing = (number / deals) as usize;
            for result in play_deal::<G>(plan, pairings[pairing], number % deals, &mut books.thought) {
                books.halves[pairing][result] += 1;
            }
        },
    );
    let mut all = Books { halves: vec![[0; 3]; pairings.len()], thought: vec![Thought::default(); plan.bots.len()] };
    workers.iter().for_each(|books| all.add(books));
    Ok(all.report(plan, &pairings, start.elapsed()))
}

/// Counts by pairing of games lost, drawn and won by the second of the two, and each contender's time.
struct Books {
    halves: Vec<[u64; 3]>,
    thought: Vec<Thought>,
}

#[derive(Clone, Copy, Default)]
struct Thought {
    choices: u64,
    time: Duration,
}

impl Books {
    fn add(&mut self, other: &Books) {
        for (mine, theirs) in self.halves.iter_mut().zip(&other.halves) {
            mine.iter_mut().zip(theirs).for_each(|(count, more)| *count += more);
        }
        for (mine, theirs) in self.thought.iter_mut().zip(&other.thought) {
            mine.choices += theirs.choices;
            mine.time += theirs.time;
        }
    }

    fn report<S>(self, plan: &ArenaPlan<S>, pairings: &[(usize, usize)], seconds: Duration) -> ArenaReport {
        let name = |bot: usize| plan.bots[bot].to_string();
        let mut results = Vec::new();
        let mut lines = Vec::new();
        for (&(weaker, stronger), &[lost, drawn, won]) in pairings.iter().zip(&self.halves) {
            let games = lost + drawn + won;
            let gained = won as f64 + 0.5 * drawn as f64;
            results.push(ratings::Result { one: stronger, other: weaker, gained, games: games as f64 });
            let rate = wilson(gained, games as f64);
            lines.push(Pairing { stronger: name(stronger), weaker: name(weaker), games, won, drawn, rate });
        }
        let points = ratings::most_likely(plan.bots.len(), &results);
        ArenaReport {
            pairings: lines,
            ratings: points.into_iter().enumerate().map(|(bot, points)| Rating { name: name(bot), points }).collect(),
            thought: self
                .thought
                .iter()
                .map(|thought| thought.time.as_secs_f64() * 1e3 / thought.choices.max(1) as f64)
                .collect(),
            seconds: seconds.as_secs_f64(),
        }
    }
}

/// Both games of a deal: 0, 1 or 2 half points for the second of the two contenders, a result for each comparison.
fn play_deal<G: Knowledge>(
    plan: &ArenaPlan<G::Setup>,
    (weaker, stronger): (usize, usize),
    deal: u64,
    thought: &mut [Thought],
) -> Vec<usize> {
    let seats = usize::from(G::seats(&plan.setup));
    let alone = G::TOGETHER || seats == 1;
    let mut play = |seating: &[usize], rotation| play_game::<G>(plan, seating, deal, rotation, thought);
    if alone {
        let theirs = play(&vec![weaker; seats], 0);
        let mine = play(&vec![stronger; seats], 0);
        let worth = |outcome: &Option<Outcome>| outcome.as_ref().map_or(0.0, |outcome| outcome.worth(Seat(0)));
        return vec![half_points(worth(&mine), worth(&theirs))];
    }
    let exchanged = [0, 1].map(|rotation| {
        let seating: Vec<usize> =
            (0..seats).map(|seat| if (seat + rotation) % 2 == 0 { weaker } else { stronger }).collect();
        let outcome = play(&seating, rotation as u64);
        let best = |bot: usize| {
            outcome.as_ref().map_or(0.0, |outcome| {
                let seats = seating.iter().enumerate().filter(|&(_, &sitting)| sitting == bot);
                seats.map(|(seat, _)| outcome.worth(Seat(seat as u8))).fold(0.0, f64::max)
            })
        };
        half_points(best(stronger), best(weaker))
    });
    exchanged.to_vec()
}

/// 0 for a loss, 1 for a draw, 2 for a win.
fn half_points(mine: f64, theirs: f64) -> usize {
    match mine.total_cmp(&theirs) {
        Ordering::Less => 0,
        Ordering::Equal => 1,
        Ordering::Greater => 2,
    }
}

fn play_game<G: Knowledge>(
    plan: &ArenaPlan<G::Setup>,
    seating: &[usize],
    deal: u64,
    rotation: u64,
    thought: &mut [Thought],
) -> Option<Outcome> {
    let seed = deal_seed(&plan.seed, deal);
    let mut chance = Seeded::new(&seed);
    let mut game = G::new(&plan.setup, &mut chance).ok()?;
    let mut bots: Vec<Box<dyn Bot<G>>> = seating
        .iter()
        .enumerate()
        .map(|(seat, &bot)| crate::bot(plan.bots[bot], system_clock, bot_seed(&seed, rotation, seat)))
        .collect();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().lowest() {
        legal.clear();
        game.legal(seat, &mut legal);
        let clock = ThreadTime::now();
        let decision = bots.get_mut(seat.index())?.choose(&Glimpse::new(&game, seat))?;
        if legal.len() > 1 {
            let thought = &mut thought[seating[seat.index()]];
            thought.choices += 1;
            thought.time += clock.elapsed();
        }
        game.apply(seat, &decision.action, &mut chance, &mut Unheard);
    }
    game.outcome()
}
