//! The wire types for the browser: one file, `web/src/wire/index.ts`, written from the Rust types and never by hand.

use std::fmt::Write as _;

use ts_rs::{Config, TS};

use super::{account as a, client as c, error as e, ids as i, lobby as l, server as s, shapes as p, table as t};

const HEAD: &str = "// Generated from crates/server/src/wire. Do not edit: run `make wire`.\n";

/// The whole file.
#[must_use]
pub fn module() -> String {
    let mut file = File { text: HEAD.to_owned(), config: Config::new().with_large_int("number") };
    file.add::<i::TableId>().add::<i::PlayerId>();
    file.add::<p::Text>().add::<p::Argument>().add::<p::Path>();
    file.add::<p::Likelihood>().add::<p::OddsLine>().add::<p::Choice>();
    file.add::<p::Told>().add::<p::Prompt>().add::<p::Verdict>().add::<p::Outcome>();
    file.add::<p::Viewer>().add::<p::Level>().add::<p::OptionValues>();
    file.add::<p::OptionInfo>().add::<p::GameInfo>().add::<p::Setup>();
    file.add::<c::ClientMessage>();
    file.add::<s::ServerMessage>().add::<s::Sync>().add::<s::Step>().add::<s::You>();
    file.add::<s::Position>().add::<s::Sight>().add::<s::LogLine>();
    file.add::<s::Refused>().add::<s::ChatLine>().add::<s::Room>();
    file.add::<s::Presence>().add::<s::ErrorCode>();
    file.add::<t::TableInfo>().add::<t::Status>().add::<t::SeatInfo>();
    file.add::<t::Sitter>().add::<t::ClockSettings>().add::<t::AtTimeout>();
    file.add::<t::ClockFace>().add::<t::AskAbout>().add::<t::Ask>().add::<t::BranchOf>().add::<t::Proof>();
    file.add::<l::Measured>()
        .add::<l::Games>()
        .add::<l::Preview>()
        .add::<l::NewTable>()
        .add::<l::NewSeat>()
        .add::<l::NewBranch>()
        .add::<l::Lobby>();
    file.add::<l::TableCard>().add::<l::Earlier>().add::<l::HistoryEntry>();
    file.add::<a::Me>().add::<a::NewGuest>().add::<a::Credentials>();
    file.add::<a::MyChanges>().add::<a::Notify>().add::<a::NotifyWhen>();
    file.add::<a::Webhook>().add::<a::PersonalLink>().add::<a::SecretToken>();
    file.add::<a::Farewell>().add::<a::NewApiToken>().add::<a::ApiToken>();
    file.add::<a::Profile>().add::<a::GameStatistics>();
    file.add::<a::SeatStatistics>().add::<a::Rating>().add::<a::LadderEntry>();
    file.add::<e::ErrorBody>();
    file.text
}

struct File {
    text: String,
    config: Config,
}

impl File {
    fn add<T: TS>(&mut self) -> &mut File {
        let docs = T::docs().unwrap_or_default();
        let declaration = T::decl(&self.config);
        write!(self.text, "\n{docs}export {declaration}\n").expect("a string takes everything");
        self
    }
}
