# What the program's commands tell a player. Help texts of commands are English only.

cli-mark-good = ok
cli-mark-note = note
cli-mark-bad = FAILED

cli-verify-record = a record of { $game }, rules version { $rules }, { $lines ->
    [one] one line
   *[other] { $lines } lines
}
cli-verify-unreadable = this is no record: { $why }
cli-verify-cannot-begin = it cannot be replayed: { $why }
cli-verify-other-setup = the set-up is not that of the position which the match starts from
cli-verify-fair = the dice are proved: the secret is the one promised before the match, and the seed follows from it
cli-verify-not-fair = the dice are not proved: { $why }
cli-verify-contributions = the dice are not proved: { $seats } seats, but { $count } contributions
cli-verify-no-promise = the dice have no proof: no secret was promised before the match
cli-verify-line = line { $line } ({ $entry }) cannot be played: { $why }
cli-verify-replayed = every line follows the rules
cli-verify-result = the result is right: { $outcome }
cli-verify-other-result = the result is wrong: the record says “{ $written }”, its lines lead to “{ $played }”
cli-verify-digest = the last position is right: { $digest }
cli-verify-other-digest = the last position is wrong: the record's digest is { $written }, its lines lead to { $played }
cli-verify-take-backs = { $count ->
    [one] steps were taken back once, by leave of the table
   *[other] steps were taken back { $count } times, by leave of the table
}
cli-verify-forced = dice were forced: this match proves nothing about its dice
cli-verify-failed = { $bad } of { $all ->
    [one] one record
   *[other] { $all } records
} failed

cli-outcome-running = not over
cli-outcome-drawn = drawn{ $ending }
cli-outcome-lost = lost by all together{ $ending }
cli-outcome-won = won by { $who }{ $ending }
cli-outcome-ending = { $why ->
    [resigned] , by resignation
    [out-of-time] , on time
    [agreed] , by agreement
   *[other] , by { $why }
}
cli-outcome-scores = { $outcome }; points { $scores }

cli-replay-title = { $game }, rules version { $rules }
cli-replay-seat = { $role }: { $name }
cli-replay-take-back = { $who } goes back to the position after line { $line }
cli-replay-resign = { $who } gives up
cli-replay-forfeit = { $who } runs out of time
cli-replay-dice = The next dice are forced: { $faces }
cli-replay-dice-free = Forced dice that were not rolled are forgotten
cli-replay-end = Result: { $outcome }
cli-replay-not-over = The match is not over: its story is told when it is.

cli-games-game = game
cli-games-name = name
cli-games-seats = seats
cli-games-options = options
cli-games-rules = rules version
cli-games-more = { $name }: seats { $seats }, rules version { $rules }, bots { $levels }
cli-games-scenarios = Scenarios (-o scenario=…): { $scenarios }
cli-games-option-list = Options (-o key=value; the first value, or the one named, is the default):
cli-games-number = { $least } to { $most }, default { $default }


cli-serve-at = Sandtable is at { $url }
cli-load-idle = { $sockets } sockets: { $before } MiB of memory before them, { $after } MiB with them, { $each } bytes each
cli-load-actions = { $done } decisions, { $rate } a second; told to the other player within { $half } ms (half of them), { $most } ms (99 %), { $all } ms (all)
cli-load-head-actions = nodes | game | matches | decisions/s | half within, ms | 99 % within, ms | servers, CPU ms each | tester, CPU ms each | memory, MiB | WAL bytes each
cli-load-head-held = game | tables | decisions at each | before, MiB | after, MiB | each, KiB | tables per GiB
cli-load-head-cold = game | lines | deeds, KiB | read, ms | replayed, ms | together, ms
cli-load-head-staged = game | decisions | CPU us each | bytes told each
cli-load-head-notify = listeners | commits/s | decisions/s | notifications heard/s
cli-storm-one = seed { $seed }: { $matches } matches, { $deeds } steps in { $seconds } s of its own time; log { $digest }
cli-storm-found = seed { $seed }: found { $finding }
cli-storm-all = { $storms } storms, { $matches } matches, { $steps } steps; { $found } storms found something
cli-fuzz = { $fed } inputs were fed; { $found } were not taken well

cli-scenario-fine = { $file }: fine. { $game } can play it with { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }.

cli-admin-banned = { $name } is shut out for { $days ->
    [one] { $days } day
   *[other] { $days } days
 }.
cli-admin-unbanned = { $name } may come again.
cli-admin-muted = { $name } may not talk for { $days ->
    [one] { $days } day
   *[other] { $days } days
 }.
cli-admin-unmuted = { $name } may talk again.
cli-admin-forgotten = { $name } is forgotten.
cli-admin-tables = Tables removed: { $count }
cli-admin-retried = Tables that are tried again: { $count }
cli-admin-guests = Guests forgotten: { $count }
cli-admin-chat = Lines of talk removed: { $count }
cli-admin-account = account
cli-admin-guest = guest
cli-admin-is-banned = shut out
cli-admin-is-muted = silenced
cli-admin-is-blocked = blocked
cli-admin-address = address
cli-admin-alive = alive
cli-admin-dead = dead
cli-admin-gathering = gathering
cli-admin-playing = playing
cli-admin-over = over
cli-admin-blocked = Nobody may come from { $address } for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }.
cli-admin-unblocked = Visitors from { $address } may come again.
cli-admin-no-address = No address was blocked: no running server has seen { $name } within the last 24 hours, or only from its own machine (a server behind a proxy needs --behind-proxy). If you know the address: sandtable admin block ADDRESS
cli-admin-span = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } d
 }
cli-admin-head-id = id
cli-admin-head-kind = kind
cli-admin-head-seen = last seen (ago)
cli-admin-head-state = state
cli-admin-head-name = name
cli-admin-head-game = game
cli-admin-head-status = status
cli-admin-head-opened = opened (ago)
cli-admin-head-last = last step (ago)
cli-admin-head-found = found (ago)
cli-admin-head-why = why
cli-admin-head-sitters = seats
cli-admin-head-what = what
cli-admin-head-left = still for
cli-admin-head-who = who or where
cli-admin-head-node = node
cli-admin-head-pulse = pulse (ago)
cli-admin-head-count = count
cli-admin-status-program = Program: Sandtable { $version }, schema { $schema }
cli-admin-status-database = Database: { $kind }, { $size } MiB, schema { $schema }
cli-admin-status-runs = Server: runs on this file
cli-admin-status-stopped = Server: none runs on this file
cli-admin-status-nodes = Nodes alive: { $count }
cli-admin-status-people = People: accounts { $accounts }, guests { $guests }; here within a day: { $lately }
cli-admin-status-order = Open reports: { $reports }; shut out: { $banned }; silenced: { $muted }; addresses blocked: { $blocked }
cli-admin-status-notices = Notices of turns still to be sent: { $count }
cli-admin-status-tables = Tables: { $count }
cli-admin-status-more = Sockets, refusals and times: /metrics of each running server
cli-admin-mail-subject = Sandtable: a test
cli-admin-mail = This is a test mail of Sandtable. Whoever runs the server asked for it; mail from it arrives.
cli-admin-mail-taken = The mail server took the mail to { $to }: { $answer }
cli-admin-report-about-removed = about line { $line } of { $name } ({ $player }), removed since: { $text }
cli-admin-report = { $id }  { $days ->
    [one] { $days } day
   *[other] { $days } days
 } ago, { $place }, by { $player }: { $text }
cli-admin-report-about = about line { $line } of { $name } ({ $player }): { $text }
cli-admin-at-table = table { $table }
cli-admin-in-lobby = in the lobby
cli-admin-lobby-line = { $line }  { $days ->
    [one] { $days } day
   *[other] { $days } days
 } ago, { $name } ({ $player }): { $text }

# `sandtable admin backup` and `sandtable admin verify-store`
cli-backup-done = { $file }: a whole copy with { $tables } tables and { $steps } steps, { $size } MiB
cli-store-broken = Table { $table } ({ $game }) does not load: { $why }
cli-store-game = { $game }: { $gathering } not begun, { $playing } running, { $over } over, { $old } by rules of an older program, { $broken } broken
cli-store-sound = All { $tables } tables load.
cli-store-failed = { $broken } of { $tables } tables do not load
