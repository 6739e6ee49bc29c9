//! The last defence: a game with a mistake in it costs one request, not the match.

use std::any::Any;

use sandtable_core::{
    AnyGame, AnyKind, Campaign, Chance, Choice, Chosen, Component, Entry, GameInfo, Happening, Kind, LoadError,
    MatchStory, Obeyed, Odds, OrderForm, Outcome, ParseError, Path, Pause, Played, Prompt, Refusal, ReplayError, Role,
    Ruling, SavedJson, Seat, SeatSet, SetupError, Step, Text, ViewJson, Viewer, Walk,
};
use serde_json::Value;

use super::{ToyBox, code, send};
use crate::toy::Toy;

/// A toy that breaks in the middle of a pass, when the position has already changed.
struct Fragile(Box<dyn AnyGame>);

struct FragileKind(Kind<Toy>);

impl AnyKind for FragileKind {
    fn info(&self) -> &'static GameInfo {
        self.0.info()
    }
    fn start(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn AnyGame>, SetupError> {
        Ok(Box::new(Fragile(self.0.start(setup, chance)?)))
    }
    fn load(&self, saved: &Value) -> Result<Box<dyn AnyGame>, LoadError> {
        Ok(Box::new(Fragile(self.0.load(saved)?)))
    }
    fn scenario(&self, text: &str) -> Result<Value, SetupError> {
        self.0.scenario(text)
    }
    fn longest(&self, setup: &Value) -> Result<u32, SetupError> {
        self.0.longest(setup)
    }
    fn default_setup(&self) -> Value {
        self.0.default_setup()
    }
    fn whole_setup(&self, setup: &Value) -> Result<Value, SetupError> {
        self.0.whole_setup(setup)
    }
    fn seats(&self, setup: &Value) -> Result<u8, SetupError> {
        self.0.seats(setup)
    }
    fn roles(&self, setup: &Value) -> Result<Vec<Role>, SetupError> {
        self.0.roles(setup)
    }
    fn components(&self, setup: &Value) -> Result<Vec<Component>, SetupError> {
        self.0.components(setup)
    }
    fn campaign(&self) -> Option<&'static dyn Campaign> {
        self.0.campaign()
    }
    fn typed_fight(&self, text: &str) -> Result<Odds, ParseError> {
        self.0.typed_fight(text)
    }
}

impl AnyGame for Fragile {
    fn story(&self, walk: Walk<'_>, entries: &[Entry]) -> Result<Option<MatchStory>, ReplayError> {
        self.0.story(walk, entries)
    }
    fn carry_out(
        &mut self,
        seat: Seat,
        chosen: &Chosen,
        slowly: bool,
        chance: &mut dyn Chance,
    ) -> Result<(Played, Vec<Pause>), Refusal> {
        let played = self.0.carry_out(seat, chosen, slowly, chance)?;
        assert_ne!(played.0.action, "pass", "this toy breaks on purpose");
        Ok(played)
    }
    fn happenings(&self, played: &Played) -> Vec<Happening> {
        self.0.happenings(played)
    }
    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(Fragile(self.0.copy()))
    }
    fn info(&self) -> &'static GameInfo {
        self.0.info()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn setup(&self) -> Value {
        self.0.setup()
    }
    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn ending(&self) -> Option<Text> {
        self.0.ending()
    }
    fn given_up(&self, seat: Seat) -> Outcome {
        self.0.given_up(seat)
    }
    fn legal(&self, seat: Seat) -> Vec<Choice> {
        self.0.legal(seat)
    }
    fn roles(&self) -> Vec<Role> {
        self.0.roles()
    }
    fn odds(&self, seat: Seat, chosen: &Chosen) -> Option<Odds> {
        self.0.odds(seat, chosen)
    }
    fn prospect(&self, viewer: Viewer, thing: &Step) -> Option<Odds> {
        self.0.prospect(viewer, thing)
    }
    fn ruling(&self, seat: Seat, path: &Path) -> Ruling {
        self.0.ruling(seat, path)
    }
    fn describe(&self, viewer: Viewer, near: Seat) -> Vec<Text> {
        self.0.describe(viewer, near)
    }
    fn components(&self) -> Vec<Component> {
        self.0.components()
    }
    fn component_of(&self, viewer: Viewer, thing: &Step) -> Step {
        self.0.component_of(viewer, thing)
    }
    fn check(&self, seat: Seat, chosen: &Chosen) -> Result<(), Refusal> {
        self.0.check(seat, chosen)
    }
    fn view(&self, viewer: Viewer) -> ViewJson {
        self.0.view(viewer)
    }
    fn world(&self, viewer: Viewer, chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        self.0.world(viewer, chance)
    }
    fn unseen_dealt_anew(&self, chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        self.0.unseen_dealt_anew(chance)
    }
    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.0.prompt(viewer)
    }
    fn save(&self) -> SavedJson {
        self.0.save()
    }
    fn digest(&self) -> String {
        self.0.digest()
    }
    fn step_text(&self, step: &Step) -> Text {
        self.0.step_text(step)
    }
    fn orders(&self, seat: Seat) -> Vec<OrderForm> {
        self.0.orders(seat)
    }
    fn read_order(&self, seat: Seat, order: &str) -> Result<String, ParseError> {
        self.0.read_order(seat, order)
    }
    fn obey(&self, seat: Seat, order: &str) -> Option<Obeyed<String>> {
        self.0.obey(seat, order)
    }
    fn as_any(&self) -> &dyn Any {
        self.0.as_any()
    }
}

#[test]
fn a_mistake_in_a_game_leaves_the_match_as_it_was() {
    let fragile = ToyBox(Box::new(FragileKind(Kind::default())));
    let lines = [
        r#"{"op":"new","game":"toy","seed":1}"#,
        r#"{"op":"dice","values":[6,5,4]}"#,
        r#"{"op":"apply","seat":0,"action":"roll"}"#,
        r#"{"op":"record"}"#,
        r#"{"op":"apply","seat":1,"action":"pass","id":7}"#,
        r#"{"op":"record"}"#,
        r#"{"op":"apply","seat":1,"action":"roll"}"#,
    ];
    let answers = send(&[&fragile], lines.join("\n").as_bytes());
    assert_eq!(code(&answers[4]), "internal");
    assert_eq!(answers[4]["id"], 7);
    assert_eq!(answers[3], answers[5], "not one line and not one digit of the digest has changed");
    assert_eq!(answers[6]["dice_left"], serde_json::json!(["4"]), "the forced dice wait where they waited");
}
