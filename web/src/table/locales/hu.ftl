# A kérdés követi a kattintásokat: mit választottál, és mi következik

web-prompt-next = { $chosen }: válassz { $what }
web-prompt-or = { $first } vagy { $second }
web-prompt-dice = Gurulnak a kockák …
web-prompt-sight = Egy pillanat …
web-choose-action = cselekvést
web-choose-award = kitüntetést
web-choose-bonus = jutalmat
web-choose-box = tengeri mezőt
web-choose-button = folytatást
web-choose-card = lapot
web-choose-chart = táblázatot
web-choose-count = darabszámot
web-choose-deck = paklit
web-choose-die = kockát
web-choose-face = jelet
web-choose-flag = zászlót
web-choose-item = tárgyat
web-choose-marker = jelzőt
web-choose-resource = erőforrást
web-choose-sector = szektort
web-choose-seat = játékost
web-choose-specialist = specialistát
web-choose-supply = lapot az utánpótlásból
web-choose-tactic = taktikát
web-choose-tile = mezőt
web-choose-unit = egységet
web-choose-vehicle = járművet
web-choose-zone = zónát
web-choose-other = folytatást

# Mások lépéseinek üteme

web-pace = Mások lépéseinek üteme
web-pace-help = Egymás után láthatók. Az S billentyű, a gomb vagy egy kattintás átugorja a többit.
web-pace-slow = Lassú
web-pace-normal = Közepes
web-pace-fast = Gyors
web-pace-off = Mind egyszerre
web-pace-skip = Átugrás
web-key-s = az éppen mutatott lépések átugrása

# A vége

web-ending = Így történt
web-end-how = Hogyan ért véget
web-end-curve = A játszma menete
web-end-step = { $line }. lépés
web-end-turning = A fordulópont
web-end-turning-show = { $line }. lépés megmutatása
web-end-luck = Kockaszerencse
web-end-luck-rolled = dobott
web-end-luck-expected = várható
web-end-deeds = Mit tettek az oldalak
web-end-rating = Értékszámod: { $rating }
web-end-rating-change = Értékszámod: { $before } → { $rating } ({ $change })
web-end-rematch-waits = A visszavágó akkor kezdődik, amikor mindenki megérkezett.
web-end-share = A játszma megosztása
web-end-together = Mindenki együtt
web-end-resigned = { $name } feladta.
web-end-out-of-time = { $name } ideje lejárt.
web-counts-flags = Elfoglalt zászlók
web-counts-points = Pontok
web-counts-soldiers = Katonák
web-counts-destroyed = Megsemmisített egységek
web-counts-zones = Birtokolt zónák
web-luck-hits = találat
web-luck-guns = géppuskák szemei
web-deed-troops = Kijátszott csapatok
web-deed-tactics = Kijátszott taktikák
web-deed-claims = Elfoglalt zászlók
web-deed-attacks = Támadások
web-deed-hits = Találatok
web-deed-steps = Mozgások
web-deed-scouted = Felderített mezők
web-deed-controlled = Elfoglalt célpontok
web-deed-losses = Saját veszteségek
web-deed-destroyed = Megsemmisített ellenség
web-deed-taken = Elfoglalt zónák
web-deed-gathered = Gyűjtött katonák
web-deed-lost = Elvesztett katonák
web-deed-recruited = Toborzott specialisták
web-deed-found = Talált tárgyak
web-deed-entered = Elért szektorok
web-lull = { $name } reagálhatna. Mindenki ugyanannyit vár, akár van válasz, akár nincs.
web-now-does = Most: { $what }
web-now-leads = Most ezek egyike: { $what }
web-now-many = { $count ->
    [one] Egy kattintás most egy választható helyet vagy dolgot világít meg.
   *[other] Egy kattintás most { $count } választható helyet vagy dolgot világít meg.
}
web-now-later = Most: választható valami után, ami világít.
