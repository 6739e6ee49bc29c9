# A kérdés követi a kattintásokat: mit választottál, és mi következik

web-prompt-next = { $chosen }: válassz { $what }
web-prompt-or = { $first } vagy { $second }
web-prompt-dice = Gurulnak a kockák …
web-prompt-sight = Egy pillanat …
web-choose-action = cselekvést
web-choose-button = folytatást
web-choose-card = lapot
web-choose-count = darabszámot
web-choose-deck = paklit
web-choose-die = kockát
web-choose-marker = jelzőt
web-choose-seat = játékost
web-choose-tactic = taktikát
web-choose-tile = mezőt
web-choose-unit = egységet
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
web-end-next = Hogyan tovább
web-end-together = Mindenki együtt
web-end-resigned = { $name } feladta.
web-end-out-of-time = { $name } ideje lejárt.
web-luck-hits = találat
web-deed-attacks = Támadások
web-deed-hits = Találatok
web-deed-steps = Mozgások
web-deed-controlled = Elfoglalt célpontok
web-deed-losses = Saját veszteségek
web-lull = { $name } reagálhatna. Mindenki ugyanannyit vár, akár van válasz, akár nincs.
web-now-does = Most: { $what }
web-now-leads = Most ezek egyike: { $what }
web-now-many = { $count ->
    [one] Egy kattintás most egy választható helyet vagy dolgot világít meg.
   *[other] Egy kattintás most { $count } választható helyet vagy dolgot világít meg.
}
web-now-later = Most: választható valami után, ami világít.

# The ending

web-end-points = { $points } pont
