//! D2, D15, D18 to D22: what an event that is being settled asks for.

use crate::action::{Action, Button, Choice, ValueName};
use crate::effect::{Boxes, Direction, Effect};
use crate::legal::{answer_action, play};
use crate::printed::Key;
use crate::side::Side;
use crate::state::{EventAsk, EventRun, Heroes, Stage};
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

impl Heroes {
    /// The effect that is being settled.
    pub(crate) fn effect_of(&self, run: &EventRun) -> Option<&Effect> {
        self.event_kind(run.event).effects.get(usize::from(run.effect))
    }

    /// Has the event something to choose besides being done?
    pub(crate) fn event_has_choice(&self) -> bool {
        self.each_event_choice(&mut |_| true)
    }

    /// The one thing that can be chosen, if there is just one and it cannot be declined (HN-50.8).
    pub(crate) fn only_event_choice(&self) -> Option<Action> {
        let asks = self.event.is_some_and(|run| run.ask != EventAsk::Answer);
        if !asks || self.may_be_done() {
            return None;
        }
        let (mut only, mut count) = (None, 0);
        self.each_event_choice(&mut |action| {
            only = Some(action);
            count += 1;
            count > 1
        });
        only.filter(|_| count == 1)
    }

    pub(super) fn event_choices(&self, out: &mut Vec<Action>) {
        self.each_event_choice(&mut |action| {
            out.push(action);
            false
        });
        if self.may_be_done() {
            out.push(Action::Button(Button::Done));
        }
    }

    /// D2 and D22 have no pass; a barrage can be ended once a chosen box will be struck (HN-50.10); a unit that acts has to
    /// do something first (D21).
    fn may_be_done(&self) -> bool {
        let Some(run) = &self.event else { return false };
        match run.ask {
            EventAsk::Each | EventAsk::Answer | EventAsk::Nothing | EventAsk::Strike => false,
            EventAsk::Acts => run.moved || run.values != [0; 2],
            EventAsk::Boxes => match self.effect_of(run) {
                Some(Effect::Barrage { boxes, both, .. }) => {
                    let struck = self.can_be_struck(run.side, *both);
                    !matches!(boxes, Boxes::Exactly(..)) && run.chosen_boxes().iter().any(|&tile| struck.contains(tile))
                }
                _ => false,
            },
            EventAsk::Units | EventAsk::Spots | EventAsk::Cards | EventAsk::Moves | EventAsk::Fires => true,
        }
    }

    fn each_event_choice(&self, stop: &mut dyn FnMut(Action) -> bool) -> bool {
        let Some(run) = &self.event else { return false };
        let Some(effect) = self.effect_of(run) else { return false };
        match run.ask {
            EventAsk::Nothing | EventAsk::Strike => false,
            EventAsk::Answer => true,
            EventAsk::Units => {
                run.left > 0 && self.first_units(run.side, effect).iter().any(|tile| stop(Action::Unit(self.tag(tile))))
            }
            EventAsk::Each => self.concerned().iter().any(|tile| stop(Action::Unit(self.tag(tile)))),
            EventAsk::Boxes => self.next_boxes(run).iter().any(|tile| stop(Action::Tile(tile))),
            EventAsk::Spots => {
                let Effect::Place { boxes, .. } = effect else { return false };
                let cards = self.event_cards(run.side, effect, run.event);
                let spots =
                    cards.iter().fold(TileSet::NONE, |spots, card| spots.or(self.spots_for(run.side, card, *boxes)));
                run.left > 0 && spots.iter().any(|tile| stop(Action::Tile(tile)))
            }
            EventAsk::Cards => {
                let Effect::Place { boxes, .. } = effect else { return false };
                let cards = self.event_cards(run.side, effect, run.event);
                run.left > 0
                    && cards.iter().any(|card| {
                        let name = self.cards().data(run.side, card).name;
                        let spots = self.spots_for(run.side, card, *boxes);
                        spots.iter().any(|tile| stop(play(name, Choice::Tile(tile))))
                    })
            }
            EventAsk::Moves => {
                let Effect::AllMove { direction, .. } = effect else { return false };
                self.concerned().iter().any(|tile| {
                    let (unit, ways) = (self.tag(tile), self.ways_of(tile, *direction));
                    match direction {
                        Direction::Any => ways.iter().any(|to| stop(Action::Move { unit, tile: to })),
                        _ => !ways.is_empty() && stop(Action::Unit(unit)),
                    }
                })
            }
            EventAsk::Fires => self.concerned().iter().any(|tile| {
                (0..self.kind(tile).values.len()).any(|slot| self.tell_shots(tile, self.halted_name(tile, slot), stop))
            }),
            EventAsk::Acts => {
                let tile = run.unit.and_then(|unit| self.find(unit));
                tile.is_some_and(|tile| self.each_act(run, effect, tile, stop))
            }
        }
    }

    fn tell_shots(&self, tile: Tile, name: ValueName, stop: &mut dyn FnMut(Action) -> bool) -> bool {
        let mut heard = false;
        self.each_shot(tile, name, |unit, value, paid, target| {
            heard = heard || stop(Action::Shoot { unit, value, paid, target });
        });
        heard
    }

    /// The boxes into which an event may move a unit.
    pub(crate) fn ways_of(&self, tile: Tile, direction: Direction) -> TileSet {
        if self.is_immobile(tile) {
            return TileSet::NONE;
        }
        let side = self.tag(tile).side;
        let near = match direction {
            Direction::Forward => tile.forward(side).map_or(TileSet::NONE, TileSet::only),
            Direction::Back => tile.back(side).map_or(TileSet::NONE, TileSet::only),
            Direction::Any => tile.beside(),
        };
        self.enterable(tile, near)
    }

    /// Has the unit a value that reaches an enemy?
    pub(crate) fn can_fire(&self, tile: Tile) -> bool {
        let side = self.tag(tile).side;
        self.kind(tile).values.iter().any(|value| !self.targets(tile, side, value).is_empty())
    }

    /// D21: moves and attacks of a unit that acts by an event.
    fn each_act(&self, run: &EventRun, effect: &Effect, tile: Tile, stop: &mut dyn FnMut(Action) -> bool) -> bool {
        let Effect::Act { moves, attacks, bound, .. } = effect else { return false };
        let unit = self.tag(tile);
        let shots = run.values[0] + run.values[1];
        // HN-17.20: unless the text says otherwise Fire or Move does not bind it, and the halted value is used.
        let fire_or_move = *bound && self.has_key(tile, Key::FireOrMove);
        let held = self.is_immobile(tile) || (fire_or_move && shots > 0) || (*bound && run.halted);
        if *moves > 0 && !run.moved && !held {
            let near = if self.kind(tile).is(UnitType::Mech) { tile.around() } else { tile.beside() };
            if self.enterable(tile, near).iter().any(|to| stop(Action::Move { unit, tile: to })) {
                return true;
            }
            // HN-47.4: a normal move may lead out by an exit.
            let out = self.is_exit(unit.side, tile) && self.mission().exits.is_some_and(|exits| exits.by_move);
            if out && stop(Action::Exit(unit)) {
                return true;
            }
        }
        let spent = attacks.is_some_and(|most| shots >= most) || (fire_or_move && run.moved);
        if spent {
            return false;
        }
        self.kind(tile).values.iter().enumerate().filter(|(slot, _)| run.values[*slot] == 0).any(|(slot, value)| {
            let mut tell = |halted: Option<bool>| self.tell_shots(tile, ValueName::of(slot, halted), stop);
            match value.moved {
                None => tell(None),
                Some(_) if !*bound => tell(Some(true)),
                Some(_) => (!run.moved && tell(Some(true))) || tell(Some(false)),
            }
        })
    }

    /// May this unit do anything if an event lets it act?
    pub(crate) fn can_act(&self, side: Side, effect: &Effect, tile: Tile) -> bool {
        let run = EventRun::new(crate::cards::EventRef(0), side);
        self.each_act(&run, effect, tile, &mut |_| true)
    }

    /// HN-50.10: the boxes that a barrage may choose next.
    pub(crate) fn next_boxes(&self, run: &EventRun) -> TileSet {
        match self.effect_of(run) {
            Some(effect) => self.boxes_of_barrage(run, effect),
            None => TileSet::NONE,
        }
    }

    /// A box may be chosen only if a unit that can be struck is in a chosen box or can still be reached by the boxes to come.
    pub(crate) fn boxes_of_barrage(&self, run: &EventRun, effect: &Effect) -> TileSet {
        let Effect::Barrage { boxes, both, .. } = effect else { return TileSet::NONE };
        if run.left == 0 {
            return TileSet::NONE;
        }
        let struck = self.can_be_struck(run.side, *both);
        let chosen: TileSet = run.chosen_boxes().iter().copied().collect();
        let all = self.field().boxes;
        let near_first = run.chosen_boxes().first().map(|first| first.around().and(all));
        let open = match (boxes, near_first) {
            (Boxes::Around(_), Some(near)) => near,
            (Boxes::Around(_), None) => all,
            (Boxes::Free(_, area) | Boxes::Exactly(_, area), _) => *area,
        };
        let open = open.without(chosen);
        // What is struck already, or the last box: the rest is plain.
        if !chosen.and(struck).is_empty() {
            return open;
        }
        let reaches = |&tile: &Tile| {
            if struck.contains(tile) {
                return true;
            }
            let to_come = match (boxes, near_first) {
                (Boxes::Around(_), None) => tile.around().and(all),
                _ => open,
            };
            let mut to_come = to_come;
            to_come.remove(tile);
            run.left > 1 && !to_come.and(struck).is_empty()
        };
        let possible: TileSet = open.iter().filter(reaches).collect();
        // HN-43.3: a bombardment goes on even where nobody can be struck.
        if possible.is_empty() && self.stage == Stage::Before { open } else { possible }
    }

    /// D15.
    pub(super) fn answers(&self, side: Side, out: &mut Vec<Action>) {
        let Some(Effect::Choice { options, .. }) = self.event.as_ref().and_then(|run| self.effect_of(run)) else {
            return;
        };
        let open = options.iter().filter(|(_, effects)| self.can_afford(side, effects));
        out.extend(open.map(|(answer, _)| answer_action(*answer)));
    }
}
