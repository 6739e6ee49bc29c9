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
web-list = { $list }

# Home

web-welcome = Pick a battle.
web-welcome-text = Tabletop wargames, by the book. One click, no account.
web-games = Games
web-play-now = Play now against a bot
web-new-table = New table
web-coming = Coming
web-your-tables = Your tables
web-open-tables = Open tables
web-open-tables-none = Nobody waits for a player right now.
web-join = Join
web-your-turn = Your turn
web-status-gathering = Waiting for players
web-status-playing = Running
web-status-over = Over
web-host = Host it yourself
web-host-text = Sandtable is one program. Start it on your own computer, and everybody in your network can play:
web-play = Play now
web-play-alone = Play alone
web-more = More
web-more-of = More: { $game }
web-players = { $count } players
web-minutes = { $count } min
web-hours = { $count } hours
web-difficulty = Difficulty: { $level } of 3
web-go-on = Go on
web-look-in = Look in
web-watch = Watch
web-moves = { $name } moves
web-others-move = Others move
web-tables-all = All { $count } tables
web-open-tables-count = { $count ->
    [one] One waits for a player
   *[other] { $count } wait for a player
 }
web-to-lobby = Lobby: all tables, matches to watch, chat
web-would-be = you would be { $role }
web-find = Find me an opponent
web-find-help = Sits you down where somebody waits, or opens a table at which you wait.
web-find-go = Find
web-find-game = Which game?
web-find-any = Any game
web-finding = Looking for an opponent
web-finding-since = waiting
web-find-stop = Stop
web-find-bot = Play a bot meanwhile
web-find-table = To the table

# New table

web-no-game = This game cannot be played here.
web-seats = Seats
web-seat-count = Number of seats
web-seat = Seat { $seat }
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
web-open-to-all-help = The table is listed on the home page and in the lobby. Otherwise it is found by its link alone.
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
web-wish-me = You
web-wish-bot = A bot
web-wish-friend = A friend
web-wish-open = Open
web-wish-who = Who leads { $role }?
web-wish-friend-help = You get a link and a square to scan. Whoever opens it takes this seat; no account is needed.
web-wish-open-help = The table is listed in the lobby, and whoever comes first takes this seat.
web-wish-me-record = { $won } of { $count } matches won
web-wish-me-rating = { $rating } in { $game }
web-wish-me-new = Your first match of { $game }.
web-level-about-random = Plays whatever is allowed.
web-level-about-recruit = Looks where each move leads, and misjudges often.
web-level-about-regular = Looks where each move leads, with a better eye.
web-level-about-veteran = Weighs each move in several ways, and rarely errs.
web-level-about-elite = Searches long before every move.
web-swap = Swap seats
web-about-length = about { $length }
web-measured-of = of 100 matches between equal bots
web-variants = Variants
web-variants-none = as the book has it
web-variants-some = { $count } changed
web-watchers = Who may watch
web-watchers-link = whoever has the link
web-watchers-all = everybody: it is in the lobby
web-map = Map and position
web-map-of = as the match begins
web-begin = Begin
web-begin-open = Begin: open the table
web-open-short = Open
web-sum-seat = { $sitter } ({ $role })
web-sum-against = { $one } against { $other }
web-sum-open = whoever comes
web-sum-leave = you may leave and come back

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
web-contributed-help = This seat is ready: it has added its own random value to the luck of the match.
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
web-odds-none = There are no odds to tell for what can be chosen now.
web-odds-mean = On average { $mean }
web-odds-value = Value
web-odds-chance = Chance
web-thing-says = { $thing }: { $printed }
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
web-key-i = explain what has the focus or is pointed at
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
web-you-lost = You have lost.
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
web-proof-promise = The published secret is the one that was promised before the match.
web-proof-promise-broken = The published secret is not the one that was promised.
web-proof-seed = The seed follows from the secret and from what each seat contributed.
web-proof-seed-other = The seed does not follow from the secret and the contributions.
web-proof-withheld = The secret is published when the match is over.
web-proof-unable = This browser calculates digests on secure pages (https or this computer) only. Check the record with the program instead.
web-proof-secret = Secret
web-proof-contribution = Contribution of { $seat }
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
web-rating-plot = The rating over time, between { $least } and { $most }
web-seat-column = Seat
web-result-won = Won
web-result-drawn = Drawn
web-result-lost = Lost
web-history = Matches
web-history-none = No match has ended yet.
web-save = Save
web-saved = Saved.
web-save-name = Save the name
web-rename-guest = Tables where you still play show the new name at once; matches that are over keep the old one.
web-rename-account = You log in by this name. Tables where you still play show the new one at once; matches that are over keep the old one. Nobody else can take the old name for a month.
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
web-link-title = A personal link
web-link-question = This link makes you { $name } on this device. Do you want that?
web-link-instead = You are { $name } here now, and would not be any more.
web-link-warning = Whoever sent you this link may be { $name } as well. Follow it only if it is your own.
web-link-yes = Continue as { $name }
web-link-no = No
web-sessions = Where you are logged in
web-session-unknown = An unknown device
web-session-since = since { $day }
web-session-this = here
web-session-end = Log out there
web-change-password = Change password
web-old-password = Password so far
web-new-password = New password
web-password-changed = Your password is changed, and you are logged out everywhere else.
web-forgot-password = Forgot your password?
web-reset-title = Another password
web-reset-help = If your account has a confirmed e-mail address, a link comes there.
web-reset-ask = Send the link
web-reset-sent = If there is such an account with a confirmed address, a mail is on its way. The link works for an hour.
web-other-device = Another device
web-other-device-help = A personal link makes you the same person there. It works once, within a day; whoever uses it is you.
web-make-link = Make a personal link
web-programs = Programs that play
web-programs-help = A token lets a program of yours play or read here, and nothing else: it cannot touch your account.
web-token-label = Its name
web-make-token = Make a token
web-drop-token = Revoke
web-drop-token-named = Revoke { $name }
web-token-scopes = What it may do
web-scope-play = Play as you
web-scope-play-help = Open tables, sit down, decide, and talk at the table.
web-scope-read = Read your matches
web-scope-read-help = List your matches, watch them as you see them, and look at earlier positions.
web-token-may-both = May play as you and read your matches
web-token-may-play = May play as you
web-token-may-read = May read your matches
web-token-may-nothing = May do nothing
web-token-days = It works for
web-token-days-count = { $days ->
    [365] a year
   *[other] { $days } days
}
web-token-made = The token is made.
web-token-once = This is the token “{ $name }”. Copy it now: it is not shown again.
web-copy-token = Copy the token
web-token-good = works until { $day }
web-token-soon = works only until { $day }
web-token-expired = expired on { $day }
web-token-used = last used { $moment }
web-token-unused = never used
web-email-password = Your password, for the new address
web-email-password-help = Whoever has the address can reset the password. The old address is told of the change.
web-farewell = Delete me
web-farewell-help = Your name, account and settings are deleted at once. Matches stay for those you played with, without your name.

web-account-settings = Account and settings
web-to-profile = To your profile
web-name = Name
web-leave = Log out or leave
web-profile-matches = { $count ->
    [one] one match
   *[other] { $count } matches
 }
web-profile-form = won { $won } of the last { $count }
web-challenge = Challenge link
web-challenge-help = Choose a game. A table opens with a free seat, and you get the link to send.
web-challenge-send = The table is open. Whoever opens this link may take the free seat:
web-score-plot = The points over time, between { $least } and { $most }
web-balance-plot = Wins against losses over time, between { $least } and { $most }
web-best-score = best score
web-won-of = won of { $count }
web-no-match = No match yet.
web-tally = { $won } won, { $lost } lost
web-tally-drawn = { $won } won, { $lost } lost, { $drawn } drawn
web-history-all = All { $count }
web-match-as = as { $role }
web-match-alone = alone
web-match-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
web-length-minutes = { $minutes } min
web-length-hours = { $hours } h { $minutes } min
web-length-days = { $days } days
web-by-side = By side
web-luck-over = What the dice brought you in the last { $count } matches with dice, against what was to be expected.
web-luck-count = Count it
web-luck-matches = { $count ->
    [one] one match
   *[other] { $count } matches
 }
web-luck-none = No dice were rolled in these matches.

# Settings

web-language = Language
web-settings-see = What you see
web-settings-told = What you hear and are told
web-settings-sample = A move at this pace
web-profile-empty = Your first match is waiting.
web-profile-empty-text = Your ratings, your matches and your luck with the dice appear here once you have played. You need no name to begin.
web-profile-first = Play a first match
web-nowhere-text = The link may be old, or a letter is missing.
web-symbols = Map symbols
web-symbols-help = Units are drawn as on a staff map, not as figures.
web-settings-account = It belongs to you and not to this browser: name, password, e-mail, devices.
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


# Campaigns

web-campaign-offer = Play the campaign: all scenarios in order, with a score
web-campaign-to = To the campaign
web-campaign-of = Campaign: { $game }
web-campaign-victories = Victories
web-campaign-points = Score
web-campaign-sit = Lead this side
web-campaign-invite = Whoever opens this link may lead the free side. The matches begin when both sides are led.
web-campaign-next = Play { $scenario }
web-campaign-go-on = Go on with { $scenario }
web-campaign-matches = Matches
web-campaign-table = To the table
web-campaign-is-next = Next
web-campaign-won = Won by { $side }
web-campaign-drawn = Drawn
web-campaign-about = { $count } scenarios in order, everybody keeping a side. Each victory counts 1; for combat cards lost over the whole campaign some of it is taken away again.
web-campaign-sides = Who leads which side?
web-campaign-begin = Begin the campaign
web-campaign-mine = My campaigns
web-campaign-played = { $played } of { $count } played
web-campaign-none = { $game } has no campaign.

# Learning

web-how = How to play
web-how-wrong = Things one gets wrong
web-aid = Player aid
web-aid-page = As a page to print
web-reference = Rules reference
web-key-a = the player aid: turn, actions, signs
web-show-me = Show me
web-lesson-again = Go on with the lesson
web-newcomer = New here? “Show me” leads you through a real match, step by step. “Play now” seats you against the Recruit, where your chances are good.
web-fair = Your beginning
web-fair-where = You play { $role } in “{ $scenario }”, against the Recruit.
web-fair-alone = You play { $role } in “{ $scenario }”, alone.
web-fair-role = You play { $role }, against the Recruit.
web-fair-favoured = A good seat to begin with: among bots of equal strength it wins { $won } of 100 matches.
web-fair-even = The sides are about even here: among bots of equal strength yours wins { $won } of 100 matches, and the Recruit is the weakest.
web-fair-together = The friendliest place to begin: bots win here { $won } times of 100.
web-fair-recommended = The rules recommend this beginning for a first match; nobody has measured the chances yet.
web-fair-unmeasured = Nobody has measured the chances here yet; the Recruit is the weakest of the bots.
web-favoured-role = { $role } is favoured.
web-rules-english = The reference is in English. How to play and the player aid are in your language.
web-rules-search = Search words or a clause, such as { $clause }
web-rules-found = { $count ->
    [0] Nothing was found.
    [one] One place was found.
   *[other] { $count } places were found.
 }
web-rules-clear = Show everything
web-sit-too = Sit here as well
web-commitment-help = Whoever hosts has fixed the secret of the dice with this number, before anybody sat down. When the match is over, everybody can check that the dice were thrown by it.
web-start-away = Somebody is not here yet.
web-facts-live = { $minutes } min + { $seconds } s each
web-facts-days = { $hours } hours a decision
web-facts-no-clock = no clock
web-facts-casual = casual
web-facts-rated = rated between accounts
web-logout-guest = You are a guest. Without an account or a personal link there is no way back to this name and its matches.
web-logout-anyway = Log out all the same
web-report-line = Report what { $name } said
web-report-why = What is wrong with what { $name } said?
web-report = Report
web-reported = Those who run this server have been told.
web-chat-looks-on = You read what those who look on say. What the players say to each other is theirs until the match is over.
web-lobby-chat = Chat in the lobby
web-lobby-chat-help = What people on this server say to each other.
web-lobby-chat-hint = Everybody who opens this page can read it.
web-lobby-chat-hide = Hide the chat
web-lobby-chat-hidden = The chat is hidden and stays so. You can bring it back here:
web-reaction = Time to react
web-reaction-waits = the window waits until it is answered
web-reaction-help = Where somebody could answer at once, everybody waits this long, whether a card is held or not. Who says nothing has passed.
web-reaction-waits-help = Nobody is hurried; but everybody sees that there is something to answer.
web-friends = Friends
web-friends-none = You have no friends here yet.
web-friends-no-table = Open a table with a free seat, and you can invite them with one click.
web-friend-link = Make a link for a friend
web-friend-link-help = A link for somebody you know: it works once, for a day, and asks them first.
web-friend-link-old = This link does not work any more. Ask for another.
web-friend-title = Be friends?
web-friend-question = { $name } would like to be friends with you.
web-friend-means = Friends see when the other is here and at which open table, and can invite each other. Either can end it at any time.
web-friend-as = You would be { $name } to them.
web-friend-yes = Yes, be friends
web-friend-own = This is your own link. Send it to somebody you know.
web-friend-already = You and { $name } are friends already.
web-friend-waits = waits for somebody: { $game }
web-friend-plays = plays { $game }
web-friend-invite = Invite to { $game }
web-friend-invited = invited
web-friend-remove = Remove
web-friend-remove-sure = Be friends with { $name } no more
web-invitations = Invitations
web-invitation = { $name } invites you: { $game }
web-invitation-go = To the table
web-invitation-decline = No, thanks
web-invite-friends = Invite a friend

# Before the start

web-wait-title = { $game }: { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
 }
web-wait-full = { $game }: everybody sits
web-wait-length = About { $length }.
web-wait-listed = listed in the lobby
web-wait-by-link = by invitation
web-wait-versus = vs.
web-wait-last = Last matches
web-wait-first = Moves first.
web-wait-ready = Ready
web-wait-free-help = Once somebody sits here, the match can begin.
web-wait-sit-help = This seat is free. You need no account.
web-wait-or-bot = Or seat a bot
web-wait-send = Send the invitation
web-wait-send-help = Your friend needs no account: open the link, say a name, sit down.
web-wait-scan = Or let them scan the square with a phone.
web-wait-square = Square with the address of this table
web-wait-for = Waiting for { $role }.
web-wait-several = Waiting for { $count } more players.
web-wait-yours = One seat is free for you: { $role }.
web-wait-choose = Choose the seat you like.
web-wait-complete = Everybody sits: the match can begin.
web-wait-leave-hint = You may leave this page: the table stays among yours on the home page.
web-wait-leave = Get up and leave
web-commitment-cards = The host’s promise for the shuffle
web-commitment-cards-help = Whoever hosts has fixed the secret of the shuffle with this number, before anybody sat down. When the match is over, everybody can check that the deck was shuffled by it.
web-commitment-value = fixed before anybody sat down
web-wait-about = What you sit down to

# The lobby
web-lobby-all = All
web-lobby-live = With a clock
web-lobby-days = By the day
web-lobby-filter = Which tables?
web-lobby-filter-none = None of these. Look at all tables, or open one yourself.
web-lobby-none-help = Open a table, and it stands here until somebody comes.
web-lobby-watch = To watch
web-lobby-watch-none = No match is running that everybody may watch.
web-lobby-now = live
web-lobby-challenge = Challenge a friend
web-lobby-challenge-help = Let them scan the square: then they are here as well. Or open a table for two, with a link of its own.
web-lobby-challenge-go = Invite
web-lobby-square = Square with the address of this lobby
web-lobby-casual = Casual

# The record of a match

web-record-hands = Hands
web-record-steps = steps
web-record-luck = luck: { $side }
web-record-jump = Jump to
web-record-jump-gain = Next point
web-record-file = Download
web-proof-good = Dice proved by your browser
web-proof-good-cards = Shuffle proved by your browser
web-proof-bad = The proof fails
web-proof-later = Proved when the match is over
web-proof-unchecked = Not proved in this browser
web-proof-details = Details
