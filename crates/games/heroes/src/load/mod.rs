//! Positions from outside (section 15 of the data): everything that must hold is checked, and what does not is said.

mod battlefield;
mod cards;
mod under_way;

use sandtable_core::loading::{expect, number};
use sandtable_core::{Fast, LoadError, Positions, Rules, Unheard};

use self::cards::Hands;
use crate::rules::Table;
use crate::saved::{Saved, SavedStage};
use crate::side::{Side, Tag};
use crate::state::{Ending, Heroes, Stage};

impl Positions for Heroes {
    type Saved = Saved;

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn load(saved: &Saved) -> Result<Heroes, LoadError> {
        load(saved)
    }
}

fn load(saved: &Saved) -> Result<Heroes, LoadError> {
    let scenario = saved.setup.check()?;
    let mut game = Heroes::bare(scenario, saved.setup.variants());
    battlefield::load(saved, &mut game)?;
    load_turn(saved, &mut game)?;
    let mut hands = Hands::new(saved, &game);
    for side in Side::BOTH {
        hands.load_units(saved, side, &mut game)?;
    }
    for side in Side::BOTH {
        hands.load_piles(saved, side, &mut game)?;
    }
    battlefield::load_control(saved, &mut game)?;
    under_way::load_effects(saved, &mut game, &mut hands)?;
    for side in Side::BOTH {
        hands.load_reserve(saved, side, &mut game)?;
    }
    under_way::load(saved, &mut game)?;
    load_stage(saved, &mut game)?;
    hands.check_pieces(&game)?;
    finish(game)
}

/// Turn, phase, COMMAND markers.
fn load_turn(saved: &Saved, game: &mut Heroes) -> Result<(), LoadError> {
    let turns = game.mission().turns;
    game.turn = number(saved.turn, 1, 1..=turns, "state.turn")?;
    game.phase = saved.phase.unwrap_or(game.mission().first);
    let usual = game.mission().side(game.phase).commands[usize::from(game.turn) - 1];
    game.commands = number(saved.commands, usual, 0..=10, "state.commands")?;
    Ok(())
}

fn load_stage(saved: &Saved, game: &mut Heroes) -> Result<(), LoadError> {
    let usual = if saved.over.is_some() { SavedStage::Over } else { SavedStage::Tactics };
    let stage = saved.stage.unwrap_or(usual);
    expect(
        saved.over.is_some() == (stage == SavedStage::Over),
        "state.over",
        "the end exactly when stage is \"over\"",
    )?;
    game.stage = match stage {
        SavedStage::Deploy => under_way::load_deployment(saved, game)?,
        SavedStage::Before => Stage::Before,
        SavedStage::Opening => Stage::Opening,
        SavedStage::Tactics => Stage::Tactics,
        SavedStage::Closing => Stage::Closing,
        SavedStage::Closed => Stage::Closed,
        SavedStage::Over => Stage::Over,
    };
    expect(
        saved.deploying.is_none() || stage == SavedStage::Deploy,
        "state.deploying",
        "only when stage is \"deploy\"",
    )?;
    let idle = matches!(stage, SavedStage::Deploy | SavedStage::Over);
    let busy = game.question().is_some() && (game.window || game.event.is_some() || game.attack.is_some())
        || game.task != crate::state::Task::None;
    expect(!(idle && busy), "state.stage", "tactics, as something is under way")?;
    expect(
        !matches!(stage, SavedStage::Before | SavedStage::Opening) || game.task == crate::state::Task::None,
        "state.stage",
        "tactics, as a tactic is under way",
    )?;
    if let Some(over) = saved.over {
        let wins = game.mission().wins.len();
        let fits = (1..=wins).contains(&usize::from(over.condition));
        expect(fits, "state.over.condition", format_args!("1 to {wins}, found {}", over.condition))?;
        game.ending = Some(Ending { winner: over.winner, win: over.condition - 1 });
        game.commands = saved.commands.unwrap_or(0);
    }
    Ok(())
}

/// A position that asks nothing is played on until it asks something; one that asks must offer a choice.
fn finish(mut game: Heroes) -> Result<Heroes, LoadError> {
    if game.question().is_none() && game.stage != Stage::Over {
        let mut chance = Fast::new(0);
        let mut table = Table { chance: &mut chance, events: &mut Unheard, actor: None };
        // HN-3.15: what comes before turn 1.
        if game.stage == Stage::Before && game.event.is_none() && game.attack.is_none() {
            game.begin_bombardment(&mut table);
        }
        game.settle(&mut table);
    }
    if let Some((side, question)) = game.question() {
        let mut legal = Vec::new();
        game.legal(side.seat(), &mut legal);
        expect(
            !legal.is_empty(),
            "state",
            format_args!("a position in which {side} has a choice; {question} offers none"),
        )?;
    }
    Ok(game)
}

/// A unit by its tag or its card. One that is named by its tag may be gone.
fn read_unit(name: &str, game: &Heroes, place: &str) -> Result<Tag, LoadError> {
    if let Some(tag) = Tag::named(name).filter(|tag| tag.number > 0) {
        return Ok(tag);
    }
    let card = crate::name::CardName::new(name).and_then(|name| game.cards().named(name));
    let found = card.and_then(|(side, card)| {
        let tile = game.units(side).iter().find(|&tile| game.piece(tile).card == card)?;
        Some(game.tag(tile))
    });
    found
        .ok_or_else(|| LoadError::new(place, format!("a unit on the battlefield such as us-1 or u15a, found {name:?}")))
}

/// A unit that must be on the battlefield.
fn read_present(name: &str, game: &Heroes, place: &str) -> Result<Tag, LoadError> {
    let tag = read_unit(name, game, place)?;
    expect(game.find(tag).is_some(), place, format_args!("a unit on the battlefield, and {tag} is not there"))?;
    Ok(tag)
}
