# A terminál saját szövegei.

# A felső sáv, a kérdés és az alatta lévő sor
ui-you = Te
ui-player = { $number }. játékos
ui-seat = { $seat }. szék
ui-corner-your-turn = Te jössz
ui-corner-turn = Következik: { $name }
ui-corner-over = A mérkőzés véget ért
ui-thinking = { $name } gondolkodik …
ui-not-now = { $thing } most nem választható.
ui-it-can-be-chosen = Ez választható: nyomj Entert.
ui-taken-back = Visszavonva.
ui-no-undo = Nincs visszavonható lépésed: utána véletlen, felfedett lap vagy más játékos döntése következett.
ui-undo-later = Várd meg, amíg a bot lép, aztán vonhatsz vissza.
ui-not-saved = A mérkőzést nem sikerült menteni: { $error }
ui-too-small = Ez az ablak { $now-width }×{ $now-height }. Az asztalhoz { $width }×{ $height } kell: kérlek, nagyítsd meg.

# Billentyűk alul
ui-key-choose = választ
ui-key-back = vissza
ui-key-undo = visszavon
ui-key-why = miért nem
ui-key-actions = lépések
ui-key-describe = szóban
ui-key-log = napló
ui-key-help = súgó
ui-key-leave = kilép
ui-key-rematch = visszavágó
ui-key-replay = visszajátszás
ui-key-result = eredmény vagy asztal
ui-key-step = lépés
ui-key-turn = forduló
ui-key-ends = eleje, vége
ui-key-autoplay = lejátszás
ui-key-viewpoint = nézőpont
ui-key-close = bezár

# A napló
ui-log-title = Napló
ui-log-take-back = { $name } visszalépett a(z) { $line }. sorig.
ui-log-resign = { $name } feladta.
ui-log-forfeit = { $name } kifutott az időből.
ui-log-dice = A következő dobások előre megadva: { $faces }.

# A lépések listája
ui-actions-title = Minden, amit tehetsz
ui-actions-search = Keresés:
ui-actions-none = Ilyen lépés most nincs.

# Mi lehet belőle
ui-odds-title = Mi lehet belőle
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } lehetőség: { $low } és { $high } között
ui-odds-same = { $count } lehetőség: mind { $low }
ui-odds-percent = { $percent }%
ui-odds-mean = ⌀ { $mean }
ui-odds-number = { $whole },{ $tenths }

# Kérdések
ui-yes-no = Enter vagy y: igen · bármi más: nem
ui-take-back-title = Visszalépés?
ui-take-back-question = Visszalépsz az utolsó döntésed elé? A jegyzőkönyv feltünteti, és amit a véletlen dönt el, az újra eldől.
ui-resign-title = Feladás?
ui-resign-question = Feladod a mérkőzést? Az ellenfeled nyer.

# Többen egy billentyűzetnél
ui-hand-over = A fordulód véget ért: Enter, majd add át a billentyűzetet: { $name }.
ui-curtain = Add át a billentyűzetet: { $name }.
ui-curtain-enter = { $name }: nyomj Entert, ha senki más nem látja.
ui-curtain-leave = q kilép; a mérkőzés mentve van.
ui-away-title = Amíg nem figyeltél

# A vége
ui-won = Győztes: { $name }
ui-drawn = Döntetlen.
ui-lost = Közös vereség.
ui-ended-by = Eldöntötte: { $rule }
ui-ended-resigned = A másik fél feladta.
ui-ended-time = A másik fél kifutott az időből.
ui-saved-in = Mentve ide: { $file }
ui-result-keys = n visszavágó · v visszajátszás · Esc asztal · q kilép

# A helyzet szóban, és a saját tábla nélküli játékok
ui-describe-title = A helyzet szóban
ui-plain-position = Helyzet
ui-plain-choices = Választhatsz

# Visszajátszás
ui-replay-beginning = A kezdet.
ui-viewpoint-seat = { $name } szemével
ui-viewpoint-public = néző szemével
ui-viewpoint-all = minden látható

# Súgó
ui-help-title = Súgó
ui-help-moving = Választás
ui-help-arrows = mozgás az asztal minden elemén
ui-help-tab = mozgás a most választható elemeken; ezeket • jelöli
ui-help-enter = választás; máson: megmondja, miért nem választható
ui-help-escape = az utolsó kattintás visszavonása
ui-help-game = Ezen a táblán
ui-help-asking = Bármikor
ui-help-undo = visszavonás; botok ellen régebbi lépésé is
ui-help-why = ez miért nem választható? Ha választható: mi lehet belőle
ui-help-actions = minden szabályos lépés; gépelve kereshető
ui-help-describe = az egész helyzet szóban
ui-help-log = a teljes napló
ui-help-sort = a kéz más rendezése
ui-help-resign = feladás
ui-help-leave = kilépés; a mérkőzés minden lépés után mentve van
ui-help-mouse-title = Egér
ui-help-mouse = Kattintás választ; az üres helyre vagy a jobb gombbal kattintás egy lépést visszavon; a görgő a naplót görgeti.
ui-help-replay = Visszajátszás
ui-help-forward = egy lépés előre
ui-help-backward = egy lépés vissza
ui-help-turns = következő forduló, előző forduló
ui-help-ends = az eleje, a vége
ui-help-autoplay = magától játszik, vagy megáll
ui-help-viewpoint = nézőpont váltása: minden, egy-egy játékos, néző
ui-help-close = bezárás

# Battle Line
ui-bl-turn = { $turn }. forduló
ui-bl-game-of = { $game }. játék, összesen { $games }
ui-bl-game-to = { $game }. játék, { $points } pontig
ui-bl-points = { $points } pont
ui-bl-tactics-played = taktika { $count }
ui-bl-unseen = Látatlan { $count }
ui-bl-decks = Paklik
ui-bl-deck-troops = Csapat
ui-bl-deck-tactics = Taktika
ui-bl-discards = Eldobva
ui-bl-sum = Összeg
ui-bl-host = Sereg
ui-bl-skirmish = Csatárlánc
ui-bl-battalion = Zászlóalj
ui-bl-phalanx = Falanx
ui-bl-wedge = Ék
ui-bl-short-lion = Oroszlán
ui-bl-short-eagle = Sas
ui-bl-help-flags = rámutat egy zászlóra
ui-bl-help-colours = egy szín következő lapja
ui-bl-help-tactics = a következő taktikai lap vagy pakli
ui-bl-tell-seat = { $name }: { $flags } zászló, { $tactics } taktikai lap kijátszva.
ui-bl-tell-hand = Kéz: { $cards }.
ui-bl-tell-backs = Kéz, lefordítva: { $troops } csapat, { $tactics } taktikai lap.
ui-bl-tell-known = Közülük ismert: { $cards }.
ui-bl-tell-guile = Előtte fekszik: { $cards }.
ui-bl-tell-flag-open = { $flag }. zászló, nyitott.
ui-bl-tell-flag-claimable = { $flag }. zászló, most elfoglalható.
ui-bl-tell-flag-claimed = { $flag }. zászló, tulajdonosa { $name }.
ui-bl-tell-is = Most: { $strength }.
ui-bl-tell-could = Legjobb esetben: { $strength }.
ui-bl-tell-decks = Paklik: { $troops } csapat, { $tactics } taktikai lap.
ui-bl-tell-top = A pakli tetején ismert, felülről lefelé: { $cards }.
ui-bl-tell-discards = Eldobva: { $cards }.

# Undaunted
ui-un-headline = { $name } · { $round }. kör
ui-un-goal-points = { $points }/{ $goal } pont
ui-un-goal-pin = leszorítás · pont { $points }
ui-un-pinned = leszorítva
ui-un-counts = húzópakli { $deck } · ki { $removed }
ui-un-hand = kéz
ui-un-chosen = választott { $card }
ui-un-play = játékban
ui-un-discard = dobott
ui-un-supply = utánp.
ui-un-help-hand = egy lap kiválasztása a kézből
ui-un-help-buttons = a következő gomb
ui-un-help-tiles = a következő választható mező
ui-un-help-counters = a következő választható egység
ui-un-help-piles = az utánpótlás vagy a játéktér következő lapja
ui-un-help-head = egy mező: kód, terep és fedezék, célpont, jelzők: u g felderítve, U G ellenőrizve
ui-un-help-signs = egységek: ▫ USA, ▪ Németország; R lövész, S felderítő, G géppuskás, Sn mesterlövész, Mo aknavető; kisbetű: lefogva
ui-un-help-markers = belépési hely, aknavető célja, rádió, kezdeményezés; a lapon a szám a kezdeményezése
ui-un-tell-round = { $name }, { $round }. kör, legfeljebb { $limit }. Kezdeményezés: { $side }.
ui-un-tell-side-points = { $name } vezeti: { $side }. Pontok: { $points }, a cél { $goal }.
ui-un-tell-side-pin = { $name } vezeti: { $side }. A cél az ellenség leszorítása. Pontok: { $points }.
ui-un-tell-pinned = Nincs lövész a táblán: leszorítva.
ui-un-tell-counts = Kéz { $hand }, húzópakli { $deck }, játékon kívül { $removed }.
ui-un-tell-hand = Kéz: { $cards }.
ui-un-tell-known = A kézben ismert: { $cards }.
ui-un-tell-play = Játékban: { $cards }.
ui-un-tell-discard = Dobópakli: { $cards }.
ui-un-tell-supply = Utánpótlás: { $cards }.
ui-un-tell-removed = Játékon kívül: { $cards }.
ui-un-tell-chosen = A kezdeményezéshez választva: { $card }.
ui-un-tell-chosen-hidden = Lapot választott a kezdeményezéshez.
ui-un-tell-tile = { $tile }, { $ground }, fedezék { $cover }.
ui-un-tell-objective = Célpont, értéke { $value }.
ui-un-tell-radio = Itt van a rádió.
ui-un-tell-scouted = { $side }: felderítve.
ui-un-tell-controlled = { $side }: ellenőrizve.
ui-un-tell-spawn = { $side } itt lép be: { $whom }.
ui-un-tell-everybody = mindenki
ui-un-tell-squad = { $squad } raj
ui-un-tell-target = Az aknavető célja: { $side }.
ui-un-tell-ready = { $unit }.
ui-un-tell-suppressed = { $unit }, lefogva.
ui-un-ground = { $ground ->
    [haystacks] szénaboglyák
    [church] templom
    [hill] domb
    [hedged-fields] sövényes földek
    [wood-and-pond] liget és tó
    [ploughed-field] szántóföld
    [wood] liget
    [wheat-field] búzamező
    [farm] tanya
    [ruined-hamlet] romos tanyacsoport
    [hamlet] tanyacsoport
    [village-street] falusi utca
    [hill-and-cliff] domb és szikla
    [open-ground] nyílt terep
    [scattered-houses] szétszórt házak
    [crop-field] vetés
    [village] falu
    [river-and-islet] folyó és sziget
    [farmhouse] tanyaház
    [river] folyó
    [manor-and-orchard] kastély és gyümölcsös
    [river-and-trees] folyó és fák
    [hedged-field] sövényes föld
    [river-and-footbridge] folyó és gyaloghíd
    [forest] erdő
    [river-and-bridge] folyó és híd
   *[other] { $ground }
}

# D-Day Dice
ui-dd-headline = { $name } · { $turn }. kör · { $phase }
ui-dd-must-move = most mozognia kell
ui-dd-turns-left = { $turns ->
    [0] ebben a körben mozog
   *[other] még { $turns } kör
}
ui-dd-safe = biztonságban
ui-dd-cry = Csatakiáltás
ui-dd-losses = veszteség { $losses }
ui-dd-points = GyP { $points }
ui-dd-specialists = velük
ui-dd-items = tárgyak
ui-dd-awards = kitünt.
ui-dd-recruits = toborzás
ui-dd-pool = készlet
ui-dd-help-dice = egy kockád kiválasztása
ui-dd-help-buttons = a következő gomb
ui-dd-help-sectors = a következő választható szektor
ui-dd-help-things = a következő választható tárgy, specialista, kitüntetés
ui-dd-help-units = egy másik hely következő egysége
ui-dd-help-head = egy szektor: szám, védelem, MG-kockák (dobás után M=4), fekete pajzs; az út előre: bátorság, aknák, akadály
ui-dd-help-unit = egy egység a helyével: hány köre maradt a szektorban, vagy mozognia kell
ui-dd-help-demand = követel: ottani specialistát, áldozatot, eldobott tárgyat, robbanóanyagot
ui-dd-help-gifts = ad: eredményt, specialistát, belépéskor 1d6 katonát, kitüntetést; ennyi kockát
ui-dd-help-limits = legfeljebb ennyi egység, 6-osra különleges sebzés, nincs rögzítés, nincs tárgy a készletből
ui-dd-help-resources = katonák, csillagok, bátorság, tárgypontok; erő
ui-dd-help-die = egy kocka: szín és oldal; = rögzített, ↻ újradobandó, × törölt
ui-dd-help-reach = a következő harc egy szektorban: odajutás bátorsága, várható és legrosszabb veszteség, a túlélés esélye; ✗ elzárva, ? a követelés nem teljesül
ui-dd-tell-map = { $name }, { $place }, { $date }. { $turn }. kör: { $phase }.
ui-dd-tell-unit = { $name } ({ $seat }. hely, { $nation }): { $sector }, erő { $strength }, győzelmi pont { $points }.
ui-dd-tell-resources = Katonák { $soldiers }, csillagok { $stars }, bátorság { $courage }, tárgypontok { $points }.
ui-dd-tell-ready = Kész.
ui-dd-tell-busy = Még dönt.
ui-dd-tell-dice = Kockák: { $list }.
ui-dd-tell-cancelled = törölt
ui-dd-tell-locked = rögzített
ui-dd-tell-marked = újradobandó
ui-dd-tell-specialists = Specialisták: { $list }.
ui-dd-tell-dead = Elestek: { $list }.
ui-dd-tell-items = Tárgyak: { $list }.
ui-dd-tell-awards = Kitüntetések: { $list }.
ui-dd-tell-recruits = Toborozható, a csillagárával: { $list }.
ui-dd-tell-reach = Ide mehet: { $sector }, { $courage } bátorságért: várható veszteség { $loss }, legrosszabb { $worst }; túlélés { $survival }.
ui-dd-tell-stay = Itt maradva: { $sector }: várható veszteség { $loss }, legrosszabb { $worst }; túlélés { $survival }.
ui-dd-tell-barred = Az út el van zárva.
ui-dd-tell-demand-missing = A követelés nem teljesül.
ui-dd-tell-mines = Aknák.
ui-dd-tell-obstacle = Akadály.
ui-dd-tell-sector = { $sector }: védelem { $defence }, MG-kocka { $guns }.
ui-dd-tell-way = Előre: { $sector }, { $courage } bátorságért.
ui-dd-tell-have = Ottani specialistát kíván: { $list }.
ui-dd-tell-sacrifice = Áldozatot követel, egyet ezekből: { $list }.
ui-dd-tell-discard = Tárgyat követel, egyet ezekből: { $list }.
ui-dd-tell-explosives = Robbanóanyagot követel: { $count }.
ui-dd-tell-bonus = Eredményt ad: { $face }.
ui-dd-tell-penalty = Eredményt vesz el: { $face }.
ui-dd-tell-here = Itt csatlakozik: { $specialist }.
ui-dd-tell-fewer-dice = Itt dobott kockák: { $count }.
ui-dd-tell-most-units = Hely ennyi egységnek: { $count }.
ui-dd-tell-black = Fekete pajzs: senki sem maradhat.
ui-dd-tell-start = Kezdőszektor.
ui-dd-tell-enter = Belépéskor 1d6 katona.
ui-dd-tell-award-symbol = Itt kitüntetés szerezhető.
ui-dd-tell-special = Az MG 6-osa különleges sebzést okoz.
ui-dd-tell-no-lock = Itt nem rögzítünk kockát.
ui-dd-tell-no-items = Itt nem jön tárgy a készletből.
ui-dd-tell-pool = Megszerezhető, a tárgypontárával: { $list }.
ui-dd-tell-awards-left = Megszerezhető kitüntetések: { $list }.
ui-dd-phase = { $phase ->
    [start] partraszállás
    [pool] készlet
    [dice] kockák
    [result] eredmény
    [upkeep] fenntartás
    [marker] jelző
    [supply] ellátás
    [move] mozgás
    [combat] harc
    [fire] tűz
    [losses] veszteségek
    [end] a kör vége
    [over] vége
   *[other] { $phase }
}
