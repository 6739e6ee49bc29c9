//! The numbers of the first sight, in one place.
//!
//! They were found by play: in each of 18,000 rounds all of them were pushed a little up or down at random, the two sets met in all
//! scenarios from both sides, and the numbers went a small step towards the set that won more. A choice gets e times the
//! weight for every 1 that it looks better.

/// Where COMMAND markers go.
pub(super) struct Tactics {
    /// Recovering DIRECTIVES, by how many there are: none, one and so on to four.
    pub recover: [f32; 5],
    /// Managing cards: a unit in hand that could be placed.
    pub manage_units: f32,
    /// Managing cards: a card to draw while there is room for more units.
    pub manage_drawn: f32,
    /// Managing cards: any card to draw.
    pub manage_card: f32,
    /// Managing cards: every card in hand above five.
    pub manage_held: f32,
    /// Managing cards: all of that together, by the time that is left.
    pub manage: f32,
    /// Managing cards: what counts as time even when none is left.
    pub manage_time: f32,
    /// Managing cards: what it costs.
    pub manage_base: f32,
    /// A COMMAND marker on a unit: what its activation may bring.
    pub activate: f32,
    /// A COMMAND marker on a unit: what it costs.
    pub activate_base: f32,
    /// A manoeuvre: the best shot after it.
    pub manoeuvre: f32,
    /// A manoeuvre: what it costs.
    pub manoeuvre_base: f32,
    /// Removing SUPPRESSED: what it costs.
    pub calm: f32,
    /// Removing SUPPRESSED from a Fragile unit that would break.
    pub calm_break: f32,
    /// Removing SUPPRESSED while there are DIRECTIVES to use.
    pub calm_directive: f32,
    /// Removing SUPPRESSED: what the unit is worth.
    pub calm_worth: f32,
}

/// What an activation is worth, and what is done in it.
pub(super) struct Activations {
    /// A GO! marker: what the activation may bring, by its chance.
    pub go: f32,
    /// A GO! marker, for whomever.
    pub go_base: f32,
    /// Fire that needs a step first, beside fire from here.
    pub soon: f32,
    /// A step of a decoy, beside one of a unit.
    pub decoy: f32,
    /// What the best step brings, in an activation that may come.
    pub approach: f32,
    /// How much of that counts for who stays behind: HQs and artillery.
    pub rear_eager: f32,
    /// Elan that an activation would bring.
    pub elan: f32,
    /// A card that an activation would bring.
    pub reinforce: f32,
    /// A medic's help that an activation would bring.
    pub medic: f32,
    /// An ability without a target, now.
    pub elan_use: f32,
    /// An Obstacle that engineers may remove.
    pub obstacle: f32,
    /// An attack by Fire!, on top of what it brings.
    pub fire_order: f32,
    /// What it costs to end an activation.
    pub end: f32,
    /// What it costs to end it by hiding.
    pub end_hidden: f32,
    /// What it costs to stop in the middle of something.
    pub done: f32,
}

/// Where units walk.
pub(super) struct Steps {
    /// How much nearer a step comes to what draws a unit.
    pub drawn: f32,
    /// How much of that counts for HQs and artillery.
    pub rear_walk: f32,
    /// Entering a box that counts and is not the own.
    pub taking: f32,
    /// Fire that a step gains.
    pub gained: f32,
    /// Fire that can be had before the step, and may be lost by it.
    pub shoot_first: f32,
    /// What any step costs.
    pub step: f32,
    /// What the DIRECTIVE of a forced march costs.
    pub march: f32,
    /// What it costs to walk onto a Mine.
    pub mined: f32,
    /// What it costs to leave a box that counts while an enemy is near.
    pub leave_goal: f32,
    /// A unit beside an HQ that walks.
    pub hq_lead: f32,
    /// Leaving by an exit that scores.
    pub exit: f32,
    /// Seizing, on top of the step.
    pub seize: f32,
}

/// What an attack brings, in worth: 1 is a company of some strength.
pub(super) struct Shots {
    /// What an attack brings.
    pub shoot: f32,
    /// The DIRECTIVE for Armour-Piercing.
    pub paid: f32,
    /// What an attack without attacking unit brings.
    pub strike: f32,
    /// The same on an own unit.
    pub strike_own: f32,
    /// Destroying who stands in a box that counts.
    pub on_goal: f32,
    /// Turning up a hidden unit by shooting at it.
    pub riddle_up: f32,
    /// A HIT on a hidden unit.
    pub riddle: f32,
    /// A SUPPRESSED marker.
    pub suppress: f32,
    /// A success that armour turns into SUPPRESSED.
    pub dent: f32,
    /// A HIT that leaves somebody alive, as a part of the unit's worth.
    pub wound: f32,
    /// A kill, on top of the unit's worth.
    pub kill: f32,
    /// A kill where destroyed units score.
    pub kill_pair: f32,
}

/// What DIRECTIVES are paid for.
pub(super) struct Directives {
    /// What a +1 on an attack brings.
    pub plus: f32,
    /// What that DIRECTIVE, or one for a save, costs.
    pub plus_cost: f32,
    /// What a +1 on a save brings.
    pub save_plus: f32,
    /// What a forced activation brings.
    pub force: f32,
    /// What that DIRECTIVE costs.
    pub force_cost: f32,
    /// What a DIRECTIVE is cheaper by if there are three or more.
    pub plenty: f32,
}

/// Cards in hand, and the events on them.
pub(super) struct Cards {
    /// A unit from hand.
    pub landing: f32,
    /// A unit from hand: what it is worth.
    pub landing_worth: f32,
    /// A unit from hand: how much its box draws, for HQs and artillery.
    pub landing_rear: f32,
    /// A unit from hand: how much its box draws, for the others.
    pub landing_front: f32,
    /// What it costs to arrive beside an enemy.
    pub landing_seen: f32,
    /// Arriving beside an HQ.
    pub landing_hq: f32,
    /// A Hero: the worth of the unit that he joins.
    pub hero: f32,
    /// A Hero: what it costs to play him now.
    pub hero_base: f32,
    /// Turning up in a box that counts, before the closing.
    pub up_goal: f32,
    /// Turning up an HQ.
    pub up_hq: f32,
    /// What it costs to play an event while there is much time.
    pub patience: f32,
    /// An event in the enemy's phase.
    pub window: f32,
    /// GO! markers by an event: what the activation may bring.
    pub go: f32,
    /// GO! markers by an event, for whomever.
    pub go_base: f32,
    /// Better saves, or other dice, for a time.
    pub save: f32,
    /// The same, by every COMMAND marker still to be spent.
    pub command: f32,
    /// Worse GO! rolls of the enemy.
    pub go_roll: f32,
    /// A card drawn.
    pub draw: f32,
    /// A DIRECTIVE.
    pub directive: f32,
    /// Many units move, shoot or get orders.
    pub many: f32,
    /// Every further unit of an event on several.
    pub more: f32,
    /// A marker or a strength for a unit: its worth.
    pub marker: f32,
    /// The same: what it costs.
    pub marker_base: f32,
    /// An enemy turned up.
    pub up: f32,
    /// An own unit turned face down.
    pub down: f32,
    /// SUPPRESSED on an enemy.
    pub suppress: f32,
    /// A HIT removed.
    pub heal: f32,
    /// A unit that acts by an event.
    pub act: f32,
    /// A unit that an event brings.
    pub place: f32,
}

/// How boxes draw units.
pub(super) struct Ground {
    /// How much of its pull a goal keeps with every box of distance.
    pub closeness: f32,
    /// How much a box that counts draws.
    pub importance: f32,
    /// The same for every victory point that it scores.
    pub points: f32,
    /// How much of it remains for an own, empty box with an enemy near.
    pub guard: f32,
    /// How much of it remains for an own, empty box with nobody near.
    pub rear_guard: f32,
    /// How much of it remains for a box in which an own unit stands.
    pub held: f32,
    /// How much a Depot draws.
    pub depot: f32,
    /// How much an exit draws whom it is for.
    pub exits: f32,
    /// How much an exit draws who must stop the others.
    pub exits_other: f32,
}

/// What units are worth.
pub(super) struct Worth {
    /// What who commands is worth above what is printed.
    pub hq: f32,
    /// A hidden unit that one knows nothing of.
    pub hidden: f32,
    /// The part of its worth that a unit with HITs keeps in any case.
    pub wounded: f32,
}

pub(super) const TACTICS: Tactics = Tactics {
    recover: [3.02, 1.06, 0.12, -0.59, -1.74],
    manage_units: 0.11,
    manage_drawn: 0.33,
    manage_card: 0.16,
    manage_held: 0.1,
    manage: 0.59,
    manage_time: 0.32,
    manage_base: -0.0,
    activate: 2.7,
    activate_base: 0.88,
    manoeuvre: 1.1,
    manoeuvre_base: 1.19,
    calm: 0.97,
    calm_break: 0.73,
    calm_directive: 0.22,
    calm_worth: 0.26,
};

pub(super) const ACTIVATIONS: Activations = Activations {
    go: 2.64,
    go_base: 0.97,
    soon: 0.51,
    decoy: 0.11,
    approach: 1.92,
    rear_eager: 0.52,
    elan: 0.46,
    reinforce: 0.37,
    medic: 0.09,
    elan_use: 0.94,
    obstacle: 1.12,
    fire_order: 0.39,
    end: 0.61,
    end_hidden: 0.37,
    done: 0.85,
};

pub(super) const STEPS: Steps = Steps {
    drawn: 3.73,
    rear_walk: 0.64,
    taking: 0.52,
    gained: 3.61,
    shoot_first: 0.42,
    step: 0.37,
    march: 0.96,
    mined: 0.67,
    leave_goal: 0.19,
    hq_lead: 0.07,
    exit: 6.11,
    seize: 0.45,
};

pub(super) const SHOTS: Shots = Shots {
    shoot: 3.11,
    paid: 0.34,
    strike: 1.39,
    strike_own: 3.58,
    on_goal: 0.87,
    riddle_up: -0.07,
    riddle: 0.38,
    suppress: 0.13,
    dent: 0.24,
    wound: 1.27,
    kill: -0.18,
    kill_pair: 0.32,
};

pub(super) const DIRECTIVES: Directives =
    Directives { plus: 3.18, plus_cost: 0.44, save_plus: 1.86, force: 2.35, force_cost: 0.24, plenty: 0.26 };

pub(super) const CARDS: Cards = Cards {
    landing: 0.42,
    landing_worth: 1.03,
    landing_rear: 0.79,
    landing_front: 0.74,
    landing_seen: -0.13,
    landing_hq: 0.17,
    hero: 0.65,
    hero_base: 0.24,
    up_goal: 0.1,
    up_hq: -1.16,
    patience: 0.29,
    window: 0.16,
    go: 1.27,
    go_base: 0.36,
    save: 0.29,
    command: 0.01,
    go_roll: 0.52,
    draw: 0.29,
    directive: 0.22,
    many: 1.25,
    more: 0.32,
    marker: 0.39,
    marker_base: 0.12,
    up: 0.29,
    down: 0.12,
    suppress: 0.27,
    heal: 0.83,
    act: 2.15,
    place: 1.97,
};

pub(super) const GROUND: Ground = Ground {
    closeness: 0.66,
    importance: 1.06,
    points: 0.36,
    guard: 0.6,
    rear_guard: 0.28,
    held: 0.51,
    depot: 0.19,
    exits: 1.71,
    exits_other: 0.7,
};

pub(super) const WORTH: Worth = Worth { hq: 0.52, hidden: 0.84, wounded: 0.46 };
