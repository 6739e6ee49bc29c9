# Axis & Allies: D-Day.

# Beállítások

option-seats = Székek
    .help = Két széknél az egyik mindkét szövetséges hatalmat játssza. Háromnál az Egyesült Királyságnak és az Egyesült Államoknak külön széke van.
option-fortune = Szerencsekártyák
    .help = Minden parancs előtt kockát dobnak: az 1-es az aktív oldalt segíti, a 6-os árt neki.
option-tactics = Taktikai kártyák
    .help = Nyolc kártya mindkét oldalnak, mindegyik egyszer használható a játékban.
option-zones = A térkép zónái
    .help = A 41 zónás tábla vagy az újrarajzolt, 42 zónás.
option-zones-41 = A szokásos térkép, 41 zóna
option-zones-42 = Az újrarajzolt térkép, 42 zóna

# Oldalak, hatalmak, egységek

ad-side-axis = A tengely
ad-side-allies = A szövetségesek
ad-side-nobody = Senki
ad-power-axis = Németország
ad-power-uk = Egyesült Királyság
ad-power-us = Egyesült Államok
ad-kind-infantry = gyalogság
ad-kind-artillery = tüzérség
ad-kind-tank = harckocsik
ad-kind-blockhouse = bunkerek
ad-kind-fighter = vadászgépek
ad-kind-bomber = bombázók
ad-unit-infantry = német gyalogság
ad-unit-artillery = német tüzérség
ad-unit-tank = német harckocsi
ad-unit-blockhouse = bunker
ad-unit-uk-infantry = brit gyalogság
ad-unit-uk-artillery = brit tüzérség
ad-unit-uk-tank = brit harckocsi
ad-unit-uk-fighter = brit vadászgép
ad-unit-uk-bomber = brit bombázó
ad-unit-us-infantry = amerikai gyalogság
ad-unit-us-artillery = amerikai tüzérség
ad-unit-us-tank = amerikai harckocsi
ad-unit-us-fighter = amerikai vadászgép
ad-unit-us-bomber = amerikai bombázó
ad-units = { $count } × { $unit }
ad-zone = { $name } ({ $id })
ad-box-beach = { $box ->
    [utah] Utah-part
    [omaha] Omaha-part
    [gold] Gold-part
    [juno] Juno-part
   *[sword] Sword-part
 }
ad-box-airborne = { $box } légideszant-mező
ad-chart-uk = brit táblázat
ad-chart-us = amerikai táblázat
ad-chart-rennes = Rennes/Chartres táblázat
ad-chart-rouen = Rouen/Chartres táblázat
ad-airfield = repülőtér
ad-supply = készlet

# A parancskártyák

ad-order-1 = Légideszant
ad-order-1-about = Minden ejtőernyős támad a mezője zónájában, és 1-re talál. A veszteséget a tengely választja, bunkert soha, és nem lő vissza. Ezután az ejtőernyősök a zónájukban állnak, a kártya pedig elhagyja a paklit.
ad-order-2 = Hajóágyúzás
ad-order-2-about = Hat kocka, egyenként, mindegyik egy-egy bunkerre, amelyet a szövetségesek neveznek meg: 2 vagy kevesebb elpusztítja.
ad-order-3 = Vadászjárőr
ad-order-3-about = A vadászgépek a repülőtérről bármely zónába mennek, egybe legfeljebb négy, és ott várják a mozgó tengelyegységeket.
ad-order-4 = Légvédelmi tűz a vadászgépekre
ad-order-4-about = Minden tengelytüzérség, amelynek zónájában vadászgép van, kockát dob az egyikre: az 1-es elpusztítja.
ad-order-5 = Bombatámadás
ad-order-5-about = A bombázók olyan zónákba mennek, ahol nincs szövetséges szárazföldi egység. Aztán mindegyik kockát dob a zónája egyik tengelyegységére: 3 vagy kevesebb elpusztítja.
ad-order-6 = Légvédelmi tűz a bombázókra
ad-order-6-about = Minden tengelytüzérség, amelynek zónájában bombázó van, kockát dob az egyikre: az 1-es elpusztítja.
ad-order-7 = A bombázók visszatérnek
ad-order-7-about = Minden bombázó visszamegy a repülőtérre.
ad-order-8 = A szövetségesek mozognak
ad-order-8-about = A parton lévő szövetséges egységek mozognak: gyalogság és tüzérség egy zónát, harckocsi legfeljebb kettőt. Vitatott zónát senki sem hagy el.
ad-order-9 = A bunkerek a tengerre lőnek
ad-order-9-about = Minden bunker dobhat egy kockát egy hatósugarában lévő partraszállási mező egyik egységére: 3 vagy kevesebb elpusztítja.
ad-order-10 = A szövetségesek partra szállnak
ad-order-10-about = A partraszállási mezők egységei abban a zónában szállhatnak partra, ahová a mező nyila mutat.
ad-order-11 = A szövetségesek támadnak, a tengely védekezik
ad-order-11-about = Egy harci kör minden vitatott zónában. A szövetségesek minden ottani szárazföldi egységükkel támadnak.
ad-order-12 = A tengely mozog, a vadászgépek lőnek
ad-order-12-about = A tengely szárazföldi egységei mozoghatnak. Ezután minden vadászgép lő mindegyikre, amely a zónájába be-, rajta át- vagy onnan kiment: az 1-es elpusztítja.
ad-order-13 = A tengely támad, a szövetségesek védekeznek
ad-order-13-about = Egy harci kör minden vitatott zónában. A tengely minden ottani szárazföldi egységével támad, a bunkerekkel is.
ad-order-14 = Szövetséges erősítés
ad-order-14-about = Két kocka minden szövetséges hatalomnak: legfeljebb ennyi egység jön a táblázatáról a partraszállási mezőibe, a táblázat sorrendjében.
ad-order-15 = Tengelyerősítés, a vadászgépek lőnek
ad-order-15-about = Két kocka minden német táblázatnak: legfeljebb ennyi egység jön a belépő zónáiba. A vadászgépek lőnek a lerakottakra.
ad-order-16 = A vadászgépek visszatérnek
ad-order-16-about = Minden vadászgép visszamegy a repülőtérre.

# A szerencsekártyák

ad-fortune = { $number }. szerencse: { $order }
ad-fortune-about = 1-esnél: { $good } 6-osnál: { $bad }
ad-fortune-nothing = Nem történik semmi.
ad-fortune-1-good = Az ejtőernyősök 2-re találnak.
ad-fortune-1-bad = A tengely két ejtőernyőst levesz, a többi nem támad.
ad-fortune-2-good = A hajók 3-ra találnak.
ad-fortune-2-bad = A hajók 1-re találnak.
ad-fortune-3-good = Egy zónában akárhány vadászgép járőrözhet.
ad-fortune-3-bad = Egy kocka minden vadászgépért: 4-től a repülőtéren marad.
ad-fortune-4-good = A tüzérség a vadászgépekre 2-re talál.
ad-fortune-4-bad = A szövetségesek megneveznek egy zónát, ahol a tüzérség nem lő a vadászgépekre.
ad-fortune-5-good = A bombázók 5-re találnak.
ad-fortune-5-bad = Egy kocka minden bombázóért: 4-től a repülőtéren marad.
ad-fortune-6-good = A tüzérség a bombázókra 2-re talál.
ad-fortune-6-bad = A szövetségesek megneveznek egy zónát, ahol a tüzérség nem lő a bombázókra.
ad-fortune-7-good = Egy elpusztult bombázó visszajön.
ad-fortune-7-bad = A tengely levesz egy bombázót egy zónából.
ad-fortune-8-good = Minden szövetséges szárazföldi egység két zónát mozoghat.
ad-fortune-8-bad = A britek csak egy zónát hagynak el, az amerikaiak is.
ad-fortune-9-good = A bunkerek 5-re találnak.
ad-fortune-9-bad = A bunkerek 1-re találnak.
ad-fortune-10-good = Az egységek hatalmuk bármely partján partra szállhatnak.
ad-fortune-10-bad = Az egységek csak egy brit és egy amerikai mezőt hagynak el.
ad-fortune-11-good = A támadó szövetséges gyalogság 2-re talál.
ad-fortune-11-bad = A britek csak egy zónában támadnak, az amerikaiak is.
ad-fortune-12-good = A bunkereken kívül minden tengelyegység két zónát mozoghat.
ad-fortune-12-bad = A tengely egységei csak két zónát hagynak el.
ad-fortune-13-good = A támadó tengelygyalogság 2-re talál.
ad-fortune-13-bad = A tengely csak két zónában támad.
ad-fortune-14-good = Minden szövetséges hatalom újradobhatja egyik kockáját.
ad-fortune-14-bad = Minden szövetséges hatalom az erősítése felét kapja, felfelé kerekítve.
ad-fortune-15-good = Minden német táblázatért egy kocka újradobható.
ad-fortune-15-bad = Minden német táblázat az erősítése felét adja, felfelé kerekítve.
ad-fortune-16-good = Egy elpusztult vadászgép visszajön.
ad-fortune-16-bad = A tengely levesz egy vadászgépet egy zónából.

# A taktikai kártyák

ad-tactics-1 = Ejtőernyős-erősítés
ad-tactics-1-about = Egy kocka minden légideszant-mezőért: 1-esre, 2-esre vagy 3-asra ennyi gyalogság ereszkedik le a hatalom táblázatáról a zónába. Mindegyik azonnal megtámad egy ottani tengelyegységet, bunkert nem, és 1-re talál.
ad-tactics-2 = V–2-es rakétacsapás
ad-tactics-2-about = Egy kocka minden szövetséges táblázatért: 4-ig a következő egység elpusztul.
ad-tactics-3 = Műrepülés
ad-tactics-3-about = Zónánként egy vadászgépet ebben a fordulóban nem talál el a légvédelem.
ad-tactics-4 = Tűzgömb felülről
ad-tactics-4-about = Minden vadászgépért, amelyet a 4. parancs lelőtt, egy kocka a zónája egyik szövetséges szárazföldi egységére: 3 vagy kevesebb elpusztítja.
ad-tactics-5 = Súlyos bombázás
ad-tactics-5-about = Minden zónában lévő bombázó még egyszer megtámad ott egy tengelyegységet: 3 vagy kevesebb elpusztítja.
ad-tactics-6 = Baráti tűz
ad-tactics-6-about = Minden zónában lévő bombázóért egy kocka egy szomszédos zóna szövetséges szárazföldi egységére: 3 vagy kevesebb elpusztítja.
ad-tactics-7 = A mélyföldek elárasztása
ad-tactics-7-about = A forduló végéig egy parti zónába szárazföldi egység be nem lép, onnan ki nem jön.
ad-tactics-8 = Bunkerépítés
ad-tactics-8-about = Bunker épül újra egy zónában, amely elvesztett egyet, ahol van tengelyegység, és nincs szövetséges.
ad-tactics-9 = Megtévesztő partraszállás
ad-tactics-9-about = Ebben a fordulóban egy partraszállási mező egységei a szokásos zóna melletti parti zónákban is partra szállhatnak.
ad-tactics-10 = Összehangolt roham
ad-tactics-10-about = E forduló 11. parancsában annyi támadó gyalogság talál 2-re, ahány tüzérség van a zónában.
ad-tactics-11 = Nagy hatótávú tarackok
ad-tactics-11-about = Egy zóna minden szövetséges tüzérsége kockát dob egy szomszédos zónára, és 2-re talál. A veszteséget a tengely választja.
ad-tactics-12 = Francia ellenállás
ad-tactics-12-about = Egy zónában, ahol nincs szövetséges szárazföldi egység, egy kocka a bunkereken kívül minden tengelyegységért: az 1-es elpusztítja.
ad-tactics-13 = Nagy hatótávú 88-asok
ad-tactics-13-about = Egy zóna minden tengelytüzérsége kockát dob egy szomszédos zónára, és 2-re talál. A veszteséget a szövetségesek választják.
ad-tactics-14 = Felderítő támadás
ad-tactics-14-about = A vadászgépek más zónákba mehetnek, mindegyik egyszer, egy zónába legfeljebb négy.
ad-tactics-15 = Német menetoszlop
ad-tactics-15-about = Egy tengelyegység olyan messzire megy, ameddig akar, a szövetséges egységeket és a teli zónákat kikerülve. Az útjába eső vadászgépek lőnek rá.
ad-tactics-16 = Hátországi önkéntesek
ad-tactics-16-about = Egy–három elpusztult tengelygyalogság visszamegy a német táblázatok első üres gyalogsági helyeire.

# Amit kérdeznek

ad-ask-begin = { $you ->
    [yes] Kezdd el a játékot, ha készen állsz. Akkor gurulnak az első kockák.
   *[no] { $who }: a játék elkezdése.
 }
ad-ask-go-on = { $you ->
    [yes] Itt nincs mit választani. Folytasd, ha készen állsz.
   *[no] { $who }: folytatás.
 }
ad-ask-lose-paratroopers = { $you ->
    [yes] Balszerencse az ejtőernyősöknek: végy le egy gyalogságot egy légideszant-mezőről. Még leveendő: { $count }.
   *[no] { $who }: ejtőernyősök levétele. Még leveendő: { $count }.
 }
ad-ask-hits = { $you ->
    [yes] Válassz veszteséget itt: { $zone }. Hátralévő találatok: { $count }.
   *[no] { $who }: veszteség választása itt: { $zone }. Hátralévő találatok: { $count }.
 }
ad-ask-paratroopers = { $you ->
    [yes] Válaszd ki, kit támad az ejtőernyős itt: { $zone }. Hátralévő támadások: { $count }.
   *[no] { $who }: az ejtőernyős célpontja itt: { $zone }. Hátralévő támadások: { $count }.
 }
ad-ask-split = { $you ->
    [yes] Oszd el a hat hajókockát: javasold, hány legyen brit.
   *[no] { $who }: a hat hajókocka elosztása.
 }
ad-ask-naval = { $you ->
    [yes] Irányíts egy hajókockát egy bunkerre, vagy mondd, hogy kész vagy. Hátralévő kockák: { $count }.
   *[no] { $who }: a hajókockák irányítása. Hátralévő kockák: { $count }.
 }
ad-ask-patrol = { $you ->
    [yes] Küldj vadászgépeket járőrbe, vagy mondd, hogy kész vagy.
   *[no] { $who }: vadászgépek járőrbe küldése.
 }
ad-ask-barnstorm = { $you ->
    [yes] Műrepülés: válaszd ki a vadászgépet, amelyet nem lehet eltalálni.
   *[no] { $who }: a védett vadászgép kiválasztása.
 }
ad-ask-spare-fighters = { $you ->
    [yes] Nevezz meg egy zónát, ahol a tüzérség nem lő a vadászgépekre.
   *[no] { $who }: egy zóna megnevezése, ahol a tüzérség nem lő a vadászgépekre.
 }
ad-ask-spare-bombers = { $you ->
    [yes] Nevezz meg egy zónát, ahol a tüzérség nem lő a bombázókra.
   *[no] { $who }: egy zóna megnevezése, ahol a tüzérség nem lő a bombázókra.
 }
ad-ask-flak-fighters = { $you ->
    [yes] Válaszd ki a vadászgépet, amelyre a tüzérséged lő.
   *[no] { $who }: tűz a vadászgépekre.
 }
ad-ask-flak-bombers = { $you ->
    [yes] Válaszd ki a bombázót, amelyre a tüzérséged lő.
   *[no] { $who }: tűz a bombázókra.
 }
ad-ask-fireball = { $you ->
    [yes] Tűzgömb: válaszd ki a szövetséges egységet, amelyet a zuhanó gép eltalálhat.
   *[no] { $who }: a zuhanó gép célpontjának kiválasztása.
 }
ad-ask-place-bombers = { $you ->
    [yes] Küldj bombázókat olyan zónákba, ahol nincs szövetséges szárazföldi egység, vagy mondd, hogy kész vagy.
   *[no] { $who }: bombázók küldése.
 }
ad-ask-bomb = { $you ->
    [yes] Válassz bombázót és egységet, amelyet megtámad.
   *[no] { $who }: a bombázók célpontjainak kiválasztása.
 }
ad-ask-friendly-fire = { $you ->
    [yes] Baráti tűz: válassz bombázót és mellette egy szövetséges egységet, amelyet eltalálhat.
   *[no] { $who }: a bombák áldozatának kiválasztása.
 }
ad-ask-fighter-back = { $you ->
    [yes] Válaszd ki az elpusztult vadászgépet, amely visszajön.
   *[no] { $who }: a visszajövő vadászgép kiválasztása.
 }
ad-ask-bomber-back = { $you ->
    [yes] Válaszd ki az elpusztult bombázót, amely visszajön.
   *[no] { $who }: a visszajövő bombázó kiválasztása.
 }
ad-ask-lose-fighter = { $you ->
    [yes] Végy le egy vadászgépet egy zónából.
   *[no] { $who }: egy vadászgép levétele egy zónából.
 }
ad-ask-lose-bomber = { $you ->
    [yes] Végy le egy bombázót egy zónából.
   *[no] { $who }: egy bombázó levétele egy zónából.
 }
ad-ask-march = { $you ->
    [yes] Mozgass egy egységet, vagy mondd, hogy kész vagy.
   *[no] { $who }: mozgás.
 }
ad-ask-shell = { $you ->
    [yes] Lőj egy bunkerrel egy mező egységére, vagy mondd, hogy kész vagy.
   *[no] { $who }: tűz a tengerre.
 }
ad-ask-land = { $you ->
    [yes] Szállíts partra egy egységet, vagy mondd, hogy kész vagy.
   *[no] { $who }: partraszállás.
 }
ad-ask-own-zone = { $you ->
    [yes] Válaszd ki az egyetlen zónát, ahol támadsz ({ $power }).
   *[no] { $who }: az egyetlen támadási zóna kiválasztása ({ $power }).
 }
ad-ask-pick-fights = { $you ->
    [yes] Válassz egy zónát, ahol támadsz. Legfeljebb kettő lehet.
   *[no] { $who }: a támadási zónák kiválasztása.
 }
ad-ask-reroll = { $you ->
    [yes] Dobd újra az egyik kockát ({ $chart }), vagy passzolj.
   *[no] { $who }: egy kocka újradobása ({ $chart }) vagy passz.
 }
ad-ask-reinforce = { $you ->
    [yes] Rakd le egy táblázat következő egységét, vagy mondd, hogy kész vagy.
   *[no] { $who }: erősítések lerakása.
 }
ad-ask-recon = { $you ->
    [yes] Vigyél át egy vadászgépet egy másik zónába, vagy mondd, hogy kész vagy.
   *[no] { $who }: vadászgépek mozgatása.
 }
ad-ask-convoy = { $you ->
    [yes] Menetoszlop ({ $unit }): válaszd ki a következő zónát. Az első zóna után megállhatsz.
   *[no] { $who }: a menetoszlop mozgatása ({ $unit }).
 }
ad-ask-volunteers = { $you ->
    [yes] Válaszd ki a táblázatot, ahová egy gyalogság visszamegy. Hátralévő gyalogság: { $count }.
   *[no] { $who }: gyalogság visszaküldése a táblázatokra. Hátralévő gyalogság: { $count }.
 }
ad-ask-card = { $you ->
    [yes] Felhasználod: { $card }, vagy passzolsz? { $about }
   *[no] { $who }: felhasználás ({ $card }) vagy passz. { $about }
 }
ad-ask-answer-uk = { $you ->
    [yes] Az Egyesült Királyság javaslata: { $what }. Fogadd el, vagy javasolj mást.
   *[no] { $who }: válasz a brit javaslatra: { $what }.
 }
ad-ask-answer-us = { $you ->
    [yes] Az Egyesült Államok ehelyett ezt javasolja: { $what }. Fogadd el, vagy bízd a tengelyre.
   *[no] { $who }: válasz az amerikai javaslatra: { $what }.
 }
ad-ask-referred = { $you ->
    [yes] A szövetségesek nem értenek egyet, így te döntesz helyettük. { $what }
   *[no] { $who }: döntés az egyet nem értő szövetségesek helyett.
 }
ad-ask-nothing = Nincs kérdés.
ad-over = { $you ->
    [yes] Győztél.
   *[no] A győztes: { $side }.
 }

# Amit tenni lehet

ad-button-begin = Kezdés
ad-button-go-on = Tovább
ad-button-done = Kész
ad-button-pass = Passz
ad-button-stop = Megállás itt
ad-button-agree = Egyetértek
ad-button-refer = Döntsön a tengely
ad-do-split = Brit kocka { $uk }, amerikai kocka { $us }
ad-do-bombard = Lőj egy bunkerre itt: { $zone }
ad-do-spare = Nincs tűz itt: { $zone }
ad-do-convoy = Tovább ide: { $zone }
ad-do-attack-in = Támadás itt: { $zone }
ad-do-zone = { $zone }
ad-do-remove-paratrooper = Végy le egy gyalogságot: { $box }
ad-do-plane-back = Visszahozás: { $unit }
ad-do-volunteer = Egy gyalogság ide: { $chart }
ad-do-lose = Veszteség: { $unit }, { $zone }
ad-order-casualties = Veszteségek kérdezés nélkül, az elöl állók esnek el először: { $kinds }
ad-do-protect = Védelem: { $unit }, { $zone }
ad-do-remove-plane = Levétel: { $unit }, { $zone }
ad-do-fire-at = Tűz erre: { $unit }, { $zone }
ad-do-fly = { $unit } ide: { $zone }
ad-do-bomb = { $plane }: bomba erre: { $unit }
ad-do-short = { $plane }: találat ezen: { $unit }, { $zone }
ad-do-move = { $unit }: { $from } → { $zone }
ad-do-move-stop = { $unit }: { $from } → { $zone }, és megáll
ad-do-move-two = { $unit }: { $from } → { $via } → { $zone }
ad-do-back = { $unit }: { $from } zónából vissza ide: { $zone }
ad-do-shell = Tűz innen: { $from }, erre: { $unit } ({ $zone })
ad-do-land = Partraszállás: { $unit }, { $box } → { $zone }
ad-do-card = Felhasználás: { $card }
ad-do-card-at = Felhasználás: { $card }, { $zone }
ad-do-card-from = Felhasználás: { $card }, { $from } → { $zone }
ad-do-card-unit = Felhasználás: { $card }, { $unit } ({ $zone })
ad-do-reroll = { $die } újradobása ({ $chart })
ad-do-enter = Lerakás: { $unit }, { $zone }
ad-step-die = { $die ->
    [1] Első kocka
   *[other] Második kocka
 }
ad-step-count = { $count ->
    [one] { $count } kocka
   *[other] { $count } kocka
 }
ad-step-unknown = { $name }

# Ami történt

ad-event-turn = { $turn }. forduló kezdődik.
ad-event-order = { $number }. parancs: { $card }. Soron: { $side }.
ad-event-card = { $card }. Dob: { $side }.
ad-event-left = { $number }. parancs, { $card }: elhagyja a paklit.
ad-event-fortune = A kocka: { $die }. { $effect } (Dobta: { $side }.)
ad-event-used = Felhasznált kártya ({ $side }): { $card }.
ad-event-passed = Passzolt kártya ({ $side }): { $card }.
ad-event-done = { SEAT($seat) } kész.
ad-event-proposed = { SEAT($seat) } javasolja: { $what }.
ad-event-agreed = { SEAT($seat) } egyetért.
ad-event-referred = { SEAT($seat) } a tengelyre bízza a döntést.
ad-event-moved = { $units }: { $from } → { $to }.
ad-event-moved-via = { $units }: { $from } → { $via } → { $to }.
ad-event-destroyed = Elpusztult ({ $at }): { $units }.
ad-event-control = { $zone } új ura: { $side }.
ad-event-no-control = { $zone }: mostantól senkié.
ad-event-airborne = Az ejtőernyősök ({ $box }) támadnak itt: { $zone }, { $needs } vagy kevesebb kell: { $dice }. Találat: { $hits }.
ad-event-ship = A hajók lőnek erre: { $unit }, { $at }; { $needs } vagy kevesebb kell: { $die }. { $hit ->
    [yes] Elpusztult.
   *[no] Mellé.
 }
ad-event-flak = A tüzérség lő erre: { $unit }, { $at }; { $needs } vagy kevesebb kell: { $die }. { $hit ->
    [yes] Lelőve.
   *[no] Mellé.
 }
ad-event-bomber = Bombázó támadja: { $unit }, { $at }; { $needs } vagy kevesebb kell: { $die }. { $hit ->
    [yes] Elpusztult.
   *[no] Mellé.
 }
ad-event-blockhouse = Bunker lő erre: { $unit }, { $at }; { $needs } vagy kevesebb kell: { $die }. { $hit ->
    [yes] Elpusztult.
   *[no] Mellé.
 }
ad-event-paratrooper = Ejtőernyős támadja: { $unit }, { $at }; { $needs } vagy kevesebb kell: { $die }. { $hit ->
    [yes] Elpusztult.
   *[no] Mellé.
 }
ad-event-wreck = Roncs zuhan erre: { $unit }, { $at }; { $needs } vagy kevesebb kell: { $die }. { $hit ->
    [yes] Elpusztult.
   *[no] Mellé.
 }
ad-event-short = Bombák hullnak erre: { $unit }, { $at }; { $needs } vagy kevesebb kell: { $die }. { $hit ->
    [yes] Elpusztult.
   *[no] Mellé.
 }
ad-event-strafed = Vadászgépek lövik: { $unit } ({ $zones }); { $needs } kell: { $dice }. { $hit ->
    [yes] Elpusztult.
   *[no] Átjutott.
 }
ad-event-battle = Harc itt: { $zone }. Támad: { $side }.
ad-event-attack = { $side }, támadás itt: { $zone }. Kockák: { $dice }. Találat: { $hits }.
ad-event-defence = { $side }, védelem itt: { $zone }. Kockák: { $dice }. Találat: { $hits }.
ad-event-casualty = Veszteség itt: { $zone }: { $units }.
ad-event-battle-over = Vége a harcnak itt: { $zone }. A zóna ura: { $side }.
ad-event-guns = { $card }: { $from } → { $at }, { $needs } vagy kevesebb talál: { $dice }. Találat: { $hits }.
ad-event-resistance = Az ellenállás lecsap itt: { $zone }: { $dice }.
ad-event-chart = Kockák, { $chart }: { $dice }. Beléphet: { $count } egység.
ad-event-reroll = Egy kocka újradobva, { $chart }: { $before } helyett { $after }. Beléphet: { $count } egység.
ad-event-kept = Egy kocka mindegyikért ({ $unit }): { $dice }. A repülőtéren marad: { $count }.
ad-event-paratroopers = Kocka, { $box }: { $die }. Leereszkedő gyalogság: { $count }.
ad-event-rocket = Rakéta, { $chart }; { $needs } vagy kevesebb talál: { $die }. { $hit ->
    [yes] A következő egység elpusztult.
   *[no] Mellé.
 }
ad-event-split = A hajókockák elosztva: { $uk } brit, { $us } amerikai.
ad-event-spared = A tüzérség nem lő itt: { $zone }.
ad-event-own-zone = { $power } csak itt támad: { $zone }.
ad-event-picked = A tengely itt támad: { $zone }.
ad-event-safe = Nem található el: { $unit } ({ $zone }).
ad-event-flooded = A forduló végéig víz alatt: { $zone }.
ad-event-landing-opened = Ebben a fordulóban a szokásos zóna mellett is partra szállhatnak: { $box }.
ad-event-close = A szövetségesek mindhárom várost tartják: győznek, ha a következő forduló végén is.
ad-event-not-close = A szövetségesek már nem tartják mindhárom várost.
ad-event-over = A játékot megnyerte: { $side }.
ad-volley = { $kind } (legfeljebb { $needs }) { $dice }

# Az állás szavakban

ad-tell-order = { $turn }. forduló, összesen { $turns }; { $number }. parancs: { $card }.
ad-tell-fortune = { $turn }. forduló, összesen { $turns }; { $number }. parancs, szerencsekártya: { $card }.
ad-tell-tactics = { $turn }. forduló, összesen { $turns }; taktikai kártya: { $card }.
ad-tell-check = { $turn }. forduló, összesen { $turns }; a győzelem vizsgálata.
ad-tell-over = { $turn }. forduló, összesen { $turns }: a játék véget ért. A győztes: { $side }.
ad-tell-none = semmi
ad-tell-cities = A szövetségesek városai: { $zones }.
ad-tell-cities-close = A szövetségesek városai: { $zones }. Az előző forduló végén mindhármat tartották.
ad-tell-contested = { $zone }, vitatott: { $units }.
ad-tell-zone = { $zone }, { $side }: { $units }.
ad-tell-sky = { $zone }, a földön senki: { $units }.
ad-tell-box = { $box }, partraszállás itt: { $zone }: { $units }.
ad-tell-airfield = A repülőtéren: { $units }.
ad-tell-chart = Hátralévő egységek, { $chart }: { $count }. Következik ({ $place }. hely): { $units }.
ad-tell-chart-empty = Üres: { $chart }.
ad-tell-supply = Eddig elpusztult: { $units }.
ad-tell-luck = E parancs szerencséje: { $effect }
ad-tell-kept = Ebben a fordulóban a repülőtéren marad: { $units }.
ad-tell-combined = Összehangolt roham: a 11. parancsban a tüzérség melletti gyalogság 2-re talál.
ad-tell-battle = Harc itt: { $zone }, támad: { $side }. Eddigi veszteség: { $casualties }.
ad-tell-dice = Kockák ({ $side }): { $dice }.
ad-tell-hits = Még elszenvedendő találatok ({ $side }): { $count }.

# Ami nyomtatva van

ad-about-infantry = 1-gyel támad, 2-vel véd, egy zónát mozog.
ad-about-artillery = 2-vel támad és véd, egy zónát mozog. A tengely tüzérsége repülőkre is lő.
ad-about-tank = 3-mal támad, legfeljebb két zónát mozog; az elsőben lévő ellenség megállítja.
ad-about-blockhouse = 3-mal támad, 1-gyel véd, sosem mozog. A hatósugarában lévő partraszállási mezőkre lő.
ad-about-fighter = Egy zónában járőrözik, és lő minden tengelyegységre, amely be-, át- vagy kimegy: az 1-es elpusztítja.
ad-about-bomber = Amikor egy zónába ér, megtámad egy tengelyegységet: 3 vagy kevesebb elpusztítja.
ad-about-beachhead = Egységei itt szállnak partra: { $zone }.
ad-about-airborne = Ejtőernyősei ide ugranak: { $zone }.
ad-about-chart = Az egységek balról jobbra és fentről lefelé lépnek be; akinek nincs helye, az megállítja a mögötte állókat.
ad-figure-attack = Támadás
ad-figure-defence = Védelem
ad-figure-move = Mozgás (zóna)
ad-figure-power = Hatalom
ad-figure-pieces = Bábuk
ad-figure-number = Szám
ad-figure-side = Oldal
ad-figure-neighbours = Szomszédok
ad-figure-towns = Más települések
ad-figure-coast = A parton
ad-figure-city = Város
ad-figure-entry = Belépés innen
ad-figure-range = Mezők hatósugárban
ad-figure-blockhouses = Bunkerek induláskor
ad-figure-capacity = Férőhely
ad-figure-places = Helyek
ad-figure-units = Egységek
ad-figure-yes = igen

# Esélyek

ad-odds-destroyed = elpusztul, { $needs } vagy kevesebb esetén
ad-odds-gets-past = átjut a vadászgépek alatt, kockák: { $dice }
ad-odds-wins = { $side }: a végén egyedül marad
ad-odds-nobody = A végén senki sem marad
ad-odds-left = { $side }: a végén megmaradó egységek
ad-odds-wins-at-once = { $side }: egy támadás után egyedül marad
ad-odds-contested = Egy támadás után mindkét fél ott van
ad-odds-left-at-once = { $side }: egy támadás után megmaradó egységek
ad-odds-expected = { $unit }, a végén átlagosan marad

# Miért nem

ad-no-such-seat = Ilyen szék nincs ebben a játékban.
ad-no-such-zone = Ez nincs ezen a térképen: { $zone }.
ad-no-over = A játék véget ért.
ad-no-begin-seat = A játékot a szövetséges szék kezdi, három széknél a brit.
ad-no-begin-first = A játék még nem kezdődött el: előtte nincs dobás és választás.
ad-no-begun = A játék már elkezdődött.
ad-no-go-on-seat = A szövetséges szék folytatja, három széknél a brit.
ad-no-go-on-first = Itt semmit sem lehet választani, amíg a játék nem folytatódik.
ad-no-going-on = Csak a betöltött és semmit sem kérdező állás vár folytatásra.
ad-no-axis-decides = Erről a tengely dönt.
ad-no-allies-decide = Erről a szövetségesek döntenek.
ad-no-other-ally = Ez a másik szövetséges hatalomé.
ad-no-said-done = Azt mondtad, kész vagy ezzel a paranccsal.
ad-no-nothing-left = Ebben a parancsban már nincs mit választanod.
ad-no-not-asked = Most nem ez a kérdés.
ad-no-referred = A döntést a tengelyre bízták.
ad-no-answer-referred = Te döntesz: válassz abból, amit a szövetségesek választhattak volna.
ad-no-uk-proposes = Először az Egyesült Királyság javasol.
ad-no-answer-nothing = Még senki sem javasolt semmit.
ad-no-us-answers = Először az Egyesült Államok válaszol.
ad-no-us-refers = Az Egyesült Államok egyetért vagy mást javasol; a tengelyre csak az Egyesült Királyság bízhatja.
ad-no-same-proposal = Ezt már az Egyesült Királyság javasolta: fogadd el.
ad-no-uk-answers = Most az Egyesült Királyság válaszol.
ad-no-agree-or-refer = Fogadd el az amerikai javaslatot, vagy bízd a döntést a tengelyre.
ad-no-joint = Ez nem válaszra váró közös döntés.
ad-no-joint-of-two = Minden szövetséges választást egy szék tesz.
ad-no-pass = Ezt ki kell választani.
ad-no-pass-hit = Minden találat egy egység veszteség: válassz egyet.
ad-no-pass-flak = Minden tüzérség lő: válaszd ki a célját.
ad-no-say-done = Akinek itt elég, az mondja, hogy kész.
ad-no-say-pass = A kártyát vagy a kockát passzal lehet elhárítani.
ad-no-say-stop = A menetoszlop megállással fejezi be az útját.
ad-no-stop-yet = A menetoszlop legalább egy zónát megy.
ad-no-move-now = Ezek az egységek nem mozognak ebben a parancsban.
ad-no-move-in-landing = A parton lévő egységek nem mozognak ebben a parancsban.
ad-no-land-in-move = A partraszállási mezők egységei nem mozognak ebben a parancsban.
ad-no-land-further = A partraszállás teljes mozgás: az egység a partraszállás zónájában megáll, és csak azt kell megnevezni.
ad-no-fighter-moves = A járőröző vadászgép a zónájában marad, amíg a vadászgépek vissza nem térnek.
ad-no-blockhouse-moves = A bunker sosem mozog.
ad-no-land-flies = A szárazföldi egységek nem repülnek.
ad-no-back = Zónából egyetlen egység sem megy vissza mezőre.
ad-no-unit-there = Nincs itt ({ $zone }): { $unit }.
ad-no-unit-in-box = Nincs itt ({ $box }): { $unit }.
ad-no-moved = Ott már mindegyik mozgott: { $unit }.
ad-no-leave-contested = Vitatott zónát egység nem hagy el: { $zone }.
ad-no-leave-blockhouse = Amíg ellenséges bunker áll ott, egység nem hagyja el: { $zone }.
ad-no-flooded = Víz alatt van: { $zone }. Ebben a fordulóban szárazföldi egység oda be, onnan ki nem megy.
ad-no-one-zone = Balszerencse: ebben a parancsban minden szövetséges hatalom csak egy zónát hagy el.
ad-no-two-zones = Balszerencse: ebben a parancsban a tengely egységei csak két zónát hagynak el.
ad-no-one-box = Balszerencse: ebben a parancsban minden szövetséges hatalom csak egy mezőt hagy el.
ad-no-one-step = { $unit }: egy zónát mozog, és csak azt kell megnevezni.
ad-no-three-steps = { $unit }: legfeljebb két zónát mozog.
ad-no-stop-missing = { $unit }: két zónát mehetne, ezért nevezd meg a másodikat is, vagy állj meg.
ad-no-round-trip = Egység nem fejezi be a mozgását ott, ahol kezdte.
ad-no-adjacent = { $zone } nem szomszédja ennek: { $from }.
ad-no-pass-enemy = Az ottani ellenséges egységek megállítják: { $zone }.
ad-no-pass-blockhouse = Az ottani ellenséges bunker megállítja: { $zone }.
ad-no-pass-full = Tele van saját egységekkel, senki sem mehet át: { $zone }.
ad-no-full = Tele van: { $zone }. Egy oldalnak ott legfeljebb nyolc egysége lehet.
ad-no-arrow = { $box } egységei itt nem szállhatnak partra: { $zone }.
ad-no-airborne-box = Ez nem partraszállási mező.
ad-no-box-empty = Nincs senki itt: { $box }.
ad-no-box-full = Tele van: { $box }.
ad-no-box-of-other = A másik szövetséges hatalomé: { $box }.
ad-no-place-box = { $place }. hely: az egysége nem léphet be itt: { $box }.
ad-no-axis-box = A tengely egységei nem mezőkön lépnek be.
ad-no-allies-zone = A szövetséges erősítés csak a saját partraszállási mezőin lép be.
ad-no-entry = { $zone } nem belépő zóna: { $chart }.
ad-no-chart-empty = Üres, ezért nem dobnak rá: { $chart }.
ad-no-chart-first = Előbb a másik táblázat következik.
ad-no-roll-used = Annyi egység lépett be, amennyit a kockák engednek: { $chart }.
ad-no-reinforce-now = Erről a táblázatról most nem lép be egység.
ad-no-reroll-now = Most nem dobnak újra kockát.
ad-no-reroll-once = Csak egy kocka dobható újra, egyszer.
ad-no-reroll-die = Két kocka van: az 1. és a 2.
ad-no-paratrooper-box = A gyalogságot a légideszant-mezőkről veszik le.
ad-no-airborne-blockhouse = Bunker nem lehet a légideszant vesztesége.
ad-no-paratrooper-blockhouse = Az ejtőernyősök nem támadhatnak bunkert.
ad-no-enemy-casualty = { $unit }: az eltalált oldal a saját egységeiből választ.
ad-no-air-casualty = A repülők ebben nem vesznek részt.
ad-no-bystander = { $unit }: csak támadó egység szenvedhet találatot.
ad-no-casualty-twice = Ott már mindegyik veszteség: { $unit }.
ad-no-other-fight = Erről van szó: { $zone }.
ad-no-zone-first = Előbb ez következik: { $zone }.
ad-no-split = A brit rész 0 és { $count } kocka között van.
ad-no-split-now = Most nincs elosztandó hajókocka.
ad-no-naval-dice = Nincs több hajókockád.
ad-no-naval-blockhouse = A hajók csak bunkerekre lőnek.
ad-no-blockhouse-there = Nem áll bunker itt: { $zone }.
ad-no-blockhouse-left = Nincs elpusztult bunker, amely újraépülhetne.
ad-no-blockhouses-fired = Már minden bunker lőtt itt: { $zone }.
ad-no-range = A bunkerek innen egyetlen partraszállási mezőt sem érnek el: { $zone }.
ad-no-out-of-range = { $box } kívül esik ennek a hatósugarán: { $zone }.
ad-no-shell-now = A bunkerek csak a 9. parancsban lőnek a tengerre.
ad-no-shell-plane = A bunker nem lőhet repülőre.
ad-no-shell-zone = A tengerre lövő bunkerek csak partraszállási mezők egységeit találják el.
ad-no-other-plane = { $unit }: itt a másik fajtáról van szó.
ad-no-plane-left = Nincs a repülőtéren: { $unit }.
ad-no-plane-kept = { $unit }: ebben a fordulóban a repülőtéren kell maradnia.
ad-no-plane-placed = Egyetlen zónában sincs: { $unit }.
ad-no-plane-destroyed = Nem pusztult el: { $unit }.
ad-no-four-fighters = Négy vadászgép van ott, több nem jöhet: { $zone }.
ad-no-bomber-allied = Szövetséges szárazföldi egység van ott, bombázó nem megy oda: { $zone }.
ad-no-bomber-empty = Nincs ott tengelyegység, a bombázó semmit sem tehetne: { $zone }.
ad-no-bombers-placed = Minden bombázót az első kocka előtt helyeznek el.
ad-no-bomb-now = A bombázók akkor támadnak, amikor egy zónába érnek, nem most.
ad-no-bombed = { $unit }: már támadott.
ad-no-own-target = { $unit }: a célpont a zóna egyik tengelyegysége.
ad-no-allied-target = { $unit }: a célpont egy szövetséges szárazföldi egység.
ad-no-flak-land = { $unit }: a légvédelmi tűz repülőkre irányul.
ad-no-flak-fighter = A 6. parancs nem talál el vadászgépet.
ad-no-flak-there = Ott nincs tengelytüzérség, amely repülőre lőhetne: { $zone }.
ad-no-flak-spared = Az ottani tüzérség nem lő ebben a parancsban: { $zone }.
ad-no-flak-fired = Ott már minden tüzérség lőtt: { $zone }.
ad-no-flak-safe = { $unit }: az ottani ebben a fordulóban nem található el.
ad-no-barnstorm-fighter = Válassz egy vadászgépet.
ad-no-barnstorm-twice = Ott már van védett vadászgép: { $zone }.
ad-no-wreck-there = Ott nem zuhant le vadászgép: { $zone }.
ad-no-short-now = Most senki sem lő a saját oldalára.
ad-no-short-adjacent = Nincs a bombázó mellett: { $zone }.
ad-no-recon-fighter = Ezzel a kártyával csak vadászgépek mozognak.
ad-no-recon-route = A vadászgép egyenesen a zónájába megy: csak azt nevezd meg.
ad-no-recon-stay = A vadászgép másik zónába megy.
ad-no-recon-airfield = Ezzel a kártyával a járőröző vadászgépek mozognak, nem a repülőtéren lévők.
ad-no-contested = Nem vitatott: { $zone }.
ad-no-own-zone-units = A hatalomnak nincs ott egysége: { $zone }.
ad-no-own-zone-twice = Egy hatalom csak egy zónában támad.
ad-no-picked = Már ki van választva: { $zone }.
ad-no-tactics = Ezt a játékot taktikai kártyák nélkül játsszák.
ad-no-card-used = Már felhasználták, kikerült a játékból: { $card }.
ad-no-card-now = A saját számú parancs után jön: { $card }.
ad-no-card-effect = Most semmilyen hatása nem lehetne, ezért nem kínáljuk fel: { $card }.
ad-no-card-aim = Mondd meg, mire használod: { $card }.
ad-no-card-plain = Megnevezés nélkül használják: { $card }.
ad-no-coast = Nincs a parton: { $zone }.
ad-no-ruin = Nem vesztett bunkert: { $zone }.
ad-no-building = Kell ott tengelyegység, és nem lehet ott szövetséges: { $zone }.
ad-no-guns = Az oldalnak nincs ott tüzérsége: { $zone }.
ad-no-guns-adjacent = Nincs az ágyúk mellett: { $zone }.
ad-no-guns-enemy = Nincs ott ellenséges szárazföldi egység: { $zone }.
ad-no-resistance = Kell ott bunkeren kívüli tengelyegység, és nem lehet ott szövetséges: { $zone }.
ad-no-convoy-unit = { $unit }: a menetoszlop tengelygyalogság, -tüzérség vagy -harckocsi.
ad-no-convoy-enemy = Szövetséges szárazföldi egység van ott, a menetoszlop kikerüli: { $zone }.
ad-no-convoy-twice = A menetoszlop már járt itt: { $zone }.
ad-no-convoy-way = Innen nincs út a menetoszlopnak: { $zone }.
ad-no-volunteer-chart = A gyalogság német táblázatra megy vissza.
ad-no-volunteer-place = Nincs üres gyalogsági hely: { $chart }.
ad-no-volunteer-yet = Legalább egy gyalogság visszamegy.

# Zones, the Airfield, dice and buttons, in plain words
ad-name-airfield = Repülőtér
ad-about-city = A három város egyike: ha a szövetségesek egy teljes fordulón át tartják Cherbourg, St. Lo és Caen városát, nyernek.
ad-about-entry = A német erősítés itt léphet a térképre.
ad-about-coast = A tengernél fekszik.
ad-about-zone = Az tartja, akinek egyedül vannak itt szárazföldi egységei, legfeljebb nyolc. Ha mindkét félnek van, a zóna vitatott: senki sem mehet el, és mindkét fél a maga parancsánál támad.
ad-about-airfield = Itt várnak a szövetséges repülők, amelyek nincsenek zóna felett. Innen repülnek bármely zónába, amelyet a parancsuk enged, bármilyen messze.
ad-about-die = Az egyik a két kocka közül, amelyek megmondják, hány egység lép be erről a táblázatról. Egyszer újradobják, és az új szám marad.
ad-about-begin = Felfordul az első parancskártya, és dobnak a kockáival.
ad-about-go-on = A betöltött állás innen a következő döntésig halad.
ad-about-done = A többi egységed marad, ahogy van: egy parancsban senkinek sem kell cselekednie.
ad-about-pass = Most nem használod. Az a taktikai kártya, amelyet kihagysz, a következő fordulóban újra jön.
ad-about-stop = A harckocsi az első zónában marad, bár mehetne egy másodikba.
ad-about-agree = Elfogadod, amit a másik szövetséges hatalom javasol, és az történik.
ad-about-refer = Nem értetek egyet, és a tengely dönt helyettetek, tetszése szerint.

# Miért ért véget
ad-end-cities = A szövetségesek egy teljes fordulón át tartották Cherbourg, St. Lo és Caen városát.
ad-end-last-turn = Véget ért az utolsó forduló, és ez nem a szövetségeseké: { $zones }.
ad-end-last-turn-close = Véget ért az utolsó forduló, és a szövetségesek nem tartották egy teljes fordulón át Cherbourg, St. Lo és Caen városát.

# A játszma története
ad-story-axis = Tengely
ad-story-allies = Szövetségesek
ad-counts-zones = Ellenőrzött zónák
ad-deed-taken = Elfoglalt zónák
ad-deed-attacks = Megkezdett harcok
ad-deed-hits = Találatok
ad-deed-losses = Saját veszteségek
ad-luck-hits = találat
ad-mark-taken-axis = { $zone }: a tengely foglalta el
ad-mark-taken-allies = { $zone }: a szövetségesek foglalták el
