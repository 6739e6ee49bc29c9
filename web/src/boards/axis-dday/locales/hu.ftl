# What only the board of Axis & Allies: D-Day says in the browser: captions and keys. Everything of the game is said by its crate.

web-ad-board-map = Normandia térképe
web-ad-board-bay = Szajna-öböl
web-ad-board-channel = La Manche
web-ad-board-airfield = Repülőtér
web-ad-board-larger = Nagyítás
web-ad-board-smaller = Kicsinyítés
web-ad-board-whole = Az egész térkép
web-ad-board-city = Város.
web-ad-board-flooded = Elárasztva.
web-ad-board-stack = { $units }, { $place }{ $moved ->
    [0] { "" }
   *[other] , már lépett: { $moved }
 }
web-ad-board-box = { $box }, { $count }/{ $capacity } vár: { $units }
web-ad-board-chart = { $chart }, hátralévő egységek: { $count }, következő: { $next }{ $enter ->
    [0] { "" }
   *[other] , most beléphet: { $enter }
 }
web-ad-board-outlook = A győzelemhez
web-ad-board-aim = Mindegyik egy teljes fordulón át, a { $turns }. végéig
web-ad-board-garrison = { $count } egység
web-ad-board-next = Utánpótlás
web-ad-board-more = Mind
web-ad-board-less = Kevesebb
web-ad-board-wait = { $count }/{ $capacity } vár
web-ad-board-acts = { $side } lép
web-ad-board-turns = Forduló
web-ad-board-short-uk = Brit
web-ad-board-short-us = USA
web-ad-board-losses-of = { $power } veszteség
web-ad-board-enter = még { $count }
web-ad-board-orders = A forduló parancsai
web-ad-board-turn = { $turn }. forduló, összesen { $turns }
web-ad-board-close = Minden város az előző forduló végén
web-ad-board-losses = Veszteség
web-ad-board-battle = Csatatábla: { $zone }
web-ad-board-hits = { $side }: hátralévő találat { $count }
web-ad-board-attacks = támadás
web-ad-board-defends = védekezés
web-ad-board-casualties = Veszteségek
web-ad-board-details = Az egész harc
web-ad-board-put-away = Elrakás
web-ad-board-report = Az utolsó harc
web-ad-board-many = Hányan
web-ad-board-all = Mind ({ $count })
web-ad-board-everybody = Válaszd ki, hová menjen mindenki, vagy csak egy csoportot
web-ad-board-again = Még egyszer
web-ad-board-land = Mind partra: { $box }
web-ad-board-land-all = Mind partra
web-ad-board-standing = Veszteségek állandó parancs szerint
web-ad-board-earlier = { $kind }: { $place }. helyen vész el; előrébb

# What the prompt and the ending call things of this game alone.
web-choose-box = tengeri mezőt
web-choose-chart = táblázatot
web-choose-zone = zónát
web-counts-zones = Birtokolt zónák
web-deed-taken = Elfoglalt zónák
