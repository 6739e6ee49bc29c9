# What only the board of Heroes of Normandie says in the browser: captions and keys. Everything of the game is said by its crate.

web-hn-board-sign = { $marker }{ $figure ->
    [none] { "" }
   *[other] {" "}{ $figure }
 }{ $held ->
    [yes] , { $side }
   *[no] { "" }
 }.
web-hn-board-exit = Uitgang voor { $side }.
web-hn-board-zone = Versterkingszone van { $side }.
web-hn-board-box = Vak { $tile }, { $ground }.
web-hn-board-fight = Aanval op { $target }: minstens { $value } nodig; dobbelstenen { $dice }, totaal { $total }; reddingsworp { $save }; { $result }
web-hn-board-result-destroyed = Vernietigd
web-hn-board-result-returned = Uiteengevallen
web-hn-board-result-saved = Gered
web-hn-board-result-success = Raak
web-hn-board-result-partial = Onderdrukt
web-hn-board-result-failure = Mis
web-hn-board-result-open = bezig
web-hn-board-roll = { $what }, { $unit }: dobbelsteen { $die }, minstens { $need } nodig; { $result }
web-hn-board-roll-go = GO!-worp
web-hn-board-roll-medic = Herstelworp
web-hn-board-roll-surrender = Overgaveworp
web-hn-board-roll-rout = Vluchtworp
web-hn-board-passed = Gehaald
web-hn-board-failed = Niet gehaald
web-hn-board-field = Het slagveld: { $scenario }
web-hn-board-track = Beurt { $turn } van { $turns }, fase van { $side }; { $first } begint
web-hn-board-turn = Beurt
web-hn-board-points = punten
web-hn-board-stars = sterren
web-hn-board-destroyed = verloren
web-hn-board-commands = COMMAND-markeringen: { $left } van { $all }
web-hn-board-in-hand = hand
web-hn-board-until = { $until ->
    [phase] deze fase
    [turn] deze beurt
   *[other] { "" }
 }
web-hn-board-focus = In het groot
web-hn-board-played = { $side }: { $name }
web-hn-board-under-way = { $side }, wordt uitgevoerd: { $name } (nog te kiezen: { $left })
web-hn-board-orders = Orders
web-hn-board-range = bereik { $range }
web-hn-board-aim = Winnen
web-hn-board-scenario-turns = Het scenario doet iets in beurt { $turns }.
web-hn-board-tactics = Commandobord
web-hn-board-tactic-activate = Activeren
web-hn-board-tactic-manoeuvre = Manoeuvre
web-hn-board-tactic-cards = Kaarten
web-hn-board-tactic-directives = Directives
web-hn-board-tactic-unsuppress = Herstellen
web-hn-board-directives-of = DIRECTIVES: { $count } van { $most }
web-hn-board-tray = Wat ermee te doen
web-hn-board-value = Schieten met { $value }, bereik { $range }{ $effects ->
    [none] { "" }
   *[other] ; { $effects }
 }
web-hn-board-moved = bewogen
web-hn-board-halted = stil
web-hn-board-enlarge = Het slagveld vergroten
web-hn-board-hand = Hand van { $side }, kaarten: { $count }
web-hn-board-hand-empty = Geen kaart in de hand
web-hn-board-react = Je mag met een kaart reageren, of passen.
web-hn-board-alone = Laat me met rust tot:
web-hn-board-cards = Kaarten
web-hn-board-list-pool = In hand, reserve of verborgen
web-hn-board-list-deployed = Nog verborgen uit de opstelling
web-hn-board-list-edge = Aan de rand van het bord
web-hn-board-list-discard = Afgelegd
web-hn-board-list-aside = Apart gelegd
web-hn-board-list-escaped = Ontsnapt
web-hn-board-list-historical = Historische gebeurtenissen
web-hn-board-silence = Reacties
web-hn-board-silence-none = Vraag het mij

# What the prompt and the ending call things of this game alone.
web-counts-destroyed = Vernietigde eenheden
web-deed-destroyed = Vijanden vernietigd
