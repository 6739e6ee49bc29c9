// Generated from crates/server/src/wire. Do not edit: run `make wire`.

/**
 * A table, and the match that is played at it. Who knows the id may look on: it is the invitation.
 */
export type TableId = string;

/**
 * Somebody, guest or account. It names and proves nothing: that is what sessions are for.
 */
export type PlayerId = string;

/**
 * Something to be said: the id of a Fluent message and what fills it in.
 */
export type Text = { id: string, 
/**
 * Left out when there is nothing to fill in.
 */
args?: Array<[string, Argument]>, };

/**
 * A number, another text, or a word that is the same in every language.
 */
export type Argument = number | Text | string;

/**
 * Things to point at, in order: `card:red-7`, `flag:3`.
 */
export type Path = Array<string>;

/**
 * How likely something is (from 0 to 1), the mean of a number, or a whole distribution: values with their probabilities.
 */
export type Likelihood = { "chance": number } | { "expected": number } | { "spread": Array<[number, number]> };

/**
 * One thing that may come of an action.
 */
export type OddsLine = { label: Text, value: Likelihood, };

/**
 * One legal choice: its notation, the clicks that make it, and what it does.
 */
export type Choice = { action: string, path: Path, text: Text, 
/**
 * What it may bring; left out when chance has no part in it. The first line is the one to show over a thing.
 */
odds?: Array<OddsLine>, };

/**
 * Something that happened, as one viewer may know it: data for the animation, a sentence for the log.
 */
export type Told = { event: unknown, text: Text, };

/**
 * What is asked of whom, and the clause behind it.
 */
export type Prompt = { text: Text, rule: string, };

/**
 * Who won: seats, nobody, or all lost together.
 */
export type Verdict = { "won": Array<number> } | "drawn" | "lost";

/**
 * How a match ended: by a clause, or `resigned`, or `out-of-time`.
 */
export type Outcome = { verdict: Verdict, 
/**
 * Points by seat; empty if the game counts none.
 */
scores: Array<number>, rule: string, };

/**
 * Whose eyes: a seat, a spectator's, or all-seeing after the end.
 */
export type Viewer = number | "public" | "all";

/**
 * How strong a bot is.
 */
export type Level = "random" | "recruit" | "regular" | "veteran" | "elite";

/**
 * What an option of a game may be; the first of a choice is the default, a switch is off.
 */
export type OptionValues = "switch" | { "choice": Array<string> } | { "number": { default: number, least: number, most: number, } };

/**
 * One option of a game. Its label is the message `option-<key>`.
 */
export type OptionInfo = { key: string, values: OptionValues, 
/**
 * The clauses that it switches.
 */
clauses: Array<string>, };

/**
 * What a game declares about itself.
 */
export type GameInfo = { slug: string, name: string, clause_prefix: string, rules_version: number, 
/**
 * The fewest and the most.
 */
seats: [number, number], options: Array<OptionInfo>, scenarios: Array<string>, };

/**
 * Scenario and options, by key.
 */
export type Setup = Record<string, unknown>;

/**
 * One message from a client. Anything else is answered with an error, and changes nothing.
 */
export type ClientMessage = { "do": "hello", 
/**
 * The sequence of the last step that the client has; nothing, if it has none.
 */
since?: number, 
/**
 * The number of the last chat line that it has.
 */
chat?: number, } | { "do": "sit", 
/**
 * Which.
 */
seat: number, 
/**
 * What to be called there; one's own name if nothing is said.
 */
name?: string, } | { "do": "stand", 
/**
 * Which.
 */
seat: number, } | { "do": "seat-bot", 
/**
 * Where.
 */
seat: number, 
/**
 * How strong.
 */
level: Level, } | { "do": "contribute", 
/**
 * For which seat.
 */
seat: number, 
/**
 * The bytes.
 */
token: string, } | { "do": "start" } | { "do": "act", 
/**
 * The last step that the client had seen when the person chose.
 */
seq: number, 
/**
 * For which seat.
 */
seat: number, 
/**
 * The action in the game's notation, as the choices name it.
 */
action: string, } | { "do": "undo", 
/**
 * The last step that the client had seen.
 */
seq: number, 
/**
 * For which seat.
 */
seat: number, } | { "do": "take-back", 
/**
 * Who asks.
 */
seat: number, } | { "do": "ask-pause", 
/**
 * Who asks.
 */
seat: number, } | { "do": "resume", 
/**
 * Who wants to play on.
 */
seat: number, } | { "do": "answer", 
/**
 * Who answers.
 */
seat: number, 
/**
 * Yes or no.
 */
agree: boolean, } | { "do": "resign", 
/**
 * Who.
 */
seat: number, } | { "do": "vacation", 
/**
 * Whose clock.
 */
seat: number, 
/**
 * For how long; 0 ends it.
 */
days: number, } | { "do": "rematch" } | { "do": "chat", 
/**
 * What.
 */
text: string, } | { "do": "why", 
/**
 * Echoed in the answer.
 */
ask: number, 
/**
 * For which seat.
 */
seat: number, 
/**
 * The clicks that would make the action.
 */
path: Path, } | { "do": "ping", 
/**
 * Echoed in the answer.
 */
n: number, };

/**
 * One message to a client.
 */
export type ServerMessage = { "is": "sync" } & Sync | { "is": "step" } & Step | { "is": "done", 
/**
 * The step that it became; or the one that it had become already, if the client said it twice.
 */
seq: number, } | { "is": "refused" } & Refused | { "is": "stale", 
/**
 * The sequence that the client sent.
 */
seq: number, 
/**
 * The table's sequence now.
 */
now: number, } | { "is": "why", 
/**
 * The number of the question.
 */
ask: number, 
/**
 * Why not; nothing, if it can be chosen.
 */
refused: Refused | null, } | { "is": "chat" } & ChatLine | { "is": "presence" } & Presence | { "is": "pong", 
/**
 * The number of the question.
 */
n: number, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, } | { "is": "error", 
/**
 * What kind of trouble, for programs.
 */
code: ErrorCode, 
/**
 * What to tell a person.
 */
text: Text, 
/**
 * Where in the message, and what was expected there; for programmers.
 */
detail?: string, };

/**
 * Everything that a client may know of a table.
 */
export type Sync = { 
/**
 * The last step that is contained in it.
 */
seq: number, 
/**
 * The server's clock, in milliseconds since 1970: clocks count from it.
 */
now: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * What the client is at this table.
 */
you: You, 
/**
 * The position; nothing before the start.
 */
position: Position | null, 
/**
 * What happened so far.
 */
log: Array<LogLine>, 
/**
 * What was said in the rooms that this client may read; the last lines of it.
 */
chat: Array<ChatLine>, 
/**
 * Who is here.
 */
presence: Presence, };

/**
 * Something was done.
 */
export type Step = { 
/**
 * It follows this step: a client that has another one last has missed something and says `hello`.
 */
from: number, 
/**
 * The last step that is contained in it.
 */
seq: number, 
/**
 * The server's clock.
 */
now: number, 
/**
 * The table, if anything about it changed.
 */
table?: TableInfo, 
/**
 * What the client is at this table, if that changed.
 */
you?: You, 
/**
 * The position now.
 */
position: Position | null, 
/**
 * What happened, to be animated and added to the log.
 */
log: Array<LogLine>, 
/**
 * Log lines that were taken back, by their step.
 */
removed?: Array<number>, };

/**
 * What a client is at a table.
 */
export type You = { 
/**
 * The seats that it may decide for; none for a spectator.
 */
seats: Array<number>, 
/**
 * Did it open the table?
 */
host: boolean, };

/**
 * A position, as a client may know it.
 */
export type Position = { 
/**
 * Who is asked now; nobody when the match is over.
 */
to_act: Array<number>, 
/**
 * What each pair of eyes sees that this client may look through: its seats in order, or the public view. After the
 * end, the all-seeing one is first.
 */
sights: Array<Sight>, 
/**
 * The clocks of the seats; empty at a table without.
 */
clocks: Array<ClockFace>, };

/**
 * What one pair of eyes sees.
 */
export type Sight = { 
/**
 * Whose eyes.
 */
viewer: Viewer, 
/**
 * The game's view.
 */
view: unknown, 
/**
 * What is asked.
 */
prompt: Prompt, 
/**
 * What the seat may choose; empty when it is not asked.
 */
choices: Array<Choice>, 
/**
 * What the steps of the choices are called.
 */
labels: { [key in string]: Text }, 
/**
 * May the seat take its last step back?
 */
can_undo: boolean, 
/**
 * Is there a step of the seat that it could ask the others to take back?
 */
can_ask: boolean, };

/**
 * One line of the log: all that one step told.
 */
export type LogLine = { 
/**
 * The step.
 */
seq: number, 
/**
 * How many lines of the record there are after it: what `/api/tables/{id}/at/{line}` takes.
 */
line: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who did it; nothing, if nobody in a seat did.
 */
seat: number | null, 
/**
 * What happened in the game, as this client may know it.
 */
told: Array<Told>, 
/**
 * What happened at the table, if the step was no action of the game.
 */
note: Text | null, };

/**
 * Why something may not be done.
 */
export type Refused = { 
/**
 * The sequence that the client sent; nothing for what has none.
 */
seq: number | null, 
/**
 * The clause that forbids it, such as `BL-9.2`; nothing, if the table forbids it and not the game.
 */
rule: string | null, 
/**
 * What to tell the player.
 */
text: Text, };

/**
 * Something that was said.
 */
export type ChatLine = { 
/**
 * Its number at this table.
 */
n: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Where.
 */
room: Room, 
/**
 * Who said it.
 */
name: string, 
/**
 * What; plain text, to be shown as such.
 */
text: string, };

/**
 * Where something is said. While a match runs, players and spectators cannot hear each other.
 */
export type Room = "players" | "spectators";

/**
 * Who is here.
 */
export type Presence = { 
/**
 * Seats whose people are connected.
 */
seats: Array<number>, 
/**
 * How many others look on.
 */
spectators: number, };

/**
 * Kinds of trouble.
 */
export type ErrorCode = "malformed" | "too-large" | "too-fast" | "not-found" | "no-session" | "forbidden" | "conflict" | "unprocessable" | "internal" | "going-away";

/**
 * What everybody may know of a table.
 */
export type TableInfo = { 
/**
 * Which.
 */
id: TableId, 
/**
 * The game's slug.
 */
game: string, 
/**
 * The rules version it is played by.
 */
rules: number, 
/**
 * Scenario and options.
 */
setup: Setup, 
/**
 * How far it is.
 */
status: Status, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * By which clock.
 */
clock: ClockSettings, 
/**
 * What happens when a clock runs out.
 */
at_timeout: AtTimeout, 
/**
 * Is it listed for strangers to join?
 */
open: boolean, 
/**
 * When it was opened, in milliseconds since 1970.
 */
created: number, 
/**
 * The host's promise for the dice: 64 hexadecimal digits.
 */
commitment: string, 
/**
 * Somebody asks the others for something.
 */
ask: Ask | null, 
/**
 * All clocks stand still until somebody resumes or decides.
 */
paused: boolean, 
/**
 * It began as a branch of another match, to try what might have been.
 */
branch_of: BranchOf | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * The proof of the dice, after the end.
 */
proof: Proof | null, 
/**
 * The table at which the same is played again.
 */
rematch: TableId | null, };

/**
 * How far a table is.
 */
export type Status = "gathering" | "playing" | "over";

/**
 * One seat.
 */
export type SeatInfo = { 
/**
 * Which.
 */
seat: number, 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * Has it contributed to the dice?
 */
contributed: boolean, 
/**
 * Does its clock stand still, and until when?
 */
vacation_until: number | null, };

/**
 * Who sits in a seat.
 */
export type Sitter = { "kind": "empty" } | { "kind": "person", 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called here.
 */
name: string, } | { "kind": "bot", 
/**
 * How strong.
 */
level: Level, 
/**
 * Whose seat it took over at time-out.
 */
instead_of?: string, };

/**
 * The clock of a table.
 */
export type ClockSettings = { "kind": "none" } | { "kind": "live", 
/**
 * Seconds in the bank: 10 to 86,400.
 */
bank: number, 
/**
 * Seconds added after each decision: 0 to 3,600.
 */
increment: number, } | { "kind": "days", 
/**
 * Hours for each decision: 1 to 720.
 */
hours: number, 
/**
 * Hours in the bank, used when a decision takes longer: 0 to 2,160.
 */
bank: number, 
/**
 * Days of vacation for each seat: 0 to 60.
 */
vacation: number, };

/**
 * What happens when a clock runs out.
 */
export type AtTimeout = { "kind": "forfeit" } | { "kind": "bot", 
/**
 * How strong.
 */
level: Level, };

/**
 * A seat's clock at the moment of the message.
 */
export type ClockFace = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Milliseconds left for this decision, the bank included.
 */
left: number, 
/**
 * Milliseconds in the bank.
 */
bank: number, 
/**
 * Does it run?
 */
running: boolean, 
/**
 * Days of vacation left.
 */
vacation: number, };

/**
 * What the others can be asked for.
 */
export type AskAbout = "take-back" | "pause";

/**
 * Somebody asks the others for something.
 */
export type Ask = { 
/**
 * What for.
 */
about: AskAbout, 
/**
 * Who asks.
 */
seat: number, 
/**
 * Who has not answered yet.
 */
waiting_for: Array<number>, };

/**
 * Where a branch left the match that it came from.
 */
export type BranchOf = { 
/**
 * The match.
 */
table: TableId, 
/**
 * After so many lines of its record.
 */
line: number, };

/**
 * The proof of the dice: `docs/fair-dice.md` tells how to check it.
 */
export type Proof = { 
/**
 * The host's secret.
 */
secret: string, 
/**
 * What each seat contributed.
 */
contributions: Array<string>, 
/**
 * The seed that followed.
 */
seed: string, };

/**
 * How a set-up of a game goes when bots of one strength play it.
 */
export type Measured = { 
/**
 * The game's slug.
 */
game: string, 
/**
 * The scenario or map, if the game has several.
 */
scenario: string | null, 
/**
 * Who played, by seat.
 */
bots: Array<string>, 
/**
 * How many games.
 */
games: number, 
/**
 * The part of them that each seat won, from 0 to 1.
 */
wins: Array<number>, 
/**
 * The part that nobody won.
 */
drawn: number, 
/**
 * The part that all lost together.
 */
lost: number, 
/**
 * How many decisions a game took.
 */
decisions: number, };

/**
 * `GET /api/games`: what can be played here.
 */
export type Games = { 
/**
 * The games in the order they are shown.
 */
games: Array<GameInfo>, 
/**
 * The bots' levels, weakest first.
 */
levels: Array<Level>, 
/**
 * How games went between bots of one strength.
 */
measured: Array<Measured>, };

/**
 * `GET /api/games/{game}/preview`: a scenario as it begins, seen by a spectator.
 */
export type Preview = { 
/**
 * How many seats it has.
 */
seats: number, 
/**
 * The game's public view.
 */
view: unknown, };

/**
 * `POST /api/tables`: opens a table.
 */
export type NewTable = { 
/**
 * The game's slug.
 */
game: string, 
/**
 * Scenario and options; what is left out takes its default.
 */
setup?: Setup, 
/**
 * Who is to sit where, in order; what is left out stays empty.
 */
seats?: Array<NewSeat>, 
/**
 * By which clock.
 */
clock?: ClockSettings, 
/**
 * What happens when a clock runs out.
 */
at_timeout?: AtTimeout, 
/**
 * Listed for strangers, or by link alone?
 */
open?: boolean, };

/**
 * Who is to sit in a seat of a new table.
 */
export type NewSeat = { "kind": "empty" } | { "kind": "me", 
/**
 * What to be called there.
 */
name?: string, } | { "kind": "bot", 
/**
 * How strong.
 */
level: Level, };

/**
 * `POST /api/tables/{id}/branch`: plays on from a position of a match that is over, against bots.
 */
export type NewBranch = { 
/**
 * From the position after so many lines of the record.
 */
line: number, 
/**
 * The seat to play oneself.
 */
seat: number, 
/**
 * How strong the bots in the other seats are.
 */
level: Level, };

/**
 * `GET /api/tables`: what goes on.
 */
export type Lobby = { 
/**
 * Open tables with a free seat, newest first.
 */
open: Array<TableCard>, 
/**
 * One's own tables, those that wait for oneself first.
 */
mine: Array<TableCard>, 
/**
 * Open tables at which a match runs, to look on.
 */
running: Array<TableCard>, };

/**
 * A table in a list.
 */
export type TableCard = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Does it wait for a decision of the one who asks?
 */
your_turn: boolean, 
/**
 * When something was last done there.
 */
last: number, };

/**
 * `GET /api/tables/{id}/at/{line}`: an earlier position, through the eyes of the one who asks.
 */
export type Earlier = { 
/**
 * After how many lines of the record.
 */
line: number, 
/**
 * How many lines there are.
 */
lines: number, 
/**
 * What is seen.
 */
sights: Array<Sight>, };

/**
 * One match of somebody's history.
 */
export type HistoryEntry = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The game's slug.
 */
game: string, 
/**
 * How far it is.
 */
status: Status, 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who sat where.
 */
names: Array<string>, 
/**
 * 1 for a win, ½ for a draw, 0 for a loss; nothing while it runs.
 */
worth: number | null, 
/**
 * The rating after it, if it was rated.
 */
rating: number | null, 
/**
 * When it ended or was last played, in milliseconds since 1970.
 */
at: number, };

/**
 * `GET /api/me`: oneself. Nothing (`null`) for who has no session yet.
 */
export type Me = { 
/**
 * Who.
 */
id: PlayerId, 
/**
 * What one is called.
 */
name: string, 
/**
 * With a password?
 */
account: boolean, 
/**
 * The language of messages that leave the page.
 */
language: "en" | "tr" | "hu" | "nl", 
/**
 * When one wants to hear of one's turn.
 */
notify: Notify, };

/**
 * `POST /api/guest`: takes a name and a session, without an account.
 */
export type NewGuest = { 
/**
 * 1 to 32 characters.
 */
name: string, 
/**
 * The language of messages that leave the page.
 */
language?: "en" | "tr" | "hu" | "nl", };

/**
 * `POST /api/register` (a guest becomes an account and keeps its history) and `POST /api/login`.
 */
export type Credentials = { 
/**
 * 1 to 32 characters; unique among accounts, whatever the case.
 */
name: string, 
/**
 * 8 to 256 characters.
 */
password: string, };

/**
 * `PATCH /api/me`: what is to change.
 */
export type MyChanges = { 
/**
 * A new name; accounts keep theirs.
 */
name?: string, 
/**
 * Another language.
 */
language?: "en" | "tr" | "hu" | "nl", 
/**
 * Other wishes for notifications.
 */
notify?: Notify, };

/**
 * When and how somebody hears that it is their turn.
 */
export type Notify = { 
/**
 * When.
 */
when: NotifyWhen, 
/**
 * An address that a message is posted to.
 */
webhook?: Webhook | null, 
/**
 * An e-mail address; mail goes there once it is confirmed.
 */
email?: string | null, 
/**
 * Is the e-mail address confirmed? Set by the server.
 */
email_confirmed: boolean, };

/**
 * When somebody wants to hear of their turn outside the page.
 */
export type NotifyWhen = "offline" | "always" | "never";

/**
 * An address that a message is posted to.
 */
export type Webhook = { 
/**
 * An `https` address.
 */
url: string, 
/**
 * The body. `{text}`, `{game}`, `{table}`, `{url}` and `{name}` are filled in; inside a JSON body they are escaped.
 */
template: string, 
/**
 * The body's content type.
 */
content_type: string, };

/**
 * `POST /api/me/link`: a personal link for another device. Shown once.
 */
export type PersonalLink = { 
/**
 * The secret part; the page's address is `/#/link/<token>`.
 */
token: string, };

/**
 * `POST /api/link`: comes back by a personal link. `POST /api/me/email/confirm`: proves an e-mail address.
 */
export type SecretToken = { 
/**
 * The secret part.
 */
token: string, };

/**
 * `DELETE /api/me`: accounts say their password once more.
 */
export type Farewell = { 
/**
 * An account's password; guests have none.
 */
password?: string, };

/**
 * `POST /api/me/tokens`: wants a token for a program.
 */
export type NewApiToken = { 
/**
 * What it is for.
 */
label: string, };

/**
 * A token for a program that plays, sent as `Authorization: Bearer <token>`.
 */
export type ApiToken = { 
/**
 * Its number among one's own.
 */
id: number, 
/**
 * What it is for.
 */
label: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * The secret; told once, when it is made.
 */
token?: string, };

/**
 * `GET /api/players/{id}`: what everybody may know of somebody.
 */
export type Profile = { 
/**
 * Who.
 */
id: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * With an account?
 */
account: boolean, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, 
/**
 * Ratings and counts, one a game that they have finished.
 */
games: Array<GameStatistics>, 
/**
 * The last matches that ended, newest first.
 */
history: Array<HistoryEntry>, };

/**
 * Somebody's ratings and counts in one game.
 */
export type GameStatistics = { 
/**
 * The game's slug.
 */
game: string, 
/**
 * Matches won, drawn and lost, by seat.
 */
by_seat: Array<SeatStatistics>, 
/**
 * Glicko-2; nothing before the first rated match.
 */
rating: Rating | null, };

/**
 * Counts of one seat.
 */
export type SeatStatistics = { 
/**
 * Which.
 */
seat: number, 
/**
 * Matches won.
 */
won: number, 
/**
 * Matches drawn.
 */
drawn: number, 
/**
 * Matches lost.
 */
lost: number, };

/**
 * A Glicko-2 rating.
 */
export type Rating = { 
/**
 * The rating.
 */
rating: number, 
/**
 * How unsure it is.
 */
deviation: number, 
/**
 * How many rated matches.
 */
matches: number, };

/**
 * `GET /api/ratings/{game}`: one line of the ladder.
 */
export type LadderEntry = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * The rating.
 */
rating: Rating, };

/**
 * The body of every answer that is not a success.
 */
export type ErrorBody = { 
/**
 * What kind of trouble, for programs.
 */
code: ErrorCode, 
/**
 * What to tell a person.
 */
text: Text, 
/**
 * Where in the request, and what was expected there; for programmers.
 */
detail?: string, };
