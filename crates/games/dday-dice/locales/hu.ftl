# D-Day Dice.

# Options

option-seats = Játékosok
    .help = Egy–négy egység, amelyek együtt nyernek vagy veszítenek.
option-nations = Nemzet
    .help = Az első szék nemzete; a többi szék sorban kapja a többit.
option-mulligan = Újradobás
    .help = Játékonként egyszer: a katona nélküli első dobás megismételhető.
option-bazooka-joe = Bazooka Joe
    .help = Minden különleges tárgy a készletben van; emellett bármennyi tartalék és egyedi specialista lehet.
option-long-stay = Hosszú tartózkodás
    .help = A nyíl egy körrel később kötelez: minden szektorban eggyel több harc.
option-lesson = Lecke
    .help = 1: nincs toborzás, tárgy és kitüntetés. 2: van toborzás, de nincs tárgy és kitüntetés. Csak a Tiger-hadgyakorlat térképén.

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
dd-specialist-gunner = Tüzér
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
    [yes] Válassz még egy tárgyat, amelyet ebben a játszmában találni lehet.
   *[no] { SEAT($seat) } kártyát tesz a készletbe.
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
    [yes] Aknák: használj kártyát a dobás előtt, vagy folytasd.
   *[no] { SEAT($seat) } aknák előtt áll.
 }
dd-ask-mine-rolled = { $you ->
    [yes] Az aknakocka { $number }: változtasd meg kártyával, vagy folytasd.
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
    [yes] A kockáid átveszik { SEAT($other) } kockáinak jeleit.
   *[no] { SEAT($seat) } kockái átveszik { SEAT($other) } kockáinak jeleit.
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
    .unit = fő
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

dd-no-now = Nem ebben a lépésben: { $action }. Egy kör menete: kockák, eredmény, utánpótlás, mozgás, tűz.
dd-no-resting = Előbb valakinek folytatnia kell.
dd-no-seat = Nincs ilyen szék.
dd-no-over = A játék véget ért.
dd-no-safe = Az egységed a bunkerben biztonságban van, nem vesz részt.
dd-no-turn = Most egy másik széken a sor.
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
dd-no-such-die-there = Az az egység nem dobta ezt: { $die }.
dd-no-locked = { $die } rögzítve van.
dd-no-corporal = A Tizedes egy rögzített kocka újradobását engedi, a második újradobásban.
dd-no-mark = A kockákat sorban, egyszer jelöljük ki; ez már késő: { $die }.
dd-no-roll = Nincs kijelölt kocka.
dd-no-stop = Előbb dobd a kijelölt kockákat.
dd-no-specialist = { $specialist } nincs az egységedben.
dd-no-special-soldiers = A különleges sebzés specialistát visz el.
dd-no-soldiers = Kevés a katonád a hátralévő { $left } veszteséghez.
dd-no-award-left = { $award } már nem kapható.
dd-no-award-held = Már egy egységnél van: { $award }.
dd-no-award-solo = { $award } az egyszemélyes játékban kimarad.
dd-no-cancel-skull = A koponya olyan kockát töröl, amelyen nincs koponya.
dd-no-cancel-twice = { $die } már törölve van.
dd-no-skull-first = Előbb válaszd ki a törölt kockát.
dd-no-skull-result = A koponya nem eredmény.
dd-no-swap-first = Előbb fogadd el vagy utasítsd el a cserét.
dd-no-other-unit = Másik, bunkeren kívüli egységnek kell lennie.
dd-no-items-here = Ebben a szektorban nem jön tárgy vagy jármű a készletből.
dd-no-bonus-first = Előbb vedd át a jutalmat.
dd-no-in-pool = { $item } nincs a készletben.
dd-no-free-dear = { $item } drágább, mint { $most }.
dd-no-free-item = A készletben nincs elég olcsó tárgy.
dd-no-item = Nincs nálad: { $item }.
dd-no-item-now = { $item } most nem használható.
dd-no-item-choice = { $item } így nem használható.
dd-no-item-bunker = { $item } a bunkerben nem hat.
dd-no-item-outside = { $item } csak a bunkerben hat.
dd-no-number = Itt nincs ilyen kocka vagy szám.
dd-no-change = Ez semmit sem változtatna.
dd-no-map-case = A jelző csak mozgás előtt léptethető vissza, fekete pajzsról nem.
dd-no-wait = Várni csak addig lehet, amíg más nincs kész, és az utolsó kérdezéskor már nem.
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
dd-no-own-card = Más egység kártyája, adni lehet, toborozni nem: { $specialist }.
dd-no-limit = Ebből a fajtából már van egy specialistád; { $specialist } nem csatlakozhat.
dd-no-lieutenant = Kockát csak a Hadnaggyal lehet cserélni.
dd-no-reserve = Ebben a körben nincs tartalékdobás.
dd-no-swap-colour = Csak azonos színű kockák cserélhetők.
dd-no-swap-twice = Minden egység körönként egyszer cserél.
dd-no-swap-declined = Az a szék ebben a körben elutasította a cserédet.
dd-no-recruit-twice = Ebben a körben már toboroztál.
dd-no-stars = { $specialist } ára { $cost } csillag; neked { $has } van.
dd-no-lesson = Ez nem része ennek a leckének.
dd-no-dead-again = { $specialist } elesett, nem toborozható újra.
dd-no-supply = { $specialist } egy másik egységben van.
dd-no-points = Ára { $cost } tárgypont; neked { $has } van.
dd-no-find-twice = Ebben a körben már megszerezted, amit lehet.
dd-no-award-twice = Ebben a körben már kaptál kitüntetést.
dd-no-awards = Nincs több kitüntetés.
dd-no-award-price = Egy kitüntetés ára { $cost } bátorság; neked { $has } van.
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
dd-no-card-order = A kártyákat sorban nevezd meg, először ezt: { $item }.
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
option-bazooka-joe-items-and-specialists = Különleges tárgyak és specialisták
option-lesson-off = A teljes játék
option-lesson-1 = Első lecke
option-lesson-2 = Második lecke

dd-nation-us = Egyesült Államok
dd-nation-uk = Egyesült Királyság
dd-nation-ca = Kanada
dd-nation-fr = Franciaország

# Az állás szavakban

dd-must-move = most mozognia kell
dd-turns-left = { $turns ->
    [0] ebben a körben mozog
   *[other] még { $turns } kör
}
dd-safe = biztonságban
dd-tell-map = { $name }, { $place }, { $date }. { $turn }. kör: { $phase }.
dd-tell-unit = { SEAT($seat) }: { $sector }, erő { $strength }, győzelmi pont { $points }.
dd-tell-resources = Katonák { $soldiers }, csillagok { $stars }, bátorság { $courage }, tárgypontok { $points }.
dd-tell-ready = Kész.
dd-tell-busy = Még dönt.
dd-tell-dice = Kockák: { $list }.
dd-tell-cancelled = törölt
dd-tell-locked = rögzített
dd-tell-marked = újradobandó
dd-tell-specialists = Specialisták: { $list }.
dd-tell-dead = Elestek: { $list }.
dd-tell-items = Tárgyak: { $list }.
dd-tell-awards = Kitüntetések: { $list }.
dd-tell-recruits = Toborozható, a csillagárával: { $list }.
dd-tell-reach = Ide mehet: { $sector }, { $courage } bátorságért: várható veszteség { $loss }, legrosszabb { $worst }; túlélés { $survival }.
dd-tell-stay = Itt maradva: { $sector }: várható veszteség { $loss }, legrosszabb { $worst }; túlélés { $survival }.
dd-tell-barred = Az út el van zárva.
dd-tell-demand-missing = A követelmény nem teljesül.
dd-tell-mines = Aknák.
dd-tell-obstacle = Akadály.
dd-tell-sector = { $sector }: védelem { $defence }, MG-kocka { $guns }.
dd-tell-way = Előre: { $sector }, { $courage } bátorságért.
dd-tell-have = Ottani specialistát kíván: { $list }.
dd-tell-sacrifice = Áldozatot követel, egyet ezekből: { $list }.
dd-tell-discard = Tárgyat követel, egyet ezekből: { $list }.
dd-tell-explosives = Robbanóanyagot követel: { $count }.
dd-tell-bonus = Eredményt ad: { $face }.
dd-tell-penalty = Eredményt vesz el: { $face }.
dd-tell-here = Itt csatlakozik: { $specialist }.
dd-tell-fewer-dice = Itt dobott kockák: { $count }.
dd-tell-most-units = Hely ennyi egységnek: { $count }.
dd-tell-black = Fekete pajzs: senki sem maradhat.
dd-tell-start = Kezdőszektor.
dd-tell-enter = Belépéskor 1d6 katona.
dd-tell-award-symbol = Itt kitüntetés szerezhető.
dd-tell-special = Az MG 6-osa különleges sebzést okoz.
dd-tell-no-lock = Itt nem rögzítünk kockát.
dd-tell-no-items = Itt nem jön tárgy a készletből.
dd-tell-pool = Megszerezhető, a tárgypontárával: { $list }.
dd-tell-awards-left = Megszerezhető kitüntetések: { $list }.
dd-phase = { $phase ->
    [start] partraszállás
    [pool] készlet
    [dice] kockák
    [result] eredmény
    [upkeep] fenntartás
    [marker] jelző
    [supply] utánpótlás
    [move] mozgás
    [combat] harc
    [fire] tűz
    [losses] veszteségek
    [end] a kör vége
    [over] vége
   *[other] { $phase }
}
dd-tell-nation = Nemzet: { $nation }.
dd-tell-stays = { $stay }.
dd-tell-die = { $die } { $face }
dd-tell-die-state = { $die } { $face } ({ $state })
dd-tell-priced = { $thing } { $cost }

# Mi áll a dolgokon, és mit tesznek

dd-figure-cost = Ár
dd-figure-group = Fajta
dd-figure-explosive = Robbanóanyag
dd-figure-windows = Használható
dd-group-regular = rendes
dd-group-reserve = tartalék: egyszerre egy
dd-group-ranked = rangos, a közös készletből
dd-group-unique = egyedi, a közös készletből: egyszerre egy
dd-group-symbol = második példány
dd-group-special = a térkép különleges tárgya
dd-window-result = eredmény
dd-window-supply = utánpótlás
dd-window-move = mozgás
dd-window-fire = tűz
dd-window-mine = aknadobás
dd-about-specialist-scout = Az egység előrenyomulása { $advance-cost } bátorsággal olcsóbb, de legalább 1.
dd-about-specialist-sharpshooter = Minden MG-kocka { $mg-die } ponttal kevesebbet ér az egység ellen.
dd-about-specialist-medic = Kevesebb veszteség: harconként { $combat-loss }, aknadobásonként { $mine-loss }.
dd-about-specialist-minesweeper = Az egység nem dob az aknákra.
dd-about-specialist-veteran = Háromszínű jutalmanként { $soldiers-a-tricolour } katona.
dd-about-specialist-engineer = Legalább egy szerszám mellé további szerszám: { $tool-if-tool }.
dd-about-specialist-radioman = Minden Erősítés és Friss egység { $reinforced-soldiers } katonával többet hoz.
dd-about-specialist-chaplain = Legalább egy bátorság mellé még { $courage-if-courage } bátorság.
dd-about-specialist-quartermaster = A tárgyak ára { $item-cost }, a járműveké { $vehicle-cost } ponttal kevesebb.
dd-about-specialist-gunner = A védelem az egységnek { $def } ponttal kevesebb, a bunkerben is.
dd-about-specialist-courier = Egysége a szomszédos szektorokkal is cserél. Tárgyként elajándékozható.
dd-about-specialist-bugler = Minden szektorba vagy a bunkerbe lépéskor { $soldiers-on-entry } katona.
dd-about-specialist-mechanic = A járművek ára { $vehicle-cost } ponttal kevesebb, és nem számítanak a kör leletének.
dd-about-specialist-stretcher-bearer = Az egységet nem éri különleges sebzés.
dd-about-specialist-corporal = A második újradobásba bevonható rögzített kockák: { $reroll-locked }.
dd-about-specialist-sergeant = Legalább egy katona mellé további katona: { $soldier-if-soldier }.
dd-about-specialist-lieutenant = Minden egység körönként egy kockát cserélhet egy másikkal, színt színért. Egyedül: tartalékdobással.
dd-about-specialist-captain = Körönként ennyi koponya nem töröl semmit: { $skulls }.
dd-about-specialist-major = Ennyi körrel tovább maradhat az egység fehér szektorban: { $stay }.
dd-about-specialist-colonel = Körönként ennyi választott eredmény, koponya nem: { $results }.
dd-about-specialist-ranger = Az egységre nem áll a specialistát kívánó és a tárgyat eldobató követelmény; az áldozat igen.
dd-about-specialist-resistance-fighter = Toborzáskor ingyen egy tárgy { $free-item } pontig. Körönként ennyivel több tárgy található: { $finds }.
dd-about-specialist-war-hero = Harconként { $combat-loss } veszteséggel kevesebb.
dd-about-specialist-flag-bearer = Körönként { $courage-a-turn } bátorság; egy kitüntetés ára { $award-price } bátorság.
dd-about-item-bangalore-torpedo = A szektorod védelme ebben a körben 0 mindenkinek, aki ott van. A bunkerben nem.
dd-about-item-binoculars = Állítsd egy kockádat, a szektorod egy MG-kockáját vagy az aknakockát tetszés szerint.
dd-about-item-carrier-pigeon = Csere ebben a körben bármely egységgel, mintha egy szektorban volnátok.
dd-about-item-command-jacket = Az egységed megkapja a Vezetés jutalmát ebben a fenntartásban.
dd-about-item-dispatch-case = A kockáid egyenként felveszik egy másik egység kockáinak jeleit.
dd-about-item-field-radio = { $n } katona.
dd-about-item-flak-vest = Ebben a harcban az MG-kockák számai nem okoznak veszteséget egységednek.
dd-about-item-hand-grenades = A szektorod védelme ebben a körben { $n } ponttal kevesebb mindenkinek, a bunkerben is.
dd-about-item-first-aid-kit = Az egységed { $n } veszteséggel kevesebbet szenved ebben a harcban.
dd-about-item-smoke-canister = A szektorod minden MG-kockája legfeljebb { $n } ebben a körben.
dd-about-item-hip-flask = { $n } bátorság.
dd-about-item-map-case = A jelződ visszalép, ennyit: { $n }. A nyílról visszalépve az egység maradhat. Fekete pajzson nem.
dd-about-item-wire-cutters = Mozgáskor: egy akadályon átvisz.
dd-about-item-grappling-hook = Ott kell eldobni, ahol egy szektor követeli; másra nem jó.
dd-about-item-mortar = Egy tetszőleges szektor védelme { $n } ponttal kevesebb ebben a körben, a bunkeré nem.
dd-about-item-toggle-rope = Ott kell eldobni, ahol egy szektor követeli; másra nem jó.
dd-about-item-mine-detector = Az egységed egy aknadobása elmarad.
dd-about-item-satchel-charge = A szektorod védelme ebben a körben { $n } ponttal kevesebb mindenkinek, a bunkerben is.
dd-about-item-bazooka = A szektorod egyik MG-kockája 0 ebben a körben.
dd-about-item-flamethrower = Csak a bunkerben: a védelme { $n } ponttal kevesebb.
dd-about-item-enemy-uniform = Ebben a harcban egységednek nincs vesztesége, és nem éri különleges sebzés. A bunkerben nem.
dd-about-item-signal-flares = { $n } katona.
dd-about-item-air-recon-photos = Az e köri előrenyomuláshoz nem kell a kívánt specialista, és nincs aknadobás.
dd-about-item-ammunition-crate = { $n } szerszám, a kockákéval együtt számolva.
dd-about-vehicle-bulldozer = A szektorában mindenki átjut az akadályokon, amikor elhagyja.
dd-about-vehicle-jeep = A szektorából mindenkinek { $advance-cost } bátorsággal olcsóbb előre.
dd-about-vehicle-dukw = Katona körönként a szektor minden egységének: { $soldiers-a-turn }.
dd-about-vehicle-ambulance = { $combat-loss } veszteséggel kevesebb a szektor minden egységének.
dd-about-vehicle-half-track = A szektor minden MG-kockája { $mg-die } ponttal kevesebb.
dd-about-vehicle-sherman = A szektor védelme { $def } ponttal kevesebb.
dd-about-award-medal-of-honor = Toborozz ingyen bármely specialistát, akit megkaphatsz.
dd-about-award-distinguished-service-cross = { $soldiers } katona.
dd-about-award-silver-star = { $stars } csillag.
dd-about-award-bronze-star = { $stars } csillag és { $courage } bátorság.
dd-about-award-purple-heart = Az e köri harci veszteség feleződik, felfelé kerekítve.
dd-about-award-victoria-cross = A bunkeren kívül minden más egység { $n } katonát kap.
dd-about-award-military-cross = A szektorod minden MG-kockája 0 ebben a körben.
dd-about-award-distinguished-service-order = { $courage } bátorság.
dd-about-award-military-medal = Állítsd két kockádat tetszőleges jelre.
dd-about-award-george-cross = A szektorod védelme ebben a körben 0. A bunkerben nem.
dd-about-award-memorial-cross = Egy elesett specialista visszatér egységedbe; egy másik egység is megteheti ugyanezt.
dd-about-award-volunteer-service-medal = { $n } katona, és ugyanennyi egy másik egységnek.
dd-about-award-croix-de-guerre = Bármely tárgy a készletből, ingyen, ott is, ahol nem található tárgy.
dd-about-award-medaille-militaire = { $points } tárgypont.
dd-about-award-legion-dhonneur = Nemzeted Csatakiáltása ebben a körben.
dd-about-award-ordre-de-la-liberation = Nemzeted egy választott háromszínű jutalma.
dd-about-bonus = Ez a jel három kockán, színenként egyen: { $gains }.
dd-about-bonus-or = Ez a jel három kockán, színenként egyen: { $gains }; vagy { $else }.
dd-gain-item = egy tárgy { $cost } pontig
dd-gain-result = egy választott eredmény
dd-gain-to-any = neked vagy egy másik egységnek
dd-gain-soldiers = { $n } katona
dd-gain-courage = { $n } bátorság
dd-gain-stars = { $n } csillag
dd-gain-points = { $n } tárgypont
dd-gain-others-soldiers = { $n } katona egy másik egységnek
dd-gain-others-points = { $n } tárgypont egy másik egységnek
dd-gain-cry = előrenyomulás bátorság és követelmény nélkül
dd-gain-follow = a szektor egy másik egysége követheti
dd-gain-no-mines = aknadobás nélkül
dd-gain-finds = ebben a körben ennyivel több tárgy található: { $n }
dd-about-face-skull = Töröl egy másik, általad választott kockát. Három színben három koponya viszont nem elvesz, hanem ad.
dd-about-face-star = 1 csillagot ad.
dd-about-face-s1 = 1 katonát ad.
dd-about-face-s2 = 2 katonát ad.
dd-about-face-courage = 1 bátorságot ad.
dd-about-face-tool = Tárgypont, szerszámonként egyre több: egytől hatig { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
dd-about-resource-soldiers = Velük fizetik a veszteséget. Katona és specialista nélkül az egység elpusztul, és mindenki veszít.
dd-about-resource-stars = Ebből fizetik a specialistákat, körönként egyet.
dd-about-resource-courage = Az előrenyomulás ára; { $award } bátorságért kitüntetés jár.
dd-about-resource-points = Ebből fizetik a tárgyat vagy járművet, körönként egyet.
dd-marker-chevrons = Sávok
dd-about-chevrons = Mióta van az egység a szektorban: körönként eggyel több, három után a nyíl jön.
dd-marker-arrow = Piros nyíl
dd-about-arrow = Az egységnek ebben a körben mozognia kell. Ha nem tud, mindenki veszít.
dd-marker-shield = Fekete pajzson
dd-about-shield = Az egységnek az érkezése utáni körben tovább kell mennie.
dd-marker-safe = Biztonságban a bunkerben
dd-about-safe = Aki túlélte a bunker harcát, nem dob, nem veszít többé, és nem kell mozognia.
dd-sign-def = Védelem
dd-about-def = A szektor minden egysége ennyit veszít körönként. Több szám közül minden további ottani harcban a következő érvényes.
dd-sign-mg = Géppuska
dd-about-mg = Körönként dobnak érte egy kockával, egyszer az összes ottani egységnek; a szám hozzáadódik a veszteséghez.
dd-sign-white = Fehér pajzs
dd-about-white = Az egységek maradhatnak, míg jelzőjük a nyílra nem ér.
dd-sign-black = Fekete pajzs
dd-about-black = Senki sem maradhat: aki belép, annak a következő körben tovább kell mennie.
dd-sign-have = Specialistát kíván
dd-about-have = Csak az az egység léphet be, amelynek van ilyen specialistája; kettő közül bármelyik jó.
dd-sign-sacrifice = Áldozat
dd-about-sacrifice = Az egység csak ezzel a specialistával léphet be, aki ott elesik.
dd-sign-discard = Tárgyat követel
dd-about-discard = Az egység csak ezzel a tárggyal léphet be, és el kell dobnia.
dd-sign-explosives = Robbanóanyag
dd-about-explosives = Az egység csak úgy léphet be, ha összesen legalább ennyi robbanóanyag-jelet viselő tárgyakat dob el.
dd-sign-bonus = Több eredmény
dd-about-bonus-here = Aki itt kezdi a kört, eggyel több ilyen eredményt kap. Háromszínűbe nem számít.
dd-sign-penalty = Kevesebb eredmény
dd-about-penalty = Aki itt kezdi a kört, eggyel kevesebb ilyen eredményt gyűjt be a kockáiból.
dd-sign-here = Specialista csatlakozik
dd-about-here = A belépő egység ingyen megkapja ezt a specialistát, ha nincs nála és nem is veszítette el.
dd-sign-dice = Kevesebb kocka
dd-about-dice = Aki itt kezdi a kört, csak ennyi kockával dob.
dd-sign-no-lock = Nincs rögzítés
dd-about-no-lock = Aki itt kezdi a kört, nem rögzít kockát, és mindet kétszer újradobhatja.
dd-sign-no-items = Nincs tárgy
dd-about-no-items = Itt nem jön tárgy vagy jármű a készletből, jutalomként sem.
dd-sign-award = Kitüntetés
dd-about-award = Az itteni egység a játékban egyszer ingyen választhat kitüntetést.
dd-sign-enter = Katonák belépéskor
dd-about-enter = A belépő egység dob egy kockával, és annyi katonát kap.
dd-sign-max-units = Hely
dd-about-max-units = Legfeljebb ennyi egység lehet itt.
dd-sign-special = Különleges sebzés
dd-about-special = Itt minden 6-ost mutató MG-kocka a térkép szerint specialistába vagy bátorságba is kerül.
dd-sign-start = Partraszállás
dd-about-start = Az egységek itt kezdenek.
dd-sign-mines = Aknák
dd-about-mines = Aki átkel, dob egy kockával, és annyit veszít. A járművek hátramaradnak.
dd-sign-obstacle = Akadály
dd-about-obstacle = Csak Drótvágóval vagy Buldózerrel lehet átjutni.
dd-sign-way = Út előre
dd-about-way = Ennyi bátorság az előrenyomulás ezen a határon. Oldalt ingyenes.
dd-sign-bunker = Bunker
dd-about-bunker = A cél: ha minden egység bent van, és túlélte az egyetlen ottani harcot, mindenki nyert. A bent lévő specialisták gyengítik a védelmet a később jövőknek.
dd-sign-locked = Rögzített
dd-about-locked = Az első dobás két kockája rögzül, és ebben a körben nem dobható újra.
dd-sign-marked = Újradobandó
dd-about-marked = A kijelölt kockákat együtt dobják újra. Körönként két újradobás van.
dd-sign-cancelled = Törölt
dd-about-cancelled = Ezt a kockát egy koponya törölte: semmire sem számít.
dd-sign-tricolour = Háromszínű
dd-about-tricolour = Ugyanaz a jel egy piros, egy fehér és egy kék kockán nemzeted jutalmát adja.
dd-sign-straight = Sor
dd-about-straight = Hat kockán hat különböző jel: válassz kitüntetést. A koponya nem töröl.
dd-sign-reserve = Tartalékdobás
dd-about-reserve = A Hadnaggyal az egyedül játszó körönként egyszer egy kockát kicserélhet egy azonos színűre ezek közül.
dd-sign-cry = Csatakiáltás
dd-about-cry = Ebben a körben az egység bátorság és követelmény nélkül nyomulhat előre; az akna és az akadály marad.
dd-sign-strength = Erő
dd-about-strength = Katonák és specialisták együtt. Ha a veszteség eléri, az egység elpusztul, és mindenki veszít.
dd-sign-losses = Veszteség
dd-about-losses = Amit az egységnek ebben a harcban fizetnie kell: védelem és MG-kockák, mínusz amit kártyái levonnak.
dd-sign-outlook = Kilátás
dd-about-outlook = A következő harc ebben a szektorban: a várható és a legrosszabb veszteség, és a túlélés esélye.
dd-sign-victory-points = Győzelmi pont
dd-about-victory-points = A megtett útért, a bunkerért és a megmaradt katonákért, bátorságért, specialistákért, kitüntetésekért. A győzelmen nem változtatnak.
dd-sign-pool = Tárgykészlet
dd-about-pool = Ami tárgypontért megszerezhető, mindenkinek: egységenként és körönként egy tárgy vagy jármű.

# Sectors, units, dice and buttons, in plain words
dd-about-sector = A harcban minden itteni egység { $def } embert veszít{ $guns ->
        [0] { "." }
       *[other] { "," } és még annyit, amennyit { $guns } MG-kocka mutat.
    }
dd-about-sector-then = Minden további itteni harcban a következő ezek közül: { $defs }.
dd-about-sector-once = Egy egység körönként egy határon át megy előre vagy oldalra, és sosem olyan szektorba, ahol már járt.
dd-about-seat = Egy egység: katonái és specialistái, kockái, kártyái. Ha egy egység elpusztul, mindenki veszít.
dd-about-die = Az egység hat kockájának egyike, minden színből kettő van. Amit a végén mutat, azt kapja az egység; három színen ugyanaz a jel jutalmat ad.
dd-about-die-mine = Amennyit mutat, annyi vész oda az aknákon. A Távcső a veszteség előtt átállíthatja.
dd-about-button-mulligan = Az első dobásban nincs katona: minden kockát újradobsz. Egységenként játékonként egyszer.
dd-about-button-keep = Az első dobás marad, bár nincs benne katona.
dd-about-button-lock = Ez a kocka a körben így marad. Az első dobásból két kockát rögzíteni kell.
dd-about-button-reroll = Ezt a kockát a többi kijelölttel együtt újradobod.
dd-about-button-roll = Újradobja a kijelölt kockákat. Körönként két újradobás van.
dd-about-button-stop = Nincs több újradobás: amit a kockák most mutatnak, az a kör eredménye.
dd-about-button-accept = A két kocka helyet cserél. Minden egység körönként egyszer cserél.
dd-about-button-decline = A kockák maradnak, és ebben a körben nem kérdeznek újra.
dd-about-button-part = A jutalom két dolog egyikét kínálja. Gazdája minden alkalommal választ.
dd-about-button-none = Lemondasz az ajándékról: nem veszel tárgyat a készletből.
dd-about-button-recruit = A specialista a kártyáján álló csillagokért csatlakozik. Körönként egy; mindegyik egy katonának számít.
dd-about-button-find = A tárgypontjaiért kiveszed a készletből. Körönként egy tárgy vagy jármű.
dd-about-button-use = A kártya azonnal hat, és kikerül a játékból.
dd-about-button-take = Ingyen választod ezt a kitüntetést, mert a szektorban ott a jele. Játékonként egyszer.
dd-about-button-abandon = A jármű hátramarad, és kikerül a játékból.
dd-about-button-buy-award = { $price } bátorságba kerül; a megmaradtak közül a véletlen választ. Körönként egy kitüntetés.
dd-about-button-follow = Egységed ugyanolyan feltételekkel vele megy ugyanabba a szektorba, saját aknadobással.
dd-about-button-no = Egységed nem megy vele; magától még mozoghat.
dd-about-button-go-on = Itt nem használsz kártyát; az aknák azt teszik, amit a kocka mond.
dd-about-button-done = A kör e részében nem teszel többet.
dd-about-button-wait = Előbb a többiek cselekszenek; utánuk újra te jössz.
dd-about-button-soldiers = A hátralévő veszteséget katonákkal fizeted.

# Miért ért véget
dd-end-won = Minden egység elérte a bunkert és túlélte, a { $turn }. körben.
dd-end-destroyed = { SEAT($seat) } egységének elfogytak a katonái, itt: { $sector }.
dd-end-stayed = { SEAT($seat) } egységének tovább kellett volna mennie innen, de nem tudott: { $sector }.

# A játszma története
dd-counts-soldiers = Katonák
dd-counts-points = Győzelmi pontok
dd-deed-gathered = Gyűjtött katonák
dd-deed-lost = Elvesztett katonák
dd-deed-entered = Elért szektorok
dd-deed-recruited = Toborzott specialisták
dd-deed-died = Elesett specialisták
dd-deed-found = Talált tárgyak
dd-luck-guns = a géppuskák szemei (a kevesebb a jobb)
dd-mark-entered = { SEAT($seat) }: { $sector }
dd-mark-died = { SEAT($seat) } specialistája elesett: { $specialist }
dd-mark-destroyed = { SEAT($seat) } egysége megsemmisült: { $sector }
