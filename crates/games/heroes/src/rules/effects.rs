//! What events do, effect by effect (HN-17.19 to HN-17.28, HN-32, HN-41 to HN-47).

use crate::action::{Action, Button, Choice};
use crate::cards::{Card, CardSet, Face};
use crate::effect::{Answer, Boxes, Count, Direction, Effect, Filter, From, MarkerKind, Scope, Spot, Whose};
use crate::event::{Event, Manner, Reason};
use crate::matching::Belief;
use crate::piece::{Evidence, Mark};
use crate::rules::Table;
use crate::rules::reinforcements::Origin;
use crate::rules::shooting::YELLOW;
use crate::side::{Side, Tag};
use crate::state::{EventAsk, EventRun, Heroes, Shooter, Task};
use crate::tile::{Tile, TileSet};

impl Heroes {
    /// The event was played with this first choice.
    pub(crate) fn begin_event(&mut self, choice: Choice, table: &mut Table<'_>) {
        self.start_effect(choice, table);
    }

    /// A rule of the scenario begins, without a first choice.
    pub(crate) fn begin_effect(&mut self, table: &mut Table<'_>) {
        self.start_effect(Choice::Nothing, table);
    }

    /// Settles effects until one needs a decision or an attack.
    fn start_effect(&mut self, choice: Choice, table: &mut Table<'_>) {
        let scenario = self.scenario.clone();
        while let Some(run) = self.event {
            let effects = &scenario.get().cards.events[usize::from(run.event.0)].effects;
            let Some(effect) = effects.get(usize::from(run.effect)) else { return self.end_event() };
            self.carry_effect(run.side, effect, choice, table);
            match &mut self.event {
                Some(run) if run.ask == EventAsk::Nothing && self.attack.is_none() && self.entering[0].is_none() => {
                    run.effect += 1;
                }
                _ => return,
            }
        }
    }

    fn end_event(&mut self) {
        self.event = None;
        for tile in self.occupied().iter() {
            let piece = self.piece_mut(tile);
            piece.take(Mark::Concerned);
            piece.take(Mark::Settled);
        }
    }

    /// Does the event ask for something? If not, it moves on.
    pub(crate) fn rest_in_event(&mut self, table: &mut Table<'_>) -> bool {
        let Some(run) = self.event else { return false };
        match run.ask {
            EventAsk::Nothing => {
                if let Some(run) = &mut self.event {
                    run.effect += 1;
                }
                self.start_effect(Choice::Nothing, table);
                return false;
            }
            EventAsk::Strike => {
                self.strike_box(table);
                return false;
            }
            // HN-50.8: the last unit is settled without asking.
            EventAsk::Each => {
                let concerned = self.concerned();
                match (concerned.len(), concerned.lowest()) {
                    (1, Some(tile)) => self.settle_unit(tile, table),
                    (0, _) => self.stop_asking(),
                    _ => return true,
                }
                return false;
            }
            EventAsk::Boxes if run.left == 0 || self.next_boxes(&run).is_empty() => {
                self.ask(EventAsk::Strike);
                return false;
            }
            _ => {}
        }
        // HN-50.8: where there is no choice nobody is asked.
        if let Some(action) = self.only_event_choice() {
            self.go_on_event(action, table);
            return false;
        }
        if self.event_has_choice() {
            return true;
        }
        self.stop_asking();
        false
    }

    fn ask(&mut self, ask: EventAsk) {
        if let Some(run) = &mut self.event {
            run.ask = ask;
        }
    }

    fn stop_asking(&mut self) {
        self.ask(EventAsk::Nothing);
    }

    /// The units that the event still concerns.
    pub(crate) fn concerned(&self) -> TileSet {
        self.occupied().iter().filter(|&tile| self.piece(tile).has(Mark::Concerned)).collect()
    }

    /// HN-17.26: which units an event on "every" unit concerns is fixed now. A hidden enemy unit that is met by its type is
    /// turned up, so that everybody sees whom it concerns.
    fn concern(&mut self, target: &Filter, side: Side, table: &mut Table<'_>) {
        for tile in self.matching(target, side, Belief::Truth).iter() {
            let hidden_enemy = self.tag(tile).side != side && self.piece(tile).is_secret();
            if hidden_enemy && target.is_typed() {
                self.turn_up(tile, table);
            }
            self.piece_mut(tile).put(Mark::Concerned);
        }
    }

    /// HN-17.23: a hidden own unit that profits from a type is turned up first; HN-51.12: one that profits although decoys
    /// do not is no decoy.
    fn favour(&mut self, tile: Tile, target: &Filter, table: &mut Table<'_>) {
        if !self.piece(tile).is_hidden() {
            return;
        }
        if target.is_typed() {
            self.turn_up(tile, table);
        } else if !target.decoys {
            self.shows(tile, Evidence::NoDecoy);
        }
    }

    fn carry_effect(&mut self, side: Side, effect: &Effect, choice: Choice, table: &mut Table<'_>) {
        let unit = match choice {
            Choice::Unit(unit) => self.find(unit),
            _ => None,
        };
        match effect {
            Effect::LookHand => self.look_at_hand(side, table),
            Effect::Draw(count) => self.draw(side, *count, table),
            Effect::Directives(count) => self.change_directives(side, *count, table),
            Effect::GoRoll(_)
            | Effect::Ignore { .. }
            | Effect::DirectivesDespite { .. }
            | Effect::ShootMod { .. }
            | Effect::TerrainAs { .. } => {}
            Effect::Save { scope, target, .. } | Effect::ArmourPiercing { scope, target } => {
                if let Some(tile) = unit.filter(|_| *scope == Scope::Chosen) {
                    self.favour(tile, target, table);
                }
            }
            Effect::ExtraMove { target } => {
                if let Some(tile) = unit {
                    self.favour(tile, target, table);
                }
            }
            Effect::ObjectiveValue { tile, value } => self.revalue(*tile, *value, table),
            Effect::Marker { kind, spot } => self.put_marker(side, *kind, spot, choice, table),
            Effect::Unmark { kind, boxes } => self.take_markers(*kind, *boxes, table),
            Effect::Unsuppress { target } => {
                for tile in self.matching(target, side, Belief::Truth).iter() {
                    while self.piece(tile).suppressed > 0 {
                        self.favour(tile, target, table);
                        self.unsuppress(self.tag(tile), table);
                    }
                }
            }
            Effect::Suppress { markers, count: Count::Every, target } => {
                self.suppress_all(side, *markers, target, table)
            }
            Effect::Go { count: Count::Every, target } => {
                for tile in self.matching(target, side, Belief::Truth).iter() {
                    if self.may_get_go(tile) {
                        self.favour(tile, target, table);
                        self.place_go(tile, false, table);
                    }
                }
            }
            Effect::Attack { count: Count::UpTo(count), .. }
            | Effect::Hit { count: Count::UpTo(count), .. }
            | Effect::Suppress { count: Count::UpTo(count), .. }
            | Effect::Heal { count: Count::UpTo(count), .. }
            | Effect::Go { count: Count::UpTo(count), .. }
            | Effect::TurnUp { count: Count::UpTo(count), .. }
            | Effect::TurnDown { count: Count::UpTo(count), .. }
            | Effect::Surrender { count: Count::UpTo(count), .. }
            | Effect::Rout { count: Count::UpTo(count), .. } => {
                if let (Some(run), Some(tile)) = (&mut self.event, unit) {
                    run.left = *count;
                    run.ask = EventAsk::Units;
                    self.settle_unit(tile, table);
                }
            }
            Effect::Attack { target, .. }
            | Effect::Hit { target, .. }
            | Effect::Heal { target, .. }
            | Effect::TurnUp { target, .. }
            | Effect::TurnDown { target, .. }
            | Effect::Surrender { target, .. }
            | Effect::Rout { target, .. } => {
                self.concern(target, side, table);
                self.ask(EventAsk::Each);
            }
            Effect::AllMove { target, .. } => {
                self.concern(target, side, table);
                self.ask(EventAsk::Moves);
            }
            Effect::AllFire { target } => {
                self.concern(target, side, table);
                self.ask(EventAsk::Fires);
            }
            Effect::Barrage { boxes, .. } => {
                if let Some(run) = &mut self.event {
                    run.left = match boxes {
                        Boxes::Around(more) => more + 1,
                        Boxes::Free(count, _) | Boxes::Exactly(count, _) => *count,
                    };
                    run.ask = EventAsk::Boxes;
                }
                if let Choice::Tile(tile) = choice {
                    self.choose_box(tile);
                }
            }
            Effect::Act { target, .. } => {
                if let Some(tile) = unit {
                    self.favour(tile, target, table);
                    let tag = self.tag(tile);
                    if let Some(run) = &mut self.event {
                        run.unit = Some(tag);
                        run.ask = EventAsk::Acts;
                    }
                }
            }
            Effect::Pick => {
                if let Choice::Card(name) = choice {
                    self.pick(side, name, table);
                }
            }
            Effect::Place { from, count, .. } => {
                if let Some(run) = &mut self.event {
                    run.left = *count;
                    run.ask = match from {
                        From::Aside => EventAsk::Spots,
                        From::Hand => EventAsk::Cards,
                        From::Discard => EventAsk::Nothing,
                    };
                }
                match choice {
                    Choice::Tile(tile) => self.place_by_event(None, tile, table),
                    Choice::CardTile(name, tile) => {
                        let card = self.cards().named(name).map(|(_, card)| card);
                        self.place_by_event(card, tile, table);
                    }
                    _ => {}
                }
            }
            Effect::Choice { whose: Whose::Friendly, options } => {
                if let Choice::Answer(answer) = choice {
                    self.take_option(side, side, options, answer, table);
                }
            }
            Effect::Choice { options, .. } => {
                let rival = side.other();
                let mut open = options.iter().filter(|(_, effects)| self.can_afford(rival, effects));
                match (open.next(), open.next()) {
                    (Some(_), Some(_)) => self.ask(EventAsk::Answer),
                    (Some(&(answer, _)), None) => self.take_option(side, rival, options, answer, table),
                    _ => {}
                }
            }
        }
    }

    /// HN-46.12: who discards DIRECTIVES must have them.
    pub(crate) fn can_afford(&self, side: Side, effects: &[Effect]) -> bool {
        effects.iter().all(|effect| match effect {
            Effect::Directives(count) if *count < 0 => self.force(side).directives >= count.unsigned_abs(),
            _ => true,
        })
    }

    /// One of several effects is taken. Filters are seen from who played the event; DIRECTIVES and cards are those of who
    /// chooses.
    fn take_option(
        &mut self,
        player: Side,
        chooser: Side,
        options: &[(Answer, Vec<Effect>)],
        answer: Answer,
        table: &mut Table<'_>,
    ) {
        let Some((_, effects)) = options.iter().find(|(name, _)| *name == answer) else { return };
        for effect in effects {
            let side = if matches!(effect, Effect::Directives(_) | Effect::Draw(_)) { chooser } else { player };
            self.carry_effect(side, effect, Choice::Nothing, table);
        }
    }

    fn change_directives(&mut self, side: Side, count: i8, table: &mut Table<'_>) {
        if count > 0 {
            return self.take_directives(side, count as u8, Reason::Event, table);
        }
        let force = self.force_mut(side);
        let lost = count.unsigned_abs().min(force.directives);
        force.directives -= lost;
        let total = force.directives;
        table.emit(|| Event::DirectivesLost { side, count: lost, total });
    }

    /// HN-44.6.
    fn look_at_hand(&mut self, side: Side, table: &mut Table<'_>) {
        let rival = side.other();
        let force = self.force_mut(rival);
        force.seen = force.hand;
        table.reveal();
        table.emit(|| Event::HandSeen {
            by: side,
            cards: Some(self.force(rival).hand.iter().map(|card| self.card_label(rival, card)).collect()),
        });
    }

    /// HN-45.11.
    fn revalue(&mut self, tile: Tile, value: u8, table: &mut Table<'_>) {
        for index in 0..self.field().scores.len() {
            if self.field().scores[index].tile == tile {
                self.worth[index] = value;
            }
        }
        table.emit(|| Event::Revalued { tile, value });
    }

    fn put_marker(&mut self, side: Side, kind: MarkerKind, spot: &Spot, choice: Choice, table: &mut Table<'_>) {
        match (spot, choice) {
            (Spot::Unit(target), Choice::Unit(unit)) => {
                let Some(tile) = self.find(unit) else { return };
                self.favour(tile, target, table);
                let piece = self.piece_mut(tile);
                match kind {
                    MarkerKind::Panzerfaust => piece.put(Mark::Panzerfaust),
                    _ => piece.more_points = piece.more_points.saturating_add(1).min(9),
                }
                table.emit(|| Event::MarkerGiven { marker: kind.name(), unit: self.unit_label(tile) });
            }
            (Spot::Boxes(boxes), _) => boxes.iter().for_each(|tile| self.lay_marker(side, kind, tile, table)),
            (Spot::Empty(_), Choice::Tile(tile)) => self.lay_marker(side, kind, tile, table),
            _ => {}
        }
    }

    fn lay_marker(&mut self, side: Side, kind: MarkerKind, tile: Tile, table: &mut Table<'_>) {
        match kind {
            MarkerKind::Mine => self.mines[side.index()].insert(tile),
            MarkerKind::Ford => self.fords.insert(tile),
            MarkerKind::Obstacle => self.obstacles.insert(tile),
            MarkerKind::Panzerfaust | MarkerKind::HitPoint => return,
        }
        table.emit(|| Event::MarkerPut { marker: kind.name(), tile, side });
    }

    fn take_markers(&mut self, kind: MarkerKind, boxes: TileSet, table: &mut Table<'_>) {
        let taken = boxes.and(self.lying(kind));
        match kind {
            MarkerKind::Mine => self.mines = self.mines.map(|mines| mines.without(boxes)),
            MarkerKind::Ford => self.fords = self.fords.without(boxes),
            MarkerKind::Obstacle => self.obstacles = self.obstacles.without(boxes),
            MarkerKind::Panzerfaust | MarkerKind::HitPoint => {}
        }
        for tile in taken.iter() {
            table.emit(|| Event::MarkerTaken { marker: kind.name(), tile });
        }
    }

    /// Where markers of a kind lie.
    pub(crate) fn lying(&self, kind: MarkerKind) -> TileSet {
        match kind {
            MarkerKind::Mine => self.mines[0].or(self.mines[1]),
            MarkerKind::Ford => self.fords,
            MarkerKind::Obstacle => self.obstacles,
            MarkerKind::Panzerfaust | MarkerKind::HitPoint => TileSet::NONE,
        }
    }

    /// HN-46.12: every unit but decoys, without a choice. HN-51.12, HN-51.13: that tells decoys from others.
    fn suppress_all(&mut self, side: Side, markers: u8, target: &Filter, table: &mut Table<'_>) {
        for tile in self.matching(target, side, Belief::Player).iter() {
            if self.matches(target, side, tile, Belief::Truth) {
                if !target.decoys {
                    self.shows(tile, Evidence::NoDecoy);
                }
                self.mark(tile, 0, markers, table);
            } else if !target.is_typed() {
                self.shows(tile, Evidence::Decoy);
            }
        }
    }

    /// HN-20.2, HN-20.3, HN-20.37: may the unit in this box be given a GO! marker? One that takes part in a manoeuvre will be
    /// ACTIVATED at its end, so it may not either.
    pub(crate) fn may_get_go(&self, tile: Tile) -> bool {
        let piece = self.piece(tile);
        let busy = match &self.task {
            Task::Activation(active) => active.unit == self.tag(tile),
            Task::Manoeuvre(manoeuvre) => manoeuvre.units.contains(&self.tag(tile)),
            _ => false,
        };
        !piece.has(Mark::Activated) && !piece.has(Mark::Go) && !busy
    }

    /// HN-50.11: an effect is settled on one unit.
    fn settle_unit(&mut self, tile: Tile, table: &mut Table<'_>) {
        let Some(run) = &mut self.event else { return };
        run.left = run.left.saturating_sub(1);
        let (side, event, index) = (run.side, run.event, run.effect);
        let scenario = self.scenario.clone();
        let effect = &scenario.get().cards.events[usize::from(event.0)].effects[usize::from(index)];
        let piece = self.piece_mut(tile);
        piece.take(Mark::Concerned);
        piece.put(Mark::Settled);
        match effect {
            Effect::Attack { shot, .. } => self.declare_shot(side, Shooter::Nobody, tile, *shot, table),
            Effect::Hit { markers, .. } => {
                self.mark(tile, *markers, 0, table);
            }
            Effect::Suppress { markers, .. } => {
                self.mark(tile, 0, *markers, table);
            }
            Effect::Heal { target, .. } => {
                self.favour(tile, target, table);
                self.heal(tile, table);
            }
            Effect::Go { target, .. } => {
                self.favour(tile, target, table);
                self.place_go(tile, false, table);
            }
            Effect::TurnUp { .. } => {
                self.turn_up(tile, table);
            }
            Effect::TurnDown { .. } => self.turn_down(tile, table),
            Effect::Surrender { number, .. } => {
                let die = table.chance.number(YELLOW);
                let surrendered = die >= *number;
                table.emit(|| Event::SurrenderRolled { unit: self.unit_label(tile), die, need: *number, surrendered });
                if surrendered {
                    // HN-15.5
                    self.destroy(tile, table);
                }
            }
            Effect::Rout { number, .. } => self.rout(tile, *number, table),
            _ => {}
        }
    }

    /// HN-44.9: one box back or, if the unit cannot, one SUPPRESSED.
    fn rout(&mut self, tile: Tile, number: u8, table: &mut Table<'_>) {
        let die = table.chance.number(YELLOW);
        let stands = die >= number;
        table.emit(|| Event::RoutRolled { unit: self.unit_label(tile), die, need: number, stands });
        if stands {
            return;
        }
        let back = tile.back(self.tag(tile).side).filter(|_| !self.is_immobile(tile));
        let back = back.and_then(|to| self.enterable(tile, TileSet::only(to)).lowest());
        match back {
            Some(to) => self.relocate(tile, to, Manner::Event, table),
            None => {
                self.mark(tile, 0, 1, table);
            }
        }
    }

    fn choose_box(&mut self, tile: Tile) {
        if let Some(run) = &mut self.event {
            if let Some(place) = run.boxes.get_mut(usize::from(run.chosen)) {
                *place = tile;
                run.chosen += 1;
            }
            run.left = run.left.saturating_sub(1);
        }
    }

    /// HN-50.10: the next chosen box is struck.
    fn strike_box(&mut self, table: &mut Table<'_>) {
        let Some(run) = &mut self.event else { return };
        if run.struck >= run.chosen {
            // A barrage is over: nothing of it stays behind for another effect of the same event.
            *run = EventRun { effect: run.effect, ..EventRun::new(run.event, run.side) };
            return;
        }
        let tile = run.boxes[usize::from(run.struck)];
        run.struck += 1;
        let run = *run;
        let scenario = self.scenario.clone();
        let effect = &scenario.get().cards.events[usize::from(run.event.0)].effects[usize::from(run.effect)];
        if let Effect::Barrage { shot, both, .. } = effect
            && self.can_be_struck(run.side, *both).contains(tile)
        {
            self.declare_shot(run.side, Shooter::Nobody, tile, *shot, table);
        }
    }

    /// The units that a barrage strikes.
    pub(crate) fn can_be_struck(&self, side: Side, both: bool) -> TileSet {
        if both { self.occupied() } else { self.units(side.other()) }
    }

    /// HN-43.9: a card of choice goes from the reserve into the hand, and the reserve is shuffled.
    fn pick(&mut self, side: Side, name: crate::name::CardName, table: &mut Table<'_>) {
        let Some((_, card)) = self.cards().named(name) else { return };
        let force = self.force_mut(side);
        if force.reserve.take_out(card) {
            force.hand.insert(card);
            force.reserve.shuffle(table.chance);
            table.emit(|| Event::Picked { side, card: Some(self.card_label(side, card)) });
        }
    }

    /// The cards that an event may bring from a pile, in the order in which they come.
    pub(crate) fn event_cards(&self, run_side: Side, effect: &Effect, event: crate::cards::EventRef) -> CardSet {
        let Effect::Place { from, kinds, types, .. } = effect else { return CardSet::NONE };
        let force = self.force(run_side);
        let of_types = |card: &Card| match self.cards().data(run_side, *card).face {
            Face::Unit(kind) => types.is_empty() || !types.and(self.cards().kinds[usize::from(kind)].types).is_empty(),
            _ => false,
        };
        match from {
            From::Discard => force.discard.iter().filter(of_types).collect(),
            From::Hand => {
                // HN-44.3: a rule that brings cards places these alone.
                let arrival = self.mission().arrivals.iter().find(|arrival| arrival.event == event);
                let meant = |card: &Card| arrival.is_none_or(|arrival| arrival.cards.contains(card));
                force.hand.iter().filter(of_types).filter(meant).collect()
            }
            From::Aside => {
                let mut come = CardSet::NONE;
                for &kind in kinds {
                    let face = Face::Unit(kind);
                    let mut left = force.aside.iter().filter(|&card| self.cards().data(run_side, card).face == face);
                    if let Some(card) = left.find(|&card| !come.contains(card)) {
                        come.insert(card);
                    }
                }
                come
            }
        }
    }

    /// A card arrives by an event.
    fn place_by_event(&mut self, card: Option<Card>, tile: Tile, table: &mut Table<'_>) {
        let Some(run) = &mut self.event else { return };
        run.left = run.left.saturating_sub(1);
        let run = *run;
        let scenario = self.scenario.clone();
        let effect = &scenario.get().cards.events[usize::from(run.event.0)].effects[usize::from(run.effect)];
        let Effect::Place { from, boxes, no_score, .. } = effect else { return };
        let cards = self.event_cards(run.side, effect, run.event);
        let fits = |&card: &Card| self.spots_for(run.side, card, *boxes).contains(tile);
        let Some(card) = card.or_else(|| cards.iter().find(fits)) else { return };
        let force = self.force_mut(run.side);
        let origin = match from {
            From::Aside => {
                force.aside.remove(card);
                Origin::Open
            }
            From::Discard => {
                force.discard.remove(card);
                Origin::Open
            }
            From::Hand => {
                force.hand.remove(card);
                Origin::Hand
            }
        };
        self.arrive(run.side, card, tile, origin, table);
        if *no_score && self.side_at(tile) == Some(run.side) {
            self.piece_mut(tile).put(Mark::NoScore);
        }
    }

    /// D2, D15, D18 to D22.
    pub(crate) fn go_on_event(&mut self, action: Action, table: &mut Table<'_>) {
        let Some(run) = self.event else { return };
        match (run.ask, action) {
            (EventAsk::Boxes, Action::Button(Button::Done)) => self.ask(EventAsk::Strike),
            (_, Action::Button(Button::Done)) => self.stop_asking(),
            (EventAsk::Units | EventAsk::Each, Action::Unit(unit)) => {
                if let Some(tile) = self.find(unit) {
                    self.settle_unit(tile, table);
                }
            }
            (EventAsk::Boxes, Action::Tile(tile)) => self.choose_box(tile),
            (EventAsk::Spots, Action::Tile(tile)) => self.place_by_event(None, tile, table),
            (EventAsk::Cards, Action::Card { card, choice: Choice::Tile(tile), .. }) => {
                let card = self.cards().named(card).map(|(_, card)| card);
                self.place_by_event(card, tile, table);
            }
            (EventAsk::Moves, Action::Unit(unit)) => self.move_by_event(unit, None, table),
            (EventAsk::Moves, Action::Move { unit, tile }) => self.move_by_event(unit, Some(tile), table),
            (EventAsk::Fires, Action::Shoot { unit, value, paid, target }) => {
                if let Some(tile) = self.find(unit) {
                    self.piece_mut(tile).take(Mark::Concerned);
                    self.shoot(Shooter::ByEvent(unit), value, paid, target, false, table);
                }
            }
            (EventAsk::Acts, Action::Move { unit, tile }) => {
                if let Some(run) = &mut self.event {
                    run.moved = true;
                }
                if let Some(from) = self.find(unit) {
                    self.relocate(from, tile, Manner::Event, table);
                }
            }
            (EventAsk::Acts, Action::Exit(unit)) => {
                if let Some(from) = self.find(unit) {
                    self.leave(from, table);
                }
            }
            (EventAsk::Acts, Action::Shoot { unit, value, paid, target }) => {
                if let Some(run) = &mut self.event {
                    run.values[value.slot()] += 1;
                    run.halted |= value.halted() == Some(true);
                }
                self.shoot(Shooter::ByEvent(unit), value, paid, target, false, table);
            }
            (EventAsk::Answer, action) => self.answer(action, table),
            _ => {}
        }
    }

    /// D18: a unit moves by an event.
    fn move_by_event(&mut self, unit: Tag, to: Option<Tile>, table: &mut Table<'_>) {
        let (Some(run), Some(tile)) = (self.event, self.find(unit)) else { return };
        let scenario = self.scenario.clone();
        let effect = &scenario.get().cards.events[usize::from(run.event.0)].effects[usize::from(run.effect)];
        let Effect::AllMove { direction, target } = effect else { return };
        let to = match direction {
            Direction::Forward => tile.forward(unit.side),
            Direction::Back => tile.back(unit.side),
            Direction::Any => to,
        };
        let Some(to) = to else { return };
        self.piece_mut(tile).take(Mark::Concerned);
        self.favour(tile, target, table);
        self.relocate(tile, to, Manner::Event, table);
    }

    /// D15.
    fn answer(&mut self, action: Action, table: &mut Table<'_>) {
        let Some(run) = self.event else { return };
        let answer = match action {
            Action::Directive => Answer::Directive,
            Action::Button(Button::Suppressed) => Answer::Suppressed,
            Action::Button(Button::Obstacle) => Answer::Obstacle,
            Action::Button(Button::First) => Answer::First,
            Action::Button(Button::Second) => Answer::Second,
            _ => return,
        };
        let scenario = self.scenario.clone();
        let effect = &scenario.get().cards.events[usize::from(run.event.0)].effects[usize::from(run.effect)];
        if let Effect::Choice { options, .. } = effect {
            self.stop_asking();
            self.take_option(run.side, run.side.other(), options, answer, table);
        }
    }
}

/// Is the effect settled on one unit after another?
pub(crate) const fn on_units(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Attack { .. }
            | Effect::Hit { .. }
            | Effect::Suppress { .. }
            | Effect::Heal { .. }
            | Effect::Go { .. }
            | Effect::TurnUp { .. }
            | Effect::TurnDown { .. }
            | Effect::Surrender { .. }
            | Effect::Rout { .. }
    )
}
