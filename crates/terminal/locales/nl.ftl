# De eigen teksten van de terminal.

# De balk, de vraag en de regel eronder
ui-you = Jij
ui-player = Speler { $number }
ui-seat = stoel { $seat }
ui-corner-your-turn = Jouw beurt
ui-corner-turn = { $name } is aan zet
ui-corner-over = De partij is voorbij
ui-thinking = { $name } denkt na …
ui-not-now = { $thing } kan nu niet gekozen worden.
ui-it-can-be-chosen = Dit kan gekozen worden: druk op Enter.
ui-taken-back = Teruggenomen.
ui-no-undo = Er is niets van jou om terug te nemen: toeval, iets wat onthuld werd of een besluit van een ander kwam erna.
ui-undo-later = Wacht tot de bot gezet heeft, neem dan terug.
ui-not-saved = De partij kon niet bewaard worden: { $error }
ui-too-small = Dit venster is { $now-width }×{ $now-height }. De tafel heeft { $width }×{ $height } nodig: maak het groter.

# Toetsen onderaan
ui-key-choose = kies
ui-key-back = terug
ui-key-undo = herstel
ui-key-why = waarom niet
ui-key-actions = acties
ui-key-describe = in woorden
ui-key-log = verslag
ui-key-help = hulp
ui-key-leave = weg
ui-key-rematch = revanche
ui-key-replay = naspelen
ui-key-result = uitslag of tafel
ui-key-step = stap
ui-key-turn = beurt
ui-key-ends = begin, einde
ui-key-autoplay = afspelen
ui-key-viewpoint = gezichtspunt
ui-key-close = sluit

# Het verslag
ui-log-title = Verslag
ui-log-take-back = { $name } ging terug naar regel { $line }.
ui-log-resign = { $name } gaf op.
ui-log-forfeit = De tijd van { $name } is om.
ui-log-dice = De volgende dobbelstenen liggen vast: { $faces }.

# De lijst van acties
ui-actions-title = Alles wat je mag doen
ui-actions-search = Zoek:
ui-actions-none = Zoiets kan nu niet.

# Wat ervan kan komen
ui-odds-title = Wat ervan kan komen
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } keuzes: { $low } tot { $high }
ui-odds-same = { $count } keuzes: elk { $low }
ui-odds-percent = { $percent }%
ui-odds-mean = ⌀ { $mean }
ui-odds-number = { $whole },{ $tenths }

# Vragen
ui-yes-no = Enter of y: ja · elke andere toets: nee
ui-take-back-title = Terugnemen?
ui-take-back-question = Terug naar voor je laatste besluit? Het verslag vermeldt het, en wat het toeval beslist wordt opnieuw beslist.
ui-resign-title = Opgeven?
ui-resign-question = De partij opgeven? Je tegenstander wint.

# Meer mensen aan één toetsenbord
ui-hand-over = Je beurt is voorbij: druk op Enter en geef het toetsenbord aan { $name }.
ui-curtain = Geef het toetsenbord aan { $name }.
ui-curtain-enter = { $name }: druk op Enter als niemand anders kijkt.
ui-curtain-leave = q gaat weg; de partij is bewaard.
ui-away-title = Terwijl je weg was

# Het einde
ui-won = Winnaar: { $name }
ui-drawn = Gelijkspel.
ui-lost = Samen verloren.
ui-ended-by = Beslist door { $rule }
ui-ended-resigned = De andere kant gaf op.
ui-ended-time = De tijd van de andere kant is om.
ui-saved-in = Bewaard in { $file }
ui-result-keys = n revanche · v naspelen · Esc tafel · q weg

# De stelling in woorden, en het bord van een spel zonder eigen bord
ui-describe-title = De stelling in woorden
ui-plain-position = Stelling
ui-plain-choices = Je mag kiezen

# Naspelen
ui-replay-beginning = Het begin.
ui-viewpoint-seat = gezien door { $name }
ui-viewpoint-public = gezien door een toeschouwer
ui-viewpoint-all = alles zichtbaar

# Hulp
ui-help-title = Hulp
ui-help-moving = Kiezen
ui-help-arrows = ga over alles op de tafel
ui-help-tab = ga over wat je nu mag kiezen; het is gemerkt met •
ui-help-enter = kies; op iets anders: zeg waarom het niet kan
ui-help-escape = neem de laatste klik terug
ui-help-game = Op dit bord
ui-help-asking = Altijd
ui-help-undo = herstel; tegen bots ook verder terug
ui-help-why = waarom kan dit niet gekozen worden? Kan het wel: wat ervan kan komen
ui-help-actions = elke toegestane actie; typ om te zoeken
ui-help-describe = de hele stelling in woorden
ui-help-log = het hele verslag
ui-help-sort = sorteer de hand anders
ui-help-resign = geef op
ui-help-leave = ga weg; de partij wordt na elke actie bewaard
ui-help-mouse-title = Muis
ui-help-mouse = Klik om te kiezen; een klik naast alles of met de rechterknop gaat een stap terug; het wiel schuift door het verslag.
ui-help-replay = Naspelen
ui-help-forward = een stap verder
ui-help-backward = een stap terug
ui-help-turns = volgende beurt, vorige beurt
ui-help-ends = het begin, het einde
ui-help-autoplay = laat het afspelen, of stop
ui-help-viewpoint = ander gezichtspunt: alles, elke stoel, een toeschouwer
ui-help-close = sluit

# Battle Line
ui-bl-turn = beurt { $turn }
ui-bl-game-of = spel { $game } van { $games }
ui-bl-game-to = spel { $game }, tot { $points } punten
ui-bl-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ui-bl-tactics-played = tactiek { $count }
ui-bl-unseen = Ongezien { $count }
ui-bl-decks = Stapels
ui-bl-deck-troops = Soldaten
ui-bl-deck-tactics = Tactiek
ui-bl-discards = Afgelegd
ui-bl-sum = Som
ui-bl-host = Horde
ui-bl-skirmish = Schermutseling
ui-bl-battalion = Bataljon
ui-bl-phalanx = Falanx
ui-bl-wedge = Wig
ui-bl-short-lion = Leeuw
ui-bl-short-eagle = Adelaar
ui-bl-help-flags = wijs een vlag aan
ui-bl-help-colours = volgende kaart van een kleur
ui-bl-help-tactics = volgende tactiekkaart of stapel
ui-bl-tell-seat = { $name }: { $flags ->
    [one] { $flags } vlag
   *[other] { $flags } vlaggen
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
} gespeeld.
ui-bl-tell-hand = Hand: { $cards }.
ui-bl-tell-backs = Hand, gesloten: { $troops ->
    [one] { $troops } soldaat
   *[other] { $troops } soldaten
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
}.
ui-bl-tell-known = Daarvan bekend: { $cards }.
ui-bl-tell-guile = Voor deze stoel ligt: { $cards }.
ui-bl-tell-flag-open = Vlag { $flag }, open.
ui-bl-tell-flag-claimable = Vlag { $flag }, kan nu opgeëist worden.
ui-bl-tell-flag-claimed = Vlag { $flag }, opgeëist door { $name }.
ui-bl-tell-is = Is { $strength }.
ui-bl-tell-could = Kan hoogstens { $strength } worden.
ui-bl-tell-decks = Stapels: { $troops ->
    [one] { $troops } soldaat
   *[other] { $troops } soldaten
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
}.
ui-bl-tell-top = Bekend boven op een stapel, de bovenste eerst: { $cards }.
ui-bl-tell-discards = Afgelegd: { $cards }.

# Undaunted
ui-un-headline = { $name } · ronde { $round }
ui-un-goal-points = { $points } van { $goal } punten
ui-un-goal-pin = vastpinnen · punten { $points }
ui-un-pinned = vastgepind
ui-un-counts = stapel { $deck } · eruit { $removed }
ui-un-hand = hand
ui-un-chosen = gekozen { $card }
ui-un-play = in spel
ui-un-discard = afleg
ui-un-supply = voorraad
ui-un-help-hand = een kaart uit de hand kiezen
ui-un-help-buttons = volgende knop
ui-un-help-tiles = volgende tegel die gekozen kan worden
ui-un-help-counters = volgende fiche dat gekozen kan worden
ui-un-help-piles = volgende kaart van voorraad of speelgebied
ui-un-help-head = een tegel: code, terrein en dekking, doel, markeringen: u g verkend, U G beheerst
ui-un-help-signs = fiches: ▫ VS, ▪ Duitsland; R infanteristen, S verkenners, G mitrailleurs, Sn scherpschutters, Mo mortier; kleine letters: onderdrukt
ui-un-help-markers = opkomst, doel van de mortier, radio, initiatief; het getal op een kaart is het initiatief
ui-un-tell-round = { $name }, ronde { $round } van { $limit }. Initiatief: { $side }.
ui-un-tell-side-points = { $name } leidt { $side }: { $points } van { $goal } punten.
ui-un-tell-side-pin = { $name } leidt { $side } en moet de vijand vastpinnen. Punten: { $points }.
ui-un-tell-pinned = Geen infanteristen op het bord: vastgepind.
ui-un-tell-counts = Hand { $hand }, trekstapel { $deck }, uit het spel { $removed }.
ui-un-tell-hand = Hand: { $cards }.
ui-un-tell-known = Bekend in de hand: { $cards }.
ui-un-tell-play = In het spel: { $cards }.
ui-un-tell-discard = Aflegstapel: { $cards }.
ui-un-tell-supply = Voorraad: { $cards }.
ui-un-tell-removed = Uit het spel: { $cards }.
ui-un-tell-chosen = Gekozen voor het initiatief: { $card }.
ui-un-tell-chosen-hidden = Heeft een kaart voor het initiatief gekozen.
ui-un-tell-tile = { $tile }, { $ground }, dekking { $cover }.
ui-un-tell-objective = Doel, waarde { $value }.
ui-un-tell-radio = De radio ligt hier.
ui-un-tell-scouted = { $side }: verkend.
ui-un-tell-controlled = { $side }: beheerst.
ui-un-tell-spawn = { $side } plaatst hier: { $whom }.
ui-un-tell-everybody = iedereen
ui-un-tell-squad = groep { $squad }
ui-un-tell-target = Doel van de mortier van { $side }.
ui-un-tell-ready = { $unit }.
ui-un-tell-suppressed = { $unit }, onderdrukt.
ui-un-ground = { $ground ->
    [haystacks] hooibergen
    [church] kerk
    [hill] heuvel
    [hedged-fields] omheinde akkers
    [wood-and-pond] bos en vijver
    [ploughed-field] omgeploegde akker
    [wood] bosje
    [wheat-field] korenveld
    [farm] boerderij
    [ruined-hamlet] verwoest gehucht
    [hamlet] gehucht
    [village-street] dorpsstraat
    [hill-and-cliff] heuvel en klif
    [open-ground] open terrein
    [scattered-houses] verspreide huizen
    [crop-field] akker
    [village] dorp
    [river-and-islet] rivier en eilandje
    [farmhouse] boerenhuis
    [river] rivier
    [manor-and-orchard] landhuis en boomgaard
    [river-and-trees] rivier en bomen
    [hedged-field] omheinde akker
    [river-and-footbridge] rivier en voetbrug
    [forest] bos
    [river-and-bridge] rivier en brug
   *[other] { $ground }
}

# D-Day Dice
ui-dd-headline = { $name } · beurt { $turn } · { $phase }
ui-dd-must-move = moet nu weg
ui-dd-turns-left = { $turns ->
    [0] gaat deze beurt weg
    [one] nog { $turns } beurt
   *[other] nog { $turns } beurten
}
ui-dd-safe = veilig
ui-dd-cry = Strijdkreet
ui-dd-losses = verliezen { $losses }
ui-dd-points = OP { $points }
ui-dd-specialists = met
ui-dd-items = heeft
ui-dd-awards = medailles
ui-dd-recruits = rekruten
ui-dd-pool = voorraad
ui-dd-help-dice = een van je dobbelstenen kiezen
ui-dd-help-buttons = volgende knop
ui-dd-help-sectors = volgende vak dat gekozen kan worden
ui-dd-help-things = volgende voorwerp, specialist, medaille die gekozen kan worden
ui-dd-help-units = volgende eenheid van een andere plaats
ui-dd-help-head = een vak: nummer, verdediging, MG-dobbelstenen (M=4 na de worp), zwart schild; de weg vooruit: moed, mijnen, hindernis
ui-dd-help-unit = een eenheid met haar plaats: beurten over in haar vak, of ze moet weg
ui-dd-help-demand = vraagt: een specialist daar, een offer, een voorwerp, explosieven
ui-dd-help-gifts = geeft: een resultaat, een specialist, 1d6 soldaten bij aankomst, een medaille; zoveel dobbelstenen
ui-dd-help-limits = hoogstens zoveel eenheden, speciale schade bij een 6, niets vastzetten, geen voorwerpen uit de voorraad
ui-dd-help-resources = soldaten, sterren, moed, voorwerppunten; sterkte
ui-dd-help-die = een dobbelsteen: kleur en vlak; = vastgezet, ↻ opnieuw te gooien, × vervallen
ui-dd-help-reach = het volgende gevecht in een vak: moed om er te komen, verwachte en ergste verliezen, kans om het te overleven; ✗ versperd, ? eis niet vervuld
ui-dd-tell-map = { $name }, { $place }, { $date }. Beurt { $turn }: { $phase }.
ui-dd-tell-unit = { $name } (plaats { $seat }, { $nation }): { $sector }, sterkte { $strength }, overwinningspunten { $points }.
ui-dd-tell-resources = Soldaten { $soldiers }, sterren { $stars }, moed { $courage }, voorwerppunten { $points }.
ui-dd-tell-ready = Klaar.
ui-dd-tell-busy = Beslist nog.
ui-dd-tell-dice = Dobbelstenen: { $list }.
ui-dd-tell-cancelled = vervallen
ui-dd-tell-locked = vastgezet
ui-dd-tell-marked = opnieuw te gooien
ui-dd-tell-specialists = Specialisten: { $list }.
ui-dd-tell-dead = Gesneuveld: { $list }.
ui-dd-tell-items = Voorwerpen: { $list }.
ui-dd-tell-awards = Medailles: { $list }.
ui-dd-tell-recruits = Kan rekruteren, met de sterren die het kost: { $list }.
ui-dd-tell-reach = Kan naar { $sector } voor { $courage } moed: verliezen { $loss } verwacht, { $worst } op zijn ergst; overleeft met { $survival }.
ui-dd-tell-stay = Blijft in { $sector }: verliezen { $loss } verwacht, { $worst } op zijn ergst; overleeft met { $survival }.
ui-dd-tell-barred = De weg is versperd.
ui-dd-tell-demand-missing = De eis is niet vervuld.
ui-dd-tell-mines = Mijnen.
ui-dd-tell-obstacle = Een hindernis.
ui-dd-tell-sector = { $sector }: verdediging { $defence }, MG-dobbelstenen { $guns }.
ui-dd-tell-way = Vooruit naar { $sector } voor { $courage } moed.
ui-dd-tell-have = Vraagt een specialist daar: { $list }.
ui-dd-tell-sacrifice = Eist een offer, een van: { $list }.
ui-dd-tell-discard = Eist een voorwerp, een van: { $list }.
ui-dd-tell-explosives = Eist explosieven: { $count }.
ui-dd-tell-bonus = Geeft een resultaat: { $face }.
ui-dd-tell-penalty = Neemt een resultaat: { $face }.
ui-dd-tell-here = { $specialist } sluit zich hier aan.
ui-dd-tell-fewer-dice = Dobbelstenen hier: { $count }.
ui-dd-tell-most-units = Plaats voor eenheden: { $count }.
ui-dd-tell-black = Zwart schild: niemand blijft.
ui-dd-tell-start = Een startvak.
ui-dd-tell-enter = 1d6 soldaten bij aankomst.
ui-dd-tell-award-symbol = Hier is een medaille te krijgen.
ui-dd-tell-special = Een 6 van de MG geeft speciale schade.
ui-dd-tell-no-lock = Hier worden geen dobbelstenen vastgezet.
ui-dd-tell-no-items = Hier geen voorwerpen uit de voorraad.
ui-dd-tell-pool = Te vinden, met de voorwerppunten die het kost: { $list }.
ui-dd-tell-awards-left = Te krijgen medailles: { $list }.
ui-dd-phase = { $phase ->
    [start] landing
    [pool] voorraad
    [dice] dobbelstenen
    [result] resultaat
    [upkeep] onderhoud
    [marker] schijf
    [supply] bevoorrading
    [move] beweging
    [combat] gevecht
    [fire] vuur
    [losses] verliezen
    [end] einde van de beurt
    [over] voorbij
   *[other] { $phase }
}
