# Battle Line.

# Beállítások

option-starter = Ki kezd
    .help = Draw: mindkét szék felmutat egy csapatlapot, a nagyobb érték kezd. Egyébként a kiválasztott szék kezd.
option-starter-draw = Húzás dönti el
option-starter-seat-0 = Első szék
option-starter-seat-1 = Második szék
option-last-chance = Utolsó esély
    .help = Zászlót csak a kör elején lehet elfoglalni, így az ellenfélnek marad egy köre a válaszra.
option-open-fronts = Nyitott frontok
    .help = Aki elvesztett egy zászlót, továbbra is játszhat ki oda csapatokat.
option-troops-only = Csak csapatok
    .help = A taktikai lapok kimaradnak.
option-fixed-ground = Rögzített terep
    .help = A Szökevény és az Átcsoportosítás nem viheti el a Ködöt és a Sarat.
option-games = Játszmák
    .help = Hány játszmából áll a mérkőzés. A nagyobb összpontszám nyer.
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
    [yes] Kezdődik a { $game }. játszma. Te kezdesz.
   *[no] Kezdődik a { $game }. játszma. Kezd: { SEAT($seat) }.
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
    [yes] Kijátszottad a Szökevényt. Elhagyja a { $from }. zászlót: { $card }.
   *[no] { SEAT($seat) } kijátszotta a Szökevényt. Elhagyja a { $from }. zászlót: { $card }.
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
    [yes] Elfoglaltad a { $flag }. zászlót.
   *[no] { SEAT($seat) } elfoglalta a { $flag }. zászlót.
 }
bl-event-won = { $you ->
    [yes] Megnyerted a játszmát. Pontok: { $first } – { $second }.
   *[no] { SEAT($seat) } megnyerte a játszmát. Pontok: { $first } – { $second }.
 }
bl-event-drawn = A játszma döntetlen. Pontok: { $first } – { $second }.

# Miért nem

bl-no-such-seat = Ketten játszanak: a 0. és az 1. szék.
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
bl-no-redeploy-own = Nem a te oldaladon fekszik, nyitott zászlónál: { $card }.
bl-no-redeploy-same = A lapnak el kell hagynia a { $flag }. zászlót.
bl-no-deserter-other = Nem az ellenfél oldalán fekszik, nyitott zászlónál: { $card }.
bl-no-traitor-tactics = Csak csapatból lehet áruló.
bl-no-traitor-other = Nem az ellenfél oldalán fekszik, nyitott zászlónál: { $card }.
bl-no-traitor-nowhere = Nincs szabad helyed az árulónak.
bl-no-traitor-off = Az áruló nem dobható el: szabad hely kell neki a te oldaladon.
bl-no-pass = Le tudsz tenni egy csapatot, ezért lapot kell kijátszanod.
bl-no-deck-empty = Ez a pakli üres.
bl-no-claimed = { $flag }. zászló: már elfoglalták.
bl-no-incomplete = { $flag }. zászló: a te oldalad nem teljes, { $full } lap kell.
bl-no-later = { $flag }. zászló: a két oldal egyforma, de az ellenfélé előbb lett teljes.
bl-no-beaten = { $flag }. zászló: az ellenfél oldala erősebb ({ $strength }).
bl-no-beatable = { $flag }. zászló: az ellenfél oldala még erősebb lehet ({ $strength }).
