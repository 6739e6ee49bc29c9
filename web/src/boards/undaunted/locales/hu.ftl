# What only the board of Undaunted says in the browser: captions and keys. Everything of the game is said by its crate.

web-un-board-mark-us = USA
web-un-board-mark-ge = NÉM
web-un-board-no-cards = nincs lap
web-un-board-counter = { $unit }, védelem { $defence }{ $suppressed ->
    [yes] , lefogva
   *[no] { "" }
 }
web-un-board-spawn-mark-all = mind
web-un-board-spawn-mark-sniper = Ml
web-un-board-spawn-mark-mortar = Ak
web-un-board-goal-pin = { $points } · az ellenség leszorítása
web-un-board-goal-points = { $points } / { $goal }
web-un-board-map = A térkép: { $scenario }
web-un-board-enlarge = A térkép nagyítása
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = { $side } kijátszott lapjai: { $count }
web-un-board-zone-supply = { $side } utánpótlása, lapok: { $count }
web-un-board-name-play = Kijátszva
web-un-board-name-supply = Utánpótlás
web-un-board-hand = Kéz
web-un-board-deck = Pakli
web-un-board-discard = Dobott
web-un-board-removed = Kiesett
web-un-board-initiative = Kezdés
web-un-board-hand-of = { $side }, lapok kézben: { $count }; ismert: { $cards }
web-un-board-deck-of = { $side }, lapok a pakliban: { $count }
web-un-board-discard-of = { $side }, eldobott lapok: { $count }; { $cards }
web-un-board-removed-of = { $side }, játékból kikerült lapok: { $count }; látható: { $cards }
web-un-board-initiative-of = { $side }, kezdeményezési lap: { $state ->
    [open] { $card }
    [hidden] kiválasztva, lefordítva
   *[none] nincs
 }
web-un-board-initiative-held = nála van a kezdeményezésjelző
web-un-board-pinned = Leszorítva: nincs lövész a térképen
web-un-board-hopeless = Nincs remény: a cél elérhetetlen
web-un-board-round = Forduló
web-un-board-aim = { $unit }: védelem { $defence }, fedezék és távolság { $more }: { $total } vagy több talál, { $odds }
web-un-board-aim-defence = védelem
web-un-board-aim-more = fedezék, távolság
web-un-board-aim-total = talál
web-un-board-roll = { $unit }: legalább { $total } kell; kockák { $dice }; { $result ->
    [hit] találat
   *[miss] mellé
 }
web-un-board-hit = Találat
web-un-board-miss = Mellé
web-un-board-tray = Mire játszod ki
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = { $side } keze, lapok: { $count }
web-un-board-hand-empty = Nincs lap kézben
web-un-board-cards = Lapok
web-un-board-pool = Kéz és pakli

# What the prompt and the ending call things of this game alone.
web-choose-supply = lapot az utánpótlásból
web-counts-points = Pontok
web-deed-scouted = Felderített mezők
