# D-Day Dice.

# Options

option-seats = Spelers
    .help = Een tot vier eenheden, die samen winnen of verliezen.
option-nations = Natie
    .help = De natie van de eerste plaats; de andere plaatsen krijgen de rest op volgorde.
option-mulligan = Mulligan
    .help = Eens per spel: een eerste worp zonder soldaten mag opnieuw.
option-bazooka-joe = Bazooka Joe
    .help = Alle speciale voorwerpen liggen in de voorraad; bovendien geen grens aan reserve- en unieke specialisten.
option-long-stay = Lang verblijf
    .help = De pijl bindt een beurt later: in elk vak een gevecht meer.
option-lesson = Les
    .help = 1: geen rekruten, voorwerpen of medailles. 2: wel rekruten, geen voorwerpen of medailles. Alleen op de kaart Oefening Tiger.

# Faces, bonuses, dice, resources

dd-face-skull = schedel
dd-face-star = ster
dd-face-s1 = één soldaat
dd-face-s2 = twee soldaten
dd-face-courage = moed
dd-face-tool = gereedschap
dd-bonus-skull = Geschenk van de dode
dd-bonus-star = Leiderschap
dd-bonus-s1 = Versterking
dd-bonus-s2 = Verse eenheid
dd-bonus-courage = Strijdkreet
dd-bonus-tool = Grote vondst
dd-die-r1 = rode dobbelsteen 1
dd-die-r2 = rode dobbelsteen 2
dd-die-w1 = witte dobbelsteen 1
dd-die-w2 = witte dobbelsteen 2
dd-die-b1 = blauwe dobbelsteen 1
dd-die-b2 = blauwe dobbelsteen 2
dd-mg-die = MG-dobbelsteen { $number }
dd-mine-die = mijnendobbelsteen
dd-die-shows = { $die }: { $face }
dd-number-set = { $die }: { $number }
dd-two-things = { $one }, { $other }
dd-nothing = niets
dd-amount = { $resource }: { $amount }
dd-resource-soldiers = soldaten
dd-resource-stars = sterren
dd-resource-courage = moed
dd-resource-points = voorwerppunten
dd-seat = { SEAT($seat) }
dd-sector = Vak { $number }
dd-bunker = Bunker

# Specialists

dd-specialist-scout = Verkenner
dd-specialist-sharpshooter = Scherpschutter
dd-specialist-medic = Hospik
dd-specialist-minesweeper = Mijnenveger
dd-specialist-veteran = Veteraan
dd-specialist-engineer = Genist
dd-specialist-radioman = Radioman
dd-specialist-chaplain = Aalmoezenier
dd-specialist-quartermaster = Kwartiermeester
dd-specialist-gunner = Schutter
dd-specialist-courier = Koerier
dd-specialist-bugler = Hoornblazer
dd-specialist-mechanic = Monteur
dd-specialist-stretcher-bearer = Brancardier
dd-specialist-corporal = Korporaal
dd-specialist-sergeant = Sergeant
dd-specialist-lieutenant = Luitenant
dd-specialist-captain = Kapitein
dd-specialist-major = Majoor
dd-specialist-colonel = Kolonel
dd-specialist-ranger = Ranger
dd-specialist-resistance-fighter = Verzetsstrijder
dd-specialist-war-hero = Oorlogsheld
dd-specialist-flag-bearer = Vaandeldrager

# Items

dd-item-copy = { $item } ({ $copy })
dd-item-bangalore-torpedo = Bangaloretorpedo
dd-item-binoculars = Verrekijker
dd-item-carrier-pigeon = Postduif
dd-item-command-jacket = Commandojas
dd-item-dispatch-case = Ordonnanstas
dd-item-field-radio = Veldradio
dd-item-flak-vest = Scherfvest
dd-item-hand-grenades = Handgranaten
dd-item-first-aid-kit = Verbandtrommel
dd-item-smoke-canister = Rookbus
dd-item-hip-flask = Heupfles
dd-item-map-case = Kaartentas
dd-item-wire-cutters = Draadschaar
dd-item-grappling-hook = Enterhaak
dd-item-mortar = Mortier
dd-item-toggle-rope = Knevelkoord
dd-item-mine-detector = Mijndetector
dd-item-satchel-charge = Springlading
dd-item-bazooka = Bazooka
dd-item-flamethrower = Vlammenwerper
dd-item-enemy-uniform = Vijandelijk uniform
dd-item-signal-flares = Lichtkogels
dd-item-air-recon-photos = Luchtfoto's
dd-item-ammunition-crate = Munitiekist

# Vehicles

dd-vehicle-bulldozer = Bulldozer
dd-vehicle-jeep = Jeep
dd-vehicle-dukw = DUKW
dd-vehicle-ambulance = Ambulance
dd-vehicle-half-track = Halfrupsvoertuig
dd-vehicle-sherman = Sherman

# Awards

dd-award-medal-of-honor = Medal of Honor
dd-award-distinguished-service-cross = Distinguished Service Cross
dd-award-silver-star = Silver Star
dd-award-bronze-star = Bronze Star
dd-award-purple-heart = Purple Heart
dd-award-victoria-cross = Victoria Cross
dd-award-military-cross = Military Cross
dd-award-distinguished-service-order = Distinguished Service Order
dd-award-military-medal = Military Medal
dd-award-george-cross = George Cross
dd-award-memorial-cross = Memorial Cross
dd-award-volunteer-service-medal = Volunteer Service Medal
dd-award-croix-de-guerre = Croix de Guerre
dd-award-medaille-militaire = Médaille Militaire
dd-award-legion-dhonneur = Légion d'honneur
dd-award-ordre-de-la-liberation = Ordre de la Libération

# What is asked

dd-ask-go-on = { $you ->
    [yes] Ga verder.
   *[no] { SEAT($seat) } gaat verder.
 }
dd-ask-start = { $you ->
    [yes] Kies een startvak.
   *[no] { SEAT($seat) } kiest een startvak.
 }
dd-ask-pool = { $you ->
    [yes] Kies nog één voorwerp dat in deze partij te vinden is.
   *[no] { SEAT($seat) } voegt een kaart toe.
 }
dd-ask-mulligan = { $you ->
    [yes] Geen soldaten: alle dobbelstenen opnieuw, eens per spel?
   *[no] { SEAT($seat) } mag alles opnieuw gooien.
 }
dd-ask-lock = { $you ->
    [yes] Zet twee dobbelstenen vast.
   *[no] { SEAT($seat) } zet twee dobbelstenen vast.
 }
dd-ask-reroll = { $you ->
    [yes] Kies dobbelstenen en gooi ze opnieuw, of stop. Nog te gooien: { $left }.
   *[no] { SEAT($seat) } mag opnieuw gooien. Nog te gooien: { $left }.
 }
dd-ask-result = { $you ->
    [yes] Speel medailles of voorwerpen, geef, of zeg dat je klaar bent.
   *[no] { SEAT($seat) } mag medailles en voorwerpen spelen.
 }
dd-ask-supply = { $you ->
    [yes] Rekruteer, vind, geef, of zeg dat je klaar bent.
   *[no] { SEAT($seat) } mag rekruteren en vinden.
 }
dd-ask-move = { $you ->
    [yes] Verplaats je, of blijf en zeg dat je klaar bent.
   *[no] { SEAT($seat) } mag zich verplaatsen.
 }
dd-ask-must-move = { $you ->
    [yes] Je eenheid moet deze beurt weg.
   *[no] De eenheid van { SEAT($seat) } moet deze beurt weg.
 }
dd-ask-fire = { $you ->
    [yes] De mitrailleurs hebben geschoten: gebruik voorwerpen, geef, of zeg dat je klaar bent.
   *[no] { SEAT($seat) } mag vóór de verliezen voorwerpen gebruiken.
 }
dd-ask-losses = { $you ->
    [yes] Kies je verliezen. Nog: { $left }.
   *[no] { SEAT($seat) } kiest verliezen. Nog: { $left }.
 }
dd-ask-special = { $you ->
    [yes] Speciale schade: kies een specialist die sneuvelt. Nog: { $left }.
   *[no] Speciale schade: { SEAT($seat) } kiest een specialist. Nog: { $left }.
 }
dd-ask-straight = { $you ->
    [yes] Een straat: kies een medaille.
   *[no] { SEAT($seat) } kiest een medaille voor een straat.
 }
dd-ask-skull = { $you ->
    [yes] Een schedel: kies de dobbelsteen die vervalt.
   *[no] { SEAT($seat) } kiest de dobbelsteen die vervalt.
 }
dd-ask-part = { $you ->
    [yes] { $bonus }: kies een van beide.
   *[no] { $bonus }: { SEAT($seat) } kiest.
 }
dd-ask-other = { $you ->
    [yes] { $bonus }: kies de eenheid die het krijgt.
   *[no] { $bonus }: { SEAT($seat) } kiest een eenheid.
 }
dd-ask-free-item = { $you ->
    [yes] { $bonus }: neem een voorwerp, of geen.
   *[no] { $bonus }: { SEAT($seat) } neemt een voorwerp.
 }
dd-ask-result-face = { $you ->
    [yes] { $bonus }: kies een resultaat.
   *[no] { $bonus }: { SEAT($seat) } kiest een resultaat.
 }
dd-ask-colonel = { $you ->
    [yes] De Kolonel: kies een resultaat.
   *[no] { SEAT($seat) } kiest het resultaat van de Kolonel.
 }
dd-ask-recruit-item = { $you ->
    [yes] Je rekruut brengt een voorwerp: neem er een, of geen.
   *[no] { SEAT($seat) } neemt een voorwerp van een rekruut.
 }
dd-ask-swap = { $you ->
    [yes] { SEAT($asker) } biedt { $other } ({ $offer }) voor jouw { $die } ({ $face }).
   *[no] { SEAT($asker) } biedt { SEAT($seat) } { $other } ({ $offer }) voor { $die } ({ $face }).
 }
dd-ask-mine = { $you ->
    [yes] Mijnen: gebruik een kaart vóór de worp, of ga verder.
   *[no] { SEAT($seat) } staat voor mijnen.
 }
dd-ask-mine-rolled = { $you ->
    [yes] De mijnendobbelsteen toont { $number }: verander dat met een kaart, of ga verder.
   *[no] De mijnendobbelsteen van { SEAT($seat) } toont { $number }.
 }
dd-ask-follow = { $you ->
    [yes] Volg je de strijdkreet van { SEAT($leader) }?
   *[no] { SEAT($seat) } mag de strijdkreet van { SEAT($leader) } volgen.
 }
dd-over-won = Jullie hebben samen gewonnen in beurt { $turn }. Overwinningspunten: { $points }.
dd-over-lost = Allen hebben verloren, in beurt { $turn }. Overwinningspunten: { $points }.

# What can be done

dd-do-start = Begin in: { $sector }
dd-do-pool = Aan de voorraad toevoegen: { $item }
dd-do-mulligan = Alles opnieuw gooien
dd-do-keep = De worp houden
dd-do-lock = Vastzetten: { $die }
dd-do-mark = Opnieuw gooien: { $die }
dd-do-roll = De gekozen dobbelstenen gooien
dd-do-stop = Stop: dit is het resultaat
dd-do-play = Speel { $award }
dd-do-play-with = Speel { $award }: { $choice }
dd-do-use = Gebruik { $item }
dd-do-use-on = Gebruik { $item }: { $target }
dd-do-swap = Vraag { SEAT($seat) } te ruilen: { $die } voor { $other }
dd-do-reserve = Ruil { $die } met de reserve: { $other }
dd-do-accept = Aannemen
dd-do-decline = Weigeren
dd-do-take-award = Neem { $award }
dd-do-cancel = Laat vervallen: { $die }
dd-do-part-a = Het eerste deel
dd-do-part-b = Het tweede deel
dd-do-result = Resultaat: { $face }
dd-do-for = Voor { SEAT($seat) }
dd-do-take = Neem { $item }
dd-do-none = Neem niets
dd-do-recruit = Rekruteer { $specialist } voor { $cost ->
         [one] één ster
        *[other] { $cost } sterren
        }
dd-do-find = Vind { $item }
dd-do-find-vehicle = Vind het voertuig { $vehicle }
dd-do-buy-award = Koop een medaille
dd-do-give = Geef { SEAT($seat) }: { $gift }
dd-do-abandon = Laat achter: { $vehicle }
dd-do-move = Ga naar: { $sector }
dd-do-move-pay = Ga naar: { $sector }, ten koste van { $price }
dd-do-cry = Strijdkreet naar: { $sector }
dd-do-follow = Volgen
dd-do-stay = Niet volgen
dd-do-go-on = Verder
dd-do-done = Klaar
dd-do-wait = Op anderen wachten
dd-do-lose = Verlies { $specialist }
dd-do-soldiers = De rest zijn soldaten
dd-step-lock = Vastzetten
dd-step-reroll = Kiezen om opnieuw te gooien
dd-step-reserve = Reserve: { $die }
dd-step-number = { $number }
dd-step-recruit = Rekruteren
dd-step-find = Vinden
dd-step-use = Gebruiken
dd-step-take = Nemen
dd-step-abandon = Achterlaten
dd-step-unknown = { $name }

# What happened

dd-event-started = { $you ->
    [yes] Je begint in: { $sector }.
   *[no] { SEAT($seat) } begint in: { $sector }.
 }
dd-event-pool = { $you ->
    [yes] Je voegt { $item } aan de voorraad toe.
   *[no] { SEAT($seat) } voegt { $item } aan de voorraad toe.
 }
dd-event-turn = Beurt { $turn } begint.
dd-event-rolled = { $you ->
    [yes] Je gooit { $dice }.
   *[no] { SEAT($seat) } gooit { $dice }.
 }
dd-event-mulligan = { $you ->
    [yes] Je gooit alles opnieuw: { $dice }.
   *[no] { SEAT($seat) } gooit alles opnieuw: { $dice }.
 }
dd-event-rerolled = { $you ->
    [yes] Je gooit opnieuw: { $dice }.
   *[no] { SEAT($seat) } gooit opnieuw: { $dice }.
 }
dd-event-reserve = { $you ->
    [yes] Je reserve toont { $dice }.
   *[no] De reserve van { SEAT($seat) } toont { $dice }.
 }
dd-event-locked = { $you ->
    [yes] Je zet { $die } vast.
   *[no] { SEAT($seat) } zet { $die } vast.
 }
dd-event-marked = { $you ->
    [yes] Je kiest { $die } om opnieuw te gooien.
   *[no] { SEAT($seat) } kiest { $die } om opnieuw te gooien.
 }
dd-event-finished = { $you ->
    [yes] Je hebt je eindresultaat.
   *[no] { SEAT($seat) } heeft zijn eindresultaat.
 }
dd-event-order = { $you ->
    [yes] Je gooit { $number } voor de volgorde.
   *[no] { SEAT($seat) } gooit { $number } voor de volgorde.
 }
dd-event-waited = { $you ->
    [yes] Je wacht op anderen.
   *[no] { SEAT($seat) } wacht op anderen.
 }
dd-event-done = { $you ->
    [yes] Je bent klaar.
   *[no] { SEAT($seat) } is klaar.
 }
dd-event-award-played = { $you ->
    [yes] Je speelt { $award }.
   *[no] { SEAT($seat) } speelt { $award }.
 }
dd-event-item-used = { $you ->
    [yes] Je gebruikt { $item }.
   *[no] { SEAT($seat) } gebruikt { $item }.
 }
dd-event-die-set = { $you ->
    [yes] Je zet een dobbelsteen om: { $dice }.
   *[no] { SEAT($seat) } zet een dobbelsteen om: { $dice }.
 }
dd-event-copied = { $you ->
    [yes] Je dobbelstenen nemen die van { SEAT($other) } over.
   *[no] De dobbelstenen van { SEAT($seat) } nemen die van { SEAT($other) } over.
 }
dd-event-linked = { $you ->
    [yes] Je ruilt deze beurt met { SEAT($other) } als in één vak.
   *[no] { SEAT($seat) } ruilt deze beurt met { SEAT($other) } als in één vak.
 }
dd-event-swap-asked = { $you ->
    [yes] Je vraagt { SEAT($other) } te ruilen: { $die } voor { $his }.
   *[no] { SEAT($seat) } vraagt { SEAT($other) } te ruilen: { $die } voor { $his }.
 }
dd-event-swapped = { $you ->
    [yes] Je ruilt { $die } met { SEAT($other) } voor { $his }.
   *[no] { SEAT($seat) } ruilt { $die } met { SEAT($other) } voor { $his }.
 }
dd-event-swap-declined = { $you ->
    [yes] Je weigert de ruil van { SEAT($other) }.
   *[no] { SEAT($seat) } weigert de ruil van { SEAT($other) }.
 }
dd-event-reserve-swapped = { $you ->
    [yes] Je ruilt { $die } voor { $his } uit de reserve.
   *[no] { SEAT($seat) } ruilt { $die } voor { $his } uit de reserve.
 }
dd-event-straight = { $you ->
    [yes] Je hebt een straat.
   *[no] { SEAT($seat) } heeft een straat.
 }
dd-event-cancelled = { $you ->
    [yes] Een schedel laat je { $die } vervallen.
   *[no] Een schedel laat { $die } van { SEAT($seat) } vervallen.
 }
dd-event-bonus = { $you ->
    [yes] Je krijgt { $bonus }.
   *[no] { SEAT($seat) } krijgt { $bonus }.
 }
dd-event-result = { $you ->
    [yes] Je krijgt een resultaat: { $face }.
   *[no] { SEAT($seat) } krijgt een resultaat: { $face }.
 }
dd-event-gained = { $you ->
    [yes] Je krijgt { $gain }.
   *[no] { SEAT($seat) } krijgt { $gain }.
 }
dd-event-more-finds = { $you ->
    [yes] Je mag deze beurt een voorwerp meer vinden.
   *[no] { SEAT($seat) } mag deze beurt een voorwerp meer vinden.
 }
dd-event-award = { $you ->
    [yes] Je krijgt de medaille { $award }.
   *[no] { SEAT($seat) } krijgt de medaille { $award }.
 }
dd-event-collected = { $you ->
    [yes] Je ontvangt { $soldiers ->
         [0] geen soldaten
         [one] één soldaat
        *[other] { $soldiers } soldaten
        }, { $stars ->
         [0] geen sterren
         [one] één ster
        *[other] { $stars } sterren
        }, { $courage } moed, { $points ->
         [0] geen voorwerppunten
         [one] één voorwerppunt
        *[other] { $points } voorwerppunten
        }.
   *[no] { SEAT($seat) } ontvangt { $soldiers ->
         [0] geen soldaten
         [one] één soldaat
        *[other] { $soldiers } soldaten
        }, { $stars ->
         [0] geen sterren
         [one] één ster
        *[other] { $stars } sterren
        }, { $courage } moed, { $points ->
         [0] geen voorwerppunten
         [one] één voorwerppunt
        *[other] { $points } voorwerppunten
        }.
 }
dd-event-marker = { $you ->
    [yes] Je schijf toont { $marker ->
        [one] één streep
        [two] twee strepen
        [three] drie strepen
       *[arrow] de pijl
    }.
   *[no] De schijf van { SEAT($seat) } toont { $marker ->
        [one] één streep
        [two] twee strepen
        [three] drie strepen
       *[arrow] de pijl
    }.
 }
dd-event-recruited = { $you ->
    [yes] Je rekruteert { $specialist } voor { $cost ->
         [one] één ster
        *[other] { $cost } sterren
        }.
   *[no] { SEAT($seat) } rekruteert { $specialist } voor { $cost ->
         [one] één ster
        *[other] { $cost } sterren
        }.
 }
dd-event-joined = { $you ->
    [yes] { $specialist } komt bij je eenheid.
   *[no] { $specialist } komt bij de eenheid van { SEAT($seat) }.
 }
dd-event-found = { $you ->
    [yes] Je krijgt { $item } voor { $cost ->
         [one] één voorwerppunt
        *[other] { $cost } voorwerppunten
        }.
   *[no] { SEAT($seat) } krijgt { $item } voor { $cost ->
         [one] één voorwerppunt
        *[other] { $cost } voorwerppunten
        }.
 }
dd-event-gave = { $you ->
    [yes] Je geeft { SEAT($other) }: { $gift }.
   *[no] { SEAT($seat) } geeft { SEAT($other) }: { $gift }.
 }
dd-event-vehicle-left = { $you ->
    [yes] Je laat { $vehicle } achter.
   *[no] { SEAT($seat) } laat { $vehicle } achter.
 }
dd-event-moved = { $you ->
    [yes] Je gaat: { $from } → { $to }, voor { $courage } moed.
   *[no] { SEAT($seat) } gaat: { $from } → { $to }, voor { $courage } moed.
 }
dd-event-cried = { $you ->
    [yes] Strijdkreet! Je rukt op: { $from } → { $to }, voor { $courage } moed.
   *[no] Strijdkreet! { SEAT($seat) } rukt op: { $from } → { $to }, voor { $courage } moed.
 }
dd-event-sacrificed = { $you ->
    [yes] Je offert { $specialist } op.
   *[no] { SEAT($seat) } offert { $specialist } op.
 }
dd-event-discarded = { $you ->
    [yes] Je legt { $item } af.
   *[no] { SEAT($seat) } legt { $item } af.
 }
dd-event-mine = { $you ->
    [yes] Mijnen: je gooit { $number }.
   *[no] Mijnen: { SEAT($seat) } gooit { $number }.
 }
dd-event-number-set = { $you ->
    [yes] Je zet de dobbelsteen op { $number }: { $die }.
   *[no] { SEAT($seat) } zet de dobbelsteen op { $number }: { $die }.
 }
dd-event-mine-losses = { $you ->
    [yes] De mijnen kosten je { $losses }.
   *[no] De mijnen kosten { SEAT($seat) } { $losses }.
 }
dd-event-stayed-behind = { $you ->
    [yes] Je volgt niet.
   *[no] { SEAT($seat) } volgt niet.
 }
dd-event-mg = { $sector }: de MG-dobbelsteen toont { $first }.
dd-event-mg-two = { $sector }: de MG-dobbelstenen tonen { $first } en { $second }.
dd-damage-specialist = een specialist
dd-damage-courage = één moed
dd-event-special = { $you ->
    [yes] Speciale schade: je verliest { $damage }.
   *[no] Speciale schade: { SEAT($seat) } verliest { $damage }.
 }
dd-event-losses = { $you ->
    [yes] Gevecht, { $sector }: je verliest { $losses }.
   *[no] Gevecht, { $sector }: { SEAT($seat) } verliest { $losses }.
 }
dd-event-died = { $you ->
    [yes] { $specialist } van je eenheid sneuvelt.
   *[no] { $specialist } van { SEAT($seat) } sneuvelt.
 }
dd-event-soldiers-lost = { $you ->
    [yes] Je verliest { $count ->
        [one] één soldaat
       *[other] { $count } soldaten
     }.
   *[no] { SEAT($seat) } verliest { $count ->
        [one] één soldaat
       *[other] { $count } soldaten
     }.
 }
dd-event-lost = { $you ->
    [yes] Je eenheid is vernietigd: allen hebben verloren.
   *[no] De eenheid van { SEAT($seat) } is vernietigd: allen hebben verloren.
 }
dd-event-lost-stayed = { $you ->
    [yes] Je eenheid moest weg en ging niet: allen hebben verloren.
   *[no] De eenheid van { SEAT($seat) } moest weg en ging niet: allen hebben verloren.
 }
dd-event-won = Alle eenheden zijn in de bunker, in beurt { $turn }: allen hebben gewonnen.

# Odds

dd-odds-soldiers = soldaten deze beurt
    .unit = man
dd-odds-courage = moed deze beurt
dd-odds-stars = sterren deze beurt
dd-odds-points = voorwerppunten deze beurt
dd-odds-at-least-courage = { $count } of meer moed
dd-odds-at-least-stars = sterren: { $count } of meer
dd-odds-tricolour = { $bonus }
dd-odds-straight = een straat
dd-odds-survival = de eenheid overleeft het gevecht
dd-odds-losses = verliezen
dd-odds-award = elke medaille

# Why not

dd-no-now = Niet in deze stap: { $action }. Een beurt gaat: dobbelstenen, resultaat, bevoorrading, beweging, vuur.
dd-no-resting = Eerst moet iemand verdergaan.
dd-no-seat = Die plaats bestaat niet.
dd-no-over = Het spel is afgelopen.
dd-no-safe = Je eenheid is veilig in de bunker en doet niet mee.
dd-no-turn = Nu is een andere plaats aan de beurt.
dd-no-dice-done = Je hebt je eindresultaat.
dd-no-losses = Je hebt geen verliezen te dragen.
dd-no-start = { $sector } is geen startvak.
dd-no-pool-card = { $item } kan hier niet aan de voorraad worden toegevoegd.
dd-no-solo-card = { $item } doet niet mee als je alleen speelt.
dd-no-pool-twice = { $item } ligt al in de voorraad.
dd-no-mulligan = Alles opnieuw gooien mag alleen na een eerste worp zonder soldaten.
dd-no-mulligan-twice = Je hebt in dit spel al eens alles opnieuw gegooid.
dd-no-mulligan-first = Houd eerst de worp, of gooi alles opnieuw.
dd-no-lock-here = In dit vak worden geen dobbelstenen vastgezet.
dd-no-lock = Precies twee verschillende dobbelstenen worden vastgezet, direct na de eerste worp.
dd-no-locks-first = Eerst moeten twee dobbelstenen vast.
dd-no-such-die = Je hebt { $die } niet gegooid.
dd-no-such-die-there = Die eenheid heeft { $die } niet gegooid.
dd-no-locked = { $die } staat vast.
dd-no-corporal = De Korporaal laat één vaste dobbelsteen toe, in de tweede herworp.
dd-no-mark = Dobbelstenen worden op volgorde gekozen, elk één keer: { $die } is te laat.
dd-no-roll = Er is geen dobbelsteen gekozen.
dd-no-stop = Gooi eerst de gekozen dobbelstenen.
dd-no-specialist = { $specialist } is niet in je eenheid.
dd-no-special-soldiers = Speciale schade kost een specialist.
dd-no-soldiers = Je hebt te weinig soldaten voor de resterende verliezen: { $left }.
dd-no-award-left = { $award } is niet meer te krijgen.
dd-no-award-held = { $award } is al in een eenheid.
dd-no-award-solo = { $award } doet niet mee als je alleen speelt.
dd-no-cancel-skull = Een schedel treft een dobbelsteen zonder schedel.
dd-no-cancel-twice = { $die } is al vervallen.
dd-no-skull-first = Kies eerst de dobbelsteen die vervalt.
dd-no-skull-result = Een schedel is geen resultaat.
dd-no-swap-first = Neem eerst de ruil aan of weiger hem.
dd-no-other-unit = Het moet een andere eenheid buiten de bunker zijn.
dd-no-items-here = In dit vak komt geen voorwerp of voertuig uit de voorraad.
dd-no-bonus-first = Neem eerst de bonus.
dd-no-in-pool = { $item } ligt niet in de voorraad.
dd-no-free-dear = { $item } kost meer dan { $most }.
dd-no-free-item = Er is geen voorwerp in de voorraad dat goedkoop genoeg is.
dd-no-item = Je hebt { $item } niet.
dd-no-item-now = { $item } kan nu niet worden gebruikt.
dd-no-item-choice = { $item } kan zo niet worden gebruikt.
dd-no-item-bunker = { $item } werkt niet in de bunker.
dd-no-item-outside = { $item } werkt alleen in de bunker.
dd-no-number = Zo'n dobbelsteen of getal is hier niet.
dd-no-change = Dat zou niets veranderen.
dd-no-map-case = De schijf kan alleen vóór het verplaatsen terug, en niet vanaf een zwart schild.
dd-no-wait = Wachten kan alleen zolang een andere plaats niet klaar is, en niet in de laatste ronde.
dd-no-safe-act = Vanuit de bunker kun je alleen geven aan wie binnenkomt.
dd-no-done = Je eenheid moet weg, en kan dat ook.
dd-no-vehicle = Je hebt het voertuig { $vehicle } niet.
dd-no-vehicle-pool = Het voertuig { $vehicle } ligt niet in de voorraad.
dd-no-second-vehicle = Een eenheid heeft hoogstens één voertuig.
dd-no-vehicle-bunker = Een voertuig komt nooit in de bunker.
dd-no-award = Je hebt de medaille { $award } niet.
dd-no-award-played = { $award } is al gespeeld.
dd-no-award-choice = { $award } wordt zo niet gespeeld.
dd-no-dead = { $specialist } is niet in die eenheid gesneuveld.
dd-no-return = Beide delen worden uitgevoerd voor zover dat kan.
dd-no-second = { $specialist } is al door je eenheid genomen.
dd-no-own-card = { $specialist } is de kaart van een andere eenheid: die wordt gegeven, niet gerekruteerd.
dd-no-limit = Je eenheid heeft al één specialist van deze soort; { $specialist } kan niet meedoen.
dd-no-lieutenant = Ruilen kan alleen zolang de Luitenant er is.
dd-no-reserve = Er is deze beurt geen reserve gegooid.
dd-no-swap-colour = Alleen dobbelstenen van dezelfde kleur worden geruild.
dd-no-swap-twice = Elke eenheid ruilt één keer per beurt.
dd-no-swap-declined = Die plaats heeft je ruil deze beurt geweigerd.
dd-no-recruit-twice = Je hebt deze beurt al gerekruteerd.
dd-no-stars = { $specialist } kost { $cost ->
         [one] één ster
        *[other] { $cost } sterren
        }; je hebt er { $has }.
dd-no-lesson = Dat hoort niet bij deze les.
dd-no-dead-again = { $specialist } is gesneuveld en kan niet opnieuw worden gerekruteerd.
dd-no-supply = { $specialist } is in een andere eenheid.
dd-no-points = Het kost { $cost ->
         [one] één voorwerppunt
        *[other] { $cost } voorwerppunten
        }; je hebt er { $has }.
dd-no-find-twice = Je hebt deze beurt al gevonden wat mag.
dd-no-award-twice = Je hebt deze beurt al een medaille gekregen.
dd-no-awards = Er is geen medaille over.
dd-no-award-price = Een medaille kost { $cost } moed; je hebt { $has }.
dd-no-symbol = In dit vak staat geen medaille.
dd-no-symbol-twice = Je eenheid heeft in dit spel al een medaillevak gebruikt.
dd-no-solo-trade = Er is niemand om mee te ruilen.
dd-no-gift-self = Een gift gaat naar een andere eenheid.
dd-no-gift-specialist = { $specialist } kan niet worden weggegeven.
dd-no-gift-safe = Die eenheid is veilig in de bunker en doet niet mee.
dd-no-gift-far = Die eenheid is niet in je vak.
dd-no-gift-on = Wat in dit deel van de beurt gegeven is, wordt daarin niet doorgegeven.
dd-no-gift-amount = Je hebt er { $has } van.
dd-no-gift-all = Een gift mag je eenheid niet zonder soldaten en specialisten achterlaten.
dd-no-gift-limit = Die eenheid heeft er al een.
dd-no-move-twice = Je eenheid heeft zich deze beurt al verplaatst.
dd-no-sector = Op deze kaart is geen { $sector }.
dd-no-again = Je eenheid is daar al geweest: { $sector }.
dd-no-border = Daar leidt geen weg heen, vooruit of opzij: { $sector }.
dd-no-room = Er is geen plaats voor nog een eenheid: { $sector }.
dd-no-obstacle = Een hindernis verspert de weg: er is een Draadschaar nodig, of een Bulldozer in het vak dat je verlaat.
dd-no-courage = Het kost { $cost } moed; je hebt { $has }.
dd-no-cry = Je eenheid heeft geen strijdkreet.
dd-no-cry-sideways = Een strijdkreet leidt vooruit.
dd-no-demand = Dit is niet wat dit vak vraagt: { $sector }.
dd-no-card-order = Noem de kaarten op volgorde: eerst { $item }.
dd-no-payment = Je eenheid geeft daar niets op: { $sector }.

# Kaarten en de waarden van opties

scenario-tiger = Oefening Tiger
scenario-omaha = Omaha Beach
scenario-utah = Utah Beach
scenario-juno = Juno Beach
scenario-hoc = Pointe du Hoc
scenario-sword = Sword Beach
scenario-pegasus = Pegasusbrug
scenario-gold = Gold Beach
scenario-merville = Batterij van Merville
option-nations-us = Verenigde Staten
option-nations-uk = Verenigd Koninkrijk
option-nations-ca = Canada
option-nations-fr = Frankrijk
option-mulligan-on = Aan
option-mulligan-off = Uit
option-bazooka-joe-off = Uit
option-bazooka-joe-items = Alle speciale voorwerpen
option-bazooka-joe-items-and-specialists = Speciale voorwerpen en specialisten
option-lesson-off = Het hele spel
option-lesson-1 = Eerste les
option-lesson-2 = Tweede les

dd-nation-us = Verenigde Staten
dd-nation-uk = Verenigd Koninkrijk
dd-nation-ca = Canada
dd-nation-fr = Frankrijk

# De stelling in woorden

dd-must-move = moet nu weg
dd-turns-left = { $turns ->
    [0] gaat deze beurt weg
    [one] nog { $turns } beurt
   *[other] nog { $turns } beurten
}
dd-safe = veilig
dd-tell-map = { $name }, { $place }, { $date }. Beurt { $turn }: { $phase }.
dd-tell-unit = { SEAT($seat) }: { $sector }, sterkte { $strength }, overwinningspunten { $points }.
dd-tell-resources = Soldaten { $soldiers }, sterren { $stars }, moed { $courage }, voorwerppunten { $points }.
dd-tell-ready = Klaar.
dd-tell-busy = Beslist nog.
dd-tell-dice = Dobbelstenen: { $list }.
dd-tell-cancelled = vervallen
dd-tell-locked = vastgezet
dd-tell-marked = opnieuw te gooien
dd-tell-specialists = Specialisten: { $list }.
dd-tell-dead = Gesneuveld: { $list }.
dd-tell-items = Voorwerpen: { $list }.
dd-tell-awards = Medailles: { $list }.
dd-tell-recruits = Kan rekruteren, met de sterren die het kost: { $list }.
dd-tell-reach = Kan naar { $sector } voor { $courage } moed: verliezen { $loss } verwacht, { $worst } op zijn ergst; overleeft met { $survival }.
dd-tell-stay = Blijft in { $sector }: verliezen { $loss } verwacht, { $worst } op zijn ergst; overleeft met { $survival }.
dd-tell-barred = De weg is versperd.
dd-tell-demand-missing = De eis is niet vervuld.
dd-tell-mines = Mijnen.
dd-tell-obstacle = Een hindernis.
dd-tell-sector = { $sector }: verdediging { $defence }, MG-dobbelstenen { $guns }.
dd-tell-way = Vooruit naar { $sector } voor { $courage } moed.
dd-tell-have = Vraagt daar een specialist: { $list }.
dd-tell-sacrifice = Eist een offer, een van: { $list }.
dd-tell-discard = Eist een voorwerp, een van: { $list }.
dd-tell-explosives = Eist springstof: { $count }.
dd-tell-bonus = Geeft een resultaat: { $face }.
dd-tell-penalty = Neemt een resultaat: { $face }.
dd-tell-here = { $specialist } sluit zich hier aan.
dd-tell-fewer-dice = Dobbelstenen hier: { $count }.
dd-tell-most-units = Plaats voor eenheden: { $count }.
dd-tell-black = Zwart schild: niemand blijft.
dd-tell-start = Een startvak.
dd-tell-enter = 1d6 soldaten bij aankomst.
dd-tell-award-symbol = Hier is een medaille te krijgen.
dd-tell-special = Een 6 van de MG geeft speciale schade.
dd-tell-no-lock = Hier worden geen dobbelstenen vastgezet.
dd-tell-no-items = Hier geen voorwerpen uit de voorraad.
dd-tell-pool = Te vinden, met de voorwerppunten die het kost: { $list }.
dd-tell-awards-left = Te krijgen medailles: { $list }.
dd-phase = { $phase ->
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
dd-tell-nation = Natie: { $nation }.
dd-tell-stays = { $stay }.
dd-tell-die = { $die } { $face }
dd-tell-die-state = { $die } { $face } ({ $state })
dd-tell-priced = { $thing } { $cost }

# Wat op de dingen staat, en wat ze doen

dd-figure-cost = Prijs
dd-figure-group = Soort
dd-figure-explosive = Springstof
dd-figure-windows = Te gebruiken in
dd-group-regular = gewoon
dd-group-reserve = reserve: één tegelijk
dd-group-ranked = met rang, uit de gezamenlijke voorraad
dd-group-unique = uniek, uit de gezamenlijke voorraad: één tegelijk
dd-group-symbol = tweede exemplaar
dd-group-special = speciaal voorwerp van de kaart
dd-window-result = resultaat
dd-window-supply = bevoorrading
dd-window-move = beweging
dd-window-fire = vuur
dd-window-mine = mijnworp
dd-about-specialist-scout = Vooruitgaan kost de eenheid { $advance-cost } moed minder, nooit onder 1.
dd-about-specialist-sharpshooter = Elke MG-dobbelsteen telt { $mg-die } minder tegen de eenheid.
dd-about-specialist-medic = Minder verliezen: { $combat-loss } in elk gevecht, { $mine-loss } in elke mijnworp.
dd-about-specialist-minesweeper = De eenheid doet geen mijnworpen.
dd-about-specialist-veteran = { $soldiers-a-tricolour } soldaten per driekleurbonus.
dd-about-specialist-engineer = Met minstens één gereedschap nog meer gereedschap: { $tool-if-tool }.
dd-about-specialist-radioman = Elke Versterking of Verse eenheid brengt { $reinforced-soldiers } soldaten meer.
dd-about-specialist-chaplain = Met minstens één moedresultaat { $courage-if-courage } moed meer.
dd-about-specialist-quartermaster = Voorwerpen kosten { $item-cost } minder, voertuigen { $vehicle-cost } minder.
dd-about-specialist-gunner = Verdediging telt { $def } minder voor de eenheid, ook in de bunker.
dd-about-specialist-courier = Zijn eenheid ruilt ook met aangrenzende vakken. Hij kan als een voorwerp weggegeven worden.
dd-about-specialist-bugler = { $soldiers-on-entry } soldaten telkens als de eenheid een vak of de bunker binnengaat.
dd-about-specialist-mechanic = Voertuigen kosten { $vehicle-cost } minder en tellen niet als vondst van de beurt.
dd-about-specialist-stretcher-bearer = De eenheid lijdt geen speciale schade.
dd-about-specialist-corporal = Vastgezette dobbelstenen die mee mogen in de tweede herworp: { $reroll-locked }.
dd-about-specialist-sergeant = Met minstens één soldaatresultaat nog meer soldaten: { $soldier-if-soldier }.
dd-about-specialist-lieutenant = Elke eenheid mag per beurt één dobbelsteen ruilen met een andere, kleur om kleur. Speel je alleen: met een reserveworp.
dd-about-specialist-captain = Schedels die niets laten vervallen, per beurt: { $skulls }.
dd-about-specialist-major = Beurten die de eenheid langer in witte vakken mag blijven: { $stay }.
dd-about-specialist-colonel = Resultaten naar keuze per beurt, geen schedel: { $results }.
dd-about-specialist-ranger = Eisen om een specialist te hebben of een voorwerp af te leggen gelden niet; offers wel.
dd-about-specialist-resistance-fighter = Bij rekrutering een gratis voorwerp tot prijs { $free-item }. Voorwerpen die je per beurt meer mag vinden: { $finds }.
dd-about-specialist-war-hero = { $combat-loss } verliezen minder in elk gevecht.
dd-about-specialist-flag-bearer = { $courage-a-turn } moed per beurt; een medaille kost { $award-price } moed.
dd-about-item-bangalore-torpedo = Verdediging van je vak is deze beurt 0, voor iedereen daar. Niet in de bunker.
dd-about-item-binoculars = Zet een van je dobbelstenen, een MG-dobbelsteen van je vak of de mijnendobbelsteen zoals je wilt.
dd-about-item-carrier-pigeon = Ruil deze beurt met één eenheid waar dan ook, alsof jullie in één vak zijn.
dd-about-item-command-jacket = Je eenheid krijgt in dit onderhoud haar bonus Leiderschap.
dd-about-item-dispatch-case = Je dobbelstenen nemen één voor één die van een andere eenheid over.
dd-about-item-field-radio = { $n } soldaten.
dd-about-item-flak-vest = Geen verliezen van je eenheid door de getallen van MG-dobbelstenen in dit gevecht.
dd-about-item-hand-grenades = Verdediging van je vak is deze beurt { $n } minder, voor iedereen daar, ook in de bunker.
dd-about-item-first-aid-kit = { $n } verliezen van je eenheid minder in dit gevecht.
dd-about-item-smoke-canister = Elke MG-dobbelsteen van je vak telt deze beurt hoogstens { $n }.
dd-about-item-hip-flask = { $n } moed.
dd-about-item-map-case = Je schijf gaat terug, stappen: { $n }. Vanaf de pijl mag de eenheid dan blijven. Niet op een zwart schild.
dd-about-item-wire-cutters = Bij een beweging: één hindernis wordt genomen.
dd-about-item-grappling-hook = Wordt afgelegd waar een vak het eist; verder nergens goed voor.
dd-about-item-mortar = Verdediging van één vak naar keuze is deze beurt { $n } minder, niet van de bunker.
dd-about-item-toggle-rope = Wordt afgelegd waar een vak het eist; verder nergens goed voor.
dd-about-item-mine-detector = Eén mijnworp van je eenheid vervalt.
dd-about-item-satchel-charge = Verdediging van je vak is deze beurt { $n } minder, voor iedereen daar, ook in de bunker.
dd-about-item-bazooka = Eén MG-dobbelsteen van je vak telt deze beurt 0.
dd-about-item-flamethrower = Alleen in de bunker: de verdediging is { $n } minder.
dd-about-item-enemy-uniform = Geen verliezen en geen speciale schade voor je eenheid in dit gevecht. Niet in de bunker.
dd-about-item-signal-flares = { $n } soldaten.
dd-about-item-air-recon-photos = Bij het vooruitgaan van deze beurt geldt geen eis om een specialist te hebben, en is er geen mijnworp.
dd-about-item-ammunition-crate = { $n } gereedschap, samen geteld met dat van de dobbelstenen.
dd-about-vehicle-bulldozer = Iedereen in het vak neemt hindernissen bij het verlaten ervan.
dd-about-vehicle-jeep = Vooruit uit het vak kost iedereen daar { $advance-cost } moed minder.
dd-about-vehicle-dukw = Soldaten per beurt voor elke eenheid in het vak: { $soldiers-a-turn }.
dd-about-vehicle-ambulance = { $combat-loss } verliezen minder voor elke eenheid in het vak.
dd-about-vehicle-half-track = Elke MG-dobbelsteen van het vak telt { $mg-die } minder.
dd-about-vehicle-sherman = Verdediging van het vak is { $def } minder.
dd-about-award-medal-of-honor = Rekruteer gratis een specialist die je mag hebben.
dd-about-award-distinguished-service-cross = { $soldiers } soldaten.
dd-about-award-silver-star = { $stars } sterren.
dd-about-award-bronze-star = { $stars } sterren en { $courage } moed.
dd-about-award-purple-heart = De gevechtsverliezen van deze beurt worden gehalveerd, naar boven afgerond.
dd-about-award-victoria-cross = Elke andere eenheid buiten de bunker krijgt { $n } soldaten.
dd-about-award-military-cross = Alle MG-dobbelstenen van je vak tellen deze beurt 0.
dd-about-award-distinguished-service-order = { $courage } moed.
dd-about-award-military-medal = Zet twee van je dobbelstenen zoals je wilt.
dd-about-award-george-cross = Verdediging van je vak is deze beurt 0. Niet in de bunker.
dd-about-award-memorial-cross = Een gevallen specialist keert terug in je eenheid; een andere eenheid mag hetzelfde doen.
dd-about-award-volunteer-service-medal = { $n } soldaten, en evenveel voor een andere eenheid.
dd-about-award-croix-de-guerre = Een voorwerp uit de voorraad, gratis, ook waar geen voorwerpen te vinden zijn.
dd-about-award-medaille-militaire = { $points } voorwerppunten.
dd-about-award-legion-dhonneur = De Strijdkreet van je natie deze beurt.
dd-about-award-ordre-de-la-liberation = Eén driekleurbonus van je natie naar keuze.
dd-about-bonus = Drie dobbelstenen met dit vlak, één van elke kleur: { $gains }.
dd-about-bonus-or = Drie dobbelstenen met dit vlak, één van elke kleur: { $gains }; of { $else }.
dd-gain-item = een voorwerp tot prijs { $cost }
dd-gain-result = een resultaat naar keuze
dd-gain-to-any = voor jou of een andere eenheid
dd-gain-soldiers = { $n } soldaten
dd-gain-courage = { $n } moed
dd-gain-stars = { $n } sterren
dd-gain-points = { $n } voorwerppunten
dd-gain-others-soldiers = { $n } soldaten voor een andere eenheid
dd-gain-others-points = { $n } voorwerppunten voor een andere eenheid
dd-gain-cry = vooruit zonder moed en zonder de eis
dd-gain-follow = één andere eenheid van het vak mag volgen
dd-gain-no-mines = zonder mijnworp
dd-gain-finds = voorwerpen die je deze beurt meer mag vinden: { $n }
dd-about-face-skull = Laat een andere dobbelsteen naar keuze vervallen. Drie in drie kleuren geven in plaats van te nemen.
dd-about-face-star = Geeft 1 ster.
dd-about-face-s1 = Geeft 1 soldaat.
dd-about-face-s2 = Geeft 2 soldaten.
dd-about-face-courage = Geeft 1 moed.
dd-about-face-tool = Voorwerppunten, steeds meer per gereedschap: één tot zes geven { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
dd-about-resource-soldiers = Verliezen worden ermee betaald. Een eenheid zonder soldaten en specialisten is vernietigd, en allen verliezen.
dd-about-resource-stars = Hiermee betaal je specialisten, één per beurt.
dd-about-resource-courage = Hiermee betaal je het vooruitgaan, en met { $award } een medaille.
dd-about-resource-points = Hiermee betaal je voorwerpen en voertuigen, één per beurt.
dd-marker-chevrons = Strepen
dd-about-chevrons = Hoe lang de eenheid in haar vak is: elke beurt één meer, en na drie komt de pijl.
dd-marker-arrow = Rode pijl
dd-about-arrow = De eenheid moet deze beurt weg. Kan dat niet, dan verliezen allen.
dd-marker-shield = Op een zwart schild
dd-about-shield = De eenheid moet verder in de beurt na haar aankomst.
dd-marker-safe = Veilig in de bunker
dd-about-safe = Wie het gevecht in de bunker overleefd heeft, gooit niet meer, verliest niet meer en hoeft niet weg.
dd-sign-def = Verdediging
dd-about-def = Elke eenheid in het vak verliest per beurt zoveel. Van meerdere getallen geldt in elk volgend gevecht daar het volgende.
dd-sign-mg = Mitrailleur
dd-about-mg = Elke beurt wordt er een dobbelsteen voor gegooid, één keer voor alle eenheden daar; het getal komt bij de verliezen.
dd-sign-white = Wit schild
dd-about-white = Eenheden mogen blijven tot hun schijf de pijl toont.
dd-sign-black = Zwart schild
dd-about-black = Niemand blijft: wie binnenkomt, moet de volgende beurt verder.
dd-sign-have = Vraagt een specialist
dd-about-have = Alleen een eenheid met deze specialist mag binnen; bij twee is een van beide genoeg.
dd-sign-sacrifice = Offer
dd-about-sacrifice = Een eenheid komt alleen binnen met deze specialist, die daar sterft.
dd-sign-discard = Eist een voorwerp
dd-about-discard = Een eenheid komt alleen binnen met dit voorwerp en legt het af.
dd-sign-explosives = Springstof
dd-about-explosives = Een eenheid komt alleen binnen door voorwerpen met minstens zoveel springstoftekens af te leggen.
dd-sign-bonus = Resultaat meer
dd-about-bonus-here = Een eenheid die haar beurt hier begint, heeft één zo’n resultaat meer. Het telt niet voor een driekleur.
dd-sign-penalty = Resultaat minder
dd-about-penalty = Een eenheid die haar beurt hier begint, krijgt één zo’n resultaat minder van haar dobbelstenen.
dd-sign-here = Specialist sluit zich aan
dd-about-here = Een eenheid die binnenkomt, krijgt deze specialist gratis, tenzij ze hem heeft of verloren heeft.
dd-sign-dice = Minder dobbelstenen
dd-about-dice = Een eenheid die haar beurt hier begint, gooit maar zoveel dobbelstenen.
dd-sign-no-lock = Niets vastzetten
dd-about-no-lock = Een eenheid die haar beurt hier begint, zet niets vast en mag alles twee keer opnieuw gooien.
dd-sign-no-items = Geen voorwerpen
dd-about-no-items = Hier komt geen voorwerp of voertuig uit de voorraad, ook niet door een bonus.
dd-sign-award = Medaille
dd-about-award = Een eenheid hier mag één keer in het spel gratis een medaille kiezen.
dd-sign-enter = Soldaten bij aankomst
dd-about-enter = Een eenheid die binnenkomt, gooit een dobbelsteen en krijgt zoveel soldaten.
dd-sign-max-units = Plaats
dd-about-max-units = Er mogen hier niet meer dan zoveel eenheden zijn.
dd-sign-special = Speciale schade
dd-about-special = Elke MG-dobbelsteen die hier een 6 toont, kost ook wat de kaart zegt: een specialist of moed.
dd-sign-start = Landing
dd-about-start = Eenheden beginnen hier.
dd-sign-mines = Mijnen
dd-about-mines = Wie oversteekt, gooit een dobbelsteen en verliest zoveel. Voertuigen blijven achter.
dd-sign-obstacle = Hindernis
dd-about-obstacle = Niemand komt erover, behalve met een Draadschaar of een Bulldozer.
dd-sign-way = Weg vooruit
dd-about-way = De moed die vooruitgaan over deze grens kost. Zijwaarts kost niets.
dd-sign-bunker = Bunker
dd-about-bunker = Het doel: als elke eenheid binnen is en haar ene gevecht daar overleefd heeft, hebben allen gewonnen. Specialisten binnen verzwakken de verdediging voor wie later komt.
dd-sign-locked = Vastgezet
dd-about-locked = Twee dobbelstenen van de eerste worp worden vastgezet en deze beurt niet opnieuw gegooid.
dd-sign-marked = Opnieuw te gooien
dd-about-marked = De gekozen dobbelstenen worden samen opnieuw gegooid. Er zijn twee herworpen per beurt.
dd-sign-cancelled = Vervallen
dd-about-cancelled = Een schedel heeft deze dobbelsteen getroffen: hij telt nergens voor.
dd-sign-tricolour = Driekleur
dd-about-tricolour = Hetzelfde vlak op een rode, een witte en een blauwe dobbelsteen geeft de bonus van je natie.
dd-sign-straight = Straat
dd-about-straight = Zes dobbelstenen met zes verschillende vlakken: kies een medaille. De schedel laat niets vervallen.
dd-sign-reserve = Reserveworp
dd-about-reserve = Met de Luitenant mag wie alleen speelt één keer per beurt een dobbelsteen ruilen voor een van deze van dezelfde kleur.
dd-sign-cry = Strijdkreet
dd-about-cry = Deze beurt mag de eenheid vooruit zonder moed en zonder de eis; mijnen en hindernissen blijven.
dd-sign-strength = Sterkte
dd-about-strength = Soldaten en specialisten samen. Bereiken de verliezen dit getal, dan is de eenheid vernietigd en verliezen allen.
dd-sign-losses = Verliezen
dd-about-losses = Wat de eenheid in dit gevecht moet betalen: verdediging en MG-dobbelstenen, min wat haar kaarten eraf halen.
dd-sign-outlook = Vooruitzicht
dd-about-outlook = Het volgende gevecht in dit vak: de verwachte verliezen, de ergste, en de kans om het te overleven.
dd-sign-victory-points = Overwinningspunten
dd-about-victory-points = Voor de afgelegde weg, de bunker en wat over is van soldaten, moed, specialisten en medailles. Ze veranderen niet wie gewonnen heeft.
dd-sign-pool = Voorraad
dd-about-pool = Wat voor voorwerppunten te vinden is, voor iedereen: één voorwerp of voertuig per eenheid en beurt.

# Sectors, units, dice and buttons, in plain words
dd-about-sector = In het gevecht verliest elke eenheid hier { $def }{ $guns ->
        [0] { "." }
        [one] { ", en het getal van één mitrailleurdobbelsteen." }
       *[other] { ", en de getallen van" } { $guns } mitrailleurdobbelstenen.
    }
dd-about-sector-then = In elk volgend gevecht hier is het het volgende van { $defs }.
dd-about-sector-once = Een eenheid gaat vooruit of opzij, één grens per beurt, en nooit naar een vak waar ze al was.
dd-about-seat = Een eenheid: haar soldaten en specialisten, haar dobbelstenen, haar kaarten. Als één eenheid vernietigd is, verliezen allen.
dd-about-die = Een van de zes dobbelstenen van een eenheid, twee van elke kleur. Wat hij op het eind toont, krijgt de eenheid; hetzelfde vlak op drie kleuren geeft een bonus.
dd-about-die-mine = Wat hij toont, gaat in de mijnen verloren. De Verrekijker mag hem vóór het verlies omzetten.
dd-about-button-mulligan = De eerste worp toont geen soldaten: alles wordt opnieuw gegooid. Eén keer per spel voor elke eenheid.
dd-about-button-keep = De eerste worp blijft, al toont hij geen soldaten.
dd-about-button-lock = Deze dobbelsteen blijft deze beurt zoals hij is. Twee van de eerste worp moeten vastgezet worden.
dd-about-button-reroll = Deze dobbelsteen wordt met de andere gekozen opnieuw gegooid.
dd-about-button-roll = Gooit de gekozen dobbelstenen opnieuw. Er zijn twee herworpen per beurt.
dd-about-button-stop = Geen herworpen meer: wat de dobbelstenen nu tonen, is het resultaat van de beurt.
dd-about-button-accept = De twee dobbelstenen wisselen van plaats. Elke eenheid ruilt één keer per beurt.
dd-about-button-decline = De dobbelstenen blijven liggen, en je wordt deze beurt niet weer gevraagd.
dd-about-button-part = De bonus biedt een van twee dingen. De eigenaar kiest elke keer.
dd-about-button-none = Je laat het geschenk liggen: er wordt geen voorwerp uit de voorraad genomen.
dd-about-button-recruit = De specialist komt erbij voor de sterren op de kaart. Eén per beurt; elk telt als een soldaat.
dd-about-button-find = Je neemt het uit de voorraad voor zijn voorwerppunten. Eén voorwerp of voertuig per beurt.
dd-about-button-use = De kaart werkt meteen en gaat uit het spel.
dd-about-button-take = Je kiest deze medaille gratis, omdat het vak het medailleteken draagt. Eén keer per spel.
dd-about-button-abandon = Het voertuig blijft achter en is uit het spel.
dd-about-button-buy-award = Kost { $price } moed; het toeval kiest een van de overgebleven medailles. Eén per beurt.
dd-about-button-follow = Je eenheid gaat mee naar hetzelfde vak op dezelfde voorwaarden, met een eigen worp voor mijnen.
dd-about-button-no = Je eenheid gaat niet mee; ze mag nog wel zelf gaan.
dd-about-button-go-on = Er wordt geen kaart gebruikt; de mijnen doen wat de dobbelsteen zegt.
dd-about-button-done = Je doet niets meer in dit deel van de beurt.
dd-about-button-wait = Anderen gaan eerst; daarna word je weer gevraagd.
dd-about-button-soldiers = De resterende verliezen worden met soldaten betaald.

# Waarom het voorbij is
dd-end-won = Elke eenheid heeft de bunker bereikt en overleefd, in beurt { $turn }.
dd-end-destroyed = De eenheid van { SEAT($seat) } heeft geen soldaten meer: ze viel in { $sector }.
dd-end-stayed = De eenheid van { SEAT($seat) } moest verder uit { $sector } en kon niet.

# Het verhaal van een partij
dd-counts-soldiers = Soldaten
dd-counts-points = Overwinningspunten
dd-deed-gathered = Soldaten verzameld
dd-deed-lost = Soldaten verloren
dd-deed-entered = Vakken betreden
dd-deed-recruited = Specialisten gerekruteerd
dd-deed-died = Specialisten verloren
dd-deed-found = Voorwerpen gevonden
dd-luck-guns = ogen van de mitrailleurs (minder is beter)
dd-mark-entered = { SEAT($seat) } in { $sector }
dd-mark-died = { $specialist } van { SEAT($seat) } verloren
dd-mark-destroyed = De eenheid van { SEAT($seat) } verloren in { $sector }
