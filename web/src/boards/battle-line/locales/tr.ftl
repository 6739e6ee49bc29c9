# What only the board of Battle Line says in the browser: captions and keys. Everything of the game is said by its crate.

web-bl-line = { $count } bayrak; bu yanda { $near }, öbür yanda { $far }
web-bl-your-hand = Eliniz
web-bl-by-colour = Renge göre sırala
web-bl-by-value = Değere göre sırala
web-bl-deck = { $deck }, { $size } kart, en üstte: { $top }
web-bl-unknown-card = bilinmiyor
web-bl-discards = Iskarta, { $count ->
    [0] yok
   *[other] { $cards }
 }
web-bl-deck-short-troops = birlik
web-bl-deck-short-tactics = taktik
web-bl-discards-short = Iskarta: { $count }
web-bl-guile = Hile kartları
web-bl-holds = Elinde { $troops } birlik ve { $tactics } taktik kartı var; bilinen: { $known }
web-bl-no-cards = kart yok
web-bl-unseen = Görülmeyen birlikler
web-bl-unseen-caption = Renk ve değere göre { $count } birlik
web-bl-unseen-count = { $count } görülmedi
web-bl-troop-seen = açık
web-bl-troop-held = elinizde
web-bl-troop-unseen = görülmedi
web-bl-ground-fog = Sis: yalnız toplam
web-bl-ground-mud = Çamur: { $full } kart

# What the prompt and the ending call things of this game alone.
web-choose-flag = bir bayrak
web-counts-flags = Alınan bayraklar
web-deed-troops = Oynanan birlikler
web-deed-tactics = Oynanan taktikler
web-deed-claims = Alınan bayraklar

# What the frame of the table counts.
web-bl-count-points = puan
web-bl-count-flags = { $count ->
   *[other] bayrak
 }
web-bl-count-hand = el
web-bl-count-tactics = taktik
web-bl-game = Oyun
web-bl-turn = Tur
