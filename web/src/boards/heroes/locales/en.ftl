# What only the board of Heroes of Normandie says in the browser: captions and keys. Everything of the game is said by its crate.

web-hn-board-sign = { $marker }{ $figure ->
    [none] { "" }
   *[other] {" "}{ $figure }
 }{ $held ->
    [yes] , { $side }
   *[no] { "" }
 }.
web-hn-board-exit = Way out for { $side }.
web-hn-board-zone = Reinforcement zone of { $side }.
web-hn-board-box = Box { $tile }, { $ground }.
web-hn-board-fight = Attack on { $target }: { $value } or more to reach; dice { $dice }, total { $total }; save die { $save }; { $result }
web-hn-board-result-destroyed = Destroyed
web-hn-board-result-returned = Fell apart
web-hn-board-result-saved = Saved
web-hn-board-result-success = Hit
web-hn-board-result-partial = Suppressed
web-hn-board-result-failure = Miss
web-hn-board-result-open = under way
web-hn-board-roll = { $what }, { $unit }: die { $die }, { $need } or more to reach; { $result }
web-hn-board-roll-go = GO! roll
web-hn-board-roll-medic = Repair roll
web-hn-board-roll-surrender = Surrender roll
web-hn-board-roll-rout = Rout roll
web-hn-board-passed = Reached
web-hn-board-failed = Not reached
web-hn-board-field = The battlefield: { $scenario }
web-hn-board-track = Turn { $turn } of { $turns }, phase of { $side }; { $first } goes first
web-hn-board-turn = Turn
web-hn-board-points = points
web-hn-board-stars = stars
web-hn-board-destroyed = lost
web-hn-board-commands = COMMAND markers: { $left } of { $all }
web-hn-board-in-hand = hand
web-hn-board-until = { $until ->
    [phase] this phase
    [turn] this turn
   *[other] { "" }
 }
web-hn-board-focus = In large
web-hn-board-played = { $side }: { $name }
web-hn-board-under-way = { $side }, being settled: { $name } (still to choose: { $left })
web-hn-board-orders = Orders
web-hn-board-range = range { $range }
web-hn-board-aim = To win
web-hn-board-scenario-turns = The scenario acts on turn { $turns }.
web-hn-board-tactics = Command board
web-hn-board-tactic-activate = Activate one unit
web-hn-board-tactic-manoeuvre = Swap two
web-hn-board-tactic-cards = Draw cards
web-hn-board-tactic-directives = Directives
web-hn-board-tactic-unsuppress = Rally
web-hn-board-directives-of = DIRECTIVES: { $count } of { $most }
web-hn-board-tray = What to do with it
web-hn-board-value = Shoot with { $value }, range { $range }{ $effects ->
    [none] { "" }
   *[other] ; { $effects }
 }
web-hn-board-moved = moved
web-hn-board-halted = halted
web-hn-board-enlarge = Enlarge the battlefield
web-hn-board-hand = Hand of { $side }, cards: { $count }
web-hn-board-hand-empty = No card in hand
web-hn-board-react = You may react with a card, or let it pass.
web-hn-board-alone = Leave me alone until:
web-hn-board-cards = Cards
web-hn-board-list-pool = In hand, reserve, or hidden
web-hn-board-list-deployed = Still hidden from the deployment
web-hn-board-list-edge = At the edge of the board
web-hn-board-list-discard = Discarded
web-hn-board-list-aside = Set aside
web-hn-board-list-escaped = Escaped
web-hn-board-list-historical = Historical events
web-hn-board-silence = Reactions
web-hn-board-silence-none = Ask me

# What the prompt and the ending call things of this game alone.
web-counts-destroyed = Units destroyed
web-deed-destroyed = Enemies destroyed
