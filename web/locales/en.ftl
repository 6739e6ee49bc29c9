# The shell

web-loading = Loading …
web-skip = Skip to the content
web-main-nav = Main
web-home = Home
web-rules = Rules
web-profile = Profile
web-settings = Settings
web-close = Close
web-nowhere = There is nothing at this address.
web-screen-failed = This part of the page could not be loaded. Check your connection and reload the page.
web-unreachable = The server cannot be reached.
web-server-trouble = The server answered with an error ({ $status }).
web-and-then = { $first }, { $second }

# Home

web-welcome = Sandtable
web-welcome-text = Five tabletop wargames, complete and by the book. No account needed.
web-games = Games
web-play-now = Play now against a bot
web-new-table = New table
web-coming = Coming
web-about-battle-line = Nine flags between two lines. Build formations, prove your claims, win five flags or three in a row. Two players, half an hour.
web-about-undaunted = Squads of riflemen, scouts and gunners led by a deck of cards. Two players.
web-about-dday-dice = Up the beach to the bunker with six dice. One to four players together.
web-about-heroes = Units, orders and heroes on a small battlefield. Two players.
web-about-axis-dday = Three beaches, forty-one zones, ten rounds of order cards. Two or three players.
web-your-tables = Your tables
web-open-tables = Open tables
web-open-tables-none = Nobody waits for a player right now.
web-running-tables = To look on
web-running-tables-none = No open match is running.
web-join = Join
web-your-turn = Your turn
web-status-gathering = Waiting for players
web-status-playing = Running
web-status-over = Over
web-host = Host it yourself
web-host-text = Sandtable is one program. Start it on your own computer, and everybody in your network can play:

# New table

web-new-table-of = New table: { $game }
web-no-game = This game cannot be played here.
web-seats = Seats
web-seat = Seat { $seat }
web-seat-me = Me
web-seat-invite = Whoever has the link
web-seat-empty = free
web-bot = { $level } bot
web-bot-level = Level of the bot
web-level-random = Random
web-level-recruit = Recruit
web-level-regular = Regular
web-level-veteran = Veteran
web-level-elite = Elite
web-open-to-all = Open to everybody
web-open-to-all-help = The table is listed on the home page. Otherwise it is found by its link alone.
web-options = Options
web-option-value = { $value ->
    [draw] Draw
    [seat-0] Seat 0
    [seat-1] Seat 1
   *[other] { $value }
 }
web-scenario = Scenario
web-clock = Clock
web-clock-kind = Kind of clock
web-clock-none = None
web-clock-live = Live
web-clock-days = Days per move
web-clock-bank = Minutes for each player
web-clock-increment = Seconds added after each decision
web-clock-hours = Hours for each decision
web-clock-vacation = Days of vacation
web-timeout = When time runs out
web-timeout-forfeit = The seat loses
web-timeout-bot = A { $level } bot plays on
web-open-table = Open the table

# At the table

web-table-of = Table: { $names }
web-no-table = No such table
web-gathering = Take your seats
web-your-name = Your name
web-guest = Guest
web-you = you
web-sit = Sit here
web-stand = Get up
web-clear-seat = Clear the seat
web-seat-bot = Seat a bot
web-invite = Copy the invitation
web-copied = Copied
web-copy-link = Copy the link
web-start = Start
web-start-waits = Every seat has to be taken first.
web-contributed = dice
web-contributed-help = This seat has added its own random value to the dice.
web-commitment = The host’s promise for the dice
web-here = here
web-away = away
web-to-act = to act
web-spectators = { $count ->
    [one] one looks on
   *[other] { $count } look on
 }
web-prompt = What is asked
web-step-back = Take back
web-first-another = Not yet: choose one of the glowing things first.
web-why-not = Why not:
web-clause = Clause { $rule } of the rules
web-undo = Undo
web-stale = Something happened in the meantime. Look again and choose anew.
web-line-lost = The connection is lost. It comes back by itself.
web-side = Beside the board
web-log = Log
web-log-empty = Nothing has happened yet.
web-show-position = Show the position after this
web-chat = Chat
web-chat-unread = Chat ({ $count })
web-chat-empty = Nobody has said anything.
web-chat-say = Say something
web-send = Send
web-from-the-side = (looking on)
web-table-menu = Table
web-take-back = Ask to take back
web-take-back-asked = { $name } asks to take the last move back.
web-take-back-waits = You asked to take back; the others have not answered yet.
web-agree = Agree
web-decline = Decline
web-vacation = Take a day of vacation ({ $left } left)
web-vacation-end = End the vacation
web-resign = Resign
web-resign-sure = Give this match up?
web-look-back = Look back
web-while-away = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
 }
web-show-it = Show it
web-curtain = Hand the device to { $name }.
web-curtain-lift = I am { $name }
web-position = The position in words
web-keys = Keys
web-key-tab = to the next thing that may be chosen
web-key-arrows = over everything on the table
web-key-enter = choose
web-key-esc = take the last click back, or leave the replay
web-key-w = why can this not be chosen?
web-key-u = undo
web-key-d = the position in words
web-key-brackets = one step back, one step on
web-key-help = these keys

# The end and the record

web-result = Result
web-you-won = You have won!
web-won = { $name } has won.
web-drawn = It is a draw.
web-all-lost = All have lost.
web-by-resignation = by resignation
web-by-time = on time
web-rematch = Rematch
web-to-rematch = To the rematch
web-to-record = Record
web-to-table = To the table
web-record-of = Record: { $names }
web-replay = Replay
web-replay-start = To the start
web-replay-turn-back = One turn back
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-turn-on = One turn on
web-replay-end = To the end
web-replay-step = Step
web-replay-at = Step { $line } of { $last }
web-replay-leave = Back to the table
web-share-step = Share this step
web-download = Download the record
web-proof = Were the dice fair?
web-proof-promise = The published secret is the one that was promised before the match.
web-proof-promise-broken = The published secret is not the one that was promised.
web-proof-seed = The seed follows from the secret and from what each seat contributed.
web-proof-seed-other = The seed does not follow from the secret and the contributions.
web-proof-withheld = The secret is published when the match is over.
web-proof-unable = This browser calculates digests on secure pages (https or this computer) only. Check the record with the program instead.
web-proof-secret = Secret
web-proof-contribution = Contribution of seat { $seat }
web-proof-seed-name = Seed
web-proof-verify = Your browser has just calculated this itself. To replay every shuffle as well, download the record and run

# Rules

web-contents = Contents
web-no-rules = There are no rules of record for this game here.
web-a-table = Table

# Profile

web-account = Your account
web-account-since = Account since { $day }
web-guest-since = Guest since { $day }
web-nobody-yet = You have no name here yet. Take one, or just play.
web-rating = Rating { $rating } ± { $deviation }, { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
 }
web-rating-plot = The rating over time, between { $least } and { $most }
web-no-rating = No rated match yet.
web-seat-column = Seat
web-result-won = Won
web-result-drawn = Drawn
web-result-lost = Lost
web-history = Matches
web-history-none = No match has ended yet.
web-save = Save
web-saved = Saved.
web-save-name = Save the name
web-register-or-login = Account
web-register-help = An account keeps your history and your rating on every device. What you have played as a guest stays yours.
web-account-name = Account name
web-password = Password
web-register = Create an account
web-registered = The account is yours.
web-login = Log in
web-logout = Log out
web-logout-everywhere = Log out everywhere
web-notifications = When it is your turn
web-notify-when = Tell me outside the page
web-notify-offline = when I have no page open
web-notify-always = always
web-notify-never = never
web-webhook = Web hook (https address)
web-webhook-template = What is sent there
web-webhook-help = { "{text}" }, { "{game}" }, { "{table}" }, { "{url}" } and { "{name}" } are filled in.
web-email = E-mail
web-other-device = Another device
web-other-device-help = A personal link makes you the same person there. Whoever has it is you.
web-make-link = Make a personal link
web-programs = Programs that play
web-programs-help = A token lets a program of yours sit at tables. It is shown once.
web-token-label = What it is for
web-make-token = Make a token
web-drop-token = Withdraw
web-farewell = Delete me
web-farewell-help = Your name, account and settings are deleted at once. Matches stay for those you played with, without your name.

# Settings

web-language = Language
web-theme = Theme
web-theme-system = As the system
web-theme-light = Paper
web-theme-dark = Lamp-lit room
web-motion = Movement
web-motion-help = Cards travel when they are played. A click skips it.
web-sound = Sound
web-sound-help = Two short tones when your turn begins.
web-notify = Notifications
web-notify-help = The browser tells you of your turn while the page is in the background.

# Battle Line

web-bl-line = The nine flags; { $near } on this side, { $far } on the other
web-bl-your-hand = Your hand
web-bl-by-colour = Sort by colour
web-bl-by-value = Sort by value
web-bl-deck = { $deck }, { $size ->
    [one] one card
   *[other] { $size } cards
 }, on top: { $top }
web-bl-unknown-card = unknown
web-bl-discards = Discards, { $count ->
    [0] none
   *[other] { $cards }
 }
web-bl-discards-short = Discards: { $count }
web-bl-guile = Guile cards
web-bl-holds = Holds { $troops } troops and { $tactics } tactics cards; known: { $known }
web-bl-no-cards = no cards
web-bl-rank-sum = Sum
web-bl-rank-host = Host
web-bl-rank-skirmish = Skirmish
web-bl-rank-battalion = Battalion
web-bl-rank-phalanx = Phalanx
web-bl-rank-wedge = Wedge
web-bl-side-complete = { $cards }: { $strength }
web-bl-side-growing = { $cards }, at best { $strength }
web-bl-unseen = Unseen troops
web-bl-unseen-caption = The sixty troops by colour and value
web-bl-unseen-legend = { $count } unseen; framed: unseen, dashed: in your hand, struck: face up
web-bl-troop-seen = face up
web-bl-troop-held = in your hand
web-bl-troop-unseen = unseen
web-bl-says-turn = Turn { $turn }, { $name }.
web-bl-says-flag = Flag { $flag }{ $claimed ->
    [yes] , claimed by { $owner }
   *[no] , open
 }{ $fog ->
    [yes] , Fog
   *[no] { "" }
 }{ $mud ->
    [yes] , Mud
   *[no] { "" }
 }. { $near }: { $nearside }. { $far }: { $farside }.
web-bl-says-hand = { $name } holds { $cards }.
web-bl-says-other-hand = { $name } holds { $troops } troops and { $tactics } tactics cards.
web-bl-says-decks = { $troops } cards in the troop deck, { $tactics } in the tactics deck.
web-bl-says-discards = Discards: { $cards }.
