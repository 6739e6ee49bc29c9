# Battle Line.

# Beállítások

option-starter = Ki kezd
    .help = Húzás: mindkét szék felmutat egy csapatlapot, a nagyobb érték kezd. Egyébként a kiválasztott szék kezd.
option-starter-draw = Húzás dönti el
option-starter-seat-0 = Makedónia
option-starter-seat-1 = Perzsia
option-last-chance = Utolsó esély
    .help = Zászlót csak a kör elején lehet elfoglalni, így az ellenfélnek marad egy köre a válaszra.
option-open-fronts = Nyitott frontok
    .help = Aki elvesztett egy zászlót, továbbra is játszhat ki oda csapatokat.
option-troops-only = Csak csapatok
    .help = A taktikai lapok kimaradnak.
option-fixed-ground = Rögzített terep
    .help = A Szökevény és az Átcsoportosítás nem viheti el a Ködöt és a Sarat.
option-games = Játszmák
    .help = Hány játszmából áll a mérkőzés; pontra játszva legfeljebb hányból. A nagyobb összpontszám nyer.
option-points = Pontra játszás
    .help = A mérkőzés véget ér, ha egy játszma után valamelyik szék eléri ezt a pontszámot. 0: rögzített számú játszma.

# Lapok

bl-colour-red = piros
bl-colour-orange = narancs
bl-colour-yellow = sárga
bl-colour-green = zöld
bl-colour-blue = kék
bl-colour-purple = lila
bl-card-troop = { $colour } { $value }
bl-card-leader-lion = Vezér (oroszlán)
bl-card-leader-eagle = Vezér (sas)
bl-card-horse = Nehézlovasság
bl-card-shield = Pajzsfal
bl-card-fog = Köd
bl-card-mud = Sár
bl-card-scout = Felderítő
bl-card-redeploy = Átcsoportosítás
bl-card-deserter = Szökevény
bl-card-traitor = Áruló
bl-deck-troops = csapatpakli
bl-deck-tactics = taktikai pakli

# Alakzatok

bl-strength-sum = összeg: { $sum }
bl-strength-host = Sereg, összeg: { $sum }
bl-strength-skirmish = Csatárlánc, összeg: { $sum }
bl-strength-battalion = Zászlóalj, összeg: { $sum }
bl-strength-phalanx = Falanx, összeg: { $sum }
bl-strength-wedge = Ék, összeg: { $sum }

# Mit hozhat egy húzás

bl-odds-any = Alakzatot kiegészítő lap
bl-odds-host = Sereg, { $flag }. zászló
bl-odds-skirmish = Csatárlánc, { $flag }. zászló
bl-odds-battalion = Zászlóalj, { $flag }. zászló
bl-odds-phalanx = Falanx, { $flag }. zászló
bl-odds-wedge = Ék, { $flag }. zászló

# Mi következik

bl-ask-play = { $you ->
    [yes] Játssz ki egy lapot.
   *[no] { SEAT($seat) }: kijátszik egy lapot.
 }
bl-ask-play-or-pass = { $you ->
    [yes] Játssz ki egy lapot, vagy passzolj.
   *[no] { SEAT($seat) }: kijátszik egy lapot vagy passzol.
 }
bl-ask-scout-draw = { $you ->
    [yes] Felderítő: válaszd ki, melyik pakliból húzol. Hátralévő húzás: { $left }.
   *[no] { SEAT($seat) }: felderít. Hátralévő húzás: { $left }.
 }
bl-ask-put-back = { $you ->
    [yes] Felderítő: tegyél vissza egy lapot a kezedből a paklijára. Visszateendő lap: { $left }.
   *[no] { SEAT($seat) }: felderít. Visszateendő lap: { $left }.
 }
bl-ask-claim = { $you ->
    [yes] Foglalj el zászlókat, vagy jelezd, hogy kész vagy.
   *[no] { SEAT($seat) }: zászlókat foglalhat el.
 }
bl-ask-draw = { $you ->
    [yes] Húzz egy lapot: csapatot vagy taktikát.
   *[no] { SEAT($seat) }: húz egy lapot.
 }
bl-over-won = { $you ->
    [yes] Nyertél. Pontok: { $first } – { $second }.
   *[no] { SEAT($seat) }: nyert. Pontok: { $first } – { $second }.
 }
bl-over-drawn = Döntetlen. Pontok: { $first } – { $second }.

# Mit lehet tenni

bl-do-place = { $card } kijátszása, { $flag }. zászló
bl-do-scout = Felderítő kijátszása
bl-do-redeploy = Átcsoportosítás: { $card }, { $flag }. zászló
bl-do-redeploy-off = Átcsoportosítás: { $card } eldobása
bl-do-deserter = Szökevény: { $card } eldobása
bl-do-traitor = Áruló: { $card }, { $flag }. zászló
bl-do-traitor-off = Áruló kijátszása: { $card } el a játékból
bl-do-pass = Passz
bl-do-draw = Húzás: { $deck }
bl-do-back = { $card } visszatétele
bl-do-claim = { $flag }. zászló elfoglalása
bl-do-done = Kész
bl-step-flag = { $flag }. zászló
bl-step-discard = Eldobás
bl-step-unknown = { $name }

# Mi történt

bl-event-starting-draw = Kezdő húzás: { SEAT(0) }: { $first }, { SEAT(1) }: { $second }.
bl-event-game-began = { $you ->
    [yes] { $game }. játszma kezdődik. Te kezdesz.
   *[no] { $game }. játszma kezdődik. Kezd: { SEAT($seat) }.
 }
bl-event-placed = { $you ->
    [yes] Kijátszottad: { $card }, { $flag }. zászló.
   *[no] { SEAT($seat) } kijátszotta: { $card }, { $flag }. zászló.
 }
bl-event-scouting = { $you ->
    [yes] Kijátszottad a Felderítőt.
   *[no] { SEAT($seat) } kijátszotta a Felderítőt.
 }
bl-event-redeployed = { $you ->
    [yes] Átcsoportosítottad: { $card }, { $from }. zászló → { $flag }. zászló.
   *[no] { SEAT($seat) } átcsoportosította: { $card }, { $from }. zászló → { $flag }. zászló.
 }
bl-event-redeployed-off = { $you ->
    [yes] Visszavontad és eldobtad: { $card }, { $from }. zászló.
   *[no] { SEAT($seat) } visszavonta és eldobta: { $card }, { $from }. zászló.
 }
bl-event-deserted = { $you ->
    [yes] Kijátszottad a Szökevényt. Eldobva: { $card }, { $from }. zászló.
   *[no] { SEAT($seat) } kijátszotta a Szökevényt. Eldobva: { $card }, { $from }. zászló.
 }
bl-event-traitor = { $you ->
    [yes] Kijátszottad az Árulót. Hozzád átállt: { $card }, { $from }. zászló → { $flag }. zászló.
   *[no] { SEAT($seat) } kijátszotta az Árulót. Átállt: { $card }, { $from }. zászló → { $flag }. zászló.
 }
bl-event-passed = { $you ->
    [yes] Passzoltál.
   *[no] { SEAT($seat) } passzolt.
 }
bl-event-drew = { $you ->
    [yes] Húztál: { $deck }.
   *[no] { SEAT($seat) } húzott: { $deck }.
 }
bl-event-drew-card = { $you ->
    [yes] Ezt húztad: { $card } ({ $deck }).
   *[no] { SEAT($seat) } ezt húzta: { $card } ({ $deck }).
 }
bl-event-put-back = { $you ->
    [yes] Visszatettél egy lapot: { $deck }.
   *[no] { SEAT($seat) } visszatett egy lapot: { $deck }.
 }
bl-event-put-back-card = { $you ->
    [yes] Visszatetted: { $card } ({ $deck }).
   *[no] { SEAT($seat) } visszatette: { $card } ({ $deck }).
 }
bl-event-claimed = { $you ->
    [yes] Elfoglaltad: { $flag }. zászló.
   *[no] { SEAT($seat) } elfoglalta: { $flag }. zászló.
 }
bl-event-won = { $you ->
    [yes] Megnyerted a játszmát. Pontok: { $first } – { $second }.
   *[no] { SEAT($seat) } megnyerte a játszmát. Pontok: { $first } – { $second }.
 }
bl-event-drawn = A játszma döntetlen. Pontok: { $first } – { $second }.

# Miért nem

bl-no-such-seat = Csak ketten játszanak: Makedónia és Perzsia.
bl-no-over = A játszma véget ért.
bl-no-turn = Nem te következel.
bl-no-claim-turn = Zászlót csak a saját körödben foglalhatsz el.
bl-no-now-play = Most lapot kell kijátszani.
bl-no-now-claim = Most zászlókat lehet elfoglalni. Előbb jelezd, hogy kész vagy.
bl-no-now-draw = Most lapot kell húzni.
bl-no-now-scout-draw = A Felderítő végrehajtása folyik: most lapot kell húzni.
bl-no-now-put-back = A Felderítő végrehajtása folyik: most egy lapot vissza kell tenni a kezedből.
bl-no-claim-now = { $variant ->
    [last-chance] Zászlót csak a kör elején lehet elfoglalni.
   *[ordinary] Zászlót a kijátszás után és a húzás előtt lehet elfoglalni.
 }
bl-no-troops-only = Ebben a játszmában nincsenek taktikai lapok.
bl-no-hand = Nincs a kezedben: { $card }.
bl-no-goal = Mondd meg azt is, mire való most ez a lap: { $card }. Utána zászló vagy lap következik.
bl-no-closed = { $flag }. zászló: már elfoglalták, oda nem lehet lapot kijátszani.
bl-no-own-flag = { $flag }. zászló: a tiéd, ott csak a vesztes játszhat tovább.
bl-no-front-full = { $flag }. zászló: a te oldaladon már { $full } lap van.
bl-no-side-full = { $flag }. zászló: a te oldalad megtelt, { $full } lap fér el rajta.
bl-no-guile-flag = Nem zászlóhoz, hanem magad elé kell letenni: { $card }.
bl-no-second-leader = Már kijátszottál egy Vezért; egynél többet nem lehet.
bl-no-leader-again = Ebben a játszmában már kijátszottál egy Vezért; nem számít, hogy lekerült az asztalról.
bl-no-tactics-ahead = Te { $own } taktikai lapot játszottál ki, az ellenfél { $other } lapot: előbb neki kell felzárkóznia.
bl-no-tactics-closed = { $flag }. zászló: már elfoglalták, oda nem lehet taktikai lapot kijátszani.
bl-no-scout-empty = Mindkét pakli üres: nincs mit felderíteni.
bl-no-target = Nincs olyan lap, amelyre ez hathatna.
bl-no-guile-stays = Egy játékos előtt fekszik, és ott is marad: { $card }.
bl-no-discarded = El van dobva, nem jön vissza: { $card }.
bl-no-claimed-card = Elfoglalt zászlónál fekszik, és ott is marad: { $card }.
bl-no-claimed-goal = { $flag }. zászló: már elfoglalták, oda nem kerülhet lap.
bl-no-ground-fixed = Ebben a játszmában a Köd és a Sár a helyén marad.
bl-no-ground-other = Ehhez a laphoz rossz oldalon fekszik: { $card }.
bl-no-redeploy-own = Nincs nyitott zászlónál a te oldaladon: { $card }.
bl-no-redeploy-same = { $flag }. zászló: a lapnak el kell hagynia.
bl-no-deserter-other = Nincs nyitott zászlónál az ellenfél oldalán: { $card }.
bl-no-traitor-tactics = Csak csapatból lehet áruló.
bl-no-traitor-other = Nincs nyitott zászlónál az ellenfél oldalán: { $card }.
bl-no-traitor-nowhere = Nincs szabad helyed az árulónak.
bl-no-traitor-off = Az áruló nem dobható el: szabad hely kell neki a te oldaladon.
bl-no-pass = Le tudsz tenni egy csapatot, ezért lapot kell kijátszanod.
bl-no-deck-empty = Ez a pakli üres.
bl-no-claimed = { $flag }. zászló: már elfoglalták.
bl-no-incomplete = { $flag }. zászló: a te oldalad nem teljes, { $full } lap kell.
bl-no-later = { $flag }. zászló: a két oldal egyforma, de az ellenfélé előbb lett teljes.
bl-no-beaten = { $flag }. zászló: az ellenfél oldala erősebb ({ $strength }).
bl-no-beatable = { $flag }. zászló: az ellenfél oldala még erősebb lehet ({ $strength }).

bl-role-macedon = Makedónia
bl-role-persia = Perzsia

# Az állás szavakban

bl-tell-seat = { SEAT($seat) }: { $flags } zászló, { $tactics } taktikai lap kijátszva.
bl-tell-hand = Kéz: { $cards }.
bl-tell-backs = Kéz, lefordítva: { $troops } csapat, { $tactics } taktikai lap.
bl-tell-known = Közülük ismert: { $cards }.
bl-tell-guile = Előtte fekszik: { $cards }.
bl-tell-flag-open = { $flag }. zászló, nyitott.
bl-tell-flag-claimable = { $flag }. zászló, most elfoglalható.
bl-tell-flag-claimed = { $flag }. zászló, tulajdonosa { SEAT($seat) }.
bl-tell-is = Most: { $strength }.
bl-tell-could = Legjobb esetben: { $strength }.
bl-tell-decks = Paklik: { $troops } csapat, { $tactics } taktikai lap.
bl-tell-top = A pakli tetején ismert, felülről lefelé: { $cards }.
bl-tell-discards = Eldobva: { $cards }.
bl-tell-side = { SEAT($seat) }: { $cards }.
bl-tell-cards = { $cards }
bl-tell-unseen = Nem látott: { $count }

# Mi áll a dolgokon, és mit tesznek

bl-figure-value = Érték
bl-figure-colour = Szín
bl-figure-letter = Betű
bl-figure-emblem = Jelvény
bl-figure-group = Kijátszása
bl-figure-rank = Rang
bl-formation-sum = Összeg
bl-formation-host = Sereg
bl-formation-skirmish = Csatárlánc
bl-formation-battalion = Zászlóalj
bl-formation-phalanx = Falanx
bl-formation-wedge = Ék
bl-group-morale = morállap
bl-group-ground = tereplap
bl-group-guile = csellap
bl-sign-claimable = Elfoglalható
bl-sign-could-become = Mivé válhat egy oldal
bl-sign-unseen = Nem látott csapatok
bl-sign-discards = Eldobott lapok
bl-sign-tactics-played = Kijátszott taktikai lapok
bl-about-troop = Nyitott zászlónál az oldalad szabad helyére kerül. A színek és értékek adják az alakzatot; egyforma alakzatok közül a nagyobb összeg nyer.
bl-about-leader = Bármely színt és értéket helyettesít. Egy játszmában mindenki csak egy Vezért játszhat ki.
bl-about-horse = Bármely színű 8-ast helyettesít.
bl-about-shield = Bármely színű 1-est, 2-est vagy 3-ast helyettesít.
bl-about-fog = A zászló mindkét oldalára hat: ott nem számít az alakzat, az értékek nagyobb összege nyer.
bl-about-mud = A zászló mindkét oldalára hat: ott mindkét oldalhoz { $full } lap kell, és az alakzatok is ennyi lapból állnak.
bl-about-scout = Húzz három lapot az egyik vagy mindkét pakliból; aztán tégy vissza két lapot a kezedből a paklijuk tetejére.
bl-about-redeploy = Végy el egy lapot egy nyitott zászlónál a saját oldaladról: tedd át egy másiknál a saját oldaladra, vagy dobd el.
bl-about-deserter = Végy el egy lapot egy nyitott zászlónál az ellenfél oldaláról, és dobd el.
bl-about-traitor = Végy el egy csapatot egy nyitott zászlónál az ellenfél oldaláról, és tedd a saját oldalad egy szabad helyére.
bl-about-morale = A csapataid között fekszik, és a lapja keretein belül annak számít, ami az oldalt a legerősebbé teszi.
bl-about-ground = Egy zászló mellett fekszik, és megváltoztatja, hogyan mérik össze ott a két oldalt.
bl-about-guile = Azonnal hat; utána a játszma végéig előtted fekszik.
bl-about-sum = Ködben nem számít az alakzat: az értékek nagyobb összege nyer.
bl-about-host = Bármilyen lapok. A leggyengébb alakzat.
bl-about-skirmish = Egymást követő értékek; a szín nem számít.
bl-about-battalion = Mind egyszínű; az érték nem számít.
bl-about-phalanx = Mind azonos értékű; a szín nem számít.
bl-about-wedge = Egy szín és egymást követő értékek. A legerősebb alakzat.
bl-about-deck-troops = A kör végén húzunk egy lapot, legfeljebb { $hand } lapos kézig: innen vagy a taktikai pakliból.
bl-about-deck-tactics = A kör végén húzunk egy lapot, legfeljebb { $hand } lapos kézig: innen vagy a csapatpakliból.
bl-about-flag = Elfoglalhatod, ha az oldalad teljes, és a másik már nem győzheti le. Öt zászló nyer, vagy három egymás mellett.
bl-about-claimable = Az oldal teljes, és semmilyen még nem látott csapat nem tehetné erősebbé a másik oldalt.
bl-about-could-become = A legerősebb alakzat, amelyet nem látott csapatok még kihozhatnak ebből az oldalból.
bl-about-unseen = Csapatok, amelyek sehol sem látszanak: a pakliban vagy egy kézben. Az elfoglalásnak mindegyikkel szemben meg kell állnia.
bl-about-discards = Az asztalról lekerült lapok. Soha nem jönnek vissza.
bl-about-tactics-played = Aki több taktikai lapot játszott ki, mint az ellenfele, annak meg kell várnia, míg az utoléri.

# What the buttons do
bl-about-pass = Ebben a körben nem teszel le lapot. Akkor választható, ha nem tudsz csapatot letenni; zászlót még foglalhatsz.
bl-about-done = Ebben a körben nem foglalsz el több zászlót.
bl-about-discard = Az elvett lap nem másik zászlóhoz, hanem az eldobottak közé kerül.

# Miért ért véget
bl-end-three-adjacent = { SEAT($seat) } { $count } szomszédos zászlót foglalt el: { $flags }.
bl-end-five-flags = { SEAT($seat) } { $count } zászlót foglalt el: { $flags }.
bl-end-stalemate = Mindketten passzoltak egymás után. Több zászlója van: { SEAT($seat) }, { $mine } – { $theirs }.
bl-end-stalemate-drawn = Mindketten passzoltak egymás után, mindkettőjüknek { $mine } zászlója van.
bl-end-all-games = Minden játszma véget ért. Több pontja van: { SEAT($seat) }, { $mine } – { $theirs }.
bl-end-all-games-drawn = Minden játszma véget ért, mindkettőjüknek { $mine } pontja van.
bl-end-points = { SEAT($seat) } elérte a pontszámot, ameddig a mérkőzés tart, { $mine } – { $theirs }.
bl-end-points-drawn = Mindketten elérték a pontszámot, ameddig a mérkőzés tart: { $mine }.

# A mérkőzés története
bl-counts-flags = Elfoglalt zászlók
bl-counts-points = Pontok
bl-deed-claims = Elfoglalt zászlók
bl-deed-troops = Kijátszott csapatok
bl-deed-tactics = Kijátszott taktikák
bl-luck-draws = a húzott csapatok értéke
bl-mark-claimed = { $flag }. zászló: { SEAT($seat) } foglalta el
