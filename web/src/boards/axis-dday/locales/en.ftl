# What only the board of Axis & Allies: D-Day says in the browser: captions and keys. Everything of the game is said by its crate.

web-ad-board-map = The map of Normandy
web-ad-board-bay = Bay of the Seine
web-ad-board-channel = English Channel
web-ad-board-airfield = Airfield
web-ad-board-larger = Enlarge
web-ad-board-smaller = Make smaller
web-ad-board-whole = Whole map
web-ad-board-city = A city.
web-ad-board-flooded = Flooded.
web-ad-board-stack = { $units }, { $place }{ $moved ->
    [0] { "" }
   *[other] , moved already: { $moved }
 }
web-ad-board-box = { $box }, { $count } of { $capacity } wait: { $units }
web-ad-board-chart = { $chart }, units left: { $count }, next: { $next }{ $enter ->
    [0] { "" }
   *[other] , may enter now: { $enter }
 }
web-ad-board-outlook = To win
web-ad-board-aim = All of them for a whole turn, by turn { $turns }
web-ad-board-garrison = { $count ->
    [one] { $count } unit
   *[other] { $count } units
 }
web-ad-board-next = Who comes next
web-ad-board-more = Show all
web-ad-board-less = Show less
web-ad-board-wait = { $count } of { $capacity } wait
web-ad-board-acts = { $side } to act
web-ad-board-turns = Turn
web-ad-board-short-uk = Britain
web-ad-board-short-us = US
web-ad-board-losses-of = { $power } lost
web-ad-board-enter = { $count } to enter
web-ad-board-orders = Orders of the turn
web-ad-board-turn = Turn { $turn } of { $turns }
web-ad-board-close = All the cities at the end of the last turn
web-ad-board-losses = Lost
web-ad-board-battle = Battle board: { $zone }
web-ad-board-hits = { $side }: hits to take { $count }
web-ad-board-attacks = attack
web-ad-board-defends = defence
web-ad-board-casualties = Casualties
web-ad-board-details = The whole battle
web-ad-board-put-away = Put away
web-ad-board-report = The last combat
web-ad-board-many = How many
web-ad-board-all = All ({ $count })
web-ad-board-everybody = Choose where everybody goes, or a stack alone
web-ad-board-again = Again
web-ad-board-land = All ashore: { $box }
web-ad-board-land-all = All ashore
web-ad-board-standing = Casualties by standing order
web-ad-board-earlier = { $kind }: lost as number { $place }; earlier

# What the prompt and the ending call things of this game alone.
web-choose-box = a box at sea
web-choose-chart = a chart
web-choose-zone = a zone
web-counts-zones = Zones held
web-deed-taken = Zones taken
