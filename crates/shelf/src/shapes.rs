//! The shapes of a game's view, event and set-up, for programs in other languages: TypeScript for the browser, a JSON schema
//! for everybody. Both come from the game's own types, so that a wrong field is an error where it is compiled.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};

use sandtable_core::{Rules, Views};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

/// A game whose types can be pictured.
pub trait Shaped: Views<View: TS + JsonSchema> + Rules<Setup: TS + JsonSchema, Event: TS + JsonSchema> {}

impl<G: Views<View: TS + JsonSchema> + Rules<Setup: TS + JsonSchema, Event: TS + JsonSchema>> Shaped for G {}

/// What a game's types look like from outside.
pub struct Shapes {
    /// A TypeScript module.
    pub typescript: String,
    /// A JSON schema with `view`, `event` and `setup`.
    pub schema: Value,
}

/// The shapes of a game.
pub(crate) fn shapes<G: Shaped>() -> Shapes {
    let info = G::info();
    let mut module = Module { config: config(), seen: HashSet::new(), own: BTreeMap::new(), shared: BTreeSet::new() };
    module.visit::<G::View>();
    module.visit::<G::Event>();
    module.visit::<G::Setup>();
    Shapes { typescript: module.text(info.slug), schema: schema::<G>() }
}

/// Numbers are numbers, however large.
fn config() -> Config {
    Config::new().with_large_int("number")
}

/// A TypeScript module while it is gathered.
struct Module {
    config: Config,
    seen: HashSet<TypeId>,
    /// The game's own types: declarations by name.
    own: BTreeMap<String, String>,
    /// The types of all games, which the module takes from the common one.
    shared: BTreeSet<String>,
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let name = T::ident(&self.config);
        if type_name::<T>().starts_with("sandtable_core::") {
            self.shared.insert(name);
            return;
        }
        let declared = format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        let before = self.own.insert(name.clone(), declared.clone());
        assert!(before.is_none_or(|before| before == declared), "two types are called {name}");
        T::visit_dependencies(self);
    }
}

impl Module {
    fn text(&self, slug: &str) -> String {
        let mut text = format!("// Generated from the types of crates/games/{slug}. Do not edit: run `make wire`.\n");
        if !self.shared.is_empty() {
            let names = self.shared.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            text.push_str(&format!("\nimport type {{ {names} }} from './index';\n"));
        }
        self.own.values().for_each(|declared| text.push_str(declared));
        text
    }
}

/// Views and events are pictured as they are sent, set-ups as they are taken: with much left out, or written in another way.
fn schema<G: Shaped>() -> Value {
    let mut sent: SchemaGenerator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut taken: SchemaGenerator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let info = G::info();
    let (view, event) = (sent.subschema_for::<G::View>(), sent.subschema_for::<G::Event>());
    let setup = taken.subschema_for::<G::Setup>();
    let mut definitions = sent.take_definitions(true);
    let every_option = definitions.get("Setup").and_then(|setup| setup.get("required").cloned());
    // What is sent is one of the ways in which it may be written, so one picture does for both.
    definitions.extend(taken.take_definitions(true));
    // But a view leaves no option out.
    let in_view = definitions.get_mut("View").and_then(|view| view.get_mut("properties")?.as_object_mut());
    for field in in_view.into_iter().flat_map(|fields| fields.values_mut()).filter_map(Value::as_object_mut) {
        if field.get("$ref") == setup.get("$ref") {
            field.extend(every_option.clone().map(|options| ("required".to_owned(), options)));
        }
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": info.name,
        "description": "What `view`, `apply` and `new` of the engine protocol hold for this game.",
        "type": "object",
        "properties": { "view": view, "event": event, "setup": setup },
        "$defs": definitions,
    })
}
