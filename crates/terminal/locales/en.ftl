# The terminal's own texts.

# The bar, the prompt, the line below it
ui-you = You
ui-corner-your-turn = Your turn
ui-corner-turn = { $name } to move
ui-corner-over = The match is over
ui-thinking = { $name } is thinking …
ui-not-now = { $thing } cannot be chosen now.
ui-nothing-printed = Nothing is printed on this.
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
ui-key-explain = about
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
ui-story-title = How it went
ui-log-take-back = { $name } took back to line { $line }.
ui-log-resign = { $name } resigned.
ui-log-forfeit = { $name } ran out of time.
ui-log-dice = The next dice were forced: { $faces }.

# The list of actions
ui-actions-title = Everything you may do
ui-actions-search = Search:
ui-actions-none = Nothing like that can be done now.

# What may come of it
ui-odds-title = What may come of it
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } choices: { $low } to { $high }
ui-odds-same = { $count } choices: { $low } each
ui-odds-mean = ⌀ { $mean }

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
ui-saved-in = Saved in { $file }
ui-result-keys = n rematch · v replay · Esc table · q leave
ui-result-keys-campaign = n next scenario · C campaign · v replay · Esc table · q leave
ui-result-keys-last = v replay · Esc table · q leave
ui-campaign-title = Campaign
ui-campaign-match = { $scenario }: won by { $name }; losses { $losses }
ui-campaign-next = Next: { $scenario }
ui-campaign-victories = Victories ({ $names }): { $numbers }
ui-campaign-losses = { $what } ({ $names }): { $numbers }
ui-campaign-score = Score ({ $names }): { $numbers }
ui-campaign-is-over = All scenarios of this campaign have been played. It is in { $file }; another one can be begun with --campaign=FILE.

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
ui-help-why = why can this not be chosen? Of what can be: what may come of it
ui-help-explain = what is printed on this, what it does, how a battle there would go
ui-help-actions = list every legal action; type to search
ui-help-describe = the whole position in words
ui-help-log = the whole log
ui-help-story = how the match went and ended
ui-help-sort = sort the hand another way
ui-help-resign = resign
ui-help-campaign = how the campaign stands
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
