//! The numbers by which plans are made. Those of the Allies were found by play, pushed a little up or down at random, all at once,
//! and moved towards what won more, over 16,800 games; most of the others were set by judgement.

// How many of its decisions a level slips in as the Allies. An Elite never does.
pub(super) const RECRUIT_SLIPS: f32 = 0.18;
pub(super) const REGULAR_SLIPS: f32 = 0.11;
pub(super) const VETERAN_SLIPS: f32 = 0.04;

// How many times as often it slips as the Axis, and as one of two Allied seats.
pub(super) const AX_SLIPS: f32 = 4.0;
pub(super) const SHARED_SLIPS: f32 = 0.7;

// How a move looks that stands in no plan, to those who slip; one that does has 3. To stop is better than that by so much when all
// is done, and when the rest is for the partner or has no room yet.
pub(super) const UNORDERED: f32 = -0.5;
pub(super) const AX_UNORDERED: f32 = 2.4;
pub(super) const ENOUGH: f32 = 2.0;
pub(super) const RELUCTANT: f32 = 0.5;

// What begins with AX is for the Axis, all else for the Allies.

// Odds that an attack must have at the start of the game, by how much less is enough with every turn and at a city, and the least.
pub(super) const LEAST_ODDS: f32 = 0.5;
pub(super) const LEAST_ODDS_FALL: f32 = 0.11;
pub(super) const LEAST_ODDS_CITY: f32 = 0.13;
pub(super) const LEAST_ODDS_EVER: f32 = 0.13;

// From this turn on a city is attacked whatever the odds are.
pub(super) const LAST_CHANCE: f32 = 5.0;

// By how many steps a city seems nearer for each step that it is farther than this from where the Axis comes in.
pub(super) const REMOTE: f32 = 0.42;
pub(super) const REMOTE_FROM: f32 = 2.66;

// How many units stay in a city that is taken: so many, and for each unit of the Axis that could come.
pub(super) const GARRISON: f32 = 3.19;
pub(super) const GARRISON_THREAT: f32 = 1.03;

// Zones that matter less than this are not attacked.
pub(super) const TARGET: f32 = 2.17;

// What the Axis will send into a zone that is attacked, of all that could come.
pub(super) const ANSWER: f32 = 0.6;

// By how much worse the odds may be where somebody fights already.
pub(super) const ENGAGED: f32 = 0.48;

// No more units are sent when the odds are as good as this: everybody who can comes.
pub(super) const SURE: f32 = 1.0;

// How much those count who could come into a fight and have no room yet.
pub(super) const WAVES: f32 = 0.47;

// How many units an own city should have: so many, for each unit of the Axis that could come, and more when two are taken.
pub(super) const FILL: f32 = 2.84;
pub(super) const FILL_THREAT: f32 = 1.02;
pub(super) const FILL_LATE: f32 = 2.19;

// How much of what the Axis could send is reckoned with on the way to a city, and how much it deters, in steps.
pub(super) const ADVANCE_THREAT: f32 = 0.85;
pub(super) const ADVANCE_FEAR: f32 = 0.95;

// How many steps farther away a city seems for each unit more than it needs, and what it needs.
pub(super) const CROWD_SLOPE: f32 = 0.65;
pub(super) const CROWD_SHARE: f32 = 0.66;
pub(super) const CROWD_BASE: f32 = 7.28;
pub(super) const CROWD_TAKEN: f32 = 1.31;

// The same as the answer above for a landing, and by how much worse the odds may be.
pub(super) const LANDING_ANSWER: f32 = 0.4;
pub(super) const LANDING_BOLD: f32 = 0.11;

// How much a zone of the Axis matters: a city, one that is fought over, one with a landing, one from which a city could be retaken, and one near a city.
pub(super) const IMPORTANT_CITY: f32 = 6.71;
pub(super) const IMPORTANT_FOUGHT: f32 = 3.08;
pub(super) const IMPORTANT_AFLOAT: f32 = 1.26;
pub(super) const IMPORTANT_RETAKE: f32 = 3.73;
pub(super) const IMPORTANT_NEAR: f32 = 6.67;

// The chance to live through the fire that is enough to hold somebody where he stands, and hits that may be hoped for beyond the average.
pub(super) const PIN_SURE: f32 = 0.71;
pub(super) const PIN_HOPE: f32 = 0.52;

// What it is worth to hold somebody so, and odds that are enough for it.
#[expect(clippy::approx_constant, reason = "found by play; it has nothing to do with a circle")]
pub(super) const PIN_VALUE: f32 = 3.14;
pub(super) const PIN_ENOUGH: f32 = 0.65;

// To compare plans of either side, beside the zones that are won: for each unit that comes into a city, and for each step towards one.
pub(super) const GAIN_FILL: f32 = 1.03;
pub(super) const GAIN_STEP: f32 = 0.29;

// A landing into a fight counts for so much more than one on an open beach; how well a zone lies by the steps to a city and the crowd.
pub(super) const LAND_FOUGHT: f32 = 1.55;
pub(super) const LAND_STEPS: f32 = 0.079;
pub(super) const LAND_CROWD: f32 = 0.064;

// Which fights are picked: hits that may be hoped for beyond the average, what it is worth to clear a zone, how much more a city counts, and own losses.
pub(super) const FIGHT_HOPE: f32 = 0.52;
pub(super) const FIGHT_CLEARED: f32 = 0.9;
pub(super) const FIGHT_CITY: f32 = 1.52;
pub(super) const FIGHT_LOSSES: f32 = 0.73;

// How many steps longer the way is for what the enemy has in a zone.
pub(super) const WAY_ENEMY: f32 = 0.22;
pub(super) const WAY_ENEMY_MOST: f32 = 1.95;

// What each further fighter in a zone adds; how likely the Axis moves in zones of some kinds, how much more it counts in a turn that decides, and how much flak costs.
pub(super) const PATROL_MORE: f32 = 0.71;
pub(super) const PATROL_FOUGHT: f32 = 1.45;
pub(super) const PATROL_CITY_ATTACKED: f32 = 1.95;
pub(super) const PATROL_CITY: f32 = 0.27;
pub(super) const PATROL_ATTACKED: f32 = 0.15;
pub(super) const PATROL_ELSE: f32 = 0.073;
pub(super) const PATROL_LEAVING: f32 = 0.24;
pub(super) const PATROL_DECIDES: f32 = 2.37;
pub(super) const PATROL_LEAVING_DECIDES: f32 = 0.78;
pub(super) const PATROL_ENTRIES: f32 = 1.81;
pub(super) const PATROL_FLAK_MORE: f32 = 0.38;
pub(super) const PATROL_FLAK: f32 = 2.79;

// Where a bomber is worth most, and what flak costs for each turn that is left.
pub(super) const BOMB_ANY: f32 = 0.45;
pub(super) const BOMB_TAKEN: f32 = 0.42;
pub(super) const BOMB_NEAR: f32 = 0.59;
pub(super) const BOMB_CITY: f32 = 0.6;
pub(super) const BOMB_BESIDE: f32 = 0.16;
pub(super) const BOMB_FLAK: f32 = 0.27;

// How surely the stronger side of a battle wins, in the eyes of both.
pub(super) const ODDS_SLOPE: f32 = 4.0;

// How much the way to a city and the crowd count in the choice of a box.
pub(super) const BEACH_STEPS: f32 = 0.14;
pub(super) const BEACH_CROWD: f32 = 0.084;

// Odds that an attack must have: in a city where somebody fights already, the same for who spares his units, in a city, in a fight, elsewhere.
pub(super) const AX_LEAST_CITY_ENGAGED: f32 = 0.0;
pub(super) const AX_LEAST_CITY_SPARING: f32 = 0.15;
pub(super) const AX_LEAST_CITY: f32 = 0.35;
pub(super) const AX_LEAST_ENGAGED: f32 = 0.5;
pub(super) const AX_LEAST: f32 = 0.62;

// No more units are sent when the odds are as good as this.
pub(super) const AX_SURE_CITY: f32 = 0.95;
pub(super) const AX_SURE: f32 = 0.88;

// What the Allies will send into a zone that is attacked, of all that could come.
pub(super) const AX_ANSWER_CITY: f32 = 0.5;
pub(super) const AX_ANSWER: f32 = 0.8;

// How much those count who could come into a fight and have no room yet.
pub(super) const AX_WAVES: f32 = 0.5;

// How many units a city should have: so many, and for each Allied unit at one, two and three steps.
pub(super) const AX_NEED: f32 = 2.0;
pub(super) const AX_NEED_SLOPE: f32 = 0.8;
pub(super) const AX_NEED_TWO: f32 = 0.7;
pub(super) const AX_NEED_THREE: f32 = 0.4;

// The chance to get past the fighters that is enough on the way into a city, and elsewhere.
pub(super) const AX_FILL_SAFEST: f32 = 0.45;

// By how many steps a city seems nearer for each unit that it needs.
pub(super) const AX_GOAL_NEED: f32 = 0.4;

// How much of what the Allies could send is reckoned with on the way, and how much it deters, in steps.
pub(super) const AX_FEAR_SHARE: f32 = 0.7;
pub(super) const AX_FEAR: f32 = 1.2;
pub(super) const AX_ADVANCE_SAFEST: f32 = 0.8;

// How much an Allied zone matters: by what stands there, a city, one that is fought over, one beside a city.
pub(super) const AX_IMPORTANT_WORTH: f32 = 0.3;
pub(super) const AX_IMPORTANT_CITY: f32 = 8.0;
pub(super) const AX_IMPORTANT_FOUGHT: f32 = 2.0;
pub(super) const AX_IMPORTANT_BESIDE: f32 = 1.5;

// When all three cities are lost: odds that are enough, the same for who spares his units, and odds that need no more.
pub(super) const AX_LOST_LEAST: f32 = 0.05;
pub(super) const AX_LOST_LEAST_SPARING: f32 = 0.12;
pub(super) const AX_SURE_LOST: f32 = 0.97;

// Where reinforcements come in: for each unit that a city needs, for a city that is lost, fighters, crowds and the way.
pub(super) const AX_ENTER_NEED: f32 = 0.25;
pub(super) const AX_ENTER_LOST: f32 = 2.0;
pub(super) const AX_ENTER_STRAFED: f32 = 5.0;
pub(super) const AX_ENTER_CROWD: f32 = 0.08;
pub(super) const AX_ENTER_NEAR: f32 = 0.6;
