//! Event and Hero cards (D14, D17): what may be played, and with which first choice.

use crate::action::{Action, Choice};
use crate::cards::{Card, EventRef, Face};
use crate::effect::{Boxes, Count, Effect, First, Scope, Spot, Whose};
use crate::kind::Hero;
use crate::matching::Belief;
use crate::name::CardName;
use crate::piece::Mark;
use crate::side::Side;
use crate::state::{EventRun, Heroes, MOST_DIRECTIVES};
use crate::tile::TileSet;

impl Heroes {
    /// Every card that the side may play now.
    pub(super) fn card_actions(&self, side: Side, out: &mut Vec<Action>) {
        self.each_card_action(side, &mut |action| {
            out.push(action);
            false
        });
    }

    /// HN-29.3: is an Event or Hero card in hand playable now?
    pub(crate) fn has_playable_card(&self, side: Side) -> bool {
        self.each_card_action(side, &mut |_| true)
    }

    /// Tells every card action until `stop` says that it has heard enough.
    fn each_card_action(&self, side: Side, stop: &mut dyn FnMut(Action) -> bool) -> bool {
        let force = self.force(side);
        if (force.event_played && force.hero_played) || force.hand.is_empty() {
            return false;
        }
        let mut historical: Option<Card> = None;
        for card in force.hand.iter() {
            let data = self.cards().data(side, card);
            let heard = match data.face {
                Face::Unit(_) => false,
                Face::Hero(_) if force.hero_played => false,
                Face::Event(_) | Face::Historical if force.event_played => false,
                Face::Hero(hero) => self.hero_actions(side, data.name, &self.cards().heroes[usize::from(hero)], stop),
                Face::Event(event) => self.event_actions(side, data.name, None, event, stop),
                // HN-50.6: equal historical cards are one choice.
                Face::Historical if historical.is_some() => false,
                Face::Historical => {
                    historical = Some(card);
                    let list = self.mission().side(side).historical.iter().enumerate();
                    let mut open = list.filter(|(index, _)| force.used & (1 << index) == 0);
                    open.any(|(index, &event)| self.event_actions(side, data.name, Some(index as u8 + 1), event, stop))
                }
            };
            if heard {
                return true;
            }
        }
        false
    }

    /// HN-18.5, HN-18.11, HN-18.12.
    fn hero_actions(&self, side: Side, card: CardName, hero: &Hero, stop: &mut dyn FnMut(Action) -> bool) -> bool {
        let joins = |&tile: &crate::tile::Tile| self.piece(tile).hero.is_none() && hero.joins(self.kind(tile));
        self.units(side)
            .iter()
            .filter(joins)
            .any(|tile| stop(Action::Card { card, number: None, choice: Choice::Unit(self.tag(tile)) }))
    }

    fn event_actions(
        &self,
        side: Side,
        card: CardName,
        number: Option<u8>,
        event: EventRef,
        stop: &mut dyn FnMut(Action) -> bool,
    ) -> bool {
        if !self.is_time_for(side, event) {
            return false;
        }
        let kind = self.event_kind(event);
        let mut tell = |choice: Choice| stop(Action::Card { card, number, choice });
        let asking = kind.effects.iter().find(|effect| effect.first() != First::Nothing);
        let Some(effect) = asking else {
            let changes = kind.effects.iter().any(|effect| self.can_change(side, effect));
            return changes && tell(Choice::Nothing);
        };
        match effect.first() {
            First::Nothing => false,
            First::Unit => self.first_units(side, effect).iter().any(|tile| tell(Choice::Unit(self.tag(tile)))),
            First::Tile => self.first_tiles(side, event, effect).iter().any(|tile| tell(Choice::Tile(tile))),
            First::Card => {
                let reserve: crate::cards::CardSet = self.force(side).reserve.as_slice().iter().copied().collect();
                let units = reserve.iter().filter(|&card| self.unit_face(side, card).is_some());
                let mut names = units.map(|card| self.cards().data(side, card).name);
                names.any(|name| tell(Choice::Card(name)))
            }
            First::CardTile => {
                let Effect::Place { boxes, .. } = effect else { return false };
                self.event_cards(side, effect, event).iter().any(|card| {
                    let name = self.cards().data(side, card).name;
                    self.spots_for(side, card, *boxes).iter().any(|tile| tell(Choice::CardTile(name, tile)))
                })
            }
            First::Option => {
                let Effect::Choice { options, .. } = effect else { return false };
                let open = |effects: &[Effect]| {
                    self.can_afford(side, effects) && effects.iter().any(|effect| self.can_change(side, effect))
                };
                options.iter().filter(|(_, effects)| open(effects)).any(|(answer, _)| tell(Choice::Answer(*answer)))
            }
        }
    }

    /// The units that an effect may choose now: first, or next (D20).
    pub(crate) fn first_units(&self, side: Side, effect: &Effect) -> TileSet {
        let Some(target) = effect.target() else { return TileSet::NONE };
        let fits = |&tile: &crate::tile::Tile| {
            let piece = self.piece(tile);
            let enemy = self.tag(tile).side != side;
            // A type cannot be seen on the back of a card.
            if enemy && piece.is_secret() && target.is_typed() {
                return false;
            }
            let again = matches!(effect, Effect::Attack { distinct: false, .. });
            if piece.has(Mark::Settled) && !again {
                return false;
            }
            // HN-17.15
            match effect {
                Effect::Heal { .. } => piece.hits > 0,
                Effect::Go { .. } => self.may_get_go(tile),
                Effect::TurnUp { .. } => piece.is_hidden(),
                Effect::TurnDown { .. } => {
                    let near = self.units(self.tag(tile).side.other()).and(tile.around());
                    !piece.is_hidden() && piece.hero.is_none() && near.is_empty() && !self.variants.no_hidden
                }
                Effect::Marker { kind: crate::effect::MarkerKind::Panzerfaust, .. } => !piece.has(Mark::Panzerfaust),
                Effect::Act { .. } => self.can_act(side, effect, tile),
                _ => true,
            }
        };
        self.matching(target, side, Belief::Player).iter().filter(fits).collect()
    }

    /// The boxes that an effect may choose first.
    fn first_tiles(&self, side: Side, event: EventRef, effect: &Effect) -> TileSet {
        match effect {
            Effect::Save { scope: Scope::Area(reach), target, .. } => {
                let served = self.matching(target, side, Belief::Player);
                let near = served.iter().fold(served, |near, tile| near.or(tile.within(*reach)));
                near.and(self.field().boxes)
            }
            Effect::Marker { kind, spot: Spot::Empty(not) } => {
                let free = self.field().boxes.without(self.occupied()).without(self.lying(*kind));
                free.iter().filter(|&tile| !not.contains(self.terrain(tile))).collect()
            }
            Effect::Barrage { boxes, .. } => {
                let mut run = EventRun::new(event, side);
                run.left = match boxes {
                    Boxes::Around(more) => more + 1,
                    Boxes::Free(count, _) | Boxes::Exactly(count, _) => *count,
                };
                self.boxes_of_barrage(&run, effect)
            }
            Effect::Place { boxes, .. } => {
                let cards = self.event_cards(side, effect, event);
                cards.iter().fold(TileSet::NONE, |spots, card| spots.or(self.spots_for(side, card, *boxes)))
            }
            _ => TileSet::NONE,
        }
    }

    /// HN-17.15, HN-17.28: could an effect without a first choice change anything, by what its player knows?
    pub(crate) fn can_change(&self, side: Side, effect: &Effect) -> bool {
        let rival = side.other();
        let any = |target: &crate::effect::Filter| !self.matching(target, side, Belief::Player).is_empty();
        match effect {
            Effect::LookHand => {
                !self.force(rival).hand.without(&self.force(rival).seen.or(&self.force(rival).known)).is_empty()
            }
            Effect::Draw(_) => !self.force(side).reserve.is_empty(),
            Effect::Directives(count) if *count > 0 => self.force(side).directives < MOST_DIRECTIVES,
            Effect::Directives(_) => true,
            Effect::GoRoll(_) => !self.units(rival).is_empty(),
            Effect::Ignore { key, target } => {
                let has = |tile: crate::tile::Tile| {
                    self.piece(tile).is_secret() && self.tag(tile).side != side || self.kind(tile).has(*key)
                };
                self.matching(target, side, Belief::Player).iter().any(has)
            }
            Effect::Save { target, .. } | Effect::ArmourPiercing { target, .. } | Effect::ShootMod { target, .. } => {
                any(target)
            }
            Effect::DirectivesDespite { target } => target.as_ref().is_some_and(any),
            Effect::TerrainAs { from: None, .. } => {
                self.fords.iter().any(|tile| self.field().terrain(tile) == crate::terrain::Terrain::Water)
            }
            Effect::TerrainAs { from: Some(from), .. } => {
                self.field().boxes.iter().any(|tile| self.terrain(tile) == *from)
            }
            Effect::ObjectiveValue { tile, value } => {
                let lines = self.field().scores.iter().zip(self.worth);
                lines.into_iter().any(|(score, worth)| score.tile == *tile && worth != *value)
            }
            Effect::Marker { kind, spot: Spot::Boxes(boxes) } => !boxes.without(self.lying(*kind)).is_empty(),
            Effect::Unmark { kind, boxes } => !boxes.and(self.lying(*kind)).is_empty(),
            Effect::Unsuppress { target } => {
                self.matching(target, side, Belief::Player).iter().any(|tile| self.piece(tile).suppressed > 0)
            }
            Effect::Go { count: Count::Every, target } => {
                self.matching(target, side, Belief::Player).iter().any(|tile| self.may_get_go(tile))
            }
            Effect::AllMove { direction, target } => {
                let own = self.matching(target, side, Belief::Player);
                own.iter().any(|tile| !self.ways_of(tile, *direction).is_empty())
            }
            Effect::AllFire { target } => {
                self.matching(target, side, Belief::Player).iter().any(|tile| self.can_fire(tile))
            }
            Effect::Attack { target, .. }
            | Effect::Hit { target, .. }
            | Effect::Suppress { target, .. }
            | Effect::Surrender { target, .. }
            | Effect::Rout { target, .. }
            | Effect::TurnUp { target, .. }
            | Effect::TurnDown { target, .. } => any(target),
            Effect::Heal { target, .. } => {
                self.matching(target, side, Belief::Player).iter().any(|tile| self.piece(tile).hits > 0)
            }
            // A card that is drawn by the same event may come at once.
            Effect::Place { boxes, .. } => self
                .event_cards(side, effect, EventRef(u8::MAX))
                .iter()
                .any(|card| !self.spots_for(side, card, *boxes).is_empty()),
            Effect::Choice { whose: Whose::Enemy, options } => {
                let rival_can = |effects: &[Effect]| {
                    self.can_afford(rival, effects) && effects.iter().any(|effect| self.can_change(side, effect))
                };
                options.iter().any(|(_, effects)| rival_can(effects))
            }
            _ => false,
        }
    }
}
