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

# What may come of it
ui-odds-title = What may come of it
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } choices: { $low } to { $high }
ui-odds-same = { $count } choices: { $low } each
ui-odds-percent = { $percent } %
ui-odds-mean = ⌀ { $mean }
ui-odds-number = { $whole }.{ $tenths }

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
ui-help-why = why can this not be chosen? Of what can be: what may come of it
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

# Undaunted
ui-un-headline = { $name } · round { $round }
ui-un-goal-points = { $points } of { $goal } points
ui-un-goal-pin = to pin · points { $points }
ui-un-pinned = pinned
ui-un-counts = deck { $deck } · out { $removed }
ui-un-hand = hand
ui-un-chosen = chosen { $card }
ui-un-play = play
ui-un-discard = discard
ui-un-supply = supply
ui-un-help-hand = choose a card of the hand
ui-un-help-buttons = next button
ui-un-help-tiles = next tile that may be chosen
ui-un-help-counters = next counter that may be chosen
ui-un-help-piles = next card of supply or play area
ui-un-help-head = a tile: code, ground and cover, objective, markers: u g scouted, U G controlled
ui-un-help-signs = counters: ▫ US, ▪ Germany; R rifles, S scouts, G gunners, Sn snipers, Mo mortar; small letters: suppressed
ui-un-help-markers = spawn, mortar target, radio, initiative; the number on a card is its initiative
ui-un-tell-round = { $name }, round { $round } of { $limit }. Initiative: { $side }.
ui-un-tell-side-points = { $name } leads { $side }: { $points } of { $goal } points.
ui-un-tell-side-pin = { $name } leads { $side } and has to pin the enemy. Points: { $points }.
ui-un-tell-pinned = No Riflemen on the board: pinned.
ui-un-tell-counts = Hand { $hand }, deck { $deck }, out of the game { $removed }.
ui-un-tell-hand = Hand: { $cards }.
ui-un-tell-known = Known in the hand: { $cards }.
ui-un-tell-play = In play: { $cards }.
ui-un-tell-discard = Discard: { $cards }.
ui-un-tell-supply = Supply: { $cards }.
ui-un-tell-removed = Out of the game: { $cards }.
ui-un-tell-chosen = Chosen for initiative: { $card }.
ui-un-tell-chosen-hidden = Has chosen a card for initiative.
ui-un-tell-tile = { $tile }, { $ground }, cover { $cover }.
ui-un-tell-objective = Objective worth { $value }.
ui-un-tell-radio = The radio lies here.
ui-un-tell-scouted = { $side }: scouted.
ui-un-tell-controlled = { $side }: controlled.
ui-un-tell-spawn = { $side } places here: { $whom }.
ui-un-tell-everybody = everybody
ui-un-tell-squad = squad { $squad }
ui-un-tell-target = Target of the mortar of { $side }.
ui-un-tell-ready = { $unit }.
ui-un-tell-suppressed = { $unit }, suppressed.
ui-un-ground = { $ground ->
    [haystacks] haystacks
    [church] church
    [hill] hill
    [hedged-fields] hedged fields
    [wood-and-pond] wood and pond
    [ploughed-field] ploughed field
    [wood] wood
    [wheat-field] wheat field
    [farm] farm
    [ruined-hamlet] ruined hamlet
    [hamlet] hamlet
    [village-street] village street
    [hill-and-cliff] hill and cliff
    [open-ground] open ground
    [scattered-houses] scattered houses
    [crop-field] crop field
    [village] village
    [river-and-islet] river and islet
    [farmhouse] farmhouse
    [river] river
    [manor-and-orchard] manor and orchard
    [river-and-trees] river and trees
    [hedged-field] hedged field
    [river-and-footbridge] river and footbridge
    [forest] forest
    [river-and-bridge] river and bridge
   *[other] { $ground }
}

# D-Day Dice
ui-dd-headline = { $name } · turn { $turn } · { $phase }
ui-dd-must-move = must move now
ui-dd-turns-left = { $turns ->
    [0] moves this turn
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
ui-dd-safe = safe
ui-dd-cry = Battle Cry
ui-dd-losses = losses { $losses }
ui-dd-points = VP { $points }
ui-dd-specialists = with
ui-dd-items = has
ui-dd-awards = awards
ui-dd-recruits = recruits
ui-dd-pool = pool
ui-dd-help-dice = choose a die of yours
ui-dd-help-buttons = next button
ui-dd-help-sectors = next sector that may be chosen
ui-dd-help-things = next item, next specialist, next award that may be chosen
ui-dd-help-units = next unit of another seat
ui-dd-help-head = a sector: number, defence, MG dice (M=4 once rolled), black shield; the way forward: courage, mines, obstacle
ui-dd-help-unit = a unit, by seat: turns left in its sector, or it must move
ui-dd-help-demand = demands: a specialist there, a sacrifice, an item given up, explosives
ui-dd-help-gifts = gives: a result, a specialist, 1d6 soldiers on entry, an award; so many dice
ui-dd-help-limits = at most so many units, special damage on a 6, no locking, no items from the pool
ui-dd-help-resources = soldiers, stars, courage, item points; strength
ui-dd-help-die = a die: colour and face; = locked, ↻ to be rolled again, × cancelled
ui-dd-help-reach = the next combat in a sector: courage to get there, expected and worst losses, chance to survive it; ✗ barred, ? demand not met
ui-dd-tell-map = { $name }, { $place }, { $date }. Turn { $turn }: { $phase }.
ui-dd-tell-unit = { $name } (seat { $seat }, { $nation }): { $sector }, strength { $strength }, victory points { $points }.
ui-dd-tell-resources = Soldiers { $soldiers }, stars { $stars }, courage { $courage }, item points { $points }.
ui-dd-tell-ready = Ready.
ui-dd-tell-busy = Still deciding.
ui-dd-tell-dice = Dice: { $list }.
ui-dd-tell-cancelled = cancelled
ui-dd-tell-locked = locked
ui-dd-tell-marked = to be rolled again
ui-dd-tell-specialists = Specialists: { $list }.
ui-dd-tell-dead = Fallen: { $list }.
ui-dd-tell-items = Items: { $list }.
ui-dd-tell-awards = Awards: { $list }.
ui-dd-tell-recruits = Could recruit, with the stars it takes: { $list }.
ui-dd-tell-reach = Could go to { $sector } for { $courage } courage: losses { $loss } expected, { $worst } at worst; survives with { $survival }.
ui-dd-tell-stay = Staying in { $sector }: losses { $loss } expected, { $worst } at worst; survives with { $survival }.
ui-dd-tell-barred = The way is barred.
ui-dd-tell-demand-missing = The demand is not met.
ui-dd-tell-mines = Mines.
ui-dd-tell-obstacle = An obstacle.
ui-dd-tell-sector = { $sector }: defence { $defence }, MG dice { $guns }.
ui-dd-tell-way = Forward to { $sector } for { $courage } courage.
ui-dd-tell-have = Needs a specialist there: { $list }.
ui-dd-tell-sacrifice = Demands a sacrifice, one of: { $list }.
ui-dd-tell-discard = Demands an item, one of: { $list }.
ui-dd-tell-explosives = Demands explosives: { $count }.
ui-dd-tell-bonus = Gives a result: { $face }.
ui-dd-tell-penalty = Takes a result: { $face }.
ui-dd-tell-here = { $specialist } joins here.
ui-dd-tell-fewer-dice = Dice rolled here: { $count }.
ui-dd-tell-most-units = Room for units: { $count }.
ui-dd-tell-black = Black shield: nobody stays.
ui-dd-tell-start = A start sector.
ui-dd-tell-enter = 1d6 soldiers on entry.
ui-dd-tell-award-symbol = An award can be had here.
ui-dd-tell-special = A 6 of the MG does special damage.
ui-dd-tell-no-lock = No dice are locked here.
ui-dd-tell-no-items = No items from the pool here.
ui-dd-tell-pool = To be found, with the item points they cost: { $list }.
ui-dd-tell-awards-left = Awards to be had: { $list }.
ui-dd-phase = { $phase ->
    [start] landing
    [pool] item pool
    [dice] dice
    [result] result
    [upkeep] upkeep
    [marker] marker
    [supply] supply
    [move] movement
    [combat] combat
    [fire] fire
    [losses] losses
    [end] end of turn
    [over] over
   *[other] { $phase }
}
