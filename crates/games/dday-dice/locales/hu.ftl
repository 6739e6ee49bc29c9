# D-Day Dice.

# Options

option-seats = Játékosok
    .help = Egytől négyig terjedő egység, együtt nyernek vagy veszítenek.
option-nations = Nemzet
    .help = Az első hely nemzete; a többi hely sorban kapja a többit.
option-mulligan = Újradobás
    .help = Játékonként egyszer: a katona nélküli első dobás megismételhető.
option-bazooka-joe = Bazooka Joe
    .help = Minden különleges tárgy a készletben van; emellett bármennyi tartalék és egyedi specialista lehet.
option-long-stay = Hosszú tartózkodás
    .help = A nyíl egy körrel később kötelez: minden szektorban eggyel több harc.
option-lesson = Lecke
    .help = 1: nincs toborzás, tárgy és kitüntetés. 2: van toborzás, de nincs tárgy és kitüntetés. Csak az Exercise Tiger térképen.

# Faces, bonuses, dice, resources

dd-face-skull = koponya
dd-face-star = csillag
dd-face-s1 = egy katona
dd-face-s2 = két katona
dd-face-courage = bátorság
dd-face-tool = szerszám
dd-bonus-skull = A halott ajándéka
dd-bonus-star = Vezetés
dd-bonus-s1 = Erősítés
dd-bonus-s2 = Friss egység
dd-bonus-courage = Csatakiáltás
dd-bonus-tool = Nagy lelet
dd-die-r1 = piros kocka 1
dd-die-r2 = piros kocka 2
dd-die-w1 = fehér kocka 1
dd-die-w2 = fehér kocka 2
dd-die-b1 = kék kocka 1
dd-die-b2 = kék kocka 2
dd-mg-die = { $number }. MG-kocka
dd-mine-die = aknakocka
dd-die-shows = { $die }: { $face }
dd-number-set = { $die }: { $number }
dd-two-things = { $one }, { $other }
dd-nothing = semmi
dd-amount = { $resource }: { $amount }
dd-resource-soldiers = katonák
dd-resource-stars = csillagok
dd-resource-courage = bátorság
dd-resource-points = tárgypontok
dd-seat = { SEAT($seat) }
dd-sector = { $number }. szektor
dd-bunker = Bunker

# Specialists

dd-specialist-scout = Felderítő
dd-specialist-sharpshooter = Mesterlövész
dd-specialist-medic = Szanitéc
dd-specialist-minesweeper = Aknaszedő
dd-specialist-veteran = Veterán
dd-specialist-engineer = Utász
dd-specialist-radioman = Rádiós
dd-specialist-chaplain = Tábori lelkész
dd-specialist-quartermaster = Szállásmester
dd-specialist-gunner = Lövész
dd-specialist-courier = Futár
dd-specialist-bugler = Kürtös
dd-specialist-mechanic = Szerelő
dd-specialist-stretcher-bearer = Hordágyvivő
dd-specialist-corporal = Tizedes
dd-specialist-sergeant = Őrmester
dd-specialist-lieutenant = Hadnagy
dd-specialist-captain = Százados
dd-specialist-major = Őrnagy
dd-specialist-colonel = Ezredes
dd-specialist-ranger = Ranger
dd-specialist-resistance-fighter = Ellenálló
dd-specialist-war-hero = Háborús hős
dd-specialist-flag-bearer = Zászlóvivő

# Items

dd-item-copy = { $item } ({ $copy })
dd-item-bangalore-torpedo = Bangalore-torpedó
dd-item-binoculars = Távcső
dd-item-carrier-pigeon = Postagalamb
dd-item-command-jacket = Parancsnoki zubbony
dd-item-dispatch-case = Futártáska
dd-item-field-radio = Tábori rádió
dd-item-flak-vest = Repeszálló mellény
dd-item-hand-grenades = Kézigránátok
dd-item-first-aid-kit = Elsősegélycsomag
dd-item-smoke-canister = Füstgránát
dd-item-hip-flask = Laposüveg
dd-item-map-case = Térképtáska
dd-item-wire-cutters = Drótvágó
dd-item-grappling-hook = Csáklya
dd-item-mortar = Aknavető
dd-item-toggle-rope = Hurkos kötél
dd-item-mine-detector = Aknakereső
dd-item-satchel-charge = Robbanótáska
dd-item-bazooka = Bazooka
dd-item-flamethrower = Lángszóró
dd-item-enemy-uniform = Ellenséges egyenruha
dd-item-signal-flares = Jelzőrakéták
dd-item-air-recon-photos = Légi felvételek
dd-item-ammunition-crate = Lőszeresláda

# Vehicles

dd-vehicle-bulldozer = Buldózer
dd-vehicle-jeep = Dzsip
dd-vehicle-dukw = DUKW
dd-vehicle-ambulance = Mentőautó
dd-vehicle-half-track = Féllánctalpas
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
    [yes] Folytasd.
   *[no] { SEAT($seat) } folytatja.
 }
dd-ask-start = { $you ->
    [yes] Válassz kezdőszektort.
   *[no] { SEAT($seat) } kezdőszektort választ.
 }
dd-ask-pool = { $you ->
    [yes] Tegyél egy lapot a készletbe.
   *[no] { SEAT($seat) } lapot tesz a készletbe.
 }
dd-ask-mulligan = { $you ->
    [yes] Nincs katona: újradobod az összes kockát, játékonként egyszer?
   *[no] { SEAT($seat) } minden kockát újradobhat.
 }
dd-ask-lock = { $you ->
    [yes] Rögzíts két kockát.
   *[no] { SEAT($seat) } két kockát rögzít.
 }
dd-ask-reroll = { $you ->
    [yes] Jelölj ki kockákat és dobd újra, vagy állj meg. Hátralévő újradobás: { $left }.
   *[no] { SEAT($seat) } újradobhat. Hátralévő újradobás: { $left }.
 }
dd-ask-result = { $you ->
    [yes] Játssz ki kitüntetést vagy tárgyat, adj, vagy fejezd be.
   *[no] { SEAT($seat) } kitüntetést és tárgyat játszhat ki.
 }
dd-ask-supply = { $you ->
    [yes] Toborozz, szerezz tárgyat, adj, vagy fejezd be.
   *[no] { SEAT($seat) } toborozhat és tárgyat szerezhet.
 }
dd-ask-move = { $you ->
    [yes] Mozogj, vagy maradj és fejezd be.
   *[no] { SEAT($seat) } mozoghat.
 }
dd-ask-must-move = { $you ->
    [yes] Az egységednek ebben a körben mozognia kell.
   *[no] { SEAT($seat) } egységének mozognia kell.
 }
dd-ask-fire = { $you ->
    [yes] A géppuskák tüzeltek: használj tárgyat, adj, vagy fejezd be.
   *[no] { SEAT($seat) } a veszteségek előtt tárgyat használhat.
 }
dd-ask-losses = { $you ->
    [yes] Nevezd meg a veszteségeidet. Hátravan: { $left }.
   *[no] { SEAT($seat) } megnevezi a veszteségeit. Hátravan: { $left }.
 }
dd-ask-special = { $you ->
    [yes] Különleges sebzés: válassz egy specialistát, aki meghal. Hátravan: { $left }.
   *[no] Különleges sebzés: { SEAT($seat) } specialistát választ. Hátravan: { $left }.
 }
dd-ask-straight = { $you ->
    [yes] Sor: válassz kitüntetést.
   *[no] { SEAT($seat) } kitüntetést választ a sorért.
 }
dd-ask-skull = { $you ->
    [yes] Koponya: válaszd ki, melyik kockát törli.
   *[no] { SEAT($seat) } kiválasztja a törölt kockát.
 }
dd-ask-part = { $you ->
    [yes] { $bonus }: válassz egyet a kettőből.
   *[no] { $bonus }: { SEAT($seat) } választ.
 }
dd-ask-other = { $you ->
    [yes] { $bonus }: válaszd ki, melyik egység kapja.
   *[no] { $bonus }: { SEAT($seat) } egységet választ.
 }
dd-ask-free-item = { $you ->
    [yes] { $bonus }: vegyél el egy tárgyat, vagy egyet se.
   *[no] { $bonus }: { SEAT($seat) } tárgyat vesz el.
 }
dd-ask-result-face = { $you ->
    [yes] { $bonus }: válassz eredményt.
   *[no] { $bonus }: { SEAT($seat) } eredményt választ.
 }
dd-ask-colonel = { $you ->
    [yes] Az Ezredes: válassz eredményt.
   *[no] { SEAT($seat) } az Ezredes eredményét választja.
 }
dd-ask-recruit-item = { $you ->
    [yes] Az újoncod tárgyat hoz: vegyél el egyet, vagy egyet se.
   *[no] { SEAT($seat) } tárgyat vesz el az újonctól.
 }
dd-ask-swap = { $you ->
    [yes] { SEAT($asker) } cserét ajánl: { $other } ({ $offer }) a tiédért: { $die } ({ $face }).
   *[no] { SEAT($asker) } cserét ajánl, { SEAT($seat) } dönt: { $other } ({ $offer }) – { $die } ({ $face }).
 }
dd-ask-mine = { $you ->
    [yes] Aknák: használj lapot a dobás előtt, vagy folytasd.
   *[no] { SEAT($seat) } aknák előtt áll.
 }
dd-ask-mine-rolled = { $you ->
    [yes] Az aknakocka { $number }: változtasd meg lappal, vagy folytasd.
   *[no] { SEAT($seat) } aknakockája { $number }.
 }
dd-ask-follow = { $you ->
    [yes] Követed { SEAT($leader) } csatakiáltását?
   *[no] { SEAT($seat) } követheti { SEAT($leader) } csatakiáltását.
 }
dd-over-won = { $turn }. kör: együtt nyertetek. Győzelmi pontok: { $points }.
dd-over-lost = { $turn }. kör: mindenki veszített. Győzelmi pontok: { $points }.

# What can be done

dd-do-start = Kezdés: { $sector }
dd-do-pool = Készletbe: { $item }
dd-do-mulligan = Minden kocka újradobása
dd-do-keep = A dobás marad
dd-do-lock = Rögzítés: { $die }
dd-do-mark = Újradobásra kijelölés: { $die }
dd-do-roll = A kijelölt kockák dobása
dd-do-stop = Állj: ez az eredmény
dd-do-play = Kijátszás: { $award }
dd-do-play-with = Kijátszás: { $award }: { $choice }
dd-do-use = Használat: { $item }
dd-do-use-on = Használat: { $item }: { $target }
dd-do-swap = Csere kérése ({ SEAT($seat) }): { $die } – { $other }
dd-do-reserve = Csere a tartalékból: { $die } – { $other }
dd-do-accept = Elfogadás
dd-do-decline = Elutasítás
dd-do-take-award = Átvétel: { $award }
dd-do-cancel = Törlés: { $die }
dd-do-part-a = Az első rész
dd-do-part-b = A második rész
dd-do-result = Eredmény: { $face }
dd-do-for = Neki: { SEAT($seat) }
dd-do-take = Elvétel: { $item }
dd-do-none = Egyet sem
dd-do-recruit = Toborzás { $cost } csillagért: { $specialist }
dd-do-find = Megszerzés: { $item }
dd-do-find-vehicle = Jármű megszerzése: { $vehicle }
dd-do-buy-award = Kitüntetés vásárlása
dd-do-give = Átadás ({ SEAT($seat) }): { $gift }
dd-do-abandon = Elhagyás: { $vehicle }
dd-do-move = Mozgás: { $sector }
dd-do-move-pay = Mozgás: { $sector }, ára { $price }
dd-do-cry = Csatakiáltás: { $sector }
dd-do-follow = Követés
dd-do-stay = Nem követem
dd-do-go-on = Folytatás
dd-do-done = Kész
dd-do-wait = Várok a többiekre
dd-do-lose = Veszteség: { $specialist }
dd-do-soldiers = A többi katona
dd-step-lock = Rögzítés
dd-step-reroll = Kijelölés újradobásra
dd-step-reserve = Tartalék: { $die }
dd-step-number = { $number }
dd-step-recruit = Toborzás
dd-step-find = Megszerzés
dd-step-use = Használat
dd-step-take = Átvétel
dd-step-abandon = Elhagyás
dd-step-unknown = { $name }

# What happened

dd-event-started = { $you ->
    [yes] Itt kezdesz: { $sector }.
   *[no] { SEAT($seat) } itt kezd: { $sector }.
 }
dd-event-pool = { $you ->
    [yes] A készletbe tetted: { $item }.
   *[no] { SEAT($seat) } a készletbe tette: { $item }.
 }
dd-event-turn = { $turn }. kör kezdődik.
dd-event-rolled = { $you ->
    [yes] Dobásod: { $dice }.
   *[no] { SEAT($seat) } dobása: { $dice }.
 }
dd-event-mulligan = { $you ->
    [yes] Mindent újradobtál: { $dice }.
   *[no] { SEAT($seat) } mindent újradobott: { $dice }.
 }
dd-event-rerolled = { $you ->
    [yes] Újradobásod: { $dice }.
   *[no] { SEAT($seat) } újradobása: { $dice }.
 }
dd-event-reserve = { $you ->
    [yes] A tartalékod: { $dice }.
   *[no] { SEAT($seat) } tartaléka: { $dice }.
 }
dd-event-locked = { $you ->
    [yes] Rögzítetted: { $die }.
   *[no] { SEAT($seat) } rögzítette: { $die }.
 }
dd-event-marked = { $you ->
    [yes] Kijelölted újradobásra: { $die }.
   *[no] { SEAT($seat) } kijelölte újradobásra: { $die }.
 }
dd-event-finished = { $you ->
    [yes] Megvan a végeredményed.
   *[no] { SEAT($seat) } végeredménye megvan.
 }
dd-event-order = { $you ->
    [yes] A sorrendért { $number } a dobásod.
   *[no] { SEAT($seat) } { $number } értéket dob a sorrendért.
 }
dd-event-waited = { $you ->
    [yes] Vársz a többiekre.
   *[no] { SEAT($seat) } vár.
 }
dd-event-done = { $you ->
    [yes] Kész vagy.
   *[no] { SEAT($seat) } kész.
 }
dd-event-award-played = { $you ->
    [yes] Kijátszottad: { $award }.
   *[no] { SEAT($seat) } kijátszotta: { $award }.
 }
dd-event-item-used = { $you ->
    [yes] Felhasználtad: { $item }.
   *[no] { SEAT($seat) } felhasználta: { $item }.
 }
dd-event-die-set = { $you ->
    [yes] Beállítottál egy kockát: { $dice }.
   *[no] { SEAT($seat) } beállított egy kockát: { $dice }.
 }
dd-event-copied = { $you ->
    [yes] A kockáid átveszik { SEAT($other) } kockáinak lapjait.
   *[no] { SEAT($seat) } kockái átveszik { SEAT($other) } kockáinak lapjait.
 }
dd-event-linked = { $you ->
    [yes] Ebben a körben te és { SEAT($other) } úgy cserélhettek, mintha egy szektorban lennétek.
   *[no] Ebben a körben { SEAT($seat) } és { SEAT($other) } úgy cserélhet, mintha egy szektorban lenne.
 }
dd-event-swap-asked = { $you ->
    [yes] Cserét kérsz, { SEAT($other) } dönt: { $die } – { $his }.
   *[no] { SEAT($seat) } cserét kér, { SEAT($other) } dönt: { $die } – { $his }.
 }
dd-event-swapped = { $you ->
    [yes] Te és { SEAT($other) } cseréltetek: { $die } – { $his }.
   *[no] { SEAT($seat) } és { SEAT($other) } cserélt: { $die } – { $his }.
 }
dd-event-swap-declined = { $you ->
    [yes] Elutasítod { SEAT($other) } cseréjét.
   *[no] { SEAT($seat) } elutasítja { SEAT($other) } cseréjét.
 }
dd-event-reserve-swapped = { $you ->
    [yes] Cseréltél a tartalékból: { $die } – { $his }.
   *[no] { SEAT($seat) } cserélt a tartalékból: { $die } – { $his }.
 }
dd-event-straight = { $you ->
    [yes] Sorod van.
   *[no] { SEAT($seat) } kockái sort adnak.
 }
dd-event-cancelled = { $you ->
    [yes] Egy koponya törli: { $die }.
   *[no] Egy koponya törli { SEAT($seat) } kockáját: { $die }.
 }
dd-event-bonus = { $you ->
    [yes] Megkaptad: { $bonus }.
   *[no] { SEAT($seat) } megkapta: { $bonus }.
 }
dd-event-result = { $you ->
    [yes] Kaptál egy eredményt: { $face }.
   *[no] { SEAT($seat) } eredményt kapott: { $face }.
 }
dd-event-gained = { $you ->
    [yes] Kaptál: { $gain }.
   *[no] { SEAT($seat) } kapott: { $gain }.
 }
dd-event-more-finds = { $you ->
    [yes] Ebben a körben eggyel több tárgyat szerezhetsz.
   *[no] { SEAT($seat) } eggyel több tárgyat szerezhet.
 }
dd-event-award = { $you ->
    [yes] Kitüntetést kaptál: { $award }.
   *[no] { SEAT($seat) } kitüntetést kapott: { $award }.
 }
dd-event-collected = { $you ->
    [yes] Begyűjtöttél: { $soldiers } katona, { $stars } csillag, { $courage } bátorság, { $points } tárgypont.
   *[no] { SEAT($seat) } begyűjtött: { $soldiers } katona, { $stars } csillag, { $courage } bátorság, { $points } tárgypont.
 }
dd-event-marker = { $you ->
    [yes] A jelződ: { $marker ->
        [one] egy sáv
        [two] két sáv
        [three] három sáv
       *[arrow] nyíl
    }.
   *[no] { SEAT($seat) } jelzője: { $marker ->
        [one] egy sáv
        [two] két sáv
        [three] három sáv
       *[arrow] nyíl
    }.
 }
dd-event-recruited = { $you ->
    [yes] { $cost } csillagért toboroztad: { $specialist }.
   *[no] { SEAT($seat) } { $cost } csillagért toborozta: { $specialist }.
 }
dd-event-joined = { $you ->
    [yes] Csatlakozott hozzád: { $specialist }.
   *[no] { SEAT($seat) } egységéhez csatlakozott: { $specialist }.
 }
dd-event-found = { $you ->
    [yes] { $cost } tárgypontért kaptad: { $item }.
   *[no] { SEAT($seat) } { $cost } tárgypontért kapta: { $item }.
 }
dd-event-gave = { $you ->
    [yes] { SEAT($other) } megkapta tőled: { $gift }.
   *[no] { SEAT($other) } megkapta: { $gift } (adta: { SEAT($seat) }).
 }
dd-event-vehicle-left = { $you ->
    [yes] Hátrahagytad: { $vehicle }.
   *[no] { SEAT($seat) } hátrahagyta: { $vehicle }.
 }
dd-event-moved = { $you ->
    [yes] Mozogsz: { $from } → { $to }, { $courage } bátorságért.
   *[no] { SEAT($seat) } mozog: { $from } → { $to }, { $courage } bátorságért.
 }
dd-event-cried = { $you ->
    [yes] Csatakiáltás! Előretörsz: { $from } → { $to }, { $courage } bátorságért.
   *[no] Csatakiáltás! { SEAT($seat) } előretör: { $from } → { $to }, { $courage } bátorságért.
 }
dd-event-sacrificed = { $you ->
    [yes] Feláldoztad: { $specialist }.
   *[no] { SEAT($seat) } feláldozta: { $specialist }.
 }
dd-event-discarded = { $you ->
    [yes] Eldobtad: { $item }.
   *[no] { SEAT($seat) } eldobta: { $item }.
 }
dd-event-mine = { $you ->
    [yes] Aknák: a dobásod { $number }.
   *[no] Aknák: { SEAT($seat) } dobása { $number }.
 }
dd-event-number-set = { $you ->
    [yes] A kockát { $number } értékre állítod: { $die }.
   *[no] { SEAT($seat) } { $number } értékre állítja a kockát: { $die }.
 }
dd-event-mine-losses = { $you ->
    [yes] Aknaveszteséged: { $losses }.
   *[no] { SEAT($seat) } aknavesztesége: { $losses }.
 }
dd-event-stayed-behind = { $you ->
    [yes] Nem követed.
   *[no] { SEAT($seat) } nem követi.
 }
dd-event-mg = { $sector }: az MG-kocka { $first }.
dd-event-mg-two = { $sector }: az MG-kockák { $first } és { $second }.
dd-damage-specialist = egy specialista
dd-damage-courage = egy bátorság
dd-event-special = { $you ->
    [yes] Különleges sebzés: veszteséged { $damage }.
   *[no] Különleges sebzés: { SEAT($seat) } vesztesége { $damage }.
 }
dd-event-losses = { $you ->
    [yes] Harc, { $sector }: veszteséged { $losses }.
   *[no] Harc, { $sector }: { SEAT($seat) } vesztesége { $losses }.
 }
dd-event-died = { $you ->
    [yes] Elesett nálad: { $specialist }.
   *[no] { SEAT($seat) } egységében elesett: { $specialist }.
 }
dd-event-soldiers-lost = { $you ->
    [yes] { $count } katonát vesztettél.
   *[no] { SEAT($seat) } { $count } katonát vesztett.
 }
dd-event-lost = { $you ->
    [yes] Az egységed megsemmisült: mindenki veszített.
   *[no] { SEAT($seat) } egysége megsemmisült: mindenki veszített.
 }
dd-event-lost-stayed = { $you ->
    [yes] Az egységednek mozognia kellett volna: mindenki veszített.
   *[no] { SEAT($seat) } egységének mozognia kellett volna: mindenki veszített.
 }
dd-event-won = { $turn }. kör: minden egység a bunkerben van, mindenki nyert.

# Odds

dd-odds-soldiers = katonák ebben a körben
dd-odds-courage = bátorság ebben a körben
dd-odds-stars = csillagok ebben a körben
dd-odds-points = tárgypontok ebben a körben
dd-odds-at-least-courage = legalább { $count } bátorság
dd-odds-at-least-stars = csillag: legalább { $count }
dd-odds-tricolour = { $bonus }
dd-odds-straight = sor
dd-odds-survival = az egység túléli a harcot
dd-odds-losses = veszteségek
dd-odds-award = minden kitüntetés

# Why not

dd-no-now = Most nem: { $action }.
dd-no-resting = Előbb valakinek folytatnia kell.
dd-no-seat = Nincs ilyen hely.
dd-no-over = A játék véget ért.
dd-no-safe = Az egységed a bunkerben biztonságban van, nem vesz részt.
dd-no-turn = Most egy másik helyen a sor.
dd-no-dice-done = Megvan a végeredményed.
dd-no-losses = Nincs fizetendő veszteséged.
dd-no-start = { $sector } nem kezdőszektor.
dd-no-pool-card = { $item } itt nem tehető a készletbe.
dd-no-solo-card = { $item } az egyszemélyes játékban kimarad.
dd-no-pool-twice = { $item } már a készletben van.
dd-no-mulligan = Mindent csak katona nélküli első dobás után lehet újradobni.
dd-no-mulligan-twice = Ebben a játékban már egyszer mindent újradobtál.
dd-no-mulligan-first = Előbb tartsd meg a dobást, vagy dobj újra mindent.
dd-no-lock-here = Ebben a szektorban nem rögzítünk kockát.
dd-no-lock = Pontosan két különböző kockát rögzítünk, közvetlenül az első dobás után.
dd-no-locks-first = Előbb két kockát rögzíteni kell.
dd-no-such-die = Nem dobtad: { $die }.
dd-no-locked = { $die } rögzítve van.
dd-no-corporal = A Tizedes egy rögzített kockát enged, a második újradobásban.
dd-no-mark = A kockákat sorban, egyszer jelöljük ki: { $die } már késő.
dd-no-roll = Nincs kijelölt kocka.
dd-no-stop = Előbb dobd a kijelölt kockákat.
dd-no-specialist = { $specialist } nincs az egységedben.
dd-no-special-soldiers = A különleges sebzés specialistát visz el.
dd-no-soldiers = Kevés a katonád a hátralévő { $left } veszteséghez.
dd-no-award-left = { $award } már nem kapható.
dd-no-cancel-skull = A koponya olyan kockát töröl, amelyen nincs koponya.
dd-no-cancel-twice = { $die } már törölve van.
dd-no-skull-first = Előbb válaszd ki a törölt kockát.
dd-no-skull-result = A koponya nem eredmény.
dd-no-swap-first = Előbb fogadd el vagy utasítsd el a cserét.
dd-no-other-unit = Másik, bunkeren kívüli egységnek kell lennie.
dd-no-items-here = Ebben a szektorban nem jön tárgy vagy jármű a készletből.
dd-no-bonus-first = Előbb vedd át a bónuszt.
dd-no-in-pool = { $item } nincs a készletben.
dd-no-free-dear = { $item } drágább, mint { $most }.
dd-no-item = Nincs nálad: { $item }.
dd-no-item-now = { $item } most nem használható.
dd-no-item-choice = { $item } így nem használható.
dd-no-item-bunker = { $item } a bunkerben nem hat.
dd-no-item-outside = { $item } csak a bunkerben hat.
dd-no-number = Itt nincs ilyen kocka vagy szám.
dd-no-change = Ez semmit sem változtatna.
dd-no-map-case = A jelző csak mozgás előtt léptethető vissza, fekete pajzsról nem.
dd-no-wait = Várni csak addig lehet, amíg más nincs kész, és nem az utolsó körben.
dd-no-safe-act = A bunkerből csak a belépőknek adhatsz.
dd-no-done = Az egységednek mozognia kell, és tud is.
dd-no-vehicle = Nincs nálad a jármű: { $vehicle }.
dd-no-vehicle-pool = A jármű nincs a készletben: { $vehicle }.
dd-no-second-vehicle = Egy egységnek legfeljebb egy járműve lehet.
dd-no-vehicle-bunker = Jármű sosem megy a bunkerbe.
dd-no-award = Nincs meg neked: { $award }.
dd-no-award-played = { $award } már ki lett játszva.
dd-no-award-choice = { $award } nem így játszandó ki.
dd-no-dead = { $specialist } nem abban az egységben esett el.
dd-no-return = Mindkét részt végre kell hajtani, ha lehet.
dd-no-second = { $specialist } már az egységedé volt.
dd-no-limit = Ebből a fajtából már van egy specialistád; { $specialist } nem csatlakozhat.
dd-no-lieutenant = Kockát csak a Hadnaggyal lehet cserélni.
dd-no-reserve = Ebben a körben nincs tartalékdobás.
dd-no-swap-colour = Csak azonos színű kockák cserélhetők.
dd-no-swap-twice = Minden egység körönként egyszer cserél.
dd-no-swap-declined = Az a hely ebben a körben elutasította a cserédet.
dd-no-recruit-twice = Ebben a körben már toboroztál.
dd-no-stars = { $specialist } ára { $cost } csillag; neked { $has } van.
dd-no-lesson = Ez nem része ennek a leckének.
dd-no-dead-again = { $specialist } elesett, nem toborozható újra.
dd-no-supply = { $specialist } egy másik egységben van.
dd-no-points = Ára { $cost } tárgypont; neked { $has } van.
dd-no-find-twice = Ebben a körben már megszerezted, amit lehet.
dd-no-award-twice = Ebben a körben már kaptál kitüntetést.
dd-no-awards = Nincs több kitüntetés.
dd-no-award-price = Egy kitüntetés { $cost } bátorság; neked { $has } van.
dd-no-symbol = Ebben a szektorban nincs kitüntetésjel.
dd-no-symbol-twice = Az egységed már használt kitüntetésjelet.
dd-no-solo-trade = Nincs kivel cserélni.
dd-no-gift-self = Ajándék másik egységnek jár.
dd-no-gift-specialist = { $specialist } nem adható át.
dd-no-gift-safe = Az az egység a bunkerben van, nem vesz részt.
dd-no-gift-far = Az az egység nincs a szektorodban.
dd-no-gift-on = Amit ebben az ablakban kaptál, ebben nem adhatod tovább.
dd-no-gift-amount = Ebből { $has } van neked.
dd-no-gift-all = Az ajándék nem hagyhatja az egységedet katona és specialista nélkül.
dd-no-gift-limit = Annak az egységnek már van egy.
dd-no-move-twice = Az egységed ebben a körben már mozgott.
dd-no-sector = Ezen a térképen nincs { $sector }.
dd-no-again = Az egységed már járt ott: { $sector }.
dd-no-border = Nem vezet oda út előre vagy oldalra: { $sector }.
dd-no-room = Nincs hely több egységnek: { $sector }.
dd-no-obstacle = Akadály zárja el az utat: Drótvágó kell, vagy Buldózer az elhagyott szektorban.
dd-no-courage = { $cost } bátorság kell; neked { $has } van.
dd-no-cry = Az egységednek nincs csatakiáltása.
dd-no-cry-sideways = A csatakiáltás előre visz.
dd-no-demand = Ez a szektor nem ezt követeli: { $sector }.
dd-no-payment = Az egységed ott nem ad semmit: { $sector }.

# Térképek és a beállítások értékei

scenario-tiger = Tiger-hadgyakorlat
scenario-omaha = Omaha-part
scenario-utah = Utah-part
scenario-juno = Juno-part
scenario-hoc = Pointe du Hoc
scenario-sword = Sword-part
scenario-pegasus = Pegasus-híd
scenario-gold = Gold-part
scenario-merville = Merville-i üteg
option-nations-us = Egyesült Államok
option-nations-uk = Egyesült Királyság
option-nations-ca = Kanada
option-nations-fr = Franciaország
option-mulligan-on = Be
option-mulligan-off = Ki
option-bazooka-joe-off = Ki
option-bazooka-joe-items = Minden különleges tárgy
option-bazooka-joe-items-and-specialists = Különleges tárgyak és szakemberek
option-lesson-off = A teljes játék
option-lesson-1 = Első lecke
option-lesson-2 = Második lecke
