# What only the board of D-Day Dice says in the browser: captions and keys. Everything of the game is said by its crate.

web-dd-board-beach = Het strand: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Bunker
web-dd-board-tricolours = Driekleuren
web-dd-board-three = In alle kleuren: { $face }
web-dd-board-def-cut = { $zero ->
    [yes] verdediging 0 door een kaart deze beurt
   *[no] verdediging { $less } minder door kaarten deze beurt
 }
web-dd-board-guns-show = de mitrailleurs tonen { $dice }
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-due = { $left ->
    [0] deze beurt weg
    [one] nog 1 beurt
   *[other] nog { $left } beurten
 }
web-dd-board-count-points = Punten
web-dd-board-count-stay = Mag blijven, beurten
web-dd-board-count-turn = Beurt
web-dd-board-vp = { $points } OP
web-dd-board-units = De eenheden
web-dd-board-kit = In je eenheid
web-dd-board-shelf = Wat te krijgen is
web-dd-board-choose = Nu te kiezen
web-dd-board-tab-recruits = Rekruten
web-dd-board-tab-items = Voorwerpen
web-dd-board-tab-awards = Medailles
web-dd-board-none = Niets.
web-dd-board-card = { $card }{ $priced ->
    [yes] , { $coin }: { $cost }
   *[no] {""}
 }. { $effect }
web-dd-board-resources = Wat de eenheid telt
web-dd-board-count = { $resource }: { $count }
web-dd-board-dice-of = Dobbelstenen van { $name }
web-dd-board-no-dice = Geen dobbelstenen op tafel.
web-dd-board-die = { $die }: { $face }{ $state ->
    [locked] , vastgezet
    [cancelled] , vervallen
    [aside] , wordt opnieuw gegooid
   *[free] {""}
 }
web-dd-board-lay-aside = Klik op wat je opnieuw wilt gooien. Nog te gooien: { $left }
web-dd-board-roll = { $count ->
    [one] Gooi 1 dobbelsteen opnieuw
   *[other] Gooi er { $count } opnieuw
 }
web-dd-board-odds = Toon de kansen
web-dd-board-colourless = en zonder dobbelsteen: { $face }
web-dd-board-fire = Het vuur op je vak
web-dd-board-defence = verdediging
web-dd-board-die-shows = { $die }: { $number }
web-dd-board-loss = verliezen: { $count }
web-dd-board-reserve = Reserve
web-dd-board-reserve-die = Reserve, { $die }: { $face }
web-dd-board-faces = Tekens
web-dd-board-numbers = Getallen
web-dd-board-either = { $one } of { $other }

# What the prompt and the ending call things of this game alone.
web-choose-award = een medaille
web-choose-bonus = een bonus
web-choose-face = een vlak
web-choose-item = een voorwerp
web-choose-resource = een middel
web-choose-sector = een vak
web-choose-specialist = een specialist
web-choose-vehicle = een voertuig
web-counts-soldiers = Soldaten
web-luck-guns = ogen van de mitrailleurs
web-deed-gathered = Soldaten verzameld
web-deed-lost = Soldaten verloren
web-deed-recruited = Specialisten gerekruteerd
web-deed-found = Voorwerpen gevonden
web-deed-entered = Vakken betreden
