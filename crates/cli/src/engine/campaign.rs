//! A campaign in a conversation: which matches have been played, and which is played now.

use sandtable_core::{Campaign, Finished, Lead, Match};
use sandtable_shelf::Shelved;
use serde::Serialize;

use super::answer::Answer;
use super::failure::{Code, Failure};
use super::request::Request;
use super::session::{Origin, Session};
use crate::chance_seed::surprise;

/// The campaign of a conversation.
pub struct Running<'a> {
    game: &'a dyn Shelved,
    book: &'static dyn Campaign,
    /// The results of the matches before the current one.
    matches: Vec<Finished>,
    /// The current match is the campaign's next one.
    at_table: bool,
}

/// How a campaign stands, as it is answered.
#[derive(Serialize)]
pub struct CampaignEntry {
    game: &'static str,
    scenarios: &'static [&'static str],
    /// The results in the order of the scenarios; `campaign` takes them back.
    matches: Vec<Finished>,
    /// The scenario that `next` would start.
    next: Option<&'static str>,
    /// The scenario of the current match, if it is one of the campaign and not over.
    running: Option<&'static str>,
    victories: Vec<u32>,
    losses: Vec<u32>,
    scores: Vec<i64>,
    lead: Option<Lead>,
    text: String,
    rule: &'static str,
}

impl Running<'_> {
    /// The results, with that of the current match if it is over. It is entered for good when another match begins, so that
    /// until then its last step may be taken back.
    fn results(&self, play: Option<&Match>) -> Vec<Finished> {
        let ended = play.filter(|_| self.at_table).and_then(|play| Some((play, play.outcome()?)));
        let last = ended.and_then(|(play, outcome)| self.book.finished(play.game(), &outcome));
        self.matches.iter().cloned().chain(last).collect()
    }

    /// Another match is about to begin: the current one stays as it is.
    pub fn leave_table(&mut self, play: Option<&Match>) {
        self.matches = self.results(play);
        self.at_table = false;
    }
}

impl<'a> Session<'a> {
    /// Begins a campaign, goes on with one whose results are given, or tells how the current one stands.
    pub(super) fn tell_campaign(&mut self, request: &mut Request) -> Result<Answer, Failure> {
        if let Some(slug) = request.maybe_game()? {
            let game = self.find(&slug)?;
            let book = game
                .kind()
                .campaign()
                .ok_or_else(|| Failure::new(Code::UnknownGame, format!("{slug} has no campaign")))?;
            let matches = request.results()?;
            book.check(&matches).map_err(|wrong| Failure::new(Code::BadRequest, wrong))?;
            self.campaign = Some(Running { game, book, matches, at_table: false });
        }
        let language = request.language()?;
        let running = self.campaign.as_ref().ok_or_else(no_campaign)?;
        let info = running.game.kind().info();
        let matches = running.results(self.play());
        let (scenarios, score) = (running.book.scenarios(), running.book.score(&matches));
        let upcoming = running.book.next(matches.len()).map(|index| scenarios[index]);
        let playing = running.at_table && matches.len() == running.matches.len();
        Ok(Answer::Campaign(Box::new(CampaignEntry {
            game: info.slug,
            scenarios,
            next: upcoming.filter(|_| !playing),
            running: upcoming.filter(|_| playing),
            text: self.voices.of(info, language).say(&score.text),
            victories: score.victories,
            losses: score.losses,
            scores: score.scores,
            lead: score.lead,
            rule: score.rule,
            matches,
        })))
    }

    /// Starts the match of the campaign's next scenario.
    pub(super) fn next_match(&mut self, request: &mut Request) -> Result<Answer, Failure> {
        let running = self.campaign.as_ref().ok_or_else(no_campaign)?;
        let played = running.results(self.play()).len();
        if running.at_table && played == running.matches.len() {
            return Err(Failure::new(Code::Campaign, "the match of the campaign is not over"));
        }
        let index = running
            .book
            .next(played)
            .ok_or_else(|| Failure::new(Code::Campaign, "all matches of the campaign have been played"))?;
        let origin = Origin::Setup(running.book.setup(index), request.seed()?.unwrap_or_else(surprise));
        let game = running.game;
        let answer = self.begin(game, origin)?;
        if let Some(running) = &mut self.campaign {
            running.at_table = true;
        }
        Ok(answer)
    }
}

fn no_campaign() -> Failure {
    Failure::new(Code::NoCampaign, "no campaign has been started: expected `campaign` with a `game` first")
}
