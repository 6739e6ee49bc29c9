//! May this be chosen, and if not, by which clause: one action judged, in plain words.
//!
//! This says the rules a second time and shares nothing with `legal` but the proof of a claim; a test over random play
//! holds the two equal. Where several clauses forbid an action, the one is named that tells the player most.

use sandtable_core::{Illegal, Seat, Text};

use crate::action::Action;
use crate::card::{Card, Deck, Face, Group, Tactic};
use crate::flag::Flag;
use crate::rules::claim::Proof;
use crate::rules::placing::Spot;
use crate::rules::turn::TurnStep;
use crate::rules::victory::Ending;
use crate::state::BattleLine;
use crate::texts::{card_text, flag_text, strength_text};

/// Refuses by a clause.
fn refuse(rule: &'static str, text: Text) -> Result<(), Illegal> {
    Err(Illegal::new(rule, text))
}

/// Refuses by a clause when something holds.
fn refuse_if(broken: bool, rule: &'static str, text: impl FnOnce() -> Text) -> Result<(), Illegal> {
    if broken { refuse(rule, text()) } else { Ok(()) }
}

impl BattleLine {
    /// Judges one action.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge_seat(seat, action)?;
        let left_out = self.setup.troops_only && action == Action::Draw(Deck::Tactics);
        refuse_if(left_out, "BL-17.1", || Text::new("bl-no-troops-only"))?;
        self.judge_step(seat, action)?;
        match action {
            Action::Place { card, flag } => self.judge_place(seat, card, flag),
            Action::Scout => self.judge_scout(seat),
            Action::Redeploy { card, to } => self.judge_redeploy(seat, card, to),
            Action::Deserter { card } => self.judge_deserter(seat, card),
            Action::Traitor { card, to } => self.judge_traitor(seat, card, to),
            Action::Pass => self.judge_pass(seat),
            Action::Draw(deck) => self.judge_draw(deck),
            Action::Back(card) => self.judge_back(seat, card),
            Action::Claim(flag) => self.judge_claim(seat, flag),
            Action::Done => Ok(()),
        }
    }

    /// Is it this seat's turn at all?
    fn judge_seat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        refuse_if(seat.0 > 1, "BL-1.1", || Text::new("bl-no-such-seat"))?;
        match self.ending {
            Some(Ending::Stalemate) => return refuse("BL-14.4", Text::new("bl-no-over")),
            Some(_) => return refuse("BL-14.3", Text::new("bl-no-over")),
            None => {}
        }
        if seat == self.active {
            return Ok(());
        }
        match action {
            Action::Claim(_) | Action::Done => refuse("BL-7.2", Text::new("bl-no-claim-turn")),
            _ => refuse("BL-3.1", Text::new("bl-no-turn")),
        }
    }

    /// Does the action belong to the step of the turn?
    fn judge_step(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(step) = self.pending.top() else { return Ok(()) };
        let belongs = match step {
            TurnStep::Play => matches!(
                action,
                Action::Place { .. }
                    | Action::Scout
                    | Action::Redeploy { .. }
                    | Action::Deserter { .. }
                    | Action::Traitor { .. }
                    | Action::Pass
            ),
            TurnStep::ScoutDraw { .. } | TurnStep::Draw => matches!(action, Action::Draw(_)),
            TurnStep::PutBack { .. } => matches!(action, Action::Back(_)),
            TurnStep::Claim => matches!(action, Action::Claim(_) | Action::Done),
        };
        if belongs {
            return Ok(());
        }
        let declines = matches!(action, Action::Pass | Action::Done);
        // BL-15.1 tells the sequence of a turn where BL-3.2 does otherwise.
        let sequence = if self.setup.last_chance { "BL-15.1" } else { "BL-3.2" };
        match (step, action) {
            (TurnStep::ScoutDraw { .. }, _) if declines => refuse("BL-9.7", Text::new("bl-no-now-scout-draw")),
            (TurnStep::ScoutDraw { .. }, _) => refuse("BL-12.2", Text::new("bl-no-now-scout-draw")),
            (TurnStep::PutBack { .. }, _) if declines => refuse("BL-9.7", Text::new("bl-no-now-put-back")),
            (TurnStep::PutBack { .. }, _) => refuse("BL-12.4", Text::new("bl-no-now-put-back")),
            (_, Action::Claim(flag)) => {
                // The claim step has gone by, or was left out because there was nothing to claim: then it helps most to
                // hear why this flag was not to be claimed.
                if !self.pending.iter().any(|later| later == TurnStep::Claim) {
                    self.judge_claim(seat, flag)?;
                }
                refuse(sequence, Text::new("bl-no-claim-now").with("variant", self.variant()))
            }
            (TurnStep::Draw, _) if declines => refuse("BL-3.9", Text::new("bl-no-now-draw")),
            (TurnStep::Draw, _) => refuse(sequence, Text::new("bl-no-now-draw")),
            (TurnStep::Claim, _) => refuse(sequence, Text::new("bl-no-now-claim")),
            (TurnStep::Play, Action::Back(card)) => self.judge_card_alone(seat, card),
            (TurnStep::Play, _) => refuse(sequence, Text::new("bl-no-now-play")),
        }
    }

    /// Which sequence of a turn is played, as a selector key.
    fn variant(&self) -> &'static str {
        if self.setup.last_chance { "last-chance" } else { "ordinary" }
    }

    /// BL-3.3: the card of the turn comes from the hand.
    fn judge_in_hand(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let left_out = self.setup.troops_only && !card.is_troop();
        refuse_if(left_out, "BL-17.1", || Text::new("bl-no-troops-only"))?;
        let missing = !self.hand(seat).contains(card);
        refuse_if(missing, "BL-3.3", || Text::new("bl-no-hand").with("card", card_text(card)))
    }

    /// A card that was named alone where one is played: nothing is put back now, so what is missing is what the card is to do.
    fn judge_card_alone(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let rule = match card.face() {
            Face::Troop(..) => {
                self.judge_in_hand(seat, card)?;
                "BL-4.1"
            }
            Face::Tactic(tactic) => {
                self.judge_tactic(seat, tactic)?;
                match (tactic, tactic.group()) {
                    (Tactic::Deserter, _) => "BL-13.5",
                    (Tactic::Redeploy, _) => "BL-13.1",
                    (Tactic::Traitor, _) => "BL-13.7",
                    (_, Group::Morale) => "BL-10.1",
                    (_, Group::Ground) => "BL-11.1",
                    (_, Group::Guile) => "BL-12.1",
                }
            }
        };
        refuse(rule, Text::new("bl-no-goal").with("card", card_text(card)))
    }

    /// BL-9, BL-10: may the seat play this tactics card at all?
    fn judge_tactic(&self, seat: Seat, tactic: Tactic) -> Result<(), Illegal> {
        self.judge_in_hand(seat, Card::tactic(tactic))?;
        if tactic.is_leader() && self.leaders_played[seat.index()] >= 1 {
            let first_lies = [Tactic::LeaderLion, Tactic::LeaderEagle]
                .into_iter()
                .filter_map(|leader| self.spot_of(Card::tactic(leader)))
                .any(|spot| spot.seat == seat);
            return if first_lies {
                refuse("BL-10.3", Text::new("bl-no-second-leader"))
            } else {
                refuse("BL-10.4", Text::new("bl-no-leader-again"))
            };
        }
        let [own, others] = [seat, seat.other()].map(|seat| self.tactics_played[seat.index()]);
        refuse_if(own > others, "BL-9.2", || {
            Text::new("bl-no-tactics-ahead").with("own", i64::from(own)).with("other", i64::from(others))
        })
    }

    fn owner(&self, flag: Flag) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|&seat| self.claimed(seat).contains(flag))
    }

    /// A side takes no more cards than the full number.
    fn is_full(&self, flag: Flag, seat: Seat) -> bool {
        self.side(flag, seat).len() >= self.terms(flag).full
    }

    fn full_text(&self, id: &'static str, flag: Flag) -> Text {
        Text::new(id).with("flag", i64::from(flag.get())).with("full", i64::from(self.terms(flag).full))
    }

    /// D1 to D3.
    fn judge_place(&self, seat: Seat, card: Card, flag: Flag) -> Result<(), Illegal> {
        match card.face() {
            Face::Troop(..) => self.judge_troop(seat, card, flag),
            Face::Tactic(tactic) => self.judge_tactic_at_flag(seat, tactic, flag),
        }
    }

    fn judge_troop(&self, seat: Seat, card: Card, flag: Flag) -> Result<(), Illegal> {
        self.judge_in_hand(seat, card)?;
        let full = self.is_full(flag, seat);
        let mud = self.terms(flag).full == 4;
        match self.owner(flag) {
            Some(_) if !self.setup.open_fronts => refuse("BL-7.8", flag_text("bl-no-closed", flag)),
            Some(owner) if owner == seat => refuse("BL-16.3", flag_text("bl-no-own-flag", flag)),
            Some(_) if full && mud => refuse("BL-16.2", self.full_text("bl-no-front-full", flag)),
            Some(_) if full => refuse("BL-16.1", self.full_text("bl-no-front-full", flag)),
            Some(_) => Ok(()),
            None => refuse_if(full, "BL-4.2", || self.full_text("bl-no-side-full", flag)),
        }
    }

    fn judge_tactic_at_flag(&self, seat: Seat, tactic: Tactic, flag: Flag) -> Result<(), Illegal> {
        self.judge_tactic(seat, tactic)?;
        if tactic.group() == Group::Guile {
            return refuse("BL-12.1", Text::new("bl-no-guile-flag").with("card", card_text(Card::tactic(tactic))));
        }
        if self.owner(flag).is_some() {
            let rule = if self.setup.open_fronts { "BL-16.4" } else { "BL-9.5" };
            return refuse(rule, flag_text("bl-no-tactics-closed", flag));
        }
        let no_room = tactic.group() == Group::Morale && self.is_full(flag, seat);
        refuse_if(no_room, "BL-4.2", || self.full_text("bl-no-side-full", flag))
    }

    /// D4.
    fn judge_scout(&self, seat: Seat) -> Result<(), Illegal> {
        self.judge_tactic(seat, Tactic::Scout)?;
        let nothing_to_draw = self.troop_deck.is_empty() && self.tactics_deck.is_empty();
        refuse_if(nothing_to_draw, "BL-12.7", || Text::new("bl-no-scout-empty"))
    }

    /// Can guile take this card from a side of `of`? If it lies there, where.
    fn judge_reach(&self, card: Card, of: Seat) -> Result<Option<Spot>, Illegal> {
        let name = || card_text(card);
        let before_a_seat = [Seat(0), Seat(1)].iter().any(|seat| self.guile[seat.index()].contains(card));
        refuse_if(before_a_seat, "BL-12.1", || Text::new("bl-no-guile-stays").with("card", name()))?;
        let discarded = self.discards.as_slice().contains(&card);
        refuse_if(discarded, "BL-13.11", || Text::new("bl-no-discarded").with("card", name()))?;
        let Some(spot) = self.spot_of(card) else { return Ok(None) };
        let closed = self.owner(spot.flag).is_some();
        refuse_if(closed, "BL-7.9", || Text::new("bl-no-claimed-card").with("card", name()))?;
        if self.ground.of(card).is_some() {
            refuse_if(self.setup.fixed_ground, "BL-11.12", || Text::new("bl-no-ground-fixed"))?;
            refuse_if(spot.seat != of, "BL-13.6", || Text::new("bl-no-ground-other").with("card", name()))?;
        }
        Ok(Some(spot).filter(|spot| spot.seat == of))
    }

    /// BL-9.6: is there any card on the sides of a seat that guile could take?
    fn has_target(&self, of: Seat, wanted: impl Fn(Card) -> bool) -> bool {
        Card::all().any(|card| wanted(card) && matches!(self.judge_reach(card, of), Ok(Some(_))))
    }

    /// D5, D6.
    fn judge_redeploy(&self, seat: Seat, card: Card, to: Option<Flag>) -> Result<(), Illegal> {
        self.judge_tactic(seat, Tactic::Redeploy)?;
        let Some(from) = self.judge_reach(card, seat)? else {
            refuse_if(!self.has_target(seat, |_| true), "BL-9.6", || Text::new("bl-no-target"))?;
            return refuse("BL-13.1", Text::new("bl-no-redeploy-own").with("card", card_text(card)));
        };
        let Some(to) = to else { return Ok(()) };
        refuse_if(to == from.flag, "BL-13.4", || flag_text("bl-no-redeploy-same", to))?;
        refuse_if(self.owner(to).is_some(), "BL-7.9", || flag_text("bl-no-claimed-goal", to))?;
        let needs_place = self.ground.of(card).is_none();
        refuse_if(needs_place && self.is_full(to, seat), "BL-13.2", || self.full_text("bl-no-side-full", to))
    }

    /// D7.
    fn judge_deserter(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        self.judge_tactic(seat, Tactic::Deserter)?;
        if self.judge_reach(card, seat.other())?.is_some() {
            return Ok(());
        }
        refuse_if(!self.has_target(seat.other(), |_| true), "BL-9.6", || Text::new("bl-no-target"))?;
        refuse("BL-13.5", Text::new("bl-no-deserter-other").with("card", card_text(card)))
    }

    /// D8.
    fn judge_traitor(&self, seat: Seat, card: Card, to: Option<Flag>) -> Result<(), Illegal> {
        self.judge_tactic(seat, Tactic::Traitor)?;
        refuse_if(!card.is_troop(), "BL-13.8", || Text::new("bl-no-traitor-tactics"))?;
        if self.judge_reach(card, seat.other())?.is_none() {
            refuse_if(!self.has_target(seat.other(), Card::is_troop), "BL-9.6", || Text::new("bl-no-target"))?;
            return refuse("BL-13.7", Text::new("bl-no-traitor-other").with("card", card_text(card)));
        }
        let free = |flag: Flag| self.owner(flag).is_none() && !self.is_full(flag, seat);
        refuse_if(!Flag::all().any(free), "BL-13.10", || Text::new("bl-no-traitor-nowhere"))?;
        let Some(to) = to else { return refuse("BL-13.10", Text::new("bl-no-traitor-off")) };
        refuse_if(self.owner(to).is_some(), "BL-7.9", || flag_text("bl-no-claimed-goal", to))?;
        refuse_if(self.is_full(to, seat), "BL-13.9", || self.full_text("bl-no-side-full", to))
    }

    /// D9. BL-3.4: a player can place a troop when he holds one and has a free place for it.
    fn judge_pass(&self, seat: Seat) -> Result<(), Illegal> {
        let takes_troop = |flag: Flag| match self.owner(flag) {
            None => !self.is_full(flag, seat),
            // BL-16.7
            Some(owner) => self.setup.open_fronts && owner != seat && !self.is_full(flag, seat),
        };
        let can_place = self.hand(seat).iter().any(Card::is_troop) && Flag::all().any(takes_troop);
        refuse_if(can_place, "BL-3.5", || Text::new("bl-no-pass"))
    }

    /// D10, D13.
    fn judge_draw(&self, deck: Deck) -> Result<(), Illegal> {
        let empty = match deck {
            Deck::Troops => self.troop_deck.is_empty(),
            Deck::Tactics => self.tactics_deck.is_empty(),
        };
        refuse_if(empty, "BL-3.11", || Text::new("bl-no-deck-empty"))
    }

    /// D11.
    fn judge_back(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let missing = !self.hand(seat).contains(card);
        refuse_if(missing, "BL-12.4", || Text::new("bl-no-hand").with("card", card_text(card)))
    }

    /// D12.
    fn judge_claim(&self, seat: Seat, flag: Flag) -> Result<(), Illegal> {
        refuse_if(self.owner(flag).is_some(), "BL-7.7", || flag_text("bl-no-claimed", flag))?;
        // BL-8.11: under Fog only the sums were compared.
        let fog = self.terms(flag).fog;
        match self.proof(seat, flag) {
            Proof::Holds => Ok(()),
            Proof::OwnSideIncomplete => refuse("BL-8.13", self.full_text("bl-no-incomplete", flag)),
            Proof::Later => refuse("BL-8.1", flag_text("bl-no-later", flag)),
            Proof::Beaten(his) => {
                let rule = if fog { "BL-8.11" } else { "BL-8.1" };
                refuse(rule, flag_text("bl-no-beaten", flag).with("strength", strength_text(his)))
            }
            Proof::Beatable(his) => {
                let rule = if fog { "BL-8.11" } else { "BL-8.2" };
                refuse(rule, flag_text("bl-no-beatable", flag).with("strength", strength_text(his)))
            }
        }
    }
}
