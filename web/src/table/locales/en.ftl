# The prompt follows the clicks: what was chosen, and what is chosen next

web-prompt-next = { $chosen }: choose { $what }
web-prompt-or = { $first } or { $second }
web-prompt-dice = The dice are rolling …
web-prompt-sight = One moment …
web-choose-action = what to do
web-choose-button = how to go on
web-choose-card = a card
web-choose-count = how many
web-choose-deck = a deck
web-choose-die = a die
web-choose-marker = a marker
web-choose-seat = a player
web-choose-tactic = a tactic
web-choose-tile = a tile
web-choose-unit = a unit
web-choose-other = what comes next

# The pace of others' moves

web-pace = Pace of others’ moves
web-pace-help = They are played one after the other. The key S, the button or a click skips what is left.
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-off = All at once
web-pace-skip = Skip
web-key-s = skip the moves that are being shown

# The ending

web-ending = How it went
web-end-how = How it ended
web-end-curve = The course of the match
web-end-step = Step { $line }
web-end-turning = The turning point
web-end-turning-show = Show step { $line }
web-end-luck = Luck with the dice
web-end-luck-rolled = rolled
web-end-luck-expected = expected
web-end-deeds = What each side did
web-end-rating = Your rating: { $rating }
web-end-rating-change = Your rating: { $before } → { $rating } ({ $change })
web-end-rematch-waits = The rematch begins when everybody has come.
web-end-share = Share this match
web-end-next = What next
web-end-together = All together
web-end-resigned = { $name } gave up.
web-end-out-of-time = The time of { $name } ran out.
web-luck-hits = hits
web-deed-attacks = Attacks
web-deed-hits = Hits
web-deed-steps = Moves
web-deed-controlled = Objectives taken
web-deed-losses = Own losses
web-lull = { $name } could react. Everybody waits the same, whether there is an answer or not.
web-now-does = Now: { $what }
web-now-leads = Now, one of: { $what }
web-now-many = { $count ->
    [one] A click now lights one place or thing to choose next.
   *[other] A click now lights { $count } places or things to choose from next.
}
web-now-later = Now: it can be chosen after something that glows.
web-end-points = { $points } points
