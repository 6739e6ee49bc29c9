# What only the board of Undaunted says in the browser: captions and keys. Everything of the game is said by its crate.

web-un-board-mark-us = US
web-un-board-mark-ge = GE
web-un-board-no-cards = no cards
web-un-board-counter = { $unit }, defence { $defence }{ $suppressed ->
    [yes] , suppressed
   *[no] { "" }
 }
web-un-board-spawn-mark-all = all
web-un-board-spawn-mark-sniper = Sn
web-un-board-spawn-mark-mortar = Mo
web-un-board-goal-pin = { $points } · pin the enemy
web-un-board-goal-points = { $points } of { $goal }
web-un-board-map = The map: { $scenario }
web-un-board-enlarge = Enlarge the map
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = Play area of { $side }, cards: { $count }
web-un-board-zone-supply = Supply of { $side }, cards: { $count }
web-un-board-name-play = Played
web-un-board-name-supply = Supply
web-un-board-hand = Hand
web-un-board-deck = Deck
web-un-board-discard = Discard
web-un-board-removed = Removed
web-un-board-initiative = Initiative
web-un-board-hand-of = { $side }, cards in hand: { $count }; known: { $cards }
web-un-board-deck-of = { $side }, cards in the deck: { $count }
web-un-board-discard-of = { $side }, cards in the discard: { $count }; { $cards }
web-un-board-removed-of = { $side }, cards out of the game: { $count }; seen: { $cards }
web-un-board-initiative-of = { $side }, initiative card: { $state ->
    [open] { $card }
    [hidden] chosen, face down
   *[none] none
 }
web-un-board-initiative-held = holds the initiative marker
web-un-board-pinned = Pinned: no Riflemen on the map
web-un-board-hopeless = Beyond hope: the goal is out of reach
web-un-board-round = Round
web-un-board-aim = { $unit }: defence { $defence }, cover and range { $more }: { $total } or more to hit, { $odds }
web-un-board-aim-defence = defence
web-un-board-aim-more = cover, range
web-un-board-aim-total = to hit
web-un-board-roll = { $unit }: { $total } or more to reach; dice { $dice }; { $result ->
    [hit] hit
   *[miss] miss
 }
web-un-board-hit = Hit
web-un-board-miss = Miss
web-un-board-tray = What to play it for
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = Hand of { $side }, cards: { $count }
web-un-board-hand-empty = No card in hand
web-un-board-cards = Cards
web-un-board-pool = Hand and deck

# What the prompt and the ending call things of this game alone.
web-choose-supply = a card of the supply
web-counts-points = Points
web-deed-scouted = Tiles scouted
