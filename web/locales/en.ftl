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
web-play-now-alone = Play now alone
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
web-seat-count = Number of seats
web-seat = Seat { $seat }
web-seat-me = Me
web-seat-invite = Whoever has the link
web-seat-empty = free
web-bot = { $level } bot
web-bot-level = Level of the bot
web-same-name = { $name } ({ $seat })
web-level-random = Random
web-level-recruit = Recruit
web-level-regular = Regular
web-level-veteran = Veteran
web-level-elite = Elite
web-open-to-all = Open to everybody
web-open-to-all-help = The table is listed on the home page. Otherwise it is found by its link alone.
web-options = Options
web-scenario = Scenario
web-preview = The map as the match begins
web-measured = What to expect
web-measured-by = { $games ->
    [one] One game between bots: { $bots }
   *[other] { $games } games between bots: { $bots }
 }
web-measured-wins = { $seat } wins
web-measured-won-together = Won together
web-measured-lost-together = Lost together
web-measured-balanced = No seat is favoured.
web-measured-favoured = Seat { $seat } is favoured.
web-measured-length = A match takes about { $count ->
    [one] one decision
   *[other] { $count } decisions
 }.
web-measured-nothing = Nobody has measured this set-up yet: who is favoured and how long it takes is not known.
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
web-no-board = This game has no board in the browser yet. It can be played in the terminal.
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
web-odds = Odds
web-odds-none = Nothing that can be chosen now depends on chance.
web-odds-mean = On average { $mean }
web-odds-value = Value
web-odds-chance = Chance
web-thing-odds = { $thing }; { $what }: { $odds }
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
web-ask-pause = Ask to stop the clocks
web-pause-asked = { $name } asks to stop the clocks.
web-pause-waits = You asked to stop the clocks; the others have not answered yet.
web-paused = The clocks stand still.
web-resume = Resume
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
web-play-on = Play on from here
web-play-on-text = A new table begins with the position after step { $line }. This match stays as it is.
web-play-on-seat = Your seat
web-play-on-level = Level of the bots in the other seats
web-play-on-go = Play on
web-branch-note = What might have been:
web-branch-from = a branch from step { $line } of another match
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
# The board of D-Day Dice

web-dd-board-beach = The beach: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Bunker
web-dd-board-turn = Turn { $turn }, { $phase }
web-dd-board-point = Point at a sector or a card to read what it means.
web-dd-board-phase-start = start
web-dd-board-phase-pool = set-up
web-dd-board-phase-dice = 1 dice
web-dd-board-phase-result = 1 result
web-dd-board-phase-upkeep = 2 upkeep
web-dd-board-phase-marker = 3 marker
web-dd-board-phase-supply = 4 supply
web-dd-board-phase-move = 5 movement
web-dd-board-phase-combat = 6 combat
web-dd-board-phase-fire = 6 fire
web-dd-board-phase-losses = 6 losses
web-dd-board-phase-end = end of the turn
web-dd-board-phase-over = over
web-dd-board-nation-us = United States
web-dd-board-nation-uk = United Kingdom
web-dd-board-nation-ca = Canada
web-dd-board-nation-fr = France
web-dd-board-tricolours = Tricolours
web-dd-board-three = Three colours: { $face }
web-dd-board-tri-skull = { $nation ->
    [uk] an item up to cost 8, for you or another unit
    [ca] an item up to cost 10; or 3 courage
    [fr] an item up to cost 8
   *[us] an item up to cost 12
 }
web-dd-board-tri-star = { $nation ->
    [uk] a result of choice, for you or another unit
    [ca] a result of choice; or 2 stars
   *[us] a result of choice
 }
web-dd-board-tri-s1 = { $nation ->
    [uk] 4 soldiers, and 4 for another unit
    [ca] 5 soldiers; or 2 soldiers and 2 courage
    [fr] 4 soldiers and 2 courage
   *[us] 5 soldiers
 }
web-dd-board-tri-s2 = { $nation ->
    [uk] 3 soldiers, and 3 for another unit
    [ca] 7 soldiers; or 4 soldiers and 2 stars
    [fr] 7 soldiers and 1 courage
   *[us] 7 soldiers
 }
web-dd-board-tri-courage = { $nation ->
    [uk] an advance without courage or demands; one other unit may follow
    [fr] an advance without courage, demands or mines
   *[us] an advance without courage or demands
 }
web-dd-board-tri-tool = { $nation ->
    [uk] 2 item points, and 2 for another unit
    [ca] 6 item points; or find one more item
    [fr] 8 item points
   *[us] 6 item points
 }
web-dd-board-sector = { $sector }: defence { $def }, machine guns { $guns }, { $shield ->
    [black] black shield
   *[white] white shield
 }
web-dd-board-def-cut = { $zero ->
    [yes] defence 0 by a card this turn
   *[no] defence { $less } less by cards this turn
 }
web-dd-board-guns-show = the guns show { $dice }
web-dd-board-have = only with { $what }
web-dd-board-sacrifice = who enters sacrifices { $what }
web-dd-board-discard = who enters discards { $what }
web-dd-board-explosives = who enters discards explosives: { $count }
web-dd-board-any-specialist = any specialist
web-dd-board-either = { $one } or { $other }
web-dd-board-plus = each turn one more: { $face }
web-dd-board-minus = each turn one less: { $face }
web-dd-board-joins = { $specialist } joins on entry
web-dd-board-enter = 1 to 6 soldiers on entry
web-dd-board-award-here = an award can be chosen here
web-dd-board-few-dice = dice rolled here: { $count }
web-dd-board-no-lock = no dice are locked here
web-dd-board-no-items = no items are found here
web-dd-board-max-units = units at most: { $count }
web-dd-board-special = each 6 of a gun also costs { $what }
web-dd-board-outlook = your losses here: { $mean } on average, { $worst } at worst, { $survival }% survive
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-way = { $from } → { $to }{ $forward ->
    [yes] : { $cost } courage
   *[no] : sideways, free
 }{ $mines ->
    [yes] , mines
   *[no] {""}
 }{ $obstacle ->
    [yes] , an obstacle
   *[no] {""}
 }
web-dd-board-marker = { $shows ->
    [safe] Safe in the bunker.
    [shield] Black shield: move on in { $left } turns.
    [arrow] The arrow: the unit has to move.
   *[other] Chevrons: { $shows }; the unit has to move in { $left } turns.
 }{ $must ->
    [yes] {" "}It must move this turn.
   *[no] {""}
 }
web-dd-board-due = { $left ->
    [0] move this turn
    [one] 1 turn left
   *[other] { $left } turns left
 }
web-dd-board-vp = { $points } VP
web-dd-board-unit = { $name }, { $nation }, { $sector }: soldiers { $soldiers }, specialists { $specialists }, stars { $stars }, courage { $courage }, item points { $points }, { $ready ->
    [yes] ready
   *[no] still choosing
 }
web-dd-board-units = The units
web-dd-board-kit = In your unit
web-dd-board-shelf = What can be had
web-dd-board-choose = To choose from now
web-dd-board-tab-recruits = Recruits
web-dd-board-tab-items = Items
web-dd-board-tab-awards = Awards
web-dd-board-none = Nothing.
web-dd-board-card = { $card }{ $priced ->
    [yes] , { $coin }: { $cost }
   *[no] {""}
 }. { $effect }
web-dd-board-resources = What the unit counts
web-dd-board-count = { $resource }: { $count }
web-dd-board-dice-of = Dice of { $name }
web-dd-board-no-dice = No dice on the table.
web-dd-board-die = { $die }: { $face }{ $state ->
    [locked] , locked
    [cancelled] , cancelled
    [aside] , to be rolled again
   *[free] {""}
 }
web-dd-board-lay-aside = Click the dice to roll again. Re-rolls left: { $left }
web-dd-board-roll = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
 }
web-dd-board-odds = Show the odds
web-dd-board-colourless = and without a die: { $face }
web-dd-board-fire = The fire on your sector
web-dd-board-defence = defence
web-dd-board-die-shows = { $die }: { $number }
web-dd-board-loss = losses: { $count }
web-dd-board-reserve = Reserve
web-dd-board-reserve-die = Reserve, { $die }: { $face }
web-dd-board-faces = Signs
web-dd-board-numbers = Numbers
web-dd-board-says = { $what }.
web-dd-board-says-turn = Turn { $turn }, { $phase }. { $map }, { $place }, { $date }.
web-dd-board-says-dice = Its dice: { $dice }.
web-dd-board-says-cards = It has: { $cards }.
web-dd-board-says-pool = To be found: { $cards }.
web-dd-board-says-awards = Awards to be had: { $cards }.
web-dd-board-stands = the unit of { $name } is here
web-dd-board-does-scout = Advances cost 1 courage less.
web-dd-board-does-sharpshooter = Each machine-gun die counts 1 less.
web-dd-board-does-medic = 1 loss fewer in combat and in mines.
web-dd-board-does-minesweeper = No mine rolls.
web-dd-board-does-veteran = 2 soldiers for each tricolour.
web-dd-board-does-engineer = With a tool, one tool more.
web-dd-board-does-radioman = Reinforcements and Fresh Unit: 3 soldiers more.
web-dd-board-does-chaplain = With a courage result, 1 courage more.
web-dd-board-does-quartermaster = Items cost 2 less, vehicles 4 less.
web-dd-board-does-gunner = Defence counts 1 less.
web-dd-board-does-courier = Trade with bordering sectors; can be given away.
web-dd-board-does-bugler = 2 soldiers for each sector entered.
web-dd-board-does-mechanic = Vehicles cost 6 less and come besides the item.
web-dd-board-does-stretcher-bearer = No special damage.
web-dd-board-does-corporal = One locked die may be in the second re-roll.
web-dd-board-does-sergeant = With a soldier result, 1 soldier more.
web-dd-board-does-lieutenant = Dice may be swapped; alone, with a reserve.
web-dd-board-does-captain = One skull a turn cancels nothing.
web-dd-board-does-major = One turn longer in white sectors.
web-dd-board-does-colonel = A result of choice each turn.
web-dd-board-does-ranger = No "only with" and "discard" demands.
web-dd-board-does-resistance-fighter = An item up to cost 10 at once; two items a turn.
web-dd-board-does-war-hero = 2 losses fewer in combat.
web-dd-board-does-flag-bearer = 1 courage each turn; awards cost 4.
web-dd-board-does-bangalore-torpedo = Fire: defence of your sector 0, not the bunker. 2 explosives.
web-dd-board-does-binoculars = Set one die, a gun's die or the mine die.
web-dd-board-does-carrier-pigeon = Trade with any one unit this turn.
web-dd-board-does-command-jacket = Your Leadership bonus this turn.
web-dd-board-does-dispatch-case = Your dice take the faces of another unit.
web-dd-board-does-field-radio = 5 soldiers.
web-dd-board-does-flak-vest = Fire: no losses from the guns for you.
web-dd-board-does-hand-grenades = Fire: defence of your sector −3. 1 explosive.
web-dd-board-does-first-aid-kit = Fire: 4 losses fewer for you.
web-dd-board-does-smoke-canister = Fire: each gun of your sector counts at most 1.
web-dd-board-does-hip-flask = 2 courage.
web-dd-board-does-map-case = The marker goes one step back.
web-dd-board-does-wire-cutters = Crosses one obstacle.
web-dd-board-does-grappling-hook = Only for demands.
web-dd-board-does-mortar = Fire: defence of any one sector −5, not the bunker. 1 explosive.
web-dd-board-does-toggle-rope = Only for demands.
web-dd-board-does-mine-detector = One mine roll is not made.
web-dd-board-does-satchel-charge = Fire: defence of your sector −5. 2 explosives.
web-dd-board-does-bazooka = Fire: one gun of your sector counts 0. 1 explosive.
web-dd-board-does-flamethrower = Fire, in the bunker only: defence −6.
web-dd-board-does-enemy-uniform = Fire: no losses for you, not in the bunker.
web-dd-board-does-signal-flares = 4 soldiers.
web-dd-board-does-air-recon-photos = This advance: no "only with" demand, no mine roll.
web-dd-board-does-ammunition-crate = 2 tools without dice. 1 explosive.
web-dd-board-does-bulldozer = All in the sector cross obstacles.
web-dd-board-does-jeep = Advances from the sector cost 1 courage less.
web-dd-board-does-dukw = 1 soldier each turn for all in the sector.
web-dd-board-does-ambulance = 2 losses fewer for all in the sector.
web-dd-board-does-half-track = Each gun of the sector counts 2 less.
web-dd-board-does-sherman = Defence of the sector −3.
web-dd-board-does-medal-of-honor = Recruit any specialist free.
web-dd-board-does-distinguished-service-cross = 8 soldiers.
web-dd-board-does-silver-star = 5 stars.
web-dd-board-does-bronze-star = 2 stars and 2 courage.
web-dd-board-does-purple-heart = Combat losses are halved this turn.
web-dd-board-does-victoria-cross = Every other unit: 5 soldiers.
web-dd-board-does-military-cross = The guns of your sector count 0 this turn.
web-dd-board-does-distinguished-service-order = 5 courage.
web-dd-board-does-military-medal = Set two of your dice.
web-dd-board-does-george-cross = Defence of your sector 0 this turn, not the bunker.
web-dd-board-does-memorial-cross = A fallen specialist returns, to you and to another unit.
web-dd-board-does-volunteer-service-medal = 5 soldiers, and 5 for another unit.
web-dd-board-does-croix-de-guerre = Any item of the pool, free.
web-dd-board-does-medaille-militaire = 18 item points.
web-dd-board-does-legion-dhonneur = A Battle Cry this turn.
web-dd-board-does-ordre-de-la-liberation = One tricolour bonus of choice.

# Undaunted: the board

web-un-board-mark-us = US
web-un-board-mark-ge = GE
web-un-board-stack = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
web-un-board-no-cards = no cards
web-un-board-no-counters = no counters
web-un-board-counter = { $unit }, defence { $defence }{ $suppressed ->
    [yes] , suppressed
   *[no] { "" }
 }
web-un-board-served-all = the whole side
web-un-board-served-sniper = Snipers
web-un-board-served-mortar = Mortar
web-un-board-served-squad = squad { $squad }
web-un-board-spawn-mark-all = all
web-un-board-spawn-mark-sniper = Sn
web-un-board-spawn-mark-mortar = Mo
web-un-board-spawn = spawn point of { $side } for { $whom }
web-un-board-tile = Tile { $tile }, { $ground }, cover { $cover }
web-un-board-objective = objective worth { $value }
web-un-board-radio = radio
web-un-board-marker-scouted = scouted by { $side }
web-un-board-marker-controlled = controlled by { $side }
web-un-board-target = mortar target of { $side }
web-un-board-goal-pin = { $points } · pin the enemy
web-un-board-goal-points = { $points } of { $goal }
web-un-board-map = The map: { $scenario }
web-un-board-enlarge = Enlarge the map
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = Play area of { $side }, cards: { $count }
web-un-board-zone-supply = Supply of { $side }, cards: { $count }
web-un-board-name-play = Played
web-un-board-name-supply = Supply
web-un-board-hand = Hand
web-un-board-deck = Deck
web-un-board-discard = Discard
web-un-board-removed = Removed
web-un-board-initiative = Initiative
web-un-board-hand-of = { $side }, cards in hand: { $count }; known: { $cards }
web-un-board-deck-of = { $side }, cards in the deck: { $count }
web-un-board-discard-of = { $side }, cards in the discard: { $count }; { $cards }
web-un-board-removed-of = { $side }, cards out of the game: { $count }; seen: { $cards }
web-un-board-initiative-of = { $side }, initiative card: { $state ->
    [open] { $card }
    [hidden] chosen, face down
   *[none] none
 }
web-un-board-initiative-held = holds the initiative marker
web-un-board-pinned = Pinned: no Riflemen on the map
web-un-board-hopeless = Beyond hope: the goal is out of reach
web-un-board-round = Round { $round }
web-un-board-roll = { $unit }: { $total } or more to reach; dice { $dice }; { $result ->
    [hit] hit
   *[miss] miss
 }
web-un-board-hit = Hit
web-un-board-miss = Miss
web-un-board-no-roll = No dice rolled yet
web-un-board-tray = What to play it for
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = Hand of { $side }, cards: { $count }
web-un-board-hand-empty = No card in hand
web-un-board-cards = Cards
web-un-board-cards-hint = H+D: hand and deck together · Di: discard · Su: supply
web-un-board-short-pool = H+D
web-un-board-short-discard = Di
web-un-board-short-supply = Su
web-un-board-says-round = { $scenario }, round { $round } of at most { $limit }.
web-un-board-says-turn = It is the turn of { $side }. Initiative marker: { $marker }.
web-un-board-says-initiative = Cards are chosen for initiative. Initiative marker: { $marker }.
web-un-board-says-over = The game is over. Initiative marker: { $marker }.
web-un-board-says-side = { $side } is led by { $name }. Points: { $goal }.
web-un-board-says-pinned = { $side } is pinned.
web-un-board-says-hopeless = { $side } cannot reach its goal any more.
web-un-board-says-hand = Hand of { $side }: { $cards }.
web-un-board-says-held = Cards in the hand of { $side }: { $count }.
web-un-board-says-chosen = { $side } has chosen { $card } for initiative.
web-un-board-says-chosen-hidden = { $side } has chosen a card for initiative.
web-un-board-says-deck = Cards of { $side }: { $deck } in the deck, { $removed } out of the game.
web-un-board-says-play = Played by { $side } this turn: { $cards }.
web-un-board-says-discard = Discard of { $side }: { $cards }.
web-un-board-says-supply = Supply of { $side }: { $cards }.
web-un-board-says-removed = Out of the game, { $side }: { $cards }.
web-un-board-says-tile = { $tile }: { $counters }.
web-un-board-ground-open-ground = open ground
web-un-board-ground-haystacks = field with haystacks
web-un-board-ground-ploughed-field = ploughed field
web-un-board-ground-wheat-field = wheat field
web-un-board-ground-crop-field = field of crops
web-un-board-ground-hedged-field = hedged field
web-un-board-ground-hedged-fields = hedged fields
web-un-board-ground-wood = wood
web-un-board-ground-forest = forest
web-un-board-ground-wood-and-pond = wood with a pond
web-un-board-ground-hill = hill
web-un-board-ground-hill-and-cliff = hill with a cliff
web-un-board-ground-river = river
web-un-board-ground-river-and-islet = river with an islet
web-un-board-ground-river-and-trees = river with trees
web-un-board-ground-river-and-footbridge = river with a footbridge
web-un-board-ground-river-and-bridge = river with a bridge
web-un-board-ground-farm = farm
web-un-board-ground-farmhouse = farmhouse
web-un-board-ground-manor-and-orchard = manor with an orchard
web-un-board-ground-hamlet = hamlet
web-un-board-ground-ruined-hamlet = ruined hamlet
web-un-board-ground-village = village
web-un-board-ground-village-street = village street
web-un-board-ground-scattered-houses = scattered houses
web-un-board-ground-church = church
