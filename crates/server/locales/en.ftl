# What a table or the server says itself. Games bring their own texts.

## Refusals at a table

sv-no-session = Take a name first.
sv-no-such-seat = There is no such seat.
sv-seat-taken = Somebody sits there already.
sv-not-your-seat = That seat is not yours.
sv-not-host = Only the one who opened the table may do that.
sv-started = The match has begun.
sv-not-started = The match has not begun yet.
sv-over = The match is over.
sv-not-over = The match is not over yet.
sv-seats-empty = Every seat must be taken before the match begins.
sv-bad-token = A contribution to the dice is 64 hexadecimal digits.
sv-contributed = This seat has contributed to the dice already.
sv-no-undo = There is no step of yours to take back: chance, something revealed or another decision came after it.
sv-nothing-to-take-back = There is no step of yours to take back.
sv-too-many-undos = Steps were undone { $limit } times in this match. That is the limit: play on from here.
sv-too-many-take-backs = Steps were taken back { $limit } times in this match, or somebody asked to. That is the limit: play on from here.
sv-too-much-beside = Seats, orders, pauses and vacations of this table were changed { $limit } times. That is the limit: play on as it stands.
sv-too-many-steps = This table has had { $limit } steps. That is the limit: resign to end the match, or open another table.
sv-ask-pending = Somebody else’s wish to take back is still open.
sv-nobody-asked = Nobody waits for that answer.
sv-no-vacation = You do not have so much vacation left here.
sv-bad-name = A name has 1 to 32 visible characters.
sv-bad-chat = Say something of at most 500 characters.
sv-unreadable = “{ $given }” is no action here; expected: { $expected }.
sv-old-rules = This table was played by rules of { $game } that this server no longer carries (version { $version }). It can be found here, but not played on.
sv-table-broken = Something went wrong on our side: this table can’t be loaded. No move is lost, and whoever runs the server can see what happened. It can’t be played on for now.
sv-decision-panicked = Something went wrong on our side with this choice, so it was not made. Nothing has changed at the table; try another one.

## Refusals of the server

sv-malformed = The message could not be understood.
sv-too-large = The message is too large.
sv-too-fast = That was too fast. Wait a moment and try again.
sv-not-found = There is nothing here, or not for you.
sv-other-origin = The request came from another page.
sv-name-taken = That name is taken.
sv-already-account = You have an account already.
sv-wrong-credentials = Name and password do not fit.
sv-bad-password = A password has 8 to 256 characters.
sv-bad-email = That is no e-mail address.
sv-no-mail = This server sends no mail.
sv-bad-webhook = That web hook cannot be used: { $why }
sv-bad-table = That table cannot be opened: { $why }
sv-no-positions = Tables that begin from a position are not allowed on this server.
sv-no-lobby-chat = There is no talk in the lobby of this server: whoever runs it has switched it off.
sv-campaign-over = This campaign is over: all its scenarios have been played.
sv-campaign-one-seat = You keep a seat in this campaign already.
sv-internal = Something went wrong on our side. Nothing was changed; try again.
sv-going-away = The server is being restarted. Your match is safe; this page will come back by itself.

## The log

sv-log-sits = { $role }: { $name }.
sv-log-stands = { $role } is free again.
sv-log-contributes = { $name } has contributed to the dice.
sv-log-starts = The match begins.
sv-log-starts-from-position = The match begins from a position that was set up for it; it is not rated.
sv-log-resigns = { $name } gives up.
sv-log-out-of-time = { $name } has run out of time.
sv-log-takes-back = { $name } goes back to an earlier position.
sv-log-undoes = { $name } takes a step back.
sv-log-asks = { $name } asks to take the last step back.
sv-log-agrees = { $name } agrees.
sv-log-declines = { $name } declines.
sv-log-taken-over = Time ran out for { $role }: a bot plays on.
sv-log-rests = { $days ->
    [0] { $name } is back from vacation.
    [one] { $name } takes a day of vacation.
   *[other] { $name } takes { $days } days of vacation.
}
sv-log-rematch = The same is played again at another table.

## Messages that leave the page

sv-turn = { $name }, it is your turn in { $game }.
sv-mail-confirm-subject = Sandtable: is this your address?
sv-mail-confirm = Hello { $name }, this address was named for messages from Sandtable. If that was you, open { $url } — if not, do nothing, and no mail will come.
sv-no-clock = This table has no clock.
sv-log-asks-pause = { $name } asks to stop the clocks.
sv-log-pauses = All clocks stand still. They run again when somebody resumes or decides.
sv-log-resumes = { $name } lets the clocks run again.
sv-log-branch = What might have been: a branch from step { $line } of another match.
sv-bot = { $level ->
    [random] the Random bot
    [recruit] the Recruit bot
    [regular] the Regular bot
    [veteran] the Veteran bot
   *[elite] the Elite bot
}
sv-too-slow = The request took too long to arrive.
sv-banned = You may not come here for now, by word of whoever runs this server.
sv-blocked = Nobody may come from this network address for now, by word of whoever runs this server. Others may share your address: wait, try another connection, or ask whoever runs the server.
sv-muted = You may not talk here for now, by word of whoever runs this server.
sv-not-contributed = Somebody in another seat has not added to the dice yet. Wait for them, or clear the seat.
sv-lull = Somebody could answer here. In a moment you can go on.
sv-cannot-start = The match cannot begin as it was set up: { $why }
sv-no-account = You have no account, and so no password.
sv-mail-reset-subject = Sandtable: another password
sv-mail-reset = Hello { $name }, somebody asked for another password for your account. If that was you, open { $url } within an hour — if not, do nothing, and your password stays as it is.
sv-own-link = That is your own link. Send it to somebody else.
sv-many-friends = You may have 200 friends at the most.
sv-no-room = You can invite to a table where you sit and a seat is free.

## Tokens of programs, and hosts

sv-token-ended = This token is unknown, was revoked or has expired. Make another on your profile page.
sv-not-for-tokens = A program’s token cannot be used for this. Log in with a browser.
sv-token-scope = { $scope ->
    [play] This token may not play. Make one that may play as you.
   *[read] This token may not read your matches. Make one that may.
}
sv-token-no-scope = Choose at least one thing that the token may do.
sv-token-days = A token works for 1 to 365 days.
sv-many-tokens = You have 20 tokens, the most there may be. Revoke one first.
sv-password-needed = Give your password to change the e-mail address.
sv-unknown-host = This server does not know the name “{ $name }”. If it is one of yours, start the server with --host { $name }.
sv-metrics-closed = These figures are for whoever runs the server. See --metrics-listen and --metrics-token.
sv-mail-address-changed-subject = Sandtable: your e-mail address was changed
sv-mail-address-changed = Hello { $name }, the e-mail address of your account at { $url } was changed or removed. Nothing more comes to this one. If that was not you, log in, change your password, and enter your address again.
sv-mail-password-changed-subject = Sandtable: your password was changed
sv-mail-password-changed = Hello { $name }, the password of your account at { $url } was changed, and every other session, link and token has ended. If that was not you, choose “Forgot your password?” there and set another by mail.
