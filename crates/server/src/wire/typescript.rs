//! The wire types for the browser: one file, `web/src/wire/index.ts`, written from the Rust types and never by hand.

use std::fmt::Write as _;

use sandtable_core as p;
use sandtable_core::Language;
use ts_rs::{Config, TS};

use super::{
    account as a, campaign as g, client as c, error as e, friends as f, ids as i, lobby as l, lobby_chat as h,
    server as s, table as t,
};

const HEAD: &str = "// Generated from crates/server/src/wire. Do not edit: run `make wire`.\n";

/// The whole file.
#[must_use]
pub fn module() -> String {
    let mut file = File { text: HEAD.to_owned(), config: Config::new().with_large_int("number") };
    file.text.push_str(&languages());
    file.add::<i::TableId>().add::<i::PlayerId>();
    file.add::<p::Seat>().add::<p::SeatSet>().add::<p::Viewer>().add::<p::Level>();
    file.add::<p::Text>().add::<p::Argument>().add::<p::Step>().add::<p::Path>();
    file.add::<p::Likelihood>().add::<p::OddsLine>().add::<p::Odds>().add::<p::Choice>();
    file.add::<p::Told>().add::<p::Prompt>().add::<p::Verdict>().add::<p::Outcome>();
    file.add::<p::MatchStory>().add::<p::StorySide>().add::<p::StoryScore>().add::<p::StoryPoints>();
    file.add::<p::StoryDeed>()
        .add::<p::StoryLuck>()
        .add::<p::StoryChance>()
        .add::<p::StoryMark>()
        .add::<p::StoryTurn>();
    file.add::<p::Component>().add::<p::Figure>().add::<p::FigureValue>();
    file.add::<p::OrderForm>();
    file.add::<p::OptionValues>().add::<p::OptionInfo>().add::<p::GameInfo>().add::<p::Role>().add::<p::PlayedOn>();
    file.add::<c::ClientMessage>();
    file.add::<s::ServerMessage>().add::<s::Sync>().add::<s::Step>().add::<s::You>();
    file.add::<s::Position>().add::<s::LullShown>().add::<s::Sight>().add::<s::SeatOrders>().add::<s::LogLine>();
    file.add::<s::OddsTold>().add::<s::ChoiceOdds>();
    file.add::<s::Refused>().add::<s::ChatLine>().add::<s::Room>();
    file.add::<s::Presence>().add::<s::ErrorCode>();
    file.add::<t::TableInfo>().add::<t::TableBrief>().add::<t::Status>().add::<t::SeatInfo>();
    file.add::<t::Sitter>().add::<t::ClockSettings>().add::<t::AtTimeout>();
    file.add::<t::ClockFace>().add::<t::AskAbout>().add::<t::Ask>().add::<t::BranchOf>().add::<t::Proof>();
    file.add::<sandtable_shelf::Measured>()
        .add::<l::Positions>()
        .add::<l::Games>()
        .add::<l::Preview>()
        .add::<l::Roles>()
        .add::<l::Components>()
        .add::<l::NewTable>()
        .add::<l::NewSeat>()
        .add::<l::NewBranch>()
        .add::<l::NewReport>()
        .add::<l::Lobby>();
    file.add::<h::LobbyMark>().add::<h::LobbyChat>().add::<h::LobbyLine>().add::<h::NewLine>();
    file.add::<l::TableCard>().add::<l::Earlier>().add::<l::InWords>().add::<l::HistoryEntry>();
    file.add::<a::Me>().add::<a::NewGuest>().add::<a::Credentials>();
    file.add::<a::MyChanges>().add::<a::Notify>().add::<a::NotifyWhen>();
    file.add::<a::Webhook>().add::<a::PersonalLink>().add::<a::SecretToken>();
    file.add::<a::Farewell>();
    file.add::<a::Scope>().add::<a::NewApiToken>().add::<a::ApiToken>().add::<a::TokenInfo>();
    file.add::<a::NewPassword>().add::<a::ForgottenPassword>().add::<a::PasswordReset>();
    file.add::<a::SessionInfo>().add::<a::LinkedAs>();
    file.add::<a::Profile>().add::<a::GameStatistics>();
    file.add::<a::SeatStatistics>().add::<a::Rating>().add::<a::LadderEntry>();
    file.add::<f::FriendLink>().add::<f::FriendOffer>().add::<f::Friends>().add::<f::Friend>();
    file.add::<f::FriendTable>().add::<f::NewInvitation>().add::<f::Invitation>();
    file.add::<p::Finished>().add::<p::Lead>().add::<p::CampaignScore>();
    file.add::<g::CampaignId>().add::<g::CampaignAbout>().add::<g::NewCampaign>().add::<g::CampaignSeat>();
    file.add::<g::CampaignInfo>().add::<g::CampaignMatch>();
    file.add::<e::ErrorBody>();
    file.text
}

/// The list of languages, which the page uses as it is.
fn languages() -> String {
    let tags: Vec<String> = Language::ALL.iter().map(|language| format!("'{}'", language.tag())).collect();
    let names: Vec<String> =
        Language::ALL.iter().map(|language| format!("{}: '{}'", language.tag(), language.own_name())).collect();
    format!(
        "\n/** The languages that every text exists in; the others fall back to the first. */\n\
         export const LANGUAGES = [{}] as const;\n\
         export type Language = (typeof LANGUAGES)[number];\n\n\
         /** What each language calls itself. */\n\
         export const OWN_NAMES: Record<Language, string> = {{ {} }};\n",
        tags.join(", "),
        names.join(", ")
    )
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
