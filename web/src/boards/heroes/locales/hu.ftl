# What only the board of Heroes of Normandie says in the browser: captions and keys. Everything of the game is said by its crate.

web-hn-board-sign = { $marker }{ $figure ->
    [none] { "" }
   *[other] {" "}{ $figure }
 }{ $held ->
    [yes] , { $side }
   *[no] { "" }
 }.
web-hn-board-exit = Kijárat: { $side }.
web-hn-board-zone = Erősítési zóna: { $side }.
web-hn-board-box = { $tile } mező, { $ground }.
web-hn-board-fight = Támadás: { $target }; legalább { $value } kell; kockák { $dice }, összesen { $total }; mentődobás { $save }; { $result }
web-hn-board-result-destroyed = Megsemmisült
web-hn-board-result-returned = Felbomlott
web-hn-board-result-saved = Megmenekült
web-hn-board-result-success = Találat
web-hn-board-result-partial = Lefogva
web-hn-board-result-failure = Mellé
web-hn-board-result-open = folyamatban
web-hn-board-roll = { $what }, { $unit }: kocka { $die }, legalább { $need } kell; { $result }
web-hn-board-roll-go = GO!-dobás
web-hn-board-roll-medic = Javító dobás
web-hn-board-roll-surrender = Megadási dobás
web-hn-board-roll-rout = Futási dobás
web-hn-board-passed = Sikerült
web-hn-board-failed = Nem sikerült
web-hn-board-field = A csatatér: { $scenario }
web-hn-board-track = { $turn }. forduló, összesen { $turns }; { $side } fázisa; { $first } kezd
web-hn-board-turn = Forduló
web-hn-board-points = pont
web-hn-board-stars = csillag
web-hn-board-destroyed = veszteség
web-hn-board-commands = COMMAND jelzők: { $left } / { $all }
web-hn-board-in-hand = kéz
web-hn-board-until = { $until ->
    [phase] e fázisban
    [turn] e fordulóban
   *[other] { "" }
 }
web-hn-board-focus = Nagyban
web-hn-board-played = { $side }: { $name }
web-hn-board-under-way = { $side }, végrehajtás alatt: { $name } (még választható: { $left })
web-hn-board-orders = Parancsok
web-hn-board-range = lőtáv { $range }
web-hn-board-aim = A győzelemhez
web-hn-board-scenario-turns = A forgatókönyv ezekben a fordulókban lép: { $turns }.
web-hn-board-tactics = Parancsnoki tábla
web-hn-board-tactic-activate = Aktiválás
web-hn-board-tactic-manoeuvre = Manőver
web-hn-board-tactic-cards = Kártyák
web-hn-board-tactic-directives = DIRECTIVE
web-hn-board-tactic-unsuppress = Rendezés
web-hn-board-directives-of = DIRECTIVE jelzők: { $count } / { $most }
web-hn-board-tray = Mit tegyen
web-hn-board-value = Lövés: { $value }, hatótáv { $range }{ $effects ->
    [none] { "" }
   *[other] ; { $effects }
 }
web-hn-board-moved = mozgás után
web-hn-board-halted = állva
web-hn-board-enlarge = A csatatér nagyítása
web-hn-board-hand = { $side } keze, kártyák: { $count }
web-hn-board-hand-empty = Nincs kártya kézben
web-hn-board-react = Reagálhatsz egy kártyával, vagy passzolhatsz.
web-hn-board-alone = Ne zavarjatok eddig:
web-hn-board-cards = Kártyák
web-hn-board-list-pool = Kézben, tartalékban vagy rejtve
web-hn-board-list-deployed = A telepítésből még rejtve
web-hn-board-list-edge = A tábla szélén
web-hn-board-list-discard = Eldobva
web-hn-board-list-aside = Félretéve
web-hn-board-list-escaped = Elmenekült
web-hn-board-list-historical = Történelmi események
web-hn-board-silence = Válaszok
web-hn-board-silence-none = Kérdezz meg

# What the prompt and the ending call things of this game alone.
web-counts-destroyed = Megsemmisített egységek
web-deed-destroyed = Megsemmisített ellenség
