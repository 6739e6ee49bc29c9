# The words of this board in the terminal: captions, and what its keys and signs mean.

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
