# What only the board of Battle Line says in the browser: captions and keys. Everything of the game is said by its crate.

web-bl-line = A { $count } zászló; ezen az oldalon { $near }, a másikon { $far }
web-bl-your-hand = A kezed
web-bl-by-colour = Szín szerint
web-bl-by-value = Érték szerint
web-bl-deck = { $deck }, { $size } lap, legfelül: { $top }
web-bl-unknown-card = ismeretlen
web-bl-discards = Eldobott lapok: { $count ->
    [0] nincs
   *[other] { $cards }
 }
web-bl-deck-short-troops = csapatok
web-bl-deck-short-tactics = taktika
web-bl-discards-short = Eldobott: { $count }
web-bl-guile = Csellapok
web-bl-holds = Kézben { $troops } csapat és { $tactics } taktikai lap; ismert: { $known }
web-bl-no-cards = nincs lap
web-bl-unseen = Nem látott csapatok
web-bl-unseen-caption = A { $count } csapat szín és érték szerint
web-bl-unseen-count = { $count } nem látott
web-bl-troop-seen = nyílt
web-bl-troop-held = a kezedben
web-bl-troop-unseen = nem látott
web-bl-ground-fog = Köd: csak összeg
web-bl-ground-mud = Sár: { $full } lap

# What the prompt and the ending call things of this game alone.
web-choose-flag = zászlót
web-counts-flags = Elfoglalt zászlók
web-deed-troops = Kijátszott csapatok
web-deed-tactics = Kijátszott taktikák
web-deed-claims = Elfoglalt zászlók

# What the frame of the table counts.
web-bl-count-points = pont
web-bl-count-flags = { $count ->
   *[other] zászló
 }
web-bl-count-hand = kézben
web-bl-count-tactics = taktika
web-bl-game = Játszma
web-bl-turn = Kör
