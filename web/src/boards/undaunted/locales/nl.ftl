# What only the board of Undaunted says in the browser: captions and keys. Everything of the game is said by its crate.

web-un-board-mark-us = VS
web-un-board-mark-ge = DU
web-un-board-no-cards = geen kaarten
web-un-board-counter = { $unit }, verdediging { $defence }{ $suppressed ->
    [yes] , onderdrukt
   *[no] { "" }
 }
web-un-board-spawn-mark-all = alle
web-un-board-spawn-mark-sniper = Ss
web-un-board-spawn-mark-mortar = Mo
web-un-board-goal-pin = { $points } · vijand vastpinnen
web-un-board-goal-points = { $points } van { $goal }
web-un-board-map = De kaart: { $scenario }
web-un-board-enlarge = De kaart vergroten
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = Speelgebied van { $side }, kaarten: { $count }
web-un-board-zone-supply = Voorraad van { $side }, kaarten: { $count }
web-un-board-name-play = Gespeeld
web-un-board-name-supply = Voorraad
web-un-board-hand = Hand
web-un-board-deck = Trekstapel
web-un-board-discard = Aflegstapel
web-un-board-removed = Uit het spel
web-un-board-initiative = Initiatief
web-un-board-hand-of = { $side }, kaarten in de hand: { $count }; bekend: { $cards }
web-un-board-deck-of = { $side }, kaarten in de trekstapel: { $count }
web-un-board-discard-of = { $side }, kaarten op de aflegstapel: { $count }; { $cards }
web-un-board-removed-of = { $side }, kaarten uit het spel: { $count }; zichtbaar: { $cards }
web-un-board-initiative-of = { $side }, initiatiefkaart: { $state ->
    [open] { $card }
    [hidden] gekozen, gedekt
   *[none] geen
 }
web-un-board-initiative-held = heeft de initiatiefsteen
web-un-board-pinned = Vastgepind: geen infanteristen op de kaart
web-un-board-hopeless = Zonder hoop: het doel is onbereikbaar
web-un-board-round = Ronde
web-un-board-aim = { $unit }: verdediging { $defence }, dekking en afstand { $more }: { $total } of meer is raak, { $odds }
web-un-board-aim-defence = verdediging
web-un-board-aim-more = dekking, afstand
web-un-board-aim-total = is raak
web-un-board-roll = { $unit }: { $total } of meer nodig; dobbelstenen { $dice }; { $result ->
    [hit] raak
   *[miss] mis
 }
web-un-board-hit = Raak
web-un-board-miss = Mis
web-un-board-tray = Waarvoor speel je de kaart
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = Hand van { $side }, kaarten: { $count }
web-un-board-hand-empty = Geen kaart in de hand
web-un-board-cards = Kaarten
web-un-board-pool = Hand en trekstapel

# What the prompt and the ending call things of this game alone.
web-choose-supply = een kaart uit de voorraad
web-counts-points = Punten
web-deed-scouted = Tegels verkend
