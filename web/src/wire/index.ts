// Generated from crates/server/src/wire. Do not edit: run `make wire`.

/** The languages that every text exists in; the others fall back to the first. */
export const LANGUAGES = ['en', 'tr', 'hu', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', tr: 'Türkçe', hu: 'Magyar', nl: 'Nederlands' };

/**
 * A table, and the match that is played at it. Who knows the id may look on: it is the invitation.
 */
export type TableId = string;

/**
 * Somebody, guest or account. It names and proves nothing: that is what sessions are for.
 */
export type PlayerId = string;

/**
 * One place at the table, numbered from 0 as in the rules of record.
 */
export type Seat = number;

/**
 * A set of seats: those to act, those who won, those who know a card.
 */
export type SeatSet = Array<number>;

/**
 * Whose eyes look at the table.
 */
export type Viewer = number | "public" | "all";

/**
 * The strength of a bot, weakest first. Each level beats the one before it clearly.
 */
export type Level = "random" | "recruit" | "regular" | "veteran" | "elite";

/**
 * Something to be said: a message and what fills it in.
 */
export type Text = { 
/**
 * The id of the Fluent message, or of one of its attributes: `option-last-chance.help`.
 */
id: string, 
/**
 * Its arguments, by name.
 */
args?: Array<[string, Argument]>, };

/**
 * What fills a message in.
 */
export type Argument = number | Text | Array<Text> | string;

/**
 * One thing to point at: a kind and a name, written `card:red-7`.
 */
export type Click = string;

/**
 * The steps of one action. At one decision no path is the beginning of another.
 */
export type Path = Array<Click>;

/**
 * How likely something is, or how much of it is to be expected.
 */
export type Likelihood = { "chance": number } | { "expected": number } | { "spread": Array<[number, number]> };

/**
 * One thing that may come of an action.
 */
export type OddsLine = { 
/**
 * What it is: "hit", "casualties", "two courage".
 */
label: Text, 
/**
 * How likely, or how much.
 */
value: Likelihood, };

/**
 * The exact chances of an action, as far as the seat that asks can know them. The first line is the one to show where
 * there is room for a single figure, such as over a target.
 */
export type Odds = Array<OddsLine>;

/**
 * One legal choice.
 */
export type Choice = { 
/**
 * The action in the game's notation.
 */
action: string, 
/**
 * The clicks that make it.
 */
path: Path, 
/**
 * What it does, to be said in the reader's language.
 */
text: Text, };

/**
 * An event as it is told to one viewer.
 */
export type Told = { 
/**
 * The event's data, for the animation.
 */
event: unknown, 
/**
 * The sentence for the log.
 */
text: Text, };

/**
 * What is asked of whom, and why.
 */
export type Prompt = { 
/**
 * One line, to the seat that is asked or to those who wait.
 */
text: Text, 
/**
 * The clause behind it.
 */
rule: string, };

/**
 * Who won.
 */
export type Verdict = { "won": SeatSet } | "drawn" | "lost";

/**
 * The end of a match: who won, by what, and the points if the game counts any.
 */
export type Outcome = { 
/**
 * Who won.
 */
verdict: Verdict, 
/**
 * Points by seat; empty if the game counts none.
 */
scores: Array<number>, 
/**
 * The clause that ended the game, such as `BL-14.1`; or `resigned`, `out-of-time`, `agreed`.
 */
rule: string, };

/**
 * How a match went and how it ended. There is one only of a match that is over, and then nothing is hidden any more.
 */
export type MatchStory = { 
/**
 * Who won.
 */
outcome: Outcome, 
/**
 * Why it ended, in a sentence that names what won.
 */
ending: Text, 
/**
 * The things on the table that won, as clicks call them: `flag:4`.
 */
won_by: Array<Click>, 
/**
 * The sides, in the order of their first seats. Every list below that is kept by side has this order.
 */
sides: Array<StorySide>, 
/**
 * Whether the record could be replayed. If its rules are not carried any more, it could not: then the story is what
 * the head of the record tells, without curve, deeds, luck, marks and turning point.
 */
replayed: boolean, 
/**
 * What the curve counts.
 */
counts: Text | null, 
/**
 * How it stood at the beginning, after every line that changed it, and at the end.
 */
curve: Array<StoryScore>, 
/**
 * The points of the result, where the curve counts something else.
 */
points: StoryPoints | null, 
/**
 * What each side did.
 */
deeds: Array<StoryDeed>, 
/**
 * Luck against expectation, where chance was used.
 */
luck: StoryLuck | null, 
/**
 * What was gained and lost on the way.
 */
marks: Array<StoryMark>, 
/**
 * Where the match turned.
 */
turning: StoryTurn | null, };

/**
 * Seats that win and lose together.
 */
export type StorySide = { 
/**
 * What it is called.
 */
name: Text, 
/**
 * Its seats.
 */
seats: Array<Seat>, };

/**
 * How it stood after a line.
 */
export type StoryScore = { 
/**
 * The line of the record; 0 is the beginning.
 */
line: number, 
/**
 * By side.
 */
score: Array<number>, };

/**
 * The points of the result.
 */
export type StoryPoints = { 
/**
 * What they are called.
 */
name: Text, 
/**
 * By seat.
 */
scores: Array<number>, };

/**
 * Something that was done, counted.
 */
export type StoryDeed = { 
/**
 * What: "Flags claimed".
 */
what: Text, 
/**
 * How often, by side.
 */
counts: Array<number>, };

/**
 * What chance brought, and what was to be expected of it.
 */
export type StoryLuck = { 
/**
 * What is measured: "hits".
 */
unit: Text, 
/**
 * By side; nothing for a side that never took a chance.
 */
sides: Array<StoryChance | null>, };

/**
 * What came, and what was to be expected.
 */
export type StoryChance = { 
/**
 * What came.
 */
rolled: number, 
/**
 * What comes on average.
 */
expected: number, };

/**
 * Something on the course of the match: a claim, a loss.
 */
export type StoryMark = { 
/**
 * The line of the record.
 */
line: number, 
/**
 * The side whose gain or loss it is, as its place among the sides.
 */
side: number, 
/**
 * A loss rather than a gain.
 */
loss: boolean, 
/**
 * What it was, without a full stop: "Flag 7 claimed by Ada".
 */
what: Text, 
/**
 * Where, as clicks call it.
 */
thing?: Click, };

/**
 * Where the match turned.
 */
export type StoryTurn = { 
/**
 * The line of the record.
 */
line: number, 
/**
 * One sentence about it.
 */
text: Text, };

/**
 * One thing of the box, as it is printed.
 */
export type Component = { 
/**
 * What it is called in paths and views: `card:fog`, `item:bangalore`.
 */
thing: Click, 
/**
 * What its copies are called there, where they are told apart: `card:u15a`, `card:u15b`.
 */
copies?: Array<Click>, 
/**
 * What it is, for a program that draws or sorts it, the same in every language: its `kind`, `colour`, `power`.
 */
traits?: { [key in string]: string }, 
/**
 * Its name.
 */
name: Text, 
/**
 * What it does, in plain words.
 */
about?: Text, 
/**
 * The clause that says so.
 */
rule?: string, 
/**
 * What else is printed on it.
 */
figures: Array<Figure>, 
/**
 * What is printed on it and is a thing of its own, called as clicks call it: the shooting values and abilities of a
 * unit's card, `value:1`, `ability:medic`.
 */
parts?: Array<Component>, };

/**
 * One thing printed on a component: a number, a word, a sign.
 */
export type Figure = { 
/**
 * What a program calls it: `initiative`.
 */
key: string, 
/**
 * What a person calls it.
 */
label: Text, 
/**
 * What stands there.
 */
value: FigureValue, };

/**
 * What a figure shows.
 */
export type FigureValue = number | Text | string;

/**
 * An order as a game knows it.
 */
export type OrderForm = { 
/**
 * As it is usually given: `casualties infantry artillery tank`.
 */
order: string, 
/**
 * What it does.
 */
text: Text, };

/**
 * What an option may be; the first is the default.
 */
export type OptionValues = "switch" | { "choice": Array<string> } | { "number": { 
/**
 * What it is if nothing is said.
 */
default: number, 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, } };

/**
 * One option of a game. Its label is the message `option-<key>`, its explanation `option-<key>.help`; the words of a choice
 * are said by `option-<key>-<word>`, and scenarios by `scenario-<id>`.
 */
export type OptionInfo = { 
/**
 * The key in the set-up.
 */
key: string, 
/**
 * What it may be.
 */
values: OptionValues, 
/**
 * The clauses that it switches.
 */
clauses: Array<string>, };

/**
 * What a game declares about itself.
 */
export type GameInfo = { 
/**
 * The name in commands and addresses, such as `battle-line`.
 */
slug: string, 
/**
 * The name people know it by.
 */
name: string, 
/**
 * What its clause ids begin with.
 */
clause_prefix: string, 
/**
 * Raised whenever a record could be replayed differently. Records name it.
 */
rules_version: number, 
/**
 * The fewest and the most seats.
 */
seats: [number, number], 
/**
 * The key of the set-up that says how many sit down, if the game leaves the choice.
 */
seats_key: string | null, 
/**
 * What a person may choose.
 */
options: Array<OptionInfo>, 
/**
 * Scenarios or maps, by id; empty if there is just one.
 */
scenarios: Array<string>, 
/**
 * The key of the set-up that chooses among the scenarios, if there are any.
 */
scenario_key: string | null, 
/**
 * All seats win or lose together.
 */
cooperative: boolean, 
/**
 * Every seat has the same start and the same aims, so that it does not matter who sits where.
 */
alike: boolean, 
/**
 * There are moments at which a seat could answer what another did, whether it can or not: the game tells lulls.
 */
reactions: boolean, };

/**
 * Who sits in a seat.
 */
export type Role = { 
/**
 * What the seat is called: "Germany", "United States".
 */
name: Text, 
/**
 * Seats of one team win and lose together.
 */
team: number, 
/**
 * It is asked first in every match of this set-up.
 */
begins?: boolean, };

/**
 * What a match is played on, as a list shows it: neither is longer than a name.
 */
export type PlayedOn = { "kind": "printed", 
/**
 * Its id, as [`GameInfo::scenarios`] lists it.
 */
id: string, } | { "kind": "own", 
/**
 * What they called it.
 */
name: string, };

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
days: number, } | { "do": "order", 
/**
 * For which seat.
 */
seat: number, 
/**
 * In the words of the game (`position.sights[].orders.known`); none takes all of them back.
 */
orders: Array<string>, } | { "do": "rematch" } | { "do": "chat", 
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
path: Path, } | { "do": "odds", 
/**
 * The last step that the client has.
 */
seq: number, 
/**
 * For which seat.
 */
seat: number, } | { "do": "prospect", 
/**
 * Echoed in the answer.
 */
ask: number, 
/**
 * Of what.
 */
thing: Click, } | { "do": "ping", 
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
refused: Refused | null, } | { "is": "odds" } & OddsTold | { "is": "prospect", 
/**
 * The number of the question.
 */
ask: number, 
/**
 * What chance has in store; nothing, if it has no part in it.
 */
odds: Odds | null, } | { "is": "chat" } & ChatLine | { "is": "talk", 
/**
 * The lines that this client may read.
 */
lines: Array<ChatLine>, } | { "is": "presence" } & Presence | { "is": "pong", 
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
 * The position now; nothing before the start, and nothing if `same` stands in its place.
 */
position: Position | null, 
/**
 * The position is the one that the client has, with these clocks: the answer to `hello` on a line that missed nothing.
 */
same?: Array<ClockFace>, 
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
clocks: Array<ClockFace>, 
/**
 * A moment at which a seat could answer, whether it can or not: play goes on when it is over.
 */
lull?: LullShown, };

/**
 * A moment at which a seat could answer.
 */
export type LullShown = { 
/**
 * Who could.
 */
seat: number, 
/**
 * When it is over, in milliseconds since 1970.
 */
until: number, };

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
can_ask: boolean, 
/**
 * What the seat wants decided without being asked; nothing in games without such orders.
 */
orders?: SeatOrders, };

/**
 * Standing orders of a seat.
 */
export type SeatOrders = { 
/**
 * Those that it has given, the first that fits is obeyed.
 */
given: Array<string>, 
/**
 * Those that the game knows, each as it is usually given.
 */
known: Array<OrderForm>, };

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
 * What a seat's choices may bring in one position.
 */
export type OddsTold = { 
/**
 * The position after this step.
 */
seq: number, 
/**
 * Whose choices.
 */
seat: number, 
/**
 * Those choices in which chance has a part.
 */
choices: Array<ChoiceOdds>, 
/**
 * Is that all? If not, the position is no more, or it would cost too much to work the rest out.
 */
whole: boolean, };

/**
 * What one choice may bring.
 */
export type ChoiceOdds = { 
/**
 * The action in the game's notation, as the choices name it.
 */
action: string, 
/**
 * The first line is the one to show over a thing.
 */
odds: Odds, };

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
export type ErrorCode = "malformed" | "too-large" | "too-fast" | "too-slow" | "not-found" | "no-session" | "forbidden" | "conflict" | "unprocessable" | "internal" | "going-away";

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
setup: Record<string, unknown>, 
/**
 * The scenario or map: a printed one by its id, a person's own by its name; nothing, where the game has none.
 */
scenario: PlayedOn | null, 
/**
 * How far it is.
 */
status: Status, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * What the game calls them, and who plays with whom.
 */
roles: Array<Role>, 
/**
 * By which clock.
 */
clock: ClockSettings, 
/**
 * What happens when a clock runs out.
 */
at_timeout: AtTimeout, 
/**
 * How many seconds people have to react where they could answer, and how long the others wait whether they can or not.
 * With 0, who can answer is waited for, and that tells that they can. Lists leave it out.
 */
reaction?: number, 
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
 * It began from a position that somebody set up, and is not rated.
 */
from_position: boolean, 
/**
 * Something is at stake, as people sit now: the match changes the ratings of those who have an account, if all have one.
 */
rated: boolean, 
/**
 * It began as a branch of another match, to try what might have been.
 */
branch_of: BranchOf | null, 
/**
 * It was played by rules that are not carried here: what to tell people. Nothing can be done at it.
 */
old_rules?: Text, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * Why it ended, where that is the game's to say: nobody gave up, and no time ran out.
 */
ending?: Text, 
/**
 * The proof of the dice, after the end.
 */
proof: Proof | null, 
/**
 * The table at which the same is played again.
 */
rematch: TableId | null, };

/**
 * What a list shows of a table. There is no set-up in it: a stranger can write one of 32 kB, and everybody reads lists.
 * `GET /api/tables/{id}` tells the rest.
 */
export type TableBrief = { 
/**
 * The table.
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
 * The scenario or map: a printed one by its id, a person's own by its name; nothing, where the game has none.
 */
scenario: PlayedOn | null, 
/**
 * How far it is.
 */
status: Status, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * What the game calls them, and who plays with whom.
 */
roles: Array<Role>, 
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
 * It began from a position that somebody set up, and is not rated.
 */
from_position: boolean, 
/**
 * The match changes ratings, as people sit now.
 */
rated: boolean, 
/**
 * It was played by rules that are not carried here: what to tell people.
 */
old_rules?: Text, };

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
 * The switches among its options that were on.
 */
switches: Array<string>, 
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
 * Who may open a table that begins from a position. Whoever wrote a position knows all that is hidden in it.
 */
export type Positions = "anyone" | "accounts" | "nobody";

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
measured: Array<Measured>, 
/**
 * The campaigns that there are.
 */
campaigns: Array<CampaignAbout>, 
/**
 * Who may open a table that begins from a position.
 */
positions: Positions, };

/**
 * `GET /api/games/{game}/preview`: a scenario as it begins, seen by a spectator.
 */
export type Preview = { 
/**
 * How many seats it has.
 */
seats: number, 
/**
 * What each seat is called, and who plays with whom.
 */
roles: Array<Role>, 
/**
 * The set-up with everything said, as `TableInfo` has it.
 */
setup: Record<string, unknown>, 
/**
 * The game's public view.
 */
view: unknown, 
/**
 * The same in sentences.
 */
words: Array<Text>, };

/**
 * `GET /api/games/{game}/roles`: who sits where in a set-up.
 */
export type Roles = { 
/**
 * What each seat is called, and who plays with whom.
 */
roles: Array<Role>, };

/**
 * `GET /api/games/{game}/components`: what is printed on the things of a set-up.
 */
export type Components = { 
/**
 * Cards, units, tiles, tokens, in the order in which the game lists them.
 */
components: Array<Component>, };

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
setup?: Record<string, unknown>, 
/**
 * The position to begin from, in place of a set-up: what `save` of the engine protocol gives and `load` takes. Such a
 * table is marked and never rated.
 */
position?: unknown, 
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
 * How many seconds people have to react where they could answer what another did, and how long everybody waits there whether
 * they can or not: 0 to 86,400. If nothing is said: 5, and 0 with time for each decision in hours.
 */
reaction?: number, 
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
 * `POST /api/tables/{id}/report`: tells those who run the server what is wrong at a table.
 */
export type NewReport = { 
/**
 * The number of the chat line that it is about, if it is about one.
 */
line?: number, 
/**
 * What is wrong, in 1 to 500 characters.
 */
text: string, };

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
running: Array<TableCard>, 
/**
 * Tables to which friends have invited one, newest first.
 */
invitations: Array<Invitation>, 
/**
 * How far the talk in the lobby has come (`GET /api/chat`); nothing where the host has switched it off.
 */
chat: LobbyMark | null, };

/**
 * How far the talk in the lobby has come.
 */
export type LobbyMark = { 
/**
 * The number of the last line; 0 while there is none.
 */
last: number, 
/**
 * The edition, as `GET /api/chat` tells it.
 */
edition: number, };

/**
 * `GET /api/chat`: what was said in the lobby.
 */
export type LobbyChat = { 
/**
 * The last lines, newest last: at most a hundred, and none older than a week.
 */
lines: Array<LobbyLine>, 
/**
 * Which edition of the talk this is: another one when a line was removed or has lost its name. It is sent with the next question.
 */
edition: number, 
/**
 * Are these all lines that stand, because the edition that was asked with is no more? What is known of before is forgotten.
 */
whole: boolean, };

/**
 * Something said in the lobby.
 */
export type LobbyLine = { 
/**
 * Its number: each line has one more than the last.
 */
n: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who; nobody, if they have gone for good.
 */
player: PlayerId | null, 
/**
 * What they were called when they said it.
 */
name: string, 
/**
 * What.
 */
text: string, };

/**
 * `POST /api/chat`: says something in the lobby.
 */
export type NewLine = { 
/**
 * What, in 1 to 500 characters.
 */
text: string, };

/**
 * A table in a list.
 */
export type TableCard = { 
/**
 * The table.
 */
table: TableBrief, 
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
 * `GET /api/tables/{id}/at/{line}/words`: a position in sentences, through the eyes of the one who asks.
 */
export type InWords = { 
/**
 * After how many lines of the record.
 */
line: number, 
/**
 * The sentences, in the order in which a player looks at the table.
 */
words: Array<Text>, };

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
language: Language, 
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
language?: Language, };

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
 * A new name, of 1 to 32 characters. It stands at once wherever one still plays; what is over keeps the old one. An account logs in by it.
 */
name?: string, 
/**
 * Another language.
 */
language?: Language, 
/**
 * Other wishes for notifications.
 */
notify?: Notify, 
/**
 * The account's password. Needed to change or remove the e-mail address, because a password can be reset by it; guests
 * have none.
 */
password?: string, };

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
 * `POST /api/me/link`: a personal link for another device. Shown once, works once, for a day.
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
 * What a program's token may be used for. Nothing else of an account is open to a token.
 */
export type Scope = "play" | "read";

/**
 * `POST /api/me/tokens`: makes a token for a program.
 */
export type NewApiToken = { 
/**
 * A name by which its owner will know it, of 1 to 32 characters.
 */
label: string, 
/**
 * What it may be used for, at least one scope; all of them if nothing is said.
 */
scopes?: Array<Scope>, 
/**
 * After how many days it expires, 1 to 365; 90 if nothing is said.
 */
days?: number, };

/**
 * A token for a program, sent as `Authorization: Bearer <token>`.
 */
export type ApiToken = { 
/**
 * Its number among one's own.
 */
id: number, 
/**
 * The name by which its owner knows it.
 */
label: string, 
/**
 * What it may be used for.
 */
scopes: Array<Scope>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * When it stops working, in milliseconds since 1970.
 */
expires: number, 
/**
 * When it was last used, to the minute, in milliseconds since 1970; nothing if it never was.
 */
used: number | null, 
/**
 * The secret; told once, when it is made.
 */
token?: string, };

/**
 * `GET /api/token`: what a program's token is, told to the program.
 */
export type TokenInfo = { 
/**
 * Whose it is.
 */
player: PlayerId, 
/**
 * What its owner is called.
 */
name: string, 
/**
 * The name by which its owner knows it.
 */
label: string, 
/**
 * What it may be used for.
 */
scopes: Array<Scope>, 
/**
 * When it stops working, in milliseconds since 1970.
 */
expires: number, };

/**
 * `POST /api/me/password`: another password. Every other session, link and token ends.
 */
export type NewPassword = { 
/**
 * The one so far.
 */
old: string, 
/**
 * The next, of 8 to 256 characters.
 */
new: string, };

/**
 * `POST /api/password/forgot`: asks for a mail to the account's confirmed address. The answer is the same whether there is one.
 */
export type ForgottenPassword = { 
/**
 * The account's name.
 */
name: string, };

/**
 * `POST /api/password/reset`: a new password, by the link of that mail (`/#/reset/<token>`).
 */
export type PasswordReset = { 
/**
 * The secret part of the link; it works once, for an hour.
 */
token: string, 
/**
 * The password, of 8 to 256 characters.
 */
password: string, };

/**
 * `GET /api/me/sessions`: one of one's sessions.
 */
export type SessionInfo = { 
/**
 * Its number among one's own.
 */
id: number, 
/**
 * What the browser said of itself when it began.
 */
device: string, 
/**
 * When it began, in milliseconds since 1970.
 */
created: number, 
/**
 * Is it the one that asks?
 */
this: boolean, };

/**
 * `POST /api/link/whose`: who a personal link would make one, before it is used.
 */
export type LinkedAs = { 
/**
 * What one would be called.
 */
name: string, 
/**
 * With an account?
 */
account: boolean, };

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
 * `POST /api/me/friends/link`: a link for somebody who is to become a friend. Shown once, works once, for a day.
 */
export type FriendLink = { 
/**
 * The secret part; the page's address is `/#/friend/<token>`.
 */
token: string, };

/**
 * `POST /api/friend/whose`: who asks to be one's friend by a link.
 */
export type FriendOffer = { 
/**
 * Who.
 */
player: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * With an account?
 */
account: boolean, 
/**
 * Is it oneself, who made the link?
 */
own: boolean, 
/**
 * Are they friends already?
 */
already: boolean, };

/**
 * `GET /api/me/friends`: one's friends.
 */
export type Friends = { 
/**
 * Those who are here first.
 */
friends: Array<Friend>, 
/**
 * Tables at which one sits and to which they may be invited, those of lately first.
 */
tables: Array<FriendTable>, };

/**
 * A friend.
 */
export type Friend = { 
/**
 * Who.
 */
player: PlayerId, 
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
 * Were they here a moment ago?
 */
online: boolean, 
/**
 * An open table at which they sit.
 */
table: FriendTable | null, };

/**
 * A table in a list of friends.
 */
export type FriendTable = { 
/**
 * Which.
 */
id: TableId, 
/**
 * The game's slug.
 */
game: string, 
/**
 * How far it is.
 */
status: Status, };

/**
 * `POST /api/me/friends/{id}/invite`: invites a friend.
 */
export type NewInvitation = { 
/**
 * To a table at which one sits and that has a free seat.
 */
table: TableId, };

/**
 * A friend's invitation to a table.
 */
export type Invitation = { 
/**
 * Who invites.
 */
by: PlayerId, 
/**
 * What they are called.
 */
name: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * To which table.
 */
card: TableCard, };

/**
 * What a campaign keeps of a match that is over.
 */
export type Finished = { 
/**
 * The seats that won; none, if nobody did.
 */
won: SeatSet, 
/**
 * What each seat lost that the campaign counts.
 */
losses: Array<number>, };

/**
 * Who is ahead in a campaign.
 */
export type Lead = { 
/**
 * Who.
 */
seat: number, 
/**
 * By how much.
 */
by: number, 
/**
 * What the rules call such a lead.
 */
grade: string, };

/**
 * How a campaign stands.
 */
export type CampaignScore = { 
/**
 * Victories, by seat.
 */
victories: Array<number>, 
/**
 * Losses of all matches, by seat.
 */
losses: Array<number>, 
/**
 * What is lost and counted: "Combat cards lost".
 */
lost: Text, 
/**
 * The scores, by seat.
 */
scores: Array<number>, 
/**
 * Who is ahead; nobody, if the scores are equal.
 */
lead: Lead | null, 
/**
 * The same as a sentence.
 */
text: Text, 
/**
 * The clause behind it.
 */
rule: string, };

/**
 * A campaign. Who knows the id may look on, and take a seat that is free: it is the invitation.
 */
export type CampaignId = string;

/**
 * A game's campaign, before anybody plays it.
 */
export type CampaignAbout = { 
/**
 * The game's slug.
 */
game: string, 
/**
 * Its scenarios, in the order in which they are played.
 */
scenarios: Array<string>, 
/**
 * What each seat is called.
 */
roles: Array<Text>, };

/**
 * `POST /api/campaigns`: begins a campaign.
 */
export type NewCampaign = { 
/**
 * The game's slug.
 */
game: string, 
/**
 * Who is to keep which seat, in order; what is left out stays empty.
 */
seats?: Array<NewSeat>, 
/**
 * By which clock its matches are played.
 */
clock?: ClockSettings, 
/**
 * What happens when a clock runs out.
 */
at_timeout?: AtTimeout, };

/**
 * `POST /api/campaigns/{id}/sit`: takes a free seat for the whole campaign.
 */
export type CampaignSeat = { 
/**
 * Which.
 */
seat: number, };

/**
 * `GET /api/campaigns/{id}`: how a campaign stands.
 */
export type CampaignInfo = { 
/**
 * Which.
 */
id: CampaignId, 
/**
 * The game's slug.
 */
game: string, 
/**
 * Its scenarios, in the order in which they are played.
 */
scenarios: Array<string>, 
/**
 * What each seat is called.
 */
roles: Array<Text>, 
/**
 * Who keeps which seat.
 */
seats: Array<Sitter>, 
/**
 * The seats of the one who asks.
 */
yours: Array<number>, 
/**
 * The matches so far, in the order of the scenarios.
 */
matches: Array<CampaignMatch>, 
/**
 * The place of the match that can be begun now, from 0: when every seat is taken, the match before is over, and
 * there is one left.
 */
next: number | null, 
/**
 * The score.
 */
score: CampaignScore, 
/**
 * When it was begun, in milliseconds since 1970.
 */
created: number, };

/**
 * A match of a campaign.
 */
export type CampaignMatch = { 
/**
 * Where it is played.
 */
table: TableId, 
/**
 * How it ended.
 */
result: Finished | null, };

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
