//! What a final result would bring a unit, and what that is worth: upkeep (DD-6 to DD-9) as one quick function of the
//! faces. The rules themselves are in `rules/upkeep.rs`; a test holds the two equal.

use sandtable_core::Seat;

use crate::dice::{DICE, Face, tool_points};
use crate::nation::BonusPart;
use crate::specialist::Specialists;
use crate::state::DDayDice;

/// What a result brings.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Yield {
    /// Soldiers, bonuses included.
    pub soldiers: u16,
    /// Stars.
    pub stars: u16,
    /// Courage.
    pub courage: u16,
    /// Item points.
    pub points: u16,
    /// Battle Cries.
    pub cries: u8,
    /// Items of Dead Man's Gifts.
    pub gifts: u8,
    /// A straight.
    pub straight: bool,
}

/// What the parts of a yield are worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prices {
    /// Soldiers up to `danger`, each.
    pub soldier_in_danger: f32,
    /// So many soldiers are needed to be safe.
    pub danger: f32,
    /// Soldiers beyond, each.
    pub soldier: f32,
    /// A star.
    pub star: f32,
    /// Stars that are needed at once, and what each is worth.
    pub urgent_stars: (f32, f32),
    /// A courage.
    pub courage: f32,
    /// Courage that is needed at once, and what each is worth.
    pub urgent_courage: (f32, f32),
    /// An item point.
    pub point: f32,
    /// A Battle Cry.
    pub cry: f32,
    /// An item.
    pub gift: f32,
    /// An award.
    pub award: f32,
}

impl Prices {
    /// What a yield is worth.
    #[must_use]
    pub fn of(&self, gain: &Yield) -> f32 {
        let split = |amount: u16, (urgent, price): (f32, f32), usual: f32| {
            let amount = f32::from(amount);
            let first = amount.min(urgent.max(0.0));
            first * price + (amount - first) * usual
        };
        // Points beyond what can be spent soon count half.
        let points = f32::from(gain.points);
        split(gain.soldiers, (self.danger, self.soldier_in_danger), self.soldier)
            + split(gain.stars, self.urgent_stars, self.star)
            + split(gain.courage, self.urgent_courage, self.courage)
            + self.point * (points.min(14.0) + 0.4 * (points - 14.0).max(0.0))
            + if gain.cries > 0 { self.cry } else { 0.0 }
            + self.gift * f32::from(gain.gifts)
            + if gain.straight { self.award } else { 0.0 }
    }
}

/// A unit as its upkeep sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Harvest {
    bonuses: [&'static [BonusPart]; 6],
    /// Colourless results: the sector's and those of cards.
    colourless: [u8; 6],
    penalty: Option<Face>,
    tool_if_tool: u8,
    courage_if_courage: u8,
    soldier_if_soldier: u8,
    soldiers_a_tricolour: u8,
    reinforced: u8,
    skulls_held: u8,
    /// Results of choice that specialists bring.
    results: u8,
    soldiers_a_turn: u8,
    courage_a_turn: u8,
    /// Nobody else is outside: what goes to another comes back.
    alone: bool,
    /// Items can be had here.
    items: bool,
    awards: bool,
}

/// Results by face and colour.
type Counts = [[u8; 3]; 6];

impl Harvest {
    /// The upkeep of a unit as it stands.
    #[must_use]
    pub fn new(game: &DDayDice, seat: Seat) -> Harvest {
        let unit = game.unit(seat);
        let place = game.place(seat);
        let all = unit.specialists;
        let mut colourless = unit.turn.results;
        if let Some(face) = place.bonus {
            colourless[face as usize] += 1;
        }
        Harvest {
            bonuses: Face::ALL.map(|face| game.nation(seat).bonus(face)),
            colourless,
            penalty: place.penalty,
            tool_if_tool: all.sum(|effects| effects.tool_if_tool),
            courage_if_courage: all.sum(|effects| effects.courage_if_courage),
            soldier_if_soldier: all.sum(|effects| effects.soldier_if_soldier),
            soldiers_a_tricolour: all.sum(|effects| effects.soldiers_a_tricolour),
            reinforced: all.sum(|effects| effects.reinforced_soldiers),
            skulls_held: all.sum(|effects| effects.skulls),
            results: all.sum(|effects| effects.results),
            soldiers_a_turn: game.vehicles_in(unit.sector).map(|vehicle| vehicle.card().soldiers_a_turn).sum(),
            courage_a_turn: all.sum(|effects| effects.courage_a_turn),
            alone: game.others_outside(seat).next().is_none(),
            items: game.gets_items(seat) && game.setup.has_items(),
            awards: !game.awards_to_be_had().is_empty(),
        }
    }

    /// The best that a result brings at these prices: skulls fall, and choices are made, as the prices want it. Five or
    /// six faces, by colour: red, red, white, white, blue, blue.
    #[must_use]
    pub fn best(&self, faces: &[Face], prices: &Prices) -> (f32, Yield) {
        let mut counts: Counts = [[0; 3]; 6];
        let mut seen = 0u8;
        for (die, &face) in faces.iter().enumerate() {
            counts[face as usize][die / 2] += 1;
            seen |= 1 << face as u8;
        }
        let straight = faces.len() == DICE && seen == 0b11_1111;
        let skulls = counts[0].iter().sum::<u8>();
        let gifts = counts[0].into_iter().min().unwrap_or(0);
        let cancels = if straight { 0 } else { skulls.saturating_sub(3 * gifts).saturating_sub(self.skulls_held) };
        let victims = faces.len() as u8 - skulls;
        if cancels == 0 || victims == 0 {
            return self.take(&counts, gifts, straight, prices);
        }
        let mut best = (f32::NEG_INFINITY, Yield::default());
        let cancels = cancels.min(victims);
        for mask in 0..1u8 << faces.len() {
            if mask.count_ones() != u32::from(cancels) {
                continue;
            }
            let hits = |die: usize| mask >> die & 1 == 1;
            if faces.iter().enumerate().any(|(die, &face)| hits(die) && face == Face::Skull) {
                continue;
            }
            let mut left = counts;
            faces.iter().enumerate().filter(|&(die, _)| hits(die)).for_each(|(die, &face)| {
                left[face as usize][die / 2] -= 1;
            });
            let taken = self.take(&left, gifts, straight, prices);
            if taken.0 > best.0 {
                best = taken;
            }
        }
        best
    }

    /// What the dice that are left bring.
    fn take(&self, counts: &Counts, gifts: u8, straight: bool, prices: &Prices) -> (f32, Yield) {
        let mut results = [0u8; 6];
        let mut gain = Yield { straight: straight && self.awards, ..Yield::default() };
        let mut free = self.results;
        for face in Face::ALL {
            let at = face as usize;
            let tricolours = if face == Face::Skull { gifts } else { counts[at].into_iter().min().unwrap_or(0) };
            results[at] = counts[at].iter().sum::<u8>();
            for _ in 0..tricolours {
                self.take_bonus(face, prices, &mut gain, &mut free);
            }
        }
        if let Some(face) = self.penalty {
            results[face as usize] = results[face as usize].saturating_sub(1);
        }
        results.iter_mut().zip(self.colourless).for_each(|(count, more)| *count += more);
        let mut best = self.collect(&results, &gain);
        let mut worth = prices.of(&best);
        // Each result of choice is what adds most.
        for _ in 0..free {
            let (mut chosen, mut chosen_worth, mut chosen_results) = (best, f32::NEG_INFINITY, results);
            for face in Face::RESULTS {
                let mut with = results;
                with[face as usize] += 1;
                let tried = self.collect(&with, &gain);
                let tried_worth = prices.of(&tried);
                if tried_worth > chosen_worth {
                    (chosen, chosen_worth, chosen_results) = (tried, tried_worth, with);
                }
            }
            (best, worth, results) = (chosen, chosen_worth, chosen_results);
        }
        (worth, best)
    }

    fn take_bonus(&self, face: Face, prices: &Prices, gain: &mut Yield, free: &mut u8) {
        let veterans = self.soldiers_a_tricolour + if face.is_soldier() { self.reinforced } else { 0 };
        gain.soldiers += u16::from(veterans);
        let part = |part: &BonusPart| {
            let back = if self.alone { 1 } else { 0 };
            let mut with = *gain;
            with.soldiers += u16::from(part.soldiers) + back * u16::from(part.others_soldiers);
            with.courage += u16::from(part.courage);
            with.stars += u16::from(part.stars);
            with.points += u16::from(part.points) + back * u16::from(part.others_points);
            with.cries += u8::from(part.cry);
            with.gifts += u8::from(part.item > 0 && self.items);
            with
        };
        let parts = self.bonuses[face as usize];
        let worth = |one: &BonusPart| prices.of(&part(one)) + if one.result { 2.0 * prices.soldier } else { 0.0 };
        let chosen = parts.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
        if let Some(chosen) = chosen {
            *free += u8::from(chosen.result);
            *gain = part(chosen);
        }
    }

    /// DD-6.2, DD-6.3, DD-9.5
    fn collect(&self, results: &[u8; 6], gain: &Yield) -> Yield {
        let [_, stars, ones, twos, courage, tools] = *results;
        let more = |when: bool, number: u8| if when { number } else { 0 };
        let soldiers = ones + 2 * twos + more(ones + twos > 0, self.soldier_if_soldier) + self.soldiers_a_turn;
        let courage = courage + more(courage > 0, self.courage_if_courage) + self.courage_a_turn;
        Yield {
            soldiers: gain.soldiers + u16::from(soldiers),
            stars: gain.stars + u16::from(stars),
            courage: gain.courage + u16::from(courage),
            points: gain.points + tool_points(tools + more(tools > 0, self.tool_if_tool)),
            ..*gain
        }
    }
}
