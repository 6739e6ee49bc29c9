# The terminal's own texts.

# The bar, the prompt, the line below it
ui-you = You
ui-player = Player { $number }
ui-seat = seat { $seat }
ui-corner-your-turn = Your turn
ui-corner-turn = { $name } to move
ui-corner-over = The match is over
ui-thinking = { $name } is thinking …
ui-not-now = { $thing } cannot be chosen now.
ui-it-can-be-chosen = This can be chosen: press Enter.
ui-taken-back = Taken back.
ui-no-undo = There is nothing of yours to take back: chance, something revealed or another player's decision came after it.
ui-undo-later = Wait until the bot has moved, then take back.
ui-not-saved = The match could not be saved: { $error }
ui-too-small = This window is { $now-width }×{ $now-height }. The table needs { $width }×{ $height }: please make it larger.

# Keys at the bottom
ui-key-choose = choose
ui-key-back = back
ui-key-undo = undo
ui-key-why = why not
ui-key-actions = actions
ui-key-describe = in words
ui-key-log = log
ui-key-help = help
ui-key-leave = leave
ui-key-rematch = rematch
ui-key-replay = replay
ui-key-result = result or table
ui-key-step = step
ui-key-turn = turn
ui-key-ends = ends
ui-key-autoplay = play
ui-key-viewpoint = viewpoint
ui-key-close = close

# The log
ui-log-title = Log
ui-log-take-back = { $name } took back to line { $line }.
ui-log-resign = { $name } resigned.
ui-log-forfeit = { $name } ran out of time.
ui-log-dice = The next dice were forced: { $faces }.

# The list of actions
ui-actions-title = Everything you may do
ui-actions-search = Search:
ui-actions-none = Nothing like that can be done now.

# Questions
ui-yes-no = Enter or y: yes · any other key: no
ui-take-back-title = Take back?
ui-take-back-question = Go back to before your last decision? The record will say so, and what chance decides will be decided anew.
ui-resign-title = Resign?
ui-resign-question = Give the match up? Your opponent wins.

# Several people at one keyboard
ui-hand-over = Your turn is over: press Enter, then pass the keyboard to { $name }.
ui-curtain = Pass the keyboard to { $name }.
ui-curtain-enter = { $name }: press Enter when nobody else is looking.
ui-curtain-leave = q leaves; the match is saved.
ui-away-title = While you were away

# The end
ui-won = Winner: { $name }
ui-drawn = A draw.
ui-lost = Lost together.
ui-ended-by = Decided by { $rule }
ui-ended-resigned = The other side resigned.
ui-ended-time = The other side ran out of time.
ui-saved-in = Saved in { $file }
ui-result-keys = n rematch · v replay · Esc table · q leave

# The position in words, and the board of a game that has none of its own
ui-describe-title = The position in words
ui-plain-position = Position
ui-plain-choices = You may choose

# The replay
ui-replay-beginning = The beginning.
ui-viewpoint-seat = seen by { $name }
ui-viewpoint-public = seen by a spectator
ui-viewpoint-all = everything in sight

# Help
ui-help-title = Help
ui-help-moving = Choosing
ui-help-arrows = move over everything on the table
ui-help-tab = move over what you may choose now; it is marked •
ui-help-enter = choose; on anything else, say why it cannot be chosen
ui-help-escape = take the last click back
ui-help-game = On this board
ui-help-asking = At any time
ui-help-undo = undo; against bots, also take back
ui-help-why = why can this not be chosen?
ui-help-actions = list every legal action; type to search
ui-help-describe = the whole position in words
ui-help-log = the whole log
ui-help-sort = sort the hand another way
ui-help-resign = resign
ui-help-leave = leave; the match is saved after every action
ui-help-mouse-title = Mouse
ui-help-mouse = Click to choose, click beside everything or with the right button to step back; the wheel scrolls the log.
ui-help-replay = Replay
ui-help-forward = one step on
ui-help-backward = one step back
ui-help-turns = next turn, last turn
ui-help-ends = the beginning, the end
ui-help-autoplay = let it play, or stop
ui-help-viewpoint = change the viewpoint: everything, each seat, a spectator
ui-help-close = close

# Battle Line
ui-bl-turn = turn { $turn }
ui-bl-game-of = game { $game } of { $games }
ui-bl-game-to = game { $game }, to { $points } points
ui-bl-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-bl-tactics-played = tactics { $count }
ui-bl-unseen = Unseen { $count }
ui-bl-decks = Decks
ui-bl-deck-troops = Troops
ui-bl-deck-tactics = Tactics
ui-bl-discards = Discards
ui-bl-sum = Sum
ui-bl-host = Host
ui-bl-skirmish = Skirmish
ui-bl-battalion = Battalion
ui-bl-phalanx = Phalanx
ui-bl-wedge = Wedge
ui-bl-short-lion = Lion
ui-bl-short-eagle = Eagle
ui-bl-help-flags = point at a flag
ui-bl-help-colours = next card of a colour
ui-bl-help-tactics = next tactics card or deck
ui-bl-tell-seat = { $name }: { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}, { $tactics ->
    [one] { $tactics } tactics card
   *[other] { $tactics } tactics cards
} played.
ui-bl-tell-hand = Hand: { $cards }.
ui-bl-tell-backs = Hand, face down: { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}, { $tactics ->
    [one] { $tactics } tactics card
   *[other] { $tactics } tactics cards
}.
ui-bl-tell-known = Known among them: { $cards }.
ui-bl-tell-guile = Lying before this seat: { $cards }.
ui-bl-tell-flag-open = Flag { $flag }, open.
ui-bl-tell-flag-claimable = Flag { $flag }, can be claimed now.
ui-bl-tell-flag-claimed = Flag { $flag }, claimed by { $name }.
ui-bl-tell-is = Is { $strength }.
ui-bl-tell-could = Could become { $strength }.
ui-bl-tell-decks = Decks: { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}, { $tactics ->
    [one] { $tactics } tactics card
   *[other] { $tactics } tactics cards
}.
ui-bl-tell-top = Known on top of a deck, the top card first: { $cards }.
ui-bl-tell-discards = Discards: { $cards }.
