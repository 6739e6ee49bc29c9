//! Set-up (HN-3): deployment, secret or listed, shuffling, opening hands, fire before turn 1.

use sandtable_core::{Pile, SetupError};

use crate::action::{Action, Button};
use crate::cards::{Card, CardSet, Face};
use crate::event::Event;
use crate::field::MOST_SCORES;
use crate::piece::{Evidence, Mark, Piece};
use crate::printed::Key;
use crate::rules::Table;
use crate::scenario::Deployed;
use crate::setup::{ScenarioRef, Setup, Variants};
use crate::side::Side;
use crate::state::{EventRun, Force, Heroes, MOST_LASTING, Stage, Task};
use crate::tile::{Tile, TileSet};
use crate::types::UnitType;

impl Heroes {
    /// A battlefield with its markers and nobody on it.
    pub(crate) fn bare(scenario: ScenarioRef, variants: Variants) -> Heroes {
        let mission = scenario.get();
        let field = &mission.field;
        let mut worth = [0; MOST_SCORES];
        field.scores.iter().zip(&mut worth).for_each(|(score, worth)| *worth = score.value);
        let forces = Side::BOTH.map(|side| Force { directives: mission.side(side).directives, ..Force::EMPTY });
        Heroes {
            own_field: None,
            variants,
            turn: 1,
            phase: mission.first,
            stage: Stage::Before,
            commands: 0,
            pause: false,
            window: false,
            task: Task::None,
            event: None,
            entering: [None; 2],
            attack: None,
            lasting: [None; MOST_LASTING],
            units: [TileSet::NONE; 2],
            pieces: [Piece::NOBODY; 64],
            fords: field.fords,
            obstacles: field.obstacles,
            mines: [TileSet::NONE; 2],
            control: [TileSet::NONE; 2],
            worth,
            forces,
            ending: None,
            scenario,
        }
    }

    /// HN-3: the first state, at its first question.
    pub(crate) fn set_up(setup: &Setup, table: &mut Table<'_>) -> Result<Heroes, SetupError> {
        let mut game = Heroes::bare(setup.check()?, setup.variants());
        for side in Side::BOTH {
            game.lay_piles(side);
            game.deploy_visible(side);
        }
        game.settle_control();
        game.next_deployment(Side::Us, table);
        game.settle(table);
        Ok(game)
    }

    /// HN-30.1, HN-30.4: is this card left out of the game?
    pub(crate) fn is_left_out(&self, side: Side, card: Card) -> bool {
        match self.cards().data(side, card).face {
            Face::Event(_) | Face::Historical => self.variants.no_events,
            Face::Unit(kind) => self.variants.no_hidden && self.cards().kinds[usize::from(kind)].is_decoy(),
            Face::Hero(_) => false,
        }
    }

    /// HN-3.8, HN-3.14: the reserve in the order of its list, the first card on top, and what is set aside.
    pub(crate) fn lay_piles(&mut self, side: Side) {
        let setup = self.mission().side(side);
        let reserve = Pile::from_top_first(setup.reserve.iter().copied().filter(|&card| !self.is_left_out(side, card)));
        let aside: CardSet = setup.aside.iter().copied().collect();
        let force = self.force_mut(side);
        force.reserve = reserve;
        force.aside = aside;
    }

    /// HN-3.4, HN-50.5: the entries of the deployment list that are in the game, each with the number of its tag.
    pub(crate) fn deployment(&self, side: Side) -> impl Iterator<Item = (u8, Deployed)> + '_ {
        let list = self.mission().side(side).deployment.iter().copied();
        let played = list.filter(move |entry| !self.is_left_out(side, entry.card));
        played.enumerate().map(|(index, entry)| (index as u8 + 1, entry))
    }

    /// HN-3.7, HN-30.10: cards that are deployed visible take their listed boxes.
    fn deploy_visible(&mut self, side: Side) {
        for index in 0..self.mission().side(side).deployment.len() {
            let Some((number, entry)) = self.deployment(side).nth(index) else { break };
            self.force_mut(side).next_tag = number + 1;
            if !entry.hidden || self.variants.no_hidden {
                self.put_down(side, number, entry.card, entry.tile, false);
            }
        }
    }

    /// Puts a card of a deployment into a box.
    pub(crate) fn put_down(&mut self, side: Side, number: u8, card: Card, tile: Tile, hidden: bool) {
        let Some(kind) = self.unit_face(side, card) else { return };
        let mut piece = Piece { number, card, kind, ..Piece::NOBODY };
        if hidden {
            piece.put(Mark::Hidden);
            piece.put(Mark::Deployed);
        }
        *self.piece_mut(tile) = piece;
        self.units[side.index()].insert(tile);
        if hidden {
            let fort = self.is_fort_box(side, tile);
            self.shows(tile, if fort { Evidence::Fort } else { Evidence::NotFort });
            self.note_ground(tile);
        }
    }

    /// HN-3.6: does the list give this box to a FORT card?
    pub(crate) fn is_fort_box(&self, side: Side, tile: Tile) -> bool {
        let list = &self.mission().side(side).deployment;
        list.iter().any(|entry| entry.tile == tile && entry.fort)
    }

    /// HN-3.16: the next side that arranges hidden cards is asked; if there is none, the set-up goes on.
    fn next_deployment(&mut self, side: Side, table: &mut Table<'_>) {
        let list = &self.mission().side(side).deployment;
        let hidden = list.iter().filter(|entry| entry.hidden).count();
        let first = list.iter().position(|entry| entry.hidden);
        match first {
            Some(next) if !self.variants.no_hidden => {
                let next = next as u8;
                self.stage = Stage::Deploy { side, next };
                self.phase = side;
                if hidden == 1 {
                    self.deploy_as_listed(side, next, table);
                    self.end_deployment(side, table);
                }
            }
            _ => self.end_deployment(side, table),
        }
    }

    /// D1.
    pub(crate) fn deploy(&mut self, side: Side, action: Action, table: &mut Table<'_>) {
        let Stage::Deploy { next, .. } = self.stage else { return };
        match action {
            Action::Deploy { tile, card } => {
                let Some((_, card)) = self.cards().named(card) else { return };
                self.deploy_next(side, next, card, tile, table);
                // HN-3.16, HN-50.8: where one card is left for a box it is placed without asking.
                while let Stage::Deploy { next, .. } = self.stage
                    && let Some((card, tile)) = self.only_card(side)
                {
                    self.deploy_next(side, next, card, tile, table);
                }
                if self.undeployed(side).is_empty() {
                    self.end_deployment(side, table);
                }
            }
            Action::Button(Button::AsListed) => {
                self.deploy_as_listed(side, next, table);
                self.end_deployment(side, table);
            }
            _ => {}
        }
    }

    /// A card lies in the next box of the list; the one after it is next.
    fn deploy_next(&mut self, side: Side, next: u8, card: Card, tile: Tile, table: &mut Table<'_>) {
        self.deploy_card(side, next, card, tile, table);
        self.stage = Stage::Deploy { side, next: next + 1 };
    }

    fn deploy_card(&mut self, side: Side, index: u8, card: Card, tile: Tile, table: &mut Table<'_>) {
        self.put_down(side, index + 1, card, tile, true);
        table.emit(|| Event::Placed { unit: self.unit_label(tile), tile, hidden: true });
    }

    fn deploy_as_listed(&mut self, side: Side, next: u8, table: &mut Table<'_>) {
        for index in usize::from(next)..self.mission().side(side).deployment.len() {
            let entry = self.mission().side(side).deployment[index];
            self.deploy_card(side, index as u8, entry.card, entry.tile, table);
        }
    }

    /// The hidden cards of the list that are not placed yet.
    pub(crate) fn undeployed(&self, side: Side) -> CardSet {
        let list = &self.mission().side(side).deployment;
        let mut left: CardSet = list.iter().filter(|entry| entry.hidden).map(|entry| entry.card).collect();
        self.units(side).iter().for_each(|tile| left.remove(self.piece(tile).card));
        left
    }

    /// HN-3.6: may this card lie in this box of the list?
    pub(crate) fn fits_box(&self, side: Side, card: Card, tile: Tile) -> bool {
        let Some(kind) = self.unit_face(side, card) else { return false };
        let kind = &self.cards().kinds[usize::from(kind)];
        kind.is(UnitType::Fort) == self.is_fort_box(side, tile) && self.can_stand(kind, kind.has(Key::Amphibious), tile)
    }

    /// HN-3.15: a side has deployed; then the other, then shuffling, opening hands, fire before turn 1, the first phase.
    fn end_deployment(&mut self, side: Side, table: &mut Table<'_>) {
        if side == Side::Us {
            return self.next_deployment(Side::Ge, table);
        }
        self.stage = Stage::Before;
        self.phase = self.mission().first;
        for side in Side::BOTH {
            self.force_mut(side).reserve.shuffle(table.chance);
        }
        for side in Side::BOTH {
            let count = self.mission().side(side).hand;
            self.draw(side, count, table);
        }
        self.begin_bombardment(table);
    }

    /// HN-43.3, HN-45.3: fire before turn 1, if the scenario has it.
    pub(crate) fn begin_bombardment(&mut self, table: &mut Table<'_>) {
        if let Some((side, event)) = self.mission().bombard {
            self.event = Some(EventRun::new(event, side));
            self.begin_effect(table);
        }
    }

    /// HN-31.4: a marked box with a visible unit belongs to that side, every other one to the defender.
    pub(crate) fn settle_control(&mut self) {
        let defender = self.mission().defender;
        self.control = [TileSet::NONE; 2];
        for tile in self.field().marked().iter() {
            let visible = self.side_at(tile).filter(|_| !self.piece(tile).is_hidden());
            self.control[visible.unwrap_or(defender).index()].insert(tile);
        }
    }
}
