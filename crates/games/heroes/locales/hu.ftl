# Heroes of Normandie: The Tactical Card Game.

# Beállítások

option-scenario = Forgatókönyv
    .help = A hét forgatókönyv egyike, vagy saját forgatókönyv.
option-no-events = Nincsenek események
    .help = Első játékhoz: az eseménykártyák kimaradnak a tartalékokból. A hőskártyák maradnak.
option-sure-activation = Biztos aktiválás
    .help = Első játékhoz: minden GO!-dobás kocka nélkül sikerül.
option-no-terrain = Nincs terephatás
    .help = Első játékhoz: minden mező Nyílt, a Víz is. A jelzők megtartják hatásukat.
option-no-hidden = Nincsenek rejtett egységek
    .help = Első játékhoz: minden egység látható, és nincsenek csalik. Rejtett felállású forgatókönyvben nem ajánlott.
option-casualties = Súlyos veszteségek
    .help = A 12-es összeg egy helyett két HIT jelzőt ad.
scenario-turqueville = Turqueville, 1944. június 7.
    .aim = Az USA nyer, ha egy fázis végén C4, D4 és F5 is az övé, vagy ha az 5. forduló után legalább kettő közülük; különben Németország nyer.
scenario-omaha = Omaha: a vierville-i völgy, 1944. június 6.
    .aim = Az USA nyer, ha egy fázis végén övé C5, valamint C6 és D6 egyike; különben a 8. forduló után Németország nyer.
scenario-la-fiere = A La Fière-i töltés, 1944. június 9.
    .aim = Az USA nyer, ha egy fázis végén D4, D5 és D6 is az övé, vagy ha a 7. forduló után 3 pontja van (D4 egy, D5 kettő, D6 egy); különben Németország nyer.
scenario-carentan = Carentan: Bloody Gulch, 1944. június 13.
    .aim = Németország nyer, ha egy fázis végén C1, D1 és E1 közül kettő az övé. A 6. forduló után a több pont nyer, egyenlőségnél az USA.
scenario-cherbourg = Cherbourg: Fort du Roule, 1944. június 25.
    .aim = Az USA nyer, ha egy fázis végén 5 pontja van (C5 kettő, D5 kettő, D6 egy, B6 egy), vagy 3 a 8. forduló után; különben Németország nyer.
scenario-mortain = Mortain: a 314-es domb, 1944. augusztus 7–12.
    .aim = Németország nyer, ha egy forduló végén 6 pontja van (D3 három, C1 három, B2 kettő, A3 egy), vagy 5 a 8. forduló után; különben az USA nyer.
scenario-falaise = Falaise: a chambois-i rés, 1944. augusztus 19–21.
    .aim = Németország nyer, ha egy fázis végén 16 pontja van a pályát elhagyó egységekért. A 8. forduló után a több pont nyer, egyenlőségnél az USA.

# Felek, egységek, nevek

hn-side-us = USA
hn-side-ge = Németország
hn-unit = { $number }. { $whose ->
    [us] amerikai
   *[ge] német
 } egység
hn-unit-at = { $unit } ({ $tile })
hn-name = { $name }
hn-list = { $items }
hn-yes = igen
hn-card-historical = Történelmi esemény

# Típusok

hn-type-hq = Parancsnokság
hn-type-inf = Gyalogság
hn-type-art = Tüzérség
hn-type-tank = Harckocsi
hn-type-mech = Gépesített
hn-type-fort = Erődítmény
hn-type-para = Ejtőernyős
hn-type-ost = Osttruppen
hn-type-decoy = Csali

# Terep

hn-terrain-open = Nyílt
hn-terrain-urban = Beépített
hn-terrain-flooded = Elárasztott
hn-terrain-hill = Domb
hn-terrain-fortified = Erődített állás
hn-terrain-forest = Erdő
hn-terrain-forthill = Erődített domb
hn-terrain-water = Víz
hn-about-open = Nincs hatása.
hn-about-urban = Az itt álló egység mentése 6.
hn-about-flooded = Az itt álló egység nem használhat DIRECTIVE jelzőt.
hn-about-hill = Az itt álló egység támadásai egy mezővel messzebbre érnek.
hn-about-fortified = Az itt álló egység mentése 6. Elfoglalni csak harckocsi nyomulhat be.
hn-about-forest = Az egység itt az aktiválása végén lefordulhat, ha nincs mellette ellenség. A kártyák rejtve érkeznek.
hn-about-forthill = Domb és erődített állás egyszerre.
hn-about-water = Csak kétéltű egység léphet be, DIRECTIVE nélkül; a gázló Elárasztottá teszi.

# Jelzők

hn-marker-objective = Célpont
hn-marker-depot = Raktár
hn-marker-ford = Gázló
hn-marker-shooting = Tűzbónusz
hn-marker-defence = Védelmi bónusz
hn-marker-panzerfaust = Panzerfaust
hn-marker-bombardment = Bombázás
hn-marker-hit-point = Életpont
hn-marker-obstacle = Akadály
hn-marker-mine = Akna
hn-mark-hidden = lefordítva
hn-mark-known = lefordítva, de ismert
hn-mark-activated = ACTIVATED
hn-mark-go = GO!
hn-mark-hits = { $count } HIT
hn-mark-suppressed = { $count } SUPPRESSED
hn-mark-hero = { $name } hőssel
hn-evidence-moved = Mozgott: tud mozogni.
hn-evidence-diagonal = Átlósan mozgott: gépesített egység.
hn-evidence-water = Vízben járt: kétéltű egység.
hn-evidence-directive = DIRECTIVE jelzőt használt: nem eltévedt.
hn-evidence-obstacle = Akadályon kelt át: se harckocsi, se gépesített.
hn-evidence-fort = Erődítés mezején fekszik: erődítés.
hn-evidence-not-fort = Máshová telepítették: nem erődítés.
hn-evidence-no-decoy = Nem csali.
hn-evidence-decoy = Csali.
hn-about-objective = A mező birtoklása számít a győzelemhez.
hn-about-depot = Aki a saját fázisa elején birtokolja a mezőt, kap egy DIRECTIVE jelzőt.
hn-about-ford = A vízmező mindenkinek Elárasztottnak számít.
hn-about-shooting = A mezőn álló egység támadásai megkapják a számot.
hn-about-defence = A mezőn álló egység mentése ez a szám.
hn-about-panzerfaust = A viselő minden támadása páncéltörő.
hn-about-bombardment = A mező minden egysége elszenvedi a támadást, aztán a jelző lekerül.
hn-about-hit-point = A viselőnek eggyel több életpontja van.
hn-about-obstacle = Harckocsi és gépesített egység nem léphet be, amíg utászok el nem távolítják.
hn-about-mine = Az első belépő ellenség 8-as, páncéltörő támadást szenved. Az utászok eltávolítják.
hn-about-directive = Egy jelzővel az egység egy mezőt menetelhet, sikerre viheti a GO!-dobást, páncélt törhet, vagy +1-et kap támadásra vagy mentésre.
hn-about-go-marker = Dobj: az aktiválási érték vagy több aktiválja az egységet.
hn-about-activated = Az egység ebben a fázisban már cselekedett.
hn-about-suppressed = Az egység nem használhat DIRECTIVE jelzőt.

# Képességek

hn-ability-go = Harctéri parancs
hn-ability-elan = Lendület
hn-ability-inspire = Bátorítás
hn-ability-fallback = Vissza!
hn-ability-forward = Előre!
hn-ability-fire = Tűz!
hn-ability-medic = Szanitécek és szerelők
hn-ability-reinforce = Erősítés
hn-ability-support = Támogatás
hn-ability-amphibious = Kétéltű
hn-ability-engineers = Utászok
hn-ability-fragile = Törékeny
hn-ability-rally = Bátorítás (rendezés)
hn-ability-expose = Védtelen
hn-ability-fire-or-move = Tűz vagy mozgás
hn-ability-immobile = Mozdulatlan
hn-ability-defenders = Védők
hn-ability-resist = Ellenállás
hn-ability-disoriented = Eltévedt
hn-ability-save = Mentés
hn-ability-charge = Robbanótöltet
hn-ability-hero = A hős képessége
hn-whom-all = bármely saját egység
hn-whom = saját { $types }
hn-whom-pure = csak { $type }
hn-range-anywhere = bárhol
hn-range-adjacent = szomszédos
hn-range = { $range } mezőn belül
hn-uses = { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
 }
hn-uses-any = akárhányszor
hn-where-any = mindenütt
hn-where = itt: { $terrain }
hn-about-go = Harctéri parancs: GO! jelző ({ $whom }, { $range }), aktiválásonként { $uses }
hn-about-go-sure = Harctéri parancs: dobás nélküli GO! ({ $whom }, { $range }), aktiválásonként { $uses }
hn-about-elan = Lendület: egy DIRECTIVE, { $uses }
hn-about-inspire = Bátorítás: { $whom }, { $range }, magát is beleértve, +{ $number } támadásra
hn-about-fallback = Vissza!: { $whom }, { $range }, egy mezőt hátra, { $uses }
hn-about-forward = Előre!: { $whom }, { $range }, egy mezőt előre, { $uses }
hn-about-fire = Tűz!: { $whom }, { $range }, egy támadás, { $uses }
hn-about-medic = Szanitécek és szerelők: kocka ({ $whom }, { $range }), { $number } vagy több levesz egy HIT jelzőt, { $uses }
hn-about-reinforce = Erősítés: egy kártya húzása, { $uses }
hn-about-support = Támogatás: { $whom }, { $range }, mentése { $number }
hn-about-amphibious = Kétéltű: beléphet a Vízbe, amely Elárasztottnak számít
hn-about-engineers = Utászok: eltávolítják a saját vagy oldalszomszédos mező akadályát, és az aknákat
hn-about-fragile = Törékeny: { $number } SUPPRESSED jelzővel visszakerül a tartalékba
hn-about-rally = Bátorítás: levesz egy SUPPRESSED jelzőt magáról vagy ({ $whom }, { $range }), { $uses }
hn-about-expose = Védtelen: az ellenséges egységeknek ({ $range }) nincs mentésük
hn-about-fire-or-move = Tűz vagy mozgás: egy aktiválásban vagy lő, vagy mozog
hn-about-immobile = Mozdulatlan: sosem mozog
hn-about-defenders = Védők: a terep mentése { $number } értékkel jobb, { $where }
hn-about-resist = Ellenállás: mentése { $number }, { $where }
hn-about-disoriented = Eltévedt: nem használhat DIRECTIVE jelzőt
hn-about-save = a nyomtatott helyett { $number } a mentése
hn-about-decoy = Csali: nincs tulajdonsága; felfordításkor eldobják.
hn-about-value = { $index }. érték: { $value } vagy több, táv { $range }
hn-about-value-effects = { $index }. érték: { $value } vagy több, táv { $range }, { $effects }
hn-fire-ap = páncéltörő
hn-fire-seven = pontosan 7-es összegnél lefog
hn-fire-seven-up = 7-től lefogja a gyalogságot
hn-fire-hit-infantry = gyalogságon a HIT le is fog
hn-fire-hit-tank = harckocsin a HIT le is fog
hn-fire-double-hits = dupla találat
hn-fire-fire-again = Újra tűz!
hn-fire-no-save = védtelen: nincs mentés
hn-fire-lumbering = nehézkes: mozgás után más érték
hn-fire-relentless = kérlelhetetlen roham: +{ $number } a célpont minden SUPPRESSED jelzőjéért
hn-fire-sustained = folyamatos tűz: +{ $number }
hn-shot = támadás, érték { $value }
hn-shot-effects = támadás, érték { $value }, { $effects }

# Események közérthetően

hn-about-event = { $effects }.
hn-about-event-phase = A fázis végéig: { $effects }.
hn-about-event-turn = A forduló végéig: { $effects }.
hn-about-historical = A forgatókönyv listájának egy még elérhető eseményét használja.
hn-timing-own = a saját fázisban
hn-timing-enemy = az ellenség fázisában
hn-timing-any = bármely fázisban
hn-units = { $whose } ({ $limits })
hn-units-friendly = saját egység
hn-units-enemy = ellenséges egység
hn-units-any = saját vagy ellenséges egység
hn-units-all = bárki
hn-limit-visible = látható
hn-limit-hidden = rejtett
hn-limit-types = { $types }
hn-limit-all-types = mind: { $types }
hn-limit-one-of = ezek egyike: { $types }
hn-limit-not-types = nem { $types }
hn-limit-armoured = páncélozott
hn-limit-unarmoured = páncélozatlan
hn-limit-suppressed = SUPPRESSED jelzővel
hn-limit-terrain = itt: { $terrain }
hn-limit-not-terrain = nem itt: { $terrain }
hn-limit-boxes = itt: { $boxes }
hn-limit-near = egy bizonyos egységtől { $range } mezőn belül
hn-limit-or = vagy { $units }
hn-count-one = egy
hn-count-up-to = legfeljebb { $count }
hn-count-every = minden
hn-count-area = egy választott mezőtől { $range } mezőn belül minden
hn-spot-empty = egy üres mező
hn-effect-look-hand = nézd meg az ellenség kezét
hn-effect-draw = húzz { $count } kártyát
hn-effect-directives = vegyél { $count } DIRECTIVE jelzőt
hn-effect-discard-directives = dobj el { $count } DIRECTIVE jelzőt
hn-effect-go-roll = az ellenség GO!-dobásai: { $modifier }
hn-effect-ignore = minden { $units } figyelmen kívül hagyja: { $ability }
hn-effect-save = { $count } { $units } mentése { $value }
hn-effect-directives-despite = DIRECTIVE használható SUPPRESSED ellenére
hn-effect-ap = { $count } { $units } támadásai páncéltörők
hn-effect-extra-move = egy { $units } az aktiválásában még egy egyenes mozgást tehet
hn-effect-shoot-mod = { $units } támadásai { $distance } vagy több távolságról, cél: { $against }: { $modifier }
hn-effect-terrain-as = { $from } ennek számít: { $to }
hn-effect-objective-value = { $tile } értéke { $value }
hn-effect-marker = { $marker } jelző: { $spot }
hn-effect-unmark = jelző eltávolítása: { $marker }
hn-effect-attack = { $shot }, cél: { $count } { $units }
hn-effect-barrage = { $shot }, cél: minden { $units } legfeljebb { $count } mezőn
hn-effect-barrage-around = { $shot }, cél: minden { $units } egy mezőn és szomszédain, összesen { $count } mező
hn-effect-hit = { $markers } HIT mentés nélkül: { $count } { $units }
hn-effect-suppress = { $markers } SUPPRESSED: { $count } { $units }
hn-effect-unsuppress = minden SUPPRESSED lekerül: minden { $units }
hn-effect-heal = egy HIT lekerül: { $count } { $units }
hn-effect-go = GO! jelző: { $count } { $units }, amelyen nincs ACTIVATED
hn-effect-turn-up = felfordítás: { $count } { $units }
hn-effect-turn-down = lefordítás: { $count } { $units }
hn-effect-surrender = kocka: { $count } { $units }; { $number } vagy több esetén megadja magát
hn-effect-rout = kocka: { $count } { $units }; { $number } alatt egy mezőt hátrál vagy SUPPRESSED jelzőt kap
hn-effect-act = egy { $units } egyet mozoghat és { $attacks } támadást tehet
hn-effect-act-each = egy { $units } egyet mozoghat és minden értékével támadhat
hn-effect-all-forward = minden { $units } egy mezőt előre léphet
hn-effect-all-back = minden { $units } egy mezőt hátra léphet
hn-effect-all-move = minden { $units } egy mezőt egyenesen léphet
hn-effect-all-fire = minden { $units } egy támadást tehet
hn-effect-pick = vegyél egy egységkártyát a saját tartalékból, majd keverd meg
hn-effect-place-aside = { $count } félretett kártya érkezik szabad mezőre: { $boxes }
hn-effect-place-discard = egy kártya a saját dobópakliból szabad mezőre érkezik: { $boxes }
hn-effect-place-hand = legfeljebb { $count } egységkártya kézből szabad mezőre: { $boxes }
hn-effect-choice = válassz egyet: { $options }
hn-effect-choice-enemy = az ellenség választ egyet: { $options }

# Ami a kártyán áll

hn-figure-side = Fél
hn-figure-copies = Példány
hn-figure-types = Típus
hn-figure-activation = Aktiválás
hn-figure-hit-points = Életpont
hn-figure-save = Mentés
hn-figure-armoured = Páncélozott
hn-figure-shooting = Tüzelés
hn-figure-abilities = Képességek
hn-figure-points = Értékpont
hn-figure-mark = Forrás
hn-figure-joins = Csatlakozhat
hn-figure-not = De nem ehhez
hn-figure-timing = Mikor
hn-figure-letter = Betű a térképen
hn-figure-number = Két kockával kell
hn-figure-range = Hatótáv
hn-figure-moved = Mozgás után kell
hn-figure-beside = A jele mellett

# A kérdések

hn-ask-deploy = { $you ->
    [yes] Válaszd ki, melyik kártya fekszik rejtve a következő mezőn, vagy fogadd el a megadott felállást.
   *[no] { $side } elrendezi rejtett kártyáit.
 }
hn-ask-bombard = { $you ->
    [yes] Válaszd ki a bombázás mezőit.
   *[no] { $side } kiválasztja a bombázás mezőit.
 }
hn-ask-tactic = { $you ->
    [yes] Költs egy COMMAND jelzőt egy taktikára.
   *[no] { $side } taktikát választ.
 }
hn-ask-place = { $you ->
    [yes] Helyezz le egységkártyákat a kezedből, vagy mondd, hogy kész.
   *[no] { $side } erősítést hoz.
 }
hn-ask-unsuppress = { $you ->
    [yes] Vegyél le egy második SUPPRESSED jelzőt, vagy mondd, hogy kész.
   *[no] { $side } SUPPRESSED jelzőket vesz le.
 }
hn-ask-manoeuvre = { $you ->
    [yes] Manőver: támadj a két egység egyikével, menetelj az egyikkel, vagy mondd, hogy kész.
   *[no] { $side } manőverezik.
 }
hn-ask-activation = { $you ->
    [yes] Mozogj, támadj, használj képességet, vagy fejezd be az aktiválást.
   *[no] { $side } egy egységgel cselekszik.
 }
hn-ask-attack-plus = { $you ->
    [yes] Használsz DIRECTIVE jelzőt +1-ért a támadásra?
   *[no] { $side } 1-et adhat a támadáshoz.
 }
hn-ask-turn-up = { $you ->
    [yes] Felfordítasz egy egységet a jobb mentésért?
   *[no] { $side } felfordíthat egy egységet a mentés előtt.
 }
hn-ask-save-plus = { $you ->
    [yes] Használsz DIRECTIVE jelzőt +1-ért a mentésre?
   *[no] { $side } 1-et adhat a mentéshez.
 }
hn-ask-seize = { $you ->
    [yes] Elfoglalod az állásukat?
   *[no] { $side } elfoglalhatja az állást.
 }
hn-ask-go = { $you ->
    [yes] Válaszd ki, melyik egység GO! jelzője következik.
   *[no] { $side } egy GO! jelzőt rendez.
 }
hn-ask-force-go = { $you ->
    [yes] A dobás nem sikerült. DIRECTIVE jelzővel mégis aktiválod?
   *[no] { $side } kikényszerítheti az aktiválást.
 }
hn-ask-window = { $you ->
    [yes] Kijátszhatsz egy kártyát vagy felfordíthatsz egy egységet, mielőtt az ellenség folytatja.
   *[no] { $side } válaszára várunk.
 }
hn-ask-answer = { $you ->
    [yes] Válassz a kettő közül.
   *[no] { $side } választ.
 }
hn-ask-closing = { $you ->
    [yes] A fázisod véget ér: egy utolsó kártya, egy felfordítás, vagy fejezd be.
   *[no] { $side } lezárja a fázist.
 }
hn-ask-event-moves = { $you ->
    [yes] Válaszd ki a következő mozgó egységet, vagy mondd, hogy kész.
   *[no] { $side } esemény miatt mozgat.
 }
hn-ask-event-fires = { $you ->
    [yes] Válaszd ki a következő támadást, vagy mondd, hogy kész.
   *[no] { $side } esemény miatt tüzel.
 }
hn-ask-arrive = { $you ->
    [yes] Helyezd le a megérkezett kártyákat, vagy mondd, hogy kész.
   *[no] { $side } lehelyezi a megérkezett kártyákat.
 }
hn-ask-event-unit = { $you ->
    [yes] Válaszd ki a következő egységet, vagy mondd, hogy kész.
   *[no] { $side } egységeket választ egy eseményhez.
 }
hn-ask-event-box = { $you ->
    [yes] Válaszd ki a következő mezőt.
   *[no] { $side } mezőket választ egy eseményhez.
 }
hn-ask-event-card = { $you ->
    [yes] Helyezz le egy egységkártyát a kezedből, vagy mondd, hogy kész.
   *[no] { $side } lehelyezhet egy kártyát.
 }
hn-ask-event-acts = { $you ->
    [yes] Mozogj és támadj az egységgel.
   *[no] { $side } esemény miatt cselekszik egy egységgel.
 }
hn-ask-event-each = { $you ->
    [yes] Válaszd ki a következő egységet, amelyet érint.
   *[no] { $side } egységenként rendez egy eseményt.
 }
hn-over = { $you ->
    [yes] Győztél. Pontok: USA { $us }, Németország { $ge }.
   *[no] { $side } győzött. Pontok: USA { $us }, Németország { $ge }.
 }

# A lehetőségek

hn-do-deploy = { $card } ide: { $tile }
hn-do-directives = DIRECTIVE jelzők visszaszerzése
hn-do-cards = Kártyák és erősítés
hn-do-manoeuvre = Manőver: { $unit } és { $other }
hn-do-unsuppress = SUPPRESSED levétele: { $unit }
hn-do-activate = Aktiválás: { $unit }
hn-do-shoot = { $unit } támadja: { $target }, érték { $value }
hn-do-shoot-paid = { $unit } támadja: { $target }, érték { $value }, páncéltörő DIRECTIVE jelzővel
hn-do-move = { $unit } ide lép: { $tile }
hn-do-exit = { $unit } elhagyja a táblát
hn-do-march = { $unit } DIRECTIVE jelzővel ide menetel: { $tile }
hn-do-march-exit = A tábla elhagyása erőltetett menettel
hn-do-march-exit-of = { $unit } erőltetett menettel elhagyja a táblát
hn-do-use = { $unit }: { $ability }
hn-do-use-on = { $unit }: { $ability }, { $target }
hn-do-use-tile = { $unit }: { $ability }, { $tile }
hn-do-use-fire = { $unit } parancsa: { $shot }
hn-do-seize = { $tile } elfoglalása
hn-do-box = { $tile } választása
hn-do-unit = { $unit } választása
hn-do-directive = DIRECTIVE használata
hn-do-turn-up = { $unit } felfordítása
hn-do-go = { $unit } GO! jelzője
hn-do-quiet = Ne zavarjatok eddig: { $moment }
hn-do-play = { $card } kijátszása
hn-do-play-unit = { $card } kijátszása: { $unit }
hn-do-play-tile = { $card } kijátszása: { $tile }
hn-do-play-card = { $card } kijátszása: { $other } elvétele
hn-do-play-card-tile = { $card } kijátszása: { $other } ide: { $tile }
hn-do-play-answer = { $card } kijátszása: { $answer }
hn-answer-directive = DIRECTIVE jelzők eldobása
hn-answer-obstacle = az akadály eltávolítása
hn-answer-suppressed = SUPPRESSED jelzők
hn-answer-first = az első
hn-answer-second = a második
hn-moment-next-command = a következő COMMAND jelző
hn-moment-close = a fázis lezárása
hn-moment-own-phase = a következő fázisom
hn-moment-loss = az egységeimet érő következő HIT
hn-button-as-listed = Ahogy a lista mondja
hn-button-done = Kész
hn-button-end = Az aktiválás vége
hn-button-end-hidden = Az aktiválás vége, rejtőzve
hn-button-end-phase = A fázis vége
hn-button-pass = Passz
hn-button-accept = Elfogadom
hn-button-stay = Marad
hn-button-keep-hidden = Maradjon rejtve
hn-step-card = { $name }
hn-step-box = { $name } mező
hn-step-value = { $name } érték
hn-step-shot = { $place ->
    [1] Első
   *[other] Második
 } lőérték{ $pace ->
    [halted] { ", állva" }
    [moved] { ", mozogva" }
   *[any] { "" }
 }
hn-step-unit = { $name }, { $tile }
hn-step-unit-hidden = Lefordított { $number }. { $whose ->
    [us] amerikai
   *[ge] német
 } egység, { $tile }
hn-step-event = { $name }. esemény
hn-step-directive = DIRECTIVE
hn-step-suppressed = SUPPRESSED
hn-step-manoeuvre = Manőver
hn-step-unsuppress = SUPPRESSED levétele
hn-step-activate = Egység aktiválása
hn-step-turn-up = Felfordítás
hn-step-go = GO!
hn-step-exit = A tábla elhagyása
hn-step-quiet = Ne zavarjatok
hn-step-unknown = { $name }

# Ami történt

hn-event-phase = { $you ->
    [yes] { $turn }. forduló: a fázisod { $commands } COMMAND jelzővel kezdődik.
   *[no] { $turn }. forduló: { $side } fázisa { $commands } COMMAND jelzővel kezdődik.
 }
hn-event-tactic = { $you ->
    [yes] COMMAND jelzőt költesz: { $tactic }. Maradt { $left }.
   *[no] { $side } COMMAND jelzőt költ: { $tactic }. Maradt { $left }.
 }
hn-event-directives-tactic = { $you ->
    [yes] { $count } DIRECTIVE jelzőt kapsz, most { $total } van.
   *[no] { $side } { $count } DIRECTIVE jelzőt kap, most { $total } van.
 }
hn-event-directives-depot = { $you ->
    [yes] Raktár: { $count } DIRECTIVE, most { $total } van.
   *[no] Raktár: { $side } { $count } DIRECTIVE jelzőt kap, most { $total } van.
 }
hn-event-directives-income = { $you ->
    [yes] Utánpótlás: { $count } DIRECTIVE, most { $total } van.
   *[no] Utánpótlás: { $side } { $count } DIRECTIVE jelzőt kap, most { $total } van.
 }
hn-event-directives-elan = { $you ->
    [yes] Lendület: { $count } DIRECTIVE, most { $total } van.
   *[no] Lendület: { $side } { $count } DIRECTIVE jelzőt kap, most { $total } van.
 }
hn-event-directives-unlucky = { $you ->
    [yes] Dupla 1: { $count } DIRECTIVE, most { $total } van.
   *[no] Dupla 1: { $side } { $count } DIRECTIVE jelzőt kap, most { $total } van.
 }
hn-event-directives-event = { $you ->
    [yes] Az esemény { $count } DIRECTIVE jelzőt ad; most { $total } van.
   *[no] { $side }: az esemény { $count } DIRECTIVE jelzőt ad; most { $total } van.
 }
hn-event-directives-lost = { $you ->
    [yes] { $count } DIRECTIVE jelzőt dobsz el, marad { $total }.
   *[no] { $side } { $count } DIRECTIVE jelzőt dob el, marad { $total }.
 }
hn-event-use-march = { $unit } DIRECTIVE jelzőt használ erőltetett menetre; maradt { $total }.
hn-event-use-activation = { $unit } DIRECTIVE jelzőt használ az aktiváláshoz; maradt { $total }.
hn-event-use-armour-piercing = { $unit } DIRECTIVE jelzőt használ páncéltörésre; maradt { $total }.
hn-event-use-attack = { $unit } DIRECTIVE jelzőt használ +1-ért a támadásra; maradt { $total }.
hn-event-use-save = { $unit } DIRECTIVE jelzőt használ +1-ért a mentésre; maradt { $total }.
hn-event-drew = { $you ->
    [yes] { $count } kártyát húzol.
   *[no] { $side } { $count } kártyát húz.
 }
hn-event-drew-cards = { $you ->
    [yes] { $count } kártyát húzol: { $cards }.
   *[no] { $side } { $count } kártyát húz: { $cards }.
 }
hn-event-received = { $you ->
    [yes] Megkapod: { $cards }.
   *[no] { $side } megkapja: { $cards }.
 }
hn-event-placed = { $unit } megérkezik ide: { $tile }.
hn-event-placed-hidden = { $unit } lefordítva fekszik itt: { $tile }.
hn-event-exchanged = { $unit } és { $other } helyet cserél.
hn-event-unsuppressed = { $unit } elveszít egy SUPPRESSED jelzőt; maradt { $left }.
hn-event-activated = { $unit } aktív.
hn-event-activated-go = { $unit } GO! jelzővel aktív.
hn-event-activation-ended = { $unit } aktiválása véget ér.
hn-event-moved = { $unit } lép: { $from } – { $tile }.
hn-event-marched = { $unit } menetel: { $from } – { $tile }.
hn-event-seized = { $unit } elfoglalja: { $tile }, innen: { $from }.
hn-event-extra = { $unit } áttör: { $from } – { $tile }.
hn-event-forward = { $unit } előreküldve: { $from } – { $tile }.
hn-event-fallback = { $unit } visszavonul: { $from } – { $tile }.
hn-event-moved-by-event = { $unit } az esemény miatt lép: { $from } – { $tile }.
hn-event-left = { $unit } elhagyja a táblát innen: { $tile }; { $points } pont.
hn-event-turned-up = { $tile } felfordul: { $unit }.
hn-event-decoy = { $tile }: { $side } csalija volt; eldobva.
hn-event-turned-down = { $unit } lefordul itt: { $tile }.
hn-event-go = { $unit } GO! jelzőt kap.
hn-event-go-sure = { $unit } dobás nélküli GO! jelzőt kap.
hn-event-go-free = { $unit } dobás nélkül engedelmeskedik a GO! jelzőnek.
hn-event-go-passed = { $modifier ->
    [0] { $unit } dobása { $die }, kell { $need }: aktív.
   *[other] { $unit } dobása { $die } ({ $modifier }), kell { $need }: aktív.
 }
hn-event-go-failed = { $modifier ->
    [0] { $unit } dobása { $die }, kell { $need }: nem sikerült.
   *[other] { $unit } dobása { $die } ({ $modifier }), kell { $need }: nem sikerült.
 }
hn-event-attack = { $unit } támadja: { $target }, { $tile }, érték { $value }.
hn-event-attack-paid = { $unit } támadja: { $target }, { $tile }, érték { $value }, DIRECTIVE jelzővel páncéltörő.
hn-event-attack-nobody = { $you ->
    [yes] Támadásod: { $target }, { $tile }, érték { $value }.
   *[no] { $side } támadása: { $target }, { $tile }, érték { $value }.
 }
hn-event-rolled = { $modifier ->
    [0] A kockák: { $one } és { $two }, összeg { $total }, kell { $value }.
   *[other] A kockák: { $one } és { $two }, módosítók { $modifier }, összeg { $total }, kell { $value }.
 }
hn-event-success = Siker: { $unit }.
hn-event-success-sure = Siker dobás nélkül: { $unit }.
hn-event-partial = Részleges siker: { $unit }.
hn-event-failure = A támadás nem sikerül: { $unit }.
hn-event-saved = { $unit } megmenekül: { $die }, kell { $need }.
hn-event-not-saved = { $unit } nem menekül meg: { $die }, kell { $need }.
hn-event-marked = { $suppressed ->
    [0] { $unit } kap { $hits } HIT jelzőt.
   *[other] { $hits ->
        [0] { $unit } kap { $suppressed } SUPPRESSED jelzőt.
       *[other] { $unit } kap { $hits } HIT és { $suppressed } SUPPRESSED jelzőt.
     }
 }
hn-event-healed = Egy HIT lekerül: { $unit }.
hn-event-medic = Segítség, { $unit }: { $die }, kell { $need }, sikerült.
hn-event-no-medic = Segítség, { $unit }: { $die }, kell { $need }, hiába.
hn-event-destroyed = { $unit } megsemmisül itt: { $tile }.
hn-event-returned = { $unit } felbomlik, és visszakerül a tartalékba.
hn-event-played = { $you ->
    [yes] Kijátszod: { $name }.
   *[no] { $side } kijátssza: { $name }.
 }
hn-event-hero = { $you ->
    [yes] { $name } nevű hősöd csatlakozik: { $unit }.
   *[no] { $name } ({ $side }) csatlakozik: { $unit }.
 }
hn-event-marker-put = { $marker } jelző kerül ide: { $tile }.
hn-event-marker-taken = { $marker } jelző lekerül innen: { $tile }.
hn-event-marker-given = { $unit } jelzőt kap: { $marker }.
hn-event-mine = { $unit } aknára lép itt: { $tile }.
hn-event-control = { $you ->
    [yes] A tiéd: { $tile }.
   *[no] { $side } birtokolja: { $tile }.
 }
hn-event-surrender = { $unit }: { $die }, kell { $need }, megadja magát.
hn-event-no-surrender = { $unit }: { $die }, kell { $need }, tovább harcol.
hn-event-rout = { $unit }: { $die }, kell { $need }, meghátrál.
hn-event-stands = { $unit }: { $die }, kell { $need }, kitart.
hn-event-hand-seen = { $you ->
    [yes] Megnézed az ellenség kezét.
   *[no] { $side } megnézi az ellenség kezét.
 }
hn-event-hand-seen-cards = { $you ->
    [yes] Megnézed az ellenség kezét: { $cards }.
   *[no] { $side } megnézi az ellenség kezét: { $cards }.
 }
hn-event-picked = { $you ->
    [yes] Elveszel egy kártyát a tartalékból.
   *[no] { $side } elvesz egy kártyát a tartalékból.
 }
hn-event-picked-card = { $you ->
    [yes] A tartalékból elveszed: { $name }.
   *[no] { $side } a tartalékból elveszi: { $name }.
 }
hn-event-revalued = { $tile } értéke mostantól { $value }.
hn-event-effect-ended = { $name } véget ér.
hn-event-phase-ended = { $you ->
    [yes] { $turn }. forduló: a fázisod véget ér.
   *[no] { $turn }. forduló: { $side } fázisa véget ér.
 }

# Az állás mondatokban

hn-say-turn = { $scenario }, { $turn }. forduló, összesen { $turns }; { $side } fázisa, { $commands } COMMAND jelző maradt.
hn-say-side = { $side }: { $points } pont, { $directives } DIRECTIVE, { $hand } kártya kézben, { $reserve } tartalékban, { $destroyed } egység elveszett.
hn-say-hand = { $side } keze: { $cards }.
hn-say-quiet = Eddig nem zavarunk: { $moment }.
hn-say-unit = { $unit } itt: { $tile }.
hn-say-unit-marks = { $unit } itt: { $tile }; { $marks }.
hn-say-objective = Célpont { $tile }{ $value ->
    [0] { "" }
   *[other] , érték { $value }
 }, birtokolja: { $side }.
hn-say-depot = Raktár { $tile }{ $value ->
    [0] { "" }
   *[other] , érték { $value }
 }, birtokolja: { $side }.
hn-say-nobody = senki
hn-say-marker = { $marker } itt: { $tile }.
hn-say-effect = Érvényben: { $name } ({ $side }).
hn-say-attack = { $by } támadása: { $target }, érték { $value }, kockák { $one } és { $two }, összeg { $total }.

# Esélyek

hn-odds-hit = HIT
hn-odds-suppress = SUPPRESSED
hn-odds-saved = megmenekül
hn-odds-miss = hatástalan
hn-odds-destroy = megsemmisül
hn-odds-go = aktív

# Miért nem

hn-no-such-seat = Két szék van.
hn-no-over = A játék véget ért.
hn-no-turn = Most nem te döntesz.
hn-no-reply-awaited = A másik játékos válaszára várunk.
hn-no-window = Itt nem játszható ki kártya; várd meg az aktiválás vagy taktika végét.
hn-no-card-in-attack = A támadás bejelentése és vége között nincs kártya és felfordítás.
hn-no-card-in-event = Előbb a folyó eseményt kell rendezni.
hn-no-card-in-manoeuvre = A manőver nem szakítható meg.
hn-no-card-in-activation = Az aktiválás nem szakítható meg.
hn-no-such-unit = { $unit } nincs a csatatéren.
hn-no-unit-called = Egyetlen látható egységnek sem ez a kártyája. Az ellenség rejtett egységét a jele nevezi meg.
hn-no-own-unit = Az nem a te egységed.
hn-no-own-card = Nincs { $card } kártyád.
hn-no-own-target = A célpont csak ellenséges egység lehet.
hn-no-directive-left = Nincs elég DIRECTIVE.
hn-no-directive-suppressed = SUPPRESSED egység nem használhat DIRECTIVE jelzőt.
hn-no-directive-flooded = Elárasztott mezőn vagy vízben álló egység nem használhat DIRECTIVE jelzőt.
hn-no-directive-disoriented = Eltévedt egység nem használhat DIRECTIVE jelzőt.
hn-no-directive-now = DIRECTIVE jelzőt egység használ, amikor cselekszik, támad vagy ment.
hn-no-go-marker = Annak az egységnek nincs várakozó GO! jelzője.
hn-no-go-decline = Minden várakozó GO! jelzőt rendezni kell.
hn-no-go-first = Előbb a várakozó GO! jelzők következnek.
hn-no-go-twice = Az egységnek már van GO! jelzője.
hn-no-go-active = Az egység épp aktív vagy manőverezik.
hn-no-force-go = Fizess DIRECTIVE jelzőt, vagy fogadd el a sikertelen dobást.
hn-no-attack-open = Előbb a folyó támadást kell befejezni.
hn-no-seize-there = Csak a megsemmisített egység mezője foglalható el.
hn-no-seize-now = Az elfoglalásról rögtön a megsemmisítő támadás után döntesz.
hn-no-decoy-now = Csali csak a saját fázisban fordítható fel.
hn-no-decoy-acts = A csali csak mozoghat.
hn-no-decoy-chosen = A csali nem kaphat típushoz vagy képességhez kötött hatást.
hn-no-decoy-hero = A csali nem kaphat hőst.
hn-no-window-only = Játssz ki kártyát, fordíts fel egységet, kérj nyugalmat, vagy passzolj.
hn-no-hidden-unit = Az az egység nem rejtett.
hn-no-hidden-already = Az az egység már le van fordítva.
hn-no-quiet-now = Ezt az ellenség fázisának ablakában kérheted.
hn-no-box = { $tile } nem mezője a csatatérnek.
hn-no-occupied = { $tile } foglalt.
hn-no-water = { $tile } víz.
hn-no-obstacle = Akadály zárja el harckocsi és gépesített elől: { $tile }.
hn-no-orthogonal = Ez a lépés egy mező, egyenesen.
hn-no-diagonal = Átlósan csak gépesített egység mozog.
hn-no-one-box = Egy lépés egy mező.
hn-no-off-board = Az egység itt nem hagyhatja el a táblát.
hn-no-values = Az egységnek nincs lőértéke.
hn-no-such-value = Az egységnek nincs ilyen értéke.
hn-no-value-used = Azt az értéket már elhasználtad.
hn-no-lumbering-name = A nehézkes fegyver álló vagy mozgott értékét használja.
hn-no-lumbering-moved = Az egység mozgott, ezért a mozgott értékét használja.
hn-no-lumbering-halted = Az egység áll, ezért az álló értékét használja.
hn-no-fire-or-move = Tűz vagy mozgás: mindkettő nem megy.
hn-no-halted-moves = Az álló értékkel lövő egység nem mozoghat.
hn-no-range = A célpont lőtávon kívül van.
hn-no-paid-twice = A támadás már páncéltörő.
hn-no-armour = A célpontról tudható, hogy páncélozatlan.
hn-no-better-save = Ettől nem lenne jobb a mentés.
hn-no-deployment = Csak a felállás közben, és akkor semmi más.
hn-no-as-listed = A megadott felállás az első mezőnél fogadható el.
hn-no-deploy-box = A következő mező { $tile }.
hn-no-deploy-card = Az a kártya nincs a lista rejtett kártyái között.
hn-no-deployed = Az a kártya már a helyén van.
hn-no-deploy-fort = Erődítménymezőre erődítménykártya való, és fordítva.
hn-no-deploy-rest = A maradék kártyák nem töltenék ki a többi mezőt.
hn-no-unit-card = Az nem egységkártya.
hn-no-cards-tactic = A tartalék üres, és kézből sem helyezhető le kártya.
hn-no-activated = Az egység már ACTIVATED.
hn-no-activation-open = Az egység csak saját aktiválásában cselekszik.
hn-no-end-early = Amíg van COMMAND jelző, taktikát kell választani.
hn-no-tactic-first = Előbb válassz taktikát.
hn-no-tactic-open = Előbb a folyó taktikát kell befejezni.
hn-no-commands-left = Nincs több COMMAND jelző.
hn-no-suppressed = Az egységen nincs SUPPRESSED.
hn-no-exchange-beside = A két egységnek oldalszomszédosnak kell lennie.
hn-no-immobile = Az egység mozdulatlan.
hn-no-hand = Az a kártya nincs a kezedben.
hn-no-hand-card = { $card } nincs a kezedben.
hn-no-three-placed = Már három kártya lekerült.
hn-no-source = { $tile } nincs az erősítési zónádban, és szolgáló parancsnokság mellett sem.
hn-no-zone-used = Taktikánként egy kártya érkezik a zónába.
hn-no-hq-used = Taktikánként egy kártya érkezik egy parancsnokság mellé.
hn-no-hqs-used = Egy taktikában legfeljebb két parancsnokság szolgál, egy-egy kártyával.
hn-no-hq-hidden = A rejtett parancsnokság nem szolgál; előbb fordítsd fel.
hn-no-hq-new = Az ebben a taktikában érkezett parancsnokság még nem szolgál.
hn-no-hq-cut-off = Az a parancsnokság el van vágva.
hn-no-hq-rows = Abban a sorban nem érkezhet kártya parancsnokság mellé.
hn-no-manoeuvre-unit = Csak a manőver két egysége cselekszik.
hn-no-manoeuvre-shot = Manőverben egy támadás megengedett.
hn-no-manoeuvre-march = Nevezd meg a menetelő egységet.
hn-no-manoeuvre-move = A manőver egységei másként nem mozognak.
hn-no-manoeuvre-hides = A manőver nem aktiválás: a végén az egységek nem rejtőzhetnek el.
hn-no-manoeuvre-ability = Manőverben nincs aktív képesség.
hn-no-marched = Az erőltetett menet megvolt.
hn-no-march-named = Aktiválásban az aktív egység menetel; nem kell megnevezni.
hn-no-moved = A mozgás megvolt.
hn-no-other-unit = Egy másik egység cselekszik.
hn-no-exit = Az egység itt nem hagyhatja el a táblát.
hn-no-hiding-variant = Ebben a változatban semmi sem fordul le.
hn-no-forest = Csak erdőben.
hn-no-hero-hides = Hőssel az egység nem fordulhat le.
hn-no-enemy-beside = Ellenség van mellette.
hn-no-such-ability = Az egységnek nincs ilyen képessége.
hn-no-uses-left = A képesség erre az aktiválásra elfogyott.
hn-no-six-directives = Már hat DIRECTIVE jelződ van.
hn-no-reserve = A tartalék üres.
hn-no-obstacle-there = Ott nincs akadály, vagy túl messze van.
hn-no-ability-path = Azt a képességet másként kell használni.
hn-no-itself = A képesség nem választhatja a saját egységét.
hn-no-type = Az egységnek nincs meg az ikon típusa vagy képessége.
hn-no-chosen-again = Az egységet ebben az aktiválásban már választottad.
hn-no-hit = Az egységen nincs HIT.
hn-no-charge = Az egységnek itt nincs robbanótöltete.
hn-no-charged = A töltetet a tüzelés helyett használtad.
hn-no-charge-instead = A töltet minden tüzelés helyett használható.
hn-no-charge-target = A töltethez szomszédos, látható erődítmény kell.
hn-no-unit-now = Egységkártya a kártyák és erősítés taktikával jön.
hn-no-second-event = Fázisonként egy eseménykártya.
hn-no-second-hero = Fázisonként egy hőskártya.
hn-no-generic-number = Az a kártya nem történelmi esemény.
hn-no-event-number = Válassz eseményt a listádról a számával.
hn-no-event-used = Azt az eseményt már felhasználtad.
hn-no-own-phase = Csak a saját fázisodban.
hn-no-enemy-phase = Csak az ellenség fázisában.
hn-no-event-turn = Ebben a fordulóban nem.
hn-no-event-mist = Ködben nem.
hn-no-event-path = Az esemény nem ezt kéri.
hn-no-event-choice = Az eseményhez első választás kell.
hn-no-event-change = Az semmit sem változtatna.
hn-no-event-target = { $unit } nem felel meg a szövegnek; ez kell: { $target }.
hn-no-event-target-plain = Az esemény nem érinti azt az egységet.
hn-no-event-again = Azt az egységet már választottad.
hn-no-event-open = Előbb a folyó eseményt kell rendezni.
hn-no-visible-unit = A hatás látható egységet kér.
hn-no-hero-path = A hős egy egységedhez csatlakozik.
hn-no-hero-twice = Az egységnek már van hőse.
hn-no-hero-joins = { $unit } nem felel meg a hős feltételének, amely: { $joins }.
hn-no-panzerfaust-twice = Az egységnek már van Panzerfaustja.
hn-no-pick = Az nem a tartalékod egységkártyája.
hn-no-arrival = Az a kártya nem jöhet ezzel az eseménnyel.
hn-no-arrival-box = Arra a mezőre nem.
hn-no-empty-box = A mezőnek üresnek kell lennie.
hn-no-marker-terrain = Azon a terepen nem.
hn-no-marker-twice = Ott már van ilyen jelző.
hn-no-box-again = Azt a mezőt már választottad.
hn-no-barrage-box = Az a mező nem választható.
hn-no-barrage-target = Nem érne el eltalálható egységet.
hn-no-bombard-done = A bombázás minden mezőjét ki kell választani.
hn-no-each-done = Minden egységet rendezni kell.
hn-no-act-done = Az egységnek előbb tennie kell valamit.
hn-no-act-march = Eseménnyel nincs erőltetett menet.
hn-no-answer = Válassz a kettő közül.

hn-odds-broken = felbomlik, és visszakerül a tartalékba
hn-odds-decoy = csak csali
hn-odds-healed = egy HIT lekerül
hn-odds-with-attack = { $what } (DIRECTIVE jelzővel +1 a támadásra)
hn-odds-with-save = { $what } (ha a célpont DIRECTIVE jelzőt fizet +1-ért a mentésére)

# Face-down units, tactics, icons, values, moments and buttons, in plain words
hn-name-face-down = Lefordított egység
hn-about-face-down = Csak a gazdája ismeri; csali is lehet. Lefordítva 4-re vagy többre aktiválódik, 6-ra menekül meg, és csak mozoghat. Felfordul, ha megtámadják, ha ellenség lép mellé, vagy ha lő vagy képességet használ.
hn-about-tactic-directives = Vegyél három DIRECTIVE jelzőt. Hatnál több sosem lehet.
hn-about-tactic-cards = Húzz három kártyát, aztán tegyél le egységeket a saját szélednél vagy a parancsnokságod mellé.
hn-about-tactic-manoeuvre = Két szomszéd helyet cserél, és egyikük egyszer lőhet.
hn-about-tactic-unsuppress = Vegyél le legfeljebb két SUPPRESSED jelzőt.
hn-about-tactic-activate = Egy egység dobás nélkül azonnal cselekszik: mozoghat, lőhet, és használhatja képességeit.
hn-about-value-click = A kártya egy lőértéke. Két kockának együtt kell elérnie; minden érték aktiválásonként egy támadásra való.
hn-about-value-halted = E nehézkes fegyver értéke, amíg egysége nem mozgott; e támadás után nem mozog.
hn-about-value-moved = E nehézkes fegyver értéke, ha egysége mozog az aktiválásban.
hn-about-icon-go = GO! jelzőt tesz egy hatótávon belüli saját egységre, amely aztán dob az aktiválásért.
hn-about-icon-elan = Egy DIRECTIVE jelzőt ad oldalának.
hn-about-icon-fallback = Egy hatótávon belüli saját egységet egy mezővel hátra visz.
hn-about-icon-forward = Egy hatótávon belüli saját egységet egy mezővel előre visz.
hn-about-icon-fire = Egy hatótávon belüli saját egység egyszer támadhat.
hn-about-icon-medic = Dob egy hatótávon belüli saját egységért; ha elég magas, lekerül egy HIT.
hn-about-icon-reinforce = Húz egy kártyát a tartalékból.
hn-about-icon-rally = Levesz egy SUPPRESSED jelzőt magáról vagy egy hatótávon belüli saját egységről.
hn-about-icon-engineers = Eltávolít egy akadályt a saját mezőjéről vagy mellőle.
hn-about-icon-charge = Lövés helyett egy szomszédos látható erődítményt támad 8-cal, páncélt törve, mentés nélkül.
hn-about-icon-hero = Amit ennek az egységnek a hőse tud, ahogy a hőskártya mondja.
hn-about-moment = Addig nem kérdeznek a kártyáidról. Amiről döntened kell, azt így is megkérdezik.
hn-about-button-as-listed = Minden kártya arra a mezőre kerül, amelyet a forgatókönyv felsorol.
hn-about-button-done = Itt nem történik több, bár lehetne.
hn-about-button-end = Az egység cselekedett: jelzője ACTIVATED lesz, és ebben a fázisban többet nem tesz.
hn-about-button-end-hidden = Az egység befejezi az aktiválást, és lefordul az erdőben, mert nincs mellette ellenség.
hn-about-button-end-phase = Véget ér a fázisod; előtte nem játszol ki kártyát, és nem fordítasz fel egységet.
hn-about-button-pass = Itt nem játszol ki semmit; a következő alkalommal újra kérdeznek.
hn-about-button-accept = A kocka marad, ahogy esett; a DIRECTIVE nálad marad.
hn-about-button-stay = Az egység a mezőjén marad, és nem lép arra, amelyet felszabadított.
hn-about-button-keep-hidden = A célpont úgy ment, mint egy lefordított egység: 6-ra.
hn-about-button-suppressed = Megtartod a DIRECTIVE jelzőket; helyettük az eseményben megnevezett egységek SUPPRESSED jelzőt kapnak.
hn-about-button-obstacle = Az esemény eltávolítja az akadályt.
hn-about-button-answer = Az esemény két dolgot kínál; ez az egyik, ahogy a kártya mondja.
hn-about-button-turn-up = Az egység láthatóvá válik, és mostantól a saját kártyája szerint lő, ment és cselekszik. Ingyenes.
hn-about-button-go = Dobsz: ha eléri az aktiválási értéket, az egység azonnal cselekszik; ha nem, a GO! elvész.
hn-about-button-exit = Az egység ezen a szélen elhagyja a táblát, és nem tér vissza; megmenekült.
hn-about-button-quiet = Megválasztod, meddig ne kérdezzenek a kártyáidról a másik fázisában.

# Miért ért véget
hn-end-control = { $side } ellenőrzi: { $boxes }.
hn-end-points = { $side } pontjai: { $points }; { $needed } kellett.
hn-end-more-points = Véget ért az utolsó forduló. Több pontja van: { $side }, { $mine } – { $theirs }.
hn-end-tie = Az utolsó forduló { $mine } – { $mine } ponttal ért véget: döntetlennél a forgatókönyv szerint { $side } nyer.
hn-end-not-reached = Véget ért az utolsó forduló, és { $loser } nem teljesítette, amit a forgatókönyv kér.

# A játszma története
hn-counts-points = Pontok
hn-counts-boxes = Birtokolt célpontok
hn-deed-destroyed = Megsemmisített ellenség
hn-deed-controlled = Elfoglalt célpontok
hn-deed-attacks = Támadások
hn-deed-hits = Találatok
hn-deed-steps = Mozgások
hn-luck-hits = találat
hn-mark-destroyed = { $unit } megsemmisült: { $tile }
hn-mark-controlled = { $tile }: { $side } elfoglalta
hn-mark-left = { $unit } elhagyta a táblát: { $tile }
