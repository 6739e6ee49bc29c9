# What only the board of Battle Line says in the browser: captions and keys. Everything of the game is said by its crate.

web-bl-line = The { $count } flags; { $near } on this side, { $far } on the other
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
web-bl-deck-short-troops = troops
web-bl-deck-short-tactics = tactics
web-bl-discards-short = Discards: { $count }
web-bl-guile = Guile cards
web-bl-holds = Holds { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
 } and { $tactics ->
    [one] { $tactics } tactics card
   *[other] { $tactics } tactics cards
 }; known: { $known }
web-bl-no-cards = no cards
web-bl-unseen = Unseen troops
web-bl-unseen-caption = The { $count } troops by colour and value
web-bl-unseen-count = { $count } unseen
web-bl-troop-seen = face up
web-bl-troop-held = in your hand
web-bl-troop-unseen = unseen
web-bl-ground-fog = Fog: sums only
web-bl-ground-mud = Mud: { $full } cards

# What the prompt and the ending call things of this game alone.
web-choose-flag = a flag
web-counts-flags = Flags claimed
web-deed-troops = Troops played
web-deed-tactics = Tactics played
web-deed-claims = Flags claimed

# What the frame of the table counts.
web-bl-count-points = points
web-bl-count-flags = { $count ->
    [one] flag
   *[other] flags
 }
web-bl-count-hand = hand
web-bl-count-tactics = tactics
web-bl-game = Game
web-bl-turn = Turn
