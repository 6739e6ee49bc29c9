//! The numbers by which plans are made. Most were set by looking at games that bots played against each other.

// What begins with AX is for the Axis, all else for the Allies.

// Odds that an attack must have at the start of the game, by how much less is enough with every turn and at a city, and the least.
pub(super) const LEAST_ODDS: f32 = 0.45;
pub(super) const LEAST_ODDS_FALL: f32 = 0.05;
pub(super) const LEAST_ODDS_CITY: f32 = 0.08;
pub(super) const LEAST_ODDS_EVER: f32 = 0.12;

// How many units stay in a city that is taken: so many, and for each unit of the Axis that could come.
pub(super) const GARRISON: f32 = 2.0;
pub(super) const GARRISON_THREAT: f32 = 0.7;

// Zones that matter less than this are not attacked.
pub(super) const TARGET: f32 = 2.5;

// What the Axis will send into a zone that is attacked, of all that could come.
pub(super) const ANSWER: f32 = 0.7;

// By how much worse the odds may be where somebody fights already.
pub(super) const ENGAGED: f32 = 0.4;

// No more units are sent when the odds are as good as this.
pub(super) const SURE: f32 = 0.97;

// How much those count who could come into a fight and have no room yet.
pub(super) const WAVES: f32 = 0.4;

// How many units an own city should have: so many, for each unit of the Axis that could come, and more when two are taken.
pub(super) const FILL: f32 = 3.0;
pub(super) const FILL_THREAT: f32 = 1.0;
pub(super) const FILL_LATE: f32 = 3.0;

// How much of what the Axis could send is reckoned with on the way to a city, and how much it deters, in steps.
pub(super) const ADVANCE_THREAT: f32 = 0.7;
pub(super) const ADVANCE_FEAR: f32 = 1.5;

// How many steps farther away a city seems for each unit more than it needs, and what it needs.
pub(super) const CROWD_SLOPE: f32 = 0.5;
pub(super) const CROWD_SHARE: f32 = 0.45;
pub(super) const CROWD_BASE: f32 = 8.0;
pub(super) const CROWD_TAKEN: f32 = 1.0;

// The same as the answer above for a landing, and by how much worse the odds may be.
pub(super) const LANDING_ANSWER: f32 = 0.4;
pub(super) const LANDING_BOLD: f32 = 0.15;

// How much a zone of the Axis matters: a city, one that is fought over, one with a landing, one from which a city could be retaken, and one near a city.
pub(super) const IMPORTANT_CITY: f32 = 6.0;
pub(super) const IMPORTANT_FOUGHT: f32 = 3.0;
pub(super) const IMPORTANT_AFLOAT: f32 = 2.0;
pub(super) const IMPORTANT_RETAKE: f32 = 3.0;
pub(super) const IMPORTANT_NEAR: f32 = 6.0;

// The chance to live through the fire that is enough to hold somebody where he stands, and hits that may be hoped for beyond the average.
pub(super) const PIN_SURE: f32 = 0.7;
pub(super) const PIN_HOPE: f32 = 0.5;

// How many steps longer the way is for what the enemy has in a zone.
pub(super) const WAY_ENEMY: f32 = 0.2;
pub(super) const WAY_ENEMY_MOST: f32 = 2.0;

// What each further fighter in a zone adds; how likely the Axis moves in zones of some kinds, and how much flak costs.
pub(super) const PATROL_MORE: f32 = 0.88;
pub(super) const PATROL_FOUGHT: f32 = 1.3;
pub(super) const PATROL_CITY_ATTACKED: f32 = 1.4;
pub(super) const PATROL_CITY: f32 = 0.3;
pub(super) const PATROL_ATTACKED: f32 = 0.2;
pub(super) const PATROL_ELSE: f32 = 0.05;
pub(super) const PATROL_LEAVING: f32 = 0.3;
pub(super) const PATROL_ENTRIES: f32 = 1.6;
pub(super) const PATROL_FLAK_MORE: f32 = 0.3;
pub(super) const PATROL_FLAK: f32 = 2.0;

// Where a bomber is worth most, and what flak costs for each turn that is left.
pub(super) const BOMB_ANY: f32 = 0.5;
pub(super) const BOMB_TAKEN: f32 = 0.3;
pub(super) const BOMB_NEAR: f32 = 0.8;
pub(super) const BOMB_CITY: f32 = 0.5;
pub(super) const BOMB_BESIDE: f32 = 0.2;
pub(super) const BOMB_FLAK: f32 = 0.25;

// How surely the stronger side of a battle wins, in the eyes of both.
pub(super) const ODDS_SLOPE: f32 = 4.0;

// How much the way to a city and the crowd count in the choice of a box.
pub(super) const BEACH_STEPS: f32 = 0.4;
pub(super) const BEACH_CROWD: f32 = 0.12;

// Odds that an attack must have: in a city where somebody fights already, in a city, in a fight, elsewhere.
pub(super) const AX_LEAST_CITY_ENGAGED: f32 = 0.0;
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

// Odds that are enough when all three cities are lost.
pub(super) const AX_LOST_LEAST: f32 = 0.05;

// Where reinforcements come in: for each unit that a city needs, for a city that is lost, fighters, crowds and the way.
pub(super) const AX_ENTER_NEED: f32 = 0.25;
pub(super) const AX_ENTER_LOST: f32 = 2.0;
pub(super) const AX_ENTER_STRAFED: f32 = 5.0;
pub(super) const AX_ENTER_CROWD: f32 = 0.08;
pub(super) const AX_ENTER_NEAR: f32 = 0.6;
