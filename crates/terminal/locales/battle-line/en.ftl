# The words of this board in the terminal: captions, and what its keys and signs mean.

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
ui-bl-short-lion = Lion
ui-bl-short-eagle = Eagle
ui-bl-help-flags = point at a flag
ui-bl-help-colours = next card of a colour
ui-bl-help-tactics = next tactics card or deck
