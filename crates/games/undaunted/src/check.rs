//! May this be chosen, and if not, by which clause: one action judged, in plain words.
//!
//! This says the rules a second time and shares nothing with `legal` but the tables; a test over random play holds the two
//! equal. Where several clauses forbid an action, the one is named that tells the player most.

use sandtable_core::{Illegal, Seat, Text};

use crate::action::{Action, Astray, Deed, Walk};
use crate::force::Counter;
use crate::kind::{Kind, Squad};
use crate::side::{Side, UnitId};
use crate::state::{Step, Undaunted};
use crate::texts::{card_text, tile_text, unit_text};
use crate::tile::Tile;

/// Refuses by a clause.
fn refuse(rule: &'static str, text: Text) -> Result<(), Illegal> {
    Err(Illegal::new(rule, text))
}

/// Refuses by a clause when something holds.
fn refuse_if(broken: bool, rule: &'static str, text: impl FnOnce() -> Text) -> Result<(), Illegal> {
    if broken { refuse(rule, text()) } else { Ok(()) }
}

/// How a walk may go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    /// Marked tiles alone, as this clause says.
    Marked(&'static str),
    /// Any tiles.
    Any,
}

impl Undaunted {
    /// Judges one action.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(side) = Side::of(seat) else { return refuse("UN-1.1", Text::new("un-no-such-seat")) };
        match self.pending.top() {
            None => refuse("UN-13.2", Text::new("un-no-over")),
            Some(Step::Initiative) => self.judge_initiative(side, action),
            Some(Step::Play(active)) => {
                refuse_if(active != side, "UN-6.11", || Text::new("un-no-turn"))?;
                self.judge_play(side, action)
            }
            Some(Step::Bolster { side: active, squad, .. }) => {
                refuse_if(active != side, "UN-6.11", || Text::new("un-no-turn"))?;
                match action {
                    Action::Done => Ok(()),
                    Action::BolsterMore(kind) => self.judge_bolster(side, squad, kind),
                    Action::Astray(Astray::TheirSupply(_)) => refuse("UN-10.1", Text::new("un-no-their-supply")),
                    _ => refuse("UN-6.2", Text::new("un-no-bolster-open")),
                }
            }
            Some(Step::Blast { side: active, left }) => {
                refuse_if(active != side, "UN-6.11", || Text::new("un-no-turn"))?;
                match action {
                    Action::BlastNext(id) => refuse_if(!left[id.side.index()].contains(id.unit), "UN-11.7", || {
                        Text::new("un-no-blast-next").with("unit", unit_text(id))
                    }),
                    Action::Done => refuse("UN-11.3", Text::new("un-no-blast-stop")),
                    _ => refuse("UN-6.2", Text::new("un-no-blast-open")),
                }
            }
        }
    }

    /// D1.
    fn judge_initiative(&self, side: Side, action: Action) -> Result<(), Illegal> {
        let force = self.force(side);
        refuse_if(force.chosen.is_some(), "UN-5.8", || Text::new("un-no-chosen"))?;
        refuse_if(force.hand.is_empty(), "UN-5.9", || Text::new("un-no-empty-hand"))?;
        match action {
            Action::Initiative(kind) => {
                refuse_if(!force.hand.has(kind), "UN-5.1", || Text::new("un-no-hand").with("card", card_text(kind)))
            }
            Action::Astray(Astray::TheirCard(_)) => refuse("UN-5.1", Text::new("un-no-their-card")),
            Action::EndTurn | Action::Done => refuse("UN-5.3", Text::new("un-no-initiative-pass")),
            _ => refuse("UN-4.1", Text::new("un-no-now-initiative")),
        }
    }

    /// D2.
    fn judge_play(&self, side: Side, action: Action) -> Result<(), Illegal> {
        match action {
            Action::EndTurn => Ok(()),
            Action::Play { card, deed } => self.judge_card(side, card, deed),
            // A click on a Fog and nothing else: there is no play that it could begin.
            Action::Initiative(Kind::FOG) => refuse("UN-7.7", Text::new("un-no-fog")),
            Action::Initiative(_) => refuse("UN-4.1", Text::new("un-no-now-turns")),
            Action::BolsterMore(_) | Action::Done => refuse("UN-10.5", Text::new("un-no-bolster-now")),
            Action::BlastNext(_) => refuse("UN-11.7", Text::new("un-no-blast-now")),
            Action::Astray(Astray::TheirCard(_)) => refuse("UN-6.2", Text::new("un-no-their-card")),
            Action::Astray(Astray::TheirSupply(_)) => refuse("UN-10.1", Text::new("un-no-their-supply")),
            Action::Astray(Astray::TheirPlay(_)) => refuse("UN-10.23", Text::new("un-no-their-play")),
            Action::Astray(Astray::InspireMore(_)) => refuse("UN-10.23", Text::new("un-no-inspire-now")),
        }
    }

    fn judge_card(&self, side: Side, card: Kind, deed: Deed) -> Result<(), Illegal> {
        if card == Kind::FOG {
            let rule = if deed == Deed::Hunker { "UN-7.6" } else { "UN-7.7" };
            return refuse(rule, Text::new("un-no-fog"));
        }
        let name = || card_text(card);
        let held = self.force(side).hand.of(card) > 0;
        refuse_if(!held, "UN-6.2", || Text::new("un-no-hand").with("card", name()))?;
        let suppressed = card.unit().is_some_and(|unit| self.force(side).counter(unit).is_suppressed());
        match deed {
            Deed::Hunker => return Ok(()),
            Deed::Rally if card.is_command() => return refuse("UN-8.4", Text::new("un-no-rally-command")),
            Deed::Rally => {
                return refuse_if(!suppressed, "UN-8.3", || Text::new("un-no-rally").with("card", name()));
            }
            _ => {}
        }
        let strength = deed.action().and_then(|action| card.printed().strength(action));
        let Some(strength) = strength else {
            let rule = if deed == Deed::Control { "UN-10.20" } else { "UN-1.3" };
            return refuse(rule, Text::new("un-no-such-action").with("card", name()));
        };
        refuse_if(suppressed, "UN-8.3", || Text::new("un-no-suppressed").with("card", name()))?;
        self.judge_deed(side, card, deed, strength)
    }

    /// The conditions of an action that the card has, from where its counter stands or will be placed (UN-8.10).
    fn judge_deed(&self, side: Side, card: Kind, deed: Deed, strength: u8) -> Result<(), Illegal> {
        let stand = self.stand(side, card);
        match deed {
            Deed::Move(walk) => self.judge_walk(side, stand, walk, strength, Ground::Marked("UN-9.6")),
            Deed::Scout(walk) | Deed::Stalk(walk) => self.judge_walk(side, stand, walk, strength, Ground::Any),
            Deed::Guide(id, walk) => self.judge_guide(side, id, walk, strength),
            Deed::Bolster(kind) => self.judge_bolster(side, card.reach(), kind),
            Deed::Command(count) => self.judge_command(side, count, strength),
            Deed::Control => self.judge_control(side, stand),
            Deed::Inspire(kind) => self.judge_inspire(side, card, kind),
            Deed::Recon => {
                let fog = self.force(side).hand.of(Kind::FOG);
                refuse_if(fog == 0, "UN-10.28", || Text::new("un-no-recon"))
            }
            Deed::Target(tile) => self.judge_target(side, stand, tile),
            Deed::Attack(id) | Deed::Suppress(id) => {
                refuse_if(id.side == side, "UN-11.2", || Text::new("un-no-own-target"))?;
                refuse_if(self.counter(id) == Counter::Off, "UN-11.1", || {
                    Text::new("un-no-off-board").with("unit", unit_text(id))
                })
            }
            Deed::Blast(id) => self.judge_blast(side, id),
            Deed::Conceal | Deed::Hunker | Deed::Rally => Ok(()),
        }
    }

    /// Where the card's counter acts from, and whether it is placed there by this very play (UN-8.7).
    fn stand(&self, side: Side, card: Kind) -> Option<(Tile, bool)> {
        let unit = card.unit()?;
        match self.force(side).counter(unit).tile() {
            Some(tile) => Some((tile, false)),
            None => self.mission().side(side).spawns[unit.index()].map(|tile| (tile, true)),
        }
    }

    fn judge_walk(
        &self,
        side: Side,
        stand: Option<(Tile, bool)>,
        walk: Walk,
        strength: u8,
        ground: Ground,
    ) -> Result<(), Illegal> {
        let Some((mut at, placed)) = stand else { return refuse("UN-3.8", Text::new("un-no-spawn")) };
        refuse_if(walk.len() > strength, "UN-9.2", || Text::new("un-no-far").with("steps", i64::from(strength)))?;
        refuse_if(walk.is_empty() && !placed, "UN-9.3", || Text::new("un-no-stay"))?;
        for tile in walk.tiles() {
            self.judge_on_map(tile)?;
            refuse_if(!self.mission().map.adjacent(at, tile), "UN-9.1", || {
                Text::new("un-no-adjacent").with("tile", tile_text(tile)).with("from", tile_text(at))
            })?;
            if let Ground::Marked(rule) = ground {
                let marked = self.force(side).marked.contains(tile);
                refuse_if(!marked, rule, || Text::new("un-no-marker").with("tile", tile_text(tile)))?;
            }
            at = tile;
        }
        Ok(())
    }

    fn judge_on_map(&self, tile: Tile) -> Result<(), Illegal> {
        let lies = self.mission().map.tiles.iter().any(|placed| placed.tile == tile);
        refuse_if(!lies, "UN-3.2", || Text::new("un-no-tile").with("tile", tile_text(tile)))
    }

    fn judge_guide(&self, side: Side, id: UnitId, walk: Walk, strength: u8) -> Result<(), Illegal> {
        let name = || unit_text(id);
        refuse_if(id.side != side, "UN-9.8", || Text::new("un-no-guide-enemy"))?;
        match self.counter(id) {
            Counter::Off => refuse("UN-9.8", Text::new("un-no-off-board").with("unit", name())),
            Counter::Suppressed(_) => refuse("UN-9.10", Text::new("un-no-guide-suppressed").with("unit", name())),
            Counter::Ready(tile) => {
                self.judge_walk(side, Some((tile, false)), walk, strength, Ground::Marked("UN-9.9"))
            }
        }
    }

    /// D3, and the first card of a Bolster.
    fn judge_bolster(&self, side: Side, squad: Option<Squad>, kind: Kind) -> Result<(), Illegal> {
        refuse_if(kind == Kind::FOG, "UN-10.4", || Text::new("un-no-bolster-fog"))?;
        if let Some(squad) = squad {
            refuse_if(kind.squad() != Some(squad), "UN-10.2", || {
                Text::new("un-no-squad").with("squad", squad.letter())
            })?;
        }
        let supply = &self.force(side).supply;
        let fits = |kind: Kind| kind != Kind::FOG && (squad.is_none() || squad == kind.squad());
        let any = Kind::all().any(|kind| supply.of(kind) > 0 && fits(kind));
        refuse_if(!any, "UN-10.6", || Text::new("un-no-bolster-none"))?;
        refuse_if(supply.of(kind) == 0, "UN-10.1", || Text::new("un-no-supply").with("card", card_text(kind)))
    }

    fn judge_command(&self, side: Side, count: u8, strength: u8) -> Result<(), Illegal> {
        let force = self.force(side);
        let cards = u32::from(force.deck.len()) + u32::from(force.discard.len());
        refuse_if(cards == 0, "UN-10.11", || Text::new("un-no-command-none"))?;
        refuse_if(count == 0, "UN-10.10", || Text::new("un-no-command-zero"))?;
        refuse_if(count > strength, "UN-10.8", || Text::new("un-no-command-more").with("count", i64::from(strength)))?;
        refuse_if(u32::from(count) > cards, "UN-10.11", || {
            Text::new("un-no-command-fewer").with("count", i64::from(cards))
        })
    }

    fn judge_control(&self, side: Side, stand: Option<(Tile, bool)>) -> Result<(), Illegal> {
        let Some((tile, _)) = stand else { return refuse("UN-3.8", Text::new("un-no-spawn")) };
        let own = self.force(side);
        let named = |id: &'static str| Text::new(id).with("tile", tile_text(tile));
        let enemy = self.force(side.other()).on_board().any(|(_, at)| at == tile);
        refuse_if(enemy, "UN-10.17", || named("un-no-control-enemy"))?;
        refuse_if(!own.marked.contains(tile), "UN-10.21", || named("un-no-control-marker"))?;
        if own.controlled.contains(tile) {
            let radio = self.mission().radio == Some(tile);
            refuse_if(!radio, "UN-10.22", || named("un-no-controlled"))?;
            refuse_if(side == Side::Ge, "UN-14.18", || Text::new("un-no-radio"))?;
        }
        Ok(())
    }

    fn judge_inspire(&self, side: Side, card: Kind, kind: Kind) -> Result<(), Illegal> {
        let play = &self.force(side).play;
        refuse_if(kind == card && play.of(kind) == 0, "UN-10.26", || Text::new("un-no-inspire-itself"))?;
        let squad = card.reach();
        if let Some(squad) = squad {
            refuse_if(kind.squad() != Some(squad), "UN-10.24", || {
                Text::new("un-no-squad").with("squad", squad.letter())
            })?;
        }
        let any = Kind::all().any(|kind| play.of(kind) > 0 && (squad.is_none() || squad == kind.squad()));
        refuse_if(!any, "UN-10.27", || Text::new("un-no-inspire-none"))?;
        refuse_if(play.of(kind) == 0, "UN-10.25", || Text::new("un-no-inspire").with("card", card_text(kind)))
    }

    fn judge_target(&self, side: Side, stand: Option<(Tile, bool)>, tile: Tile) -> Result<(), Illegal> {
        let Some((from, _)) = stand else { return refuse("UN-3.8", Text::new("un-no-spawn")) };
        self.judge_on_map(tile)?;
        let near = self.mission().map.distance(from, tile) < 3;
        refuse_if(near, "UN-10.32", || {
            Text::new("un-no-target-near").with("tile", tile_text(tile)).with("from", tile_text(from))
        })?;
        refuse_if(self.force(side).target == Some(tile), "UN-10.34", || {
            Text::new("un-no-target-again").with("tile", tile_text(tile))
        })
    }

    /// The first counter of a Blast.
    fn judge_blast(&self, side: Side, id: UnitId) -> Result<(), Illegal> {
        let Some(target) = self.force(side).target else { return refuse("UN-11.4", Text::new("un-no-blast-target")) };
        let stands = |id: UnitId| self.counter(id).tile() == Some(target);
        refuse_if(!UnitId::all().any(stands), "UN-11.5", || Text::new("un-no-blast-empty"))?;
        refuse_if(!stands(id), "UN-11.3", || {
            Text::new("un-no-blast-there").with("unit", unit_text(id)).with("tile", tile_text(target))
        })
    }
}
