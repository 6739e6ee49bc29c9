# What only the board of Axis & Allies: D-Day says in the browser: captions and keys. Everything of the game is said by its crate.

web-ad-board-map = De kaart van Normandië
web-ad-board-bay = Baai van de Seine
web-ad-board-channel = Het Kanaal
web-ad-board-airfield = Vliegveld
web-ad-board-larger = Vergroten
web-ad-board-smaller = Verkleinen
web-ad-board-whole = Hele kaart
web-ad-board-city = Een stad.
web-ad-board-flooded = Onder water.
web-ad-board-stack = { $units }, { $place }{ $moved ->
    [0] { "" }
   *[other] , al verplaatst: { $moved }
 }
web-ad-board-box = { $box }, { $count } van { $capacity } wacht: { $units }
web-ad-board-chart = { $chart }, eenheden over: { $count }, volgende: { $next }{ $enter ->
    [0] { "" }
   *[other] , mogen nu binnenkomen: { $enter }
 }
web-ad-board-outlook = Om te winnen
web-ad-board-aim = Allemaal een hele beurt, uiterlijk beurt { $turns }
web-ad-board-garrison = { $count ->
    [one] { $count } eenheid
   *[other] { $count } eenheden
 }
web-ad-board-next = Wie komt erna
web-ad-board-more = Alles tonen
web-ad-board-less = Minder tonen
web-ad-board-wait = { $count } van { $capacity } wacht
web-ad-board-acts = { $side } aan zet
web-ad-board-turns = Beurt
web-ad-board-short-uk = Britten
web-ad-board-short-us = VS
web-ad-board-losses-of = Verlies { $power }
web-ad-board-enter = nog { $count }
web-ad-board-orders = Bevelen van de beurt
web-ad-board-turn = Beurt { $turn } van { $turns }
web-ad-board-close = Alle steden aan het eind van de vorige beurt
web-ad-board-losses = Verloren
web-ad-board-battle = Gevechtsbord: { $zone }
web-ad-board-hits = { $side }: nog { $count ->
    [one] { $count } treffer
   *[other] { $count } treffers
 }
web-ad-board-attacks = aanval
web-ad-board-defends = verdediging
web-ad-board-casualties = Verliezen
web-ad-board-details = Het hele gevecht
web-ad-board-put-away = Wegleggen
web-ad-board-report = Het laatste gevecht
web-ad-board-many = Hoeveel
web-ad-board-all = Alle ({ $count })
web-ad-board-everybody = Kies waar iedereen heen gaat, of één stapel
web-ad-board-again = Nog eens
web-ad-board-land = Allen aan land: { $box }
web-ad-board-land-all = Allen aan land
web-ad-board-standing = Verliezen volgens vast bevel
web-ad-board-earlier = { $kind }: verloren als nummer { $place }; eerder

# What the prompt and the ending call things of this game alone.
web-choose-box = een vak op zee
web-choose-chart = een versterkingskaart
web-choose-zone = een zone
web-counts-zones = Bezette zones
web-deed-taken = Zones genomen
