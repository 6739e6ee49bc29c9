# Heroes of Normandie: The Tactical Card Game.

# Opties

option-scenario = Scenario
    .help = Een van de zeven scenario’s, of een eigen scenario.
option-no-events = Geen gebeurtenissen
    .help = Voor een eerste spel: gebeurteniskaarten blijven uit de reserves. Heldenkaarten blijven.
option-sure-activation = Zekere activering
    .help = Voor een eerste spel: elke GO!-worp slaagt zonder dobbelsteen.
option-no-terrain = Geen terreineffecten
    .help = Voor een eerste spel: elk vak telt als Open, ook Water. Markeringen blijven werken.
option-no-hidden = Geen verborgen eenheden
    .help = Voor een eerste spel: alle eenheden zijn zichtbaar en er zijn geen lokvogels. Niet aangeraden in scenario’s met verborgen opstelling.
option-casualties = Zware verliezen
    .help = Een totaal van 12 geeft twee HITs in plaats van één.
scenario-turqueville = Turqueville, 7 juni 1944
    .aim = De VS wint zodra ze aan het eind van een fase C4, D4 en F5 beheerst, of met twee daarvan na beurt 5; anders wint Duitsland.
scenario-omaha = Omaha: de vallei van Vierville, 6 juni 1944
    .aim = De VS wint zodra ze aan het eind van een fase C5 en één van C6 en D6 beheerst; anders wint Duitsland na beurt 8.
scenario-la-fiere = De dam van La Fière, 9 juni 1944
    .aim = De VS wint zodra ze aan het eind van een fase D4, D5 en D6 beheerst, of met 3 punten na beurt 7 (D4 één, D5 twee, D6 één); anders wint Duitsland.
scenario-carentan = Carentan: Bloody Gulch, 13 juni 1944
    .aim = Duitsland wint zodra het aan het eind van een fase twee van C1, D1 en E1 beheerst. Na beurt 6 winnen de meeste punten, en bij gelijke stand wint de VS.
scenario-cherbourg = Cherbourg: Fort du Roule, 25 juni 1944
    .aim = De VS wint zodra ze aan het eind van een fase 5 punten heeft (C5 twee, D5 twee, D6 één, B6 één), of met 3 na beurt 8; anders wint Duitsland.
scenario-mortain = Mortain: heuvel 314, 7–12 augustus 1944
    .aim = Duitsland wint zodra het aan het eind van een beurt 6 punten heeft (D3 drie, C1 drie, B2 twee, A3 één), of met 5 na beurt 8; anders wint de VS.
scenario-falaise = Falaise: het gat van Chambois, 19–21 augustus 1944
    .aim = Duitsland wint zodra het aan het eind van een fase 16 punten heeft, door eenheden die het bord verlaten. Na beurt 8 winnen de meeste punten, en bij gelijke stand wint de VS.

# Partijen, eenheden, namen

hn-side-us = VS
hn-side-ge = Duitsland
hn-unit = { $whose ->
    [us] Amerikaanse
   *[ge] Duitse
 } eenheid { $number }
hn-unit-at = { $unit } ({ $tile })
hn-name = { $name }
hn-list = { $items }
hn-yes = ja
hn-card-historical = Historische gebeurtenis

# Soorten

hn-type-hq = HQ
hn-type-inf = Infanterie
hn-type-art = Artillerie
hn-type-tank = Tank
hn-type-mech = Gemechaniseerd
hn-type-fort = Vesting
hn-type-para = Parachutisten
hn-type-ost = Osttruppen
hn-type-decoy = Lokvogel

# Terrein

hn-terrain-open = Open
hn-terrain-urban = Bebouwd
hn-terrain-flooded = Ondergelopen
hn-terrain-hill = Heuvel
hn-terrain-fortified = Versterkte stelling
hn-terrain-forest = Bos
hn-terrain-forthill = Versterkte heuvel
hn-terrain-water = Water
hn-about-open = Geen effect.
hn-about-urban = Een eenheid hier heeft een redding op 6.
hn-about-flooded = Een eenheid hier kan geen DIRECTIVES gebruiken.
hn-about-hill = Aanvallen van een eenheid hier reiken één vak verder.
hn-about-fortified = Een eenheid hier heeft een redding op 6. Alleen tanks mogen er bij verovering binnentrekken.
hn-about-forest = Een eenheid mag hier aan het eind van haar activering gedekt gaan liggen als er geen vijand naast staat. Kaarten komen verborgen aan.
hn-about-forthill = Heuvel en versterkte stelling tegelijk.
hn-about-water = Alleen amfibische eenheden mogen erin, zonder DIRECTIVES; een voorde maakt het Ondergelopen.

# Markeringen

hn-marker-objective = Doel
hn-marker-depot = Depot
hn-marker-ford = Voorde
hn-marker-shooting = Schietbonus
hn-marker-defence = Verdedigingsbonus
hn-marker-panzerfaust = Panzerfaust
hn-marker-bombardment = Bombardement
hn-marker-hit-point = Levenspunt
hn-marker-obstacle = Hindernis
hn-marker-mine = Mijn
hn-mark-hidden = gedekt
hn-mark-known = gedekt, maar bekend
hn-mark-activated = ACTIVATED
hn-mark-go = GO!
hn-mark-hits = { $count } HIT
hn-mark-suppressed = { $count } SUPPRESSED
hn-mark-hero = met { $name }
hn-evidence-moved = Ze heeft bewogen: ze kan bewegen.
hn-evidence-diagonal = Ze bewoog schuin: een gemechaniseerde eenheid.
hn-evidence-water = Ze was in water: een amfibische eenheid.
hn-evidence-directive = Ze gebruikte een DIRECTIVE: niet gedesoriënteerd.
hn-evidence-obstacle = Ze nam een hindernis: geen tank en niet gemechaniseerd.
hn-evidence-fort = Ze ligt in een vak voor een vesting: een vesting.
hn-evidence-not-fort = Ze werd elders opgesteld: geen vesting.
hn-evidence-no-decoy = Het is geen lokvogel.
hn-evidence-decoy = Het is een lokvogel.
hn-about-objective = Het vak beheersen telt voor de overwinning.
hn-about-depot = Wie het vak aan het begin van de eigen fase beheerst, neemt één DIRECTIVE.
hn-about-ford = Het watervak telt voor iedereen als Ondergelopen.
hn-about-shooting = Aanvallen van de eenheid in het vak krijgen het getal erbij.
hn-about-defence = De eenheid in het vak heeft het getal als redding.
hn-about-panzerfaust = Alle aanvallen van de drager doorboren pantser.
hn-about-bombardment = Elke eenheid in het vak ondergaat de aanval; daarna gaat de markering weg.
hn-about-hit-point = De drager heeft één levenspunt meer.
hn-about-obstacle = Tanks en gemechaniseerde eenheden kunnen het vak niet in tot genie de markering weghaalt.
hn-about-mine = De eerste vijand die erin trekt ondergaat een aanval, waarde 8, pantserdoorborend. Genie ruimt haar.
hn-about-directive = Eén markering laat een eenheid één vak marcheren, een mislukte GO!-worp slagen, pantser doorboren, of geeft +1 op een aanval of redding.
hn-about-go-marker = Werp de dobbelsteen: de activeringswaarde of meer activeert de eenheid.
hn-about-activated = De eenheid heeft in deze fase gehandeld.
hn-about-suppressed = De eenheid kan geen DIRECTIVES gebruiken.

# Vermogens

hn-ability-go = Veldcommando
hn-ability-elan = Elan
hn-ability-inspire = Aanmoediging
hn-ability-fallback = Terugtrekken!
hn-ability-forward = Voorwaarts!
hn-ability-fire = Vuur!
hn-ability-medic = Hospikken en monteurs
hn-ability-reinforce = Versterkingen
hn-ability-support = Steun
hn-ability-amphibious = Amfibisch
hn-ability-engineers = Genie
hn-ability-fragile = Broos
hn-ability-rally = Aanmoediging (herstel)
hn-ability-expose = Weerloos
hn-ability-fire-or-move = Vuren of bewegen
hn-ability-immobile = Onbeweeglijk
hn-ability-defenders = Verdedigers
hn-ability-resist = Weerstand
hn-ability-disoriented = Gedesoriënteerd
hn-ability-save = Redding
hn-ability-charge = Springlading
hn-ability-hero = Vaardigheid van de held
hn-whom-all = een eigen eenheid
hn-whom = eigen { $types }
hn-whom-pure = alleen { $type }
hn-range-anywhere = overal
hn-range-adjacent = aangrenzend
hn-range = binnen { $range } vakken
hn-uses = { $count ->
    [one] eenmaal
   *[other] { $count } maal
 }
hn-uses-any = zo vaak als gewenst
hn-where-any = overal
hn-where = in { $terrain }
hn-about-go = Veldcommando: een GO!-markering op { $whom }, { $range }, { $uses } per activering
hn-about-go-sure = Veldcommando: een GO! zonder worp op { $whom }, { $range }, { $uses } per activering
hn-about-elan = Elan: neemt één DIRECTIVE, { $uses }
hn-about-inspire = Aanmoediging: +{ $number } op aanvallen van { $whom }, { $range }, zijzelf inbegrepen
hn-about-fallback = Terugtrekken!: verplaatst { $whom }, { $range }, één vak terug, { $uses }
hn-about-forward = Voorwaarts!: verplaatst { $whom }, { $range }, één vak vooruit, { $uses }
hn-about-fire = Vuur!: { $whom }, { $range }, doet één aanval, { $uses }
hn-about-medic = Hospikken en monteurs: een dobbelsteen voor { $whom }, { $range }, op { $number } of meer gaat er één HIT af, { $uses }
hn-about-reinforce = Versterkingen: trekt een kaart, { $uses }
hn-about-support = Steun: { $whom }, { $range }, heeft een redding op { $number }
hn-about-amphibious = Amfibisch: mag Water in, dat als Ondergelopen telt
hn-about-engineers = Genie: ruimt een hindernis in haar vak of ernaast, en mijnen
hn-about-fragile = Broos: gaat terug naar de reserve bij { $number } SUPPRESSED
hn-about-rally = Aanmoediging: haalt één SUPPRESSED weg van zichzelf of { $whom }, { $range }, { $uses }
hn-about-expose = Weerloos: vijandelijke eenheden { $range } hebben geen redding
hn-about-fire-or-move = Vuren of bewegen: schiet of beweegt in een activering
hn-about-immobile = Onbeweeglijk: beweegt nooit
hn-about-defenders = Verdedigers: reddingen van terrein zijn { $number } beter, { $where }
hn-about-resist = Weerstand: een redding op { $number }, { $where }
hn-about-disoriented = Gedesoriënteerd: kan geen DIRECTIVES gebruiken
hn-about-save = een redding op { $number } in plaats van de gedrukte
hn-about-decoy = Een lokvogel: geen kenmerken; wordt afgelegd als hij wordt opengedraaid.
hn-about-value = waarde { $index }: { $value } of meer, bereik { $range }
hn-about-value-effects = waarde { $index }: { $value } of meer, bereik { $range }, { $effects }
hn-fire-ap = pantserdoorborend
hn-fire-seven = onderdrukt bij een totaal van precies 7
hn-fire-seven-up = onderdrukt infanterie bij een totaal van 7 of meer
hn-fire-hit-infantry = een HIT op infanterie onderdrukt ook
hn-fire-hit-tank = een HIT op een tank onderdrukt ook
hn-fire-double-hits = dubbele treffers
hn-fire-fire-again = Nogmaals vuren!
hn-fire-no-save = Weerloos: geen redding
hn-fire-lumbering = Log: een andere waarde na beweging
hn-fire-relentless = Onverbiddelijke aanval: +{ $number } per SUPPRESSED op het doelwit
hn-fire-sustained = Aanhoudend vuur: +{ $number }
hn-shot = een aanval, waarde { $value }
hn-shot-effects = een aanval, waarde { $value }, { $effects }

# Gebeurtenissen in gewone woorden

hn-about-event = { $effects }.
hn-about-event-phase = Tot het eind van de fase: { $effects }.
hn-about-event-turn = Tot het eind van de beurt: { $effects }.
hn-about-historical = Gebruikt één gebeurtenis uit de lijst van het scenario die nog beschikbaar is.
hn-timing-own = in de eigen fase
hn-timing-enemy = in de fase van de vijand
hn-timing-any = in elke fase
hn-units = { $whose } ({ $limits })
hn-units-friendly = eigen eenheden
hn-units-enemy = vijandelijke eenheden
hn-units-any = eenheden van beide partijen
hn-units-all = iedereen
hn-limit-visible = zichtbaar
hn-limit-hidden = verborgen
hn-limit-types = { $types }
hn-limit-all-types = alle van { $types }
hn-limit-one-of = een van { $types }
hn-limit-not-types = geen { $types }
hn-limit-armoured = gepantserd
hn-limit-unarmoured = ongepantserd
hn-limit-suppressed = met SUPPRESSED
hn-limit-terrain = in { $terrain }
hn-limit-not-terrain = niet in { $terrain }
hn-limit-boxes = in { $boxes }
hn-limit-near = binnen { $range } van een bepaalde eenheid
hn-limit-or = of { $units }
hn-count-one = één van de
hn-count-up-to = tot { $count } van de
hn-count-every = alle
hn-count-area = binnen { $range } van een gekozen vak:
hn-spot-empty = een leeg vak
hn-effect-look-hand = bekijk de hand van de vijand
hn-effect-draw = { $count ->
    [one] trek één kaart
   *[other] trek { $count } kaarten
 }
hn-effect-directives = { $count ->
    [one] neem één DIRECTIVE
   *[other] neem { $count } DIRECTIVES
 }
hn-effect-discard-directives = { $count ->
    [one] leg één DIRECTIVE af
   *[other] leg { $count } DIRECTIVES af
 }
hn-effect-go-roll = GO!-worpen van de vijand krijgen { $modifier }
hn-effect-ignore = { $units } negeren { $ability }
hn-effect-save = een redding op { $value } voor { $count } { $units }
hn-effect-directives-despite = DIRECTIVES mogen ondanks SUPPRESSED
hn-effect-ap = aanvallen van { $count } { $units } doorboren pantser
hn-effect-extra-move = één van de { $units } mag in haar activering een extra rechte beweging maken
hn-effect-shoot-mod = aanvallen van { $units } op afstand { $distance } of meer tegen { $against } krijgen { $modifier }
hn-effect-terrain-as = { $from } telt als { $to }
hn-effect-objective-value = { $tile } is { $value } waard
hn-effect-marker = een markering { $marker }: { $spot }
hn-effect-unmark = haal de markering { $marker } weg
hn-effect-attack = { $shot }, op { $count } { $units }
hn-effect-barrage = { $shot }, op { $units } in { $count ->
    [one] één vak
   *[other] hoogstens { $count } vakken
 }
hn-effect-barrage-around = { $shot }, op { $units } in een vak en zijn buren, { $count } vakken in totaal
hn-effect-hit = { $markers } HIT op { $count } { $units }, zonder redding
hn-effect-suppress = { $markers } SUPPRESSED op { $count } { $units }
hn-effect-unsuppress = haal alle SUPPRESSED weg van { $units }
hn-effect-heal = haal één HIT weg van { $count } { $units }
hn-effect-go = een GO!-markering op { $count } { $units } zonder ACTIVATED
hn-effect-turn-up = draai { $count } { $units } open
hn-effect-turn-down = leg { $count } { $units } gedekt
hn-effect-surrender = een dobbelsteen voor { $count } { $units }: op { $number } of meer geeft zij zich over
hn-effect-rout = een dobbelsteen voor { $count } { $units }: onder { $number } gaat zij één vak terug of krijgt één SUPPRESSED
hn-effect-act = één van de { $units } mag één beweging en { $attacks } aanval doen
hn-effect-act-each = één van de { $units } mag één beweging en met elke waarde één aanval doen
hn-effect-all-forward = { $units } mogen één vak vooruit
hn-effect-all-back = { $units } mogen één vak terug
hn-effect-all-move = { $units } mogen één vak recht bewegen
hn-effect-all-fire = { $units } mogen elk één aanval doen
hn-effect-pick = neem een eenheidskaart naar keuze uit de eigen reserve en schud dan de reserve
hn-effect-place-aside = { $count ->
    [one] één apart gelegde kaart komt aan in een vrij vak van { $boxes }
   *[other] { $count } apart gelegde kaarten komen aan in vrije vakken van { $boxes }
 }
hn-effect-place-discard = een kaart van de eigen aflegstapel komt aan in een vrij vak van { $boxes }
hn-effect-place-hand = { $count ->
    [one] één eenheidskaart uit de hand mag in een vrij vak van { $boxes }
   *[other] hoogstens { $count } eenheidskaarten uit de hand mogen in vrije vakken van { $boxes }
 }
hn-effect-choice = kies één: { $options }
hn-effect-choice-enemy = de vijand kiest één: { $options }

# Wat er gedrukt staat

hn-figure-side = Partij
hn-figure-copies = Exemplaren
hn-figure-types = Soorten
hn-figure-activation = Activering
hn-figure-hit-points = Levenspunten
hn-figure-save = Redding
hn-figure-armoured = Gepantserd
hn-figure-shooting = Schieten
hn-figure-abilities = Vaardigheden
hn-figure-points = Waardepunten
hn-figure-mark = Bron
hn-figure-joins = Mag bij
hn-figure-not = Maar niet bij
hn-figure-timing = Wanneer
hn-figure-letter = Letter op de kaart
hn-figure-number = Nodig met twee dobbelstenen
hn-figure-range = Bereik
hn-figure-moved = Nodig na een beweging
hn-figure-beside = Naast het teken

# Wat er gevraagd wordt

hn-ask-deploy = { $you ->
    [yes] Kies de kaart die verborgen in het volgende vak ligt, of neem de vermelde opstelling.
   *[no] { $side } stelt de verborgen kaarten op.
 }
hn-ask-bombard = { $you ->
    [yes] Kies de vakken van het bombardement.
   *[no] { $side } kiest de vakken van het bombardement.
 }
hn-ask-tactic = { $you ->
    [yes] Besteed een COMMAND-markering aan een tactiek.
   *[no] { $side } moet een tactiek kiezen.
 }
hn-ask-place = { $you ->
    [yes] Plaats eenheidskaarten uit je hand, of zeg dat je klaar bent.
   *[no] { $side } brengt versterkingen.
 }
hn-ask-unsuppress = { $you ->
    [yes] Haal een tweede SUPPRESSED weg, of zeg dat je klaar bent.
   *[no] { $side } haalt SUPPRESSED weg.
 }
hn-ask-manoeuvre = { $you ->
    [yes] Manoeuvre: val aan met een van de twee, marcheer met een van de twee, of zeg dat je klaar bent.
   *[no] { $side } manoeuvreert.
 }
hn-ask-activation = { $you ->
    [yes] Beweeg, val aan, gebruik vaardigheden, of beëindig de activering.
   *[no] { $side } handelt met een eenheid.
 }
hn-ask-attack-plus = { $you ->
    [yes] Een DIRECTIVE gebruiken voor +1 op de aanval?
   *[no] { $side } mag 1 bij de aanval optellen.
 }
hn-ask-turn-up = { $you ->
    [yes] Een eenheid opendraaien voor een betere redding?
   *[no] { $side } mag voor de redding een eenheid opendraaien.
 }
hn-ask-save-plus = { $you ->
    [yes] Een DIRECTIVE gebruiken voor +1 op de redding?
   *[no] { $side } mag 1 bij de redding optellen.
 }
hn-ask-seize = { $you ->
    [yes] De stelling veroveren?
   *[no] { $side } mag de stelling veroveren.
 }
hn-ask-go = { $you ->
    [yes] Kies de eenheid waarvan GO! nu wordt afgehandeld.
   *[no] { $side } moet een GO!-markering afhandelen.
 }
hn-ask-force-go = { $you ->
    [yes] De worp mislukte. De eenheid toch activeren met een DIRECTIVE?
   *[no] { $side } mag de activering afdwingen.
 }
hn-ask-window = { $you ->
    [yes] Je mag een kaart spelen of een eenheid opendraaien voor de vijand verdergaat.
   *[no] Een antwoord van { $side } wordt afgewacht.
 }
hn-ask-answer = { $you ->
    [yes] Kies een van de twee.
   *[no] { $side } moet kiezen.
 }
hn-ask-closing = { $you ->
    [yes] Je fase eindigt: een laatste kaart, een eenheid opendraaien, of beëindigen.
   *[no] { $side } sluit de fase.
 }
hn-ask-event-moves = { $you ->
    [yes] Kies de volgende eenheid die beweegt, of zeg dat je klaar bent.
   *[no] { $side } beweegt eenheden door een gebeurtenis.
 }
hn-ask-event-fires = { $you ->
    [yes] Kies de volgende aanval, of zeg dat je klaar bent.
   *[no] { $side } vuurt door een gebeurtenis.
 }
hn-ask-arrive = { $you ->
    [yes] Plaats kaarten die zijn aangekomen, of zeg dat je klaar bent.
   *[no] { $side } plaatst kaarten die zijn aangekomen.
 }
hn-ask-event-unit = { $you ->
    [yes] Kies de volgende eenheid, of zeg dat je klaar bent.
   *[no] { $side } kiest eenheden voor een gebeurtenis.
 }
hn-ask-event-box = { $you ->
    [yes] Kies het volgende vak.
   *[no] { $side } kiest vakken voor een gebeurtenis.
 }
hn-ask-event-card = { $you ->
    [yes] Plaats een eenheidskaart uit je hand, of zeg dat je klaar bent.
   *[no] { $side } mag een kaart plaatsen.
 }
hn-ask-event-acts = { $you ->
    [yes] Beweeg en val aan met de eenheid.
   *[no] { $side } handelt met een eenheid door een gebeurtenis.
 }
hn-ask-event-each = { $you ->
    [yes] Kies de eenheid die nu wordt afgehandeld.
   *[no] { $side } handelt een gebeurtenis eenheid voor eenheid af.
 }
hn-over = { $you ->
    [yes] Je hebt gewonnen. Punten: VS { $us }, Duitsland { $ge }.
   *[no] { $side } heeft gewonnen. Punten: VS { $us }, Duitsland { $ge }.
 }

# Wat je kunt doen

hn-do-deploy = Leg { $card } in { $tile }
hn-do-directives = DIRECTIVES terugnemen
hn-do-cards = Kaarten en versterkingen
hn-do-manoeuvre = Manoeuvreer { $unit } en { $other }
hn-do-unsuppress = Haal een SUPPRESSED weg van { $unit }
hn-do-activate = Activeer { $unit }
hn-do-shoot = { $unit } valt { $target } aan, waarde { $value }
hn-do-shoot-paid = { $unit } valt { $target } aan, waarde { $value }, pantserdoorborend met DIRECTIVE
hn-do-move = { $unit } beweegt naar { $tile }
hn-do-exit = { $unit } verlaat het bord
hn-do-march = { $unit } marcheert naar { $tile } met DIRECTIVE
hn-do-march-exit = Verlaat het bord met een geforceerde mars
hn-do-march-exit-of = { $unit } verlaat het bord met een geforceerde mars
hn-do-use = { $unit }: { $ability }
hn-do-use-on = { $unit }: { $ability } voor { $target }
hn-do-use-tile = { $unit }: { $ability } op { $tile }
hn-do-use-fire = { $unit } beveelt: { $shot }
hn-do-seize = Verover { $tile }
hn-do-box = Kies { $tile }
hn-do-unit = Kies { $unit }
hn-do-directive = Gebruik een DIRECTIVE
hn-do-turn-up = Draai { $unit } open
hn-do-go = Handel de GO! van { $unit } af
hn-do-quiet = Laat me met rust tot { $moment }
hn-do-play = Speel { $card }
hn-do-play-unit = Speel { $card } op { $unit }
hn-do-play-tile = Speel { $card } op { $tile }
hn-do-play-card = Speel { $card }: neem { $other }
hn-do-play-card-tile = Speel { $card }: { $other } naar { $tile }
hn-do-play-answer = Speel { $card }: { $answer }
hn-answer-directive = DIRECTIVES afleggen
hn-answer-obstacle = de hindernis weghalen
hn-answer-suppressed = SUPPRESSED-markeringen
hn-answer-first = de eerste
hn-answer-second = de tweede
hn-moment-next-command = de volgende COMMAND-markering
hn-moment-close = het slot van deze fase
hn-moment-own-phase = mijn volgende fase
hn-moment-loss = de volgende HIT op een van mijn eenheden
hn-button-as-listed = Zoals vermeld
hn-button-done = Klaar
hn-button-end = Beëindig de activering
hn-button-end-hidden = Beëindig de activering en verberg
hn-button-end-phase = Beëindig de fase
hn-button-pass = Passen
hn-button-accept = Aanvaarden
hn-button-stay = Blijven
hn-button-keep-hidden = Verborgen houden
hn-step-card = { $name }
hn-step-box = Vak { $name }
hn-step-value = Waarde { $name }
hn-step-shot = { $place ->
    [1] Eerste
   *[other] Tweede
 } schietwaarde{ $pace ->
    [halted] { ", stilstaand" }
    [moved] { ", met een beweging" }
   *[any] { "" }
 }
hn-step-unit = { $name } in { $tile }
hn-step-unit-hidden = Gedekte { $whose ->
    [us] Amerikaanse
   *[ge] Duitse
 } eenheid { $number } in { $tile }
hn-step-event = Gebeurtenis { $name }
hn-step-directive = DIRECTIVE
hn-step-suppressed = SUPPRESSED
hn-step-manoeuvre = Manoeuvre
hn-step-unsuppress = SUPPRESSED weghalen
hn-step-activate = Een eenheid activeren
hn-step-turn-up = Opendraaien
hn-step-go = GO!
hn-step-exit = Het bord verlaten
hn-step-quiet = Laat me met rust
hn-step-unknown = { $name }

# Wat er gebeurde

hn-event-phase = { $you ->
    [yes] Beurt { $turn }: jouw fase begint met { $commands ->
        [one] één COMMAND-markering
       *[other] { $commands } COMMAND-markeringen
     }.
   *[no] Beurt { $turn }: de fase van { $side } begint met { $commands ->
        [one] één COMMAND-markering
       *[other] { $commands } COMMAND-markeringen
     }.
 }
hn-event-tactic = { $you ->
    [yes] Je besteedt een COMMAND-markering: { $tactic }. Nog { $left }.
   *[no] { $side } besteedt een COMMAND-markering: { $tactic }. Nog { $left }.
 }
hn-event-directives-tactic = { $you ->
    [yes] Je neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en hebt er { $total }.
   *[no] { $side } neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en heeft er { $total }.
 }
hn-event-directives-depot = { $you ->
    [yes] Depot: je neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en hebt er { $total }.
   *[no] Depot: { $side } neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en heeft er { $total }.
 }
hn-event-directives-income = { $you ->
    [yes] Bevoorrading: je neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en hebt er { $total }.
   *[no] Bevoorrading: { $side } neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en heeft er { $total }.
 }
hn-event-directives-elan = { $you ->
    [yes] Elan: je neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en hebt er { $total }.
   *[no] Elan: { $side } neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en heeft er { $total }.
 }
hn-event-directives-unlucky = { $you ->
    [yes] Dubbel 1: je neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en hebt er { $total }.
   *[no] Dubbel 1: { $side } neemt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } en heeft er { $total }.
 }
hn-event-directives-event = { $you ->
    [yes] De gebeurtenis geeft je { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     }; je hebt er { $total }.
   *[no] De gebeurtenis geeft { $side } { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     }; het zijn er { $total }.
 }
hn-event-directives-lost = { $you ->
    [yes] Je legt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } af en hebt er { $total }.
   *[no] { $side } legt { $count ->
        [one] één DIRECTIVE
       *[other] { $count } DIRECTIVES
     } af en heeft er { $total }.
 }
hn-event-use-march = { $unit } gebruikt een DIRECTIVE voor een geforceerde mars; nog { $total }.
hn-event-use-activation = { $unit } gebruikt een DIRECTIVE om geactiveerd te worden; nog { $total }.
hn-event-use-armour-piercing = { $unit } gebruikt een DIRECTIVE om pantser te doorboren; nog { $total }.
hn-event-use-attack = { $unit } gebruikt een DIRECTIVE voor +1 op de aanval; nog { $total }.
hn-event-use-save = { $unit } gebruikt een DIRECTIVE voor +1 op de redding; nog { $total }.
hn-event-drew = { $you ->
    [yes] Je trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     }.
   *[no] { $side } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     }.
 }
hn-event-drew-cards = { $you ->
    [yes] Je trekt { $count }: { $cards }.
   *[no] { $side } trekt { $count }: { $cards }.
 }
hn-event-received = { $you ->
    [yes] Je ontvangt { $cards }.
   *[no] { $side } ontvangt { $cards }.
 }
hn-event-placed = { $unit } komt aan in { $tile }.
hn-event-placed-hidden = { $unit } ligt gedekt in { $tile }.
hn-event-exchanged = { $unit } en { $other } wisselen van vak.
hn-event-unsuppressed = { $unit } verliest een SUPPRESSED; nog { $left }.
hn-event-activated = { $unit } wordt geactiveerd.
hn-event-activated-go = { $unit } wordt geactiveerd door GO!
hn-event-activation-ended = De activering van { $unit } eindigt.
hn-event-moved = { $unit } beweegt van { $from } naar { $tile }.
hn-event-marched = { $unit } marcheert van { $from } naar { $tile }.
hn-event-seized = { $unit } verovert { $tile } vanuit { $from }.
hn-event-extra = { $unit } breekt door van { $from } naar { $tile }.
hn-event-forward = { $unit } wordt vooruitgestuurd van { $from } naar { $tile }.
hn-event-fallback = { $unit } trekt zich terug van { $from } naar { $tile }.
hn-event-moved-by-event = { $unit } beweegt door de gebeurtenis van { $from } naar { $tile }.
hn-event-left = { $unit } verlaat het bord vanuit { $tile }: { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
hn-event-turned-up = { $tile } wordt opengedraaid: { $unit }.
hn-event-decoy = { $tile } was een lokvogel van { $side }; hij wordt afgelegd.
hn-event-turned-down = { $unit } gaat gedekt liggen in { $tile }.
hn-event-go = { $unit } krijgt een GO!-markering.
hn-event-go-sure = { $unit } krijgt een GO!-markering zonder worp.
hn-event-go-free = { $unit } volgt GO! zonder worp.
hn-event-go-passed = { $modifier ->
    [0] { $unit } werpt { $die } tegen { $need }: geactiveerd.
   *[other] { $unit } werpt { $die } ({ $modifier }) tegen { $need }: geactiveerd.
 }
hn-event-go-failed = { $modifier ->
    [0] { $unit } werpt { $die } tegen { $need }: mislukt.
   *[other] { $unit } werpt { $die } ({ $modifier }) tegen { $need }: mislukt.
 }
hn-event-attack = { $unit } valt { $target } in { $tile } aan, waarde { $value }.
hn-event-attack-paid = { $unit } valt { $target } in { $tile } aan, waarde { $value }, met een DIRECTIVE tegen pantser.
hn-event-attack-nobody = { $you ->
    [yes] Jouw aanval op { $target } in { $tile }, waarde { $value }.
   *[no] Een aanval van { $side } op { $target } in { $tile }, waarde { $value }.
 }
hn-event-rolled = { $modifier ->
    [0] De dobbelstenen: { $one } en { $two }, totaal { $total } tegen { $value }.
   *[other] De dobbelstenen: { $one } en { $two }, aanpassingen { $modifier }, totaal { $total } tegen { $value }.
 }
hn-event-success = Een succes tegen { $unit }.
hn-event-success-sure = Een succes tegen { $unit } zonder worp.
hn-event-partial = Een gedeeltelijk succes tegen { $unit }.
hn-event-failure = De aanval op { $unit } mislukt.
hn-event-saved = { $unit } redt zich: { $die } tegen { $need }.
hn-event-not-saved = { $unit } redt zich niet: { $die } tegen { $need }.
hn-event-marked = { $suppressed ->
    [0] { $unit } krijgt { $hits } HIT.
   *[other] { $hits ->
        [0] { $unit } krijgt { $suppressed } SUPPRESSED.
       *[other] { $unit } krijgt { $hits } HIT en { $suppressed } SUPPRESSED.
     }
 }
hn-event-healed = Er gaat een HIT van { $unit } af.
hn-event-medic = Hulp voor { $unit }: { $die } tegen { $need }, het helpt.
hn-event-no-medic = Hulp voor { $unit }: { $die } tegen { $need }, het helpt niet.
hn-event-destroyed = { $unit } is vernietigd in { $tile }.
hn-event-returned = { $unit } breekt en gaat terug naar de reserve.
hn-event-played = { $you ->
    [yes] Je speelt { $name }.
   *[no] { $side } speelt { $name }.
 }
hn-event-hero = { $you ->
    [yes] Jouw held { $name } voegt zich bij { $unit }.
   *[no] { $name } van { $side } voegt zich bij { $unit }.
 }
hn-event-marker-put = Een markering { $marker } komt in { $tile }.
hn-event-marker-taken = De markering { $marker } in { $tile } gaat weg.
hn-event-marker-given = { $unit } krijgt een markering { $marker }.
hn-event-mine = { $unit } loopt op een mijn in { $tile }.
hn-event-control = { $you ->
    [yes] Je beheerst { $tile }.
   *[no] { $side } beheerst { $tile }.
 }
hn-event-surrender = { $unit }: { $die } tegen { $need }, geeft zich over.
hn-event-no-surrender = { $unit }: { $die } tegen { $need }, vecht door.
hn-event-rout = { $unit }: { $die } tegen { $need }, wijkt.
hn-event-stands = { $unit }: { $die } tegen { $need }, houdt stand.
hn-event-hand-seen = { $you ->
    [yes] Je bekijkt de hand van de vijand.
   *[no] { $side } bekijkt de hand van de vijand.
 }
hn-event-hand-seen-cards = { $you ->
    [yes] Je bekijkt de hand van de vijand: { $cards }.
   *[no] { $side } bekijkt de hand van de vijand: { $cards }.
 }
hn-event-picked = { $you ->
    [yes] Je neemt een kaart uit de reserve.
   *[no] { $side } neemt een kaart uit de reserve.
 }
hn-event-picked-card = { $you ->
    [yes] Je neemt { $name } uit de reserve.
   *[no] { $side } neemt { $name } uit de reserve.
 }
hn-event-revalued = { $tile } is voortaan { $value } waard.
hn-event-effect-ended = { $name } eindigt.
hn-event-phase-ended = { $you ->
    [yes] Beurt { $turn }: jouw fase eindigt.
   *[no] Beurt { $turn }: de fase van { $side } eindigt.
 }

# De stelling in zinnen

hn-say-turn = { $scenario }, beurt { $turn } van { $turns }, fase van { $side }, nog { $commands ->
    [one] één COMMAND-markering
   *[other] { $commands } COMMAND-markeringen
 }.
hn-say-side = { $side }: { $points ->
    [one] één punt
   *[other] { $points } punten
 }, { $directives ->
    [one] één DIRECTIVE
   *[other] { $directives } DIRECTIVES
 }, { $hand ->
    [one] één kaart
   *[other] { $hand } kaarten
 } in de hand, { $reserve } in reserve, { $destroyed ->
    [one] één eenheid
   *[other] { $destroyed } eenheden
 } verloren.
hn-say-hand = Hand van { $side }: { $cards }.
hn-say-quiet = Je wordt met rust gelaten tot { $moment }.
hn-say-unit = { $unit } in { $tile }.
hn-say-unit-marks = { $unit } in { $tile }: { $marks }.
hn-say-objective = Doel { $tile }{ $value ->
    [0] { "" }
   *[other] , waarde { $value }
 }, beheerst door { $side }.
hn-say-depot = Depot { $tile }{ $value ->
    [0] { "" }
   *[other] , waarde { $value }
 }, beheerst door { $side }.
hn-say-nobody = niemand
hn-say-marker = { $marker } in { $tile }.
hn-say-effect = Van kracht: { $name } van { $side }.
hn-say-attack = Aanval van { $by } op { $target }, waarde { $value }: dobbelstenen { $one } en { $two }, totaal { $total }.

# Kansen

hn-odds-hit = HIT
hn-odds-suppress = SUPPRESSED
hn-odds-saved = gered
hn-odds-miss = geen effect
hn-odds-destroy = vernietigd
hn-odds-go = geactiveerd

# Waarom niet

hn-no-such-seat = Er zijn twee plaatsen.
hn-no-over = Het spel is uit.
hn-no-turn = Jij bent nu niet aan zet.
hn-no-reply-awaited = Het antwoord van de andere speler wordt afgewacht.
hn-no-window = Hier kan geen kaart; wacht op het eind van de activering of tactiek.
hn-no-card-in-attack = Tussen de aankondiging en het eind van een aanval speelt niemand een kaart en draait niemand een eenheid open.
hn-no-card-in-event = Eerst wordt de lopende gebeurtenis afgehandeld.
hn-no-card-in-manoeuvre = Een manoeuvre kan niet onderbroken worden.
hn-no-card-in-activation = Een activering kan niet onderbroken worden.
hn-no-such-unit = { $unit } is niet op het slagveld.
hn-no-unit-called = Geen eenheid die je ziet heeft die kaart. Een verborgen eenheid van de vijand wordt met haar label genoemd.
hn-no-own-unit = Dat is niet jouw eenheid.
hn-no-own-card = Jij hebt geen kaart { $card }.
hn-no-own-target = Het doelwit moet een vijandelijke eenheid zijn.
hn-no-directive-left = Er zijn niet genoeg DIRECTIVES.
hn-no-directive-suppressed = Een SUPPRESSED eenheid kan geen DIRECTIVES gebruiken.
hn-no-directive-flooded = Een eenheid in Ondergelopen of Water kan geen DIRECTIVES gebruiken.
hn-no-directive-disoriented = Een gedesoriënteerde eenheid kan geen DIRECTIVES gebruiken.
hn-no-directive-now = Een DIRECTIVE wordt gebruikt terwijl een eenheid handelt, aanvalt of zich redt.
hn-no-go-marker = Die eenheid heeft geen wachtende GO!
hn-no-go-decline = Elke wachtende GO! moet afgehandeld worden.
hn-no-go-first = Eerst worden de wachtende GO!-markeringen afgehandeld.
hn-no-go-twice = De eenheid heeft al een GO!
hn-no-go-active = De eenheid is actief of manoeuvreert.
hn-no-force-go = Betaal een DIRECTIVE of aanvaard de mislukte worp.
hn-no-attack-open = Eerst wordt de lopende aanval afgemaakt.
hn-no-seize-there = Alleen het vak van de vernietigde eenheid kan veroverd worden.
hn-no-seize-now = Over veroveren beslis je meteen na de aanval die het doelwit vernietigde.
hn-no-decoy-now = Een lokvogel wordt alleen in de eigen fase opengedraaid.
hn-no-decoy-acts = Een lokvogel kan alleen bewegen.
hn-no-decoy-chosen = Een lokvogel kan niets krijgen wat tot een soort of vaardigheid beperkt is.
hn-no-decoy-hero = Een lokvogel kan geen held krijgen.
hn-no-window-only = Speel een kaart, draai een eenheid open, vraag om rust, of pas.
hn-no-hidden-unit = Die eenheid is niet verborgen.
hn-no-hidden-already = Die eenheid ligt al gedekt.
hn-no-quiet-now = Dat vraag je in een venster van de vijandelijke fase.
hn-no-box = { $tile } is geen vak van het slagveld.
hn-no-occupied = In { $tile } staat een eenheid.
hn-no-water = { $tile } is Water.
hn-no-obstacle = Een hindernis sluit { $tile } voor tanks en gemechaniseerde eenheden.
hn-no-orthogonal = Die beweging gaat één vak recht.
hn-no-diagonal = Alleen gemechaniseerde eenheden bewegen schuin.
hn-no-one-box = Een beweging is één vak.
hn-no-off-board = De eenheid kan het bord hier niet verlaten.
hn-no-values = De eenheid heeft geen schietwaarde.
hn-no-such-value = De eenheid heeft die waarde niet.
hn-no-value-used = Die waarde is gebruikt.
hn-no-lumbering-name = Een log wapen gebruikt zijn waarde bij stilstand of na beweging.
hn-no-lumbering-moved = De eenheid heeft bewogen en gebruikt de waarde na beweging.
hn-no-lumbering-halted = De eenheid staat stil en gebruikt de waarde bij stilstand.
hn-no-fire-or-move = Vuren of bewegen: niet allebei.
hn-no-halted-moves = Na schieten met de waarde bij stilstand mag de eenheid niet bewegen.
hn-no-range = Het doelwit is buiten bereik.
hn-no-paid-twice = De aanval doorboort al pantser.
hn-no-armour = Van het doelwit is bekend dat het ongepantserd is.
hn-no-better-save = Dat zou geen betere redding geven.
hn-no-deployment = Alleen tijdens de opstelling, en dan niets anders.
hn-no-as-listed = De vermelde opstelling neem je bij het eerste vak.
hn-no-deploy-box = Het volgende vak is { $tile }.
hn-no-deploy-card = Die kaart hoort niet bij de verborgen kaarten van de lijst.
hn-no-deployed = Die kaart ligt al.
hn-no-deploy-fort = Vestingvakken zijn voor vestingkaarten, en omgekeerd.
hn-no-deploy-rest = De overige kaarten zouden de andere vakken niet kunnen vullen.
hn-no-unit-card = Dat is geen eenheidskaart.
hn-no-cards-tactic = De reserve is leeg en geen kaart in de hand kan geplaatst worden.
hn-no-activated = De eenheid is al ACTIVATED.
hn-no-activation-open = Een eenheid handelt alleen in haar eigen activering.
hn-no-end-early = Zolang er een COMMAND-markering is, moet je een tactiek kiezen.
hn-no-tactic-first = Kies eerst een tactiek.
hn-no-tactic-open = Eerst wordt de lopende tactiek afgemaakt.
hn-no-commands-left = Er is geen COMMAND-markering meer.
hn-no-suppressed = De eenheid heeft geen SUPPRESSED.
hn-no-exchange-beside = De twee eenheden moeten recht naast elkaar staan.
hn-no-immobile = De eenheid is onbeweeglijk.
hn-no-hand = Die kaart is niet in je hand.
hn-no-hand-card = { $card } is niet in je hand.
hn-no-three-placed = Er zijn al drie kaarten geplaatst.
hn-no-source = { $tile } ligt niet in je versterkingszone en niet naast een HQ dat dienst doet.
hn-no-zone-used = Per tactiek komt één kaart in de zone aan.
hn-no-hq-used = Per tactiek komt één kaart naast elk HQ aan.
hn-no-hqs-used = Hoogstens twee HQ’s doen dienst in een tactiek, elk voor één kaart.
hn-no-hq-hidden = Een verborgen HQ doet geen dienst; draai het eerst open.
hn-no-hq-new = Een HQ dat in deze tactiek aankwam, doet er geen dienst in.
hn-no-hq-cut-off = Dat HQ is afgesneden.
hn-no-hq-rows = Naast een HQ in die rij kunnen geen kaarten aankomen.
hn-no-manoeuvre-unit = Alleen de twee eenheden van de manoeuvre handelen.
hn-no-manoeuvre-shot = In een manoeuvre is één aanval toegestaan.
hn-no-manoeuvre-march = Noem de eenheid die marcheert.
hn-no-manoeuvre-move = De eenheden van een manoeuvre bewegen niet anders.
hn-no-manoeuvre-hides = Een manoeuvre is geen activering: aan het eind verbergen de eenheden zich niet.
hn-no-manoeuvre-ability = Geen actieve vaardigheid in een manoeuvre.
hn-no-marched = De geforceerde mars is al gedaan.
hn-no-march-named = In een activering marcheert de actieve eenheid; noem haar niet.
hn-no-moved = De beweging is al gedaan.
hn-no-other-unit = Een andere eenheid handelt.
hn-no-exit = De eenheid kan het bord hier niet verlaten.
hn-no-hiding-variant = In deze variant gaat niets gedekt liggen.
hn-no-forest = Alleen in Bos.
hn-no-hero-hides = Een eenheid met een held kan niet gedekt gaan liggen.
hn-no-enemy-beside = Er staat een vijand naast.
hn-no-such-ability = De eenheid heeft die vaardigheid niet.
hn-no-uses-left = De vaardigheid is voor deze activering opgebruikt.
hn-no-six-directives = Je hebt al zes DIRECTIVES.
hn-no-reserve = De reserve is leeg.
hn-no-obstacle-there = In dat vak ligt geen hindernis, of het is te ver.
hn-no-ability-path = Die vaardigheid wordt anders gebruikt.
hn-no-itself = De vaardigheid kan de eigen eenheid niet kiezen.
hn-no-type = De eenheid heeft niet de soort of de vaardigheid van het teken.
hn-no-chosen-again = De eenheid is in deze activering al gekozen.
hn-no-hit = De eenheid heeft geen HIT.
hn-no-charge = De eenheid heeft hier geen springladingen.
hn-no-charged = De springlading kwam in de plaats van schieten.
hn-no-charge-instead = Een springlading komt in de plaats van al het schieten.
hn-no-charge-target = Een springlading vraagt een zichtbare vesting ernaast.
hn-no-unit-now = Eenheidskaarten komen met de tactiek van kaarten en versterkingen.
hn-no-second-event = Eén gebeurteniskaart per fase.
hn-no-second-hero = Eén heldenkaart per fase.
hn-no-generic-number = Die kaart is geen historische gebeurtenis.
hn-no-event-number = Kies een gebeurtenis van je lijst met haar nummer.
hn-no-event-used = Die gebeurtenis is al gebruikt.
hn-no-own-phase = Alleen in je eigen fase.
hn-no-enemy-phase = Alleen in de fase van de vijand.
hn-no-event-turn = Niet in deze beurt.
hn-no-event-mist = Niet in de mist.
hn-no-event-path = Dat vraagt deze gebeurtenis niet.
hn-no-event-choice = De gebeurtenis vraagt een eerste keuze.
hn-no-event-change = Dat zou niets veranderen.
hn-no-event-target = { $unit } voldoet niet aan de tekst, die vraagt om { $target }.
hn-no-event-target-plain = De gebeurtenis betreft die eenheid niet.
hn-no-event-again = Die eenheid is al gekozen.
hn-no-event-open = Eerst wordt de lopende gebeurtenis afgehandeld.
hn-no-visible-unit = Het effect vraagt een zichtbare eenheid.
hn-no-hero-path = Een held voegt zich bij een van je eenheden.
hn-no-hero-twice = De eenheid heeft al een held.
hn-no-hero-joins = { $unit } voldoet niet aan de voorwaarde van de held: { $joins }.
hn-no-panzerfaust-twice = De eenheid draagt al een Panzerfaust.
hn-no-pick = Dat is geen eenheidskaart van je reserve.
hn-no-arrival = Die kaart kan niet door deze gebeurtenis komen.
hn-no-arrival-box = Niet in dat vak.
hn-no-empty-box = Het vak moet leeg zijn.
hn-no-marker-terrain = Niet in dat terrein.
hn-no-marker-twice = Daar ligt al zo’n markering.
hn-no-box-again = Dat vak is al gekozen.
hn-no-barrage-box = Dat vak kan niet gekozen worden.
hn-no-barrage-target = Er zou geen eenheid geraakt kunnen worden.
hn-no-bombard-done = Alle vakken van het bombardement moeten gekozen worden.
hn-no-each-done = Elke eenheid moet afgehandeld worden.
hn-no-act-done = De eenheid moet eerst iets doen.
hn-no-act-march = Geen geforceerde mars door een gebeurtenis.
hn-no-answer = Kies een van de twee.

hn-odds-broken = breekt en gaat terug naar de reserve
hn-odds-decoy = het is een lokvogel
hn-odds-healed = er gaat een HIT af
hn-odds-with-attack = { $what }, met een DIRECTIVE voor +1 op de aanval
hn-odds-with-save = { $what }, als het doelwit een DIRECTIVE betaalt voor +1 op zijn redding

# Face-down units, tactics, icons, values, moments and buttons, in plain words
hn-name-face-down = Gedekte eenheid
hn-about-face-down = Alleen de eigenaar kent haar; het kan een lokvogel zijn. Gedekt wordt ze op 4 of meer geactiveerd, redt ze zich op 6 en kan ze alleen bewegen. Ze gaat open als ze wordt aangevallen, als een vijand ernaast komt, of als ze schiet of een vaardigheid gebruikt.
hn-about-tactic-directives = Neem drie DIRECTIVES. Meer dan zes heb je nooit.
hn-about-tactic-cards = Trek drie kaarten en leg dan eenheden aan je rand of naast je hoofdkwartier.
hn-about-tactic-manoeuvre = Twee buren wisselen van plaats, en een van hen mag één keer schieten.
hn-about-tactic-unsuppress = Neem tot twee SUPPRESSED-markeringen weg.
hn-about-tactic-activate = Eén eenheid handelt meteen, zonder worp: ze mag bewegen, schieten en haar vaardigheden gebruiken.
hn-about-value-click = Een schietwaarde van de kaart. Twee dobbelstenen moeten haar samen halen; elke waarde is per activering voor één aanval.
hn-about-value-halted = De waarde van dit logge wapen zolang zijn eenheid niet bewogen heeft; na deze aanval beweegt ze niet.
hn-about-value-moved = De waarde van dit logge wapen als zijn eenheid in de activering beweegt.
hn-about-icon-go = Legt een GO!-markering op een eigen eenheid binnen bereik, die dan werpt om geactiveerd te worden.
hn-about-icon-elan = Geeft haar partij één DIRECTIVE.
hn-about-icon-fallback = Verplaatst een eigen eenheid binnen bereik één vak achteruit.
hn-about-icon-forward = Verplaatst een eigen eenheid binnen bereik één vak vooruit.
hn-about-icon-fire = Laat een eigen eenheid binnen bereik één aanval doen.
hn-about-icon-medic = Werpt voor een eigen eenheid binnen bereik; is het hoog genoeg, dan gaat er één HIT af.
hn-about-icon-reinforce = Trekt een kaart uit de reserve.
hn-about-icon-rally = Neemt één SUPPRESSED weg van zichzelf of van een eigen eenheid binnen bereik.
hn-about-icon-engineers = Ruimt een hindernis in haar vak of ernaast.
hn-about-icon-charge = Valt in plaats van te schieten een aangrenzende zichtbare vesting aan met 8, door pantser heen en zonder redding.
hn-about-icon-hero = Wat de held van deze eenheid kan, zoals de heldenkaart zegt.
hn-about-moment = Tot dan word je niet naar kaarten gevraagd. Wat je moet beslissen, wordt toch gevraagd.
hn-about-button-as-listed = Elke kaart gaat naar het vak dat het scenario ervoor noemt.
hn-about-button-done = Hier gebeurt niets meer, al zou het kunnen.
hn-about-button-end = De eenheid heeft gehandeld: haar markering wordt ACTIVATED, en ze doet deze fase niets meer.
hn-about-button-end-hidden = De eenheid beëindigt haar activering en gaat gedekt liggen in het bos, want er staat geen vijand naast.
hn-about-button-end-phase = Je fase eindigt; er wordt vooraf geen kaart gespeeld en geen eenheid opengedraaid.
hn-about-button-pass = Je speelt hier niets en wordt bij de volgende gelegenheid weer gevraagd.
hn-about-button-accept = De dobbelsteen blijft zoals hij viel; je houdt je DIRECTIVE.
hn-about-button-stay = De eenheid blijft in haar vak en gaat niet naar het vak dat ze vrijmaakte.
hn-about-button-keep-hidden = Het doel redt zich zoals een gedekte eenheid: op 6.
hn-about-button-suppressed = Je houdt je DIRECTIVES; de eenheden die de gebeurtenis noemt, krijgen in plaats daarvan SUPPRESSED.
hn-about-button-obstacle = De gebeurtenis haalt de hindernis weg.
hn-about-button-answer = Een gebeurtenis biedt twee dingen; dit is er een van, zoals de kaart zegt.
hn-about-button-turn-up = De eenheid wordt getoond en schiet, redt zich en handelt voortaan naar haar eigen kaart. Het kost niets.
hn-about-button-go = Er wordt geworpen: haalt het de activeringswaarde, dan handelt de eenheid meteen; zo niet, dan is de GO! weg.
hn-about-button-exit = De eenheid verlaat het bord over deze rand en komt niet terug; ze is ontsnapt.
hn-about-button-quiet = Je kiest tot wanneer je in de fase van de ander niet naar kaarten gevraagd wordt.

# Waarom het voorbij is
hn-end-control = { $side } beheerst { $boxes }.
hn-end-points = { $side } heeft { $points } punten; { $needed } waren er nodig.
hn-end-more-points = De laatste beurt is voorbij. { $side } heeft meer punten, { $mine } tegen { $theirs }.
hn-end-tie = De laatste beurt is voorbij met elk { $mine } punten: het scenario geeft een gelijke stand aan { $side }.
hn-end-not-reached = De laatste beurt is voorbij, en { $loser } heeft niet gedaan wat het scenario vraagt.

# Het verhaal van een partij
hn-counts-points = Punten
hn-counts-boxes = Doelen in handen
hn-deed-destroyed = Vijanden vernietigd
hn-deed-controlled = Doelen genomen
hn-deed-attacks = Aanvallen
hn-deed-hits = Treffers
hn-deed-steps = Verplaatsingen
hn-luck-hits = treffers
hn-mark-destroyed = { $unit } vernietigd in { $tile }
hn-mark-controlled = { $tile } genomen door { $side }
hn-mark-left = { $unit } verliet het bord vanuit { $tile }
